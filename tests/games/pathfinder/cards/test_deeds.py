"""Powers of characters and roles beside checks: before damage, to evade, to heal, when a turn begins or ends, and after
something has happened. Every box of every line is used."""

from collections.abc import Sequence
from typing import Any

import pytest

from herowright.games.pathfinder.cards.deeds import (
    AndThen,
    LookAtEnds,
    LookAtOwn,
    Scout,
    Swap,
    Travel,
)
from herowright.games.pathfinder.cards.effects import AddDice, Evade
from herowright.games.pathfinder.cards.forms import After, AfterPlaying, AtTurn, EvadedTo, LessDamage, Use
from herowright.games.pathfinder.cards.gifts import DrawCards, GrantExploration, LookAhead, Recover
from herowright.games.pathfinder.cards.on import ACQUIRE, ANYBODY, DEFEAT, On
from herowright.games.pathfinder.cards.outside import Examine, Heal
from herowright.games.pathfinder.cards.standing import DEFEATS, ENDS, STARTS
from herowright.games.pathfinder.cards.troubles import Damage
from herowright.games.pathfinder.cards.types import Play
from herowright.games.pathfinder.rules.components import (
    BANES,
    BARRIER,
    BOONS,
    COMBAT_DAMAGE,
    DAMAGE,
    DISCARD,
    HENCHMAN,
    ITEM,
    MONSTER,
    REVEAL,
    SPELL,
    VILLAIN,
    WISDOM,
)
from herowright.testing import Play as Table
from herowright.testing import rule
from tests.games.pathfinder.cards.boon_checks import HOLDERS
from tests.games.pathfinder.cards.boon_uses import PAID, read, where, will_roll
from tests.games.pathfinder.cards.power_cases import (
    PLAIN,
    PURSE,
    PURSE_IDS,
    TESTED,
    WISE,
    Power,
    Scene,
    each,
    table_for,
)
from tests.games.pathfinder.helpers import PEBBLES, bane, boon, deck_of, game, in_box, kinds, zone

__all__ = ["TESTED"]

QUESTION = {STARTS: "at-start", ENDS: "at-end"}


# --- damage ------------------------------------------------------------------------------------------------

HURT = 6


def suffered(power: Power, holder: int, type: str) -> int:
    """What is left of the damage that seat 0 takes."""
    trap = bane("trap", "Strength 1", BARRIER, before=(Damage(str(HURT), type),))
    table = table_for(power, holder, cards=[trap], places={"glade": ["trap"], "grove": ["wolf"]}, needed=PEBBLES)
    table.play("explore")
    amount: int = table.told("pf-event-suffers")[0].args["amount"]
    return amount


@rule("PF-DMG-03")
@each(LessDamage)
@pytest.mark.parametrize("type", DAMAGE)
def test_damage_is_reduced_by_itself(power: Power, type: str) -> None:
    """One's own, or that of others at the location; never of somebody elsewhere."""
    form = power.form
    named = type in (form.types or DAMAGE) and not (form.but_combat and type == COMBAT_DAMAGE)
    works = {1} if form.others_here else {0}
    assert [suffered(power, holder, type) for holder in HOLDERS] == [
        HURT - form.by if named and holder in works else HURT for holder in HOLDERS
    ]


# --- evading -----------------------------------------------------------------------------------------------

VEIL = boon("veil", SPELL, Play(DISCARD, Evade()))
CLOAK = boon("cloak", ITEM, Play(DISCARD, Evade()))


def met(power: Power, kind: str, holder: int = 0, hand: Sequence[str] = ()) -> Table:
    """A card of this kind, above two others."""
    card = bane("trial", "Combat 400", kind) if kind in BANES else boon("trial", kind, acquire="Wisdom 400")
    places = {"glade": ["trial", "gate", "thug"], "grove": ["wolf"]}
    table = table_for(power, holder, hand, cards=[card, VEIL, CLOAK], places=places, closed=["grove"])
    table.play("explore")
    return table


@rule("PF-ENC-11")
@each(Use, Evade)
@pytest.mark.parametrize("kind", [*BANES, *BOONS])
def test_whatever_is_met_can_be_evaded(power: Power, kind: str) -> None:
    assert not power.form.effect.kinds
    table = met(power, kind)
    assert (table.asked, table.keys) == ((0, "evade"), ["face", power.key])
    table.script(shuffles=[["gate", "trial", "thug"]])
    table.play(power.key)
    if table.asked[1] == "evaded-to":
        table.play("shuffle")
    assert deck_of(table, "glade") == ["gate", "trial", "thug"]
    assert (table.asked, "evades" in kinds(table)) == ((0, "turn"), True)
    other = met(power, kind, holder=1)
    assert other.asked[1] != "evade"
    assert power.key not in other.keys_of(1)


@rule("PF-ENC-11")
@each(EvadedTo)
@pytest.mark.parametrize("kind", [*BANES, *BOONS])
def test_an_evaded_card_goes_where_the_hero_likes(power: Power, kind: str) -> None:
    form = power.form
    kinds_met = {kind, MONSTER} if kind in (HENCHMAN, VILLAIN) else {kind}
    own = [power.key] if any(isinstance(each, Use) for _, each in power.working) else []
    keys = {"discard:veil": SPELL, "discard:cloak": ITEM, **dict.fromkeys(own, "")}
    for key, used in keys.items():
        table = met(power, kind, hand=["veil", "cloak"])
        table.play(key)
        if (form.with_kinds and used not in form.with_kinds) or (form.kinds and not kinds_met & set(form.kinds)):
            assert table.asked == (0, "turn")
            continue
        assert (table.asked, table.keys) == ((0, "evaded-to"), ["shuffle", form.to])
        table.play(form.to)
        deck = {"top": ["trial", "gate", "thug"], "bottom": ["gate", "thug", "trial"]}[form.to]
        place = table.state.places[0]
        known = {"top": (1, 0), "bottom": (0, 1)}[form.to]  # everybody has seen where it went
        assert (deck_of(table, "glade"), (place.known_top, place.known_bottom)) == (deck, known)


# --- healing -------------------------------------------------------------------------------------------------

LOST = ["sword", "bolt", "shield", "lens", "friend", "prayer", "charm", "salve"]


def resting(power: Power, *hand: str, turn: int = 0, discard: Sequence[str] = LOST, **laid: Any) -> Table:
    return table_for(power, 0, hand, zones={"discard": discard}, turn=turn, **laid)


@rule("PF-PLAY-17", "PF-TURN-03")
@each(Use, Heal, AndThen)
def test_cards_are_healed(power: Power) -> None:
    """So many as the die shows, and the number added to it; the card that pays for it is not among them."""
    form = power.form
    heal: Any = form.effect.effect if isinstance(form.effect, AndThen) else form.effect
    (die,), plus = read(heal.cards)
    payable = [f"pay:{card.id}" for card in PURSE if card.traits & set(form.pay.traits)]
    for shows in (1, die):
        table = resting(power, *PURSE_IDS)
        assert power.key in table.keys
        table.play(power.key)
        assert (table.asked, table.keys) == ((0, "pay"), payable)
        will_roll(table, shows)
        table.play("pay:relic")
        healed = min(shows + plus, len(LOST))
        if isinstance(form.effect, AndThen):
            draws = shows == 1
            assert table.asked == (0, "do-or-not")
            table.play("yes" if draws else "no")
            assert len(zone(table, "hand")) == len(PURSE) - 1 + draws
        assert table.told("pf-event-heals")[0].args["count"] == healed
        assert len([id for id in zone(table, "discard") if id != "relic"]) == len(LOST) - healed
        assert where(table, "relic") == PAID[form.pay.then or form.pay.cost]
        assert ("explore" in table.keys) is not form.first  # it took the place of the exploration
        if form.first:
            assert power.key not in table.keys


@each(Use, Heal, AndThen)
def test_nobody_heals_without_price_wounds_or_time(power: Power) -> None:
    form = power.form
    assert form.first or form.own_turn
    unpaid = [card.id for card in PURSE if not card.traits & set(form.pay.traits)]
    assert power.key not in resting(power, *unpaid).keys
    assert power.key not in resting(power, *PURSE_IDS, discard=()).keys
    assert power.key not in resting(power, *PURSE_IDS, turn=1).keys_of(0)
    assert (power.key in resting(power, *PURSE_IDS, explored=1).keys) is not form.first


@rule("PF-PRINC-03")
@each(Use, Heal, AndThen)
def test_whoever_stands_by_can_be_healed(power: Power) -> None:
    """The power is used on the turn of seat 1, who stands beside seat 0."""
    people = [
        {"discard": ["lens"]},
        power.hero(hand=["relic"], discard=["sword"]),
        {"discard": ["bolt"], "place": "grove"},
    ]
    table = game(*people, turn=1, cards=PURSE, rolls=[1])
    table.play(power.key, "pay:relic")
    assert (table.asked, table.keys) == ((1, "heal"), ["seat:1", "seat:2"])
    table.play("seat:1")
    assert (zone(table, "discard", 0), zone(table, "discard", 2)) == ([], ["bolt"])
    assert "sword" in zone(table, "discard", 1)


# --- when a turn begins or ends --------------------------------------------------------------------------------


def at(power: Power, moment: str, *hand: str, **laid: Any) -> Table:
    """The turn of seat 0 begins, or ends."""
    table = table_for(power, 0, hand, step=("advance",) if moment == STARTS else ("turn",), **laid)
    if moment == ENDS:
        table.play("end")
    return table


def moments(power: Power, *hand: str, **laid: Any) -> list[Table]:
    """Every moment in which the power is offered; it is not offered in the other."""
    for moment in {STARTS, ENDS} - set(power.form.when):
        assert not offered(at(power, moment, *hand, **laid), power)
    found = [at(power, moment, *hand, **laid) for moment in power.form.when]
    for table, moment in zip(found, power.form.when, strict=True):
        assert (table.asked, table.keys[:2]) == ((0, QUESTION[moment]), ["yes", "no"])
        assert offered(table, power)
    return found


def offered(table: Table, power: Power) -> bool:
    decision = table.table.decision
    assert decision
    return decision.kind in QUESTION.values() and decision.prompt.args["power"] == power.key


def declined(power: Power, *hand: str, **laid: Any) -> Table:
    """Nothing happens."""
    moment = power.form.when[0]
    table = at(power, moment, *hand, **laid)
    before = [zone(table, name) for name in ("hand", "deck", "discard")], table.hero(0).place, deck_of(table, "glade")
    table.play("no")
    after = [zone(table, name) for name in ("hand", "deck", "discard")], table.hero(0).place, deck_of(table, "glade")
    assert before == after
    assert table.asked[1] == ("turn" if moment == STARTS else "reset")
    return table


@rule("PF-TURN-22")
@each(AtTurn, DrawCards)
def test_cards_are_drawn(power: Power) -> None:
    form = power.form
    count = int(form.trouble.count)
    if form.must:
        table = at(power, *form.when, "plain-item")
        assert (table.asked, zone(table, "hand")) == ((0, "turn"), ["plain-item", *PEBBLES[:count]])
        return
    hand = () if form.empty_hand else PURSE_IDS
    for table in moments(power, *hand):
        table.play("yes")
        paid = ""
        if form.pay:
            keys = [f"pay:{card.id}" for card in PURSE if not form.pay.kinds or card.kind in form.pay.kinds]
            assert (table.asked, table.keys) == ((0, "pay"), keys)
            table.play(keys[0])
            paid = keys[0].removeprefix("pay:")
            assert where(table, paid) == PAID[form.pay.cost]
        assert zone(table, "hand") == [*(id for id in hand if id != paid), *PEBBLES[:count]]
        assert zone(table, "deck") == list(PEBBLES[count:])
    if hand:
        declined(power, *hand)
    wrong = [card.id for card in PURSE if form.pay and form.pay.kinds and card.kind not in form.pay.kinds]
    assert not offered(at(power, form.when[0], *(["lens"] if form.empty_hand else wrong)), power)


@rule("PF-TURN-22")
@each(AtTurn, Travel)
def test_the_hero_moves_on(power: Power) -> None:
    bring = power.form.trouble.bring
    (table,) = moments(power, "lens")
    table.play("yes")
    assert (table.asked, table.keys) == ((0, "move-to"), ["move:grove", *(["stay"] if bring else [])])
    table.play("move:grove")
    assert table.state.places[table.hero(0).place].card.id == "grove"
    if bring:
        assert (table.asked, table.keys) == ((0, "bring"), ["seat:2", "pass"])
        table.play("seat:2")
        assert table.hero(1).place == table.hero(0).place
        (table,) = moments(power, "lens")
        table.play("yes", "stay")
        assert (table.asked, table.keys) == ((0, "bring"), ["seat:3", "pass"])
        table.play("pass")
        assert [table.hero(seat).place for seat in HOLDERS] == [0, 0, 1]
    else:
        assert table.hero(1).place == 0
    assert table.asked[1] == "reset"
    declined(power, "lens")
    table = game(power.hero(hand=["lens"]), places={"glade": ["wolf"]})
    table.play("end")
    assert table.asked == (0, "reset")  # nowhere to go


@rule("PF-EXAM-01", "PF-EXAM-07")
@each(AtTurn, LookAhead, LookAtEnds)
def test_the_location_deck_is_examined(power: Power) -> None:
    trouble = power.form.trouble
    deck = ["wolf", "gate", "thug"]
    ways = ["look:top", "look:bottom"] if isinstance(trouble, LookAtEnds) and not trouble.both else [""]
    for way in ways:
        (table,) = moments(power, "lens", places={"glade": deck, "grove": ["wolf"]})
        table.play("yes")
        if way:
            assert (table.asked, table.keys) == ((0, "look-where"), ways)
            table.play(way)
        place = table.state.places[0]
        bottom = way == "look:bottom" or getattr(trouble, "both", False)
        top = getattr(trouble, "count", 1) if way != "look:bottom" else 0
        assert (place.known_top, place.known_bottom, deck_of(table, "glade")) == (top, int(bottom), deck)
        assert [event.args["cards"] for event in table.told("pf-event-examines-bottom")] == ["bane:thug"] * bottom
    (table,) = moments(power, "lens", places={"glade": ["wolf"], "grove": ["wolf"]})
    table.play("yes")
    assert (table.asked[1], table.state.places[0].known_top) == ("reset", 1)
    declined(power, "lens")
    assert not offered(at(power, ENDS, "lens", places={"glade": [], "grove": ["wolf"]}), power)


@each(AtTurn, Swap)
def test_a_card_changes_places_with_one_of_its_kind(power: Power) -> None:
    zones = {"discard": ["sword", "charm", "runner"]}
    for table in moments(power, "plain-weapon", "plain-item", "plain-ally", "friend", zones=zones):
        table.play("yes")
        assert (table.asked, table.keys) == ((0, "retrieve"), ["from-discard:sword", "from-discard:runner"])
        table.play("from-discard:runner")
        assert (table.asked, table.keys) == ((0, "lose-card"), ["drop:plain-ally", "drop:friend"])
        table.play("drop:friend")
        assert zone(table, "hand") == ["plain-weapon", "plain-item", "plain-ally", "runner"]
        assert zone(table, "discard") == ["sword", "charm", "friend"]
    declined(power, "plain-weapon", zones=zones)
    for moment in power.form.when:
        assert not offered(at(power, moment, "plain-item", zones=zones), power)
        assert not offered(at(power, moment, "plain-item"), power)


@rule("PF-EXAM-03", "PF-EXAM-07")
@each(AtTurn, Scout)
def test_the_top_card_is_seen_and_a_boon_put_away(power: Power) -> None:
    second = power.form.trouble.second
    for deck, ways in (
        (["wolf", "gate", "thug"], {"": ["wolf", "gate", "thug"]}),
        (["lens"], {"": ["lens"]}),
        (["lens", "wolf"], {"": ["wolf", "lens"]}),
        (["lens", "gate", "thug"], {"bottom": ["gate", "thug", "lens"], "under-top": ["gate", "lens", "thug"]}),
    ):
        for way, after in ways.items():
            for table in moments(power, "cloak", places={"glade": deck, "grove": ["wolf"]}):
                table.play("yes")
                if way and second:
                    assert (table.asked, table.keys) == ((0, "put-where"), ["bottom", "under-top"])
                    table.play(way)
                wanted = after if second or way != "under-top" else ways["bottom"]
                assert deck_of(table, "glade") == wanted
                assert table.state.places[0].known_top == (1 if deck == wanted else 0)
                assert len(table.told("pf-event-examines")) == 1
    declined(power, "cloak")
    for moment in power.form.when:
        assert not offered(at(power, moment, "cloak", places={"glade": [], "grove": ["wolf"]}), power)


# --- after something has happened ------------------------------------------------------------------------------

ON_ANY = AddDice("1", On(ANYBODY))


@rule("PF-ENC-21")
@each(AfterPlaying, LookAtOwn)
@pytest.mark.parametrize("kind", BOONS)
@pytest.mark.parametrize("trait", ["arcane", "divine"])
def test_an_answer_to_a_card_that_was_played(power: Power, kind: str, trait: str) -> None:
    form = power.form
    in_check = boon("used", kind, Play(REVEAL, ON_ANY), traits=[trait])
    any_time = boon("idle", kind, Play(REVEAL, Examine()), traits=[trait])
    answers = kind in form.kinds and trait in form.traits
    top = PLAIN[form.trouble.kinds[0]].id
    for said, deck, hand in (("yes", ["lens"], []), ("no", [top, "lens"], []), ("yes", [top, "lens"], [top])):
        zones = {"deck": deck}
        table = WISE.table(power, hand=["used"], cards=[in_check], difficulty=1, zones=zones)
        table.play("reveal:used")
        will_roll(table, 1)
        table.play("roll")
        quiet = table_for(power, 0, ["idle"], cards=[any_time], zones=zones)
        quiet.play("reveal:idle")
        for each_table, held in ((table, "used"), (quiet, "idle")):
            assert (each_table.asked == (0, "do-or-not")) is answers
            if not answers:
                continue
            each_table.play(said)
            if form.trouble.recharge and hand:
                assert each_table.asked == (0, "do-or-not")
                each_table.play("no")
            assert zone(each_table, "hand") == [held, *hand]
            assert zone(each_table, "deck") == [id for id in deck if id not in hand]
            assert each_table.hero(0).known_top == (said == "yes" and not hand)
            assert each_table.asked == (0, "turn")
    if answers and form.trouble.recharge:
        quiet = table_for(power, 0, ["idle"], cards=[any_time], zones={"deck": [top, "lens"]})
        quiet.play("reveal:idle", "yes", "yes")
        assert (zone(quiet, "hand"), zone(quiet, "deck")) == (["idle"], ["lens", top])
    empty = table_for(power, 0, ["idle"], cards=[any_time], zones={"deck": []})
    empty.play("reveal:idle")
    assert empty.asked == (0, "turn")


def over(power: Power, mark: str, won: bool = True, **laid: Any) -> Table:
    """An encounter with a card that has this trait, won or lost; there is another card below."""
    purpose = DEFEAT if power.form.moment == DEFEATS else ACQUIRE
    scene = Scene(purpose, MONSTER if purpose == DEFEAT else ITEM, mark, WISDOM)
    places = {"glade": ["trial", "wolf"], "grove": ["wolf"]}
    table = scene.table(power, difficulty=1 if won else 400, places=places, **laid)
    will_roll(table, *[1] * len(table.state.checks[-1].sides))
    table.play("roll")
    return table


@rule("PF-TURN-16")
@each(After, GrantExploration)
def test_another_exploration(power: Power) -> None:
    for mark in power.form.traits:
        table = over(power, mark)
        assert table.asked == (0, "do-or-not")
        table.play("yes")
        assert ("explore" in table.keys, "trial" in zone(table, "hand")) == (True, True)
        table.play("explore")
        assert table.state.granted == 0
        table = over(power, mark)
        table.play("no")
        assert "explore" not in table.keys
        assert over(power, mark, won=False).asked[1] != "do-or-not"
    assert over(power, "divine").asked == (0, "turn")


@each(After, Recover)
def test_a_card_is_recovered(power: Power) -> None:
    (count, named) = int(power.form.trouble.count), power.form.traits
    lost = {"discard": ["lens", "cloak", "sword"]}
    for mark in ("undead", "outsider", "goblin"):
        table = over(power, mark, zones=lost)
        if mark not in named:
            assert table.asked == (0, "turn")
            continue
        assert table.asked == (0, "do-or-not")
        table.play("yes")
        assert len(zone(table, "discard")) == 3 - count
        assert len(zone(table, "deck")) == len(PEBBLES) + count
        table = over(power, mark, zones=lost)
        table.play("no")
        assert len(zone(table, "discard")) == 3
        assert over(power, mark).asked == (0, "turn")
        assert over(power, mark, won=False, zones=lost).asked[1] != "do-or-not"
        assert in_box(table, "trial")

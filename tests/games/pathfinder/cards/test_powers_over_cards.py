"""Powers of characters and roles that change what cards do: the dice of blessings, how many of them may be played, and
where played cards go. Every box of every line is used."""

from collections.abc import Sequence

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.effects import AddDice, AddDie
from herowright.games.pathfinder.cards.forms import (
    AnyNumber,
    AnySkillToRecharge,
    BlessingDie,
    InsteadOf,
    SureRecharge,
)
from herowright.games.pathfinder.cards.on import ANYBODY, DEFEAT, On
from herowright.games.pathfinder.cards.types import Boon, Play
from herowright.games.pathfinder.rules.components import (
    ARCANE,
    BASE_SKILLS,
    BLESSING,
    BOONS,
    DISCARD,
    DIVINE,
    ITEM,
    SHUFFLE,
    SKILL_IDS,
    STRENGTH,
    TOP,
)
from herowright.testing import Play as Table
from herowright.testing import rule
from tests.games.pathfinder.cards.boon_checks import HOLDERS
from tests.games.pathfinder.cards.boon_uses import PAID, where, will_roll
from tests.games.pathfinder.cards.power_cases import (
    FIGHT,
    TESTED,
    WISE,
    Power,
    dice,
    each,
    fits,
    fitting,
    misses,
)
from tests.games.pathfinder.helpers import boon, falls, in_box, zone

__all__ = ["TESTED"]

ON_ANY = AddDice("1", On(ANYBODY))


# --- blessings ---------------------------------------------------------------------------------------------


def added(table: Table, key: str, seat: int) -> list[int]:
    before = list(table.state.checks[-1].sides)
    table.play(key, seat=seat)
    return list(table.state.checks[-1].sides)[len(before) :]


@rule("PF-BOON-21")
@each(BlessingDie)
def test_a_blessing_adds_another_die(power: Power) -> None:
    form = power.form
    god = BOX.find("boon", form.id) if form.id else boon("god", BLESSING, Play(DISCARD, AddDie()))
    (number, effect) = next((at, each.effect) for at, each in enumerate(god.powers) if isinstance(each.effect, AddDie))
    key = f"discard:{god.id}:{number + 1}" if len(god.powers) > 1 else f"discard:{god.id}"
    for skill in BASE_SKILLS:
        for holder in HOLDERS:
            scene = WISE._replace(skill=skill)
            own = scene.skilled(power, holder)[0]
            die = form.die if form.id or fits(form.on, scene, power, holder) else own
            count = 2 if effect.twice and fits(effect.twice, scene, power, holder) else 1
            table = scene.table(power, holder, [god.id, "prayer"], cards=[] if form.id else [god])
            assert added(table, key, holder) == [die] * count
            if form.id:
                table = scene.table(power, holder, ["prayer"])
                assert added(table, "discard:prayer:1", holder) == [own]


@rule("PF-CHECK-12")
@each(AnyNumber)
def test_any_number_of_blessings(power: Power) -> None:
    gods = [boon(f"god-{number}", power.form.kind, Play(DISCARD, AddDie())) for number in range(3)]
    keys = [f"discard:{card.id}" for card in gods]
    table = FIGHT.table(power, hand=[card.id for card in gods], cards=gods)
    die = power.skill(STRENGTH)[0]
    for key in keys:
        assert added(table, key, 0) == [die]
    for scene, holder in ((WISE, 0), (FIGHT, 1)):
        table = scene.table(power, holder, [card.id for card in gods], cards=gods)
        table.play(keys[0], seat=holder)
        assert not {*keys} & {*table.keys_of(holder)}
    others = [boon(f"item-{number}", ITEM, Play(DISCARD, AddDie())) for number in range(2)]
    table = FIGHT.table(power, hand=[card.id for card in others], cards=others)
    table.play("discard:item-0")
    assert table.keys == ["roll"]


# --- where a played card goes --------------------------------------------------------------------------------

WENT = {**PAID, SHUFFLE: "deck", TOP: "deck"}


def played(form: InsteadOf) -> list[tuple[Boon, str, bool]]:
    """Cards, the key that plays each on a check, and whether the power speaks of it."""
    if form.ids:
        found = [(BOX.find("boon", id), f"{id}:1", True) for id in form.ids]
        return [*found, (BOX.find("boon", "blessing-of-desna"), "blessing-of-desna:1", False)]
    cards = []
    for kind in BOONS:
        for trait in ("", *form.traits):
            card = boon(f"{kind}-{trait}", kind, Play(form.of, ON_ANY), traits=[trait] if trait else [])
            takes = (not form.kinds or kind in form.kinds) and (not form.traits or bool(trait))
            cards.append((card, card.id, takes))
    return cards


@rule("PF-GOLD-02")
@each(InsteadOf)
def test_a_played_card_goes_elsewhere(power: Power) -> None:
    form = power.form
    if form.check:
        return saved_by_a_check(power)
    scene = fitting(form.on)[0] if form.on else WISE
    for card, key, takes in played(form):
        own = [] if card in BOX.boons else [card]
        ways = [form.of, *form.to] if takes else [form.of]
        for way in ways:
            table = scene.table(power, hand=[card.id], cards=own, zones={"deck": ["lens", "cloak"]})
            assert [each for each in table.keys if each.endswith(f":{key}")] == [f"{cost}:{key}" for cost in ways]
            if way == SHUFFLE:
                table.script(shuffles=[["lens", card.id, "cloak"]])
            table.play(f"{way}:{key}")
            deck = {SHUFFLE: ["lens", card.id, "cloak"], TOP: [card.id, "lens", "cloak"]}.get(way)
            if deck:
                assert zone(table, "deck") == deck
            else:
                assert where(table, card.id) == PAID[way]
        if form.on and takes:
            for other, holder in misses(form.on, power):
                if other.purpose != DEFEAT:
                    continue
                table = other.table(power, holder, [card.id], cards=own)
                assert [each for each in table.keys_of(holder) if each.endswith(f":{key}")] == [f"{form.of}:{key}"]
    return None


def saved_by_a_check(power: Power) -> None:
    """After the encounter, for whoever passes the check that the power names."""
    form = power.form
    skill, _, number = form.check.partition(" ")
    die, plus, _ = power.skill(SKILL_IDS.index(skill.lower()))
    for card, key, takes in played(form):
        for answer, shows, saved in (("no", 0, False), ("yes", int(number) - plus, True), ("yes", 1, False)):
            table = WISE.table(power, hand=[card.id], cards=[card], difficulty=1)
            table.play(f"{form.of}:{key}")
            will_roll(table, 1)
            table.play("roll")
            assert (table.asked == (0, "recharge")) is takes
            if not takes:
                assert in_box(table, card.id)
                break
            table.play(answer)
            if answer == "yes":
                will_roll(table, shows)
                table.play("roll")
                assert falls(table)[-1] == (f"d{die}={shows}", plus, shows + plus, int(number))
            assert where(table, card.id) == (WENT[form.to[0]] if saved else "box")


# --- recharging ----------------------------------------------------------------------------------------------


def charged(kinds: Sequence[str], traits: Sequence[str], check: str) -> list[Boon]:
    """A card of each kind with each trait, and one without; all can be recharged."""
    return [
        boon(f"{kind}-{trait}", kind, Play(DISCARD, ON_ANY), traits=[trait] if trait else [], recharge=check)
        for kind in kinds
        for trait in ("", *traits)
    ]


def used(power: Power, card: Boon) -> Table:
    """The card was played, and the encounter is over."""
    table = WISE.table(power, hand=[card.id], cards=[card], difficulty=1)
    table.play(f"discard:{card.id}")
    will_roll(table, 1)
    table.play("roll")
    return table


@rule("PF-BOON-06")
@each(SureRecharge)
def test_some_cards_are_recharged_without_a_check(power: Power) -> None:
    form = power.form
    for card in charged(BOONS, (*form.traits, "divine"), "Wisdom 400"):
        sure = (not form.kinds or card.kind in form.kinds) and bool(card.traits & set(form.traits))
        table = used(power, card)
        if sure:
            assert where(table, card.id) == "deck"
        else:
            assert table.asked == (0, "recharge")
        assert len(falls(table)) == 1


@rule("PF-BOON-07")
@each(AnySkillToRecharge)
def test_one_skill_recharges_what_asks_for_another(power: Power) -> None:
    form = power.form
    die, plus, _ = power.skill(form.skill)
    assert power.skill(ARCANE) == (4, 0, {ARCANE})
    assert power.skill(DIVINE) == (4, 0, {DIVINE})
    for card in charged(BOONS, form.traits, "Arcane 9 or Divine 6"):
        table = used(power, card)
        if card.kind not in form.kinds or not card.traits & set(form.traits):
            assert where(table, card.id) == "discard"
            continue
        assert table.asked == (0, "recharge")
        table.play("yes")
        if table.asked[1] == "skill":
            table.play(f"use:{SKILL_IDS[form.skill]}")
        assert (dice(table), table.state.checks[-1].difficulty) == (([die], plus), 6)
        will_roll(table, 6 - plus)
        table.play("roll")
        assert where(table, card.id) == "deck"

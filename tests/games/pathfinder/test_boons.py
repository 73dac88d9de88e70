"""Boons: PF-BOON."""

from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.deeds import AndThen
from herowright.games.pathfinder.cards.effects import AddDice, Fight, Reduce
from herowright.games.pathfinder.cards.forms import BlessingDie, InsteadOf
from herowright.games.pathfinder.cards.gifts import DrawCards, DrawFromBox
from herowright.games.pathfinder.cards.on import ANYBODY, OWN, On
from herowright.games.pathfinder.cards.outside import Examine, ExploreAgain, Heal
from herowright.games.pathfinder.cards.troubles import Damage, LoseCards, LoseTop, Unless
from herowright.games.pathfinder.cards.types import Play
from herowright.games.pathfinder.cards.wonders import Lasting, RollInstead
from herowright.games.pathfinder.rules import rebuilding
from herowright.games.pathfinder.rules.campaign import new_party
from herowright.games.pathfinder.rules.components import (
    ALLY,
    ARCANE,
    ARMOR,
    BANISH,
    BLESSING,
    BURY,
    COMBAT,
    DISCARD,
    DISPLAY,
    DIVINE,
    FIRE,
    ITEM,
    MELEE,
    RECHARGE,
    REVEAL,
    SPELL,
    STRENGTH,
    WEAPON,
)
from herowright.testing import Play as Table
from herowright.testing import rule
from tests.games.pathfinder.helpers import bane, boon, deck_of, game, in_box, kinds, zone

NOBODY = {"asking": "nobody"}
HYMN = boon("hymn", SPELL, Play(DISCARD, AddDice("1d4", On(ANYBODY))), traits=("divine",), recharge="Divine 6")
PSALM = boon("psalm", SPELL, Play(DISCARD, Heal("1", OWN)), traits=("divine",), recharge="Divine 6", needs_skill=DIVINE)


def fight(*hand: str, others: tuple[Any, ...] = (), **arrangement: Any) -> Table:
    """Seat 0 has met a wolf and uses Strength."""
    table = game({"hand": hand}, *others, **arrangement)
    table.play("explore", "fight:strength")
    return table


def dice(table: Table) -> tuple[tuple[int, ...], int]:
    check = table.state.checks[-1]
    return check.sides, check.plus


# --- playing ---------------------------------------------------------------------------------------------


@rule("PF-BOON-01")
def test_one_boon_of_each_kind_on_a_check() -> None:
    quill = boon("quill", ITEM, Play(REVEAL, AddDice("2", On(ANYBODY))))
    table = fight("lens", "quill", "friend", others=({"hand": ["lens", "quill"]},), options=NOBODY, cards=[quill])
    table.play("reveal:lens")
    assert table.keys == ["roll", "recharge:friend"]
    assert table.refuse("reveal:quill").rule == "PF-CHECK-12"
    table.play("recharge:friend")
    table.play("reveal:quill", seat=1)
    assert (dice(table), table.keys_of(1)) == (((10, 4), 3), [])


@rule("PF-BOON-02")
@pytest.mark.parametrize("traits", [("magic",), ()])
def test_traits_come_from_the_list_alone(traits: tuple[str, ...]) -> None:
    """Its name gives the magic sword no trait, and a power that asks for one does not see it."""
    sword = boon("magic-sword", WEAPON, Play(REVEAL, Fight((MELEE,), "1d8")), traits=traits)
    glow = boon("glow", ITEM, Play(REVEAL, AddDice("1d6", On(OWN, traits=("magic",)))))
    table = game({"hand": ["magic-sword", "glow"]}, cards=[sword, glow])
    table.play("explore", "reveal:magic-sword:melee")
    assert ("reveal:glow" in table.keys) is bool(traits)
    assert "basic" in BOX.find("boon", "dagger").traits


@rule("PF-BOON-03")
def test_a_card_drawn_from_the_own_deck_needs_no_check() -> None:
    horn = boon("horn", ITEM, Play(DISCARD, AndThen(Examine(), DrawCards("1"))))
    table = game({"hand": ["horn"], "deck": ["lens", "pebble-1"]}, cards=[horn])
    table.play("discard:horn")
    assert (zone(table, "hand"), kinds(table)) == (["lens"], ["plays", "examines", "draws"])
    table.play("explore", "fight:strength", "reveal:lens")
    assert dice(table) == ((10,), 1)


@rule("PF-BOON-03", "PF-BOON-04")
@pytest.mark.parametrize(("rolled", "hand"), [(6, ["charm"]), (5, [])])
def test_a_boon_is_acquired_by_its_check_whatever_the_cards_list_says(rolled: int, hand: list[str]) -> None:
    assert BOX.find("character", "valeros").cards[SPELL][0] == 0
    charm = boon("charm", SPELL, traits=("arcane",), acquire="Strength 6")
    table = game({"character": "valeros"}, places={"glade": ["charm"]}, cards=[charm], rolls=[rolled])
    spells = in_box(table, "charm")
    table.play("explore", "use:strength", "roll")
    assert zone(table, "hand") == hand
    assert (deck_of(table, "glade"), in_box(table, "charm")) == ([], spells + (rolled < 6))


# --- recharging ------------------------------------------------------------------------------------------


@rule("PF-BOON-05", "PF-BOON-06")
@pytest.mark.parametrize(("rolled", "recharged"), [(4, True), (3, False)])
def test_a_recharge_check_brings_the_card_under_the_deck(rolled: int, recharged: bool) -> None:
    table = game({"hand": ["salve"], "discard": ["pebble-9"], "deck": ["pebble-1"]}, rolls=[rolled], shuffles=[()])
    table.play("discard:salve")
    assert table.asked == (0, "recharge")
    table.play("yes", "roll")  # d8+2 against 6
    assert zone(table, "deck") == ["pebble-1", "pebble-9", *(["salve"] if recharged else [])]
    assert zone(table, "discard") == ([] if recharged else ["salve"])


@rule("PF-BOON-06", "PF-BOON-07", "PF-BOON-14")
def test_without_the_skill_the_card_is_played_and_not_recharged() -> None:
    table = game({"hand": ["hymn"]}, cards=[HYMN], rolls=[9, 1])
    table.play("explore", "fight:strength", "discard:hymn", "roll")
    assert (table.asked, zone(table, "discard")) == ((0, "turn"), ["hymn"])
    assert kinds(table).count("rolls") == 1


@rule("PF-BOON-06")
@pytest.mark.parametrize(("character", "box"), [("hero-0", 4), ("kyra", 3)])
def test_a_card_that_says_so_is_banished_by_those_who_lack_the_skill(character: str, box: int) -> None:
    hero = {"character": character, "hand": ["psalm"], "discard": ["pebble-9"]}
    table = game(hero, cards=[PSALM])
    table.play("discard:psalm", *(["no"] if character == "kyra" else []))
    assert (in_box(table, "psalm"), zone(table, "discard")) == (box, ["psalm"] if character == "kyra" else [])


@rule("PF-BOON-06")
@pytest.mark.parametrize("id", [card.id for card in BOX.boons if card.needs_skill is not None])
def test_the_skill_a_printed_card_needs_is_that_of_its_recharge_check(id: str) -> None:
    card = BOX.find("boon", id)
    assert [way.skill for way in card.recharge_check] == [card.needs_skill]


@rule("PF-BOON-08", "PF-BOON-09")
def test_a_card_played_on_a_check_is_in_play_until_it_is_settled() -> None:
    table = game({"hand": ["bolt"]}, rolls=[6, 3, 4])
    table.play("explore", "discard:bolt:arcane")
    assert (table.asked, zone(table, "in_play")) == ((0, "prepare"), ["bolt"])
    assert all("bolt" not in zone(table, name) for name in ("hand", "deck", "discard", "buried", "displayed"))
    table.play("roll")
    assert (table.asked, zone(table, "in_play"), kinds(table)[-1]) == ((0, "recharge"), ["bolt"], "rolls")
    table.play("yes", "roll")
    assert (zone(table, "in_play"), zone(table, "deck")[-1]) == ([], "bolt")


HARD_HEAD = InsteadOf((RECHARGE,), traits=("liquid",), of=BANISH, check="Wisdom 6")


@rule("PF-BOON-05", "PF-PRINC-05")
@pytest.mark.parametrize(("cost", "skills"), [(DISCARD, []), (BANISH, ["use:arcane", "use:wisdom"])])
def test_a_check_for_what_would_be_banished_is_no_check_for_what_is_discarded(cost: str, skills: list[str]) -> None:
    tonic = boon("tonic", ITEM, Play(cost, Heal("1", OWN)), traits=("liquid",), recharge="Arcane 6")
    hero = {"hand": ["tonic"], "discard": ["pebble-9"], "powers": {"hard_head": HARD_HEAD}}
    table = game(hero, cards=[tonic], rolls=[4], shuffles=[()])
    table.play(f"{cost}:tonic", "yes")
    assert table.keys == (skills or ["roll"])
    table.play(*skills[:1], "roll")
    assert zone(table, "deck")[-1] == "tonic"


@rule("PF-BOON-05", "PF-PRINC-05")
@pytest.mark.parametrize(("cost", "asked"), [(DISCARD, "turn"), (BANISH, "recharge")])
def test_without_a_recharge_check_of_its_own_only_what_would_be_banished_is_saved(cost: str, asked: str) -> None:
    tonic = boon("tonic", ITEM, Play(cost, Heal("1", OWN)), traits=("liquid",))
    hero = {"hand": ["tonic"], "discard": ["pebble-9"], "powers": {"hard_head": HARD_HEAD}}
    table = game(hero, cards=[tonic], shuffles=[()])
    table.play(f"{cost}:tonic")
    assert table.asked == (0, asked)


@rule("PF-PLAY-09", "PF-BOON-06")
def test_such_a_power_leaves_displayed_cards_alone_too() -> None:
    tonic = boon("tonic", ITEM, Play(DISPLAY, Lasting("1d4")), traits=("liquid",))
    table = game({"hand": ["tonic"], "hand_size": 0, "powers": {"hard_head": HARD_HEAD}}, {}, cards=[tonic])
    table.play("display:tonic", "end")
    assert (zone(table, "discard"), zone(table, "deck")[-1], table.asked) == (["tonic"], "pebble-9", (1, "turn"))


@rule("PF-BOON-06", "PF-DEATH-11")
def test_a_card_that_says_so_is_banished_also_where_a_death_cuts_short_what_it_was_played_for() -> None:
    """Whoever played it lacks the skill."""
    ghoul = bane("ghoul", before=(Unless("Strength 9", LoseTop(1)),))
    psalm = boon("psalm", SPELL, Play(DISCARD, AddDice("1", On(ANYBODY))), recharge="Divine 6", needs_skill=DIVINE)
    table = game({"deck": []}, {"hand": ["psalm"]}, cards=[ghoul, psalm], places={"glade": ["ghoul"]}, rolls=[1])
    table.play("explore")
    table.play("discard:psalm", seat=1)
    table.play("roll")
    assert (table.hero(0).dead, zone(table, "discard", 1), in_box(table, "psalm")) == (True, [], 4)


@rule("PF-BOON-05", "PF-BOON-06")
@pytest.mark.parametrize("cost", [DISCARD, BURY, BANISH])
@pytest.mark.parametrize("rolled", [6, 5])
def test_wherever_its_play_sends_it_a_card_may_be_recharged_instead(cost: str, rolled: int) -> None:
    wand = boon("wand", ITEM, Play(cost, AddDice("1", On(ANYBODY))), recharge="Wisdom 6")
    table = fight("wand", cards=[wand], rolls=[9, rolled])
    table.play(f"{cost}:wand", "roll")
    assert (table.asked, zone(table, "in_play")) == ((0, "recharge"), ["wand"])
    table.play("yes", "roll")
    lies = {DISCARD: "wand" in zone(table, "discard"), BURY: "wand" in zone(table, "buried")}
    lies[BANISH] = in_box(table, "wand") == 4
    assert (zone(table, "deck")[-1] == "wand", lies[cost]) == (rolled == 6, rolled == 5)


@rule("PF-BOON-09")
def test_a_card_that_is_merely_revealed_waits_for_nothing() -> None:
    wand = boon("wand", ITEM, Play(REVEAL, AddDice("1", On(ANYBODY))), recharge="Wisdom 6")
    table = fight("wand", cards=[wand], rolls=[9])
    table.play("reveal:wand", "roll")
    assert (table.asked, zone(table, "hand")) == ((0, "turn"), ["wand"])


@rule("PF-BOON-10")
def test_a_card_that_is_recharged_to_play_it_needs_no_check() -> None:
    flare = boon("flare", SPELL, Play(RECHARGE, AddDice("1d4", On(ANYBODY))), traits=("divine",), recharge="Divine 9")
    table = fight("flare", cards=[flare], rolls=[9, 1])
    table.play("recharge:flare")
    assert (zone(table, "deck")[-1], zone(table, "in_play")) == ("flare", [])
    table.play("roll")
    assert (table.asked, kinds(table).count("rolls")) == ((0, "turn"), 1)


@rule("PF-BOON-11")
def test_cards_that_were_not_played_are_not_recharged() -> None:
    thief = bane("thief", "Combat 8", before=(LoseCards(1),))
    hero = {"hand": ["salve", "charm", "bolt"], "hand_size": 0}
    table = game(hero, cards=[thief], places={"glade": ["thief"]}, rolls=[7])
    table.play("explore", "drop:salve", "fight:strength", "roll", "drop:charm")  # forced, then damage
    assert (table.asked, zone(table, "discard")) == ((0, "turn"), ["salve", "charm"])
    table.play("end", "drop:bolt")  # the hand is reset
    assert (zone(table, "discard"), "settles" in kinds(table)) == (["salve", "charm", "bolt"], False)


@rule("PF-BOON-12")
@pytest.mark.parametrize(("reading", "asked"), [("optional", (0, "recharge")), ("forced", (0, "prepare"))])
def test_recharging_may_be_left_undone(reading: str, asked: tuple[int, str]) -> None:
    table = game({"hand": ["salve"], "discard": ["pebble-9"]}, options={"PF-BOON-12": reading})
    table.play("discard:salve")
    assert table.asked == asked
    if reading == "optional":
        table.play("no")
        assert (zone(table, "discard"), "rolls" in kinds(table)) == (["salve"], False)


# --- kinds of boons --------------------------------------------------------------------------------------


@rule("PF-BOON-13")
@pytest.mark.parametrize(("character", "difficulty"), [("valeros", 8), ("ezren", 12)])
def test_a_weapon_changes_combat_checks_and_asks_for_proficiency(character: str, difficulty: int) -> None:
    club = boon("club", WEAPON, Play(REVEAL, Fight((STRENGTH,), "1d8", unskilled=4)))
    table = game({"character": character, "hand": ["club"]}, cards=[club])
    table.play("explore", "reveal:club:strength")
    assert (table.state.checks[-1].sides[-1], table.state.checks[-1].difficulty) == (8, difficulty)
    barrier = game({"character": character, "hand": ["club"]}, cards=[club], places={"glade": ["gate"]})
    barrier.play("explore")
    assert "reveal:club:strength" not in barrier.keys  # no combat check


@rule("PF-BOON-13")
def test_printed_weapons_work_on_fights() -> None:
    """Revealed, or handled in another way; the character card says who is proficient."""
    weapons = [card for card in BOX.boons if card.kind == WEAPON]
    assert sum(any(isinstance(power.effect, Fight) for power in card.powers) for card in weapons) == len(weapons)
    assert "weapons" in BOX.find("character", "valeros").proficient
    assert "weapons" not in BOX.find("character", "ezren").proficient


@rule("PF-BOON-14")
def test_every_spell_is_arcane_or_divine() -> None:
    for card in BOX.boons:
        if card.kind == SPELL:
            assert card.traits & {"arcane", "divine"}
            assert {way.skill for way in card.recharge_check} <= {ARCANE, DIVINE}
            assert {way.skill for way in card.recharge_check}


@rule("PF-BOON-15")
@pytest.mark.parametrize(("type", "works", "not_"), [("combat", "shield", "fur"), (FIRE, "fur", "shield")])
def test_armor_works_against_the_damage_it_names(type: str, works: str, not_: str) -> None:
    """PF-EX-18."""
    burner, fur = bane("burner", before=(Damage("1", type),)), boon("fur", ARMOR, Play(RECHARGE, Reduce(2, (FIRE,))))
    table = game({"hand": ["shield", "fur"]}, cards=[burner, fur], places={"glade": ["burner"]})
    table.play("explore")
    assert (table.asked, table.keys) == ((0, "damage"), ["take-it", f"recharge:{works}"])
    assert table.refuse(f"recharge:{not_}").rule == "PF-PRINC-05"
    table.play(f"recharge:{works}")
    assert (zone(table, "hand"), zone(table, "deck")[-1]) == ([not_], works)


@rule("PF-BOON-15")
def test_every_printed_armor_reduces_damage() -> None:
    armors = [card for card in BOX.boons if card.kind == ARMOR]
    assert all(any(isinstance(power.effect, Reduce) for power in card.powers) for card in armors)


@rule("PF-BOON-16")
def test_an_item_does_what_it_says_and_nothing_else() -> None:
    table = game({"hand": ["pebble-1", "lens", "cloak"]})
    assert table.keys == ["move:grove", "explore", "end"]
    table.play("explore")
    assert table.keys == ["face", "discard:cloak"]
    table.play("face", "fight:strength")
    assert table.keys == ["roll", "reveal:lens"]


@rule("PF-BOON-17")
def test_allies_help_with_checks_or_explore() -> None:
    table = game({"hand": ["runner", "friend"]}, rolls=[9, 1])
    table.play("explore", "fight:strength", "recharge:friend", "roll")
    assert table.keys == ["discard:runner", "end"]
    allies = [card for card in BOX.boons if card.kind == ALLY]
    exploring = [card for card in allies if any(isinstance(power.effect, ExploreAgain) for power in card.powers)]
    assert len(exploring) > len(allies) / 2


# --- loot ------------------------------------------------------------------------------------------------

CROWN = boon("crown", ITEM, Play(REVEAL, AddDice("1d6", On(OWN))), acquire="", loot=True, copies={"B": 1})


@rule("PF-BOON-18")
def test_loot_lies_apart_and_no_random_draw_finds_it() -> None:
    finder = bane("finder", "Combat 2", defeated=(DrawFromBox(ITEM, "2"),))
    box = {"item": ["lens"], "loot": ["crown"]}
    table = game(cards=[CROWN, finder], places={"glade": ["finder"]}, box=box, rolls=[9])
    table.play("explore", "fight:strength", "roll")
    assert (zone(table, "hand"), in_box(table, "crown")) == (["lens"], 1)
    loot = [card for card in BOX.boons if card.loot]
    drawn = {card for kind, pile in game().state.piles.items() if kind != "loot" for card in pile}
    assert drawn
    assert not any(card in drawn or card.acquire for card in loot)


@rule("PF-BOON-18")
def test_loot_is_a_reward() -> None:
    options = {"party": {**new_party(), "won": won_before("thistletop-delve")}, "scenario": "thistletop-delve"}
    table = game({}, {}, options=options, step=("rewards",), won=True)
    assert (table.asked, table.keys) == ((0, "loot"), ["seat:1", "seat:2"])
    table.play("seat:2")
    assert [event.seat for event in table.told("pf-event-loot")] == [1]
    assert table.told("pf-event-loot")[0].args == {"card": "boon:sihedron-medallion"}


def won_before(scenario: str) -> list[str]:
    listed = list(BOX.adventure_of(BOX.find("scenario", scenario)).scenarios)
    return listed[: listed.index(scenario)]


@rule("PF-BOON-19")
def test_loot_counts_as_a_card_of_its_type() -> None:
    table = fight("crown", "lens", cards=[CROWN])
    table.play("reveal:crown")
    assert table.refuse("reveal:lens").rule == "PF-CHECK-12"
    deck = game({"deck": ["crown", "lens", "cloak"]}, cards=[CROWN]).hero(0)
    assert (rebuilding.counts(deck.deck)[ITEM], rebuilding.missing(deck, ITEM)) == (3, 0)
    assert all(card.kind in (WEAPON, SPELL, ARMOR, ITEM, ALLY, BLESSING) for card in BOX.boons if card.loot)


# --- blessings -------------------------------------------------------------------------------------------


@rule("PF-BOON-20")
def test_a_blessing_helps_anybody_anywhere() -> None:
    others = ({"hand": ["prayer"]}, {"hand": ["prayer"], "place": "grove"})
    table = fight("prayer", others=others, options=NOBODY)
    for seat in range(3):
        table.play("discard:prayer:1", seat=seat)
    assert dice(table) == ((10, 10, 10, 10), 0)


@rule("PF-BOON-21", "PF-BOON-22")
def test_the_die_of_the_skill_without_its_bonus() -> None:
    """PF-EX-22."""
    hero = {"character": "lem", "feats": {"skills": {"strength": 1}}, "hand": ["blessing-of-the-gods"]}
    table = game(hero, places={"glade": ["gate"]}, rolls=[2, 4])
    table.play("explore", "discard:blessing-of-the-gods:1")
    assert dice(table) == ((4, 4), 1)
    table.play("roll")
    assert table.told("pf-event-rolls")[0].args["result"] == 7


@rule("PF-BOON-21")
def test_a_power_may_name_another_die() -> None:
    hero = {"hand": ["prayer"], "powers": {"devout": BlessingDie(12)}}
    table = game(hero)
    table.play("explore", "fight:strength", "discard:prayer:1")
    assert dice(table) == ((10, 12), 0)


@rule("PF-BOON-23")
@pytest.mark.parametrize(("card", "sides"), [("reveal:sword:melee", (10, 8, 10)), ("discard:bolt:arcane", (8, 6, 8))])
def test_a_blessing_copies_the_skill_and_not_the_weapon(card: str, sides: tuple[int, ...]) -> None:
    table = game({"hand": ["sword", "bolt", "prayer"]})
    table.play("explore", card, "discard:prayer:1")
    assert dice(table)[0] == sides


@rule("PF-BOON-24")
def test_without_the_skill_a_blessing_adds_a_d4() -> None:
    lock = bane("lock", "Disable 6", "barrier")
    table = game({"hand": ["prayer"]}, cards=[lock], places={"glade": ["lock"]})
    table.play("explore", "discard:prayer:1")
    assert dice(table) == ((4, 4), 0)


@rule("PF-BOON-24")
@pytest.mark.parametrize(("rolled", "offered"), [("2d12", True), ("15", False)])
def test_where_a_card_names_the_dice_a_blessing_adds_one_of_them(rolled: str, offered: bool) -> None:
    bomb = boon("bomb", ITEM, Play(DISCARD, RollInstead(rolled, On(OWN, skills=(COMBAT,)))))
    table = game({"hand": ["bomb", "prayer"]}, cards=[bomb])
    table.play("explore", "discard:bomb")
    assert ("discard:prayer:1" in table.keys) is offered
    if offered:
        table.play("discard:prayer:1")
        assert dice(table) == ((12, 12, 12), 0)
    else:
        table.play("roll")
        assert table.told("pf-event-rolls")[0].args["result"] == 15

"""What belongs to one check and to no other: a bane's rules, a defeat without a check, a second roll, the wish to be
left alone. Beside it there are recharge checks, attempts to close and the checks of other cards and people."""

from typing import Any

import pytest

from herowright.games.pathfinder.cards.closing import ByCheck
from herowright.games.pathfinder.cards.effects import AddDice, Beat, Reduce, Reroll, Rescue
from herowright.games.pathfinder.cards.forms import Always, Use
from herowright.games.pathfinder.cards.meetings import MeetFirst, Summon
from herowright.games.pathfinder.cards.on import OWN_CHECK, RECHARGING, On
from herowright.games.pathfinder.cards.standing import DiceAdded, HarderChecks, NoCards, Twice, WeakDice
from herowright.games.pathfinder.cards.troubles import Damage, Unless
from herowright.games.pathfinder.cards.types import Play
from herowright.games.pathfinder.rules import odds
from herowright.games.pathfinder.rules.components import (
    BARRIER,
    BLESSING,
    COMBAT_DAMAGE,
    DISCARD,
    ITEM,
    REVEAL,
    VILLAIN,
)
from herowright.testing import Play as Table
from herowright.testing import rule
from tests.games.pathfinder.helpers import ON_ANY, bane, boon, falls, game, kinds, location, meet, zone

TOOLS = boon("tools", ITEM, Play(DISCARD, Beat(9)), recharge="Wisdom 6")
LOCK = bane("lock", "Strength 9", BARRIER)
CRAB = bane("crab", "Combat 6", standing=(Twice(),))
DUEL = bane("duel", "Combat 6 then Combat 6")
LUCK = boon("luck", ITEM, Play(DISCARD, Reroll()))
KNACK = boon("knack", ITEM, Play(DISCARD, Rescue(2)))


def faces(table: Table) -> list[str]:
    """What the dice showed, roll by roll."""
    return [shown for shown, *_ in falls(table)]


# --- defeated without a check ----------------------------------------------------------------------------


@rule("PF-BOON-05", "PF-BOON-06", "PF-ENC-18")
@pytest.mark.parametrize(("rolled", "to"), [(5, "discard"), (6, "deck")])
def test_the_card_that_defeated_a_bane_still_has_to_pass_its_recharge_check(rolled: int, to: str) -> None:
    table = meet(LOCK, {"hand": ["tools"]}, cards=[TOOLS], rolls=[rolled])
    table.play("discard:tools", "yes")
    assert table.asked == (0, "prepare")
    table.play("roll")
    assert (faces(table), zone(table, to)[-1]) == ([f"d6={rolled}"], "tools")
    assert "defeats" in kinds(table)


@rule("PF-BANE-04", "PF-ENC-20")
def test_a_check_that_follows_from_the_defeated_bane_is_made_too() -> None:
    chest = bane("chest", "Strength 9", BARRIER, after=(Unless("Wisdom 6", Damage("1")),))
    table = meet(chest, {"hand": ["tools", "pebble-1"]}, cards=[TOOLS], rolls=[6, 1])
    table.play("discard:tools", "yes", "roll", "roll")
    assert (faces(table), zone(table, "discard"), zone(table, "deck")[-1]) == (["d6=6", "d6=1"], ["pebble-1"], "tools")


@rule("PF-SUMMON-08")
def test_a_card_summoned_by_the_defeated_bane_has_to_be_fought() -> None:
    nest = bane("nest", "Strength 9", BARRIER, defeated=(Summon("wolf"),))
    table = meet(nest, {"hand": ["tools"]}, cards=[TOOLS], rolls=[8])
    table.play("discard:tools", "no")
    assert table.asked == (0, "skill")
    table.play("fight:strength", "roll")
    assert (faces(table), kinds(table).count("defeats")) == (["d10=8"], 2)


@rule("PF-CLOSE-03")
def test_an_attempt_to_close_in_the_middle_of_a_won_encounter_is_made_like_any_other() -> None:
    """The lock opens on a thug that lay further down; it is defeated, and the glade can be closed."""
    door = bane("door", "Strength 9", BARRIER, defeated=(MeetFirst("henchman"),))
    glade = location("glade", closing=(ByCheck("Wisdom 6"),))
    table = game(
        {"hand": ["tools"]}, cards=[TOOLS, door, glade], places={"glade": ["door", "thug"], "grove": []}, rolls=[8, 5]
    )
    table.play("explore", "discard:tools", "no", "fight:strength", "roll", "close:1", "roll")
    assert (faces(table), table.state.places[0].closed) == (["d10=8", "d6=5"], False)


# --- rolled twice ----------------------------------------------------------------------------------------


@rule("PF-BANE-04", "PF-PRINC-05")
def test_only_the_check_to_defeat_the_bane_is_rolled_twice() -> None:
    table = meet(CRAB, {}, {"hand": ["charm"], "place": "grove"}, cards=[CRAB], rolls=[6, 1, 6, 1, 4])
    table.play("fight:strength")
    table.play("discard:charm", seat=1)
    table.play("roll", "yes")
    assert table.asked == (1, "prepare")
    table.play("roll")
    assert faces(table) == ["d10=6 d4=1", "d10=6 d4=1", "d8=4"]


@rule("PF-BANE-04", "PF-PRINC-05")
def test_a_check_that_the_bane_demands_beside_it_is_rolled_once() -> None:
    claw = bane("claw", "Combat 6", standing=(Twice(),), before=(Unless("Wisdom 5", Damage("1")),))
    table = meet(claw, {}, rolls=[5, 6, 6])
    table.play("roll", "fight:strength", "roll")
    assert (faces(table), "defeats" in kinds(table)) == (["d6=5", "d10=6", "d10=6"], True)


@rule("PF-BANE-04")
@pytest.mark.parametrize(("held", "rolls"), [("luck", [5, 6, 6]), ("knack", [4, 6])])
@pytest.mark.parametrize("won", [True, False])
def test_a_failed_check_that_was_saved_is_rolled_a_second_time_too(held: str, rolls: list[int], won: bool) -> None:
    rolls = [*rolls[:-1], rolls[-1] if won else 5]
    table = meet(CRAB, {"hand": [held]}, cards=[LUCK, KNACK], rolls=rolls)
    table.play("fight:strength", "roll", f"discard:{held}")
    assert faces(table) == [f"d10={rolled}" for rolled in rolls]
    assert ("defeats" in kinds(table)) is won


@rule("PF-BANE-04")
def test_the_second_roll_can_be_saved_as_well() -> None:
    table = meet(CRAB, {"hand": ["luck"]}, cards=[LUCK], rolls=[6, 5, 6])
    table.play("fight:strength", "roll")
    assert table.asked == (0, "failed")
    table.play("discard:luck")
    assert (faces(table), "defeats" in kinds(table)) == (["d10=6", "d10=5", "d10=6"], True)


@rule("PF-BANE-04")
def test_the_chance_knows_which_check_is_rolled_twice() -> None:
    table = meet(CRAB, {"hand": ["charm"]}, rolls=[6, 1, 6, 1])
    table.play("fight:strength", "discard:charm")
    assert odds.of_check(table.state, table.state.check) == pytest.approx((30 / 40) ** 2)
    table.play("roll", "yes")
    assert odds.of_check(table.state, table.state.check) == pytest.approx(5 / 8)


# --- what a bane does to checks --------------------------------------------------------------------------


@rule("PF-BANE-04", "PF-PRINC-05")
@pytest.mark.parametrize(
    ("standing", "fought"),
    [
        (HarderChecks(2), ("d10=7 d4=1", 0, 8, 8)),
        (WeakDice(1), ("d10=7 d4=1", -2, 6, 6)),
        (DiceAdded("1d4"), ("d10=7 d4=1 d4=1", 0, 9, 6)),
    ],
)
def test_its_rules_for_checks_are_for_those_to_defeat_it(standing: Any, fought: Any) -> None:
    """Neither for what it demands before, nor for the recharge of a card that was played against it."""
    rolls = [5, 7, 1, *([1] if isinstance(standing, DiceAdded) else []), 4]
    grim = bane("grim", "Combat 6", before=(Unless("Wisdom 5", Damage("1")),), standing=(standing,))
    table = meet(grim, {"hand": ["charm"]}, rolls=rolls)
    table.play("roll", "fight:strength", "discard:charm", "roll", "yes", "roll")
    assert [fall for fall in falls(table) if fall != fought] == [("d6=5", 0, 5, 5), ("d8=4", 2, 6, 6)]
    assert fought in falls(table)


@rule("PF-EXAM-02")
def test_a_card_met_with_weak_dice_leaves_other_checks_alone() -> None:
    """A second copy of the boon that is met is recharged: both are the same card, and still two."""
    pit = bane("pit", "Strength 2", BARRIER, defeated=(MeetFirst(ITEM, weak=1),))
    wand = boon("wand", ITEM, Play(DISCARD, AddDice("1", ON_ANY)), acquire="Wisdom 4", recharge="Wisdom 6")
    places = {"glade": ["pit", "wand"], "grove": []}
    table = game({"hand": ["wand"]}, cards=[pit, wand], places=places, rolls=[2, 5, 6])
    table.play("explore", "roll", "use:wisdom", "discard:wand", "roll", "yes", "roll")
    assert falls(table) == [("d10=2", 0, 2, 2), ("d6=5", 0, 5, 4), ("d6=6", 0, 6, 6)]


@rule("PF-ENC-09")
def test_nothing_is_immune_to_what_is_played_on_a_recharge_check() -> None:
    spark = boon("spark", BLESSING, Play(DISCARD, AddDice("1d4", ON_ANY)), traits=("fire",))
    powers = {
        "heat": Use(AddDice("1", OWN_CHECK, ("fire",))),
        "glow": Always("1", On(purposes=(RECHARGING,)), ("fire",)),
    }
    salamander = bane("salamander", "Combat 6", immune=("fire",))
    table = meet(salamander, {"hand": ["charm", "spark"], "powers": powers}, cards=[spark], rolls=[6, 1, 2, 1])
    table.play("fight:strength", "discard:charm")
    for key in ("discard:spark", "power:heat"):
        assert table.refuse(key).rule == "PF-ENC-09"
    table.play("roll", "yes", "discard:spark", "power:heat", "roll")
    assert falls(table)[-1] == ("d8=2 d4=1", 4, 7, 6)


@rule("PF-ENC-09")
def test_what_the_bane_demands_beside_the_check_is_against_it() -> None:
    powers = {"glow": Always("1", OWN_CHECK, ("fire",))}
    spark = boon("spark", BLESSING, Play(DISCARD, AddDice("1d4", ON_ANY)), traits=("fire",))
    drake = bane("drake", "Combat 6", immune=("fire",), before=(Unless("Wisdom 5", Damage("1")),))
    table = meet(drake, {"hand": ["spark"], "powers": powers}, cards=[spark], rolls=[5, 6])
    assert table.refuse("discard:spark").rule == "PF-ENC-09"
    table.play("roll", "fight:strength", "roll")
    assert falls(table) == [("d6=5", 0, 5, 5), ("d10=6", 0, 6, 6)]


@rule("PF-PRINC-05")
def test_what_may_not_be_played_against_a_bane_may_be_played_on_a_recharge_check() -> None:
    mute = bane("mute", "Combat 6", standing=(NoCards(kinds=(BLESSING,)),))
    table = meet(mute, {"hand": ["charm", "prayer"]}, rolls=[6, 1, 2, 3])
    table.play("fight:strength", "discard:charm")
    assert table.refuse("discard:prayer:1").rule == "PF-GOLD-04"
    table.play("roll", "yes", "discard:prayer:1", "roll")
    assert faces(table)[-1] == "d8=2 d8=3"


# --- left alone for one check ----------------------------------------------------------------------------


def quiet_after(table: Table, *keys: str) -> int:
    """Seat 0 goes on to the dice, and seat 1 asks to be left alone for this check."""
    table.play(*keys, "roll")
    assert table.asked == (1, "help")
    table.play("hush:check")
    quiet: int = table.view(1)["heroes"][1]["quiet"]
    return quiet


@rule("PF-CHECK-30")
def test_who_is_left_alone_for_a_check_is_asked_in_the_next_of_the_series() -> None:
    table = meet(DUEL, {}, {"hand": ["lens"]}, rolls=[6, 6])
    table.play("by:1")
    quiet_after(table, "fight:strength")
    table.play("by:1", "fight:strength", "roll")
    assert (table.asked, faces(table)) == ((1, "help"), ["d10=6"])
    table.play("pass")
    assert faces(table) == ["d10=6", "d10=6"]


@rule("PF-CHECK-30")
def test_who_is_left_alone_while_another_location_is_guarded_is_asked_in_the_fight() -> None:
    boss = bane("boss", "Combat 8", VILLAIN, copies={"B": 1})
    marsh = location("marsh", closing=(ByCheck("Strength 6"),))
    places = {"glade": ["boss"], "marsh": []}
    heroes: list[dict[str, Any]] = [{}, {"place": "marsh"}, {"hand": ["lens"]}]
    table = game(*heroes, cards=[boss, marsh], places=places, rolls=[6, 8])
    table.play("explore", "close:1", "roll")
    assert table.asked == (2, "help")
    table.play("hush:check", "fight:strength", "roll")
    assert (table.asked, faces(table)) == ((2, "help"), ["d10=6"])
    table.play("pass")
    assert faces(table) == ["d10=6", "d10=8"]


@rule("PF-CHECK-30")
def test_who_is_left_alone_for_a_check_is_asked_in_the_recharge_check_after_it() -> None:
    table = meet(bane("rat", "Combat 2"), {"hand": ["charm"]}, {"hand": ["lens"]}, rolls=[2, 1, 5])
    quiet_after(table, "fight:strength", "discard:charm")
    table.play("yes", "roll")
    assert table.asked == (1, "help")
    table.play("pass")
    assert len(faces(table)) == 2


@rule("PF-CHECK-11", "PF-DMG-01")
@pytest.mark.parametrize(("answer", "asked"), [("pass", (1, "ward")), ("hush:check", (0, "turn"))])
def test_the_damage_of_a_check_belongs_to_it(answer: str, asked: tuple[int, str]) -> None:
    ward = boon("ward", ITEM, Play(REVEAL, Reduce(1, (COMBAT_DAMAGE,), "anybody")), Play(REVEAL, AddDice("1", ON_ANY)))
    table = meet(bane("wight", "Combat 8"), {"hand": ["pebble-1"]}, {"hand": ["ward"]}, cards=[ward], rolls=[5])
    table.play("fight:strength", "roll", answer)
    assert table.asked == asked
    if answer == "pass":
        assert table.keys[:3] == ["pass", "hush:turn", "hush:always"]


@rule("PF-CHECK-30")
def test_everybody_sees_for_how_long_a_seat_is_left_alone() -> None:
    table = meet(DUEL, {"hand": ["cloak"]}, {"hand": ["lens"]}, {"hand": ["lens"]}, rolls=[6])
    table.play("face", "by:1")
    assert quiet_after(table, "fight:strength") == 1
    table.play("pass")
    assert [hero["quiet"] for hero in table.view(0)["heroes"]] == [0, 0, 0]


@rule("PF-CHECK-30")
@pytest.mark.parametrize(("answer", "level", "later"), [("hush:turn", 2, 0), ("hush:always", 3, 3)])
def test_a_turn_and_always_are_longer_than_a_check(answer: str, level: int, later: int) -> None:
    table = meet(DUEL, {}, {"hand": ["lens"]}, rolls=[6, 6])
    table.play("by:1", "fight:strength", "roll", answer, "by:1", "fight:strength", "roll")
    assert (table.asked, faces(table)) == ((0, "turn"), ["d10=6", "d10=6"])
    assert table.hero(1).quiet == level
    table.play("end")
    assert table.hero(1).quiet == later


@rule("PF-CHECK-30")
def test_who_can_help_only_after_somebody_else_did_is_asked_then() -> None:
    """Seat 1 can help with checks that have the trait Fire; seat 2, asked after it, brings that trait."""
    spark = boon("spark", ITEM, Play(DISCARD, AddDice("1d4", ON_ANY, ("fire",))))
    fan = boon("fan", ITEM, Play(DISCARD, AddDice("1d6", On("anybody", traits=("fire",)))))
    table = meet(CRAB, {}, {"hand": ["fan"]}, {"hand": ["spark"]}, cards=[spark, fan])
    table.play("fight:strength", "roll")
    assert table.asked == (2, "help")
    table.play("discard:spark", "roll")
    assert table.asked == (1, "help")

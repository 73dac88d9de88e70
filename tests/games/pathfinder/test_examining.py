"""Examining and searching: PF-EXAM."""

from typing import Any

import pytest

from herowright.games.pathfinder.cards.deeds import LookAtEnds, LookAtOwn, Scout
from herowright.games.pathfinder.cards.forms import AtTurn
from herowright.games.pathfinder.cards.gifts import LookAhead
from herowright.games.pathfinder.cards.meetings import Flit, MeetFirst
from herowright.games.pathfinder.cards.outside import Examine
from herowright.games.pathfinder.cards.standing import ENTERS, STARTS, When
from herowright.games.pathfinder.cards.types import Play
from herowright.games.pathfinder.cards.wonders import Search
from herowright.games.pathfinder.rules.components import ALLY, BARRIER, DISCARD, ITEM, MONSTER, SPELL, WEAPON
from herowright.table.message import Message
from herowright.testing import Play as Table
from herowright.testing import rule
from tests.games.pathfinder.helpers import PEBBLES, bane, boon, deck_of, game, kinds, location, rules_told, zone

DECK = ["lens", "gate", "wolf", "sword"]


def looking(effect: Any, deck: list[str], *heroes: Any, **arrangement: Any) -> Table:
    """Seat 0 has an eyeglass in hand, before the given deck."""
    eyeglass = boon("eyeglass", ITEM, Play(DISCARD, effect))
    hero = {"hand": ["eyeglass"]} | (heroes[0] if heroes else {})
    laid = {"places": {"glade": deck, "grove": ["wolf"]}} | arrangement
    return game(hero, *heroes[1:], cards=[eyeglass, *laid.pop("cards", ())], **laid)


def seen(table: Table) -> list[list[str]]:
    """What was examined, each time."""
    events = table.told("pf-event-examines")
    return [[name.partition(":")[2] for name in event.args["cards"].split()] for event in events]


def known(table: Table, place: int = 0) -> tuple[int, int]:
    """How many cards at the top and at the bottom of a location deck everybody knows."""
    return table.state.places[place].known_top, table.state.places[place].known_bottom


@rule("PF-EXAM-01", "PF-EXAM-03")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_named_cards_are_seen_and_put_back_as_they_were(count: int) -> None:
    table = looking(Examine(count), DECK)
    table.play("discard:eyeglass")
    assert seen(table) == [DECK[:count]]
    assert (deck_of(table, "glade"), known(table)) == (DECK, (count, 0))
    assert table.asked == (0, "turn")


@rule("PF-EXAM-01")
def test_no_more_can_be_seen_than_lies_there() -> None:
    table = looking(Examine(5), ["lens", "wolf"])
    table.play("discard:eyeglass")
    assert (seen(table), known(table)) == ([["lens", "wolf"]], (2, 0))


@rule("PF-EXAM-01")
def test_the_top_card_of_the_own_deck() -> None:
    look = AtTurn((STARTS,), LookAtOwn((SPELL,)))
    for top, hand in (("lens", []), ("charm", ["charm"])):
        table = game({"deck": [top, *PEBBLES], "powers": {"look": look}}, step=("advance",))
        table.play("yes")
        assert table.told("pf-event-examines-own")[0].args == {"card": f"boon:{top}"}
        assert (zone(table, "hand"), zone(table, "deck")[0]) == (hand, PEBBLES[0] if hand else top)


@rule("PF-EXAM-02")
@pytest.mark.parametrize(("kind", "count"), [(ITEM, 1), (BARRIER, 2), (MONSTER, 3), (WEAPON, 4)])
def test_cards_are_turned_up_until_the_first_of_a_kind(kind: str, count: int) -> None:
    table = looking(Examine(stop=(kind,)), DECK)
    table.play("discard:eyeglass")
    assert (seen(table), known(table)) == ([DECK[:count]], (count, 0))
    assert deck_of(table, "glade") == DECK


@rule("PF-EXAM-02")
def test_a_henchman_of_type_monster_is_a_monster_to_stop_at() -> None:
    table = looking(Examine(stop=(MONSTER,)), ["lens", "thug", "wolf"])
    table.play("discard:eyeglass")
    assert seen(table) == [["lens", "thug"]]


@rule("PF-EXAM-03")
def test_unless_the_text_lets_one_go_to_the_bottom() -> None:
    table = looking(Examine(2, bottom=True), DECK)
    table.play("discard:eyeglass")
    assert (table.asked, table.keys) == ((0, "examined"), ["leave", "under:lens", "under:gate"])
    table.play("under:gate")
    assert (deck_of(table, "glade"), known(table)) == (["lens", "wolf", "sword", "gate"], (1, 1))
    left = looking(Examine(2, bottom=True), DECK)
    left.play("discard:eyeglass", "leave")
    assert (deck_of(left, "glade"), known(left)) == (DECK, (2, 0))


@rule("PF-EXAM-03")
def test_a_single_card_put_under_its_deck_is_still_one_known_card() -> None:
    table = looking(Examine(1, bottom=True), ["lens"], known_bottom={"glade": 1})
    table.play("discard:eyeglass", "under:lens")
    assert (deck_of(table, "glade"), known(table)) == (["lens"], (0, 1))


@rule("PF-EXAM-04")
def test_where_no_such_card_is_found_all_go_back_in_order() -> None:
    table = looking(Examine(stop=(ALLY,)), DECK)
    table.play("discard:eyeglass")
    assert (seen(table), deck_of(table, "glade"), known(table)) == ([DECK], DECK, (4, 0))
    assert table.asked == (0, "turn")


@rule("PF-EXAM-02", "PF-EXAM-04")
@pytest.mark.parametrize(("deck", "met"), [(["lens", "gate", "wolf"], "wolf"), (["lens", "gate"], None)])
def test_the_first_card_of_a_kind_is_met_if_there_is_one(deck: list[str], met: str | None) -> None:
    grove = location("grove", here=(When(ENTERS, MeetFirst(MONSTER)),))
    table = game({}, cards=[grove], places={"glade": ["wolf"], "grove": deck}, rolls=[9] if met else [])
    table.play("move:grove")
    assert table.asked[1] == ("skill" if met else "turn")
    if met:
        table.play("fight:strength", "roll")
    assert (deck_of(table, "grove"), known(table, 1)) == (["lens", "gate"], (2, 0))  # in their order, and seen


@rule("PF-EXAM-05")
def test_examining_is_no_exploring() -> None:
    table = looking(Examine(2), ["trap", "wolf"], cards=[bane("trap", "Wisdom 20", BARRIER)])
    table.play("discard:eyeglass")
    assert (table.state.explored, table.state.encounters, table.asked) == (0, [], (0, "turn"))
    assert "explore" in table.keys
    assert kinds(table) == ["plays", "examines"]


@rule("PF-EXAM-05")
def test_not_even_during_an_exploration() -> None:
    portal = bane("portal", "Strength 1", BARRIER, defeated=(LookAhead(1),))
    table = looking(Examine(), ["portal", "wolf"], cards=[portal], rolls=[5])
    table.play("explore", "roll")
    assert (table.state.explored, table.asked, deck_of(table, "glade")) == (1, (0, "turn"), ["wolf"])
    assert [kind for kind in kinds(table) if kind in ("explores", "meets")] == ["explores"]
    assert "PF-EXAM-01" in rules_told(table)


QUEST = boon("quest", ALLY, Play(DISCARD, Search((WEAPON, SPELL))))


@rule("PF-EXAM-06")
def test_a_search_finds_any_card_of_the_kind_and_shuffles_the_deck() -> None:
    deck = ["lens", "sword", "pebble-1", "bolt", "sword"]
    order = ["bolt", "pebble-1", "lens", "sword"]
    table = game({"hand": ["quest"], "deck": deck, "known_top": 1}, cards=[QUEST], shuffles=[order])
    table.play("discard:quest")
    assert (table.asked, table.keys) == ((0, "search"), ["find:bolt", "find:sword"])
    table.refuse("find:lens")
    table.play("find:sword")
    assert (zone(table, "hand"), zone(table, "deck")) == (["sword"], order)
    assert (table.hero(0).known_top, table.hero(0).known_bottom) == (0, 0)


@rule("PF-EXAM-06")
def test_a_search_in_vain_shuffles_the_deck_all_the_same() -> None:
    table = game({"hand": ["quest"], "deck": ["lens", "pebble-1"]}, cards=[QUEST], shuffles=[["pebble-1", "lens"]])
    table.play("discard:quest")
    assert (table.asked, zone(table, "hand")) == ((0, "turn"), [])
    assert zone(table, "deck") == ["pebble-1", "lens"]


@rule("PF-EXAM-07")
@pytest.mark.parametrize(("deck", "offered"), [([], False), (["wolf"], True)])
def test_a_location_deck_without_cards_cannot_be_examined(deck: list[str], offered: bool) -> None:
    table = looking(Examine(stop=(MONSTER,)), deck, {"hand": ["eyeglass", "detect-evil"]})
    assert {key for key in table.keys if key.startswith("discard:")} == (
        {"discard:eyeglass", "discard:detect-evil"} if offered else set()
    )
    if not offered:
        assert table.refuse("discard:detect-evil").rule == "PF-EXAM-07"


@rule("PF-EXAM-07")
def test_of_several_location_decks_only_those_with_cards_can_be_chosen() -> None:
    places: dict[str, list[str]] = {"glade": [], "grove": ["wolf"], "woods": ["gate"]}
    table = looking(Examine(any_place=True), [], places=places)
    table.play("discard:eyeglass")
    assert (table.asked, table.keys) == ((0, "examine-where"), ["look:grove", "look:woods"])
    table.play("look:woods")
    assert (seen(table), [known(table, place)[0] for place in range(3)]) == ([["gate"]], [0, 0, 1])


@rule("PF-EXAM-07")
@pytest.mark.parametrize("deed", [LookAtEnds(), Scout()])
@pytest.mark.parametrize(("deck", "asked"), [([], "turn"), (["wolf"], "at-start")])
def test_a_power_that_examines_is_not_offered_there(deed: Any, deck: list[str], asked: str) -> None:
    power = AtTurn((STARTS,), deed)
    table = game({"powers": {"look": power}}, places={"glade": deck, "grove": ["wolf"]}, step=("advance",))
    assert table.asked == (0, asked)


@rule("PF-EXAM-02", "PF-ENC-10")
@pytest.mark.parametrize(("deck", "found"), [(["wolf", "lens"], ["wolf"]), (["lens"], [])])
def test_the_card_that_is_met_is_not_the_first_of_its_kind(deck: list[str], found: list[str]) -> None:
    """A pack animal is a monster itself, and so is the second one below it."""
    mother = bane("mother", "Combat 2", defeated=(MeetFirst(MONSTER),))
    table = game({}, cards=[mother], places={"glade": ["mother", *deck], "grove": []}, rolls=[5, *[9] * len(found)])
    table.play("explore", "fight:strength", "roll")
    assert [met.card.id for met in table.state.encounters] == (["mother", *found] if found else [])
    if found:
        table.play("fight:strength", "roll")
    assert (deck_of(table, "glade"), table.asked) == (["lens"], (0, "turn"))


@rule("PF-EXAM-02", "PF-ENC-10")
def test_a_second_copy_of_the_card_that_is_met_is_another_card() -> None:
    mother = bane("mother", "Combat 2", defeated=(MeetFirst(MONSTER),))
    table = game({}, cards=[mother], places={"glade": ["mother", "lens", "mother"], "grove": []}, rolls=[5, 5])
    table.play("explore", "fight:strength", "roll", "fight:strength", "roll")
    assert (deck_of(table, "glade"), kinds(table).count("defeats"), table.asked) == (["lens"], 2, (0, "turn"))


@rule("PF-EXAM-01", "PF-ENC-10")
def test_a_card_that_is_about_to_leave_for_another_location_is_none_of_the_deck_below_it() -> None:
    moth = bane("moth", "Combat 20", undefeated=(Flit(), LookAhead(1)))
    table = game({}, cards=[moth], places={"glade": ["moth", "lens"], "grove": ["wolf"]}, draws=["1"], rolls=[5])
    table.play("explore", "fight:strength", "roll")
    assert (seen(table), deck_of(table, "glade")) == ([["lens"]], ["lens"])


# --- what has been seen cannot be taken back -------------------------------------------------------------


@rule("PF-EXAM-06")
def test_a_search_cannot_be_taken_back() -> None:
    table = game({"hand": ["quest"], "deck": ["sword", "pebble-1", "bolt"]}, cards=[QUEST])
    table.play("discard:quest")
    assert (table.asked, table.table.undo_refusal(0)) == ((0, "search"), Message("undo-known"))


@rule("PF-EXAM-01")
@pytest.mark.parametrize("before", [0, 1])
def test_a_look_at_the_bottom_card_cannot_be_taken_back(before: int) -> None:
    """Unless everybody knew that card."""
    power = {"look": AtTurn((STARTS,), LookAtEnds())}
    table = game(
        {"powers": power}, places={"glade": DECK, "grove": []}, known_bottom={"glade": before}, step=("advance",)
    )
    table.play("yes", "look:bottom")
    assert table.asked == (0, "turn")
    assert table.table.undo_refusal(0) == (None if before else Message("undo-known"))


@rule("PF-EXAM-02")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_turning_up_cards_until_one_is_met_cannot_be_taken_back(before: int) -> None:
    grove = location("grove", here=(When(ENTERS, MeetFirst(MONSTER)),))
    places = {"glade": ["wolf"], "grove": ["lens", "wolf"]}
    table = game({}, cards=[grove], places=places, known_top={"grove": before})
    table.play("move:grove")
    assert table.asked == (0, "skill")
    assert table.table.undo_refusal(0) == (None if before == 2 else Message("undo-known"))

"""Closing locations: PF-CLOSE."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.closing import ByCheck, ByItself, ByPaying, BySummoning
from herowright.games.pathfinder.cards.gifts import AddToPlace, LookAhead
from herowright.games.pathfinder.cards.meetings import Wander
from herowright.games.pathfinder.cards.outside import Move
from herowright.games.pathfinder.cards.standing import HarderChecks
from herowright.games.pathfinder.cards.troubles import EACH_HERE, OTHERS_HERE, Damage, Each, Harder, LoseTop
from herowright.games.pathfinder.cards.types import Play
from herowright.games.pathfinder.rules import closing, villain
from herowright.games.pathfinder.rules.components import BLESSING, BURY, DISCARD, HENCHMAN, ITEM, VILLAIN
from herowright.games.pathfinder.rules.state import NEVER
from herowright.testing import Play as Table
from herowright.testing import rule
from tests.games.pathfinder.helpers import PEBBLES, bane, boon, deck_of, game, in_box, kinds, location, rules_told, zone

NOBODY = {"asking": "nobody"}
BOSS = bane("boss", "Combat 10", VILLAIN)
BY_STRENGTH, BY_BLESSING = ByCheck("Strength 6"), ByPaying((BLESSING,))


def glade(*closing: Any, **values: Any) -> Any:
    return location("glade", closing=closing or (ByItself(),), **values)


def beaten(card: Any, *heroes: Mapping[str, Any], rolls: tuple[int, ...] = (), **arrangement: Any) -> Table:
    """A thug lay on top of the glade, over a wolf and a gate, and was just defeated."""
    laid: dict[str, Any] = {"places": {"glade": ["thug", "wolf", "gate"], "grove": ["wolf"]}} | arrangement
    table = game(*heroes, **laid | {"cards": [card, *laid.get("cards", ())]}, rolls=[9, *rolls])
    table.play("explore", "fight:strength", "roll")
    return table


def emptied(card: Any, *heroes: Mapping[str, Any], **arrangement: Any) -> Table:
    """Nothing is left in the glade, and the attempt of step 5 begins."""
    laid: dict[str, Any] = {"places": {"glade": [], "grove": ["wolf"]}} | arrangement
    table = game(*heroes, **laid | {"cards": [card, *laid.get("cards", ())]})
    table.play("close")
    return table


def is_closed(table: Table, number: int = 0) -> bool:
    found: bool = table.state.places[number].closed
    return found


# --- the chance ------------------------------------------------------------------------------------------


@rule("PF-CLOSE-01")
def test_a_henchman_of_the_own_deck_gives_a_chance_to_close() -> None:
    table = beaten(glade())
    assert (table.asked, table.keys) == ((0, "close"), ["leave", "close:1"])
    table.play("close:1")
    assert is_closed(table)
    assert not is_closed(table, 1)


@rule("PF-CLOSE-01")
def test_an_empty_deck_gives_a_chance_in_step_five() -> None:
    table = game(places={"glade": [], "grove": ["wolf"]})
    assert "close" in table.keys
    table.play("close", "close:1")
    assert is_closed(table)
    full = game()
    assert full.refuse("close").rule == "PF-TURN-21"


@rule("PF-CLOSE-01")
@pytest.mark.parametrize("card", ["wolf", "gate"])
def test_other_banes_give_no_chance(card: str) -> None:
    table = game(places={"glade": [card, "wolf"]}, rolls=[9])
    table.play("explore", *(["fight:strength"] if card == "wolf" else []), "roll")
    assert rules_told(table)[-1] == "PF-ENC-22"
    assert (table.asked, table.keys) == ((0, "turn"), ["end"])


@rule("PF-CLOSE-02")
def test_nobody_has_to_use_the_chance() -> None:
    table = beaten(glade())
    table.play("leave")
    assert not is_closed(table)
    assert (table.asked, deck_of(table, "glade")) == ((0, "turn"), ["wolf", "gate"])


# --- what closing demands --------------------------------------------------------------------------------


@rule("PF-CLOSE-03", "PF-CLOSE-16")
@pytest.mark.parametrize(("rolled", "closed"), [(6, True), (5, False)])
def test_the_check_on_the_card_has_to_succeed(rolled: int, closed: bool) -> None:
    table = beaten(glade(BY_STRENGTH), rolls=(rolled,))
    table.play("close:1")
    assert (table.asked, table.state.checks[-1].difficulty) == ((0, "prepare"), 6)
    table.play("roll")
    assert is_closed(table) is closed
    assert deck_of(table, "glade") == ([] if closed else ["wolf", "gate"])
    assert rules_told(table)[-1] == ("PF-CLOSE-11" if closed else "PF-CLOSE-16")


@rule("PF-CLOSE-03")
def test_another_task_has_to_be_done() -> None:
    way = ByPaying(count=2, cost=BURY)
    table = emptied(glade(way), {"hand": ["pebble-1", "pebble-2", "pebble-3"]})
    table.play("close:1", "pay:pebble-1", "pay:pebble-3")
    assert (zone(table, "hand"), zone(table, "buried")) == (["pebble-2"], ["pebble-1", "pebble-3"])
    assert is_closed(table)
    poor = emptied(glade(way), {"hand": ["pebble-1"]})
    assert (poor.asked, zone(poor, "hand")) == ((0, "turn"), ["pebble-1"])
    assert not is_closed(poor)


@rule("PF-CLOSE-03", "PF-CLOSE-11")
def test_harsk_closes_the_mountain_peak() -> None:
    """PF-EX-20."""
    table = game({"character": "harsk"}, places={"mountain-peak": [], "grove": ["wolf"]}, rolls=[5])
    table.play("close", "close:1", "use:survival", "roll")
    assert table.told("pf-event-rolls")[0].args["result"] == 7
    assert is_closed(table)


@rule("PF-CLOSE-04")
def test_some_locations_close_by_themselves() -> None:
    table = beaten(glade(), {"hand": ["prayer"]})
    table.play("close:1")
    assert is_closed(table)
    assert (kinds(table)[-1], kinds(table).count("rolls")) == ("closes", 1)
    assert zone(table, "hand") == ["prayer"]


@rule("PF-CLOSE-05")
def test_the_way_is_chosen_before_anything_is_played_or_rolled() -> None:
    heroes = [{"hand": ["lens", "pebble-1"]}, {"hand": ["prayer", "lens"]}]
    table = beaten(glade(BY_STRENGTH, ByPaying()), *heroes, options=NOBODY)
    assert table.keys == ["leave", "close:1", "close:2"]
    assert table.keys_of(1) == []
    assert table.refuse("reveal:lens").rule == "PF-PRINC-05"
    table.play("close:1")
    assert (table.keys, table.keys_of(1)) == (["roll", "reveal:lens"], ["discard:prayer:1", "reveal:lens"])


@rule("PF-CLOSE-05", "PF-CLOSE-06")
def test_after_a_failure_no_other_way_is_tried() -> None:
    """PF-EX-35."""
    table = beaten(glade(BY_STRENGTH, ByPaying()), {"hand": ["pebble-1"]}, rolls=(5,))
    table.play("close:1", "roll")
    assert (table.asked, table.keys) == ((0, "turn"), ["end"])
    table.refuse("close:2")
    table.refuse("pay:pebble-1")
    assert (zone(table, "hand"), is_closed(table)) == (["pebble-1"], False)


@rule("PF-CLOSE-07")
@pytest.mark.parametrize(("held", "asked"), [("pebble-1", (0, "turn")), ("prayer", (0, "close"))])
def test_nobody_pays_for_another(held: str, asked: tuple[int, str]) -> None:
    """PF-EX-33."""
    seelah: dict[str, Any] = {"character": "seelah", "hand": ["prayer"], "quiet": NEVER}
    weak = bane("thug", "Combat 2", HENCHMAN)
    ezren = {"character": "ezren", "hand": [held]}
    table = game(ezren, seelah, places={"sandpoint-cathedral": ["thug", "wolf"]}, cards=[weak], rolls=[6])
    table.play("explore", "roll")
    assert table.asked == asked  # without a blessing there is nothing that Ezren could do
    table.refuse("pay:prayer", seat=1)
    if held == "prayer":
        table.play("close:1", "pay:prayer")
        assert [event.args["card"] for event in table.told("pf-event-loses", 0)] == ["boon:prayer"]
    assert (is_closed(table), zone(table, "hand", 1)) == (held == "prayer", ["prayer"])


@rule("PF-CLOSE-07")
def test_others_may_play_cards_on_the_check() -> None:
    table = emptied(glade(BY_STRENGTH), {}, {"hand": ["prayer"]}, rolls=(2, 4))
    table.play("close:1")
    table.refuse("roll", seat=1)
    table.play("discard:prayer:1", seat=1)
    table.play("roll")
    assert table.told("pf-event-rolls")[-1].args["result"] == 6
    assert (is_closed(table), zone(table, "discard", 1)) == (True, ["prayer"])


# --- the deck and the card -------------------------------------------------------------------------------


@rule("PF-CLOSE-08", "PF-CLOSE-11")
def test_the_cards_go_to_the_box_and_the_location_is_closed() -> None:
    table = beaten(glade(closed=(Harder(3),)))
    before = in_box(table, "wolf"), in_box(table, "gate")
    table.play("close:1")
    assert (in_box(table, "wolf"), in_box(table, "gate")) == (before[0] + 1, before[1] + 1)
    assert (is_closed(table), deck_of(table, "glade"), table.hero(0).harder) == (True, [], 3)
    assert table.refuse("close").rule == "PF-CLOSE-11"
    assert [event.args["place"] for event in table.told("pf-event-closes")] == ["location:glade"]


@rule("PF-CLOSE-11")
def test_it_stays_closed() -> None:
    table = beaten(glade(), {"hand_size": 0}, {"hand_size": 0})
    table.play("close:1", "end", "end")
    assert table.asked == (0, "turn")
    assert (is_closed(table), table.keys) == (True, ["move:grove", "end"])


@rule("PF-CLOSE-08", "PF-CLOSE-09", "PF-CLOSE-10")
def test_a_villain_in_the_deck_stays_and_keeps_the_location_open() -> None:
    places = {"glade": ["thug", "wolf", "boss", "gate"], "grove": []}
    table = beaten(glade(closed=(Harder(3),)), places=places, cards=[BOSS])
    before = in_box(table, "wolf"), in_box(table, "gate"), in_box(table, "boss")
    table.play("close:1")
    assert (in_box(table, "wolf"), in_box(table, "gate"), in_box(table, "boss")) == (
        before[0] + 1,
        before[1] + 1,
        before[2],
    )
    assert (deck_of(table, "glade"), is_closed(table), table.hero(0).harder) == (["boss"], False, 0)
    assert rules_told(table)[-1] == "PF-CLOSE-09"


@rule("PF-CLOSE-09")
def test_several_villains_all_stay() -> None:
    places = {"glade": ["thug", "boss", "wolf", "rival"], "grove": []}
    table = beaten(glade(), places=places, cards=[BOSS, bane("rival", kind=VILLAIN)])
    table.play("close:1")
    assert sorted(deck_of(table, "glade")) == ["boss", "rival"]
    assert not is_closed(table)


@rule("PF-CLOSE-11")
def test_who_dies_of_closing_has_closed_it_all_the_same() -> None:
    table = emptied(glade(closed=(LoseTop(1),)), {"deck": []}, {})
    table.play("close:1")
    assert (table.hero(0).dead, is_closed(table)) == (True, True)
    assert table.asked == (1, "turn")


@rule("PF-CLOSE-11")
def test_a_death_in_the_last_location_does_not_spoil_a_scenario_that_is_won_by_closing() -> None:
    options = {"scenario": "local-heroes"}
    table = emptied(glade(closed=(LoseTop(1),)), {"deck": []}, {}, places={"glade": []}, options=options)
    table.play("close:1")
    assert (table.hero(0).dead, table.table.is_over, table.state.won) == (True, True, True)


# --- closed locations ------------------------------------------------------------------------------------


@rule("PF-CLOSE-12")
def test_a_villain_cannot_escape_to_a_closed_location() -> None:
    places: dict[str, list[str]] = {"glade": ["boss"], "grove": [], "marsh": []}
    table = game(places=places, closed=["grove"], cards=[BOSS, location("marsh")], rolls=[1], blessings=["prayer"])
    table.play("explore", "fight:strength", "roll")
    assert sorted([deck_of(table, "glade"), deck_of(table, "marsh")]) == [["boss"], ["prayer"]]
    assert deck_of(table, "grove") == []


@rule("PF-CLOSE-13")
def test_one_may_move_to_a_closed_location_and_stay() -> None:
    table = game({"hand_size": 0}, places={"glade": ["wolf"], "grove": []}, closed=["grove"])
    table.play("move:grove")
    assert (table.hero(0).place, table.keys) == (1, ["end"])
    table.play("end")
    assert (table.hero(0).place, table.keys) == (1, ["move:glade", "end"])


@rule("PF-CLOSE-14")
def test_cards_of_a_closed_location_are_explored_as_usual() -> None:
    table = game(places={"glade": ["thug", "wolf"]}, closed=["glade"], rolls=[9])
    table.play("explore", "fight:strength", "roll")
    assert (deck_of(table, "glade"), table.asked) == (["wolf"], (0, "turn"))  # no chance to close it once more


@rule("PF-CLOSE-15")
@pytest.mark.parametrize(("back", "closed", "difficulty"), [((), [], 10), ((), ["glade"], 8), ((3,), ["glade"], 11)])
def test_rules_of_a_closed_location_are_those_on_its_back(
    back: tuple[int, ...], closed: list[str], difficulty: int
) -> None:
    printed = glade(here=(HarderChecks(2),), closed_here=tuple(HarderChecks(by) for by in back))
    table = game(cards=[printed], closed=closed)
    table.play("explore", "fight:strength")
    assert table.state.checks[-1].difficulty == difficulty


# --- after a henchman ------------------------------------------------------------------------------------


@rule("PF-CLOSE-17")
def test_the_attempt_comes_after_everything_else_of_the_encounter() -> None:
    pest = bane("pest", "Combat 8", HENCHMAN, after=(Damage("1"),), copies={"B": 1})
    places = {"glade": ["pest", "wolf"], "grove": ["wolf"]}
    table = game({"hand": ["bolt", "pebble-9"]}, places=places, cards=[pest], rolls=[6, 4, 6])
    table.play("explore", "discard:bolt:arcane", "roll")
    assert (table.asked, in_box(table, "pest")) == ((0, "recharge"), 0)
    table.play("yes", "roll")
    assert (zone(table, "deck")[-1], zone(table, "discard")) == ("bolt", ["pebble-9"])
    assert (table.asked, in_box(table, "pest"), table.state.encounters) == ((0, "close"), 1, [])
    table.play("leave")
    assert table.keys == ["end"]
    assert table.refuse("close").rule == "PF-TURN-21"


@rule("PF-CLOSE-18")
@pytest.mark.parametrize(("reading", "again"), [("two-chances", ["close", "end"]), ("one-chance", ["end"])])
def test_step_five_is_another_chance(reading: str, again: list[str]) -> None:
    places: dict[str, list[str]] = {"glade": ["thug"], "grove": []}
    rolls = (5, 6) if "close" in again else (5,)
    table = beaten(glade(BY_STRENGTH), places=places, rolls=rolls, options={"PF-CLOSE-18": reading})
    table.play("close:1", "roll")
    assert (table.asked, table.keys) == ((0, "turn"), again)
    if "close" in again:
        table.play("close", "close:1", "roll")
        assert is_closed(table)
    else:
        assert table.refuse("close").rule == "PF-TURN-21"


@rule("PF-CLOSE-19")
@pytest.mark.parametrize(("rolled", "closed"), [(8, True), (7, False)])
def test_a_henchman_summoned_to_close_gives_no_chance_of_its_own(rolled: int, closed: bool) -> None:
    table = emptied(glade(BySummoning("thug")), rolls=[rolled])
    table.play("close:1")
    assert table.state.encounters[-1].summoned
    table.play("fight:strength", "roll")
    assert (table.asked, is_closed(table)) == ((0, "turn"), closed)
    assert kinds(table).count("closes") == closed
    assert in_box(table, "thug") == 4


@rule("PF-CLOSE-19")
def test_the_guard_tower_wants_a_bandit_defeated() -> None:
    assert BOX.find("location", "guard-tower").closing == (BySummoning("bandit"),)
    table = game({"character": "valeros"}, places={"guard-tower": []}, rolls=[8])
    table.play("close", "close:1", "fight:melee", "roll")
    assert is_closed(table)


# --- at the location that is closed ----------------------------------------------------------------------


@rule("PF-CLOSE-11", "PF-CARD-05")
@pytest.mark.parametrize("to", [EACH_HERE, OTHERS_HERE])
def test_what_closing_does_happens_at_the_location_that_was_closed(to: str) -> None:
    """Whoever closes it has been moved to the grove by the bane that had to be defeated for it."""
    imp = bane("imp", "Combat 2", defeated=(Wander(),))
    closed = (Each(to, Harder(1)), AddToPlace(ITEM), LookAhead(1))
    card = glade(BySummoning("imp"), closed=closed)
    people: list[Any] = [{}, {}, {"place": "grove"}]
    table = emptied(card, *people, cards=[imp], rolls=[5], draws=["1", "lens"], box={ITEM: ["lens"]})
    table.play("close:1", "fight:strength", "roll")
    assert (table.hero(0).place, is_closed(table)) == (1, True)
    assert [hero.harder for hero in table.state.heroes] == [0, 1, 0]
    assert (deck_of(table, "glade"), deck_of(table, "grove")) == (["lens"], ["wolf"])
    assert [event.args["place"] for event in table.told("pf-event-examines")] == ["location:glade"]


@rule("PF-VILLAIN-12")
def test_the_same_when_the_villain_who_lay_there_has_driven_its_finder_away() -> None:
    ogre = bane("ogre-king", "Combat 2", VILLAIN, copies={"B": 1}, defeated=(Wander(),))
    card = glade(closed=(Each(EACH_HERE, Harder(1)),))
    story = replace(BOX.find("scenario", "brigandoom"), villains=("ogre-king",))
    places = {"glade": ["ogre-king"], "grove": ["wolf"]}
    table = game({}, {}, cards=[ogre, card, story], places=places, rolls=[5], draws=["1"])
    table.play("explore", "fight:strength", "roll", "yes")
    assert (is_closed(table), [hero.harder for hero in table.state.heroes]) == (True, [0, 1])


@rule("PF-CLOSE-01", "PF-HENCH-01")
@pytest.mark.parametrize(("drawn", "asked"), [("0", "close"), ("1", "turn")])
def test_who_is_moved_away_by_the_henchman_has_no_chance_to_close(drawn: str, asked: str) -> None:
    scout = bane("scout", "Combat 8", HENCHMAN, defeated=(Wander(),))
    places = {"glade": ["scout", "wolf"], "grove": ["wolf"]}
    table = game({}, cards=[scout], places=places, rolls=[9], draws=[drawn])
    table.play("explore", "fight:strength", "roll")
    assert table.asked == (0, asked)


@rule("PF-CLOSE-18", "PF-CLOSE-14")
def test_a_henchman_of_a_closed_location_uses_up_no_chance() -> None:
    """With one chance in a turn, that of step 5 is still there, at another location."""
    boots = boon("boots", ITEM, Play(DISCARD, Move()))
    table = game(
        {"hand": ["boots"]},
        cards=[boots],
        places={"glade": ["thug"], "grove": []},
        closed=["glade"],
        options={"PF-CLOSE-18": "one-chance"},
        rolls=[9],
    )
    table.play("explore", "fight:strength", "roll")
    assert (table.asked, table.state.tried) == ((0, "turn"), False)
    table.play("discard:boots", "move:grove")
    assert "close" in table.keys


@rule("PF-CLOSE-01")
def test_what_is_closed_is_not_closed_again() -> None:
    table = game({}, places={"glade": [], "grove": []}, closed=["glade"], cards=[glade(closed=(LoseTop(1),))])
    state, hero = table.state, table.hero(0)
    assert [*closing.try_to_close(state, hero)] == []
    assert [*villain.close_its_location(state, hero, 0)] == []
    assert (kinds(table), len(hero.deck), state.events) == ([], len(PEBBLES), [])

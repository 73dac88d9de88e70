"""Meeting a villain: PF-VILLAIN."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.closing import ByCheck, ByPaying, BySummoning
from herowright.games.pathfinder.cards.meetings import MeetFirst, Summon
from herowright.games.pathfinder.cards.standing import FAILS, When
from herowright.games.pathfinder.cards.troubles import EACH_AT_OPEN, EVERYBODY, Each, Harder, LoseTop
from herowright.games.pathfinder.rules.components import BARRIER, BLESSING, MONSTER, VILLAIN
from herowright.testing import Play as Table
from herowright.testing import rule
from tests.games.pathfinder.helpers import bane, deck_of, falls, game, in_box, kinds, location, rules_told, zone

BOSS, RIVAL = bane("boss", "Combat 8", VILLAIN, copies={"B": 1}), bane("rival", "Combat 8", VILLAIN, copies={"B": 1})
FOUND = ["explore", "fight:strength", "roll"]
HIT, MISS = 8, 5

AMBUSH = bane("ambush", "Strength 6", BARRIER, undefeated=(MeetFirst(MONSTER, weak=1),))
MARSH = location("marsh", closing=(ByCheck("Strength 6"),), closed=(Harder(5),))
PLACES: dict[str, list[str]] = {"glade": ["boss", "wolf"], "grove": ["wolf"], "marsh": ["gate"]}


def scenario(*villains: str, **values: Any) -> Any:
    return replace(BOX.find("scenario", "brigandoom"), villains=villains, **values)


def lair(*heroes: Mapping[str, Any], cards: tuple[Any, ...] = (), **arrangement: Any) -> Table:
    """The boss is on top of the glade; the grove closes by itself, the marsh with Strength 6."""
    laid: dict[str, Any] = {"places": PLACES} | arrangement
    return game(*heroes, cards=[BOSS, RIVAL, MARSH, scenario("boss"), *cards], **laid)


def shut(table: Table) -> list[str]:
    return [place.card.id for place in table.state.places if place.shut]


def closed(table: Table) -> list[str]:
    return [place.card.id for place in table.state.places if place.closed]


# --- other locations -------------------------------------------------------------------------------------


@rule("PF-VILLAIN-01")
def test_the_four_stages_come_in_order() -> None:
    table = lair({}, {"place": "grove"}, rolls=[HIT])
    table.play("explore", "close:1", "fight:strength", "roll", "yes")
    told = ["villain", "guards", "explores", "rolls", "defeats", "closes", "escapes"]
    assert kinds(table) == told


@rule("PF-VILLAIN-02", "PF-VILLAIN-04", "PF-VILLAIN-05")
def test_who_is_elsewhere_may_close_a_location_for_now() -> None:
    table = lair({}, {"place": "marsh"}, rolls=[6, HIT])
    table.play("explore")
    assert (table.asked, table.keys) == ((1, "guard"), ["leave", "close:1"])
    table.play("close:1", "roll")
    assert (shut(table), closed(table), deck_of(table, "marsh"), table.hero(1).harder) == (["marsh"], [], ["gate"], 0)
    table.play("fight:strength", "roll", "yes")
    assert sorted(deck_of(table, "grove")) == ["boss", "wolf"]  # the only way out
    assert deck_of(table, "marsh") == ["gate"]


@rule("PF-VILLAIN-02")
@pytest.mark.parametrize("mark", ["closed", "shut"])
def test_only_open_locations_are_closed_for_now(mark: str) -> None:
    laid: dict[str, Any] = {mark: ["marsh"], "places": {**PLACES, "marsh": []}}
    table = lair({}, {"place": "marsh"}, **laid)
    table.play("explore")
    assert table.asked == (0, "skill")


@rule("PF-VILLAIN-03")
def test_the_attempts_are_optional_and_in_any_order() -> None:
    table = lair({}, {"place": "grove"}, {"place": "marsh"}, {"place": "grove"}, rolls=[6])
    table.play("explore")
    assert (table.asked, table.keys) == ((0, "guard-order"), ["seat:2", "seat:3", "seat:4"])
    table.play("seat:3", "close:1", "roll")
    assert (table.asked, table.keys) == ((0, "guard-order"), ["seat:2", "seat:4"])
    table.play("seat:4", "leave", "leave")
    assert (shut(table), table.asked) == (["marsh"], (0, "skill"))


@rule("PF-VILLAIN-06")
@pytest.mark.parametrize("rolled", [HIT, MISS])
def test_they_open_again_when_all_is_over(rolled: int) -> None:
    table = lair({}, {"place": "marsh"}, rolls=[6, rolled])
    table.play("explore", "close:1", "roll", "fight:strength")
    assert shut(table) == ["marsh"]
    table.play("roll", *(["yes"] if rolled == HIT else []))
    assert (table.asked, shut(table)) == ((0, "turn"), [])
    assert table.state.places[2].open


@rule("PF-VILLAIN-07")
def test_what_was_paid_is_spent() -> None:
    tower = location("marsh", closing=(ByPaying((BLESSING,)),))
    table = lair({"hand": ["cloak"]}, {"place": "marsh", "hand": ["prayer"]}, cards=(tower,))
    table.play("explore", "close:1", "pay:prayer", "discard:cloak")
    assert (table.asked, shut(table)) == ((0, "turn"), [])
    assert (zone(table, "hand", 1), zone(table, "discard", 1)) == ([], ["prayer"])


@rule("PF-VILLAIN-08")
@pytest.mark.parametrize(("reading", "asked"), [("each", (2, "guard")), ("one", (0, "skill"))])
def test_two_characters_at_one_location(reading: str, asked: tuple[int, str]) -> None:
    heroes = [{}, {"place": "marsh"}, {"place": "marsh"}]
    table = lair(*heroes, options={"PF-VILLAIN-08": reading}, rolls=[5, 6] if asked[0] == 2 else [5])
    table.play("explore", "seat:2", "close:1", "roll")
    assert table.asked == asked
    if asked[0] == 2:
        table.play("close:1", "roll")
        assert (shut(table), table.asked) == (["marsh"], (0, "skill"))


@rule("PF-VILLAIN-08")
@pytest.mark.parametrize("reading", ["each", "one"])
def test_one_success_is_enough_and_leaving_is_no_attempt(reading: str) -> None:
    heroes = [{}, {"place": "marsh"}, {"place": "marsh"}, {"place": "marsh"}]
    table = lair(*heroes, options={"PF-VILLAIN-08": reading}, rolls=[6])
    table.play("explore", "seat:2", "leave", "seat:4", "close:1", "roll")
    assert (shut(table), table.asked) == (["marsh"], (0, "skill"))


@rule("PF-VILLAIN-09")
def test_nobody_beside_the_villain_or_dead_makes_an_attempt() -> None:
    table = lair({}, {"place": "glade"}, {"place": "marsh", "dead": True}, rolls=[HIT])
    table.play("explore")
    assert (table.asked, shut(table)) == ((0, "skill"), [])
    table.play("fight:strength", "roll", "yes")
    assert table.told("pf-event-escapes")[0].args["places"] == 2


# --- the encounter and its location ----------------------------------------------------------------------


@rule("PF-VILLAIN-10")
def test_it_is_an_encounter_like_any_other() -> None:
    boss = bane("boss", "Combat 8", VILLAIN, before=(Harder(2),), undefeated=(Harder(10),))
    rules = scenario("boss", during=(When(FAILS, Harder(100), id="boss"),))
    table = lair({"hand": ["cloak", "sword"]}, cards=(boss, rules), rolls=[6, 3])
    table.play("explore")
    assert (table.asked, table.keys) == ((0, "evade"), ["face", "discard:cloak"])
    table.play("face", "reveal:sword:melee")
    assert table.state.checks[-1].difficulty == 10
    table.play("roll", "drop:cloak")
    assert table.hero(0).harder == 112


@rule("PF-VILLAIN-10", "PF-BANE-02", "PF-BANE-04")
@pytest.mark.parametrize(("rolled", "result"), [(8, 7), (9, 8)])
def test_an_ambush_weakens_the_dice_against_a_villain_too(rolled: int, result: int) -> None:
    """A villain of type monster is a monster in every respect, also where a barrier leads to the first monster."""
    table = lair(cards=(AMBUSH,), places={"glade": ["ambush", "boss"], "grove": []}, rolls=[1, rolled])
    table.play("explore", "roll", "fight:strength", "roll")
    assert (falls(table)[-1][2:], table.asked) == ((result, 8), (0, "close-beaten" if result == 8 else "turn"))


@rule("PF-VILLAIN-11", "PF-VILLAIN-12")
def test_the_location_of_a_defeated_villain_is_closed_without_meeting_its_demand() -> None:
    glade = location("glade", closing=(ByCheck("Strength 30"),), closed=(Harder(3),))
    table = lair(cards=(glade,), rolls=[HIT])
    wolves = in_box(table, "wolf")
    table.play(*FOUND)
    assert (table.asked, table.keys) == ((0, "close-beaten"), ["yes", "no"])
    table.play("yes")
    assert (closed(table), deck_of(table, "glade")) == (["glade"], [])
    assert (in_box(table, "wolf"), table.hero(0).harder) == (wolves + 1, 3)
    assert kinds(table).count("rolls") == 1


@rule("PF-VILLAIN-13", "PF-VILLAIN-14")
def test_another_villain_keeps_the_location_only_shut() -> None:
    glade = location("glade", closed=(Harder(3),))
    places = {**PLACES, "glade": ["boss", "wolf", "rival", "gate"]}
    table = lair(cards=(glade, scenario("boss", "rival")), places=places, rolls=[HIT])
    table.play(*FOUND, "yes")
    assert (deck_of(table, "glade"), closed(table), shut(table)) == (["rival"], [], [])
    assert table.hero(0).harder == 0
    assert table.told("pf-event-escapes")[0].args["places"] == 2  # the grove and the marsh
    assert "boss" in deck_of(table, "grove") + deck_of(table, "marsh")


@rule("PF-VILLAIN-15", "PF-VILLAIN-11")
@pytest.mark.parametrize(("reading", "keys", "places"), [("may", ["no"], 3), ("must", [], 2)])
def test_closing_may_be_declined(reading: str, keys: list[str], places: int) -> None:
    table = lair(options={"PF-VILLAIN-15": reading}, rolls=[HIT])
    table.play(*FOUND, *keys)
    assert table.told("pf-event-escapes")[0].args["places"] == places
    assert closed(table) == ([] if keys else ["glade"])
    assert ("wolf" in deck_of(table, "glade")) is bool(keys)


@rule("PF-VILLAIN-25", "PF-VILLAIN-26")
def test_an_undefeated_villain_hurts_and_its_location_stays_as_it_is() -> None:
    table = lair({"hand": ["pebble-1", "pebble-2", "pebble-3", "pebble-4"]}, rolls=[MISS])
    table.play(*FOUND)
    assert table.told("pf-event-threatens")[0].args == {"amount": 3, "type": "combat", "card": "bane:boss"}
    table.play("drop:pebble-1", "drop:pebble-2", "drop:pebble-3")
    assert (zone(table, "hand"), closed(table)) == (["pebble-4"], [])
    assert "wolf" in deck_of(table, "glade")


# --- the escape ------------------------------------------------------------------------------------------


@rule("PF-VILLAIN-16", "PF-VILLAIN-18", "PF-VILLAIN-20")
def test_a_defeated_villain_escapes_among_blessings_of_the_box() -> None:
    box = {"blessing": ["prayer", "blessing-of-gorum"]}
    shuffles = [["blessing-of-gorum", "boss", "prayer"], ["gate", "boss"]]
    table = lair(
        places={**PLACES, "fen": []},
        cards=(location("fen"),),
        rolls=[HIT],
        box=box,
        draws=["prayer", "blessing-of-gorum"],
        shuffles=[shuffles[0], ["wolf"], shuffles[1], []],
    )
    table.play(*FOUND, "yes")
    decks = [deck_of(table, place) for place in ("glade", "grove", "marsh", "fen")]
    assert decks == [[], ["wolf", "blessing-of-gorum"], ["gate", "boss"], ["prayer"]]
    assert (len(table.state.blessings), [place.strays for place in table.state.places]) == (30, [0, 1, 0, 1])
    assert rules_told(table)[-1] == "PF-VILLAIN-18"


@rule("PF-VILLAIN-16", "PF-VILLAIN-19", "PF-VILLAIN-20", "PF-VILLAIN-23")
def test_an_undefeated_villain_escapes_among_blessings_of_the_blessings_deck() -> None:
    blessings = ["prayer", "blessing-of-gorum", "blessing-of-desna"]
    shuffles = [["blessing-of-gorum", "prayer", "boss"], ["wolf"], ["prayer"], ["boss"]]
    table = lair(rolls=[MISS], blessings=blessings, shuffles=shuffles)
    table.play(*FOUND)
    decks = [deck_of(table, place) for place in PLACES]
    assert decks == [["wolf", "blessing-of-gorum"], ["prayer", "wolf"], ["boss", "gate"]]
    assert [card.id for card in table.state.blessings] == ["blessing-of-desna"]
    assert table.told("pf-event-escapes")[0].args == {"card": "bane:boss", "places": 3, "count": 2}
    table.play("end")
    assert table.asked == (0, "turn")  # the last of three turns that were left
    table.play("end", "done")
    assert (table.table.is_over, table.state.won) == (True, False)


@rule("PF-VILLAIN-20")
def test_closed_locations_get_nothing() -> None:
    places = {**PLACES, "grove": []}
    table = lair(places=places, closed=["grove"], rolls=[MISS])
    table.play(*FOUND)
    assert deck_of(table, "grove") == []
    assert (len(deck_of(table, "glade")), len(deck_of(table, "marsh")), len(table.state.blessings)) == (2, 2, 29)


@rule("PF-VILLAIN-20")
def test_with_no_blessing_left_in_the_box_the_villain_still_escapes_anywhere() -> None:
    table = lair(rolls=[HIT], box={"blessing": []})
    table.play(*FOUND, "yes")
    assert sorted(deck_of(table, "grove") + deck_of(table, "marsh")) == ["boss", "gate", "wolf"]
    assert table.told("pf-event-escapes")[0].args == {"card": "bane:boss", "places": 2, "count": 0}


@rule("PF-VILLAIN-17")
def test_an_empty_location_is_open() -> None:
    table = lair(places={"glade": ["boss"], "grove": []}, rolls=[HIT])
    table.play(*FOUND, "yes")
    assert (deck_of(table, "grove"), table.table.is_over) == (["boss"], False)


@rule("PF-VILLAIN-21")
@pytest.mark.parametrize(("rolled", "keys", "home"), [(HIT, ["yes"], "marsh"), (MISS, [], "glade")])
def test_with_one_way_out_no_blessing_is_used(rolled: int, keys: list[str], home: str) -> None:
    others = {"glade": ["boss"], "grove": [], "marsh": []}
    gone = ["grove", "marsh"] if home == "glade" else ["grove"]
    table = lair(places=others, closed=gone, rolls=[rolled])
    blessings = len(table.state.piles["blessing"])
    table.play(*FOUND, *keys)
    assert deck_of(table, home) == ["boss"]
    assert (len(table.state.blessings), len(table.state.piles["blessing"])) == (30, blessings)


@rule("PF-VILLAIN-22")
@pytest.mark.parametrize(("blessings", "over"), [(1, True), (2, False)])
def test_too_few_blessings_lose_the_scenario(blessings: int, over: bool) -> None:
    table = lair(rolls=[MISS], blessings=blessings)
    table.play(*FOUND)
    assert (table.table.is_over, table.state.won) == (over, False)
    assert rules_told(table)[-1] == ("PF-END-01" if over else "PF-VILLAIN-19")
    assert in_box(table, "boss") == over  # otherwise it hides with the last blessings


@rule("PF-VILLAIN-24")
def test_a_cornered_villain_wins_the_scenario() -> None:
    places: dict[str, list[str]] = {"glade": ["boss", "wolf"], "grove": ["wolf"], "marsh": []}
    table = lair({}, {"place": "grove"}, places=places, closed=["marsh"], rolls=[HIT])
    table.play("explore", "close:1", "fight:strength", "roll", "yes")
    assert (table.table.is_over, table.state.won, in_box(table, "boss")) == (True, True, 1)
    assert rules_told(table)[-2:] == ["PF-VILLAIN-24", "PF-VILLAIN-24"]
    assert closed(table) == ["glade", "marsh"]


@rule("PF-VILLAIN-24")
@pytest.mark.parametrize(("rolled", "keys"), [(HIT, ["no"]), (MISS, [])])
def test_there_is_no_win_while_its_own_location_is_open(rolled: int, keys: list[str]) -> None:
    table = lair(places={"glade": ["boss"]}, rolls=[rolled])
    table.play(*FOUND, *keys)
    assert (table.table.is_over, deck_of(table, "glade")) == (False, ["boss"])


@rule("PF-VILLAIN-16")
def test_an_undefeated_villain_without_a_way_out_stays() -> None:
    table = lair(places={"glade": ["boss", "wolf"]}, closed=["glade"], rolls=[MISS])
    table.play(*FOUND)
    assert (sorted(deck_of(table, "glade")), len(table.state.blessings)) == (["boss", "wolf"], 30)
    assert not table.table.is_over


# --- what the rules leave open ---------------------------------------------------------------------------


@rule("PF-VILLAIN-27")
def test_an_evaded_villain_stays_in_its_deck() -> None:
    table = lair({"hand": ["cloak"]}, {"place": "grove"}, shuffles=[["wolf", "boss"]])
    table.play("explore")
    assert table.asked == (1, "guard")  # before the evade step
    table.play("close:1")
    assert (table.asked, shut(table)) == ((0, "evade"), ["grove"])
    table.play("discard:cloak")
    assert (deck_of(table, "glade"), shut(table), len(table.state.blessings)) == (["wolf", "boss"], [], 30)
    assert (kinds(table)[-1], table.asked) == ("evades", (0, "turn"))


@rule("PF-VILLAIN-28", "PF-VILLAIN-13")
def test_one_of_two_villains_is_banished_and_the_other_has_to_be_defeated_too() -> None:
    places = {"glade": ["boss", "wolf", "rival"]}
    table = lair({"hand": ["runner"]}, cards=(scenario("boss", "rival"),), places=places, rolls=[HIT, HIT])
    table.play(*FOUND, "yes")
    assert (in_box(table, "boss"), deck_of(table, "glade"), table.table.is_over) == (1, ["rival"], False)
    table.play("discard:runner", "fight:strength", "roll", "yes")
    assert (table.table.is_over, table.state.won) == (True, True)


@rule("PF-VILLAIN-29")
@pytest.mark.parametrize("rolled", [HIT, MISS])
def test_a_summoned_villain_never_escapes(rolled: int) -> None:
    caller = bane("caller", "Combat 2", before=(Summon("boss"),))
    table = lair({}, {"place": "grove"}, cards=(caller,), places={"glade": ["caller"], "grove": []}, rolls=[rolled, 2])
    table.play("explore")
    assert (table.asked, table.state.encounters[-1].card.id) == ((0, "skill"), "boss")  # the grove is not guarded
    table.play("fight:strength", "roll", "fight:strength", "roll")
    assert (in_box(table, "boss"), deck_of(table, "grove"), len(table.state.blessings)) == (1, [], 30)
    assert (table.table.is_over, closed(table), table.asked) == (False, [], (0, "turn"))


# --- death while a villain is met ------------------------------------------------------------------------


@rule("PF-VILLAIN-06")
def test_locations_open_again_when_whoever_met_the_villain_dies() -> None:
    boss = bane("boss", "Combat 8", VILLAIN, before=(LoseTop(1),))
    table = lair({"deck": []}, {"place": "marsh"}, cards=(boss,), rolls=[6])
    table.play("explore", "close:1", "roll")
    assert (table.hero(0).dead, shut(table), table.asked) == (True, [], (1, "turn"))
    assert (sorted(deck_of(table, "glade")), len(table.state.blessings)) == (["boss", "wolf"], 29)


@rule("PF-VILLAIN-04", "PF-BANE-04")
def test_what_a_villain_does_at_open_locations_spares_those_closed_for_now() -> None:
    roar = bane("boss", "Combat 8", VILLAIN, copies={"B": 1}, before=(Each(EACH_AT_OPEN, Harder(1)),))
    table = lair({}, {"place": "grove"}, {"place": "marsh"}, cards=(roar,))
    table.play("explore", "seat:2", "close:1", "leave")
    assert (shut(table), [table.hero(seat).harder for seat in range(3)]) == (["grove"], [1, 0, 1])


@rule("PF-DEATH-11", "PF-VILLAIN-06")
@pytest.mark.parametrize("rolled", [HIT, MISS])
def test_a_villain_goes_back_into_its_deck_when_its_finder_dies_while_others_guard(rolled: int) -> None:
    """The fight of the other is finished first; then the encounter with the villain stops before its first step."""
    wail = bane("wail", "Combat 8", before=(Each(EVERYBODY, LoseTop(1)),))
    marsh = location("marsh", closing=(BySummoning("wail"),))
    laid: dict[str, Any] = {"rolls": [rolled], "shuffles": [["wolf", "boss"]], "known_top": {"glade": 1}}
    table = lair({"deck": []}, {"place": "marsh"}, cards=(wail, marsh), **laid)
    table.play("explore", "close:1")
    assert (table.hero(0).dead, table.asked) == (True, (1, "skill"))
    table.play("fight:strength", "roll")
    assert (table.asked, shut(table), deck_of(table, "glade")) == ((1, "turn"), [], ["wolf", "boss"])
    assert (table.state.encounters, in_box(table, "wail"), table.state.places[0].known_top) == ([], 4, 0)
    assert "explores" not in kinds(table)


@rule("PF-VILLAIN-06", "PF-DEATH-11")
def test_locations_open_again_when_somebody_else_dies_of_the_villain() -> None:
    """A summoned barrier has led another character to the villain, and the turn goes on."""
    caller = bane("caller", "Combat 2", before=(Each("others-here", Summon("ambush")),))
    boss = bane("boss", "Combat 8", VILLAIN, copies={"B": 1}, before=(LoseTop(1),))
    places = {"glade": ["caller", "boss"], "grove": ["wolf"]}
    heroes: list[dict[str, Any]] = [{}, {"deck": []}, {"place": "grove"}]
    table = lair(*heroes, cards=(AMBUSH, boss, caller), places=places, rolls=[1, 2])
    table.play("explore", "roll")
    assert table.asked == (2, "guard")
    table.play("close:1")
    assert (table.hero(1).dead, table.asked, shut(table)) == (True, (0, "skill"), [])
    table.play("fight:strength", "roll")
    assert (table.asked, deck_of(table, "glade"), len(table.state.blessings)) == ((0, "turn"), ["boss"], 30)


@rule("PF-VILLAIN-06")
def test_a_villain_met_meanwhile_opens_only_what_was_closed_for_it() -> None:
    boss = bane("boss", "Combat 8", VILLAIN, copies={"B": 1}, before=(MeetFirst(VILLAIN),))
    places = {"glade": ["boss", "rival"], "grove": ["wolf"], "marsh": ["gate"]}
    laid: dict[str, Any] = {"places": places, "rolls": [MISS], "options": {"PF-VILLAIN-08": "each"}}
    table = lair({}, {"place": "grove"}, cards=(boss, scenario("boss", "rival")), **laid)
    table.play("explore", "close:1", "fight:strength", "roll")
    assert (table.state.encounters[-1].card.id, shut(table)) == ("boss", ["grove"])

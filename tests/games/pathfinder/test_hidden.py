"""What nobody can know is guessed at, or turned face down; what everybody has seen stays where it lies."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.types import Card
from herowright.games.pathfinder.rules import hidden
from herowright.games.pathfinder.rules.campaign import new_party
from herowright.games.pathfinder.rules.components import ALLY, BLESSING, HENCHMAN, ITEM, VILLAIN, WEAPON
from herowright.games.pathfinder.rules.state import Encounter, Pathfinder
from herowright.table.chance import Chance
from herowright.testing import rule
from tests.games.pathfinder.helpers import bane, game, ids

BOSS = bane("boss", kind=VILLAIN, copies={"B": 1})
GUESSES = 24


def guesses(table: Pathfinder) -> Iterator[Pathfinder]:
    for seed in range(GUESSES):
        twin = table.copy()
        hidden.redraw(twin, Chance(seed))
        yield twin


def kinds(cards: Any) -> list[str]:
    return [card.kind for card in cards]


def everything(table: Pathfinder) -> Counter[str]:
    """All that is redrawn, wherever it lies."""
    decks = [card for place in table.places for card in place.deck]
    return Counter(ids([*decks, *table.blessings, *(card for pile in table.piles.values() for card in pile)]))


# --- the decks of characters ------------------------------------------------------------------------------

DECK = ["sword", "lens", "charm", "friend", "cloak", "prayer"]


@rule("PF-EXAM-03", "PF-PILE-01")
@pytest.mark.parametrize("step", [("turn",), ("gather",)])
def test_the_unseen_cards_of_a_deck_may_lie_in_any_order(step: tuple[str, ...]) -> None:
    """Also while decks are rebuilt."""
    heroes: list[dict[str, Any]] = [{"deck": DECK, "known_top": 2, "known_bottom": 1}, {"deck": DECK[:4]}]
    table = game(*heroes).state
    table.phase = "rebuild" if step == ("gather",) else "scenario"
    decks = [[tuple(ids(hero.deck)) for hero in twin.heroes] for twin in guesses(table)]
    assert {deck[:2] + deck[5:] for deck, _ in decks} == {("sword", "lens", "prayer")}
    assert {tuple(sorted(deck[2:5])) for deck, _ in decks} == {("charm", "cloak", "friend")}
    assert {deck[2] for deck, _ in decks} == {"charm", "cloak", "friend"}
    assert {tuple(sorted(deck)) for _, deck in decks} == {tuple(sorted(DECK[:4]))}
    assert {deck[0] for _, deck in decks} == {*DECK[:4]}


def test_the_same_chance_guesses_the_same_of_tables_that_nobody_can_tell_apart() -> None:
    places = {"glade": ["wolf", "ogre", "thug", "lens"], "grove": ["cloak", "boss"]}
    one = game({"deck": DECK}, cards=[BOSS], places=places).state
    other = game({"deck": DECK[::-1]}, cards=[BOSS], places={id: deck[::-1] for id, deck in places.items()}).state
    other.blessings.reverse()
    for pile in other.piles.values():
        pile.reverse()
    for first, second in zip(guesses(one), guesses(other), strict=True):
        assert [ids(hero.deck) for hero in first.heroes] == [ids(hero.deck) for hero in second.heroes]
        assert [ids(place.deck) for place in first.places] == [ids(place.deck) for place in second.places]
        assert ids(first.blessings) == ids(second.blessings)


# --- locations, blessings, the box ------------------------------------------------------------------------


def stocked(*cards: Card, **arrangement: Any) -> Pathfinder:
    """Two locations, and few cards in the box."""
    laid: dict[str, Any] = {
        "places": {"glade": ["lens", "wolf", "thug", "cloak"], "grove": ["boss", "pebble-1", "sword"]},
        "box": {ITEM: ["pebble-2"], WEAPON: ["sword"], ALLY: ["friend"], BLESSING: ["prayer"], "monster": ["ogre"]},
        "blessings": ["prayer", "blessing-of-the-gods"],
    }
    table: Pathfinder = game({}, cards=[BOSS, *cards], **{**laid, **arrangement}).state
    return table


@rule("PF-VILLAIN-20", "PF-EXAM-03", "PF-GEN-07")
def test_unseen_cards_of_a_location_may_be_any_of_their_kind() -> None:
    table = stocked(known_top={"glade": 1}, known_bottom={"grove": 1})
    before = everything(table)
    glades, groves, tops = set(), set(), set()
    for twin in guesses(table):
        glade, grove = (place.deck for place in twin.places)
        assert (glade[0].id, grove[-1].id) == ("lens", "sword")
        assert everything(twin) == before
        for deck, there in ((glade, ["monster", ITEM, ITEM]), (grove, [ITEM, WEAPON])):
            listed = Counter(kinds(deck))
            listed["unknown"] = listed.pop(VILLAIN, 0) + listed.pop(HENCHMAN, 0)
            assert +listed == Counter([*there, "unknown"])
        glades |= {*ids(glade[1:])}
        groves |= {*ids(grove[:-1])}
        tops.add(glade[1].id)
        assert Counter(kinds(twin.blessings)) == {BLESSING: 2}
        assert len(twin.piles[ITEM]) == len(twin.piles[WEAPON]) == 1
    # The lens is known, and of two weapons one is.
    assert glades == {"wolf", "ogre", "thug", "boss", "cloak", "pebble-1", "pebble-2"}
    assert groves == {"thug", "boss", "cloak", "pebble-1", "pebble-2"}
    assert tops == glades


@rule("PF-SETUP-23")
def test_blessings_to_come_may_be_any_that_nobody_has_seen() -> None:
    found = {tuple(ids(twin.blessings)) for twin in guesses(stocked())}
    both = {("prayer", "blessing-of-the-gods"), ("blessing-of-the-gods", "prayer")}
    assert found == {*both, ("prayer", "prayer")}


@rule("PF-VILLAIN-20", "PF-VILLAIN-18")
@pytest.mark.parametrize(("villains", "strange"), [(1, {VILLAIN, BLESSING}), (2, {VILLAIN, BLESSING, HENCHMAN})])
def test_blessings_that_came_with_a_villain_may_be_the_villain(villains: int, strange: set[str]) -> None:
    """Once the only one has fled, a henchman is none of them."""
    story = replace(BOX.find("scenario", "brigandoom"), villains=("boss", "other")[:villains])
    places = {"glade": ["wolf", "prayer"], "grove": ["boss", "thug"]}
    twins = [*guesses(stocked(story, places=places, strays={"glade": 1}))]
    assert {kind for twin in twins for kind in kinds(twin.places[0].deck)} == {"monster", *strange}
    for twin in twins:
        glade, grove = twin.places
        assert (len(glade.deck), len(grove.deck)) == (2, 2)
        assert villains == 2 or kinds(grove.deck).count(HENCHMAN) == 1
        assert [place.strays for place in twin.places] == [kinds(place.deck).count(BLESSING) for place in twin.places]


@rule("PF-ENC-10", "PF-ENC-11")
def test_a_card_that_is_met_and_lies_in_its_deck_again_stays_there() -> None:
    table = stocked(box={"monster": ["ogre"] * 8})
    wolf = next(card for card in table.places[0].deck if card.id == "wolf")
    table.encounters = [Encounter(0, wolf, 0)]
    twins = [*guesses(table)]
    assert all("wolf" in ids(twin.places[0].deck) for twin in twins)
    assert {ids(twin.places[0].deck).index("wolf") for twin in twins} == {0, 1, 2, 3}


@pytest.mark.parametrize("phase", ["rebuild", "over"])
def test_between_scenarios_the_box_lies_open(phase: str) -> None:
    table = stocked()
    table.phase = phase
    laid = [ids(place.deck) for place in table.places], ids(table.blessings), ids(table.piles[ITEM])
    for twin in (*guesses(table), hidden.concealed(table)):
        assert ([ids(place.deck) for place in twin.places], ids(twin.blessings), ids(twin.piles[ITEM])) == laid


def test_before_the_locations_are_laid_out_nothing_of_the_box_is_hidden() -> None:
    table = game({"deck": []}, options={"party": new_party()}, box={ITEM: ["lens"]}, step=("gather",)).state
    table.places, table.phase = [], "set-up"
    for twin in (*guesses(table), hidden.concealed(table)):
        assert (ids(twin.piles[ITEM]), ids(twin.blessings)) == (["lens"], ids(table.blessings))


# --- face down ---------------------------------------------------------------------------------------------


@rule("PF-VILLAIN-20", "PF-EXAM-03")
def test_face_down_a_card_shows_its_kind_and_a_villain_is_a_henchman() -> None:
    table = stocked(known_top={"glade": 1}, known_bottom={"grove": 1})
    table.report("pf-event-begins", 0, "PF-SETUP-32")
    before = [ids(place.deck) for place in table.places], everything(table)
    twin = hidden.concealed(table)
    assert ids(twin.places[0].deck) == ["lens", "face-down-item", "face-down-monster", "face-down-henchman"]
    assert ids(twin.places[1].deck) == ["face-down-item", "face-down-henchman", "sword"]
    assert [(place.known_top, place.known_bottom, place.strays) for place in twin.places] == [(1, 0, 0), (0, 1, 0)]
    assert ids(twin.blessings) == ["face-down-blessing"] * 2
    assert (twin.piles.keys(), [*filter(None, twin.piles.values())], twin.events) == (table.piles.keys(), [], [])
    assert ([ids(place.deck) for place in table.places], everything(table)) == before


@rule("PF-VILLAIN-20")
@pytest.mark.parametrize(("known", "unseen", "strays"), [(0, 2, 0), (1, 1, 1), (2, 0, 2)])
def test_blessings_that_came_with_a_villain_lie_among_the_henchmen(known: int, unseen: int, strays: int) -> None:
    """As far as nobody has seen them."""
    places = {"glade": ["prayer", "prayer", "wolf", "boss"], "grove": ["prayer"]}
    table = stocked(places=places, strays={"glade": 2}, known_top={"glade": known})
    glade, grove = hidden.concealed(table).places
    assert ids(glade.deck[:known]) == ["prayer"] * known
    assert sorted(ids(glade.deck[known:])) == ["face-down-henchman"] * (1 + unseen) + ["face-down-monster"]
    assert (glade.strays, ids(grove.deck), grove.strays) == (strays, ["face-down-blessing"], 0)


@rule("PF-EXAM-03")
def test_the_unseen_cards_of_a_characters_deck_are_put_in_order() -> None:
    table = game({"deck": DECK, "known_top": 2, "known_bottom": 1}).state
    assert ids(hidden.concealed(table).heroes[0].deck) == ["sword", "lens", "charm", "cloak", "friend", "prayer"]
    assert ids(table.heroes[0].deck) == DECK

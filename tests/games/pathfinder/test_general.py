"""What the game consists of: PF-GEN."""

from collections import Counter
from typing import Any

import pytest

from herowright import BadOption
from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.rules.campaign import new_party
from herowright.games.pathfinder.rules.components import BANES, BOONS, PILES, SETS
from herowright.testing import Play as Table
from herowright.testing import rule, situation
from tests.games.pathfinder.helpers import deck_of, ids, location

BASE_CHARACTERS = ["ezren", "harsk", "kyra", "lem", "merisiel", "seoni", "valeros"]
ADD_ON_CHARACTERS = ["amiri", "lini", "sajan", "seelah"]


def opened(seats: int = 1, **options: Any) -> Table:
    return situation("pathfinder", seats, {name.replace("_", "-"): value for name, value in options.items()})


def piled(table: Table) -> list[Any]:
    """All cards of the box."""
    return [card for pile in table.state.piles.values() for card in pile]


# --- players ---------------------------------------------------------------------------------------------


@rule("PF-GEN-01")
@pytest.mark.parametrize(("add_on", "most"), [("without", 4), ("with", 6)])
def test_the_add_on_deck_makes_room_for_two_more_players(add_on: str, most: int) -> None:
    for seats in range(1, most + 1):
        assert len(opened(seats, add_on=add_on).state.heroes) == seats
    for seats in (0, most + 1):
        with pytest.raises(BadOption) as refused:
            opened(seats, add_on=add_on)
        assert refused.value.message.id == "option-seats"
    assert refused.value.message.args == {"least": 1, "most": most, "seats": most + 1}


@rule("PF-GEN-09")
def test_the_characters_of_the_base_set_and_of_the_add_on_deck() -> None:
    base = sorted(key.partition(":")[2] for key in opened(add_on="without").keys)
    everybody = sorted(key.partition(":")[2] for key in opened(add_on="with").keys)
    assert base == BASE_CHARACTERS
    assert everybody == sorted([*BASE_CHARACTERS, *ADD_ON_CHARACTERS])
    assert {BOX.find("character", id).set for id in ADD_ON_CHARACTERS} == {"C"}


# --- cards -----------------------------------------------------------------------------------------------


@rule("PF-GEN-02")
def test_every_card_carries_the_mark_of_its_set() -> None:
    assert SETS == ("B", "C", "1", "2", "3", "4", "5", "6")
    assert {card.set for card in BOX} == {"B", "C", "1"}
    for card in (*BOX.boons, *BOX.banes):
        assert set(card.copies) <= set(SETS)
        assert card.set in card.copies
    for adventure in BOX.adventures:
        assert adventure.set == (str(adventure.number) if adventure.number else "B")
        assert {BOX.find("scenario", id).set for id in adventure.scenarios} == {adventure.set}


@rule("PF-GEN-03")
def test_the_other_kinds_of_cards() -> None:
    others = {"character", "role", "path", "adventure", "scenario", "location"}
    assert {card.family for card in BOX} == {"boon", "bane", *others}
    # A token says where its character is; it needs no card.
    table = situation("pathfinder", 2, heroes=[{"place": "woods"}, {"place": "farmhouse"}])
    assert [hero["place"] for hero in table.view()["heroes"]] == [0, 2]


@rule("PF-GEN-04")
def test_the_kinds_of_boons_and_banes() -> None:
    assert set(BOONS) == {"weapon", "spell", "armor", "item", "ally", "blessing"}
    assert set(BANES) == {"villain", "henchman", "monster", "barrier"}
    assert {card.kind for card in BOX.boons} == set(BOONS)
    assert [card.kind for card in BOX.boons if card.loot] == ["item"]  # loot has another kind besides (PF-BOON-19)
    assert {card.kind for card in BOX.banes} == set(BANES)


# --- the box ---------------------------------------------------------------------------------------------


@rule("PF-GEN-05")
@pytest.mark.parametrize(("add_on", "sets"), [("without", {"B"}), ("with", {"B", "C"})])
def test_the_box_of_a_first_game_holds_the_base_set_and_the_add_on_deck(add_on: str, sets: set[str]) -> None:
    for party in (None, new_party(add_on=add_on == "with")):
        table = opened(scenario="brigandoom", add_on=add_on, party=party)
        wanted = {card: BOX.copies_in(card, sets) for card in (*BOX.boons, *BOX.banes)}
        assert Counter(piled(table)) == Counter({card: count for card, count in wanted.items() if count})
    late = [card.id for card in (*BOX.boons, *BOX.banes) if card.set == "1"]
    assert {"goblin-raider", "gogmurt"} < set(late)
    assert not set(late) & set(ids(piled(table)))


@rule("PF-GEN-06")
def test_some_cards_are_fetched_by_name() -> None:
    """Adventure, scenario, locations, villain and henchmen of a scenario; nothing of it is left to chance."""
    for seed in range(3):
        table = situation("pathfinder", 2, {"scenario": "the-poison-pill"}, seed=seed, step=("lay_out",))
        assert table.view()["scenario"]["name"] == "scenario:the-poison-pill"
        assert table.view()["scenario"]["adventure"] == "adventure:perils-of-the-lost-coast"
        places = table.state.places
        assert ids([place.card for place in places]) == ["town-square", "village-house", "city-gate", "general-store"]
        named = [card.id for place in places for card in place.deck if card.kind in ("villain", "henchman")]
        assert sorted(named) == ["pillbug-podiker", *["poison-trap"] * 3]


@rule("PF-GEN-06")
def test_loot_is_fetched_by_name() -> None:
    options = {"scenario": "thistletop-delve", "party": {"won": list(BOX.adventures[1].scenarios[:4])}}
    table = situation("pathfinder", 1, options, step=("rewards",), won=True)
    assert [event.args["card"] for event in table.told("pf-event-loot")] == ["boon:sihedron-medallion"]
    assert table.state.piles["loot"] == []


@rule("PF-GEN-07")
def test_the_box_has_a_pile_for_each_other_kind() -> None:
    table = opened()
    assert PILES == ("monster", "barrier", "weapon", "spell", "armor", "item", "ally", "blessing")
    for kind in PILES:
        pile = table.state.piles[kind]
        assert pile
        assert {card.kind for card in pile} == {kind}


@rule("PF-GEN-07")
def test_cards_are_drawn_from_a_pile_at_random() -> None:
    """Any card of the pile can come, and its pile is chosen by the kind."""
    woods = location("woods", deck={"weapon": 1, "ally": 1})
    cards = [woods, location("waterfront", deck={}), location("farmhouse", deck={})]
    for weapon, ally in (("longsword", "crow"), ("sling", "sage")):
        table = situation("pathfinder", 1, step=("lay_out",), cards=cards, draws=[weapon, ally])
        assert {weapon, ally} < set(deck_of(table, "woods"))
    drawn = [situation("pathfinder", 1, step=("lay_out",), cards=cards, seed=seed) for seed in range(8)]
    assert len({card for table in drawn for card in deck_of(table, "woods")}) > 6


@rule("PF-GEN-08")
def test_loot_comes_with_the_adventure_decks() -> None:
    assert opened(scenario="brigandoom").state.piles["loot"] == []
    assert ids(opened(scenario="attack-on-sandpoint").state.piles["loot"]) == ["sihedron-medallion"]
    assert not [card for card in BOX.boons if card.loot and set(card.copies) & {"B", "C"}]


def test_all_win_or_lose_together() -> None:
    game = situation("pathfinder").table.game
    assert game.cooperative(game.settle(2, {}))

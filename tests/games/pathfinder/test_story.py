"""Story and location cards: PF-CARD."""

from dataclasses import replace
from typing import Any

import pytest

from herowright.games.pathfinder.campaign import new_party
from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.closing import ByPaying
from herowright.games.pathfinder.cards.rewards import FeatReward, LootReward, Reward
from herowright.games.pathfinder.cards.standing import HarderChecks
from herowright.games.pathfinder.cards.troubles import Harder
from herowright.games.pathfinder.components import ALLY, BANES, BLESSING, BOONS, HENCHMAN, MONSTER, VILLAIN
from herowright.testing import rule
from tests.games.pathfinder.helpers import bane, deck_of, game, location

STORY: list[Any] = [*BOX.scenarios, *BOX.adventures, BOX.path]


@rule("PF-CARD-01")
def test_scenarios_make_adventures_and_adventures_make_the_path() -> None:
    listed = [id for adventure in BOX.adventures for id in adventure.scenarios]
    assert listed == [scenario.id for scenario in BOX.scenarios]
    assert [BOX.adventure_of(scenario).id for scenario in BOX.scenarios[2:4]] == [
        "perils-of-the-lost-coast",
        "burnt-offerings",
    ]
    assert (len(BOX.path.adventures), BOX.path.adventures[0]) == (6, "burnt-offerings")
    assert game().state.scenario.id == "brigandoom"


@rule("PF-CARD-02")
def test_rules_of_the_scenario_hold_for_everybody() -> None:
    hard = replace(BOX.find("scenario", "brigandoom"), during=(HarderChecks(3),))
    table = game({"place": "grove", "hand_size": 0}, {}, cards=[hard], rolls=[1])
    table.play("explore", "fight:strength")
    assert table.state.checks[-1].difficulty == 11
    table.play("roll", "end", "explore", "fight:strength")
    assert (table.state.checks[-1].seat, table.state.checks[-1].difficulty) == (1, 11)


@rule("PF-CARD-02")
@pytest.mark.parametrize(("number", "on_path", "left"), [(2, True, 4), (3, True, 3), (3, False, 4)])
def test_rules_of_the_path_hold_where_the_path_is_played(number: int, on_path: bool, left: int) -> None:
    """From the third adventure on, banished Basic banes are out of the game."""
    rat = bane("rat", "Combat 2", copies={"B": 4}, basic=True)
    perils = replace(BOX.find("adventure", "perils-of-the-lost-coast"), number=number)
    options = {"party": new_party()} if on_path else {}
    table = game(cards=[rat, perils], places={"glade": ["rat"]}, options=options, rolls=[9])
    table.play("explore", "fight:strength", "roll")
    assert deck_of(table, "glade") == []
    assert [card.id for card in table.state.piles[MONSTER]].count("rat") == left
    assert [card.id for card in table.state.removed].count("rat") == 4 - left


@rule("PF-CARD-03")
@pytest.mark.parametrize("card", STORY, ids=lambda card: card.id)
def test_every_story_card_names_its_reward(card: Any) -> None:
    assert isinstance(card.reward, Reward)
    assert str(card.reward.text.id).startswith("pf-reward")


@rule("PF-CARD-03")
def test_what_some_of_them_give() -> None:
    assert BOX.find("scenario", "thistletop-delve").reward == LootReward(("sihedron-medallion",))
    assert BOX.find("adventure", "perils-of-the-lost-coast").reward == FeatReward(("skill",))


@rule("PF-CARD-04")
@pytest.mark.parametrize("scenario", BOX.scenarios, ids=lambda card: card.id)
def test_a_scenario_lists_villains_henchmen_and_locations(scenario: Any) -> None:
    assert all(BOX.find("bane", id).kind == VILLAIN for id in scenario.villains)
    assert all(BOX.find("bane", id).kind == HENCHMAN for id in scenario.henchmen)
    assert bool(scenario.henchmen) != bool(scenario.fillers)
    assert [len(each) for each in scenario.locations] == [3, 1, 1, 1, 1, 1]
    listed = [BOX.find("location", id).id for each in scenario.locations for id in each]
    assert len(set(listed)) == 8


@rule("PF-CARD-05")
@pytest.mark.parametrize("card", BOX.locations, ids=lambda card: card.id)
def test_every_location_has_its_parts(card: Any) -> None:
    assert set(card.deck) <= {*BOONS, *BANES[:2]}
    assert sum(card.deck.values()) == 9
    assert card.closing


GLADE = location(
    "glade",
    deck={MONSTER: 2, ALLY: 1},
    here=(HarderChecks(2),),
    closing=(ByPaying((BLESSING,)),),
    closed=(Harder(4),),
)


@rule("PF-CARD-05")
def test_the_deck_list_says_what_lies_there() -> None:
    scenario = replace(BOX.find("scenario", "brigandoom"), locations=(("glade",),))
    table = game(cards=[GLADE, scenario], places=None, step=("lay_out",))
    assert sorted(card.kind for card in table.state.places[0].deck) == [ALLY, MONSTER, MONSTER, VILLAIN]


@rule("PF-CARD-05")
def test_the_other_parts_hold_there_and_when_it_is_closed() -> None:
    table = game({"hand": ["prayer"]}, cards=[GLADE], places={"glade": ["thug"]}, rolls=[10])
    table.play("explore", "fight:strength")
    assert table.state.checks[-1].difficulty == 10
    table.play("roll", "close:1", "pay:prayer")
    assert (table.state.places[0].closed, table.hero(0).harder) == (True, 4)

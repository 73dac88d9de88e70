"""Playing alone, with one character or several: PF-SOLO."""

from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.meetings import MeetFirst
from herowright.games.pathfinder.rules.components import BARRIER, MONSTER
from herowright.testing import rule, situation
from tests.games.pathfinder.helpers import bane, deck_of, game, ids, in_box, zone

LOCATIONS = BOX.find("scenario", "brigandoom").locations


@rule("PF-SOLO-01", "PF-SOLO-03")
@pytest.mark.parametrize("characters", [1, 2, 3])
def test_every_character_counts_for_the_number_of_locations(characters: int) -> None:
    table = situation("pathfinder", characters, step=("lay_out",))
    wanted = [id for each in LOCATIONS[:characters] for id in each]
    assert [place.card.id for place in table.state.places] == wanted
    assert len(wanted) == characters + 2


@rule("PF-SOLO-01")
def test_alone_the_turn_comes_back_at_once() -> None:
    table = game({"hand_size": 0}, blessings=5)
    assert table.keys == ["move:grove", "explore", "end"]
    table.play("end")
    assert (table.asked, len(table.state.blessings)) == ((0, "turn"), 4)


@rule("PF-SOLO-02", "PF-SOLO-03")
@pytest.mark.parametrize("characters", [2, 3])
def test_each_of_several_characters_has_a_turn_and_a_blessing_of_its_own(characters: int) -> None:
    table = game(*[{"hand_size": 0}] * characters, blessings=9)
    for seat in range(1, characters + 1):
        table.play("end")
        assert (table.asked, len(table.state.blessings)) == ((seat % characters, "turn"), 9 - seat)


@rule("PF-SOLO-03")
def test_each_of_several_characters_has_limits_of_its_own() -> None:
    heroes: list[dict[str, Any]] = [{"hand": ["prayer", "prayer"]}, {"hand": ["prayer", "prayer"]}]
    table = game(*heroes, rolls=[1, 1, 6])
    table.play("explore", "fight:strength", "discard:prayer:1")
    assert "discard:prayer:1" not in table.keys
    table.play("roll")
    table.play("discard:prayer:1", seat=1)
    assert "discard:prayer:1" not in table.keys_of(1)
    table.play("roll")
    assert [zone(table, "discard", seat) for seat in (0, 1)] == [["prayer"], ["prayer"]]
    assert table.told("pf-event-rolls")[0].args["dice"] == "d10=1 d10=1 d10=6"


# --- cards that are too hard -----------------------------------------------------------------------------

REPLACED = {"too-hard": "replaced"}
TROLL = bane("troll", "Combat 30")
GIANT = bane("giant", "Combat 31", copies={"1": 1})
MONSTERS = {MONSTER: ["troll", "wolf", "giant"]}


@rule("PF-SOLO-04")
@pytest.mark.parametrize("characters", [1, 2])
def test_a_card_that_is_too_hard_may_be_replaced_by_another_of_its_kind_and_level(characters: int) -> None:
    places = {"glade": ["troll", "ogre"]}
    cards = [TROLL, GIANT]
    table = game(seats=characters, places=places, cards=cards, box=MONSTERS, options=REPLACED)
    others = len(table.state.removed)
    table.play("explore")
    assert (table.asked, table.keys) == ((0, "do-or-not"), ["yes", "no"])
    table.play("yes")
    assert ids(table.state.removed[others:]) == ["troll"]
    assert deck_of(table, "glade") == ["wolf", "ogre"], "neither another troll nor a giant of the next set"
    assert (table.asked, table.state.encounter.card.id) == ((0, "skill"), "wolf")
    assert (in_box(table, "wolf"), table.told("pf-event-replaced")[0].rule) == (0, "PF-SOLO-04")


@rule("PF-SOLO-04")
def test_it_need_not_be() -> None:
    table = game(places={"glade": ["troll"]}, cards=[TROLL, GIANT], box=MONSTERS, options=REPLACED)
    table.play("explore", "no")
    assert (table.asked, table.state.encounter.card.id, in_box(table, "wolf")) == ((0, "skill"), "troll", 1)


@rule("PF-SOLO-04")
@pytest.mark.parametrize(("card", "setting", "box"), [("troll", "kept", "wolf"), ("troll", "replaced", "giant")])
def test_without_the_option_or_such_a_card_it_is_faced(card: str, setting: str, box: str) -> None:
    places = {"glade": [card]}
    table = game(places=places, cards=[TROLL, GIANT], box={MONSTER: [box]}, options={"too-hard": setting})
    table.play("explore")
    assert table.asked == (0, "skill")


@rule("PF-SOLO-04", "PF-EXAM-02")
def test_so_may_a_card_that_an_ambush_turns_up() -> None:
    ambush = bane("ambush", "Strength 9", BARRIER, undefeated=(MeetFirst(MONSTER),))
    laid: dict[str, Any] = {"places": {"glade": ["ambush", "lens", "troll"], "grove": []}, "box": MONSTERS}
    table = game(cards=[TROLL, GIANT, ambush], options=REPLACED, rolls=[8], **laid)
    table.play("explore", "no", "roll")
    assert (table.asked, table.keys) == ((0, "do-or-not"), ["yes", "no"])
    table.play("yes")
    assert (table.asked, table.state.encounter.card.id) == ((0, "skill"), "wolf")
    assert deck_of(table, "glade") == ["wolf", "ambush", "lens"]


@rule("PF-SOLO-04")
def test_villain_and_henchmen_belong_to_the_scenario_and_stay() -> None:
    table = game(places={"glade": ["thug"]}, options=REPLACED)
    table.play("explore")
    assert (table.asked, table.state.encounter.card.id) == ((0, "skill"), "thug")

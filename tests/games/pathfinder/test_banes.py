"""Banes and henchmen: PF-BANE, PF-HENCH."""

from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.closing import ByCheck
from herowright.games.pathfinder.cards.effects import AddDice, Beat, Evade
from herowright.games.pathfinder.cards.meetings import Summon
from herowright.games.pathfinder.cards.on import OWN, On
from herowright.games.pathfinder.cards.standing import HarderChecks, NoCards
from herowright.games.pathfinder.cards.troubles import Harder
from herowright.games.pathfinder.cards.types import Play
from herowright.games.pathfinder.rules.components import (
    BARRIER,
    DISCARD,
    HENCHMAN,
    ITEM,
    MONSTER,
    REVEAL,
    VILLAIN,
    WEAPON,
)
from herowright.testing import Play as Table
from herowright.testing import rule, situation
from tests.games.pathfinder.helpers import bane, boon, deck_of, game, in_box, kinds, location, zone

TRAP = bane("trap", "Strength 6", HENCHMAN, type=BARRIER)
BOSS = bane("boss", "Combat 8", VILLAIN)
HAUNT = bane("haunt", "", MONSTER, instead=(Harder(1),), undefeated=(Harder(10),))


def met(card: Any, *hand: str, **arrangement: Any) -> Table:
    """The card lies on top of the glade, over an ogre, and was just flipped over."""
    laid: dict[str, Any] = {"places": {"glade": [card.id, "ogre"]}} | arrangement
    table = game({"hand": hand}, **laid | {"cards": [card, *laid.get("cards", ())]})
    table.play("explore")
    return table


# --- how they come into the game -------------------------------------------------------------------------


@rule("PF-BANE-01")
@pytest.mark.parametrize("seed", range(3))
def test_villains_and_henchmen_come_as_the_scenario_says_and_all_else_at_random(seed: int) -> None:
    table = situation("pathfinder", 2, {"scenario": "the-poison-pill"}, step=("lay_out",), seed=seed)
    named = []
    for place in table.state.places:
        found = [card for card in place.deck if card.kind in (HENCHMAN, VILLAIN)]
        assert len(found) == 1
        named += found
        for kind, count in place.card.deck.items():
            assert sum(card.kind == kind for card in place.deck) == count
    assert sorted(card.id for card in named) == ["pillbug-podiker", *["poison-trap"] * 3]


@rule("PF-BANE-01")
def test_no_random_pile_holds_villains_or_henchmen() -> None:
    table = game()
    for kind, pile in table.state.piles.items():
        assert all(card.kind == kind for card in pile if kind != "loot")
    assert {card.kind for card in BOX.banes} == {MONSTER, BARRIER, HENCHMAN, VILLAIN}


# --- what they are ---------------------------------------------------------------------------------------


@rule("PF-BANE-02")
@pytest.mark.parametrize(
    ("id", "kinds"), [("thug", [HENCHMAN, MONSTER]), ("trap", [HENCHMAN, BARRIER]), ("boss", [VILLAIN, MONSTER])]
)
def test_henchmen_and_villains_are_monsters_or_barriers(id: str, kinds: list[str]) -> None:
    box = game(cards=[TRAP, BOSS]).state.box
    card = box.named(id)
    assert [kind for kind in (HENCHMAN, VILLAIN, MONSTER, BARRIER) if card.is_a((kind,))] == kinds


@rule("PF-BANE-02")
@pytest.mark.parametrize(("card", "offered"), [(bane("thug", kind=HENCHMAN), True), (BOSS, True), (TRAP, False)])
def test_what_evades_monsters_evades_those_of_that_type(card: Any, offered: bool) -> None:
    veil = boon("veil", ITEM, Play(DISCARD, Evade((MONSTER,))))
    table = met(card, "veil", cards=[veil])
    assert ("discard:veil" in table.keys) is offered


@rule("PF-BANE-02")
def test_what_defeats_barriers_defeats_a_henchman_of_that_type() -> None:
    tools = boon("tools", ITEM, Play(REVEAL, Beat(8)))
    assert "reveal:tools" in met(TRAP, "tools", cards=[tools]).keys
    assert "reveal:tools" not in met(bane("thug", kind=HENCHMAN), "tools", cards=[tools]).keys


@rule("PF-BANE-02")
@pytest.mark.parametrize(("card", "lost"), [(bane("thug", kind=HENCHMAN), 2), (BOSS, 2), (TRAP, 0)])
def test_only_those_of_type_monster_deal_damage(card: Any, lost: int) -> None:
    table = met(card, "pebble-1", "pebble-2", rolls=[2])
    table.play(*(["fight:strength"] if lost else []), "roll")
    assert (len(zone(table, "discard")), "fails" in kinds(table)) == (lost, True)


@rule("PF-BANE-03")
def test_a_bane_without_a_check_cannot_be_defeated() -> None:
    tools = boon("tools", ITEM, Play(REVEAL, Beat(30, (MONSTER, BARRIER))))
    table = met(HAUNT, "sword", "tools", "prayer", cards=[tools])
    assert (kinds(table), table.asked) == (["explores", "harder", "fails", "harder"], (0, "turn"))
    assert (table.hero(0).harder, sorted(deck_of(table, "glade"))) == (11, ["haunt", "ogre"])


@rule("PF-BANE-04")
def test_its_powers_hold_while_it_is_met_and_no_longer() -> None:
    brute = bane("brute", "Combat 6", standing=(NoCards(kinds=(WEAPON,)), HarderChecks(2)), before=(Harder(1),))
    table = met(brute, "sword", "runner", rolls=[10])
    assert table.keys == ["fight:strength", "fight:melee"]
    assert table.refuse("reveal:sword:melee").rule == "PF-GOLD-04"
    table.play("fight:strength")
    assert table.state.checks[-1].difficulty == 9
    table.play("roll", "discard:runner")
    assert "reveal:sword:melee" in table.keys  # against the ogre
    table.play("fight:strength")
    assert table.state.checks[-1].difficulty == 21


@rule("PF-BANE-05")
@pytest.mark.parametrize(("traits", "offered"), [(("goblin",), True), (("animal",), False)])
def test_effects_refer_to_the_trait_list(traits: tuple[str, ...], offered: bool) -> None:
    bell = boon("bell", ITEM, Play(REVEAL, AddDice("1d6", On(OWN, against=("goblin",)))))
    table = met(bane("goblin-thing", traits=traits), "bell", cards=[bell])
    table.play("fight:strength")
    assert ("reveal:bell" in table.keys) is offered


@rule("PF-BANE-05")
def test_names_give_no_traits() -> None:
    warchanter, dog = BOX.find("bane", "goblin-warchanter"), BOX.find("bane", "goblin-dog")
    assert ("goblin" in warchanter.traits, "goblin" in dog.traits) == (True, False)


# --- henchmen --------------------------------------------------------------------------------------------


@rule("PF-HENCH-01")
@pytest.mark.parametrize("card", [bane("thug", "Strength 8", HENCHMAN), TRAP])
def test_who_defeats_a_henchman_may_close_its_location(card: Any) -> None:
    gate = location("glade", closing=(ByCheck("Strength 5"),))
    table = met(card, rolls=[9, 5], cards=[gate])
    table.play("roll")
    assert (table.asked, table.keys) == ((0, "close"), ["leave", "close:1"])
    table.play("close:1", "roll")
    assert (table.state.places[0].closed, deck_of(table, "glade")) == (True, [])


@rule("PF-HENCH-02")
def test_a_summoned_henchman_gives_no_chance() -> None:
    caller = bane("caller", "Combat 2", before=(Summon("thug"),))
    table = met(caller, rolls=[9, 9])
    table.play("fight:strength", "roll")
    assert (kinds(table)[-1], table.state.encounters[-1].card.id) == ("defeats", "caller")
    table.play("fight:strength", "roll")
    assert (table.asked, table.keys, in_box(table, "thug")) == ((0, "turn"), ["end"], 4)


@rule("PF-HENCH-03")
@pytest.mark.parametrize("keys", [["discard:cloak"], ["face", "fight:strength", "roll"]])
def test_an_evaded_or_undefeated_henchman_gives_no_chance(keys: list[str]) -> None:
    table = met(bane("thug", kind=HENCHMAN), "cloak", rolls=[7] * ("roll" in keys))
    table.play(*keys)
    assert (table.asked, table.keys) == ((0, "turn"), ["end"])
    assert sorted(deck_of(table, "glade")) == ["ogre", "thug"]

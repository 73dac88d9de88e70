"""Whatever turns a card up or looks at one is a border for undo, unless everybody knew the card."""

from collections.abc import Callable
from typing import Any

import pytest

from herowright.games.pathfinder.cards.deeds import LookAtOwn
from herowright.games.pathfinder.cards.wonders import Search
from herowright.games.pathfinder.rules import closing, death, examining, piles, setup, turn
from herowright.games.pathfinder.rules.components import ALLY, ITEM
from herowright.games.pathfinder.rules.state import Pathfinder
from herowright.testing import Play
from tests.games.pathfinder.helpers import game
from tests.games.reveals import revealing, reveals

Act = Callable[[Pathfinder], Any]

# Each with what it does; the first ones tell nothing about cards that everybody knows.
LOOKING: dict[str, Act] = {
    "turn.explore": lambda table: turn.explore(table),
    "deeds.befall": lambda table: LookAtOwn((ALLY,)).befall(table, table.heroes[0], "card:lens"),
    "examining.look": lambda table: examining.look(table, table.heroes[0], table.places[0], 2),
    "examining.look_at_bottom": lambda table: examining.look_at_bottom(table, table.heroes[0], table.places[0]),
    "examining.bring_up": lambda table: examining.bring_up(table, table.places[0], 1),
    "death.die": lambda table: death.die(table, table.heroes[0]),
}
TAKING: dict[str, Act] = {
    "wonders.carry_out": lambda table: Search((ITEM,)).carry_out(table, table.heroes[0], "card:lens"),
    "setup.draw_hand": lambda table: setup.draw_hand(table, table.heroes[0], None),
    "closing.close": lambda table: closing.close(table, table.heroes[0], table.places[0]),
    "piles.take_top": lambda table: piles.take_top(table, table.heroes[0], 2),
    "piles.take_blessings": lambda table: piles.take_blessings(table, 1),
}


def table_of_two() -> Play:
    return game({}, {}, places={"glade": ["lens", "wolf", "sword"], "grove": ["wolf"]})


@pytest.mark.parametrize("place", [*LOOKING, *TAKING])
def test_a_card_that_is_turned_up_is_a_border(place: str) -> None:
    table = table_of_two()
    act = {**LOOKING, **TAKING}[place]
    assert reveals(act, table.state) == [place]


@pytest.mark.parametrize("place", LOOKING)
def test_a_card_that_everybody_knows_tells_nothing(place: str) -> None:
    table = table_of_two()
    for pile in (*table.state.places, table.hero(0)):
        pile.known_top, pile.known_bottom = len(pile.deck), 1
    assert reveals(LOOKING[place], table.state) == []


@pytest.mark.parametrize(
    "act", [lambda table: piles.take_top(table, table.heroes[0], 0), lambda table: piles.take_blessings(table, 0)]
)
def test_no_card_tells_nothing(act: Act) -> None:
    table = table_of_two()
    assert reveals(act, table.state) == []


def test_no_place_is_left_out() -> None:
    assert revealing("pathfinder") == {*LOOKING, *TAKING}

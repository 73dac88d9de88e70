"""Whatever turns a card up, or shows it to one player, is a border for undo."""

from collections.abc import Callable
from typing import Any

import pytest

from herowright.games.call_to_adventure.rules import coop, hand, rows
from herowright.games.call_to_adventure.rules.state import CallToAdventure
from tests.games.call_to_adventure.scenes import together
from tests.games.reveals import revealing, reveals

PLACES: dict[str, tuple[Callable[[CallToAdventure], Any], int]] = {
    "rows.turn_up": (lambda table: rows.turn_up(table, 0), 1),
    "rows.reveal_row": (lambda table: rows.reveal_row(table), 1),
    "hand.draw": (lambda table: hand.draw(table, table.heroes[1], "hero", 2, "CA-HERO-01"), 2),
    "coop.reveal_card": (lambda table: coop.reveal_card(table), 1),
}


@pytest.mark.parametrize("place", PLACES)
def test_a_card_that_is_turned_up_is_a_border(place: str) -> None:
    table = together({}, {})
    act, cards = PLACES[place]
    assert reveals(act, table.state).count(place) == cards


def test_no_place_is_left_out() -> None:
    assert revealing("call_to_adventure") == {*PLACES}

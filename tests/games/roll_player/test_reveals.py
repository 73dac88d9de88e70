"""Whatever turns a card up is a border for undo."""

from collections.abc import Callable
from typing import Any

import pytest

from herowright.games.roll_player.cards.abilities import BuyTopCard
from herowright.games.roll_player.rules import market, setup
from herowright.games.roll_player.rules.choices import TURN_UP
from herowright.games.roll_player.rules.state import RollPlayer
from herowright.testing import situation
from tests.games.reveals import revealing, reveals


def turn_up_the_top_card(table: RollPlayer) -> Any:
    """Open Lock, once its owner wants to see the card."""
    using = BuyTopCard().effect(table, table.heroes[0], table.box.find("skill", "open-lock"))
    next(using)
    return using.send(TURN_UP.payload)


PLACES: dict[str, tuple[Callable[[RollPlayer], Any], int]] = {
    "market.deal_market": (lambda table: market.deal_market(table, 2), 2),
    "setup.turn_up": (lambda table: setup.turn_up(table, table.trash, "RP-ED-21-PL2"), 1),
    "abilities.effect": (turn_up_the_top_card, 1),
}


@pytest.mark.parametrize("place", PLACES)
def test_a_card_that_is_turned_up_is_a_border(place: str) -> None:
    table = situation("roll-player", seats=2, phase="dice")
    act, cards = PLACES[place]
    assert reveals(act, table.state) == [place] * cards


def test_no_place_is_left_out() -> None:
    assert revealing("roll_player", besides="fiends_familiars") == {*PLACES}

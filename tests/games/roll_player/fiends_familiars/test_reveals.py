"""Whatever turns a fiend, a minion or an adventure up, or shows it to one hero, is a border for undo."""

from collections.abc import Callable
from typing import Any

import pytest

from herowright.games.roll_player.fiends_familiars.rules import adventure, fiends, minions
from herowright.games.roll_player.fiends_familiars.rules.state import FiendsTable
from herowright.testing import Play, situation
from tests.games.reveals import revealing, reveals

PLACES: dict[str, tuple[Callable[[FiendsTable], Any], int]] = {
    "fiends.lay_fiends": (lambda table: fiends.lay_fiends(table, [0, 1], "FF-CLEAN-01"), 2),
    "minions.reveal": (lambda table: minions.reveal(table, "FF-HUNT-21"), 1),
    "minions.look": (lambda table: minions.look(table, table.heroes[0], 0), 1),
    "adventure.reveal_adventure": (lambda table: adventure.reveal_adventure(table, 0), 1),
}


def without_fiends() -> Play:
    return situation("roll-player", 2, {"expansion": "fiends-familiars"}, lurking={})


@pytest.mark.parametrize("place", PLACES)
def test_what_is_turned_up_is_a_border(place: str) -> None:
    act, cards = PLACES[place]
    assert reveals(act, without_fiends().state) == [place] * cards


def test_a_fiend_is_laid_only_where_there_is_none() -> None:
    table = without_fiends()
    fiends.lay_fiends(table.state, [0], "FF-CLEAN-01")
    assert reveals(lambda table: fiends.lay_fiends(table, [0], "FF-CLEAN-01"), table.state) == []


def test_a_minion_that_everybody_has_seen_tells_nothing() -> None:
    table = without_fiends()
    table.state.known_minions = len(table.state.minions)
    assert reveals(lambda table: minions.reveal(table, "FF-HUNT-21"), table.state) == []


def test_who_has_looked_at_an_adventure_learns_nothing_by_looking_again() -> None:
    table = without_fiends()
    minions.look(table.state, table.hero(0), 1)
    assert reveals(lambda table: minions.look(table, table.heroes[0], 1), table.state) == []
    assert reveals(lambda table: minions.look(table, table.heroes[1], 1), table.state) == ["minions.look"]


def test_no_place_is_left_out() -> None:
    assert revealing("roll_player/fiends_familiars") == {*PLACES}

"""The boards by game. A game that wants its own adds it here, and one for an expansion beside it."""

from collections.abc import Mapping
from typing import Any

from herowright.games.call_to_adventure.terminal import CallToAdventureBoard
from herowright.games.pathfinder.terminal import PathfinderBoard
from herowright.games.roll_player.fiends_familiars.terminal import FiendsFamiliarsBoard
from herowright.games.roll_player.terminal import RollPlayerBoard
from herowright.terminal.board import Board

BOARDS: dict[str, Board] = {
    "roll-player": RollPlayerBoard(),
    "call-to-adventure": CallToAdventureBoard(),
    "pathfinder": PathfinderBoard(),
}
# By game and the value of its setting `expansion`.
EXPANDED: dict[tuple[str, str], Board] = dict.fromkeys(
    (("roll-player", "fiends-familiars"), ("roll-player", "fiends-familiars-mm")), FiendsFamiliarsBoard()
)


def board_of(game: str, options: Mapping[str, Any] | None = None) -> Board:
    """The board of a table with these options."""
    return EXPANDED.get((game, (options or {}).get("expansion", ""))) or BOARDS.get(game) or Board()

"""The boards by game. A game that wants its own adds it here."""

from herowright.terminal.board import Board
from herowright.terminal.call_to_adventure import CallToAdventureBoard
from herowright.terminal.pathfinder import PathfinderBoard
from herowright.terminal.roll_player import RollPlayerBoard

BOARDS: dict[str, Board] = {
    "roll-player": RollPlayerBoard(),
    "call-to-adventure": CallToAdventureBoard(),
    "pathfinder": PathfinderBoard(),
}


def board_of(game: str) -> Board:
    return BOARDS.get(game) or Board()

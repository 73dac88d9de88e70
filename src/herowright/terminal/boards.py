"""The board of each game: its own, or the plain one that serves every game."""

from collections.abc import Mapping
from typing import Any

from herowright.games import registry
from herowright.kit import part
from herowright.terminal.board import Board


def board_of(game: str, options: Mapping[str, Any] | None = None) -> Board:
    """The board of a table with these options."""
    kit = registry.kit(game)
    board: Board = part(kit.board)(options or {}) if kit.board else Board()
    return board

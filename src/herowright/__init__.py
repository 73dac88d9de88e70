"""Herowright: a digital table for fantasy hero-building games.

>>> import herowright as hw
>>> table = hw.new_table("roll-player", seats=2, seed=7)
>>> table.decision.kind
'sheet'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from herowright.games import registry
from herowright.table.chance import Chance, fresh_seed
from herowright.table.decision import Decision, Option
from herowright.table.errors import (
    BadOption,
    BadSave,
    CannotUndo,
    HerowrightError,
    IllegalChoice,
    UnknownGame,
)
from herowright.table.event import Event
from herowright.table.game import Game
from herowright.table.message import Message, use_renderer
from herowright.table.outcome import Outcome, ScoreLine, SeatOutcome
from herowright.table.save import load
from herowright.table.settings import Setting
from herowright.table.table import Table

__version__ = "0.11.0"


def _english(message: Message) -> str:
    from herowright.locale import english  # only when a message is printed: it needs Fluent

    return english(message)


use_renderer(_english)


def games() -> dict[str, Game[Any]]:
    """Every game there is: id, title, seats and settings."""
    return {id: kit.game for id, kit in registry.kits().items()}


def new_table(
    game: str, seats: int = 2, seed: int | None = None, options: Mapping[str, Any] | None = None
) -> Table[Any]:
    """Open a table. Without a seed a fresh one is drawn that nobody can guess."""
    found = registry.find(game)
    settled = found.settle(seats, options or {})
    rules = found.rules_for(settled)
    seed = fresh_seed() if seed is None else seed
    return Table(rules, rules.new(seats, settled, Chance(seed)), seats, settled, seed)


def load_table(blob: bytes) -> Table[Any]:
    """The table of a save, at the moment it was saved."""
    return load(blob, registry.find)


__all__ = [
    "BadOption",
    "BadSave",
    "CannotUndo",
    "Decision",
    "Event",
    "Game",
    "HerowrightError",
    "IllegalChoice",
    "Message",
    "Option",
    "Outcome",
    "ScoreLine",
    "SeatOutcome",
    "Setting",
    "Table",
    "UnknownGame",
    "games",
    "load_table",
    "new_table",
]

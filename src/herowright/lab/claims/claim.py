"""A chance that somebody is shown, and a way to find out whether it is true."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from herowright.table.table import Table

# Half of the last place of a figure in tenths of a per cent, and in whole per cent.
TENTHS, WHOLE = 0.0005, 0.005


@dataclass(frozen=True, slots=True)
class Claim:
    """`name` is the kind of figure: one place that shows it, one way to compute it. `shown` is the chance, between 0
    and 1, as `seat` reads it, rounded by at most `half`. `play` gets a twin of the table in which everything that
    the seat cannot know is redrawn, and plays on until the matter is decided; `holds` says of its result whether the
    claim came true. Claims of one seat with the same `play` are tried on the same twins."""

    name: str
    seat: int
    shown: float
    play: Callable[[Table[Any]], Any]
    holds: Callable[[Any], bool] = bool
    half: float = TENTHS
    # What it is about, for whoever investigates a contradiction.
    about: str = ""

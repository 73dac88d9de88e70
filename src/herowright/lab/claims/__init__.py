"""What each game tells its players about chances: in views, beside options, in the reasons of bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from herowright.lab.claims import pathfinder
from herowright.lab.claims.claim import TENTHS, WHOLE, Claim
from herowright.table.table import Table


@dataclass(frozen=True, slots=True)
class Subject:
    """A game, with these settings of which one is drawn, and all that is claimed in a position of it."""

    game: str
    claims: Callable[[Table[Any]], list[Claim]]
    settings: Mapping[str, Sequence[str]] = field(default_factory=dict)


SUBJECTS: Mapping[str, Subject] = {
    "pathfinder": Subject("pathfinder", pathfinder.claims),
}

__all__ = ["SUBJECTS", "TENTHS", "WHOLE", "Claim", "Subject"]

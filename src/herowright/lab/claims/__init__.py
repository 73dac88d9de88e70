"""What each game tells its players about chances: in views, next to options, in bots' reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from herowright.games import registry
from herowright.kit import part
from herowright.lab.claims.claim import TENTHS, WHOLE, Claim
from herowright.table.table import Table


@dataclass(frozen=True, slots=True)
class Subject:
    """A game with these settings, of which one is drawn, and everything that is claimed in a position of it. A
    `share` of all positions is examined, and every one that asks a question listed in `always`."""

    game: str
    claims: Callable[[Table[Any]], list[Claim]]
    settings: Mapping[str, Sequence[str]] = field(default_factory=dict)
    share: float = 0.1
    always: tuple[str, ...] = ()


def subjects() -> dict[str, Subject]:
    """Everything that can be examined, by its name."""
    return {name: part(found) for kit in registry.kits().values() for name, found in sorted(kit.claims.items())}


__all__ = ["TENTHS", "WHOLE", "Claim", "Subject", "subjects"]

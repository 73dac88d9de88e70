"""What must hold in one game besides the invariants of all, watched from the first decision to the last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from herowright.games import registry
from herowright.kit import part
from herowright.table.decision import Decision
from herowright.table.event import Event
from herowright.table.table import Table


class Watch(Protocol):
    def wants_alone(self, decision: Decision) -> bool:
        """Whether a question is worth asking although it has only one answer and nobody could do anything else: a
        moment people want for themselves, such as a roll of the dice. Every other one is answered automatically."""

    def check(self, table: Table[Any], told: Sequence[Event]) -> None:
        """Called after every decision with what it told; raises `Broken`."""


def watch_of(game: str) -> Watch | None:
    kit = registry.kit(game)
    return part(kit.watch)() if kit.watch else None

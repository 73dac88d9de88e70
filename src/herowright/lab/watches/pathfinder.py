"""What must hold in Pathfinder besides the invariants of all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from herowright.table.decision import Decision
from herowright.table.event import Event
from herowright.table.table import Table


class PathfinderWatch:
    def wants_alone(self, decision: Decision) -> bool:
        return True

    def check(self, table: Table[Any], told: Sequence[Event]) -> None:
        """Called after every decision with what it told."""

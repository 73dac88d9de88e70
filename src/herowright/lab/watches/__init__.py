"""What must hold in one game besides the invariants of all, watched from the first decision to the last."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from herowright.games.call_to_adventure.lab.watch import CallToAdventureWatch
from herowright.games.pathfinder.lab.watch import PathfinderWatch
from herowright.games.roll_player.lab.watch import RollPlayerWatch
from herowright.table.decision import Decision
from herowright.table.event import Event
from herowright.table.table import Table


class Watch(Protocol):
    def wants_alone(self, decision: Decision) -> bool:
        """Whether a question is worth putting although it has one answer and nobody could do anything else: a moment
        people want to have in their own hands, such as a roll of the dice. Every other one answers itself."""

    def check(self, table: Table[Any], told: Sequence[Event]) -> None:
        """Called after every decision with what it told; raises `Broken`."""


WATCHES: Mapping[str, Callable[[], Watch]] = {
    "call-to-adventure": CallToAdventureWatch,
    "pathfinder": PathfinderWatch,
    "roll-player": RollPlayerWatch,
}

"""Who is looking at a table, here and through other processes."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from herowright.server import messages as m
from herowright.server.ops.clock import now

if TYPE_CHECKING:
    from herowright.server.tables.room import Room
    from herowright.server.tables.viewer import Viewer

# What another process said about who looks at a table there is good for so many seconds.
FORGOTTEN = 45.0


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Who looks at the table through another process."""

    at: float
    seats: frozenset[int]
    spectators: int


class Presence:
    def __init__(self, room: Room, last_seen: dict[int, float]) -> None:
        self.room = room
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, Elsewhere] = {}
        # When somebody of a seat last did something or left.
        self.last_seen = last_seen

    # --- coming and going --------------------------------------------------------------------------------

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self._changed()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        for seat in viewer.seats:
            self.saw(seat)
        if viewer.seats:
            self.room.rooms.keep_seen(self.room, viewer.player)
        self._changed()

    def saw(self, seat: int) -> None:
        self.last_seen[seat] = now()

    def heard(self, process: str, seats: frozenset[int], spectators: int) -> None:
        """Another process tells who is looking there."""
        self.elsewhere[process] = Elsewhere(time.monotonic(), seats, spectators)
        self.tell()

    def _changed(self) -> None:
        self.tell()
        self.room.rooms.tell_presence(self.room)

    def tell(self) -> None:
        present = [self.is_present(seat) for seat in range(self.room.game.seats)]
        message = m.Presence(present=present, spectators=self.spectators)
        for viewer in list(self.viewers):
            if viewer.greeted:
                viewer.send(message)

    # --- asking ----------------------------------------------------------------------------------------

    def is_present(self, seat: int) -> bool:
        """Whether somebody who plays the seat is looking."""
        return seat in self.seats_here or any(seat in there.seats for there in self._elsewhere())

    def away_for(self, seat: int) -> float:
        """Seconds since somebody of the seat was last seen. After a restart everybody has time to come back."""
        return now() - max(self.last_seen.get(seat, self.room.created), self.room.rooms.started)

    @property
    def seats_here(self) -> set[int]:
        return {seat for viewer in self.viewers for seat in viewer.seats}

    @property
    def spectators(self) -> int:
        return self.spectators_here + sum(there.spectators for there in self._elsewhere())

    @property
    def spectators_here(self) -> int:
        return sum(not viewer.seats for viewer in self.viewers)

    def _elsewhere(self) -> list[Elsewhere]:
        since = time.monotonic() - FORGOTTEN
        return [there for there in self.elsewhere.values() if there.at > since]

"""Who is looking at a table, here and through other processes."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from herowright.server import messages as m
from herowright.server.ops.clock import now

if TYPE_CHECKING:
    from herowright.server.tables.room import Room
    from herowright.server.tables.viewer import Viewer

# Presence is broadcast at most once in this many seconds, however many come and go.
QUIET = 0.2
# How many seconds another process's report about who is watching is valid.
FORGOTTEN = 45.0


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Who is watching the table through another process."""

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
        # The seats and the number of spectators that look here; `None` if that has to be counted again.
        self.here: tuple[frozenset[int], int] | None = None
        self.told: m.Presence | None = None
        # Who was here when the other processes were last told.
        self.reported: tuple[frozenset[int], int] | None = None
        self.telling: asyncio.TimerHandle | None = None

    # --- coming and going --------------------------------------------------------------------------------

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.changed()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        for seat in viewer.seats:
            self.saw(seat)
        if viewer.seats:
            self.room.rooms.keep_seen(self.room, viewer.player)
        self.changed()

    def saw(self, seat: int) -> None:
        self.last_seen[seat] = now()

    def heard(self, process: str, seats: frozenset[int], spectators: int) -> None:
        """Another process reports who is watching there. A new one has not been told yet who is here."""
        if process not in self.elsewhere:
            self.reported = None
        self.elsewhere[process] = Elsewhere(time.monotonic(), seats, spectators)
        self.tell()

    def changed(self) -> None:
        """Somebody has come or gone, or sits elsewhere."""
        self.here = None
        self.tell()

    def tell(self) -> None:
        """Broadcast who is here, together with whoever else comes or goes at this moment."""
        if self.telling is None:
            self.telling = asyncio.get_running_loop().call_later(QUIET, self._tell)

    def _tell(self) -> None:
        self.telling = None
        present = [self.is_present(seat) for seat in range(self.room.game.seats)]
        message = m.Presence(present=present, spectators=self.spectators)
        if self.reported != self._here():  # not what was only heard, or two processes would answer each other forever
            self.reported = self._here()
            self.room.rooms.tell_presence(self.room)
        if message == self.told:
            return
        self.told = message
        for viewer in list(self.viewers):
            if viewer.greeted:
                viewer.send(message)

    # --- asking ----------------------------------------------------------------------------------------

    def is_present(self, seat: int) -> bool:
        """Whether somebody who plays the seat is looking."""
        return seat in self.seats_here or any(seat in there.seats for there in self._elsewhere())

    def away_for(self, seat: int) -> float:
        """Seconds since somebody of the seat was last seen. After a restart everybody gets time to come back."""
        return now() - max(self.last_seen.get(seat, self.room.created), self.room.rooms.started)

    @property
    def seats_here(self) -> frozenset[int]:
        return self._here()[0]

    @property
    def spectators(self) -> int:
        return self.spectators_here + sum(there.spectators for there in self._elsewhere())

    @property
    def spectators_here(self) -> int:
        return self._here()[1]

    def _here(self) -> tuple[frozenset[int], int]:
        if self.here is None:
            held = [viewer.seats for viewer in self.viewers]
            self.here = frozenset(seat for seats in held for seat in seats), sum(not seats for seats in held)
        return self.here

    def _elsewhere(self) -> list[Elsewhere]:
        since = time.monotonic() - FORGOTTEN
        return [there for there in self.elsewhere.values() if there.at > since]

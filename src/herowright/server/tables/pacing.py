"""How fast bots play: as fast as the pages have shown it, but no page can delay the game for long."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from herowright.server.tables.room import Room
    from herowright.server.tables.viewer import Viewer

# How many seconds bots wait for a page that shows one thing after another: for somebody who plays with bots alone, and
# if other people would have to wait as well.
ALONE = 60.0
TOGETHER = 8.0


class Pacing:
    """A page reports how far it has shown what happened (`shown`); each bot waits for those who play or, if only
    bots do, for those who watch. Without such a page bots keep the server's pace."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.told = asyncio.Event()

    @property
    def followed_by(self) -> list[Viewer]:
        """The pages that bots wait for."""
        telling = [viewer for viewer in self.room.presence.viewers if viewer.shown is not None and not viewer.closed]
        return [viewer for viewer in telling if viewer.seats] or telling

    @property
    def longest(self) -> float:
        """After this many seconds a bot plays on, whatever the pages show."""
        if not self.followed_by:
            return self.room.rooms.pace
        places = self.room.ledger.places
        people = {place.players[0] for place in places if place.players and place.bot is None}
        return ALONE if len(people) <= 1 else TOGETHER

    async def wait(self) -> None:
        """Wait until the last event has been shown; pages that come or go meanwhile count, too."""
        began = time.monotonic()
        while not self._shown:
            left = began + self.longest - time.monotonic()
            if left <= 0:
                return
            self.told.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.told.wait(), left)

    @property
    def _shown(self) -> bool:
        pages = self.followed_by
        return bool(pages) and all((page.shown or 0) >= self.room.ledger.number for page in pages)

"""When a server was running. While none was, nobody's clock runs."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from sqlalchemy import delete, func, select, update

from herowright.server.store.schema import entries, outages, pulse, tables
from herowright.server.store.writer import Statement

if TYPE_CHECKING:
    from herowright.server.store.store import Store

# Seconds between two heartbeats.
EVERY = 10.0
# How many seconds a successful write proves that the database is writable.
PROBED = 5.0
# If several processes share a database, this long without a heartbeat from any of them is an outage.
SILENCE = 3 * EVERY
# No clock runs for longer than this.
FORGOTTEN = 60 * 60 * 24 * 90
# A table that has to be looked after sooner than this anyway is not worth a new date.
SOON = 60.0
_NAME = "server"


class Outage(Struct, frozen=True):
    began: float
    ended: float


class Uptime:
    def __init__(self, store: Store) -> None:
        self.store = store
        # When something was last written here for sure.
        self.beaten = 0.0
        self.probing = asyncio.Lock()

    async def begin(self, now: float) -> list[Outage]:
        """A server starts. Returns all outages that still matter, including the one that ends now."""
        last = await self._last_sign_of_life() or now
        changes: list[Statement] = [
            self.store.insert_once(pulse, name=_NAME, at=now),
            update(pulse).values(at=now),  # earlier than before, if somebody has set the clock on the wall
            delete(outages).where(outages.c.ended < now - FORGOTTEN),
        ]
        if now - last > (SILENCE if self.store.shared else 0.0):
            late = tables.c.clock.is_not(None) & (tables.c.due > last + SOON)
            changes += [
                self.store.insert_once(outages, began=last, ended=now),
                update(tables).where(late).values(due=tables.c.due + (now - last)),
            ]
        await self.store.write(*changes)
        rows = await self.store.rows(select(outages).order_by(outages.c.began))
        return [Outage(row.began, row.ended) for row in rows]

    async def _last_sign_of_life(self) -> float | None:
        """Servers before 0.7.0 had no heartbeat: of theirs the last entry is known."""
        for sign in (select(pulse.c.at).where(pulse.c.name == _NAME), select(func.max(entries.c.at).label("at"))):
            if (found := await self.store.rows(sign)) and found[0].at is not None:
                return float(found[0].at)
        return None

    async def beat(self, now: float) -> None:
        """A heartbeat; `StorageFailed` if nothing can be written."""
        await self.store.write(update(pulse).where(pulse.c.at < now).values(at=now))
        self.beaten = now

    async def probe(self, now: float) -> None:
        """`StorageFailed` if nothing can be written. However often it is called, it writes only now and then."""
        async with self.probing:
            if now - self.beaten > PROBED:
                await self.beat(now)


def down_between(outages: Sequence[Outage], since: float, until: float) -> float:
    """For how many seconds of this period no server was running."""
    return sum(max(0.0, min(outage.ended, until) - max(outage.began, since)) for outage in outages)

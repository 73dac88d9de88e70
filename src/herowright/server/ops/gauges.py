"""What is measured periodically while a server runs: the lag of its event loop, what is queued, how large it is."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from herowright.server.ops.metrics import DATABASE_SIZE, LOOP_LAG, WORK_WAITING, WRITES_WAITING
from herowright.server.store import StorageFailed

if TYPE_CHECKING:
    from herowright.server.ops.workers import Workers
    from herowright.server.store import Store

EVERY = 0.5
# The size of a database changes slowly, and asking for it may take a while.
SIZE_EVERY = 60.0


class Gauges:
    """Nothing is measured when `/metrics` is requested: that works even if the database does not."""

    def __init__(self, store: Store, workers: Mapping[str, Workers]) -> None:
        self.store, self.workers = store, workers
        self.tasks = [asyncio.create_task(work) for work in (self._look(), self._weigh())]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _look(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            LOOP_LAG.observe(max(0.0, loop.time() - due))
            WRITES_WAITING.set(self.store.writer.jobs.qsize())
            for name, workers in self.workers.items():
                WORK_WAITING.labels(name).set(workers.waiting)

    async def _weigh(self) -> None:
        while True:
            with suppress(StorageFailed):  # it is counted and logged there, and asked again
                DATABASE_SIZE.set(await self.store.size())
            await asyncio.sleep(SIZE_EVERY)

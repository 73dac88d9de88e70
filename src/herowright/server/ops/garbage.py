"""When garbage is collected. Games leave no cycles behind; connections, errors and closed rooms leave a few. With a
thousand tables in memory a full collection takes a second or more, and nobody is served meanwhile. So Python's own
collector is switched off, and a collection runs whenever as many objects have been added as there were after the
last one: the more there are, the rarer it gets, and memory at most doubles."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from herowright.server.ops.metrics import COLLECTION_TIME

EVERY = 1.0
# Objects that may be added before looking is worth while.
LEAST = 1_000_000


class Collector:
    def __init__(self) -> None:
        gc.collect()
        gc.freeze()  # what is there from the start stays to the end
        gc.disable()
        self.kept = 0

    @property
    def due(self) -> bool:
        return gc.get_count()[0] > max(LEAST, self.kept)

    def collect(self) -> None:
        began = time.perf_counter()
        gc.collect()
        COLLECTION_TIME.observe(time.perf_counter() - began)
        self.kept = len(gc.get_objects())

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            if self.due:
                self.collect()


@asynccontextmanager
async def collected_rarely() -> AsyncIterator[Collector]:
    collector = Collector()
    watching = asyncio.create_task(collector.watch())
    try:
        yield collector
    finally:
        watching.cancel()
        gc.unfreeze()
        gc.enable()

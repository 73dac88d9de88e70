"""Bots think in processes of their own: no table waits for another table's bot.

The table travels there, and a bot gets the glimpse of its seat there as it would here.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from time import perf_counter
from typing import Any

from herowright.bots import make_bot
from herowright.games import registry
from herowright.server.ops.metrics import THINKING_TIME
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message
from herowright.table.save import parcel, unparcel
from herowright.table.table import Table

# Key, value and reasons of every option, the best first.
Opinion = list[tuple[str, float, tuple[Message, ...]]]


def think(parcel: bytes, seat: int, bot: str, seed: int, reasons: bool) -> Opinion:
    """Runs in a process of its own."""
    table = unparcel(parcel, registry.find)
    ranked = make_bot(table.game.id, bot, seed).advise(Glimpse(table, seat, seed))
    return [(advice.option.key, advice.value, advice.reasons if reasons else ()) for advice in ranked]


def _quiet() -> None:
    """Ctrl-C ends the server, which then ends these."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class BotWorkers:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), initializer=_quiet)

    async def opinion(self, table: Table[Any], seat: int, bot: str, seed: int, reasons: bool = False) -> Opinion:
        began = perf_counter()
        work = partial(think, parcel(table), seat, bot, seed, reasons)
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self.pool, work)
        except BrokenProcessPool:  # a thinker was killed: others take its place
            self.pool.shutdown(wait=False)
            self.pool = self._new_pool()
            found = await loop.run_in_executor(self.pool, work)
        THINKING_TIME.observe(perf_counter() - began)
        return found

    def stop(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)

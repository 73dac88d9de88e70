"""Bots think in separate processes: no table waits for another table's bot.

The table is sent there, and the bot gets the glimpse of its seat there as it would here.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any

from herowright.bots import make_bot
from herowright.games import registry
from herowright.server.ops.metrics import THINKING_TIME
from herowright.server.ops.workers import Workers
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message
from herowright.table.save import parcel, unparcel
from herowright.table.table import Table

# The strongest bots think for about a second; one that has not returned by now never will.
MOST_SECONDS = 30.0

# Bots that look ahead share the time when many think at once, down to this fraction of it.
LEAST_PACE = 0.1
# How far the processes of bots stand back behind the server.
NICENESS = 10

# Key, value and reasons of every option, the best first.
Opinion = list[tuple[str, float, tuple[Message, ...]]]


def think(parcel: bytes, seat: int, bot: str, seed: int, reasons: bool, pace: float = 1.0) -> Opinion:
    """Runs in a separate process."""
    table = unparcel(parcel, registry.find)
    ranked = make_bot(table.game.id, bot, seed, pace).advise(Glimpse(table, seat, seed))
    return [(advice.option.key, advice.value, advice.reasons if reasons else ()) for advice in ranked]


class BotWorkers(Workers):
    """`thinking` are the opinions asked for and not yet given."""

    def __init__(self, most: int) -> None:
        super().__init__(most, niceness=NICENESS)
        self.thinking = 0

    async def opinion(self, table: Table[Any], seat: int, bot: str, seed: int, reasons: bool = False) -> Opinion:
        began = perf_counter()
        self.thinking += 1
        try:
            pace = max(LEAST_PACE, min(1.0, self.most / self.thinking))
            found = await self.do(MOST_SECONDS, think, parcel(table), seat, bot, seed, reasons, pace)
        finally:
            self.thinking -= 1
        THINKING_TIME.observe(perf_counter() - began)
        return found

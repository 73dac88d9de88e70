"""Bots think in processes of their own: no table waits for another table's bot.

The table travels there, and a bot gets the glimpse of its seat there as it would here.
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

# The strongest bots think for about a second; one that has not come back by now never will.
MOST_SECONDS = 30.0

# Key, value and reasons of every option, the best first.
Opinion = list[tuple[str, float, tuple[Message, ...]]]


def think(parcel: bytes, seat: int, bot: str, seed: int, reasons: bool) -> Opinion:
    """Runs in a process of its own."""
    table = unparcel(parcel, registry.find)
    ranked = make_bot(table.game.id, bot, seed).advise(Glimpse(table, seat, seed))
    return [(advice.option.key, advice.value, advice.reasons if reasons else ()) for advice in ranked]


class BotWorkers(Workers):
    async def opinion(self, table: Table[Any], seat: int, bot: str, seed: int, reasons: bool = False) -> Opinion:
        began = perf_counter()
        found = await self.do(MOST_SECONDS, think, parcel(table), seat, bot, seed, reasons)
        THINKING_TIME.observe(perf_counter() - began)
        return found

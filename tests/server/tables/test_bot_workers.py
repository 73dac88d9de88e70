"""Bots in processes of their own decide exactly as they would here."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import herowright as hw
from herowright.bots import advise, make_bot
from herowright.server.tables.bot_workers import BotWorkers, think
from herowright.table.save import parcel

PACK = {"cards": {"longsword": {"cost": 3}}}


FIENDS = {"expansion": "fiends-familiars-mm"}


@pytest.mark.parametrize(
    "options", [{}, {"edition": "de1"}, {"pack": PACK}, FIENDS], ids=["pl2", "de1", "pack", "fiends-familiars"]
)
def test_a_table_that_travels_gets_the_same_opinion(options: dict[str, Any]) -> None:
    rng = random.Random(5)
    table = hw.new_table("roll-player", 3, 5, options)
    while table.decision:
        seat = table.decision.seat
        here = [(advice.option.key, advice.value) for advice in advise(table, make_bot("roll-player", "greedy", 1))]
        there = think(parcel(table), seat, "greedy", 1, reasons=False)
        assert [(key, value) for key, value, _ in there] == here
        table.apply(rng.choice(table.decision.options))


def test_thinkers_that_were_killed_are_replaced() -> None:
    async def scenario() -> None:
        bot_workers = BotWorkers(1)
        table = hw.new_table("roll-player", 1, 1)
        assert table.decision is not None
        before = await bot_workers.opinion(table, 0, "greedy", 1, reasons=True)
        for worker in bot_workers.idle:
            worker.process.kill()
        after = await bot_workers.opinion(table, 0, "greedy", 1, reasons=True)
        assert before == after
        assert any(reasons for _, _, reasons in after)
        await asyncio.to_thread(bot_workers.stop)

    asyncio.run(scenario())

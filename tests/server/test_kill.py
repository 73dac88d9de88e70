"""`kill -9` at any moment: what was acknowledged is there after the restart, and nothing that nobody asked for."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.processes import Browser, LivePage, Server
from tests.server.rooms import in_a_loop

TABLES = 4


async def play(page: LivePage, acknowledged: list[str]) -> None:
    """Decide as fast as the server confirms, until it dies."""
    with suppress(ConnectionClosed, OSError, TimeoutError):
        while await page.my_turn():
            key = page.state["decision"]["options"][0]["key"]
            answer = await page.choose(key)
            assert answer["type"] == "done", answer
            acknowledged.append(key)


@pytest.mark.parametrize("rounds", [3, pytest.param(8, marks=pytest.mark.long)])
@in_a_loop
async def test_no_acknowledged_decision_is_ever_lost(tmp_path: Path, rounds: int) -> None:
    rng = random.Random(1)
    db = f"sqlite:///{tmp_path}/tables.sqlite3"
    server = await asyncio.to_thread(Server, db)
    async with Browser(server.origin) as browser:
        plan = {"game": "roll-player", "seats": [{"kind": "me"}]}
        tables = [(await browser.call("POST", "/tables", plan))["table"] for _ in range(TABLES)]
        acknowledged: dict[str, list[str]] = {table: [] for table in tables}
        told: dict[str, list[int]] = {table: [] for table in tables}
        for round in range(rounds):
            pages = {table: await browser.page(table, max(told[table], default=None)) for table in tables}
            players = [asyncio.create_task(play(page, acknowledged[table])) for table, page in pages.items()]
            await asyncio.sleep(rng.uniform(0.05, 0.5))
            await asyncio.to_thread(server.kill)
            await asyncio.gather(*players)
            for table, page in pages.items():
                told[table] += page.numbers
            server = await asyncio.to_thread(Server, db, server.port)
            for table in tables:
                file = await browser.call("GET", f"/tables/{table}/export")
                decided = [key for _, key in file["decisions"]]
                sure = acknowledged[table]
                assert decided[: len(sure)] == sure, f"round {round}"
                # One decision may have been kept in the instant before its confirmation could be sent.
                assert len(decided) - len(sure) <= 1
                acknowledged[table] = decided
        for table in tables:
            page = await browser.page(table, max(told[table], default=None))
            numbers = told[table] + page.numbers
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), "entries were lost or reordered"
        assert sum(map(len, acknowledged.values())) > rounds * TABLES
    await asyncio.to_thread(server.stop)

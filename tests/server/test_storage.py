"""What the database does not take: it fails alone, it is logged and counted, and the health of the server shows it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import bindparam, insert, select, text

from herowright.server.store import Conflict, StorageFailed, Store
from herowright.server.store.schema import keys
from herowright.server.store.writer import Job, Statement
from tests.server.rooms import in_a_loop


def kept(name: str) -> Statement:
    return insert(keys).values(name=name, value="x")


async def written_together(store: Store, *jobs: Statement) -> list[str]:
    """What becomes of jobs that the writer finds waiting at the same time."""
    loop = asyncio.get_running_loop()
    batch = [Job([job], None, loop, loop.create_future()) for job in jobs]
    await asyncio.to_thread(store.writer._commit, batch)
    ends = await asyncio.gather(*(job.done for job in batch), return_exceptions=True)
    return [type(end).__name__ for end in ends]


@pytest.mark.parametrize(
    "bad",
    [
        text("INSERT INTO nowhere VALUES (1)"),  # an error of the database
        (insert(keys), {"name": "bad", "value": object()}),  # a value that it cannot take
        (text("SELECT :big"), {"big": 2**70}),  # an error of the driver, which SQLAlchemy does not know
        (select(bindparam("missing", required=True)), {}),
    ],
    ids=["sql", "type", "driver", "parameter"],
)
@in_a_loop
async def test_a_job_that_cannot_be_written_fails_alone(tmp_path: Path, bad: Statement) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/tables.sqlite3")
    try:
        ends = await written_together(store, kept("one"), bad, kept("two"), kept("one"))
        assert ends == ["NoneType", StorageFailed.__name__, "NoneType", Conflict.__name__]
        found = await store.rows(select(keys.c.name).order_by(keys.c.name))
        assert [row.name for row in found] == ["one", "two"]
        await store.write(kept("three"))
    finally:
        await store.close()

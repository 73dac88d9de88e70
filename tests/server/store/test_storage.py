"""What the database does not take: it fails alone, it is logged and counted, and the health of the server shows it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, bindparam, event, insert, select, text
from structlog.testing import capture_logs

from herowright.server.store import Conflict, StorageFailed, Store, uptime
from herowright.server.store.schema import keys
from herowright.server.store.uptime import Uptime
from herowright.server.store.writer import Job, Statement
from tests.server.rooms import in_a_loop
from tests.server.running import Browser, Running, Serve, reason


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


@in_a_loop
async def test_what_is_rolled_back_with_a_failing_job_is_not_confirmed(tmp_path: Path) -> None:
    """As SQLite does by itself when the disk fails in the middle of a transaction."""
    store = await Store.open(f"sqlite:///{tmp_path}/tables.sqlite3")
    try:
        ends = await written_together(
            store, kept("one"), text("INSERT OR ROLLBACK INTO keys SELECT * FROM keys"), kept("two")
        )
        assert ends == [StorageFailed.__name__] * 3
        assert await store.rows(select(keys.c.name)) == []
        await store.write(kept("three"))
    finally:
        await store.close()


# --- the health of a server ------------------------------------------------------------------------------


@contextmanager
def full_disk(running: Running) -> Iterator[None]:
    """The database of a running server grows no further, as on a disk without room."""
    engine = running.app.state.services.store.engine

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA query_only=ON")

    try:
        yield
    finally:
        event.remove(engine, "begin", on_begin)

        @event.listens_for(engine, "begin")
        def again(connection: Connection) -> None:
            connection.exec_driver_sql("PRAGMA query_only=OFF")


def figure(browser: Browser, name: str) -> float:
    [line] = [line for line in browser.get("/metrics").text.splitlines() if line.startswith(name)]
    return float(line.rpartition(" ")[2])


def test_a_disk_that_takes_nothing_shows_everywhere(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """It once showed nowhere: reading went on, and so all seemed well."""
    monkeypatch.setattr(uptime, "PROBED", 0.0)
    running = serve()
    browser = running.browser()
    assert browser.get("/health").json()["ok"] is True
    lost = 'herowright_storage_errors_total{what="write"}'
    before = figure(browser, lost) if lost in browser.get("/metrics").text else 0.0
    with capture_logs() as logs, full_disk(running):
        health = browser.get("/health")
        assert (health.status_code, health.json()["ok"]) == (503, False)
        refused = browser.change("/api/tables", {"game": "roll-player", "seats": [{"kind": "me"}]})
        assert (refused.status_code, reason(refused)) == (503, "server-storage")
        assert figure(browser, lost) >= before + 2
    assert any(line["event"] == "storage-failed" and line["log_level"] == "error" for line in logs)
    assert browser.get("/health").status_code == 200


def test_asking_for_its_health_does_not_wear_out_the_disk(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    running = serve()
    browser = running.browser()
    written: list[float] = []
    beat = Uptime.beat

    async def counted(self: Uptime, now: float) -> None:
        written.append(now)
        await beat(self, now)

    browser.get("/health")
    monkeypatch.setattr(Uptime, "beat", counted)
    for _ in range(20):
        assert browser.get("/health").status_code == 200
    assert len(written) <= 1

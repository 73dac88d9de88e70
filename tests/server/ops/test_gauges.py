"""What an operator sees of a server that is in trouble: a late loop, queues, a growing database, refusals."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from herowright.server.ops import gauges
from herowright.server.ops.gauges import Gauges
from herowright.server.ops.metrics import WRITES_WAITING
from herowright.server.ops.workers import Workers
from herowright.server.store import StorageFailed, Store
from herowright.server.store.writer import Job
from tests.server.rooms import in_a_loop, settled
from tests.server.running import Serve, reason
from tests.server.store.test_storage import kept


def figure(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


@in_a_loop
async def test_a_loop_that_is_held_up_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gauges, "EVERY", 0.01)
    store = await Store.open(f"sqlite:///{tmp_path}/tables.sqlite3")
    measured = Gauges(store, {})
    await asyncio.sleep(0)
    late = figure("herowright_loop_lag_seconds_sum")
    time.sleep(0.3)
    await settled(lambda: figure("herowright_loop_lag_seconds_sum") >= late + 0.25)
    await measured.stop()
    await store.close()


@in_a_loop
async def test_what_waits_to_be_written_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gauges, "EVERY", 0.01)
    store = await Store.open(f"sqlite:///{tmp_path}/tables.sqlite3")
    # Another server of these tests may run in this process and set the same gauge: every value is kept.
    seen: list[float] = []
    monkeypatch.setattr(WRITES_WAITING, "set", seen.append)
    measured, go_on, busy = Gauges(store, {}), threading.Event(), threading.Event()
    commit = store.writer._commit

    def slowly(jobs: list[Job]) -> None:
        busy.set()
        go_on.wait(20)
        commit(jobs)

    monkeypatch.setattr(store.writer, "_commit", slowly)
    writing = [asyncio.create_task(store.write(kept("first")))]
    await settled(busy.is_set)
    writing += [asyncio.create_task(store.write(kept(str(number)))) for number in range(4)]
    await settled(lambda: 4 in seen)
    go_on.set()
    await asyncio.gather(*writing)
    seen.clear()
    await settled(lambda: len(seen) > 3)
    assert not any(seen[1:])
    await measured.stop()
    await store.close()


@in_a_loop
async def test_what_waits_for_a_process_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gauges, "EVERY", 0.01)
    store = await Store.open(f"sqlite:///{tmp_path}/tables.sqlite3")
    workers, go_on = Workers(1), threading.Event()
    monkeypatch.setattr(workers, "_do", lambda job: go_on.wait(20))
    measured = Gauges(store, {"these": workers})
    asked = [asyncio.create_task(workers.do(1.0, len, "x")) for _ in range(3)]
    await settled(lambda: figure("herowright_work_waiting", workers="these") == 2)
    done = figure("herowright_work_seconds_count")
    go_on.set()
    await asyncio.gather(*asked)
    await settled(lambda: figure("herowright_work_waiting", workers="these") == 0)
    assert figure("herowright_work_seconds_count") == done + 3
    await measured.stop()
    workers.stop()
    await store.close()


@in_a_loop
async def test_the_size_of_the_database(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gauges, "SIZE_EVERY", 0.01)
    for url in (f"sqlite:///{tmp_path}/tables.sqlite3", database):
        store = await Store.open(url)
        size = await store.size()
        assert size > 50_000
        measured = Gauges(store, {})
        await settled(lambda size=size: figure("herowright_database_bytes") == pytest.approx(size, rel=0.2))  # type: ignore[misc]
        await measured.stop()
        await store.close()


@in_a_loop
async def test_a_database_that_does_not_answer_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gauges, "SIZE_EVERY", 0.01)
    store = await Store.open(f"sqlite:///{tmp_path}/tables.sqlite3")
    asked: list[bool] = []

    async def size() -> int:
        asked.append(True)
        if len(asked) < 3:
            raise StorageFailed
        return 12345

    monkeypatch.setattr(store, "size", size)
    measured = Gauges(store, {})
    await settled(lambda: figure("herowright_database_bytes") == 12345)
    await measured.stop()
    await store.close()


def test_refusals_are_counted_by_their_reason(serve: Serve) -> None:
    """Each by the id of its message, whoever is refused: a request, a socket before or after it has opened."""
    browser = serve().browser()

    def refusals(why: str) -> float:
        return figure("herowright_refusals_total", why=why)

    before = {why: refusals(why) for why in ("server-no-table", "server-malformed", "server-origin")}
    assert reason(browser.get("/api/tables/abcdefghjkmn")) == "server-no-table"
    assert reason(browser.change("/api/tables", {"game": 5})) == "server-malformed"
    foreign = browser.post("/api/tables", json={}, headers={"Origin": "https://elsewhere.example"})
    assert foreign.status_code == 403
    with browser.live("abcdefghjkmn") as live:
        assert "server-no-table" in live.recv()
    after = {why: refusals(why) for why in (*before, reason(foreign))}
    assert after["server-no-table"] == before["server-no-table"] + 2
    assert after["server-malformed"] == before["server-malformed"] + 1
    assert after[reason(foreign)] >= 1


def test_a_running_server_tells_all_of_it(serve: Serve) -> None:
    told = serve().browser().get("/metrics").text
    for name in ("loop_lag_seconds_bucket", "writes_waiting", "database_bytes", "storage_errors", "refusals"):
        assert f"herowright_{name}" in told

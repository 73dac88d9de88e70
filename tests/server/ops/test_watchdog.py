"""A rule that does not come back is ended, its table is set aside, and nobody else has to wait."""

from __future__ import annotations

import gc
import io
import json
import random
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from herowright.games import registry
from herowright.server import messages as m
from herowright.server.ops import watchdog
from herowright.server.ops.watchdog import Overdue, Watchdog
from herowright.server.refusals import SetAside
from herowright.server.store import entries as e
from herowright.server.tables import playing
from herowright.server.tables import room as rooms_room
from herowright.server.tables import rooms as rooms_module
from herowright.table.save import verify
from herowright.table.table import Table
from tests.server.http.test_security import written  # noqa: F401
from tests.server.rooms import ME, Page, house, in_a_loop, newcomer, opened, refused, settled
from tests.server.running import Serve, reason


def endless(*args: Any) -> Any:
    while True:
        try:
            time.perf_counter()
        except Exception:
            continue


def busy(seconds: float) -> str:
    ends = time.thread_time() + seconds
    while time.thread_time() < ends:
        pass
    return "done"


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchdog, "EVERY", 0.02)
    monkeypatch.setattr(rooms_room, "RULE", 0.2)
    monkeypatch.setattr(rooms_module, "OPENING", 0.2)


@pytest.fixture
def trap(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Keys that, if chosen, lead into a rule without an end."""
    keys: list[str] = []
    apply = Table.apply
    monkeypatch.setattr(
        Table, "apply", lambda table, key, seat=None: endless() if key in keys else apply(table, key, seat)
    )
    return keys


def test_who_collects_the_garbage_of_all_is_not_ended_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchdog, "EVERY", 0.02)
    heap = [[number] for number in range(200_000)]

    def collect() -> int:
        ends = time.thread_time() + 0.4
        while time.thread_time() < ends:
            gc.collect()
        return len(heap)

    guard = Watchdog()
    try:
        assert guard.watch(0.2, collect) == len(heap)
        with pytest.raises(Overdue):
            guard.watch(0.1, endless)
    finally:
        guard.stop()
    assert guard.collecting not in gc.callbacks


def test_whoever_is_late_is_ended_and_whoever_is_done_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchdog, "EVERY", 0.001)
    rng, dog = random.Random(1), Watchdog()
    ended, interval = 0, sys.getswitchinterval()
    sys.setswitchinterval(0.0002)  # so that it gets to look in time
    try:
        for _ in range(200):  # many of them end in the moment in which they are called
            try:
                assert dog.watch(0.001, lambda: busy(rng.uniform(0.0005, 0.006))) == "done"
            except Overdue:
                ended += 1
    finally:
        sys.setswitchinterval(interval)
    assert 0 < ended < 200
    assert busy(0.05) == "done", "nothing arrives later"
    assert not dog.running
    with pytest.raises(KeyError):
        dog.watch(10, lambda: dict[str, int]()["nothing"])
    dog.stop()


def test_every_thread_is_watched_by_itself(impatient: None) -> None:
    dog = Watchdog()
    ended: list[str] = []

    def guarded(name: str, work: Any) -> None:
        try:
            dog.watch(0.05, work)
        except Overdue:
            ended.append(name)

    threads = [
        threading.Thread(target=guarded, args=("endless", endless)),
        threading.Thread(target=guarded, args=("waiting", lambda: time.sleep(0.3))),
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert ended == ["endless"], "who only waits for its turn has time"
    dog.stop()


def test_an_endless_rule_stops_its_table_and_no_other(
    serve: Serve,
    impatient: None,
    trap: list[str],
    written: io.StringIO,  # noqa: F811
) -> None:
    server = serve()
    edda, mira = server.browser(), server.browser()
    bad, good = edda.open_table("me", "me", seed="7"), mira.open_table("me", "me", seed="7")
    with edda.live(bad) as page, mira.live(good) as other:
        for socket in (page, other):
            socket.send('{"type":"hello"}')
        state = json.loads(page.recv(10))["state"]
        trap.append(state["decision"]["options"][0]["key"])
        page.send(json.dumps({"type": "choose", "id": 1, "seat": state["seat"], "key": trap[0], "decisions": 0}))
        other.send('{"type":"ping","id":1}')
        while json.loads(other.recv(10))["type"] != "pong":
            pass
        answers: list[dict[str, Any]] = []
        while not answers or answers[-1]["type"] != "bye":
            answers.append(json.loads(page.recv(10)))
        assert [answer["reason"]["id"] for answer in answers if "reason" in answer] == ["server-rule-endless"] * 2
        assert answers[-1]["again"] is False
    assert (edda.get(f"/api/tables/{bad}").status_code, reason(edda.get(f"/api/tables/{bad}"))) == (
        409,
        "server-rule-endless",
    )
    assert mira.get(f"/api/tables/{good}").status_code == 200
    assert verify(edda.get(f"/api/tables/{bad}/export").content, registry.find).ok, "what was played can be taken home"
    assert edda.get(f"/api/tables/{bad}/log").json() == mira.get(f"/api/tables/{good}/log?seat=0").json() != []
    assert mira.get(f"/api/tables/{bad}/log").status_code == mira.get(f"/api/tables/{bad}/export").status_code == 403
    [line] = [line for line in map(json.loads, written.getvalue().splitlines()) if line["event"] == "table-set-aside"]
    assert (line["table"], line["why"]) == (bad, "server-rule-endless")
    assert "endless" in line["at"][-1]


@in_a_loop
async def test_after_a_restart_nobody_runs_into_it_again(tmp_path: Path, impatient: None, trap: list[str]) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        table = await opened(rooms, edda, ME)
        page = Page(table, edda)
        await page.hello()
        assert page.state.decision
        trap.append(page.state.decision.options[0].key)
        assert refused(await page.choose()) == "server-rule-endless"
        with pytest.raises(SetAside):
            await playing.say(table, edda, m.Say(id=2, text="Hello?"))
        await settled(lambda: table.id not in rooms.rooms)
    async with house(tmp_path) as rooms:
        with pytest.raises(SetAside):
            await rooms.find(table.id)
        kept = await rooms.store.tables.entries(table.id, 0)
        assert [type(entry) for entry in kept] == [e.Opened, e.SetAside]


@in_a_loop
async def test_a_table_that_cannot_be_opened_is_tried_once_by_each_version(
    tmp_path: Path, impatient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []

    def never(row: Any, *rest: Any) -> Any:
        tried.append(row.id)
        endless()

    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        table, other = await opened(rooms, edda, ME), await opened(rooms, edda, ME)
        rooms.rooms.clear()
        with monkeypatch.context() as hold:
            hold.setattr(rooms_module, "rebuild", never)
            for _ in range(3):
                with pytest.raises(SetAside):
                    await rooms.find(table.id)
        assert len(tried) == 1
        assert (await rooms.find(other.id)).ledger.number == 1
        for module in (rooms_module, rooms_room):
            monkeypatch.setattr(module, "__version__", "a later one")
        again = await rooms.find(table.id)
        page = Page(again, edda)
        await page.hello()
        assert isinstance(await page.choose(), m.Done)


@in_a_loop
async def test_one_table_that_fails_keeps_no_other_from_its_bots_and_clocks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        tables = [await opened(rooms, edda, ME, clock=m.Clock(bank=60, more=0)) for _ in range(2)]
        checked: list[str] = []

        async def check(room: rooms_room.Room) -> None:
            checked.append(room.id)
            raise RuntimeError

        monkeypatch.setattr(rooms_room.Room, "check_clock", check)
        monkeypatch.setattr(rooms.store.tables, "due", lambda now: _both([table.id for table in tables]))
        await rooms._look_after_due()
        assert checked == [table.id for table in tables]


async def _both(ids: list[str]) -> list[str]:
    return ids

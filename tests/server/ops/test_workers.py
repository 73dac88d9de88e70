"""Processes for heavy work: limits of time and memory, replacements, and that none outlives its server."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from herowright.server.ops.workers import Failed, Workers
from herowright.server.refusals import TooCostly
from herowright.table.errors import BadSave
from tests.server.jobs import MOST_MEMORY, die, fail, forever, hoard
from tests.server.processes import Browser, Server
from tests.server.rooms import in_a_loop, settled


@in_a_loop
async def test_work_that_does_not_come_back_is_given_up_and_holds_up_nothing_else() -> None:
    workers = Workers(2)
    await asyncio.gather(*(workers.do(10, abs, -1) for _ in range(2)))
    endless = asyncio.create_task(workers.do(0.5, forever))
    answers = [await workers.do(10, abs, -number) for number in range(20)]
    assert answers == list(range(20))
    with pytest.raises(TooCostly):
        await endless
    assert await workers.do(10, abs, -7) == 7
    await asyncio.to_thread(workers.stop)


@in_a_loop
async def test_work_that_wants_too_much_memory_is_given_up() -> None:
    workers = Workers(1, MOST_MEMORY)
    with pytest.raises(TooCostly):
        await workers.do(30, hoard)
    assert await workers.do(10, abs, -7) == 7
    await asyncio.to_thread(workers.stop)


@in_a_loop
async def test_what_is_refused_there_is_refused_here_and_mistakes_tell_no_values(tmp_path: Path) -> None:
    workers = Workers(1)
    with pytest.raises(BadSave) as refused:
        await workers.do(10, fail, "refusal")
    assert refused.value.message.id == "save-damaged"
    with pytest.raises(Failed, match="KeyError") as mistake:
        await workers.do(10, fail, "mistake")
    assert "secret" not in str(mistake.value)
    assert await workers.do(10, die, str(tmp_path / "died")) == "alive"
    await asyncio.to_thread(workers.stop)


@in_a_loop
async def test_who_stops_waits_for_no_work() -> None:
    workers = Workers(1)
    endless = asyncio.create_task(workers.do(600, forever))
    await settled(lambda: any(worker.working for worker in workers.busy))
    await asyncio.to_thread(workers.stop)
    with pytest.raises(TooCostly):
        await endless
    assert not workers.busy
    assert not workers.idle


# --- none is left behind ---------------------------------------------------------------------------------------------


def descendants(id: int) -> list[int]:
    """Also those whom other threads than the first have started."""
    found = [child for task in os.listdir(f"/proc/{id}/task") for child in _of_task(id, task)]
    return found + [other for child in found for other in descendants(child)]


def _of_task(id: int, task: str) -> list[int]:
    return [int(child) for child in Path(f"/proc/{id}/task/{task}/children").read_text().split()]


def gone(id: int) -> bool:
    """Not there, or dead and waiting for somebody to notice."""
    try:
        return Path(f"/proc/{id}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


needs_proc = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up in /proc")


@needs_proc
@in_a_loop
async def test_a_server_that_is_killed_leaves_no_process_behind(tmp_path: Path) -> None:
    server = await asyncio.to_thread(Server, f"sqlite:///{tmp_path}/tables.sqlite3")
    async with Browser(server.origin) as browser:
        seats = [{"kind": "bot", "bot": "greedy"}]
        await browser.call("POST", "/tables", {"game": "roll-player", "seats": seats})
        # A thinker, and the tracker of its resources.
        await settled(lambda: len(descendants(server.process.pid)) >= 2)
        left = descendants(server.process.pid)
        await asyncio.to_thread(server.kill)
        await settled(lambda: all(map(gone, left)))


BUSY = """
import threading, time
from herowright.server.ops.workers import Job, Workers
if __name__ == "__main__":
    workers = Workers(1)
    threading.Thread(target=workers._do, args=(Job(time.sleep, (60,), 60.0),), daemon=True).start()
    while not any(worker.working for worker in workers.busy):
        time.sleep(0.01)
    print("busy", flush=True)
    time.sleep(60)
"""


@needs_proc
def test_not_even_one_that_is_busy(tmp_path: Path) -> None:
    file = tmp_path / "busy.py"
    file.write_text(BUSY)
    parent = subprocess.Popen([sys.executable, file], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    assert parent.stdout.readline() == "busy\n"
    left = descendants(parent.pid)
    assert left
    parent.kill()
    parent.wait()
    parent.stdout.close()
    asyncio.run(settled(lambda: all(map(gone, left))))

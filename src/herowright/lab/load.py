"""`make load`: many live tables on one server, over loopback, for a bounded time.

Two people sit at every table, each with a page of their own. Whoever has to decide does so after a pause, and the time
until the news reaches the other page is measured by one clock. Every page checks that entries come without a gap.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import random
import socket
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import httpx
from msgspec import Struct, json
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from herowright.games import registry
from herowright.server.ops.config import Config, Limits
from herowright.server.ops.logs import set_up
from herowright.server.ops.run import run

# Any game will do; this one is there.
GAME = next(iter(registry.kits()))
PAUSE = 2.0
AT_ONCE = 20


class _Option(Struct):
    key: str


class _Decision(Struct):
    options: list[_Option]


class _State(Struct):
    number: int
    decisions: int
    decision: _Decision | None = None
    outcome: dict[str, object] | None = None


class _Entry(Struct):
    number: int


class _Frame(Struct):
    """As much of a message as a player who only wants to decide has to read."""

    type: str
    id: int | None = None
    entries: list[_Entry] = []
    state: _State | None = None


@dataclass
class Measured:
    accepted: int = 0
    refused: int = 0
    lost: int = 0
    arrivals: list[float] = field(default_factory=list)
    confirmations: list[float] = field(default_factory=list)


@dataclass
class LoadTable:
    """Two pages at one table. `decided` is when the decision that is on its way was sent."""

    id: str
    decided: float = 0.0
    mover: int = -1


def serve(db: str, port: int) -> None:
    set_up("error")
    listening = socket.create_server(("127.0.0.1", port), backlog=2048)
    run(Config(db=db, port=port, limits=Limits.off()), listening, lambda: None)


@contextmanager
def server(db: str, port: int) -> Iterator[int]:
    """A server in a process of its own; gives its process id."""
    process = multiprocessing.get_context("spawn").Process(target=serve, args=(db, port))
    process.start()
    try:
        for _ in range(200):
            try:
                if httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200:
                    break
            except httpx.HTTPError:
                time.sleep(0.1)
        assert process.pid is not None
        yield process.pid
    finally:
        process.terminate()
        process.join(30)


def memory(pid: int) -> float:
    """Resident memory of a process, in kB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1])
    return 0.0


async def open_table(origin: str, gate: asyncio.Semaphore) -> tuple[str, list[str]]:
    """A table for two, and the cookies of both."""
    async with gate, httpx.AsyncClient(base_url=origin, headers={"Origin": origin}, timeout=60) as one:
        await one.get("/api/me")
        plan = {"game": GAME, "seats": [{"kind": "me", "name": "One"}, {"kind": "free"}], "open": True}
        table = (await one.post("/api/tables", json=plan)).json()["table"]
        async with httpx.AsyncClient(base_url=origin, headers={"Origin": origin}, timeout=60) as two:
            await two.get("/api/me")
            (await two.post(f"/api/tables/{table}/seats/1/sit", json={"name": "Two"})).raise_for_status()
            return table, [f"herowright={client.cookies['herowright']}" for client in (one, two)]


class Page:
    def __init__(self, table: LoadTable, seat: int, measured: Measured, pause: float, until: list[float]) -> None:
        self.table, self.seat, self.measured, self.pause, self.until = table, seat, measured, pause, until
        self.number = 0
        self.rng = random.Random(f"{table.id}{seat}")

    async def run(self, origin: str, cookie: str, gate: asyncio.Semaphore, ready: asyncio.Semaphore) -> None:
        async with gate:
            address = f"{origin.replace('http', 'ws')}/api/tables/{self.table.id}/live"
            headers = {"Cookie": cookie}
            live = await connect(address, additional_headers=headers, origin=Origin(origin), open_timeout=60)
            await live.send('{"type":"hello"}')
        ready.release()
        try:
            async with asyncio.timeout_at(asyncio.get_running_loop().time() + 3600):
                await self.play(live)
        finally:
            await live.close()

    async def play(self, live: ClientConnection) -> None:
        sent: dict[int, float] = {}
        waiting: asyncio.Task[None] | None = None
        decode = json.Decoder(_Frame).decode
        while not self.until or time.perf_counter() < self.until[0]:
            try:
                frame = decode(await asyncio.wait_for(live.recv(), 0.5))
            except TimeoutError:
                continue
            now = time.perf_counter()
            self.check(frame, now)
            if frame.type == "done" and frame.id in sent:
                self.measured.accepted += 1
                self.measured.confirmations.append(now - sent.pop(frame.id))
            elif frame.type == "refused":
                self.measured.refused += 1
            if frame.state and frame.state.decision and (waiting is None or waiting.done()):

                async def decide(state: _State) -> None:
                    await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.pause)
                    assert state.decision is not None
                    key = self.rng.choice(state.decision.options).key
                    about = {"type": "choose", "seat": self.seat, "key": key, "decisions": state.decisions}
                    sent[state.decisions] = self.table.decided = time.perf_counter()
                    self.table.mover = self.seat
                    about["id"] = state.decisions
                    await live.send(json.encode(about).decode())

                waiting = asyncio.create_task(decide(frame.state))
            if frame.state and frame.state.outcome:
                return
        if waiting:
            waiting.cancel()

    def check(self, frame: _Frame, now: float) -> None:
        """Entries come in order and without a gap; news of the other's decision is timed."""
        if frame.type == "welcome" and frame.state:
            self.number = frame.state.number
        elif frame.type == "news":
            for entry in frame.entries:
                self.measured.lost += entry.number != self.number + 1
                self.number = entry.number
            if self.table.mover == 1 - self.seat and self.table.decided:
                self.measured.arrivals.append(now - self.table.decided)
                self.table.decided = 0.0


async def measure(tables: int, seconds: float, pause: float, port: int) -> None:
    origin = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder, server(f"sqlite:///{folder}/load.sqlite3", port) as pid:
        idle = memory(pid)
        gate = asyncio.Semaphore(AT_ONCE)
        opened = await asyncio.gather(*(open_table(origin, gate) for _ in range(tables)))
        measured, until, ready = Measured(), [0.0], asyncio.Semaphore(0)
        until[0] = time.perf_counter() + 3600
        players = []
        for id, cookies in opened:
            table = LoadTable(id)
            for seat, cookie in enumerate(cookies):
                page = Page(table, seat, measured, pause, until)
                players.append(asyncio.create_task(page.run(origin, cookie, gate, ready)))
        for _ in players:
            await ready.acquire()
        await asyncio.sleep(min(2.0, pause))
        measured.accepted, measured.arrivals, measured.confirmations = 0, [], []
        began = time.perf_counter()
        until[0] = began + seconds
        await asyncio.gather(*players)
        report(tables, pause, measured, time.perf_counter() - began, (memory(pid) - idle) / tables)


def report(tables: int, pause: float, measured: Measured, seconds: float, each: float) -> None:
    if not measured.arrivals:
        raise SystemExit("no decision reached anybody")
    arrivals = sorted(measured.arrivals)
    p99 = arrivals[int(len(arrivals) * 0.99)]
    rate = measured.accepted / seconds
    pace = f"every {pause:g} s" if pause else "flat out"
    print(
        f"{tables:>6} {pace:>10} {rate:>10.1f} {median(arrivals) * 1000:>10.1f} {p99 * 1000:>10.1f} "
        f"{median(measured.confirmations) * 1000:>10.1f} {each:>8.0f} {measured.refused:>8} {measured.lost:>6}",
        flush=True,
    )
    if measured.lost:
        raise SystemExit("entries were lost or reordered")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, nargs="*", default=[50, 200, 1000])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--port", type=int, default=8765)
    args = parser.parse_args()
    print("tables       pace decisions/s  median ms     p99 ms     ack ms kB/table  refused   lost", flush=True)
    for tables in args.tables:
        asyncio.run(measure(tables, args.seconds, PAUSE, args.port))
    asyncio.run(measure(min(200, max(args.tables)), args.seconds / 2, 0.0, args.port))


if __name__ == "__main__":
    main()

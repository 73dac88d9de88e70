"""Our own server under load. Every page checks that entries arrive without gaps, and at the end the database is
checked for every confirmed choice."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct, json

from herowright.games import registry
from herowright.lab.load.field import Page, Table
from herowright.lab.load.wire import Calls, Live, live
from herowright.server.ops.config import Config, Limits
from herowright.server.ops.logs import set_up
from herowright.server.ops.run import run
from herowright.server.store import Store
from herowright.server.store.entries import Chosen

HOST = "127.0.0.1"
CONNECTIONS = 8


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
    """The part of a message that a player who only wants to decide has to read."""

    type: str
    id: int | None = None
    entries: list[_Entry] = []
    state: _State | None = None


_DECODE = json.Decoder(_Frame).decode


def serve(db: str, port: int) -> None:
    set_up("error")
    listening = socket.create_server((HOST, port), backlog=2048)
    run(Config(db=db, port=port, limits=Limits.off()), listening, lambda: None)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def until_open(port: int, within: float = 60.0) -> None:
    """Wait until somebody listens."""
    ends = time.monotonic() + within
    while True:
        try:
            with socket.create_connection((HOST, port), 1):
                return
        except OSError:
            if time.monotonic() > ends:
                raise
            time.sleep(0.05)


class OurTable(Struct):
    id: str
    cookies: list[str]


class Ours:
    def __init__(self, pid: int, port: int, game: str, name: str = "herowright") -> None:
        self.name, self.pid, self.port, self.game = name, pid, port, game
        self.calls: asyncio.Queue[Calls] = asyncio.Queue()
        for _ in range(CONNECTIONS):
            self.calls.put_nowait(Calls(HOST, port))
        # How many choices were confirmed at each table.
        self.sure: dict[str, int] = {}

    async def open(self) -> OurTable:
        calls = await self.calls.get()
        try:
            plan = {"game": self.game, "seats": [{"kind": "me", "name": "One"}, {"kind": "free"}], "open": True}
            created, one = await calls.post("/api/tables", plan)
            table = created["table"]
            _, two = await calls.post(f"/api/tables/{table}/seats/1/sit", {"name": "Two"})
        finally:
            self.calls.put_nowait(calls)
        self.sure[table] = 0
        return OurTable(table, [one, two])

    async def sit(self, at: object, table: Table, seat: int) -> Page:
        assert isinstance(at, OurTable)
        page = OurPage(self, at.id, table, seat)
        await page.enter({"Cookie": at.cookies[seat]})
        return page

    async def watch(self, at: object, table: Table) -> Page:
        assert isinstance(at, OurTable)
        page = OurPage(self, at.id, table, None)
        await page.enter({})
        return page

    def close(self) -> None:
        while not self.calls.empty():
            self.calls.get_nowait().close()


class OurPage:
    def __init__(self, host: Ours, id: str, table: Table, seat: int | None) -> None:
        self.host, self.id, self.table, self.seat = host, id, table, seat
        self.number = 0
        self.state: _State | None = None
        self.socket: Live | None = None
        self.welcome = asyncio.get_running_loop().create_future()

    async def enter(self, headers: dict[str, str]) -> None:
        origin = f"http://{HOST}:{self.host.port}"
        path = f"/api/tables/{self.id}/live"
        self.socket = await live(HOST, self.host.port, path, self.heard, {"Origin": origin, **headers})
        self.socket.send(b'{"type":"hello"}')
        await self.welcome

    def heard(self, blob: bytes) -> None:
        frame = _DECODE(blob)
        table = self.table
        if frame.type == "news":
            for entry in frame.entries:
                table.field.measured.lost += entry.number != self.number + 1
                self.number = entry.number
            if frame.state:
                table.told(self.seat)
        elif frame.type == "done":
            self.host.sure[self.id] += 1
            table.confirmed()
            return
        elif frame.type == "refused":
            table.refused()
            return
        elif frame.type == "welcome":
            assert frame.state
            self.number = frame.state.number
            self.welcome.set_result(None)
        if frame.state:
            self.state = frame.state
            if frame.state.decision and self.seat is not None:
                table.may_decide(self.seat)
            elif frame.state.outcome:
                table.over = True

    def decide(self, rng: random.Random) -> None:
        assert self.state
        assert self.state.decision
        assert self.socket
        key, made = rng.choice(self.state.decision.options).key, self.state.decisions
        choice = {"type": "choose", "id": made, "seat": self.seat, "key": key, "decisions": made}
        self.socket.send(json.encode(choice))

    def close(self) -> None:
        if self.socket:
            self.socket.transport.abort()


@contextmanager
def ours(folder: str, game: str | None = None) -> Iterator[Ours]:
    """A server in its own process, with SQLite in the folder; at the end nothing confirmed may be missing."""
    port, db = free_port(), f"sqlite:///{folder}/load.sqlite3"
    process = multiprocessing.get_context("spawn").Process(target=serve, args=(db, port))
    process.start()
    try:
        until_open(port)
        assert process.pid is not None
        host = Ours(process.pid, port, game or next(iter(registry.kits())))
        yield host
    finally:
        process.terminate()
        process.join(30)
    asyncio.run(check_kept(db, host.sure))


async def check_kept(db: str, sure: dict[str, int]) -> None:
    store = await Store.open(db)
    try:
        missing = 0
        for table, confirmed in sure.items():
            entries = await store.tables.entries(table, 0)
            missing += max(0, confirmed - sum(isinstance(entry, Chosen) for entry in entries))
    finally:
        await store.close()
    if missing:
        raise SystemExit(f"{missing} choices were confirmed and not kept")

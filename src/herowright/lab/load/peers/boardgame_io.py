"""The same load on boardgame.io, the server most people would choose for such a game, in memory or with its files.
It does not report when a choice is stored: a choice counts as confirmed when its maker has the news."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import json

from herowright.lab.load.field import SEATS, Page, Table
from herowright.lab.load.ours import CONNECTIONS, HOST, free_port
from herowright.lab.load.wire import Calls, Live, live

GAME, ROWS, DICE, SPACES = "sheet", ("str", "dex", "con", "int", "wis", "cha"), 3, 3
HERE = Path(__file__).parent
# What engine.io and socket.io put before a message.
PING, PONG, JOIN, JOINED, EVENT = b"2", b"3", f"40/{GAME},", f"40/{GAME},".encode(), f"42/{GAME},"


class MissingPeer(SystemExit):
    """boardgame.io is not installed and cannot be fetched."""


def installed() -> Path:
    """The folder with its packages, fetched from npm when they are first needed."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "herowright" / "load-peers"
    wanted = (HERE / "package.json").read_text()
    if (cache / "installed.json").exists() and (cache / "installed.json").read_text() == wanted:
        return cache
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise MissingPeer("--peers needs Node.js: neither node nor npm is on the path")
    cache.mkdir(parents=True, exist_ok=True)
    (cache / "package.json").write_text(wanted)
    command = [npm, "install", "--no-audit", "--no-fund", "--loglevel=error"]
    done = subprocess.run(command, cwd=cache, capture_output=True, text=True, timeout=600)
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["?"])[0][:200]
        raise MissingPeer(f"--peers fetches boardgame.io from npm, which cannot be reached: {reason}")
    (cache / "installed.json").write_text(wanted)
    return cache


class BoardgameIo:
    def __init__(self, name: str, pid: int, port: int) -> None:
        self.name, self.pid, self.port = name, pid, port
        self.calls: asyncio.Queue[Calls] = asyncio.Queue()
        for _ in range(CONNECTIONS):
            self.calls.put_nowait(Calls(HOST, port))

    async def open(self) -> tuple[str, list[str]]:
        calls = await self.calls.get()
        try:
            made, _ = await calls.post(f"/games/{GAME}/create", {"numPlayers": SEATS})
            match = made["matchID"]
            keys = []
            for seat in range(SEATS):
                about = {"playerID": str(seat), "playerName": f"Seat {seat}"}
                joined, _ = await calls.post(f"/games/{GAME}/{match}/join", about)
                keys.append(joined["playerCredentials"])
        finally:
            self.calls.put_nowait(calls)
        return match, keys

    async def sit(self, at: object, table: Table, seat: int) -> Page:
        assert isinstance(at, tuple)
        page = PeerPage(self, at[0], at[1][seat], table, seat)
        await page.enter()
        return page

    async def watch(self, at: object, table: Table) -> Page:
        assert isinstance(at, tuple)
        page = PeerPage(self, at[0], None, table, None)
        await page.enter()
        return page

    def close(self) -> None:
        while not self.calls.empty():
            self.calls.get_nowait().close()


class PeerPage:
    def __init__(self, host: BoardgameIo, match: str, key: str | None, table: Table, seat: int | None) -> None:
        self.host, self.match, self.key, self.table, self.seat = host, match, key, table, seat
        self.state: Any = None
        self.number = -1
        self.socket: Live | None = None
        self.welcome = asyncio.get_running_loop().create_future()

    async def enter(self) -> None:
        path = "/socket.io/?EIO=4&transport=websocket"
        self.socket = await live(HOST, self.host.port, path, self.heard, {"Origin": f"http://{HOST}:{self.host.port}"})
        self.socket.send(JOIN.encode())
        await self.welcome

    def emit(self, *message: Any) -> None:
        assert self.socket
        self.socket.send(EVENT.encode() + json.encode(message))

    def heard(self, blob: bytes) -> None:
        if blob == PING:
            assert self.socket
            self.socket.send(PONG)
        elif blob.startswith(JOINED):
            self.emit("sync", self.match, None if self.seat is None else str(self.seat), self.key, SEATS)
        elif blob.startswith(EVENT.encode()):
            what, *about = json.decode(blob[len(EVENT) :])
            if what == "sync":
                self.take(about[1]["state"])
                self.welcome.set_result(None)
            elif what == "update":
                self.table.told(self.seat)
                self.take(about[1])

    def take(self, state: Any) -> None:
        table = self.table
        if self.number >= 0:
            table.field.measured.lost += state["_stateID"] != self.number + 1
        self.number, self.state = state["_stateID"], state
        if self.seat is not None and table.mover == self.seat:
            table.confirmed()
        if state["ctx"]["currentPlayer"] == str(self.seat) and self.seat is not None:
            table.may_decide(self.seat)

    def decide(self, rng: random.Random) -> None:
        rows = self.state["G"]["heroes"][self.seat]["rows"]
        row = rng.choice([row for row in ROWS if len(rows[row]) < SPACES])
        what = {"type": "take", "args": [rng.randrange(DICE), row], "playerID": str(self.seat), "credentials": self.key}
        self.emit("update", {"type": "MAKE_MOVE", "payload": what}, self.number, self.match, str(self.seat))

    def close(self) -> None:
        if self.socket:
            self.socket.transport.abort()


@contextmanager
def boardgame_io(folder: str | None = None) -> Iterator[BoardgameIo]:
    """A server in its own process; with a folder, its tables are stored there."""
    packages, port = installed(), free_port()
    command = ["node", str(HERE / "server.js"), str(port), *([folder] if folder else [])]
    environment = {**os.environ, "NODE_PATH": str(packages / "node_modules"), "NODE_ENV": "production"}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment, cwd=packages
    )
    assert process.stdout is not None
    try:
        if process.stdout.readline().strip() != "ready":
            raise MissingPeer("boardgame.io did not start")
        yield BoardgameIo(f"boardgame.io, {'files' if folder else 'memory'}", process.pid, port)
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()

"""Writes the database by which later versions prove that they can go on with the tables of this one.

`python -m tests.server.databases.write` for a release; for one long past, from its own code:
`git archive COMMIT src | tar x -C /tmp/old && PYTHONPATH=/tmp/old/src python -m tests.server.databases.write`.
It starts the server of that version and plays there as pages do, with nothing that 0.2.0, the first one that had a
server, did not understand.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import random
import sqlite3
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from tests.saves.write import FOLDER as SAVES
from tests.saves.write import MODES
from tests.saves.write import unpack as unpack_saves
from tests.server.processes import Browser, LivePage, free_port

FOLDER = Path(__file__).parent
COMMAND = "import sys; from herowright.cli import main; sys.exit(main(sys.argv[1:]))"
ME, FREE, BOT = {"kind": "me", "name": "Edda"}, {"kind": "free"}, {"kind": "bot", "bot": "random"}
FINISHED = ("roll-player-2", "fiends-familiars-2", "call-to-adventure-2", "pathfinder-1")
RUNNING = ("roll-player-4-short", "fiends-familiars-mm-5", "call-to-adventure-co-op-2", "pathfinder-4")
# The first of these that the version has left a save of; that of 0.5.0 is played otherwise today.
IMPORTED = ("pathfinder-4-late", "pathfinder-4-running", "roll-player-2-running")
# More than there are entries between two checkpoints.
CHOICES = 45


class Author:
    """Somebody who opens tables at a server of any version."""

    def __init__(self, browser: Browser, version: str, games: set[str]) -> None:
        self.browser, self.version, self.games = browser, version, games
        self.tables: dict[str, LivePage] = {}
        self.rng = random.Random(7)

    async def open(self, mode: str, *seats: dict[str, Any], **plan: Any) -> str | None:
        """A table of a mode, if the version knows it, with as many bots as are missing."""
        game, count, options = MODES[mode]
        bots = [BOT] * (count - len(seats))
        plan = {"game": game, "seats": [*seats, *bots], "options": options, "seed": "7", **plan}
        made = await self.browser.http.post("/api/tables", json=plan)
        if made.status_code == 400:
            return None
        assert made.status_code == 201, made.text
        return await self.look(made.json()["table"])

    async def look(self, table: str) -> str:
        self.tables[table] = await self.browser.page(table)
        return table

    async def play(self, table: str, choices: int) -> None:
        page = self.tables[table]
        for _ in range(choices):
            while page.state["decision"] is None:
                if page.state["outcome"] is not None:
                    return
                await page.frame()
            state = page.state
            option = self.rng.choice(state["decision"]["options"])
            seat, decisions = state["seat"], state["decisions"]
            answer = await page.ask("choose", seat=seat, key=option["key"], decisions=decisions)
            assert answer["type"] == "done", answer
            await page.reach(decisions + 1)

    async def finish(self, table: str) -> None:
        """Bots play on for everybody."""
        answer = await self.browser.call("POST", f"/tables/{table}/seats/0/bot", {"bot": "random"})
        assert answer is not None
        await self.tables[table].until(lambda frame: (frame.get("state") or {}).get("outcome") is not None)

    async def write(self) -> dict[str, Any]:
        """Everything that a version can keep; returns what it says of each table in the end."""
        for mode in FINISHED:
            if table := await self.open(mode, ME):
                await self.finish(table)
        for mode in RUNNING:
            if table := await self.open(mode, ME, clock={"bank": 86400, "more": 60}, title=mode, open=True):
                await self.play(table, CHOICES)
                await self.tables[table].ask("say", text="Until tomorrow")
        assert await self.open("roll-player-2", ME, FREE, title="Waiting", open=True)
        await self._import()
        campaign = await self._campaign() if "pathfinder" in self.games else None
        told = {}
        for table, old in self.tables.items():
            await old.close()
            page = await self.browser.page(table)
            [welcome] = [frame for frame in page.frames if frame["type"] == "welcome"]
            told[table] = {
                **{name: welcome["state"][name] for name in ("number", "decisions", "turn", "outcome")},
                "earlier": welcome.get("earlier", 0),
                "log": [[line["kind"], line["seat"], line["args"]] for line in welcome["log"]],
                "chat": [said["text"] for said in welcome["chat"]],
                "seats": [[seat["name"], seat["bot"]] for seat in welcome["table"]["seats"]],
                "waiting": welcome["table"]["waiting"],
            }
            await page.close()
        cookie = dict(self.browser.http.cookies)
        return {"tables": told, "campaign": campaign, "cookies": cookie}

    async def _import(self) -> None:
        """A game that was saved elsewhere."""
        saves = unpack_saves(SAVES / f"{self.version}.json.xz")
        blob = next(saves[name] for name in IMPORTED if name in saves)
        kind = {"Content-Type": "application/octet-stream"}
        made = await self.browser.http.post("/api/tables/import", content=blob.encode(), headers=kind)
        assert made.status_code == 201, made.text
        await self.look(made.json()["table"])

    async def _campaign(self) -> dict[str, Any]:
        """One whose first scenario is over and whose second is being played."""
        made = await self.browser.call("POST", "/campaigns", {"name": "The Lost Coast"})
        at = f"/campaigns/{made['campaign']}"
        await self.browser.call("POST", f"{at}/members/0", {"character": "lem"})
        for choices in (None, 12):
            opened = await self.browser.call("POST", f"{at}/tables", {"seats": [ME], "seed": "7"})
            table = await self.look(opened["table"])
            await (self.finish(table) if choices is None else self.play(table, choices))
        info = await self.browser.call("GET", at)
        return {"id": made["campaign"], "log": len(info["log"]), "members": info["members"], "table": info["table"]}


async def written(file: Path, version: str) -> dict[str, Any]:
    port = free_port()
    options = ["--api-only", "--no-open", "--port", str(port), "--bot-pace", "0", "--db", f"sqlite:///{file}"]
    server = subprocess.Popen([sys.executable, "-c", COMMAND, "serve", *options], stderr=subprocess.DEVNULL)
    try:
        origin = f"http://127.0.0.1:{port}"
        for _ in range(200):
            try:
                games = {game["id"] for game in httpx.get(f"{origin}/api/games").json()}
                break
            except httpx.TransportError:
                await asyncio.sleep(0.1)
        async with Browser(origin) as browser:
            return await Author(browser, version, games).write()
    finally:
        server.terminate()
        server.wait(30)


def unpack(file: Path, database: Path) -> dict[str, Any]:
    """Lay a database down as the version left it; returns what that version said of its tables."""
    kept: dict[str, Any] = json.loads(lzma.decompress(file.read_bytes()))
    with sqlite3.connect(database) as connection:
        connection.executescript(kept.pop("sql"))
    connection.close()
    return kept


def main() -> int:
    from herowright import __version__

    file = FOLDER / f"{__version__}.json.xz"
    if file.exists():
        print(f"{file} is there already: the database of a released version does not change.")
        return 1
    with TemporaryDirectory() as folder:
        told = asyncio.run(written(Path(folder, "tables.sqlite3"), __version__))
        with sqlite3.connect(Path(folder, "tables.sqlite3")) as connection:
            sql = "\n".join(connection.iterdump())
        connection.close()
    packed = json.dumps({**told, "sql": sql}, ensure_ascii=False).encode()
    file.write_bytes(lzma.compress(packed, preset=9 | lzma.PRESET_EXTREME))
    print(f"{file}: {len(told['tables'])} tables, {file.stat().st_size // 1024} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())

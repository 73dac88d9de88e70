"""People who decide as fast as the server confirms, and remember everything that it has confirmed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from msgspec import json

from herowright.games import registry
from herowright.lab.load.ours import HOST
from herowright.lab.load.wire import Calls, Live, live
from herowright.table.save import verify

# After a refusal it is tried again.
AGAIN = 0.05
PATIENCE = 60.0
GAME = "roll-player"


class Chooser:
    """One person alone at one table. `sure` is every choice that was confirmed; `maybe` the one under way."""

    def __init__(self, table: str, cookie: str) -> None:
        self.table, self.cookie = table, cookie
        self.sure: list[str] = []
        self.maybe: str | None = None
        # One that was refused because the database did not answer; it may have kept it nevertheless.
        self.doubted: str | None = None
        self.number: int | None = None
        self.state: dict[str, Any] = {}
        self.socket: Live | None = None
        # What went wrong: entries that did not follow each other.
        self.gaps = 0
        self.refused = 0
        self.playing = False
        self.over = False
        # How many of the choices have been counted.
        self.counted = 0

    # --- coming and going ------------------------------------------------------------------------------

    async def enter(self, port: int) -> None:
        """Come back to the table and look at it; whatever was missed is told."""
        self.here: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        headers = {"Origin": f"http://{HOST}:{port}", "Cookie": self.cookie}
        self.socket = await live(HOST, port, f"/api/tables/{self.table}/live", self._heard, headers, self._lost)
        self.socket.send(json.encode({"type": "hello", "last": self.number}))
        await asyncio.wait_for(self.here, PATIENCE)

    def _lost(self) -> None:
        self.playing = False
        if not self.gone.done():
            self.gone.set_result(None)
        if not self.here.done():
            self.here.set_exception(ConnectionError("the table did not open"))

    def play(self) -> None:
        self.playing = True
        self._decide()

    async def leave(self) -> None:
        self.playing = False
        if self.socket:
            self.socket.transport.abort()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.gone, PATIENCE)

    # --- deciding ----------------------------------------------------------------------------------------

    def _decide(self) -> None:
        if not self.playing or self.maybe is not None or not self.state.get("decision"):
            return
        assert self.socket
        self.maybe = self.state["decision"]["options"][-1]["key"]
        made = self.state["decisions"]
        choice = {"type": "choose", "id": made, "seat": 0, "key": self.maybe, "decisions": made}
        self.socket.send(json.encode(choice))

    def _settle(self) -> None:
        """If the table has moved on by one choice that nobody confirmed, it is the one in doubt."""
        if self.doubted is not None and self.state["decisions"] == len(self.sure) + 1:
            self.sure.append(self.doubted)
            self.doubted = None
            self.counted += 1

    def _heard(self, blob: bytes) -> None:
        frame = json.decode(blob)
        kind = frame["type"]
        if kind in ("welcome", "news"):
            for entry in frame["entries"]:
                self.gaps += self.number is not None and entry["number"] != self.number + 1
                self.number = entry["number"]
            self.state = frame["state"] or self.state
            self.over = self.state["outcome"] is not None
            if self.maybe is None:
                self._settle()
            if kind == "welcome":
                self.gaps += self.number is not None and self.number != self.state["number"]
                self.number = self.state["number"]
                if not self.here.done():
                    self.here.set_result(None)
        elif kind == "done":
            assert self.maybe is not None
            self.sure.append(self.maybe)
            self.maybe = self.doubted = None
        elif kind == "refused":
            self.refused += 1
            self.doubted, self.maybe = self.maybe, None
            self._settle()
            asyncio.get_running_loop().call_later(AGAIN, self._decide)
            return
        elif kind == "bye":
            return
        self._decide()


class World:
    """Several tables on one database, and how much of what was confirmed is really there."""

    def __init__(self, kept: Callable[[], dict[str, list[str]]], size: int = 6) -> None:
        # Asks the database itself for the choices at each table.
        self.kept = kept
        self.size = size
        self.people: list[Chooser] = []
        self.finished = 0
        self.confirmed = 0
        self.lost = self.invented = self.gaps = self.unopened = self.unverified = self.verified = self.refused = 0

    async def fill(self, port: int, **plan: Any) -> None:
        """New tables in the place of those that are over."""
        over = [person for person in self.people if person.over and person.maybe is None]
        if over:
            self.check(over)
        for person in over:
            await self.verify(port, person)
            await person.leave()
            self.people.remove(person)
            self.finished += 1
        while len(self.people) < self.size:
            calls = Calls(HOST, port)
            made, cookie = await calls.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}], **plan})
            calls.close()
            person = Chooser(made["table"], cookie)
            await person.enter(port)
            self.people.append(person)

    async def enter(self, port: int) -> None:
        """Everybody comes back; every table has to open."""
        came = await asyncio.gather(*(person.enter(port) for person in self.people), return_exceptions=True)
        self.unopened += sum(error is not None for error in came)

    def play(self) -> None:
        for person in self.people:
            person.play()

    async def gone(self) -> None:
        """All connections have ended."""
        await asyncio.wait_for(asyncio.gather(*(person.gone for person in self.people)), PATIENCE)

    async def quiet(self) -> None:
        """Nobody decides any more, and every choice that is under way has its answer."""
        for person in self.people:
            person.playing = False
        ends = asyncio.get_running_loop().time() + PATIENCE
        while any(person.maybe for person in self.people) and asyncio.get_running_loop().time() < ends:
            await asyncio.sleep(0.01)

    def check(self, people: Sequence[Chooser] | None = None) -> None:
        """Compare what was confirmed with what is kept, while none of these plays. One choice may be kept in the
        instant before its confirmation could be sent."""
        kept = self.kept()
        for person in self.people if people is None else people:
            there, sure = kept.get(person.table, []), person.sure
            if there[: len(sure)] != sure:
                same = next((at for at, (a, b) in enumerate(zip(there, sure, strict=False)) if a != b), None)
                self.lost += len(sure) - len(there) if same is None else len(sure) - same
                self.invented += same is not None
            elif len(there) - len(sure) > (person.maybe is not None or person.doubted is not None):
                self.invented += 1
            self.confirmed += max(0, len(sure) - person.counted)
            person.sure, person.maybe, person.doubted, person.counted = there, None, None, len(there)
            self.gaps += person.gaps
            self.refused += person.refused
            person.gaps = person.refused = 0

    async def verify(self, port: int, person: Chooser) -> None:
        """The game as a file, played again from its seed."""
        calls = Calls(HOST, port)
        blob = await calls.get(f"/api/tables/{person.table}/export", {"Cookie": person.cookie})
        calls.close()
        verdict = verify(blob, registry.find)
        decided = [key for _, key in json.decode(blob)["decisions"]]
        self.verified += 1
        self.unverified += not verdict.ok or decided[: len(person.sure)] != person.sure

    async def verify_all(self, port: int) -> None:
        for person in self.people:
            await self.verify(port, person)

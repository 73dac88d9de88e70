"""Rooms without a network: players come in, pages look at tables, and every frame they are sent is kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from herowright.server import messages as m
from herowright.server.ops.config import Config, Limits
from herowright.server.store import Player, Store
from herowright.server.tables.room import Room
from herowright.server.tables.rooms import Rooms
from herowright.server.tables.viewer import Viewer

P = ParamSpec("P")
T = TypeVar("T", bound=m.ToBrowser)

ME, BOT, FREE = m.SeatPlan(kind="me"), m.SeatPlan(kind="bot", bot="greedy"), m.SeatPlan(kind="free")


def in_a_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Lets pytest run an async test; one that hangs fails after a minute."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 60))

    return run


def config(folder: Path, **changes: Any) -> Config:
    quick = Config(db=f"sqlite:///{folder}/tables.sqlite3", bot_pace=0, limits=Limits.off())
    return replace(quick, **changes)


@asynccontextmanager
async def house(folder: Path, **changes: Any) -> AsyncIterator[Rooms]:
    """A server's rooms on the database in a folder; leaving it is a proper shutdown."""
    settings = config(folder, **changes)
    store = await Store.open(settings.db)
    rooms = Rooms(store, settings)
    await rooms.start()
    try:
        yield rooms
    finally:
        await rooms.stop()
        await store.close()


async def newcomer(rooms: Rooms, name: str = "") -> Player:
    player, _ = await rooms.store.players.add()
    return await rooms.store.players.change(player, name, None) if name else player


async def opened(rooms: Rooms, player: Player, *seats: m.SeatPlan, **plan: Any) -> Room:
    made = await rooms.open(m.NewTable(**{"game": "roll-player", "seats": list(seats), "seed": "7"} | plan), player)
    return await rooms.find(made.table)


class Page:
    """A browser's page at a table. `frames` are all messages it was sent, in order."""

    def __init__(self, room: Room, player: Player) -> None:
        self.room = room
        self.viewer: Viewer = room.enter(player)
        self.frames: list[m.ToBrowser] = []
        self.asked = 0

    async def hello(self, last: int | None = None, seat: int | None = None) -> m.Welcome:
        await self.viewer.receive(m.Hello(last=last, seat=seat))
        return await self.next(m.Welcome)

    async def ask(self, kind: Callable[..., m.Request], **what: Any) -> m.ToBrowser:
        """Ask for something; returns the answer to it, whatever it is."""
        self.asked += 1
        await self.viewer.receive(kind(id=self.asked, **what))
        while True:
            frame = await self._frame()
            if getattr(frame, "id", None) == self.asked:
                return frame

    async def choose(self, key: str | None = None, seat: int | None = None) -> m.ToBrowser:
        """Answer the decision this page was last told of; without a key, with the first option."""
        state = self.state
        if key is None:
            assert state.decision is not None
            key = state.decision.options[0].key
        seat = state.seat if seat is None else seat
        return await self.ask(m.Choose, seat=seat, key=key, decisions=state.decisions)

    async def next(self, kind: type[T]) -> T:
        """The next message of a kind."""
        while True:
            frame = await self._frame()
            if isinstance(frame, kind):
                return frame

    async def until(self, good: Callable[[m.State], bool]) -> m.State:
        """Wait for a state in which something holds."""
        while not good(self.state):
            await self._frame()
        return self.state

    async def _frame(self) -> m.ToBrowser:
        frame = await asyncio.wait_for(self.viewer.outbox.get(), 20)
        self.frames.append(frame)
        return frame

    def drain(self) -> None:
        while not self.viewer.outbox.empty():
            self.frames.append(self.viewer.outbox.get_nowait())

    @property
    def state(self) -> m.State:
        self.drain()
        told = (frame.state for frame in reversed(self.frames) if isinstance(frame, m.Welcome | m.News))
        return next(state for state in told if state is not None)

    @property
    def entries(self) -> list[m.Entry]:
        self.drain()
        return [entry for frame in self.frames if isinstance(frame, m.News) for entry in frame.entries]


async def play_out(page: Page) -> m.State:
    """Take first options until the game is over."""
    while page.state.outcome is None:
        await page.until(lambda state: state.decision is not None or state.outcome is not None)
        if page.state.decision:
            answer = await page.choose()
            assert isinstance(answer, m.Done), answer
    return page.state


async def settled(done: Callable[[], bool]) -> None:
    """Wait until something holds that no message tells."""
    for _ in range(2000):
        if done():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never happened")


def named(name: str) -> m.SeatPlan:
    return m.SeatPlan(kind="me", name=name)


def refused(answer: m.ToBrowser) -> str:
    assert isinstance(answer, m.Refused), answer
    return answer.reason.id

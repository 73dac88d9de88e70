"""What a running server consists of, and how it recognises players."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar, cast
from weakref import WeakValueDictionary

from starlette.requests import HTTPConnection
from starlette.responses import Response

from herowright.server.http.limits import Buckets, Seating, Uploads
from herowright.server.http.responses import Shelf
from herowright.server.http.security import ONE_YEAR, address_of, secure
from herowright.server.ops.config import UNLIMITED, Config
from herowright.server.ops.workers import LONGEST_WORK
from herowright.server.store import Player, Store
from herowright.server.tables.cards import Catalogue

if TYPE_CHECKING:
    from herowright.server.http.socket import Connection
    from herowright.server.tables.rooms import Rooms

# Under https the name makes sure that no neighbouring site has set it.
COOKIE, SECURE_COOKIE = "herowright", "__Host-herowright"
# Seconds charged for the smallest job in another process.
LEAST_WORK = 0.02
T = TypeVar("T")
TOKEN = re.compile(r"[A-Za-z0-9_-]{16,128}")


@dataclass(slots=True)
class Services:
    config: Config
    store: Store
    rooms: Rooms
    buckets: Buckets = field(default_factory=Buckets)
    connections: set[Connection] = field(default_factory=set)
    seating: Seating = field(init=False)
    uploads: Uploads = field(init=False)
    catalogue: Catalogue = field(default_factory=Catalogue)
    shelf: Shelf = field(default_factory=Shelf)
    drawing: asyncio.Lock = field(default_factory=asyncio.Lock)
    # By address, so that nobody occupies all processes at once.
    working: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    def __post_init__(self) -> None:
        self.seating = Seating(self.config.limits)
        self.uploads = Uploads(self.config.limits)

    async def known(self, came: HTTPConnection) -> Player | None:
        """The player of a browser that has been here before."""
        token = shown(came)
        return await self.store.players.by_secret(token) if TOKEN.fullmatch(token) else None

    async def work(self, address: str, player: Player, work: Callable[..., T], *args: Any) -> T:
        async with self.charged(address, player):
            return await self.rooms.workers.do(LONGEST_WORK, work, *args)

    @asynccontextmanager
    async def charged(self, address: str, player: Player) -> AsyncIterator[None]:
        """For what takes long: one at a time per address, and charged by the time it takes."""
        rate = self.config.limits.work
        self.buckets.take("work", rate, address, player.id, tokens=LEAST_WORK)
        if rate is UNLIMITED:
            yield
            return
        async with self.working.setdefault(address, asyncio.Lock()):
            began = time.perf_counter()
            try:
                yield
            finally:
                self.buckets.charge("work", time.perf_counter() - began, address, player.id)

    async def draw(self, drawing: Callable[..., bytes], *about: Any) -> bytes:
        """A picture, one at a time: it is never urgent."""
        async with self.drawing:
            return await asyncio.to_thread(drawing, *about)

    async def arrive(self, came: HTTPConnection) -> tuple[Player, str]:
        """A browser that is new here, and the secret it is to keep."""
        self.buckets.take("arrivals", self.config.limits.arrivals, address_of(came.scope))
        return await self.store.players.add()


def services_of(came: HTTPConnection) -> Services:
    return cast(Services, came.app.state.services)


def shown(came: HTTPConnection) -> str:
    """The secret that a browser shows."""
    safe = came.cookies.get(SECURE_COOKIE) if secure(came.scope) else None
    return came.cookies.get(COOKIE, "") if safe is None else safe


def outdated(came: HTTPConnection) -> str | None:
    """The secret that a browser sends under the old cookie name and should store under the safe one."""
    return came.cookies.get(COOKIE) if secure(came.scope) and SECURE_COOKIE not in came.cookies else None


def passer_by() -> Player:
    """Somebody who only watches: nothing about them is stored."""
    return Player(id=f"passer-by-{secrets.token_hex(8)}", name="", known=False)


def give_cookie(response: Response, came: HTTPConnection, token: str) -> None:
    safe = secure(came.scope)
    name = SECURE_COOKIE if safe else COOKIE
    response.set_cookie(name, token, max_age=ONE_YEAR, path="/", secure=safe, httponly=True, samesite="lax")
    if safe and COOKIE in came.cookies:
        response.delete_cookie(COOKIE, path="/", secure=True, httponly=True, samesite="lax")

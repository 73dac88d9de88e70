"""What one running server consists of, and who comes to its door."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from starlette.requests import HTTPConnection
from starlette.responses import Response

from herowright.server.http.limits import Buckets, Seating, Uploads
from herowright.server.http.security import ONE_YEAR, address_of, secure
from herowright.server.ops.config import Config
from herowright.server.store import Player, Store

if TYPE_CHECKING:
    from herowright.server.http.socket import Connection
    from herowright.server.tables.rooms import Rooms

COOKIE = "herowright"
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

    def __post_init__(self) -> None:
        self.seating = Seating(self.config.limits)
        self.uploads = Uploads(self.config.limits)

    async def known(self, came: HTTPConnection) -> Player | None:
        """The player of a browser that has been here before."""
        token = came.cookies.get(COOKIE, "")
        return await self.store.players.by_secret(token) if TOKEN.fullmatch(token) else None

    async def arrive(self, came: HTTPConnection) -> tuple[Player, str]:
        """A browser that is new here, and the secret it is to keep."""
        self.buckets.take("arrivals", self.config.limits.arrivals, address_of(came.scope))
        return await self.store.players.add()


def services_of(came: HTTPConnection) -> Services:
    return cast(Services, came.app.state.services)


def passer_by() -> Player:
    """Somebody who only looks: nothing about them is kept."""
    return Player(id=f"passer-by-{secrets.token_hex(8)}", name="", known=False)


def give_cookie(response: Response, came: HTTPConnection, token: str) -> None:
    response.set_cookie(
        COOKIE, token, max_age=ONE_YEAR, path="/", secure=secure(came.scope), httponly=True, samesite="lax"
    )

"""Players: browsers, each known by the secret in its cookie."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from sqlalchemy import Row, insert, select, update

from herowright.server.store.schema import browsers, players
from herowright.server.store.tokens import hashed, new_id, new_secret

if TYPE_CHECKING:
    from herowright.server.store.store import Store

_PLAYER = select(players.c.id, players.c.name, players.c.webhook, players.c.research)


class Player(Struct, frozen=True):
    """`known` is false for somebody without a cookie, about whom nothing is stored: they may only watch."""

    id: str
    name: str
    webhook: str | None = None
    research: bool = False
    known: bool = True


class Players:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def by_secret(self, secret: str) -> Player | None:
        token = hashed(secret)
        found = await self.store.rows(_PLAYER.where(players.c.token == token))
        return _first(found or await self.store.rows(_PLAYER.join(browsers).where(browsers.c.token == token)))

    async def find(self, id: str) -> Player | None:
        return _first(await self.store.rows(_PLAYER.where(players.c.id == id)))

    async def names(self, ids: Collection[str]) -> dict[str, str]:
        """What those of these players are called who have a name."""
        query = select(players.c.id, players.c.name).where(players.c.id.in_(ids), players.c.name != "")
        return {row.id: row.name for row in await self.store.rows(query)}

    async def add(self) -> tuple[Player, str]:
        """A new browser, and the secret for its cookie."""
        player, secret = Player(new_id(), ""), new_secret()
        values = {"id": player.id, "name": "", "token": hashed(secret), "created": time.time()}
        await self.store.write(insert(players).values(values))
        return player, secret

    async def change(
        self, player: Player, name: str | None, webhook: str | None, research: bool | None = None
    ) -> Player:
        """`None` leaves a value as it is; an empty webhook removes it."""
        name = player.name if name is None else name
        webhook = player.webhook if webhook is None else webhook or None
        research = player.research if research is None else research
        values = {"name": name, "webhook": webhook, "research": research}
        await self.store.write(update(players).where(players.c.id == player.id).values(values))
        return Player(player.id, name, webhook, research)


def _first(found: Sequence[Row[Any]]) -> Player | None:
    if not found:
        return None
    return Player(found[0].id, found[0].name, found[0].webhook, bool(found[0].research))

"""Passkeys: public keys whose private halves make a browser their player, and what they have to sign next."""

from __future__ import annotations

import time
from hashlib import sha256
from typing import TYPE_CHECKING

from msgspec import Struct
from sqlalchemy import delete, func, insert, select, update

from herowright.server.store.schema import challenges, passkeys
from herowright.server.store.writer import Conflict, Sure

if TYPE_CHECKING:
    from herowright.server.store.store import Store

# Seconds within which a challenge has to be answered.
GOOD_FOR = 300.0


class Passkey(Struct, frozen=True):
    """`credential` is its own id in base64url, `site` the name it was made for, `count` that of its signatures."""

    id: str
    player: str
    credential: str
    public_key: bytes
    count: int
    site: str
    created: float
    used: float | None = None


def id_of(credential: str) -> str:
    return sha256(credential.encode()).hexdigest()


class Passkeys:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, player: str) -> list[Passkey]:
        query = select(passkeys).where(passkeys.c.player == player).order_by(passkeys.c.created)
        return [Passkey(**row._asdict()) for row in await self.store.rows(query)]

    async def number(self, player: str) -> int:
        [row] = await self.store.rows(select(func.count()).where(passkeys.c.player == player))
        return int(row[0])

    async def find(self, credential: str) -> Passkey | None:
        rows = await self.store.rows(select(passkeys).where(passkeys.c.id == id_of(credential)))
        return Passkey(**rows[0]._asdict()) if rows else None

    async def add(self, passkey: Passkey) -> None:
        """`Conflict` if it is already known."""
        await self.store.write(
            insert(passkeys).values({name: getattr(passkey, name) for name in passkey.__struct_fields__})
        )

    async def use(self, passkey: Passkey, count: int) -> None:
        values = {"count": count, "used": time.time()}
        await self.store.write(update(passkeys).where(passkeys.c.id == passkey.id).values(**values))

    async def remove(self, id: str, player: str) -> None:
        await self.store.write(delete(passkeys).where(passkeys.c.id == id, passkeys.c.player == player))

    # --- challenges ------------------------------------------------------------------------------------------

    async def ask(self, player: str, what: str, challenge: str) -> None:
        """Replaces an earlier one. Those that nobody answered in time are forgotten."""
        gone = (challenges.c.player == player) & (challenges.c.what == what)
        values = {"player": player, "what": what, "challenge": challenge, "at": time.time()}
        await self.store.write(
            delete(challenges).where(gone | (challenges.c.at < time.time() - GOOD_FOR)),
            insert(challenges).values(**values),
        )

    async def take(self, player: str, what: str) -> str | None:
        """The challenge of this player, once: nobody can answer it again."""
        mine = (challenges.c.player == player) & (challenges.c.what == what)
        rows = await self.store.rows(select(challenges).where(mine))
        if not rows:
            return None
        try:
            await self.store.write(Sure(delete(challenges).where(mine, challenges.c.challenge == rows[0].challenge)))
        except Conflict:
            return None
        return str(rows[0].challenge) if rows[0].at > time.time() - GOOD_FOR else None

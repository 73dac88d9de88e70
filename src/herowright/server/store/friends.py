"""Friends: people who came by each other's link, and to which tables they invite each other."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec import Struct
from sqlalchemy import and_, delete, func, insert, or_, select, update

from herowright.server.store.players import Player
from herowright.server.store.schema import friend_links, friends, invitations, players
from herowright.server.store.tokens import hashed, new_secret

if TYPE_CHECKING:
    from herowright.server.store.store import Store


class Friendship(Struct, frozen=True):
    """A friend as one of two sees them."""

    player: str
    name: str
    since: float


class Invited(Struct, frozen=True):
    """Somebody was invited to a table, by somebody with this name."""

    table: str
    by: str
    at: float


class Friends:
    def __init__(self, store: Store) -> None:
        self.store = store

    # --- links -----------------------------------------------------------------------------------------------

    async def new_link(self, player: str) -> str:
        """The secret of a new link to this player; an earlier one stops working."""
        secret = new_secret()
        values = {"player": player, "token": hashed(secret), "created": time.time()}
        await self.store.write(
            delete(friend_links).where(friend_links.c.player == player), insert(friend_links).values(**values)
        )
        return secret

    async def revoke_link(self, player: str) -> None:
        await self.store.write(delete(friend_links).where(friend_links.c.player == player))

    async def has_link(self, player: str) -> bool:
        return bool(await self.store.rows(select(friend_links.c.created).where(friend_links.c.player == player)))

    async def linked(self, secret: str) -> Player | None:
        """Whose link it is."""
        query = select(friend_links.c.player).where(friend_links.c.token == hashed(secret))
        found = await self.store.rows(query)
        return await self.store.players.find(found[0].player) if found else None

    # --- friends ---------------------------------------------------------------------------------------------

    async def of(self, player: str) -> list[Friendship]:
        query = (
            select(friends.c.friend.label("player"), players.c.name, friends.c.since)
            .join(players, players.c.id == friends.c.friend)
            .where(friends.c.player == player)
            .order_by(func.lower(players.c.name), friends.c.since)
        )
        return [Friendship(**row._asdict()) for row in await self.store.rows(query)]

    async def number(self, player: str) -> int:
        [row] = await self.store.rows(select(func.count().label("n")).where(friends.c.player == player))
        return int(row.n)

    async def add(self, one: str, other: str) -> None:
        both = ((one, other), (other, one))
        await self.store.write(
            *(self.store.insert_once(friends, player=each, friend=friend, since=time.time()) for each, friend in both)
        )

    async def remove(self, one: str, other: str) -> None:
        """For both; their invitations to each other go, too."""
        both = ((one, other), (other, one))
        await self.store.write(
            delete(friends).where(or_(*(and_(friends.c.player == a, friends.c.friend == b) for a, b in both))),
            delete(invitations).where(or_(*(and_(invitations.c.player == a, invitations.c.by == b) for a, b in both))),
        )

    # --- invitations -----------------------------------------------------------------------------------------

    async def invite(self, table: str, player: str, by: str) -> None:
        """Once to each table: whoever has declined is not invited again."""
        await self.store.write(
            self.store.insert_once(invitations, table=table, player=player, by=by, at=time.time(), declined=False)
        )

    async def invited(self, table: str) -> dict[str, bool]:
        """Who was invited to a table, and whether they have declined."""
        query = select(invitations.c.player, invitations.c.declined).where(invitations.c.table == table)
        return {row.player: row.declined for row in await self.store.rows(query)}

    async def asked_since(self, player: str, by: str, since: float) -> int:
        """To how many tables somebody has been invited by somebody else, since then."""
        theirs = (invitations.c.player == player) & (invitations.c.by == by) & (invitations.c.at > since)
        [row] = await self.store.rows(select(func.count().label("n")).where(theirs))
        return int(row.n)

    async def invitations(self, player: str) -> list[Invited]:
        """Those that were not declined, the latest first."""
        query = (
            select(invitations.c.table, players.c.name.label("by"), invitations.c.at)
            .join(players, players.c.id == invitations.c.by)
            .where(invitations.c.player == player, invitations.c.declined.is_(False))
            .order_by(invitations.c.at.desc())
        )
        return [Invited(**row._asdict()) for row in await self.store.rows(query)]

    async def decline(self, table: str, player: str) -> None:
        mine = (invitations.c.table == table) & (invitations.c.player == player)
        await self.store.write(update(invitations).where(mine).values(declined=True))

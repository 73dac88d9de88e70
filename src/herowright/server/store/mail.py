"""Addresses of people who want to be written to, and links that were sent to them, of which only hashes are kept."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from sqlalchemy import delete, insert, select, update

from herowright.server.store.players import Player
from herowright.server.store.schema import addresses, mail_links
from herowright.server.store.tokens import hashed, new_secret
from herowright.server.store.writer import Conflict, Sure

if TYPE_CHECKING:
    from herowright.server.store.store import Store

What = Literal["confirm", "enter"]
# For how many seconds a link is valid.
GOOD_FOR: dict[What, float] = {"confirm": 24 * 3600.0, "enter": 3600.0}
# Nobody is written to for the same reason more often than this.
PAUSE = 600.0


class Address(Struct, frozen=True):
    """`confirmed` is when a link sent there was opened, `turns` whether turn alerts go there."""

    player: str
    address: str
    lang: str
    confirmed: float | None
    turns: bool


class MailStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, player: str) -> Address | None:
        rows = await self.store.rows(select(addresses).where(addresses.c.player == player))
        return Address(**rows[0]._asdict()) if rows else None

    async def owner(self, address: str) -> Address | None:
        """Whose address it is, once confirmed."""
        query = select(addresses).where(addresses.c.address == address, addresses.c.confirmed.is_not(None))
        rows = await self.store.rows(query)
        return Address(**rows[0]._asdict()) if rows else None

    async def name(self, player: str, address: str, lang: str) -> None:
        """The address replaces an earlier one, and waits to be confirmed."""
        row = Address(player, address, lang, None, True)
        await self.store.write(
            delete(addresses).where(addresses.c.player == player),
            insert(addresses).values({name: getattr(row, name) for name in row.__struct_fields__}),
        )

    async def remove(self, player: str) -> None:
        await self.store.write(
            delete(mail_links).where(mail_links.c.player == player),
            delete(addresses).where(addresses.c.player == player),
        )

    async def tell_turns(self, player: str, on: bool) -> None:
        await self.store.write(update(addresses).where(addresses.c.player == player).values(turns=on))

    async def new_link(self, player: str, what: What, address: str) -> str | None:
        """The secret of a link to be sent there; `None` if one was sent a moment ago."""
        at = time.time()
        same = (mail_links.c.address == address) & (mail_links.c.what == what)
        if await self.store.rows(select(mail_links.c.at).where(same, mail_links.c.at > at - PAUSE)):
            return None
        secret = new_secret()
        await self.store.write(
            delete(mail_links).where(same | (mail_links.c.at < at - max(GOOD_FOR.values()))),
            insert(mail_links).values(token=hashed(secret), player=player, what=what, address=address, at=at),
        )
        return secret

    async def confirm(self, secret: str) -> bool:
        """The address is that player's now, and nobody else's."""
        link = await self._take(secret, "confirm")
        if link is None:
            return False
        player, address = link
        others = (addresses.c.address == address) & (addresses.c.player != player)
        mine = (addresses.c.address == address) & (addresses.c.player == player)
        try:
            await self.store.write(
                Sure(update(addresses).where(mine).values(confirmed=time.time())), delete(addresses).where(others)
            )
        except Conflict:  # another address has been named since
            return False
        return True

    async def enter(self, secret: str) -> Player | None:
        """The player to whose address the link was sent, once, and while it is theirs."""
        link = await self._take(secret, "enter")
        owner = await self.owner(link[1]) if link else None
        return await self.store.players.find(owner.player) if owner and link and owner.player == link[0] else None

    async def _take(self, secret: str, what: What) -> tuple[str, str] | None:
        mine = (mail_links.c.token == hashed(secret)) & (mail_links.c.what == what)
        rows = await self.store.rows(select(mail_links).where(mine))
        if not rows:
            return None
        spent = update(mail_links).where(mine).values(token=hashed(new_secret()))  # that one was sent stays known
        try:
            await self.store.write(Sure(spent))
        except Conflict:
            return None
        return (rows[0].player, rows[0].address) if rows[0].at > time.time() - GOOD_FOR[what] else None

"""Recovery codes: they turn another browser into a known player. Only their hashes are stored."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, update

from herowright.server.store.players import Player
from herowright.server.store.schema import browsers, players
from herowright.server.store.tokens import LETTERS, hashed, new_secret

if TYPE_CHECKING:
    from herowright.server.store.store import Store

# Five groups of four letters out of 31: 99 bits.
GROUPS, LENGTH = 5, 4


class Recovery:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def new_code(self, player: Player) -> str:
        """A code for this player; it replaces an earlier one."""
        code = "-".join("".join(secrets.choice(LETTERS) for _ in range(LENGTH)) for _ in range(GROUPS))
        await self.store.write(update(players).where(players.c.id == player.id).values(recovery=_hashed(code)))
        return code

    async def player_of(self, code: str) -> Player | None:
        query = select(players.c.id).where(players.c.recovery == _hashed(code))
        found = await self.store.rows(query)
        return await self.store.players.find(found[0].id) if found else None

    async def new_browser(self, player: Player) -> str:
        """The secret for the cookie of one more browser of this player."""
        secret = new_secret()
        row = {"token": hashed(secret), "player": player.id, "created": time.time()}
        await self.store.write(insert(browsers).values(row))
        return secret

    async def only_browser(self, player: Player) -> str:
        """The secret for the cookie of the only browser that is still this player; all others are nobody."""
        secret = new_secret()
        await self.store.write(
            delete(browsers).where(browsers.c.player == player.id),
            update(players).where(players.c.id == player.id).values(token=hashed(secret)),
        )
        return secret


def _hashed(code: str) -> str:
    """However it is typed: case, spaces and hyphens do not matter."""
    return hashed("recovery " + "".join(letter for letter in code.lower() if letter.isalnum()))

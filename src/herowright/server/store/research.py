"""Finished games that may be used for research."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, select

from herowright.server.store.schema import players, tables

if TYPE_CHECKING:
    from herowright.server.store import Store


async def finished(store: Store, game: str | None = None) -> list[str]:
    """The tables whose game is over."""
    over = select(tables.c.id).where(tables.c.over.is_(True))
    return [row.id for row in await store.rows(over if game is None else over.where(tables.c.game == game))]


async def agreed(store: Store) -> set[str]:
    """Who has agreed; nobody on a server that never asked."""

    def asked(connection: Connection) -> set[str]:
        if not any(column["name"] == "research" for column in inspect(connection).get_columns(players.name)):
            return set()
        return set(connection.execute(select(players.c.id).where(players.c.research.is_(True))).scalars())

    return await store.read(asked)

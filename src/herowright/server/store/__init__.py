"""The memory of the server."""

from __future__ import annotations

import asyncio
import fcntl
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from cryptography.fernet import Fernet
from msgspec import Struct, json
from sqlalchemy import Connection, Engine, Executable, Row, Table, bindparam, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from herowright.server.store import database
from herowright.server.store.database import BadDatabase
from herowright.server.store.listener import Listener
from herowright.server.store.schema import (
    campaigns,
    checkpoints,
    entries,
    fellows,
    guests,
    holders,
    keys,
    players,
    seat_links,
    tables,
)
from herowright.server.store.tokens import hashed, new_id, new_secret
from herowright.server.store.writer import Conflict, Statement, StorageFailed, Sure, Writer

READERS = 4
SEALING = "sealing"
# How many lines the lobby and "my tables" show at most.
MOST_LISTED = 100

T = TypeVar("T")


class Player(Struct, frozen=True):
    """A browser, known by the secret in its cookie."""

    id: str
    name: str
    webhook: str | None = None


class Stored(Struct, frozen=True):
    """An entry as it is kept. `data` depends on `what`; see `ledger.py`."""

    number: int
    at: float
    what: str
    seat: int | None
    player: str | None
    data: dict[str, Any]


class Store:
    """Reads run in threads, writes in the one writer. Use `Store.open`."""

    def __init__(self, engine: Engine, url: URL) -> None:
        self.engine = engine
        self.url = url
        self.writer = Writer(engine)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.listener: Listener | None = None
        self.lock: Any = None

    @classmethod
    async def open(cls, url: str) -> Store:
        parsed = database.address(url)
        lock = _lock(parsed)
        try:
            engine = await asyncio.to_thread(database.connect, parsed)
        except BaseException:
            if lock:
                lock.close()
            raise
        store = cls(engine, parsed)
        store.lock = lock
        return store

    async def close(self) -> None:
        if self.listener:
            await asyncio.to_thread(self.listener.stop)
        await asyncio.to_thread(self.writer.stop)
        self.readers.shutdown()
        self.engine.dispose()
        if self.lock:
            self.lock.close()

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same tables."""
        return self.url.get_backend_name() == "postgresql"

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Be told what other processes write; returns once nothing can be missed."""
        if self.shared:
            self.listener = Listener(self.url, heard)
            await asyncio.to_thread(self.listener.ready.wait, 10)

    async def read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, run)
        except SQLAlchemyError:
            raise StorageFailed from None

    async def rows(self, query: Any) -> Sequence[Row[Any]]:
        return await self.read(lambda connection: connection.execute(query).all())

    async def write(self, *statements: Statement, notice: str | None = None) -> None:
        await self.writer.write(statements, notice)

    async def ping(self) -> None:
        await self.rows(text("SELECT 1"))

    def insert_once(self, into: Table, **values: Any) -> Executable:
        """An insertion that changes nothing if the row is there."""
        if self.shared:
            return postgresql.insert(into).values(**values).on_conflict_do_nothing()
        return sqlite.insert(into).values(**values).on_conflict_do_nothing()

    # --- players ---------------------------------------------------------------------------------------

    async def player(self, token: str) -> Player | None:
        found = await self.rows(_PLAYER.where(players.c.token == hashed(token)))
        return _player(found)

    async def player_by_id(self, id: str) -> Player | None:
        found = await self.rows(_PLAYER.where(players.c.id == id))
        return _player(found)

    async def new_player(self) -> tuple[Player, str]:
        """A new browser, and the secret for its cookie."""
        player, secret = Player(new_id(), ""), new_secret()
        values = {"id": player.id, "name": "", "token": hashed(secret), "created": time.time()}
        await self.write(insert(players).values(values))
        return player, secret

    async def change_player(self, player: Player, name: str | None, webhook: str | None) -> Player:
        """`None` leaves a value as it is; an empty webhook takes it away."""
        name = player.name if name is None else name
        webhook = player.webhook if webhook is None else webhook or None
        await self.write(update(players).where(players.c.id == player.id).values(name=name, webhook=webhook))
        return Player(player.id, name, webhook)

    # --- tables ----------------------------------------------------------------------------------------

    async def table(self, id: str) -> Row[Any] | None:
        found = await self.rows(select(tables).where(tables.c.id == id))
        return found[0] if found else None

    async def checkpoint(self, table: str) -> tuple[int, bytes] | None:
        query = select(checkpoints.c.number, checkpoints.c.blob).where(checkpoints.c.table == table)
        found = await self.rows(query.order_by(checkpoints.c.number.desc()).limit(1))
        return (found[0].number, found[0].blob) if found else None

    async def entries(self, table: str, after: int, upto: int | None = None) -> list[Stored]:
        query = select(entries).where(entries.c.table == table, entries.c.number > after).order_by(entries.c.number)
        if upto is not None:
            query = query.where(entries.c.number <= upto)
        return [stored(row) for row in await self.rows(query)]

    async def lobby(self) -> Sequence[Row[Any]]:
        query = select(*_SUMMARY).where(tables.c.open.is_(True), tables.c.over.is_(False))
        return await self.rows(query.order_by(tables.c.updated.desc()).limit(MOST_LISTED))

    async def tables_of(self, player: str) -> Sequence[tuple[Row[Any], frozenset[int]]]:
        """The player's tables, with the seats held at each."""
        query = select(*_SUMMARY, holders.c.seat).join(holders).where(holders.c.player == player)
        seats: dict[str, set[int]] = {}
        lines: dict[str, Row[Any]] = {}
        for row in await self.rows(query.order_by(tables.c.over, tables.c.updated.desc()).limit(MOST_LISTED * 4)):
            seats.setdefault(row.id, set()).add(row.seat)
            lines[row.id] = row
        return [(line, frozenset(seats[id])) for id, line in lines.items()][:MOST_LISTED]

    async def due(self, now: float) -> list[str]:
        """Tables at which the server has to do something."""
        query = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(500)
        return [row.id for row in await self.rows(query)]

    async def set_aside(self, table: str) -> None:
        """Nothing is due at a table that this version cannot open."""
        await self.write(update(tables).where(tables.c.id == table).values(due=None))

    async def is_guest(self, table: str, player: str) -> bool:
        query = select(guests.c.player).where(guests.c.table == table, guests.c.player == player)
        return bool(await self.rows(query))

    async def is_invitation(self, table: str, secret: str) -> bool:
        query = select(tables.c.id).where(tables.c.id == table, tables.c.invite == hashed(secret))
        return bool(await self.rows(query))

    async def seat_of_link(self, table: str, secret: str) -> int | None:
        query = select(seat_links.c.seat).where(seat_links.c.table == table, seat_links.c.token == hashed(secret))
        found = await self.rows(query)
        return found[0].seat if found else None

    # --- campaigns --------------------------------------------------------------------------------------

    async def campaign(self, id: str) -> Row[Any] | None:
        found = await self.rows(select(campaigns).where(campaigns.c.id == id))
        return found[0] if found else None

    async def campaigns_of(self, player: str) -> Sequence[Row[Any]]:
        """Those this player owns or came to, the latest first."""
        joined = select(fellows.c.campaign).where(fellows.c.player == player)
        query = select(campaigns).where(or_(campaigns.c.owner == player, campaigns.c.id.in_(joined)))
        return await self.rows(query.order_by(campaigns.c.changed.desc()).limit(MOST_LISTED))

    async def fellows_of(self, campaign: str) -> list[str]:
        query = select(fellows.c.player).where(fellows.c.campaign == campaign)
        return [row.player for row in await self.rows(query)]

    async def sealer(self) -> Fernet:
        """The key that seals reports of running games, drawn when it is first needed."""
        query = select(keys.c.value).where(keys.c.name == SEALING)
        if not await self.rows(query):
            await self.write(self.insert_once(keys, name=SEALING, value=Fernet.generate_key().decode()))
        return Fernet((await self.rows(query))[0].value)


_NEW_ENTRY = insert(entries)
_NEW_SUMMARY = update(tables).where(tables.c.id == bindparam("of"))
_PLAYER = select(players.c.id, players.c.name, players.c.webhook)
_SUMMARY = [
    tables.c[name]
    for name in (
        *("id", "game", "title", "roster", "waiting", "over", "open", "turn", "decisions", "created", "updated"),
        "campaign",
    )
]


def new_entry(table: str, entry: Stored) -> Statement:
    data = json.encode(entry.data).decode()
    values = {"number": entry.number, "at": entry.at, "what": entry.what, "seat": entry.seat, "player": entry.player}
    return _NEW_ENTRY, {"table": table, "data": data, **values}


def new_summary(table: str, summary: dict[str, Any]) -> Statement:
    return _NEW_SUMMARY, {"of": table, **summary}


def _player(found: Sequence[Row[Any]]) -> Player | None:
    return Player(found[0].id, found[0].name, found[0].webhook) if found else None


def stored(row: Row[Any]) -> Stored:
    return Stored(row.number, row.at, row.what, row.seat, row.player, json.decode(row.data))


def _lock(url: URL) -> Any:
    """SQLite tells nobody what another process wrote, so one file has one server."""
    if url.get_backend_name() != "sqlite":
        return None
    assert url.database is not None
    path = Path(url.database)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.with_name(f"{path.name}.lock").open("w")
    except OSError as error:
        raise BadDatabase("server-db-unusable", reason=error.strerror or "") from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise BadDatabase("server-db-taken", file=str(path)) from None
    return file


__all__ = [
    "BadDatabase",
    "Conflict",
    "Player",
    "Statement",
    "StorageFailed",
    "Store",
    "Stored",
    "Sure",
    "campaigns",
    "checkpoints",
    "entries",
    "fellows",
    "guests",
    "hashed",
    "holders",
    "new_entry",
    "new_id",
    "new_secret",
    "new_summary",
    "seat_links",
    "tables",
]

"""One database: reads run in threads, writes in the single writer. The queries are in the files named after what
they concern."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from cryptography.fernet import Fernet
from sqlalchemy import Connection, Engine, Executable, Row, Table, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from herowright.server.ops.logs import log
from herowright.server.ops.metrics import STORAGE_ERRORS
from herowright.server.store import database
from herowright.server.store.campaigns import Campaigns
from herowright.server.store.everything import Everything
from herowright.server.store.friends import Friends
from herowright.server.store.history import HistoryOf
from herowright.server.store.listener import Listener
from herowright.server.store.mail import MailStore
from herowright.server.store.passkeys import Passkeys
from herowright.server.store.players import Players
from herowright.server.store.push import PushStore
from herowright.server.store.recovery import Recovery
from herowright.server.store.reports import Reports
from herowright.server.store.schema import keys
from herowright.server.store.tables import Tables
from herowright.server.store.uptime import Uptime
from herowright.server.store.writer import Statement, StorageFailed, Writer

READERS = 4
SEALING, TICKETS = "sealing", "tickets"

T = TypeVar("T")


class Store:
    """Use `Store.open`."""

    def __init__(self, engine: Engine, url: URL) -> None:
        self.engine = engine
        self.url = url
        self.writer = Writer(engine)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.listener: Listener | None = None
        self.lock: Any = None
        self.players, self.tables, self.campaigns = Players(self), Tables(self), Campaigns(self)
        self.recovery, self.reports, self.uptime = Recovery(self), Reports(self), Uptime(self)
        self.history, self.everything = HistoryOf(self), Everything(self)
        self.push, self.passkeys, self.friends = PushStore(self), Passkeys(self), Friends(self)
        self.mail = MailStore(self)

    @classmethod
    async def open(cls, url: str) -> Store:
        parsed = database.address(url)
        lock = database.lock(parsed)
        try:
            engine = await asyncio.to_thread(database.connect, parsed)
        except BaseException:
            if lock:
                lock.close()
            raise
        store = cls(engine, parsed)
        store.lock = lock
        return store

    @classmethod
    def beside(cls, url: str) -> Store:
        """Read from a database while a server uses it: it is neither locked nor upgraded."""
        parsed = database.existing(url)
        return cls(database.engine_on(parsed), parsed)

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
        """Get notified of what other processes write; returns once nothing can be missed."""
        if self.shared:
            self.listener = Listener(self.url, heard)
            await asyncio.to_thread(self.listener.ready.wait, 10)

    async def notify(self, notice: str) -> None:
        """Tell the other processes something that is not stored."""
        await self.write(notice=notice)

    async def size(self) -> int:
        """How many bytes everything takes that is kept."""
        if self.shared:
            [row] = await self.rows(select(func.pg_database_size(func.current_database()).label("bytes")))
            return int(row.bytes)
        files = (f"{self.url.database}{ending}" for ending in ("", "-wal"))
        return sum(os.stat(file).st_size for file in files if os.path.exists(file))

    async def sealer(self, name: str = SEALING) -> Fernet:
        """The key that seals reports of running games, or something else, drawn when it is first needed."""
        query = select(keys.c.value).where(keys.c.name == name)
        if not await self.rows(query):
            await self.write(self.insert_once(keys, name=name, value=Fernet.generate_key().decode()))
        return Fernet((await self.rows(query))[0].value)

    # --- for the other files of this folder -----------------------------------------------------------------

    async def read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, run)
        except SQLAlchemyError:
            log.error("storage-failed", exc_info=True)
            STORAGE_ERRORS.labels("read").inc()
            raise StorageFailed from None

    async def rows(self, query: Executable) -> Sequence[Row[Any]]:
        return await self.read(lambda connection: connection.execute(query).all())

    async def write(self, *statements: Statement, notice: str | None = None) -> None:
        await self.writer.write(statements, notice)

    async def write_whatever_comes(self, *statements: Statement, notice: str | None = None) -> None:
        await self.writer.write_whatever_comes(statements, notice)

    def insert_once(self, into: Table, **values: Any) -> Executable:
        """An insertion that changes nothing if the row is there."""
        if self.shared:
            return postgresql.insert(into).values(**values).on_conflict_do_nothing()
        return sqlite.insert(into).values(**values).on_conflict_do_nothing()

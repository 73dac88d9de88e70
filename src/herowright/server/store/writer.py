"""The single writer thread. Everything that is waiting goes into one transaction, so that a busy server waits for
the disk once for many decisions. Nobody is told "done" before the commit."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from operator import itemgetter
from time import perf_counter
from typing import Any, cast

from sqlalchemy import ClauseElement, Connection, Engine, Executable, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.compiler import SQLCompiler

from herowright.server.ops.logs import log
from herowright.server.ops.metrics import COMMIT_TIME, STORAGE_ERRORS
from herowright.table.errors import HerowrightError

# The channel on which processes tell each other about new entries.
CHANNEL = "herowright"
MOST_AT_ONCE = 200

_NOTIFY = text("SELECT pg_notify(:channel, :notice)")


@dataclass(frozen=True, slots=True)
class Sure:
    """A change that requires its row to be as it was read; otherwise it is a conflict, and the whole job is rolled
    back."""

    change: Executable


# What is executed; one that is used all the time comes with its values apart, so that it is compiled once.
Statement = Executable | tuple[Executable, dict[str, Any]] | Sure


class Overtaken(Exception):
    """A row is no longer as it was read."""


class Conflict(HerowrightError):
    """Somebody else wrote this entry first."""

    status = 409

    def __init__(self) -> None:
        super().__init__("server-conflict")


class StorageFailed(HerowrightError):
    """The database did not confirm the write. Whether it happened is known when it answers again."""

    status = 503

    def __init__(self) -> None:
        super().__init__("server-storage")


class Unstoppable(asyncio.Future[None]):
    """Whoever waits for it and is called off hears of that when it is done."""

    def cancel(self, msg: Any = None) -> bool:
        return False


@dataclass(slots=True)
class Job:
    statements: Sequence[Statement]
    # What other processes are told once it is written.
    notice: str | None
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    error: HerowrightError | None = field(default=None)

    def finish(self) -> None:
        if self.done.cancelled():
            return
        if self.error:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(None)


def finish(jobs: Sequence[Job]) -> None:
    for job in jobs:
        job.finish()


class Writer:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.tells = engine.dialect.name == "postgresql"
        self.stopping = False
        self.compiled: dict[Executable, tuple[str, Sequence[str] | None]] = {}
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    async def write(self, statements: Sequence[Statement], notice: str | None = None) -> None:
        """Execute all or nothing; returns when it is on disk."""
        await self._queued(statements, notice)

    async def write_whatever_comes(self, statements: Sequence[Statement], notice: str | None = None) -> None:
        """The same, and whoever is called off in the meantime comes back nevertheless when it is on disk: what has to
        follow then is theirs to do."""
        done = self._queued(statements, notice, Unstoppable(loop=asyncio.get_running_loop()))
        with suppress(asyncio.CancelledError):
            await done
        done.result()

    def _queued(
        self, statements: Sequence[Statement], notice: str | None, done: asyncio.Future[None] | None = None
    ) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        job = Job(statements, notice, loop, done or loop.create_future())
        self.jobs.put(job)
        return job.done

    def stop(self) -> None:
        """Write what is waiting, then end."""
        self.jobs.put(None)
        self.thread.join(timeout=10)

    def _run(self) -> None:
        while not self.stopping:
            if jobs := self._waiting():
                self._commit(jobs)

    def _waiting(self) -> list[Job]:
        jobs: list[Job] = []
        job = self.jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) >= MOST_AT_ONCE or self.jobs.empty():
                return jobs
            job = self.jobs.get()
        self.stopping = True
        return jobs

    def _commit(self, jobs: list[Job]) -> None:
        began = perf_counter()
        try:
            self._together(jobs)
        except Exception:  # somebody wrote one of the entries first, or one of them cannot be kept: find out which
            self._one_by_one(jobs)
        COMMIT_TIME.observe(perf_counter() - began)
        by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
        for job in jobs:
            by_loop.setdefault(job.loop, []).append(job)
        for loop, some in by_loop.items():  # to wake a loop is dear, and one call is enough
            loop.call_soon_threadsafe(finish, some)

    def _together(self, jobs: list[Job]) -> None:
        """Frequent statements are executed once for many jobs. These jobs concern different tables, and a job with
        other statements starts after everything before it: the order within a table stays."""
        with self.engine.connect() as connection, connection.begin():
            alike: dict[Executable, list[dict[str, Any]]] = {}
            for job in jobs:
                if not all(isinstance(statement, tuple) for statement in job.statements):
                    self._execute_alike(connection, alike)
                    self._execute(connection, job)
                    continue
                for change, values in cast("Sequence[tuple[Executable, dict[str, Any]]]", job.statements):
                    alike.setdefault(change, []).append(values)
                if self.tells and job.notice:
                    alike.setdefault(_NOTIFY, []).append({"channel": CHANNEL, "notice": job.notice})
            self._execute_alike(connection, alike)

    def _execute_alike(self, connection: Connection, alike: dict[Executable, list[dict[str, Any]]]) -> None:
        for change, values in alike.items():
            sql, names = self._compiled(change, values[0])
            rows: list[Any] = values if names is None else list(map(itemgetter(*names), values))
            connection.exec_driver_sql(sql, rows)
        alike.clear()

    def _compiled(self, change: Executable, values: dict[str, Any]) -> tuple[str, Sequence[str] | None]:
        """The statement in the database's own words, and the order of its values, if they go by their places. What
        SQLAlchemy does for each row costs as much as to write it."""
        found = self.compiled.get(change)
        if found is None:
            made = cast(SQLCompiler, cast(ClauseElement, change).compile(self.engine, column_keys=list(values)))
            found = self.compiled[change] = str(made), made.positiontup if made.positional else None
        return found

    def _one_by_one(self, jobs: list[Job]) -> None:
        """Each in its own savepoint, so that one that fails does not roll back the others."""
        try:
            with self.engine.connect() as connection, connection.begin():
                for job in jobs:
                    try:
                        with connection.begin_nested():
                            self._execute(connection, job)
                    except (IntegrityError, Overtaken):
                        job.error = Conflict()
                    except Exception:
                        # If the disk fails, SQLite has rolled back all that went before, too.
                        if not getattr(connection.connection.dbapi_connection, "in_transaction", True):
                            raise
                        self._fail([job])
        except Exception:
            self._fail(jobs)

    def _fail(self, jobs: list[Job]) -> None:
        """Called while the error is handled that kept them from being written."""
        log.error("storage-failed", jobs=len(jobs), exc_info=True)
        STORAGE_ERRORS.labels("write").inc(len(jobs))
        for job in jobs:
            job.error = StorageFailed()

    def _execute(self, connection: Connection, job: Job) -> None:
        for statement in job.statements:
            if isinstance(statement, Sure):
                # Of an insert, SQLAlchemy forgets the number of rows if it is not told to keep it.
                kept = connection.execute(statement.change, execution_options={"preserve_rowcount": True})
                if kept.rowcount != 1:
                    raise Overtaken
            else:
                connection.execute(*(statement if isinstance(statement, tuple) else (statement,)))
        if self.tells and job.notice:
            connection.execute(_NOTIFY, {"channel": CHANNEL, "notice": job.notice})

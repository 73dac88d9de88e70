"""Connections to SQLite or PostgreSQL, and a schema brought up to date."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.config import Config as Alembic
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Engine, create_engine, event, text
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, OperationalError, SQLAlchemyError

from herowright.table.errors import HerowrightError

MIGRATIONS = Path(__file__).parent / "migrations"
# Any number that no other program uses for its advisory locks.
MIGRATION_LOCK = 0x4845524F


class BadDatabase(HerowrightError):
    """The database cannot be used; the message says why."""


def address(url: str) -> URL:
    """The address of a database: `sqlite:///file` or `postgresql://...`."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadDatabase("server-db-address", url=_shown(url)) from None
    if parsed.get_backend_name() == "postgresql":
        return parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() == "sqlite" and parsed.database not in (None, "", ":memory:"):
        return parsed.set(drivername="sqlite+pysqlite")
    raise BadDatabase("server-db-address", url=_shown(url))


def _shown(url: str) -> str:
    """What of an address may be printed: never its password."""
    return url.split("@")[-1][:80]


def connect(url: URL) -> Engine:
    """An engine on a database that is known to answer, with the schema of this version."""
    if url.get_backend_name() == "sqlite":
        assert url.database is not None
        with suppress(OSError):
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    with usable(url):
        engine = engine_on(url)
        migrate(engine)
    return engine


@contextmanager
def usable(url: URL) -> Iterator[None]:
    """Database errors as our own messages."""
    try:
        yield
    except NoSuchModuleError:
        raise BadDatabase("server-db-address", url=_shown(str(url))) from None
    except CommandError:
        raise BadDatabase("server-db-newer") from None
    except (OperationalError, SQLAlchemyError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0][:200]
        raise BadDatabase("server-db-unusable", reason=reason) from None


def existing(url: str) -> URL:
    """The address of a database that a server has used. A missing file is not created."""
    parsed = address(url)
    if parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file():
        raise BadDatabase("server-db-missing", file=parsed.database or "")
    return parsed


def engine_on(url: URL) -> Engine:
    """An engine on a database as it is."""
    engine = create_engine(url, pool_pre_ping=url.get_backend_name() == "postgresql", pool_size=5, max_overflow=10)
    if url.get_backend_name() == "sqlite":
        _prepare_sqlite(engine)
    return engine


def _prepare_sqlite(engine: Engine) -> None:
    """Readers concurrent with one writer (WAL), every commit on disk before it is acknowledged, and explicit
    transactions: the driver's implicit ones break savepoints."""

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")


def migrate(engine: Engine) -> None:
    with engine.begin() as connection:
        upgrade(connection)


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the schema up to a revision, in the transaction that is open."""
    if connection.dialect.name == "postgresql":  # processes that start together take turns
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    config = _alembic()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def revisions() -> set[str]:
    """Every schema that this version knows."""
    return {script.revision for script in ScriptDirectory.from_config(_alembic()).walk_revisions()}


def _alembic() -> Alembic:
    config = Alembic()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def lock(url: URL) -> IO[str] | None:
    """SQLite does not notify other processes of writes, so one file has one server. Closing the returned file
    releases the lock."""
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

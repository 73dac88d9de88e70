"""A whole database in one file, from which either SQLite or PostgreSQL can be restored.

The file is gzipped lines of JSON (docs/server.md describes it): a header, then each table with its columns and rows,
and finally the number of rows and the SHA-256 of all lines before. Nothing in it depends on the database it comes from.
It is read from one snapshot, so a server may keep writing, and in the schema of that time: a restored database is
upgraded like any older one.
"""

from __future__ import annotations

import binascii
import gzip
import json
import time
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import islice
from typing import IO, Any, NamedTuple

from sqlalchemy import Connection, MetaData, Table, func, insert, select
from sqlalchemy.engine import URL

from herowright.server.store import database
from herowright.server.store.database import BadDatabase
from herowright.server.store.schema import metadata
from herowright.table.errors import HerowrightError

FORMAT = 1
# Rows that are held at once.
BATCH = 200
_VERSION = "alembic_version"
# What a server writes into a database that nobody has used yet.
_ITS_OWN = {_VERSION, "pulse", "outages", "keys"}

Told = Callable[[int, int], None]


class BadBackup(HerowrightError):
    """The file is not a backup that can be restored here; the message says why."""


class Header(NamedTuple):
    """`version` is the Herowright that wrote it, `schema` that of the database, `rows` how many each table has."""

    version: str
    schema: str
    at: float
    rows: dict[str, int]

    @property
    def total(self) -> int:
        return sum(self.rows.values())


def nothing(done: int, total: int) -> None:
    pass


# --- writing -----------------------------------------------------------------------------------------------------


def write(url: str, to: IO[bytes], version: str, told: Told = nothing) -> Header:
    """The database of a server, which may be running. `told` is called with the rows done and their number."""
    parsed = database.existing(url)
    with (
        _snapshot(parsed) as connection,
        gzip.GzipFile(fileobj=to, mode="wb", compresslevel=6, filename="", mtime=0) as packed,
    ):
        found = MetaData()
        found.reflect(connection)
        if _VERSION not in found.tables:
            raise BadDatabase("server-db-missing", file=parsed.database or "")
        tables = [table for table in found.sorted_tables if table.name != _VERSION]
        schema = connection.execute(select(found.tables[_VERSION])).scalar_one()
        if schema not in database.revisions():
            raise BadDatabase("server-db-newer")
        rows = {table.name: connection.scalar(select(func.count()).select_from(table)) or 0 for table in tables}
        header = Header(version, schema, time.time(), rows)
        digest, done = sha256(), 0
        for line in _lines(connection, header, tables):
            if isinstance(line, list):
                done += 1
                told(done, header.total)
            blob = _encoded(line)
            digest.update(blob)
            packed.write(blob)
        packed.write(_encoded({"end": {"rows": done, "sha256": digest.hexdigest()}}))
    return header


@contextmanager
def _snapshot(url: URL) -> Iterator[Connection]:
    """Everything as it is at one moment, whatever is written meanwhile."""
    with database.usable(url):
        engine = database.engine_on(url)
        try:
            with engine.connect() as connection:
                if engine.dialect.name == "postgresql":
                    connection = connection.execution_options(
                        isolation_level="REPEATABLE READ", postgresql_readonly=True
                    )
                with connection.begin():
                    yield connection
        finally:
            engine.dispose()


def _lines(connection: Connection, header: Header, tables: list[Table]) -> Iterator[dict[str, Any] | list[Any]]:
    yield {"herowright": "backup", "format": FORMAT, **header._asdict()}
    for table in tables:
        yield {"table": table.name, "columns": {column.name: _kind(column.type) for column in table.columns}}
        whole = select(table).order_by(*table.primary_key.columns)
        for row in connection.execute(whole, execution_options={"yield_per": BATCH}):
            yield [b64encode(value).decode() if isinstance(value, bytes | memoryview) else value for value in row]


def _kind(type: Any) -> str:
    return {bytes: "bytes", bool: "truth", int: "number", float: "number"}.get(type.python_type, "text")


def _encoded(line: Any) -> bytes:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


# --- reading -----------------------------------------------------------------------------------------------------


def check(file: IO[bytes], told: Told = nothing) -> Header:
    """The header of a backup that is complete and undamaged."""
    done, header = 0, None
    for line in _checked(file):
        if header is None:
            header = _header(line)
        elif isinstance(line, list):
            done += 1
            told(done, header.total)
    if header is None or done != header.total:
        raise BadBackup("backup-damaged")
    return header


def restore(file: IO[bytes], url: str, told: Told = nothing) -> Header:
    """Fill an empty database, all or nothing. The file has to be seekable."""
    header = check(file)
    file.seek(0)
    parsed = database.address(url)
    locked = database.lock(parsed)
    try:
        with database.usable(parsed):
            engine = database.engine_on(parsed)
            try:
                with engine.begin() as connection:
                    _make_room(connection)
                    database.upgrade(connection, header.schema)
                    _fill(connection, _checked(file), header.total, told)
                    database.upgrade(connection)
            finally:
                engine.dispose()
    finally:
        if locked:
            locked.close()
    return header


def _make_room(connection: Connection) -> None:
    """What an unused server left behind is removed; anything else stays, and nothing is restored."""
    there = MetaData()
    there.reflect(connection)
    for table in there.sorted_tables:
        ours = table.name == _VERSION or table.name in metadata.tables
        if not ours or (table.name not in _ITS_OWN and connection.execute(select(table).limit(1)).first()):
            raise BadDatabase("backup-not-empty")
    there.drop_all(connection)


def _fill(connection: Connection, lines: Iterator[Any], total: int, told: Told) -> None:
    there = MetaData()
    there.reflect(connection)
    done, columns, into = 0, {}, None
    rows: list[dict[str, Any]] = []

    def put() -> None:
        if rows and into is not None:
            connection.execute(insert(into), rows)
            rows.clear()

    for line in islice(lines, 1, None):
        if isinstance(line, dict):
            put()
            into, columns = there.tables.get(line["table"]), line["columns"]
            if into is None or set(columns) != {column.name for column in into.columns}:
                raise BadBackup("backup-damaged")
            continue
        rows.append({name: _value(kind, value) for (name, kind), value in zip(columns.items(), line, strict=True)})
        done += 1
        told(done, total)
        if len(rows) >= BATCH:
            put()
    put()


def _value(kind: str, value: Any) -> Any:
    return b64decode(value) if kind == "bytes" and value is not None else value


def _checked(file: IO[bytes]) -> Iterator[Any]:
    """Line by line; `BadBackup` as soon as something is wrong, at the end at the latest."""
    digest, rows, first = sha256(), 0, True
    try:
        with gzip.GzipFile(fileobj=file, mode="rb") as unpacked:
            for blob in unpacked:
                line = json.loads(blob)
                if isinstance(line, dict) and "end" in line:
                    if line["end"] != {"rows": rows, "sha256": digest.hexdigest()} or unpacked.read(1):
                        raise BadBackup("backup-damaged")
                    return
                digest.update(blob)
                rows += isinstance(line, list)
                yield line
                first = False
    except (gzip.BadGzipFile, EOFError, zlib.error, binascii.Error, ValueError, KeyError, TypeError):
        raise BadBackup("backup-foreign" if first else "backup-damaged") from None
    raise BadBackup("backup-foreign" if first else "backup-damaged")


def _header(line: Any) -> Header:
    if not isinstance(line, dict) or line.get("herowright") != "backup" or not isinstance(line.get("format"), int):
        raise BadBackup("backup-foreign")
    version = str(line.get("version", "?"))[:40]
    if line["format"] > FORMAT or line["schema"] not in database.revisions():
        raise BadBackup("backup-newer", version=version)
    return Header(version, line["schema"], line["at"], line["rows"])

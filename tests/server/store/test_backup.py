"""Backups: one file from SQLite or PostgreSQL into either of them, of a server that runs or of an earlier version."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
import sqlite3
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import MetaData, create_engine, select
from sqlalchemy.engine import make_url

import herowright as hw
from herowright.locale import LANGUAGES
from herowright.server.store import BadDatabase, backup
from herowright.server.store.backup import BadBackup
from herowright.server.store.database import address
from herowright.server.tables.rooms import Rooms
from tests.cli.conftest import Run, run  # noqa: F401
from tests.server.databases.write import FOLDER, unpack
from tests.server.rooms import BOT, FREE, ME, Page, house, in_a_loop, newcomer, opened, play_out

OLDEST = FOLDER / "0.2.0.json.xz"


def lite(folder: Path, name: str = "tables") -> str:
    return f"sqlite:///{folder}/{name}.sqlite3"


@pytest.fixture
def postgres(database: str) -> Iterator[Callable[[], str]]:
    """Gives new, empty databases."""
    made: list[str] = []

    def make() -> str:
        made.append(f"empty{len(made)}")
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {made[-1]}")
        return make_url(database).set(database=made[-1]).render_as_string(hide_password=False)

    yield make
    with psycopg.connect(database, autocommit=True) as connection:
        for name in made:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


def backed_up(url: str) -> io.BytesIO:
    file = io.BytesIO()
    backup.write(url, file, hw.__version__)
    file.seek(0)
    return file


def content(url: str, without: tuple[str, ...] = ()) -> dict[str, list[Any]]:
    """Every row of every table."""
    engine, found = create_engine(address(url)), MetaData()
    with engine.connect() as connection:
        found.reflect(connection)
        rows = {
            table.name: sorted(map(repr, connection.execute(select(table)).all()))
            for table in found.sorted_tables
            if table.name not in without
        }
    engine.dispose()
    return rows


async def something_happens(rooms: Rooms) -> dict[str, str]:
    """A finished table, a running one and one that waits; returns the id and the fingerprint of each."""
    edda = await newcomer(rooms, "Żaneta")
    over = await opened(rooms, edda, ME, BOT, options={"variants": ["short"]})
    page = Page(over, edda)
    await page.hello()
    await play_out(page)
    running, waiting = await opened(rooms, edda, ME, ME), await opened(rooms, edda, ME, FREE)
    page = Page(running, edda)
    await page.hello()
    for _ in range(5):
        seat = running.ledger.turn
        assert seat is not None
        assert running.game.decision is not None
        await page.choose(running.game.decision.options[0].key, seat)
    await rooms.store.sealer()
    return {room.id: room.game.fingerprint() for room in (over, running, waiting)}


async def is_all_there_and_goes_on(rooms: Rooms, tables: dict[str, str]) -> None:
    for id, fingerprint in tables.items():
        assert (await rooms.find(id)).game.fingerprint() == fingerprint
    over, running, waiting = [await rooms.find(id) for id in tables]
    assert over.game.is_over
    assert waiting.ledger.waiting
    edda = await rooms.store.players.find(running.owner)
    assert edda is not None
    assert edda.name == "Żaneta"
    page = Page(running, edda)
    await page.hello()
    while running.game.decision is not None:
        await page.choose(running.game.decision.options[0].key, running.game.decision.seat)
    assert running.game.outcome is not None


@in_a_loop
async def test_there_and_back_while_the_server_runs(tmp_path: Path, postgres: Callable[[], str]) -> None:
    """SQLite to PostgreSQL and back, each time into an empty server, from which the games go on."""
    there, back = postgres(), lite(tmp_path, "back")
    async with house(tmp_path) as rooms:
        tables = await something_happens(rooms)
        file = await asyncio.to_thread(backed_up, lite(tmp_path))
        kept = content(lite(tmp_path), ("pulse", "outages"))
    async with house(tmp_path, db=there):  # a server that nobody has used yet
        pass
    await asyncio.to_thread(backup.restore, file, there)
    assert content(there, ("pulse", "outages")) == kept
    async with house(tmp_path, db=there) as rooms:
        assert rooms.store.shared
        file = await asyncio.to_thread(backed_up, there)
        await is_all_there_and_goes_on(rooms, tables)
    await asyncio.to_thread(backup.restore, file, back)
    assert content(back, ("pulse", "outages")) == kept
    async with house(tmp_path, db=back) as rooms:
        await is_all_there_and_goes_on(rooms, tables)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_shows_one_moment(tmp_path: Path, postgres: Callable[[], str], kind: str) -> None:
    """What is written while it is made is not in it, and does not have to wait for it."""
    unpack(OLDEST, tmp_path / "old.sqlite3")
    url = lite(tmp_path) if kind == "sqlite" else postgres()
    backup.restore(backed_up(lite(tmp_path, "old")), url)
    before = content(url)
    written: list[int] = []

    def somebody_writes(done: int, total: int) -> None:
        if not written:
            engine = create_engine(address(url))
            with engine.begin() as connection:
                connection.exec_driver_sql("UPDATE tables SET title = 'changed'")
                connection.exec_driver_sql("INSERT INTO keys VALUES ('new', 'key')")
            engine.dispose()
            written.append(done)

    file = io.BytesIO()
    header = backup.write(url, file, hw.__version__, somebody_writes)
    assert written
    assert content(url) != before
    file.seek(0)
    assert backup.check(file) == header
    file.seek(0)
    backup.restore(file, lite(tmp_path, "new"))
    assert content(lite(tmp_path, "new")) == before


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json.xz")), ids=lambda file: file.name.removesuffix(".json.xz"))
@in_a_loop
async def test_a_backup_of_an_earlier_schema_is_brought_up_to_date(file: Path, tmp_path: Path) -> None:
    told = unpack(file, tmp_path / "old.sqlite3")["tables"]
    backup.restore(backed_up(lite(tmp_path, "old")), lite(tmp_path))
    async with house(tmp_path) as rooms:
        for id in list(told)[:3]:
            assert (await rooms.find(id)).ledger.number == told[id]["number"]


# --- files that are not restored -----------------------------------------------------------------------------------


def lines(file: io.BytesIO) -> list[bytes]:
    return gzip.decompress(file.getvalue()).splitlines(keepends=True)


def packed(lines: list[bytes]) -> io.BytesIO:
    return io.BytesIO(gzip.compress(b"".join(lines)))


def changed(file: io.BytesIO, **header: Any) -> io.BytesIO:
    """With another header, and a proper end."""
    first, *rows, _ = lines(file)
    kept = [json.dumps(json.loads(first) | header).encode() + b"\n", *rows]
    end = {"rows": sum(line.startswith(b"[") for line in rows), "sha256": sha256(b"".join(kept)).hexdigest()}
    return packed([*kept, json.dumps({"end": end}).encode() + b"\n"])


@pytest.fixture
def good(tmp_path: Path) -> io.BytesIO:
    unpack(OLDEST, tmp_path / "old.sqlite3")
    return backed_up(lite(tmp_path, "old"))


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda good: packed(lines(good)[:-1]), "backup-damaged"),  # cut short
        (lambda good: packed(lines(good)[:40]), "backup-damaged"),
        (lambda good: io.BytesIO(good.getvalue()[:-9]), "backup-damaged"),
        (lambda good: packed([*lines(good)[:-2], lines(good)[-1]]), "backup-damaged"),  # a row is missing
        (lambda good: packed([line.replace(b"Edda", b"Anna") for line in lines(good)]), "backup-damaged"),
        (lambda good: packed([*lines(good), b"[1]\n"]), "backup-damaged"),
        (lambda good: changed(good, rows={"players": 10**6}), "backup-damaged"),
        (lambda good: changed(good, format=2), "backup-newer"),
        (lambda good: changed(good, schema="9999"), "backup-newer"),
        (lambda good: changed(good, herowright="table"), "backup-foreign"),
        (lambda good: packed([b"[]\n"]), "backup-foreign"),
        (lambda good: packed([b"words\n"]), "backup-foreign"),
        (lambda good: packed([]), "backup-foreign"),
        (lambda good: io.BytesIO(b"SQLite format 3\0"), "backup-foreign"),
        (lambda good: io.BytesIO(), "backup-foreign"),
    ],
)
def test_files_that_are_not_restored(
    tmp_path: Path, good: io.BytesIO, spoil: Callable[[io.BytesIO], io.BytesIO], why: str
) -> None:
    with pytest.raises(BadBackup) as refused:
        backup.restore(spoil(good), lite(tmp_path))
    assert refused.value.message.id == why
    assert not (tmp_path / "tables.sqlite3").exists()


def test_every_byte_counts(good: io.BytesIO) -> None:
    blob = good.getvalue()
    for at in range(20, len(blob), len(blob) // 25):
        with pytest.raises(BadBackup):
            backup.check(io.BytesIO(blob[:at] + bytes([blob[at] ^ 16]) + blob[at + 1 :]))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_cannot_be_kept_leaves_nothing_behind(
    tmp_path: Path, good: io.BytesIO, postgres: Callable[[], str], kind: str
) -> None:
    """A row in the middle that the database does not take: all or nothing."""
    url = lite(tmp_path) if kind == "sqlite" else postgres()
    first, *rest = lines(good)
    last = max(number for number, line in enumerate(rest) if line.startswith(b"["))
    table = [json.loads(line)["table"] for line in rest[:last] if line.startswith(b"{")][-1]
    rows = json.loads(first)["rows"]
    twice = [first, *rest[:last], rest[last], *rest[last:]]
    spoiled = changed(packed(twice), rows={**rows, table: rows[table] + 1})
    with pytest.raises(BadDatabase) as refused:
        backup.restore(spoiled, url)
    assert refused.value.message.id == "server-db-unusable"
    good.seek(0)
    backup.restore(good, url)


def test_a_database_in_which_something_is_stays_as_it_is(
    tmp_path: Path, good: io.BytesIO, postgres: Callable[[], str]
) -> None:
    foreign, full = postgres(), lite(tmp_path, "old")
    with psycopg.connect(foreign, autocommit=True) as connection:
        connection.execute("CREATE TABLE recipes (id integer)")
    for url in (foreign, full):
        before = content(url)
        with pytest.raises(BadDatabase) as refused:
            backup.restore(good, url)
        assert refused.value.message.id == "backup-not-empty"
        assert content(url) == before
        good.seek(0)


@in_a_loop
async def test_nothing_is_restored_under_a_running_server(tmp_path: Path, good: io.BytesIO) -> None:
    async with house(tmp_path):
        with pytest.raises(BadDatabase) as refused:
            backup.restore(good, lite(tmp_path))
        assert refused.value.message.id == "server-db-taken"


# --- the commands ---------------------------------------------------------------------------------------------------


def test_the_commands(tmp_path: Path, run: Run) -> None:  # noqa: F811
    unpack(OLDEST, tmp_path / "old.sqlite3")
    file = tmp_path / "kept.gz"
    done = run("backup", file, "--db", lite(tmp_path, "old"))
    assert (done.code, done.err) == (0, "")
    assert "4 tables and 1 player" in done.out
    assert file.stat().st_mode & 0o777 == 0o600, "it holds dice that are still to be rolled"
    assert [other.name for other in tmp_path.glob("*.part")] == []
    done = run("restore", file, "--db", lite(tmp_path, "new"))
    assert (done.code, done.err) == (0, "")
    assert f"4 tables and 1 player restored from a backup of version {hw.__version__}." in " ".join(done.out.split())
    with sqlite3.connect(tmp_path / "new.sqlite3") as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (4,)
    database.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_commands_say_what_is_wrong(tmp_path: Path, run: Run, lang: str) -> None:  # noqa: F811
    unpack(OLDEST, tmp_path / "old.sqlite3")
    old, there, other = lite(tmp_path, "old"), tmp_path / "there.gz", tmp_path / "other.gz"
    there.write_bytes(backed_up(old).getvalue()[:-9])
    other.write_text("Dear diary")
    for args, named in (
        (("backup", there, "--db", old), str(there)),
        (("backup", tmp_path / "no/where.gz", "--db", old), "where.gz"),
        (("backup", tmp_path / "new.gz", "--db", lite(tmp_path, "none")), "none.sqlite3"),
        (("backup", tmp_path / "new.gz", "--db", "mysql://x/y"), "sqlite:///"),
        (("restore", tmp_path / "none.gz", "--db", old), "none.gz"),
        (("restore", there, "--db", lite(tmp_path)), ""),
        (("restore", other, "--db", lite(tmp_path)), "Herowright"),
    ):
        wrong = run(*args, "--lang", lang)
        assert (wrong.code, wrong.out, wrong.err.count("\n")) == (2, "", 1), args
        assert named in wrong.err
        assert "backup-" not in wrong.err
    assert not (tmp_path / "new.gz").exists()
    assert not list(tmp_path.glob("*.part"))


def test_through_a_pipe(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    unpack(OLDEST, tmp_path / "old.sqlite3")
    pipe = io.BytesIO()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", io.TextIOWrapper(pipe, write_through=True))
        assert run("backup", "-", "--db", lite(tmp_path, "old")).code == 0
        blob = pipe.getvalue()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(blob)))
    assert run("restore", "-", "--db", lite(tmp_path)).code == 0
    assert (tmp_path / "tables.sqlite3").exists()


def test_the_database_may_be_named_in_the_environment(
    tmp_path: Path,
    run: Run,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    unpack(OLDEST, tmp_path / "old.sqlite3")
    monkeypatch.setenv("HEROWRIGHT_DB", lite(tmp_path, "old"))
    assert run("backup", tmp_path / "kept.gz").code == 0

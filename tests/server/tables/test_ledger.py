"""The ledger: databases of earlier versions, and that an entry is folded once and counts only when it is kept."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

import pytest

import herowright as hw
from herowright.server import messages as m
from herowright.server.refusals import Forbidden, SetAside
from herowright.server.store import Conflict
from herowright.server.store.entries import (
    Aborted,
    AnyEntry,
    Chatted,
    Claimed,
    Dealt,
    DeviceRemoved,
    Exported,
    Kicked,
    Left,
    Muted,
    Ordered,
    Readied,
    Released,
    RematchDeclined,
    Rematched,
    Resigned,
    SpectatorsHeard,
)
from herowright.server.store.entries import SetAside as SetAsideEntry
from herowright.server.store.writer import Job, Writer
from herowright.server.tables import playing, room, sealing, seats, snapshot
from herowright.server.tables.ledger import Ledger
from herowright.server.tables.room import Room
from herowright.server.tables.rooms import Rooms, rebuild
from herowright.table.save import read
from herowright.table.table import fingerprint
from tests.server.rooms import FREE, ME, Page, house, in_a_loop, newcomer, opened, play_out, refused, settled

DATABASES = Path(__file__).parents[1] / "databases"
# Kinds of entries that those databases are too old for.
NEWER = {Dealt, DeviceRemoved, Exported, SetAsideEntry, Resigned, Aborted, Claimed, Kicked, Muted, SpectatorsHeard}
NEWER |= {Ordered, Readied, Released, Rematched, RematchDeclined, Left}


# --- earlier versions ----------------------------------------------------------------------------------


@pytest.fixture(params=sorted(DATABASES.glob("*.sql")), ids=lambda file: file.stem)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, Any]:
    """A database as an earlier version left it, and what that version made of its tables."""
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.executescript(request.param.read_text())
    database.close()
    told: dict[str, Any] = json.loads(request.param.with_suffix(".json").read_text())
    for table in told.values():
        for said in table["chat"]:
            said.setdefault("by", "")  # who said it could not be told apart then
    return told


def facts(ledger: Ledger) -> dict[str, Any]:
    """A ledger as plain data; the game by its decisions and its log, whatever its state looks like inside."""
    log = [list(event) if event.audience is not None else list(event)[:-1] for event in ledger.game.log]
    around: dict[str, Any] = json.loads(ledger.encode())
    assert around.pop("version") == hw.__version__
    return around | {"game": None, "decisions": ledger.game.decisions, "log": plain(log)}


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def plain_lines(lines: list[m.Line]) -> Any:
    return plain([(line.kind, line.seat, line.rule, line.args) for line in lines])


@in_a_loop
async def test_the_database_of_an_earlier_version_gives_the_same_tables(old: dict[str, Any], tmp_path: Path) -> None:
    kinds = set()
    async with house(tmp_path) as rooms:
        for id, told in old.items():
            expected = told | {"game": None}
            found = await rooms.find(id)
            assert plain(facts(found.ledger)) == expected
            row, entries = await rooms.store.tables.find(id), await rooms.store.tables.entries(id, 0)
            assert row is not None
            from_the_start = plain(facts(rebuild(row, None, entries)))
            assert from_the_start.pop("banks") == pytest.approx(expected.pop("banks"))
            assert from_the_start == expected
            for entry in entries:
                seen = snapshot.entry(entry, 0)
                assert (seen.number, seen.what, seen.seat) == (entry.number, entry.what, entry.seat)
                kinds.add(type(entry))
    assert kinds == set(get_args(AnyEntry)) - NEWER


def in_another_form(blob: bytes) -> bytes:
    """A save as a version would have written it in which the state had other fields."""
    record = json.loads(blob)
    record["mark"]["state"] = {"other": "fields"}
    record["fingerprint"] = "0" * 64
    record["digest"] = fingerprint({name: value for name, value in record.items() if name != "digest"})
    return json.dumps(record).encode()


@pytest.fixture
def in_other_forms(old: dict[str, Any], tmp_path: Path) -> dict[str, Any]:
    """The same database, if its states had been kept in another form."""
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        for id, start in database.execute("SELECT id, start FROM tables").fetchall():
            database.execute("UPDATE tables SET start = ? WHERE id = ?", (in_another_form(start), id))
        for id, blob in database.execute('SELECT "table", blob FROM checkpoints').fetchall():
            kept = json.loads(blob)
            kept["game"] = in_another_form(kept["game"].encode()).decode()
            database.execute('UPDATE checkpoints SET blob = ? WHERE "table" = ?', (json.dumps(kept).encode(), id))
    database.close()
    return old


@in_a_loop
async def test_a_state_in_another_form_is_played_again(in_other_forms: dict[str, Any], tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        for id, told in in_other_forms.items():
            expected, found = told | {"game": None}, await rooms.find(id)
            facts_now = plain(facts(found.ledger))
            assert facts_now.pop("banks") == pytest.approx(expected.pop("banks"))
            assert facts_now == expected
            await found.append(Chatted(seat=0, player=None, name="Edda", text="It goes on"))
    async with house(tmp_path) as rooms:
        for id in in_other_forms:
            row, mark = await rooms.store.tables.find(id), await rooms.store.tables.checkpoint(id)
            assert row is not None
            assert mark is not None
            assert Ledger.decode(mark[1], row.clock).chat[-1].text == "It goes on", "kept in the form of today"


@in_a_loop
async def test_a_game_that_would_go_another_way_today_is_set_aside(
    in_other_forms: dict[str, Any], tmp_path: Path
) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.execute("""UPDATE entries SET data = replace(data, '-event-', '-story-') WHERE what = 'choose'""")
    database.close()
    async with house(tmp_path) as rooms:
        for id, told in in_other_forms.items():
            with pytest.raises(SetAside):
                await rooms.find(id)
            [edda] = [await rooms.store.players.find(id) for id in told["seats"][0][1]]
            assert edda is not None
            kept = await rooms.kept(id, edda)
            assert [line.kind for line in kept.log(edda, 0)] == [
                event[0].replace("-event-", "-story-") if number >= len(kept.start["log"]) else event[0]
                for number, event in enumerate(told["log"])
                if len(event) < 5 or 0 in event[4]
            ]
            file = sealing.unseal(await kept.export(edda), await rooms.store.sealer())
            assert read(file)["decisions"] == told["decisions"]
            stranger = await newcomer(rooms)
            with pytest.raises(Forbidden):
                kept.log(stranger, 0)


@in_a_loop
async def test_a_page_is_told_the_entries_of_an_earlier_version(old: dict[str, Any], tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        for id in old:
            found = await rooms.find(id)
            [edda] = [await rooms.store.players.find(id) for id in found.ledger.places[0].players]
            assert edda is not None
            page = Page(found, edda)
            welcome = await page.hello(1, 0)
            assert [entry.number for entry in welcome.entries] == list(range(2, found.ledger.number + 1))
            log = snapshot.lines(found.game.moment(0).log, 0)
            for entry in welcome.entries:
                log = [*log[: entry.log], *entry.lines]
            assert plain_lines(log) == plain_lines(snapshot.lines(found.game.log, 0))
            for entry in welcome.entries:
                if entry.what in ("sit", "stand", "bot", "back", "expire", "chat"):
                    assert entry.name
                assert (entry.what in ("undo", "rewind")) == (entry.log is not None)
                assert (entry.what in ("ask-rewind", "rewind")) == (entry.to is not None)
                assert (entry.what in ("bot", "expire")) == (entry.bot == "greedy")


@in_a_loop
async def test_an_entry_of_a_later_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        table = await opened(rooms, edda, ME)
        id = table.id
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.execute("INSERT INTO entries VALUES (?, 2, 0.0, 'applause', 0, NULL, '{}')", (id,))
    database.close()
    async with house(tmp_path) as rooms:
        with pytest.raises(SetAside):
            await rooms.find(id)


# --- once, and not before it is kept ---------------------------------------------------------------------


class Folds:
    """Counts the folds of each entry."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.numbers: list[int] = []
        after = Ledger.after

        def counted(ledger: Ledger, entry: AnyEntry, game: Any = None) -> Ledger:
            self.numbers.append(entry.number)
            return after(ledger, entry, game)

        monkeypatch.setattr(Ledger, "after", counted)


@in_a_loop
async def test_every_entry_is_folded_once_by_the_process_that_writes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        table = await opened(rooms, edda, ME)
        page = Page(table, edda)
        await page.hello()
        folds = Folds(monkeypatch)
        await page.ask(m.Say, text="Good luck!")
        await play_out(page)
        assert folds.numbers == list(range(2, table.ledger.number + 1))


class Failing:
    """Lets the writer fail: before anything is written, or after the commit, as when the connection is lost then."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.before = self.after = False
        commit = Writer._together

        def together(writer: Writer, jobs: list[Job]) -> None:
            if not self.before:
                commit(writer, jobs)
            if self.before or self.after:
                writer._fail(jobs)

        monkeypatch.setattr(Writer, "_together", together)


def heard(pages: Sequence[Page]) -> list[int]:
    for page in pages:
        page.drain()
    return [len(page.frames) for page in pages]


async def two_people(rooms: Rooms) -> tuple[Room, list[Page]]:
    edda, mira = await newcomer(rooms, "Edda"), await newcomer(rooms, "Mira")
    table = await opened(rooms, edda, ME, FREE, open=True)
    await seats.sit(table, mira, 1, "Mira")
    pages = [Page(table, edda), Page(table, mira)]
    for page in pages:
        await page.hello()
    return table, pages


@in_a_loop
async def test_what_the_database_did_not_take_never_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "CHECKPOINT_EVERY", 1)
    failing = Failing(monkeypatch)
    async with house(tmp_path) as rooms:
        table, pages = await two_people(rooms)
        mover = pages[table.ledger.turn or 0]
        before, ledger, marked = heard(pages), table.ledger, table.marked
        failing.before = True
        assert refused(await mover.choose()) == "server-storage"
        assert table.ledger is ledger
        assert table.marked == marked
        assert [now - then for now, then in zip(heard(pages), before, strict=True)] == [
            int(page is mover) for page in pages
        ]
        failing.before = False
        assert isinstance(await mover.choose(), m.Done)
        assert table.marked == table.ledger.number == ledger.number + 1
        mark = await rooms.store.tables.checkpoint(table.id)
        assert mark is not None
        assert mark[0] == table.ledger.number


@in_a_loop
async def test_nobody_is_told_before_the_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as rooms:
        table, pages = await two_people(rooms)
        mover = pages[table.ledger.turn or 0]
        before, ledger = heard(pages), table.ledger
        append, seen = rooms.store.tables.append, []

        async def watched(*args: Any) -> None:
            seen.append((heard(pages), table.ledger is ledger))
            await append(*args)
            seen.append((heard(pages), table.ledger is ledger))

        monkeypatch.setattr(rooms.store.tables, "append", watched)
        await mover.choose()
        assert seen == [(before, True), (before, True)]
        assert table.ledger.number == ledger.number + 1


@in_a_loop
async def test_a_commit_of_which_nobody_heard_is_found_in_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = Failing(monkeypatch)
    async with house(tmp_path) as rooms:
        table, pages = await two_people(rooms)
        mover = pages[table.ledger.turn or 0]
        number = table.ledger.number
        failing.after = True
        assert refused(await mover.choose()) == "server-storage"
        failing.after = False
        assert table.ledger.number == number + 1
        entries = await rooms.store.tables.entries(table.id, number)
        assert [entry.what for entry in entries] == ["choose"]
        assert [page.state.number for page in pages] == [number + 1, number + 1]


@in_a_loop
async def test_who_leaves_while_a_choice_is_written_leaves_the_table_as_the_database_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as rooms:
        table, pages = await two_people(rooms)
        turn = table.ledger.turn or 0
        number, state = table.ledger.number, pages[turn].state
        assert state.decision is not None
        writer, writing, go_on = rooms.store.writer, threading.Event(), threading.Event()
        commit = writer._commit

        def slow(jobs: list[Job]) -> None:
            writing.set()
            go_on.wait(20)
            commit(jobs)

        monkeypatch.setattr(writer, "_commit", slow)
        asked = m.Choose(id=1, seat=turn, key=state.decision.options[0].key, decisions=state.decisions)
        choosing = asyncio.create_task(playing.choose(table, pages[turn].viewer.player, asked))
        await asyncio.to_thread(writing.wait, 20)
        for _ in range(2):
            choosing.cancel()
            await asyncio.sleep(0)
            assert table.lock.locked()  # nobody else may write this entry meanwhile
        go_on.set()
        with pytest.raises(asyncio.CancelledError):
            await choosing
        assert table.ledger.number == number + 1
        await settled(lambda: not table.lock.locked())
        async with table.lock:
            await table.append(Chatted(player=pages[0].viewer.player.id, name="Edda", text="Where are you?"))
        assert [entry.what for entry in await rooms.store.tables.entries(table.id, number)] == ["choose", "chat"]


@in_a_loop
async def test_a_conflict_brings_what_the_other_process_wrote(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        table, pages = await two_people(rooms)
        del rooms.rooms[table.id]
        twin = await rooms.find(table.id)  # as if another process had it
        mover = pages[table.ledger.turn or 0]
        await mover.choose()
        watching = Page(twin, pages[0].viewer.player)
        await watching.hello()
        async with twin.lock:
            with pytest.raises(Conflict):
                await twin.append(Chatted(player=mover.viewer.player.id, name="", text="late"))
        assert watching.entries[-1].what == "choose"
        assert (twin.ledger.number, twin.ledger.chat) == (table.ledger.number, [])

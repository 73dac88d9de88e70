"""Tables of a server: that all of them are kept and found again, whatever happens; clocks and lists."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

import herowright as hw
from herowright.bots import UnknownBot
from herowright.server import messages as m
from herowright.server.ops.config import Limits
from herowright.server.refusals import SetAside
from herowright.server.store import BadDatabase, Conflict, Store
from herowright.server.store import tables as store_tables
from herowright.server.store.entries import Chatted, Chosen
from herowright.server.store.schema import tables
from herowright.server.tables import seats, snapshot
from herowright.server.tables.rooms import NoSuchTable, rebuild
from herowright.table.errors import BadOption
from tests.server.rooms import (
    FREE,
    ME,
    Page,
    house,
    in_a_loop,
    newcomer,
    opened,
    settled,
)

# --- coming back -------------------------------------------------------------------------------------


@in_a_loop
async def test_a_page_that_comes_back_gets_exactly_what_it_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME)
        page = Page(room, edda)
        await page.hello()
        for _ in range(6):
            await page.choose()
        last = page.state.number
        seen = [entry.number for entry in page.entries]
        page.viewer.leave()
        other = Page(room, edda)
        await other.hello()
        for _ in range(5):
            await other.choose()
        await other.ask(m.Undo, seat=0, decisions=other.state.decisions)
        back = Page(room, edda)
        welcome = await back.hello(last)
        assert welcome.log is None
        assert [entry.number for entry in welcome.entries] == [e.number for e in other.entries if e.number > last]
        assert [*seen, *(entry.number for entry in welcome.entries)] == list(range(2, room.ledger.number + 1))
        room.recent.clear()  # as after a restart: what was missed is in the store alone
        again = await Page(room, edda).hello(last)
        assert again.entries == welcome.entries
        whole = await Page(room, edda).hello(10**6)
        assert whole.log is not None


@in_a_loop
async def test_a_restart_finds_every_table_as_it_was(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME, m.SeatPlan(kind="bot", bot="random"), clock=m.Clock(bank=600, more=5))
        page = Page(room, edda)
        await page.hello()
        await page.ask(m.Say, text="Good luck!")
        for _ in range(20):
            await page.until(lambda state: state.decision is not None)
            await page.choose()
        await page.until(lambda state: state.decision is not None)
        if page.state.no_undo is None:
            await page.ask(m.Undo, seat=0, decisions=page.state.decisions)
        before = (room.id, room.game.fingerprint(), room.game.log, room.ledger.number, room.ledger.chat)
        banks, kept = room.ledger.clocks.banks, room.ledger.encode()
    async with house(tmp_path) as rooms:
        room = await rooms.find(room.id)
        assert (room.id, room.game.fingerprint(), room.game.log, room.ledger.number, room.ledger.chat) == before
        assert room.ledger.clocks.banks == pytest.approx(banks)
        assert room.ledger.encode() == kept
        whole = await rooms.store.tables.entries(room.id, 0)
        row = await rooms.store.tables.find(room.id)
        assert row is not None
        from_the_start = rebuild(row, None, whole)
        assert from_the_start.game.fingerprint() == room.game.fingerprint()
        assert from_the_start.clocks.banks == pytest.approx(banks)


@in_a_loop
async def test_bots_go_on_after_a_restart_without_anybody_looking(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pace=2) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, m.SeatPlan(kind="bot", bot="random"), ME)
        made, id = room.game.made, room.id
        assert room.thinker
    async with house(tmp_path) as rooms:
        await settled(lambda: id in rooms.rooms and rooms.rooms[id].game.made > made)


@in_a_loop
async def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME)
        rooms._forget_idle()
        assert room.id in rooms.rooms
        room.touched -= 10_000
        rooms._forget_idle()
        assert room.id not in rooms.rooms
        again = await rooms.find(room.id)
        assert again is not room
        assert again.game.fingerprint() == room.game.fingerprint()


@in_a_loop
async def test_two_who_look_for_the_same_table_find_the_same_room(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME)
        del rooms.rooms[room.id]
        one, two = await asyncio.gather(rooms.find(room.id), rooms.find(room.id))
        assert one is two
        with pytest.raises(NoSuchTable):
            await rooms.find("nosuchtable")


@in_a_loop
async def test_a_table_of_other_rules_is_refused_and_left_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME)
        await room.append(Chosen(seat=0, player=edda.id, key="sheet:elf:male", events=[]), room.game)
        await room.append(Chosen(seat=0, player=edda.id, key="a-rule-of-old", events=[]), room.game)
        del rooms.rooms[room.id]
        with pytest.raises(SetAside):
            await rooms.find(room.id)
        await rooms.store.write(update(tables).where(tables.c.id == room.id).values(due=1.0))
        await rooms._look_after_due()
        assert await rooms.store.tables.due(time.time()) == []


@in_a_loop
async def test_of_two_writers_of_one_entry_the_second_catches_up(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME)
        del rooms.rooms[room.id]
        twin = await rooms.find(room.id)  # as if another process had it
        page = Page(room, edda)
        await page.hello()
        await page.choose()
        async with twin.lock:
            with pytest.raises(Conflict):
                await twin.append(Chatted(player=edda.id, name="", text="late"))
        assert twin.ledger.number == room.ledger.number
        assert twin.game.fingerprint() == room.game.fingerprint()


@in_a_loop
async def test_whoever_has_to_decide_and_is_not_looking_is_called_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[tuple[str, dict[str, Any]]] = []

    async def turn(url: str, payload: dict[str, Any]) -> None:
        called.append((url, payload))

    async with house(tmp_path, webhooks=True) as rooms:
        monkeypatch.setattr(rooms.webhooks, "turn", turn)
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        await rooms.store.players.change(mira, "Mira", "https://example.org/turn")
        room = await opened(rooms, edda, ME, FREE, open=True)
        await seats.sit(room, mira, 1, "Mira")
        del rooms.rooms[room.id]
        twin = await rooms.find(room.id)  # as if another process had it
        page = Page(room, edda)
        await page.hello()
        assert (room.ledger.turn, called) == (0, [])
        while room.ledger.turn == 0:
            await page.choose()
        await twin.heard()
        assert twin.ledger.turn == 1
        await settled(lambda: bool(called))
        about = {"event": "your-turn", "table": room.id, "title": "", "game": "roll-player", "seat": 1}
        assert called == [("https://example.org/turn", about)]


@in_a_loop
async def test_one_sqlite_file_has_one_server(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        with pytest.raises(BadDatabase, match="Another server"):
            await Store.open(str(rooms.store.url.render_as_string(hide_password=False)))


# --- clocks, lists, files ----------------------------------------------------------------------------


@in_a_loop
async def test_who_runs_out_of_time_is_played_by_a_bot_and_can_come_back(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME, ME, clock=m.Clock(bank=10, more=0))
        page = Page(room, edda)
        await page.hello()
        seat = room.ledger.turn
        assert seat is not None
        await room.check_clock()
        assert room.ledger.places[seat].bot is None
        room.ledger.clocks.banks[seat] = 0.0
        await room.check_clock()
        assert room.ledger.places[seat].bot == "greedy"
        assert page.entries[-1].what == "expire"
        await seats.put_bot(room, edda, seat, None)
        left = room.ledger.time_left(seat, room.ledger.at)
        assert left is not None
        assert left >= 59


@in_a_loop
async def test_thinking_time_is_taken_from_whoever_decides(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME, ME, clock=m.Clock(bank=100, more=7))
        page = Page(room, edda)
        await page.hello()
        seat = room.ledger.turn
        assert seat is not None
        room.ledger.clocks.since -= 30
        await page.choose()
        assert room.ledger.clocks.banks[seat] == pytest.approx(100 - 30 + 7, abs=2)
        assert room.ledger.clocks.banks[1 - seat] == pytest.approx(100)


@in_a_loop
async def test_lists_say_whose_turn_it_is(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms, "Edda"), await newcomer(rooms)
        first = await opened(rooms, edda, ME, title="  Friday  ", open=True)
        await opened(rooms, edda, ME, FREE)
        mine = await rooms.tables_of(edda)
        assert [(line.title, line.my_turn, line.waiting) for line in mine] == [
            ("Friday", True, False),
            ("", False, True),
        ]
        assert [line.id for line in await rooms.lobby()] == [first.id]
        assert await rooms.tables_of(mira) == []


@in_a_loop
async def test_bad_plans_open_no_table(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        plans: list[tuple[type[Exception], dict[str, Any]]] = [
            (hw.UnknownGame, {"game": "chess"}),
            (BadOption, {"options": {"edition": "xx"}}),
            (BadOption, {"options": {"variants": 5}}),
            (BadOption, {"seats": [ME] * 9}),
            (UnknownBot, {"seats": [m.SeatPlan(kind="bot", bot="hal")]}),
            (UnknownBot, {"seats": [m.SeatPlan(kind="bot")]}),
        ]
        for error, plan in plans:
            with pytest.raises(error):
                await rooms.open(m.NewTable(**{"game": "roll-player", "seats": [ME]} | plan), edda)
        assert await rooms.tables_of(edda) == []


@in_a_loop
async def test_my_tables_go_on_after_the_first_hundred(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_tables, "MOST_LISTED", 3)
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        mine = [await opened(rooms, edda, ME, ME) for _ in range(5)]
        waits = await opened(rooms, edda, ME, FREE)
        await opened(rooms, mira, ME)
        lists = [[line.id for line in await rooms.tables_of(edda, skip)] for skip in (0, 3, 6)]
        assert [len(each) for each in lists] == [3, 3, 0]
        assert sorted(lists[0] + lists[1]) == sorted(room.id for room in (*mine, waits))
        assert lists[1][-1] == waits.id, "where it is my turn comes first"
        assert [seat.mine for seat in (await rooms.tables_of(edda))[0].seats] == [True, True]


@in_a_loop
async def test_the_welcome_to_a_long_game_is_short(tmp_path: Path) -> None:
    """A padded file once made a welcome of 15.6 MB."""
    async with house(tmp_path, limits=replace(Limits.off(), log_lines=4)) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME)
        page = Page(room, edda)
        await page.hello()
        for _ in range(8):
            await page.choose()
        whole = snapshot.lines(room.game.log, 0)
        welcome = await Page(room, edda).hello()
        assert welcome.log == whole[-4:]
        assert welcome.earlier == len(whole) - 4
        found, upto = list(welcome.log or ()), welcome.earlier
        while upto:
            lines = await page.ask(m.AskLog, upto=upto)
            assert isinstance(lines, m.Lines)
            assert (lines.start, len(lines.lines)) == (max(0, upto - 4), min(4, upto))
            found, upto = lines.lines + found, lines.start
        assert found == whole
        assert (await page.ask(m.AskLog, upto=0)) == m.Lines(id=page.asked, start=0, lines=[])
        away = await Page(room, edda).hello(last=1)
        assert (away.log, away.entries) == (whole[-4:], []), "nor does it tell more of what was missed"

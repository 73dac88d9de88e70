"""Thinking time: nobody loses it while the server is down, nor because somebody sets a clock on the wall."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from herowright.server import messages as m
from herowright.server.ops import clock
from herowright.server.refusals import Refused
from herowright.server.store.uptime import Outage, down_between
from herowright.server.tables import presence, room, rooms, seats
from herowright.server.tables.room import Room
from herowright.server.tables.rooms import Rooms
from tests.server.rooms import FREE, ME, Page, house, in_a_loop, newcomer, opened

HOUR = 3600.0
SHORT = m.Clock(bank=100, more=0)


class Later:
    """The server's time, as much later as the test says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.by = 0.0
        for module in (presence, room, rooms):
            monkeypatch.setattr(module, "now", self)

    def __call__(self) -> float:
        return clock.now() + self.by


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    return Later(monkeypatch)


def left(room: Room) -> float:
    seat = room.ledger.turn
    assert seat is not None
    found = room.ledger.time_left(seat, room.played)
    assert found is not None
    return found


async def looked_after(rooms: Rooms, id: str) -> Room:
    """What the server does by itself, as once a second."""
    await rooms._look_after_due()
    return await rooms.find(id)


@in_a_loop
async def test_a_wall_clock_that_jumps_flags_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as rooms:
        table = await opened(rooms, await newcomer(rooms), ME, ME, clock=SHORT)
        wall = time.time
        for jump in (HOUR, -HOUR, 365 * 24 * HOUR):
            monkeypatch.setattr(time, "time", lambda jump=jump: wall() + jump)
            table = await looked_after(rooms, table.id)
            await table.check_clock()
            assert [place.bot for place in table.ledger.places] == [None, None]
            assert left(table) > 50


@in_a_loop
async def test_time_without_a_server_costs_nobody_time(tmp_path: Path, later: Later) -> None:
    async with house(tmp_path) as first:
        edda = await newcomer(first)
        table = await opened(first, edda, ME, ME, clock=SHORT)
        later.by = 30.0
        assert left(table) == pytest.approx(70, abs=20)
    later.by += HOUR
    async with house(tmp_path) as second:
        table = await looked_after(second, table.id)
        assert [place.bot for place in table.ledger.places] == [None, None]
        assert left(table) == pytest.approx(70, abs=20)
        later.by += 10.0
        page = Page(table, edda)
        await page.hello()
        mover = table.ledger.turn
        assert mover is not None
        await page.choose()
        assert table.ledger.clocks.banks[mover] == pytest.approx(60, abs=20)
    later.by += HOUR
    async with house(tmp_path) as third:
        table = await looked_after(third, table.id)
        assert table.ledger.clocks.banks[mover] == pytest.approx(60, abs=20), "the credit is kept with the choice"
        seat = table.ledger.running
        assert seat is not None
        later.by += 101.0
        table = await looked_after(third, table.id)
        assert table.ledger.places[seat].bot is not None, "but time with a server runs out"


@in_a_loop
async def test_an_outage_that_nobody_noticed_is_still_credited_after_the_next(tmp_path: Path, later: Later) -> None:
    async with house(tmp_path) as first:
        table = await opened(first, await newcomer(first), ME, ME, clock=SHORT)
    for _ in range(2):
        later.by += HOUR
        async with house(tmp_path) as rooms:
            assert rooms.outages
    later.by += HOUR
    async with house(tmp_path) as last:
        assert left(await last.find(table.id)) > 60


@in_a_loop
async def test_servers_that_had_no_heartbeat_yet_were_down_since_their_last_entry(tmp_path: Path, later: Later) -> None:
    async with house(tmp_path) as first:
        table = await opened(first, await newcomer(first), ME, ME, clock=SHORT)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.execute("DELETE FROM pulse")
    database.close()
    later.by += HOUR
    async with house(tmp_path) as rooms:
        table = await looked_after(rooms, table.id)
        assert [place.bot for place in table.ledger.places] == [None, None]
        assert left(table) > 60


def test_only_the_part_of_an_outage_between_two_moments_counts() -> None:
    outages = [Outage(10, 20), Outage(30, 40)]
    assert down_between(outages, 0, 50) == 20
    assert down_between(outages, 15, 35) == 10
    assert down_between(outages, 20, 30) == 0
    assert down_between([], 0, 50) == 0


# --- who is away -----------------------------------------------------------------------------------------


async def edda_and_mira(rooms: Rooms, **plan: object) -> tuple[Room, list[Page]]:
    edda, mira = await newcomer(rooms), await newcomer(rooms)
    table = await opened(rooms, edda, ME, FREE, open=True, **plan)
    await seats.sit(table, mira, 1, "Mira")
    pages = [Page(table, edda), Page(table, mira)]
    for page in pages:
        await page.hello()
    return table, pages


async def replaced(table: Room, asker: Page) -> str:
    """Why Mira's seat is not given to a bot; empty if it is."""
    try:
        await seats.put_bot(table, asker.viewer.player, 1, "greedy")
    except Refused as error:
        return error.message.id
    return ""


@in_a_loop
async def test_who_is_away_is_known_after_a_restart(tmp_path: Path, later: Later) -> None:
    """An absent player could once never be replaced: to look for the table was taken for their coming back."""
    async with house(tmp_path) as first:
        table, [edda, mira] = await edda_and_mira(first)
        later.by += 2 * seats.AWAY
        mira.viewer.leave()
    later.by += HOUR
    async with house(tmp_path) as second:
        table = await second.find(table.id)
        assert await replaced(table, edda) == "server-not-away", "after a restart everybody has time to come back"
        later.by += seats.AWAY + 1
        await second.find(table.id)
        assert await replaced(table, edda) == ""


@in_a_loop
async def test_who_left_a_moment_ago_is_not_away_because_the_table_left_the_memory(
    tmp_path: Path, later: Later
) -> None:
    async with house(tmp_path) as rooms:
        table, [edda, mira] = await edda_and_mira(rooms)
        later.by += 10 * seats.AWAY
        mira.viewer.leave()
        edda.viewer.leave()
        while rooms.tasks:
            await asyncio.gather(*rooms.tasks)
        del rooms.rooms[table.id]
        table = await rooms.find(table.id)
        later.by += seats.AWAY / 2
        assert await replaced(table, edda) == "server-not-away"
        later.by += seats.AWAY
        assert await replaced(table, edda) == ""


@in_a_loop
async def test_what_others_do_to_a_seat_is_no_sign_of_its_player(tmp_path: Path, later: Later) -> None:
    async with house(tmp_path) as rooms:
        table, [edda, mira] = await edda_and_mira(rooms)
        mira.viewer.leave()
        later.by += seats.AWAY + 1
        assert await replaced(table, edda) == ""
        assert table.presence.away_for(1) > seats.AWAY


@in_a_loop
async def test_where_there_are_clocks_they_say_who_is_away(tmp_path: Path, later: Later) -> None:
    """A game of days: to be away for a minute means nothing."""
    async with house(tmp_path) as rooms:
        table, [edda, mira] = await edda_and_mira(rooms, clock=m.Clock(bank=10_000, more=0))
        mira.viewer.leave()
        for passed, said in (
            (10, "server-not-away"),
            (100, "server-has-time"),
            (9_000, "server-has-time"),
            (2_000, ""),
        ):
            later.by += passed
            assert await replaced(table, edda) == said

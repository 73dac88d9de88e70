"""Many who look at one table: what each of them costs the others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from herowright.server import messages as m
from herowright.server.http import socket
from herowright.server.http.services import passer_by
from herowright.server.tables import moderation, presence, seats
from herowright.server.tables.room import Room
from tests.server.rooms import BOT, FREE, ME, Page, house, in_a_loop, newcomer, opened

CROWD = 60


def told(page: Page) -> list[m.Presence]:
    page.drain()
    return [frame for frame in page.frames if isinstance(frame, m.Presence)]


async def quiet() -> None:
    await asyncio.sleep(presence.QUIET * 1.5)


@in_a_loop
async def test_a_crowd_that_comes_and_goes_is_told_of_in_few_messages(tmp_path: Path) -> None:
    """Three hundred spectators once meant 45,000 messages, and a choice took 16 seconds."""
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME, open=True)
        first = Page(room, edda)
        await first.hello()
        notices: list[Room] = []
        rooms.tell_presence = notices.append  # type: ignore[method-assign, assignment]
        crowd = [Page(room, passer_by()) for _ in range(CROWD)]
        for page in crowd:
            await page.hello()
        await quiet()
        assert sum(len(told(page)) for page in (first, *crowd)) <= 3 * (CROWD + 1), "not one for each pair of them"
        assert len(notices) <= 3, "nor are other processes told of each"
        assert told(first)[-1] == m.Presence(present=[True], spectators=CROWD)
        assert room.info(edda).spectators == CROWD
        before = len(told(first))
        for page in crowd:
            page.viewer.leave()
        await quiet()
        assert told(first)[-1] == m.Presence(present=[True], spectators=0)
        assert len(told(first)) <= before + 2


@in_a_loop
async def test_nothing_is_told_when_nothing_has_changed(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME, open=True)
        page = Page(room, edda)
        await page.hello()
        await quiet()
        before = len(told(page))
        again = Page(room, edda)
        await again.hello()
        await quiet()
        assert len(told(page)) == before


@in_a_loop
async def test_a_spectator_who_sits_down_or_gets_up_is_told_of(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, ME, FREE, FREE, open=True)
        page, other = Page(room, edda), Page(room, mira)
        for each in (page, other):
            await each.hello()
        await quiet()
        assert told(page)[-1] == m.Presence(present=[True, False, False], spectators=1)
        await seats.sit(room, mira, 1, "Mira")
        assert room.presence.is_present(1)
        await quiet()
        assert told(page)[-1] == m.Presence(present=[True, True, False], spectators=0)
        await seats.stand(room, mira, 1)
        await quiet()
        assert told(page)[-1] == m.Presence(present=[True, False, False], spectators=1)


@in_a_loop
async def test_those_who_see_the_same_are_sent_what_was_written_out_once(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, ME, FREE, open=True, game="call-to-adventure")
        await seats.sit(room, mira, 1, "Mira")
        pages = [Page(room, player) for player in (edda, mira, passer_by(), passer_by())]
        for page in pages:
            await page.hello()
        await pages[room.ledger.turn or 0].choose()
        for page in pages:
            page.drain()
        frames = [[frame for frame in page.frames if isinstance(frame, m.News)][-1] for page in pages]
        assert frames[2] is frames[3]
        assert socket.encoded(frames[2]) is socket.encoded(frames[3])
        assert [frame.state and frame.state.seat for frame in frames] == [0, 1, None, None]
        assert frames[0] != frames[1]


@in_a_loop
async def test_two_processes_tell_each_other_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every report used to be answered with another one, five times a second for as long as both had the table."""
    monkeypatch.setattr(presence, "QUIET", 0.0)
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME, open=True)
        reports: list[int] = []

        def answered(room: Room) -> None:
            reports.append(room.presence.spectators_here)
            room.presence.heard("another process", frozenset(), 1)

        rooms.tell_presence = answered  # type: ignore[method-assign]
        page = Page(room, edda)
        await page.hello()
        for _ in range(50):
            await asyncio.sleep(0)
        assert reports == [0, 0], "and once more to the new process, which had heard of nobody"
        Page(room, passer_by())
        for _ in range(50):
            await asyncio.sleep(0)
        assert reports == [0, 0, 1]
        assert told(page)[-1] == m.Presence(present=[True], spectators=2)


@in_a_loop
async def test_a_spectator_is_not_told_what_holds_for_another(tmp_path: Path) -> None:
    """Whoever was sent away may still watch an open table, in silence; the others may talk."""
    async with house(tmp_path) as rooms:
        edda, mira, lida = [await newcomer(rooms, name) for name in ("Edda", "Mira", "Lida")]
        room = await opened(rooms, edda, ME, BOT, open=True)
        pages = [Page(room, player) for player in (mira, lida)]
        for page in pages:
            await page.hello()
        await pages[0].ask(m.Say, text="hello")
        await moderation.kick(room, edda, m.Somebody(by=moderation.speaker(room.id, mira.id)))
        for page in pages:
            page.drain()
        told = [[frame.table for frame in page.frames if isinstance(frame, m.News) and frame.table] for page in pages]
        assert [tables[-1].no_chat and tables[-1].no_chat.id for tables in told] == ["server-muted", None]

"""At a table one thing happens at a time: whoever comes second meets the table as the first has left it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

from herowright.server import messages as m
from herowright.server.store.entries import Kicked, Paused, SatDown, TimedOut
from herowright.server.tables import leaving, seats
from herowright.server.tables.bot_workers import Opinion
from herowright.server.tables.ledger import Place
from herowright.server.tables.room import Room
from herowright.server.tables.rooms import Rooms
from herowright.table.errors import HerowrightError
from herowright.table.table import Table
from tests.server.rooms import FREE, ME, Page, house, in_a_loop, newcomer, opened


async def at_once(*deeds: Awaitable[object]) -> list[str]:
    """How each of them ends, in the order of the alphabet: empty if it was done, else the reason."""
    ends = await asyncio.gather(*deeds, return_exceptions=True)
    return sorted(map(_reason, ends))


def _reason(end: object) -> str:
    if isinstance(end, m.Refused):
        return end.reason.id
    if isinstance(end, HerowrightError):
        return end.message.id
    assert not isinstance(end, BaseException), end
    return ""


async def three(rooms: Rooms) -> tuple[Room, list[Page]]:
    players = [await newcomer(rooms) for _ in range(3)]
    room = await opened(rooms, players[0], ME, FREE, FREE, open=True)
    for seat in (1, 2):
        await seats.sit(room, players[seat], seat, f"Guest {seat}")
    pages = [Page(room, player) for player in players]
    for page in pages:
        await page.hello()
    return room, pages


@in_a_loop
async def test_two_devices_choose_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME)
        pages = [Page(room, edda), Page(room, edda)]
        for page in pages:
            await page.hello()
        for _ in range(3):
            assert await at_once(*(page.choose() for page in pages)) == ["", "server-stale"]
        made = pages[0].state.decisions
        back = [page.ask(m.Undo, seat=0, decisions=made) for page in pages]
        assert await at_once(*back) == ["", "server-stale"]


@in_a_loop
async def test_all_talk_and_pause_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room, pages = await three(rooms)
        assert await at_once(*(page.ask(m.Say, text="Hello") for page in pages)) == ["", "", ""]
        assert len(room.ledger.chat) == 3
        pauses = [page.ask(m.Pause, seat=seat, on=True) for seat, page in enumerate(pages)]
        assert await at_once(*pauses) == ["", "", ""]
        assert [type(entry) for entry in room.recent].count(Paused) == 1


@in_a_loop
async def test_two_ask_to_go_back_and_two_agree_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room, pages = await three(rooms)
        for _ in range(3):
            await pages[room.ledger.turn or 0].choose()
        asked = [pages[seat].ask(m.AskRewind, seat=seat, to=1) for seat in (0, 1)]
        assert await at_once(*asked) == ["", "server-rewind-pending"]
        assert room.ledger.rewind is not None
        others = list(room.ledger.rewind.waiting)
        agreed = [pages[seat].ask(m.AnswerRewind, seat=seat, agree=True) for seat in others]
        assert await at_once(*agreed) == ["", ""]
        assert room.game.made == 1


@in_a_loop
async def test_two_want_the_same_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira, olek = [await newcomer(rooms) for _ in range(3)]
        room = await opened(rooms, edda, ME, FREE, open=True)
        sat = [seats.sit(room, player, 1, "Guest") for player in (mira, olek)]
        assert await at_once(*sat) == ["", "server-seat-taken"]
        link = await seats.seat_link(room, edda, 0)
        phone = await newcomer(rooms)
        assert await at_once(*(seats.join(room, phone, link) for _ in range(2))) == ["", ""]
        assert room.ledger.places[0].players == [edda.id, phone.id]
        [device] = [each.id for each in (await seats.devices(room, edda, 0)).devices if not each.first]
        removed = [seats.remove_device(room, edda, 0, device) for _ in range(2)]
        assert await at_once(*removed) == ["", "server-no-device"]
        bots = [seats.put_bot(room, edda, 0, "greedy") for _ in range(2)]
        assert await at_once(*bots) == ["", "server-bot-plays"]
        stood = [seats.stand(room, edda, 0) for _ in range(2)]
        assert await at_once(*stood) == ["", "server-not-your-seat"]


@in_a_loop
async def test_a_clock_runs_out_once(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room = await opened(rooms, await newcomer(rooms), ME, ME, clock=m.Clock(bank=10, more=0))
        room.ledger.clocks.banks[room.ledger.turn or 0] = 0.0
        assert await at_once(room.check_clock(), room.check_clock()) == ["", ""]
        assert [type(entry) for entry in room.recent].count(TimedOut) == 1


@in_a_loop
async def test_who_comes_while_they_are_sent_away_sees_no_hand(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, ME, FREE, open=True, game="call-to-adventure")
        await seats.sit(room, mira, 1, "Mira")
        page = Page(room, mira)
        async with room.lock:
            coming = asyncio.create_task(page.hello(seat=1))
            await asyncio.sleep(0)
            await room.append(Kicked(seat=1, player=edda.id, players=[mira.id], name="Mira", bot="greedy"))
        assert (await coming).state.seat is None


@in_a_loop
async def test_a_table_at_which_somebody_has_just_sat_down_is_not_deleted(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, ME, FREE, open=True)
        async with room.lock:
            deleting = asyncio.create_task(at_once(leaving.delete(room, edda)))
            await asyncio.sleep(0)
            await room.append(SatDown(seat=1, player=mira.id, name="Mira"))
        assert await deleting == ["server-others-play"]


@in_a_loop
async def test_what_a_bot_thought_of_a_move_that_was_taken_back_does_not_count(tmp_path: Path) -> None:
    """The same number of decisions does not mean the same game."""
    async with house(tmp_path) as rooms:
        room = await opened(rooms, await newcomer(rooms), ME, ME)
        room.ledger.places[room.ledger.turn or 0] = Place(bot="greedy")
        first, undone = room.game, room.game.clone()

        async def opinion(game: Table[Any], seat: int, bot: str, reasons: bool = False) -> Opinion:
            if game is first:
                room.ledger.game = undone  # and decided otherwise
            assert game.decision is not None
            return [(game.decision.options[0].key, 0.0, ())]

        room.opinion = opinion  # type: ignore[method-assign]
        await room._play_bot("greedy")
        assert room.game is undone
        await room._play_bot("greedy")
        assert room.game.made > 0

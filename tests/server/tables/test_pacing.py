"""Bots play as fast as pages have shown it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from herowright.server import messages as m
from herowright.server.tables import pacing, seats
from herowright.server.tables.room import Room
from tests.server.rooms import BOT, ME, Page, house, in_a_loop, newcomer, opened


async def quiet(room: Room) -> int:
    """How many decisions are made when nothing more happens by itself."""
    made = -1
    while made != room.game.made:
        made = room.game.made
        await asyncio.sleep(0.1)
    return made


@in_a_loop
async def test_bots_wait_until_whoever_plays_has_seen_their_last_move(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pace=60) as rooms:
        edda, ulf = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, ME, BOT, BOT, open=True, seed="6")
        page, watching = Page(room, edda), Page(room, ulf)
        await page.hello()
        await watching.hello()
        await watching.viewer.receive(m.Shown(number=10_000))
        await page.viewer.receive(m.Shown(number=page.state.number))
        state = await page.until(lambda state: state.decisions == 1)
        assert await quiet(room) == 1  # who watches has seen more, and does not count beside one who plays
        assert await rooms.store.tables.due(room.ledger.at + pacing.ALONE - 1) == []
        await page.viewer.receive(m.Shown(number=state.number))
        await page.until(lambda state: state.decisions == 2)
        assert await quiet(room) == 2
        page.viewer.leave()
        await watching.until(lambda state: state.turn == 0)  # the one who watches wants no waiting
        assert room.pacing.followed_by == [watching.viewer]


@in_a_loop
async def test_nobody_holds_the_others_up_for_long(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, ulf = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, BOT, ME, open=True)
        assert room.pacing.longest == 0
        page = Page(room, edda)
        await page.hello()
        await page.viewer.receive(m.Shown(number=0))
        assert room.pacing.longest == pacing.ALONE
        both = await opened(rooms, ulf, BOT, ME, m.SeatPlan(kind="free"), open=True)
        await seats.sit(both, edda, 2, "Edda")
        late = Page(both, ulf)
        await late.hello()
        await late.viewer.receive(m.Shown(number=0))
        assert both.pacing.longest == pacing.TOGETHER

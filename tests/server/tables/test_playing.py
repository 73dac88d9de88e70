"""Playing at a table of the server: choosing, interrupting, undoing, and going back by consent."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

import herowright as hw
from herowright.server import messages as m
from herowright.server.http.services import passer_by
from herowright.server.tables import history, seats
from herowright.table.save import verify
from tests.server.rooms import (
    BOT,
    FREE,
    ME,
    Page,
    house,
    in_a_loop,
    newcomer,
    opened,
    play_out,
    refused,
    settled,
)

# --- playing -----------------------------------------------------------------------------------------


@in_a_loop
async def test_a_game_against_bots_from_open_to_score_sheet(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms, "Edda")
        room = await opened(rooms, edda, ME, BOT, BOT)
        page = Page(room, edda)
        welcome = await page.hello()
        assert [seat.name for seat in welcome.table.seats] == ["Edda", "", ""]
        assert [seat.number for seat in welcome.table.seats] == [0, 1, 2]
        end = await play_out(page)
        assert end.outcome is not None
        assert len(end.outcome.seats) == 3
        assert end.outcome.seed == "7"
        assert [entry.number for entry in page.entries] == list(range(welcome.state.number + 1, end.number + 1))
        assert verify(await history.export(room, edda), hw.games().__getitem__).ok


@in_a_loop
async def test_every_line_of_the_log_arrives_once_and_in_order(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME, BOT)
        page = Page(room, edda)
        first = await page.hello()
        await play_out(page)
        assert first.log is not None
        told = [(line.kind, line.args) for line in first.log]
        told += [(line.kind, line.args) for entry in page.entries for line in entry.lines]
        assert told == [(event.kind, dict(event.args)) for event in room.game.log]


@in_a_loop
async def test_a_choice_against_the_rules_is_refused_with_its_clause(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME, ME)
        page = Page(room, edda)
        await page.hello()
        before = room.ledger.number
        answer = await page.choose("buy:longsword")
        assert isinstance(answer, m.Refused)
        assert answer.rule is not None
        assert room.ledger.number == before


@in_a_loop
async def test_a_stale_or_repeated_answer_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME)
        page = Page(room, edda)
        state = (await page.hello()).state
        assert state.decision is not None
        same = {"seat": 0, "key": state.decision.options[0].key, "decisions": state.decisions}
        assert isinstance(await page.ask(m.Choose, **same), m.Done)
        assert refused(await page.ask(m.Choose, **same)) == "server-stale"


@in_a_loop
async def test_nobody_decides_for_a_seat_that_is_not_theirs(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, ME, FREE, open=True)
        await seats.sit(room, mira, 1, "Mira")
        page = Page(room, mira)
        await page.hello()
        turn = room.ledger.turn
        assert turn is not None
        mine = Page(room, edda)
        state = (await mine.hello()).state
        decision = (state if turn == 0 else page.state).decision
        assert decision is not None
        asker = page if turn == 0 else mine
        assert refused(await asker.choose(decision.options[0].key, turn)) == "server-not-your-seat"
        for kind, about in (
            (m.Undo, {"decisions": 0}),
            (m.AskPreview, {"decisions": 0}),
            (m.AskHint, {"decisions": 0}),
            (m.AskRewind, {"to": 0}),
            (m.AnswerRewind, {"agree": True}),
            (m.Look, {}),
        ):
            assert refused(await page.ask(kind, seat=0, **about)) == "server-not-your-seat"
        for nowhere in (2, 9):
            assert refused(await page.choose("x", nowhere)) == "refused-no-seat"


@in_a_loop
async def test_an_unused_skill_can_be_used_while_another_seat_decides(tmp_path: Path) -> None:
    """Interrupts reach the seat that holds them, and only that one."""
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME, ME, seed="11")
        page = Page(room, edda)
        await page.hello()
        for _ in range(400):
            state = page.state
            if state.outcome:
                break
            assert state.turn is not None
            other = 1 - state.turn
            offered = {option.key for option in room.game.interrupts(other)}
            await page.ask(m.Look, seat=other)
            assert {option.key for option in page.state.interrupts} == offered
            if offered:
                key = next(iter(offered))
                answer = await page.ask(m.Choose, seat=other, key=key, decisions=state.decisions)
                assert isinstance(answer, m.Done)
                return
            await page.ask(m.Look, seat=state.turn)
            options = [option.key for option in page.state.decision.options] if page.state.decision else []
            bought = [key for key in options if key.startswith("buy:")]
            await page.choose((bought or options)[0])
        pytest.fail("nobody ever held a skill")


@in_a_loop
async def test_bots_wait_while_somebody_needs_time(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pace=0.05) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, BOT, ME)
        page = Page(room, edda)
        await page.hello()
        assert isinstance(await page.ask(m.Pause, seat=1, on=True), m.Done)
        if page.state.decision:
            while room.ledger.turn == 1:
                await page.choose()
        made = room.game.made
        await asyncio.sleep(0.3)
        assert room.game.made == made
        assert room.info(edda).paused
        assert await rooms.store.tables.due(time.time() + 1000) == []
        await page.ask(m.Pause, seat=1, on=False)
        await settled(lambda: room.game.made > made)
        assert refused(await page.ask(m.Pause, seat=0, on=True)) == "server-not-your-seat"


@in_a_loop
async def test_no_bot_begins_before_every_seat_is_taken(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pace=60) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, ME, FREE, BOT, open=True)
        assert (room.ledger.turn, room.thinker, room.bot_task) == (2, None, None)
        await seats.sit(room, mira, 1, "Mira")
        assert (room.thinker, room.bot_task is None) == ("greedy", False)


@in_a_loop
async def test_while_a_bot_plays_a_seat_its_player_does_not(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pace=60) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME)
        page = Page(room, edda)
        await page.hello()
        await seats.put_bot(room, edda, 0, "greedy")
        assert refused(await page.choose()) == "server-bot-plays"
        await seats.put_bot(room, edda, 0, None)
        assert isinstance(await page.choose(), m.Done)


# --- taking back -------------------------------------------------------------------------------------


@in_a_loop
async def test_undo_takes_the_page_back_and_shortens_its_log(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME, m.SeatPlan(kind="me"))
        page = Page(room, edda)
        first = await page.hello()
        assert first.state.no_undo is not None
        await page.choose()
        assert page.state.no_undo is None
        assert isinstance(await page.ask(m.Undo, seat=0, decisions=page.state.decisions), m.Done)
        undone = page.entries[-1]
        assert (undone.what, undone.log) == ("undo", len(first.log or []))
        assert page.state.view == first.state.view
        assert refused(await page.ask(m.Undo, seat=0, decisions=page.state.decisions)).startswith("undo-")


@in_a_loop
async def test_alone_among_bots_one_may_go_back_to_any_moment(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME, BOT)
        page = Page(room, edda)
        await page.hello()
        for _ in range(8):
            await page.until(lambda state: state.decision is not None)
            await page.choose()
        await page.until(lambda state: state.decision is not None)
        assert isinstance(await page.ask(m.AskRewind, seat=0, to=3), m.Done)
        assert page.state.decisions >= 3
        assert any(entry.what == "rewind" and entry.to == 3 for entry in page.entries)
        assert refused(await page.ask(m.AskRewind, seat=0, to=9999)) == "server-rewind-nowhere"


@in_a_loop
async def test_going_back_among_people_needs_everybody_concerned(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira, olek = [await newcomer(rooms) for _ in range(3)]
        room = await opened(rooms, edda, ME, FREE, FREE, open=True)
        await seats.sit(room, mira, 1, "Mira")
        await seats.sit(room, olek, 2, "Olek")
        pages = [Page(room, player) for player in (edda, mira, olek)]
        for page in pages:
            await page.hello()
        for _ in range(4):
            mover = pages[room.ledger.turn or 0]
            await mover.choose()
        made = room.game.made
        await pages[0].ask(m.AskRewind, seat=0, to=1)
        assert pages[1].state.rewind == m.Rewind(seat=0, to=1, waiting=[1, 2])
        assert refused(await pages[1].ask(m.AskRewind, seat=1, to=0)) == "server-rewind-pending"
        await pages[1].ask(m.AnswerRewind, seat=1, agree=True)
        assert pages[0].state.rewind == m.Rewind(seat=0, to=1, waiting=[2])
        assert refused(await pages[1].ask(m.AnswerRewind, seat=1, agree=True)) == "server-rewind-none"
        await pages[2].ask(m.AnswerRewind, seat=2, agree=False)
        assert pages[0].state.rewind is None
        assert room.game.made == made
        await pages[0].ask(m.AskRewind, seat=0, to=1)
        await pages[1].ask(m.AnswerRewind, seat=1, agree=True)
        await pages[2].ask(m.AnswerRewind, seat=2, agree=True)
        assert room.game.made == 1
        assert [page.state.decisions for page in pages] == [1, 1, 1]


@in_a_loop
async def test_only_other_people_are_asked_whether_to_go_back(tmp_path: Path) -> None:
    """Not the seats that the asking player holds too, and none that nobody holds."""
    async with house(tmp_path) as rooms:
        edda, mira, olek = [await newcomer(rooms) for _ in range(3)]
        room = await opened(rooms, olek, FREE, FREE, FREE, ME, open=True)
        await seats.sit(room, mira, 1, "Mira")
        for seat in (0, 2):
            await seats.sit(room, edda, seat, "Edda")
        pages = {0: Page(room, edda), 1: Page(room, mira), 3: Page(room, olek)}
        for page in pages.values():
            await page.hello()
        for _ in range(4):
            turn = room.ledger.turn
            assert turn is not None
            await pages[0 if turn == 2 else turn].choose()
        await seats.stand(room, olek, 3)
        await pages[0].ask(m.AskRewind, seat=0, to=1)
        assert pages[1].state.rewind == m.Rewind(seat=0, to=1, waiting=[1])
        await pages[1].ask(m.AnswerRewind, seat=1, agree=True)
        assert room.game.made == 1


@in_a_loop
async def test_a_pause_and_a_wish_to_go_back_outlast_what_has_nothing_to_do_with_them(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, mira, FREE, ME, open=True)
        await seats.sit(room, edda, 0, "Edda")
        page, other = Page(room, edda), Page(room, mira)
        await page.hello()
        await other.hello()
        await page.ask(m.Pause, seat=0, on=True)
        await (page, other)[room.ledger.turn or 0].choose()
        assert room.info(edda).paused
        await page.ask(m.AskRewind, seat=0, to=0)
        wish = m.Rewind(seat=0, to=0, waiting=[1])
        await other.ask(m.Say, text="Why?")
        assert room.ledger.paused
        assert room.state(1).rewind == wish
        await page.ask(m.Pause, seat=0, on=False)
        await page.ask(m.Pause, seat=0, on=True)
        assert room.state(1).rewind == wish
        await seats.stand(room, mira, 1)
        assert room.ledger.paused
        assert room.state(None).rewind is None, "somebody has gone: ask anew"


@in_a_loop
async def test_the_end_is_a_border(tmp_path: Path) -> None:
    """Seed and hands are public then."""
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME)
        page = Page(room, edda)
        await page.hello()
        end = await play_out(page)
        assert end.no_undo is not None
        assert end.no_undo.id == "server-over"
        assert (await Page(room, passer_by()).hello(seat=9)).state.seat is None, "there is no such seat to look from"
        assert refused(await page.ask(m.Look, seat=9)) == "refused-no-seat"
        number = room.ledger.number
        assert refused(await page.ask(m.Undo, seat=0, decisions=end.decisions)) == "server-over"
        assert refused(await page.ask(m.AskRewind, seat=0, to=3)) == "server-over"
        assert room.ledger.number == number


@in_a_loop
async def test_a_bot_that_stands_in_does_not_consent_for_its_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever was away for a minute once lost eleven decisions without being asked."""
    monkeypatch.setattr(seats, "AWAY", 0.0)
    async with house(tmp_path, bot_pace=60) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, ME, FREE, open=True)
        await seats.sit(room, mira, 1, "Mira")
        page, other = Page(room, edda), Page(room, mira)
        await page.hello()
        await other.hello()
        for _ in range(4):
            await (page, other)[room.ledger.turn or 0].choose()
        other.viewer.leave()
        await seats.put_bot(room, edda, 1, "greedy")
        made = room.game.made
        assert isinstance(await page.ask(m.AskRewind, seat=0, to=1), m.Done)
        assert (room.game.made, page.state.rewind) == (made, m.Rewind(seat=0, to=1, waiting=[1]))
        assert refused(await page.ask(m.AnswerRewind, seat=0, agree=True)) == "server-rewind-none"
        back = Page(room, mira)
        await back.hello()
        await back.ask(m.AnswerRewind, seat=1, agree=True)
        assert room.game.made == 1

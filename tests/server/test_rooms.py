"""Tables of a server: playing, sitting, taking back, clocks, chat, and that all of it is kept."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

import herowright as hw
from herowright.bots import UnknownBot
from herowright.server import looking, sealing, sitting
from herowright.server import messages as m
from herowright.server.refusals import Forbidden, Refused
from herowright.server.rooms import CannotLoad, NoSuchTable, rebuild
from herowright.server.store import BadDatabase, Conflict, Store, tables
from herowright.table.errors import BadOption, BadSave
from herowright.table.save import verify
from tests.server.rooms import BOT, FREE, ME, Page, house, in_a_loop, newcomer, opened, play_out, settled


def named(name: str) -> m.SeatPlan:
    return m.SeatPlan(kind="me", name=name)


def refused(answer: m.ToBrowser) -> str:
    assert isinstance(answer, m.Refused), answer
    return answer.reason.id


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
        assert verify(await looking.export(room, edda), hw.games().__getitem__).ok


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
        await sitting.sit(room, mira, 1, "Mira")
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
        assert refused(await page.choose("x", 9)) == "refused-no-seat"


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
        assert await rooms.store.due(time.time() + 1000) == []
        await page.ask(m.Pause, seat=1, on=False)
        await settled(lambda: room.game.made > made)
        assert refused(await page.ask(m.Pause, seat=0, on=True)) == "server-not-your-seat"


# --- hints and previews ------------------------------------------------------------------------------


@in_a_loop
async def test_a_hint_ranks_all_options_and_gives_reasons(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME)
        page = Page(room, edda)
        state = (await page.hello()).state
        hint = await page.ask(m.AskHint, seat=0, decisions=state.decisions)
        assert isinstance(hint, m.Hint)
        assert state.decision is not None
        assert {advice.key for advice in hint.advice} == {option.key for option in state.decision.options}
        assert [advice.value for advice in hint.advice] == sorted((a.value for a in hint.advice), reverse=True)
        assert any(advice.reasons for advice in hint.advice)
        assert refused(await page.ask(m.AskHint, seat=0, decisions=99)) == "server-stale"


@in_a_loop
async def test_a_preview_tells_exactly_what_a_sure_option_changes(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME)
        page = Page(room, edda)
        await page.hello()
        compared = 0
        while (state := page.state).outcome is None:
            previews = await page.ask(m.AskPreview, seat=0, decisions=state.decisions)
            assert isinstance(previews, m.Previews)
            assert state.decision is not None
            key = state.decision.options[0].key
            foretold, before = previews.options[key], room.game.figures(0)
            await page.choose(key)
            now = room.game.figures(0)
            changed = {name: (before.get(name, 0), now[name]) for name in now if before.get(name, 0) != now[name]}
            told = {name: (old, new) for name, old, new in foretold.figures}
            if foretold.chance:
                assert {name: was for name, (was, _) in told.items()}.items() <= before.items() | {
                    (name, 0) for name in told
                }
            else:
                assert told == changed
                compared += bool(changed)
        assert compared > 5


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
        await sitting.sit(room, mira, 1, "Mira")
        await sitting.sit(room, olek, 2, "Olek")
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


# --- sitting -----------------------------------------------------------------------------------------


@in_a_loop
async def test_a_private_table_opens_only_to_its_invitation(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira, olek = [await newcomer(rooms) for _ in range(3)]
        made = await rooms.open(m.NewTable(game="roll-player", seats=[ME, FREE]), edda)
        room = await rooms.find(made.table)
        with pytest.raises(Forbidden):
            await room.admit(mira)
        with pytest.raises(Forbidden):
            await sitting.join(room, mira, "not-the-secret-at-all")
        await sitting.join(room, mira, made.invite)
        await room.admit(mira)
        await sitting.sit(room, mira, 1, "Mira")
        with pytest.raises(Refused):
            await sitting.sit(room, mira, 1, "Mira")
        fresh = await sitting.new_invite(room, edda)
        with pytest.raises(Forbidden):
            await sitting.join(room, olek, made.invite)
        await sitting.join(room, olek, fresh)
        with pytest.raises(Forbidden):
            await sitting.new_invite(room, mira)


@in_a_loop
async def test_a_seat_moves_to_another_device_by_its_own_link(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, phone, thief = [await newcomer(rooms) for _ in range(3)]
        room = await opened(rooms, edda, named("Edda"), BOT)
        old = await sitting.seat_link(room, edda, 0)
        link = await sitting.seat_link(room, edda, 0)
        with pytest.raises(Forbidden):
            await sitting.join(room, thief, old)
        with pytest.raises(Forbidden):
            await sitting.seat_link(room, thief, 0)
        await sitting.join(room, phone, link)
        page = Page(room, phone)
        welcome = await page.hello()
        assert welcome.table.seats[0].mine
        assert welcome.table.seats[0].name == "Edda"
        await page.until(lambda state: state.decision is not None)
        assert isinstance(await page.choose(), m.Done)


@in_a_loop
async def test_the_game_waits_for_free_seats_and_a_bot_can_fill_them(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, ME, FREE, open=True)
        page = Page(room, edda)
        welcome = await page.hello()
        assert welcome.table.waiting
        if page.state.decision:
            assert refused(await page.choose()) == "server-waiting"
        with pytest.raises(Forbidden):
            await sitting.put_bot(room, mira, 1, "greedy")
        with pytest.raises(UnknownBot):
            await sitting.put_bot(room, edda, 1, "nobody")
        await sitting.put_bot(room, edda, 1, "greedy")
        await page.until(lambda state: state.decision is not None)
        assert isinstance(await page.choose(), m.Done)
        assert not room.ledger.waiting


@in_a_loop
async def test_a_bot_stands_in_for_somebody_who_left_and_hands_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, ME, FREE, open=True)
        await sitting.sit(room, mira, 1, "Mira")
        page = Page(room, mira)
        with pytest.raises(Refused, match="is here"):
            await sitting.put_bot(room, edda, 1, "greedy")
        page.viewer.leave()
        with pytest.raises(Refused, match="moment ago"):
            await sitting.put_bot(room, edda, 1, "greedy")
        monkeypatch.setattr(sitting, "AWAY", 0.0)
        await sitting.put_bot(room, edda, 1, "greedy")
        assert room.info(mira).seats[1] == m.Seat(
            seat=1, name="Mira", number=0, person=True, bot="greedy", mine=True, present=False
        )
        with pytest.raises(Forbidden):
            await sitting.put_bot(room, edda, 1, None)
        await sitting.put_bot(room, mira, 1, None)
        assert room.ledger.places[1].bot is None
        with pytest.raises(Refused):
            await sitting.put_bot(room, mira, 1, None)


@in_a_loop
async def test_who_stands_up_frees_the_seat_and_may_still_watch(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        made = await rooms.open(m.NewTable(game="roll-player", seats=[ME, FREE]), edda)
        room = await rooms.find(made.table)
        await sitting.join(room, mira, made.invite)
        await sitting.sit(room, mira, 1, "Mira")
        assert [line.id for line in await rooms.tables_of(mira)] == [room.id]
        await sitting.stand(room, mira, 1)
        assert room.ledger.places[1].free
        assert await rooms.tables_of(mira) == []
        await room.admit(mira)


@in_a_loop
async def test_two_people_of_one_name_can_be_told_apart(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, other = await newcomer(rooms, "Edda"), await newcomer(rooms)
        room = await opened(rooms, edda, ME, FREE, m.SeatPlan(kind="me", name="Edda"), open=True)
        await sitting.sit(room, other, 1, "Edda")
        assert [place.name for place in room.ledger.places] == ["Edda", "Edda 3", "Edda 2"]


# --- one screen for several --------------------------------------------------------------------------


@in_a_loop
async def test_a_shared_screen_turns_to_whoever_decides(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, named("Edda"), named("Olek"))
        page = Page(room, edda)
        state = (await page.hello()).state
        for _ in range(12):
            assert state.seat == state.turn
            assert state.decision is not None
            await page.choose()
            state = page.state


@in_a_loop
async def test_a_covered_screen_tells_nothing_until_the_next_player_looks(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, named("Edda"), named("Olek"), cover=True)
        page = Page(room, edda)
        state = (await page.hello()).state
        if state.covered is not None:
            await page.ask(m.Look, seat=state.covered)
        for _ in range(60):
            state = page.state
            if state.covered is not None:
                break
            await page.choose()
        assert state.covered == state.turn
        assert (state.view, state.decision, state.interrupts, state.outcome) == (None, None, [], None)
        await page.ask(m.Look, seat=state.covered)
        state = page.state
        assert state.seat == state.turn
        assert state.decision is not None


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
        room.ledger.recent.clear()  # as after a restart: what was missed is in the store alone
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
        banks, kept = room.ledger.banks, room.ledger.encode()
    async with house(tmp_path) as rooms:
        room = await rooms.find(room.id)
        assert (room.id, room.game.fingerprint(), room.game.log, room.ledger.number, room.ledger.chat) == before
        assert room.ledger.banks == pytest.approx(banks)
        assert room.ledger.encode() == kept
        whole = await rooms.store.entries(room.id, 0)
        row = await rooms.store.table(room.id)
        assert row is not None
        from_the_start = rebuild(row.start, None, whole, room.ledger.clock)
        assert from_the_start.game.fingerprint() == room.game.fingerprint()
        assert from_the_start.banks == pytest.approx(banks)


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
        await room.append("choose", 0, edda.id, {"key": "sheet:elf:male", "events": []}, room.game)
        await room.append("choose", 0, edda.id, {"key": "a-rule-of-old", "events": []}, room.game)
        del rooms.rooms[room.id]
        with pytest.raises(CannotLoad):
            await rooms.find(room.id)
        await rooms.store.write(update(tables).where(tables.c.id == room.id).values(due=1.0))
        await rooms._look_after_due()
        assert await rooms.store.due(time.time()) == []


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
                await twin.append("chat", None, edda.id, {"name": "", "text": "late"})
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
        await rooms.store.change_player(mira, "Mira", "https://example.org/turn")
        room = await opened(rooms, edda, ME, FREE, open=True)
        await sitting.sit(room, mira, 1, "Mira")
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
        room.ledger.banks[seat] = 0.0
        await room.check_clock()
        assert room.ledger.places[seat].bot == "greedy"
        assert page.entries[-1].what == "expire"
        await sitting.put_bot(room, edda, seat, None)
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
        room.ledger.since -= 30
        await page.choose()
        assert room.ledger.banks[seat] == pytest.approx(100 - 30 + 7, abs=2)
        assert room.ledger.banks[1 - seat] == pytest.approx(100)


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
async def test_a_running_game_of_several_people_is_exported_sealed(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, ME, FREE, open=True, seed="123456789")
        await sitting.sit(room, mira, 1, "Mira")
        file = await looking.export(room, edda)
        assert sealing.is_sealed(file)
        assert b"123456789" not in file
        with pytest.raises(BadSave, match="sealed"):
            await rooms.bring(file, edda)
        opened_again = hw.load_table(sealing.unseal(file, await rooms.store.sealer()))
        assert opened_again.fingerprint() == room.game.fingerprint()
        with pytest.raises(BadSave):
            sealing.unseal(file[:-20] + b'aaaaaaaaaaaaaaaaaa"}', await rooms.store.sealer())


@in_a_loop
async def test_an_exported_game_goes_on_as_another_table(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms, "Edda")
        room = await opened(rooms, edda, ME, ME)
        page = Page(room, edda)
        await page.hello()
        for _ in range(15):
            await page.choose()
        made = await rooms.bring(await looking.export(room, edda), edda)
        other = await rooms.find(made.table)
        assert other.game.fingerprint() == room.game.fingerprint()
        again = Page(other, edda)
        await again.hello()
        assert isinstance(await again.choose(), m.Done)
        for broken in (b"", b"{}", b"\xff" * 100, (await looking.export(room, edda))[:-5]):
            with pytest.raises(BadSave):
                await rooms.bring(broken, edda)


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
async def test_looking_back_shows_the_table_as_it_was(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, ME, BOT, open=True)
        page = Page(room, edda)
        then = (await page.hello()).state
        await page.until(lambda state: state.decision is not None)
        then = page.state
        with pytest.raises(Forbidden):
            await looking.moment(room, edda, 0, 1)
        with pytest.raises(Refused):
            await looking.moment(room, edda, 9999, 0)
        end = await play_out(page)
        past = await looking.moment(room, edda, then.decisions, 0)
        assert (past.state.view, past.state.decision) == (then.view, then.decision)
        assert (await looking.moment(room, mira, then.decisions, 1)).state.seat == 1
        course = await looking.course(room, mira)
        assert course.points[-1].figures[0]["stars"] == (end.outcome.seats[0].total if end.outcome else None)
        assert [point.decisions for point in course.points] == sorted({point.decisions for point in course.points})

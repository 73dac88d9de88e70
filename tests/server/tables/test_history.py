"""Looking ahead and back: hints, previews, past moments, the course and the file of a game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import herowright as hw
from herowright.server import messages as m
from herowright.server.refusals import Forbidden, Refused
from herowright.server.tables import history, sealing, seats
from herowright.server.tables.bot_workers import BotWorkers, Opinion
from herowright.table.errors import BadSave
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
)


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
            assert {name: was for name, (was, _) in told.items()} == {name: before.get(name, 0) for name in told}
            if not foretold.chance:
                assert told == changed
                compared += bool(changed)
        assert compared > 5


@in_a_loop
async def test_a_running_game_of_several_people_is_exported_sealed(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, ME, FREE, open=True, seed="123456789")
        await seats.sit(room, mira, 1, "Mira")
        file = await history.export(room, edda)
        assert sealing.is_sealed(file)
        assert b"123456789" not in file
        with pytest.raises(BadSave, match="sealed"):
            await rooms.bring(file, edda)
        opened_again = hw.load_table(sealing.unseal(file, await rooms.store.sealer()))
        assert opened_again.fingerprint() == room.game.fingerprint()
        with pytest.raises(BadSave):
            sealing.unseal(file[:-20] + b'aaaaaaaaaaaaaaaaaa"}', await rooms.store.sealer())


@in_a_loop
async def test_whoever_could_meet_the_coming_dice_gets_them_sealed(tmp_path: Path) -> None:
    """Plain is the file of somebody who holds every seat that people can play, or of a game that is over."""
    async with house(tmp_path) as rooms:
        edda, mira, olek = [await newcomer(rooms) for _ in range(3)]
        alone = await opened(rooms, edda, ME, ME, open=True)
        assert not sealing.is_sealed(await history.export(alone, edda))
        assert sealing.is_sealed(await history.export(alone, mira)), "who only looks"
        free = await opened(rooms, edda, ME, FREE, open=True)
        assert sealing.is_sealed(await history.export(free, edda)), "somebody may still come"
        await seats.sit(free, mira, 1, "Mira")
        for player in (edda, mira, olek):
            assert sealing.is_sealed(await history.export(free, player))
        bots = await opened(rooms, edda, BOT, BOT, open=True)
        assert sealing.is_sealed(await history.export(bots, edda)), "nobody holds a seat"
        page = Page(alone, edda)
        await page.hello()
        await play_out(page)
        assert not sealing.is_sealed(await history.export(alone, mira)), "it is over"


@in_a_loop
async def test_an_exported_game_goes_on_as_another_table(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms, "Edda")
        room = await opened(rooms, edda, ME, ME)
        page = Page(room, edda)
        await page.hello()
        for _ in range(15):
            await page.choose()
        made = await rooms.bring(await history.export(room, edda), edda)
        other = await rooms.find(made.table)
        assert other.game.fingerprint() == room.game.fingerprint()
        again = Page(other, edda)
        await again.hello()
        assert isinstance(await again.choose(), m.Done)
        assert all(place.players for place in other.ledger.places)
        with_bot = await opened(rooms, edda, ME, BOT)
        kept = await rooms.find((await rooms.bring(await history.export(with_bot, edda), edda)).table)
        assert [place.bot for place in kept.ledger.places] == [None, with_bot.ledger.places[1].bot]
        for broken in (b"", b"{}", b"\xff" * 100, (await history.export(room, edda))[:-5]):
            with pytest.raises(BadSave):
                await rooms.bring(broken, edda)


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
            await history.moment(room, edda, 0, 1)
        with pytest.raises(Refused):
            await history.moment(room, edda, 9999, 0)
        end = await play_out(page)
        past = await history.moment(room, edda, then.decisions, 0)
        assert (past.state.view, past.state.decision) == (then.view, then.decision)
        assert (await history.moment(room, mira, then.decisions, 1)).state.seat == 1
        course = await history.course(room, mira)
        assert course.points[-1].figures[0]["stars"] == (end.outcome.seats[0].total if end.outcome else None)
        assert [point.decisions for point in course.points] == sorted({point.decisions for point in course.points})


@in_a_loop
async def test_the_course_of_a_game_with_secrets_shows_only_ones_own_figures_until_its_end(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as rooms:
        edda, mira, olek = [await newcomer(rooms) for _ in range(3)]
        room = await opened(rooms, edda, ME, FREE, open=True, game="call-to-adventure")
        assert room.game.game.secrets
        await seats.sit(room, mira, 1, "Mira")
        pages = [Page(room, edda), Page(room, mira)]
        for page in pages:
            await page.hello()
        for _ in range(6):
            await pages[room.ledger.turn or 0].choose()
        for player, mine in ((edda, {0}), (mira, {1}), (olek, set())):
            points = (await history.course(room, player)).points
            assert len(points) > 1
            for point in points:
                assert [bool(figures) for figures in point.figures] == [seat in mine for seat in range(2)]
        common = await opened(rooms, edda, ME, ME, open=True)
        assert not common.game.game.secrets
        assert all(all(point.figures) for point in (await history.course(common, olek)).points)
        while not room.game.is_over:
            await pages[room.ledger.turn or 0].choose()
        assert all(all(point.figures) for point in (await history.course(room, olek)).points)


@in_a_loop
async def test_after_going_back_the_course_is_that_of_the_new_game(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME, ME)
        page = Page(room, edda)
        await page.hello()
        while not page.state.decision or page.state.decision.kind != "start-row":
            await page.choose()
        seat, made = page.state.seat, room.game.made
        assert seat is not None
        await page.choose("place:str")
        first = await history.course(room, edda)
        await page.ask(m.Undo, seat=seat, decisions=page.state.decisions)
        await page.choose("place:cha")
        second = await history.course(room, edda)
        assert room.game.made == made + 1
        assert first.points[-1].figures[seat]["value:str"] > second.points[-1].figures[seat]["value:str"]


@in_a_loop
async def test_advice_is_worked_out_once_for_each_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many pages ask, and however often."""
    thought: list[int] = []
    opinion = BotWorkers.opinion

    async def counted(workers: BotWorkers, game: hw.Table[Any], *about: Any, **more: Any) -> Opinion:
        thought.append(game.made)
        return await opinion(workers, game, *about, **more)

    monkeypatch.setattr(BotWorkers, "opinion", counted)
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME)
        pages = [Page(room, edda) for _ in range(3)]
        for page in pages:
            await page.hello()
        for made in (0, 1):
            for kind in (m.AskHint, m.AskPreview):
                told = [
                    each
                    for _ in range(2)
                    for each in await asyncio.gather(*(page.ask(kind, seat=0, decisions=made) for page in pages))
                ]
                assert len({repr(replace(each, id=0)) for each in told}) == 1
            await pages[0].choose()
    assert thought == [0, 1]


@in_a_loop
async def test_the_coach_looks_through_a_finished_game_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "REVIEW", 0.1)
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME, open=True)
        page = Page(room, edda)
        await page.hello()
        with pytest.raises(Refused, match="played to the end"):
            await history.review(room)
        end = await play_out(page)
        review = await history.review(room)
        assert await history.review(room) is review
        [seat] = review.seats
        assert end.outcome is not None
        assert seat.result == end.outcome.seats[0].total == pytest.approx(seat.expected + seat.skill + seat.luck)
        assert review.points[-1].decisions == end.decisions

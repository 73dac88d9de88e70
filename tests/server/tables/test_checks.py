"""Who may do what at a table, and who is told what: each check by somebody whom nothing but that check keeps out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from herowright.bots import UnknownBot
from herowright.server import messages as m
from herowright.server.http.services import passer_by
from herowright.server.refusals import Forbidden, Refused
from herowright.server.store import Player
from herowright.server.store.entries import Chosen
from herowright.server.tables import history, sealing, seats, snapshot
from herowright.server.tables.room import Room
from herowright.server.tables.rooms import Rooms
from tests.server.rooms import BOT, FREE, ME, Page, house, in_a_loop, named, newcomer, opened, refused

SECRETS: dict[str, Any] = {"game": "call-to-adventure"}


async def seated(rooms: Rooms, count: int = 2, **plan: Any) -> tuple[Room, list[Player], list[Page]]:
    """A private table with a person and a page at every seat."""
    players = [await newcomer(rooms, f"Player {seat}") for seat in range(count)]
    room = await opened(rooms, players[0], ME, *[FREE] * (count - 1), **plan)
    for seat, player in enumerate(players[1:], 1):
        await rooms.store.tables.add_guest(room.id, player.id)
        await seats.sit(room, player, seat, player.name)
    pages = [Page(room, player) for player in players]
    for page in pages:
        await page.hello()
    return room, players, pages


async def played(room: Room, pages: list[Page], decisions: int) -> None:
    while room.game.made < decisions:
        await pages[room.ledger.turn or 0].choose()


# --- playing -----------------------------------------------------------------------------------------------


@in_a_loop
async def test_only_whoever_made_a_choice_takes_it_back(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room, _, pages = await seated(rooms)
        mover = room.ledger.turn or 0
        await pages[mover].choose()
        made = room.game.made
        assert room.game.undo_refusal(mover) is None
        assert refused(await pages[1 - mover].ask(m.Undo, seat=1 - mover, decisions=made)) == "undo-other-moved"
        assert refused(await pages[mover].ask(m.Undo, seat=1 - mover, decisions=made)) == "server-not-your-seat"
        assert refused(await pages[mover].ask(m.Undo, seat=mover, decisions=made - 1)) == "server-stale"
        assert room.game.made == made
        assert isinstance(await pages[mover].ask(m.Undo, seat=mover, decisions=made), m.Done)


@in_a_loop
async def test_nobody_decides_before_every_seat_is_taken(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, ME, FREE, ME, open=True)
        page = Page(room, edda)
        state = (await page.hello()).state
        assert (state.turn, state.decision is None) == (2, False)
        assert refused(await page.choose()) == "server-waiting"
        await seats.sit(room, mira, 1, "Mira")
        assert isinstance(await page.choose(), m.Done)


@in_a_loop
async def test_on_a_shared_screen_undo_is_offered_for_ones_own_seats_only(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, ME, FREE, ME, open=True)
        await seats.sit(room, mira, 1, "Mira")
        page, other = Page(room, edda), Page(room, mira)
        for each in (page, other):
            await each.hello()
        own = room.ledger.turn
        assert own in (0, 2)
        await page.choose()
        assert page.state.no_undo is None
        assert other.state.no_undo is not None
        assert other.state.no_undo.id == "undo-other-moved"


@in_a_loop
async def test_going_back_is_asked_for_and_answered_by_those_concerned(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room, players, pages = await seated(rooms, 3)
        await played(room, pages, 3)
        assert refused(await pages[0].ask(m.AskRewind, seat=0, to=3)) == "server-rewind-nowhere"
        assert refused(await pages[0].ask(m.AskRewind, seat=1, to=1)) == "server-not-your-seat"
        await pages[0].ask(m.AskRewind, seat=0, to=1)
        await pages[1].ask(m.AnswerRewind, seat=1, agree=True)
        wish = m.Rewind(seat=0, to=1, waiting=[2])
        for agree in (True, False):  # who has agreed has no further say
            assert refused(await pages[1].ask(m.AnswerRewind, seat=1, agree=agree)) == "server-rewind-none"
        assert refused(await pages[0].ask(m.AnswerRewind, seat=0, agree=True)) == "server-rewind-none"
        assert refused(await pages[0].ask(m.AnswerRewind, seat=2, agree=True)) == "server-not-your-seat"
        assert (room.state(0).rewind, room.game.made) == (wish, 3)
        assert isinstance(await pages[0].ask(m.AnswerRewind, seat=0, agree=False), m.Done), "one may change one's mind"
        assert room.state(0).rewind is None
        await pages[0].ask(m.AskRewind, seat=0, to=1)
        await pages[room.ledger.turn or 0].choose()
        assert room.state(0).rewind is None, "the table has moved on"
        await pages[0].ask(m.AskRewind, seat=0, to=1)
        await seats.put_bot(room, players[1], 1, "greedy")
        assert room.state(0).rewind is None, "somebody has gone: ask anew"


@in_a_loop
async def test_a_seat_that_nobody_holds_is_not_asked(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pace=60) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, ME, FREE, BOT, ME, open=True)
        await seats.sit(room, mira, 1, "Mira")
        page = Page(room, edda)
        await page.hello()
        await seats.put_bot(room, edda, 2, None)
        await seats.sit(room, edda, 2, "Edda")
        other = Page(room, mira)
        while room.game.made < 2 and (asked := room.game.decision):
            mover = other if asked.seat == 1 else page
            await mover.ask(m.Choose, seat=asked.seat, key=asked.options[0].key, decisions=room.game.made)
        await seats.stand(room, edda, 2)
        await seats.put_bot(room, edda, 2, "greedy")
        await page.ask(m.AskRewind, seat=0, to=0)
        assert room.state(0).rewind == m.Rewind(seat=0, to=0, waiting=[1])


@in_a_loop
async def test_a_pause_that_is_on_is_no_news(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room, _, pages = await seated(rooms)
        await pages[0].ask(m.Pause, seat=0, on=True)
        number = room.ledger.number
        assert isinstance(await pages[1].ask(m.Pause, seat=1, on=True), m.Done)
        assert room.ledger.number == number


@in_a_loop
async def test_a_hint_is_for_whoever_decides(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room, _, pages = await seated(rooms)
        other = 1 - (room.ledger.turn or 0)
        made = room.game.made
        assert refused(await pages[other].ask(m.AskHint, seat=other, decisions=made)) == "server-no-hint"
        for kind in (m.AskHint, m.AskPreview):
            assert refused(await pages[other].ask(kind, seat=1 - other, decisions=made)) == "server-not-your-seat"
            assert refused(await pages[other].ask(kind, seat=other, decisions=made + 1)) == "server-stale"


# --- seats -------------------------------------------------------------------------------------------------


@in_a_loop
async def test_seats_belong_to_those_who_sit_there(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pace=60) as rooms:
        room, [edda, mira], _ = await seated(rooms)
        stranger = await newcomer(rooms)
        for player, seat in ((mira, 0), (edda, 1), (stranger, 0)):
            for deed in (seats.stand, seats.seat_link, seats.devices, seats.revoke_link):
                with pytest.raises(Forbidden, match="Somebody else"):
                    await deed(room, player, seat)
        with pytest.raises(Forbidden, match="private"):
            await seats.sit(room, stranger, 1, "Eve")
        with pytest.raises(Forbidden, match="Only the person who opened"):
            await seats.new_invite(room, mira)
        with pytest.raises(Forbidden, match="no longer valid"):
            await seats.join(room, stranger, "x" * 32)
        with pytest.raises(Refused, match="taken"):
            await seats.sit(room, edda, 1, "Edda")
        assert [place.players for place in room.ledger.places] == [[edda.id], [mira.id]]


@in_a_loop
async def test_bots_are_put_and_taken_by_those_who_may(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pace=60) as rooms:
        room, [edda, mira], _ = await seated(rooms)
        stranger = await newcomer(rooms)
        with pytest.raises(UnknownBot):
            await seats.put_bot(room, edda, 0, "nobody")
        with pytest.raises(Refused, match="No bot"):
            await seats.put_bot(room, edda, 0, None)
        for player in (edda, stranger):
            with pytest.raises((Refused, Forbidden)):
                await seats.put_bot(room, player, 1, "greedy")
        await seats.put_bot(room, mira, 1, "greedy")
        with pytest.raises(Refused, match="A bot plays"):
            await seats.put_bot(room, mira, 1, "random")
        with pytest.raises(Forbidden, match="Somebody else"):
            await seats.put_bot(room, edda, 1, None)
        await seats.stand(room, mira, 1)
        for player, who in ((mira, "opened"), (stranger, "opened")):
            with pytest.raises(Forbidden, match=who):
                await seats.put_bot(room, player, 1, None)
        await seats.put_bot(room, edda, 1, None)
        with pytest.raises(Forbidden, match="watching"):
            await seats.put_bot(room, stranger, 1, "greedy")


@in_a_loop
async def test_an_invitation_and_a_link_open_their_own_table_and_seat_only(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira, olek = [await newcomer(rooms) for _ in range(3)]
        made = [await rooms.open(m.NewTable(game="roll-player", seats=[ME, ME]), edda) for _ in range(2)]
        one, two = [await rooms.find(each.table) for each in made]
        link = await seats.seat_link(one, edda, 1)
        for secret in (made[0].invite, link):
            with pytest.raises(Forbidden):
                await seats.join(two, mira, secret)
        await seats.join(one, mira, made[0].invite)
        await one.admit(mira)
        for room, player in ((two, mira), (one, olek)):
            with pytest.raises(Forbidden):
                await room.admit(player)
        await seats.join(one, olek, link)
        await seats.join(one, olek, link)
        assert [place.players for place in one.ledger.places] == [[edda.id], [edda.id, olek.id]]
        await seats.stand(one, edda, 0)
        assert (await rooms.tables_of(olek))[0].seats[1].mine, "one seat, not both, is free now"
        closed = [line.id for line in await rooms.lobby()]
        assert closed == [], "private tables are in no list"


# --- who is told what ----------------------------------------------------------------------------------------


@in_a_loop
async def test_nobody_looks_from_the_seat_of_another_before_the_end(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room, [edda, mira], pages = await seated(rooms, **SECRETS)
        await played(room, pages, 2)
        seen = await Page(room, mira).hello(seat=0)
        assert seen.state.seat == 1
        assert seen.log == snapshot.lines(room.game.log, 1)
        nobody = await Page(room, passer_by()).hello(seat=0)
        assert nobody.state.seat is None
        assert nobody.log == snapshot.lines(room.game.log, None)
        assert nobody.state.no_undo is not None
        assert nobody.state.no_undo.id == "server-watching"
        assert refused(await pages[1].ask(m.Look, seat=0)) == "server-not-your-seat"
        assert refused(await pages[1].ask(m.Look, seat=2)) == "refused-no-seat"
        with pytest.raises(Forbidden):
            await history.moment(room, mira, 1, 0)
        with pytest.raises(Refused):
            await history.moment(room, mira, room.game.made + 1, 1)
        assert [bool(point) for point in (await history.course(room, mira)).points[-1].figures] == [False, True]
        for player in (edda, mira):
            assert sealing.is_sealed(await history.export(room, player))
        decider = room.ledger.turn or 0
        assert pages[1 - decider].state.decision is None


@in_a_loop
async def test_each_seat_and_each_spectator_is_told_its_own_part(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room, players, pages = await seated(rooms, **SECRETS)
        both = await newcomer(rooms)
        await seats.join(room, both, await seats.seat_link(room, players[0], 0))
        await seats.join(room, both, await seats.seat_link(room, players[1], 1))
        late = Page(room, players[0])  # has not said hello yet
        watching = Page(room, passer_by())
        await watching.hello()
        shared = Page(room, both)
        await shared.hello(seat=0)
        await played(room, pages, 6)
        assert late.viewer.outbox.empty()
        for page, seat in ((pages[0], 0), (pages[1], 1), (watching, None)):
            lines = [line for entry in page.entries if entry.what == "choose" for line in entry.lines]
            events = [event for entry in room.recent if isinstance(entry, Chosen) for event in entry.events]
            assert lines == snapshot.lines(events, seat)
            assert page.state == room.state(seat)
        assert shared.state == shared.viewer.state(), "whoever holds both seats may take back for both"
        await seats.put_bot(room, players[1], 1, "greedy")
        for page, player in ((pages[0], players[0]), (pages[1], players[1])):
            told = (await page.next(m.News)).table
            assert told is not None
            assert ([seat.mine for seat in told.seats], told.owner) == (
                [seat.mine for seat in room.info(player).seats],
                player is players[0],
            )


@in_a_loop
async def test_the_owner_who_only_watches_is_told_so_and_no_other_spectator_is(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pace=60) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, FREE, BOT, open=True)
        pages = [Page(room, edda), Page(room, passer_by()), Page(room, mira)]
        for page in pages:
            await page.hello()
        await seats.sit(room, mira, 0, "Mira")
        tables = [(await page.next(m.News)).table for page in pages]
        assert [table and (table.owner, table.seats[0].mine) for table in tables] == [
            (True, False),
            (False, False),
            (False, True),
        ]


@in_a_loop
async def test_who_gets_up_is_told_no_secrets_any_more(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room, players, pages = await seated(rooms, **SECRETS)
        await played(room, pages, 2)
        assert pages[0].state.seat == 0
        await seats.stand(room, players[0], 0)
        pages[0].drain()
        last = pages[0].frames[-1]
        assert isinstance(last, m.Welcome)
        assert (last.state.seat, last.log) == (None, snapshot.lines(room.game.log, None))


@in_a_loop
async def test_a_shared_screen_is_covered_only_between_several_seats(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room, _, pages = await seated(rooms, **SECRETS)
        assert room.cover
        await played(room, pages, 8)
        for page in pages:
            page.drain()
            states = [frame.state for frame in page.frames if isinstance(frame, m.Welcome | m.News)]
            assert [state for state in states if state and state.covered is not None] == []
        edda = await newcomer(rooms)
        shared = await opened(rooms, edda, named("Edda"), named("Olek"), **SECRETS)
        screen = Page(shared, edda)
        welcome = await screen.hello()
        while screen.state.covered is None:
            await screen.choose()
        covered = screen.state.covered
        back = await Page(shared, edda).hello(seat=1 - covered)
        assert (back.state.covered, back.state.view, back.log) == (covered, None, [])
        last = [frame for frame in screen.frames if isinstance(frame, m.Welcome | m.News)][-1]
        assert [line for entry in last.entries for line in entry.lines] == []
        assert welcome.state.number < screen.state.number
        own = [frame for frame in screen.frames if isinstance(frame, m.Welcome | m.News)][-2]
        assert isinstance(own, m.News), "whoever decided sees what came of it before the screen is covered"
        assert own.state is not None
        assert (own.state.seat, own.state.covered, own.state.decision) == (1 - covered, None, None)
        assert [line for entry in own.entries for line in entry.lines]
        uncovered = await opened(rooms, edda, named("Edda"), named("Olek"), cover=False, **SECRETS)
        screen = Page(uncovered, edda)
        await screen.hello()
        for _ in range(8):
            before = screen.state.seat
            await screen.choose()
            assert screen.state.covered is None
            assert screen.state.seat == screen.state.turn
            if screen.state.seat != before:
                own = [frame for frame in screen.frames if isinstance(frame, m.Welcome | m.News)][-2]
                assert isinstance(own, m.News)
                assert own.state is not None
                assert own.state.seat == before


@in_a_loop
async def test_a_screen_that_stays_covered_is_told_nothing_of_what_happens(tmp_path: Path) -> None:
    """The same people at two screens: at one of them the next player has looked and goes on, the other is covered."""
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, named("Edda"), named("Olek"), **SECRETS)
        screen, other = Page(room, edda), Page(room, edda)
        for page in (screen, other):
            await page.hello()
        told = 0
        for _ in range(40):
            if screen.state.covered is not None:
                await screen.ask(m.Look, seat=screen.state.covered)
            before = other.state.covered
            await screen.choose()
            if before is None or other.state.covered != before:
                continue
            last = [frame for frame in other.frames if isinstance(frame, m.News)][-1]
            chosen = room.recent[-1]
            assert isinstance(chosen, Chosen)
            told += len(snapshot.lines(chosen.events, other.viewer.looking))
            assert [entry.lines for entry in last.entries] == [[]]
            assert last.state is not None
            assert last.state.view is None
        assert told, "there was something to tell"


@in_a_loop
async def test_what_is_taken_back_shortens_the_log_of_each_seat_by_its_own_lines(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room, _, pages = await seated(rooms, **SECRETS)
        await played(room, pages, 2)
        mover = room.ledger.turn or 0
        await pages[mover].choose()
        assert isinstance(await pages[mover].ask(m.Undo, seat=mover, decisions=room.game.made), m.Done)
        left = [len(snapshot.lines(room.game.log, seat)) for seat in (0, 1)]
        assert [page.entries[-1].log for page in pages] == left
        assert left[0] != left[1]


@in_a_loop
async def test_two_who_look_from_one_seat_may_not_take_back_the_same(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        room, players, pages = await seated(rooms)
        both = await newcomer(rooms)
        for seat in (0, 1):
            await seats.join(room, both, await seats.seat_link(room, players[seat], seat))
        shared = Page(room, both)
        await shared.hello()
        seen = 0
        for _ in range(20):
            await pages[room.ledger.turn or 0].choose()
            turn, mover = room.ledger.turn, room.game.last_mover
            if turn is not None and mover not in (None, turn) and room.game.undo_refusal(mover) is None:
                assert shared.state.no_undo is None
                assert pages[turn].state.no_undo is not None
                seen += 1
        assert seen

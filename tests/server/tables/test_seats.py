"""Who sits where: invitations, links, bots that stand in, and one screen for several people."""

from __future__ import annotations

from pathlib import Path

import pytest

from herowright.bots import UnknownBot
from herowright.server import messages as m
from herowright.server.refusals import Forbidden, NotFound, Refused
from herowright.server.tables import seats, snapshot
from herowright.server.tables.names import distinct
from tests.server.rooms import (
    BOT,
    FREE,
    ME,
    Page,
    house,
    in_a_loop,
    named,
    newcomer,
    opened,
    refused,
)

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
            await seats.join(room, mira, "not-the-secret-at-all")
        await seats.join(room, mira, made.invite)
        await room.admit(mira)
        await seats.sit(room, mira, 1, "Mira")
        with pytest.raises(Refused):
            await seats.sit(room, mira, 1, "Mira")
        fresh = await seats.new_invite(room, edda)
        with pytest.raises(Forbidden):
            await seats.join(room, olek, made.invite)
        await seats.join(room, olek, fresh)
        with pytest.raises(Forbidden):
            await seats.new_invite(room, mira)


@in_a_loop
async def test_an_invitation_made_by_another_process_is_good_here_and_the_old_one_is_not(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira, olek = [await newcomer(rooms) for _ in range(3)]
        made = await rooms.open(m.NewTable(game="roll-player", seats=[ME, FREE]), edda)
        room = await rooms.find(made.table)
        del rooms.rooms[room.id]
        fresh = await seats.new_invite(await rooms.find(room.id), edda)
        await seats.join(room, mira, fresh)
        with pytest.raises(Forbidden):
            await seats.join(room, olek, made.invite)


@in_a_loop
async def test_a_seat_moves_to_another_device_by_its_own_link(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, phone, thief = [await newcomer(rooms) for _ in range(3)]
        room = await opened(rooms, edda, named("Edda"), BOT)
        old = await seats.seat_link(room, edda, 0)
        link = await seats.seat_link(room, edda, 0)
        with pytest.raises(Forbidden):
            await seats.join(room, thief, old)
        with pytest.raises(Forbidden):
            await seats.seat_link(room, thief, 0)
        await seats.join(room, phone, link)
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
            await seats.put_bot(room, mira, 1, "greedy")
        with pytest.raises(UnknownBot):
            await seats.put_bot(room, edda, 1, "nobody")
        await seats.put_bot(room, edda, 1, "greedy")
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
        await seats.sit(room, mira, 1, "Mira")
        page = Page(room, mira)
        with pytest.raises(Refused, match="is here"):
            await seats.put_bot(room, edda, 1, "greedy")
        page.viewer.leave()
        with pytest.raises(Refused, match="moment ago"):
            await seats.put_bot(room, edda, 1, "greedy")
        monkeypatch.setattr(seats, "AWAY", 0.0)
        await seats.put_bot(room, edda, 1, "greedy")
        assert room.info(mira).seats[1] == m.Seat(
            seat=1, name="Mira", number=0, person=True, bot="greedy", mine=True, present=False
        )
        with pytest.raises(Forbidden):
            await seats.put_bot(room, edda, 1, None)
        await seats.put_bot(room, mira, 1, None)
        assert room.ledger.places[1].bot is None
        with pytest.raises(Refused):
            await seats.put_bot(room, mira, 1, None)


@in_a_loop
async def test_who_stands_up_frees_the_seat_and_may_still_watch(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        made = await rooms.open(m.NewTable(game="roll-player", seats=[ME, FREE, FREE]), edda)
        room = await rooms.find(made.table)
        await seats.join(room, mira, made.invite)
        await seats.sit(room, mira, 1, "Mira")
        assert [line.id for line in await rooms.tables_of(mira)] == [room.id]
        await seats.stand(room, mira, 1)
        assert room.ledger.places[1].free
        assert await rooms.tables_of(mira) == []
        await room.admit(mira)


@in_a_loop
async def test_nobody_stops_the_game_of_others_by_getting_up(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, ME, FREE, open=True)
        await seats.sit(room, mira, 1, "Mira")
        pages = [Page(room, edda), Page(room, mira)]
        for page in pages:
            await page.hello()
        with pytest.raises(Refused, match="in the middle of a game"):
            await seats.stand(room, mira, 1)  # nothing is decided yet, but the hands are dealt
        await pages[room.ledger.turn or 0].choose()
        with pytest.raises(Refused, match="in the middle of a game"):
            await seats.stand(room, mira, 1)
        with pytest.raises(Forbidden):
            await seats.stand(room, edda, 1)
        await seats.put_bot(room, mira, 1, "greedy")
        await seats.stand(room, mira, 1)  # a bot plays there: nobody has to wait
        assert not room.ledger.waiting
        await seats.stand(room, edda, 0)
        assert room.ledger.waiting


@in_a_loop
async def test_the_link_of_a_seat_is_void_when_its_player_has_left(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira, phone = [await newcomer(rooms) for _ in range(3)]
        room = await opened(rooms, edda, ME, FREE, FREE, open=True)
        await seats.sit(room, mira, 1, "Mira")
        kept, void = await seats.seat_link(room, edda, 0), await seats.seat_link(room, mira, 1)
        await seats.stand(room, mira, 1)
        with pytest.raises(Forbidden):
            await seats.join(room, phone, void)
        assert room.ledger.places[1].free
        await seats.join(room, phone, kept)
        assert room.ledger.seats_of(phone.id) == [0]


@in_a_loop
async def test_whoever_sat_down_sees_who_came_by_the_link_and_can_take_the_seat_back(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, phone, thief, mira = [await newcomer(rooms) for _ in range(4)]
        room = await opened(rooms, edda, named("Edda"), FREE)
        link = await seats.seat_link(room, edda, 0)
        assert (await seats.devices(room, edda, 0)).link
        await seats.join(room, phone, link)
        await seats.join(room, thief, link)
        page = Page(room, thief)
        assert (await page.hello()).state.seat == 0
        with pytest.raises(Forbidden):
            await seats.devices(room, mira, 0)
        found = (await seats.devices(room, edda, 0)).devices
        assert [(each.first, each.mine, each.present) for each in found] == [
            (True, True, False),
            (False, False, False),
            (False, False, True),
        ]
        assert found[0].since == room.created < found[1].since < found[2].since
        for player in (phone, thief, mira):
            with pytest.raises(Forbidden):
                await seats.remove_device(room, player, 0, found[0].id)
        for nobody in (found[0].id, "0" * 12):
            with pytest.raises(NotFound):
                await seats.remove_device(room, edda, 0, nobody)
        await seats.remove_device(room, edda, 0, found[2].id)
        assert room.ledger.places[0].players == [edda.id, phone.id]
        assert (await page.next(m.Bye)).reason.id == "server-removed"
        with pytest.raises(Forbidden):
            await seats.join(room, thief, link)
        with pytest.raises(Forbidden):
            await room.admit(thief)
        assert await rooms.tables_of(thief) == []
        assert not (await seats.devices(room, phone, 0)).link
        del rooms.rooms[room.id]
        assert (await rooms.find(room.id)).ledger.places[0].players == [edda.id, phone.id]


@in_a_loop
async def test_a_link_can_be_revoked(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, phone, mira = [await newcomer(rooms) for _ in range(3)]
        room = await opened(rooms, edda, ME, ME)
        links = [await seats.seat_link(room, edda, seat) for seat in (0, 1)]
        with pytest.raises(Forbidden):
            await seats.revoke_link(room, mira, 0)
        await seats.revoke_link(room, edda, 0)
        assert [(await seats.devices(room, edda, seat)).link for seat in (0, 1)] == [False, True]
        with pytest.raises(Forbidden):
            await seats.join(room, phone, links[0])
        await seats.join(room, phone, links[1])


@in_a_loop
async def test_two_people_of_one_name_can_be_told_apart(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, other = await newcomer(rooms, "Edda"), await newcomer(rooms)
        room = await opened(rooms, edda, ME, FREE, m.SeatPlan(kind="me", name="Edda"), open=True)
        await seats.sit(room, other, 1, "Edda")
        assert [place.name for place in room.ledger.places] == ["Edda", "Edda 3", "Edda 2"]


@pytest.mark.parametrize("name", ["edda", "Εdda", "Еdda", "Ed da", "Ｅｄｄａ"])
def test_nobody_looks_like_somebody_else_at_the_table(name: str) -> None:
    assert distinct(name, ["Edda", ""]) == f"{name} 2"
    assert distinct("Ida", ["Edda", ""]) == "Ida"


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


# --- coming back to a game with secrets ----------------------------------------------------------------


@in_a_loop
async def test_who_comes_back_to_another_seat_gets_the_log_of_that_seat(tmp_path: Path) -> None:
    """What a page has of the log is what its seat was told; from another seat it starts over."""
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, ME, FREE, open=True, game="call-to-adventure")
        watching = Page(room, mira)
        await watching.hello()
        last = watching.state.number
        await seats.sit(room, mira, 1, "Mira")
        number = room.ledger.number
        as_guest = await Page(room, mira).hello(last, None)
        assert as_guest.entries == []
        assert as_guest.log == snapshot.lines(room.game.log, 1)
        assert as_guest.log != snapshot.lines(room.game.log, None)
        same_seat = await Page(room, mira).hello(last, 1)
        assert same_seat.log is None
        assert [entry.number for entry in same_seat.entries] == list(range(last + 1, number + 1))
        common = await opened(rooms, edda, ME, open=True)
        without_secrets = await Page(common, edda).hello(1, None)
        assert without_secrets.log is None


@in_a_loop
async def test_a_covered_screen_that_comes_back_is_told_nothing_it_missed(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, named("Edda"), named("Olek"), game="call-to-adventure")
        assert room.cover
        page = Page(room, edda)
        await page.hello()
        while page.state.covered is None:
            await page.choose()
        waiting = 1 - (page.state.turn or 0)
        back = await Page(room, edda).hello(1, waiting)
        assert back.state.covered == page.state.turn
        assert (back.entries, back.log, back.state.view) == ([], [], None)
        assert await page.ask(m.AskLog, upto=1000) == m.Lines(id=page.asked, start=0, lines=[])

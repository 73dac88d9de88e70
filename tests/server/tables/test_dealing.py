"""Dice that nobody can choose or foresee: attacks on a running server, and what is told where somebody could."""

from __future__ import annotations

import asyncio
import base64
import json
from pathlib import Path
from typing import Any

import pytest
from cryptography.fernet import InvalidToken
from msgspec.structs import replace

from herowright import __version__, new_table
from herowright.games import registry
from herowright.server import messages as m
from herowright.server.ops.clock import now
from herowright.server.refusals import Refused
from herowright.server.store import StorageFailed
from herowright.server.store.entries import Dealt, Opened, SatDown, SetAside
from herowright.server.store.store import TICKETS
from herowright.server.tables import dealing, history, playing, seats
from herowright.server.tables.kept import Kept
from herowright.server.tables.ledger import Ledger
from herowright.server.tables.room import Room
from herowright.server.tables.rooms import Rooms, rebuild, replayed
from herowright.table.dice import Dice, fresh_number, promise
from herowright.table.errors import BadSave, HerowrightError
from herowright.table.save import verify
from tests.server.rooms import BOT, FREE, ME, Page, house, in_a_loop, named, newcomer, play_out, refused, settled
from tests.server.running import Browser, reason

MINE, THEIRS = "a" * 64, "b" * 64


async def left_free(room: Room, player: Any, owner: Any, seat: int) -> None:
    """In a running game a bot takes over first; whoever opened the table may take it away."""
    await seats.put_bot(room, player, seat, "greedy")
    await seats.stand(room, player, seat)
    await seats.put_bot(room, owner, seat, None)


async def fair(rooms: Rooms, player: Any, *seats: m.SeatPlan, **plan: Any) -> Room:
    about: dict[str, Any] = {"game": "roll-player", "seats": list(seats), "open": True, **plan}
    made = await rooms.open(m.NewTable(**about), player)
    return await rooms.find(made.table)


def record_of(room: Room) -> Dice:
    assert room.game._dice is not None
    return room.game._dice


# --- tickets, over the network ---------------------------------------------------------------------------------


def plan(ticket: str | None, **more: Any) -> dict[str, Any]:
    seats = [{"kind": "me", "name": "Edda"}, {"kind": "free"}]
    return {"game": "roll-player", "seats": seats, "open": True, "ticket": ticket, "nonce": MINE, **more}


def promised(browser: Browser) -> dict[str, str]:
    answer = browser.change("/api/dice")
    assert answer.status_code == 201
    found: dict[str, str] = answer.json()
    return found


def test_a_promise_is_made_first_and_is_that_of_the_table(browser: Browser, other: Browser) -> None:
    ticket = promised(browser)
    created = browser.change("/api/tables", plan(ticket["ticket"])).json()
    seen = other.get(f"/api/tables/{created['table']}").json()
    assert seen["promise"] == ticket["promise"]
    assert (seen["dice"], seen["commitment"], seen["waiting"]) == ("fair", None, True)
    assert seen["nonces"] == [MINE, ""]
    sat = other.change(f"/api/tables/{created['table']}/seats/1/sit", {"name": "Mira", "nonce": THEIRS}).json()
    assert sat["promise"] == ticket["promise"]
    assert sat["nonces"] == [MINE, THEIRS]
    assert (sat["waiting"], sat["record"]) == (False, None)
    assert len(sat["commitment"]) == 64


def test_a_ticket_is_good_for_one_table(browser: Browser) -> None:
    ticket = promised(browser)["ticket"]
    assert browser.change("/api/tables", plan(ticket)).status_code == 201
    again = browser.change("/api/tables", plan(ticket, nonce=THEIRS))
    assert (again.status_code, reason(again)) == (409, "server-dice-ticket")


def test_a_ticket_is_good_for_whoever_asked_for_it(browser: Browser, other: Browser) -> None:
    assert reason(other.change("/api/tables", plan(promised(browser)["ticket"]))) == "server-dice-ticket"


@pytest.mark.parametrize("wrong", ["forged", "short", "sealed-file", "letters"])
def test_a_forged_ticket_is_refused(browser: Browser, wrong: str) -> None:
    honest = promised(browser)["ticket"]
    forged = {"forged": honest[:-8] + "AAAAAAA=", "short": "a" * 20, "letters": "ä" * 20}.get(wrong, "")
    if wrong == "sealed-file":  # sealed by this very server, but with another key and for another purpose
        table = browser.open_table("me", "free", open=True)
        browser.running.browser().change(f"/api/tables/{table}/seats/1/sit", {"name": "Mira"})
        forged = base64.b64decode(browser.get(f"/api/tables/{table}/export").json()["content"]).decode()[:600]
    assert browser.change("/api/tables", plan(forged)).status_code in (400, 409)


@pytest.mark.parametrize("nonce", ["", "a" * 63, "A" * 64, "g" * 64, "a" * 65, 5, [MINE]])
def test_a_nonce_is_a_number_of_256_bits(browser: Browser, nonce: Any) -> None:
    assert browser.change("/api/tables", plan(None, nonce=nonce)).status_code == 400
    table = browser.open_table("me", "free", open=True)
    sat = browser.change(f"/api/tables/{table}/seats/1/sit", {"name": "Mira", "nonce": nonce})
    assert sat.status_code == 400


@in_a_loop
async def test_a_ticket_is_too_old_after_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        given, began = await dealing.ticket(rooms.store, edda), now()
        monkeypatch.setattr(dealing, "now", lambda: began + 3590)
        assert promise(await dealing.promised(rooms.store, edda, given.ticket)) == given.promise
        monkeypatch.setattr(dealing, "now", lambda: began + 3610)
        with pytest.raises(Refused):
            await fair(rooms, edda, ME, FREE, ticket=given.ticket)


@in_a_loop
async def test_of_two_tables_that_open_with_one_ticket_at_once_one_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        given = await dealing.ticket(rooms.store, edda)
        tables = [fair(rooms, edda, ME, FREE, ticket=given.ticket) for _ in range(3)]
        found = await asyncio.gather(*tables, return_exceptions=True)
        assert [type(each) for each in found].count(Refused) == 2


@in_a_loop
async def test_a_ticket_stays_used_when_its_table_is_gone(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        given = await dealing.ticket(rooms.store, edda)
        room = await fair(rooms, edda, ME, BOT, ticket=given.ticket)
        del rooms.rooms[room.id]
        await rooms.store.tables.remove([room.id])
        with pytest.raises(Refused):
            await fair(rooms, edda, ME, BOT, ticket=given.ticket, nonce=MINE)


@in_a_loop
async def test_a_ticket_holds_nothing_that_can_be_read(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        given = await dealing.ticket(rooms.store, edda)
        sealed = json.loads((await rooms.store.sealer(TICKETS)).decrypt(given.ticket.encode()))
        assert promise(sealed["secret"]) == given.promise
        assert sealed["secret"] not in given.ticket
        with pytest.raises(InvalidToken):  # the key of sealed files is another one
            (await rooms.store.sealer()).decrypt(given.ticket.encode())


# --- dealing ---------------------------------------------------------------------------------------------------


@in_a_loop
async def test_the_game_is_dealt_when_the_last_seat_is_taken_and_not_before(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms, "Edda"), await newcomer(rooms)
        room = await fair(rooms, edda, ME, FREE, FREE, nonce=MINE)
        page, watching = Page(room, edda), Page(room, mira)
        for each in (page, watching):
            welcome = await each.hello()
            assert welcome.log == []
            state = welcome.state
            assert (state.view, state.turn, state.decision, state.interrupts) == (None, None, None, [])
        await seats.sit(room, mira, 1, "Mira", THEIRS)
        assert room.info(mira).commitment is None
        await seats.put_bot(room, edda, 2, "greedy")
        dice = record_of(room)
        assert dice.nonces == (MINE, THEIRS, "")
        assert dice.seats == ("person", "person", "bot")
        assert (dice.table, dice.game, len(dice.options) > 3) == (room.id, "roll-player", True)
        assert room.game._seed == dice.seed
        assert room.info(mira).commitment == dice.commitment
        state = await page.until(lambda state: state.view is not None)
        assert state.view is not None
        [entry] = [entry for entry in page.entries if entry.what == "deal"]
        assert [line.kind for line in entry.lines] == [event.kind for event in room.game.log if event.seen_by(0)]
        assert dice.secret not in str(page.frames + watching.frames)


@in_a_loop
async def test_until_then_there_is_no_game_to_look_at(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await fair(rooms, edda, ME, FREE, nonce=MINE)
        page = Page(room, edda)
        await page.hello()
        assert room.ledger.turn is None
        [line] = await rooms.tables_of(edda)
        assert (line.my_turn, line.turn, line.waiting) == (False, None, True)
        about = {"seat": 0, "decisions": 0}
        assert refused(await page.ask(m.AskPreview, **about)) == "server-waiting"
        assert refused(await page.ask(m.AskHint, **about)) == "server-waiting"
        assert refused(await page.ask(m.Choose, key="anything", **about)) == "server-waiting"
        assert refused(await page.ask(m.Undo, **about)) == "undo-nothing"
        assert refused(await page.ask(m.AskRewind, seat=0, to=0)) == "server-rewind-nowhere"
        lines = await page.ask(m.AskLog, upto=100)
        assert isinstance(lines, m.Lines)
        assert lines.lines == []
        await page.ask(m.Look, seat=None)
        assert page.state.view is None
        for look in (history.moment(room, edda, 0, 0), history.course(room, edda), history.export(room, edda)):
            with pytest.raises(Refused, match="every seat"):
                await look


@in_a_loop
async def test_what_stands_for_the_game_meanwhile_tells_nothing_of_it(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        row = [await rooms.store.tables.find((await fair(rooms, edda, ME, FREE)).id) for _ in range(2)]
        starts = [each.start for each in row if each]
        assert starts[0] == starts[1] == new_table("roll-player", 2, dealing.BLANK).save()
        room = await rooms.find(row[0].id)  # type: ignore[union-attr]
        before = room.game
        await seats.sit(room, mira, 1, "Mira")
        assert room.game._seed != before._seed


@in_a_loop
async def test_the_dice_depend_on_the_number_of_whoever_comes_last(tmp_path: Path) -> None:
    """With all else the same. So to try out seeds, somebody would have to know what others will send."""
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        given = await dealing.ticket(rooms.store, edda)
        room = await fair(rooms, edda, ME, FREE, ticket=given.ticket, nonce=MINE)
        secret, before = room.ledger.dealing.secret, room.ledger
        await seats.sit(room, mira, 1, "Mira", THEIRS)
        seeds = {record_of(room).seed}
        for _ in range(20):
            sat = SatDown(number=before.number + 1, seat=1, player=mira.id, name="Mira", nonce=fresh_number())
            other = before.after(sat).dealing
            people = [True, True]
            seeds.add(dealing.dice_of(room.id, room.game, secret, other.nonces, people, other.version).seed)
        assert len(seeds) == 21
        assert promise(secret) == given.promise


@in_a_loop
async def test_a_nonce_leaves_with_its_player_and_comes_too_late_after_the_deal(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira, olek = [await newcomer(rooms) for _ in range(3)]
        room = await fair(rooms, edda, ME, FREE, FREE, nonce=MINE)
        await seats.sit(room, mira, 1, "Mira", THEIRS)
        phone = await newcomer(rooms)
        await seats.join(room, phone, await seats.seat_link(room, mira, 1))
        assert room.info(mira).nonces == [MINE, THEIRS, ""], "another device of the same seat adds nothing"
        await seats.stand(room, mira, 1)
        assert room.info(mira).nonces == [MINE, "", ""]
        await seats.sit(room, olek, 1, "Olek", "c" * 64)
        await seats.sit(room, mira, 2, "Mira")
        dice = record_of(room)
        assert dice.nonces == (MINE, "c" * 64, ""), "who adds none is covered by the server's part"
        await left_free(room, olek, edda, 1)
        assert room.ledger.waiting
        assert room.info(olek).commitment == dice.commitment
        await seats.sit(room, mira, 1, "Mira", THEIRS)
        assert record_of(room) == dice
        assert room.info(mira).nonces == [MINE, "c" * 64, ""]


@in_a_loop
async def test_a_table_without_free_seats_is_dealt_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await fair(rooms, edda, BOT, ME, ME, nonce=MINE)
        dice = record_of(room)
        assert dice.nonces == ("", MINE, ""), "the opener's stands at the first of their seats"
        assert room.info(edda).promise == dice.promise
        assert room.info(edda).commitment == dice.commitment
        assert not any(isinstance(each, Dealt) for each in await rooms.store.tables.entries(room.id, 0))


@in_a_loop
async def test_a_pack_is_part_of_what_was_agreed(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        found = []
        for options in (
            {},
            {"pack": {"cards": {"longsword": {"cost": 3}}}},
            {"pack": {"cards": {"longsword": {"cost": 4}}}},
        ):
            room = await fair(rooms, edda, ME, FREE, options=options)
            await seats.sit(room, mira, 1, "Mira", THEIRS)
            found.append(record_of(room))
        assert [len(dice.pack) for dice in found] == [0, 64, 64]
        assert len({dice.pack for dice in found}) == 3
        assert not any("pack" in dice.options for dice in found)


# --- crashes, other processes, other versions ------------------------------------------------------------------


def same(one: Ledger, other: Ledger) -> bool:
    return one.encode() == other.encode()


@in_a_loop
async def test_every_process_and_every_restart_deals_the_same(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await fair(rooms, edda, ME, FREE, nonce=MINE)
        waiting = room.ledger
        row, opened = await rooms.store.tables.find(room.id), await rooms.store.tables.entries(room.id, 0)
        assert row is not None
        assert same(rebuild(row, None, opened), waiting)
        assert same(Ledger.decode(waiting.encode(), None), waiting)
        await seats.sit(room, mira, 1, "Mira", THEIRS)
        page = Page(room, edda if room.ledger.turn == 0 else mira)
        await page.hello()
        await page.choose()
        mark, whole = await rooms.store.tables.checkpoint(room.id), await rooms.store.tables.entries(room.id, 0)
        assert mark is not None, "the deal is kept in the form of that moment, too"
        since = [entry for entry in whole if entry.number > mark[0]]
        for found in (rebuild(row, None, whole), rebuild(row, mark[1], since), replayed(row, whole)):
            assert same(found, room.ledger)
        id, ledger = room.id, room.ledger
    async with house(tmp_path) as rooms:
        assert same((await rooms.find(id)).ledger, ledger)


@in_a_loop
async def test_a_server_that_ends_between_the_last_seat_and_the_deal_deals_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dies(room: Room) -> None:
        raise StorageFailed

    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await fair(rooms, edda, ME, FREE, nonce=MINE)
        with monkeypatch.context() as patch:
            patch.setattr(dealing, "deal", dies)
            with pytest.raises(StorageFailed):
                await seats.sit(room, mira, 1, "Mira", THEIRS)
        assert room.info(mira).waiting
        id = room.id
        assert await rooms.store.tables.due(room.ledger.at + 1) == [id]
    async with house(tmp_path) as rooms:
        room = await rooms.find(id)
        await settled(lambda: room.ledger.dealing.dealt)
        assert record_of(room).nonces == (MINE, THEIRS)
        await dealing.deal(room)
        assert room.ledger.number == 3


@in_a_loop
async def test_a_table_of_other_rules_is_noticed_by_its_deal(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await fair(rooms, edda, ME, FREE)
        await seats.sit(room, mira, 1, "Mira")
        row, whole = await rooms.store.tables.find(room.id), await rooms.store.tables.entries(room.id, 0)
        assert row is not None
        [deal] = [entry for entry in whole if isinstance(entry, Dealt)]
        other = [replace(deal, events=deal.events[:-1]) if entry is deal else entry for entry in whole]
        with pytest.raises(BadSave):
            replayed(row, other)


@in_a_loop
async def test_a_table_set_aside_is_taken_home_with_its_dice(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await fair(rooms, edda, ME, FREE, nonce=MINE)
        row = await rooms.store.tables.find(room.id)
        assert row is not None
        assert Kept(rooms.store, row, await rooms.store.tables.entries(room.id, 0)).log(edda, 0) == []
        await seats.sit(room, mira, 1, "Mira", THEIRS)
        kept = Kept(rooms.store, row, await rooms.store.tables.entries(room.id, 0))
        assert len(kept.log(edda, 0)) == sum(event.seen_by(0) for event in room.game.log)
        verdict = verify(kept._save(), registry.find, published=record_of(room).commitment)
        assert verdict.ok, verdict.message


@in_a_loop
async def test_whoever_takes_home_a_table_set_aside_knows_its_dice_when_it_goes_on(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pace=60) as rooms:  # the bot, which may begin, does not come in between
        edda = await newcomer(rooms, "Edda")
        room = await fair(rooms, edda, ME, BOT)
        row = await rooms.store.tables.find(room.id)
        assert row is not None
        await rooms.store.tables.set_aside(
            room.id, SetAside(number=2, reason="server-cannot-load", version=__version__)
        )
        for _ in range(2):
            await Kept(rooms.store, row, await rooms.store.tables.entries(room.id, 0)).export(edda)
            del rooms.rooms[room.id]
            with pytest.raises(HerowrightError):
                await rooms.find(room.id)
            rooms.rooms[room.id] = room
        whole = await rooms.store.tables.entries(room.id, 0)
        assert [entry.what for entry in whole] == ["open", "set-aside", "export", "set-aside"]
        assert rebuild(row, None, whole).dealing.knowers == [edda.id]


# --- at the end ------------------------------------------------------------------------------------------------


@in_a_loop
async def test_a_finished_game_shows_the_record_of_its_dice(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms, "Edda"), await newcomer(rooms, "Mira")
        given = await dealing.ticket(rooms.store, edda)
        room = await fair(rooms, edda, ME, FREE, ticket=given.ticket, nonce=MINE, options={"variants": ["short"]})
        promised = room.info(mira).promise
        await seats.sit(room, mira, 1, "Mira", THEIRS)
        commitment = room.info(mira).commitment
        await seats.put_bot(room, mira, 1, "greedy")
        page = Page(room, edda)
        await page.hello()
        await play_out(page)
        info = room.info(mira)
        assert info.record is not None
        dice = Dice.read(info.record)
        assert (dice.promise, dice.commitment) == (promised, commitment) == (given.promise, info.commitment)
        assert page.state.outcome is not None
        assert page.state.outcome.seed == str(dice.seed)
        told = [frame.table for frame in page.frames if isinstance(frame, m.News) and frame.table]
        assert told[-1].record == info.record, "the page is told without asking"
        blob = await history.export(room, mira)
        assert verify(blob, registry.find, published=commitment).ok
        again = await rooms.find((await rooms.bring(blob, mira)).table)
        seen = again.info(mira)
        assert (seen.dice, seen.promise, seen.commitment, seen.record) == ("imported", None, commitment, info.record)


# --- where somebody could choose or know them -------------------------------------------------------------------


@in_a_loop
async def test_a_chosen_seed_marks_the_table_for_everybody(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await fair(rooms, edda, named("Edda"), FREE, seed="7")
        for player in (edda, mira):
            info = room.info(player)
            assert (info.dice, info.dice_by, info.promise) == ("chosen", "Edda", None)
        await seats.sit(room, mira, 1, "Mira", THEIRS)
        assert room.info(mira).dice == "chosen"
        assert room.game._seed == 7


@in_a_loop
async def test_a_game_from_a_file_marks_the_table_for_everybody(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms, "Edda"), await newcomer(rooms)
        room = await rooms.find((await rooms.bring(new_table("roll-player", 2, 7).save(), edda)).table)
        await seats.stand(room, edda, 1)
        assert (room.info(mira).dice, room.info(mira).dice_by) == ("imported", "Edda")


@in_a_loop
async def test_whoever_took_the_running_game_home_knows_the_dice_and_guests_are_told(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms, "Edda"), await newcomer(rooms)
        room = await fair(rooms, edda, ME, BOT, nonce=MINE)
        assert b"seed" in await history.export(room, edda)
        number = room.ledger.number
        await history.export(room, edda)
        assert room.ledger.number == number, "it is noted once"
        assert room.info(edda).dice == "fair", "alone there is nobody to tell"
        await seats.put_bot(room, edda, 1, None)
        for player in (edda, mira):
            assert (room.info(player).dice, room.info(player).dice_by) == ("known", "Edda")
        await seats.sit(room, mira, 1, "Mira")
        assert room.info(mira).dice == "known"
        assert same(Ledger.decode(room.ledger.encode(), None), room.ledger)
        assert room.info(mira).promise == record_of(room).promise


@in_a_loop
async def test_whoever_went_back_alone_has_seen_what_comes(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms, "Edda"), await newcomer(rooms)
        room = await fair(rooms, edda, ME, ME, options={})
        page = Page(room, edda)
        await page.hello()
        for _ in range(3):
            await page.until(lambda state: state.decision is not None)
            await page.choose()
        await playing.ask_rewind(room, edda, m.AskRewind(id=1, seat=0, to=0))
        assert room.info(edda).dice == "fair"
        await seats.stand(room, edda, 1)
        assert (room.info(mira).dice, room.info(mira).dice_by) == ("known", "Edda")


@in_a_loop
async def test_a_table_of_an_earlier_version_goes_on_and_says_that_nothing_was_noted(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await fair(rooms, edda, ME, FREE, seed="7")
        row, [opened] = await rooms.store.tables.find(room.id), await rooms.store.tables.entries(room.id, 0)
        assert row is not None
        assert isinstance(opened, Opened)
        room.ledger = rebuild(row, None, [replace(opened, dice="unknown")])
        info = room.info(mira)
        assert (info.dice, info.promise, info.nonces, info.record) == ("unknown", None, [], None)
        assert info.commitment == new_table("roll-player", 2, 7).commitment
        assert room.state(None).view is not None
        await seats.sit(room, mira, 1, "Mira", THEIRS)
        assert (room.info(mira).waiting, room.info(mira).dice, room.game._seed) == (False, "unknown", 7)


@in_a_loop
async def test_a_sealed_file_tells_nobody_anything(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await fair(rooms, edda, ME, FREE)
        await seats.sit(room, mira, 1, "Mira")
        assert b"sealed" in await history.export(room, edda)
        assert room.info(mira).dice == "fair"
        await left_free(room, mira, edda, 1)
        assert room.info(mira).dice == "fair"

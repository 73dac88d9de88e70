"""How much one player or address may keep on a server, and how long a table is kept."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from herowright.server import messages as m
from herowright.server.ops import clock
from herowright.server.ops.config import MB, Limits, Rate
from herowright.server.refusals import Refused
from herowright.server.store.schema import campaigns, checkpoints, entries, guests, holders, seat_links, tables
from herowright.server.tables import quotas, seats
from herowright.server.tables.room import Room
from herowright.server.tables.rooms import NoSuchTable, Rooms
from tests.server.http.test_socket import page
from tests.server.rooms import FREE, ME, Page, house, in_a_loop, newcomer, opened, play_out, refused
from tests.server.running import Browser, Serve, reason

OCTETS = {"Content-Type": "application/octet-stream"}
PLAN = {"game": "roll-player", "seats": [{"kind": "me"}]}


def bounded(**limits: Any) -> Limits:
    return replace(Limits.off(), **limits)


def opens(browser: Browser) -> str:
    """Why no more tables are opened; empty if one is."""
    answer = browser.change("/api/tables", PLAN)
    return "" if answer.status_code == 201 else reason(answer)


def brings(browser: Browser, file: bytes) -> str:
    answer = browser.post("/api/tables/import", content=file, headers=OCTETS)
    return "" if answer.status_code == 201 else reason(answer)


# --- how much ----------------------------------------------------------------------------------------------


def test_a_player_has_only_so_many_unfinished_tables(serve: Serve) -> None:
    running = serve(limits=bounded(tables_of_player=2))
    browser = running.browser()
    table = browser.open_table("me")
    file = browser.get(f"/api/tables/{table}/export").content
    assert [opens(browser), opens(browser)] == ["", "server-enough-tables"]
    assert brings(browser, file) == "server-enough-tables"
    assert opens(running.browser()) == "", "that is no other player's business"


@in_a_loop
async def test_finished_tables_make_room_for_others(tmp_path: Path) -> None:
    async with house(tmp_path, limits=bounded(tables_of_player=1)) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME)
        with pytest.raises(Refused, match="only one unfinished table"):
            await opened(rooms, edda, ME)
        looking = Page(room, edda)
        await looking.hello()
        await play_out(looking)
        await opened(rooms, edda, ME)


def test_a_players_tables_have_a_size(serve: Serve) -> None:
    """Six files of padding once filled 101 MB in nine seconds."""
    running = serve(limits=bounded(stored_of_player=MB))
    browser = running.browser()
    file = browser.get(f"/api/tables/{browser.open_table('me')}/export").content
    assert brings(browser, file) == ""
    assert brings(browser, b" " * MB + file) == "server-enough-stored"
    assert opens(browser) == ""


def test_an_address_may_add_only_so_much_in_a_day(serve: Serve) -> None:
    running = serve(limits=bounded(tables_a_day=3))
    assert [opens(running.browser()) for _ in range(4)] == ["", "", "", "server-too-fast"]
    running = serve(limits=bounded(stored_a_day=200_000))
    browser = running.browser()
    file = browser.get(f"/api/tables/{browser.open_table('me')}/export").content
    padded = file.ljust(120_000)
    assert [brings(browser, padded), brings(running.browser(), padded)] == ["", "server-too-fast"]


def test_imports_have_a_pace_of_their_own(serve: Serve) -> None:
    browser = serve(limits=bounded(imports=Rate(0.01, 2))).browser()
    assert [brings(browser, b"?") for _ in range(3)][-1] == "server-too-fast"
    assert opens(browser) == ""


def test_a_player_has_only_so_many_campaigns(serve: Serve) -> None:
    browser = serve(limits=bounded(campaigns_of_player=2)).browser()
    answers = [browser.change("/api/campaigns", {"name": "Żegluga"}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 409]
    assert reason(answers[2]) == "server-enough-campaigns"
    party = browser.get(f"/api/campaigns/{answers[0].json()['campaign']}/export").content
    brought = browser.post("/api/campaigns/import", content=party, headers=OCTETS)
    assert reason(brought) == "server-enough-campaigns"


def test_nobody_fills_a_table_with_chat(serve: Serve) -> None:
    running = serve(limits=bounded(chat=Rate(0.01, 2)))
    browser = running.browser()
    with page(browser, browser.open_table("me", open=True)) as opened_page:
        answers = [opened_page.ask(type="say", id=number, text="Blah") for number in range(4)]
        assert [answer["type"] for answer in answers] == ["done", "done", "refused", "refused"]
        assert answers[2]["reason"]["id"] == "server-too-fast"
        assert opened_page.ask(type="ping", id=9)["type"] == "pong"


@in_a_loop
async def test_a_table_has_an_end_even_if_the_game_has_none(tmp_path: Path) -> None:
    async with house(tmp_path, limits=bounded(entries_of_table=3)) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME)
        looking = Page(room, edda)
        await looking.hello()
        answers = [await looking.ask(m.Say, text="Blah") for _ in range(3)]
        assert refused(answers[2]) == "server-table-full"
        assert room.ledger.number == 3


# --- how long ----------------------------------------------------------------------------------------------


async def aged(rooms: Rooms, room: Room, days: float) -> None:
    """Nobody has touched the table for so long, and it has left the memory."""
    rooms.rooms.pop(room.id, None)
    when = clock.now() - days * quotas.DAY
    await rooms.store.write(update(tables).where(tables.c.id == room.id).values(updated=when))


async def there(rooms: Rooms, room: Room) -> bool:
    try:
        await rooms.find(room.id)
    except NoSuchTable:
        return False
    return True


@in_a_loop
async def test_tables_that_nobody_touches_go(tmp_path: Path) -> None:
    async with house(tmp_path, limits=bounded(days_unplayed=10, days_untouched=100)) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        unplayed, fresh, old, played = [await opened(rooms, edda, ME, FREE, open=True) for _ in range(4)]
        for room in (old, played):
            await seats.sit(room, mira, 1, "Mira")
            await seats.seat_link(room, mira, 1)
            looking = Page(room, edda if room.ledger.turn == 0 else mira)
            await looking.hello()
            await looking.choose()
            await rooms.store.tables.add_guest(room.id, mira.id)
        for room, days in ((unplayed, 11), (fresh, 9), (old, 101), (played, 99)):
            await aged(rooms, room, days)
        assert await quotas.expire(rooms, clock.now()) is False
        assert [await there(rooms, room) for room in (unplayed, fresh, old, played)] == [False, True, False, True]
        for about in (entries, holders, guests, seat_links, checkpoints):
            left = await rooms.store.rows(select(func.count()).where(about.c.table.in_([unplayed.id, old.id])))
            assert left[0][0] == 0, about.name


@in_a_loop
async def test_a_table_stays_while_somebody_looks_or_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, limits=bounded(days_unplayed=10)) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME)
        await aged(rooms, room, 400)
        await rooms.find(room.id)
        await quotas.expire(rooms, clock.now())
        assert await there(rooms, room)
        del rooms.rooms[room.id]
        rooms.limits = bounded(days_unplayed=0, days_untouched=0)
        await quotas.expire(rooms, clock.now())
        assert await there(rooms, room)
        del rooms.rooms[room.id]
        rooms.limits = bounded(days_unplayed=10)
        monkeypatch.setattr(quotas, "AT_ONCE", 1)
        assert await quotas.expire(rooms, clock.now()) is True, "there may be more"
        assert not await there(rooms, room)


@in_a_loop
async def test_the_table_of_a_campaign_stays(tmp_path: Path) -> None:
    async with house(tmp_path, limits=bounded(days_unplayed=1, days_untouched=1)) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME)
        await rooms.store.campaigns.add(edda.id, "Żegluga", "{}")
        await rooms.store.write(update(campaigns).values(table=room.id))
        await aged(rooms, room, 400)
        await quotas.expire(rooms, clock.now())
        assert await there(rooms, room)

"""PostgreSQL, and several server processes that share its tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from herowright.server import messages as m
from herowright.server.ops.clock import now
from herowright.server.store import Store
from herowright.server.tables import seats
from tests.server.processes import Browser, LivePage, Server
from tests.server.rooms import BOT, ME, Page, house, in_a_loop, newcomer, opened, play_out
from tests.server.store.test_storage import kept, written_together


@in_a_loop
async def test_a_whole_game_is_kept_and_found_again(database: str, tmp_path: Path) -> None:
    async with house(tmp_path, db=database) as rooms:
        edda = await newcomer(rooms, "Edda")
        room = await opened(rooms, edda, ME, BOT)
        page = Page(room, edda)
        await page.hello()
        await play_out(page)
        end = room.game.fingerprint()
    async with house(tmp_path, db=database) as rooms:
        again = await rooms.find(room.id)
        assert again.game.fingerprint() == end
        assert again.game.is_over


@in_a_loop
async def test_a_chat_that_cannot_be_kept_takes_no_choice_of_another_table_with_it(database: str) -> None:
    """An id that is longer than its column fails a whole batch here, and nothing in SQLite."""
    store = await Store.open(database)
    try:
        ends = await written_together(store, kept("one"), kept("x" * 100), kept("two"))
        assert ends == ["NoneType", "StorageFailed", "NoneType"]
    finally:
        await store.close()


@in_a_loop
async def test_what_only_lists_and_sweeps_ask_is_answered_here_too(database: str, tmp_path: Path) -> None:
    async with house(tmp_path, db=database) as rooms:
        edda, phone = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, ME, ME, clock=m.Clock(bank=600, more=0))
        await seats.join(room, phone, await seats.seat_link(room, edda, 1))
        assert [line.id for line in await rooms.tables_of(edda)] == [room.id]
        assert [line.id for line in await rooms.tables_of(edda, 1)] == []
        assert (await rooms.store.tables.opened_by(edda.id))[0] == 1
        assert [each.first for each in (await seats.devices(room, edda, 1)).devices] == [True, False]
        assert set(await rooms.store.tables.seen(room.id)) == {0, 1}
        await asyncio.gather(*(rooms.store.uptime.beat(now()) for _ in range(20)))
        del rooms.rooms[room.id]
        assert room.id in await rooms.store.tables.stale(now() + 1, 0.0, 1000)
        await rooms.store.tables.remove([room.id])
        assert await rooms.store.tables.find(room.id) is None


@asynccontextmanager
async def server(database: str, **about: Any) -> AsyncIterator[Server]:
    """A process of its own."""
    started = await asyncio.to_thread(Server, database, **about)
    try:
        yield started
    finally:
        if started.process.poll() is None:
            await asyncio.to_thread(started.stop)


@pytest.fixture(scope="module")
def two_servers(database: str) -> Iterator[list[Server]]:
    """For all tests that stop neither of them."""
    with ThreadPoolExecutor(2) as starting:
        started = [*starting.map(Server, [database] * 2)]
    yield started
    for server in started:
        server.stop()


@in_a_loop
async def test_two_processes_serve_one_table(two_servers: list[Server]) -> None:
    """Two people on two servers: each sees every move of the other, numbered without a gap."""
    one, two = two_servers
    async with Browser(one.origin) as edda, Browser(two.origin) as mira:
        plan = {"game": "roll-player", "seats": [{"kind": "me"}, {"kind": "free"}], "options": {"variants": ["short"]}}
        made = await edda.call("POST", "/tables", plan)
        table = made["table"]
        await mira.call("POST", f"/tables/{table}/join", {"secret": made["invite"]})
        await mira.call("POST", f"/tables/{table}/seats/1/sit", {"name": "Mira"})
        pages = [await edda.page(table), await mira.page(table)]
        here = await pages[0].until(lambda frame: frame["type"] == "presence" and frame["present"][1])
        assert here["present"] == [True, True], "who looks at the table on the other server is known here"

        async def play(page: LivePage) -> None:
            while await page.my_turn():
                answer = await page.choose()
                assert answer["type"] == "done" or answer["reason"]["id"] in ("server-stale", "server-conflict"), answer

        await asyncio.gather(*(play(page) for page in pages))
        await pages[0].ask("say", text="Good game")
        await pages[1].until(lambda frame: any(entry["what"] == "chat" for entry in frame.get("entries", [])))
        for page in pages:
            assert page.numbers == list(range(page.numbers[0], page.numbers[0] + len(page.numbers)))
        assert pages[0].state["outcome"] == pages[1].state["outcome"]


@in_a_loop
async def test_both_processes_at_once_never_write_the_same_entry_twice(two_servers: list[Server]) -> None:
    """One person with two devices answers on both servers at the same instant; one answer counts."""
    one, two = two_servers
    async with Browser(one.origin) as here, Browser(two.origin) as there:
        made = await here.call("POST", "/tables", {"game": "roll-player", "seats": [{"kind": "me"}]})
        link = await here.call("POST", f"/tables/{made['table']}/seats/0/link")
        await there.call("POST", f"/tables/{made['table']}/join", {"secret": link["secret"]})
        pages = [await here.page(made["table"]), await there.page(made["table"])]
        for _ in range(25):
            decisions = max(page.state["decisions"] for page in pages)
            for page in pages:
                await page.reach(decisions)
            answers = await asyncio.gather(*(page.choose() for page in pages))
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"], answers
            for page in pages:
                await page.reach(decisions + 1)
        assert pages[0].state["view"] == pages[1].state["view"]


@in_a_loop
async def test_a_killed_process_leaves_its_tables_to_the_other(database: str) -> None:
    """A bot's turn is not lost with the process that let it think."""
    async with server(database, pace=2.0) as one, Browser(one.origin) as edda:
        plan = {"game": "roll-player", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        made = await edda.call("POST", "/tables", plan)
        page = await edda.page(made["table"])
        while page.state["turn"] != 1:
            await page.choose() if page.state["decision"] else await page.frame()
        decisions = page.state["decisions"]
        await asyncio.to_thread(one.kill)
        async with server(database) as two:
            again = await edda.page(made["table"], page.state["number"], origin=two.origin)
            await again.reach(decisions + 1)
            await again.close()


@in_a_loop
async def test_a_campaign_opens_one_table_whichever_process_is_asked(two_servers: list[Server]) -> None:
    one, two = two_servers
    async with Browser(one.origin) as here, Browser(two.origin) as there:
        there.http.cookies = here.http.cookies
        campaign = (await here.call("POST", "/campaigns", {"name": "Żegluga"}))["campaign"]
        plan = {"seats": [{"kind": "me"}]}
        path = f"/api/campaigns/{campaign}/tables"
        answers = await asyncio.gather(*(each.http.post(path, json=plan) for each in (here, there)))
        assert sorted(answer.status_code for answer in answers) == [201, 409]
        refused = next(answer.json() for answer in answers if answer.status_code == 409)
        assert refused["reason"]["id"] in ("campaign-playing", "campaign-conflict")
        table = next(answer.json()["table"] for answer in answers if answer.status_code == 201)
        info = await there.call("GET", f"/campaigns/{campaign}")
        assert (info["table"], info["name"], info["revision"]) == (table, "Żegluga", 2)
        assert (await there.call("POST", f"/campaigns/{campaign}/abandon"))["table"] is None
        assert await here.call("DELETE", f"/campaigns/{campaign}") == []

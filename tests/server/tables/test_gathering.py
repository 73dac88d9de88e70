"""Coming together, against a running server: the ready check, seats that are kept for a rematch, what a table tells
before one sits down, and an invitation for cameras."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from herowright.server.messages import AskRematch
from herowright.server.tables import leaving, rematch, seats
from herowright.server.tables.rooms import rebuild
from tests.server.http.test_socket import page
from tests.server.rooms import FREE, ME, house, in_a_loop, newcomer, opened
from tests.server.running import Browser, Running, reason
from tests.server.tables.test_leaving import resigns, together


def info(browser: Browser, table: str) -> Any:
    return browser.get(f"/api/tables/{table}").json()


def over(*browsers: Browser, **plan: Any) -> str:
    """A table of theirs whose game is over: broken off at once."""
    table = together(*browsers, **plan)
    assert browsers[0].change(f"/api/tables/{table}/abort").json()["over"]
    return table


# --- the ready check -------------------------------------------------------------------------------------------


def test_the_game_and_its_clock_begin_when_all_have_said_ready(browser: Browser, other: Browser) -> None:
    table = together(browser, other, seed=None, ready_check=True, clock={"bank": 600, "more": 0})
    now = info(browser, table)
    assert (now["waiting"], now["ready_check"], now["commitment"]) == (True, True, None)
    assert [seat["ready"] for seat in now["seats"]] == [False, False]
    with page(browser, table) as edda:
        assert other.change(f"/api/tables/{table}/ready", {"on": True}).json()["seats"][1]["ready"]
        news = edda.hear("news")
        assert (news["entries"][0]["what"], news["entries"][0]["on"], news["table"]["waiting"]) == ("ready", True, True)
        assert not other.change(f"/api/tables/{table}/ready", {"on": False}).json()["seats"][1]["ready"]
        assert browser.change(f"/api/tables/{table}/ready", {"on": True}).json()["waiting"]
        begun = other.change(f"/api/tables/{table}/ready", {"on": True}).json()
    assert not begun["waiting"]
    assert begun["commitment"]
    assert all(seat["time_left"] > 590 for seat in begun["seats"])
    assert reason(other.change(f"/api/tables/{table}/ready", {"on": True})) == "server-begun"


def test_who_stands_up_is_ready_no_longer_and_bots_always_are(browser: Browser, other: Browser) -> None:
    table = together(browser, other, ready_check=True)  # with chosen dice the game is there, and waits all the same
    other.change(f"/api/tables/{table}/ready", {"on": True})
    other.change(f"/api/tables/{table}/seats/1/stand")
    browser.change(f"/api/tables/{table}/ready", {"on": True})
    assert not info(browser, table)["seats"][1]["ready"]
    other.change(f"/api/tables/{table}/seats/1/sit", {"name": "Mira"})
    assert info(browser, table)["waiting"]
    other.change(f"/api/tables/{table}/seats/1/stand")
    begun = browser.change(f"/api/tables/{table}/seats/1/bot", {"bot": "random"}).json()
    assert not begun["waiting"]


def test_against_bots_nobody_has_to_say_anything(browser: Browser, server: Running) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = browser.change("/api/tables", {"game": "roll-player", "seats": seats, "ready_check": True}).json()
    assert not info(browser, made["table"])["waiting"]
    stranger = server.browser()
    table = browser.open_table("me", "free", open=True, ready_check=True)
    assert reason(stranger.change(f"/api/tables/{table}/ready", {"on": True})) == "server-watching"


# --- what a table tells ----------------------------------------------------------------------------------------


def test_the_lobby_tells_everything_before_one_sits_down(browser: Browser, other: Browser) -> None:
    clock = {"bank": 600, "more": 10}
    plan = {"options": {"variants": ["short"]}, "clock": clock, "hints": False, "spectator_chat": False}
    table = browser.open_table("me", "free", open=True, seed="5", ready_check=True, **plan)
    line = next(each for each in other.get("/api/tables").json() if each["id"] == table)
    told = {name: line[name] for name in ("clock", "dice", "hints", "ready_check", "spectator_chat", "pack")}
    assert told == {
        "clock": clock,
        "dice": "chosen",
        "hints": False,
        "ready_check": True,
        "spectator_chat": False,
        "pack": False,
    }
    assert line["options"]["variants"] == ["short"]
    assert "edition" in line["options"]
    browser.change(f"/api/tables/{table}/spectators", {"on": True})
    line = next(each for each in other.get("/api/tables").json() if each["id"] == table)
    assert line["spectator_chat"]


def test_where_hints_are_off_none_is_given(browser: Browser) -> None:
    table = browser.open_table("me", seed="7", hints=False)
    assert not info(browser, table)["hints"]
    with page(browser, table) as edda:
        asked = {"seat": 0, "decisions": edda.welcome["state"]["decisions"]}
        assert edda.ask(type="ask-hint", id=1, **asked)["reason"]["id"] == "server-hints-off"
        assert edda.ask(type="ask-preview", id=2, **asked)["type"] == "previews"


def test_an_invitation_for_cameras(browser: Browser) -> None:
    table = browser.open_table("me", "free")
    drawn = browser.change(f"/api/tables/{table}/qr", {"secret": browser.invite}).json()["svg"]
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    assert "<script" not in drawn


# --- playing again ---------------------------------------------------------------------------------------------


def test_a_rematch_keeps_all_together_and_another_one_begins(browser: Browser, other: Browser, server: Running) -> None:
    third = server.browser()
    plan = {"title": "Friday", "options": {"variants": ["short"]}, "clock": {"bank": 900, "more": 5}, "hints": False}
    old = over(browser, other, third, **plan)
    with page(other, old) as mira:
        made = browser.change(f"/api/tables/{old}/rematch", {}).json()
        assert made["mine"]
        news = mira.hear("news")
        assert news["entries"][0]["what"] == "rematch"
        assert news["table"]["rematch"] == {"table": made["table"], "seat": 0, "declined": [], "open": True}
    new = made["table"]
    now = info(other, new)
    assert [(seat["kept"], seat["kept_for_me"], seat["person"]) for seat in now["seats"]] == [
        ("Guest 1", True, False),
        ("Guest 2", False, False),
        (None, False, True),
    ]
    assert (now["title"], now["clock"], now["hints"], now["dice"]) == ("Friday", plan["clock"], False, "fair")
    assert now["options"]["variants"] == ["short"]
    assert reason(other.change(f"/api/tables/{new}/seats/1/sit", {"name": "Mira"})) == "server-seat-kept"
    assert other.change(f"/api/tables/{new}/seats/0/sit", {"name": "Mira"}).status_code == 200
    assert third.change(f"/api/tables/{old}/rematch", {}).json() == {"table": new, "mine": False}
    begun = third.change(f"/api/tables/{new}/seats/1/sit", {"name": "Olek"}).json()
    assert not begun["waiting"]
    assert begun["commitment"]


def test_two_who_ask_at_once_meet_at_one_table(browser: Browser, other: Browser) -> None:
    old = over(browser, other)
    with ThreadPoolExecutor(2) as pool:
        asked = list(pool.map(lambda each: each.change(f"/api/tables/{old}/rematch", {}).json(), (browser, other)))
    assert asked[0]["table"] == asked[1]["table"]
    assert sorted(each["mine"] for each in asked) == [False, True]


def test_who_declines_is_replaced_as_was_asked_and_all_are_told(browser: Browser, other: Browser) -> None:
    old = over(browser, other)
    new = browser.change(f"/api/tables/{old}/rematch", {"bot": "random"}).json()["table"]
    with page(browser, new) as edda, page(browser, old) as there:
        assert other.change(f"/api/tables/{old}/rematch/decline").json()["rematch"]["declined"] == [1]
        told = edda.hear("news")["entries"][0]
        assert (told["what"], told["name"]) == ("release", "Guest 1")
        assert there.hear("news")["entries"][0]["what"] == "decline"
    assert info(browser, new)["seats"][0]["bot"] == "random"
    assert not info(browser, new)["waiting"]

    old = over(browser, other)
    new = browser.change(f"/api/tables/{old}/rematch", {}).json()["table"]
    other.change(f"/api/tables/{old}/rematch/decline")
    seat = info(browser, new)["seats"][0]
    assert (seat["person"], seat["bot"], seat["kept"]) == (False, None, None)


def test_whoever_asked_need_not_wait_for_ever(browser: Browser, other: Browser, server: Running) -> None:
    old = over(browser, other, open=True)
    new = browser.change(f"/api/tables/{old}/rematch", {}).json()["table"]
    stranger = server.browser()
    assert reason(stranger.change(f"/api/tables/{new}/seats/0/sit", {"name": "Zoe"})) == "server-seat-kept"
    assert reason(other.change(f"/api/tables/{new}/seats/0/release")) == "server-not-owner"
    assert browser.change(f"/api/tables/{new}/seats/0/release").json()["seats"][0]["kept"] is None
    assert reason(browser.change(f"/api/tables/{new}/seats/0/release")) == "server-seat-not-kept"
    assert stranger.change(f"/api/tables/{new}/seats/0/sit", {"name": "Zoe"}).status_code == 200


def test_when_there_is_no_rematch(browser: Browser, other: Browser, server: Running) -> None:
    table = together(browser, other, open=True)
    assert reason(browser.change(f"/api/tables/{table}/rematch", {})) == "server-not-over"
    assert reason(browser.change(f"/api/tables/{table}/rematch/decline")) == "server-no-rematch"
    resigns(other, table, 1)
    browser.change(f"/api/tables/{table}/claim")
    assert reason(server.browser().change(f"/api/tables/{table}/rematch", {})) == "server-watching"
    assert reason(browser.change(f"/api/tables/{table}/rematch", {"bot": "nobody"})) == "unknown-bot"
    new = other.change(f"/api/tables/{table}/rematch", {}).json()["table"]  # also after giving up
    assert other.delete(f"/api/tables/{new}").status_code == 200
    assert browser.change(f"/api/tables/{table}/rematch", {}).json()["mine"]  # that one is gone


@in_a_loop
async def test_it_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms, "Edda"), await newcomer(rooms, "Mira")
        room = await opened(rooms, edda, ME, FREE, open=True, ready_check=True, hints=False)
        await seats.sit(room, mira, 1, "Mira")
        await rematch.ready(room, mira, True)
        row = await rooms.store.tables.find(room.id)
        assert row is not None
        again = rebuild(row, None, await rooms.store.tables.entries(room.id, 0))
        assert again.gathering == room.ledger.gathering
        assert again.decode(again.encode(), None).gathering == again.gathering
        assert (again.gathering.ready, again.gathering.begun, again.waiting) == ([1], False, True)


@in_a_loop
async def test_the_seat_of_who_has_stood_up_after_the_end_is_free_in_the_rematch(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms, "Edda"), await newcomer(rooms, "Mira")
        room = await opened(rooms, edda, ME, FREE, open=True)
        await seats.sit(room, mira, 1, "Mira")
        await leaving.abort(room, edda)
        await seats.stand(room, mira, 1)
        made = await rematch.propose(room, edda, AskRematch())
        coming = await rooms.find(made.table)
        assert [(place.free, bool(place.players)) for place in coming.ledger.places] == [(True, False), (False, True)]
        assert coming.ledger.gathering.kept == {}

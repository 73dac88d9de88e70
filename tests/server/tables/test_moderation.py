"""Order at a table, against a running server: sent away, muted, reported, and spectators who have to be quiet."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from herowright.cli import main
from herowright.server import messages as m
from herowright.server.ops.config import Limits
from herowright.server.refusals import Forbidden
from herowright.server.store import Conflict
from herowright.server.store.reports import read_reports
from herowright.server.tables import moderation, seats
from tests.server.http.test_socket import page
from tests.server.rooms import FREE, ME, house, in_a_loop, newcomer, opened
from tests.server.running import Browser, Running, Serve, reason
from tests.server.tables.test_leaving import resigns, together


def says(browser: Browser, table: str, text: str) -> dict[str, Any]:
    with page(browser, table) as opened:
        return opened.ask(type="say", id=1, text=text)


def word(answer: dict[str, Any]) -> str:
    """The reason of a refusal, or nothing."""
    return str(answer["reason"]["id"]) if answer["type"] == "refused" else ""


def said_by(browser: Browser, table: str) -> str:
    """Who said the last line of the chat, as others may know it."""
    with page(browser, table) as opened:
        return str(opened.welcome["chat"][-1]["by"])


# --- sending away --------------------------------------------------------------------------------------------


def test_before_the_start_the_seat_is_free_again(browser: Browser, other: Browser, server: Running) -> None:
    table = browser.open_table("me", "free", "free")
    invitation = {"secret": browser.invite}
    other.change(f"/api/tables/{table}/join", invitation)
    other.change(f"/api/tables/{table}/seats/1/sit", {"name": "Mira"})
    link = other.change(f"/api/tables/{table}/seats/1/link").json()
    assert reason(other.change(f"/api/tables/{table}/kick", {"seat": 0})) == "server-not-owner"
    assert reason(browser.change(f"/api/tables/{table}/kick", {"seat": 0})) == "server-not-yourself"
    assert reason(browser.change(f"/api/tables/{table}/kick", {"seat": 2})) == "server-nobody"
    with page(other, table) as mira:
        fresh = browser.change(f"/api/tables/{table}/kick", {"seat": 1}).json()
        assert mira.ends()[0] == "server-kicked"
    seat = browser.get(f"/api/tables/{table}").json()["seats"][1]
    assert (seat["name"], seat["person"], seat["bot"]) == ("", False, None)
    # There is no way back: not by watching, by either invitation, by sitting down, nor by the link of the seat.
    assert reason(other.get(f"/api/tables/{table}")) == "server-kicked"
    for secret in (invitation, fresh, link):
        assert reason(other.change(f"/api/tables/{table}/join", secret)) == "server-kicked"
    assert reason(other.change(f"/api/tables/{table}/seats/1/sit", {"name": "Mira"})) == "server-kicked"
    with page(other, table, hello=False) as mira:
        assert mira.ends()[0] == "server-kicked"
    third = server.browser()
    assert reason(third.change(f"/api/tables/{table}/join", invitation)) == "server-wrong-link"
    assert reason(third.change(f"/api/tables/{table}/join", link)) == "server-wrong-link"
    assert third.change(f"/api/tables/{table}/join", fresh).status_code == 200


def test_in_an_open_game_a_bot_takes_over_and_one_may_only_watch_in_silence(browser: Browser, other: Browser) -> None:
    table = together(browser, other, open=True)
    with page(other, table) as mira:
        browser.change(f"/api/tables/{table}/kick", {"seat": 1})
        news = mira.hear("news")
        assert (news["entries"][0]["what"], news["entries"][0]["name"]) == ("kick", "Guest 1")
        assert not any(seat["mine"] for seat in news["table"]["seats"])
        assert news["table"]["seats"][1]["bot"]
        assert word(mira.ask(type="say", id=1, text="Why?")) == "server-muted"
    assert table not in [each["id"] for each in other.get("/api/me/tables").json()]
    assert reason(other.change(f"/api/tables/{table}/seats/1/resign")) == "server-not-your-seat"


def test_a_spectator_is_sent_away_by_what_they_said(browser: Browser, other: Browser) -> None:
    table = browser.open_table("me")
    other.change(f"/api/tables/{table}/join", {"secret": browser.invite})
    assert not word(says(other, table, "You play badly"))
    by = said_by(browser, table)
    assert reason(browser.change(f"/api/tables/{table}/kick", {"by": "0" * 12})) == "server-nobody"
    assert reason(browser.change(f"/api/tables/{table}/kick", {})) == "server-nobody"
    assert browser.change(f"/api/tables/{table}/kick", {"by": by}).status_code == 200
    assert reason(other.get(f"/api/tables/{table}")) == "server-kicked"


def test_a_spectator_who_never_says_a_word_is_sent_away(browser: Browser, other: Browser, server: Running) -> None:
    table, third = browser.open_table("me", "free"), server.browser()
    other.patch("/api/me", json={"name": "Mira"})
    for each in (other, third):
        each.change(f"/api/tables/{table}/join", {"secret": browser.invite})
    assert reason(other.get(f"/api/tables/{table}/spectators")) == "server-not-owner"
    with page(other, table) as mira:
        seen = browser.get(f"/api/tables/{table}/spectators").json()
        assert [(each["name"], each["present"], each["muted"]) for each in seen] == [
            ("Mira", True, False),
            ("", False, False),
        ]
        assert browser.change(f"/api/tables/{table}/mute", {"by": seen[0]["by"], "on": True}).status_code == 200
        assert browser.get(f"/api/tables/{table}/spectators").json()[0]["muted"]
        with page(browser, table) as edda:
            assert browser.change(f"/api/tables/{table}/kick", {"by": seen[0]["by"]}).status_code == 200
            assert edda.hear("news")["entries"][0]["name"] == "Mira"
        assert mira.ends()[0] == "server-kicked"
    assert reason(other.get(f"/api/tables/{table}")) == "server-kicked"
    assert [each["by"] for each in browser.get(f"/api/tables/{table}/spectators").json()] == [seen[1]["by"]]


def test_who_is_sent_away_leaves_all_their_seats(browser: Browser, other: Browser) -> None:
    table = browser.open_table("me", "free", "free", open=True)
    for seat in (1, 2):
        other.change(f"/api/tables/{table}/seats/{seat}/sit", {"name": "Mira"})
    browser.change(f"/api/tables/{table}/kick", {"seat": 1})
    assert [seat["person"] for seat in browser.get(f"/api/tables/{table}").json()["seats"]] == [True, False, False]


@in_a_loop
async def test_a_link_asked_for_in_the_moment_of_being_sent_away_is_void(tmp_path: Path) -> None:
    """Whoever is kicked asks for a link to the seat at the same time, for a browser that nobody has sent away."""
    async with house(tmp_path) as rooms:
        edda, mira = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, ME, FREE, FREE, open=True)
        for _ in range(3):
            other = await newcomer(rooms)
            await seats.sit(room, other, 1, "Mira")
            asked = [asyncio.create_task(seats.seat_link(room, other, 1)) for _ in range(9)]
            await asyncio.gather(*asked[:3])
            away = asyncio.create_task(moderation.kick(room, edda, m.Somebody(seat=1)))
            asked += [asyncio.create_task(seats.seat_link(room, other, 1)) for _ in range(9)]
            links = await asyncio.gather(*asked, return_exceptions=True)
            await away
            for link in links:
                if isinstance(link, str):
                    with pytest.raises(Forbidden):
                        await seats.join(room, mira, link)
            with pytest.raises(Conflict):  # another process, which has not heard of it yet
                await room.store.tables.set_seat_link(room.id, 1, other.id, "x" * 32)


def test_who_has_resigned_sends_nobody_away(browser: Browser, other: Browser, server: Running) -> None:
    table = together(browser, other, server.browser())
    resigns(browser, table, 0)
    assert reason(browser.change(f"/api/tables/{table}/kick", {"seat": 1})) == "server-resigned"


# --- talking ---------------------------------------------------------------------------------------------------


def test_who_is_muted_talks_no_more_until_they_may_again(browser: Browser, other: Browser) -> None:
    table = together(browser, other)
    assert reason(other.change(f"/api/tables/{table}/mute", {"seat": 0, "on": True})) == "server-not-owner"
    assert reason(browser.change(f"/api/tables/{table}/mute", {"seat": 0, "on": True})) == "server-not-yourself"
    with page(other, table) as mira:
        assert mira.welcome["table"]["no_chat"] is None
        muted = browser.change(f"/api/tables/{table}/mute", {"seat": 1, "on": True}).json()
        assert muted["seats"][1]["muted"]
        news = mira.hear("news")
        assert (news["entries"][0]["what"], news["entries"][0]["on"]) == ("mute", True)
        assert news["table"]["no_chat"]["id"] == "server-muted"
        assert word(mira.ask(type="say", id=1, text="Hello")) == "server-muted"
        browser.change(f"/api/tables/{table}/mute", {"seat": 1, "on": False})
        assert mira.ask(type="say", id=2, text="Hello")["type"] == "done"


def test_another_device_of_a_muted_seat_is_muted_too(browser: Browser, other: Browser, server: Running) -> None:
    table = together(browser, other)
    phone = server.browser()
    phone.change(f"/api/tables/{table}/join", other.change(f"/api/tables/{table}/seats/1/link").json())
    browser.change(f"/api/tables/{table}/mute", {"by": _speaks(other, table), "on": True})
    assert word(says(phone, table, "Hello")) == "server-muted"


def _speaks(browser: Browser, table: str) -> str:
    assert not word(says(browser, table, "Good evening"))
    return said_by(browser, table)


def test_a_muted_spectator_is_known_by_what_they_said(browser: Browser, other: Browser, server: Running) -> None:
    table = browser.open_table("me", open=True)
    third = server.browser()
    by = _speaks(other, table)
    assert by != _speaks(third, table)
    assert browser.change(f"/api/tables/{table}/mute", {"by": by, "on": True}).json()["muted"] == [by]
    assert word(says(other, table, "Hello")) == "server-muted"
    assert not word(says(third, table, "Hello"))


def test_at_another_table_one_is_known_as_somebody_else(browser: Browser, other: Browser) -> None:
    one, two = (browser.open_table("me", open=True) for _ in range(2))
    assert _speaks(other, one) != _speaks(other, two)


def test_spectators_are_quiet_where_the_table_wants_it(browser: Browser, other: Browser, server: Running) -> None:
    table = together(browser, other, open=True, spectator_chat=False)
    stranger = server.browser()
    with page(stranger, table) as watching:
        assert not watching.welcome["table"]["spectator_chat"]
        assert watching.welcome["table"]["no_chat"]["id"] == "server-spectators-quiet"
        assert word(watching.ask(type="say", id=1, text="Hello")) == "server-spectators-quiet"
        assert not word(says(other, table, "Hello"))
        for somebody in (other, stranger):
            assert reason(somebody.change(f"/api/tables/{table}/spectators", {"on": True})) == "server-not-owner"
        browser.change(f"/api/tables/{table}/spectators", {"on": True})
        while (news := watching.hear("news"))["entries"][0]["what"] != "spectators":
            pass
        assert news["table"]["spectator_chat"]
        assert news["table"]["no_chat"] is None
        assert watching.ask(type="say", id=2, text="Hello")["type"] == "done"


def test_whoever_opened_a_table_without_sitting_down_may_talk(browser: Browser) -> None:
    table = browser.open_table("free", "free", spectator_chat=False)
    assert not word(says(browser, table, "Welcome"))


# --- reporting ---------------------------------------------------------------------------------------------------


def test_a_report_is_kept_with_what_was_said(serve: Serve, capsys: pytest.CaptureFixture[str]) -> None:
    running = serve()
    edda, mira, stranger = (running.browser() for _ in range(3))
    table = together(edda, mira, open=True)
    says(mira, table, "You \x1b[31mrat")  # what steers terminals is gone before anybody keeps it
    about = {"seat": 1, "reason": "Insults me"}
    assert reason(stranger.change(f"/api/tables/{table}/report", about)) == "server-watching"
    assert reason(mira.change(f"/api/tables/{table}/report", about)) == "server-not-yourself"
    assert edda.change(f"/api/tables/{table}/report", {"seat": 1, "reason": "x"}).status_code == 400
    assert edda.change(f"/api/tables/{table}/report", about).status_code == 200
    # The other way round too: whoever opened the table may be the one to complain about.
    assert mira.change(f"/api/tables/{table}/report", {"seat": 0, "reason": "Kicks \x1b[31mpeople"}).status_code == 200
    # And about the game itself, where nobody is to blame.
    assert mira.change(f"/api/tables/{table}/report", {"reason": "[3] The dice are stuck"}).status_code == 200
    [first, second, third] = read_reports(running.config.db)  # while the server runs
    assert (third.players, third.seat, third.reason) == ([], None, "[3] The dice are stuck")
    assert (first.table, first.name, first.seat, first.reason) == (table, "Guest 1", 1, "Insults me")
    assert [line.text for line in first.chat] == ["You [31mrat"]
    assert first.chat[0].player in first.players == [second.reporter]
    assert edda.change(f"/api/tables/{table}/abort").status_code == 200
    for lang in ("en", "pl", "de"):
        assert main(["reports", "--db", running.config.db, "--lang", lang]) == 0
        told = capsys.readouterr().out
        assert "Insults me" in told
        assert "\x1b[31mpeople" not in told
    assert main(["reports", "--db", running.config.db, "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)["reports"]
    assert [each["reason"] for each in listed] == ["Insults me", "Kicks \x1b[31mpeople", "[3] The dice are stuck"]


def test_reports_of_a_database_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Any) -> None:
    assert main(["reports", "--db", f"sqlite:///{tmp_path}/none.sqlite3", "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["error"]["id"] == "server-db-missing"
    assert list(tmp_path.iterdir()) == []


def test_nobody_floods_the_operator_with_reports(serve: Serve) -> None:
    running = serve(limits=Limits(reports_a_day=2))
    edda, mira = running.browser(), running.browser()
    table = together(edda, mira)
    answers = [
        edda.change(f"/api/tables/{table}/report", {"seat": 1, "reason": "Insults me"}).status_code for _ in range(4)
    ]
    assert answers == [200, 200, 429, 429]
    assert len(read_reports(running.config.db)) == 2

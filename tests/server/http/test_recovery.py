"""Recovery codes: another browser becomes the player who made one."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

from herowright.server.ops.config import Limits
from tests.server.http.test_socket import page
from tests.server.running import Browser, Running, Serve, reason

FORM = re.compile(r"([a-hj-km-np-z2-9]{4}-){4}[a-hj-km-np-z2-9]{4}")


def code_of(browser: Browser) -> str:
    return str(browser.change("/api/me/recovery").json()["code"])


def test_another_browser_becomes_the_player_with_all_seats(browser: Browser, other: Browser) -> None:
    browser.patch("/api/me", json={"name": "Edda"})
    table = browser.open_table("me", seed="7")
    code = code_of(browser)
    assert FORM.fullmatch(code)
    assert other.change("/api/me/recover", {"code": f" {code.upper().replace('-', ' ')} "}).json()["name"] == "Edda"
    assert [each["id"] for each in other.get("/api/me/tables").json()] == [table]
    assert other.get("/api/me").json()["name"] == "Edda"
    with page(other, table) as opened:
        state = opened.welcome["state"]
        key = state["decision"]["options"][0]["key"]
        asked = {"seat": 0, "key": key, "decisions": state["decisions"]}
        assert opened.ask(type="choose", id=1, **asked)["type"] == "done"
    # The browser that made it stays the player, too.
    assert [each["id"] for each in browser.get("/api/me/tables").json()] == [table]


def test_a_browser_that_was_never_here_can_begin_with_a_code(browser: Browser, server: Running) -> None:
    browser.patch("/api/me", json={"name": "Edda"})
    fresh = server.browser(known=False)
    answer = fresh.change("/api/me/recover", {"code": code_of(browser)})
    assert len(answer.headers.get_list("set-cookie")) == 1
    assert fresh.get("/api/me").json()["name"] == "Edda"


def test_a_new_code_voids_the_old_one(browser: Browser, other: Browser) -> None:
    old, new = code_of(browser), code_of(browser)
    assert old != new
    assert reason(other.change("/api/me/recover", {"code": old})) == "server-wrong-code"
    assert other.change("/api/me/recover", {"code": new}).status_code == 200
    assert browser.change("/api/me/recover", {"code": new}).status_code == 200  # one is oneself already


def test_all_other_browsers_are_signed_out(browser: Browser, other: Browser, server: Running) -> None:
    """The telephone is lost, with the cookie in it."""
    browser.patch("/api/me", json={"name": "Edda"})
    table, code, third = browser.open_table("me", seed="7"), code_of(browser), server.browser()
    for each in (other, third):
        each.change("/api/me/recover", {"code": code})
    stolen = dict(browser.cookies)
    with page(other, table) as opened:
        assert browser.change("/api/me/browsers/others").json()["name"] == "Edda"
        assert opened.ends()[0] == "server-signed-out"
    assert [each["id"] for each in browser.get("/api/me/tables").json()] == [table]
    for each in (other, third):
        assert reason(each.get(f"/api/tables/{table}")) == "server-private"
        assert each.get("/api/me").json()["name"] == ""
    thief = server.browser(known=False)
    thief.cookies.update(stolen)  # this browser's own cookie of before is void, too
    assert thief.get("/api/me").json()["name"] == ""


def test_only_a_hash_is_kept(serve: Serve) -> None:
    running = serve()
    code = code_of(running.browser())
    running.stop()
    for file in Path(running.config.db.removeprefix("sqlite:///")).parent.iterdir():
        assert code.encode() not in file.read_bytes()
        assert code.replace("-", "").encode() not in file.read_bytes()


def test_codes_cannot_be_guessed_by_trying(serve: Serve) -> None:
    running = serve(limits=Limits())
    tried = [running.browser().change("/api/me/recover", {"code": "a" * 20}).status_code for _ in range(7)]
    assert tried == [403, 403, 403, 403, 403, 429, 429]
    assert running.browser().get("/api/me").status_code == 200


def test_who_knows_only_a_hash_is_nobody(serve: Serve) -> None:
    running = serve()
    edda, thief = running.browser(), running.browser()
    code_of(edda)
    with sqlite3.connect(running.config.db.removeprefix("sqlite:///")) as database:
        [kept] = database.execute("select recovery from players where recovery is not null").fetchone()
    assert reason(thief.change("/api/me/recover", {"code": kept[:60]})) == "server-wrong-code"

"""Passkeys: one is made for a player, and in another browser it makes that browser the player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from herowright.server.ops.config import Limits
from herowright.server.store import passkeys
from tests.server.authenticator import Authenticator
from tests.server.running import Browser, Running, Serve, reason

OURS = "https://play.example.org"


def added(browser: Browser, authenticator: Authenticator | None = None) -> Authenticator:
    """A passkey that is kept for this browser's player."""
    made = authenticator or Authenticator(browser.running.origin)
    answer = browser.change("/api/me/passkeys", {"credential": made.make(options(browser, "passkeys"))})
    assert answer.status_code == 200, answer.text
    return made


def options(browser: Browser, what: str) -> dict[str, Any]:
    found: dict[str, Any] = browser.change(f"/api/me/{what}/options").json()["options"]
    return found


def enter(browser: Browser, credential: dict[str, Any]) -> Any:
    return browser.change("/api/me/enter", {"credential": credential})


def test_another_browser_becomes_the_player(browser: Browser, other: Browser) -> None:
    browser.patch("/api/me", json={"name": "Edda"})
    table = browser.open_table("me", seed="7")
    key = added(browser)
    asked = options(other, "enter")
    assert (asked["rpId"], asked.get("allowCredentials", [])) == ("127.0.0.1", [])  # nobody is named
    assert enter(other, key.sign(asked)).json()["name"] == "Edda"
    assert [each["id"] for each in other.get("/api/me/tables").json()] == [table]
    assert [each["id"] for each in browser.get("/api/me/tables").json()] == [table]
    [one] = other.get("/api/me/passkeys").json()
    assert one["site"] == "127.0.0.1"
    assert one["used"] >= one["created"]


def test_it_can_be_removed_and_others_cannot_remove_it(browser: Browser, other: Browser) -> None:
    key = added(browser)
    [one] = browser.get("/api/me/passkeys").json()
    other.delete(f"/api/me/passkeys/{one['id']}")
    assert len(browser.get("/api/me/passkeys").json()) == 1
    assert other.get("/api/me/passkeys").json() == []
    assert browser.delete(f"/api/me/passkeys/{one['id']}").json() == []
    assert reason(enter(other, key.sign(options(other, "enter")))) == "server-passkey-unknown"


def test_a_challenge_is_good_once_for_a_while_and_for_who_asked(
    browser: Browser, other: Browser, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, third = added(browser, Authenticator(browser.running.origin, counts=False)), server.browser()
    asked = options(other, "enter")
    signed = key.sign(asked)
    assert reason(enter(third, signed)) == "server-passkey-late"  # it asked for nothing
    options(third, "enter")
    assert reason(enter(third, signed)) == "server-passkey-wrong"  # it was asked for something else
    assert enter(other, signed).status_code == 200
    assert reason(enter(other, signed)) == "server-passkey-late"
    old = options(third, "enter")
    options(third, "enter")
    assert reason(enter(third, key.sign(old))) == "server-passkey-wrong"  # a later question voids an earlier one
    asked = options(third, "enter")
    monkeypatch.setattr(passkeys, "GOOD_FOR", -1.0)
    assert reason(enter(third, key.sign(asked))) == "server-passkey-late"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda key: setattr(key, "origin", "https://evil.example.org"),
        lambda key: setattr(key, "site", "evil.example.org"),
        lambda key: setattr(key, "key", Authenticator("").key),
        lambda key: setattr(key, "count", -1),  # a copy of it has been used before
    ],
    ids=["origin", "site", "key", "count"],
)
def test_what_is_not_right_is_refused(browser: Browser, other: Browser, spoil: Callable[[Authenticator], None]) -> None:
    key = added(browser)
    assert enter(browser, key.sign(options(browser, "enter"))).status_code == 200
    spoil(key)
    assert reason(enter(other, key.sign(options(other, "enter")))) == "server-passkey-wrong"
    assert other.get("/api/me/passkeys").json() == []


@pytest.mark.parametrize("credential", [{}, {"id": 7}, {"id": "x", "rawId": "x", "response": {}}])
def test_nonsense_is_refused(browser: Browser, credential: dict[str, Any]) -> None:
    options(browser, "passkeys")
    assert browser.change("/api/me/passkeys", {"credential": credential}).status_code == 400
    options(browser, "enter")
    assert enter(browser, credential).status_code in (400, 403)


def test_a_passkey_is_one_players(browser: Browser, other: Browser) -> None:
    key = added(browser)
    stolen = {"credential": key.make(options(other, "passkeys"))}
    assert reason(other.change("/api/me/passkeys", stolen)) == "server-passkey-wrong"
    assert options(browser, "passkeys")["excludeCredentials"] != []


def test_there_are_no_more_than_some(serve: Serve) -> None:
    browser = serve().browser()
    for _ in range(10):
        added(browser)
    assert reason(browser.change("/api/me/passkeys/options")) == "server-passkeys-most"


def test_attempts_are_limited(serve: Serve) -> None:
    browser = serve(limits=Limits()).browser()
    answers = [enter(browser, {}).status_code for _ in range(6)]
    assert answers == [403] * 5 + [429]


def test_the_public_address_is_the_site(serve: Serve) -> None:
    browser = serve(origins=(OURS,)).browser()
    browser.headers["Origin"] = OURS
    assert options(browser, "passkeys")["rp"]["id"] == "play.example.org"
    added(browser, Authenticator(OURS, "play.example.org"))
    browser.headers["Origin"] = "https://evil.example.org"
    assert browser.change("/api/me/passkeys/options").status_code == 403


def test_it_is_part_of_ones_data(browser: Browser, other: Browser) -> None:
    key = added(browser)
    [mine] = browser.get("/api/me/data").json()["passkeys"]
    assert (mine["site"], mine["used"]) == ("127.0.0.1", None)
    browser.delete("/api/me/data")
    assert reason(enter(other, key.sign(options(other, "enter")))) == "server-passkey-unknown"

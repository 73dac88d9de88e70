"""Friends by link, and invitations to tables by name."""

from __future__ import annotations

from typing import Any

import pytest

from herowright.server.store.push import Quiet
from herowright.server.tables import friends
from herowright.server.tables.friends import friend_id
from tests.server.rooms import FREE, ME, in_a_loop, newcomer, opened
from tests.server.running import Browser, Running, reason
from tests.server.tables.test_push import Device, Service, pushing, told


def named(browser: Browser, name: str) -> Browser:
    browser.patch("/api/me", json={"name": name})
    return browser


def link(browser: Browser) -> dict[str, str]:
    return {"secret": browser.change("/api/me/friends/link").json()["secret"]}


def friends_of(browser: Browser) -> list[str]:
    return [friend["name"] for friend in browser.get("/api/me/friends").json()["friends"]]


@pytest.fixture
def nina(browser: Browser, server: Running) -> Browser:
    """A friend of the first browser, Edda."""
    named(browser, "Edda")
    nina = named(server.browser(), "Nina")
    assert nina.change("/api/me/friends", link(browser)).status_code == 200
    return nina


def invited(browser: Browser, table: str) -> Any:
    [friend] = browser.get("/api/me/friends").json()["friends"]
    return browser.change(f"/api/tables/{table}/friends/{friend['id']}")


def test_a_link_asks_first_and_then_both_are_friends(browser: Browser, other: Browser) -> None:
    named(browser, "Edda")
    named(other, "Nina")
    secret = link(browser)
    assert other.change("/api/friends", secret).json() == {"name": "Edda", "own": False, "known": False}
    assert friends_of(other) == []
    for _ in range(2):  # twice is once
        assert [each["name"] for each in other.change("/api/me/friends", secret).json()["friends"]] == ["Edda"]
    assert friends_of(browser) == ["Nina"]
    assert other.change("/api/friends", secret).json()["known"] is True
    assert browser.change("/api/friends", secret).json()["own"] is True
    assert reason(browser.change("/api/me/friends", secret)) == "server-friend-own"
    one, two = (each.get("/api/me/friends").json()["friends"][0]["id"] for each in (browser, other))
    assert one != two


def test_a_link_is_void_when_it_is_revoked_or_a_new_one_is_made(browser: Browser, other: Browser) -> None:
    old, new = link(browser), link(browser)
    assert browser.get("/api/me/friends").json()["link"] is True
    assert reason(other.change("/api/friends", old)) == "server-friend-link"
    assert other.change("/api/friends", new).status_code == 200
    assert browser.delete("/api/me/friends/link").json()["link"] is False
    assert reason(other.change("/api/me/friends", new)) == "server-friend-link"


def test_either_can_end_it_and_nobody_else(browser: Browser, nina: Browser, other: Browser) -> None:
    [edda] = nina.get("/api/me/friends").json()["friends"]
    assert reason(other.delete(f"/api/me/friends/{edda['id']}")) == "server-no-friend"
    assert nina.delete(f"/api/me/friends/{edda['id']}").json()["friends"] == []
    assert friends_of(browser) == []


def test_nobody_has_more_than_some(browser: Browser, nina: Browser, other: Browser, monkeypatch: Any) -> None:
    monkeypatch.setattr(friends, "MOST", 1)
    assert reason(other.change("/api/me/friends", link(browser))) == "server-friends-most"
    assert reason(browser.change("/api/me/friends", link(other))) == "server-friends-most"


def test_a_friend_is_asked_to_a_table_and_sits_down(browser: Browser, nina: Browser) -> None:
    table = browser.open_table("me", "free", title="Friday")
    assert [each["state"] for each in browser.get(f"/api/tables/{table}/friends").json()] == ["free"]
    assert reason(nina.get(f"/api/tables/{table}")) == "server-private"
    assert [each["state"] for each in invited(browser, table).json()] == ["invited"]
    [asked] = nina.get("/api/me/invitations").json()
    assert (asked["by"], asked["table"]["title"], asked["table"]["id"]) == ("Edda", "Friday", table)
    assert reason(nina.get(f"/api/tables/{table}/friends")) == "server-not-owner"
    assert nina.change(f"/api/tables/{table}/seats/1/sit", {"name": "Nina"}).status_code == 200
    assert nina.get("/api/me/invitations").json() == []
    assert [each["state"] for each in browser.get(f"/api/tables/{table}/friends").json()] == ["here"]


def test_a_friend_declines_and_is_not_asked_again(browser: Browser, nina: Browser) -> None:
    table = browser.open_table("me", "free")
    invited(browser, table)
    assert nina.delete(f"/api/me/invitations/{table}").json() == []
    assert [each["state"] for each in invited(browser, table).json()] == ["declined"]
    assert nina.get("/api/me/invitations").json() == []


def test_where_no_seat_is_free_nobody_is_asked(browser: Browser, nina: Browser, other: Browser) -> None:
    table = browser.open_table("me", "free", open=True)
    invited(browser, table)
    assert len(nina.get("/api/me/invitations").json()) == 1
    other.change(f"/api/tables/{table}/seats/1/sit", {"name": "Mira"})
    assert nina.get("/api/me/invitations").json() == []
    assert reason(invited(browser, browser.open_table("me"))) == "server-no-free-seat"


def test_whoever_is_no_friend_any_more_is_not_invited_either(browser: Browser, nina: Browser) -> None:
    invited(browser, browser.open_table("me", "free"))
    [edda] = nina.get("/api/me/friends").json()["friends"]
    nina.delete(f"/api/me/friends/{edda['id']}")
    assert nina.get("/api/me/invitations").json() == []


def test_it_is_part_of_ones_data(browser: Browser, nina: Browser) -> None:
    table = browser.open_table("me", "free")
    invited(browser, table)
    mine, hers = (each.get("/api/me/data").json() for each in (browser, nina))
    assert [each["name"] for each in mine["friends"]] == ["Nina"]
    assert len(mine["friend_link"]) == 1
    assert [each["table"] for each in mine["invited_others_to"]] == [table]
    assert [each["table"] for each in hers["invited_to"]] == [table]
    nina.delete("/api/me/data")
    assert friends_of(browser) == []
    assert browser.get("/api/me/data").json()["invited_others_to"] == []


@in_a_loop
async def test_a_push_tells_the_friend_unless_it_is_quiet(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends, "now", lambda: 12 * 3600.0)
    service, device = Service(), Device(lang="de")
    async with pushing(tmp_path, service) as rooms:
        edda, nina = await newcomer(rooms, "Edda"), await newcomer(rooms, "Nina")
        await rooms.store.friends.add(edda.id, nina.id)
        await device.subscribe(rooms, nina)
        room = await opened(rooms, edda, ME, FREE)
        for _ in range(2):  # once to each table
            await friends.invite(room, edda, friend_id(edda.id, nina.id))
        [push] = await told(rooms, service, device)
        assert push["title"] == "Edda lädt dich zum Spielen ein"
        assert push["url"] == f"/t/{room.id}"
        for _ in range(3):  # nobody rings again and again with one new table after another
            await friends.invite(await opened(rooms, edda, ME, FREE), edda, friend_id(edda.id, nina.id))
        assert await told(rooms, service, device) == []
        await rooms.store.friends.remove(edda.id, nina.id)  # with all invitations
        await rooms.store.friends.add(edda.id, nina.id)
        await rooms.store.push.keep_quiet(nina.id, Quiet("UTC", 11 * 60, 13 * 60))
        room = await opened(rooms, edda, ME, FREE)
        await friends.invite(room, edda, friend_id(edda.id, nina.id))
        assert await told(rooms, service, device) == []
        assert len(await friends.invitations(rooms, nina)) == 1

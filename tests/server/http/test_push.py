"""Subscribing by HTTP: what is refused, what is told back, and that it is part of one's own data."""

from __future__ import annotations

import pytest

from herowright.server.store.push import id_of
from herowright.server.tables.push import encoded
from tests.server.running import Browser, Serve, reason
from tests.server.tables.test_push import URL, Device


def subscription(endpoint: str = URL) -> dict[str, str]:
    device = Device(endpoint)
    return {"endpoint": endpoint, "p256dh": encoded(device.point), "auth": encoded(device.auth), "lang": "de"}


def test_a_browser_subscribes_and_stops(browser: Browser, other: Browser) -> None:
    empty = browser.get("/api/me/push").json()
    assert (empty["on"], empty["browsers"], empty["quiet"]) == (True, [], None)
    endpoint = "https://push.example.org/stops"
    [one] = browser.change("/api/me/push", subscription(endpoint)).json()["browsers"]
    assert one["id"] == id_of(endpoint)
    assert other.get("/api/me/push").json()["browsers"] == []
    other.delete(f"/api/me/push/{one['id']}")
    assert len(browser.get("/api/me/push").json()["browsers"]) == 1
    assert browser.delete(f"/api/me/push/{one['id']}").json()["browsers"] == []


def test_quiet_hours(browser: Browser) -> None:
    quiet = {"zone": "Europe/Warsaw", "since": 1320, "until": 420}
    assert browser.patch("/api/me/push", json={"quiet": quiet}).json()["quiet"] == quiet
    assert browser.get("/api/me/push").json()["quiet"] == quiet
    for zone in ("Europe/Nowhere", "../../etc/passwd", "/etc/passwd", "Europe"):
        assert browser.patch("/api/me/push", json={"quiet": quiet | {"zone": zone}}).status_code == 400
    assert browser.patch("/api/me/push", json={"quiet": quiet | {"since": 1440}}).status_code == 400
    assert browser.patch("/api/me/push", json={"quiet": None}).json()["quiet"] is None


@pytest.mark.parametrize("endpoint", ["https://127.0.0.1/push", "http://push.example.org/", "https://intranet/push"])
def test_addresses_inside_are_refused(browser: Browser, endpoint: str) -> None:
    assert reason(browser.change("/api/me/push", subscription(endpoint))) == "server-push-address"


def test_an_operator_can_switch_it_off(serve: Serve) -> None:
    browser = serve(push=False).browser()
    assert browser.get("/api/me/push").json()["on"] is False
    assert reason(browser.change("/api/me/push", subscription())) == "server-push-off"


def test_it_is_part_of_ones_data(browser: Browser) -> None:
    endpoint = "https://push.example.org/data"
    browser.change("/api/me/push", subscription(endpoint))
    browser.patch("/api/me/push", json={"quiet": {"zone": "Europe/Warsaw", "since": 0, "until": 60}})
    mine = browser.get("/api/me/data").json()
    assert [each["endpoint"] for each in mine["subscriptions"]] == [endpoint]
    assert mine["quiet_hours"][0]["zone"] == "Europe/Warsaw"
    browser.delete("/api/me/data")
    after = browser.get("/api/me/push").json()
    assert (after["browsers"], after["quiet"]) == ([], None)
    assert browser.change("/api/me/push", subscription(endpoint)).status_code == 200  # nobody else's now

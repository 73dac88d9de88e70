"""Webhooks: which addresses are called, how exactly, and what happens when they do not answer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import httpx
import pytest
import structlog

from herowright.server.tables.webhooks import BadWebhook, Webhooks, check_address, is_public

PUBLIC = "93.184.215.14"
URL = "https://hooks.example.org/turn?who=ann"


@pytest.mark.parametrize(
    "url",
    [
        URL,
        "https://example.org",
        "https://example.org:8443/",
        f"https://{PUBLIC}/",
        "https://[2606:2800:21f:cb07::1]/x",
    ],
)
def test_addresses_that_may_be_called(url: str) -> None:
    check_address(url)


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("http://example.org/", "server-webhook-https"),
        ("ftp://example.org/", "server-webhook-https"),
        ("example.org", "server-webhook-https"),
        ("file:///etc/passwd", "server-webhook-https"),
        ("https://", "server-webhook-address"),
        ("https:///path", "server-webhook-address"),
        ("https://ann:secret@example.org/", "server-webhook-address"),
        ("https://example.org@127.0.0.1/", "server-webhook-address"),
        ("https://example.org/a b", "server-webhook-address"),
        ("https://example.org\\@127.0.0.1/", "server-webhook-address"),
        ("https://exämple.org/", "server-webhook-address"),
        ("https://example.org/#part", "server-webhook-address"),
        ("https://example.org:99999/", "server-webhook-address"),
        ("https://[::1", "server-webhook-address"),
        ("https://example.org:22/", "server-webhook-port"),
        ("https://localhost/", "server-webhook-private"),
        ("https://127.0.0.1/", "server-webhook-private"),
        ("https://127.1/", "server-webhook-private"),
        ("https://0x7f.0.0.1/", "server-webhook-private"),
        ("https://0177.0.0.1/", "server-webhook-private"),
        ("https://10.0.0.1/", "server-webhook-private"),
        ("https://[::1]/", "server-webhook-private"),
        ("https://[::ffff:127.0.0.1]/", "server-webhook-private"),
        ("https://[::ffff:7f00:1]/", "server-webhook-private"),
    ],
)
def test_addresses_that_may_not(url: str, reason: str) -> None:
    with pytest.raises(BadWebhook) as refused:
        check_address(url)
    assert refused.value.message.id == reason


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "169.254.169.254", "172.16.0.1", "192.168.1.1", "192.0.2.1",
        "192.88.99.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::", "::1", "::ffff:10.0.0.1",
        "64:ff9b::a00:1", "fc00::1", "fd12::1", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "2001:db8::1",
        "2001:0:4136:e378::1", "2002:7f00:1::", "not an address", "",
    ],
)  # fmt: skip
def test_addresses_that_are_not_on_the_internet(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", [PUBLIC, "1.1.1.1", "2606:4700:4700::1111", f"::ffff:{PUBLIC}"])
def test_addresses_that_are(address: str) -> None:
    assert is_public(address)


# --- calling -----------------------------------------------------------------------------------------

Answer = Callable[[httpx.Request], httpx.Response]


def called(answer: Answer, *addresses: str, url: str = URL, on: bool = True) -> list[httpx.Request]:
    """The requests that one call leads to, where the host has these addresses."""
    made: list[httpx.Request] = []

    async def resolve(host: str, port: int) -> list[str]:
        return list(addresses)

    def note(request: httpx.Request) -> httpx.Response:
        made.append(request)
        return answer(request)

    async def call() -> None:
        hooks = Webhooks(on, resolve, httpx.MockTransport(note), retries=(0, 0))
        await hooks.start()
        await hooks.turn(url, {"event": "your-turn", "table": "gjjwbefznst2"})
        if on:
            await asyncio.wait_for(hooks.queue.join(), 5)
        await hooks.stop()

    asyncio.run(call())
    return made


def ok(request: httpx.Request) -> httpx.Response:
    return httpx.Response(204)


def test_the_call_goes_to_the_checked_address_under_the_hosts_name() -> None:
    (request,) = called(ok, PUBLIC)
    assert request.method == "POST"
    assert str(request.url) == f"https://{PUBLIC}/turn?who=ann"
    assert request.headers["host"] == "hooks.example.org"
    assert request.extensions["sni_hostname"] == "hooks.example.org"
    assert json.loads(request.content) == {"event": "your-turn", "table": "gjjwbefznst2"}
    assert "cookie" not in request.headers


def test_an_ipv6_address_and_another_port() -> None:
    (request,) = called(ok, "2606:4700:4700::1111", url="https://hooks.example.org:8443/")
    assert str(request.url) == "https://[2606:4700:4700::1111]:8443/"
    assert request.headers["host"] == "hooks.example.org:8443"


@pytest.mark.parametrize("addresses", [["127.0.0.1"], [PUBLIC, "10.0.0.1"], ["169.254.169.254"], []])
def test_a_host_that_leads_into_a_private_network_is_not_called(addresses: list[str]) -> None:
    assert called(ok, *addresses) == []


def test_redirects_are_not_followed() -> None:
    assert len(called(lambda request: httpx.Response(302, headers={"Location": "https://127.0.0.1/"}), PUBLIC)) == 1


def test_a_faulty_address_is_tried_three_times_and_then_given_up() -> None:
    def refuse(request: httpx.Request) -> httpx.Response:
        raise httpx.ConnectError("no route")

    with structlog.testing.capture_logs() as logs:
        assert len(called(refuse, PUBLIC)) == 3
        assert len(called(lambda request: httpx.Response(503), PUBLIC)) == 3
        assert len(called(lambda request: httpx.Response(404), PUBLIC)) == 1
    assert [line["event"] for line in logs] == ["webhook-failed"] * 3
    assert "example.org" not in str(logs)


def test_a_second_attempt_may_succeed() -> None:
    answers = iter([httpx.Response(500), httpx.Response(200)])
    assert len(called(lambda request: next(answers), PUBLIC)) == 2


def test_when_they_are_off_nobody_is_called() -> None:
    assert called(ok, PUBLIC, on=False) == []


def test_too_many_calls_are_dropped_without_waiting() -> None:
    async def flood() -> int:
        hooks = Webhooks(True)
        for _ in range(1100):
            await hooks.turn(URL, {})
        return hooks.queue.qsize()

    with structlog.testing.capture_logs():
        assert asyncio.run(flood()) == 1000

"""Clients that take their time or too many connections: each has a deadline, and those of an address are counted."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import Any

import pytest

from herowright.server.http.connections import Connections
from herowright.server.http.security import Networks
from herowright.server.ops.config import Limits
from tests.server.running import PATIENCE, Browser, Running, Serve, reason

SOON = 0.3


def impatient(**limits: Any) -> Limits:
    return replace(Limits.off(), **limits)


@contextmanager
def wire(running: Running) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", running.port), PATIENCE) as opened:
        yield opened


def heard(opened: socket.socket) -> bytes:
    """Everything until the server closes the connection."""
    said = b""
    try:
        while part := opened.recv(65536):
            said += part
    except ConnectionResetError:
        pass
    return said


def answered(opened: socket.socket) -> bytes:
    """One whole answer, which may come in several pieces."""
    said = b""
    while b"\r\n\r\n" not in said:
        said += opened.recv(65536)
    head, _, body = said.partition(b"\r\n\r\n")
    (length,) = re.findall(rb"(?i)content-length: (\d+)", head)
    while len(body) < int(length):
        body += opened.recv(65536)
    return head


def dribbled(opened: socket.socket, text: bytes) -> bytes:
    """A byte now and then, as long as the server lets us; what it said meanwhile."""
    opened.settimeout(SOON / 6)
    said = b""
    for at in range(len(text)):
        try:
            opened.sendall(text[at : at + 1])
            while part := opened.recv(65536):
                said += part
            return said
        except TimeoutError:
            continue
        except OSError:
            return said
    raise AssertionError("the server let us finish")


def connections(running: Running) -> Connections:
    counted: Connections = running.server.config.counted  # type: ignore[attr-defined]
    return counted


def until(done: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.01)


# --- headers ---------------------------------------------------------------------------------------------


def test_a_header_that_does_not_come_in_time_ends_the_connection(serve: Serve) -> None:
    """4,100 requests of which half a header had come once meant 503 for everybody."""
    running = serve(limits=impatient(header_within=SOON))
    with wire(running) as silent, wire(running) as slow, wire(running) as half:
        half.sendall(b"GET /health HTTP/1.1\r\nHost: 127")
        assert dribbled(slow, b"GET /health HTTP/1.1\r\nX-Slow: " + b"z" * 300) == b""
        assert heard(silent) == heard(half) == b""
    until(lambda: not connections(running).open)
    assert running.browser().get("/health").status_code == 200


def test_nor_does_the_next_header_on_a_connection_that_was_good_once(serve: Serve) -> None:
    running = serve(limits=impatient(header_within=SOON, idle_within=SOON))
    with wire(running) as opened:
        opened.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert b"200 OK" in answered(opened)
        assert dribbled(opened, b"GET /health HTTP/1.1\r\nX-Slow: " + b"z" * 300) == b""
    with wire(running) as opened:  # the answer is there before the body, which nobody wants
        opened.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 300\r\n\r\n")
        assert b"200 OK" in answered(opened)
        dribbled(opened, b"z" * 300)


def test_whoever_does_not_take_the_answer_is_cut_off(serve: Serve) -> None:
    running = serve(limits=impatient(answer_within=SOON))
    ask = b"GET /api/texts/en HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", running.port))
        deaf.sendall(ask * 60)
        until(lambda: not connections(running).open)


def test_a_long_conversation_is_not_cut_off(serve: Serve) -> None:
    running = serve(limits=impatient(header_within=SOON, idle_within=2.0))
    table = running.browser().open_table("me", open=True)
    browser = running.browser()
    with browser.live(table) as live:
        live.send('{"type":"hello"}')
        end = time.monotonic() + 2 * SOON
        while time.monotonic() < end:
            assert browser.get("/health").status_code == 200
            time.sleep(SOON / 3)
        live.send('{"type":"ping","id":1}')
        while '"pong"' not in str(live.recv(PATIENCE)):
            pass


# --- bodies ----------------------------------------------------------------------------------------------


def begun(browser: Browser, size: int, sent: bytes) -> bytes:
    """The beginning of an upload."""
    origin = browser.running.origin
    head = (
        f"POST /api/tables/import HTTP/1.1\r\nHost: 127.0.0.1:{browser.running.port}\r\nOrigin: {origin}\r\n"
        f"Content-Type: application/octet-stream\r\nContent-Length: {size}\r\n"
        f"Cookie: herowright={browser.cookies['herowright']}\r\n\r\n"
    )
    return head.encode() + sent


def test_a_body_that_stops_or_dribbles_is_given_up(serve: Serve) -> None:
    """18 uploads that stood still once held 330 MB."""
    running = serve(limits=impatient(body_within=SOON, body_rate=1_000_000))
    browser = running.browser()
    uploads = running.app.state.services.uploads
    with wire(running) as stalled, wire(running) as slow, wire(running) as silent:
        silent.sendall(begun(browser, 1_000_000, b""))
        stalled.sendall(begun(browser, 1_000_000, b"x" * 100_000))
        until(lambda: uploads.held.total() >= 100_000)
        slow.sendall(begun(browser, 1_000_000, b""))
        assert b"408 Request Timeout" in dribbled(slow, b"x" * 300)
        assert b"408 Request Timeout" in stalled.recv(65536)
        assert b"408 Request Timeout" in silent.recv(65536)
    assert not uploads.held, "nothing is held any longer"


def test_all_uploads_together_and_those_of_an_address_have_a_limit(serve: Serve) -> None:
    for bound in ("uploads", "uploads_of_address"):
        running = serve(limits=impatient(**{bound: 150_000}))
        browser = running.browser()
        uploads = running.app.state.services.uploads
        with wire(running) as first:
            first.sendall(begun(browser, 1_000_000, b"x" * 149_995))
            until(lambda held=uploads.held: held.total() == 149_995)
            octets = {"Content-Type": "application/octet-stream"}
            second = browser.post("/api/tables/import", content=b"x" * 60_000, headers=octets)
            assert (second.status_code, reason(second)) == (429, "server-uploads")
            assert second.headers["retry-after"] == "10"
            assert browser.patch("/api/me", json={"name": "Edda"}).status_code == 200, "short ones always pass"
        until(lambda held=uploads.held: not held)
        third = browser.post("/api/tables/import", content=b"x" * 60_000, headers=octets)
        assert third.status_code == 400


# --- how many ----------------------------------------------------------------------------------------------


def test_an_address_has_only_so_many_connections(serve: Serve) -> None:
    running = serve(limits=impatient(connections_of_address=3))
    browser = running.browser()
    table = browser.open_table("me", open=True)
    with ExitStack() as stack:
        live = stack.enter_context(browser.live(table))
        live.send('{"type":"hello"}')
        stack.enter_context(wire(running))
        until(lambda: sum(connections(running).open.values()) == 3)
        with wire(running) as fourth:
            fourth.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert heard(fourth).startswith(b"HTTP/1.1 429 ")
    browser.close()
    until(lambda: not connections(running).open)
    with wire(running) as again:
        again.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        assert heard(again).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize(("peer", "welcome"), [("203.0.113.7", False), ("10.0.0.1", True), ("::ffff:10.0.0.1", True)])
def test_a_proxy_brings_as_many_as_it_likes(peer: str, welcome: bool) -> None:
    counted = Connections(Limits(connections_of_address=2), Networks(["10.0.0.0/24"]))
    assert [counted.enter(peer) for _ in range(3)] == [True, True, welcome]
    for _ in range(3 if welcome else 2):
        counted.leave(peer)
    assert not counted.open


def test_a_household_counts_as_one() -> None:
    counted = Connections(Limits(connections_of_address=1), Networks([]))
    assert counted.enter("2001:db8:1:2::3")
    assert not counted.enter("2001:db8:1:2::4")
    assert counted.enter("2001:db8:1:3::3")

"""The live table: the handshake, what is refused, and that nothing a page sends can stop a table."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from socket import SHUT_RDWR, create_connection
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from herowright.server.http import socket as live
from herowright.server.ops.config import Limits, Rate
from herowright.server.tables import playing
from tests.server.running import PATIENCE, Browser, Running, Serve

HELLO = {"type": "hello"}


class Page:
    """What a page does with its WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.welcome: dict[str, Any] = {}

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
            if message["type"] in kinds:
                return message

    def ask(self, **message: Any) -> dict[str, Any]:
        """What comes back for a request."""
        self.send(**message)
        while True:
            answer: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
            if answer.get("id") == message["id"] and answer["type"] != "news":
                return answer

    def ends(self) -> tuple[str, int]:
        """The reason the server gives for closing, and the code it closes with."""
        words = self.hear("bye")["reason"]["id"]
        with pytest.raises(ConnectionClosed) as closed:
            self.socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        return words, closed.value.rcvd.code


@contextmanager
def page(browser: Browser, table: str, hello: bool = True) -> Iterator[Page]:
    with browser.live(table) as socket:
        opened = Page(socket)
        if hello:
            opened.send(**HELLO)
            opened.welcome = opened.hear("welcome")
        yield opened


def first_choice(welcome: dict[str, Any], seat: int = 0) -> dict[str, Any]:
    state = welcome["state"]
    key = state["decision"]["options"][0]["key"]
    return {"type": "choose", "id": 1, "seat": seat, "key": key, "decisions": state["decisions"]}


@pytest.fixture
def table(browser: Browser) -> str:
    """A table with both seats at one screen, where seat 0 decides first."""
    return browser.open_table("me", "me", cover=False, seed="7")


def looked_at(welcome: dict[str, Any]) -> int:
    return int(welcome["state"]["turn"])


# --- the handshake ---------------------------------------------------------------------------------


def test_hello_and_welcome(browser: Browser, table: str) -> None:
    with page(browser, table, hello=False) as opened:
        opened.send(**HELLO)
        welcome = opened.hear("welcome")
        assert welcome["table"]["id"] == table
        assert welcome["state"]["decision"]["options"]
        assert opened.ask(type="ping", id=7) == {"type": "pong", "id": 7}


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost.evil.example", ""]
)
def test_another_sites_page_is_turned_away(browser: Browser, table: str, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        browser.live(table, Origin=origin)
    assert refused.value.response.status_code == 403
    assert refused.value.response.headers["X-Content-Type-Options"] == "nosniff"


def test_a_name_that_is_not_ours_is_turned_away(browser: Browser, table: str) -> None:
    """As when a site gives its own name the address of this machine."""
    where = f"ws://evil.example/api/tables/{table}/live"
    with create_connection(("127.0.0.1", browser.running.port)) as wire, pytest.raises(InvalidStatus) as refused:
        connect(where, sock=wire, origin=Origin("http://evil.example"))
    assert refused.value.response.status_code == 403


def test_refusals_before_the_game_come_in_words(browser: Browser, other: Browser, table: str) -> None:
    for visitor, where, reason in (
        (other, table, "server-private"),
        (browser.running.browser(known=False), table, "server-private"),
        (browser, "zzzzzzzzzzzz", "server-no-table"),
        (browser, "NO", "server-bad-parameter"),
    ):
        with page(visitor, where, hello=False) as opened:
            assert opened.ends() == (reason, 1008)


def test_anybody_may_watch_an_open_table(browser: Browser) -> None:
    table = browser.open_table("me", "me", open=True)
    with page(browser.running.browser(known=False), table) as opened:
        welcome = opened.welcome
        assert welcome["state"]["seat"] is None
        assert welcome["state"]["decision"] is None
        refused = opened.ask(type="choose", id=1, seat=0, key="x", decisions=0)
        assert (refused["type"], refused["reason"]["id"]) == ("refused", "server-not-your-seat")


def test_the_first_message_is_hello(browser: Browser, table: str) -> None:
    for first in ('{"type":"ping","id":1}', "[]", "hello"):
        with page(browser, table, hello=False) as opened:
            opened.socket.send(first)
            assert opened.ends()[1] == 1008


def test_whoever_says_nothing_is_sent_away(browser: Browser, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "HELLO_WITHIN", 0.1)
    with page(browser, table, hello=False) as opened:
        assert opened.ends() == ("server-no-hello", 1008)


# --- playing ---------------------------------------------------------------------------------------


def test_a_choice_is_done_and_told_to_everybody(browser: Browser, table: str) -> None:
    with page(browser, table) as one, page(browser, table) as two:
        welcome = one.welcome
        assert one.ask(**first_choice(welcome, looked_at(welcome)))["type"] == "done"
        news = two.hear("news")
        assert [entry["what"] for entry in news["entries"]] == ["choose"]
        assert news["state"]["decisions"] == 1


def test_a_choice_sent_twice_counts_once(browser: Browser, table: str) -> None:
    with page(browser, table) as opened:
        choice = first_choice(opened.welcome, looked_at(opened.welcome))
        assert opened.ask(**choice)["type"] == "done"
        again = opened.ask(**{**choice, "id": 2})
        assert (again["type"], again["reason"]["id"]) == ("refused", "server-stale")


def test_what_the_rules_forbid_names_the_clause(browser: Browser, table: str) -> None:
    with page(browser, table) as opened:
        choice = first_choice(opened.welcome, looked_at(opened.welcome))
        refused = opened.ask(**{**choice, "key": "place:moon"})
        assert refused["type"] == "refused"
        assert refused["rule"] is None or refused["rule"].startswith("RP-")
        assert opened.ask(**choice)["type"] == "done"


def test_nobody_plays_the_seats_of_others(browser: Browser, other: Browser) -> None:
    table = browser.open_table("me", "free")
    other.change(f"/api/tables/{table}/join", {"secret": browser.invite})
    other.change(f"/api/tables/{table}/seats/1/sit", {"name": "Ann"})
    with page(browser, table) as mine, page(other, table) as theirs:
        whole = mine.welcome["state"]["decision"] or theirs.welcome["state"]["decision"]
        key = whole["options"][0]["key"]
        for opened, seat in ((mine, 1), (theirs, 0)):
            for message in (
                {"type": "choose", "key": key, "decisions": 0},
                {"type": "undo", "decisions": 0},
                {"type": "ask-rewind", "to": 0},
                {"type": "answer-rewind", "agree": True},
                {"type": "ask-preview", "decisions": 0},
                {"type": "ask-hint", "decisions": 0},
                {"type": "look"},
            ):
                refused = opened.ask(**message, id=1, seat=seat)
                assert (refused["type"], refused["reason"]["id"]) == ("refused", "server-not-your-seat"), message
        assert theirs.ask(type="choose", id=9, seat=15, key=key, decisions=0)["reason"]["id"] == "refused-no-seat"


def test_coming_back_gives_exactly_what_was_missed(browser: Browser, table: str) -> None:
    with page(browser, table) as opened:
        last = opened.welcome["state"]["number"]
        opened.ask(type="say", id=1, text="Hej!")
    with page(browser, table, hello=False) as opened:
        opened.send(type="hello", last=last)
        welcome = opened.hear("welcome")
        assert welcome["log"] is None
        assert [entry["text"] for entry in welcome["entries"]] == ["Hej!"]


# --- what cannot be read ---------------------------------------------------------------------------

NONSENSE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "{}",
    '{"type":"dance"}',
    '{"type":"choose"}',
    '{"type":"choose","id":1,"seat":-1,"key":"x","decisions":0}',
    '{"type":"choose","id":1,"seat":0,"key":"","decisions":0}',
    '{"type":"choose","id":1,"seat":0,"key":"x","decisions":0,"more":1}',
    '{"type":"choose","id":1e400,"seat":0,"key":"x","decisions":0}',
    '{"type":"say","id":1,"text":"a\\u0000b"}',
    '{"type":"say","id":1,"text":"' + "x" * 501 + '"}',
    "[" * 4000,
    b"\xff\xfe\x00",
]


@pytest.mark.parametrize("nonsense", NONSENSE)
def test_nonsense_is_refused_and_the_table_goes_on(browser: Browser, table: str, nonsense: str | bytes) -> None:
    with page(browser, table) as opened:
        opened.socket.send(nonsense)
        refused = opened.hear("refused")
        assert (refused["id"], refused["reason"]["id"]) == (None, "server-malformed")
        choice = first_choice(opened.welcome, looked_at(opened.welcome))
        assert opened.ask(**choice)["type"] == "done"


def test_too_much_nonsense_ends_the_connection(browser: Browser, table: str) -> None:
    with page(browser, table) as opened:
        for _ in range(live.MISTAKES):
            opened.socket.send("{")
        assert opened.ends() == ("server-malformed", 1008)


def test_a_message_that_is_too_large_ends_the_connection(browser: Browser, table: str) -> None:
    with page(browser, table) as opened:
        opened.socket.send("x" * 9000)
        with pytest.raises(ConnectionClosed) as closed:
            opened.hear("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    with page(browser, table) as opened:
        assert opened.ask(type="ping", id=1)["type"] == "pong"


def test_a_flood_ends_the_connection_and_nothing_else(serve: Serve) -> None:
    browser = serve(limits=Limits(messages=Rate(5, 10))).browser()
    table = browser.open_table("me", "me")
    with page(browser, table) as quiet, page(browser, table) as loud:
        try:
            for number in range(100):
                loud.send(type="ping", id=number)
            assert loud.ends() == ("server-too-fast", 1008)
        except ConnectionClosed:
            pass  # closed while still sending
        assert quiet.ask(type="ping", id=1)["type"] == "pong"


def test_a_switch_is_not_turned_a_thousand_times(serve: Serve) -> None:
    """Everybody at the table is told of it each time, and after 50,000 entries nobody could play on."""
    limits = replace(Limits.off(), changes=Rate(0.001, 20))
    browser = serve(limits=limits).browser()
    table = browser.open_table("me", "free", open=True)
    with page(browser, table) as edda:
        answers = [edda.ask(type="pause", id=n, seat=0, on=n % 2 == 0) for n in range(30)]
        assert [answer["type"] for answer in answers] == ["done"] * 20 + ["refused"] * 10
        assert answers[-1]["reason"]["id"] == "server-too-fast"
        assert edda.ask(type="ping", id=99)["type"] == "pong"


def test_the_whole_table_is_not_sent_a_thousand_times(serve: Serve) -> None:
    browser = serve(limits=replace(Limits.off(), changes=Rate(0.001, 20))).browser()
    table = browser.open_table("me", seed="7")
    with page(browser, table) as edda:  # with one welcome
        answers = [edda.ask(type="ask-log", id=n, upto=10) for n in range(20)]
        assert [answer["type"] for answer in answers] == ["lines"] * 19 + ["refused"]
        edda.send(type="hello")
        assert edda.ends() == ("server-too-fast", live.REFUSED)


def test_a_key_that_only_begins_like_one_for_another_hero_is_refused(browser: Browser, table: str) -> None:
    with page(browser, table) as edda:
        for number, key in enumerate(("as:", "as:1", "as:9:x", "as:\u0661:x", "as:" + "9" * 110 + ":x")):
            answer = edda.ask(type="choose", id=number, seat=0, key=key, decisions=0)
            assert (answer["type"], answer["reason"]["id"]) == ("refused", "refused-not-offered"), key


def test_a_word_that_cannot_be_seen_is_not_said(browser: Browser, table: str) -> None:
    with page(browser, table) as edda:
        assert edda.ask(type="say", id=1, text=" \u200b\u2800 ")["reason"]["id"] == "server-nothing-said"
        edda.send(type="say", id=2, text="All\u202e right\n\n\nthen")
        assert edda.hear("news")["entries"][0]["text"] == "All right then"


def test_a_fault_of_ours_is_told_and_the_connection_stays(
    browser: Browser, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*args: Any) -> None:
        raise ZeroDivisionError

    with page(browser, table) as opened:
        monkeypatch.setattr(playing, "say", broken)
        refused = opened.ask(type="say", id=4, text="Hej!")
        assert (refused["type"], refused["reason"]["id"]) == ("refused", "server-fault")
        assert opened.ask(type="ping", id=5)["type"] == "pong"


# --- many and slow connections -----------------------------------------------------------------------


def test_a_player_has_so_many_connections_and_no_more(serve: Serve) -> None:
    browser = serve(limits=Limits(viewers_of_player=2, viewers_of_address=3)).browser()
    table = browser.open_table("me", "me", open=True)
    with page(browser, table), page(browser, table):
        with page(browser, table, hello=False) as third:
            assert third.ends() == ("server-too-many-connections", 1008)
        others = [browser.running.browser(known=False) for _ in range(2)]  # of the same house
        with page(others[0], table), page(others[1], table, hello=False) as fourth:
            assert fourth.ends()[0] == "server-too-many-connections"
    with page(browser, table):
        pass


def wait_until(true: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_whoever_goes_leaves_no_trace(serve: Serve) -> None:
    running = serve()
    browser = running.browser()
    table = browser.open_table("me", "me")
    house = running.app.state.services
    for _ in range(3):
        with page(browser, table):
            assert len(house.connections) == 1
        wait_until(lambda: not house.connections)
    with browser.live(table) as abrupt:
        abrupt.send(json.dumps(HELLO))
        abrupt.socket.shutdown(SHUT_RDWR)
        wait_until(lambda: not house.connections and not house.seating.open)


def test_when_the_server_stops_pages_are_told_to_come_back(serve: Serve) -> None:
    running: Running = serve()
    browser = running.browser()
    with page(browser, browser.open_table("me", "me")) as opened:
        running.server.should_exit = True
        bye = opened.hear("bye")
        assert bye["again"] is True
        assert bye["reason"]["id"] == "server-restarting"
        with pytest.raises(ConnectionClosed) as closed:
            opened.socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012


# --- who is nobody ---------------------------------------------------------------------------------


def test_who_has_no_cookie_may_look_but_not_chat(server: Running) -> None:
    """Four sockets without a cookie once spoiled the batches in which other tables' choices were written."""
    table = server.browser().open_table("me", "free", open=True)
    nobody = server.browser(known=False)
    with page(nobody, table) as opened:
        answer = opened.ask(type="say", id=1, text="Hello?")
        assert (answer["type"], answer["reason"]["id"]) == ("refused", "server-nameless")
    with page(server.browser(), table) as opened:
        assert opened.welcome["chat"] == []
        assert opened.ask(type="say", id=1, text="Hello!")["type"] == "done"


def test_an_address_opens_only_so_many_sockets_in_a_while(serve: Serve) -> None:
    running = serve(limits=replace(Limits.off(), requests=Rate(0.01, 4)))
    browser = running.browser()
    table = browser.open_table("me", open=True)
    with page(browser, table), page(browser, table), pytest.raises(InvalidStatus) as refused:
        browser.live(table)
    assert refused.value.response.status_code == 429


def test_a_page_that_takes_nothing_is_cut_off(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "SEND_WITHIN", 0.3)
    running = serve()
    browser = running.browser()
    table = browser.open_table("me", "me", cover=False)
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    cookie = f"Cookie: herowright={browser.cookies['herowright']}"
    head = f"GET /api/tables/{table}/live HTTP/1.1|Host: 127.0.0.1:{running.port}|Origin: {running.origin}|{cookie}"
    head += f"|Connection: Upgrade|Upgrade: websocket|Sec-WebSocket-Version: 13|Sec-WebSocket-Key: {key}||"
    with create_connection(("127.0.0.1", running.port)) as deaf:
        deaf.sendall(head.replace("|", "\r\n").encode())
        deaf.sendall(frame(HELLO) + b"".join(frame({"type": "look", "id": n, "seat": 0}) for n in range(2000)))
        end = time.monotonic() + PATIENCE
        connections = running.app.state.services.connections
        while not connections:
            assert time.monotonic() < end
        while connections:
            assert time.monotonic() < end, "it was never cut off"
            time.sleep(0.02)


def frame(message: dict[str, Any]) -> bytes:
    """A text frame as a browser masks it, with a mask of zeros."""
    text = json.dumps(message).encode()
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text

"""Whatever comes through a WebSocket, the table stands: every message gets an answer, and the game goes on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.examples import examples
from tests.server.http.test_socket import Page, first_choice, page
from tests.server.running import PATIENCE, Browser, Running

KINDS = (
    *("hello", "choose", "undo", "ask-rewind", "answer-rewind", "say"),
    *("pause", "look", "ask-preview", "ask-hint", "ping", "news"),
)
NUMBERS = st.integers(-3, 5) | st.integers() | st.floats(allow_nan=False)
ANYTHING = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "id": st.integers(0, 99) | ANYTHING,
    "seat": st.integers(0, 2) | ANYTHING,
    "key": st.sampled_from(("done", "skip", "place:str", "take:1", "buy:longsword")) | ANYTHING,
    "decisions": st.integers(0, 40) | ANYTHING,
    "to": st.integers(0, 40) | ANYTHING,
    "agree": st.booleans() | ANYTHING,
    "on": st.booleans() | ANYTHING,
    "text": st.text(max_size=600) | ANYTHING,
    "last": st.integers(0, 99) | ANYTHING,
    "extra": ANYTHING,
}
MESSAGES = st.fixed_dictionaries({"type": st.sampled_from(KINDS) | ANYTHING}, optional=FIELDS).map(json.dumps)
FRAMES: st.SearchStrategy[str | bytes] = (
    MESSAGES | st.text(max_size=60) | st.binary(max_size=60) | ANYTHING.map(json.dumps)
)
# How a connection may end: refused, unreadable, too large; never by a fault of the server (1011).
CLOSED_WELL = (1000, 1003, 1007, 1008, 1009)


@pytest.fixture(scope="module")
def people(server: Running) -> tuple[Browser, Browser, str]:
    """Somebody who plays, somebody who only wants to disturb, and the table of both."""
    player, disturber = server.browser(), server.browser()
    table = player.open_table("me", "free", open=True, seed="7")
    assert disturber.change(f"/api/tables/{table}/seats/1/sit", {"name": "Mallory"}).status_code == 200
    return player, disturber, table


@settings(max_examples=examples(100), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(frames=st.lists(FRAMES, min_size=1, max_size=8), hello=st.booleans())
def test_nothing_a_page_sends_stops_the_table(
    people: tuple[Browser, Browser, str], frames: list[str | bytes], hello: bool
) -> None:
    player, disturber, table = people
    with page(player, table) as mine:
        with page(disturber, table, hello) as theirs:
            send_all(theirs, frames)
        assert mine.ask(type="ping", id=7)["type"] == "pong"
    info = player.get(f"/api/tables/{table}").json()
    assert info["id"] == table


def send_all(theirs: Page, frames: list[str | bytes]) -> None:
    """Everything is answered with words, or the connection is closed after a goodbye."""
    try:
        for frame in frames:
            theirs.socket.send(frame)
        theirs.send(type="ping", id=123456)
        while json.loads(theirs.socket.recv(PATIENCE)).get("id") != 123456:
            pass
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else None
        if code not in CLOSED_WELL:
            pytest.fail(f"closed with {code}")


def test_after_all_that_the_game_can_still_be_played(people: tuple[Browser, Browser, str]) -> None:
    player, disturber, table = people
    for _ in range(10):
        info = player.get(f"/api/tables/{table}").json()
        for browser, seat in ((player, 0), (disturber, 1)):
            if info["seats"][seat]["bot"]:
                continue
            with page(browser, table) as opened:
                if opened.welcome["state"]["decision"]:
                    answer = opened.ask(**first_choice(opened.welcome, seat))
                    assert answer["type"] == "done", answer

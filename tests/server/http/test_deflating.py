"""How messages go out: deflated with the one before them as their window, whatever window the browser has asked for,
and together where they come together."""

from __future__ import annotations

import asyncio
import json
import random
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.protocol import State

from herowright.server.http.connections import EMPTY_BLOCK, CountedWebSocket, Following
from tests.server.http.test_socket import HELLO, Page
from tests.server.rooms import in_a_loop
from tests.server.running import PATIENCE, Browser, Running

# A message: so often one thing, then so often another.
THINGS = [b'{"colour":"red","face":6},', b"null,", b"hello", bytes(range(256))]
PART = st.tuples(st.sampled_from(THINGS), st.integers(0, 300))
MESSAGE = st.lists(PART, max_size=3).map(lambda parts: b"".join(part * often for part, often in parts))


@given(st.lists(MESSAGE, max_size=6), st.integers(9, 15))
def test_a_browser_reads_what_follows_on_what_it_has(messages: list[bytes], bits: int) -> None:
    following, inflating = Following(bits), zlib.decompressobj(wbits=-bits)
    for message in messages:
        assert inflating.decompress(following.compress(message) + EMPTY_BLOCK) == message


def test_a_message_like_the_last_is_small_even_after_a_word_of_chat() -> None:
    dice = random.Random(7)
    whole = bytes(dice.choices(b"abcdefghijklmnopqrstuvwxyz", k=5000))
    following = Following(15)
    first = len(following.compress(whole))
    assert len(following.compress(b"said " * 60)) < 100
    assert len(following.compress(whole)) < first / 20


def test_those_who_have_been_sent_the_same_are_sent_what_was_deflated_once() -> None:
    first, second = Following(15), Following(15)
    for message in (b"one " * 100, b"two " * 100):
        assert first.compress(message) is second.compress(message)


@pytest.mark.parametrize(
    "asked", [{}, {"server_max_window_bits": 9}, {"server_no_context_takeover": True}, None], ids=str
)
def test_every_browser_reads_a_whole_game(browser: Browser, asked: dict[str, int] | None) -> None:
    table = browser.open_table("me", "me", cover=False, seed="7")
    extensions = [] if asked is None else [ClientPerMessageDeflateFactory(**asked)]  # type: ignore[arg-type]
    with browser.live(table, extensions) as socket:
        page = Page(socket)
        page.send(**HELLO)
        state = page.hear("welcome")["state"]
        for number in range(40):
            key = state["decision"]["options"][0]["key"]
            page.send(type="choose", id=number, seat=state["turn"], key=key, decisions=state["decisions"])
            state = page.hear("news")["state"]
            assert json.loads(socket.recv(PATIENCE)) == {"type": "done", "id": number}
        assert state["decisions"] == 40


class Wire(asyncio.Transport):
    """What would go out, packet by packet."""

    def __init__(self) -> None:
        self.packets: list[bytes] = []
        self.closing = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.packets.append(bytes(data))

    def is_closing(self) -> bool:
        return self.closing


@in_a_loop
async def test_what_is_said_at_once_goes_out_in_one_packet_and_in_its_order(server: Running) -> None:
    door = CountedWebSocket(server.server.config, server.server.server_state, {})
    wire = door.transport = Wire()
    door.loop, door.handshake_complete = asyncio.get_running_loop(), True
    door.conn.state = State.OPEN
    assert door.write_text(b'"news"')
    assert door.write_text(b'"done"')
    assert wire.packets == []
    await asyncio.sleep(0)
    assert wire.packets == [b'\x81\x06"news"\x81\x06"done"']
    assert door.write_text(b'"more"')
    await door.send({"type": "websocket.send", "text": '"last"'})
    assert wire.packets[1:] == [b'\x81\x06"more"', b'\x81\x06"last"']
    assert door.write_text(b'"late"')
    wire.closing = True
    await asyncio.sleep(0)
    assert len(wire.packets) == 3
    assert not door.write_text(b'"later"')

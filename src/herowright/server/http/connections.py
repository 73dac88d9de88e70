"""Connections before anything is requested: how many an address may have, and how long each may take to send a request.

uvicorn gives clients unlimited time for a request's header, so these are its protocols with deadlines added.
"""

from __future__ import annotations

import asyncio
import zlib
from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from struct import pack
from typing import Any, cast

import h11
import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.server import ServerProtocol

from herowright.server.http.security import Networks, network_of
from herowright.server.ops import metrics
from herowright.server.ops.config import Limits

# Under this name the application finds the protocol of a WebSocket among the extensions of its scope.
DOOR = "herowright.door"
# One message of a table is much like the one before it, which is all that it is compressed with: the quickest way, and
# a small one. Browsers send next to nothing.
LEVEL = 1
DEFLATE = ServerPerMessageDeflateFactory(client_max_window_bits=10, compress_settings={"level": LEVEL, "memLevel": 5})
WORTH_DEFLATING = 200
# How a deflated message ends; a WebSocket leaves it out.
EMPTY_BLOCK = b"\0\0\xff\xff"
# How many deflated messages are kept, for those who are sent the same.
LATELY = 16
# The first byte of a frame: the end of a text, as it is or deflated.
PLAIN, DEFLATED = 0x81, 0xC1
SWITCHING = 101
# How many messages of one browser may wait to be read.
UNREAD = 8

REFUSED = b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


@dataclass(slots=True)
class Connections:
    """How many connections each address has open. A trusted proxy speaks for many clients and counts them itself."""

    limits: Limits
    proxies: Networks
    open: Counter[str] = field(default_factory=Counter)

    def enter(self, peer: str) -> bool:
        """Whether one more is allowed."""
        address = network_of(peer)
        if self.open[address] >= self.limits.connections_of_address and not self.proxies.holds(peer):
            return False
        self.open[address] += 1
        return True

    def leave(self, peer: str) -> None:
        address = network_of(peer)
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]


class Settings(uvicorn.Config):
    """uvicorn's own, and what its protocols need here."""

    def __init__(self, app: Any, connections: Connections, **settings: Any) -> None:
        super().__init__(app, http=PatientHttp, ws=CountedWebSocket, **settings)
        self.counted = connections


def connections_of(config: uvicorn.Config) -> Connections:
    return cast(Settings, config).counted


class PatientHttp(H11Protocol):
    """Closes a connection whose next request has not arrived in time, even if parts of it have, and one that does
    not read its response. The body of a request has its own deadline, where it is read."""

    deadline: asyncio.TimerHandle | None = None
    counted = False

    @property
    def counts(self) -> Connections:
        return connections_of(self.config)

    @property
    def peer(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.counted = self.counts.enter(self.peer)
        if self.counted:
            self._within(self.counts.limits.header_within)
        else:
            metrics.REFUSALS.labels("connections").inc()
            transport.write(REFUSED)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.counted:
            super().data_received(data)

    def handle_events(self) -> None:
        asked = self.cycle
        super().handle_events()
        if self.cycle is not asked and not self.flow.write_paused:
            self._in_time()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._in_time()
        self._leave()  # the WebSocket is counted in its place
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        if not self.flow.write_paused:  # else it is written, but not yet taken
            self._until_next()
        super().on_response_complete()

    def pause_writing(self) -> None:
        self._within(self.counts.limits.answer_within)
        super().pause_writing()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.cycle is not None and self.cycle.response_complete:
            self._until_next()
        else:
            self._in_time()

    def _until_next(self) -> None:
        limits = self.counts.limits
        self._within(limits.idle_within + limits.header_within)

    def _within(self, seconds: float) -> None:
        self._in_time()
        self.deadline = self.loop.call_later(seconds, self._too_late)

    def _in_time(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _too_late(self) -> None:
        self.deadline = None
        metrics.REFUSALS.labels("slow-connection").inc()
        self.transport.abort()

    def _leave(self) -> None:
        if self.counted:
            self.counts.leave(self.peer)
            self.counted = False


# The last message before, the message and the window: deflated.
_DEFLATED: OrderedDict[tuple[bytes, bytes, int], bytes] = OrderedDict()


class Following:
    """Deflates the messages of one browser. All that is kept of it is its last message, so that thousands of idle
    browsers need no memory for a window each, and many who have been sent the same are sent the next one deflated
    once."""

    def __init__(self, bits: int) -> None:
        self.bits = bits
        # The end of what the browser has in its own window.
        self.before = b""

    def compress(self, message: bytes) -> bytes:
        before, bits = self.before, self.bits
        small = len(message) * 4 < len(before)  # a word of chat: the state before it is still worth more
        self.before = (before + message)[-(1 << bits) :] if small else message
        found = _DEFLATED.get((before, message, bits))
        if found is None:
            deflater = zlib.compressobj(LEVEL, wbits=-bits, zdict=before)
            found = deflater.compress(message) + deflater.flush(zlib.Z_SYNC_FLUSH)
            found = _DEFLATED[before, message, bits] = found[: -len(EMPTY_BLOCK)]
            if len(_DEFLATED) > LATELY:
                _DEFLATED.popitem(last=False)
        return found

    def flush(self, mode: int) -> bytes:
        """`PerMessageDeflate` wants it, to take it off again."""
        return EMPTY_BLOCK


class CountedWebSocket(WebSocketsSansIOProtocol):
    """Once it is open, pings detect clients that are gone. Messages of a table are written here directly: they are
    the same for many, and going through ASGI costs more than everything else."""

    deflate: Following | None = None

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        # What goes to the browser at the end of this round of the loop: the news of a choice and that it is done are
        # one packet.
        self.frames_out: list[bytes] = []
        self.conn = ServerProtocol(extensions=[DEFLATE], max_size=self.config.ws_max_size, logger=self.logger)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        connections_of(self.config).enter(self.client[0] if self.client else "")

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            found = next((each for each in self.conn.extensions if isinstance(each, PerMessageDeflate)), None)
            if found is None or not found.local_no_context_takeover:
                cast(dict[str, Any], self.scope["extensions"])[DOOR] = self
            if found is not None and not found.local_no_context_takeover:
                self.deflate = Following(found.local_max_window_bits)
                found.encoder = cast(Any, self.deflate)

    def send_receive_event_to_app(self) -> None:
        """Messages come one at a time; only whoever sends many at once has to wait until some are read."""
        patient = not self.read_paused and self.queue.qsize() < UNREAD
        self.read_paused |= patient  # it looks as if it were paused, so it is not
        super().send_receive_event_to_app()
        self.read_paused &= not patient

    def write_text(self, text: bytes) -> bool:
        """Send a message at once if nothing has to be awaited; false if it has to go through ASGI."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        opcode = PLAIN
        if self.deflate is not None and len(text) >= WORTH_DEFLATING:
            text = self.deflate.compress(text)
            opcode = DEFLATED
        size = len(text)
        if size < 126:
            head = bytes((opcode, size))
        elif size < 65536:
            head = pack("!BBH", opcode, 126, size)
        else:
            head = pack("!BBQ", opcode, 127, size)
        if not self.frames_out:
            self.loop.call_soon(self.write_out)
        self.frames_out += (head, text)
        return True

    def write_out(self) -> None:
        if self.frames_out and not self.transport.is_closing():
            self.transport.write(b"".join(self.frames_out))
        self.frames_out.clear()

    async def send(self, message: ASGISendEvent) -> None:
        """Through ASGI, and never before what was said earlier."""
        self.write_out()
        await super().send(message)

    def connection_lost(self, exc: Exception | None) -> None:
        connections_of(self.config).leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

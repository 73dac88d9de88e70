"""The cheapest possible client: hand-written HTTP and WebSocket, on one connection each. The server is what should
be measured, and an ordinary client takes more CPU than the server does."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
import time
import zlib
from collections.abc import Callable, Mapping
from typing import Any, cast

from msgspec import json

TEXT, DEFLATED, CLOSE, PING, PONG = 0x81, 0xC1, 0x88, 0x89, 0x8A
# Frames of a client are masked; with a mask of zeros they look the same as before.
MASK = b"\0\0\0\0"
# After so many seconds a connection is not used again.
IDLE = 2.0


def masked(payload: bytes, opcode: int = TEXT) -> bytes:
    size = len(payload)
    if size < 126:
        return struct.pack("!BB", opcode, 0x80 | size) + MASK + payload
    return struct.pack("!BBH", opcode, 0xFE, size) + MASK + payload


class Live(asyncio.Protocol):
    """An open WebSocket: `heard` is called with every message, `lost` when it ends."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None], lost: Callable[[], None] | None = None) -> None:
        self.request, self.heard, self.lost = request, heard, lost
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = bytearray()
        self.inflate = zlib.decompressobj(wbits=-15)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("the WebSocket did not open"))
        elif self.lost:
            self.lost()

    def send(self, message: bytes) -> None:
        self.transport.write(masked(message))

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.open.done():
            head, end, rest = bytes(buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head.decode(errors="replace")))
                self.transport.close()
                return
            self.open.set_result(None)
            buffer = self.buffer = bytearray(rest)
        at = 0
        while len(buffer) - at >= 2:
            opcode, size = buffer[at], buffer[at + 1]
            begin = at + 2
            if size == 126:
                if len(buffer) < begin + 2:
                    break
                size = int.from_bytes(buffer[begin : begin + 2], "big")
                begin += 2
            elif size == 127:
                if len(buffer) < begin + 8:
                    break
                size = int.from_bytes(buffer[begin : begin + 8], "big")
                begin += 8
            if len(buffer) < begin + size:
                break
            at = begin + size
            payload = bytes(buffer[begin:at])
            if opcode == DEFLATED:
                self.heard(self.inflate.decompress(payload + b"\0\0\xff\xff"))
            elif opcode == TEXT:
                self.heard(payload)
            elif opcode == PING:
                self.transport.write(masked(payload, PONG))
            elif opcode == CLOSE:
                self.transport.close()
        if at:
            del buffer[:at]


async def live(
    host: str,
    port: int,
    path: str,
    heard: Callable[[bytes], None],
    headers: Mapping[str, str] | None = None,
    lost: Callable[[], None] | None = None,
) -> Live:
    """A WebSocket that is open."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",  # as browsers do
        *(f"{name}: {value}" for name, value in (headers or {}).items()),
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    loop = asyncio.get_running_loop()
    _, protocol = await loop.create_connection(lambda: Live(request, heard, lost), host, port)
    await asyncio.wait_for(protocol.open, 60)
    return protocol


class Calls:
    """Requests one after another on one connection. Cookies are up to the caller."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.used = 0.0

    async def post(self, path: str, body: Any, headers: Mapping[str, str] | None = None) -> tuple[Any, str]:
        """The answer, and the cookie that came with it."""
        blob = json.encode(body)
        about = {"Content-Type": "application/json", "Content-Length": str(len(blob)), **(headers or {})}
        answer, cookie = await self._ask("POST", path, about, blob)
        return json.decode(answer), cookie

    async def get(self, path: str, headers: Mapping[str, str] | None = None) -> bytes:
        return (await self._ask("GET", path, headers or {}))[0]

    async def _ask(self, method: str, path: str, headers: Mapping[str, str], body: bytes = b"") -> tuple[bytes, str]:
        if self.streams and time.monotonic() - self.used > IDLE:  # the server may have hung up by now
            self.close()
            self.streams = None
        self.used = time.monotonic()
        if self.streams is None:
            self.streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self.streams
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            f"Origin: http://{self.host}:{self.port}",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode() + body)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        fields = [line.partition(": ") for line in head[1:] if line]
        named = {name.lower(): value for name, _, value in fields}
        answer = await reader.readexactly(int(named["content-length"]))
        if not head[0].split()[1].startswith("2"):
            raise ConnectionError(f"{path}: {head[0]} {answer[:200]!r}")
        return answer, named.get("set-cookie", "").partition(";")[0]

    def close(self) -> None:
        if self.streams:
            self.streams[1].close()

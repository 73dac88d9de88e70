"""The live table: a WebSocket and the viewer behind it. No input here can stop a table."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from herowright.server.http.connections import DOOR, CountedWebSocket
from herowright.server.http.endpoint import decode
from herowright.server.http.limits import Bucket
from herowright.server.http.responses import ENCODER, counted, refuse
from herowright.server.http.security import address_of, check_origin
from herowright.server.http.services import Services, passer_by, services_of
from herowright.server.messages import (
    AnswerRewind,
    AskHint,
    AskLog,
    AskPreview,
    AskRewind,
    Bye,
    Done,
    FromBrowser,
    Hello,
    Look,
    Order,
    Pause,
    Refused,
    Say,
    TableId,
    ToBrowser,
)
from herowright.server.ops import metrics
from herowright.server.ops.logs import log
from herowright.server.refusals import BadRequest, Faulty, TooLarge, TooMany, status, text
from herowright.server.tables.viewer import Viewer
from herowright.table.errors import HerowrightError
from herowright.table.message import Message

HELLO_WITHIN = 10.0
# A browser that takes longer than this to accept one message is considered gone.
SEND_WITHIN = 20.0
# How many unreadable or too frequent messages end a connection.
MISTAKES = 10
NORMAL, TRY_AGAIN, REFUSED, TOO_LARGE = 1000, 1012, 1008, 1009

# What an attempt to read from or write to a browser that has gone ends with.
GONE = (WebSocketDisconnect, RuntimeError)
DECODER = msgspec.json.Decoder(FromBrowser)


class Restarting(HerowrightError):
    """The server stops, most likely to restart at once."""


# What everybody at the table is told of and keeps in its entries, although nothing of the game changes.
SWITCHES = (Pause, Order, AskRewind, AnswerRewind)
# What costs the server as much as dozens of choices: the whole table once more, or looking ahead.
COSTLY = (Hello, Look, AskLog, AskPreview, AskHint)
CODES = {TooLarge: TOO_LARGE, Restarting: TRY_AGAIN}


class Live:
    """`WebSocket /api/tables/{table}/live`."""

    path = "/api/tables/{table}/live"

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        websocket = WebSocket(scope, receive, send)
        services = services_of(websocket)
        address = address_of(scope)
        try:
            check_origin(scope, services.config.origins)
            services.buckets.take("requests", services.config.limits.requests, address)
        except HerowrightError as error:
            await refuse(error, scope, receive, send)
            return
        with suppress(*GONE):
            await self._serve(websocket, services, address)

    async def _serve(self, websocket: WebSocket, services: Services, address: str) -> None:
        """A refusal is sent after accepting: a page cannot see why a WebSocket did not open."""
        await websocket.accept()
        table = websocket.path_params["table"]
        try:
            player = await services.known(websocket) or passer_by()
            try:
                msgspec.convert(table, TableId)
            except msgspec.ValidationError:
                raise BadRequest("server-bad-parameter", name="table") from None
            services.seating.enter(player.id, address)
            try:
                room = await services.rooms.find(table)
                await room.admit(player)
                await Connection(websocket, services, room.enter(player)).run(table)
            finally:
                services.seating.leave(player.id, address)
        except HerowrightError as error:
            await part(websocket, error, again=isinstance(error, (TooMany, Restarting)))
        except GONE:
            raise
        except Exception:
            log.error("fault", route=self.path, table=table, exc_info=True)
            await part(websocket, Faulty("server-fault"), again=True)


async def part(websocket: WebSocket, error: HerowrightError, again: bool) -> None:
    """Say why, and close."""
    if not isinstance(error, Restarting):
        counted(error)
    with suppress(*GONE, TimeoutError):
        async with asyncio.timeout(SEND_WITHIN):
            bye = Bye(reason=text(error.message), again=again, status=None if again else status(error))
            await websocket.send_text(encoded(bye).decode())
            await websocket.close(CODES.get(type(error), REFUSED))


# The last encoded message, for the many who are sent the same one.
_LATELY: OrderedDict[int, tuple[ToBrowser, bytes]] = OrderedDict()
LATELY = 16


def encoded(message: ToBrowser) -> bytes:
    if isinstance(message, Done):  # for one page alone
        return ENCODER.encode(message)
    found = _LATELY.get(id(message))
    if found is None:
        found = _LATELY[id(message)] = message, ENCODER.encode(message)
        if len(_LATELY) > LATELY:
            _LATELY.popitem(last=False)
    return found[1]


class Connection:
    """One open WebSocket: what comes in goes to the viewer, and the viewer's messages go out."""

    def __init__(self, websocket: WebSocket, services: Services, viewer: Viewer) -> None:
        self.websocket, self.services, self.viewer = websocket, services, viewer
        self.bucket = Bucket(services.config.limits.messages, time.monotonic())
        self.mistakes = 0
        self.leaving = asyncio.Event()
        self.door: CountedWebSocket | None = websocket.scope.get("extensions", {}).get(DOOR)
        # Whether a message is under way that has to be waited for.
        self.sending = False

    async def run(self, table: str) -> None:
        self.services.connections.add(self)
        metrics.VIEWERS.inc()
        log.info("viewer-comes", table=table)
        try:
            await self._run()
        finally:
            self.services.connections.discard(self)
            metrics.VIEWERS.dec()
            log.info("viewer-goes", table=table)

    async def _run(self) -> None:
        """Runs until the browser leaves, falls behind or makes too many mistakes, or the server stops."""
        tasks = [asyncio.create_task(work()) for work in (self._read, self._write, self._wait_for_end)]
        if self.door is not None:
            self.viewer.at_once = self._write_at_once
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.viewer.leave()
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ends:
            if isinstance(end, TimeoutError):
                metrics.SLOW_VIEWERS.inc()
            elif isinstance(end, Exception) and not isinstance(end, GONE):
                raise end

    # --- in --------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                first = await self._next()
        except TimeoutError:
            raise BadRequest("server-no-hello") from None
        if not isinstance(first, Hello):
            raise BadRequest("server-no-hello")
        await self._carry_out(first)
        while True:
            try:
                message = await self._next()
            except (BadRequest, TooMany) as error:
                self._mistake(error)
            else:
                await self._carry_out(message)

    async def _next(self) -> FromBrowser:
        frame = await self.websocket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code") or NORMAL)
        blob = frame.get("text") or frame.get("bytes") or ""
        limit = self.services.config.limits.message
        if len(blob) > limit or (isinstance(blob, str) and len(blob.encode(errors="replace")) > limit):
            raise TooLarge("server-too-large", limit=limit // 1024)
        if wait := self.bucket.take(time.monotonic()):
            raise TooMany("server-too-fast", seconds=int(wait) + 1)
        message: FromBrowser = decode(DECODER, blob)
        return message

    def _mistake(self, error: HerowrightError) -> None:
        self.mistakes += 1
        if self.mistakes >= MISTAKES:
            raise error
        counted(error)
        self.viewer.send(Refused(id=None, reason=text(error.message)))

    async def _carry_out(self, message: FromBrowser) -> None:
        limits, buckets, player = self.services.config.limits, self.services.buckets, self.viewer.player.id
        try:
            if isinstance(message, Say):
                buckets.take("chat", limits.chat, player)
            elif isinstance(message, SWITCHES):
                buckets.take("switches", limits.changes, player)
            elif isinstance(message, COSTLY):
                buckets.take("looks", limits.changes, player)
            await self.viewer.receive(message)
        except TooMany as error:
            if isinstance(message, Hello):  # without a welcome the page would wait for ever: it comes back later
                raise
            counted(error)
            self.viewer.send(Refused(id=getattr(message, "id", None), reason=text(error.message)))
        except Exception:
            log.error("fault", route=Live.path, message=type(message).__name__, exc_info=True)
            self.viewer.send(Refused(id=getattr(message, "id", None), reason=text(Message("server-fault"))))

    async def _wait_for_end(self) -> None:
        await self.leaving.wait()
        raise Restarting("server-restarting")

    # --- out -------------------------------------------------------------------------------------------

    def _write_at_once(self, message: ToBrowser) -> bool:
        """Whether the browser takes another message without waiting; never for the last one it is sent."""
        assert self.door is not None
        return not self.sending and not isinstance(message, Bye) and self.door.write_text(encoded(message))

    async def _write(self) -> None:
        """Whatever could not be sent at once."""
        while True:
            message = await self.viewer.outbox.get()
            self.sending = True
            async with asyncio.timeout(SEND_WITHIN):
                await self.websocket.send_text(encoded(message).decode())
            self.sending = False
            if isinstance(message, Bye):
                await self.websocket.close(TRY_AGAIN if message.again else REFUSED)
                return


async def farewell(services: Services, within: float = 3.0) -> None:
    """The server stops: every viewer is told to reconnect."""
    for connection in list(services.connections):
        connection.leaving.set()
    with suppress(TimeoutError):
        async with asyncio.timeout(within):
            while services.connections:
                await asyncio.sleep(0.02)

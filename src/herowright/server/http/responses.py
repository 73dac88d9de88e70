"""How the server answers: JSON from messages, and refusals as `Problem`."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable, Mapping
from hashlib import sha256
from typing import Any, NamedTuple, Self

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from herowright.server.ops.metrics import REFUSALS
from herowright.server.refusals import TooLarge, TooMany, TooSlow, problem, status
from herowright.table.errors import HerowrightError

ENCODER = msgspec.json.Encoder()
# What a table tells one player is private, and outdated a moment later.
PRIVATE = {"Cache-Control": "no-store"}
POLICY_VIOLATION = 1008
# From this many bytes on, an answer is compressed.
WORTH_PACKING = 1000
# How many answers for everybody are kept: of all games in all languages there are about fifty.
MOST_SHARED = 100


def answer(value: Any, status_code: int = 200, headers: Mapping[str, str] = PRIVATE) -> Response:
    return Response(ENCODER.encode(value), status_code, dict(headers), "application/json")


def refusal(error: HerowrightError) -> Response:
    counted(error)
    headers = dict(PRIVATE)
    if isinstance(error, TooMany):
        headers["Retry-After"] = str(error.message.args.get("seconds", 1))
    if isinstance(error, (TooLarge, TooSlow)):  # what else comes of it is not read
        headers["Connection"] = "close"
    return answer(problem(error), status(error), headers)


def counted(error: HerowrightError) -> None:
    """Counted in the metrics; all refusals by the rules of a game count as one kind."""
    REFUSALS.labels(error.message.id if hasattr(error, "status") else "game").inc()


class PlainText(Response):
    media_type = "text/plain"


class Picture(Response):
    media_type = "image/png"


class SaveFile(Response):
    """A table as a file, to be kept by its owner."""

    media_type = "application/json"

    def __init__(self, blob: bytes, name: str) -> None:
        super().__init__(blob, headers={**PRIVATE, "Content-Disposition": f'attachment; filename="{name}"'})


class Shared(NamedTuple):
    """An answer that is the same for everybody, ready to be sent: a browser keeps it and only asks whether it is still
    valid."""

    body: bytes
    # The same compressed, where that is worth it.
    packed: bytes | None
    kind: str
    etag: str

    @classmethod
    def of(cls, response: Response) -> Self:
        body, kind = bytes(response.body), response.headers["content-type"]
        packed = (
            gzip.compress(body, 6, mtime=0) if len(body) >= WORTH_PACKING and not kind.startswith("image/") else None
        )
        return cls(body, packed, kind, f'"{sha256(body).hexdigest()[:32]}"')

    def response(self, request: Request) -> Response:
        headers = {"Cache-Control": "no-cache", "ETag": self.etag, "Vary": "Accept-Encoding"}
        known = request.headers.get("if-none-match", "")
        if self.etag in (tag.strip().removeprefix("W/") for tag in known.split(",")):
            return Response(status_code=304, headers=headers)
        headers["Content-Type"] = self.kind
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, headers={**headers, "Content-Encoding": "gzip"})
        return Response(self.body, headers=headers)


class Shelf:
    """Answers that stay the same as long as the server runs. Whoever asks for one gets what was composed, hashed and
    compressed once: all the words of a language, say, cost a hundred times as much as reading the request."""

    def __init__(self) -> None:
        self.held: OrderedDict[Hashable, asyncio.Task[Shared]] = OrderedDict()

    async def take(self, what: Hashable, compose: Callable[[], Coroutine[Any, Any, Shared]]) -> Shared:
        task = self.held.get(what)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self.held[what] = asyncio.create_task(compose())
        self.held.move_to_end(what)
        while len(self.held) > MOST_SHARED:
            self.held.popitem(last=False)
        return await asyncio.shield(task)


async def refuse(error: HerowrightError, scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse whatever is asked, a WebSocket before it opens included."""
    if scope["type"] == "http":
        await refusal(error)(scope, receive, send)
    elif "websocket.http.response" in scope.get("extensions", {}):
        response = refusal(error)
        await send(
            {"type": "websocket.http.response.start", "status": response.status_code, "headers": response.raw_headers}
        )
        await send({"type": "websocket.http.response.body", "body": response.body})
    else:
        await WebSocketClose(POLICY_VIOLATION)(scope, receive, send)

"""How the server answers: JSON from messages, and refusals as `Problem`."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

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


def shared(response: Response, request: Request) -> Response:
    """An answer that is the same for everybody: a browser caches it and only asks whether it is still valid."""
    etag = f'"{sha256(response.body).hexdigest()[:32]}"'
    headers = {"Cache-Control": "no-cache", "ETag": etag}
    known = request.headers.get("if-none-match", "")
    if etag in (tag.strip().removeprefix("W/") for tag in known.split(",")):
        return Response(status_code=304, headers=headers)
    response.headers.update(headers)
    return response


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

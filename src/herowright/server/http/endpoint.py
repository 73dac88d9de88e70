"""A route is declared once: the types of its handler define its input and output, for the server and for OpenAPI."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from herowright.server.http.responses import Shared, answer, refusal
from herowright.server.http.security import address_of, check_origin, check_site
from herowright.server.http.services import Services, give_cookie, outdated, passer_by, services_of
from herowright.server.ops.config import Limits
from herowright.server.ops.logs import log
from herowright.server.refusals import BadRequest, Faulty, TooLarge, TooSlow, WrongMethod, WrongType
from herowright.server.store import Player
from herowright.table.errors import HerowrightError

T = TypeVar("T")
SAFE = ("GET", "HEAD")
JSON, BYTES = "application/json", "application/octet-stream"


class Who(Enum):
    """Whom a route is for: everybody alike; anybody, known or not; a player, who is registered by asking; or whoever
    shows a token in the address, from whatever page."""

    EVERYBODY = "everybody"
    ANYBODY = "anybody"
    PLAYER = "player"
    BEARER = "bearer"


@dataclass(frozen=True, slots=True)
class Call:
    """One request, as a handler needs it."""

    services: Services
    player: Player
    request: Request

    async def work(self, work: Callable[..., T], *args: Any) -> T:
        """Work that takes long or handles untrusted input: in another process, one job at a time per address, and
        charged by the time it takes."""
        address = address_of(self.request.scope)
        return await self.services.work(address, self.player, work, *args)

    def charged(self) -> AbstractAsyncContextManager[None]:
        """What grows with everything somebody has played is charged, too."""
        return self.services.charged(address_of(self.request.scope), self.player)

    def keep(self, token: str) -> None:
        """The browser becomes somebody else and gets this secret as its cookie."""
        self.request.state.token = token


Handler = Callable[..., Awaitable[Any]]


class Endpoint:
    """One method of one path. Parameters of the handler that stand in the path come from there, `body` is the body,
    and the others are the query."""

    def __init__(
        self,
        method: str,
        path: str,
        who: Who,
        handler: Handler,
        status: int,
        kind: str,
        limit: str,
        lasting: bool = False,
    ) -> None:
        self.method, self.path, self.who, self.handler, self.status = method, path, who, handler, status
        # Which of the limits on speed and on size hold.
        self.kind, self.limit = kind, limit
        # Whether what everybody gets stays the same as long as the server runs.
        self.lasting = lasting
        hints = get_type_hints(handler, include_extras=True)
        self.answer: Any = hints.pop("return")
        self.body: Any = hints.pop("body", None)
        hints.pop("call")
        self.in_path = {name: hint for name, hint in hints.items() if f"{{{name}}}" in path}
        self.in_query = {name: hint for name, hint in hints.items() if name not in self.in_path}
        given = inspect.signature(handler).parameters
        self.required = {name for name in self.in_query if given[name].default is inspect.Parameter.empty}
        self.decoder = msgspec.json.Decoder(self.body) if self.body not in (None, bytes) else None
        self.words = inspect.getdoc(handler) or ""
        self.name = handler.__name__

    async def respond(self, request: Request) -> Response:
        services = services_of(request)
        token: str | None = None
        try:
            player, token = await self._admit(services, request)
            values = self._parameters(request)
            with services.uploads.holding(address_of(request.scope)) as hold:
                if self.body is not None:
                    values["body"] = await self._body(request, services.config.limits, hold)
                call = Call(services, player, request)
                if self.who is Who.EVERYBODY:
                    response = await self._shared(call, values)
                else:
                    response = await self._carried_out(call, values)
            token = getattr(request.state, "token", token)
        except HerowrightError as error:
            response = refusal(error)
        except ClientDisconnect:
            response = Response(status_code=400)
        except Exception:
            log.error("fault", route=self.path, exc_info=True)
            response = refusal(Faulty("server-fault"))
        if token is not None:
            give_cookie(response, request, token)
        return response

    async def _carried_out(self, call: Call, values: dict[str, Any]) -> Response:
        result = await self.handler(call, **values)
        return result if isinstance(result, Response) else answer(result, self.status)

    async def _shared(self, call: Call, values: dict[str, Any]) -> Response:
        async def composed() -> Shared:
            return await asyncio.to_thread(Shared.of, await self._carried_out(call, values))

        if not self.lasting:
            found = await composed()
        else:
            found = await call.services.shelf.take((self.path, *values.items()), composed)
        return found.response(call.request)

    async def _admit(self, services: Services, request: Request) -> tuple[Player, str | None]:
        """Who is asking; the second value is the secret of a new player, or of one who has to keep it under another
        name."""
        limits, address = services.config.limits, address_of(request.scope)
        services.buckets.take("requests", limits.requests, address)
        changing = self.method not in SAFE
        if changing:
            if self.who is not Who.BEARER:
                check_origin(request.scope, services.config.origins)
            services.buckets.take(self.kind, getattr(limits, self.kind), address)
        if self.who in (Who.EVERYBODY, Who.BEARER):
            return passer_by(), None
        check_site(request.scope)
        player = await services.known(request)
        if player is not None:
            services.buckets.take("requests", limits.requests, player.id)
            if changing:
                services.buckets.take(self.kind, getattr(limits, self.kind), player.id)
            return player, outdated(request)
        return await services.arrive(request) if self.who is Who.PLAYER else (passer_by(), None)

    def _parameters(self, request: Request) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for name, hint in self.in_path.items():
            values[name] = _read(name, request.path_params[name], hint)
        for name, hint in self.in_query.items():
            given = request.query_params.get(name)
            if given is not None:
                values[name] = _read(name, given, hint)
            elif name in self.required:
                raise BadRequest("server-missing-parameter", name=name)
        return values

    async def _body(self, request: Request, limits: Limits, hold: Callable[[int], None]) -> Any:
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != JSON and not (self.body is bytes and kind == BYTES):
            raise WrongType("server-content-type")
        blob = await read_body(request, getattr(limits, self.limit), limits, hold)
        return blob if self.decoder is None else decode(self.decoder, blob)


def _read(name: str, given: str, hint: Any) -> Any:
    """A parameter is text, without the NUL that PostgreSQL does not know; where a number is wanted, only plain digits
    are one."""
    if "\0" in given:
        raise BadRequest("server-bad-parameter", name=name)
    base = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    options = (base, *get_args(base))
    try:
        if any(option is int or (get_args(option) or (None,))[0] is int for option in options):
            if not (given.isascii() and given.isdigit() and len(given) <= 16):
                raise BadRequest("server-bad-parameter", name=name)
            return msgspec.convert(int(given), hint)
        return msgspec.convert(given, hint)
    except msgspec.ValidationError:
        raise BadRequest("server-bad-parameter", name=name) from None


async def read_body(request: Request, limit: int, limits: Limits, hold: Callable[[int], None]) -> bytes:
    """The body, as long as it stays within the limit and keeps arriving: no more than that is ever held."""
    declared = request.headers.get("content-length", "0")
    if declared.isascii() and declared.isdigit() and int(declared[:20]) > limit:
        raise TooLarge("server-too-large", limit=limit // 1024)
    body = bytearray()
    began = asyncio.get_running_loop().time()
    try:
        async with asyncio.timeout(limits.body_within) as deadline:
            async for part in request.stream():
                if len(body) + len(part) > limit:
                    raise TooLarge("server-too-large", limit=limit // 1024)
                hold(len(part))
                body += part
                now = asyncio.get_running_loop().time()
                deadline.reschedule(limits.body_within + min(now, began + len(body) / limits.body_rate))
    except TimeoutError:
        raise TooSlow("server-slow-body") from None
    return bytes(body)


def decode(decoder: msgspec.json.Decoder[Any], blob: bytes | str) -> Any:
    """What a browser sent, or `BadRequest` that says where it is wrong. PostgreSQL knows no text with a NUL in it."""
    if (b"\\u0000" in blob) if isinstance(blob, bytes) else ("\\u0000" in blob):
        raise BadRequest("server-malformed", detail="NUL")
    try:
        return decoder.decode(blob)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadRequest("server-malformed", detail=str(error)[:200]) from None


class Resource:
    """All methods of one path."""

    def __init__(self, path: str, endpoints: Mapping[str, Endpoint]) -> None:
        self.path, self.endpoints = path, endpoints

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        endpoint = self.endpoints.get("GET" if request.method == "HEAD" else request.method)
        if endpoint is None:
            response = refusal(WrongMethod("server-method"))
            response.headers["Allow"] = ", ".join([*self.endpoints, *(["HEAD"] if "GET" in self.endpoints else [])])
        else:
            response = await endpoint.respond(request)
        await response(scope, receive, send)


def get(path: str, who: Who = Who.ANYBODY) -> Callable[[Handler], Endpoint]:
    return lambda handler: Endpoint("GET", path, who, handler, 200, "requests", "body")


def constant(path: str) -> Callable[[Handler], Endpoint]:
    """What there is to play, and its words: composed once for everybody."""
    return lambda handler: Endpoint("GET", path, Who.EVERYBODY, handler, 200, "requests", "body", lasting=True)


def post(path: str, status: int = 200, kind: str = "changes", limit: str = "body") -> Callable[[Handler], Endpoint]:
    return lambda handler: Endpoint("POST", path, Who.PLAYER, handler, status, kind, limit)


def token_post(path: str) -> Callable[[Handler], Endpoint]:
    return lambda handler: Endpoint("POST", path, Who.BEARER, handler, 200, "changes", "body")


def patch(path: str) -> Callable[[Handler], Endpoint]:
    return lambda handler: Endpoint("PATCH", path, Who.PLAYER, handler, 200, "changes", "body")


def delete(path: str) -> Callable[[Handler], Endpoint]:
    return lambda handler: Endpoint("DELETE", path, Who.PLAYER, handler, 200, "changes", "body")

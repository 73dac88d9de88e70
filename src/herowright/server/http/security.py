"""Whom the server answers, and the headers that protect browsers. Plain ASGI, so that WebSockets are covered too."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from herowright.server.http.responses import refuse
from herowright.server.ops.config import Config
from herowright.server.refusals import ForeignOrigin

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "style-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
ONE_YEAR = 60 * 60 * 24 * 365
STRICT_TRANSPORT = f"max-age={ONE_YEAR}"


def secure(scope: Scope) -> bool:
    """Whether the browser came by https or wss."""
    return scope["scheme"] in ("https", "wss")


class ProtectiveHeaders:
    """Puts the headers that protect a browser on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_protected(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if secure(scope):
                    headers["Strict-Transport-Security"] = STRICT_TRANSPORT
            await send(message)

        await self.app(scope, receive, send_protected)


class Networks:
    """Addresses and networks that an operator has named."""

    def __init__(self, named: Iterable[str]) -> None:
        self.networks = [ipaddress.ip_network(name, strict=False) for name in named]

    def holds(self, address: str) -> bool:
        if not is_address(address):
            return False
        found = ipaddress.ip_address(address)
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped:
            found = found.ipv4_mapped
        return any(found.version == network.version and found in network for network in self.networks)


class TrustedProxy:
    """Takes the client address and scheme from the trusted proxies in front of us, and from nobody else. Only the
    last address in the header is the proxy's own; everything before it was sent by the client."""

    def __init__(self, app: ASGIApp, proxies: Networks) -> None:
        self.app, self.proxies = app, proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if scope["type"] in ("http", "websocket") and client and self.proxies.holds(client[0]):
            headers = Headers(scope=scope)
            address = last(headers.getlist("x-forwarded-for"))
            if is_address(address):
                scope["client"] = (address, 0)
            if (scheme := last(headers.getlist("x-forwarded-proto")).lower()) in ("http", "https"):
                scope["scheme"] = scheme if scope["type"] == "http" else scheme.replace("http", "ws")
        await self.app(scope, receive, send)


class KnownHosts:
    """Answers only under our own host names. Otherwise any site could point its name at this machine's address and,
    through a visitor's browser, act here as if it were our page (DNS rebinding)."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.names = {"localhost", config.host.lower(), socket.gethostname().lower()}
        self.names.update(urlsplit(origin).hostname or "" for origin in config.origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            host = hostname(Headers(scope=scope).get("host", ""))
            if not self.knows(host):
                await refuse(ForeignOrigin("server-unknown-host", host=host[:80]), scope, receive, send)
                return
        await self.app(scope, receive, send)

    def knows(self, host: str) -> bool:
        """An IP address cannot be rebound, and names under `.local` and `.localhost` never leave the local network."""
        return host in self.names or is_address(host) or host.endswith((".local", ".localhost"))


def check_origin(scope: Scope, origins: Iterable[str]) -> None:
    """Raises `ForeignOrigin` unless the requesting page is our own. Browsers always send the origin of a request
    that changes something or opens a WebSocket."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        if headers.get("sec-fetch-site") == "same-origin":
            return
        raise ForeignOrigin("server-no-origin")
    if origin in origins:
        return
    if netloc(origin) != headers.get("host", "").lower():
        raise ForeignOrigin("server-foreign-origin")


def check_site(scope: Scope) -> None:
    """Raises `ForeignOrigin` if another site's page or link asks for what concerns a player: some answers have
    consequences, such as a file with the coming dice."""
    if Headers(scope=scope).get("sec-fetch-site") == "cross-site":
        raise ForeignOrigin("server-foreign-origin")


def netloc(origin: str) -> str | None:
    """Host and port of an origin; `None` for what is none, such as `null`."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return None
    return parts.netloc.lower() if parts.scheme in ("http", "https") and parts.netloc else None


def hostname(host: str) -> str:
    """The name or number in a Host header, without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower().rstrip(".")


def is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def is_this_machine(scope: Scope) -> bool:
    """Whether the request was made here, and not only passed on here by a proxy."""
    client = scope.get("client")
    headers = Headers(scope=scope)
    if not client or not is_address(client[0]) or "x-forwarded-for" in headers or "forwarded" in headers:
        return False
    return ipaddress.ip_address(client[0]).is_loopback


def address_of(scope: Scope) -> str:
    """The client for rate limits: an address, or for IPv6 the network of a household."""
    client = scope.get("client")
    return network_of(client[0]) if client else "unknown"


def network_of(text: str) -> str:
    if not is_address(text):
        return "unknown"
    address = ipaddress.ip_address(text)
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def last(values: list[str]) -> str:
    return values[-1].rpartition(",")[2].strip() if values else ""


def bearer(scope: Scope) -> str:
    """The token that a request shows."""
    kind, _, token = Headers(scope=scope).get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.isascii() else ""

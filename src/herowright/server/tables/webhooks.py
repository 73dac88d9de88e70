"""Calls players' own addresses when it is their turn.

A player chooses the address, so the server must not become a way into its own network (SSRF): the host is resolved
here, every address that is not public is refused, and the connection goes to exactly the one that was checked.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpx
from msgspec import json

from herowright.server.ops import metrics
from herowright.server.ops.logs import log
from herowright.server.refusals import BadRequest

PORTS = (443, 8443)
TIME_LIMIT = 5.0
# Seconds before each further attempt.
RETRIES = (2.0, 10.0)
WAITING = 1000
# Most of them only wait for the moment to try again: an address that never answers holds up nobody else's call.
WORKERS, AT_ONCE = 100, 32
# Networks that are reachable from here but not part of the public internet, beyond those Python knows as private.
NOT_PUBLIC = tuple(
    ipaddress.ip_network(net) for net in ("100.64.0.0/10", "192.88.99.0/24", "64:ff9b::/96", "2002::/16")
)

Resolve = Callable[[str, int], Awaitable[list[str]]]


class BadWebhook(BadRequest):
    """An address that is not called."""


def check_address(url: str) -> SplitResult:
    """The parts of an address that may be called; `BadWebhook` says what is wrong with it."""
    try:
        parts = urlsplit(url)
        port = parts.port or 443
    except ValueError:
        raise BadWebhook("server-webhook-address") from None
    if parts.scheme != "https":
        raise BadWebhook("server-webhook-https")
    if not parts.hostname or not url.isascii() or not url.isprintable() or " " in url or "\\" in url:
        raise BadWebhook("server-webhook-address")
    if parts.username is not None or parts.password is not None or parts.fragment:
        raise BadWebhook("server-webhook-address")
    if port not in PORTS:
        raise BadWebhook("server-webhook-port", ports=", ".join(map(str, PORTS)))
    if "." not in parts.hostname and ":" not in parts.hostname:
        raise BadWebhook("server-webhook-private")
    if (address := _literal(parts.hostname)) is not None and not is_public(address):
        raise BadWebhook("server-webhook-private")
    return parts


def _literal(host: str) -> str | None:
    """The address that a host already is, old spellings such as `127.1` or `0x7f.1` included; `None` for a name."""
    try:
        return str(ipaddress.ip_address(host))
    except ValueError:
        pass
    try:
        return socket.inet_ntoa(socket.inet_aton(host))
    except OSError:
        return None


def is_public(text: str) -> bool:
    """Whether an address belongs to the internet at large."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if address.scope_id is not None or address.is_site_local or address.teredo is not None:
            return False
    if any(address.version == net.version and address in net for net in NOT_PUBLIC):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved and not address.is_unspecified


async def resolve(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


async def post(
    url: str, content: bytes, headers: Mapping[str, str], resolve: Resolve, transport: httpx.AsyncBaseTransport | None
) -> int:
    """Send something to an address that a player has named; the status of the response, whose content is never read."""
    parts = check_address(url)
    assert parts.hostname is not None
    port = parts.port or 443
    async with asyncio.timeout(TIME_LIMIT):
        literal = _literal(parts.hostname)
        addresses = [literal] if literal else await resolve(parts.hostname, port)
        # One private address among them is enough to refuse: the host must not choose which of them we take.
        if not addresses or not all(map(is_public, addresses)):
            raise BadWebhook("server-webhook-private")
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        target = httpx.URL(scheme="https", host=addresses[0], port=port, raw_path=path.encode())
        host = parts.hostname if port == 443 else f"{parts.hostname}:{port}"
        async with (
            httpx.AsyncClient(
                transport=transport, trust_env=False, follow_redirects=False, timeout=TIME_LIMIT
            ) as client,
            client.stream(
                "POST",
                target,
                content=content,
                headers={**headers, "Host": host, "User-Agent": "Herowright"},
                extensions={"sni_hostname": parts.hostname},
            ) as response,
        ):
            return response.status_code


class Webhooks:
    """A queue and a few workers. A slow or dead address delays nobody's game; one that cannot be reached is given up
    with a line in the log."""

    def __init__(
        self,
        on: bool,
        resolve: Resolve = resolve,
        transport: httpx.AsyncBaseTransport | None = None,
        retries: tuple[float, ...] = RETRIES,
    ) -> None:
        self.on = on
        self.resolve, self.transport, self.retries = resolve, transport, retries
        self.queue: asyncio.Queue[tuple[str, dict[str, Any]]] = asyncio.Queue(WAITING)
        self.workers: list[asyncio.Task[None]] = []
        self.attempts = asyncio.Semaphore(AT_ONCE)

    async def start(self) -> None:
        workers = WORKERS if self.on else 0
        self.workers = [asyncio.create_task(self._work(), name=f"webhooks-{number}") for number in range(workers)]

    async def stop(self) -> None:
        for worker in self.workers:
            worker.cancel()
        await asyncio.gather(*self.workers, return_exceptions=True)
        self.workers = []

    async def turn(self, url: str, payload: dict[str, Any]) -> None:
        """Say that it is a player's turn. Returns at once; if the queue is full, the newest call is dropped."""
        if not self.on:
            return
        try:
            self.queue.put_nowait((url, payload))
        except asyncio.QueueFull:
            metrics.WEBHOOKS.labels("dropped").inc()
            log.warning("webhook-dropped")

    async def _work(self) -> None:
        while True:
            url, payload = await self.queue.get()
            try:
                await self._deliver(url, payload)
            except Exception:
                log.error("fault", route="webhook", exc_info=True)
            finally:
                self.queue.task_done()

    async def _deliver(self, url: str, payload: dict[str, Any]) -> None:
        reason = ""
        for pause in (0.0, *self.retries):
            await asyncio.sleep(pause)
            try:
                async with self.attempts:
                    status = await self.call(url, payload)
            except BadWebhook as error:
                reason = error.message.id
                break
            except (httpx.HTTPError, OSError, TimeoutError) as error:
                reason = type(error).__name__
                continue
            if status < 300:
                metrics.WEBHOOKS.labels("delivered").inc()
                return
            reason = f"status {status}"
            if status < 500 and status != 429:  # it was understood and is not wanted
                break
        metrics.WEBHOOKS.labels("failed").inc()
        log.warning("webhook-failed", reason=reason)

    async def call(self, url: str, payload: dict[str, Any]) -> int:
        """One attempt; the status of the answer."""
        headers = {"Content-Type": "application/json"}
        return await post(url, json.encode(payload), headers, self.resolve, self.transport)

"""Connections before anything is asked: how many an address may have, and how long each may take to say what it wants.

uvicorn lets a client take its time for the header of a request, so these are its own protocols with deadlines.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from herowright.server.http.security import Networks, network_of
from herowright.server.ops import metrics
from herowright.server.ops.config import Limits

REFUSED = b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


@dataclass(slots=True)
class Connections:
    """How many each address has open. A proxy of ours speaks for many and counts them itself."""

    limits: Limits
    proxies: Networks
    open: Counter[str] = field(default_factory=Counter)

    def enter(self, peer: str) -> bool:
        """Whether one more is welcome."""
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
    """Closes a connection whose next request has not come in time, however many bytes of it have, and one that does
    not take its answer. The body of a request has a deadline of its own, where it is read."""

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


class CountedWebSocket(WebSocketsSansIOProtocol):
    """Once it is open, pings notice who is gone."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        connections_of(self.config).enter(self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        connections_of(self.config).leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

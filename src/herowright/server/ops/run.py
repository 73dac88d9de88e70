"""Runs the web table until it is stopped."""

from __future__ import annotations

import math
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn
from starlette.applications import Starlette

from herowright.server.http.app import make_app
from herowright.server.http.connections import Connections, Settings
from herowright.server.http.security import Networks
from herowright.server.http.socket import farewell
from herowright.server.ops.config import KB, Config
from herowright.server.ops.garbage import collected_rarely

if sys.platform == "win32":  # where there is no uvloop
    import asyncio as loops
else:
    import uvloop as loops


class Server(uvicorn.Server):
    """Reports when it is ready, and says goodbye to everybody before connections are closed."""

    def __init__(self, app: Starlette, config: Config, ready: Callable[[], None]) -> None:
        super().__init__(settings(app, config))
        self.app, self.ready = app, ready

    async def run_on(self, listening: socket.socket) -> None:
        """Serve on a bound socket until a signal comes. Raises whatever kept the application from starting."""
        async with self.app.router.lifespan_context(self.app):
            await self.serve(sockets=[listening])

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A server that was told to stop has done its duty: the signal is not raised once more."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {sign: signal.signal(sign, self.handle_exit) for sign in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await farewell(self.app.state.services)
        await super().shutdown(sockets)


def run(config: Config, listening: socket.socket, ready: Callable[[], None]) -> None:
    """In a process that does nothing else: its garbage collector is the server's."""

    async def alone() -> None:
        async with collected_rarely():
            await Server(make_app(config), config, ready).run_on(listening)

    loops.run(alone())


def settings(app: Starlette, config: Config) -> Settings:
    return Settings(
        app,
        Connections(config.limits, Networks(config.proxies)),
        lifespan="off",
        ws_max_size=config.limits.message,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        limit_concurrency=config.limits.connections,
        h11_max_incomplete_event_size=16 * KB,
        timeout_keep_alive=math.ceil(config.limits.idle_within),
        timeout_graceful_shutdown=5,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
    )

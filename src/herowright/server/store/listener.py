"""Notifications about what other processes on the same PostgreSQL write."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import psycopg
from sqlalchemy.engine import URL

from herowright.server.ops.logs import log
from herowright.server.store.writer import CHANNEL

PATIENCE = 1.0


class Listener:
    """Calls `heard` in the event loop with every notification; with an empty one after a lost connection, since
    anything may have been missed."""

    def __init__(self, url: URL, heard: Callable[[str], None]) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.heard = heard
        self.loop = asyncio.get_running_loop()
        self.stopping = threading.Event()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        first = True
        while not self.stopping.is_set():
            try:
                with psycopg.connect(self.address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.ready.set()
                    if not first:
                        self._tell("")
                    first = False
                    while not self.stopping.is_set():
                        for notice in connection.notifies(timeout=PATIENCE):
                            self._tell(notice.payload)
            except psycopg.Error:
                log.warning("listener-lost")
                self.stopping.wait(PATIENCE)

    def _tell(self, notice: str) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.heard, notice)

    def stop(self) -> None:
        self.stopping.set()
        self.thread.join(timeout=5)

"""A whole server on a free port of this machine, and browsers that visit it."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.extensions.base import ClientExtensionFactory
from websockets.sync.client import ClientConnection, connect

from herowright.cli.serve import listen
from herowright.server.http.app import make_app
from herowright.server.ops.config import Config
from herowright.server.ops.run import Server

PATIENCE = 20.0


class Running:
    """`with Running(config) as server:` starts it in a thread and stops it as Ctrl-C would."""

    def __init__(self, config: Config, page: Path | None = None) -> None:
        self.config = config
        self.app = make_app(config) if page is None else make_app(config, page)
        self.socket: socket.socket = listen("127.0.0.1", 0)
        self.port = self.socket.getsockname()[1]
        self.ready = threading.Event()
        self.server = Server(self.app, config, self.ready.set)
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.browsers: list[Browser] = []

    def _run(self) -> None:
        asyncio.run(self.server.run_on(self.socket))

    def __enter__(self) -> Self:
        self.thread.start()
        assert self.ready.wait(PATIENCE)
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()

    def stop(self) -> None:
        for browser in self.browsers:
            browser.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def browser(self, known: bool = True) -> Browser:
        browser = Browser(self)
        self.browsers.append(browser)
        if known:
            browser.get("/api/me")
        return browser


class Browser(httpx.Client):
    """Keeps its cookie and says where its requests come from, as our own page does."""

    def __init__(self, running: Running) -> None:
        # To read the certificates of the world takes longer than most tests, and nothing here is encrypted.
        super().__init__(
            base_url=running.origin, headers={"Origin": running.origin}, timeout=PATIENCE, verify=False, trust_env=False
        )
        self.running = running

    def change(self, path: str, body: Any = None) -> httpx.Response:
        return self.post(path) if body is None else self.post(path, json=body)

    def open_table(self, *kinds: str, **plan: Any) -> str:
        """A table with these seats, `me` and `free`; returns its id."""
        seats = [{"kind": kind} for kind in kinds or ("me", "free")]
        created = self.change("/api/tables", {"game": "roll-player", "seats": seats, **plan})
        assert created.status_code == 201, created.text
        self.invite = created.json()["invite"]
        return str(created.json()["table"])

    def live(
        self, table: str, extensions: Sequence[ClientExtensionFactory] | None = None, **headers: str
    ) -> ClientConnection:
        """`extensions` in place of those of an ordinary browser."""
        sent = {"Origin": self.running.origin, **headers}
        origin = sent.pop("Origin")
        if cookie := "; ".join(f"{name}={value}" for name, value in self.cookies.items()):
            sent["Cookie"] = cookie
        return connect(
            f"ws://127.0.0.1:{self.running.port}/api/tables/{table}/live",
            origin=origin or None,  # type: ignore[arg-type]
            additional_headers=sent,
            extensions=extensions or None,
            compression="deflate" if extensions is None else None,
            open_timeout=PATIENCE,
            close_timeout=1,  # a server that has hung up in the middle of a message answers no more
            max_size=None,
        )


def reason(response: httpx.Response) -> str:
    """The id of the message of a refusal."""
    return str(response.json()["reason"]["id"])


Serve = Callable[..., Running]

"""Real servers in processes of their own, and pages that talk to them over loopback."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import subprocess
import sys
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 30


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`herowright serve` without limits of speed, on a port of its own; if wanted, with tables in any situation."""

    def __init__(self, db: str, port: int | None = None, pace: float = 0.0, arranged: bool = False) -> None:
        self.port = port or free_port()
        self.origin = f"http://127.0.0.1:{self.port}"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.processes", db, str(self.port), str(pace), "arranged" * arranged],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        assert self.process.stdout.readline().strip() == "ready", "the server did not start"

    def kill(self) -> None:
        """At once and without warning, as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Browser:
    """Keeps its cookie, whatever server it talks to. Leaving it closes all its pages."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        # Nothing here is encrypted: no certificates have to be read.
        self.http = httpx.AsyncClient(base_url=origin, headers={"Origin": origin}, timeout=PATIENCE, verify=False)
        self.pages: list[LivePage] = []

    async def __aenter__(self) -> Self:
        await self.call("GET", "/me")
        return self

    async def __aexit__(self, *failure: object) -> None:
        for page in self.pages:
            await page.close()
        await self.http.aclose()

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.http.request(method, f"/api{path}", json=body)
        assert answer.status_code < 300, (answer.status_code, answer.text)
        return answer.json()

    async def page(self, table: str, last: int | None = None, origin: str | None = None) -> LivePage:
        origin = origin or self.origin
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        socket = await connect(
            f"{origin.replace('http', 'ws')}/api/tables/{table}/live",
            origin=origin,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie},
            open_timeout=PATIENCE,
            max_size=None,
        )
        page = LivePage(socket)
        self.pages.append(page)
        await page.send({"type": "hello", "last": last})
        await page.until(lambda frame: frame["type"] == "welcome")
        return page


class LivePage:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[dict[str, Any]] = []
        self.asked = 0

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def frame(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.frames.append(frame)
        return frame

    async def until(self, good: Any) -> dict[str, Any]:
        while not good(frame := await self.frame()):
            pass
        return frame

    async def ask(self, kind: str, **about: Any) -> dict[str, Any]:
        self.asked += 1
        asked = self.asked
        await self.send({"type": kind, "id": asked, **about})
        return await self.until(lambda frame: frame.get("id") == asked)

    async def my_turn(self) -> bool:
        """Wait until this page has to decide; false when the game is over."""
        while not (self.state["decision"] or self.state["outcome"]):
            await self.frame()
        return self.state["decision"] is not None

    async def choose(self, key: str | None = None) -> dict[str, Any]:
        state = self.state
        key = key or state["decision"]["options"][0]["key"]
        return await self.ask("choose", seat=state["seat"], key=key, decisions=state["decisions"])

    async def reach(self, decisions: int) -> None:
        """Wait until so many decisions were made."""
        while self.state["decisions"] < decisions:
            await self.frame()

    @property
    def state(self) -> dict[str, Any]:
        return next(frame["state"] for frame in reversed(self.frames) if frame.get("state"))

    @property
    def numbers(self) -> list[int]:
        """The numbers of all entries this page was told of."""
        return [entry["number"] for frame in self.frames for entry in frame.get("entries", [])]

    async def close(self) -> None:
        await self.socket.close()


def main(db: str, port: str, pace: str, arranged: str) -> None:
    from herowright.server.ops.config import Config, Limits
    from herowright.server.ops.logs import set_up
    from herowright.server.ops.run import run

    set_up("error")
    listening = socket.create_server(("127.0.0.1", int(port)), reuse_port=False)
    limits = Limits.off()
    config = Config(db=db, port=int(port), bot_pace=float(pace), arranged_tables=bool(arranged), limits=limits)
    run(config, listening, lambda: print("ready", flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Servers for tests: one for all that only ask, and others with settings of their own."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from herowright.server.ops.config import Config, Limits
from herowright.server.tables.bot_workers import BotWorkers
from tests.server.running import Browser, Running, Serve

PAGE = {
    "index.html": "<!doctype html><title>Herowright</title>" + "<p>The page.</p>" * 100,
    "icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "assets/main-a1b2c3.js": "console.log('Herowright');" * 100,
}


class SharedPool(ProcessPoolExecutor):
    """Processes in which the bots of all servers think, one server after the other."""

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """A server stops; the next one goes on with the same processes."""


@pytest.fixture(scope="session", autouse=True)
def one_pool() -> Iterator[None]:
    """To start a process takes longer than most tests; only one that was killed is replaced."""
    pools: list[SharedPool] = []

    def current(workers: BotWorkers) -> SharedPool:
        if not pools or pools[-1]._broken:
            pools.append(SharedPool(1, multiprocessing.get_context("spawn")))
        return pools[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotWorkers, "_new_pool", current)
        yield
    for pool in pools:
        ProcessPoolExecutor.shutdown(pool, cancel_futures=True)


@pytest.fixture(scope="session")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Something that looks like the built page."""
    folder = tmp_path_factory.mktemp("page")
    for name, content in PAGE.items():
        file = folder / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(content)
    (folder / "assets/main-a1b2c3.js.br").write_bytes(b"brotli")
    return folder


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, page: Path) -> Iterator[Running]:
    db = tmp_path_factory.mktemp("db") / "tables.sqlite3"
    with Running(Config(db=f"sqlite:///{db}", bot_pace=0, webhooks=True, limits=Limits.off()), page) as running:
        yield running


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """`serve(webhooks=True)`: a server with settings of its own, stopped after the test."""
    started: list[Running] = []

    def start(**config: object) -> Running:
        db = f"sqlite:///{tmp_path}/tables-{len(started)}.sqlite3"
        running = Running(Config(**{"db": db, "bot_pace": 0, "limits": Limits.off(), **config}))  # type: ignore[arg-type]
        started.append(running)
        return running.__enter__()

    yield start
    for running in started:
        running.stop()


@pytest.fixture
def browser(server: Running) -> Browser:
    return server.browser()


@pytest.fixture
def other(server: Running) -> Browser:
    return server.browser()

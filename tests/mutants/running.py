"""Runs collected tests without all that pytest tells about them."""

from __future__ import annotations

import functools
import gc
import os
import resource
import signal
from collections.abc import Callable, Sequence
from importlib.machinery import SourceFileLoader
from types import CodeType
from typing import Any

import pytest
from _pytest.runner import CallInfo

# Where what was kept depends on the rules.
RULES = ("herowright.games.", "herowright.table.")
MEMORY = 4 * 1024**3
# pytest as it is started here: quiet, plain assertions, nothing written.
PYTEST = ("-s", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:xdist")


def run_test(item: pytest.Item, following: pytest.Item | None) -> BaseException | None:
    """What the test failed with, if it did."""
    prepare: Any = getattr(item, "_initrequest", None)
    if prepare and not getattr(item, "_request", False):
        prepare()
    failure = _phase(item, "setup", lambda: item.ihook.pytest_runtest_setup(item=item))
    if failure is None:
        failure = _phase(item, "call", lambda: item.ihook.pytest_runtest_call(item=item))
    after = _phase(item, "teardown", lambda: item.ihook.pytest_runtest_teardown(item=item, nextitem=following))
    if prepare:
        item._request = False  # type: ignore[attr-defined]
        item.funcargs = None  # type: ignore[attr-defined]
    failure = failure or after
    return None if isinstance(failure, pytest.skip.Exception) else failure


def _phase(item: pytest.Item, when: Any, act: Callable[[], Any]) -> BaseException | None:
    call = CallInfo.from_call(act, when)
    if call.excinfo:
        return call.excinfo.value
    item.ihook.pytest_runtest_makereport(item=item, call=call)  # the fixture `tmp_path` waits for it
    return None


def forget_caches() -> None:
    """What was computed once and kept is computed again, so that it meets the code as it is now."""
    for forget in _caches():
        forget()


@functools.cache
def _caches() -> list[Callable[[], None]]:
    from herowright.table.decision import Shared  # not before its import is watched

    found: list[Callable[[], None]] = []
    gc.unfreeze()  # what was frozen is in no list
    for thing in gc.get_objects():
        kind = type(thing)  # what `isinstance` asks for, a proxy of something that is gone cannot say
        if issubclass(kind, Shared):
            found.append(thing.clear)
        elif issubclass(kind, functools._lru_cache_wrapper) and str(thing.__module__).startswith(RULES):
            found.append(thing.cache_clear)
    return found


def run_until_one_fails(items: Sequence[pytest.Item], seconds: Callable[[str], float], result: int) -> None:
    """Says in the file `result` which test runs, and in the end whether one has failed.

    A test that never ends takes the process with it (`SIGPROF`), and is the last one named.
    """
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    forget_caches()
    for item, following in zip(items, [*items[1:], None], strict=True):
        _say(result, RUNNING, item.nodeid)
        signal.setitimer(signal.ITIMER_PROF, 3 + 5 * seconds(item.nodeid))
        failure = run_test(item, following)
        signal.setitimer(signal.ITIMER_PROF, 0)
        if failure is not None:
            return _say(result, FAILED, item.nodeid)
    _say(result, PASSED, "")


RUNNING, FAILED, PASSED, UNFIT = "running", "failed", "passed", "unfit"


def _say(result: int, what: str, test: str) -> None:
    said = f"{what} {test}".encode()
    os.pwrite(result, said, 0)
    os.ftruncate(result, len(said))


def say_unfit(result: int) -> None:
    """The break cannot be made in a process that has imported the code already."""
    _say(result, UNFIT, "")


def be_silent() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


def import_instead(code_of: Callable[[str], CodeType | None]) -> None:
    """From now on a file for which `code_of` has other code is imported with that."""
    usual = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        return code_of(loader.path) or usual(loader, name)

    setattr(SourceFileLoader, "get_code", get_code)  # noqa: B010

"""Makes a break in a process of its own and runs the tests that could notice it."""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import tempfile
import time
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType

import pytest

from tests.mutants.breaks import Break
from tests.mutants.places import ROOT, SOURCES, is_golden
from tests.mutants.running import FAILED, PASSED, RUNNING, UNFIT, be_silent, run_until_one_fails, say_unfit

KILLED, GOLDEN_ONLY, SURVIVED, NOT_COVERED = "killed", "golden only", "survived", "not covered"
# Whatever waits instead of computing is ended after this.
LONGEST = 600.0

# A function by its file, name and first line.
Place = tuple[str, str, int]


# --- in a process that has imported everything -----------------------------------------------------


def living_functions() -> dict[Place, list[FunctionType]]:
    """All functions of the project, those made by others included."""
    found: dict[Place, list[FunctionType]] = defaultdict(list)
    gc.unfreeze()  # what was frozen is in no list
    for thing in gc.get_objects():
        # Not `isinstance`, which asks the thing itself: a proxy of something that is gone cannot answer.
        if type(thing) is FunctionType and thing.__code__.co_filename.startswith(f"{SOURCES}/"):
            found[_place(thing.__code__)].append(thing)
    return found


def _place(code: CodeType) -> Place:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def patch(one: Break, functions: Mapping[Place, Sequence[FunctionType]]) -> bool:
    """Break the living functions; false if only a fresh import can do it."""
    name = str(SOURCES / one.file)
    old = {_place(code): code for code in _codes(compile(Path(name).read_bytes(), name, "exec", dont_inherit=True))}
    changed = [
        (function, code)
        for code in _codes(compile(one.source, name, "exec", dont_inherit=True))
        if old.get(_place(code)) != code
        for function in functions.get(_place(code), ())
    ]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for function, code in changed:
            try:
                function.__code__ = code
            except ValueError:  # it closes over other variables now
                return False
    return bool(changed)


# --- many at once ----------------------------------------------------------------------------------


@dataclass
class Trial:
    """One break, the tests that could notice it in their order, and what came of it."""

    one: Break
    tests: list[str]
    fresh: bool = False  # whether it can only be made before the code is imported
    result: str = NOT_COVERED
    by: str | None = None


@dataclass
class _Running:
    trial: Trial
    result: int
    begun: float = field(default_factory=time.monotonic)


class Trials:
    """Runs trials side by side, each in a process forked from this one, which holds the collected tests."""

    def __init__(self, items: Sequence[pytest.Item], seconds: Mapping[str, float]) -> None:
        self.items = {item.nodeid: item for item in items}
        self.seconds = seconds
        self.functions = living_functions()

    def run(self, trials: Sequence[Trial], workers: int, done: Callable[[Trial], None]) -> None:
        waiting = [trial for trial in trials if trial.tests][::-1]
        for trial in trials:
            if not trial.tests:
                done(trial)
        running: dict[int, _Running] = {}
        while waiting or running:
            while waiting and len(running) < workers:
                trial = waiting.pop()
                result, name = tempfile.mkstemp()
                os.unlink(name)
                running[self._start(trial, result)] = _Running(trial, result)
            for pid, one in [*running.items()]:
                ended, _ = os.waitpid(pid, os.WNOHANG)
                if not ended and time.monotonic() - one.begun > LONGEST:
                    os.kill(pid, signal.SIGKILL)
                if not ended:
                    continue
                del running[pid]
                if self._conclude(one):
                    done(one.trial)
                else:
                    one.trial.fresh = True
                    waiting.append(one.trial)
            time.sleep(0.02)

    def _start(self, trial: Trial, result: int) -> int:
        pid = os.fork()
        if pid:
            return pid
        try:
            if trial.fresh:
                self._run_fresh(trial, result)
            be_silent()
            if patch(trial.one, self.functions):
                run_until_one_fails([self.items[test] for test in trial.tests], self._seconds_of, result)
            else:
                say_unfit(result)
        finally:
            os._exit(0)

    def _seconds_of(self, test: str) -> float:
        return self.seconds.get(test, 1.0)

    def _run_fresh(self, trial: Trial, result: int) -> None:
        """Become a new process that imports the broken file."""
        wanted = {
            "file": trial.one.file,
            "source": trial.one.source,
            "tests": trial.tests,
            "seconds": dict(self.seconds),
        }
        order, name = tempfile.mkstemp()
        os.write(order, json.dumps(wanted).encode())
        os.set_inheritable(result, True)
        os.execv(sys.executable, [sys.executable, "-m", "tests.mutants.fresh", name, str(result)])

    def _conclude(self, one: _Running) -> bool:
        """Read what the process said last; false if it could not make the break."""
        said, _, test = os.pread(one.result, 4096, 0).decode().partition(" ")
        os.close(one.result)
        trial = one.trial
        if said == UNFIT:
            return False
        if said == PASSED:
            trial.result = SURVIVED
        elif said in (FAILED, RUNNING):  # still running: it never ended, or took the process with it
            trial.result, trial.by = GOLDEN_ONLY if is_golden(test) else KILLED, test
        else:  # the broken code could not even be imported
            trial.result = KILLED
        return True


def environment() -> None:
    """What a fresh process needs to find the project."""
    os.chdir(ROOT)
    paths = [str(ROOT / "src"), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    os.environ["PYTHONPATH"] = os.pathsep.join(paths)

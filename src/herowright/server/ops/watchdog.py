"""Ends rules that do not return. They run in the serving process, and a bug in one of them, or a table from a tampered
database, must not block everybody else.

A thread watches what is running and raises `Overdue` in the thread of whatever has exceeded its time. That reaches
every loop of Python code; a long call into C is only reached when it returns, and rules make none.
"""

from __future__ import annotations

import ctypes
import gc
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

T = TypeVar("T")

# How often it looks.
EVERY = 0.2


class Overdue(BaseException):
    """Not an `Exception`: nothing that a rule catches may keep it running."""


@dataclass(eq=False, slots=True)
class Run:
    """Something that is watched: its thread, and when its time is up on that thread's clock. The clock is read when
    the watchdog first sees it: nearly everything is done by then, and reading it costs a system call."""

    seconds: float
    thread: int = field(default_factory=threading.get_ident)
    ends: float | None = None
    called: bool = False

    def spent(self) -> float:
        """The time this thread was really running: on a busy machine nothing is ended for having to wait."""
        if hasattr(time, "pthread_getcpuclockid"):
            return time.clock_gettime(time.pthread_getcpuclockid(self.thread))
        return time.monotonic()


class Collecting:
    """How long each thread has been collecting garbage: whoever happens to do it does so for everybody."""

    def __init__(self) -> None:
        self.began: dict[int, float] = {}
        self.total: dict[int, float] = {}

    def __call__(self, phase: str, info: dict[str, Any]) -> None:
        thread, at = threading.get_ident(), time.thread_time()
        if phase == "start":
            self.began[thread] = at
        else:
            self.total[thread] = self.of(thread) + at - self.began.pop(thread, at)

    def of(self, thread: int) -> float:
        return self.total.get(thread, 0.0)


class Watchdog:
    def __init__(self) -> None:
        self.collecting = Collecting()
        gc.callbacks.append(self.collecting)
        self.lock = threading.Lock()
        self.running: set[Run] = set()
        self.over = threading.Event()
        self.thread = threading.Thread(target=self._look, name="watchdog", daemon=True)
        self.thread.start()

    def watch(self, seconds: float, work: Callable[[], T]) -> T:
        """The result of the work; `Overdue` if it takes more than this many seconds."""
        run = Run(seconds)
        try:
            self._enter(run)
            return work()
        finally:
            while True:  # it may be called in the very moment in which it ends
                try:
                    self._leave(run)
                    break
                except Overdue:
                    continue

    def _enter(self, run: Run) -> None:
        with self.lock:
            self.running.add(run)

    def _leave(self, run: Run) -> None:
        with self.lock:
            self.running.discard(run)
            if run.called:
                _raise_in(run.thread, None)  # if it has not arrived by now, it must not arrive later

    def _look(self) -> None:
        while not self.over.wait(EVERY):
            with self.lock:
                for run in self.running:
                    if run.thread in self.collecting.began:
                        continue
                    spent = self._spent(run)
                    if run.ends is None:
                        run.ends = spent + run.seconds
                    elif spent > run.ends:
                        run.called = True
                        run.ends += run.seconds  # again, should it go on nevertheless
                        _raise_in(run.thread, Overdue)

    def _spent(self, run: Run) -> float:
        return run.spent() - self.collecting.of(run.thread)

    def stop(self) -> None:
        self.over.set()
        self.thread.join()
        gc.callbacks.remove(self.collecting)


def _raise_in(thread: int, error: type[BaseException] | None) -> None:
    raised = None if error is None else ctypes.py_object(error)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)

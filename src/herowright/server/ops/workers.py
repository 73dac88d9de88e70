"""Processes for work that must not block the event loop: bots that think, and untrusted input.

Each process has a memory limit, each job a time limit. A process that exceeds them, or dies, is replaced, and only the
job it was doing is lost. None outlives the server, however that ends.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from herowright.games import registry
from herowright.server.ops.config import MB
from herowright.server.ops.logs import log
from herowright.server.ops.metrics import WORK_TIME
from herowright.server.refusals import TooCostly
from herowright.table.errors import HerowrightError

if sys.platform != "win32":  # Windows has no such limits: there time is limited, memory is not
    import resource

T = TypeVar("T")
# How somebody gets work done: by the workers themselves, or by a request that pays for it.
Work = Callable[..., Awaitable[Any]]

MEMORY = 1024 * MB
# What one request may take. Long games are replayed in a tenth of that.
LONGEST_WORK = 10.0
# How long a process may take to start its first job: it has to import the games.
STARTING = 60.0
# After this many jobs a process is replaced by a fresh one, which empties its caches.
WORN_OUT = 2000
BEGUN = b"begun"


class Failed(Exception):
    """The job failed because of a bug; `kind` and `at` say how and where, without any values."""

    def __init__(self, kind: str, at: list[str]) -> None:
        super().__init__(f"{kind} at {at[-1:]}")
        self.kind, self.at = kind, at

    def __reduce__(self) -> tuple[Any, ...]:
        return Failed, (self.kind, self.at)


class Job(NamedTuple):
    work: Callable[..., Any]
    args: tuple[Any, ...]
    seconds: float


class Worker:
    """One process, which does one job at a time."""

    def __init__(self, memory: int, niceness: int = 0) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process: BaseProcess = spawn.Process(target=serve, args=(theirs, memory, niceness), daemon=True)
        self.process.start()
        theirs.close()
        self.memory = memory
        self.working = False
        self.done = 0

    def do(self, job: Job) -> Any:
        """`TimeoutError` if it takes too long, `EOFError` or `OSError` if the process is gone."""
        self.working = True
        self.pipe.send_bytes(pickle.dumps(job))
        for seconds in (STARTING, job.seconds):
            if not self.pipe.poll(seconds):
                raise TimeoutError
            told = self.pipe.recv_bytes()
        good, found = pickle.loads(told)
        self.working = False
        self.done += 1
        if not good:
            raise found
        return found

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Workers:
    """At most this many processes at once, each started when first needed. With some niceness they yield to the
    server."""

    def __init__(self, most: int, memory: int = MEMORY, niceness: int = 0) -> None:
        self.most, self.memory, self.niceness = most, memory, niceness
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()
        self.stopping = False
        # How many jobs are running or waiting.
        self.asked = 0
        # A thread for each process, which waits for it.
        self.threads = ThreadPoolExecutor(most, "worker")

    async def do(self, seconds: float, work: Callable[..., T], *args: Any) -> T:
        """`work(*args)` in another process: a module-level function with picklable arguments. `TooCostly` if it
        takes more than this many seconds, or more memory than a process may have."""
        loop, began = asyncio.get_running_loop(), perf_counter()
        self.asked += 1
        try:
            found: T = await loop.run_in_executor(self.threads, self._do, Job(work, args, seconds))
            return found
        finally:
            self.asked -= 1
            WORK_TIME.observe(perf_counter() - began)

    @property
    def waiting(self) -> int:
        """How many jobs have not been started."""
        return max(0, self.asked - self.most)

    def _do(self, job: Job) -> Any:
        began = perf_counter()
        for again in (True, False):
            worker = self._take()
            good = False
            try:
                found = worker.do(job)
                good = True
                return found
            except (HerowrightError, Failed) as error:
                good = not isinstance(error, TooCostly)
                raise
            except TimeoutError:
                self._note("work-too-long", job, began)
                raise TooCostly("server-too-costly") from None
            except (EOFError, OSError):  # it was killed: another takes its place, once
                self._note("worker-gone", job, began)
                if self.stopping or not again or perf_counter() - began > job.seconds / 2:
                    raise TooCostly("server-too-costly") from None
            finally:
                self._put_back(worker, good)
        raise AssertionError("unreachable")

    def _take(self) -> Worker:
        try:
            worker = self.idle.pop()
        except IndexError:  # several threads take from here, so nothing is asked beforehand
            worker = self._start()
        self.busy.add(worker)
        return worker

    def _start(self) -> Worker:
        return Worker(self.memory, self.niceness)

    def _put_back(self, worker: Worker, good: bool) -> None:
        self.busy.discard(worker)
        if good and not self.stopping and worker.done < WORN_OUT:
            self.idle.append(worker)
        else:
            worker.end()

    def _note(self, event: str, job: Job, began: float) -> None:
        if not self.stopping:
            log.warning(event, work=job.work.__name__, seconds=round(perf_counter() - began, 2))

    def stop(self) -> None:
        """Whatever is still running is cancelled."""
        self.stopping = True
        for worker in [*self.busy]:
            worker.process.kill()
        self.threads.shutdown(wait=True, cancel_futures=True)
        while self.idle:
            self.idle.pop().end()


# --- in the other process ----------------------------------------------------------------------------------------


def serve(pipe: Connection, memory: int, niceness: int) -> None:
    """One job after another, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the server, which then ends this
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with suppress(EOFError, OSError):
        while True:
            job = pickle.loads(pipe.recv_bytes())
            registry.kits()
            pipe.send_bytes(BEGUN)
            pipe.send_bytes(_done(job))


def _end_with_the_server() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


def _done(job: Job) -> bytes:
    """What came of it: whether it is the result, and the result or what was raised."""
    try:
        _limit_time(job.seconds)
        return pickle.dumps((True, job.work(*job.args)))
    except HerowrightError as refusal:
        return pickle.dumps((False, refusal))
    except MemoryError:
        return pickle.dumps((False, TooCostly("server-too-costly")))
    except Exception as error:
        at = [f"{step.filename}:{step.lineno} {step.name}" for step in traceback.extract_tb(error.__traceback__)]
        failed = Failed(f"{type(error).__module__}.{type(error).__qualname__}", at)
        return pickle.dumps((False, failed))


def _limit_time(seconds: float) -> None:
    """The last resort if there is no server left to end this process: the kernel does."""
    if sys.platform != "win32":
        used = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        soft = int(used + 2 * seconds) + 2
        resource.setrlimit(resource.RLIMIT_CPU, (soft if hard < 0 else min(soft, hard), hard))

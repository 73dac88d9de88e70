"""Parallel work: over processes of this machine, or on a Ray cluster.

A piece of work depends on nothing but itself, so it does not matter who does it, or how often: results come in the
order of the inputs, and a piece whose worker died is done again by another.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

from herowright import __version__
from herowright.lab.environments import needs
from herowright.table.errors import HerowrightError

T = TypeVar("T")
R = TypeVar("R")

LOCAL = "local"  # instead of an address: a Ray instance on this machine, for as long as the work takes
RETRIES = 3
WAITING = 8  # pieces of work in progress or done ahead, per processor


class NoCluster(HerowrightError):
    """No Ray answers at this address."""


class OtherVersion(HerowrightError):
    """A node of the cluster would play by different rules."""


def in_order(work: Callable[[T], R], things: Sequence[T], workers: int = 1, ray: str | None = None) -> Iterator[R]:
    """The results in the order of the inputs, whoever computed them. `ray` is the address of a cluster or `LOCAL`."""
    if ray is not None:
        return _on_ray(work, things, workers, ray)
    return iter(map(work, things)) if workers == 1 else _in_processes(work, things, workers)


def _in_processes(work: Callable[[T], R], things: Sequence[T], workers: int) -> Iterator[R]:
    # Fresh processes, because a fork would copy the progress bar's thread halfway. They leave Ctrl-C to this process,
    # which then cancels the rest.
    ignore = (signal.SIGINT, signal.SIG_IGN)
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=signal.signal, initargs=ignore)
    try:
        yield from pool.map(work, things)
    finally:
        pool.shutdown(cancel_futures=True)


def _on_ray(work: Callable[[T], R], things: Sequence[T], workers: int, address: str) -> Iterator[R]:
    needs("ray")
    ray: Any = import_module("ray")
    began = not ray.is_initialized()  # if Ray is already running, use it
    if began:
        _join(ray, workers, address)
    try:
        shared = ray.put(work)  # sent to each node once
        remote = ray.remote(max_retries=RETRIES)(_piece)
        coming = (remote.remote(shared, thing, __version__) for thing in things)
        most = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = deque(islice(coming, most))
        while waiting:
            try:
                done: R = ray.get(waiting.popleft())
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
            except ray.exceptions.RayError as error:  # its worker died, and so did those that tried again
                raise BrokenExecutor(str(error)) from error
            waiting += islice(coming, 1)
            yield done
    finally:
        if began:
            ray.shutdown()


def _join(ray: Any, workers: int, address: str) -> None:
    here: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", **here)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoCluster("cluster-no-answer", address=address, reason=str(error)) from error


def _piece(work: Callable[[T], R], thing: T, version: str) -> R:
    if version != __version__:
        raise OtherVersion("cluster-version", here=version, there=__version__)
    return work(thing)

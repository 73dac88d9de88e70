"""How much one client may ask for: token buckets, and counts of open connections."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from herowright.server.ops.config import UNLIMITED, Limits, Rate
from herowright.server.refusals import TooMany

# How many buckets are kept; the least recently used is dropped first.
REMEMBERED = 20_000
# When to try again where too much is being sent at once.
BUSY = 10


class Bucket:
    """Fills with `per_second` tokens up to `burst`; every request takes some. A request that turns out to have cost
    more leaves a debt."""

    __slots__ = ("at", "rate", "tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = float(rate.burst)
        self.at = now

    def take(self, now: float, tokens: float = 1) -> float:
        """0 if there were enough, else the seconds until there are."""
        if self.rate is UNLIMITED:
            return 0.0
        self.tokens = min(float(self.rate.burst), self.tokens + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.tokens < tokens:
            return (tokens - self.tokens) / self.rate.per_second
        self.tokens -= tokens
        return 0.0


@dataclass(slots=True)
class Buckets:
    """One bucket for each client and each kind of request."""

    clock: Callable[[], float] = time.monotonic
    held: OrderedDict[tuple[str, str], Bucket] = field(default_factory=OrderedDict)

    def take(self, kind: str, rate: Rate, *clients: str, tokens: float = 1) -> None:
        """Tokens of each of the clients; `TooMany` if one of them has too few."""
        now = self.clock()
        for client in clients:
            key = (kind, client)
            bucket = self.held.get(key)
            if bucket is None:
                bucket = self.held[key] = Bucket(rate, now)
                if len(self.held) > REMEMBERED:
                    self.held.popitem(last=False)
            else:
                self.held.move_to_end(key)
            if wait := bucket.take(now, tokens):
                raise TooMany("server-too-fast", seconds=math.ceil(wait))

    def charge(self, kind: str, tokens: float, *clients: str) -> None:
        """The actual cost, charged after the fact."""
        for client in clients:
            if bucket := self.held.get((kind, client)):
                bucket.tokens -= tokens


@dataclass(slots=True)
class Seating:
    """How many WebSockets each player and each address has open."""

    limits: Limits
    open: Counter[str] = field(default_factory=Counter)

    def enter(self, player: str, address: str) -> None:
        for client, most in ((player, self.limits.viewers_of_player), (address, self.limits.viewers_of_address)):
            if self.open[client] >= most:
                raise TooMany("server-too-many-connections", most=most)
        self.open[player] += 1
        self.open[address] += 1

    def leave(self, player: str, address: str) -> None:
        for client in (player, address):
            self.open[client] -= 1
            if self.open[client] <= 0:
                del self.open[client]


@dataclass(slots=True)
class Uploads:
    """How much of the request bodies being read is held in memory, in total and per address."""

    limits: Limits
    held: Counter[str] = field(default_factory=Counter)

    @contextmanager
    def holding(self, address: str) -> Iterator[Callable[[int], None]]:
        """Returns a function to call with every chunk that is held. Short bodies are always accepted."""
        size = 0

        def hold(more: int) -> None:
            nonlocal size
            if size + more > self.limits.body and (
                self.held.total() + more > self.limits.uploads
                or self.held[address] + more > self.limits.uploads_of_address
            ):
                raise TooMany("server-uploads", seconds=BUSY)
            size += more
            self.held[address] += more

        try:
            yield hold
        finally:
            self.held[address] -= size
            if self.held[address] <= 0:
                del self.held[address]

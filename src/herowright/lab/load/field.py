"""Many tables on one server, two people at each, and what is measured there. The deciding player answers after a
pause; the time until the news reaches the other page is measured with one clock."""

from __future__ import annotations

import asyncio
import os
import random
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Protocol

SEATS = 2
# How many tables are opened concurrently.
AT_ONCE = 8
# How long to wait for answers after the last choice of a slice.
DRAIN = 20.0
TICKS = os.sysconf("SC_CLK_TCK")

Show = Callable[[str], None]


@dataclass
class Measured:
    """The result of one slice. Times are in seconds; `server` and `client` are CPU time."""

    seconds: float = 0.0
    accepted: int = 0
    refused: int = 0
    lost: int = 0
    arrivals: list[float] = field(default_factory=list)
    confirmations: list[float] = field(default_factory=list)
    # From a choice to the last of all spectators of its table.
    everywhere: list[float] = field(default_factory=list)
    server: float = 0.0
    client: float = 0.0

    @property
    def rate(self) -> float:
        return self.accepted / self.seconds

    def add(self, more: Measured) -> None:
        self.seconds += more.seconds
        self.accepted += more.accepted
        self.refused += more.refused
        self.lost += more.lost
        self.arrivals += more.arrivals
        self.confirmations += more.confirmations
        self.everywhere += more.everywhere
        self.server += more.server
        self.client += more.client

    def figures(self) -> dict[str, float]:
        return {
            "seconds": round(self.seconds, 2),
            "decisions": self.accepted,
            "decisions_per_second": round(self.rate, 1),
            "arrival_median_ms": round(1000 * median(self.arrivals or [0.0]), 2),
            "arrival_p99_ms": round(1000 * percentile(self.arrivals, 0.99), 2),
            "confirmed_median_ms": round(1000 * median(self.confirmations or [0.0]), 2),
            "everywhere_median_ms": round(1000 * median(self.everywhere or [0.0]), 2),
            "everywhere_p99_ms": round(1000 * percentile(self.everywhere, 0.99), 2),
            "server_us_per_decision": round(1e6 * self.server / max(1, self.accepted)),
            "client_us_per_decision": round(1e6 * self.client / max(1, self.accepted)),
            "refused": self.refused,
            "lost": self.lost,
        }


def percentile(values: Sequence[float], part: float) -> float:
    return sorted(values)[int(len(values) * part)] if values else 0.0


class Page(Protocol):
    """A browser at a table. It calls `Table.may_decide` when it is asked, `told` when news arrives, `confirmed` when
    its choice is stored."""

    def decide(self, rng: random.Random) -> None:
        """Choose one of the options at random."""

    def close(self) -> None: ...


class Host(Protocol):
    """A server that is to be measured."""

    name: str
    pid: int

    async def open(self) -> object:
        """A table for two."""

    async def sit(self, at: object, table: Table, seat: int) -> Page: ...

    async def watch(self, at: object, table: Table) -> Page: ...

    def close(self) -> None:
        """No more tables are opened."""


class Table:
    """Two pages and the spectators. `decided` is when the pending choice was made."""

    def __init__(self, field: Field, number: int) -> None:
        self.field = field
        self.rng = random.Random(number)
        self.pages: list[Page] = []
        self.watching: list[Page] = []
        # The seat that has to decide and has not done so yet.
        self.asked: int | None = None
        self.mover = -1
        self.decided = 0.0
        # When each choice was made that a seat has not heard of yet, and how many spectators have not.
        self.unheard: list[deque[float]] = [deque() for _ in range(SEATS)]
        self.unseen = 0
        self.made = 0
        self.over = False
        self.timer: asyncio.TimerHandle | None = None

    def may_decide(self, seat: int) -> None:
        self.asked = seat
        if self.field.going:
            self.go_on()

    def go_on(self) -> None:
        pause = self.field.pause
        if pause and self.timer is None:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(self.rng.uniform(0.5, 1.5) * pause, self._decide)
        elif not pause:
            self._decide()

    def _decide(self) -> None:
        self.timer = None
        seat = self.asked
        if seat is None or not self.field.going or self.mover >= 0:
            return
        self.asked = None
        self.mover, self.decided, self.unseen = seat, perf_counter(), len(self.watching)
        for other in self._others(seat):
            other.append(self.decided)
        self.field.on_way += 1
        self.pages[seat].decide(self.rng)

    def _others(self, seat: int) -> list[deque[float]]:
        return [unheard for other, unheard in enumerate(self.unheard) if other != seat]

    def told(self, seat: int | None) -> None:
        """A page has the news, which may be after the choice was confirmed."""
        measured = self.field.measured
        if seat is not None:
            if unheard := self.unheard[seat]:
                measured.arrivals.append(perf_counter() - unheard.popleft())
        elif self.unseen:
            self.unseen -= 1
            if self.unseen == 0:
                measured.everywhere.append(perf_counter() - self.decided)

    def confirmed(self) -> None:
        if self.mover < 0:
            return
        self.field.measured.accepted += 1
        self.field.measured.confirmations.append(perf_counter() - self.decided)
        self.field.on_way -= 1
        self.made += 1
        self.mover = -1
        if self.asked is not None and self.field.going:
            self.go_on()

    def refused(self) -> None:
        if self.mover >= 0:
            for other in self._others(self.mover):
                other.pop()
            self.unseen = 0
            self.field.on_way -= 1
            self.mover = -1
        self.field.measured.refused += 1

    def close(self) -> None:
        if self.timer:
            self.timer.cancel()
        for page in (*self.pages, *self.watching):
            page.close()


class Field:
    """`longest` is the number of decisions after which a table is replaced by a new one between two slices."""

    def __init__(self, host: Host, tables: int, pause: float, spectators: int = 0, longest: int = 70) -> None:
        self.host, self.size, self.pause, self.spectators, self.longest = host, tables, pause, spectators, longest
        self.tables: list[Table] = []
        self.measured = Measured()
        self.going = False
        self.on_way = 0
        self.opened = 0

    async def fill(self, show: Show) -> None:
        """As many tables as wanted, none of them near its end."""
        for table in [table for table in self.tables if table.over or table.made >= self.longest]:
            table.close()
            self.tables.remove(table)
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> None:
            async with gate:
                table = Table(self, number)
                at = await self.host.open()
                table.pages = [await self.host.sit(at, table, seat) for seat in range(SEATS)]
                table.watching = [await self.host.watch(at, table) for _ in range(self.spectators)]
                self.tables.append(table)
                if len(self.tables) % 50 == 0:
                    show(f"{self.host.name}: {len(self.tables)} tables")

        missing = self.size - len(self.tables)
        await asyncio.gather(*(one(self.opened + each) for each in range(missing)))
        self.opened += missing

    async def run(self, seconds: float) -> Measured:
        """One slice."""
        measured = self.measured = Measured()
        began, client, server = perf_counter(), process_time(), spent(self.host.pid)
        self.going = True
        for table in self.tables:
            if table.asked is not None:
                table.go_on()
        await asyncio.sleep(seconds)
        self.going = False
        measured.seconds = perf_counter() - began
        accepted = measured.accepted
        measured.client, measured.server = process_time() - client, spent(self.host.pid) - server
        await self.drained()
        measured.accepted = accepted
        return measured

    async def drained(self) -> None:
        """Wait until every choice that was sent has its answer."""
        ends = perf_counter() + DRAIN
        while self.on_way and perf_counter() < ends:
            await asyncio.sleep(0.01)
        self.measured.lost += self.on_way
        self.on_way = 0

    async def close(self) -> None:
        for table in self.tables:
            table.close()
        self.host.close()
        await asyncio.sleep(0.05)  # until all connections have heard of it


def spent(pid: int) -> float:
    """CPU seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> float:
    """Resident memory of a process, in kB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1])
    return 0.0

"""The log of a table: everything that happened, in order.

Most of a table's memory is its log, and hardly anybody reads further back than a page. So all but the latest events are
kept packed, in a sixth of the space, and unpacked on reading.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Final, overload

from herowright.table.event import Event

# How many events are packed together, and how many of the latest stay as they are: they may be undone, and copies start
# there.
TOGETHER, LATEST = 64, 64
# One value after the other, without a form for each event: so a pack is smallest, and made soonest.
FIELDS: Final = len(Event._fields)

# A game of another package may tell with things of its own, which cannot be packed.
Pack = bytes | list[Event]


class Log(Sequence[Event]):
    """Reads like a list. Only the table appends to it and truncates it."""

    __slots__ = ("_packed", "latest", "length")

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.length = 0
        self._packed: list[Pack] = []
        self.latest: list[Event] = []
        self.add(list(events))
        self.pack()

    def add(self, events: list[Event]) -> None:
        """Append an event; `Table.apply` does this by itself."""
        self.latest += events
        self.length += len(events)

    def pack(self) -> None:
        """Pack what is old enough; the table calls this now and then."""
        latest = self.latest
        while len(latest) >= LATEST + TOGETHER:
            self._packed.append(_pack(latest[:TOGETHER]))
            del latest[:TOGETHER]

    def cut(self, count: int) -> None:
        """Keep only the first so many."""
        whole, rest = divmod(count, TOGETHER)
        if whole < len(self._packed):
            self.latest = _unpack(self._packed[whole])[:rest]
            del self._packed[whole:]
        else:
            del self.latest[count - TOGETHER * len(self._packed) :]
        self.length = count

    def until(self, count: int) -> Log:
        """A separate log with the first so many events."""
        twin: Log = Log.__new__(Log)
        packed = self._packed
        twin._packed = packed[:]
        twin.length = self.length
        if count >= TOGETHER * len(packed):
            twin.latest = self.latest[: count - TOGETHER * len(packed)]
            twin.length = count
        else:
            twin.cut(count)
        return twin

    def __len__(self) -> int:
        return self.length

    @overload
    def __getitem__(self, at: int) -> Event: ...
    @overload
    def __getitem__(self, at: slice) -> list[Event]: ...
    def __getitem__(self, at: int | slice) -> Event | list[Event]:
        if isinstance(at, slice):
            start, stop, step = at.indices(self.length)
            if step != 1:
                return list(self)[at]
            first = min(start // TOGETHER, len(self._packed))
            found = [event for part in self._packed[first:] for event in _unpack(part)] + self.latest
            before = first * TOGETHER
            return found[start - before : max(start, stop) - before]
        if at < 0:
            at += self.length
        if not 0 <= at < self.length:
            raise IndexError(at)
        part, place = divmod(at, TOGETHER)
        if part < len(self._packed):
            return _unpack(self._packed[part])[place]
        return self.latest[at - TOGETHER * len(self._packed)]

    def __iter__(self) -> Iterator[Event]:
        for part in self._packed:
            yield from _unpack(part)
        yield from self.latest

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (Log, list)) and len(self) == len(other) and list(self) == list(other)

    def __repr__(self) -> str:
        return f"Log({list(self)})"


def _pack(events: list[Event]) -> Pack:
    try:
        return pickle.dumps(list(chain.from_iterable(events)), protocol=5)
    except (AttributeError, TypeError, pickle.PicklingError):
        return events


def _unpack(part: Pack) -> list[Event]:
    if isinstance(part, list):
        return part
    values = iter(pickle.loads(part))
    return [Event._make(row) for row in zip(*[values] * FIELDS, strict=True)]

"""How dice fall: the chance of a total, and how much is missing otherwise (PF-CHECK-26)."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=8192)
def spread(sides: tuple[int, ...]) -> tuple[float, ...]:
    """The chance of each total; the dice come in ascending order."""
    if not sides:
        return (1.0,)
    fewer, size = spread(sides[:-1]), sides[-1]
    chances = [0.0] * (len(fewer) + size)
    for total, chance in enumerate(fewer):
        if chance:
            each = chance / size
            for shown in range(1, size + 1):
                chances[total + shown] += each
    return tuple(chances)


@lru_cache(maxsize=65536)
def reaching(sides: tuple[int, ...], needed: int) -> float:
    """The chance of this total or more."""
    if needed <= len(sides):
        return 1.0
    return sum(spread(tuple(sorted(sides)))[needed:])


@lru_cache(maxsize=65536)
def missing(sides: tuple[int, ...], needed: int) -> tuple[float, ...]:
    """The chance of each number of points that are missing, from 1 on."""
    chances = spread(tuple(sorted(sides)))
    return tuple([chances[total] if total < len(chances) else 0.0 for total in range(needed - 1, -1, -1)])


def mean(sides: tuple[int, ...], plus: int = 0) -> float:
    return plus + sum(size + 1 for size in sides) / 2

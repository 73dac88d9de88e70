"""How likely sums of Combat dice are (FF-COMP-07)."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from herowright.games.roll_player.fiends_familiars.cards.terrors import Terror

FACES: Final = range(1, 7)


@cache
def sums(dice: int) -> tuple[int, ...]:
    """In how many ways so many dice show each sum, from 0 up."""
    if dice == 0:
        return (1,)
    fewer = sums(dice - 1)
    return tuple(
        sum(fewer[total - face] for face in FACES if 0 <= total - face < len(fewer)) for total in range(6 * dice + 1)
    )


@lru_cache(maxsize=1024)
def weakened(dice: int, terror: Terror) -> tuple[int, ...]:
    """The same for dice of which a Monster does not count everything (FF-MON-10)."""
    ways = [0] * (6 * dice + 1)
    for thrown in combinations_with_replacement(FACES, dice):
        alike = factorial(dice)
        for face in set(thrown):
            alike //= factorial(thrown.count(face))
        ways[sum(thrown) - terror.lost(thrown)] += alike
    return tuple(ways)


def ways(dice: int, terror: Terror | None) -> tuple[int, ...]:
    count = max(dice, 0)
    return sums(count) if terror is None or not terror.lost(FACES) else weakened(count, terror)


@lru_cache(maxsize=4096)
def reaches(dice: int, least: int, terror: Terror | None = None) -> int:
    """The chance, in tenths of a percent, that so many dice come to at least this sum."""
    found = ways(dice, terror)
    return tenths(sum(found[max(least, 0) :]), sum(found))


@lru_cache(maxsize=4096)
def between(dice: int, least: int, below: int | None) -> int:
    """The same that they come to at least this sum, but to less than the other."""
    found = ways(dice, None)
    return tenths(sum(found[max(least, 0) : None if below is None else max(below, 0)]), sum(found))


def tenths(some: int, all: int) -> int:
    """Only what is certain is a thousand, only what is impossible 0."""
    if some in (0, all):
        return 1000 * some // all
    return min(999, max(1, round(1000 * some / all)))

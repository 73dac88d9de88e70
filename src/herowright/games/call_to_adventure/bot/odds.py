"""Chances: what a cast of runes reaches, and how far a story still gets."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import comb, erf, exp, pi, sqrt

Pair = tuple[int, int]


class Cast:
    """The results of a set of runes, each a pair of numbers. Casts with one rune more are made once and kept."""

    __slots__ = ("_more", "_ways", "tail", "top")

    def __init__(self, ways: tuple[int, ...]) -> None:
        self._ways = ways
        self._more: dict[Pair, Cast] = {}
        self.top = len(ways) - 1
        total = sum(ways)
        self.tail = tuple(sum(ways[least:]) / total for least in range(len(ways)))

    def at_least(self, needed: int) -> float:
        """The chance to reach a number."""
        if needed <= 0:
            return 1.0
        return self.tail[needed] if needed <= self.top else 0.0

    def plus(self, rune: Pair) -> Cast:
        found = self._more.get(rune)
        if found is None:
            one, other = rune
            ways = [0] * (len(self._ways) + max(rune))
            for total, count in enumerate(self._ways):
                ways[total + one] += count
                ways[total + other] += count
            found = self._more[rune] = Cast(tuple(ways))
        return found


NO_RUNES = Cast((1,))


def cast_of(runes: Iterable[Pair]) -> Cast:
    cast = NO_RUNES
    for rune in runes:
        cast = cast.plus(rune)
    return cast


@cache
def binomial(tries: int, chance: float) -> tuple[float, ...]:
    return tuple(comb(tries, n) * chance**n * (1 - chance) ** (tries - n) for n in range(tries + 1))


@cache
def reach(missing: int, tries: int, chance: float) -> float:
    """The chance of so many successes at least."""
    return 1.0 if missing <= 0 else sum(binomial(tries, chance)[missing:])


@cache
def poisson(count: int, mean: float) -> float:
    """The chance of exactly so many of a kind of mishap."""
    chance = exp(-mean)
    for n in range(1, count + 1):
        chance *= mean / n
    return chance


def surplus(best: float, mean: float, deviation: float) -> float:
    """By how much the better of two things beats the one at hand, when the other is only known on average."""
    if deviation <= 0:
        return max(0.0, mean - best)
    z = (mean - best) / deviation
    return (mean - best) * (1 + erf(z / sqrt(2))) / 2 + deviation * exp(-z * z / 2) / sqrt(2 * pi)

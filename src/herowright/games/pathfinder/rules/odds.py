"""The chance of a check, exactly: all the ways dice can fall, counted, and whether a success is any use (PF-CHECK-26,
PF-CHECK-38, PF-CHECK-46)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING

from herowright.games.pathfinder.rules.check import rolled_twice, weakness
from herowright.games.pathfinder.rules.components import NONE
from herowright.games.pathfinder.rules.counting import counts
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.pathfinder.rules.state import Checking, Pathfinder

# What a die of so many sides is worth when it shows a number, if not that number.
Worth = Callable[[int, int], int]


@lru_cache(maxsize=4096)
def _falls(sides: tuple[int, ...], counted: Worth | None) -> tuple[int, ...]:
    """In how many ways these dice, in ascending order, come to each total."""
    if not sides:
        return (1,)
    fewer, size = _falls(sides[:-1], counted), sides[-1]
    worths = [shown if counted is None else counted(size, shown) for shown in range(1, size + 1)]
    ways = [0] * (len(fewer) + max(worths))
    for total, count in enumerate(fewer):
        for worth in worths:
            ways[total + worth] += count
    return tuple(ways)


@lru_cache(maxsize=65536)
def odds(sides: tuple[int, ...], plus: int, difficulty: int, weak: int = 0, counted: Worth | None = None) -> float:
    """The probability that these dice and the number reach the difficulty; every die counts `weak` less. A result is
    never below 0 (PF-CHECK-38)."""
    if difficulty <= 0:
        return 1.0
    wanted = max(0, difficulty - plus + weak * len(sides))
    return sum(_falls(tuple(sorted(sides)), counted)[wanted:]) / prod(sides)


@lru_cache(maxsize=65536)
def shortfalls(
    sides: tuple[int, ...], plus: int, difficulty: int, weak: int = 0, counted: Worth | None = None
) -> tuple[float, ...]:
    """The probability of each number of points that can be missing, from 1 on."""
    ways, all_ways = _falls(tuple(sorted(sides)), counted), prod(sides)
    wanted = difficulty - plus + weak * len(sides)
    found = [0.0] * max(0, difficulty)
    for total, count in enumerate(ways[: max(0, wanted)]):
        if count and difficulty > 0:
            found[min(wanted - total, difficulty) - 1] += count / all_ways
    while found and not found[-1]:
        found.pop()
    return tuple(found)


def of_roll(table: Pathfinder, check: Checking, weak: int | None = None) -> float | None:
    """The probability that a check reaches its difficulty as it stands, without rerolls; none before its skill is
    chosen, and none after the dice have fallen. What every die loses may be known already."""
    if check.passed:
        return 1.0
    if check.skill == NONE or check.stage not in ("skill", "help"):
        return None
    if check.fixed is not None:
        return float(max(0, check.fixed + check.plus) >= check.difficulty)
    weak = weakness(table, check) if weak is None else weak
    chance = odds(check.sides, check.plus, check.difficulty, weak, check.counted)
    return chance * chance if rolled_twice(table, check) else chance


def of_check(table: Pathfinder, check: Checking) -> float | None:
    """The probability that it succeeds and that this counts."""
    chance = of_roll(table, check)
    return None if chance is None else chance * counts(table, check).share


def vain(table: Pathfinder, check: Checking) -> Message | None:
    """Why not every success counts, while the dice have not fallen; with the chance of a success all the same, for
    whoever succeeds is not hurt."""
    chance, why = of_roll(table, check), counts(table, check).why
    if chance is None or why is None:
        return None
    return Message(why.id, {**why.args, "reach": int(percent(chance))})


def percent(chance: float, places: int = 0) -> float:
    """In per cent, with so many decimals; only what is certain is 100, only what is impossible 0."""
    if chance in (0, 1):
        return 100 * chance
    least = 10.0**-places
    return min(100 - least, max(least, round(100 * chance, places)))

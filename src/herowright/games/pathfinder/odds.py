"""The chance of a check, exactly: all the ways dice can fall, counted (PF-CHECK-26, PF-CHECK-38)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING

from herowright.games.pathfinder.check import rolled_twice, weakness
from herowright.games.pathfinder.components import NONE, Dice

if TYPE_CHECKING:
    from herowright.games.pathfinder.state import Checking, Pathfinder

_NOTHING_MORE = Dice()


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


def of_check(table: Pathfinder, check: Checking, more: Dice = _NOTHING_MORE) -> float | None:
    """The probability that a check succeeds as it stands, or with `more` dice; none before its skill is chosen, and
    none after the dice have fallen."""
    if check.passed:
        return 1.0
    if check.skill == NONE or check.stage not in ("skill", "help"):
        return None
    if check.fixed is not None:
        return float(max(0, check.fixed + check.plus + more.plus) >= check.difficulty)
    weak = weakness(table, check)
    chance = odds(check.sides + more.sides, check.plus + more.plus, check.difficulty, weak, check.counted)
    return chance * chance if rolled_twice(table, check) else chance

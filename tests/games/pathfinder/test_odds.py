"""The chance of a check: PF-CHECK-26, PF-CHECK-38."""

from itertools import product

import pytest

from herowright.games.pathfinder.cards.arms import SureFight
from herowright.games.pathfinder.components import MELEE
from herowright.games.pathfinder.odds import odds
from herowright.testing import rule


def counted_one_by_one(sides: tuple[int, ...], plus: int, difficulty: int, weak: int) -> float:
    falls = list(product(*(range(1, size + 1) for size in sides)))
    return sum(max(0, sum(fall) - weak * len(fall) + plus) >= difficulty for fall in falls) / len(falls)


@rule("PF-CHECK-26", "PF-CHECK-38")
@pytest.mark.parametrize("sides", [(4,), (6, 6), (4, 10), (12, 8, 6), (4, 4, 4, 6)])
@pytest.mark.parametrize("plus", [-2, 0, 3])
@pytest.mark.parametrize("weak", [0, 1, 3])
def test_odds_are_what_counting_every_fall_gives(sides: tuple[int, ...], plus: int, weak: int) -> None:
    for difficulty in range(-1, sum(sides) + 6):
        expected = counted_one_by_one(sides, plus, difficulty, weak)
        assert odds(sides, plus, difficulty, weak) == pytest.approx(expected, abs=1e-12)


def test_the_order_of_the_dice_does_not_matter() -> None:
    assert odds((4, 12, 6), 1, 14) == odds((12, 6, 4), 1, 14)


def test_without_dice_only_the_number_counts() -> None:
    assert odds((), 5, 5) == 1
    assert odds((), 4, 5) == 0


def test_dice_that_are_worth_more_than_they_show() -> None:
    blade = SureFight((MELEE,), "1d6")
    assert odds((6,), 0, 3) == pytest.approx(4 / 6)
    assert odds((6,), 0, 3, 0, blade.counted) == pytest.approx(5 / 6)
    assert odds((8,), 0, 2, 0, blade.counted) == pytest.approx(7 / 8)

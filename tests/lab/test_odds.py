"""What the table says is true: chances that are shown are played out; `make odds` does so in thousands of positions."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

import herowright as hw
from herowright.lab.claims import TENTHS, WHOLE, Claim, Subject, subjects
from herowright.lab.odds import Finding, Tally, examine, lean, play_out, tail
from herowright.table.table import Table


def tally(shown: float, true: int, tries: int = 400, half: float = TENTHS) -> Tally:
    return Tally("claim", shown, half, tries, true, "", 0, 0)


def a_die(table: Table[Any]) -> int:
    return int(table.state.chance.roll(6))


def sixes(shown: float, half: float = TENTHS) -> Claim:
    return Claim("a six", 0, shown, a_die, lambda face: face == 6, half)


def test_a_certainty_may_not_fail_once() -> None:
    assert tally(1.0, 399).contradicted()
    assert tally(0.0, 1).contradicted()
    assert not tally(1.0, 400).contradicted()
    assert not tally(0.0, 0).contradicted()
    assert tally(1.0, 399, half=WHOLE).contradicted()  # rounding is no excuse: 100 % says that nothing can happen


@pytest.mark.parametrize(("shown", "true"), [(0.74, 0), (0.74, 240), (0.5, 260), (0.01, 20), (0.99, 380)])
def test_a_chance_that_is_far_off_is_noticed(shown: float, true: int) -> None:
    assert tally(shown, true).contradicted()


@pytest.mark.parametrize(
    ("shown", "true"), [(0.74, 296), (0.74, 270), (0.5, 230), (0.01, 10), (0.001, 0), (0.999, 400)]
)
def test_chance_has_its_way(shown: float, true: int) -> None:
    assert not tally(shown, true).contradicted()


def test_tails_are_exact() -> None:
    assert tail(2, 0, 0.5) == pytest.approx(0.25)
    assert tail(2, 2, 0.5) == pytest.approx(0.25)
    assert tail(4, 3, 0.5) == pytest.approx(5 / 16)
    assert tail(3, 0, 0.0) == 1
    assert tail(3, 1, 0.0) == 0


def test_a_small_lean_shows_over_many_claims() -> None:
    """Two per cent too much in each of a hundred claims: none of them alone is worth a word."""
    leaning = [tally(0.52, 200) for _ in range(100)]
    assert not any(each.contradicted() for each in leaning)
    assert lean(leaning) == pytest.approx(-8.0, abs=0.1)
    assert Finding("any", 1, leaning).leaning()
    assert not Finding("any", 1, [tally(0.52, 208) for _ in range(100)]).leaning()


def test_a_wrong_chance_is_found_by_playing_it_out() -> None:
    table = hw.new_table("pathfinder", 1, 1, {})
    right, wrong = play_out(table, [sixes(0.167), sixes(0.5)], 400, random.Random(1))
    assert not right.contradicted()
    assert wrong.contradicted()
    assert right.true == wrong.true  # the same play, the same twins
    assert 40 <= right.true <= 95


def test_a_wrong_chance_is_found_in_whole_games() -> None:
    def claims(table: Table[Any], shown: float) -> list[Claim]:
        return [sixes(shown, WHOLE)]

    for shown, wrong in ((0.17, False), (0.35, True)):
        looked, tallies = examine(Subject("pathfinder", partial(claims, shown=shown), share=1.0), 1, 60)
        assert looked == len(tallies) == 20
        assert bool(Finding("any", looked, tallies).leaning()) is wrong


@pytest.mark.parametrize("subject", sorted(subjects()))
@pytest.mark.parametrize("seed", [1, 2])
def test_what_the_table_says_is_true(subject: str, seed: int) -> None:
    """A small sample for every day."""
    looked, tallies = examine(subjects()[subject], seed, 60)
    found = Finding(subject, looked, tallies)
    assert looked
    assert tallies
    assert found.contradictions() == []
    assert found.leaning() == {}

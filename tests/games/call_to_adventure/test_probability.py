"""The probability table: CA-PROB. Every cast is laid out and read by the rules themselves."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from herowright.games.call_to_adventure.rules import runes
from herowright.games.call_to_adventure.rules.components import CON, DARK, DEX, ORDINARY, SPECIAL, STR
from herowright.testing import Play, rule
from tests.games.call_to_adventure.plain import challenge, game

Pool = tuple[int, ...]
# Ordinary ability runes and dark runes, in several mixtures of each size.
EXTRAS: dict[int, list[Pool]] = {
    0: [()],
    1: [ORDINARY[STR][:1], DARK[:1]],
    2: [ORDINARY[STR], DARK[:2], (ORDINARY[DEX][0], DARK[0])],
    3: [DARK, (*ORDINARY[STR], ORDINARY[DEX][0]), (*ORDINARY[DEX], DARK[0])],
    4: [(*ORDINARY[STR], *ORDINARY[DEX]), (*DARK, ORDINARY[STR][0])],
    5: [(*ORDINARY[STR], *DARK), (*ORDINARY[STR], *ORDINARY[DEX], DARK[0])],
}


def facing(pool: Pool, difficulty: int = 1, tests: tuple[int, ...] = (STR, DEX)) -> Play:
    """Seat 0 is about to cast the core runes and these."""
    table = game({}, cards=[challenge("trial", difficulty, tests)])
    table.play("face:trial-easy")
    table.state.attempt.pool = list(pool)
    return table


def results(pool: Pool, tests: tuple[int, ...] = (STR, DEX)) -> Counter[int]:
    """How often each result comes up in all casts there are."""
    table = facing(pool, tests=tests)
    attempt = table.state.attempt
    found: Counter[int] = Counter()
    for faces in product((0, 1), repeat=3 + len(pool)):
        runes.lay(table.state, attempt, list(faces))
        found[runes.result(table.state, table.hero(0), attempt)] += 1
    return found


def mean(found: Counter[int]) -> Fraction:
    return Fraction(sum(number * count for number, count in found.items()), found.total())


def chances(pool: Pool, numbers: tuple[int, ...]) -> list[Fraction]:
    """Of at least these results, counted from all casts."""
    found = results(pool)
    return [
        Fraction(sum(count for number, count in found.items() if number >= least), found.total()) for least in numbers
    ]


def shown(pool: Pool, numbers: tuple[int, ...]) -> list[float]:
    """The odds that a table shows against these difficulties."""
    return [facing(pool, difficulty).view(0)["attempt"]["odds"] for difficulty in numbers]


@rule("CA-PROB-01", "CA-PROB-02", "CA-PROB-03", "CA-PROB-04", "CA-PROB-05", "CA-PROB-06")
@pytest.mark.parametrize(
    ("extra", "least", "average", "most"),
    [(0, 0, "3/2", 3), (1, 1, "3", 5), (2, 2, "9/2", 7), (3, 3, "6", 9), (4, 4, "15/2", 11), (5, 5, "9", 13)],
)
def test_minimum_mean_and_maximum_of_a_cast(extra: int, least: int, average: str, most: int) -> None:
    for pool in EXTRAS[extra]:
        found = results(pool)
        assert (min(found), mean(found), max(found)) == (least, Fraction(average), most)


@rule("CA-PROB-07")
@pytest.mark.parametrize("rune", [ORDINARY[STR][1], ORDINARY[DEX][0], DARK[0], DARK[2]])
@pytest.mark.parametrize("pool", [(), (ORDINARY[STR][0],), (ORDINARY[STR][0], ORDINARY[DEX][1], DARK[1])])
def test_each_ordinary_or_dark_rune_raises_the_mean_by_one_and_a_half(pool: Pool, rune: int) -> None:
    assert mean(results((*pool, rune))) - mean(results(pool)) == Fraction(3, 2)


@rule("CA-PROB-08")
@pytest.mark.parametrize("ability", range(6))
def test_each_special_rune_raises_it_by_one(ability: int) -> None:
    pool, tests = ORDINARY[ability], (ability,)
    assert mean(results((*pool, SPECIAL[ability]), tests)) - mean(results(pool, tests)) == 1


@rule("CA-PROB-09", "CA-PROB-10", "CA-PROB-11")
@pytest.mark.parametrize(
    ("extra", "numbers", "ways", "casts"),
    [
        (0, (1, 2, 3), (7, 4, 1), 8),
        (2, (4, 5, 6), (26, 16, 6), 32),
        (4, (6, 8, 10), (120, 64, 8), 128),
    ],
)
def test_chances_of_at_least_a_result(extra: int, numbers: tuple[int, ...], ways: tuple[int, ...], casts: int) -> None:
    for pool in EXTRAS[extra]:
        expected = [Fraction(way, casts) for way in ways]
        assert chances(pool, numbers) == expected
        assert shown(pool, numbers) == pytest.approx([float(chance) for chance in expected], abs=0.0001)


@rule("CA-RUNE-14", "CA-RUNE-21", "CA-CHAL-17")
@pytest.mark.parametrize("ignored", [(), (STR,)])
@pytest.mark.parametrize("no_core", [False, True])
@pytest.mark.parametrize("added", [(), (CON,)])
def test_the_chance_leaves_out_what_does_not_count(ignored: Pool, no_core: bool, added: Pool) -> None:
    """Runes of an ability that a card makes ineffective, the core runes, and those the challenge does not list."""
    pool = (ORDINARY[STR][0], DARK[0], *(ORDINARY[each][0] for each in added))
    for difficulty in range(1, 8):
        table = facing(pool, difficulty)
        state, attempt, hero = table.state, table.state.attempt, table.hero(0)
        attempt.ignored, attempt.no_core, attempt.added = ignored, no_core, added
        expected = runes.odds(state, hero, attempt)
        won = 0
        for faces in product((0, 1), repeat=3 + len(pool)):
            runes.lay(state, attempt, list(faces))
            won += runes.result(state, hero, attempt) >= difficulty
        assert expected == pytest.approx(won / 2 ** (3 + len(pool)))

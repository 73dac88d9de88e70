"""Search: the policy's best few options, each played on with the policy in every seat, on the same imagined tables.

What is compared is the value at the horizon, own against the best rival's, with the same hidden cards and coming dice
for every option. Options that fall behind are given up half by half, so that the time goes where it is close. The
policy's choice stands unless another one is better by more than chance explains.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Any, Generic

from herowright.bots.bot import Advice, Bot
from herowright.table.decision import Option
from herowright.table.game import S
from herowright.table.glimpse import Glimpse, Inside
from herowright.table.table import Table

Terms = Mapping[str, float]

# Seconds for a choice, where nothing else is said.
QUICK = 0.1
# How many standard errors a gain over the policy's choice must come to.
SURE = 1.5
# Rollouts of every candidate before the first one is given up, and how many are enough for a clear case.
FIRST_LOOK = 6
MOST_ROLLOUTS = 4000
# No step of a rollout takes so many decisions; one that does is broken off.
LONGEST = 400


@dataclass(frozen=True, slots=True)
class Guide(Generic[S]):
    """What search knows of a game."""

    # Makes the bot that proposes options and plays all seats in the rollouts.
    policy: Callable[[int], Bot]
    # `value(table, seat)`: what a moment is worth to a seat, term by term; also when the game is over.
    value: Callable[[Table[Any], int], Terms]
    # A rollout ends when `period(state)` is another one: the round, the act, the encounter.
    period: Callable[[S], object]
    # How far behind the policy's best an option may be, and how many options are looked at.
    margin: float
    most: int
    # By how much a beginner misjudges an option, and what it never misses, in the policy's values.
    slip: float
    blunder: float
    # How many periods a rollout goes on for.
    periods: int = 1
    # The seats a gain of which is this seat's loss, or none where all play together.
    rivals: Callable[[S, int], Sequence[int]] = lambda state, seat: ()


class Line:
    """A candidate and what came of it, rollout by rollout."""

    __slots__ = ("advice", "balance")

    def __init__(self, advice: Advice) -> None:
        self.advice = advice
        self.balance: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.balance) / len(self.balance)


class SearchBot(Generic[S]):
    """`seconds` for a choice or, where games must be the same again, a number of `rollouts`."""

    rough: frozenset[str] = frozenset()

    def __init__(self, guide: Guide[S], seed: int, seconds: float = QUICK, rollouts: int | None = None) -> None:
        self.name = "search"
        self.guide = guide
        self.seed = seed
        self.seconds = seconds
        self.rollouts = rollouts
        self.policy = guide.policy(seed)
        self.unit = self.policy.unit

    def advise(self, glimpse: Glimpse[S], /) -> Sequence[Advice]:
        advice = self.policy.advise(glimpse)
        lines = self.candidates(advice)
        if len(lines) < 2:
            return advice
        self._compare(glimpse, lines)
        return self._ranked(advice, lines)

    def candidates(self, advice: Sequence[Advice]) -> list[Line]:
        """The options worth a look, the policy's choice first."""
        best = advice[0].value
        near = [each for each in advice if best - each.value <= self.guide.margin]
        return [Line(each) for each in near[: self.guide.most]]

    # --- comparing ---------------------------------------------------------------------------------------

    def _compare(self, glimpse: Glimpse[S], lines: Sequence[Line]) -> None:
        """Play the candidates out, and after a while only the better half of them with the policy's choice."""
        left = list(lines)
        rounds = max(1, (len(left) - 1).bit_length())
        began, done, total = perf_counter(), 0, 0
        for number in range(1, rounds + 1):
            share = number / rounds
            while True:
                for line in left:
                    self._play_out(glimpse, line, done)
                done += 1
                total += len(left)
                if self._enough(share, perf_counter() - began, total) and done >= FIRST_LOOK:
                    break
            if number < rounds:
                left = self._better_half(left)

    def _enough(self, share: float, seconds: float, total: int) -> bool:
        if self.rollouts is not None:
            return total >= share * self.rollouts
        return seconds >= share * self.seconds or total >= MOST_ROLLOUTS

    @staticmethod
    def _better_half(lines: list[Line]) -> list[Line]:
        first, *others = lines
        others.sort(key=lambda line: -line.mean)
        return [first, *others[: max(1, len(others) // 2)]]

    def _play_out(self, glimpse: Glimpse[S], line: Line, number: int) -> None:
        guide, seat = self.guide, glimpse.seat
        table = glimpse.imagine(random.Random(f"{self.seed} {glimpse.decision.kind} {number}"))
        roll_out(table, line.advice.option, guide, self.policy, seat)
        worth = {each: sum(guide.value(table, each).values()) for each in (seat, *guide.rivals(table.state, seat))}
        own = worth.pop(seat)
        line.balance.append(own - max(worth.values(), default=0.0))

    # --- deciding ----------------------------------------------------------------------------------------

    def _ranked(self, advice: Sequence[Advice], lines: Sequence[Line]) -> list[Advice]:
        """All options, candidates by what they came to; the policy's choice first, unless another gains for sure."""
        first = lines[0]
        best = max(lines, key=lambda line: _sure_gain(line, first)).advice
        gains = {id(line.advice): _paired(line, first)[0] for line in lines}
        top = advice[0].value + gains[id(best)]
        found = []
        for each in advice:
            value = advice[0].value + gains[id(each)] if id(each) in gains else each.value
            found.append((each is not best, each._replace(value=min(value, top))))
        found.sort(key=lambda one: (one[0], -one[1].value))
        return [each for _, each in found]


def roll_out(table: Table[Any], option: Option, guide: Guide[Any], policy: Bot, seat: int) -> None:
    """Take the option and let the policy decide for everybody, up to the horizon."""
    period, left = guide.period(table.state), guide.periods
    table.apply(option.key, seat)
    for _ in range(LONGEST):
        decision = table.decision
        if decision is None:
            return
        now = guide.period(table.state)
        if now != period:
            period, left = now, left - 1
            if left == 0:
                return
        table.apply(policy.advise(Inside(table, decision.seat))[0].option)


def _paired(line: Line, other: Line) -> tuple[float, float]:
    """The mean gain over another line on the tables both were played on, and its standard error."""
    gains = [one - two for one, two in zip(line.balance, other.balance, strict=False)]
    mean = sum(gains) / len(gains)
    if len(gains) < 2:
        return mean, abs(mean) or 1.0
    spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean, sqrt(spread / len(gains))


def _sure_gain(line: Line, first: Line) -> float:
    """What a line gains over the policy's choice for sure."""
    if line is first:
        return 0.0
    mean, error = _paired(line, first)
    return mean - SURE * error

"""Search: the policy's best few options, each played out with the policy in every seat, on the same imagined tables.

What is compared is the value at the horizon, one's own against the best rival's, with the same hidden cards and coming
dice for every option. Options that fall behind are dropped by halves, so that the time goes where it is close. The
policy's choice stands unless another one is better by more than chance explains.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from time import perf_counter
from typing import Any, Generic

from herowright.bots.bot import Advice, Bot
from herowright.table.decision import Option
from herowright.table.game import S
from herowright.table.glimpse import Glimpse, Inside
from herowright.table.message import Message
from herowright.table.table import Table

Terms = Mapping[str, float]

# Seconds per choice by default.
QUICK = 0.1
# How many standard errors a gain over the policy's choice must amount to.
SURE = 1.5
# Rollouts of every candidate before the first one is dropped, and the most of them all together.
FIRST_LOOK = 6
MOST_ROLLOUTS = 4000
# After so many of each, and whenever they have doubled, a case is clear if nothing is closer than so many standard
# errors.
SETTLED, CLEAR = 12, 4.0
# No rollout needs this many decisions; one that does is aborted.
LONGEST = 2000
# Terms that differ by less are not worth mentioning, and this many are enough.
NOTABLE, MOST_TERMS = 0.1, 3


@dataclass(frozen=True, slots=True)
class Guide(Generic[S]):
    """What search knows about a game."""

    # Makes the bot that proposes options and plays all seats in the rollouts.
    policy: Callable[[int], Bot]
    # `value(table, seat)`: what a moment is worth to a seat, term by term; also when the game is over.
    value: Callable[[Table[Any], int], Terms]
    # A rollout ends when `period(state)` changes: the round, the act, the encounter.
    period: Callable[[S], object]
    # How far behind the policy's best an option may be, and how many options are considered.
    margin: float
    most: int
    # By how much a beginner misjudges an option, and what it never overlooks, in the policy's values.
    slip: float
    blunder: float
    # How many periods a rollout of the Master lasts; that of a Strategist lasts one.
    farther: int = 1
    # Whether a kind of question is worth the time.
    asks: Callable[[str], bool] = lambda kind: True
    # Whether everybody knows the same, and all of it is told: then what the policy chooses follows from that.
    open: bool = False
    # For cooperative games: the value of a victory, in its own term.
    victory: float = 0.0


class Line:
    """A candidate and its results, rollout by rollout: the margin over rivals, and its own value, whose terms are
    summed."""

    __slots__ = ("advice", "balance", "own", "terms")

    def __init__(self, advice: Advice) -> None:
        self.advice = advice
        self.balance: list[float] = []
        self.own: list[float] = []
        self.terms: Counter[str] = Counter()

    @property
    def mean(self) -> float:
        return sum(self.balance) / len(self.balance)

    def beside(self, other: Line) -> dict[str, float]:
        """By how much the terms differ from those of another line, on average."""
        mine, theirs = len(self.balance), len(other.balance)
        return {term: self.terms[term] / mine - other.terms[term] / theirs for term in self.terms | other.terms}


class SearchBot(Bot, Generic[S]):
    """`seconds` per choice or, for reproducible games, a number of `rollouts`, each so many `periods` long."""

    name = "search"

    def __init__(
        self, guide: Guide[S], seed: int, seconds: float = QUICK, rollouts: int | None = None, periods: int = 1
    ) -> None:
        self.guide = guide
        self.seed = seed
        self.seconds = seconds
        self.rollouts = rollouts
        self.periods = periods
        self.policy = guide.policy(seed)
        self.unit = self.policy.unit
        # What the policy chose in the rollouts of this question, by what had been told until then.
        self.chosen: dict[int, Option] = {}

    def advise(self, glimpse: Glimpse[S], /) -> Sequence[Advice]:
        advice = self.policy.advise(glimpse)
        lines = self.candidates(advice)
        if len(lines) < 2 or not self.guide.asks(glimpse.kind):
            return advice
        self.compare(glimpse, lines)
        if len(lines[0].balance) < FIRST_LOOK:  # time ran out in the first pass: nothing is certain, nothing is said
            return advice
        return self._ranked(advice, lines)

    def candidates(self, advice: Sequence[Advice]) -> list[Line]:
        """The options worth considering, the policy's choice first."""
        best = advice[0].value
        near = [each for each in advice if best - each.value <= self.guide.margin]
        return [Line(each) for each in near[: self.guide.most]]

    # --- comparing ---------------------------------------------------------------------------------------

    def compare(self, glimpse: Glimpse[S], lines: Sequence[Line]) -> None:
        """Play the candidates out, and after a while only the better half of them along with the policy's choice."""
        left = list(lines)
        self.chosen.clear()
        rounds = max(1, (len(left) - 1).bit_length())
        began, done, total, look = perf_counter(), 0, 0, SETTLED
        for number in range(1, rounds + 1):
            share = number / rounds
            while True:
                for line in left:
                    self._play_out(glimpse, line, done)
                done += 1
                total += len(left)
                if done == look:
                    if _settled(left):
                        return
                    look *= 2
                seconds = perf_counter() - began
                if self._enough(share, seconds, total) and (done >= FIRST_LOOK or self._late(seconds)):
                    break
            if number < rounds:
                left = self._better_half(left)

    def _enough(self, share: float, seconds: float, total: int) -> bool:
        if self.rollouts is not None:
            return total >= share * self.rollouts
        return seconds >= share * self.seconds or total >= MOST_ROLLOUTS

    def _late(self, seconds: float) -> bool:
        """Time ran out, perhaps before the first pass was over."""
        return self.rollouts is None and seconds >= self.seconds

    @staticmethod
    def _better_half(lines: list[Line]) -> list[Line]:
        first, *others = lines
        others.sort(key=lambda line: -line.mean)
        return [first, *others[: max(1, len(others) // 2)]]

    def _play_out(self, glimpse: Glimpse[S], line: Line, number: int) -> None:
        guide, seat = self.guide, glimpse.seat
        table = glimpse.imagine(random.Random(f"{self.seed} {glimpse.decision.kind} {number}"))
        known = self.chosen if guide.open else None
        roll_out(table, line.advice.option, guide, self.periods, self.policy, seat, known)
        terms = guide.value(table, seat)
        own = sum(terms.values())
        theirs = [sum(guide.value(table, each).values()) for each in rivals(table, seat)]
        line.balance.append(own - max(theirs, default=0.0))
        line.own.append(own)
        line.terms.update(terms)

    # --- deciding ----------------------------------------------------------------------------------------

    def _ranked(self, advice: Sequence[Advice], lines: Sequence[Line]) -> list[Advice]:
        """All options, candidates by their results; the policy's choice first, unless another one is certainly
        better."""
        first = lines[0]
        best = max(lines, key=lambda line: sure_gain(line, first))
        by_advice = {id(line.advice): line for line in lines}
        gains = {each: paired(line, first)[0] for each, line in by_advice.items()}
        top = advice[0].value + gains[id(best.advice)]
        found = []
        for each in advice:
            value, explain = each.value, each.explain
            if line := by_advice.get(id(each)):
                value = advice[0].value + gains[id(each)]
                other = best if line is not best else max([one for one in lines if one is not best], key=_mean)
                explain = partial(self._why, each, line, other)
            found.append((line is not best, each._replace(value=min(value, top), explain=explain)))
        found.sort(key=lambda one: (one[0], -one[1].value))
        return [each for _, each in found]

    def _why(self, advice: Advice, line: Line, other: Line) -> tuple[Message, ...]:
        """The policy's reasons, then what looking ahead found: how much better or worse than the best alternative,
        how certain, and in what."""
        return (*advice.reasons, *compared(line, other, self.guide, self.unit))


def compared(line: Line, other: Line, guide: Guide[Any], unit: str) -> tuple[Message, ...]:
    """How one line compares with another, in words."""
    gain, error = paired(line, other)
    sure = "surely" if abs(gain) >= 2 * error else "perhaps" if abs(gain) >= error else "unclear"
    looked = {"times": len(line.balance), "sure": sure, "way": "more" if gain > 0 else "less"}
    chance = bool(guide.victory) and "victory" in line.terms
    value = round(abs(100 * gain / guide.victory)) if chance else round(abs(gain), 1)
    if not value:
        return (Message("bot-looked-same", {"times": len(line.balance)}),)
    if chance:
        return (Message("bot-looked-chance", {**looked, "value": value}),)
    said = Message("bot-looked", {**looked, "value": value, "unit": unit or "points"})
    terms = sorted(line.beside(other).items(), key=lambda term: -abs(term[1]))[:MOST_TERMS]
    return said, *(_term(term, much) for term, much in terms if abs(much) >= NOTABLE)


def _term(term: str, much: float) -> Message:
    """A term is a thing, such as an attribute, or a word of the game."""
    told = {"value": round(abs(much), 1), "way": "more" if much > 0 else "less"}
    if ":" in term:
        return Message("bot-term-thing", {**told, "what": term})
    return Message("bot-term", {**told, "what": Message(f"bot-term-{term}")})


def roll_out(
    table: Table[Any],
    option: Option,
    guide: Guide[Any],
    periods: int,
    policy: Bot,
    seat: int,
    chosen: dict[int, Option] | None = None,
) -> None:
    """Take the option and let the policy decide for everybody, up to the horizon. What it has `chosen` after the same
    story is not judged again."""
    period, left, story = guide.period(table.state), periods, 0
    told = table.apply(option.key, seat)
    for _ in range(LONGEST):
        decision = table.decision
        if decision is None:
            return
        now = guide.period(table.state)
        if now != period:
            period, left = now, left - 1
            if left == 0:
                return
        if len(decision.options) == 1:
            told += table.apply(decision.options[0])
            continue
        if chosen is None:
            table.apply(policy.advise(Inside(table, decision.seat))[0].option)
            continue
        story = hash((story, option.key, repr(told)))
        found = chosen.get(story)
        if found is None:
            found = chosen[story] = policy.advise(Inside(table, decision.seat))[0].option
        option = found
        told = table.apply(option.key)


def rivals(table: Table[Any], seat: int) -> Sequence[int]:
    """The seats whose gain is this seat's loss."""
    together = table.game.cooperative(table.options)
    return () if together else [other for other in range(table.seats) if other != seat]


def paired(line: Line, other: Line, own: bool = False) -> tuple[float, float]:
    """The mean gain over another line on the tables both were played on, and its standard error; or that of one's `own`
    value, regardless of rivals."""
    mine, theirs = (line.own, other.own) if own else (line.balance, other.balance)
    gains = [one - two for one, two in zip(mine, theirs, strict=False)]
    mean = sum(gains) / len(gains)
    if len(gains) < 2:
        return mean, abs(mean) or 1.0
    spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean, sqrt(spread / len(gains))


def _settled(lines: Sequence[Line]) -> bool:
    """Whether it is clear which line is the best. Where no chance lies ahead, all tables tell the same."""
    best = max(lines, key=_mean)
    return all(mean >= CLEAR * error for mean, error in [paired(best, line) for line in lines if line is not best])


def _mean(line: Line) -> float:
    return line.mean


def sure_gain(line: Line, first: Line, sure: float = SURE) -> float:
    """By how much a line is certainly better than the first one."""
    if line is first:
        return 0.0
    mean, error = paired(line, first)
    return mean - sure * error

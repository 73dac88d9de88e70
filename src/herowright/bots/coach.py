"""The coach: reviews a finished game. What was the chance to win, which decisions cost most, and what was luck?

The baseline is a companion bot in every seat. A seat's result differs from what companions could expect at the
beginning for two reasons: decisions that a companion would have made differently, and dice and draws. The first is
measured by playing both choices out on the same imagined tables, from what the seat knew at that moment; the rest is
luck.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from time import perf_counter
from typing import Any, Literal, NamedTuple

from herowright.bots.bot import Bot
from herowright.bots.search import Guide, Line, SearchBot, compared, paired, sure_gain
from herowright.table.glimpse import Glimpse, Inside
from herowright.table.message import Message
from herowright.table.table import Table

# How many decisions of a seat are reported, and how certain it must be, in standard errors, that one cost something, or
# that it was better or worse than a companion's.
MOST_COSTLY, SURE, CLEAR = 3, 1.0, 2.0
# What is not worth mentioning: less than this share of what a victory counts, or this much of the final score.
NOTABLE_CHANCE, NOTABLE_SCORE = 0.02, 0.3
# Points on the curve besides the two ends, and the games played out from each of them, while there is time.
POINTS, GAMES, FEWEST_GAMES = 10, 24, 6
# The share of the time spent on the curve; of the rest, the share for a first look at all decisions. A second look then
# goes to those that seem costliest: the highest of many estimates is biased upwards, a fresh one is not.
CURVE, FIRST = 0.35, 0.7
# Rollouts of an option at the first look, and at the second.
TRIES, TRIES_AGAIN = 12, 60


Unit = Literal["stars", "points", "chance"]


class Played(NamedTuple):
    """A finished game: how to start it again, and what was decided."""

    opened: Callable[[], Table[Any]]
    decisions: Sequence[tuple[int, str]]


class Costly(NamedTuple):
    """A decision, counted from 0, that had a better alternative; `loss` with its standard error."""

    number: int
    prompt: Message
    chosen: Message
    better: Message
    loss: float
    error: float
    reasons: tuple[Message, ...]


class SeatReview(NamedTuple):
    """`expected` is what a companion could expect at the beginning, `skill` what the seat's own decisions gained
    over a companion's, `luck` the rest; all in the unit of the review."""

    seat: int
    looked_at: int
    result: float
    expected: float
    skill: float
    luck: float
    costly: tuple[Costly, ...]


class Point(NamedTuple):
    """The chance of each seat to win after so many decisions."""

    decisions: int
    chances: tuple[float, ...]


class Review(NamedTuple):
    """`unit` is `stars` or `points`, or `chance` where all win or lose together; chances count up to 1."""

    unit: Unit
    games: int
    points: tuple[Point, ...]
    seats: tuple[SeatReview, ...]


def review(
    played: Played,
    guide: Guide[Any],
    seats: Collection[int],
    seconds: float,
    seed: int = 0,
    rollouts: int = 0,
) -> Review:
    """Reviews the decisions of some seats for this long; with a fixed number of `rollouts` per option the result is
    reproducible."""
    policy = guide.policy(seed)
    end = end_of(played)
    together = end.game.cooperative(end.options)
    curve = _Curve(policy, seed, FEWEST_GAMES if rollouts else GAMES, together)
    points = curve.drawn(played, end, None if rollouts else CURVE * seconds)
    looks = _looks(played, guide, seats, None if rollouts else (1 - CURVE) * seconds, seed, rollouts or TRIES)
    unit: Unit = "chance" if together else "stars" if policy.unit == "stars" else "points"
    scale = guide.victory if together and guide.victory else 1.0
    results = _results(end, together)
    gains = {look.seat: 0.0 for look in looks}
    for look in looks:
        gains[look.seat] += look.gain / scale
    found = []
    for seat in sorted(seats):
        own = [look for look in looks if look.seat == seat]
        skill = gains.get(seat, 0.0)
        expected = points[0].chances[seat] if together else curve.scores[seat]
        by_all = sum(gains.values()) if together else skill
        luck = results[seat] - expected - by_all
        costly = _costliest(own, scale, NOTABLE_CHANCE if together else NOTABLE_SCORE)
        found.append(SeatReview(seat, len(own), results[seat], expected, skill, luck, costly))
    return Review(unit, curve.games, points, tuple(found))


def end_of(played: Played) -> Table[Any]:
    """The game, replayed to where it stopped."""
    table = played.opened()
    for seat, key in played.decisions:
        table.apply(key, seat)
    return table


def _results(end: Table[Any], together: bool) -> list[float]:
    outcome = end.outcome
    assert outcome is not None
    if together:
        return [float(bool(outcome.winners))] * end.seats
    return [float(seat.total) for seat in outcome.seats]


# --- the curve ---------------------------------------------------------------------------------------------------


class _Curve:
    """Games played out by companions from moments spread evenly over the game."""

    def __init__(self, policy: Bot, seed: int, games: int, together: bool) -> None:
        self.policy, self.seed, self.games, self.together = policy, seed, games, together
        # What each seat could expect at the beginning.
        self.scores: list[float] = []

    def drawn(self, played: Played, end: Table[Any], seconds: float | None) -> tuple[Point, ...]:
        total, table = len(played.decisions), played.opened()
        wanted = sorted({round(total * number / (POINTS + 1)) for number in range(POINTS + 1)})
        found: list[Point] = []
        began = perf_counter()
        for at in wanted:
            while table.made < at:
                seat, key = played.decisions[table.made]
                table.apply(key, seat)
            until = None if seconds is None else began + seconds * (len(found) + 1) / len(wanted)
            found.append(Point(at, self._chances(table, until)))
        return (*found, Point(total, tuple(self._won(end, seat) for seat in range(end.seats))))

    def _won(self, table: Table[Any], seat: int) -> float:
        """A victory is shared by those who tie for it."""
        assert table.outcome is not None
        winners = table.outcome.winners
        if self.together:
            return float(bool(winners))
        return (seat in winners) / len(winners) if winners else 0.0

    def _chances(self, table: Table[Any], until: float | None) -> tuple[float, ...]:
        wins, scores, games = [0.0] * table.seats, [0.0] * table.seats, 0
        for number in range(self.games):
            twin = table.imagine(None, random.Random(f"{self.seed} {table.made} {number}"))
            while twin.decision is not None:
                twin.apply(self.policy.advise(Inside(twin, twin.decision.seat))[0].option)
            games += 1
            assert twin.outcome is not None
            for each in twin.outcome.seats:
                wins[each.seat] += self._won(twin, each.seat)
                scores[each.seat] += each.total
            if until is not None and games >= FEWEST_GAMES and perf_counter() > until:
                break
        if not self.scores:
            self.scores = [score / games for score in scores]
        return tuple(won / games for won in wins)


# --- decisions ---------------------------------------------------------------------------------------------------


class _Suspect(NamedTuple):
    """A decision worth a look: the further behind the policy ranks the choice, the more so."""

    number: int
    table: Table[Any]
    seat: int
    key: str
    behind: float


class _Look(NamedTuple):
    """A decision: what the choice gained over the companion's choice and over the best one found."""

    suspect: _Suspect
    gain: float
    chosen: Line
    best: Line
    costly: Costly | None = None

    @property
    def seat(self) -> int:
        return self.suspect.seat

    @property
    def loss(self) -> float:
        return 0.0 if self.best is self.chosen else paired(self.best, self.chosen)[0]


def _looks(
    played: Played, guide: Guide[Any], seats: Collection[int], seconds: float | None, seed: int, tries: int
) -> list[_Look]:
    """The worst-looking decisions first, while there is time; then once more those that seem to have cost most."""
    began = perf_counter()

    def late(share: float) -> bool:
        return seconds is not None and perf_counter() - began > share * seconds

    found: list[_Look] = []
    for suspect in _suspects(played, guide, seats, seed):
        if found and late(FIRST):
            break
        found.append(_look(suspect, guide, seed, tries))
    found.sort(key=lambda look: -look.loss)
    again = dict.fromkeys(seats, 0)
    for number, look in enumerate(found):
        if look.loss > 0 and again[look.seat] < 2 * MOST_COSTLY and not late(1.0):
            again[look.seat] += 1
            found[number] = look._replace(costly=_again(look, guide, seed + 1, 2 * tries if seconds is None else None))
    return found


def _suspects(played: Played, guide: Guide[Any], seats: Collection[int], seed: int) -> list[_Suspect]:
    """The decisions with something to choose, starting with those in which the choice was not the policy's."""
    bot, found, table = SearchBot(guide, seed), [], played.opened()
    for number, (seat, key) in enumerate(played.decisions):
        decision = table.decision
        assert decision is not None
        if seat in seats and seat == decision.seat and guide.asks(decision.kind) and len(decision.options) > 1:
            advice = bot.policy.advise(Glimpse(table, seat, seed))
            taken = next((each for each in advice if each.option.key == key), None)
            if taken is not None and (taken is not advice[0] or len(bot.candidates(advice)) > 1):
                found.append(_Suspect(number, table.clone(), seat, key, advice[0].value - taken.value))
        table.apply(key, seat)
    found.sort(key=lambda each: -each.behind)
    return found


def _look(suspect: _Suspect, guide: Guide[Any], seed: int, tries: int) -> _Look:
    bot, glimpse = SearchBot(guide, seed), Glimpse(suspect.table, suspect.seat, seed)
    advice = bot.policy.advise(glimpse)
    lines = bot.candidates(advice)
    chosen = next((line for line in lines if line.advice.option.key == suspect.key), None)
    if chosen is None:  # the policy thinks little of it, but it is what was done
        chosen = Line(next(each for each in advice if each.option.key == suspect.key))
        lines.append(chosen)
    companion = lines[0]
    bot.rollouts = tries * len(lines)
    # The choice comes first: the others are measured against it, and it is never dropped.
    bot.compare(glimpse, [chosen, *(line for line in lines if line is not chosen)])
    best = max(lines, key=lambda line: sure_gain(line, chosen, SURE))
    gain, error = (0.0, 0.0) if companion is chosen else paired(chosen, companion, own=True)
    return _Look(suspect, gain if abs(gain) > CLEAR * error else 0.0, chosen, best)


def _again(look: _Look, guide: Guide[Any], seed: int, tries: int | None) -> Costly:
    """Only the choice and what seemed better, on fresh imagined tables."""
    bot = SearchBot(guide, seed, rollouts=tries or TRIES_AGAIN)
    glimpse = Glimpse(look.suspect.table, look.seat, seed)
    chosen, best = Line(look.chosen.advice), Line(look.best.advice)
    bot.compare(glimpse, [chosen, best])
    loss, error = paired(best, chosen)
    reasons = compared(best, chosen, guide, bot.unit)
    labels = chosen.advice.option.label, best.advice.option.label
    return Costly(look.suspect.number, glimpse.prompt, *labels, loss, error, reasons)


def _costliest(looks: Sequence[_Look], scale: float, notable: float) -> tuple[Costly, ...]:
    costly = [
        look.costly._replace(loss=look.costly.loss / scale, error=look.costly.error / scale)
        for look in looks
        if look.costly is not None
    ]
    told = [each for each in costly if each.loss >= max(notable, SURE * each.error)]
    return tuple(sorted(told, key=lambda each: -each.loss)[:MOST_COSTLY])

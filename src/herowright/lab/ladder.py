"""How strong the bots of a game are: a round robin in every seat, and a rating for each.

In a pairing one bot sits among others of one kind, so that four-seat games say something about strength too. In
cooperative games there is nothing to rate: each bot plays as a whole party, and what counts is how often it wins. Every
game is written to a file as soon as it is over, so an interrupted ladder can be resumed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import permutations
from math import sqrt
from pathlib import Path
from statistics import NormalDist, fmean
from time import perf_counter
from typing import Any, NamedTuple

import herowright as hw
from herowright.bots import advise, make_bot
from herowright.games import registry
from herowright.lab.cluster import in_order
from herowright.lab.kept import Kept
from herowright.lab.simulate import BOT_SEEDS

SURE = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Plan:
    """The number of games per pairing, on the same seeds for all of them."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: Mapping[str, Any]
    seed: int
    games: int

    @property
    def rivalry(self) -> bool:
        """Whether anybody can lose to somebody else."""
        return self.seats > 1 and not registry.find(self.game).cooperative(self.options)

    def matches(self) -> Iterator[Match]:
        for number in range(self.games):
            seed, seat = self.seed + number, number % self.seats
            pairs = permutations(self.bots, 2) if self.rivalry else ((bot, bot) for bot in self.bots)
            yield from (Match(seed, seat, bot, among) for bot, among in pairs)


class Match(NamedTuple):
    """A bot on a seat among others."""

    seed: int
    seat: int
    bot: str
    among: str

    def bots(self, seats: int) -> list[str]:
        return [self.bot if seat == self.seat else self.among for seat in range(seats)]


class Result(NamedTuple):
    """`seconds` is the average time per decision of each bot."""

    match: Match
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: dict[str, float]


def play(plan: Plan, match: Match) -> Result:
    table = hw.new_table(plan.game, plan.seats, match.seed, plan.options)
    names = match.bots(plan.seats)
    bots = [make_bot(plan.game, name, match.seed * BOT_SEEDS + seat) for seat, name in enumerate(names)]
    taken: dict[str, list[float]] = defaultdict(list)
    while table.decision is not None:
        seat = table.decision.seat
        began = perf_counter()
        choice = advise(table, bots[seat])[0].option
        taken[names[seat]].append(perf_counter() - began)
        table.apply(choice)
    outcome = table.outcome
    assert outcome is not None
    scores = tuple(seat.total for seat in outcome.seats)
    return Result(match, scores, outcome.winners, {bot: fmean(all) for bot, all in taken.items()})


def climb(
    plan: Plan, file: Path | None, workers: int, progress: Callable[[int], None], ray: str | None = None
) -> list[Result]:
    """All games of the plan; those that this version has in the file are not played again."""
    kept = Kept(
        file, {"version": hw.__version__, "game": plan.game, "seats": plan.seats, "options": dict(plan.options)}
    )
    wanted = list(plan.matches())
    known = {each.match: each for each in map(_read, kept.rows())}
    found = {match: known[match] for match in wanted if match in known}
    progress(len(found))
    missing = [match for match in wanted if match not in found]
    for result in in_order(partial(play, plan), missing, workers, ray):
        found[result.match] = result
        kept.add(result._asdict())
        progress(len(found))
    return [found[match] for match in wanted]


def _read(row: Mapping[str, Any]) -> Result:
    return Result(Match(*row["match"]), tuple(row["scores"]), tuple(row["winners"]), row["seconds"])


# --- counting ----------------------------------------------------------------------------------------------------


def report(plan: Plan, results: Sequence[Result]) -> dict[str, Any]:
    rivalry = plan.rivalry
    ratings = _ratings(plan, results) if rivalry else {}
    bots = []
    for bot in plan.bots:
        own = [result for result in results if result.match.bot == bot]
        line: dict[str, Any] = {
            "bot": bot,
            "score": fmean([result.scores[result.match.seat] for result in own]),
            "seconds": fmean([result.seconds[bot] for result in own if bot in result.seconds]),
        }
        if rivalry:
            line["rating"] = {"mu": ratings[bot].mu, "sigma": ratings[bot].sigma}
        else:
            line["wins"] = share(sum(bool(result.winners) for result in own), len(own))
        bots.append(line)
    bots.sort(key=lambda line: -(line["rating"]["mu"] if rivalry else line["wins"]["share"]))
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": dict(plan.options),
        "seeds": {"first": plan.seed, "last": plan.seed + plan.games - 1},
        "games": len(results),
        "bots": bots,
        "duels": list(_duels(plan, results)) if rivalry else [],
    }


def share(wins: float, games: int) -> dict[str, float]:
    """The share of games won, with its 95 % confidence interval (Wilson)."""
    rate, square = wins / games, SURE * SURE
    middle = (rate + square / (2 * games)) / (1 + square / games)
    reach = SURE * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return {"games": games, "share": rate, "least": max(0.0, middle - reach), "most": min(1.0, middle + reach)}


def _duels(plan: Plan, results: Sequence[Result]) -> Iterator[dict[str, Any]]:
    """How often one bot wins among others of one kind; a shared victory counts in shares."""
    for bot, among in permutations(plan.bots, 2):
        own = [result for result in results if (result.match.bot, result.match.among) == (bot, among)]
        wins = sum((result.match.seat in result.winners) / len(result.winners) for result in own)
        yield {"bot": bot, "among": among, "fair": 1 / plan.seats, **share(wins, len(own))}


def _ratings(plan: Plan, results: Sequence[Result]) -> dict[str, Any]:
    """Every seat is a player with the rating of its bot; whoever sits at a table several times learns the average."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in plan.bots}
    for result in results:
        names = result.match.bots(plan.seats)
        rated = model.rate([[ratings[bot]] for bot in names], scores=list(map(float, result.scores)))
        for bot in set(names):
            own = [team[0] for team, name in zip(rated, names, strict=True) if name == bot]
            ratings[bot] = model.create_rating([fmean([r.mu for r in own]), fmean([r.sigma for r in own])], bot)
    return ratings

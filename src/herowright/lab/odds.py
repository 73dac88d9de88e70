"""`python -m herowright.lab.odds`: every chance that the table shows is tested by playing it out.

Positions come from games played by bots and by chance. In each, everything that is claimed to have some chance is tried
hundreds of times on twins of the table, in which everything that the seat cannot know is redrawn. Three checks:

- what is said to be certain or impossible may not be contradicted once;
- no single claim may be off by more than chance explains (`UNLIKELY`, so small because there are many of them);
- all claims of one name together may not be biased (`LEAN` standard deviations), which shows small errors too.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from functools import partial
from itertools import count
from math import exp, lgamma, log, sqrt
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import herowright as hw
from herowright.bots import advise, make_bot
from herowright.lab.claims import Claim, Subject, subjects
from herowright.lab.invariants import fits, random_move, random_options
from herowright.table.table import Table

# The probability below which a deviation is no longer put down to chance: for one claim, and in standard deviations for
# all claims of a name.
UNLIKELY = 1e-7
LEAN = 4.5
# How many positions of a game are examined, and how many ways to play on in each.
MOST_POSITIONS, MOST_WAYS = 20, 3


@dataclass(frozen=True, slots=True)
class Tally:
    """How often a claim came true."""

    name: str
    shown: float
    half: float
    tries: int
    true: int
    about: str
    seed: int
    made: int  # decisions before it

    @property
    def certain(self) -> bool:
        return self.shown in (0, 1)

    def contradicted(self) -> bool:
        if self.certain:
            return self.true != self.shown * self.tries
        low, high = max(0.0, self.shown - self.half), min(1.0, self.shown + self.half)
        if low * self.tries <= self.true <= high * self.tries:
            return False
        return tail(self.tries, self.true, low if self.true < low * self.tries else high) < UNLIKELY


def tail(tries: int, true: int, chance: float) -> float:
    """How likely so few, or so many, are, whichever side `true` lies on."""
    if chance in (0, 1):
        return float(true == chance * tries)
    numbers = range(true + 1) if true < chance * tries else range(true, tries + 1)
    return sum(exp(_log_binomial(tries, number, chance)) for number in numbers)


def _log_binomial(tries: int, number: int, chance: float) -> float:
    ways = lgamma(tries + 1) - lgamma(number + 1) - lgamma(tries - number + 1)
    return ways + number * log(chance) + (tries - number) * log(1 - chance)


def lean(tallies: Iterable[Tally]) -> float:
    """By how many standard deviations claims of one name came true too often. A figure that rounding may have kept
    from 0 or 1 is left out."""
    more = spread = 0.0
    for each in tallies:
        if 2 * each.half < each.shown < 1 - 2 * each.half:
            more += each.true - each.tries * each.shown
            spread += each.tries * each.shown * (1 - each.shown)
    return more / sqrt(spread) if spread else 0.0


# --- positions -------------------------------------------------------------------------------------------------


def positions(subject: Subject, seed: int) -> Iterator[Table[Any]]:
    """One game, decision by decision: played by bots, by chance, or by both in turn."""
    rng = random.Random(seed)
    seats, options = _opening(subject, rng)
    table = hw.new_table(subject.game, seats, seed, options)
    bot = make_bot(subject.game, "greedy", seed)
    care = rng.choice((0.0, 0.6, 0.9, 1.0))
    while table.decision is not None:
        yield table
        if rng.random() < care:
            table.apply(advise(table, bot)[0].option)
        else:
            table.apply(*random_move(table, rng))


def _opening(subject: Subject, rng: random.Random) -> tuple[int, dict[str, Any]]:
    """Seats and settings at random, with those that make the subject."""
    while True:
        seats = rng.choice(hw.games()[subject.game].seats)
        options = random_options(subject.game, seats, rng)
        options |= {name: rng.choice(values) for name, values in subject.settings.items()}
        if fits(subject.game, seats, options):
            return seats, options


# --- playing out -----------------------------------------------------------------------------------------------


def examine(subject: Subject, seed: int, rolls: int) -> tuple[int, list[Tally]]:
    """The claims of one game: how many positions were looked at, and how often each claim came true."""
    rng = random.Random(seed + 1)
    looked, found = 0, list[Tally]()
    for table in positions(subject, seed):
        assert table.decision is not None
        if table.decision.kind not in subject.always and rng.random() >= subject.share:
            continue
        claims = subject.claims(table)
        if not claims:
            continue
        looked += 1
        found += play_out(table, claims, rolls, rng, seed)
        if looked == MOST_POSITIONS:
            break
    return looked, found


def play_out(
    table: Table[Any], claims: Sequence[Claim], rolls: int, rng: random.Random, seed: int = 0, most: int = MOST_WAYS
) -> Iterator[Tally]:
    """How often the claims of a position come true in this many tries; of many ways to play on, a random few."""
    together: dict[tuple[int, Any], list[Claim]] = defaultdict(list)
    for claim in claims:
        together[claim.seat, claim.play].append(claim)
    for (seat, play), group in rng.sample(list(together.items()), min(most, len(together))):
        true = [0] * len(group)
        for _ in range(rolls):
            ended = play(table.imagine(seat, rng))
            for number, claim in enumerate(group):
                true[number] += claim.holds(ended)
        for claim, often in zip(group, true, strict=True):
            yield Tally(claim.name, claim.shown, claim.half, rolls, often, claim.about, seed, table.made)


@dataclass(frozen=True, slots=True)
class Finding:
    """Everything that was found out about one subject."""

    subject: str
    positions: int
    tallies: list[Tally]

    def by_name(self) -> dict[str, list[Tally]]:
        found = defaultdict(list)
        for tally in self.tallies:
            found[tally.name].append(tally)
        return dict(sorted(found.items()))

    def contradictions(self) -> list[Tally]:
        return [tally for tally in self.tallies if tally.contradicted()]

    def leaning(self) -> dict[str, float]:
        leans = {name: lean(tallies) for name, tallies in self.by_name().items()}
        return {name: each for name, each in leans.items() if abs(each) > LEAN}

    def told(self) -> dict[str, Any]:
        names = self.by_name()
        return {
            "positions": self.positions,
            "claims": len(self.tallies),
            "tries": sum(tally.tries for tally in self.tallies),
            "contradictions": len(self.contradictions()),
            "names": {
                name: {
                    "claims": len(tallies),
                    "certain": sum(tally.certain for tally in tallies),
                    "z": round(lean(tallies), 2),
                }
                for name, tallies in names.items()
            },
        }


def find_out(
    name: str, wanted: int, rolls: int, first_seed: int, pool: ProcessPoolExecutor, ahead: int, progress: Progress
) -> Finding:
    """Games of a subject until this many positions have been examined."""
    task = progress.add_task(name, total=wanted)
    look = partial(examine, subjects()[name], rolls=rolls)
    seeds = count(first_seed)
    looked, tallies = 0, list[Tally]()
    running = {pool.submit(look, next(seeds)) for _ in range(ahead)}
    while running and looked < wanted:
        done = next(as_completed(running))
        running.remove(done)
        more, found = done.result()
        looked += more
        tallies += found
        progress.update(task, completed=min(looked, wanted))
        running.add(pool.submit(look, next(seeds)))
    for rest in running:
        rest.cancel()
    return Finding(name, looked, tallies)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=sorted(subjects()), help="only this one; can be repeated")
    parser.add_argument("--positions", type=int, default=500, help="how many positions of each to look at, at least")
    parser.add_argument("--rolls", type=int, default=400, help="how often each claim is played out")
    parser.add_argument("--seed", type=int, default=0, help="the first seed; the same seeds give the same games")
    parser.add_argument("--workers", type=int, default=2, help="how many processes to use")
    asked = parser.parse_args()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    findings = []
    with ProcessPoolExecutor(asked.workers) as pool, Progress(*columns, console=Console(stderr=True)) as progress:
        for name in asked.game or sorted(subjects()):
            findings.append(find_out(name, asked.positions, asked.rolls, asked.seed, pool, 2 * asked.workers, progress))
    print(json.dumps({finding.subject: finding.told() for finding in findings}))
    wrong = False
    for finding in findings:
        for tally in finding.contradictions():
            print(json.dumps({"game": finding.subject, **asdict(tally)}), file=sys.stderr)
        for name, z in finding.leaning().items():
            print(json.dumps({"game": finding.subject, "name": name, "z": round(z, 2)}), file=sys.stderr)
        wrong = wrong or bool(finding.contradictions() or finding.leaning())
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())

"""Runs many bot games, in one process, several or a cluster, and tallies the results.

Game number i is played with the seed `first seed + i`, whoever plays it: the same seeds give the same games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

import herowright as hw
from herowright.bots import make_bot, play_on
from herowright.games import registry
from herowright.kit import part
from herowright.lab.cluster import in_order
from herowright.lab.kept import Kept
from herowright.lab.summary import Summary
from herowright.table.table import Table

# Far apart, so that no bot of one game ever plays with the seed of a bot of another.
BOT_SEEDS = 1_000_003


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: a bot for each seat."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int
    games: int


@dataclass(frozen=True, slots=True)
class Played:
    """One game. `error` says what went wrong, if the game could not be finished."""

    seed: int
    decisions: int
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    summary: Summary = field(default_factory=Summary)
    error: str | None = None


def summary_of(table: Table[Any]) -> Summary:
    """What the game wants counted, if it wants anything."""
    kit = registry.kit(table.game.id)
    found: Summary = part(kit.summary)(table) if kit.summary else Summary()
    return found


def bots_for(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for every seat; a shorter list is repeated around the table."""
    return tuple(names[seat % len(names)] for seat in range(seats))


def play_game(plan: Plan, number: int) -> Played:
    seed = plan.seed + number
    table = hw.new_table(plan.game, len(plan.bots), seed, plan.options)
    try:
        play_on(table, [make_bot(plan.game, name, seed * BOT_SEEDS + seat) for seat, name in enumerate(plan.bots)])
        outcome = table.outcome
        assert outcome is not None
        scores = tuple(seat.total for seat in outcome.seats)
        return Played(seed, len(table.decisions), scores, outcome.winners, summary_of(table))
    except Exception as error:  # one failing game must not end the whole run
        return Played(seed, len(table.decisions), error=f"{type(error).__name__}: {error}")


def simulate(
    plan: Plan,
    workers: int = 1,
    progress: Callable[[int], None] = lambda done: None,
    file: Path | None = None,
    ray: str | None = None,
) -> list[Played]:
    """Play all games that are not in the file yet; the results come in the order of the seeds, whoever played them."""
    hw.new_table(plan.game, len(plan.bots), plan.seed, plan.options)  # bad options fail once, and before the start
    for name in plan.bots:
        make_bot(plan.game, name, 0)
    about = {"version": hw.__version__, "game": plan.game, "bots": plan.bots, "options": dict(plan.options)}
    kept = Kept(file, about)
    wanted = range(plan.games)
    found = {played.seed - plan.seed: played for played in map(_read, kept.rows())}
    missing = [number for number in wanted if number not in found]
    done = plan.games - len(missing)
    progress(done)
    for number, played in zip(missing, in_order(partial(play_game, plan), missing, workers, ray), strict=True):
        found[number] = played
        if played.error is None:
            kept.add(asdict(played))
        done += 1
        progress(done)
    return [found[number] for number in wanted]


def _read(row: Mapping[str, Any]) -> Played:
    summary = Summary(**row["summary"])
    return Played(row["seed"], row["decisions"], tuple(row["scores"]), tuple(row["winners"]), summary)


# --- counting ------------------------------------------------------------------------------------


def report(plan: Plan, results: Sequence[Played], seconds: float) -> dict[str, Any]:
    """Everything that was counted, as plain values."""
    done = [played for played in results if played.error is None]
    decisions = sum(played.decisions for played in results)
    seats = range(len(plan.bots))
    labels = {"bots": [list(plan.bots) for _ in done]} | {
        heading: [played.summary.labels[heading] for played in done]
        for heading in (done[0].summary.labels if done else ())
    }
    standings = {heading: _standings(done, rows) for heading, rows in labels.items()}
    return {
        "game": plan.game,
        "seats": [
            {"bot": plan.bots[seat], **_standing([(played, seat) for played in done], len(seats))} for seat in seats
        ],
        "options": dict(plan.options),
        "seeds": {"first": plan.seed, "last": plan.seed + plan.games - 1},
        "games": len(results),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds, 1) if seconds else 0.0,
        "errors": len(results) - len(done),
        "failures": [{"seed": played.seed, "error": played.error} for played in results if played.error],
        "scores": _scores([score for played in done for score in played.scores]),
        **standings,
        **_tallies([played.summary.tallies for played in done]),
        "results": [
            {"seed": p.seed, "decisions": p.decisions, "scores": list(p.scores), "winners": list(p.winners)}
            for p in results
        ],
    }


def _standings(done: Sequence[Played], rows: Sequence[Sequence[str]]) -> dict[str, dict[str, Any]]:
    """How each label did: each seat's fair share is one win divided by the number of seats."""
    by_label: dict[str, list[tuple[Played, int]]] = {}
    for played, labels in zip(done, rows, strict=True):
        for seat, label in enumerate(labels):
            by_label.setdefault(label, []).append((played, seat))
    return {label: _standing(places, len(rows[0])) for label, places in sorted(by_label.items())}


def _standing(places: Sequence[tuple[Played, int]], seats: int) -> dict[str, Any]:
    wins = sum(1 / len(played.winners) for played, seat in places if seat in played.winners)
    fair = len(places) / seats
    return {
        "games": len(places),
        "wins": round(wins, 2),
        "fair_share": round(fair, 2),
        "ratio": round(wins / fair, 3) if places else None,
        **_scores([played.scores[seat] for played, seat in places], distribution=False),
    }


def _scores(scores: Sequence[int], distribution: bool = True) -> dict[str, Any]:
    if not scores:
        return {}
    summary: dict[str, Any] = {
        "average": round(fmean(scores), 2),
        "deviation": round(pstdev(scores), 2),
        "least": min(scores),
        "most": max(scores),
    }
    if distribution:
        summary["distribution"] = {str(score): count for score, count in sorted(Counter(scores).items())}
    return summary


def _tallies(games: Iterable[Mapping[str, Mapping[str, Mapping[str, int]]]]) -> dict[str, dict[str, dict[str, int]]]:
    total: dict[str, dict[str, Counter[str]]] = {}
    for tallies in games:
        for heading, things in tallies.items():
            for thing, counts in things.items():
                total.setdefault(heading, {}).setdefault(thing, Counter()).update(counts)
    return {
        heading: {thing: dict(counts) for thing, counts in sorted(things.items())} for heading, things in total.items()
    }

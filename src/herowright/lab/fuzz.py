"""`python -m herowright.lab.fuzz`: random games of every kind, checked against all invariants."""

from __future__ import annotations

import argparse
import json
import random
import sys
import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import count
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import herowright as hw
from herowright.lab.invariants import play_and_check, random_options

GAMES_PER_TASK = 8


def fuzz_games(seeds: range, games: Sequence[str] = (), thorough: float = 1.0) -> tuple[int, list[dict[str, Any]]]:
    """Play one random game per seed, of all games or of those named; returns the decisions made and the failures."""
    decisions, failures = 0, []
    for seed in seeds:
        rng = random.Random(seed)
        game = rng.choice(sorted(games or hw.games()))
        seats = rng.choice(hw.games()[game].seats)
        options = random_options(game, seats, rng)
        try:
            decisions += play_and_check(game, seats, options, seed, thorough=thorough)
        except Exception:
            failures.append(
                {"seed": seed, "game": game, "seats": seats, "options": options, "error": traceback.format_exc()}
            )
    return decisions, failures


def fuzz(
    wanted: int, first_seed: int, workers: int, games: Sequence[str], thorough: float, progress: Progress
) -> tuple[int, list[dict[str, Any]]]:
    task = progress.add_task("fuzz", total=wanted)
    decisions, failures = 0, []
    with ProcessPoolExecutor(workers) as pool:
        tasks = _tasks(first_seed)
        running = {pool.submit(fuzz_games, next(tasks), games, thorough) for _ in range(workers * 2)}
        while running and decisions < wanted:
            done = next(as_completed(running))
            running.remove(done)
            made, failed = done.result()
            decisions += made
            failures += failed
            progress.update(task, completed=min(decisions, wanted))
            if decisions < wanted:
                running.add(pool.submit(fuzz_games, next(tasks), games, thorough))
        for rest in running:
            rest.cancel()
    return decisions, failures


def _tasks(first_seed: int) -> Iterator[range]:
    for start in count(first_seed, GAMES_PER_TASK):
        yield range(start, start + GAMES_PER_TASK)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=100_000, help="how many decisions to make at least")
    parser.add_argument("--seed", type=int, default=0, help="the first seed; the same seeds give the same games")
    parser.add_argument("--workers", type=int, default=2, help="how many processes to use")
    parser.add_argument("--game", action="append", choices=sorted(hw.games()), help="only this game; can be repeated")
    parser.add_argument(
        "--thorough",
        type=float,
        default=0.02,
        help="the share of moments at which every option, view and copy is tried",
    )
    asked = parser.parse_args()
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        decisions, failures = fuzz(
            asked.decisions, asked.seed, asked.workers, asked.game or (), asked.thorough, progress
        )
    print(json.dumps({"decisions": decisions, "failures": len(failures)}))
    for failure in failures:
        print(json.dumps({name: value for name, value in failure.items() if name != "error"}), file=sys.stderr)
        print(failure["error"], file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

"""`python -m herowright.games.roll_player.lab.accel check|bench`: is it the same game, and how fast is it?"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from time import perf_counter
from typing import Any


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, help="write what was found to this file, as JSON")
    commands = parser.add_subparsers(dest="command", required=True)
    checking = commands.add_parser("check", help="games of the engine, played again in arrays")
    checking.add_argument("--games", type=int, default=300)
    checking.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4], choices=(2, 3, 4))
    checking.add_argument("--seed", type=int, default=1, help="the first seed; the same seeds give the same games")
    checking.add_argument("--workers", type=int, default=2, help="how many processes play the engine's games")
    measuring = commands.add_parser("bench", help="steps per second beside pgx's backgammon")
    measuring.add_argument("--sizes", type=int, nargs="+", default=[1024, 8192, 65536])
    measuring.add_argument("--slices", type=int, default=7)
    measuring.add_argument("--patience", type=float, help="leave out what is not compiled after so many seconds")
    measuring.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    asked = parser.parse_args()
    try:
        import jax  # noqa: F401
    except ModuleNotFoundError:
        parser.exit(2, "JAX is not installed: pip install 'herowright[accel]'\n")
    found, ok = run_check(asked) if asked.command == "check" else run_bench(asked)
    if asked.out:
        asked.out.write_text(json.dumps(found, indent=1) + "\n")
    return 0 if ok else 1


def run_check(asked: argparse.Namespace) -> tuple[dict[str, Any], bool]:
    from herowright.games.roll_player.lab.accel.actions import FAMILIES, KEYS
    from herowright.games.roll_player.lab.accel.check import check

    began = perf_counter()
    total = None
    for total in check(asked.games, asked.seats, asked.seed, asked.workers):
        seconds = perf_counter() - began
        print(
            f"{total.games} games, {total.steps} choices, {total.games_wrong} games differ, {seconds:.0f} s", flush=True
        )
    assert total is not None
    for line in total.wrong[:20]:
        print(line, file=sys.stderr)
    family = {key: name for name, keys in FAMILIES.items() for key in keys}
    taken: Counter[str] = Counter()
    for key, times in total.taken.items():
        taken[family.get(key, "order")] += times
    never = [key for key in KEYS if not total.taken[key] and not key.startswith("order:")]
    print(f"choices by kind: {dict(sorted(taken.items()))}")
    print(f"never chosen: {', '.join(never) or 'none'}")
    found = {
        "games": total.games, "choices": total.steps, "games_wrong": total.games_wrong, "wrong": total.wrong[:100],
        "seconds": perf_counter() - began, "taken": dict(taken), "never": never,
    }  # fmt: skip
    return found, not total.games_wrong


def run_bench(asked: argparse.Namespace) -> tuple[dict[str, Any], bool]:
    from herowright.games.roll_player.lab.accel.bench import bench, machine

    print(f"{machine()}; {asked.seats} heroes", flush=True)
    print(
        f"{'games':>8} {'steps/s':>14} {'games/s':>10} {'backgammon':>14} {'ratio':>6}  spread of the ratio", flush=True
    )
    rows = []
    for row in bench(asked.sizes, asked.slices, asked.seats, asked.patience):
        each = row.encode()
        ratios = [own / other for own, other in zip(row.ours, row.pgx, strict=True)]
        spread = f"{min(ratios):.2f} to {max(ratios):.2f}"
        line = f"{row.batch:8} {each['median']:14,.0f} {row.games:10,.0f} {each['pgx_median']:14,.0f} {row.ratio:6.2f}"
        print(f"{line}  {spread}; compiled in {row.compiling:.0f} and {row.pgx_compiling:.0f} s", flush=True)
        rows.append(each)
    return {"machine": machine(), "seats": asked.seats, "sizes": rows}, bool(rows)


if __name__ == "__main__":
    sys.exit(main())

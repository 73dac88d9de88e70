"""`make chaos`: kills, full disks, torn files and strangers, by the hundred; the results go to docs/reliability.md."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import json

from tests.chaos.trials import NEEDS_POSTGRES, TRIALS, Result, Trial, postgres

DOCUMENT = Path(__file__).parents[2] / "docs" / "reliability.md"
BEGIN, END = "<!-- results of make chaos -->\n", "<!-- end of results -->\n"
PATIENCE = 3600


def show(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text:<78}", end="", file=sys.stderr, flush=True)


def run(names: Sequence[str], times: dict[str, int], seed: int, done: Callable[[Result], None]) -> list[Result]:
    """All of these trials, one after another."""
    found = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory("-herowright-chaos")))
        database = stack.enter_context(postgres()) if set(names) & set(NEEDS_POSTGRES) else None
        for name in names:
            trial = Trial(folder, database, random.Random(f"{seed} {name}"), times[name], show)
            result = asyncio.run(asyncio.wait_for(TRIALS[name][2](trial), PATIENCE))
            show("")
            done(result)
            found.append(result)
    return found


HEADER = (
    "| what happens | database | times | choices confirmed | lost | invented | tables that did not open "
    "| games verified | remark |\n|---|---|---|---|---|---|---|---|---|"
)


def row(result: Result) -> str:
    world = result.world
    failed = f", {world.unverified} failed" if world.unverified else ""
    return (
        f"| {result.kind} | {result.database} | {result.times:,} | {world.confirmed:,} | {world.lost} "
        f"| {world.invented + world.gaps} | {world.unopened} | {world.verified}{failed} | {result.note} |"
    )


def write(result: Result) -> None:
    """Put a row into the table on the page, in the place of the one that was there."""
    before, _, rest = DOCUMENT.read_text().partition(BEGIN)
    shown, _, after = rest.partition(END)
    rows = shown.splitlines()[2:]
    same = f"| {result.kind} | {result.database} |"
    rows = [row(result) if line.startswith(same) else line for line in rows]
    if row(result) not in rows:
        rows.append(row(result))
    DOCUMENT.write_text("\n".join([before + BEGIN + HEADER, *rows, END + after]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", choices=list(TRIALS), default=list(TRIALS))
    parser.add_argument("--kills", type=int, help="how often servers are killed on each database")
    parser.add_argument("--short", action="store_true", help="each kind a few times, as in make test")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="write the table into docs/reliability.md")
    args = parser.parse_args()
    times = {name: short if args.short else long for name, (long, short, _) in TRIALS.items()}
    if args.kills:
        times |= dict.fromkeys(("kill-sqlite", "kill-postgres"), args.kills)
    began = time.monotonic()
    if not args.json:
        print(HEADER, flush=True)

    def done(result: Result) -> None:
        if not args.json:
            print(row(result), flush=True)
        if args.write:
            write(result)

    results = run(args.only, times, args.seed, done)
    if args.json:
        print(json.encode([result.figures() for result in results]).decode())
    else:
        print(f"{time.monotonic() - began:.0f} s")
    if not all(result.good for result in results):
        raise SystemExit("something was lost, invented or damaged")


if __name__ == "__main__":
    main()

"""`make mutants`: breaks the rules one line at a time and tells which breaks the tests do not notice.

A break that only a golden playthrough notices, or none, wants a test that cites its clause. A line that no test runs
counts as survived. What changes no behaviour is listed in `equivalents.toml`.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from tests.mutants.breaks import Break, Same, breaks_of, draw, equivalents, reveals
from tests.mutants.places import RULE_SETS, SOURCES, rule_files, rule_set_of
from tests.mutants.session import Session
from tests.mutants.trial import GOLDEN_ONLY, KILLED, NOT_COVERED, SURVIVED, Trial, environment


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--seed", type=int, default=0, help="the same seed makes the same breaks")
    parser.add_argument("--count", type=int, default=150, help="how many breaks, spread evenly over the rule sets")
    parser.add_argument("--rule-set", action="append", choices=RULE_SETS, help="only this one; can be repeated")
    parser.add_argument("--workers", type=int, default=2, help="how many processes to use")
    parser.add_argument(
        "--only", action="append", metavar="FILE:LINE", help="all breaks of this line instead; can be repeated"
    )
    parser.add_argument(
        "--again", metavar="REPORT", help="instead all that an earlier --json report did not see killed"
    )
    parser.add_argument("--reveals", action="store_true", help="instead forget each border for undo, one after another")
    parser.add_argument("--json", metavar="FILE", help="write everything there as well")
    return parser.parse_args()


def chosen(asked: argparse.Namespace) -> list[Break]:
    rule_sets = asked.rule_set or [*RULE_SETS]
    same = equivalents()
    if asked.only:
        return [one for wanted in asked.only for one in _on_line(wanted)]
    if asked.again:
        return _again(json.loads(Path(asked.again).read_text(encoding="utf-8")), same)
    if asked.reveals:
        return [one for rule_set in rule_sets for one in reveals([*rule_files(rule_set)])]
    found: list[Break] = []
    for number, rule_set in enumerate(rule_sets):
        count = asked.count // len(rule_sets) + (number < asked.count % len(rule_sets))
        rng = random.Random(f"{asked.seed} {rule_set}")
        found += draw([*rule_files(rule_set)], count, rng, same)
    return found


def _on_line(wanted: str) -> list[Break]:
    path, _, line = wanted.rpartition(":")
    file = path.removeprefix("src/").removeprefix("herowright/")
    if not (SOURCES / file).exists():
        raise SystemExit(f"{SOURCES / file} is not there")
    return [one for one in breaks_of(file) if one.line <= int(line) <= one.last_line]


def _again(report: list[dict[str, Any]], same: Same) -> list[Break]:
    wanted = {(row["file"], row["before"], row["after"]) for row in report if row["result"] != KILLED}
    return [
        one
        for file in sorted({file for file, _, _ in wanted})
        for one in breaks_of(file)
        if (file, one.before, one.after) in wanted and not same(one)
    ]


def row(trial: Trial) -> dict[str, Any]:
    one = trial.one
    return {
        "rule_set": rule_set_of(one.file),
        "file": one.file,
        "line": one.line,
        "kind": one.kind,
        "before": one.before,
        "after": one.after,
        "result": trial.result,
        "by": trial.by,
    }


def tell(session: Session) -> None:
    counts = Counter((rule_set_of(trial.one.file), trial.result) for trial in session.trials)
    print(f"{'rule set':<20}{'broken':>8}{'killed':>8}{'golden only':>13}{'survived':>10}{'of these not covered':>22}")
    for rule_set in (*RULE_SETS, None):
        rule_sets = RULE_SETS if rule_set is None else [rule_set]
        killed, golden, survived, bare = (
            sum(counts[each, result] for each in rule_sets) for result in (KILLED, GOLDEN_ONLY, SURVIVED, NOT_COVERED)
        )
        broken = killed + golden + survived + bare
        if broken:
            print(f"{rule_set or 'all':<20}{broken:>8}{killed:>8}{golden:>13}{survived + bare:>10}{bare:>22}")
    for trial in session.trials:
        if trial.result != KILLED:
            print(f"\n{trial.result}: src/herowright/{trial.one.file}:{trial.one.line} ({trial.one.kind})")
            print(trial.one.diff)
    for test in session.failed:
        print(f"\nleft out, for it fails without a break: {test}")
    for test in session.slow:
        print(f"\nleft out, for it takes long: {test}")


def main() -> int:
    asked = arguments()
    environment()
    breaks = chosen(asked)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bars: dict[str, TaskID] = {}

        def progressed(what: str, done: int, total: int) -> None:
            if what not in bars:
                bars[what] = progress.add_task(what)
            progress.update(bars[what], completed=done, total=total)

        def tried(trial: Trial) -> None:
            if trial.result != KILLED:  # whoever waits can begin to read
                progress.console.print(f"{trial.result}: {trial.one}", markup=False, highlight=False)

        session = Session(breaks, asked.workers, progressed, tried)
        session.work()
    tell(session)
    if asked.json:
        rows = [row(trial) for trial in session.trials]
        Path(asked.json).write_text(json.dumps(rows, indent=1, ensure_ascii=False), encoding="utf-8")
    return 0 if all(trial.result == KILLED for trial in session.trials) else 1


if __name__ == "__main__":
    sys.exit(main())

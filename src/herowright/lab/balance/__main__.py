"""`python -m herowright.lab.balance FILE...`: prints the page about a game, or writes it with pictures to a folder."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from herowright.games import registry
from herowright.lab.balance import Report, page, pictures_of, subject_of


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m herowright.lab.balance", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="what herowright simulate --json printed")
    parser.add_argument("--to", type=Path, metavar="FOLDER", help="write GAME.md and its pictures there")
    asked = parser.parse_args()
    reports = []
    for file in asked.files:
        try:
            reports.append(_read(file))
        except (OSError, ValueError) as error:
            parser.error(f"{file}: {error}")
    games = {subject_of(report) for report in reports}
    if len(games) > 1:
        parser.error(f"the files are about different games: {', '.join(sorted(games))}")
    if asked.to is None:
        sys.stdout.write(page(reports))
        return 0
    asked.to.mkdir(parents=True, exist_ok=True)
    written = {f"{subject_of(reports[0])}.md": page(reports, pictures=True), **pictures_of(reports)}
    for name, content in written.items():
        (asked.to / name).write_text(content, encoding="utf-8")
        print(asked.to / name)
    return 0


def has_page(game: Any) -> bool:
    return game in registry.kits() and bool(registry.kit(game).balance)


def _read(file: Path) -> Report:
    report = json.loads(file.read_text(encoding="utf-8"))
    if not isinstance(report, dict) or not has_page(report.get("game")):
        raise ValueError("no report of herowright simulate --json")
    if not report["scores"]:
        raise ValueError("no game in it was finished")
    return report


if __name__ == "__main__":
    sys.exit(main())

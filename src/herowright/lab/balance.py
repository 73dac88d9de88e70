"""`python -m herowright.lab.balance`: what simulation says about the cards, as a page for `docs/balance/`.

Reads the JSON of `herowright simulate GAME --json`, one file for each number of seats.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from herowright.locale import texts

Report = dict[str, Any]
# A class is out of balance below half and above twice its fair share of wins.
LOW, HIGH = 0.5, 2.0


def page(reports: Sequence[Report]) -> str:
    """Wins by class and purchases by card, side by side for each number of seats."""
    seats = [len(report["seats"]) for report in reports]
    games = " and ".join(f"{report['games']:,}" for report in reports)
    bots = sorted({seat["bot"] for report in reports for seat in report["seats"]})
    lines = [
        f"# Balance of {reports[0]['game']}",
        "",
        f"{games} games with the bot {', '.join(bots)} at {', '.join(map(str, seats))} seats, seeds from "
        f"{reports[0]['seeds']['first']}. Average score: "
        + ", ".join(f"{report['scores']['average']}" for report in reports)
        + ".",
        "",
        "## Wins by class",
        "",
        f"Wins as a multiple of the fair share, and the average score. Every class must stay from {LOW} to {HIGH}.",
        "",
        *_table(["class", *(f"{count} seats" for count in seats)], _classes(reports)),
        "",
        "## Purchases by card",
        "",
        "How often a card was bought when it lay in the Market. No card may be bought never.",
        "",
        *_table(["card", *(f"{count} seats" for count in seats)], _cards(reports)),
    ]
    return "\n".join(lines) + "\n"


def _classes(reports: Sequence[Report]) -> list[list[str]]:
    name = texts("en").name
    ids = sorted({id for report in reports for id in report["classes"]})
    return [[name(f"class:{id}"), *(_class(report["classes"].get(id)) for report in reports)] for id in ids]


def _class(standing: Report | None) -> str:
    return f"{standing['ratio']:.2f} ({standing['average']:.1f})" if standing else "–"


def _cards(reports: Sequence[Report]) -> list[list[str]]:
    name = texts("en").name
    ids = {id for report in reports for id in report["cards"]}
    total = {id: sum(report["cards"].get(id, {"bought": 0})["bought"] for report in reports) for id in ids}
    rows = sorted(ids, key=lambda id: (-total[id], id))
    return [[name(f"card:{id}"), *(_card(report["cards"].get(id)) for report in reports)] for id in rows]


def _card(count: Report | None) -> str:
    return f"{count['bought'] / count['offered']:.0%}" if count and count["offered"] else "–"


def _table(head: list[str], rows: list[list[str]]) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)]


if __name__ == "__main__":
    sys.stdout.write(page([json.loads(Path(file).read_text(encoding="utf-8")) for file in sys.argv[1:]]))

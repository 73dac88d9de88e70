"""What a page about balance is made of: sections with a table and perhaps a picture, and cells of tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from herowright.games import registry
from herowright.locale import texts

Report = dict[str, Any]
# Something is out of balance below half and above twice its fair share of wins.
LOW, HIGH = 0.5, 2.0
NOTHING = "–"


@dataclass(frozen=True, slots=True)
class Section:
    """`picture` is an SVG drawing of what the table says."""

    heading: str
    about: str
    head: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()
    picture: str = ""


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)]


def name(kind: str, id: str) -> str:
    return texts("en").name(f"{kind}:{id}")


def seats_of(report: Report) -> int:
    return len(report["seats"])


def bots_of(reports: Sequence[Report]) -> str:
    return ", ".join(sorted({seat["bot"] for report in reports for seat in report["seats"]}))


def labels(reports: Sequence[Report], heading: str) -> list[str]:
    """Everything that was compared under a heading, ordered by id."""
    return sorted({id for report in reports for id in report.get(heading, {})})


def standing(report: Report, heading: str, id: str) -> str:
    """Wins as a multiple of the fair share, and the average score."""
    found = report.get(heading, {}).get(id)
    return f"{found['ratio']:.2f} ({found['average']:.1f})" if found else NOTHING


def ratio(report: Report, heading: str, id: str) -> float | None:
    found = report.get(heading, {}).get(id)
    return found and float(found["ratio"])


def share(report: Report, heading: str, id: str, happened: str, possible: str) -> str:
    """How often something happened to a card when it could have."""
    count = report.get(heading, {}).get(id)
    return f"{count[happened] / count[possible]:.0%}" if count and count[possible] else NOTHING


def by_use(reports: Sequence[Report], heading: str, happened: str) -> list[str]:
    """The cards under a heading, the most popular first."""
    ids = {id for report in reports for id in report.get(heading, {})}
    total = {id: sum(report[heading][id][happened] for report in reports if id in report[heading]) for id in ids}
    return sorted(ids, key=lambda id: (-total[id], id))


def made_by(reports: Sequence[Report], pictures: bool) -> list[str]:
    """The commands that reproduce the page."""
    files = [_file(report) for report in reports]
    commands = [f"{_command(report)} --json > {file}" for report, file in zip(reports, files, strict=True)]
    to = " --to docs/balance" if pictures else ""
    return ["## Made by", "", "```sh", *commands, f"python -m herowright.lab.balance {' '.join(files)}{to}", "```"]


def _file(report: Report) -> str:
    options = report["options"]
    expansion = options.get("expansion", "none")
    what = options.get("mode") or options.get("scenario") or (expansion if expansion != "none" else "balance")
    return f"{what}-{seats_of(report)}.json"


def _command(report: Report) -> str:
    bots = [seat["bot"] for seat in report["seats"]]
    words = ["herowright simulate", report["game"], f"--games {report['games']}", f"--seats {len(bots)}"]
    words += [f"--bot {bot}" for bot in (bots if len(set(bots)) > 1 else bots[:1])]
    words.append(f"--seed {report['seeds']['first']}")
    usual = registry.find(report["game"]).settle(len(bots), {})
    for id, value in report["options"].items():
        if id == "pack":
            words.append("--pack FILE")
        elif value != usual[id]:
            words.append(f"--option {id}={_written(value)}")
    return " ".join(words)


def _written(value: Any) -> str:
    return ",".join(value) if isinstance(value, list) else str(value)

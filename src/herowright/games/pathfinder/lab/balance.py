"""How parties fare in Pathfinder: wins, turns and deaths by scenario and number of heroes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from herowright.lab.balance import charts
from herowright.lab.balance.section import NOTHING, Report, Section, bots_of, labels, name, seats_of

WANTED = 0.5  # of the games of four heroes in Perils of the Lost Coast


def pathfinder(reports: Sequence[Report]) -> Iterator[Section]:
    """Each report is about one scenario and one number of heroes."""
    scenarios = list(dict.fromkeys(_scenario(report) for report in reports))
    sizes = sorted({seats_of(report) for report in reports})
    found = {(_scenario(report), seats_of(report)): report for report in reports}
    least = min(report["games"] for report in reports)

    def grid(cell: Callable[[Report], str]) -> list[list[str]]:
        return [
            [name("scenario", id), *(cell(found[id, size]) if (id, size) in found else NOTHING for size in sizes)]
            for id in scenarios
        ]

    head = ["scenario", *(f"{size} hero" if size == 1 else f"{size} heroes" for size in sizes)]
    yield Section(
        "",
        f"Games of the bot {bots_of(reports)}, at least {least} for each cell, characters chosen by the bots, sample "
        f"decks, seeds from {reports[0]['seeds']['first']}. Heroes begin without feats, also in Burnt Offerings, where "
        "a party in a campaign already has some.",
    )
    columns = zip(head[1:], sizes, strict=True)
    rates = [(column, [_rate(found, id, size, "won") for id in scenarios]) for column, size in columns]
    yield Section(
        "Scenarios won",
        f"Four heroes are to win each scenario of Perils of the Lost Coast in at least {WANTED:.0%} of their games.",
        head,
        grid(lambda report: _percent(report, "won")),
        charts.dots("Share of games won", [name("scenario", id) for id in scenarios], rates, WANTED, 1.0),
    )
    yield Section(
        "Turns used",
        "Of the thirty that the blessings deck allows, on average over won and lost games.",
        head,
        grid(lambda report: f"{_count(report, 'turns') / report['games']:.1f}"),
    )
    deadly = grid(lambda report: _percent(report, "deadly"))
    yield Section("Games with a death", "At least one hero died.", head, deadly)
    yield Section(
        "Characters",
        "How often each character played, and in how many of these games its party won.",
        ["character", "games", "won"],
        [_character(reports, id) for id in labels(reports, "characters")],
    )


def _scenario(report: Report) -> str:
    return str(report["options"]["scenario"])


def _count(report: Report, what: str) -> int:
    return int(report["scenarios"][_scenario(report)][what])


def _percent(report: Report, what: str) -> str:
    return f"{_count(report, what) / report['games']:.0%}"


def _rate(found: dict[tuple[str, int], Report], id: str, size: int, what: str) -> float | None:
    report = found.get((id, size))
    return None if report is None else _count(report, what) / report["games"]


def _character(reports: Sequence[Report], id: str) -> list[str]:
    """A won game counts as one for everybody who took part."""
    played = [report["characters"][id] for report in reports if id in report["characters"]]
    games = sum(each["games"] for each in played)
    won = sum(each["average"] * each["games"] for each in played)
    return [name("character", id), str(games), f"{won / games:.0%}"]

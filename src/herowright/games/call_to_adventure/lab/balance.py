"""The balance of Call to Adventure: scores, the three parts of a character, the adversary, story and hand cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from herowright.lab.balance import charts
from herowright.lab.balance.section import (
    HIGH,
    LOW,
    NOTHING,
    Report,
    Section,
    bots_of,
    by_use,
    labels,
    name,
    ratio,
    seats_of,
    share,
    standing,
)

STEP = 5  # scores are drawn in steps, or the lines would be all peaks
PARTS = {"origins": "origin", "motivations": "motivation", "destinies": "destiny"}


def call_to_adventure(reports: Sequence[Report]) -> Iterator[Section]:
    """Some of the reports are of games against each other, some of games against an adversary."""
    versus = [report for report in reports if not _together(report)]
    together = [report for report in reports if _together(report)]
    columns = [title(report) for report in reports]
    yield Section("", f"Games of the bot {bots_of(reports)}, seeds from {reports[0]['seeds']['first']}.")
    yield _scores(reports)
    for heading, kind in PARTS.items():
        yield _part(heading, kind, versus, together)
    if together:
        yield _adversary(together)
    yield Section(
        "Story cards",
        "How often a story card ended in a hero's story when it lay face up. Against each other every card must stay "
        "from 2% to 60%. Two printed ones do not: Deep Forest (difficulty 3) and Lust for Adventure (1 XP) are so easy "
        "that somebody always takes them, whatever the cards around them offer, and their numbers are not ours.",
        ["card", *columns],
        [
            [name("story", id), *(share(report, "story", id, "taken", "face_up") for report in reports)]
            for id in by_use(reports, "story", "taken")
        ],
    )
    yield Section(
        "Hand cards",
        "How often a hand card was played when it was drawn.",
        ["card", *columns],
        [
            [name(*id.split(":")), *(share(report, "hand", id, "played", "drawn") for report in reports)]
            for id in by_use(reports, "hand", "played")
        ],
    )


def _together(report: Report) -> bool:
    return bool(report["options"]["mode"] == "co-op")


def title(report: Report) -> str:
    seats = seats_of(report)
    if seats == 1:
        return "solo"
    return f"co-op {seats}" if _together(report) else f"{seats} seats"


def _scores(reports: Sequence[Report]) -> Section:
    rows = []
    for report in reports:
        scores = report["scores"]
        numbers = (scores["average"], scores["deviation"], scores["least"], scores["most"])
        rows.append([title(report), f"{report['games']:,}", *map(str, numbers)])
    curves = [(title(report), _shares(report)) for report in reports]
    return Section(
        "Scores",
        "The scores of all heroes.",
        ["", "games", "average", "deviation", "least", "most"],
        rows,
        charts.curves(f"Scores from each {STEP} points to the next, in per cent of all heroes", curves, STEP),
    )


def _shares(report: Report) -> dict[int, float]:
    """How many heroes in a hundred have a score from each step to the next."""
    counts: Counter[int] = Counter()
    for score, times in report["scores"]["distribution"].items():
        counts[int(score) // STEP * STEP] += times
    return {score: 100 * times / counts.total() for score, times in counts.items()}


def _part(heading: str, kind: str, versus: Sequence[Report], together: Sequence[Report]) -> Section:
    """Against others the share of wins counts, against the adversary the games won."""
    ids = labels([*versus, *together], heading)
    dots = [(title(report), [ratio(report, heading, id) for id in ids]) for report in versus]
    about = f"Wins as a multiple of the fair share, and the average score. Every {kind} must stay from {LOW} to {HIGH}."
    if together:
        about += " Solo and co-op: the part of the games that was won, and the average score."
    return Section(
        heading.capitalize(),
        about,
        [kind, *(title(report) for report in (*versus, *together))],
        [
            [
                name(kind, id),
                *(standing(report, heading, id) for report in versus),
                *(_won(report, heading, id) for report in together),
            ]
            for id in ids
        ],
        charts.dots(f"Wins by {kind}, as a multiple of the fair share", [name(kind, id) for id in ids], dots, LOW, HIGH)
        if versus
        else "",
    )


def _won(report: Report, heading: str, id: str) -> str:
    """All heroes win together, so the share of a win is the part of the games that was won."""
    found = report.get(heading, {}).get(id)
    return f"{found['ratio']:.0%} ({found['average']:.1f})" if found else NOTHING


def _adversary(together: Sequence[Report]) -> Section:
    won = [(title(report), _games_won(report)) for report in together]
    return Section(
        "Against the adversary",
        "How many games the heroes won, and what they scored.",
        ["", "games", "won", "average score"],
        [
            [title(report), f"{report['games']:,}", f"{_games_won(report):.0%}", str(report["scores"]["average"])]
            for report in together
        ],
        charts.bars("Games won against the adversary", won),
    )


def _games_won(report: Report) -> float:
    return sum(bool(game["winners"]) for game in report["results"]) / len(report["results"])

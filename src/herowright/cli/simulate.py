"""`herowright simulate`: runs many bot games and tallies the results."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import BrokenExecutor
from itertools import zip_longest
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from herowright.cli.params import (
    AsJson,
    BadUsage,
    Bots,
    Game,
    Kept,
    Lang,
    Options,
    PackFile,
    Ray,
    Seats,
    Workers,
    table_options,
    whole,
)
from herowright.cli.play import RIVAL, SEATS
from herowright.cli.speech import Speaker, decimal, language, print_json, progress_bar
from herowright.games import registry
from herowright.locale import Texts

if TYPE_CHECKING:
    from rich.table import Table

BAR = 40
# The columns of standings, with their decimals.
COLUMNS = {"games": 0, "wins": 1, "fair_share": 1, "ratio": 2, "average": 1, "least": 0, "most": 0}
AGAINST_OTHERS = ("wins", "fair_share", "ratio")
# The headings of the things that are compared.
NAMING: dict[str, Callable[[Texts, str], str]] = {
    "bots": lambda texts, id: id,
    "classes": lambda texts, id: texts.name(f"class:{id}"),
    "ranks": lambda texts, id: texts.say(id),
    "origins": lambda texts, id: texts.name(f"origin:{id}"),
    "motivations": lambda texts, id: texts.name(f"motivation:{id}"),
    "destinies": lambda texts, id: texts.name(f"destiny:{id}"),
    "ends": lambda texts, id: texts.say(f"cli-end-{id}"),
    "characters": lambda texts, id: texts.name(f"character:{id}"),
    "outcomes": lambda texts, id: texts.say(f"cli-end-{id}"),
    "fates": lambda texts, id: texts.say(f"cli-fate-{id}"),
}
# What is counted of cards: how often something happened, and how often it could have.
TALLIES = {
    "cards": ("bought", "offered"),
    "story": ("taken", "face_up"),
    "hand": ("played", "drawn"),
    "scenarios": ("won", "games"),
}


def simulate(
    game: Game,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", parser=whole("--games", 1))],
    seats: Seats = None,
    bot: Bots = None,
    seed: Annotated[int, typer.Option(metavar="S", parser=whole("--seed", 0))] = 1,
    workers: Workers = 1,
    ray: Ray = None,
    file: Kept = None,
    option: Options = None,
    pack: PackFile = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from herowright import packs
    from herowright.lab import simulate as lab

    named = bot or [RIVAL]
    seats = seats or max(SEATS, len(named))
    if len(named) > seats:
        raise BadUsage("cli-too-many-bots", bots=len(named), seats=seats)
    options = registry.find(game).settle(seats, table_options(game, option, pack))
    plan = lab.Plan(game, lab.bots_for(named, seats), options, seed, games)
    speaker = Speaker(lang, packs.names(game, options, language(lang)))
    start = perf_counter()
    with progress_bar(speaker.text("cli-simulate-progress"), games) as bar:
        try:
            results = lab.simulate(plan, workers, lambda done: bar.update(bar.task_ids[0], completed=done), file, ray)
        except BrokenExecutor:
            raise BadUsage("cli-worker-lost") from None
    report = lab.report(plan, results, perf_counter() - start)
    if json:
        print_json(report)
    else:
        show(speaker, report)
    if report["errors"]:
        raise typer.Exit(1)


def show(speaker: Speaker, report: Mapping[str, Any]) -> None:
    seeds = report["seeds"]
    speaker.say(
        "cli-simulate-done",
        games=report["games"],
        decisions=report["decisions"],
        rate=decimal(report["decisions_per_second"]),
        seconds=decimal(report["seconds"], 1),
        first=str(seeds["first"]),
        last=str(seeds["last"]),
    )
    for failure in report["failures"]:
        speaker.line(speaker.text("cli-simulate-failure", seed=str(failure["seed"]), error=failure["error"]), "red")
    if not report["scores"]:
        return
    seats = [(f"{number}. {seat['bot']}", seat) for number, seat in enumerate(report["seats"], 1)]
    contested = len(seats) > 1 or any(seat["wins"] < seat["games"] for _, seat in seats)
    speaker.show(standings(speaker, "seats", seats, contested))
    for heading, name in NAMING.items():
        rows = [(name(speaker.texts, id), standing) for id, standing in report.get(heading, {}).items()]
        rows.sort(key=lambda row: (-row[1]["ratio"], -row[1]["average"]))
        if rows and (heading != "bots" or len(rows) > 1):
            speaker.show(standings(speaker, heading, rows, contested))
    for heading, (happened, possible) in TALLIES.items():
        if heading in report:
            speaker.show(tally(speaker, heading, report[heading], happened, possible))
    speaker.show(histogram(speaker, report["scores"]))


def grid(speaker: Speaker, title: str, *columns: str) -> Table:
    """A table whose first column is text and whose others are numbers."""
    from rich import box
    from rich.table import Table

    table = Table(title=speaker.text(title), title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    table.pad_edge = False
    for number, column in enumerate(columns):
        table.add_column(speaker.text(column) if column else "", justify="right" if number else "left")
    return table


def standings(speaker: Speaker, heading: str, rows: Sequence[tuple[str, Mapping[str, Any]]], contested: bool) -> Table:
    """Wins compared with the fair share, and scores; if nobody can lose, wins do not get a column."""
    columns = {name: digits for name, digits in COLUMNS.items() if contested or name not in AGAINST_OTHERS}
    table = grid(speaker, f"cli-standings-{heading}", "", *(f"cli-column-{name.partition('_')[0]}" for name in columns))
    for label, row in rows:
        table.add_row(label, *(speaker.number(row[name], digits) for name, digits in columns.items()))
    return table


def tally(
    speaker: Speaker, heading: str, cards: Mapping[str, Mapping[str, int]], happened: str, possible: str
) -> Table:
    """How often each card was bought, or taken, or played, and how often it could be; the favourites first, two cards
    a line."""
    table = grid(speaker, f"cli-tally-{heading}", "", f"cli-column-{happened}", "", f"cli-column-{happened}")
    table.columns[2].justify = "left"
    cells = []
    for id, row in sorted(cards.items(), key=lambda card: -card[1][happened]):
        counts = f"{speaker.number(row[happened])} / {speaker.number(row[possible])}"
        cells.append((speaker.texts.name(reference(heading, id)), counts))
    middle = (len(cells) + 1) // 2
    for left, right in zip_longest(cells[:middle], cells[middle:], fillvalue=("", "")):
        table.add_row(*left, *right)
    return table


def reference(heading: str, id: str) -> str:
    """Hand cards of both kinds are counted under one heading, so they bring their kind along."""
    kinds = {"cards": "card", "story": "story", "scenarios": "scenario"}
    return f"{kinds[heading]}:{id}" if heading in kinds else id


def histogram(speaker: Speaker, scores: Mapping[str, Any]) -> Table:
    """How often each score was reached, in bars."""
    table = grid(speaker, "cli-distribution", "cli-column-score", "cli-column-times", "")
    table.columns[0].justify, table.columns[2].justify = "right", "left"
    counts = {int(score): times for score, times in scores["distribution"].items()}
    tallest = max(counts.values())
    for score in range(min(counts), max(counts) + 1):
        times = counts.get(score, 0)
        length = round(times / tallest * BAR) or (1 if times else 0)
        table.add_row(str(score), speaker.number(times), "█" * length)
    return table

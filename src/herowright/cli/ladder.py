"""`herowright ladder`: a round robin of bots, with ratings."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import BrokenExecutor
from typing import Annotated, Any

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
from herowright.cli.play import SEATS
from herowright.cli.simulate import grid
from herowright.cli.speech import Speaker, print_json, progress_bar
from herowright.games import registry

# The default participants; the master takes a second per choice, so it has to be named.
USUAL = ("random", "beginner", "greedy", "search")


def ladder(
    game: Game,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", parser=whole("--games", 1))] = 20,
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
    from herowright.bots import bots_of, make_bot
    from herowright.lab import ladder as lab

    named = tuple(dict.fromkeys(bot or [name for name in bots_of(game) if name in USUAL]))
    if len(named) < 2:
        raise BadUsage("cli-ladder-two")
    for name in named:
        make_bot(game, name, 0)
    seats = seats or SEATS
    plan = lab.Plan(
        game, named, seats, registry.find(game).settle(seats, table_options(game, option, pack)), seed, games
    )
    speaker = Speaker(lang)
    with progress_bar(speaker.text("cli-simulate-progress"), len(list(plan.matches()))) as bar:
        try:
            results = lab.climb(plan, file, workers, lambda done: bar.update(bar.task_ids[0], completed=done), ray)
        except BrokenExecutor:
            raise BadUsage("cli-worker-lost") from None
    report = lab.report(plan, results)
    if json:
        print_json(report)
    else:
        show(speaker, report)


def show(speaker: Speaker, report: Mapping[str, Any]) -> None:
    rivalry = bool(report["duels"])
    found = grid(
        speaker,
        "cli-ladder",
        "",
        "cli-ladder-rating" if rivalry else "cli-column-wins",
        "cli-column-average",
        "cli-ladder-seconds",
    )
    for line in report["bots"]:
        rating = (
            f"{line['rating']['mu']:.1f} ± {2 * line['rating']['sigma']:.1f}" if rivalry else _between(line["wins"])
        )
        found.add_row(line["bot"], rating, speaker.number(line["score"], 1), f"{line['seconds']:.3f}")
    speaker.show(found)
    if rivalry:
        duels = grid(speaker, "cli-ladder-duels", "", "cli-ladder-against", "cli-column-wins", "cli-column-fair")
        duels.columns[1].justify = "left"
        for duel in report["duels"]:
            duels.add_row(duel["bot"], duel["among"], _between(duel), f"{100 * duel['fair']:.0f} %")
        speaker.show(duels)


def _between(wins: Mapping[str, float]) -> str:
    """A share with its bounds."""
    return f"{100 * wins['share']:.0f} % ({100 * wins['least']:.0f}–{100 * wins['most']:.0f})"

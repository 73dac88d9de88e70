"""`herowright dataset`: games as data, from bots or from a server."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from herowright.cli.params import (
    AsJson,
    BadUsage,
    Bots,
    Lang,
    OneGame,
    Options,
    PackFile,
    Ray,
    Seats,
    Workers,
    table_options,
    whole,
)
from herowright.cli.play import RIVAL, SEATS
from herowright.cli.speech import Speaker, print_json, progress_bar
from herowright.games import registry

if TYPE_CHECKING:
    from herowright.lab.dataset import Dataset


def dataset(
    game: OneGame = None,
    games: Annotated[int | None, typer.Option("--games", "-n", metavar="N", parser=whole("--games", 1))] = None,
    seats: Seats = None,
    bot: Bots = None,
    seed: Annotated[int, typer.Option(metavar="S", parser=whole("--seed", 0))] = 1,
    workers: Workers = 1,
    ray: Ray = None,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    from_server: Annotated[str | None, typer.Option(metavar="URL")] = None,
    option: Options = None,
    pack: PackFile = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    speaker = Speaker(lang)
    left_out = 0
    if from_server is not None:
        from herowright.lab.research import export

        found, left_out = export(from_server, out or Path("server-dataset"), game)
    elif game is None:
        raise BadUsage("cli-dataset-game")
    elif games is None:
        raise BadUsage("cli-dataset-games")
    else:
        from herowright.lab import dataset as lab
        from herowright.lab.simulate import bots_for

        named = bot or [RIVAL]
        seats = seats or max(SEATS, len(named))
        if len(named) > seats:
            raise BadUsage("cli-too-many-bots", bots=len(named), seats=seats)
        options = registry.find(game).settle(seats, table_options(game, option, pack))
        plan = lab.Plan(game, bots_for(named, seats), options, seed, games)
        with progress_bar(speaker.text("cli-dataset-progress"), games) as bar:
            try:
                found = lab.make(
                    plan,
                    out or Path(f"{game}-dataset"),
                    workers,
                    lambda done: bar.update(bar.task_ids[0], completed=done),
                    ray,
                )
            except BrokenExecutor:
                raise BadUsage("cli-worker-lost") from None
    _tell(speaker, found, left_out, json)


def _tell(speaker: Speaker, found: Dataset, left_out: int, json: bool) -> None:
    games, decisions = found.games.count_rows(), found.decisions.count_rows()
    if json:
        print_json(
            {
                "folder": str(found.folder),
                **found.about,
                "games": games,
                "decisions": decisions,
                "bytes": found.bytes,
                "left_out": left_out,
            }
        )
        return
    speaker.say(
        "cli-dataset-done", folder=str(found.folder), games=games, decisions=decisions, bytes=found.bytes // 1024
    )
    if left_out:
        speaker.say("cli-dataset-left-out", games=left_out)

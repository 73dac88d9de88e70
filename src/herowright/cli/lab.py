"""`herowright lab`: the plots of docs/lab.md."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer

from herowright.cli.params import BadFile, Lang, whole
from herowright.cli.play import RIVAL
from herowright.cli.simulate import NAMING
from herowright.cli.speech import Speaker, progress_bar
from herowright.games import registry

app = typer.Typer(add_completion=False)
# Whose scores are drawn.
PLAYERS = (RIVAL, "random")


@app.callback()
def _lab() -> None:
    pass


@app.command()
def plots(
    folder: Annotated[Path, typer.Option(metavar="FOLDER")] = Path("docs/pictures/lab"),
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", parser=whole("--games", 1))] = 400,
    curve: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    workers: Annotated[int, typer.Option(metavar="K", parser=whole("--workers", 1))] = 1,
    lang: Lang = None,
) -> None:
    from herowright.lab import plots as draw

    speaker = Speaker("en")  # the page is in English
    # In cooperative games there are neither scores nor rivals to compare.
    kits = {id: kit for id, kit in registry.kits().items() if not kit.game.cooperative(kit.game.settle(2, {}))}
    files = []
    with progress_bar(Speaker(lang).text("cli-simulate-progress"), len(kits)) as bar:
        for id, kit in kits.items():
            played = {bot: _played(id, bot, games, workers) for bot in PLAYERS if bot in ("random", *kit.bots)}
            title = kit.game.title
            files.append(draw.scores(folder / f"scores-{id}.svg", f"{title}: scores of two bots", played))
            best = next(iter(played.values()))
            heading = next((name for name in islice(NAMING, 1, None) if best.get(name)), None)
            if heading:
                named = {NAMING[heading](speaker.texts, each): row for each, row in best[heading].items()}
                about = f"{title}: {heading}, played by {next(iter(played))}"
                files.append(draw.win_rates(folder / f"wins-{id}.svg", about, named))
            bar.advance(bar.task_ids[0])
    if curve is not None:
        files.append(_curve(folder, curve, games, workers))
    for file in files:
        Speaker(lang).line(str(file))


def _played(game: str, bot: str, games: int, workers: int, seats: int = 2) -> dict[str, Any]:
    from herowright.lab import simulate as lab

    options = registry.find(game).settle(seats, {})
    plan = lab.Plan(game, (bot,) * seats, options, 1, games)
    start = perf_counter()
    return lab.report(plan, lab.simulate(plan, workers), perf_counter() - start)


def _curve(folder: Path, curve: Path, games: int, workers: int) -> Path:
    """The learner's file is named after its game, which it plays alone."""
    from herowright.lab import plots as draw

    game = curve.stem
    if not curve.is_file():
        raise BadFile("cli-file-missing", file=str(curve))
    levels = {bot: _played(game, bot, games, workers, 1)["scores"]["average"] for bot in PLAYERS}
    title = f"{registry.find(game).title}, alone: learning by PPO"
    return draw.learning_curve(folder / f"learning-{game}.svg", title, curve, levels)

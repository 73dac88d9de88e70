"""`herowright play`: a game in this terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from herowright.cli.params import BadUsage, Bots, Game, Lang, Options, PackFile, Seats, Seed, table_options
from herowright.cli.speech import language
from herowright.games import registry

SEATS = 2
RIVAL = "greedy"


def play(
    game: Game,
    seats: Seats = None,
    bot: Bots = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat")] = False,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="NAME")] = None,
    option: Options = None,
    pack: PackFile = None,
    seed: Seed = None,
    no_color: Annotated[bool, typer.Option("--no-color")] = False,
    lang: Lang = None,
) -> None:
    from rich.console import Console

    from herowright.bots import make_bot
    from herowright.terminal.play import play as play_in_terminal

    lang = language(lang)
    options = registry.find(game).settle(seats or SEATS, table_options(game, option, pack))
    bots = seat_bots(seats or SEATS, bot or (), hot_seat)
    for wanted in bots:
        make_bot(game, wanted, 0)
    console = Console(no_color=True) if no_color else None
    raise typer.Exit(play_in_terminal(game, seats or SEATS, bots, options, seed, lang, name or (), console=console))


def seat_bots(seats: int, named: Sequence[str], hot_seat: bool) -> list[str]:
    """The bots of the last seats: those named, or a rival for everybody but the first."""
    if hot_seat and named:
        raise BadUsage("cli-hot-seat-bots")
    if len(named) > seats:
        raise BadUsage("cli-too-many-bots", bots=len(named), seats=seats)
    return list(named) if named or hot_seat else [RIVAL] * (seats - 1)

"""`herowright daily`: the game of the day."""

from __future__ import annotations

from datetime import date
from typing import Annotated

import typer

from herowright.cli.params import BadUsage, Game, Lang
from herowright.cli.speech import language


def daily(
    game: Game,
    day: Annotated[str | None, typer.Option("--day", metavar="YYYY-MM-DD")] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME")] = None,
    no_color: Annotated[bool, typer.Option("--no-color")] = False,
    lang: Lang = None,
) -> None:
    from rich.console import Console

    from herowright import daily as games
    from herowright.terminal.daily import play_daily

    games.plan(game)
    wanted = games.today() if day is None else _day(day)
    if not games.FIRST <= wanted <= games.today():
        raise BadUsage("server-daily-date")
    console = Console(no_color=True) if no_color else None
    names = (name,) if name else ()
    raise typer.Exit(play_daily(game, wanted, language(lang), names, console=console))


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise BadUsage("cli-day", value=text) from None

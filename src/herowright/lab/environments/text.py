"""What a seat sees, in words: for language models, and for people who watch."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from herowright import packs
from herowright.lab.environments.episode import Episode
from herowright.locale import Texts
from herowright.locale import texts as usual
from herowright.table.glimpse import Glimpse
from herowright.terminal.board import Scene
from herowright.terminal.boards import board_of

WIDTH = 100
# How many lines of the log are included.
NEWS = 12


def describe(episode: Episode, seat: int | None, lang: str = "en") -> str:
    """The board from a seat's point of view as plain text, and its question: one option per line, its key first."""
    table = episode.table
    names = packs.names(table.game.id, table.options, lang)
    texts = Texts(lang, names=names) if names else usual(lang)
    asked = table.decision if table.decision is not None and table.decision.seat == seat else None
    scene = Scene(
        view=table.view(seat),
        options=table.options,
        texts=texts,
        width=WIDTH,
        decision=asked,
        news=table.events(seat)[-NEWS:],
        framed=False,
        coloured=False,
        glimpse=Glimpse(table, seat) if table.decision is not None and seat is not None else None,
    )
    out = StringIO()
    console = Console(file=out, width=WIDTH, color_system=None, highlight=False, markup=False, emoji=False)
    console.print(board_of(table.game.id, table.options).draw(scene))
    lines = [line.rstrip() for line in out.getvalue().splitlines()]
    if episode.turn == seat and table.decision is not None:
        lines += ["", texts.say("lab-interrupt" if episode.passing else table.decision.prompt)]
        if episode.passing:
            lines.append(f"pass: {texts.say('lab-pass')}")
        lines += [f"{option.key}: {texts.say(option.label)}" for option in episode.offers()]
    return "\n".join(lines)

"""`python -m tests.terminal.picture OUT.svg`: a board in the middle of a game, for the README."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from herowright import new_table
from herowright.bots import advise, make_bot
from herowright.locale import Texts
from herowright.table.glimpse import Glimpse
from herowright.terminal import prompt
from herowright.terminal.board import Scene
from herowright.terminal.boards import board_of

GAME, SEATS, SEED, ROUND, WIDTH = "roll-player", 3, 7, 7, 132
# Candle light on dark wood.
THEME = TerminalTheme((28, 23, 20), (232, 222, 204), [(59, 59, 59), (179, 49, 44), (46, 125, 79), (207, 159, 47)] * 2)


def picture(lang: str = "en", width: int = WIDTH) -> str:
    """The board and the question of a fixed game as SVG: somebody is about to place a die."""
    table = new_table(GAME, SEATS, SEED)
    bots = [make_bot(GAME, "greedy", seat) for seat in range(SEATS)]
    while table.decision and not (table.decision.kind == "place" and table.view(0)["round"] == ROUND):
        table.apply(advise(table, bots[table.decision.seat])[0].option)
    assert table.decision is not None
    seat = table.decision.seat
    scene = Scene(
        view=table.view(seat),
        options=table.options,
        texts=Texts(lang, ["Edda", "Mira", "Bruno"]),
        width=width,
        decision=table.decision,
        news=table.events(seat)[-8:],
        glimpse=Glimpse(table, seat),
    )
    board = board_of(GAME)
    console = Console(record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    for part in (board.draw(scene), prompt.draw(scene, board), prompt.footer(scene, board)):
        console.print(part, highlight=False)
    svg = console.export_svg(title=f"herowright play {GAME}", theme=THEME)
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # the reader's own monospace font will do


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(picture(), encoding="utf-8")

"""Scenes of Call to Adventure for the tests of its board."""

from __future__ import annotations

import io
import re
from typing import Any

from rich.console import Console, RenderableType

from herowright.locale import texts
from herowright.table.glimpse import Glimpse
from herowright.table.table import Table
from herowright.terminal import prompt
from herowright.terminal.board import Scene
from herowright.terminal.boards import board_of
from herowright.testing import Play, situation

GAME = "call-to-adventure"
BOARD = board_of(GAME)
MODES = [(1, "co-op"), (2, "versus"), (3, "co-op"), (4, "versus")]


def scene_of(table: Table[Any], lang: str = "en", width: int = 80, **how: Any) -> Scene:
    """The table from the place of whoever decides, or of the first seat when it is over."""
    seat = table.decision.seat if table.decision else 0
    news = table.events(seat)[-9:]
    glimpse, words = Glimpse(table, seat) if table.decision else None, texts(lang)
    asked = table.decision
    return Scene(table.view(seat), table.options, words, width, decision=asked, news=news, glimpse=glimpse, **how)


def shown(*things: RenderableType, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, force_terminal=True, color_system=None, highlight=False)
    for thing in things:
        console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def drawn(scene: Scene) -> str:
    """The board, the question and the footer."""
    parts = [BOARD.draw(scene), *([prompt.draw(scene, BOARD)] if scene.decision else []), prompt.footer(scene, BOARD)]
    return shown(*parts, width=scene.width)


def squeezed(words: str) -> str:
    """Without frames and line breaks, so that a sentence can be found wherever it was wrapped."""
    return " ".join(re.sub(r"[│║╭╮╰╯╔╗╚╝═─]", " ", words).split())


def forest(**more: Any) -> Play:
    """The first seat's turn: two challenges, a trait within reach and one that is not."""
    hero = {
        "origin": "hunter",
        "motivation": "bound-by-honor",
        "destiny": "one-with-nature",
        "hand": ["iron-will", "finest-hour"],
        **more.pop("hero", {}),
    }
    arrangement = {
        "rows": [["deep-forest", "academy", "adventurous", "bookworm"]],
        "under": {"academy": "stray-dog"},
        **more,
    }
    return situation(GAME, seats=2, heroes=[hero], **arrangement)


def noted(play: Play, key: str, lang: str = "en") -> str:
    scene = scene_of(play.table, lang)
    assert scene.decision is not None
    option = scene.decision.option(key)
    assert option is not None, f"{key} is none of {play.keys}"
    note = BOARD.note(scene, option)
    return note.plain if note else ""

"""Dice that can be told apart without colour: a letter, a shape and a value, such as `O⬢4`; two letters and a value,
such as `GB3`, if a die has two colours at once (FF-SPLIT-01)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from herowright.games.roll_player.rules.components import HIGHEST, LOOK_OF, LOOK_OF_ID, LOWEST
from herowright.terminal.board import FAINT, GOOD, SIGNAL, Scene, ink

SHAPES = {"green": "▲", "blue": "●", "red": "◆", "purple": "★", "black": "■", "white": "○", "gold": "⬢", "clear": "◇"}
# The face of a die, and the same colour as ink on the terminal's ground.
FACES = {
    "green": "bold #ffffff on #2e7d4f",
    "blue": "bold #ffffff on #2a5db0",
    "red": "bold #ffffff on #b3312c",
    "purple": "bold #ffffff on #74479c",
    "black": "bold #ffffff on #3b3b3b",
    "white": "bold #1d1d1d on #efe9dc",
    "gold": "bold #1d1d1d on #cf9f2f",
    "clear": "bold #1d1d1d on #bcd7dc",
}
INKS = {
    "green": "#4fb37c",
    "blue": "#6d9be8",
    "red": "#e0645d",
    "purple": "#b18ad6",
    "black": "#9a9a9a",
    "white": "#efe9dc",
    "gold": "#e0b040",
    "clear": "#bcd7dc",
}
Die = Mapping[str, Any]


def mark(scene: Scene, colour: str) -> str:
    """A colour as letter and shape: `B●`; a pair of colours as two letters: `GB`."""
    return scene.texts.name(f"colour:{colour}", "letter") + SHAPES.get(colour, "")


def wanted(scene: Scene, colour: str) -> Text:
    """A colour as ink, where a die of it is wanted or counted."""
    return Text.assemble(*zip(_marks(scene, colour), (INKS[part] for part in colours(colour)), strict=True))


def colours(look: str) -> list[str]:
    """The colours a die has: one, or two."""
    return look.split("-")


def _marks(scene: Scene, look: str) -> list[str]:
    """What stands for each of the colours."""
    marks = mark(scene, look)
    return [*marks] if len(colours(look)) > 1 else [marks]


def die(scene: Scene, die: Die) -> Text:
    """A die in five cells."""
    return _face(scene, die, " " if scene.coloured else "[", " " if scene.coloured else "]")


def small(scene: Scene, die: Die) -> Text:
    """A die in three cells, for heroes shown small and for running text."""
    return _face(scene, die, "", "")


def _face(scene: Scene, die: Die, left: str, right: str) -> Text:
    """Each colour of a die has its part of the face."""
    marks = _marks(scene, die["colour"])
    marks[0] = f"{left}{marks[0]}"
    marks[-1] = f"{marks[-1]}{die['face'] or '?'}{right}"
    return Text.assemble(*zip(marks, (FACES[part] for part in colours(die["colour"])), strict=True))


def opposite(die: Die) -> int:
    """The face below the one a die shows; split and boost dice have faces of their own (FF-SPLIT-05)."""
    kind = LOOK_OF.index(LOOK_OF_ID[die["colour"]])
    return LOWEST[kind] + HIGHEST[kind] - int(die["face"])


def read(reference: str) -> Die:
    """The die a message names: `die:gold4`."""
    id = reference.removeprefix("die:")
    return {"colour": id[:-1], "face": int(id[-1])}


def space(scene: Scene, die_here: Die | None, colour: str | None, open: bool) -> Text:
    """A space of a sheet in seven cells: its die, and the colour the backstory wants there.

    `✓` follows a die that matches, the shape of the wanted colour one that does not. `open` says that
    a die can be put here now.
    """
    text = Text()
    if die_here is None:
        inside = wanted(scene, colour).append(" ") if colour else ink(" · ", FAINT)
        edge = SIGNAL if open else FAINT
        left, right = "▸◂" if open else "[]"
        return text.append(left, edge).append_text(inside).append(right, edge).append("  ")
    text.append_text(die(scene, die_here))
    if colour is None:
        return text.append("  ")
    if colour in colours(die_here["colour"]):
        return text.append("✓ ", f"bold {GOOD}")
    return text.append(f"{SHAPES[colour]} ", INKS[colour])

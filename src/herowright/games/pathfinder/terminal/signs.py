"""The signs of the game, which can be told apart without colour: kinds of cards by three letters, boxes by being full
or empty, dice by their sides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from herowright.games.pathfinder.rules.components import Dice
from herowright.games.pathfinder.rules.view_values import TextView, message
from herowright.terminal.board import BAD, FAINT, SIGNAL, Scene, ink

FULL, EMPTY = "■", "□"
TIME, SPENT = "●", "○"
BANE_INK, BOON_INK, UNKNOWN_INK = "#d1603d", "#7fb069", SIGNAL
# In the order in which the decks of locations list them; what nobody can know comes last.
KINDS = ("monster", "barrier", "weapon", "spell", "armor", "item", "ally", "blessing", "unknown")


def said(scene: Scene, words: TextView) -> str:
    """A message of the view in words."""
    return scene.texts.say(message(words))


def after_colon(scene: Scene, words: TextView) -> str:
    """The same after a colon, where German begins a sentence."""
    return scene.say("term-pf-text", text=said(scene, words))


def kind(scene: Scene, kind: str) -> str:
    """`weapon`."""
    return scene.say("term-pf-kind", kind=kind)


def short(scene: Scene, kind: str) -> str:
    """`Wpn`."""
    return scene.say("term-pf-short", kind=kind)


def kinds(scene: Scene, counts: Mapping[str, int]) -> Text:
    """What lies in a deck: `Mon 2 Bar 1 Wpn 2 ? 1`."""
    parts = []
    for each in KINDS:
        if count := counts.get(each):
            style = UNKNOWN_INK if each == "unknown" else BANE_INK if each in ("monster", "barrier") else BOON_INK
            parts.append(ink(short(scene, each), style).append(f" {count}", ""))
    return ink(" ").join(parts)


def skill(scene: Scene, reference: str) -> str:
    return scene.texts.name(reference)


def dice(sides: Sequence[int], plus: int = 0) -> str:
    """`1d10+1d8+3`."""
    return str(Dice(tuple(sides), plus))


def die(scene: Scene, size: int, plus: int = 0) -> str:
    """`d10+3`."""
    return scene.texts.dice(f"d{size}{plus:+}" if plus else f"d{size}")


def boxes(checked: int, all: int) -> str:
    """`■■□□`."""
    return FULL * checked + EMPTY * (all - checked)


def clock(left: int, gone: int) -> Text:
    """The blessings deck, which is the time there is."""
    return ink(TIME * left, BAD if left <= 5 else "").append(SPENT * gone, FAINT)


def counted(scene: Scene, references: Iterable[str]) -> str:
    """Cards by name; several copies are counted."""
    listed = list(references)
    found = dict.fromkeys(listed)
    return ", ".join(
        scene.texts.name(name) + (f" ×{listed.count(name)}" if listed.count(name) > 1 else "") for name in found
    )

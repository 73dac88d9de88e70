"""How likely something is, in per cent and as a length."""

from __future__ import annotations

from rich.text import Text

from herowright.terminal.board import BAD, FAINT, GOOD, Scene, ink

LIKELY, UNLIKELY = 0.6, 0.4
BAR = 10  # cells of the bar of a sure success


def percent(scene: Scene, chance: float) -> str:
    """Only what is certain shows a hundred per cent, only what is impossible zero."""
    number = round(100 * chance)
    if 0 < chance < 1:
        number = min(99, max(1, number))
    return scene.say("term-percent", percent=number)


def odds(scene: Scene, chance: float) -> Text:
    return ink(percent(scene, chance), _ink(chance))


def bar(chance: float) -> Text:
    """The same as a length."""
    full = round(BAR * chance)
    return ink("━" * full, _ink(chance)).append("╌" * (BAR - full), FAINT)


def _ink(chance: float) -> str:
    return GOOD if chance >= LIKELY else BAD if chance < UNLIKELY else ""

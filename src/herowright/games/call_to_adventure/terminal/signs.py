"""The signs of the game, which can be told apart without colour: abilities by their letters, story icons and
rewards by their shapes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rich.text import Text

from herowright.games.call_to_adventure.cards.types import Path
from herowright.games.call_to_adventure.rules.components import ABILITY_IDS, ICON_IDS, KINDS
from herowright.terminal.board import BAD, GOOD, Scene, ink

ICONS = {"divinity": "☼", "royalty": "♛", "nature": "♣", "justice": "§", "villainy": "☠", "arcana": "◈"}
TRIUMPH, TRAGEDY = "★", "☾"
UP, DOWN = "↑", "↓"
ABILITY_INKS = {
    "str": "#e0645d",
    "dex": "#4fb37c",
    "con": "#d9a066",
    "int": "#6d9be8",
    "wis": "#b18ad6",
    "cha": "#e0b040",
}
ICON_INKS = {
    "divinity": "#f0e2a0",
    "royalty": "#b18ad6",
    "nature": "#4fb37c",
    "justice": "#6d9be8",
    "villainy": "#e0645d",
    "arcana": "#5fc3c0",
}
POINTS = "#e0b040"


def minus(words: Any) -> str:
    """A number with the sign for minus."""
    return str(words).replace("-", "−")


def ability(scene: Scene, id: str) -> Text:
    """`STR`."""
    return ink(scene.texts.name(f"ability:{id}", "short"), ABILITY_INKS[id])


def abilities(scene: Scene, numbers: Iterable[int]) -> Text:
    return ink(" ").join(ability(scene, ABILITY_IDS[number]) for number in numbers)


def icon(id: str) -> Text:
    return ink(ICONS[id], ICON_INKS[id])


def letter(scene: Scene, kind: str) -> str:
    """A hero or antihero card: `[H]`."""
    return f"[{scene.say('term-ca-letter', kind=kind)}]"


def space(scene: Scene, level: int) -> str:
    """A space of the morality track: `M+2`."""
    return scene.say("ca-space", level=level)


def act(scene: Scene, number: int) -> str:
    return scene.say("term-ca-act", act="I" * (number + 1))


# --- what cards show --------------------------------------------------------------------------------


def shown(scene: Scene, thing: Any) -> Text:
    """The icons and points of a character card, an ally or a path: `WIS ♣ ★1`."""
    return ink(" ").join(_lasting(scene, thing))


def _lasting(scene: Scene, thing: Any) -> Iterator[Text]:
    yield from (ability(scene, ABILITY_IDS[number]) for number in thing.abilities)
    yield from (icon(ICON_IDS[number]) for number in thing.icons)
    for sign, points in ((TRIUMPH, thing.triumph), (TRAGEDY, thing.tragedy)):
        if points:
            yield ink(f"{sign}{minus(points)}", POINTS)


def rewards(scene: Scene, path: Path) -> Text:
    """All that a path gives, in signs: `WIS ♣ ★1 +1 XP [H] ↑`."""
    return ink(" ").join([*_lasting(scene, path), *_at_once(scene, path)])


def _at_once(scene: Scene, path: Path) -> Iterator[Text]:
    if path.xp:
        yield ink(scene.say("term-ca-gain-xp", xp=path.xp))
    for kind in KINDS:
        if count := getattr(path, kind):
            yield ink(letter(scene, kind) * count)
    if path.virtue:
        yield ink(UP * path.virtue, GOOD)
    if path.corruption:
        yield ink(DOWN * path.corruption, BAD)


def rewards_in_words(scene: Scene, thing: Any) -> str:
    """All that a path, an ally or a character card shows, in words."""
    parts = [scene.texts.name(f"ability:{ABILITY_IDS[number]}") for number in thing.abilities]
    parts += [f"{ICONS[ICON_IDS[number]]} {scene.texts.name(f'icon:{ICON_IDS[number]}')}" for number in thing.icons]
    for worth in ("triumph", "tragedy"):
        if points := getattr(thing, worth):
            parts.append(scene.say("ca-points", points=points, worth=worth))
    for gain in ("xp", "hero", "antihero", "virtue", "corruption"):
        if count := getattr(thing, gain, 0):
            parts.append(scene.say(f"cli-card-{gain}", count=count))
    return ", ".join(parts)

"""The numbers and words of effects, powers, conditions and requirements that a pack may correct. They are found by
the names of their fields, one inside the other: `effect.trigger.margin`, `effect.gain.xp`."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from herowright.games.call_to_adventure.cards.conditions import TRAGEDY, TRIUMPH
from herowright.games.call_to_adventure.rules.components import ABILITY_IDS, ABILITY_OF_ID, ICON_IDS, ICON_OF_ID, KINDS
from herowright.table.message import Message
from herowright.table.settings import Check, Path, Problem, fields, items, number, word

T = TypeVar("T")

ABILITY, ICON = word(*ABILITY_IDS), word(*ICON_IDS)
# The numbers, with the least and the most that each may be.
NUMBERS: Mapping[str, tuple[int, int]] = {
    "amount": (1, 9),
    "antihero": (1, 5),
    "bonus": (1, 9),
    "by": (1, 9),
    "corruption": (1, 6),
    "count": (1, 9),
    "each": (1, 9),
    "either": (1, 5),
    "extra": (1, 5),
    "hero": (1, 5),
    "kinds": (1, 6),
    "least": (-9, 2),
    "level": (-9, 2),
    "margin": (1, 9),
    "most": (-9, 2),
    "points": (1, 20),
    "score": (1, 99),
    "virtue": (1, 6),
    "xp": (1, 9),
}
WORDS: Mapping[str, Check] = {
    "ability": ABILITY,
    "family": word("trait", "challenge", "adversary", "ally", "hard"),
    "icon": ICON,
    "kind": word(*KINDS),
    "worth": word(TRIUMPH, TRAGEDY),
}
# A 0 here is no number on the card: the effect has no such part.
PARTS = ("antihero", "corruption", "either", "hero", "margin", "virtue", "xp")


def checks_of(thing: Any) -> dict[str, Check]:
    """What may be written about an effect, a power, a condition or a requirement."""
    checks: dict[str, Check] = {}
    for field in dataclasses.fields(thing):
        name, value = field.name, getattr(thing, field.name)
        if value is None or (name in PARTS and not value):
            continue
        if name in NUMBERS:
            least, most = NUMBERS[name]
            checks[name] = number(-most, -least) if name in PARTS and value < 0 else number(least, most)
        elif name in WORDS:
            checks[name] = WORDS[name]
        elif name == "abilities":
            checks[name] = items(ABILITY, len(value), len(value), distinct=True)
        elif dataclasses.is_dataclass(value) and checks_of(value):
            checks[name] = check_of(value)
    return checks


def check_of(thing: Any) -> Check:
    check = fields(checks_of(thing))
    held = {field.name: getattr(thing, field.name) for field in dataclasses.fields(thing)}
    return _in_order(check, held) if "least" in held else check


def _in_order(check_all: Check, held: Mapping[str, Any]) -> Check:
    """The lowest level must not come to lie above the highest."""

    def check(value: Any, path: Path) -> Iterator[Problem]:
        wrong = list(check_all(value, path))
        yield from wrong
        if not wrong and (after := {**held, **value})["least"] > after["most"]:
            yield Problem(path, Message("pack-bounds"))

    return check


def corrected(thing: T, entry: Mapping[str, Any]) -> T:
    """The same effect with other numbers."""
    new: dict[str, Any] = {}
    for name, value in entry.items():
        held = getattr(thing, name)
        if name in NUMBERS:
            new[name] = value
        elif dataclasses.is_dataclass(held):
            new[name] = corrected(held, value)
        else:
            new[name] = from_ids(name, value)
    effect: Any = thing  # a dataclass, which its base class is not
    changed: T = dataclasses.replace(effect, **new)
    return changed


def from_ids(name: str, value: Any) -> Any:
    """Abilities and icons are numbers in the game and ids in a pack."""
    match name:
        case "ability":
            return ABILITY_OF_ID[value]
        case "icon":
            return ICON_OF_ID[value]
        case "abilities" | "tests":
            return tuple(ABILITY_OF_ID[id] for id in value)
        case "icons":
            return tuple(ICON_OF_ID[id] for id in value)
    return value


# --- several of them, by their numbers: `conditions.1`, `needs.2` ------------------------------------


def numbered(things: tuple[Any, ...]) -> dict[str, Check]:
    """The checks of those that have something to correct."""
    return {str(place): check_of(thing) for place, thing in enumerate(things, 1) if checks_of(thing)}


def all_corrected(things: tuple[T, ...], entry: Mapping[str, Any]) -> tuple[T, ...]:
    return tuple(corrected(thing, entry.get(str(place), {})) for place, thing in enumerate(things, 1))

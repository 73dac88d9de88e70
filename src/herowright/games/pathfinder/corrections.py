"""What a pack may write about checks, dice and the numbers of effects. The numbers are found by the names of their
fields, one inside the other: `effect.1.added`, `effect.2.trouble.count`."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from herowright.games.pathfinder.cards.on import On
from herowright.games.pathfinder.cards.types import Bane, Boon, Play
from herowright.games.pathfinder.rules.components import COMBAT, SKILL_IDS
from herowright.table.message import Message
from herowright.table.settings import LONGEST_WORD, Check, Path, Problem, fields, likely, number, pattern

SIDES = (4, 6, 8, 10, 12)
# The highest number that a check may ask for.
HARDEST = 60
# What a bane does, in the order in which an encounter comes to it: so its powers are numbered.
MOMENTS = ("standing", "before", "instead", "after", "undefeated", "defeated")

# The plain numbers, with the least and the most that each may be. A 0 on a card is no number: it stands for all, or for
# a part that the effect does not have.
NUMBERS: Mapping[str, tuple[int, int]] = {
    "by": (1, 20),
    "count": (1, 9),
    "keep": (1, 9),
    "most": (1, 40),
    "number": (1, HARDEST),
    "ones": (1, 12),
    "plus": (1, 20),
    "unskilled": (1, 12),
    "weak": (1, 4),
}
# Dice or numbers as a card writes them.
DICE = ("added", "amount", "better", "cards", "count", "more", "rolled")

# --- values ------------------------------------------------------------------------------------------------

ROLL = pattern(r"[1-9]?d(?:4|6|8|10|12)(?:[+-](?:[1-9]|1\d|20))?|[1-9]|1\d|20", "pack-dice")

_WAY = re.compile(r"([A-Za-z]+(?:/[A-Za-z]+)*) (\d{1,3})\+?")


def one_check(combat: bool = False) -> Check:
    """A check as cards print it, `Wisdom/Divine 8 or Charisma 6`; only some may be combat."""

    def check(value: Any, path: Path) -> Iterator[Problem]:
        text = value if isinstance(value, str) else ""
        for part in text.split(" or "):
            way = _WAY.fullmatch(part)
            if way is None:
                yield Problem(path, Message("pack-check"))
                return
            for skill in way[1].split("/"):
                yield from _skill(skill, combat, path)
            if not 1 <= int(way[2]) <= HARDEST:
                yield Problem(path, Message("pack-difficulty", {"found": int(way[2]), "most": HARDEST}))

    return check


def _skill(skill: str, combat: bool, path: Path) -> Iterator[Problem]:
    if skill.lower() not in SKILL_IDS:
        yield unknown(skill.lower(), SKILL_IDS, path)
    elif not combat and skill.lower() == SKILL_IDS[COMBAT]:
        yield Problem(path, Message("pack-no-combat"))


def several_checks(combat: bool = False) -> Check:
    """One check after the other, `Combat 12 then Combat 14` (PF-CHECK-03)."""
    each = one_check(combat)

    def check(value: Any, path: Path) -> Iterator[Problem]:
        for part in value.split(" then ") if isinstance(value, str) else [value]:
            yield from each(part, path)

    return check


def known(words: Iterable[str]) -> Check:
    """One of many words; a wrong one is answered with the nearest."""
    all_words = tuple(words)

    def check(value: Any, path: Path) -> Iterator[Problem]:
        if not isinstance(value, str) or value not in all_words:
            yield unknown(value, all_words, path)

    return check


def unknown(value: Any, words: tuple[str, ...], path: Path) -> Problem:
    found = str(value)[:LONGEST_WORD]
    if meant := likely(found, words):
        return Problem(path, Message("pack-value-likely", {"found": found, "likely": meant}))
    some = [*words[:12], *(["…"] if len(words) > 12 else [])]
    return Problem(path, Message("pack-value-unknown", {"found": found, "known": ", ".join(some)}))


def die() -> Check:
    def check(value: Any, path: Path) -> Iterator[Problem]:
        if type(value) is not int or value not in SIDES:
            yield Problem(path, Message("pack-word", {"words": ", ".join(map(str, SIDES))}))

    return check


# --- effects -----------------------------------------------------------------------------------------------


def checks_of(thing: Any) -> dict[str, Check]:
    """What may be written about a power of a boon, or about what a bane does."""
    if isinstance(thing, Play):
        also = checks_of(thing.also) if thing.also is not None else {}
        return checks_of(thing.effect) | ({"also": fields(also)} if also else {})
    checks: dict[str, Check] = {}
    for field in dataclasses.fields(thing):
        name, value = field.name, getattr(thing, field.name)
        if not value or isinstance(value, (bool, On)):
            continue
        if isinstance(value, str) and name in DICE:
            checks[name] = ROLL
        elif isinstance(value, str) and name == "check":
            checks[name] = one_check()
        elif isinstance(value, int) and name == "die":
            checks[name] = die()
        elif isinstance(value, int) and name in NUMBERS:
            least, most = NUMBERS[name]
            checks[name] = number(-most, -least) if value < 0 else number(least, most)
        elif dataclasses.is_dataclass(value) and (inner := checks_of(value)):
            checks[name] = fields(inner)
    return checks


def corrected(thing: Any, entry: Mapping[str, Any]) -> Any:
    """The same with other numbers."""
    if isinstance(thing, Play):
        own = {name: value for name, value in entry.items() if name != "also"}
        also = corrected(thing.also, entry["also"]) if "also" in entry else thing.also
        return thing._replace(effect=corrected(thing.effect, own), also=also)
    new = {}
    for name, value in entry.items():
        held = getattr(thing, name)
        new[name] = corrected(held, value) if dataclasses.is_dataclass(held) else value
    return dataclasses.replace(thing, **new)


# --- all powers of a card, by their numbers ----------------------------------------------------------------


def powers_of(card: Boon | Bane) -> list[tuple[str, int, Any]]:
    """Where each power stands on the card, in the order in which a pack numbers them."""
    places = ("powers",) if isinstance(card, Boon) else MOMENTS
    return [(place, at, thing) for place in places for at, thing in enumerate(getattr(card, place))]


def numbered(card: Boon | Bane) -> dict[str, Check]:
    """The checks of those powers that have something to correct."""
    all_checks = ((str(key), checks_of(thing)) for key, (*_, thing) in enumerate(powers_of(card), 1))
    return {key: fields(checks) for key, checks in all_checks if checks}


def all_corrected(card: Boon | Bane, entry: Mapping[str, Any]) -> dict[str, tuple[Any, ...]]:
    """The fields of the card that hold corrected powers."""
    new: dict[str, list[Any]] = {}
    for key, (place, at, thing) in enumerate(powers_of(card), 1):
        if str(key) in entry:
            new.setdefault(place, list(getattr(card, place)))[at] = corrected(thing, entry[str(key)])
    return {place: tuple(things) for place, things in new.items()}

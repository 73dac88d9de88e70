"""Checks as cards print them: `checks("Combat 12 or Wisdom/Divine 8 then Combat 15")` (PF-CHECK-01 to -05)."""

from __future__ import annotations

import re
from functools import lru_cache, reduce
from typing import NamedTuple

from herowright.games.pathfinder.rules.components import SKILL_IDS, SKILL_NAMES
from herowright.table.message import Message


class Way(NamedTuple):
    """One way of making a check: a skill and the number to reach. With `veteran` the number of the adventure deck
    is added."""

    skill: int
    difficulty: int
    veteran: bool = False


# Alternatives, of which one is made (PF-CHECK-02).
Check = tuple[Way, ...]

_PART = re.compile(r"([A-Za-z/ ]+?) (\d+)(\+?)$")


@lru_cache(maxsize=4096)  # a server meets the checks of one pack after another
def check(text: str) -> Check:
    """`check("Wisdom/Perception 8")`; `Combat 9+` adds the number of the adventure deck."""
    return _read(text)


def _read(text: str) -> Check:
    ways: list[Way] = []
    for part in text.split(" or "):
        found = _PART.match(part.strip())
        if found is None:
            raise ValueError(f"no check: {part!r}")
        skills, difficulty, veteran = found.groups()
        ways += [
            Way(SKILL_IDS.index(skill.strip().lower()), int(difficulty), bool(veteran)) for skill in skills.split("/")
        ]
    return tuple(ways)


def checks(text: str) -> tuple[Check, ...]:
    """All checks of a card, in their order, each an object of its own even where two say the same; an empty text is the
    check None (PF-CHECK-03, PF-ENC-17)."""
    return tuple(_read(part) for part in text.split(" then ")) if text else ()


def wording(ways: Check, form: str = "") -> Message:
    """`Combat 12 or Wisdom/Divine 8`; in the `gen` form as after `a check of`."""
    groups: list[tuple[list[int], int, bool]] = []
    for skill, difficulty, veteran in ways:
        if groups and groups[-1][1:] == (difficulty, veteran):
            groups[-1][0].append(skill)
        else:
            groups.append(([skill], difficulty, veteran))
    parts = []
    for skills, difficulty, veteran in groups:
        named = [formed(Message("pf-skill", {"skill": SKILL_NAMES[skill]}), form) for skill in skills]
        id = "pf-check-veteran" if veteran else "pf-check"
        parts.append(Message(id, {"skills": _joined("pf-slash", named), "difficulty": difficulty}))
    return either(parts)


def formed(message: Message, form: str) -> Message:
    """A message in another form, for languages that have one: `pf-skill.gen` is a genitive in Polish."""
    return Message(f"{message.id}.{form}", message.args) if form else message


def either(parts: list[Message]) -> Message:
    """Checks or ways of closing, of which one is enough."""
    return _joined("pf-or-check", parts)


def or_else(parts: list[Message]) -> Message:
    """Alternative things to do."""
    return _joined("pf-or-effect", parts)


def any_of(parts: list[Message]) -> Message:
    """`A`, `A or B`, `A, B or C`."""
    return _list("pf-or", parts)


def all_of(parts: list[Message]) -> Message:
    """`A`, `A and B`, `A, B and C`."""
    return _list("pf-and", parts)


def _joined(id: str, parts: list[Message]) -> Message:
    return reduce(lambda first, second: Message(id, {"first": first, "second": second}), parts)


def _list(id: str, parts: list[Message]) -> Message:
    *rest, last = parts
    if not rest:
        return last
    first = rest[0]
    for part in rest[1:]:
        first = Message("pf-comma", {"first": first, "second": part})
    return Message(id, {"first": first, "second": last})

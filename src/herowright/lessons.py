"""A guided first game: a real table with prepared dice, and lessons that follow what happens on it.

A game's `lessons.toml` says how the table is opened and lists the lessons in order. A lesson is due the first time that
all its conditions hold, and every choice stays free. `asks` and `offers` are patterns for the question's kind and the
keys of its options; `where` looks into the learner's view (`"heroes.0.skills" = true`: there are some; a number: at
least that many; a word: exactly that one); `over` waits for the end of the game. `lesson-<game>-<id>` and its `.text`
are the message ids.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from herowright.games import registry


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    id: str
    # What it points at on the page, as a selector.
    target: str | None = None
    # Whether it ends with the learner's own choice; otherwise with a press on "next".
    act: bool = False
    asks: str = ""
    offers: str = ""
    where: Mapping[str, bool | int | str] = field(default_factory=dict)
    over: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """The learner has the first seat, and `bots` have the others; `lesson-<game>-about-<n>` says what is learnt."""

    seed: str
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    about: int
    lessons: tuple[Lesson, ...]


@cache
def course(game: str) -> Course | None:
    file = registry.kit(game).lessons
    if file is None:
        return None
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    lessons = tuple(Lesson(**each) for each in read.pop("lesson"))
    return Course(**read | {"bots": tuple(read["bots"]), "lessons": lessons})

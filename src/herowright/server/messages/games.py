"""What there is to play: games and their settings, cards, rules, lessons and packs."""

from __future__ import annotations

from typing import Any

from herowright.server.messages.basics import Wire


class Setting(Wire, frozen=True):
    """`setting-<id>` and `setting-<id>-<value>` are its message ids (lower case), with `.help`. It only applies if
    the settings in `needs` have one of the values listed there."""

    id: str
    values: list[str]
    default: str | list[str]
    rule: str
    many: bool
    needs: dict[str, list[str]]


class Limit(Wire, frozen=True):
    """What a value of a setting changes: how many can play, or whether seats know things that others do not."""

    setting: str
    value: str
    least_seats: int
    most_seats: int
    secrets: bool


class Preset(Wire, frozen=True):
    """A preset: `preset-<id>` and its `.help` are its message ids."""

    id: str
    seats: int
    bots: int
    options: dict[str, Any]
    bot: str | None


class GameInfo(Wire, frozen=True):
    id: str
    title: str
    least_seats: int
    most_seats: int
    settings: list[Setting]
    bots: list[str]
    presets: list[Preset]
    # Whether there is a guided first game.
    taught: bool
    # Whether seats know things that others do not: then a shared screen is covered between turns.
    secrets: bool
    # Values of settings that change the number of players or what is secret.
    limits: list[Limit]


class CardInfo(Wire, frozen=True):
    """A card in the language asked for; `values` are its numbers, by game and family. `box` is the box it comes in,
    if a game has several."""

    id: str
    family: str
    reference: str
    number: int
    box: str
    editions: list[str]
    name: str
    text: str
    values: dict[str, Any]
    provenance: str
    value_provenance: dict[str, str]


class ExampleInfo(Wire, frozen=True):
    """A worked example of a clause: what happens, the outcome, and references to what can be drawn of it."""

    id: str
    text: str
    outcome: str
    shows: list[str]


class ClauseInfo(Wire, frozen=True):
    id: str
    status: str
    text: str
    source: str
    chapter: str
    examples: list[ExampleInfo]


class ClausesFound(Wire, frozen=True):
    """The numbers of the clauses that contain every word in some form, and the forms that were found."""

    clauses: list[str]
    words: list[str]


class MeaningInfo(Wire, frozen=True):
    """What a term means, the clause that defines it, and the words that stand for it in a sentence; `karty*` is
    every word with that prefix."""

    id: str
    term: str
    text: str
    rule: str
    forms: list[str]


class LessonInfo(Wire, frozen=True):
    """`lesson-<game>-<id>` and its `.text` are its message ids; `herowright.lessons` says when it is due."""

    id: str
    target: str | None
    act: bool
    asks: str
    offers: str
    where: dict[str, bool | int | str]
    over: bool


class CourseInfo(Wire, frozen=True):
    """A guided first game: how its table is opened, with the learner in the first seat and bots in the others, and
    the lessons in order. `lesson-<game>-about-1` to `-<about>` say what it teaches."""

    seed: str
    bots: list[str]
    options: dict[str, Any]
    about: int
    lessons: list[LessonInfo]


class OwnValue(Wire, frozen=True):
    """A value that a pack adds to a setting, such as its own scenario, with its name in each language."""

    setting: str
    value: str
    names: dict[str, str]


class CheckedPack(Wire, frozen=True):
    """The content of a card pack, to be given as the option `pack` of a new table, and what can be chosen with it."""

    pack: dict[str, Any]
    own: list[OwnValue]

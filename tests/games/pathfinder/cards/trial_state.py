"""What is noted down of a trial: its people, meetings, questions and rolls, and how cards print dice and checks."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.rules.components import BURY, DISCARD, RECHARGE, SKILL_IDS
from tests.games.pathfinder.cards.trial_people import CARDS, DECK

KNOWN: dict[str, Any] = {card.id: card for card in (*BOX.boons, *BOX.banes, *BOX.locations, *CARDS)}
# Where a card of the hand goes.
ZONE_OF = {DISCARD: "discard", BURY: "buried", RECHARGE: "deck"}
# What each kind of trouble must do: to the trial, as declared, to a seat.
TROUBLES: dict[type[Any], Callable[[Any, Any, int], None]] = {}


class Question(NamedTuple):
    seat: int
    kind: str
    keys: list[str]
    answer: str


class Fall(NamedTuple):
    """A check that was rolled."""

    seat: int
    result: int
    difficulty: int
    traits: frozenset[str]

    @property
    def success(self) -> bool:
        return self.result >= self.difficulty


class Course(NamedTuple):
    """How it goes: whether what is to be warded off is, by how much checks against banes and for boons fail, which
    option is taken in them (the first, if it is not there), and whether one gives in to fate and temptation. Against
    summoned cards one may fare otherwise."""

    ward: bool = True
    miss: int = 0
    way: str = ""
    bad_luck: bool = False
    greedy: bool = True
    summoned_miss: int | None = None


PLAIN_COURSE = Course()


@dataclass
class Person:
    seat: int
    place: str
    hand: list[str]
    discard: list[str]
    deck: list[str] = field(default_factory=lambda: [*DECK])
    buried: list[str] = field(default_factory=list)
    harder: int = 0


@dataclass
class Meeting:
    seat: int
    card: Any
    place: str  # empty for a summoned card
    weak: int = 0
    failed: int = 0
    ended: str = ""
    goes_to: str = ""
    banned: set[tuple[int, str]] = field(default_factory=set)


def dice(text: str) -> tuple[list[int], int]:
    """`1d4-1`: the sides of all dice and the number added."""
    sides, plus = [], 0
    for term in text.replace("-", "+-").split("+"):
        count, d, size = term.partition("d")
        if d:
            sides += [int(size)] * int(count)
        else:
            plus += int(count)
    return sides, plus


def parse(text: str) -> list[tuple[int, int, bool]]:
    """`Wisdom/Divine 8 or Combat 9+`: skill, difficulty, and whether the number of the adventure is added."""
    found = []
    for part in text.split(" or "):
        skills, number = part.rsplit(" ", 1)
        for skill in skills.split("/"):
            found.append((SKILL_IDS.index(skill.lower()), int(number.rstrip("+")), number.endswith("+")))
    return found

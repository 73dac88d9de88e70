"""Rules of own scenarios and adventures, as a pack writes them (PF-CUSTOM-01, PF-CARD-02)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from herowright.games.pathfinder.cards.on import ACQUIRE, CLOSE, DEFEAT, OWN_CHECK, RECHARGING, On
from herowright.games.pathfinder.cards.standing import (
    ACQUIRES,
    DEFEATS,
    FAILS,
    MEETS,
    MISSES,
    STARTS,
    BlessingsDeck,
    DifficultyIs,
    HarderChecks,
    InsteadOfDrawing,
    NoCards,
    NoEvading,
    OneExploration,
    Standing,
    When,
)
from herowright.games.pathfinder.cards.troubles import NoMoreExploring
from herowright.games.pathfinder.corrections import HARDEST
from herowright.games.pathfinder.rules.components import BANES, BOONS, COMBAT
from herowright.table.message import Message
from herowright.table.settings import Check, Path, Problem, fields, items, number, word, yes_or_no

# Which checks a rule is about; without a word, all of them.
CHECKS: Mapping[str, On] = {
    "any": OWN_CHECK,
    "combat": On(skills=(COMBAT,)),
    **{purpose: On(purposes=(purpose,)) for purpose in (DEFEAT, ACQUIRE, CLOSE)},
    "recharge": On(purposes=(RECHARGING,)),
}
# After which moment nobody explores again in that turn.
MOMENTS = (STARTS, MEETS, ACQUIRES, MISSES, DEFEATS, FAILS)
# Own rules make a blessings deck no larger than the box can fill.
MOST_BLESSINGS = 40


def _needing(name: str, check_all: Check) -> Check:
    """A table that says nothing without this field."""

    def check(value: Any, path: Path) -> Iterator[Problem]:
        yield from check_all(value, path)
        if isinstance(value, Mapping) and name not in value:
            yield Problem(path, Message("pack-required", {"names": name}))

    return check


def _yes(value: Any, path: Path) -> Iterator[Problem]:
    """A rule that is there or not."""
    if value is not True:
        yield Problem(path, Message("pack-word", {"words": "true"}))


_ON = word(*CHECKS)
# What may be written, and what it makes.
_RULES: Mapping[str, tuple[Check, Callable[[Any], Standing]]] = {
    "difficulty": (
        _needing("is", fields({"is": number(1, HARDEST), "for": _ON})),
        lambda told: DifficultyIs(told["is"], CHECKS[told.get("for", "any")]),
    ),
    "harder": (
        _needing("by", fields({"by": number(-20, 20), "for": _ON})),
        lambda told: HarderChecks(told["by"], CHECKS[told.get("for", "any")]),
    ),
    "one-exploration": (_yes, lambda told: OneExploration()),
    "stop-exploring": (word(*MOMENTS), lambda told: When(told, NoMoreExploring())),
    "draw-instead": (
        _needing("count", fields({"count": number(1, 9), "reset": yes_or_no()})),
        lambda told: InsteadOfDrawing(told["count"], told.get("reset", False)),
    ),
    "blessings": (number(5, MOST_BLESSINGS), BlessingsDeck),
    "no-cards": (items(word(*BOONS), 1, len(BOONS), distinct=True), lambda told: NoCards(kinds=tuple(told))),
    "no-evading": (items(word(*BANES), 1, len(BANES), distinct=True), lambda told: NoEvading(tuple(told))),
}
RULES: Check = fields({name: check for name, (check, _) in _RULES.items()})


def rules(entry: Mapping[str, Any]) -> tuple[Standing, ...]:
    """The rules of an entry, in the order in which they stand there."""
    return tuple(_RULES[name][1](told) for name, told in entry.get("rules", {}).items())

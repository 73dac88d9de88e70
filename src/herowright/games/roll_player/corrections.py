"""What packs may say about cards of every box, and the effects that come of it. The numbers and words of an effect are
found by the names of its fields, one inside the other: `effect.bonus`, `effect.measure.row`."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import Any, TypeVar

from herowright.games.roll_player.cards.classes import goal
from herowright.games.roll_player.rules.components import CLASS_COLOURS, COLOUR_IDS, COLOUR_OF_ID, ROW_IDS, ROW_OF_ID
from herowright.table.message import Message
from herowright.table.settings import Check, Path, Problem, fields, items, number, pattern, text, word

T = TypeVar("T")
# What may be written about the fields of an effect.
Vocabulary = Callable[[Any], Mapping[str, Check]]

NAME = fields(dict.fromkeys(("en", "pl", "de"), text(60)))
CLASS_COLOUR = word(*(COLOUR_IDS[colour] for colour in CLASS_COLOURS))
ROW = word(*ROW_IDS)
# The numbers and words of effects, by the names of their fields.
EFFECT_VALUES: Mapping[str, Check] = {
    "beyond": number(0, 18),
    "bonus": number(0, 6),
    "each": number(1, 20),
    "face": number(1, 6),
    "gold": number(0, 20),
    "hands": number(2, 8),
    "highest": number(-5, 5),
    "lowest": number(-5, 5),
    "most": number(1, 5),
    "stars": number(0, 20),
    "tokens": number(0, 6),
    "total": number(3, 36),
    "colour": word(*COLOUR_IDS),
    "row": ROW,
    "rows": items(ROW, 2, 2, distinct=True),
}
# Of two such fields the first must not come to lie above the second.
BOUNDS = (("lowest", "highest"), ("least", "most"))


def goal_words(value: Any, path: Path) -> Iterator[Problem]:
    """`"17"`, `"16-17"` or `"14+"`, and not upside down."""
    wrong = list(pattern(r"[1-9]\d?(\+|-[1-9]\d?)?", "pack-goal")(value, path))
    yield from wrong
    if not wrong and (aim := goal(value, 0)).most is not None and aim.least > aim.most:
        yield Problem(path, Message("pack-goal"))


def rising(numbers: list[int]) -> bool:
    return all(lower < higher for lower, higher in pairwise(numbers))


# --- effects -----------------------------------------------------------------------------------------------


def checks_of(thing: Any, vocabulary: Vocabulary) -> dict[str, Check]:
    """What may be written about an effect; fields without a value cannot get one."""
    known = vocabulary(thing)
    checks: dict[str, Check] = {}
    for name, value in _held(thing).items():
        key = name.replace("_", "-")
        if key in known and value is not None:
            checks[key] = known[key]
        elif dataclasses.is_dataclass(value) and checks_of(value, vocabulary):
            checks[key] = check_of(value, vocabulary)
    return checks


def check_of(thing: Any, vocabulary: Vocabulary) -> Check:
    held = _held(thing)
    check = fields(checks_of(thing, vocabulary))
    for low, high in BOUNDS:
        if low in held and high in held:
            check = _in_order(check, held, low, high)
    return check


def _held(thing: Any) -> dict[str, Any]:
    return {field.name: getattr(thing, field.name) for field in dataclasses.fields(thing)}


def _in_order(check_all: Check, held: Mapping[str, Any], low: str, high: str) -> Check:
    def check(value: Any, path: Path) -> Iterator[Problem]:
        wrong = list(check_all(value, path))
        yield from wrong
        if not wrong and (after := {**held, **value})[low] > after[high]:
            yield Problem(path, Message("pack-bounds"))

    return check


def corrected(thing: T, entry: Mapping[str, Any]) -> T:
    """The same effect with other numbers."""
    new: dict[str, Any] = {}
    for key, value in entry.items():
        name = key.replace("-", "_")
        held = getattr(thing, name)
        new[name] = corrected(held, value) if dataclasses.is_dataclass(held) else _from_ids(name, value)
    effect: Any = thing  # a dataclass, which its base class is not
    changed: T = dataclasses.replace(effect, **new)
    return changed


def _from_ids(name: str, value: Any) -> Any:
    """Rows and colours are numbers in the game and ids in a pack."""
    match name:
        case "row":
            return ROW_OF_ID[value]
        case "colour":
            return COLOUR_OF_ID[value]
        case "rows":
            return tuple(ROW_OF_ID[id] for id in value)
        case "colours":
            return tuple(COLOUR_OF_ID[id] for id in value)
    return value

"""Tables at the moments of set-up, from the first die to the first round."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from herowright.testing import Play, situation

ALONE, WITH_MM = "fiends-familiars", "fiends-familiars-mm"
# Every table there can be: the boxes and the number of heroes.
TABLES = [*((ALONE, seats) for seats in range(1, 5)), *((WITH_MM, seats) for seats in range(1, 6))]
TOGETHER = [(expansion, seats) for expansion, seats in TABLES if seats > 1]
COLOURS = ("green", "blue", "red", "purple", "black", "white")
# A class of each colour, in the same order.
CLASSES = ("druid", "wizard", "warrior", "monk", "rogue", "cleric")


def opened(expansion: str = ALONE, seats: int = 2, first: int = 0, *, rolls: Iterable[int] = (), **given: Any) -> Play:
    """A fresh table whose first die decides for seat `first`; `rolls` are the dice after that."""
    deciding = [6 if seat == first else 1 for seat in range(seats)] if seats > 1 else []
    options = {"expansion": expansion, **given.pop("options", {})}
    return situation("roll-player", seats, options, rolls=[*deciding, *rolls], **given)


def at(table: Play, *kinds: str) -> Play:
    """Take the first option until one of these kinds of decision comes up."""
    while table.asked[1] not in kinds:
        table.play(table.keys[0])
    return table


def dealt(expansion: str = ALONE, seats: int = 2, **given: Any) -> Play:
    """All cards for the heroes and the Market lie ready; the familiars are on offer."""
    return at(opened(expansion, seats, **given), "familiar")


def begun(expansion: str = ALONE, seats: int = 2, **given: Any) -> Play:
    """Set-up is over: nobody has starting dice to place, and the enemies have been laid out."""
    heroes = given.pop("heroes", [{"hero_class": id} for id in CLASSES[:seats]])
    options = {"expansion": expansion, **given.pop("options", {})}
    return at(
        situation("roll-player", seats, options, phase="place-starting-dice", call=5, heroes=heroes, **given),
        "initiative",
    )


def placing(*heroes: dict[str, Any], options: dict[str, Any] | None = None, **given: Any) -> Play:
    """Seat 0 is about to place the starting dice in its hand."""
    spec = {"expansion": ALONE, **(options or {})}
    return situation("roll-player", len(heroes), spec, phase="place-starting-dice", call=5, heroes=heroes, **given)


def gold(table: Play) -> list[int]:
    return [hero["gold"] for hero in table.view()["heroes"]]

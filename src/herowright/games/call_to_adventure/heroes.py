"""The heroes of a finished game, for histories: origin, motivation and destiny, and what the runes showed."""

from __future__ import annotations

from typing import Any

from herowright.games.call_to_adventure.rules.components import RUNE_NAMES
from herowright.table.heroes import Hero, Throws
from herowright.table.table import Table

PARTS = ("origin", "motivation", "destiny")


def heroes(table: Table[Any]) -> list[Hero]:
    own = [table.view(seat)["heroes"][seat] for seat in range(table.seats)]  # after a defeat destinies stay face down
    cast = throws(table)
    return [_hero(hero, cast.luck(seat)) for seat, hero in enumerate(own)]


def _hero(hero: dict[str, Any], luck: float | None) -> Hero:
    names = [f"{part}:{hero[part]}" for part in PARTS if hero[part]]
    return Hero(" ".join(names), names[0] if names else "", luck)


def throws(table: Table[Any]) -> Throws:
    """Every rune shows one of two numbers; how many are cast is not luck (CA-RUNE-01)."""
    found = Throws(table.seats)
    usual = {name: sum(numbers) / 2 for name, numbers in zip(RUNE_NAMES, table.state.box.numbers, strict=True)}
    for event in table.log:
        if event.kind == "ca-event-cast":
            shown = sum(map(int, event.args["faces"].split()))
            found.add(event.seat, shown, sum(usual[rune] for rune in event.args["runes"].split()))
    return found

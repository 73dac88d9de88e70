"""The heroes of a finished game, for histories: the characters, and what the dice of their checks showed."""

from __future__ import annotations

from typing import Any

from herowright.table.heroes import Hero, Throws
from herowright.table.table import Table


def heroes(table: Table[Any]) -> list[Hero]:
    characters = [str(hero["character"] or "") for hero in table.view()["heroes"]]
    rolled = throws(table)
    return [Hero(character, character, rolled.luck(seat)) for seat, character in enumerate(characters)]


def throws(table: Table[Any]) -> Throws:
    """Every die of every check; which dice are rolled is not luck (PF-CHECK-26)."""
    found = Throws(table.seats)
    for event in table.log:
        if event.kind == "pf-event-rolls":
            for die in event.args["dice"].split():
                sides, _, shown = die.partition("=")
                if shown:  # otherwise a number stood in for the roll
                    found.add(event.seat, int(shown), (int(sides[1:]) + 1) / 2)
    return found

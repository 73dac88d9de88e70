"""What can happen to dice on a sheet and to the marker, for attribute actions and skills alike.

A die is tracked by identity, not by its space: an interrupt may have moved it meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from herowright.games.roll_player.rules.choices import (
    KEEP,
    KEEP_NEW,
    KEEP_OLD,
    MOVES,
    SWAP_PARTNERS,
    SWAP_WITH,
    Move,
    Shift,
)
from herowright.games.roll_player.rules.components import (
    DIRECTIONS,
    HIGHEST,
    LOWEST,
    NONE,
    SPACE_NAMES,
    SPACES_PER_ROW,
    STEP_FROM,
)
from herowright.table.decision import Option, Steps, ask_if_any

if TYPE_CHECKING:
    from herowright.games.roll_player.rules.choices import NewOrOld
    from herowright.games.roll_player.rules.state import Hero, RollPlayer


def flip(table: RollPlayer, hero: Hero, space: int, rule: str) -> None:
    """Turn a die to its opposite face (RP-DICE-13)."""
    die = hero.spaces[space]
    set_face(table, hero, space, opposite(die, table.faces[die]), rule)


def opposite(die: int, face: int) -> int:
    return LOWEST[die] + HIGHEST[die] - face


def set_face(table: RollPlayer, hero: Hero, space: int, face: int, rule: str) -> None:
    die = hero.spaces[space]
    before = table.die_name(die)
    table.faces[die] = face
    table.report("rp-event-changed", hero.seat, rule, {"before": before, "face": face, "space": SPACE_NAMES[space]})


def shift(table: RollPlayer, hero: Hero, wanted: Shift, rule: str) -> None:
    """Turn a die up or down (RP-DICE-16)."""
    set_face(table, hero, wanted.space, table.faces[hero.spaces[wanted.space]] + wanted.by, rule)


def swap(table: RollPlayer, hero: Hero, space: int, rule: str) -> Steps[None]:
    """Exchange the die with another one on the sheet (RP-DICE-14)."""
    die = hero.spaces[space]

    def partners() -> list[Option[int]]:
        return (
            [SWAP_PARTNERS[other] for other in hero.occupied() if hero.spaces[other] != die]
            if die in hero.spaces
            else []
        )

    other = yield from ask_if_any(SWAP_WITH, hero.seat, partners, {"die": table.die_name(die)})
    if other is None:
        return
    space, partner = hero.spaces.index(die), hero.spaces[other]
    hero.spaces[space], hero.spaces[other] = partner, die
    table.report(
        "rp-event-swapped",
        hero.seat,
        rule,
        {
            "first": table.die_name(die),
            "second": table.die_name(partner),
            "from": SPACE_NAMES[space],
            "to": SPACE_NAMES[other],
        },
    )


def reroll(table: RollPlayer, hero: Hero, space: int, rule: str) -> Steps[None]:
    """Roll a die of the sheet and keep the old or the new face (RP-DICE-18, RP-DICE-19)."""
    die = hero.spaces[space]
    new = table.thrown(die)
    table.report("rp-event-rolled", hero.seat, rule, {"die": table.die_name(die), "face": new})
    rolled = {"die": table.die_name(die), "face": new, "space": SPACE_NAMES[space]}

    def faces() -> Sequence[Option[NewOrOld]]:
        """A skill may have taken the die off the sheet meanwhile."""
        return (KEEP_NEW, KEEP_OLD) if die in hero.spaces else ()

    choice = yield from ask_if_any(KEEP, hero.seat, faces, rolled)
    if choice is None:
        return
    if choice == "new" and new != table.faces[die]:
        set_face(table, hero, hero.spaces.index(die), new, rule)
    else:
        table.report("rp-event-kept", hero.seat, rule, {"die": table.die_name(die)})


def ways_to_move(hero: Hero) -> list[Option[Move]]:
    """The steps the marker can take without leaving the grid (RP-DICE-20, RP-DICE-21)."""
    reachable = STEP_FROM[hero.marker]
    return [MOVES[way] for way in DIRECTIONS if reachable[way] != NONE]


def can_move(hero: Hero, direction: str) -> bool:
    return STEP_FROM[hero.marker][direction] != NONE


def move_marker(table: RollPlayer, hero: Hero, direction: str, rule: str) -> None:
    """One step; a marker at the edge stays where it is."""
    target = STEP_FROM[hero.marker][direction]
    if target == NONE:
        table.report("rp-event-marker-stays", hero.seat, rule, {"direction": f"direction:{direction}"})
        return
    hero.marker = target
    table.report(
        "rp-event-marker", hero.seat, rule, {"direction": f"direction:{direction}", "field": f"field:{target}"}
    )


def close_gap(hero: Hero, row: int) -> None:
    """The dice of a row slide left into its gap (RP-CARD-25)."""
    start = row * SPACES_PER_ROW
    dice = hero.spaces[start : start + SPACES_PER_ROW]
    hero.spaces[start : start + SPACES_PER_ROW] = sorted(dice, key=lambda die: die == NONE)

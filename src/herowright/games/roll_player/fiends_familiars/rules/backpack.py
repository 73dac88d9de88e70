"""Dice that wait in the Backpack (FF-CARD-02 to FF-CARD-07)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.roll_player.fiends_familiars.cards.powers import StoreDice
from herowright.games.roll_player.fiends_familiars.rules.choices import (
    GIVE_BACKS,
    STORED_ROW,
    TOO_MANY_STORED,
    UNPACKS,
    Unpack,
)
from herowright.games.roll_player.fiends_familiars.rules.placing import linked_action, pay_for_placing
from herowright.games.roll_player.rules.components import LOOK_OF
from herowright.games.roll_player.rules.dice import places, put_on_sheet
from herowright.table.decision import Option, Steps, ask, ask_if_any

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable


def has_room(hero: Adventurer) -> bool:
    """At most four dice, and never more than the sheet has empty spaces (FF-CARD-02, FF-CARD-03)."""
    store = hero.power(StoreDice)
    return store is not None and len(hero.backpack) < min(store.most, len(hero.empty_spaces()))


def store(table: FiendsTable, hero: Adventurer, die: int) -> None:
    hero.hand.remove(die)
    hero.backpack = (*hero.backpack, die)
    table.report("ff-event-stored", hero.seat, "FF-CARD-02", {"die": table.die_name(die)})


def make_fit(table: FiendsTable, hero: Adventurer) -> Steps[None]:
    """When the sheet fills up, dice that find no space any more go back into the bag (FF-CARD-03)."""
    while len(hero.backpack) > len(hero.empty_spaces()):
        kind = yield from ask_if_any(
            TOO_MANY_STORED, hero.seat, lambda: [GIVE_BACKS[kind] for kind in kinds(table, hero)]
        )
        if kind is None:  # the Backpack was dropped meanwhile
            return
        throw_out(table, hero, find(table, hero, kind))


def throw_out(table: FiendsTable, hero: Adventurer, die: int) -> None:
    hero.backpack = tuple(other for other in hero.backpack if other != die)
    table.bag.append(die)
    table.report("rp-event-returned", hero.seat, "FF-CARD-03", {"dice": table.die_name(die)})


def kinds(table: FiendsTable, hero: Adventurer) -> list[tuple[int, int]]:
    """Stored dice of equal look and face are the same choice."""
    return sorted({(LOOK_OF[die], table.faces[die]) for die in hero.backpack})


def find(table: FiendsTable, hero: Adventurer, kind: tuple[int, int]) -> int:
    return next(die for die in hero.backpack if (LOOK_OF[die], table.faces[die]) == kind)


def unpacking(table: FiendsTable, hero: Adventurer) -> list[Option[Unpack]]:
    """At any time before character creation is over, where there is a space (FF-CARD-04, FF-CARD-05)."""
    return [] if hero.is_full else [UNPACKS[kind] for kind in kinds(table, hero)]


def unpack(table: FiendsTable, hero: Adventurer, kind: tuple[int, int]) -> Steps[None]:
    """All rules of placing hold: leftmost space, gold, and the action of the row (FF-CARD-05, FF-CARD-06)."""
    die = find(table, hero, kind)
    space = yield from ask(STORED_ROW, hero.seat, lambda: places(hero), {"die": table.die_name(die)})
    hero.backpack = tuple(other for other in hero.backpack if other != die)
    hero.hand.append(die)
    row = put_on_sheet(table, hero, die, space, "FF-CARD-05")
    pay_for_placing(table, hero, die, row)
    yield from linked_action(table, hero, row)

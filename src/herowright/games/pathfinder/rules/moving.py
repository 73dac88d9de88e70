"""Moving from location to location (PF-TURN-10, PF-TURN-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.pathfinder.cards.standing import ENTERS, LEAVES
from herowright.games.pathfinder.rules.holding import happens
from herowright.table.decision import Steps

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.types import Location
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder


def number_of(table: Pathfinder, card: Location) -> int:
    """The place on the table of a location."""
    return next(number for number, place in enumerate(table.places) if place.card is card)


def move(table: Pathfinder, hero: Hero, place: int) -> Steps[None]:
    """Leaving and entering may set off what the locations say; staying does neither (PF-TURN-11)."""
    if place == hero.place:
        return
    yield from happens(table, hero, LEAVES)
    hero.place = place
    table.report("pf-event-moves", hero.seat, "PF-TURN-10", {"place": table.places[place].card.name})
    yield from happens(table, hero, ENTERS)

"""Cards of a location deck that are flipped over and encountered (PF-TURN-18, PF-CLOSE-01, PF-HENCH)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.pathfinder.cards.standing import ChanceToClose
from herowright.games.pathfinder.cards.types import Bane, BoxCard
from herowright.games.pathfinder.rules import closing, encounter, villain
from herowright.games.pathfinder.rules.components import HENCHMAN, VILLAIN
from herowright.games.pathfinder.rules.holding import standing
from herowright.table.decision import Steps

if TYPE_CHECKING:
    from herowright.games.pathfinder.rules.state import Encounter, Hero, Pathfinder


def turn_up(table: Pathfinder, hero: Hero, card: BoxCard, weak: int = 0) -> Steps[None]:
    """Meet a card of one's own location; right after it, a defeated henchman gives a chance to close (PF-CLOSE-17)."""
    if isinstance(card, Bane) and card.kind == VILLAIN:
        yield from villain.meet(table, hero, card, weak)
        return
    met = yield from encounter.meet(table, hero, card, hero.place, weak=weak)
    if chance_to_close(table, hero, met):
        if table.settings.reading("PF-CLOSE-18") == "one-chance":
            table.tried = True
        yield from closing.try_to_close(table, hero)


def chance_to_close(table: Pathfinder, hero: Hero, met: Encounter) -> bool:
    """A henchman of the location deck was defeated, or something that stands for one (PF-CLOSE-01, PF-HENCH-01)."""
    if table.places[met.lies_at].closed or hero.place != met.lies_at:
        return False
    if met.card.kind == HENCHMAN:
        return met.ended == "defeated"
    if met.ended != "acquired":
        return False
    return any(met.card.is_a(rule.kinds) for rule in standing(table, hero, ChanceToClose))

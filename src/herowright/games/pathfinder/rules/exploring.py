"""Cards of a location deck that are flipped over and encountered (PF-TURN-18, PF-CLOSE-01, PF-HENCH)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.pathfinder.cards.standing import ChanceToClose
from herowright.games.pathfinder.cards.types import Bane, BoxCard
from herowright.games.pathfinder.rules import closing, encounter, villain
from herowright.games.pathfinder.rules.asking import ask
from herowright.games.pathfinder.rules.choices import DO_OR_NOT, NO, YES
from herowright.games.pathfinder.rules.components import HENCHMAN, VILLAIN
from herowright.games.pathfinder.rules.holding import standing
from herowright.table.decision import Steps
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.pathfinder.rules.state import Encounter, Hero, Pathfinder


def turn_up(table: Pathfinder, hero: Hero, card: BoxCard, weak: int = 0) -> Steps[None]:
    """Meet the top card of one's own location; right after it, a defeated henchman gives a chance to close
    (PF-CLOSE-17)."""
    card = yield from replace_too_hard(table, hero, card)
    if isinstance(card, Bane) and card.kind == VILLAIN:
        yield from villain.meet(table, hero, card, weak)
        return
    met = yield from encounter.meet(table, hero, card, hero.place, weak=weak)
    if chance_to_close(table, hero, met):
        if table.settings.reading("PF-CLOSE-18") == "one-chance":
            table.tried = True
        yield from closing.try_to_close(table, hero)


def replace_too_hard(table: Pathfinder, hero: Hero, card: BoxCard) -> Steps[BoxCard]:
    """Who plays alone, with one character or several, may take a card that is too hard out of the game; another of its
    kind and level comes in its place (PF-SOLO-04)."""
    if not table.settings.too_hard or card.kind in (HENCHMAN, VILLAIN):
        return card
    level: list[BoxCard] = [each for each in table.piles[card.kind] if each is not card and each.level == card.level]
    if not level or not (
        yield from ask(table, DO_OR_NOT, hero.seat, lambda: (YES, NO), {"what": Message("pf-what-replace", card.told)})
    ):
        return card
    place = table.here(hero)
    place.deck.remove(card)
    table.removed.append(card)
    other = table.chance.take(level)
    table.piles[card.kind].remove(other)
    place.deck.insert(0, other)
    table.report("pf-event-replaced", hero.seat, "PF-SOLO-04", {"card": card.name, "other": other.name})
    return other


def chance_to_close(table: Pathfinder, hero: Hero, met: Encounter) -> bool:
    """A henchman of the location deck was defeated, or something that stands for one (PF-CLOSE-01, PF-HENCH-01)."""
    if table.places[met.lies_at].closed or hero.place != met.lies_at:
        return False
    if met.card.kind == HENCHMAN:
        return met.ended == "defeated"
    if met.ended != "acquired":
        return False
    return any(met.card.is_a(rule.kinds) for rule in standing(table, hero, ChanceToClose))

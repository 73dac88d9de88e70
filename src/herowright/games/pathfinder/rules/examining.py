"""Examining and searching decks (PF-EXAM). What one character sees, the whole party knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.pathfinder.rules.asking import ask
from herowright.games.pathfinder.rules.choices import BOTTOMS, EXAMINE_WHERE, EXAMINED, LEAVE, LOOKS
from herowright.games.pathfinder.rules.moving import number_of
from herowright.table.decision import Option, Steps

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.outside import Examine
    from herowright.games.pathfinder.cards.types import BoxCard
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder, Place


def places(table: Pathfinder, hero: Hero, any_place: bool) -> list[int]:
    """The location decks that can be examined: those with cards (PF-EXAM-07)."""
    numbers = range(len(table.places)) if any_place else (hero.place,)
    return [number for number in numbers if table.places[number].deck]


def unmet(table: Pathfinder, place: Place) -> list[int]:
    """The positions of the cards of a location deck. Those that are being met lie on the deck and are none of it
    (PF-ENC-10)."""
    met = [each.card for each in table.encounters if not each.summoned and table.places[each.lies_at] is place]
    found = []
    for number, card in enumerate(place.deck):
        if card in met:
            met.remove(card)
        else:
            found.append(number)
    return found


def look(table: Pathfinder, hero: Hero, place: Place, count: int) -> list[BoxCard]:
    """Look at the top cards and leave them where they are (PF-EXAM-01, PF-EXAM-03)."""
    at = unmet(table, place)[:count]
    seen = [place.deck[number] for number in at]
    if at and at[-1] >= place.known_top:
        table.chance.reveal()
        place.known_top = at[-1] + 1
    if seen:
        args = {"place": place.card.name, "cards": " ".join(card.name for card in seen)}
        table.report("pf-event-examines", hero.seat, "PF-EXAM-01", args)
    return seen


def look_at_bottom(table: Pathfinder, hero: Hero, place: Place) -> None:
    if not place.deck:
        return
    if not place.known_bottom:
        table.chance.reveal()
        place.known_bottom = 1
    args = {"place": place.card.name, "cards": place.deck[-1].name}
    table.report("pf-event-examines-bottom", hero.seat, "PF-EXAM-01", args)


def until(place: Place, kinds: tuple[str, ...]) -> int:
    """How many cards are flipped over until the first of these kinds is found; all, if none is (PF-EXAM-02, -04)."""
    for number, card in enumerate(place.deck):
        if card.is_a(kinds):
            return number + 1
    return len(place.deck)


def examine(table: Pathfinder, hero: Hero, effect: Examine) -> Steps[None]:
    found = places(table, hero, effect.any_place)
    if not found:
        return
    number = found[0]
    if len(found) > 1:
        wanted = yield from ask(
            table, EXAMINE_WHERE, hero.seat, lambda: [LOOKS[table.places[each].card] for each in found]
        )
        number = number_of(table, wanted.card)
    place = table.places[number]
    seen = look(table, hero, place, until(place, effect.stop) if effect.stop else effect.count)
    if effect.bottom and seen:
        card = yield from ask(table, EXAMINED, hero.seat, lambda: _to_bottom(seen))
        if card is not None:
            put_under(table, hero, place, card)


def _to_bottom(seen: list[BoxCard]) -> list[Option[BoxCard | None]]:
    return [LEAVE, *(BOTTOMS[card] for card in dict.fromkeys(seen))]


def put_under(table: Pathfinder, hero: Hero, place: Place, card: BoxCard) -> None:
    """A card that was seen goes to the bottom of its deck."""
    at = place.deck.index(card)
    del place.deck[at]
    place.deck.append(card)
    if at < place.known_top:
        place.known_top -= 1
    place.known_bottom = min(place.known_bottom + 1, len(place.deck))
    args = {"card": card.name, "place": place.card.name}
    table.report("pf-event-puts-under", hero.seat, "PF-EXAM-03", args)


def bring_up(table: Pathfinder, place: Place, at: int) -> BoxCard:
    """The first card of a kind, found from the top, is flipped over; the cards above it stay in their order."""
    card = place.deck[at]
    if at >= place.known_top:
        table.chance.reveal()
    del place.deck[at]
    place.deck.insert(0, card)
    place.known_top = max(place.known_top, at + 1)
    return card

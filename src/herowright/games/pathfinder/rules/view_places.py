"""The locations as the table shows them. Only the order of their decks is unknown."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, TypedDict

from herowright.games.pathfinder.rules.components import BLESSING, HENCHMAN, PILES, VILLAIN
from herowright.games.pathfinder.rules.view_values import TextView, known_ends, text
from herowright.table.decision import Shared

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.types import BoxCard, Location
    from herowright.games.pathfinder.rules.state import Pathfinder, Place

# Cards of a location whose kind nobody can know: a villain, a henchman, or a blessing that came with a villain.
UNKNOWN = "unknown"


class LocationView(TypedDict):
    """`kinds` counts what lies in the deck of `cards` cards, as far as anybody can know: villains, henchmen and
    blessings hidden with a villain are `unknown`. Examined cards that still lie where they were seen are `known_top`
    (from the top down) and `known_bottom` (the last one lies at the bottom); a card being met lies on top until it is
    put away. `here` is what holds now, `closing` the ways of closing it, `closed_text` what happens then."""

    name: str
    closed: bool
    shut: bool
    open: bool
    cards: int
    kinds: dict[str, int]
    known_top: list[str]
    known_bottom: list[str]
    heroes: list[int]
    here: list[TextView]
    closing: list[TextView]
    closed_text: list[TextView]


def _printed_place(card: Location) -> dict[str, list[TextView]]:
    return {
        "here": [text(rule.text) for rule in card.here],
        "closed_here": [text(rule.text) for rule in card.closed_here],
        "closing": [text(way.text) for way in card.closing],
        "closed": [text(trouble.text) for trouble in card.closed],
    }


# Made once for each card.
_PLACES: Shared[Location, dict[str, list[TextView]]] = Shared(_printed_place)


def location(table: Pathfinder, number: int, place: Place) -> LocationView:
    printed = _PLACES[place.card]
    top, bottom = known_ends(place.deck, place.known_top, place.known_bottom)
    return {
        "name": place.card.name,
        "closed": place.closed,
        "shut": place.shut,
        "open": place.open,
        "cards": len(place.deck),
        "kinds": dict(kinds_known(place)),
        "known_top": top,
        "known_bottom": bottom,
        "heroes": [hero.seat for hero in table.at(number)],
        "here": printed["closed_here" if place.closed else "here"],
        "closing": printed["closing"],
        "closed_text": printed["closed"],
    }


def kinds_known(place: Place) -> Mapping[str, int]:
    """What lies in a location deck, without telling a villain from a henchman or a blessing that hides it
    (PF-VILLAIN-20)."""
    return _kinds(tuple(place.deck), place.strays)


@lru_cache(maxsize=4096)  # a deck stays as it is for many decisions
def _kinds(deck: tuple[BoxCard, ...], strays: int) -> Mapping[str, int]:
    kinds = [card.kind for card in deck]
    found = {kind: kinds.count(kind) for kind in PILES}
    hiding = min(strays, found[BLESSING])
    found[BLESSING] -= hiding
    found[UNKNOWN] = kinds.count(VILLAIN) + kinds.count(HENCHMAN) + hiding
    return {kind: count for kind, count in found.items() if count}


def unknown(place: Place) -> int:
    """How many cards of a location deck are a villain, a henchman, or a blessing that hides it."""
    return kinds_known(place).get(UNKNOWN, 0)

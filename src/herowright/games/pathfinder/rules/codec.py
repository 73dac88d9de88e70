"""The way back from a stored state, and where every card is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from herowright.games.pathfinder.rules import party
from herowright.games.pathfinder.rules.settings import Settings
from herowright.games.pathfinder.rules.state import ASK, Hero, Pathfinder, Place
from herowright.table import plain
from herowright.table.chance import Chance

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.box import Box

_HERO_CARDS = ("deck", "hand", "discard", "buried", "displayed")


def decode(data: Mapping[str, Any], box: Box, settings: Settings, chance: Chance) -> Pathfinder:
    """Only the state between two steps is ever read back: there nothing is met, checked or suffered."""
    if data["encounters"] or data["checks"] or data["hurts"] or data["loose"]:
        raise ValueError("a state in the middle of a step")
    cards: dict[str, Any] = {card.name: card for card in box}
    table = plain.decode(
        Pathfinder,
        data,
        lambda family, name: cards[name],
        box=box,
        settings=settings,
        chance=chance,
        story=box.story_of(cards[data["scenario"]], settings.path),
    )
    for hero in table.heroes:
        _mend(hero)
    return table


def _mend(hero: Hero) -> None:
    """Tables that were saved when a promise could outlive its card, and the silence of a seat its check."""
    hero.promises = tuple(card for card in hero.promises if card in hero.hand)
    if hero.quiet == 1:
        hero.quiet = ASK


def name_of(item: Any) -> str:
    """Scripts name a card by its id, and a location on the table by its number."""
    return str(getattr(item, "id", item))


# --- where every card is -----------------------------------------------------------------------------------------


def inventory(table: Pathfinder) -> dict[str, str]:
    """Each copy of each card (`longsword#1`) with its zone; raises where there are more or fewer than the sets hold."""
    found: dict[str, str] = {}
    counted: Counter[Any] = Counter()
    for zone, cards in _zones(table):
        for card in cards:
            counted[card] += 1
            found[f"{card.id}#{counted[card]}"] = zone
    if table.piles:  # before, all cards are in the box
        sets = party.sets(table)
        printed = Counter(table.spares)
        for card in (*table.box.boons, *table.box.banes):
            printed[card] += table.box.copies_in(card, sets)
        for card in counted | printed:
            if counted[card] != printed[card]:
                zones = [zone for name, zone in found.items() if name.startswith(f"{card.id}#")]
                raise AssertionError(f"{card.id}: {counted[card]} instead of {printed[card]} copies, in {zones}")
    owners: list[Hero | Place] = [*table.heroes, *table.places]
    for each in owners:
        if max(each.known_top, each.known_bottom) > len(each.deck):
            raise AssertionError(f"more cards of a deck are known than lie there: {each}")
    return found


def _zones(table: Pathfinder) -> Iterator[tuple[str, list[Any]]]:
    for kind, pile in table.piles.items():
        yield f"box:{kind}", pile
    for name in ("removed", "blessings", "blessings_discard", "pool", "loose"):
        yield name, getattr(table, name)
    for place in table.places:
        yield f"place:{place.card.id}", place.deck
    # A card of a location stays on its deck while it is met; what exists for the moment only is no copy of its own.
    yield "met", [met.card for met in table.encounters if met.summoned and not met.spare]
    for hero in table.heroes:
        for name in _HERO_CARDS:
            yield f"{name}:{hero.seat}", getattr(hero, name)
        yield f"in_play:{hero.seat}", [card for card, _ in hero.in_play]

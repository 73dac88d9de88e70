"""The way back from a stored state, where every card is, and what nobody can know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from herowright.games.pathfinder.rules import party
from herowright.games.pathfinder.rules.components import BLESSING, HENCHMAN, VILLAIN
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


# --- guessing ----------------------------------------------------------------------------------------------------


def redraw_hidden(table: Pathfinder, seat: int | None, chance: Chance) -> None:
    """All seats know the same: not the order of the decks, and not which cards of a kind lie in which location, in the
    blessings deck and in the box. Whatever has been seen stays."""
    for hero in table.heroes:
        hidden = hero.deck[hero.known_top : len(hero.deck) - hero.known_bottom]
        chance.shuffle(hidden)
        hero.deck[hero.known_top : hero.known_top + len(hidden)] = hidden
    if table.phase in ("rebuild", "over"):
        return  # nothing is drawn any more, and what the box holds lies open
    spots = [_Hidden(table, number) for number in range(len(table.places))]
    _redeal_unknown(table, spots, chance)
    kinds = [kind for kind in table.piles if kind not in (HENCHMAN, VILLAIN, "loot")]
    for kind in kinds if spots else ():
        _redeal_kind(table, kind, spots, chance)
    for spot in spots:
        spot.lay(chance)
    chance.shuffle(table.blessings)


class _Hidden:
    """The cards of a location deck that nobody has seen: `unknown` are those that it does not list, and of which nobody
    can say whether they are henchmen, villains or blessings that came with one (PF-VILLAIN-20)."""

    def __init__(self, table: Pathfinder, number: int) -> None:
        self.place = place = table.places[number]
        deck = place.deck
        self.at = list(range(place.known_top, len(deck) - place.known_bottom))
        for met in table.encounters:  # a card that is met can have been shuffled into its deck already
            if met.lies_at == number and met.card not in deck[: place.known_top]:
                self._see(met.card)
        cards = [deck[at] for at in self.at]
        blessings = [card for card in cards if card.kind == BLESSING]
        all_blessings = sum(1 for card in deck if card.kind == BLESSING)
        strays = min(place.strays, all_blessings, len(blessings))
        self.seen_strays = min(place.strays, all_blessings) - strays
        self.henchmen = [card for card in cards if card.kind == HENCHMAN]
        self.others = [card for card in cards if card.kind == VILLAIN] + blessings[:strays]
        listed = [card for card in cards if card.kind not in (HENCHMAN, VILLAIN, BLESSING)]
        self.listed = listed + blessings[strays:]

    def _see(self, card: Any) -> None:
        at = next((at for at in self.at if self.place.deck[at] is card), None)
        if at is not None:
            self.at.remove(at)

    def lay(self, chance: Chance) -> None:
        cards = [*self.listed, *self.henchmen, *self.others]
        chance.shuffle(cards)
        for at, card in zip(self.at, cards, strict=True):
            self.place.deck[at] = card
        self.place.strays = self.seen_strays + sum(1 for card in self.others if card.kind == BLESSING)


def _redeal_unknown(table: Pathfinder, spots: list[_Hidden], chance: Chance) -> None:
    """Each location keeps the number of its unknown cards. Once the villain has fled, everybody knows which of them
    came with it and which are henchmen."""
    fled = len(table.scenario.villains) == 1 and any(place.strays for place in table.places)
    if not fled:
        for spot in spots:
            spot.others += spot.henchmen
            spot.henchmen = []
    for name in ("henchmen", "others"):
        pool = [card for spot in spots for card in getattr(spot, name)]
        chance.shuffle(pool)
        for spot in spots:
            setattr(spot, name, [pool.pop() for _ in getattr(spot, name)])


def _redeal_kind(table: Pathfinder, kind: str, spots: list[_Hidden], chance: Chance) -> None:
    pool: list[Any] = [*table.piles[kind]]
    if kind == BLESSING:
        pool += table.blessings
    pool += [card for spot in spots for card in (*spot.listed, *spot.others) if card.kind == kind]
    chance.shuffle(pool)
    for spot in spots:
        spot.listed = [pool.pop() if card.kind == kind else card for card in spot.listed]
        spot.others = [pool.pop() if card.kind == kind else card for card in spot.others]
    if kind == BLESSING:
        table.blessings = [pool.pop() for _ in table.blessings]
    table.piles[kind] = pool

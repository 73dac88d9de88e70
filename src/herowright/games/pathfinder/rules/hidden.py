"""What nobody can know: redrawn to guess at it, or turned face down."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, cast

from herowright.games.pathfinder.cards.types import Bane, Boon
from herowright.games.pathfinder.rules.components import BANES, BLESSING, HENCHMAN, VILLAIN
from herowright.table.decision import Shared

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.types import BoxCard
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder, Place
    from herowright.table.chance import Chance

_ID = attrgetter("id")
_KIND_AND_ID = attrgetter("kind", "id")


def redraw(table: Pathfinder, chance: Chance) -> None:
    """All seats know the same: not the order of the decks, and not which cards of a kind lie in which location, in the
    blessings deck and in the box. Whatever has been seen stays. What is hidden is put in order before it is redrawn,
    so that the same chance makes the same of all tables that nobody can tell apart."""
    for hero in table.heroes:
        hidden = hero.deck[hero.known_top : len(hero.deck) - hero.known_bottom]
        hidden.sort(key=_ID)
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


class _Hidden:
    """The cards of a location deck that nobody has seen: `unknown` are those that it does not list, and of which nobody
    can say whether they are henchmen, villains or blessings that came with one (PF-VILLAIN-20). A card that is met and
    has been shuffled into its deck already is `seen`, but nobody knows where it lies."""

    def __init__(self, table: Pathfinder, number: int) -> None:
        self.place = place = table.places[number]
        deck = place.deck
        cards = deck[place.known_top : len(deck) - place.known_bottom]
        self.seen: list[BoxCard] = []
        for met in table.encounters:
            if met.lies_at == number and met.card not in deck[: place.known_top] and met.card in cards:
                cards.remove(met.card)
                self.seen.append(met.card)
        blessings = [card for card in cards if card.kind == BLESSING]
        all_blessings = sum(1 for card in deck if card.kind == BLESSING)
        strays = min(place.strays, all_blessings, len(blessings))
        self.seen_strays = min(place.strays, all_blessings) - strays
        self.henchmen = [card for card in cards if card.kind == HENCHMAN]
        self.others = [card for card in cards if card.kind == VILLAIN] + blessings[:strays]
        listed = [card for card in cards if card.kind not in (HENCHMAN, VILLAIN, BLESSING)]
        self.listed = listed + blessings[strays:]

    def lay(self, chance: Chance) -> None:
        cards = [*self.listed, *self.henchmen, *self.others, *self.seen]
        cards.sort(key=_ID)
        chance.shuffle(cards)
        self.place.deck[self.place.known_top : self.place.known_top + len(cards)] = cards
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
        pool = sorted([card for spot in spots for card in getattr(spot, name)], key=_KIND_AND_ID)
        chance.shuffle(pool)
        for spot in spots:
            setattr(spot, name, [pool.pop() for _ in getattr(spot, name)])


def _redeal_kind(table: Pathfinder, kind: str, spots: list[_Hidden], chance: Chance) -> None:
    """What is left of the pile needs no order: it is drawn from at random."""
    pool: list[BoxCard] = [*table.piles[kind]]
    if kind == BLESSING:
        pool += table.blessings
    pool += [card for spot in spots for card in (*spot.listed, *spot.others) if card.kind == kind]
    pool.sort(key=_ID)
    for spot in spots:
        spot.listed = [chance.take(pool) if card.kind == kind else card for card in spot.listed]
        spot.others = [chance.take(pool) if card.kind == kind else card for card in spot.others]
    if kind == BLESSING:
        table.blessings = cast("list[Boon]", [chance.take(pool) for _ in table.blessings])
    table.piles[kind] = pool


# --- face down ---------------------------------------------------------------------------------------------------


def _face_down(kind: str) -> BoxCard:
    return (Bane if kind in BANES else Boon)(id=f"face-down-{kind}", kind=kind, copies={"B": 0})


_FACE_DOWN: Shared[str, BoxCard] = Shared(_face_down)


# A deck stays as it is for many decisions.
@lru_cache(maxsize=4096)
def _sorted(cards: tuple[Boon, ...]) -> list[Boon]:
    return sorted(cards, key=_ID)


@lru_cache(maxsize=4096)
def _turned(cards: tuple[BoxCard, ...], strays: int) -> list[BoxCard]:
    """Cards that nobody has seen: only their kinds are known, and so many blessings pass for henchmen."""
    kinds = sorted([card.kind for card in cards])
    at = kinds.index(BLESSING) if strays else 0
    listed = kinds[:at] + kinds[at + strays :]
    found = [_FACE_DOWN[kind] for kind in listed if kind not in (HENCHMAN, VILLAIN)]
    return found + [_FACE_DOWN[HENCHMAN]] * (len(cards) - len(found))


def concealed(table: Pathfinder) -> Pathfinder:
    """The table with what nobody can know turned face down: it has its kind, and villains and what hides them are
    henchmen. The decks of characters are in order, the box is empty."""
    twin = table.shallow()
    twin.events = []
    twin.heroes = [_in_order(hero) for hero in table.heroes]
    if table.phase in ("rebuild", "over") or not table.places:
        return twin  # what the box holds lies open
    twin.places = [_unseen(place) for place in table.places]
    twin.blessings = cast("list[Boon]", [_FACE_DOWN[BLESSING]] * len(table.blessings))
    twin.piles = {kind: [] for kind in table.piles}  # what is banished in a thought goes there
    return twin


def _in_order(hero: Hero) -> Hero:
    twin = hero.shallow()
    twin.deck = deck = hero.deck[:]
    top, bottom = hero.known_top, len(deck) - hero.known_bottom
    deck[top:bottom] = _sorted(tuple(deck[top:bottom]))
    return twin


def _unseen(place: Place) -> Place:
    twin = place.shallow()
    twin.deck = deck = place.deck[:]
    top, bottom, strays = place.known_top, len(deck) - place.known_bottom, 0
    if place.strays:
        strays = min(place.strays, sum([card.kind == BLESSING for card in deck[top:bottom]]))
        twin.strays = min(place.strays, sum([card.kind == BLESSING for card in deck])) - strays
    deck[top:bottom] = _turned(tuple(deck[top:bottom]), strays)
    return twin

"""What a location, a barrier or a reward gives: cards, a look ahead, one more exploration. The same declaration words
the card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from herowright.games.pathfinder.cards.on import all_traits
from herowright.games.pathfinder.cards.troubles import Trouble, scene
from herowright.games.pathfinder.cards.types import Boon
from herowright.games.pathfinder.rules import examining, piles
from herowright.games.pathfinder.rules.asking import ask
from herowright.games.pathfinder.rules.choices import KEEP_ONE, KEEP_OR_LEAVE, LEAVE, TAKES
from herowright.games.pathfinder.rules.components import BANISH, SHUFFLE, TOP, counted, dice
from herowright.table.decision import Steps, asks_nothing
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder


@dataclass(frozen=True, slots=True)
class GrantExploration(Trouble):
    """One more exploration in this turn (PF-TURN-16)."""

    says = "pf-trouble-grant-exploration"

    def possible(self, table: Pathfinder, hero: Hero) -> bool:
        return table.turn == hero.seat and not table.stopped_by

    @asks_nothing
    def befall(self, table: Pathfinder, hero: Hero, source: str) -> None:
        if self.possible(table, hero):
            table.granted += 1


def drawn(table: Pathfinder, hero: Hero, kind: str, count: str) -> list[Boon]:
    """Random cards of a kind out of the box, for all to see; fewer where it has no more of them (PF-GOLD-05)."""
    found = [piles.from_box(table, kind) for _ in range(piles.amount(table, dice(count)))]
    cards = [card for card in found if isinstance(card, Boon)]
    for card in cards:
        table.report("pf-event-from-box", hero.seat, "PF-GEN-07", card.told)
    return cards


@dataclass(frozen=True, slots=True)
class DrawFromBox(Trouble):
    """Random cards of a kind come from the box into the hand; of several one may be kept (`keep`)."""

    kind: str
    count: str = "1"
    keep: int = 0

    says = "pf-trouble-draw-from-box"

    def befall(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        cards = drawn(table, hero, self.kind, self.count)
        left = self.keep or len(cards)
        while len(cards) > left or (self.keep and cards):
            options = [*(TAKES[card] for card in dict.fromkeys(cards))]
            table.loose += cards
            card = yield from ask(table, KEEP_ONE, hero.seat, options.copy)
            del table.loose[-len(cards) :]
            cards.remove(card)
            hero.hand.append(card)
            left -= 1
            if not left:
                for other in cards:
                    piles.put(table, hero, other, BANISH)
                return
        hero.hand += cards


@dataclass(frozen=True, slots=True)
class Tempt(Trouble):
    """Random cards of a kind are drawn from the box and seen; one may be kept, for a price."""

    kind: str
    count: str
    price: Trouble

    says = "pf-trouble-tempt"

    def befall(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        cards = drawn(table, hero, self.kind, self.count)
        if not cards:
            return
        options = [*(TAKES[card] for card in dict.fromkeys(cards)), LEAVE]
        table.loose += cards
        kept = yield from ask(table, KEEP_OR_LEAVE, hero.seat, lambda: options)
        del table.loose[-len(cards) :]
        if kept is not None:
            cards.remove(kept)
            hero.hand.append(kept)
        for other in cards:
            piles.put(table, hero, other, BANISH)
        if kept is not None:
            yield from self.price.befall(table, hero, source)


@dataclass(frozen=True, slots=True)
class DrawCards(Trouble):
    """Cards from one's own deck."""

    count: str = "1"

    says = "pf-trouble-draw"

    @asks_nothing
    def befall(self, table: Pathfinder, hero: Hero, source: str) -> None:
        piles.draw(table, hero, piles.amount(table, dice(self.count)))


@dataclass(frozen=True, slots=True)
class Recover(Trouble):
    """Random cards of one's own discard pile are shuffled into the deck."""

    count: str = "1"

    says = "pf-trouble-recover"

    def possible(self, table: Pathfinder, hero: Hero) -> bool:
        return bool(hero.discard)

    @asks_nothing
    def befall(self, table: Pathfinder, hero: Hero, source: str) -> None:
        piles.heal(table, hero, piles.amount(table, dice(self.count)), source)


@dataclass(frozen=True, slots=True)
class AddToPlace(Trouble):
    """Random cards of a kind, with all these traits if any are named, are put on top or at the bottom of the location
    deck, or shuffled into it (PF-SUMMON-11, PF-SUMMON-12)."""

    kind: str
    count: str = "1"
    traits: tuple[str, ...] = ()
    to: str = SHUFFLE

    @asks_nothing
    def befall(self, table: Pathfinder, hero: Hero, source: str) -> None:
        place = table.places[scene(table, hero, source)]
        for _ in range(piles.amount(table, dice(self.count))):
            card = piles.from_box(table, self.kind, self.traits)
            if card is None:
                continue
            if self.to == TOP:  # nobody has seen what lies there now
                place.deck.insert(0, card)
                place.known_top = 0
            else:
                place.deck.append(card)
                place.known_bottom = 0
        if self.to == SHUFFLE:
            piles.shuffle_place(table, place)
        table.report("pf-event-added", hero.seat, "PF-SUMMON-11", {"place": place.card.name, "kind": self.kind})

    @property
    def text(self) -> Message:
        text = Message("pf-trouble-add-to-place", {"kind": f"kind:{self.kind}", "count": counted(self.count)})
        if self.to != SHUFFLE:
            text = Message("pf-trouble-add-to-end", {**text.args, "to": self.to})
        if self.traits:
            text = Message("pf-trouble-add-until", {"trouble": text, "traits": all_traits(self.traits)})
        return text


@dataclass(frozen=True, slots=True)
class LookAhead(Trouble):
    """The top cards of the location deck are examined."""

    count: int = 1

    says = "pf-trouble-look-ahead"

    def possible(self, table: Pathfinder, hero: Hero) -> bool:
        return bool(table.here(hero).deck)  # PF-EXAM-07

    @asks_nothing
    def befall(self, table: Pathfinder, hero: Hero, source: str) -> None:
        examining.look(table, hero, table.places[scene(table, hero, source)], self.count)

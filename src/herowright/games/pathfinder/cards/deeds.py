"""What powers of characters let them do between encounters. They are offered as a choice, where they are possible."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from herowright.games.pathfinder.cards.effects import Effect
from herowright.games.pathfinder.cards.moments import ANY
from herowright.games.pathfinder.cards.troubles import Trouble
from herowright.games.pathfinder.rules import death, examining, moving, piles
from herowright.games.pathfinder.rules.asking import ask, ask_if_any
from herowright.games.pathfinder.rules.choices import (
    BRING,
    DO_OR_NOT,
    DROPS,
    HEROES,
    LOOK_BOTTOM,
    LOOK_TOP,
    LOOK_WHERE,
    LOSE_CARD,
    MOVE_OR_STAY,
    MOVES,
    NO,
    PASS,
    PUT_WHERE,
    RETRIEVE,
    RETRIEVES,
    STAY,
    TO_BOTTOM,
    UNDER_TOP,
    YES,
)
from herowright.games.pathfinder.rules.components import BOONS, DISCARD, RECHARGE, SPELL, TOP
from herowright.table.decision import Steps
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.types import Boon
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder, Place


# --- looking ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LookAtOwn(Trouble):
    """The top card of one's own deck is examined; one of these kinds comes into the hand. With `recharge` it may go
    under the deck instead. An empty deck kills nobody here (PF-DEATH-12)."""

    kinds: tuple[str, ...] = (SPELL,)
    recharge: bool = False

    says = "pf-trouble-look-at-own"

    def possible(self, table: Pathfinder, hero: Hero) -> bool:
        return bool(hero.deck)

    def befall(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        if not hero.deck:
            return
        card = hero.deck[0]
        if not hero.known_top:
            table.chance.reveal()
            hero.known_top = 1
        table.report("pf-event-examines-own", hero.seat, "PF-EXAM-01", {"card": card.name})
        if not card.is_a(self.kinds):
            return
        if self.recharge:
            what = Message("pf-trouble-recharge-seen", card.told)
            if (yield from ask(table, DO_OR_NOT, hero.seat, lambda: (YES, NO), {"what": what})):
                piles.take_top(table, hero, 1)
                piles.put(table, hero, card, RECHARGE)
                args = {"card": card.name, "to": RECHARGE}
                table.report("pf-event-loses-top", hero.seat, "PF-PLAY-12", args)
                return
        piles.draw(table, hero, 1)


@dataclass(frozen=True, slots=True)
class LookAtEnds(Trouble):
    """The top or the bottom card of the location deck is examined; with `both`, the two of them."""

    both: bool = False

    says = "pf-trouble-look-at-ends"

    def possible(self, table: Pathfinder, hero: Hero) -> bool:
        return bool(table.here(hero).deck)  # PF-EXAM-07

    def befall(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        place = table.here(hero)
        where = TOP
        if len(place.deck) > 1 and not self.both:
            where = yield from ask(table, LOOK_WHERE, hero.seat, lambda: (LOOK_TOP, LOOK_BOTTOM))
        if where == TOP:
            examining.look(table, hero, place, 1)
        if where != TOP or (self.both and len(place.deck) > 1):
            examining.look_at_bottom(table, hero, place)


@dataclass(frozen=True, slots=True)
class Scout(Trouble):
    """The top card of the location deck is examined, and a boon goes to the bottom; with `second` it may be put just
    under the top card instead."""

    second: bool = False

    says = "pf-trouble-scout"

    def possible(self, table: Pathfinder, hero: Hero) -> bool:
        return bool(table.here(hero).deck)  # PF-EXAM-07

    def befall(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        place = table.here(hero)
        for card in examining.look(table, hero, place, 1):
            if not card.is_a(BOONS) or len(place.deck) == 1:
                return
            where = TO_BOTTOM.payload
            if self.second and len(place.deck) > 2:
                where = yield from ask(table, PUT_WHERE, hero.seat, lambda: (TO_BOTTOM, UNDER_TOP), card.told)
            if where == UNDER_TOP.payload:
                self._put_second(table, hero, place)
            else:
                examining.put_under(table, hero, place, card)

    def _put_second(self, table: Pathfinder, hero: Hero, place: Place) -> None:
        first, second = place.deck[:2]
        place.deck[:2] = second, first
        if place.known_top == 1:
            place.known_top = 0  # nobody has seen the card that lies on top now
        args = {"card": first.name, "place": place.card.name}
        table.report("pf-event-puts-second", hero.seat, "PF-EXAM-03", args)


# --- cards -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Swap(Trouble):
    """A card of the hand changes places with one of the same kind in one's own discard pile."""

    says = "pf-trouble-swap"

    def found(self, hero: Hero) -> list[Boon]:
        kinds = {card.kind for card in hero.hand}
        return [card for card in dict.fromkeys(hero.discard) if card.kind in kinds]

    def possible(self, table: Pathfinder, hero: Hero) -> bool:
        return bool(self.found(hero))

    def befall(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        wanted = yield from ask_if_any(
            table, RETRIEVE, hero.seat, lambda: [RETRIEVES[card] for card in self.found(hero)]
        )
        if wanted is None:
            return

        def given() -> list[Boon]:
            return [card for card in dict.fromkeys(hero.hand) if card.kind == wanted.kind]

        card = yield from ask(table, LOSE_CARD, hero.seat, lambda: [DROPS[each] for each in given()], {"to": DISCARD})
        hero.discard.remove(wanted)
        hero.let_go(card)
        hero.hand.append(wanted)
        hero.discard.append(card)
        table.report("pf-event-swaps", hero.seat, "PF-PRINC-01", {"card": wanted.name, "other": card.name})


# --- moving ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Travel(Trouble):
    """A move outside the step for it; with `bring` the character may move, or bring another one to where it is then,
    or both."""

    bring: bool = False

    says = "pf-trouble-travel"

    def possible(self, table: Pathfinder, hero: Hero) -> bool:
        return len(table.places) > 1

    def befall(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        others = [place.card for number, place in enumerate(table.places) if number != hero.place]
        stay = [STAY] if self.bring else []
        to = yield from ask(table, MOVE_OR_STAY, hero.seat, lambda: [*(MOVES[card] for card in others), *stay])
        if to is not None:
            yield from moving.move(table, hero, moving.number_of(table, to.card))
        if not self.bring:
            return
        far = [each.seat for each in table.clockwise_from(hero.seat) if each.place != hero.place]
        if not far:
            return
        seat = yield from ask(table, BRING, hero.seat, lambda: [*(HEROES[each] for each in far), PASS])
        if seat is not None:
            with death.of_another(table, hero):
                yield from moving.move(table, table.heroes[seat], hero.place)


# --- healing ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AndThen(Effect):
    """An effect for any time, after which something more happens to whoever used it."""

    effect: Effect
    trouble: Trouble

    moment = ANY
    says = "pf-effect-and-then"

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        return self.effect.usable(table, hero)

    def carry_out(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        yield from self.effect.carry_out(table, hero, source)
        yield from self.trouble.befall(table, hero, source)

"""What banes, locations and scenarios do to characters: carried out once, in the step the card names. Not all of it is
bad news. The same declaration words the card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from herowright.games.pathfinder.cards.checks import check
from herowright.games.pathfinder.cards.on import GEN, OTHERWISE, kinds_text, many_text, traits_text
from herowright.games.pathfinder.cards.part import THEY, TO_DO, Part, told
from herowright.games.pathfinder.rules import check as checking
from herowright.games.pathfinder.rules import damage, death, piles
from herowright.games.pathfinder.rules.asking import ask, ask_if_any
from herowright.games.pathfinder.rules.choices import (
    BURY_DISCARDED,
    DO_OR_NOT,
    DROPS,
    HEROES,
    LOSE_CARD,
    NO,
    ORDER,
    RETRIEVES,
    YES,
)
from herowright.games.pathfinder.rules.components import BANISH, BURY, COMBAT_DAMAGE, DISCARD, counted, dice
from herowright.games.pathfinder.rules.state import Checking
from herowright.table.decision import Steps, asks_nothing
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.types import Boon
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder

# Whom it happens to: who meets the card (or takes the turn, or closes), all at that location, the others there,
# everybody, everybody at an open location.
YOU, EACH_HERE, OTHERS_HERE, EVERYBODY, EACH_AT_OPEN = TO = ("you", "each-here", "others-here", "everybody", "at-open")


def scene(table: Pathfinder, hero: Hero, source: str) -> int:
    """Where it happens: what a location says at that location, even if the character has left it meanwhile; everything
    else where the character is."""
    return next((number for number, place in enumerate(table.places) if place.card.name == source), hero.place)


def heroes_meant(table: Pathfinder, hero: Hero, to: str, source: str) -> list[Hero]:
    """The character who acts comes first, the others clockwise (PF-PRINC-11)."""
    if to == YOU:
        return [hero]
    everybody = table.clockwise_from(hero.seat)
    if to == EACH_HERE:
        here = scene(table, hero, source)
        return [each for each in everybody if each.place == here]
    if to == OTHERS_HERE:
        here = scene(table, hero, source)
        return [each for each in everybody if each.place == here and each is not hero]
    if to == EACH_AT_OPEN:
        return [each for each in everybody if table.places[each.place].open]
    return everybody


class Trouble(Part):
    """`befall` carries it out for one character; `source` names the card for the log."""

    __slots__ = ()

    @property
    def keeps(self) -> float:
        """The chance that it leaves a bane undefeated that was just defeated."""
        return 0.0

    def possible(self, table: Pathfinder, hero: Hero) -> bool:
        """Whether it would do anything; what a player may do is offered only then."""
        return True

    def in_any_order(self, table: Pathfinder) -> bool:
        """Whether it matters who of several comes first, so that the acting player chooses."""
        return False

    def befall(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        raise NotImplementedError

    def follow(self, table: Pathfinder, hero: Hero, source: str, check: Checking) -> Steps[None]:
        """The same where it comes of a failed check."""
        return self.befall(table, hero, source)


@dataclass(frozen=True, slots=True)
class Each(Trouble):
    """It happens to several characters, to each on its own (PF-DICE-07)."""

    to: str
    trouble: Trouble

    @property
    def text(self) -> Message:
        if self.to == YOU:
            return self.trouble.text
        return Message("pf-trouble-each", {"to": self.to, "trouble": told(self.trouble.text, THEY)})

    def befall(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        waiting = heroes_meant(table, hero, self.to, source)
        while waiting := [each for each in waiting if not each.dead]:
            seat = waiting[0].seat
            if len(waiting) > 1 and self.trouble.in_any_order(table):
                seat = yield from ask(table, ORDER, hero.seat, lambda: [HEROES[each.seat] for each in waiting])
            waiting.remove(table.heroes[seat])
            with death.of_another(table, hero):
                yield from self.trouble.befall(table, table.heroes[seat], source)
            yield from checking.settle(table, hero)  # what was played for somebody who died


@dataclass(frozen=True, slots=True)
class Unless(Trouble):
    """A check that wards it off."""

    check: str
    trouble: Trouble

    says = "pf-trouble-unless"

    def befall(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        demanded = Checking(hero.seat, OTHERWISE, check(self.check))
        if not (yield from checking.run(table, hero, demanded)):
            yield from self.trouble.follow(table, hero, source, demanded)
        yield from checking.settle(table, hero)


@dataclass(frozen=True, slots=True)
class May(Trouble):
    """The player decides whether it happens."""

    trouble: Trouble

    @property
    def text(self) -> Message:
        return Message("pf-trouble-may", {"trouble": told(self.trouble.text, TO_DO)})

    def befall(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        what = told(self.trouble.text, TO_DO)
        if (yield from ask(table, DO_OR_NOT, hero.seat, lambda: (YES, NO), {"what": what})):
            yield from self.trouble.befall(table, hero, source)


@dataclass(frozen=True, slots=True)
class Damage(Trouble):
    """Damage of a type; `fixed` damage cannot be reduced. Cards of the kinds named `first` are discarded for it before
    any others."""

    amount: str
    type: str = COMBAT_DAMAGE
    fixed: bool = False
    first: tuple[str, ...] = ()

    def befall(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        return self._deal(table, hero, source, None)

    def follow(self, table: Pathfinder, hero: Hero, source: str, check: Checking) -> Steps[None]:
        return self._deal(table, hero, source, check)

    def _deal(self, table: Pathfinder, hero: Hero, source: str, check: Checking | None) -> Steps[None]:
        amount = piles.amount(table, dice(self.amount))
        yield from damage.deal(table, hero, amount, self.type, source, fixed=self.fixed, first=self.first, check=check)

    @property
    def text(self) -> Message:
        fixed = "yes" if self.fixed else "no"
        args: dict[str, object] = {"amount": counted(self.amount), "type": self.type, "fixed": fixed}
        if self.first:
            return Message("pf-trouble-damage-first", {**args, "kinds": many_text(self.first)})
        return Message("pf-trouble-damage", args)


@dataclass(frozen=True, slots=True)
class LoseCards(Trouble):
    """Cards of the hand are discarded, buried, recharged or banished: of these kinds, by choice or at random."""

    count: int = 1
    kinds: tuple[str, ...] = ()
    random: bool = False
    to: str = DISCARD

    def found(self, hero: Hero) -> list[Boon]:
        return [card for card in hero.hand if not self.kinds or card.is_a(self.kinds)]

    def befall(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        for _ in range(self.count):
            found = self.found(hero)
            if not found:
                return  # PF-GOLD-05
            if self.random:
                card = table.chance.take(found)
            else:
                args = {"to": self.to}
                card = yield from ask(
                    table, LOSE_CARD, hero.seat, lambda: [DROPS[each] for each in dict.fromkeys(self.found(hero))], args
                )
            piles.lose(table, hero, card, self.to, source)

    @property
    def text(self) -> Message:
        args = {"count": self.count, "how": "random" if self.random else "choice", "to": self.to}
        if self.kinds:
            lost = kinds_text(self.kinds, GEN if self.to == BANISH else "")
            return Message("pf-trouble-lose-kinds", {**args, "kinds": lost})
        return Message("pf-trouble-lose", args)


@dataclass(frozen=True, slots=True)
class LoseTop(Trouble):
    """The top cards of one's own deck are discarded or buried; too few of them are fatal (PF-DEATH-01)."""

    count: int = 1
    to: str = DISCARD

    says = "pf-trouble-lose-top"

    @asks_nothing
    def befall(self, table: Pathfinder, hero: Hero, source: str) -> None:
        for card in piles.take_top(table, hero, self.count):
            piles.put(table, hero, card, self.to)
            table.report("pf-event-loses-top", hero.seat, "PF-DEATH-01", {"card": card.name, "to": self.to})


@dataclass(frozen=True, slots=True)
class BuryDiscarded(Trouble):
    """A card of these kinds in one's own discard pile is buried."""

    kinds: tuple[str, ...]

    says = "pf-trouble-bury-discarded"

    def found(self, hero: Hero) -> list[Boon]:
        return [card for card in dict.fromkeys(hero.discard) if card.is_a(self.kinds)]

    def befall(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        if not self.found(hero):
            return
        card = yield from ask_if_any(
            table, BURY_DISCARDED, hero.seat, lambda: [RETRIEVES[each] for each in self.found(hero)]
        )
        if card is not None:
            hero.discard.remove(card)
            piles.put(table, hero, card, BURY)
            table.report("pf-event-buries", hero.seat, "PF-PLAY-13", card.told)


@dataclass(frozen=True, slots=True)
class Harder(Trouble):
    """All own checks are harder until the end of the turn."""

    by: int = 1

    says = "pf-trouble-harder"

    @asks_nothing
    def befall(self, table: Pathfinder, hero: Hero, source: str) -> None:
        hero.harder += self.by
        table.report("pf-event-harder", hero.seat, "PF-CHECK-29", {"by": self.by, "card": source})


@dataclass(frozen=True, slots=True)
class DifficultyBecomes(Trouble):
    """What one's own checks against the card that is met have to reach, in this encounter, instead of what it prints
    (PF-GOLD-01)."""

    number: int

    says = "pf-trouble-difficulty"

    @asks_nothing
    def befall(self, table: Pathfinder, hero: Hero, source: str) -> None:
        met = table.encounter
        if met is not None:
            met.set_to = (*met.set_to, (hero.seat, source, self.number))
            args = {**met.card.told, "number": self.number, "source": source}
            table.report("pf-event-difficulty", hero.seat, "PF-GOLD-01", args)


@dataclass(frozen=True, slots=True)
class NoMoreExploring(Trouble):
    """The turn brings no further exploration, whatever would grant one (PF-GOLD-04, PF-GOLD-06)."""

    says = "pf-trouble-no-more-exploring"

    def possible(self, table: Pathfinder, hero: Hero) -> bool:
        return table.turn == hero.seat

    @asks_nothing
    def befall(self, table: Pathfinder, hero: Hero, source: str) -> None:
        if table.turn == hero.seat and not table.stopped_by:  # nobody else explores anyway (PF-TURN-20)
            table.stopped_by = source
            table.report("pf-event-no-more-exploring", hero.seat, "PF-GOLD-04", {"card": source})


@dataclass(frozen=True, slots=True)
class DrawInstead(Trouble):
    """Until the end of the turn, so many cards are drawn instead of those that would be drawn from one's own deck; with
    `reset`, only when the hand is reset."""

    count: int = 1
    reset: bool = False

    says = "pf-trouble-draw-instead"

    @asks_nothing
    def befall(self, table: Pathfinder, hero: Hero, source: str) -> None:
        hero.draws = (*hero.draws, (source, self.count, self.reset))


@dataclass(frozen=True, slots=True)
class Forbid(Trouble):
    """The character may not play cards of some kinds, or with some traits, in this encounter (PF-GOLD-04)."""

    kinds: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()

    @asks_nothing
    def befall(self, table: Pathfinder, hero: Hero, source: str) -> None:
        if table.encounter is not None:
            table.encounter.banned |= {(hero.seat, each) for each in (*self.kinds, *self.traits)}

    @property
    def text(self) -> Message:
        if not self.traits:
            return Message("pf-trouble-forbid-kinds", {"kinds": many_text(self.kinds)})
        if not self.kinds:
            return Message("pf-trouble-forbid-traits", {"traits": traits_text(self.traits)})
        args = {"kinds": many_text(self.kinds), "traits": traits_text(self.traits)}
        return Message("pf-trouble-forbid", args)


@dataclass(frozen=True, slots=True)
class LoseTime(Trouble):
    """Cards of the blessings deck are discarded; too few of them lose the scenario (PF-END-01)."""

    count: int = 1

    says = "pf-trouble-lose-time"

    @asks_nothing
    def befall(self, table: Pathfinder, hero: Hero, source: str) -> None:
        for card in piles.take_blessings(table, self.count):
            table.blessings_discard.append(card)
        table.report("pf-event-time-lost", hero.seat, "PF-END-01", {"card": source, "count": self.count})


@dataclass(frozen=True, slots=True)
class OnRoll(Trouble):
    """It happens only when a die shows `most` or less."""

    trouble: Trouble
    most: int = 1
    die: int = 6

    says = "pf-trouble-on-roll"

    def befall(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        rolled = table.chance.roll(self.die)
        args = {"card": source, "die": self.die, "rolled": rolled, "most": self.most}
        table.report("pf-event-on-roll", hero.seat, "PF-DICE-02", args)
        if rolled <= self.most:
            yield from self.trouble.befall(table, hero, source)

    @property
    def keeps(self) -> float:
        return self.trouble.keeps * self.most / self.die


def befall_all(table: Pathfinder, hero: Hero, troubles: Sequence[Trouble], source: str) -> Steps[None]:
    """One after the other, in their printed order."""
    for trouble in troubles:
        if not hero.dead:
            yield from trouble.befall(table, hero, source)

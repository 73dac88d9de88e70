"""What few cards do: work for as long as they lie there, name the dice or the result themselves, search a deck, bring
back the dead."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from herowright.games.pathfinder.cards.effects import Effect, now
from herowright.games.pathfinder.cards.moments import ANY, SKILL
from herowright.games.pathfinder.cards.on import OWN_CHECK, On, all_traits
from herowright.games.pathfinder.rules import check as checking
from herowright.games.pathfinder.rules import piles
from herowright.games.pathfinder.rules.asking import ask, ask_if_any
from herowright.games.pathfinder.rules.choices import HEROES, RAISE, SEARCH, SEARCHES
from herowright.games.pathfinder.rules.components import dice
from herowright.table.decision import Steps
from herowright.table.message import Message
from herowright.table.native import dataclass

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.types import Boon
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder


@dataclass(frozen=True, slots=True)
class Lasting(Effect):
    """Dice on every fitting check of its owner while the card is displayed; it is discarded when the turn ends
    (PF-PLAY-09, PF-PLAY-10). Played with the cost DISPLAY."""

    added: str
    on: On = OWN_CHECK
    traits: tuple[str, ...] = ()

    moment = ANY

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        return table.turn == hero.seat

    @property
    def text(self) -> Message:
        args = {"dice": self.added, "on": self.on.text}
        if self.traits:
            return Message("pf-effect-lasting-traits", {**args, "traits": all_traits(self.traits)})
        return Message("pf-effect-lasting", args)


@dataclass(frozen=True, slots=True)
class RollInstead(Effect):
    """Dice, or a fixed result, that take the place of a skill (PF-CHECK-20). A blessing then adds such a die, or
    nothing (PF-BOON-24)."""

    rolled: str
    on: On = OWN_CHECK

    moment = SKILL
    says = "pf-effect-roll-instead"

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        check = now(table)
        return check.seat == hero.seat and not check.set_by and bool(checking.ways_for(table, check, self.on, hero))

    def work(self, table: Pathfinder, hero: Hero, source: str) -> None:
        check = now(table)
        rolled = dice(self.rolled)
        way = min(checking.ways_for(table, check, self.on, hero), key=partial(checking.printed, table))
        check.skill, check.set_by = way.skill, source
        check.kinds = frozenset((way.skill,))
        check.base = checking.printed(table, way)
        if rolled.sides:
            check.die, check.sides = rolled.sides[0], rolled.sides
            check.plus += rolled.plus
        else:
            check.fixed = rolled.plus


@dataclass(frozen=True, slots=True)
class Search(Effect):
    """A card of these kinds is looked for in one's own deck and drawn; then the deck is shuffled (PF-EXAM-06). Looking
    kills nobody (PF-DEATH-12)."""

    kinds: tuple[str, ...]

    moment = ANY
    says = "pf-effect-search"

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        return bool(hero.deck)

    def found(self, hero: Hero) -> list[Boon]:
        return sorted({card for card in hero.deck if card.is_a(self.kinds)}, key=lambda card: card.id)

    def carry_out(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        table.chance.reveal()
        card = yield from ask_if_any(table, SEARCH, hero.seat, lambda: [SEARCHES[each] for each in self.found(hero)])
        if card is not None:
            hero.deck.remove(card)
            hero.hand.append(card)
            table.report("pf-event-finds", hero.seat, "PF-EXAM-06", card.told)
        piles.shuffle_deck(table, hero)


@dataclass(frozen=True, slots=True)
class RaiseDead(Effect):
    """A dead character comes back, before the scenario ends (PF-DEATH-06): its cards are shuffled into a deck, and it
    draws a hand."""

    moment = ANY
    says = "pf-effect-raise-dead"

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        return any(each.dead for each in table.heroes)

    def carry_out(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        dead = [each.seat for each in table.heroes if each.dead]
        seat = dead[0]
        if len(dead) > 1:
            seat = yield from ask(table, RAISE, hero.seat, lambda: [HEROES[each] for each in dead])
        raised = table.heroes[seat]
        raised.dead = False
        raised.deck, raised.buried = raised.buried, []
        raised.place = hero.place
        piles.shuffle_deck(table, raised)
        table.report("pf-event-raised", seat, "PF-DEATH-06", {"card": source})
        piles.draw(table, raised, min(raised.hand_size, len(raised.deck)))

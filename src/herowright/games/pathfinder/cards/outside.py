"""What a card or power does outside encounters (PF-PLAY-17): explore again, heal, move, look ahead, draw, bring cards
back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.pathfinder.cards.effects import Effect
from herowright.games.pathfinder.cards.moments import ANY, EXPLORE
from herowright.games.pathfinder.cards.on import HERE, OWN, kinds_text
from herowright.games.pathfinder.rules import examining, moving, piles
from herowright.games.pathfinder.rules.asking import ask, ask_if_any
from herowright.games.pathfinder.rules.choices import HEAL, HEROES, MOVE_TO, MOVES, RETRIEVE, RETRIEVES
from herowright.games.pathfinder.rules.components import dice
from herowright.games.pathfinder.rules.holding import may_explore
from herowright.table.decision import Steps
from herowright.table.message import Message
from herowright.table.native import dataclass

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.types import Boon
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder


@dataclass(frozen=True, slots=True)
class ExploreAgain(Effect):
    """A further exploration, on one's own turn (PF-TURN-15)."""

    moment = EXPLORE
    says = "pf-effect-explore"

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        return may_explore(table, hero)


@dataclass(frozen=True, slots=True)
class Heal(Effect):
    """Random cards of a discard pile are shuffled into the deck; `whose` OWN or HERE."""

    cards: str
    whose: str = HERE

    moment = ANY
    says = "pf-effect-heal"

    def targets(self, table: Pathfinder, hero: Hero) -> list[Hero]:
        found = [hero] if self.whose == OWN else table.at(hero.place)
        return [each for each in found if each.discard]

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        return bool(self.targets(table, hero))

    def carry_out(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        found = self.targets(table, hero)
        if not found:
            return
        target = found[0]
        if len(found) > 1:
            seat = yield from ask(table, HEAL, hero.seat, lambda: [HEROES[each.seat] for each in found])
            target = table.heroes[seat]
        piles.heal(table, target, piles.amount(table, dice(self.cards)), source)


@dataclass(frozen=True, slots=True)
class Move(Effect):
    """To any other location, outside the step for it."""

    moment = ANY
    says = "pf-effect-move"

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        return len(table.places) > 1

    def carry_out(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        others = [number for number in range(len(table.places)) if number != hero.place]
        to = yield from ask(table, MOVE_TO, hero.seat, lambda: [MOVES[table.places[each].card] for each in others])
        yield from moving.move(table, hero, moving.number_of(table, to.card))


@dataclass(frozen=True, slots=True)
class Examine(Effect):
    """Look at the top cards of a location deck: one's own, or any (PF-EXAM-01). `stop` names kinds at which
    to stop, instead of a number (PF-EXAM-02); `bottom` lets one seen card be put under the deck."""

    count: int = 1
    stop: tuple[str, ...] = ()
    any_place: bool = False
    bottom: bool = False

    moment = ANY

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        return bool(examining.places(table, hero, self.any_place))

    def carry_out(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        yield from examining.examine(table, hero, self)

    @property
    def text(self) -> Message:
        args = {
            "count": self.count,
            "where": "any" if self.any_place else "here",
            "bottom": "yes" if self.bottom else "no",
        }
        if self.stop:
            return Message("pf-effect-examine-until", {**args, "kinds": kinds_text(self.stop)})
        return Message("pf-effect-examine", args)


@dataclass(frozen=True, slots=True)
class Retrieve(Effect):
    """A card of these kinds comes back from one's own discard pile: into the hand, or under the deck."""

    kinds: tuple[str, ...]
    to: str = "hand"

    moment = ANY
    says = "pf-effect-retrieve"

    def found(self, hero: Hero) -> list[Boon]:
        return [card for card in dict.fromkeys(hero.discard) if card.is_a(self.kinds)]

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        return bool(self.found(hero))

    def carry_out(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        card = yield from ask_if_any(table, RETRIEVE, hero.seat, lambda: [RETRIEVES[card] for card in self.found(hero)])
        if card is not None:
            hero.discard.remove(card)
            piles.put(table, hero, card, self.to)
            table.report("pf-event-retrieves", hero.seat, "PF-PRINC-01", {"card": card.name, "to": self.to})


@dataclass(frozen=True, slots=True)
class TurnBackTime(Effect):
    """Random blessings of the shared discard pile are shuffled into the blessings deck."""

    cards: str

    moment = ANY
    says = "pf-effect-turn-back-time"

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        return bool(table.blessings_discard)

    def work(self, table: Pathfinder, hero: Hero, source: str) -> None:
        count = min(piles.amount(table, dice(self.cards)), len(table.blessings_discard))
        for _ in range(count):
            table.blessings.append(table.chance.take(table.blessings_discard))
        table.chance.shuffle(table.blessings)
        table.report("pf-event-time-back", hero.seat, "PF-PRINC-01", {"card": source, "count": count})

"""What happens to the card that is encountered, what else is encountered, and where one ends up. The same
declaration words the card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from herowright.games.pathfinder.cards.on import RANDOM, kinds_text
from herowright.games.pathfinder.rules import encounter, examining, exploring, moving
from herowright.games.pathfinder.rules.components import HENCHMAN, VILLAIN
from herowright.games.pathfinder.rules.state import ENDING
from herowright.table.decision import Steps, asks_nothing
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder

from herowright.games.pathfinder.cards.troubles import Trouble


@dataclass(frozen=True, slots=True)
class Wander(Trouble):
    """The character is moved to a random location, perhaps the one it is at."""

    says = "pf-trouble-wander"

    def befall(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        yield from moving.move(table, hero, table.chance.take([*range(len(table.places))]))


@dataclass(frozen=True, slots=True)
class Flit(Trouble):
    """The card is shuffled into the deck of a random open location."""

    says = "pf-trouble-flit"

    @asks_nothing
    def befall(self, table: Pathfinder, hero: Hero, source: str) -> None:
        met = table.encounter
        if met is None or met.summoned:
            return
        places = table.open_places()
        if places:
            met.came_from, met.place = met.lies_at, table.chance.take(places)


@dataclass(frozen=True, slots=True)
class Vanish(Trouble):
    """The card met is banished, whatever happened."""

    says = "pf-trouble-vanish"

    @asks_nothing
    def befall(self, table: Pathfinder, hero: Hero, source: str) -> None:
        if table.encounter is not None:
            table.encounter.ended = "vanished"


@dataclass(frozen=True, slots=True)
class Stay(Trouble):
    """The card met counts as undefeated."""

    says = "pf-trouble-stay"

    @property
    def keeps(self) -> float:
        return 1.0

    @asks_nothing
    def befall(self, table: Pathfinder, hero: Hero, source: str) -> None:
        if table.encounter is not None:
            table.encounter.failed += 1


@dataclass(frozen=True, slots=True)
class Summon(Trouble):
    """A card is summoned and met: a named bane, the same as the one met (no id), or a random one of a kind
    (PF-SUMMON-01 to -08). With `must`, the card that made it summon stays undefeated unless it is defeated."""

    id: str = ""
    kind: str = ""
    must: bool = False

    def in_any_order(self, table: Pathfinder) -> bool:
        return table.encounter is None or not table.encounter.summoned  # PF-SUMMON-06

    def befall(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        met = table.encounter
        if met is not None and met.summoned:
            return  # PF-SUMMON-03
        ended = yield from encounter.summon(table, hero, self.id or self._same(table), self.kind)
        if self.must and ended != "defeated" and met is not None:
            met.failed += 1

    def _same(self, table: Pathfinder) -> str:
        return "" if self.kind or table.encounter is None else table.encounter.card.id

    @property
    def text(self) -> Message:
        must = "yes" if self.must else "no"
        if self.kind:
            return Message("pf-trouble-summon-kind", {"kinds": kinds_text((self.kind,), RANDOM), "must": must})
        if not self.id:
            return Message("pf-trouble-summon-same", {"must": must})
        return Message("pf-trouble-summon", {"card": f"bane:{self.id}", "must": must})


@dataclass(frozen=True, slots=True)
class MeetFirst(Trouble):
    """The first card of a kind in the location deck is met (PF-EXAM-02, PF-EXAM-04). With `weak` every die rolled in
    checks against it counts that much less."""

    kind: str
    weak: int = 0

    def befall(self, table: Pathfinder, hero: Hero, source: str) -> Steps[None]:
        place = table.here(hero)
        at = next((at for at in examining.unmet(table, place) if place.deck[at].is_a((self.kind,))), None)
        if at is not None:
            card = examining.bring_up(table, place, at)
            yield from exploring.turn_up(table, hero, card, self.weak)
        else:
            examining.look(table, hero, place, len(place.deck))  # all were flipped over in vain

    @property
    def text(self) -> Message:
        if self.weak:
            return Message("pf-trouble-meet-first-weak", {"kinds": kinds_text((self.kind,)), "by": self.weak})
        return Message("pf-trouble-meet-first", {"kinds": kinds_text((self.kind,))})


@dataclass(frozen=True, slots=True)
class EndTurn(Trouble):
    """The hand is reset and the turn ends, as soon as the encounter is over; nothing more is played (PF-TURN-25)."""

    says = "pf-trouble-end-turn"

    @asks_nothing
    def befall(self, table: Pathfinder, hero: Hero, source: str) -> None:
        if table.turn == hero.seat:
            table.stage = ENDING


@dataclass(frozen=True, slots=True)
class VanishLesser(Trouble):
    """The card met is banished, unless it is a henchman or a villain."""

    says = "pf-trouble-vanish-lesser"

    @asks_nothing
    def befall(self, table: Pathfinder, hero: Hero, source: str) -> None:
        if table.encounter is not None and table.encounter.card.kind not in (HENCHMAN, VILLAIN):
            table.encounter.ended = "vanished"

"""When a minion's weakness helps the hunter and an adventure card rewards a hero."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from herowright.games.roll_player.cards.scorings import row_total
from herowright.games.roll_player.fiends_familiars.cards.measures import Measure
from herowright.games.roll_player.fiends_familiars.cards.part import Part
from herowright.games.roll_player.rules.components import CHAOTIC, EVIL, GOOD, LAWFUL

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable


class Condition(Part):
    """`text` is a clause about "you", such as "you have at least 2 weapons"."""

    __slots__ = ()

    def met(self, table: FiendsTable, hero: Adventurer, rivals: list[Adventurer]) -> bool:
        """Whether the hero fulfils it. A comparison looks at the `rivals`, this hero among them (FF-ADV-03)."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class AtLeast(Condition):
    measure: Measure
    number: int

    says = "ff-condition-at-least"

    def met(self, table: FiendsTable, hero: Adventurer, rivals: list[Adventurer]) -> bool:
        return self.measure.of(table, hero) >= self.number


@dataclass(frozen=True, slots=True)
class AtMost(Condition):
    measure: Measure
    number: int

    says = "ff-condition-at-most"

    def met(self, table: FiendsTable, hero: Adventurer, rivals: list[Adventurer]) -> bool:
        return self.measure.of(table, hero) <= self.number


@dataclass(frozen=True, slots=True)
class Most(Condition):
    """No rival has more, and it is more than nothing; ties all count (FF-ADV-04)."""

    measure: Measure

    says = "ff-condition-most"

    def met(self, table: FiendsTable, hero: Adventurer, rivals: list[Adventurer]) -> bool:
        own = self.measure.of(table, hero)
        return own > 0 and own == max(self.measure.of(table, rival) for rival in rivals)


@dataclass(frozen=True, slots=True)
class Fewest(Condition):
    """No rival has fewer; ties all count (FF-ADV-04)."""

    measure: Measure

    says = "ff-condition-fewest"

    def met(self, table: FiendsTable, hero: Adventurer, rivals: list[Adventurer]) -> bool:
        return self.measure.of(table, hero) == min(self.measure.of(table, rival) for rival in rivals)


@dataclass(frozen=True, slots=True)
class MarkerOn(Condition):
    """The marker stands on this side of the grid."""

    side: str

    says = "ff-condition-marker"

    def met(self, table: FiendsTable, hero: Adventurer, rivals: list[Adventurer]) -> bool:
        row, column = divmod(hero.marker, 3)
        return {GOOD: row == 0, EVIL: row == 2, LAWFUL: column == 0, CHAOTIC: column == 2}[self.side]


@dataclass(frozen=True, slots=True)
class OfClassColour(Condition):
    """The hero's class has one of these colours."""

    colours: tuple[int, ...]

    says = "ff-condition-class-colour"

    def met(self, table: FiendsTable, hero: Adventurer, rivals: list[Adventurer]) -> bool:
        return hero.hero_class is not None and hero.hero_class.colour in self.colours


@dataclass(frozen=True, slots=True)
class GoalMet(Condition):
    """The dice alone meet the class goal of an attribute now (RP-COMP-12)."""

    row: int

    says = "ff-condition-goal"

    def met(self, table: FiendsTable, hero: Adventurer, rivals: list[Adventurer]) -> bool:
        return hero.hero_class is not None and hero.hero_class.goals[self.row].met_by(row_total(table, hero, self.row))

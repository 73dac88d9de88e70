"""The special abilities of Monsters; each acts on every hero separately (FF-MON-05)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from herowright.games.roll_player.fiends_familiars.cards.conditions import Condition
from herowright.games.roll_player.fiends_familiars.cards.measures import Measure
from herowright.games.roll_player.fiends_familiars.cards.part import Part

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable


class Terror(Part):
    """What a Monster changes in the battle; a kind of ability changes one of these and leaves the rest."""

    __slots__ = ()

    @property
    def parts(self) -> tuple[Terror, ...]:
        """The single abilities it is made of."""
        return (self,)

    def wounds(self, table: FiendsTable, hero: Adventurer) -> int:
        """Wound tokens the hero takes before the battle."""
        return 0

    def dice(self, table: FiendsTable, hero: Adventurer) -> int:
        """Combat dice the hero has fewer."""
        return 0

    @property
    def mercenary(self) -> tuple[int, int]:
        """What a mercenary costs more, in gold and in XP."""
        return 0, 0

    @property
    def reroll(self) -> int | None:
        """What a reroll costs more in XP; `None`: nobody can reroll."""
        return 0

    def final(self, table: FiendsTable, hero: Adventurer, dice: list[int]) -> int:
        """What the final result loses (FF-MON-10)."""
        return self.lost(dice)

    def lost(self, dice: Sequence[int]) -> int:
        """What it loses because of the dice alone."""
        return 0


@dataclass(frozen=True, slots=True)
class WoundsWeigh(Terror):
    """Each Wound token takes more from the result."""

    more: int

    says = "ff-terror-wounds-weigh"

    def final(self, table: FiendsTable, hero: Adventurer, dice: list[int]) -> int:
        return self.more * hero.wounds


@dataclass(frozen=True, slots=True)
class Weighs(Terror):
    """The result loses 1 for every so many of something."""

    measure: Measure
    each: int = 1

    says = "ff-terror-weighs"

    def final(self, table: FiendsTable, hero: Adventurer, dice: list[int]) -> int:
        return self.measure.of(table, hero) // self.each


@dataclass(frozen=True, slots=True)
class LostFaces(Terror):
    """Combat dice that show this face or less count nothing."""

    face: int

    says = "ff-terror-lost-faces"

    def lost(self, dice: Sequence[int]) -> int:
        return sum(die for die in dice if die <= self.face)


@dataclass(frozen=True, slots=True)
class LostHighest(Terror):
    """The highest Combat die counts so much less, or nothing if it shows less."""

    less: int

    says = "ff-terror-lost-highest"

    def lost(self, dice: Sequence[int]) -> int:
        return min(self.less, max(dice, default=0))


@dataclass(frozen=True, slots=True)
class WeakUnless(Terror):
    """Fewer Combat dice for a hero who does not fulfil a condition."""

    dice_lost: int
    condition: Condition

    says = "ff-terror-weak-unless"

    def dice(self, table: FiendsTable, hero: Adventurer) -> int:
        return 0 if self.condition.met(table, hero, [hero]) else self.dice_lost


@dataclass(frozen=True, slots=True)
class LowerUnless(Terror):
    """A lower result for a hero who does not fulfil a condition."""

    minus: int
    condition: Condition

    says = "ff-terror-lower-unless"

    def final(self, table: FiendsTable, hero: Adventurer, dice: list[int]) -> int:
        return 0 if self.condition.met(table, hero, [hero]) else self.minus


@dataclass(frozen=True, slots=True)
class WoundsUnless(Terror):
    """Wound tokens before the battle for a hero who does not fulfil a condition."""

    wounds_taken: int
    condition: Condition

    says = "ff-terror-wounds-unless"

    def wounds(self, table: FiendsTable, hero: Adventurer) -> int:
        return 0 if self.condition.met(table, hero, [hero]) else self.wounds_taken


@dataclass(frozen=True, slots=True)
class DearMercenaries(Terror):
    gold: int
    xp: int

    says = "ff-terror-dear-mercenaries"

    @property
    def mercenary(self) -> tuple[int, int]:
        return self.gold, self.xp


@dataclass(frozen=True, slots=True)
class DearRerolls(Terror):
    xp: int

    says = "ff-terror-dear-rerolls"

    @property
    def reroll(self) -> int | None:
        return self.xp


@dataclass(frozen=True, slots=True)
class NoRerolls(Terror):
    says = "ff-terror-no-rerolls"

    @property
    def reroll(self) -> int | None:
        return None


@dataclass(frozen=True, slots=True)
class Both(Terror):
    """Two abilities at once."""

    first: Terror
    second: Terror

    says = "ff-terror-both"

    @property
    def parts(self) -> tuple[Terror, ...]:
        return (*self.first.parts, *self.second.parts)

    def wounds(self, table: FiendsTable, hero: Adventurer) -> int:
        return sum(part.wounds(table, hero) for part in self.parts)

    def dice(self, table: FiendsTable, hero: Adventurer) -> int:
        return sum(part.dice(table, hero) for part in self.parts)

    @property
    def mercenary(self) -> tuple[int, int]:
        (gold, xp), (more_gold, more_xp) = self.first.mercenary, self.second.mercenary
        return gold + more_gold, xp + more_xp

    @property
    def reroll(self) -> int | None:
        first, second = self.first.reroll, self.second.reroll
        return None if first is None or second is None else first + second

    def final(self, table: FiendsTable, hero: Adventurer, dice: list[int]) -> int:
        return sum(part.final(table, hero, dice) for part in self.parts)

    def lost(self, dice: Sequence[int]) -> int:
        return sum(part.lost(dice) for part in self.parts)

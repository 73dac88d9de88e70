"""What the traits of the expansion pay in final scoring. They only ever meet tables and heroes of the expansion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from herowright.games.roll_player.cards.scorings import Paid, Scoring
from herowright.games.roll_player.fiends_familiars.cards.conditions import Condition
from herowright.games.roll_player.fiends_familiars.cards.measures import Measure
from herowright.table.message import Message


@dataclass(frozen=True, slots=True)
class PerMeasure(Scoring):
    """Stars for every so many of something the hero has, up to a limit."""

    measure: Measure
    each: int = 1
    stars: int = 1
    most: int | None = None

    @property
    def text(self) -> Message:
        args: dict[str, Any] = {"each": self.each, "stars": self.stars, "what": self.measure.text}
        if self.most is None:
            return Message("ff-scoring-per-measure", args)
        return Message("ff-scoring-per-measure-most", args | {"most": self.most})

    def pays(self, table: Any, hero: Any) -> Paid:
        stars = self.measure.of(table, hero) // self.each * self.stars
        return (stars if self.most is None else min(stars, self.most)), ()


@dataclass(frozen=True, slots=True)
class StarsIf(Scoring):
    """Stars if a condition is met at the end."""

    stars: int
    condition: Condition

    says = "ff-scoring-stars-if"

    def pays(self, table: Any, hero: Any) -> Paid:
        met = self.condition.met(table, hero, table.heroes)
        return (self.stars if met else 0), ()

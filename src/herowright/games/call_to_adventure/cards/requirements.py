"""What a trait asks of a story (CA-TRAIT-01, CA-TRAIT-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.call_to_adventure.cards.part import Part
from herowright.games.call_to_adventure.rules.components import level
from herowright.table.native import dataclass, native

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.rules.state import Hero


@native(allow_interpreted_subclasses=True)
class Requirement(Part):
    __slots__ = ()

    def met(self, hero: Hero) -> bool:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class SpendXp(Requirement):
    """Paid when the trait is gained."""

    xp: int

    says = "ca-needs-xp"

    def met(self, hero: Hero) -> bool:
        return hero.xp >= self.xp


@dataclass(frozen=True, slots=True)
class HasAbility(Requirement):
    ability: int
    count: int = 1

    says = "ca-needs-ability"

    def met(self, hero: Hero) -> bool:
        return hero.abilities[self.ability] >= self.count


@dataclass(frozen=True, slots=True)
class HasIcon(Requirement):
    icon: int
    count: int = 1

    says = "ca-needs-icon"

    def met(self, hero: Hero) -> bool:
        return hero.icons[self.icon] >= self.count


@dataclass(frozen=True, slots=True)
class MarkerAtLeast(Requirement):
    """On this level of the morality track or above it; 0 is neutral."""

    level: int

    says = "ca-needs-marker-least"

    def met(self, hero: Hero) -> bool:
        return level(hero.marker) >= self.level


@dataclass(frozen=True, slots=True)
class MarkerAtMost(Requirement):
    """On this level of the morality track or below it."""

    level: int

    says = "ca-needs-marker-most"

    def met(self, hero: Hero) -> bool:
        return level(hero.marker) <= self.level

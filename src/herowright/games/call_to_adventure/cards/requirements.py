"""What a trait asks of a story (CA-TRAIT-01, CA-TRAIT-02)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from herowright.games.call_to_adventure.rules.components import ABILITY_NAMES, ICON_NAMES, level
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.rules.state import Hero


class Requirement:
    __slots__ = ()

    @property
    def text(self) -> Message:
        raise NotImplementedError

    def met(self, hero: Hero) -> bool:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class SpendXp(Requirement):
    """Paid when the trait is gained."""

    xp: int

    @property
    def text(self) -> Message:
        return Message("ca-needs-xp", {"xp": self.xp})

    def met(self, hero: Hero) -> bool:
        return hero.xp >= self.xp


@dataclass(frozen=True, slots=True)
class HasAbility(Requirement):
    ability: int
    count: int = 1

    @property
    def text(self) -> Message:
        return Message("ca-needs-ability", {"ability": ABILITY_NAMES[self.ability], "count": self.count})

    def met(self, hero: Hero) -> bool:
        return hero.abilities[self.ability] >= self.count


@dataclass(frozen=True, slots=True)
class HasIcon(Requirement):
    icon: int
    count: int = 1

    @property
    def text(self) -> Message:
        return Message("ca-needs-icon", {"icon": ICON_NAMES[self.icon], "count": self.count})

    def met(self, hero: Hero) -> bool:
        return hero.icons[self.icon] >= self.count


@dataclass(frozen=True, slots=True)
class MarkerAtLeast(Requirement):
    """On this level of the morality track or above it; 0 is neutral."""

    level: int

    @property
    def text(self) -> Message:
        return Message("ca-needs-marker-least", {"level": self.level})

    def met(self, hero: Hero) -> bool:
        return level(hero.marker) >= self.level


@dataclass(frozen=True, slots=True)
class MarkerAtMost(Requirement):
    """On this level of the morality track or below it."""

    level: int

    @property
    def text(self) -> Message:
        return Message("ca-needs-marker-most", {"level": self.level})

    def met(self, hero: Hero) -> bool:
        return level(hero.marker) <= self.level

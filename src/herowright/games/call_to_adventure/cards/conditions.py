"""What destinies, and allies at the end, pay for (CA-SCORE-05, CA-SCORE-15, CA-SCORE-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.call_to_adventure.cards.part import Part
from herowright.games.call_to_adventure.rules.components import ABILITY_NAMES, ICON_NAMES, ICONS, level
from herowright.table.message import Message
from herowright.table.native import dataclass, native

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.rules.state import Hero

TRIUMPH, TRAGEDY = "triumph", "tragedy"


@native(allow_interpreted_subclasses=True)
class Condition(Part):
    """`pays` counts the points for a finished story; `worth` says whether they are triumph or tragedy. Those with a
    fixed number of points word themselves: scores in recorded games have their arguments in another order."""

    __slots__ = ()

    worth: str

    def pays(self, hero: Hero) -> int:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class PerIcon(Condition):
    icon: int
    each: int = 1
    worth: str = TRIUMPH

    says = "ca-pays-icon"

    def pays(self, hero: Hero) -> int:
        return self.each * hero.icons[self.icon]


@dataclass(frozen=True, slots=True)
class PerAbility(Condition):
    ability: int
    each: int = 1
    worth: str = TRIUMPH

    says = "ca-pays-ability"

    def pays(self, hero: Hero) -> int:
        return self.each * hero.abilities[self.ability]


@dataclass(frozen=True, slots=True)
class WithAbility(Condition):
    """A flat sum for at least so many icons of an ability."""

    points: int
    ability: int
    count: int = 1
    worth: str = TRIUMPH

    @property
    def text(self) -> Message:
        args = {"ability": ABILITY_NAMES[self.ability], "count": self.count}
        return Message("ca-pays-with-ability", args | {"points": self.points, "worth": self.worth})

    def pays(self, hero: Hero) -> int:
        return self.points if hero.abilities[self.ability] >= self.count else 0


@dataclass(frozen=True, slots=True)
class WithIcon(Condition):
    """A flat sum for at least so many story icons of a kind."""

    points: int
    icon: int
    count: int = 1
    worth: str = TRIUMPH

    @property
    def text(self) -> Message:
        args = {"icon": ICON_NAMES[self.icon], "count": self.count}
        return Message("ca-pays-with-icon", args | {"points": self.points, "worth": self.worth})

    def pays(self, hero: Hero) -> int:
        return self.points if hero.icons[self.icon] >= self.count else 0


@dataclass(frozen=True, slots=True)
class WithKinds(Condition):
    """A flat sum for story icons of at least so many kinds."""

    points: int
    kinds: int
    worth: str = TRIUMPH

    @property
    def text(self) -> Message:
        return Message("ca-pays-kinds", {"kinds": self.kinds, "points": self.points, "worth": self.worth})

    def pays(self, hero: Hero) -> int:
        return self.points if sum(1 for icon in ICONS if hero.icons[icon]) >= self.kinds else 0


@dataclass(frozen=True, slots=True)
class MarkerBetween(Condition):
    """A flat sum for a marker from one level of the morality track to another."""

    points: int
    least: int
    most: int
    worth: str = TRIUMPH

    @property
    def text(self) -> Message:
        args = {"least": self.least, "most": self.most}
        return Message("ca-pays-marker", args | {"points": self.points, "worth": self.worth})

    def pays(self, hero: Hero) -> int:
        return self.points if self.least <= level(hero.marker) <= self.most else 0


@dataclass(frozen=True, slots=True)
class PerCard(Condition):
    """For each story card of a family (`trait`, `challenge`, `adversary`), each path with +1 (`hard`), or each
    ally that was not sacrificed (`ally`)."""

    family: str
    each: int = 1
    worth: str = TRIUMPH

    says = "ca-pays-card"

    def pays(self, hero: Hero) -> int:
        if self.family == "ally":
            return self.each * len(hero.allies)
        if self.family == "hard":
            return self.each * sum(tucked.path.harder for tucked in hero.tucked)
        return self.each * sum(1 for tucked in hero.tucked if tucked.card.family == self.family)


@dataclass(frozen=True, slots=True)
class PerPlayed(Condition):
    """For each hand card of a kind that was played."""

    kind: str
    each: int = 1
    worth: str = TRIUMPH

    says = "ca-pays-played"

    def pays(self, hero: Hero) -> int:
        return self.each * sum(1 for card in hero.played if card.kind == self.kind)


@dataclass(frozen=True, slots=True)
class WithXp(Condition):
    """A flat sum for unspent experience."""

    points: int
    xp: int
    worth: str = TRIUMPH

    @property
    def text(self) -> Message:
        return Message("ca-pays-xp", {"xp": self.xp, "points": self.points, "worth": self.worth})

    def pays(self, hero: Hero) -> int:
        return self.points if hero.xp >= self.xp else 0


@dataclass(frozen=True, slots=True)
class PerTragedy(Condition):
    """For each visible path that is worth tragedy: the dark turns of a life."""

    each: int = 1
    worth: str = TRAGEDY

    says = "ca-pays-tragedy"

    def pays(self, hero: Hero) -> int:
        return self.each * sum(1 for tucked in hero.tucked if tucked.path.tragedy)

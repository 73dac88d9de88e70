"""What can happen in a story that a card reacts to. The rules report each happening as one of these
(`happened(table, hero, Won(...))`); a card names the part it waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from herowright.games.call_to_adventure.cards.part import Part
from herowright.games.call_to_adventure.rules.components import ABILITY_NAMES
from herowright.table.message import Message
from herowright.table.native import dataclass, native

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.rules.happenings import Happening


@native(allow_interpreted_subclasses=True)
class Trigger(Part):
    """`event` is the kind of happening it waits for. Its text is part of a sentence: "When you win a challenge"."""

    __slots__ = ()

    event: ClassVar[str]

    def fits(self, happening: Happening) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Wins(Trigger):
    """Any challenge; or one that lists an ability, on a path with +1, by a margin, or exactly."""

    ability: int | None = None
    hard: bool = False
    margin: int = 0
    exactly: bool = False
    dark: bool = False

    event = "won"

    @property
    def text(self) -> Message:
        if self.ability is not None:
            return Message("ca-when-wins-ability", {"ability": ABILITY_NAMES[self.ability]})
        if self.hard:
            return Message("ca-when-wins-hard")
        if self.exactly:
            return Message("ca-when-wins-exactly")
        if self.dark:
            return Message("ca-when-wins-dark")
        return Message("ca-when-wins-margin", {"margin": self.margin}) if self.margin else Message("ca-when-wins")

    def fits(self, happening: Happening) -> bool:
        return (
            (self.ability is None or self.ability in happening.abilities)
            and (happening.hard or not self.hard)
            and (happening.dark > 0 or not self.dark)
            and happening.margin >= self.margin
            and (happening.margin == 0 or not self.exactly)
        )


@dataclass(frozen=True, slots=True)
class Loses(Trigger):
    event = "lost"
    says = "ca-when-loses"


@dataclass(frozen=True, slots=True)
class GainsTrait(Trigger):
    event = "trait"
    says = "ca-when-trait"


@dataclass(frozen=True, slots=True)
class GainsAlly(Trigger):
    event = "ally"
    says = "ca-when-ally"


@dataclass(frozen=True, slots=True)
class GainsIcon(Trigger):
    """A story card whose visible path shows the story icon; once for each such card."""

    icon: int

    event = "card"
    says = "ca-when-icon"

    def fits(self, happening: Happening) -> bool:
        return self.icon in happening.icons


@dataclass(frozen=True, slots=True)
class PlaysCard(Trigger):
    """A hand card of one kind, `hero` or `antihero`."""

    kind: str

    event = "played"
    says = "ca-when-plays"

    def fits(self, happening: Happening) -> bool:
        return happening.kind == self.kind


@dataclass(frozen=True, slots=True)
class Journeys(Trigger):
    event = "journey"
    says = "ca-when-journeys"


@dataclass(frozen=True, slots=True)
class MarkerFalls(Trigger):
    """For each space down."""

    event = "fell"
    says = "ca-when-falls"


@dataclass(frozen=True, slots=True)
class MarkerRises(Trigger):
    """For each space up."""

    event = "rose"
    says = "ca-when-rises"


@dataclass(frozen=True, slots=True)
class FinishesAct(Trigger):
    event = "act"
    says = "ca-when-act"


@dataclass(frozen=True, slots=True)
class BuysDark(Trigger):
    """For each dark rune bought."""

    event = "dark"
    says = "ca-when-dark"

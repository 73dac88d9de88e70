"""What cards in a story, adversaries and quests do besides their icons. The rules ask for powers where
they matter; the same declaration words the card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.triggers import Trigger
from herowright.games.call_to_adventure.rules.components import ABILITY_NAMES, ICON_NAMES
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.effects import Effect

YOU, ANYBODY = "you", "anybody"


class Power:
    """Base of all of them. `who` is whom the text speaks of: the owner of a story, or any player."""

    __slots__ = ()

    def text(self, who: str = YOU) -> Message:
        raise NotImplementedError


def spoken(message: Message, who: str) -> Message:
    """The message about the owner or about any player."""
    return Message(message.id, {**message.args, "who": who})


# --- powers of a story: origins, motivations, allies, visible paths ---------------------------------


@dataclass(frozen=True, slots=True)
class When(Power):
    """A gain whenever something happens to the owner; on an adversary or a quest, to any player."""

    trigger: Trigger
    gain: Gain

    def text(self, who: str = YOU) -> Message:
        return Message("ca-power-when", {"when": spoken(self.trigger.text, who), "gain": self.gain.text, "who": who})


@dataclass(frozen=True, slots=True)
class Spend(Power):
    """The owner may pay for a benefit on the own turn, as often as wanted (CA-EXTRA-05, CA-ALLY-13),
    or once in a turn where the card says so. `against` limits it to challenges of a family, `with_ally` to
    moments when an ally stands beside the hero."""

    xp: int
    benefit: Effect
    once: bool = False
    against: str | None = None
    with_ally: bool = False

    def text(self, who: str = YOU) -> Message:
        limit = "once" if self.once else "ally" if self.with_ally else self.against or "none"
        return Message("ca-power-spend", {"xp": self.xp, "benefit": self.benefit.text, "limit": limit})


@dataclass(frozen=True, slots=True)
class Sacrifice(Power):
    """The ally is turned face down for a benefit (CA-ALLY-12)."""

    benefit: Effect

    def text(self, who: str = YOU) -> Message:
        return Message("ca-power-sacrifice", {"benefit": self.benefit.text})


@dataclass(frozen=True, slots=True)
class Surer(Power):
    """A bonus to the result of own challenges, of all or of those that list an ability."""

    bonus: int
    ability: int | None = None

    def text(self, who: str = YOU) -> Message:
        if self.ability is None:
            return Message("ca-power-surer", {"bonus": self.bonus})
        return Message("ca-power-surer-ability", {"bonus": self.bonus, "ability": ABILITY_NAMES[self.ability]})


@dataclass(frozen=True, slots=True)
class MoreJourneys(Power):
    """More journeys in a turn than one (CA-EXTRA-03)."""

    extra: int

    def text(self, who: str = YOU) -> Message:
        return Message("ca-power-more-journeys", {"extra": self.extra})


# --- standing effects of adversaries, on everybody while the card lies face up (CA-ADV-02) ------------


@dataclass(frozen=True, slots=True)
class Harder(Power):
    """Challenges are harder: all others of the adversary's row, or all that list an ability."""

    by: int
    ability: int | None = None

    def text(self, who: str = YOU) -> Message:
        if self.ability is None:
            return Message("ca-power-harder-row", {"by": self.by})
        return Message("ca-power-harder-ability", {"by": self.by, "ability": ABILITY_NAMES[self.ability]})


@dataclass(frozen=True, slots=True)
class Toll(Power):
    """Journeys cost more."""

    xp: int

    def text(self, who: str = YOU) -> Message:
        return Message("ca-power-toll", {"xp": self.xp})


@dataclass(frozen=True, slots=True)
class DearDark(Power):
    """Dark runes cost more."""

    xp: int

    def text(self, who: str = YOU) -> Message:
        return Message("ca-power-dear-dark", {"xp": self.xp})


@dataclass(frozen=True, slots=True)
class Trade(Power):
    """Whoever faces it may discard hand cards of a kind for a bonus each (CA-ADV-05)."""

    kind: str
    bonus: int = 1

    def text(self, who: str = YOU) -> Message:
        return Message("ca-power-trade", {"kind": self.kind, "bonus": self.bonus})


@dataclass(frozen=True, slots=True)
class Weakness(Power):
    """It is easier to beat for a story with a story icon."""

    icon: int
    by: int = 1

    def text(self, who: str = YOU) -> Message:
        return Message("ca-power-weakness", {"icon": ICON_NAMES[self.icon], "by": self.by})


# --- quests of the co-operative game (CA-COOP-03, CA-COOP-13) -----------------------------------------


@dataclass(frozen=True, slots=True)
class AdversaryGains(Power):
    """The adversary receives experience whenever something happens to any player."""

    trigger: Trigger
    xp: int

    def text(self, who: str = ANYBODY) -> Message:
        return Message("ca-power-adversary-gains", {"when": spoken(self.trigger.text, ANYBODY), "xp": self.xp})


@dataclass(frozen=True, slots=True)
class AdversaryLoses(Power):
    """The adversary loses experience, never below none."""

    trigger: Trigger
    xp: int

    def text(self, who: str = ANYBODY) -> Message:
        return Message("ca-power-adversary-loses", {"when": spoken(self.trigger.text, ANYBODY), "xp": self.xp})


@dataclass(frozen=True, slots=True)
class EndsBelow(Power):
    """At the end the adversary receives experience for each player below a score (CA-COOP-31)."""

    score: int
    xp: int

    def text(self, who: str = ANYBODY) -> Message:
        return Message("ca-power-ends-below", {"score": self.score, "xp": self.xp})

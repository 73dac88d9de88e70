"""What cards in a story, adversaries and quests do besides their icons. The rules ask for powers where
they matter; the same declaration words the card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.part import ARGUMENTS, Effect, Part
from herowright.games.call_to_adventure.cards.triggers import Trigger
from herowright.games.call_to_adventure.rules.components import ABILITY_NAMES
from herowright.table.message import Message
from herowright.table.native import dataclass, native
from herowright.table.wording import Argument

YOU, ANYBODY = "you", "anybody"


def spoken(message: Message, who: str) -> Message:
    """The message about the owner or about any player."""
    return Message(message.id, {**message.args, "who": who})


WITH_TRIGGERS: Mapping[str, Argument] = {
    **ARGUMENTS,
    "trigger": Argument("when", lambda trigger: spoken(trigger.text, ANYBODY)),
}


@native(allow_interpreted_subclasses=True)
class Power(Part):
    """Base of all of them. The text of a card in a story speaks of its owner."""

    __slots__ = ()

    arguments: ClassVar[Mapping[str, Argument]] = WITH_TRIGGERS

    def about(self, who: str) -> Message:
        """The same where it holds for any player."""
        return self.text


# --- powers of a story: origins, motivations, allies, visible paths ---------------------------------


@dataclass(frozen=True, slots=True)
class When(Power):
    """A gain whenever something happens to the owner; on an adversary or a quest, to any player."""

    trigger: Trigger
    gain: Gain

    @property
    def text(self) -> Message:
        return self.about(YOU)

    def about(self, who: str) -> Message:
        return Message("ca-power-when", {"when": spoken(self.trigger.text, who), "gain": self.gain.text, "who": who})


@dataclass(frozen=True, slots=True)
class Spend(Power):
    """The owner may pay for a benefit on their own turn, as often as they like (CA-EXTRA-05, CA-ALLY-13), or once
    per turn if the card says so. `against` limits it to challenges of a family, `with_ally` to moments when the hero
    has an ally."""

    xp: int
    benefit: Effect
    once: bool = False
    against: str | None = None
    with_ally: bool = False

    @property
    def text(self) -> Message:
        limit = "once" if self.once else "ally" if self.with_ally else self.against or "none"
        return Message("ca-power-spend", {"xp": self.xp, "benefit": self.benefit.text, "limit": limit})


@dataclass(frozen=True, slots=True)
class Sacrifice(Power):
    """The ally is turned face down for a benefit (CA-ALLY-12)."""

    benefit: Effect

    says = "ca-power-sacrifice"


@dataclass(frozen=True, slots=True)
class Surer(Power):
    """A bonus to the result of own challenges, of all or of those that list an ability."""

    bonus: int
    ability: int | None = None

    @property
    def text(self) -> Message:
        if self.ability is None:
            return Message("ca-power-surer", {"bonus": self.bonus})
        return Message("ca-power-surer-ability", {"bonus": self.bonus, "ability": ABILITY_NAMES[self.ability]})


@dataclass(frozen=True, slots=True)
class MoreJourneys(Power):
    """More journeys in a turn than one (CA-EXTRA-03)."""

    extra: int

    says = "ca-power-more-journeys"


# --- standing effects of adversaries, on everybody while the card lies face up (CA-ADV-02) ------------


@dataclass(frozen=True, slots=True)
class Harder(Power):
    """Challenges are harder: all others of the adversary's row, or all that list an ability."""

    by: int
    ability: int | None = None

    @property
    def text(self) -> Message:
        if self.ability is None:
            return Message("ca-power-harder-row", {"by": self.by})
        return Message("ca-power-harder-ability", {"by": self.by, "ability": ABILITY_NAMES[self.ability]})


@dataclass(frozen=True, slots=True)
class Toll(Power):
    """Journeys cost more."""

    xp: int

    says = "ca-power-toll"


@dataclass(frozen=True, slots=True)
class DearDark(Power):
    """Dark runes cost more."""

    xp: int

    says = "ca-power-dear-dark"


@dataclass(frozen=True, slots=True)
class Trade(Power):
    """Whoever faces it may discard hand cards of a kind for a bonus each (CA-ADV-05)."""

    kind: str
    bonus: int = 1

    says = "ca-power-trade"


@dataclass(frozen=True, slots=True)
class Weakness(Power):
    """It is easier to beat for a story with a story icon."""

    icon: int
    by: int = 1

    says = "ca-power-weakness"


# --- quests of the co-operative game (CA-COOP-03, CA-COOP-13) -----------------------------------------


@dataclass(frozen=True, slots=True)
class AdversaryGains(Power):
    """The adversary receives experience whenever something happens to any player."""

    trigger: Trigger
    xp: int

    says = "ca-power-adversary-gains"


@dataclass(frozen=True, slots=True)
class AdversaryLoses(Power):
    """The adversary loses experience, never below none."""

    trigger: Trigger
    xp: int

    says = "ca-power-adversary-loses"


@dataclass(frozen=True, slots=True)
class EndsBelow(Power):
    """At the end the adversary receives experience for each player below a score (CA-COOP-31)."""

    score: int
    xp: int

    says = "ca-power-ends-below"

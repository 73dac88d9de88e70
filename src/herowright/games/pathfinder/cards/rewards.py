"""What a party gets for a scenario, an adventure or the path (PF-END-06, PF-END-07, PF-CARD-03)."""

from __future__ import annotations

from dataclasses import dataclass

from herowright.games.pathfinder.cards.on import RANDOM, kinds_text
from herowright.games.pathfinder.cards.part import Part
from herowright.table.message import Message

SKILL_FEAT, POWER_FEAT, CARD_FEAT, ROLE = "skill", "power", "card", "role"


class Reward(Part):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class FeatReward(Reward):
    """Everybody checks a box of these kinds; a role card comes before the power feat it brings (PF-ROLE-01)."""

    feats: tuple[str, ...]

    @property
    def text(self) -> Message:
        first, *rest = [Message(f"pf-reward-feat-{feat}") for feat in self.feats]
        for other in rest:
            first = Message("pf-reward-and", {"first": first, "second": other})
        return Message("pf-reward-each", {"reward": first})


@dataclass(frozen=True, slots=True)
class BoxReward(Reward):
    """Everybody draws random boons from the box: of this kind, or of a kind of one's own choice."""

    kind: str = ""

    @property
    def text(self) -> Message:
        if not self.kind:
            return Message("pf-reward-any-boon")
        return Message("pf-reward-boon", {"kinds": kinds_text((self.kind,), RANDOM)})


@dataclass(frozen=True, slots=True)
class NoReward(Reward):
    """Own scenarios stand together without an adventure card that would pay something."""

    says = "pf-reward-none"


@dataclass(frozen=True, slots=True)
class LootReward(Reward):
    """Loot cards, each for any one player (PF-END-06)."""

    loot: tuple[str, ...]

    says = "pf-reward-loot"

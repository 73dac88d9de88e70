"""What a player receives: experience, draws, virtue and corruption."""

from __future__ import annotations

from herowright.table.message import Message
from herowright.table.native import dataclass
from herowright.table.wording import Worded


@dataclass(frozen=True, slots=True)
class Gain(Worded):
    """`either` are draws from the deck of the player's choice. A negative `xp` is lost, as far as there is any."""

    xp: int = 0
    hero: int = 0
    antihero: int = 0
    either: int = 0
    virtue: int = 0
    corruption: int = 0

    @property
    def text(self) -> Message:
        """Part of a sentence: "gain 1 experience and draw a hero card"."""
        parts = {
            "xp": self.xp,
            "hero": self.hero,
            "antihero": self.antihero,
            "either": self.either,
            "virtue": self.virtue,
            "corruption": self.corruption,
        }
        held = [Message(f"ca-gain-{name}", {"count": count}) for name, count in parts.items() if count]
        if len(held) == 1:
            return held[0]
        first, second = held
        return Message("ca-gain-and", {"first": first, "second": second})

"""The beginner: sees roughly what the policy sees, and so makes the mistakes people make."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from herowright.bots.bot import Advice, Bot
from herowright.bots.search import Guide
from herowright.table.glimpse import Glimpse


class BeginnerBot(Bot):
    """Misjudges every option a little, and now and then more; it never takes one that is far behind."""

    name = "beginner"

    def __init__(self, guide: Guide[Any], seed: int) -> None:
        self.policy = guide.policy(seed)
        self.slip, self.blunder = guide.slip, guide.blunder
        self.rng = random.Random(seed)

    def advise(self, glimpse: Glimpse[Any], /) -> Sequence[Advice]:
        advice = self.policy.advise(glimpse)
        best = advice[0].value
        tempting = [each for each in advice if best - each.value <= self.blunder]
        felt = {id(each): each.value + self.rng.gauss(0, self.slip) for each in tempting}
        tempting.sort(key=lambda each: -felt[id(each)])
        return [*tempting, *advice[len(tempting) :]]

"""The adversary deck of solo and co-op: what its next card may do to a cast (CA-COOP-14 to -18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from herowright.games.call_to_adventure.bot.sheet import Situation
from herowright.games.call_to_adventure.cards.attacks import (
    Betray,
    Chastise,
    Frighten,
    Hinder,
    IgnoreAbility,
    IgnoreCore,
    Rob,
    Slander,
    Unnerve,
)
from herowright.games.call_to_adventure.cards.effects import Effect

# The symbol that turns up a card shows in every other cast.
SHOWN = 0.5

# How bad a card is for the cast, where 1 stands for two more difficulty; then against the adversary itself.
HARM: dict[type[Effect], Callable[[Any], tuple[float, float]]] = {
    Hinder: lambda effect: (effect.by / 2, effect.by / 2),
    IgnoreCore: lambda effect: (0.5, 0.5),
    IgnoreAbility: lambda effect: (0.7, 0.7),
    Frighten: lambda effect: (0.1, 1.5),
    Chastise: lambda effect: (0.1, 0.1),
    Betray: lambda effect: (0.05, 0.05),
    Rob: lambda effect: (0.1, 0.1),
    Slander: lambda effect: (0.1, 0.1),
    Unnerve: lambda effect: (0.1, 0.1),
}


def menace(situation: Situation, final: bool) -> float:
    adversary = situation.adversary
    assert adversary is not None
    if adversary["beaten_by"] is not None and final:
        return 0.0
    gone = Counter(adversary["discard"]) + Counter(adversary["shown"])
    left = []
    for card in situation.cards.skulls:
        if gone[card.name]:
            gone[card.name] -= 1
        else:
            left.append(card)
    left = left or situation.cards.skulls
    harms = [HARM[type(card.effect)](card.effect)[final] if type(card.effect) in HARM else 0.0 for card in left]
    return min(1.0, SHOWN * sum(harms) / len(harms)) if harms else 0.0

"""Why an option is good or bad, in a player's words: a few short clauses."""

from __future__ import annotations

from herowright.bots.policy import Reasons, nothing, said, shown
from herowright.games.pathfinder.rules import odds

# A chance with which nobody looks for help.
LIKELY = 0.75


def percent(chance: float) -> int:
    return int(odds.percent(chance))


def chance(value: float) -> Reasons:
    return said("bot-pf-chance", chance=percent(value))


def estimates(value: float) -> Reasons:
    """A chance that hangs on more than the dice."""
    return said("bot-pf-chance-about", chance=percent(value))


def costs(cards: float) -> Reasons:
    """What a card or power costs."""
    return said("bot-pf-costs", cards=shown(cards)) if shown(cards) else said("bot-pf-free")


def worth(cards: float) -> Reasons:
    return said("bot-pf-worth" if cards > 0 else "bot-pf-harm", cards=shown(cards)) if shown(cards) else nothing()


def kept(cards: float) -> Reasons:
    """What a card is worth in the hand."""
    return said("bot-pf-kept", cards=shown(cards)) if shown(cards) else nothing()


def changes(before: float, after: float, cost: float) -> Reasons:
    """What becomes of a chance, and what that costs."""
    old, new = percent(before), percent(after)
    if old == new:
        return (*said("bot-pf-chance-same", chance=new), *costs(cost))
    return (*said("bot-pf-chance-more" if new > old else "bot-pf-chance-less", before=old, after=new), *costs(cost))


def sure(cost: float) -> Reasons:
    return (*said("bot-pf-sure"), *costs(cost))

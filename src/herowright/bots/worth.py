"""What the values of a bot's advice mean for a player."""

from __future__ import annotations

from collections.abc import Sequence

from herowright.bots.bot import Bot
from herowright.table.message import Message

SAME = Message("bot-worth-same")
BEST = Message("bot-worth-best")
# The differences from which an option is called a little worse, worse and much worse than the best.
STEPS = ((0.05, "bot-worth-little"), (0.5, "bot-worth-less"), (2.0, "bot-worth-much"))


def worths(bot: Bot, kind: str, values: Sequence[float]) -> list[Message]:
    """The verdict on each option, the best first. A number only if it is the score that the bot expects; otherwise
    the values only rank the options. If the bot cannot tell them apart, it says so."""
    best = max(values, default=0.0)
    shown = [round(value, 1) for value in values]
    if len(values) > 1 and len(set(shown)) == 1:
        return [SAME] * len(values)
    if not bot.unit or kind in bot.rough:
        return [_beside(best - value) for value in values]
    top = round(best, 1)
    return [
        Message(f"bot-worth-{bot.unit}", {"value": value})
        if value == top
        else Message(f"bot-worth-{bot.unit}-behind", {"value": value, "less": round(top - value, 1)})
        for value in shown
    ]


def _beside(less: float) -> Message:
    found = BEST
    for least, id in STEPS:
        if less >= least:
            found = Message(id)
    return found

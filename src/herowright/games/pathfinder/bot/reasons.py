"""Why an option is good or bad, in a player's words: a few short clauses."""

from __future__ import annotations

from herowright.games.pathfinder.rules import odds
from herowright.table.message import Message

Reasons = tuple[Message, ...]
# A chance with which nobody looks for help.
LIKELY = 0.75


def nothing() -> Reasons:
    return (Message("bot-nothing"),)


def said(*ids: str) -> Reasons:
    return tuple(Message(id) for id in ids)


def percent(chance: float) -> int:
    return int(odds.percent(chance))


def shown(cards: float) -> float:
    """Cards as a player reads them; the sign is part of the message."""
    return round(abs(cards), 1)


def chance(value: float) -> Message:
    return Message("bot-pf-chance", {"chance": percent(value)})


def changed(before: float, after: float) -> Message:
    if percent(before) == percent(after):
        return Message("bot-pf-chance-same", {"chance": percent(after)})
    id = "bot-pf-chance-more" if after > before else "bot-pf-chance-less"
    return Message(id, {"before": percent(before), "after": percent(after)})


def costs(cards: float) -> Reasons:
    """What a card or power costs."""
    return (Message("bot-pf-costs", {"cards": shown(cards)}),) if shown(cards) else (Message("bot-pf-free"),)


def stakes(cards: float) -> Reasons:
    return (Message("bot-pf-stakes", {"cards": shown(cards)}),) if shown(cards) else ()


def worth(cards: float) -> Reasons:
    if not shown(cards):
        return nothing()
    return (Message("bot-pf-worth" if cards > 0 else "bot-pf-harm", {"cards": shown(cards)}),)


def kept(cards: float) -> Reasons:
    """What a card is worth in the hand."""
    return (Message("bot-pf-kept", {"cards": shown(cards)}),)


def changes(before: float, after: float, cost: float) -> Reasons:
    return (changed(before, after), *costs(cost))


def sure(cost: float) -> Reasons:
    return (*said("bot-pf-sure"), *costs(cost))


def estimated(value: float) -> Message:
    """A chance that hangs on more than the dice."""
    return Message("bot-pf-chance-about", {"chance": percent(value)})


def estimates(value: float) -> Reasons:
    return (estimated(value),)


def short(missing: int) -> Reasons:
    return (Message("bot-pf-short", {"missing": missing}),)


def hurts(cards: int) -> Reasons:
    return (Message("bot-pf-damage", {"count": cards}),)


def spares(cards: int, cost: float) -> Reasons:
    return (Message("bot-pf-less-damage", {"count": cards}), *costs(cost))


def wounds(deck: int, discard: int) -> Reasons:
    return (Message("bot-pf-wounds", {"deck": deck, "discard": discard}),)

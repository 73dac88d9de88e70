"""What effects do on average at a good moment, and what a card is worth that is kept for one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from herowright.games.call_to_adventure.cards import timing
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
from herowright.games.call_to_adventure.cards.effects import (
    AddDark,
    AddResult,
    AddRune,
    BorrowIcon,
    BorrowRune,
    Calm,
    Cancel,
    Ease,
    Effect,
    Recast,
    Receive,
    Share,
    TurnRune,
    Wander,
)

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.bot.outlook import Outlook
    from herowright.games.call_to_adventure.cards.types import HandCard

# What the loss of one other player is worth when there is only one, and what the loss of a team mate costs.
RIVAL, MATE = 0.8, -1.0
# How often the moment of a card comes, in an own turn or in another player's.
OWN = {timing.ANY: 0.9, timing.BEFORE: 0.45, timing.DURING: 0.35, timing.WON: 0.55}
OTHERS = {timing.OTHER_FACES: 0.35, timing.OTHER_WON: 0.5, timing.OTHER_LOST: 0.2, timing.RESPONSE: 0.06}
# A card for any time gains nothing by waiting.
WAITING = 0.92
# A card of a kind that may not be played where the marker stands now.
FORBIDDEN = 0.35


def rivalry(outlook: Outlook) -> float:
    """What a point lost by another player is worth."""
    others = outlook.situation.seats - 1
    if outlook.situation.coop:
        return MATE
    return RIVAL / others if others else 0.0


def effect_worth(outlook: Outlook, effect: Effect) -> float:
    return TYPICAL[type(effect)](outlook, effect)


def _add_dark(outlook: Outlook, effect: AddDark) -> float:
    return max(0.2, effect.count * (0.17 * outlook.win + 0.5 * min(0.0, outlook.move(0, 1))))


def _share(outlook: Outlook, effect: Share) -> float:
    """The one who needs it least receives as much."""
    return outlook.gain(effect.gain) - 0.8 * rivalry(outlook) * (effect.gain.xp + effect.gain.hero)


TYPICAL: dict[type[Effect], Callable[[Outlook, Any], float]] = {
    AddRune: lambda outlook, effect: 0.22 * outlook.win,
    AddDark: _add_dark,
    BorrowRune: lambda outlook, effect: 0.2 * outlook.win,
    AddResult: lambda outlook, effect: min(0.75, 0.28 * effect.amount) * outlook.win,
    Ease: lambda outlook, effect: min(0.75, 0.28 * effect.by) * outlook.win,
    Recast: lambda outlook, effect: 0.5 * outlook.win,
    TurnRune: lambda outlook, effect: 0.35 * outlook.win,
    Calm: lambda outlook, effect: max(0.3, -outlook.move(0, 1)),
    Receive: lambda outlook, effect: outlook.gain(effect.gain),
    BorrowIcon: lambda outlook, effect: 0.2 * outlook.win,
    Wander: lambda outlook, effect: 0.6,
    Share: _share,
    Cancel: lambda outlook, effect: 0.8,
    Hinder: lambda outlook, effect: 0.16 * effect.by * outlook.win * rivalry(outlook),
    IgnoreAbility: lambda outlook, effect: 0.3 * outlook.win * rivalry(outlook),
    IgnoreCore: lambda outlook, effect: 0.25 * outlook.win * rivalry(outlook),
    Frighten: lambda outlook, effect: 0.2 * outlook.win * rivalry(outlook),
    Chastise: lambda outlook, effect: effect.xp * rivalry(outlook),
    Betray: lambda outlook, effect: 1.5 * rivalry(outlook),
    Rob: lambda outlook, effect: outlook.xp(effect.xp) + effect.xp * rivalry(outlook),
    Slander: lambda outlook, effect: 0.6 * effect.corruption * rivalry(outlook),
    Unnerve: lambda outlook, effect: 1.3 * rivalry(outlook),
}


def played(outlook: Outlook, card: HandCard) -> float:
    """What playing a card brings whatever it does: its point, and what reacts to it (CA-SCORE-07, CA-SCORE-08)."""
    worth: float = outlook.point[card.kind]
    for trigger, each in outlook.watch.get("played", ()):
        if trigger.kind == card.kind:  # type: ignore[attr-defined]
            worth += each
    return worth


def kept(outlook: Outlook, card: HandCard) -> float:
    """What a card is worth in the hand: it may find a better moment, or none any more (CA-SCORE-08)."""
    situation = outlook.situation
    chance: float
    if card.timing in OWN:
        chance = 1 - (1 - OWN[card.timing]) ** outlook.turns
        if card.timing == timing.ANY:
            chance *= WAITING
    else:
        chance = 1 - (1 - OTHERS[card.timing]) ** situation.others_turns
    if card.kind not in situation.cards.track[situation.me.space].plays:
        chance *= FORBIDDEN
    return chance * max(0.0, played(outlook, card) + effect_worth(outlook, card.effect))

"""What a power in a story will still bring: how often its moment comes, times what it gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from herowright.games.call_to_adventure.bot.effects import effect_worth
from herowright.games.call_to_adventure.cards.effects import (
    AddDark,
    AddResult,
    AddRune,
    BorrowIcon,
    Calm,
    Ease,
    Effect,
    Recast,
    Receive,
    TurnRune,
    Wander,
)
from herowright.games.call_to_adventure.cards.powers import (
    AdversaryGains,
    AdversaryLoses,
    DearDark,
    EndsBelow,
    Harder,
    MoreJourneys,
    Power,
    Sacrifice,
    Spend,
    Surer,
    Toll,
    Trade,
    Weakness,
    When,
)
from herowright.games.call_to_adventure.cards.triggers import (
    BuysDark,
    FinishesAct,
    GainsAlly,
    GainsIcon,
    GainsTrait,
    Journeys,
    Loses,
    MarkerFalls,
    MarkerRises,
    PlaysCard,
    Trigger,
    Wins,
)

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.bot.outlook import Outlook

# How much likelier a challenge is won with one more in the result.
SURER = 0.16


def power_worth(outlook: Outlook, power: Power) -> float:
    return FUTURE[type(power)](outlook, power)


def rate(outlook: Outlook, trigger: Trigger) -> float:
    """How often it happens to a hero in a turn."""
    return RATES[type(trigger)](outlook, trigger)


# --- happenings in a turn --------------------------------------------------------------------------


def _wins(outlook: Outlook, trigger: Wins) -> float:
    often = 0.52
    if trigger.ability is not None:
        often *= min(0.8, 0.34 + 0.1 * outlook.me.abilities[trigger.ability])
    if trigger.hard:
        often *= 0.4
    if trigger.exactly:
        often *= 0.5
    if trigger.dark:
        often *= 0.7
    return often * max(0.1, 1 - 0.19 * trigger.margin)


def _plays(outlook: Outlook, trigger: PlaysCard) -> float:
    held = sum(1 for card in outlook.me.hand if card.kind == trigger.kind)
    return min(0.65, 0.45 + 0.05 * held)


# For a hero who likes it to happen.
RATES: dict[type[Trigger], Callable[[Outlook, Any], float]] = {
    Wins: _wins,
    Loses: lambda outlook, trigger: 0.16,
    GainsTrait: lambda outlook, trigger: 0.2,
    GainsAlly: lambda outlook, trigger: 0.09,
    GainsIcon: lambda outlook, trigger: 0.2,
    PlaysCard: _plays,
    Journeys: lambda outlook, trigger: 0.4,
    MarkerFalls: lambda outlook, trigger: 0.42,
    MarkerRises: lambda outlook, trigger: 0.4,
    FinishesAct: lambda outlook, trigger: 0.23,
    BuysDark: lambda outlook, trigger: 0.45,
}
# What it costs to make it happen so often: a journey is paid, less what a new card brings.
EFFORT: dict[type[Trigger], float] = {Journeys: 0.6, BuysDark: 0.3}

# --- powers ------------------------------------------------------------------------------------------


def _when(outlook: Outlook, power: When) -> float:
    kind = type(power.trigger)
    gain = outlook.gain(power.gain)
    return rate(outlook, power.trigger) * outlook.turns * (gain - min(gain, EFFORT.get(kind, 0.0)))


# How often in a turn it is worth paying for an effect, and the least it brings then.
USES: dict[type[Effect], float] = {
    Receive: 0.3,
    AddRune: 0.15,
    AddDark: 0.22,
    AddResult: 0.12,
    Ease: 0.12,
    TurnRune: 0.12,
    Recast: 0.09,
    BorrowIcon: 0.08,
    Calm: 0.06,
    Wander: 0.04,
}
SELDOM, GAINED = 0.1, 0.4


def _spend(outlook: Outlook, power: Spend) -> float:
    """Worth using now and then, more rarely where the card sets limits."""
    often = USES.get(type(power.benefit), SELDOM)
    if power.against is not None:
        often *= 0.5
    if power.with_ally and not outlook.me.allies:
        often *= 0.7
    return often * outlook.turns * max(GAINED, effect_worth(outlook, power.benefit) + outlook.xp(-power.xp))


def _sacrifice(outlook: Outlook, power: Sacrifice) -> float:
    return 0.6 * min(1.0, outlook.turns / 2) * effect_worth(outlook, power.benefit)


def _surer(outlook: Outlook, power: Surer) -> float:
    often = 0.7 if power.ability is None else 0.15 + 0.06 * outlook.me.abilities[power.ability]
    return SURER * power.bonus * often * outlook.turns * outlook.win


def _nothing(outlook: Outlook, power: Power) -> float:
    """Effects on everybody alike; the difficulty, the prices and the chances shown already hold them."""
    return 0.0


FUTURE: dict[type[Power], Callable[[Outlook, Any], float]] = {
    When: _when,
    Spend: _spend,
    Sacrifice: _sacrifice,
    Surer: _surer,
    MoreJourneys: lambda outlook, power: 0.08 * power.extra * outlook.turns,
    Harder: _nothing,
    Toll: _nothing,
    DearDark: _nothing,
    Trade: _nothing,
    Weakness: _nothing,
    AdversaryGains: _nothing,
    AdversaryLoses: _nothing,
    EndsBelow: _nothing,
}

"""What effects and powers do on average: an effect at a good moment, a power for the rest of the game, a card of the
adversary deck to a cast."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from herowright.games.call_to_adventure.cards import attacks, effects, powers, timing, triggers
from herowright.games.call_to_adventure.cards.part import Effect
from herowright.games.call_to_adventure.rules.components import NONE

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.bot.outlook import Outlook
    from herowright.games.call_to_adventure.cards.types import HandCard

# --- effects -------------------------------------------------------------------------------------------


def _add_dark(outlook: Outlook, effect: effects.AddDark) -> float:
    return max(0.2, effect.count * (0.17 * outlook.win + 0.5 * min(0.0, outlook.move(0, 1))))


TYPICAL: dict[type[Effect], Callable[[Outlook, Any], float]] = {
    effects.AddRune: lambda outlook, effect: 0.22 * outlook.win,
    effects.AddDark: _add_dark,
    effects.BorrowRune: lambda outlook, effect: 0.2 * outlook.win,
    effects.AddResult: lambda outlook, effect: min(0.75, 0.28 * effect.amount) * outlook.win,
    effects.Ease: lambda outlook, effect: min(0.75, 0.28 * effect.by) * outlook.win,
    effects.Recast: lambda outlook, effect: 0.5 * outlook.win,
    effects.TurnRune: lambda outlook, effect: 0.35 * outlook.win,
    effects.Calm: lambda outlook, effect: max(0.3, -outlook.move(0, 1)),
    effects.Receive: lambda outlook, effect: outlook.gain(effect.gain),
    effects.BorrowIcon: lambda outlook, effect: 0.2 * outlook.win,
    effects.Wander: lambda outlook, effect: 0.6,
    effects.Share: lambda outlook, effect: outlook.gain(effect.gain) - 0.8 * outlook.rivalry * effect.gain.xp,
    effects.Cancel: lambda outlook, effect: 0.8,
    attacks.Hinder: lambda outlook, effect: 0.16 * effect.by * outlook.win * outlook.rivalry,
    attacks.IgnoreAbility: lambda outlook, effect: 0.3 * outlook.win * outlook.rivalry,
    attacks.IgnoreCore: lambda outlook, effect: 0.25 * outlook.win * outlook.rivalry,
    attacks.Frighten: lambda outlook, effect: 0.2 * outlook.win * outlook.rivalry,
    attacks.Chastise: lambda outlook, effect: effect.xp * outlook.rivalry,
    attacks.Betray: lambda outlook, effect: 1.5 * outlook.rivalry,
    attacks.Rob: lambda outlook, effect: outlook.xp(effect.xp) + effect.xp * outlook.rivalry,
    attacks.Slander: lambda outlook, effect: 0.6 * effect.corruption * outlook.rivalry,
    attacks.Unnerve: lambda outlook, effect: 1.3 * outlook.rivalry,
}


def effect_worth(outlook: Outlook, effect: Effect) -> float:
    return TYPICAL[type(effect)](outlook, effect)


# --- cards in hand -------------------------------------------------------------------------------------

# How often the moment of a card comes, in an own turn or in another player's.
OWN = {timing.ANY: 0.9, timing.BEFORE: 0.45, timing.DURING: 0.35, timing.WON: 0.55}
OTHERS = {timing.OTHER_FACES: 0.35, timing.OTHER_WON: 0.5, timing.OTHER_LOST: 0.2, timing.RESPONSE: 0.06}
# A card for any time gains nothing by waiting.
WAITING = 0.92
# A card of a kind that may not be played where the marker stands now.
FORBIDDEN = 0.35


def kept(outlook: Outlook, card: HandCard) -> float:
    """What a card is worth in the hand: it may find a better moment, or none any more (CA-SCORE-08)."""
    if card.timing in OWN:
        chance: float = 1 - (1 - OWN[card.timing]) ** outlook.turns
        if card.timing == timing.ANY:
            chance *= WAITING
    else:
        chance = 1 - (1 - OTHERS[card.timing]) ** outlook.others_turns
    if card.kind not in outlook.space.plays:
        chance *= FORBIDDEN
    return chance * max(0.0, outlook.point[card.kind] + effect_worth(outlook, card.effect))


# --- powers --------------------------------------------------------------------------------------------

# How much likelier a challenge is won with one more in the result.
SURER = 0.16


def _wins(outlook: Outlook, trigger: triggers.Wins) -> float:
    often = 0.52
    if trigger.ability is not None:
        often *= min(0.8, 0.34 + 0.1 * outlook.hero.abilities[trigger.ability])
    often *= (0.4 if trigger.hard else 1) * (0.5 if trigger.exactly else 1) * (0.7 if trigger.dark else 1)
    return often * max(0.1, 1 - 0.19 * trigger.margin)


# How often something happens in a turn to a hero who likes it to happen.
RATES: dict[type[triggers.Trigger], float | Callable[[Outlook, Any], float]] = {
    triggers.Wins: _wins,
    triggers.Loses: 0.16,
    triggers.GainsTrait: 0.2,
    triggers.GainsAlly: 0.09,
    triggers.GainsIcon: 0.2,
    triggers.PlaysCard: 0.5,
    triggers.Journeys: 0.17,  # it is paid for, less what a new card brings
    triggers.MarkerFalls: 0.42,
    triggers.MarkerRises: 0.4,
    triggers.FinishesAct: 0.23,
    triggers.BuysDark: 0.32,
}


def _when(outlook: Outlook, power: powers.When) -> float:
    often = RATES[type(power.trigger)]
    rate = often(outlook, power.trigger) if callable(often) else often
    return rate * outlook.turns * outlook.gain(power.gain)


# How often in a turn it is worth paying for an effect, and the least it brings then.
USES: dict[type[Effect], float] = {effects.Receive: 0.3, effects.AddDark: 0.22, effects.AddRune: 0.15}
SELDOM, LIMITED, GAINED = 0.1, 0.6, 0.4


def _spend(outlook: Outlook, power: powers.Spend) -> float:
    """Worth using now and then, more rarely where the card sets limits."""
    often = USES.get(type(power.benefit), SELDOM)
    if power.against is not None or (power.with_ally and not outlook.hero.allies):
        often *= LIMITED
    return often * outlook.turns * max(GAINED, effect_worth(outlook, power.benefit) + outlook.xp(-power.xp))


def _surer(outlook: Outlook, power: powers.Surer) -> float:
    often = 0.7 if power.ability is None else 0.15 + 0.06 * outlook.hero.abilities[power.ability]
    return SURER * power.bonus * often * outlook.turns * outlook.win


# Effects on everybody alike: difficulties, prices and chances hold them already.
COMMON = (powers.Harder, powers.Toll, powers.DearDark, powers.Trade, powers.Weakness)
QUESTS = (powers.AdversaryGains, powers.AdversaryLoses, powers.EndsBelow)
FUTURE: dict[type[powers.Power], Callable[[Outlook, Any], float]] = {
    powers.When: _when,
    powers.Spend: _spend,
    powers.Sacrifice: lambda outlook, power: min(0.6, 0.3 * outlook.turns) * effect_worth(outlook, power.benefit),
    powers.Surer: _surer,
    powers.MoreJourneys: lambda outlook, power: 0.08 * power.extra * outlook.turns,
    **dict.fromkeys((*COMMON, *QUESTS), lambda outlook, power: 0.0),
}


def power_worth(outlook: Outlook, power: powers.Power) -> float:
    """What a power in a story will still bring: how often its moment comes, times what it gives."""
    return FUTURE[type(power)](outlook, power)


# --- the adversary deck (CA-COOP-14 to -18) --------------------------------------------------------------

# The symbol that turns up a card shows in every other cast.
SHOWN = 0.5
# How bad a card is for the cast, where 1 stands for two more difficulty: one that spoils it, or a mere nuisance; and
# fear against the adversary itself, which is the end of it (CA-COOP-39).
SPOILING, SPOILED, NUISANCE, DOOM = (attacks.Hinder, attacks.IgnoreCore, attacks.IgnoreAbility), 0.75, 0.1, 1.5


def menace(outlook: Outlook, final: bool) -> float:
    """How likely the next card of the adversary deck spoils a cast. Everybody can count what it holds."""
    table = outlook.table
    if table.beaten_by != NONE and final:
        return 0.0
    return _spoiled(tuple(table.adversary_deck or table.adversary_discard + table.shown), final)


@lru_cache(maxsize=1024)
def _spoiled(left: tuple[HandCard, ...], final: bool) -> float:
    harm = sum([SPOILED if isinstance(card.effect, SPOILING) else NUISANCE for card in left])
    if final:
        harm += (DOOM - NUISANCE) * sum(isinstance(card.effect, attacks.Frighten) for card in left)
    return min(1.0, SHOWN * harm / len(left)) if left else 0.0

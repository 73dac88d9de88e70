"""Cards played on another player's challenge: against a rival, or for a team mate."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from herowright.games.call_to_adventure.bot import rivals
from herowright.games.call_to_adventure.bot.effects import rivalry
from herowright.games.call_to_adventure.bot.trial import Trial
from herowright.games.call_to_adventure.cards.attacks import Frighten, Hinder, IgnoreAbility, IgnoreCore
from herowright.games.call_to_adventure.cards.effects import (
    AddDark,
    AddResult,
    AddRune,
    BorrowIcon,
    BorrowRune,
    Calm,
    Ease,
    Effect,
    Recast,
    TurnRune,
)
from herowright.games.call_to_adventure.rules.components import CORE

# Who must pick another card loses so much of what the first one promised.
FRIGHT = 0.25
# Corruption spared.
CALMED = 0.4


def meddled(trial: Trial, effect: Effect) -> float:
    """What a card does to another player's attempt, seen from here."""
    if trial.path is None:
        return 0.0
    outlook = trial.outlook
    swing = rivals.face_value(trial.path, trial.ally)
    if outlook.situation.coop:
        swing += outlook.harm
    gain = (chance_with(trial, effect) - trial.likely(trial.cast, trial.needed)) * swing
    if isinstance(effect, Calm):
        gain += CALMED * trial.view["corruption"]
    return -rivalry(outlook) * gain


def chance_with(trial: Trial, effect: Effect) -> float:
    """The chance of success once a card was played on it."""
    return CHANCE[type(effect)](trial, effect)


def _ignore_core(trial: Trial, effect: IgnoreCore) -> float:
    rest = trial.casting([rune for rune in trial.counting if rune not in CORE])
    return trial.likely(rest, trial.needed, CORE)


def _ignore_ability(trial: Trial, effect: IgnoreAbility) -> float:
    return min((trial.ignored(ability) for ability in trial.tests), default=0.0)


def _recast(trial: Trial, effect: Recast) -> float:
    before = trial.likely(trial.cast, trial.needed)
    return before + (1 - before) * trial.chance


def _with_runes(trial: Trial, effect: Effect) -> float:
    help = trial.as_help(effect, 0.0, "")
    cast = trial.cast
    for rune in help.runes if help is not None else ():
        cast = cast.plus(rune)
    return trial.likely(cast, trial.needed)


CHANCE: dict[type[Effect], Callable[[Trial, Any], float]] = {
    Frighten: lambda trial, effect: trial.likely(trial.cast, trial.needed) * (1 - FRIGHT),
    Hinder: lambda trial, effect: trial.likely(trial.cast, trial.needed + effect.by),
    IgnoreCore: _ignore_core,
    IgnoreAbility: _ignore_ability,
    AddResult: lambda trial, effect: trial.likely(trial.cast, trial.needed - effect.amount),
    Ease: lambda trial, effect: trial.likely(trial.cast, trial.needed - effect.by),
    Recast: _recast,
    TurnRune: lambda trial, effect: trial.likely(trial.cast, trial.needed - max(map(trial.shift, trial.runes))),
    Calm: lambda trial, effect: trial.likely(trial.cast, trial.needed),
    AddRune: _with_runes,
    AddDark: _with_runes,
    BorrowRune: _with_runes,
    BorrowIcon: _with_runes,
}

"""Facing a challenge: building the pool, what to do with a cast, and the choices that follow (CA-CHAL)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from herowright.games.call_to_adventure.bot import reasons
from herowright.games.call_to_adventure.bot.attempt import Stakes
from herowright.games.call_to_adventure.bot.odds import Cast
from herowright.games.call_to_adventure.bot.outlook import Outlook
from herowright.games.call_to_adventure.bot.resources import Help
from herowright.games.call_to_adventure.bot.trial import IDLE, Trial
from herowright.games.call_to_adventure.bot.verdict import Verdict
from herowright.games.call_to_adventure.cards.effects import AddResult, Ease, Recast, Receive
from herowright.games.call_to_adventure.cards.types import Path
from herowright.games.call_to_adventure.rules.components import ABILITY_OF, DARK, NONE, ORDINARY, SPECIAL
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse

# --- before the cast -----------------------------------------------------------------------------------


def judge_prepare(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """The pool before the cast."""
    trial = Trial(outlook, question.options)
    if not trial.known:
        return [Verdict(float(option.key == "cast"), reasons.nothing) for option in options]
    return [_prepared(trial, option) for option in options]


def _prepared(trial: Trial, option: Option) -> Verdict:
    stakes, action = trial.stakes, option.payload
    match action[0]:
        case "cast":
            return _cast(trial, trial.cast, 0.0)
        case "dark":
            more = trial.cast.plus(trial.cards.dark)
            fall = trial.outlook.dark_falls(trial.dark + 1) - trial.outlook.dark_falls(trial.dark)
            why = partial(reasons.dark, trial.chance, more.at_least(trial.needed), trial.price, fall)
            return Verdict(trial.plan(option, least=1).value, why)
        case "leave":
            gone = max(rune for rune in trial.runes if ABILITY_OF[rune] == action[1])
            without = trial.casting([rune for rune in trial.counting if rune != gone])
            return _cast(trial, without, IDLE, -1 if gone in DARK else 0)
        case "add" if action[1] == NONE:
            return _cast(trial, trial.cast.plus(trial.cards.dark), IDLE, 1)
        case "add":
            own = (*ORDINARY[action[1]], SPECIAL[action[1]])
            rune = next((rune for rune in own if rune not in trial.runes), own[0])
            return _cast(trial, trial.cast.plus(trial.cards.runes[rune]), IDLE)
        case "trade":
            _, cost = trial.effect_of(option)
            return _helped(trial, option, Help(option.key, cost + IDLE, result=trial.trade_bonus))
        case "spend" | "sacrifice":
            return _paid(trial, option)
    return Verdict(stakes.value(trial.cast, trial.needed, trial.dark) - 1.0, reasons.nothing)


def _cast(trial: Trial, cast: Cast, cost: float, more_dark: int = 0) -> Verdict:
    """The cast with these runes."""

    def why() -> reasons.Reasons:
        if cast is trial.cast:
            return (reasons.chances(trial.chance),)
        return (reasons.changed(trial.chance, cast.at_least(trial.needed)),)

    return Verdict(trial.stakes.value(cast, trial.needed, trial.dark + more_dark) - cost, why)


def _helped(trial: Trial, option: Option, help: Help) -> Verdict:
    plan = trial.plan(option, help)

    def why() -> reasons.Reasons:
        cast = trial.cast
        for rune in help.runes:
            cast = cast.plus(rune)
        chance = reasons.changed(trial.chance, cast.at_least(trial.needed - help.result))
        return (chance, *reasons.gained(-help.cost))

    return Verdict(plan.value - help.cost, why)


def _paid(trial: Trial, option: Option) -> Verdict:
    effect, cost = trial.effect_of(option)
    now = trial.stakes.value(trial.cast, trial.needed, trial.dark)
    if isinstance(effect, Receive):
        gain = trial.outlook.gain(effect.gain) - cost
        return Verdict(now + gain, partial(reasons.gained, gain))
    if isinstance(effect, AddResult | Ease):
        # Used only when it is known to be needed: after the cast.
        return Verdict(now - cost - IDLE, partial(reasons.said, "bot-ca-wait"))
    help = trial.help_of(option)
    if help is None:
        return Verdict(now - cost - IDLE, partial(reasons.gained, -cost - IDLE))
    return _helped(trial, option, help)


# --- after the cast ------------------------------------------------------------------------------------


def judge_after_cast(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """The cast lies on the table; what can still be done about it?"""
    trial = Trial(outlook, question.options)
    if not trial.known:
        return [Verdict(float(option.key == "resolve"), reasons.nothing) for option in options]
    verdicts = []
    for option in options:
        if option.key == "resolve":
            value = trial.outcome(trial.missing, trial.view["corruption"])
            verdicts.append(Verdict(value, partial(_why_resolved, trial)))
            continue
        effect, cost = trial.effect_of(option)
        bonus = trial.trade_bonus if option.payload[0] == "trade" else 0
        value = trial.after(effect, option, bonus) - cost - IDLE
        if isinstance(effect, Receive):
            value += outlook.gain(effect.gain)
        verdicts.append(Verdict(value, partial(_why_added, trial, option)))
    return verdicts


def _why_resolved(trial: Trial) -> reasons.Reasons:
    corruption = trial.view["corruption"]
    fall = reasons.moved(trial.outlook.move(0, corruption)) if corruption else []
    return (reasons.resulting(trial.missing), *(message for _, message in fall))


def _why_added(trial: Trial, option: Option) -> reasons.Reasons:
    effect, cost = trial.effect_of(option)
    price = reasons.gained(-cost)
    bonus = trial.trade_bonus if option.payload[0] == "trade" else trial.most_added(effect)
    if isinstance(effect, Recast):
        return (*reasons.second(trial.chance, trial.stakes.side), *price)
    if isinstance(effect, Receive):
        return reasons.gained(trial.outlook.gain(effect.gain) - cost)
    if not bonus:
        return (*(m for _, m in reasons.moved(-trial.outlook.move(0, trial.view["corruption"]))), *price)
    return (reasons.made_up(trial.missing, trial.missing - bonus), *price)


def judge_turn_rune(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    trial = Trial(outlook, question.options)
    turned = trial.turned(None) if trial.known and trial.own else {}
    verdicts = []
    for option in options:
        more = trial.shift(option.payload)
        why = partial(_why_turned, trial, more)
        verdicts.append(Verdict(turned.get(option.payload, float(more)), why))
    return verdicts


def _why_turned(trial: Trial, more: int) -> reasons.Reasons:
    return (reasons.made_up(trial.missing, trial.missing - more),)


# --- choices that follow -------------------------------------------------------------------------------


def judge_grant(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Which rune a card adds."""
    trial = Trial(outlook)
    verdicts = []
    for option in options:
        rune = trial.free_rune(option.payload)
        cast = trial.cast if rune is None else trial.cast.plus(trial.cards.runes[rune])
        chance = cast.at_least(trial.needed)
        value = chance
        if trial.own and trial.known:
            value = trial.stakes.value(cast, trial.needed, trial.dark)
        verdicts.append(Verdict(value, partial(_why_changed, trial.chance, chance)))
    return verdicts


def _why_changed(before: float, after: float) -> reasons.Reasons:
    return (reasons.changed(before, after),)


def judge_ignore(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Runes of one ability will not count: the own ones as little as possible, a rival's as much."""
    trial = Trial(outlook)
    sign = 1 if trial.own or outlook.situation.coop else -1
    verdicts = []
    for option in options:
        chance = trial.ignored(option.payload)
        before = trial.likely(trial.cast, trial.needed)
        verdicts.append(Verdict(sign * outlook.win * chance, partial(_why_changed, before, chance)))
    return verdicts


def judge_other_path(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """A second attempt may be for the other path of the card (CA-RETRY-09)."""
    trial = Trial(outlook)
    verdicts = []
    for option in options:
        path = option.payload
        needed = trial.needed + path.harder - (trial.path.harder if trial.path is not None else 0)
        value = 0.0
        if trial.known:
            value = Stakes(outlook, trial.card, path, trial.ally).value(trial.cast, needed, trial.dark)
        why = partial(_why_path, outlook, trial, path, needed)
        verdicts.append(Verdict(value, why))
    return verdicts


def _why_path(outlook: Outlook, trial: Trial, path: Path, needed: int) -> reasons.Reasons:
    chance = (reasons.FIRST, reasons.chances(trial.cast.at_least(needed)))
    return reasons.heaviest([chance, *reasons.rewards(outlook, path, "challenge")])

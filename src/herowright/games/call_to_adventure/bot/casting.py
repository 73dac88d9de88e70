"""Facing a challenge: building the pool, what to do with a cast, and the choices that follow (CA-CHAL)."""

from __future__ import annotations

from functools import partial

from herowright.games.call_to_adventure.bot import reasons
from herowright.games.call_to_adventure.bot.reasons import Verdict
from herowright.games.call_to_adventure.bot.trial import IDLE, Help, Plan, Stakes, Trial, boost
from herowright.games.call_to_adventure.bot.turn import Moment
from herowright.games.call_to_adventure.cards.effects import AddResult, Ease, Recast, Receive
from herowright.games.call_to_adventure.rules.components import ABILITY_OF, DARK, NONE, OF_ABILITY
from herowright.games.call_to_adventure.rules.runes import Cast
from herowright.table.decision import Option

# --- before the cast -----------------------------------------------------------------------------------


def judge_prepare(moment: Moment, option: Option) -> Verdict:
    """The pool before the cast."""
    trial, outlook, action = moment.trial, moment.outlook, option.payload
    match action[0]:
        case "cast":
            return _cast(trial, trial.cast, 0.0)
        case "dark":
            more = trial.plus(DARK[:1]).at_least(trial.needed)
            fall = outlook.dark_falls(trial.dark + 1) - outlook.dark_falls(trial.dark)
            why = partial(reasons.dark, trial.chance, more, outlook.table.dark_price, fall)
            return Verdict(trial.plan(option, least=1).value, why)
        case "leave":
            gone = max(rune for rune in trial.attempt.pool if ABILITY_OF[rune] == action[1])
            without = trial.casting([rune for rune in trial.counting if rune != gone])
            return _cast(trial, without, IDLE, -1 if gone in DARK else 0)
        case "add":
            own = DARK if action[1] == NONE else OF_ABILITY[action[1]]
            rune = next((rune for rune in own if rune not in trial.attempt.pool), own[0])
            return _cast(trial, trial.plus([rune]), IDLE, 1 if rune in DARK else 0)
        case "trade":
            effect, cost = trial.effect_of(option)
            return _helped(trial, option, Help(cost + IDLE, result=boost(effect)))
        case "spend" | "sacrifice":
            return _paid(trial, option)
    return Verdict(trial.stakes.value(trial.cast, trial.needed, trial.dark) - 1.0, reasons.nothing)


def _cast(trial: Trial, cast: Cast, cost: float, more_dark: int = 0) -> Verdict:
    """The cast with these runes."""

    def why() -> reasons.Reasons:
        after = cast.at_least(trial.needed)
        return (reasons.changed(trial.chance, after) if cost else reasons.chances(after),)

    return Verdict(trial.stakes.value(cast, trial.needed, trial.dark + more_dark) - cost, why)


def _helped(trial: Trial, option: Option, help: Help) -> Verdict:
    def why() -> reasons.Reasons:
        after = trial.plus(help.runes).at_least(trial.needed - help.result)
        return (reasons.changed(trial.chance, after), *reasons.gained(-help.cost))

    return Verdict(trial.plan(option, help).value - help.cost, why)


def _paid(trial: Trial, option: Option) -> Verdict:
    effect, cost = trial.effect_of(option)
    now = trial.stakes.value(trial.cast, trial.needed, trial.dark)
    if isinstance(effect, Receive):
        gain = trial.outlook.gain(effect.gain) - cost
        return Verdict(now + gain, partial(reasons.gained, gain))
    if isinstance(effect, AddResult | Ease):
        # Used only when it is known to be needed: after the cast.
        return Verdict(now - cost - IDLE, partial(reasons.said, "bot-ca-wait"))
    help = trial.with_runes(effect, cost)
    if help is None:
        return Verdict(now - cost - IDLE, partial(reasons.gained, -cost - IDLE))
    return _helped(trial, option, help)


# --- after the cast ------------------------------------------------------------------------------------


def judge_after_cast(moment: Moment, option: Option) -> Verdict:
    """The cast lies on the table; what can still be done about it?"""
    trial = moment.trial
    if option.key == "resolve":
        return Verdict(trial.outcome(trial.missing, trial.corruption), partial(_why_resolved, trial))
    effect, cost = trial.effect_of(option)
    value = trial.after(effect, option) - cost - IDLE
    if isinstance(effect, Receive):
        value += moment.outlook.gain(effect.gain)
    return Verdict(value, partial(_why_added, trial, option))


def _why_resolved(trial: Trial) -> reasons.Reasons:
    return (reasons.resulting(trial.missing), *reasons.fallen(trial.outlook.move(0, trial.corruption)))


def _why_added(trial: Trial, option: Option) -> reasons.Reasons:
    effect, cost = trial.effect_of(option)
    price = reasons.gained(-cost)
    if isinstance(effect, Recast):
        return (*reasons.second(trial.chance, trial.stakes.side), *price)
    if isinstance(effect, Receive):
        return reasons.gained(trial.outlook.gain(effect.gain) - cost)
    if not (bonus := trial.most_added(effect)):
        return (*reasons.fallen(-trial.outlook.move(0, trial.corruption)), *price)
    return (reasons.made_up(trial.missing, trial.missing - bonus), *price)


# --- choices that follow -------------------------------------------------------------------------------


def judge_turn_rune(moment: Moment, option: Option) -> Verdict:
    trial, more = moment.trial, moment.trial.shift(option.payload)
    why = partial(reasons.alone, reasons.made_up, trial.missing, trial.missing - more)
    return Verdict(trial.turned(option.payload, None) if trial.own else more, why)


def judge_grant(moment: Moment, option: Option) -> Verdict:
    """Which rune a card adds."""
    trial, rune = moment.trial, moment.trial.free_rune([option.payload])
    cast = trial.cast if rune is None else trial.plus([rune])
    chance = cast.at_least(trial.needed)
    value = trial.stakes.value(cast, trial.needed, trial.dark) if trial.own else chance
    return Verdict(value, partial(reasons.alone, reasons.changed, trial.chance, chance))


def judge_ignore(moment: Moment, option: Option) -> Verdict:
    """Runes of one ability will not count: the own ones as little as possible, a rival's as much."""
    trial, chance = moment.trial, moment.trial.ignored(option.payload)
    worth = moment.outlook.win if trial.own or moment.outlook.coop else -moment.outlook.win
    return Verdict(worth * chance, partial(reasons.alone, reasons.changed, trial.now(), chance))


def judge_other_path(moment: Moment, option: Option) -> Verdict:
    """A second attempt may be for the other path of the card (CA-RETRY-09)."""
    trial, path = moment.trial, option.payload
    needed = trial.needed + path.harder - trial.attempt.path.harder
    stakes = Stakes(moment.outlook, trial.attempt.card, path)
    why = partial(reasons.faced, moment.outlook, stakes, Plan(0.0, trial.cast.at_least(needed)))
    return Verdict(stakes.value(trial.cast, needed, trial.dark), why)

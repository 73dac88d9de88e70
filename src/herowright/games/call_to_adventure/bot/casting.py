"""Facing a challenge: building the pool, what to do with a cast, and the choices that follow (CA-CHAL)."""

from __future__ import annotations

from functools import partial

from herowright.bots.policy import Reasons, Verdict, said, shown
from herowright.games.call_to_adventure.bot import reasons
from herowright.games.call_to_adventure.bot.trial import Plan, Stakes, Trial
from herowright.games.call_to_adventure.bot.turn import Moment
from herowright.games.call_to_adventure.cards.effects import AddResult, Ease, Recast, Receive
from herowright.games.call_to_adventure.cards.part import Effect
from herowright.games.call_to_adventure.rules.components import DARK, NONE, OF_ABILITY
from herowright.table.decision import Option

# To leave out a rune or take it back costs nothing, but must not go on forever.
IDLE = 0.02

# --- before the cast -----------------------------------------------------------------------------------


def judge_prepare(moment: Moment, option: Option) -> Verdict:
    """The pool before the cast."""
    trial, action = moment.trial, option.payload
    match action[0]:
        case "cast":
            return Verdict(
                trial.stakes.value(trial.cast, trial.needed, trial.dark), lambda: (reasons.chances(trial.odds),)
            )
        case "dark":
            return Verdict(trial.plan(option, least=1).value, partial(_why_dark, trial))
        case "leave" | "add":
            return _changed_pool(trial, action[0] == "add", DARK if action[1] == NONE else OF_ABILITY[action[1]])
    return judge_effect(trial, option)


def _why_dark(trial: Trial) -> Reasons:
    falls, price = trial.stakes.means.falls, said("bot-ca-price", xp=trial.table.dark_price)
    fall = falls[trial.dark + 1] - falls[trial.dark]
    return (*reasons.changed(trial.odds, trial.chance(more=DARK[:1])), *price, *reasons.fallen(fall))


def _changed_pool(trial: Trial, more: bool, own: tuple[int, ...]) -> Verdict:
    """One rune of a kind more, or the last of them less."""
    runes = [rune for rune in own if (rune in trial.attempt.pool) != more] or own[:1]
    cast = trial.casting(more=runes[:1]) if more else trial.casting(less=runes[-1:])
    dark = trial.dark + ((1 if more else -1) if own is DARK else 0)
    value = trial.stakes.value(cast, trial.needed, dark) - IDLE
    return Verdict(value, partial(reasons.changed, trial.odds, cast.at_least(trial.needed)))


# --- after the cast ------------------------------------------------------------------------------------


def judge_after_cast(moment: Moment, option: Option) -> Verdict:
    """The cast lies on the table; what can still be done about it?"""
    trial = moment.trial
    if option.key != "resolve":
        return judge_effect(trial, option)
    fall, missing = trial.outlook.move(0, trial.corruption), trial.missing
    enough = said("bot-ca-short", missing=missing) if missing > 0 else said("bot-ca-suffices")
    return Verdict(trial.outcome(missing) + fall, lambda: (*enough, *reasons.fallen(fall)))


# --- effects of powers and cards on one's own attempt, before the cast or after it -------------------------


def judge_effect(trial: Trial, option: Option) -> Verdict:
    effect, cost = trial.effect_of(option)
    return Verdict(improved(trial, option, effect) - cost - IDLE, partial(why_improved, trial, effect, cost))


def improved(trial: Trial, option: Option, effect: Effect | None) -> float:
    """The best that can come of one's own attempt after an option with this effect, its cost apart."""
    gain = trial.outlook.gain(effect.gain) if isinstance(effect, Receive) else 0.0
    if trial.attempt.cast:
        return trial.after(effect, option) + gain
    if added := trial.added(effect):
        return trial.plan(option, added).value
    # What adds to a result is used when it is known to be needed: after the cast.
    return trial.stakes.value(trial.cast, trial.needed, trial.dark) + gain


def why_improved(trial: Trial, effect: Effect | None, cost: float) -> Reasons:
    price = reasons.gained(-cost) if shown(cost) else ()
    if isinstance(effect, Receive):
        return reasons.gained(trial.outlook.gain(effect.gain) - cost)
    if not trial.attempt.cast:
        if isinstance(effect, AddResult | Ease):
            return said("bot-ca-wait")
        return (*reasons.changed(trial.odds, trial.chance(more=trial.added(effect))), *price)
    if isinstance(effect, Recast):
        return (*reasons.second(trial.odds, trial.stakes.side), *price)
    if not (bonus := trial.most_added(effect)):
        return (*reasons.fallen(-trial.outlook.move(0, trial.corruption)), *price)
    return (*reasons.made_up(trial.missing, bonus), *price)


# --- choices that follow -------------------------------------------------------------------------------


def judge_turn_rune(moment: Moment, option: Option) -> Verdict:
    trial, more = moment.trial, moment.trial.shift(option.payload)
    value = trial.turned(option.payload) if trial.own else more
    return Verdict(value, partial(reasons.made_up, trial.missing, more))


def judge_grant(moment: Moment, option: Option) -> Verdict:
    """Which rune a card adds."""
    trial = moment.trial
    cast = trial.casting(trial.free_rune([option.payload]))
    chance = cast.at_least(trial.needed)
    value = trial.stakes.value(cast, trial.needed, trial.dark) if trial.own else chance
    return Verdict(value, partial(reasons.changed, trial.odds, chance))


def judge_ignore(moment: Moment, option: Option) -> Verdict:
    """Runes of one ability will not count: one's own as little as possible, a rival's as much."""
    trial, chance = moment.trial, moment.trial.chance(less=OF_ABILITY[option.payload])
    worth = moment.outlook.win if trial.own or moment.outlook.coop else -moment.outlook.win
    return Verdict(worth * chance, partial(reasons.changed, trial.chance(), chance))


def judge_other_path(moment: Moment, option: Option) -> Verdict:
    """A second attempt may be for the other path of the card (CA-RETRY-09)."""
    trial, path = moment.trial, option.payload
    needed = trial.needed + path.harder - trial.attempt.path.harder
    stakes = Stakes(trial.stakes.means, trial.attempt.card, path)
    why = partial(reasons.faced, moment.outlook, stakes, Plan(0.0, trial.cast.at_least(needed)))
    return Verdict(stakes.value(trial.cast, needed, trial.dark), why)

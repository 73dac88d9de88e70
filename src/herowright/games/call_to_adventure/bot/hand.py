"""Hand cards as interrupts, and the smaller questions: draws, allies, targets, chances to react (CA-HERO, CA-ALLY)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from herowright.games.call_to_adventure.bot import casting, others, reasons
from herowright.games.call_to_adventure.bot.means import RUNES
from herowright.games.call_to_adventure.bot.outlook import Outlook
from herowright.games.call_to_adventure.bot.reasons import Verdict
from herowright.games.call_to_adventure.bot.turn import Moment, judge_replaced, judge_try
from herowright.games.call_to_adventure.bot.worth import played
from herowright.games.call_to_adventure.cards import attacks, effects
from herowright.games.call_to_adventure.cards.types import HandCard
from herowright.games.call_to_adventure.rules import runes, turn
from herowright.games.call_to_adventure.rules.choices import ATTEMPTS
from herowright.games.call_to_adventure.rules.components import CORE
from herowright.games.call_to_adventure.rules.state import Hero
from herowright.table.decision import Option

# To be asked again costs nothing and brings nothing now.
LISTEN = -0.01
# Not to be asked any more is worse than to be asked for nothing.
HUSHED = {"hush:turn": -0.05, "hush:always": -0.1}
# An ally that others may win first is worth less, and a card that stays may still be there in the next turn.
SNATCHED, STAYS = 0.5, 0.5


def judge_play(moment: Moment, option: Option, best: float) -> Verdict:
    """The value of an interrupt is what can be had afterwards, and what the card adds to it."""
    if option.payload[0] != "play":
        return Verdict(best + LISTEN, partial(reasons.said, "bot-ca-listen"))
    _, card, seat = option.payload
    point, later = played(moment.outlook, card), moment.outlook.kept(card)
    in_trial = moment.table.attempt is not None and type(card.effect) in others.CHANCE
    if in_trial and moment.trial.own:
        if not moment.trial.attempt.cast and not isinstance(card.effect, RUNES):
            return Verdict(best + LISTEN, partial(reasons.said, "bot-ca-wait"))
        effect = casting.improved(moment.trial, option, card.effect) - best
    elif in_trial:
        effect = others.meddled(moment.trial, card.effect)
    else:
        effect = NOW[type(card.effect)](moment, card.effect, seat) if type(card.effect) in NOW else 0.0
    why = partial(_why_played, moment, card, point, effect, later)
    return Verdict(best + point + effect - later, why)


def _why_played(moment: Moment, card: HandCard, point: float, effect: float, later: float) -> reasons.Reasons:
    special: reasons.Reasons = ()
    if moment.table.attempt is not None and type(card.effect) in others.CHANCE:
        trial = moment.trial
        if trial.own:
            special = casting.why_improved(trial, card.effect, 0.0)
        elif not trial.attempt.cast:
            special = (reasons.changed(trial.chance(), others.CHANCE[type(card.effect)](trial, card.effect)),)
    return reasons.played(point, effect, later, special)


# --- what a card does now ------------------------------------------------------------------------------


def _receive(moment: Moment, effect: effects.Receive, seat: int | None) -> float:
    """For oneself, or for a team mate (CA-COOP-10)."""
    if seat is not None:
        return others.GIFT * others.shared(moment.outlook, effect, moment.table.heroes[seat])
    return moment.outlook.gain(effect.gain)


def _share(moment: Moment, effect: effects.Share, seat: int | None) -> float:
    return moment.outlook.gain(effect.gain) + _against(moment, effect, seat)


def _against(moment: Moment, effect: effects.Effect, seat: int | None) -> float:
    """Another player will be named."""
    judge, rivals = others.TARGETS[type(effect)], others.others(moment.outlook)
    return max((judge(moment.outlook, effect, hero) for hero in rivals), default=0.0)


def _betray(moment: Moment, effect: attacks.Betray, seat: int | None) -> float:
    rivals = others.others(moment.outlook)
    return max((others.betrayed(moment.outlook, hero, ally) for hero in rivals for ally in hero.allies), default=0.0)


def _chastise(moment: Moment, effect: attacks.Chastise, seat: int | None) -> float:
    """Whoever has just lost a challenge loses experience as well."""
    hero = moment.table.active
    return min(effect.xp, hero.xp) * others.weight(moment.outlook, hero)


NOW: dict[type[effects.Effect], Callable[[Moment, Any, int | None], float]] = {
    effects.Receive: _receive,
    effects.Wander: lambda moment, effect, seat: moment.scene.wandering(),
    effects.Share: _share,
    attacks.Rob: _against,
    attacks.Slander: _against,
    attacks.Unnerve: _against,
    attacks.Betray: _betray,
    attacks.Chastise: _chastise,
    effects.Cancel: lambda moment, effect, seat: others.cancelled(moment.outlook),
}

# --- draws and allies ----------------------------------------------------------------------------------


def judge_draw(moment: Moment, option: Option) -> Verdict:
    allowed = option.payload in moment.outlook.space.plays
    worth = moment.outlook.draws[option.payload]
    return Verdict(worth, partial(reasons.drawn, allowed, worth))


def judge_place_ally(moment: Moment, option: Option) -> Verdict:
    """Under the challenge that oneself is likelier to win than the others are; with team mates, that anybody is."""
    outlook, name = moment.outlook, moment.question.prompt.args["card"]
    own = _chance(outlook, outlook.hero, option.payload)
    rival = max((_chance(outlook, hero, option.payload) for hero in others.others(outlook)), default=None)
    worth = outlook.ally(next(ally for ally in moment.table.arriving if ally.name == name))
    value = worth * (max(own, rival or 0.0) if outlook.coop else own - SNATCHED * (rival or 0.0))
    return Verdict(value, partial(reasons.placed, own, rival))


def _chance(outlook: Outlook, hero: Hero, card: Any) -> float:
    """Of a hero against the easiest path of a card that an ally has made harder (CA-ALLY-06)."""
    table = outlook.table
    if card.act < hero.act:
        return 0.0
    cast = runes.cast_of(table, [*CORE, *runes.natural_pool(table, hero, card)])
    return cast.at_least(min(turn.difficulty(table, hero, card, path) for path in card.paths) + 1)


# --- whom it concerns ------------------------------------------------------------------------------------


def judge_target(moment: Moment, option: Option) -> Verdict:
    """Whom a card is for or against."""
    outlook, hero, value = moment.outlook, moment.table.heroes[option.payload], 0.0
    if moment.table.stack:
        effect = moment.table.stack[-1][1].effect
        value = others.TARGETS[type(effect)](outlook, effect, hero) if type(effect) in others.TARGETS else 0.0
    return Verdict(value, partial(reasons.targeted, outlook, hero, value))


def judge_betrayed(moment: Moment, option: Option) -> Verdict:
    seat, ally = option.payload
    value = others.betrayed(moment.outlook, moment.table.heroes[seat], ally)
    return Verdict(value, partial(reasons.gained, value))


def judge_drop(moment: Moment, option: Option) -> Verdict:
    later = moment.outlook.kept(option.payload)
    return Verdict(-later, partial(reasons.missed, option.payload, later))


# --- chances to react ------------------------------------------------------------------------------------


def judge_react(moment: Moment, option: Option) -> Verdict:
    """To let the chance go by; cards to play are interrupts."""
    id = "bot-ca-hush" if option.key in HUSHED else "bot-ca-pass"
    return Verdict(HUSHED.get(option.key, 0.0), partial(reasons.said, id))


def judge_respond(moment: Moment, option: Option) -> Verdict:
    if option.payload is None:
        return judge_react(moment, option)
    return judge_play(moment, option, 0.0)


def judge_wander(moment: Moment, option: Option) -> Verdict:
    """Which card makes room for another: the one that is missed least."""
    outlook, card = moment.outlook, option.payload[1]
    if outlook.mine and not moment.table.acted:
        return judge_replaced(moment.scene, card, 0, 0.0)
    tries = ATTEMPTS[card] if card.act >= outlook.hero.act else ()
    missed = STAYS * max((judge_try(moment.scene.prospects, attempt.payload).value for attempt in tries), default=0.0)
    return Verdict(-missed, partial(reasons.new_card, -missed, 0))

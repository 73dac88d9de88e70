"""The questions that skills and cards ask, beside purchases and attribute actions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from herowright.games.roll_player.bot import reasons
from herowright.games.roll_player.bot.actions import action_verdict
from herowright.games.roll_player.bot.estimate import Estimate
from herowright.games.roll_player.bot.market import Stall, bought, buyers_before, fits
from herowright.games.roll_player.bot.sheet import Situation, space_named
from herowright.games.roll_player.bot.skills import (
    colour_gain,
    die_moves,
    effect_gain,
    move_die_gain,
    pool_changes,
    pool_swaps,
    replace_gain,
)
from herowright.games.roll_player.bot.verdict import Verdict
from herowright.games.roll_player.cards.abilities import (
    Ability,
    BuyTopCard,
    MoveDie,
    ReplaceFromBag,
    ShiftPoolDie,
    SwapWithPool,
)
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse

# What a good card in the market of all gives the others.
SHARED = 0.02
# A ready skill is better than an exhausted one even if no use for it is in sight.
READY = 0.01
# A choice that was not among the most promising.
UNPROMISING = -1.0


def _gain(estimate: Estimate, gain: float) -> Verdict:
    return Verdict(estimate.total + gain, partial(reasons.why_gained, gain))


def _ability(situation: Situation, question: Glimpse[Any]) -> object:
    """The ability behind a question, from the card its prompt names."""
    card = situation.cards.market.get(str(question.prompt.args["card"]).partition(":")[2])
    return card and card.ability


# --- skills --------------------------------------------------------------------------------------


def judge_skill_die(situation: Situation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Which own die a skill changes, moves, rolls or gives away."""
    estimate = situation.world.estimate(situation.me)
    ability = _ability(situation, question)
    if isinstance(ability, MoveDie | SwapWithPool):
        gains = dict.fromkeys(situation.me.occupied(), UNPROMISING)
        found = (
            die_moves(estimate)
            if isinstance(ability, MoveDie)
            else [(gain, space) for gain, _, space in pool_swaps(situation, estimate)]
        )
        for gain, space in found:
            gains[space] = max(gains[space], gain)
    elif isinstance(ability, ReplaceFromBag):
        gains = {space: replace_gain(situation, estimate, space) for space in situation.me.occupied()}
    else:
        gains = {}
    verdicts = []
    for option in options:
        chosen = option.payload
        if chosen is None:
            verdicts.append(Verdict(estimate.total, reasons.nothing))
        elif chosen in gains:
            verdicts.append(_gain(estimate, gains[chosen]))
        else:
            action = chosen if isinstance(chosen, tuple) else ("reroll", chosen)
            verdicts.append(action_verdict(situation, estimate, action))
    return verdicts


def judge_skill_row(situation: Situation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Where a moved die goes."""
    estimate = situation.world.estimate(situation.me)
    space = space_named(question.prompt.args["space"])
    return [_gain(estimate, move_die_gain(estimate, space, option.payload)) for option in options]


def judge_skill_colour(situation: Situation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Which colour comes in the place of a die."""
    estimate = situation.world.estimate(situation.me)
    space = space_named(question.prompt.args["space"])
    return [_gain(estimate, colour_gain(estimate, space, option.payload)) for option in options]


def judge_skill_pool(situation: Situation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Which die of the pool is changed or exchanged."""
    estimate = situation.world.estimate(situation.me)
    ability = _ability(situation, question)
    gains: dict[tuple[int, int], float] = {}
    if isinstance(ability, SwapWithPool):
        for gain, index, _ in pool_swaps(situation, estimate):
            gains[index, 0] = max(gains.get((index, 0), UNPROMISING), gain)
    else:
        gains = pool_changes(situation, ability.most if isinstance(ability, ShiftPoolDie) else 0)
    return [_gain(estimate, gains.get(option.payload, 0.0)) for option in options]


def judge_skill_copy(situation: Situation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Whose skill is borrowed."""
    estimate = situation.world.estimate(situation.me)
    verdicts = []
    for option in options:
        gain = 0.0
        if option.payload is not None:
            _, skill = option.payload
            gain = effect_gain(situation, estimate, skill.ability, estimate.total)
        verdicts.append(_gain(estimate, gain))
    return verdicts


def judge_skill_gain(situation: Situation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Whether to take what a skill brings."""
    estimate = situation.world.estimate(situation.me)
    ability = _ability(situation, question)
    gain = effect_gain(situation, estimate, ability, estimate.total) if isinstance(ability, Ability) else 0.0
    return [_gain(estimate, 0.0 if option.payload is None else gain) for option in options]


def judge_reveal(situation: Situation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """The top card costs nothing to see."""
    estimate = situation.world.estimate(situation.me)
    hope = effect_gain(situation, estimate, BuyTopCard(), estimate.total)
    return [_gain(estimate, 0.0 if option.payload is None else hope) for option in options]


# --- cards ---------------------------------------------------------------------------------------


def judge_refresh(situation: Situation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """The skill whose next use is worth most."""
    before = situation.world.estimate(situation.me)
    verdicts = []
    for option in options:
        twin = situation.me.copy()
        twin.exhausted = tuple(skill for skill in twin.exhausted if skill is not option.payload)
        gain = situation.world.estimate(twin).total - before.total
        verdicts.append(_gain(before, gain if option.payload is None else gain + READY))
    return verdicts


def judge_from_discard(situation: Situation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """A card for the market of all: good if this hero wants it and still finds it there."""
    me = situation.me
    before = buyers_before(situation, situation.own_place() or 0)
    stall = Stall(situation, me)
    base = stall.worth(me.gold, me.tokens, before)
    verdicts = []
    for option in options:
        card, gain = option.payload, 0.0
        if card is not None:
            price = max(0, card.cost - me.tokens)
            if price <= me.gold and fits(me, card):
                worth = stall.stars(bought(me, card, situation.world)) + stall.left(me.gold, price)
                gain = max(0.0, worth - base) / (1 + before)
            gain -= SHARED
        verdicts.append(_gain(stall.estimate, gain))
    return verdicts


def judge_go_on(situation: Situation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """A pause in which a skill may be used; to go on changes nothing."""
    estimate = situation.world.estimate(situation.me)
    return [Verdict(estimate.total, reasons.nothing) for _ in options]

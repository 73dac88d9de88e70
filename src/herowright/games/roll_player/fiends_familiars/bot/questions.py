"""The questions that cards of the expansion ask, beside purchases, fights and actions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from herowright.games.roll_player.bot import reasons
from herowright.games.roll_player.bot.actions import action_verdict
from herowright.games.roll_player.bot.sheet import Die, space_named, stepped
from herowright.games.roll_player.bot.skills import die_moves
from herowright.games.roll_player.bot.verdict import Verdict
from herowright.games.roll_player.cards.abilities import (
    Ability,
    MoveDie,
    ReplaceFromBag,
    ShiftPoolDie,
    SwapWithPool,
)
from herowright.games.roll_player.fiends_familiars.bot.abilities import (
    LOOK,
    again_gain,
    look_gain,
    placed_again,
    pool_swaps,
    replace_gain,
)
from herowright.games.roll_player.fiends_familiars.bot.hunting import Prey
from herowright.games.roll_player.fiends_familiars.bot.interrupts import effect_gain, pool_changes
from herowright.games.roll_player.fiends_familiars.cards.abilities import FamiliarAction, TurnDie
from herowright.games.roll_player.fiends_familiars.cards.types import KINDS
from herowright.games.roll_player.rules.components import CENTRE
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.bot.estimate import FiendsEstimate
    from herowright.games.roll_player.fiends_familiars.bot.sheet import FiendsSituation

# A choice that was not among the most promising.
UNPROMISING = -1.0
# How a fiend is laid before others: rather where they choose next.
FAR = 0.05


def _gain(estimate: FiendsEstimate, gain: float) -> Verdict:
    return Verdict(estimate.total + gain, partial(reasons.why_gained, gain))


def _ability(situation: FiendsSituation, question: Glimpse[Any]) -> Ability | None:
    """The ability behind a question, from the card its prompt names."""
    family, _, id = str(question.prompt.args["card"]).partition(":")
    cards = situation.cards
    if family == "familiar":
        return cards.familiars[id].ability
    if family == "minion":
        return next((tier.reward.action for tier in reversed(cards.minions[id].tiers) if tier.reward.action), None)
    card = cards.market.get(id)
    ability: Ability | None = card.ability if card is not None else None
    if isinstance(ability, FamiliarAction) and situation.me.familiar is not None:
        return situation.me.familiar.ability
    return ability


# --- dice ------------------------------------------------------------------------------------------------


def judge_skill_die(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Which own die is changed, moved, rolled, turned or given away."""
    estimate = situation.world.estimate(situation.me)
    ability = _ability(situation, question)
    gains: dict[int, float] = {}
    match ability:
        case MoveDie():
            gains = _best(estimate, [(gain, space) for gain, space in die_moves(estimate)])
        case SwapWithPool():
            gains = _best(estimate, [(gain, space) for gain, _, space in pool_swaps(estimate)])
        case ReplaceFromBag():
            gains = {space: replace_gain(estimate, space) for space in situation.me.occupied()}
        case TurnDie(face):
            gains = {space: estimate.turned(space, face) for space in situation.me.occupied()}
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


def _best(estimate: FiendsEstimate, found: list[tuple[float, int]]) -> dict[int, float]:
    gains = dict.fromkeys(estimate.sheet.occupied(), UNPROMISING)
    for gain, space in found:
        gains[space] = max(gains[space], gain)
    return gains


def judge_skill_pool(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Which die of the pool is changed or exchanged."""
    estimate = situation.world.estimate(situation.me)
    ability = _ability(situation, question)
    gains: dict[tuple[int, int], float] = {}
    if isinstance(ability, SwapWithPool):
        for gain, place, _ in pool_swaps(estimate):
            gains[place, 0] = max(gains.get((place, 0), UNPROMISING), gain)
    else:
        gains = pool_changes(situation, ability.most if isinstance(ability, ShiftPoolDie) else 0)
    return [_gain(estimate, gains.get(option.payload, 0.0)) for option in options]


def judge_skill_colour(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Which die comes in the place of another."""
    estimate = situation.world.estimate(situation.me)
    space = space_named(question.prompt.args["space"])
    return [_gain(estimate, look_gain(estimate, space, option.payload)) for option in options]


def judge_skill_copy(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Whose skill is borrowed."""
    estimate = situation.world.estimate(situation.me)
    verdicts = []
    for option in options:
        gain = 0.0
        if option.payload is not None:
            gain = effect_gain(situation, estimate, option.payload[1].ability, estimate.total)
        verdicts.append(_gain(estimate, gain))
    return verdicts


def judge_skill_gain(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Whether to take what a skill brings."""
    estimate = situation.world.estimate(situation.me)
    ability = _ability(situation, question)
    gain = effect_gain(situation, estimate, ability, estimate.total) if ability is not None else 0.0
    return [_gain(estimate, 0.0 if option.payload is None else gain) for option in options]


def judge_again(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Which die is placed again."""
    estimate = situation.world.estimate(situation.me)
    gains = _best(estimate, [(gain, space) for gain, space, _ in placed_again(estimate)])
    return [_gain(estimate, gains[option.payload]) for option in options]


def judge_space(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Where it goes; its own space is among the options."""
    estimate = situation.world.estimate(situation.me)
    die = Die.named(question.prompt.args["die"])
    own = [option.payload for option in options if situation.me.faces[option.payload]]
    space = own[0] if own else next(at for at in situation.me.occupied() if situation.me.die(at) == die)
    return [_gain(estimate, again_gain(estimate, space, option.payload)) for option in options]


def judge_marker(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """A step of the marker, home to the centre, or none."""
    me = situation.me
    estimate = situation.world.estimate(me)
    verdicts = []
    for option in options:
        marker = me.marker
        if option.payload == "home":
            marker = CENTRE
        elif isinstance(option.payload, tuple):
            marker = stepped(me.marker, option.payload[1])
        value = estimate.total + estimate.fields[marker] - estimate.fields[me.marker]
        verdicts.append(Verdict(value, partial(reasons.why_change, estimate, partial(me.with_marker, marker))))
    return verdicts


# --- fiends, minions, adventures -----------------------------------------------------------------------------


def judge_banish(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Which fiend goes for nothing."""
    me, estimate = situation.me, situation.world.estimate(situation.me)
    verdicts = []
    for option in options:
        gain = 0.0
        if option.payload is not None:
            gain = situation.world.estimate(me.with_banished(option.payload)).total - estimate.total
        verdicts.append(_gain(estimate, gain))
    return verdicts


def judge_summon(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Which fiend is laid before others."""
    me, estimate = situation.me, situation.world.estimate(situation.me)
    verdicts = []
    for option in options:
        gain = 0.0
        if option.payload is not None:
            gain = situation.world.estimate(me.without_fiend(option.payload)).total - estimate.total
        verdicts.append(_gain(estimate, gain))
    return verdicts


def judge_initiative(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """A card that somebody else will choose: while this hero has still to choose, one it does not want itself."""
    estimate = situation.world.estimate(situation.me)
    chosen = situation.own_place() is not None or bool(situation.me.hand)
    free = situation.free_places() if situation.phase == "dice" else []
    verdicts = []
    for option in options:
        wanted = option.payload in free and chosen
        away = FAR * (len(options) - option.payload) if not chosen else 0.0
        verdicts.append(_gain(estimate, (2 * FAR if wanted else 0.0) + away))
    return verdicts


def judge_minion(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Whether the next minion is likely to be better prey."""
    estimate = situation.world.estimate(situation.me)
    prey, minion, gold = Prey(situation, estimate), situation.minion, situation.me.gold
    gain = prey.average(gold) - prey.value(minion, prey.pool(minion), gold) if minion is not None else 0.0
    return [_gain(estimate, 0.0 if option.payload is None else gain / 2) for option in options]


def judge_look(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """The card whose token comes next."""
    estimate = situation.world.estimate(situation.me)
    verdicts = []
    for option in options:
        gain = 0.0
        if option.payload is not None:
            gain = LOOK / (1 + abs(KINDS.index(option.payload) - situation.me.adventure_tokens))
        verdicts.append(_gain(estimate, gain))
    return verdicts


def judge_store_xp(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """XP on Devious pays stars, the rest is spent."""
    xp = question.prompt.args["xp"]
    before = situation.world.estimate(situation.me)
    verdicts = []
    for option in options:
        twin = situation.me.with_xp(xp - option.payload)
        twin.stored += option.payload
        after = situation.world.estimate(twin)
        verdicts.append(Verdict(after.total, partial(reasons.why_gained, after.total - before.total)))
    return verdicts

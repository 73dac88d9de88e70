"""Skills: whether to use one now, and what its ability would bring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from herowright.games.roll_player.bot import reasons
from herowright.games.roll_player.bot.actions import reroll_gain, shift_gain, swap_gain
from herowright.games.roll_player.bot.dice import Turn
from herowright.games.roll_player.bot.estimate import Estimate
from herowright.games.roll_player.bot.market import bought, drop, fits
from herowright.games.roll_player.bot.odds import FACES, MOST_GOLD
from herowright.games.roll_player.bot.sheet import Die, Sheet, Situation
from herowright.games.roll_player.bot.verdict import Verdict
from herowright.games.roll_player.cards.abilities import (
    Ability,
    BuyFromDiscard,
    BuyTopCard,
    CopySkill,
    FlipPoolDie,
    GainGold,
    MatchNeighbour,
    MoveDie,
    ReplaceFromBag,
    RerollDie,
    ShiftDie,
    ShiftPoolDie,
    SwapDice,
    SwapWithPool,
)
from herowright.games.roll_player.cards.powers import GoldDicePay
from herowright.games.roll_player.cards.types import Skill
from herowright.games.roll_player.rules.components import COLOUR_OF_ID, GOLD, NONE, SPACES_PER_ROW
from herowright.games.roll_player.rules.gold import GOLD_DIE
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message

# With less gold the top card of the deck is hardly ever bought.
PURSE_FOR_TOP_CARD = 4


def judge_interrupts(
    situation: Situation, question: Glimpse[Any], options: Sequence[Option], best: float
) -> list[Verdict]:
    """Uses and drops come before the question itself, whose best answer is worth `best`."""
    now = situation.world.estimate(situation.me)
    buying = situation.phase == "market" and situation.view["turn"] == situation.seat
    verdicts = []
    for option in options:
        verb, card = option.payload
        if verb == "use":
            verdicts.append(_use(situation, now, card, best))
        else:
            verdicts.append(drop(situation, now, card, best, situation.market() if buying else ()))
    return verdicts


def _use(situation: Situation, now: Estimate, skill: Skill, best: float) -> Verdict:
    """Better than to wait if the effect is worth more than a later use and what the marker loses."""
    after = situation.world.estimate(situation.me.with_used(skill))
    moved = best + after.total - now.total
    effect = effect_gain(situation, after, skill.ability, moved)
    return Verdict(moved + effect, partial(why_use, now, after, effect))


def why_use(now: Estimate, after: Estimate, effect: float) -> tuple[Message, ...]:
    value = reasons.shown(effect)
    use = Message("bot-skill", {"stars": value}) if value else Message("bot-skill-idle")
    found = [(reasons.FIRST, use), *reasons.differences(now, after)]
    spent = now.skills - after.skills
    if spent > reasons.NOTABLE:
        found.append((spent, Message("bot-skill-spent", {"stars": reasons.shown(spent)})))
    return reasons.heaviest(found)


# --- what an ability would do now ----------------------------------------------------------------


def effect_gain(situation: Situation, estimate: Estimate, ability: Ability, best: float) -> float:
    """What the ability brings to a hero whose marker has moved; `best` is what it has without."""
    match ability:
        case GainGold(gold):
            gain = estimate.purse[min(MOST_GOLD, estimate.sheet.gold + gold)] - estimate.gold
        case SwapDice():
            gain = swap_gain(estimate)
        case ShiftDie(lowest, highest):
            gain = shift_gain(estimate, lowest, highest)
        case RerollDie():
            gain = reroll_gain(estimate)
        case MatchNeighbour():
            gain = max((estimate.turned(space, face) for space, face in neighbours(estimate.sheet)), default=0.0)
        case MoveDie():
            gain = max((gain for gain, _ in die_moves(estimate)), default=0.0)
        case ReplaceFromBag():
            spaces = estimate.sheet.occupied()
            gain = max((replace_gain(situation, estimate, space) for space in spaces), default=0.0)
        case SwapWithPool():
            gain = max((gain for gain, _, _ in pool_swaps(situation, estimate)), default=0.0)
        case ShiftPoolDie(most):
            gain = max(pool_changes(situation, most).values(), default=0.0)
        case FlipPoolDie():
            gain = max(pool_changes(situation, 0).values(), default=0.0)
        case BuyFromDiscard():
            gain = _best_of_pile(situation, estimate) - best
        case BuyTopCard():
            gain = estimate.use(ability) if estimate.sheet.gold >= PURSE_FOR_TOP_CARD else 0.0
        case CopySkill():
            others = (skill.ability for skill in situation.world.others if not isinstance(skill.ability, CopySkill))
            gain = max((effect_gain(situation, estimate, other, best) for other in others), default=0.0)
        case _:
            gain = 0.0
    return max(0.0, gain)


def neighbours(sheet: Sheet) -> list[tuple[int, int]]:
    """Every die with the faces of the other dice in its row."""
    found = []
    for space in sheet.occupied():
        start = space - space % SPACES_PER_ROW
        row = {*sheet.faces[start : start + SPACES_PER_ROW]} - {0, sheet.faces[space]}
        found += [(space, face) for face in row]
    return found


def die_moves(estimate: Estimate) -> list[tuple[float, int]]:
    """The most promising moves of a die to another row, by the goals first: gain and space."""
    sheet, tables, sums, spaces = estimate.sheet, estimate.tables, estimate.sums, estimate.spaces
    targets = [(row, target) for row in sheet.rows if (target := sheet.free_space(row)) != NONE]
    rough = []
    for space in sheet.occupied():
        row, pips = space // SPACES_PER_ROW, estimate.pips[space]
        lost = estimate.rows[row] - tables[row][spaces[row] + 1][sums[row] - pips]
        for to, target in targets:
            if to != row:
                gained = tables[to][spaces[to] - 1][sums[to] + pips] - estimate.rows[to]
                rough.append((gained - lost, space, target))
    rough.sort(reverse=True)
    return [(move_die_gain(estimate, space, target), space) for _, space, target in rough[:PROMISING]]


PROMISING = 6


def move_die_gain(estimate: Estimate, space: int, target: int) -> float:
    return estimate.world.estimate(estimate.sheet.with_move(space, target)).total - estimate.total


def replace_gain(situation: Situation, estimate: Estimate, space: int) -> float:
    """A new die from the bag, in the best colour, in the place of this one."""
    faces = sum(estimate.turned(space, face) for face in FACES) / len(FACES)
    colours = (COLOUR_OF_ID[id] for id, dice in situation.view["bag"].items() if dice)
    return faces + max((colour_gain(estimate, space, colour) for colour in colours), default=0.0)


def colour_gain(estimate: Estimate, space: int, colour: int) -> float:
    """Another colour on a space, with the gold a gold die pays."""
    gain = estimate.recoloured(space, colour)
    if colour == GOLD:
        richer = estimate.sheet.power(GoldDicePay)
        gain += (richer.gold if richer else GOLD_DIE) * estimate.gold_each
    return gain


def pool_swaps(situation: Situation, estimate: Estimate) -> list[tuple[float, int, int]]:
    """Exchanges of an own die with one of the pool: gain, initiative card, space."""
    if situation.phase != "dice":
        return []
    dice = [(index, die) for index in situation.free_places() if (die := situation.places[index].die) is not None]
    return [
        (estimate.turned(space, die.face) + colour_gain(estimate, space, die.colour), index, space)
        for index, die in dice
        for space in estimate.sheet.occupied()
    ]


def pool_changes(situation: Situation, most: int) -> dict[tuple[int, int], float]:
    """The gain from each change of a pool die by up to `most` (0: a flip), by card and number. Only of
    use to a hero who has still to choose."""
    if situation.phase != "dice" or situation.own_place() is not None or situation.me.hand:
        return {}
    turn = Turn(situation)
    pool = turn.pool()
    base = turn.best_of(pool)
    gains = {}
    for index, die in pool.items():
        for by in [7 - 2 * die.face] if most == 0 else range(-most, most + 1):
            if by and 1 <= die.face + by <= 6:
                dice = [Die(die.colour, die.face + by) if other == index else pool[other] for other in pool]
                dice.sort(key=lambda die: die.face)
                gains[index, by if most else 0] = turn.best_of(dict(zip(pool, dice, strict=True))) - base
    return gains


def _best_of_pile(situation: Situation, estimate: Estimate) -> float:
    """The score to expect with the best card of the discard pile."""
    me = estimate.sheet
    cards = [card for card in situation.cards.found(situation.view["discard"]) if card.cost <= me.gold]
    values = (bought(me.with_gold(-card.cost), card, situation.world).total for card in cards if fits(me, card))
    return max(values, default=0.0)

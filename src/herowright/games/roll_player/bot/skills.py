"""Skills: whether to use one now, what its ability would bring, and what skills and cards ask."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import Any

from herowright.bots.policy import FIRST, NOTABLE, Judge, Verdict, heaviest, noted, nothing, shown
from herowright.games.roll_player.bot import reasons
from herowright.games.roll_player.bot.actions import action_verdict, reroll_gain, shift_gain, swap_gain
from herowright.games.roll_player.bot.estimate import FACES_OF, Estimate
from herowright.games.roll_player.bot.market import DROPPED, buyers_before, drop, why_dropped
from herowright.games.roll_player.bot.odds import MOST_GOLD
from herowright.games.roll_player.bot.situation import Situation, stepped
from herowright.games.roll_player.cards import abilities
from herowright.games.roll_player.cards.types import MarketCard, Skill
from herowright.games.roll_player.rules.changes import close_gap
from herowright.games.roll_player.rules.components import COLOURS_OF, LOOK_OF, NONE, SPACES_PER_ROW
from herowright.games.roll_player.rules.gold import gold_for_die
from herowright.games.roll_player.rules.hands import fits_hands
from herowright.table.decision import Option
from herowright.table.message import Message

# With less gold the top card of the deck is hardly ever bought.
PURSE_FOR_TOP_CARD = 4
# What a good card in the market of all gives the others.
SHARED = 0.02
# A ready skill is better than an exhausted one even if no use for it is in sight.
READY = 0.01
# How many of the likeliest changes are thought through, and what a choice is worth that was not among them.
PROMISING, UNPROMISING = 6, -1.0


def judge_beside(at: Situation, option: Option, best: float) -> Verdict:
    """Uses and drops come before the question itself, whose best answer is worth `best`."""
    what, card = option.payload
    return use(at, card, best) if what == "use" else drop_now(at, card, best)


def drop_now(at: Situation, weapon: Any, best: float) -> Verdict:
    if at.phase == "market" and at.table.turn == at.seat:
        return drop(at, weapon, best, at.market)
    return Verdict(best - DROPPED, partial(why_dropped, at.now, weapon))


def use(at: Situation, skill: Skill, best: float) -> Verdict:
    """Better than to wait if the effect is worth more than a later use and what the marker loses."""
    spent = (*at.me.exhausted, skill) if skill in at.me.skills else at.me.exhausted
    after = at.now.changed(marker=stepped(at.me.marker, skill.arrow), exhausted=spent)
    moved = best + after.total - at.now.total
    effect = at.effect(after, skill.ability, moved)
    return Verdict(moved + effect, partial(_why_use, at.now, after, effect))


def _why_use(now: Estimate, after: Estimate, effect: float) -> tuple[Message, ...]:
    value = shown(effect)
    use = Message("bot-skill", {"stars": value}) if value else Message("bot-skill-idle")
    found = [(FIRST, use), *reasons.differences(now, after)]
    spent = now.skills - after.skills
    if spent > NOTABLE:
        found.append((spent, Message("bot-skill-spent", {"stars": shown(spent)})))
    return heaviest(found)


# --- what an ability would do now ----------------------------------------------------------------


def effect_gain(now: Estimate, ability: Any, best: float) -> float:
    """What an ability brings to a hero, used in the best way; `best` is what it has without. All can be left out."""
    at, gains = now.at, [0.0]
    match ability:
        case abilities.GainGold(gold):
            gains.append(now.purse[min(MOST_GOLD, now.hero.gold + gold)] - now.gold)
        case abilities.SwapDice():
            gains.append(swap_gain(now, combinations(now.hero.occupied(), 2)))
        case abilities.ShiftDie(lowest, highest):
            gains.append(shift_gain(now, lowest, highest, now.hero.occupied()))
        case abilities.RerollDie():
            gains.append(reroll_gain(now, now.hero.occupied()))
        case abilities.MatchNeighbour():
            gains += [now.turned(space, face) for space, face in _neighbours(now)]
        case abilities.MoveDie():
            gains += [gain for gain, _ in die_moves(now)]
        case abilities.ReplaceFromBag():
            gains += replace_gains(now).values()
        case abilities.SwapWithPool():
            gains += [gain for gain, _, _ in pool_swaps(now)]
        case abilities.BuyFromDiscard():
            gains += [value - best for value in _pile(now)]
        case abilities.BuyTopCard():
            gains.append(now.use(ability) if now.hero.gold >= PURSE_FOR_TOP_CARD else 0.0)
        case abilities.CopySkill():
            gains += [at.effect(now, other, best) for other in at.borrowed]
    return max(gains)


def _neighbours(now: Estimate) -> list[tuple[int, int]]:
    """Every die with the faces it can take over from the other dice in its row."""
    found = []
    for space in now.hero.occupied():
        start = space - space % SPACES_PER_ROW
        able = FACES_OF[now.hero.spaces[space]]
        found += [(space, face) for face in {*now.faces[start : start + SPACES_PER_ROW]} if face in able]
    return found


def die_moves(now: Estimate) -> list[tuple[float, int]]:
    """The most promising moves of a die to another row, by the goals first: gain and space."""
    targets = [target for row in range(len(now.rows)) if (target := now.hero.free_space(row)) != NONE]
    rough = []
    for space in now.hero.occupied():
        for target in targets:
            if target // SPACES_PER_ROW != space // SPACES_PER_ROW:
                rough.append((moved_roughly(now, space, target), space, target))
    rough.sort(reverse=True)
    return [(move_die_gain(now, space, target), space) for _, space, target in rough[:PROMISING]]


def moved_roughly(now: Estimate, space: int, target: int) -> float:
    """What the goals alone gain by a die that goes to another row."""
    row, to, pips = space // SPACES_PER_ROW, target // SPACES_PER_ROW, now.pips[space]
    tables, sums, spaces = now.cards.tables, now.sums, now.spaces
    lost = now.rows[row] - tables[row][spaces[row] + 1][sums[row] - pips]
    gained = tables[to][spaces[to] - 1][sums[to] + pips] - now.rows[to]
    return gained - lost


def move_die_gain(now: Estimate, space: int, target: int) -> float:
    """A die in another row; the dice behind it close the gap."""
    twin = now.hero.copy()
    twin.spaces[target], twin.spaces[space] = twin.spaces[space], NONE
    close_gap(twin, space // SPACES_PER_ROW)
    return now.after(twin).total - now.total


def replace_gains(now: Estimate) -> dict[int, float]:
    """A new die from the bag, in the best colour, in the place of each die."""
    cells, own, found = now.cards.cells, now.cards.colour, {}
    alike: dict[int, list[int]] = {}
    for space in now.hero.occupied():
        wanted = cells.get(space, NONE)
        if wanted not in alike:  # one of all dice in the bag that make no difference here
            dice = {(own in COLOURS_OF[die], wanted in COLOURS_OF[die], FACES_OF[die]): die for die in now.at.bag}
            alike[wanted] = list(dice.values())
        found[space] = max([new_die_gain(now, space, die) for die in alike[wanted]], default=0.0)
    return found


def new_die_gain(now: Estimate, space: int, die: int) -> float:
    """Another die, rolled, in the place of one."""
    faces = FACES_OF[die]
    return sum([now.turned(space, face) for face in faces]) / len(faces) + _colour_gain(now, space, die)


def _colour_gain(now: Estimate, space: int, die: int) -> float:
    """Another colour on a space, with the gold a gold die pays."""
    return now.recoloured(space, LOOK_OF[die]) + gold_for_die(now.at.table, now.hero, die) * now.gold_each


def pool_swaps(now: Estimate) -> list[tuple[float, int, int]]:
    """Exchanges of an own die with one of the pool: gain, place of the pool, space."""
    table = now.at.table
    places = table.free_places() if table.phase == "dice" else []
    return [
        (now.turned(space, table.faces[die]) + _colour_gain(now, space, die), place, space)
        for place in places
        for die in [table.pool[place]]
        for space in now.hero.occupied()
    ]


def _pile(now: Estimate) -> list[float]:
    """The score to expect with each card of the discard pile."""
    at, me = now.at, now.hero
    cards = [card for card in at.table.discard if card.cost <= me.gold and fits_hands(me, card)]
    return [at.bought(now, card, gold=me.gold - card.cost).total for card in cards]


# --- what skills ask -------------------------------------------------------------------------------


def judge_skill_die(at: Situation, option: Option) -> Verdict:
    """Which own die a skill changes, moves, rolls, turns or gives away."""
    gains, chosen = _die_gains(at), option.payload
    if chosen in gains:
        return gain_verdict(at, gains[chosen])
    if chosen is None:
        return Verdict(at.now.total, nothing)
    return action_verdict(at, chosen if isinstance(chosen, tuple) else ("reroll", chosen))


@noted
def _die_gains(at: Situation) -> dict[Any, float]:
    """What an ability brings with each die, where that is more than an action."""
    match at.ability_asked:
        case abilities.MoveDie():
            return best_by_space(at.now, die_moves(at.now))
        case abilities.SwapWithPool():
            return best_by_space(at.now, [(gain, space) for gain, _, space in pool_swaps(at.now)])
        case abilities.ReplaceFromBag():
            return replace_gains(at.now)
    return {}


def best_by_space(now: Estimate, found: list[tuple[float, int]]) -> dict[int, float]:
    gains = dict.fromkeys(now.hero.occupied(), UNPROMISING)
    for gain, space in found:
        gains[space] = max(gains[space], gain)
    return gains


def gain_verdict(at: Situation, gain: float) -> Verdict:
    return Verdict(at.now.total + gain, partial(reasons.why_gained, gain))


def by_gain(gain: Callable[[Any, Any], float]) -> Judge:
    """Judges answers by what each brings; nothing, where it is to leave things as they are."""

    def judge(at: Situation, option: Option) -> Verdict:
        return gain_verdict(at, 0.0 if option.payload is None else gain(at, option.payload))

    return judge


# Where a moved die goes, and which die of the bag comes in the place of another.
judge_skill_row = by_gain(lambda at, space: move_die_gain(at.now, at.space_asked, space))
judge_skill_colour = by_gain(lambda at, look: new_die_gain(at.now, at.space_asked, at.die_of_look(look)))
# Whose skill is borrowed, whether to take what a skill brings, and the top card, which costs nothing to see.
judge_skill_copy = by_gain(lambda at, skill: at.effect(at.now, skill[1].ability, at.now.total))
judge_skill_gain = by_gain(lambda at, _: at.effect(at.now, at.ability_asked, at.now.total))
judge_reveal = by_gain(lambda at, _: at.effect(at.now, abilities.BuyTopCard(), at.now.total))


def judge_skill_pool(at: Situation, option: Option) -> Verdict:
    """Which die of the pool is exchanged. To change one has won nothing."""
    return gain_verdict(at, 0.0 if option.payload is None else _pool_gains(at).get(option.payload, UNPROMISING))


@noted
def _pool_gains(at: Situation) -> dict[tuple[int, int], float]:
    gains: dict[tuple[int, int], float] = {}
    for gain, place, _ in pool_swaps(at.now) if isinstance(at.ability_asked, abilities.SwapWithPool) else ():
        gains[place, 0] = max(gains.get((place, 0), UNPROMISING), gain)
    return gains


# --- cards -----------------------------------------------------------------------------------------


def _refreshed(at: Situation, skill: Skill) -> float:
    """What the next use of a skill is worth."""
    spent = tuple(other for other in at.me.exhausted if other is not skill)
    return at.now.changed(exhausted=spent).total - at.now.total + READY


judge_refresh = by_gain(_refreshed)


def _wanted(at: Situation, card: MarketCard) -> float:
    """A card for the market of all: good if this hero wants it, can pay and still finds it there."""
    me, before = at.me, buyers_before(at, at.own_card() or 0)
    gold = me.gold - max(0, card.cost - me.tokens)
    gain = at.bought(at.now, card, gold=gold).total - at.now.total if gold >= 0 and fits_hands(me, card) else 0.0
    return max(0.0, gain) / (1 + before) - SHARED


judge_from_discard = by_gain(_wanted)


def judge_go_on(at: Situation, option: Option) -> Verdict:
    """A pause in which a skill may be used; to go on changes nothing."""
    return Verdict(at.now.total, nothing)

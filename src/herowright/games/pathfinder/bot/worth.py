"""What a card is worth in a hand, what it costs to use it up, and what a new one would bring."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from herowright.games.pathfinder.bot.odds import mean, reaching
from herowright.games.pathfinder.bot.outlook import Outlook
from herowright.games.pathfinder.bot.prospect import dice_of
from herowright.games.pathfinder.bot.sheet import Member
from herowright.games.pathfinder.cards import effects, outside, wonders
from herowright.games.pathfinder.cards.arms import Offhand, Trained
from herowright.games.pathfinder.rules.components import (
    ALLY,
    ARMOR,
    BANISH,
    BLESSING,
    BURY,
    DISCARD,
    MELEE,
    RECHARGE,
    REVEAL,
    SPELL,
    STRENGTH,
    WEAPON,
)
from herowright.games.pathfinder.rules.state import Hero

# What the powers of a card are good for while it is in the hand.
USES: dict[type, float] = {
    effects.AddDice: 0.45,
    effects.AddDie: 0.6,
    effects.Beat: 0.6,
    outside.Draw: 0.5,
    effects.Ease: 0.5,
    effects.Evade: 0.45,
    outside.Examine: 0.4,
    outside.ExploreAgain: 0.7,
    outside.Heal: 0.6,
    outside.Move: 0.25,
    effects.Reduce: 0.55,
    effects.Reroll: 0.3,
    effects.Rescue: 0.3,
    outside.Retrieve: 0.4,
    effects.Succeed: 0.35,
    outside.TurnBackTime: 0.9,
    effects.UseSkill: 0.4,
    Offhand: 0.25,
    Trained: 0.4,
    wonders.Lasting: 0.5,
    wonders.RaiseDead: 0.6,
    wonders.RollInstead: 0.5,
    wonders.Search: 0.4,
}
# The first weapon of a hand, each point it adds to a fight, and another one.
ARMED, EDGE, MOST_EDGE, ANOTHER = 0.9, 0.2, 1.6, 0.3
# A blessing helps with everything.
BLESSED = 1.05
# Two of a kind.
SECOND = 0.75
# Beyond the caster: it is banished when it is played.
BEYOND = 0.4
# How much more than a discarded card a buried and a banished one cost, and how much less a recharged one.
BURIED, BANISHED = 1.2, 1.3
AGAIN, AGAIN_OF_WORTH = 0.06, 0.2


# --- in the hand -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=65536)
def strength(hero: Hero, card: Any) -> float:
    """What a character rolls in a fight with a card, on average; 0 for a card that is no weapon."""
    found = 0.0
    for power in card.powers:
        effect = power.effect
        if isinstance(effect, effects.Fight):
            added = dice_of(effect.added)
            for skill in effect.skills_of(hero):
                die, plus, _ = hero.skills.get(skill) or (4, 0, frozenset())
                total = mean((die, *added.sides), plus + added.plus)
                if effect.unskilled and "weapons" not in hero.proficient:
                    total -= effect.unskilled
                if power.also is not None and isinstance(power.also.effect, effects.More):
                    total += 0.3 * mean(dice_of(power.also.effect.added).sides)
                found = max(found, total)
    return found


@lru_cache(maxsize=4096)
def bare(hero: Hero) -> float:
    """What a character rolls in a fight without any card."""
    found = 0.0
    for skill in (STRENGTH, MELEE):
        if skill in hero.skills:
            die, plus, _ = hero.skills[skill]
            found = max(found, mean((die,), plus))
    for _, form in hero.powers.uses:
        if isinstance(form.effect, effects.Fight | effects.UseSkill):
            added = dice_of(form.effect.added) if form.effect.added else dice_of("0")
            for skill in form.effect.skills_of(hero):
                die, plus, _ = hero.skills.get(skill) or (4, 0, frozenset())
                found = max(found, mean((die, *added.sides), plus + added.plus))
    return found


@lru_cache(maxsize=65536)
def worths(hero: Hero, hand: tuple[Any, ...]) -> dict[Any, float]:
    """What each card of a hand is good for, by itself and beside the others."""
    base = bare(hero)
    armed = sorted(
        (card for card in dict.fromkeys(hand) if strength(hero, card) > base), key=lambda card: -strength(hero, card)
    )
    found: dict[Any, float] = {}
    for card in dict.fromkeys(hand):
        worth = plain(hero, card)
        if card in armed:
            edge = min(MOST_EDGE, EDGE * (strength(hero, card) - base))
            first = card is armed[0]
            spent = all(power.cost != REVEAL for power in card.powers if isinstance(power.effect, effects.Fight))
            worth = max(worth, ARMED + edge if first else (ANOTHER + 0.5 * edge if spent else ANOTHER))
        found[card] = worth
    armors = [card for card in hand if card.kind == ARMOR]
    for card in armors[1:]:
        found[card] *= SECOND
    for card in found:
        if card.kind != BLESSING and hand.count(card) > 1:
            found[card] *= SECOND
    return found


@lru_cache(maxsize=65536)
def plain(hero: Hero, card: Any) -> float:
    """What a card is good for, whatever else is in the hand."""
    if card.kind == BLESSING:
        return BLESSED
    best, rest = 0.15, 0.0
    for power in card.powers:
        use = USES.get(type(power.effect), 0.2)
        if power.cost == REVEAL:
            use *= 1.25
        elif power.cost in (BURY, BANISH):
            use *= 0.8
        if isinstance(power.effect, Trained) and ("lacking" in power.effect.__slots__ and power.effect.lacking):
            use *= 0.6
        if use > best:
            best, rest = use, rest + 0.2 * best
        else:
            rest += 0.2 * use
    worth = best + rest
    if card.kind == SPELL and card.needs_skill is not None and card.needs_skill not in hero.skills:
        worth *= BEYOND
    return worth


def keep(outlook: Outlook, member: Member, card: Any) -> float:
    """What a card of a hand is worth there."""
    worth = worths(member.hero, member.hand).get(card)
    if worth is None:
        worth = plain(member.hero, card)
    for power in card.powers:
        if isinstance(power.effect, outside.Heal):
            hurt = max((other.discard for other in outlook.situation.living), default=0)
            return worth + min(1.0, 0.1 * hurt)
    return worth


# --- used up ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16384)
def recharging(hero: Hero, card: Any) -> float:
    """The chance that a played card comes back under the deck (PF-BOON-05)."""
    for _, form in hero.powers.sure_recharge:
        if form.takes(card) and card.recharge_check:
            return 1.0
    best = 0.0
    extra = sum(dice_of(form.added).plus for _, form in hero.powers.always if "recharging" in form.on.purposes)
    for way in card.recharge_check:
        if way.skill in hero.skills:
            die, plus, _ = hero.skills[way.skill]
            best = max(best, reaching((die,), way.difficulty - plus - extra))
    return best


def spend(outlook: Outlook, member: Member, card: Any, cost: str) -> float:
    """What it costs a character to use a card of its hand up in this way."""
    if cost == REVEAL:
        return 0.0
    worth = keep(outlook, member, card)
    again = AGAIN + AGAIN_OF_WORTH * worth
    if cost == RECHARGE or cost not in (DISCARD, BURY, BANISH):
        return again
    price = outlook.price(member) + 0.25 * (worth - 0.8)
    if cost == DISCARD and card.recharge_check:
        hero = member.hero
        if card.kind == SPELL and not any(way.skill in hero.skills for way in card.recharge_check):
            return price * BANISHED
        chance = recharging(hero, card)
        return chance * again + (1 - chance) * price
    if cost == BURY:
        return price * BURIED
    return price * BANISHED if cost == BANISH else price


def cheapest(outlook: Outlook, member: Member, pay: Any, but: Any = None) -> float:
    """What a power costs, paid with the card that is missed least."""
    if pay is None:
        return 0.0
    if pay.top:
        return outlook.price(member) if member.deck > 1 else 30.0
    cost = pay.then or pay.cost
    costs = [
        spend(outlook, member, card, cost) for card in dict.fromkeys(member.hand) if pay.takes(card) and card is not but
    ]
    if pay.or_top and member.deck:
        costs.append(outlook.price(member))
    return min(costs, default=0.0)


# --- to be had -------------------------------------------------------------------------------------------------


def gained(outlook: Outlook, member: Member, card: Any) -> float:
    """What a card that comes into the hand from outside brings: a longer life where the hand is not full, and a better
    hand."""
    hero = member.hero
    good = max(plain(hero, card), ARMED if strength(hero, card) > bare(hero) + 1 else 0.0)
    if len(member.names) < member.view["hand_size"]:
        return min(2.0, 0.9 * outlook.price(member)) + 0.3 * (good - 0.4)
    worst = min(worths(hero, member.hand).values(), default=0.0)
    return 0.25 + 0.5 * max(0.0, good - worst)


def likes(hero: Hero, card: Any) -> float:
    """How well a card suits a character's deck: its own skills, better sets, more powers."""
    worth = max(plain(hero, card), 0.0)
    fight = strength(hero, card)
    if fight:
        worth = max(worth, 0.3 + EDGE * (fight - bare(hero)))
    if card.recharge_check:
        worth += 0.6 * recharging(hero, card)
    if card.kind in (WEAPON, ALLY, ARMOR):
        worth += 0.1
    if not card.basic:
        worth += 0.2
    return worth

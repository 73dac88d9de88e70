"""What the troubles on banes, locations and scenarios cost a character, in cards; less than nothing is good news."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from herowright.games.pathfinder.bot.odds import mean, reaching
from herowright.games.pathfinder.bot.outlook import DEATH, Outlook
from herowright.games.pathfinder.bot.prospect import dice_of
from herowright.games.pathfinder.bot.sheet import Member
from herowright.games.pathfinder.cards import deeds, gifts, meetings, troubles
from herowright.games.pathfinder.cards.checks import check
from herowright.games.pathfinder.rules.components import BURY, RECHARGE

# A fight that one did not look for, another card met, a card from the box.
FIGHT, MEETING, GIFT = 0.9, 0.3, 0.7
# A difficulty that rises by one until the end of the turn, being moved about, not playing some cards.
HARDER, MOVED, FORBIDDEN = 0.35, 0.3, 0.6


def toll(outlook: Outlook, member: Member, trouble: Any) -> float:
    judge = TOLLS.get(type(trouble))
    return 0.3 if judge is None else judge(outlook, member, trouble)


def all_of(outlook: Outlook, member: Member, found: Iterable[Any]) -> float:
    return sum(toll(outlook, member, trouble) for trouble in found)


def warded(member: Member, text: str) -> float:
    """The chance of a character to ward a trouble off, without any help."""
    best, hero = 0.0, member.hero
    for way in check(text):
        die, plus, _ = hero.skills.get(way.skill) or (4, 0, frozenset())
        best = max(best, reaching((die,), way.difficulty + member.harder - plus))
    return best


def _meant(outlook: Outlook, member: Member, to: str) -> list[Member]:
    situation = outlook.situation
    if to == troubles.YOU:
        return [member]
    if to == troubles.EVERYBODY:
        return situation.living
    if to == troubles.EACH_AT_OPEN:
        return [each for each in situation.living if each.place >= 0 and not situation.spots[each.place].closed]
    here = situation.at(member.place)
    return [each for each in here if each is not member] if to == troubles.OTHERS_HERE else here


def damage(outlook: Outlook, member: Member, amount: float) -> float:
    """Damage of so many points, on average."""
    tolls = outlook.tolls(member)
    whole = int(amount)
    last = len(tolls) - 1
    low, high = tolls[min(whole, last)], tolls[min(whole + 1, last)]
    return low + (amount - whole) * (high - low)


def _each(outlook: Outlook, member: Member, trouble: troubles.Each) -> float:
    return sum(toll(outlook, each, trouble.trouble) for each in _meant(outlook, member, trouble.to))


def _unless(outlook: Outlook, member: Member, trouble: troubles.Unless) -> float:
    return (1 - warded(member, trouble.check)) * toll(outlook, member, trouble.trouble)


def _if(outlook: Outlook, member: Member, trouble: troubles.If) -> float:
    return warded(member, trouble.check) * toll(outlook, member, trouble.trouble)


def _may(outlook: Outlook, member: Member, trouble: troubles.May) -> float:
    return min(0.0, toll(outlook, member, trouble.trouble))


def _both(outlook: Outlook, member: Member, trouble: troubles.Both) -> float:
    return toll(outlook, member, trouble.first) + toll(outlook, member, trouble.second)


def _damage(outlook: Outlook, member: Member, trouble: Any) -> float:
    dice = dice_of(trouble.amount)
    return damage(outlook, member, max(0.0, mean(dice.sides, dice.plus)))


def _lose_cards(outlook: Outlook, member: Member, trouble: troubles.LoseCards) -> float:
    found = sum(1 for card in member.hand if not trouble.kinds or card.is_a(trouble.kinds))
    count = min(trouble.count, found)
    if trouble.to == RECHARGE:
        return 0.25 * count
    cost = damage(outlook, member, count) * (1.2 if trouble.to == BURY else 1.0)
    return cost * (1.2 if trouble.random else 1.0)


def _lose_top(outlook: Outlook, member: Member, trouble: troubles.LoseTop) -> float:
    if member.deck < trouble.count:
        return DEATH
    return damage(outlook, member, trouble.count) * (1.2 if trouble.to == BURY else 1.0)


def _recover(outlook: Outlook, member: Member, trouble: Any) -> float:
    dice = dice_of(trouble.count)
    return -outlook.relief(member, mean(dice.sides, dice.plus))


def _draw(outlook: Outlook, member: Member, trouble: gifts.DrawCards) -> float:
    dice = dice_of(trouble.count)
    cards = mean(dice.sides, dice.plus)
    if member.deck < len(dice.sides) * max(dice.sides, default=0) + dice.plus:
        return DEATH
    room = member.view["hand_size"] - len(member.names)
    return float(-0.3 * min(cards, room) + outlook.price(member) * max(0.0, cards - max(0, room)))


def _look_at_own(outlook: Outlook, member: Member, trouble: deeds.LookAtOwn) -> float:
    return -0.2 if len(member.names) < member.view["hand_size"] else 0.1


TOLLS: dict[type, Callable[[Outlook, Member, Any], float]] = {
    troubles.Each: _each,
    troubles.Unless: _unless,
    troubles.If: _if,
    troubles.May: _may,
    troubles.Both: _both,
    troubles.Damage: _damage,
    troubles.DamageFirst: _damage,
    troubles.LoseCards: _lose_cards,
    troubles.LoseTop: _lose_top,
    troubles.BuryDiscarded: lambda outlook, member, trouble: 0.25,
    troubles.Harder: lambda outlook, member, trouble: HARDER * trouble.by,
    troubles.DifficultyBecomes: lambda outlook, member, trouble: HARDER,
    troubles.NoMoreExploring: lambda outlook, member, trouble: 0.6 * outlook.step,
    troubles.DrawInstead: lambda outlook, member, trouble: 0.3,
    troubles.Forbid: lambda outlook, member, trouble: FORBIDDEN,
    meetings.Wander: lambda outlook, member, trouble: MOVED,
    meetings.Flit: lambda outlook, member, trouble: 0.0,
    meetings.Vanish: lambda outlook, member, trouble: -outlook.step,
    meetings.VanishLesser: lambda outlook, member, trouble: -outlook.step,
    meetings.Stay: lambda outlook, member, trouble: outlook.step,
    meetings.Summon: lambda outlook, member, trouble: FIGHT,
    meetings.EndTurn: lambda outlook, member, trouble: 0.3,
    meetings.MeetFirst: lambda outlook, member, trouble: MEETING,
    gifts.GrantExploration: lambda outlook, member, trouble: -0.6 * outlook.step,
    gifts.DrawFromBox: lambda outlook, member, trouble: -GIFT,
    gifts.Tempt: lambda outlook, member, trouble: 0.0,
    gifts.DrawCards: _draw,
    gifts.Recover: _recover,
    gifts.AddToPlace: lambda outlook, member, trouble: 0.6 * outlook.step,
    gifts.LookAhead: lambda outlook, member, trouble: -0.15 * trouble.count,
    troubles.LoseTime: lambda outlook, member, trouble: outlook.time * trouble.count,
    troubles.OnRoll: lambda outlook, member, trouble: (
        trouble.most / trouble.die * toll(outlook, member, trouble.trouble)
    ),
    deeds.LookAtOwn: _look_at_own,
    deeds.LookAtEnds: lambda outlook, member, trouble: -0.2,
    deeds.Scout: lambda outlook, member, trouble: -0.3,
    deeds.Swap: lambda outlook, member, trouble: -0.1,
    deeds.Travel: lambda outlook, member, trouble: -0.1,
}

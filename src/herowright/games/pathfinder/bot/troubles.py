"""What the troubles on banes, locations and scenarios cost a character, in cards; less than nothing is good news."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from herowright.games.pathfinder.bot.outlook import DEATH, Outlook
from herowright.games.pathfinder.bot.worth import mean
from herowright.games.pathfinder.cards import deeds, gifts, meetings, troubles
from herowright.games.pathfinder.cards.checks import check
from herowright.games.pathfinder.rules.components import BURY, NONE, RECHARGE, dice
from herowright.games.pathfinder.rules.state import Hero

# A fight that one did not look for, another card met, a card from the box.
FIGHT, MEETING, GIFT = 0.9, 0.3, 0.7
# A difficulty that rises by one until the end of the turn, being moved about, not playing some cards.
HARDER, MOVED, FORBIDDEN = 0.35, 0.3, 0.6


def toll(outlook: Outlook, hero: Hero, trouble: Any) -> float:
    judge = TOLLS.get(type(trouble))
    return 0.3 if judge is None else judge(outlook, hero, trouble)


def all_of(outlook: Outlook, hero: Hero, found: Sequence[Any]) -> float:
    return sum([toll(outlook, hero, trouble) for trouble in found]) if found else 0.0


def warded(outlook: Outlook, hero: Hero, text: str) -> float:
    """The chance of a character to ward a trouble off, without any help."""
    sheet = outlook.sheet(hero)
    return max([sheet.chance(way, hero.harder) for way in check(text)])


def _meant(outlook: Outlook, hero: Hero, to: str) -> list[Hero]:
    places = outlook.table.places
    if to == troubles.YOU:
        return [hero]
    if to == troubles.EVERYBODY:
        return outlook.living
    if to == troubles.EACH_AT_OPEN:
        return [each for each in outlook.living if each.place != NONE and not places[each.place].closed]
    here = outlook.table.at(hero.place)
    return [each for each in here if each is not hero] if to == troubles.OTHERS_HERE else here


def damage(outlook: Outlook, hero: Hero, amount: float) -> float:
    """Damage of so many points, on average."""
    whole = int(amount)
    low, high = outlook.tolls(hero)[whole : whole + 2]
    return low + (amount - whole) * (high - low)


def _each(outlook: Outlook, hero: Hero, trouble: troubles.Each) -> float:
    return sum(toll(outlook, each, trouble.trouble) for each in _meant(outlook, hero, trouble.to))


def _unless(outlook: Outlook, hero: Hero, trouble: troubles.Unless) -> float:
    return (1 - warded(outlook, hero, trouble.check)) * toll(outlook, hero, trouble.trouble)


def _may(outlook: Outlook, hero: Hero, trouble: troubles.May) -> float:
    return min(0.0, toll(outlook, hero, trouble.trouble))


def _damage(outlook: Outlook, hero: Hero, trouble: troubles.Damage) -> float:
    return damage(outlook, hero, max(0.0, mean(dice(trouble.amount))))


def _lose_cards(outlook: Outlook, hero: Hero, trouble: troubles.LoseCards) -> float:
    found = sum(1 for card in hero.hand if not trouble.kinds or card.is_a(trouble.kinds))
    count = min(trouble.count, found)
    if trouble.to == RECHARGE:
        return 0.25 * count
    cost = damage(outlook, hero, count) * (1.2 if trouble.to == BURY else 1.0)
    return cost * (1.2 if trouble.random else 1.0)


def _lose_top(outlook: Outlook, hero: Hero, trouble: troubles.LoseTop) -> float:
    if len(hero.deck) < trouble.count:
        return DEATH
    return damage(outlook, hero, trouble.count) * (1.2 if trouble.to == BURY else 1.0)


def _recover(outlook: Outlook, hero: Hero, trouble: Any) -> float:
    return -outlook.relief(hero, mean(dice(trouble.count)))


def _draw(outlook: Outlook, hero: Hero, trouble: gifts.DrawCards) -> float:
    drawn = dice(trouble.count)
    cards = mean(drawn)
    if len(hero.deck) < sum(drawn.sides) + drawn.plus:
        return DEATH
    room = hero.hand_size - len(hero.hand)
    return float(-0.3 * min(cards, room) + outlook.price(hero) * max(0.0, cards - max(0, room)))


def _look_at_own(outlook: Outlook, hero: Hero, trouble: deeds.LookAtOwn) -> float:
    return -0.2 if len(hero.hand) < hero.hand_size else 0.1


TOLLS: dict[type, Callable[[Outlook, Hero, Any], float]] = {
    troubles.Each: _each,
    troubles.Unless: _unless,
    troubles.May: _may,
    troubles.Damage: _damage,
    troubles.LoseCards: _lose_cards,
    troubles.LoseTop: _lose_top,
    troubles.BuryDiscarded: lambda outlook, hero, trouble: 0.25,
    troubles.Harder: lambda outlook, hero, trouble: HARDER * trouble.by,
    troubles.DifficultyBecomes: lambda outlook, hero, trouble: HARDER,
    troubles.NoMoreExploring: lambda outlook, hero, trouble: 0.6 * outlook.step,
    troubles.DrawInstead: lambda outlook, hero, trouble: 0.3,
    troubles.Forbid: lambda outlook, hero, trouble: FORBIDDEN,
    meetings.Wander: lambda outlook, hero, trouble: MOVED,
    meetings.Flit: lambda outlook, hero, trouble: 0.0,
    meetings.Vanish: lambda outlook, hero, trouble: -outlook.step,
    meetings.VanishLesser: lambda outlook, hero, trouble: -outlook.step,
    meetings.Stay: lambda outlook, hero, trouble: outlook.step,
    meetings.Summon: lambda outlook, hero, trouble: FIGHT,
    meetings.EndTurn: lambda outlook, hero, trouble: 0.3,
    meetings.MeetFirst: lambda outlook, hero, trouble: MEETING,
    gifts.GrantExploration: lambda outlook, hero, trouble: -0.6 * outlook.step,
    gifts.DrawFromBox: lambda outlook, hero, trouble: -GIFT,
    gifts.Tempt: lambda outlook, hero, trouble: 0.0,
    gifts.DrawCards: _draw,
    gifts.Recover: _recover,
    gifts.AddToPlace: lambda outlook, hero, trouble: 0.6 * outlook.step,
    gifts.LookAhead: lambda outlook, hero, trouble: -0.15 * trouble.count,
    troubles.LoseTime: lambda outlook, hero, trouble: outlook.time * trouble.count,
    troubles.OnRoll: lambda outlook, hero, trouble: trouble.most / trouble.die * toll(outlook, hero, trouble.trouble),
    deeds.LookAtOwn: _look_at_own,
    deeds.LookAtEnds: lambda outlook, hero, trouble: -0.2,
    deeds.Scout: lambda outlook, hero, trouble: -0.3,
    deeds.Swap: lambda outlook, hero, trouble: -0.1,
    deeds.Travel: lambda outlook, hero, trouble: -0.1,
}

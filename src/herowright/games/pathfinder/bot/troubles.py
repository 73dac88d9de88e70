"""What the troubles on banes, locations and scenarios cost a character, in cards; less than nothing is good news."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from herowright.games.pathfinder.bot.outlook import DEATH, Outlook
from herowright.games.pathfinder.bot.worth import mean
from herowright.games.pathfinder.cards import deeds, gifts, meetings, troubles
from herowright.games.pathfinder.rules.components import BURY, NONE, RECHARGE, dice
from herowright.games.pathfinder.rules.state import Hero

# A fight that one did not look for, another card met, a card from the box.
FIGHT, MEETING, GIFT = 0.9, 0.3, 0.7
# A difficulty that rises by one until the end of the turn, being moved about, not playing some cards.
HARDER, MOVED, FORBIDDEN = 0.35, 0.3, 0.6


def toll(outlook: Outlook, hero: Hero, trouble: Any) -> float:
    kind = type(trouble)
    if kind in TOLLS:
        return TOLLS[kind](outlook, hero, trouble)
    return STEPS[kind] * outlook.step if kind in STEPS else ALWAYS.get(kind, 0.3)


def all_of(outlook: Outlook, hero: Hero, found: Sequence[Any]) -> float:
    return sum([toll(outlook, hero, trouble) for trouble in found]) if found else 0.0


def meant(outlook: Outlook, hero: Hero, trouble: troubles.Each) -> list[Hero]:
    places, to = outlook.table.places, trouble.to
    if to == troubles.YOU:
        return [hero]
    if to == troubles.EVERYBODY:
        return outlook.living
    if to == troubles.EACH_AT_OPEN:
        return [each for each in outlook.living if each.place != NONE and places[each.place].open]
    here = outlook.table.at(hero.place)
    return [each for each in here if each is not hero] if to == troubles.OTHERS_HERE else here


def damage(outlook: Outlook, hero: Hero, amount: float) -> float:
    """Damage of so many points, on average."""
    whole = int(amount)
    low, high = outlook.of(hero).tolls[whole : whole + 2]
    return low + (amount - whole) * (high - low)


def _unless(outlook: Outlook, hero: Hero, trouble: troubles.Unless) -> float:
    return (1 - outlook.of(hero).sheet.best(trouble.check, hero.harder)) * toll(outlook, hero, trouble.trouble)


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


def _draw(outlook: Outlook, hero: Hero, trouble: gifts.DrawCards) -> float:
    drawn = dice(trouble.count)
    cards = mean(drawn)
    if len(hero.deck) < sum(drawn.sides) + drawn.plus:
        return DEATH
    room = hero.hand_size - len(hero.hand)
    return float(-0.3 * min(cards, room) + outlook.of(hero).price * max(0.0, cards - max(0, room)))


# For those whose toll is always the same.
ALWAYS: dict[type, float] = {
    troubles.BuryDiscarded: 0.25,
    troubles.DifficultyBecomes: HARDER,
    troubles.DrawInstead: 0.3,
    troubles.Forbid: FORBIDDEN,
    meetings.Wander: MOVED,
    meetings.Flit: 0.0,
    meetings.Summon: FIGHT,
    meetings.EndTurn: 0.3,
    meetings.MeetFirst: MEETING,
    gifts.DrawFromBox: -GIFT,
    gifts.Tempt: 0.0,
    deeds.LookAtOwn: -0.1,
    deeds.LookAtEnds: -0.2,
    deeds.Scout: -0.3,
    deeds.Swap: -0.1,
    deeds.Travel: -0.1,
}
# For those that cost a part of the step that an exploration is, or bring it.
STEPS: dict[type, float] = {
    troubles.NoMoreExploring: 0.6,
    meetings.Vanish: -1.0,
    meetings.VanishLesser: -1.0,
    meetings.Stay: 1.0,
    gifts.GrantExploration: -0.6,
    gifts.AddToPlace: 0.6,
}
TOLLS: dict[type, Callable[[Outlook, Hero, Any], float]] = {
    troubles.Each: lambda outlook, hero, it: sum(toll(outlook, each, it.trouble) for each in meant(outlook, hero, it)),
    troubles.Unless: _unless,
    troubles.May: lambda outlook, hero, it: min(0.0, toll(outlook, hero, it.trouble)),
    troubles.OnRoll: lambda outlook, hero, it: it.most / it.die * toll(outlook, hero, it.trouble),
    troubles.Damage: _damage,
    troubles.LoseCards: _lose_cards,
    troubles.LoseTop: _lose_top,
    troubles.Harder: lambda outlook, hero, it: HARDER * it.by,
    troubles.LoseTime: lambda outlook, hero, it: outlook.time * it.count,
    gifts.DrawCards: _draw,
    gifts.Recover: lambda outlook, hero, it: -outlook.relief(hero, mean(dice(it.count))),
    gifts.LookAhead: lambda outlook, hero, it: -0.15 * it.count,
}

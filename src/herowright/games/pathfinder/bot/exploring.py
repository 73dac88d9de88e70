"""What the next card of a location deck may bring, and where it is best to look (PF-TURN-12 to -18)."""

from __future__ import annotations

from math import prod
from typing import Any

from herowright.games.pathfinder.bot.outlook import VICTORY, Outlook, noted
from herowright.games.pathfinder.bot.stakes import (
    GUARDED,
    SOMETHING,
    Fight,
    acquiring,
    against,
    best_fight,
    best_way,
    closable,
)
from herowright.games.pathfinder.bot.troubles import all_of, toll
from herowright.games.pathfinder.cards.effects import Evade
from herowright.games.pathfinder.cards.on import ACQUIRE, DEFEAT, OWN
from herowright.games.pathfinder.cards.outside import Heal
from herowright.games.pathfinder.cards.standing import ENTERS, LEAVES, When
from herowright.games.pathfinder.rules.components import BARRIER, MONSTER, NONE, VILLAIN
from herowright.games.pathfinder.rules.state import Hero
from herowright.games.pathfinder.rules.view import UNKNOWN, kinds_known

# The chance to acquire a boon that nobody has seen yet, and what it is worth.
BOON_CHANCE, BOON = 0.5, 0.55
# A barrier that nobody has seen yet: what it costs where it is not overcome.
BARRIER_CHANCE, BARRIER_HARM = 0.5, 1.2
# Nobody else has to come here; two at the same location leave another one without a guard.
CROWD, STAY, GUARD = 0.7, 0.35, 1.6
# What is left to do where somebody else is at it already.
SHARED = 0.8
# Cards that a healer brings back, and how much of that counts for where to go.
HEALING, HEALER = 3.0, 0.6
# A closed location is a place to rest.
REST = -0.6
# An evaded card is shuffled into its deck: nothing is won but what one knows now.
EVADED = -0.25


def meeting(outlook: Outlook, hero: Hero, card: Any) -> tuple[float, float]:
    """What it is worth to meet a card, beyond having turned it up, and the chance to get the better of it."""
    value, chance = facing(outlook, hero, card, False)
    return max(value, EVADED * outlook.step) if evades(hero, card) else value, chance


def evades(hero: Hero, card: Any) -> bool:
    """Whether a power of the character lets it go round a card for nothing."""
    for _, form in hero.powers.uses:
        effect = form.effect
        if isinstance(effect, Evade) and form.pay is None and (not effect.kinds or card.is_a(effect.kinds)):
            return True
    return False


@noted
def facing(outlook: Outlook, hero: Hero, card: Any, summoned: bool) -> tuple[float, float]:
    """The same, for somebody who does not evade it."""
    if card.family == "boon":
        stakes = acquiring(outlook, hero, card)
        ways = [best_way(outlook, hero, card, ACQUIRE, each, stakes) for each in card.checks]
        chance = prod([way.chance for way in ways])
        return outlook.step + chance * stakes.gain - (1 - chance) * stakes.loss - _paid(ways), chance
    if not card.checks:
        return outlook.step - all_of(outlook, hero, card.instead), 0.0
    before = all_of(outlook, hero, card.before) + all_of(outlook, hero, card.after)
    if card.type == MONSTER:
        fight = best_fight(outlook, hero, card, summoned)
        value, chance = fight.value - max(0.0, before), fight.chance
    else:
        stakes = against(outlook, hero, card, summoned)
        ways = [best_way(outlook, hero, card, DEFEAT, each, stakes) for each in card.checks]
        chance = prod([way.chance for way in ways])
        value = chance * stakes.gain - (1 - chance) * stakes.loss - before - _paid(ways)
    if card.kind == VILLAIN and not summoned:
        value += _ready(outlook, hero, chance)
    return value, chance


def _paid(ways: list[Fight]) -> float:
    return sum([way.harm for way in ways])


def _ready(outlook: Outlook, hero: Hero, chance: float) -> float:
    """How much better or worse it is to meet a villain now than later: with guards at the other locations it may be the
    end of it."""
    guarded = 1.0
    others = [number for number, place in enumerate(outlook.table.places) if not place.closed and number != hero.place]
    for number in others:
        guarded *= max([closable(outlook, each, number) for each in outlook.table.at(number)], default=0.0)
    return chance * guarded * (VICTORY - 2.5) if others else 0.0


@noted
def explore(outlook: Outlook, hero: Hero, number: int) -> float:
    """What it is worth to turn up the next card of a location deck."""
    place = outlook.table.places[number]
    if not place.deck:
        return -5.0
    if place.known_top:
        return meeting(outlook, hero, place.deck[0])[0]
    total, step = 0.0, outlook.step
    for kind, count in kinds_known(place).items():
        if kind == UNKNOWN:
            fillers = outlook.table.scenario.fillers
            value = step + 0.5 * outlook.closing(place) if fillers else _unknown(outlook, hero)
        elif kind == MONSTER:
            value = best_fight(outlook, hero).value - 0.15
            if evades(hero, SOMETHING[0]):
                value = max(value, EVADED * step)
        elif kind == BARRIER:
            value = BARRIER_CHANCE * step - (1 - BARRIER_CHANCE) * BARRIER_HARM * outlook.price(hero)
        else:
            value = step + BOON_CHANCE * BOON
        total += count * value
    return total / len(place.deck)


@noted
def _unknown(outlook: Outlook, hero: Hero) -> float:
    """A villain, one of its henchmen, or a blessing."""
    table = outlook.table
    scenario = table.scenario
    places = sum(1 for each in table.places if not each.closed and outlook.unknown(each))
    chance = 1 / max(1, places) if scenario.villains else 0.0
    value = (1 - chance) * meeting(outlook, hero, table.box.find("bane", scenario.henchmen[-1]))[0]
    if chance:
        value += chance * meeting(outlook, hero, table.box.find("bane", scenario.villains[0]))[0]
    return value


# --- where to go -----------------------------------------------------------------------------------------------


def staying(outlook: Outlook, hero: Hero, number: int) -> float:
    """What a location is worth to a character who is there for a while."""
    table = outlook.table
    place = table.places[number]
    others = [each for each in table.at(number) if each is not hero]
    if place.closed:
        return REST - 0.1 * len(others)
    value, chance, hidden = 0.0, closable(outlook, hero, number), outlook.unknown(place)
    if place.deck:
        value += 1.3 * explore(outlook, hero, number)
        found = min(1.0, 1.6 / (len(place.deck) + 1) * hidden) if hidden else 1.0
        near = 1 / (1 + outlook.needed(place))
        soon = (0.4 * found + near) * chance * min(6.0, outlook.closing(place)) * (1.0 if hidden else 0.5)
        value += soon * (SHARED if others else 1.0)
    else:
        value += chance * outlook.closing(place) * (SHARED if others else 1.0)
    villain = outlook.villain_at()
    if villain is not None and villain is not place and not others:
        value += 2.5 * GUARD * chance * GUARDED
    elif not others:
        value += GUARD * chance
    if others and heals(hero):
        hurt = max([outlook.relief(each, HEALING) for each in others])
        value += HEALER * max(0.0, hurt - HEALING * 0.5)
    open_places = sum(1 for each in table.places if not each.closed)
    if others and open_places >= len(outlook.living):
        value -= CROWD * len(others)
    return value


def heals(hero: Hero) -> bool:
    """Whether a character can heal those beside it."""
    effects = [power.effect for card in hero.hand for power in card.powers]
    effects += [form.effect for _, form in hero.powers.uses]
    return any(isinstance(effect, Heal) and effect.whose != OWN for effect in effects)


def moving(outlook: Outlook, hero: Hero, number: int) -> float:
    """What it is worth to be at another location, with what leaving and entering cost."""
    value = staying(outlook, hero, number)
    if hero.place in (NONE, number):
        return value
    table = outlook.table
    here, there = table.here(hero), table.places[number]
    found = [(LEAVES, rule) for rule in (here.card.closed_here if here.closed else here.card.here)]
    found += [(ENTERS, rule) for rule in (there.card.closed_here if there.closed else there.card.here)]
    found += [(ENTERS, rule) for told in table.story.cards for rule in told.during]
    return (
        value
        - STAY
        - sum(
            [
                toll(outlook, hero, rule.trouble)
                for moment, rule in found
                if isinstance(rule, When) and rule.moment == moment
            ]
        )
    )


def number_of(outlook: Outlook, card: Any) -> int:
    return next(number for number, place in enumerate(outlook.table.places) if place.card is card)

"""What the next card of a location deck may bring, and where it is best to look (PF-TURN-12 to -18)."""

from __future__ import annotations

from typing import Any

from herowright.games.pathfinder.bot.fights import SOMETHING, best_fight
from herowright.games.pathfinder.bot.outlook import VICTORY, Outlook
from herowright.games.pathfinder.bot.prospect import Prospect, begun
from herowright.games.pathfinder.bot.sheet import Member, Spot
from herowright.games.pathfinder.bot.stakes import GUARDED, acquiring, against, closable
from herowright.games.pathfinder.bot.troubles import all_of, toll
from herowright.games.pathfinder.cards.effects import Evade
from herowright.games.pathfinder.cards.on import ACQUIRE, OWN
from herowright.games.pathfinder.cards.outside import Heal
from herowright.games.pathfinder.cards.standing import ENTERS, LEAVES, When
from herowright.games.pathfinder.rules.components import BANES, BARRIER, MONSTER, VILLAIN

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


def meeting(outlook: Outlook, member: Member, card: Any, summoned: bool = False) -> tuple[float, float]:
    """What it is worth to meet a card, beyond having turned it up, and the chance to get the better of it."""
    value, chance = facing(outlook, member, card, summoned)
    if evades(member, card) and value < EVADED * outlook.step:
        return EVADED * outlook.step, chance
    return value, chance


def evades(member: Member, card: Any) -> bool:
    """Whether a power of the character lets it go round a card for nothing."""
    for _, form in member.hero.powers.uses:
        if (
            isinstance(form.effect, Evade)
            and form.pay is None
            and (not form.effect.kinds or card.is_a(form.effect.kinds))
        ):
            return True
    return False


def facing(outlook: Outlook, member: Member, card: Any, summoned: bool = False) -> tuple[float, float]:
    """The same, for somebody who does not evade it."""
    key = ("facing", member.seat, card.id, summoned)
    found = outlook.noted.get(key)
    if found is None:
        found = outlook.noted[key] = _facing(outlook, member, card, summoned)
    return found


def _facing(outlook: Outlook, member: Member, card: Any, summoned: bool) -> tuple[float, float]:
    if card.family == "boon":
        stakes = acquiring(outlook, member, card)
        chance = _best(outlook, member, Prospect(member.seat, ACQUIRE, card), card.checks)
        return outlook.step + chance * stakes.gain - (1 - chance) * stakes.loss, chance
    before = all_of(outlook, member, card.before) + all_of(outlook, member, card.after)
    if not card.checks:
        return outlook.step - all_of(outlook, member, card.instead), 0.0
    if card.type == MONSTER:
        fight = best_fight(outlook, member, card, summoned)
        value, chance = fight.value - max(0.0, before), fight.chance
    else:
        stakes = against(outlook, member, card, summoned)
        chance = _best(outlook, member, Prospect(member.seat, "defeat", card), card.checks)
        value = chance * stakes.gain - (1 - chance) * stakes.loss - before
    if card.kind == VILLAIN and not summoned:
        value += _ready(outlook, member, chance)
    return value, chance


def _best(outlook: Outlook, member: Member, prospect: Prospect, checks: Any) -> float:
    total = 1.0
    for ways in checks:
        best = 0.0
        for way in ways:
            difficulty = way.difficulty + (outlook.situation.number if way.veteran else 0)
            if way.skill in member.hero.skills or not best:
                best = max(best, begun(outlook, member, prospect.purpose, prospect.card, way.skill, difficulty).chance)
        total *= best
    return total


def _ready(outlook: Outlook, member: Member, chance: float) -> float:
    """How much better or worse it is to meet a villain now than later: with guards at the other locations it may be the
    end of it."""
    situation = outlook.situation
    others = [spot for spot in situation.spots if not spot.closed and spot.number != member.place]
    if not others:
        return 0.0
    guarded = 1.0
    for spot in others:
        guards = situation.at(spot.number)
        if not guards:
            guarded = 0.0
            break
        guarded *= max(closable(outlook, each, spot) for each in guards)
    return chance * guarded * (VICTORY - 2.5)


def explore(outlook: Outlook, member: Member, spot: Spot) -> float:
    """What it is worth to turn up the next card of a location deck."""
    if not spot.cards:
        return -5.0
    if spot.known:
        return meeting(outlook, member, spot.known[0])[0]
    key = ("explore", member.seat, spot.number)
    found = outlook.noted.get(key)
    if found is None:
        found = outlook.noted[key] = _explore(outlook, member, spot)
    return float(found)


def _explore(outlook: Outlook, member: Member, spot: Spot) -> float:
    total, step = 0.0, outlook.step
    for kind, count in spot.kinds.items():
        if kind == "unknown":
            value = _unknown(outlook, member, spot)
        elif kind == MONSTER:
            value = best_fight(outlook, member).value - 0.15
            if evades(member, SOMETHING[0]):
                value = max(value, EVADED * step)
        elif kind == BARRIER:
            value = BARRIER_CHANCE * step - (1 - BARRIER_CHANCE) * BARRIER_HARM * outlook.price(member)
        else:
            value = step + BOON_CHANCE * BOON
        total += count * value
    return total / spot.cards


def _unknown(outlook: Outlook, member: Member, spot: Spot) -> float:
    """A villain, one of its henchmen, or a blessing."""
    situation = outlook.situation
    cards = situation.cards.cards
    scenario = situation.scenario
    if scenario.fillers:
        return outlook.step + 0.5 * outlook.closing(spot)
    places = [each for each in situation.spots if not each.closed and each.unknown]
    chance = 1 / max(1, len(places)) if scenario.villains else 0.0
    value = (1 - chance) * meeting(outlook, member, cards[f"bane:{scenario.henchmen[-1]}"])[0]
    if chance:
        value += chance * meeting(outlook, member, cards[f"bane:{scenario.villains[0]}"])[0]
    return value


# --- where to go -----------------------------------------------------------------------------------------------


def staying(outlook: Outlook, member: Member, spot: Spot) -> float:
    """What a location is worth to a character who is there for a while."""
    situation = outlook.situation
    others = [each for each in situation.at(spot.number) if each is not member]
    if spot.closed:
        return REST - 0.1 * len(others)
    value = 0.0
    chance = closable(outlook, member, spot)
    if spot.cards:
        value += 1.3 * explore(outlook, member, spot)
        found = 1.0 if not spot.unknown else min(1.0, 1.6 / (spot.cards + 1) * spot.unknown)
        near = 1 / (1 + outlook.needed(spot))
        soon = (0.4 * found + near) * chance * min(6.0, outlook.closing(spot)) * (0.5 if not spot.unknown else 1.0)
        value += soon * (SHARED if others else 1.0)
    else:
        value += chance * outlook.closing(spot) * (SHARED if others else 1.0)
    villain = outlook.villain_at()
    if villain is not None and villain is not spot and not others:
        value += 2.5 * GUARD * chance * GUARDED
    elif not others:
        value += GUARD * chance
    if heals(member):
        hurt = max((outlook.relief(each, HEALING) for each in others), default=0.0)
        value += HEALER * max(0.0, hurt - HEALING * 0.5)
    open_places = sum(1 for each in situation.spots if not each.closed)
    if others and open_places >= len(situation.living):
        value -= CROWD * len(others)
    return value


def heals(member: Member) -> bool:
    """Whether a character can heal those beside it."""
    effects = [power.effect for card in dict.fromkeys(member.hand) for power in card.powers]
    effects += [form.effect for _, form in member.hero.powers.uses]
    return any(isinstance(effect, Heal) and effect.whose != OWN for effect in effects)


def moving(outlook: Outlook, member: Member, to: Spot) -> float:
    """What it is worth to be at another location, with what leaving and entering cost."""
    value = staying(outlook, member, to)
    if member.place < 0 or member.place == to.number:
        return value
    situation = outlook.situation
    here = situation.spots[member.place]
    value -= STAY
    for moment, rules in (
        (LEAVES, here.card.closed_here if here.closed else here.card.here),
        (ENTERS, to.card.closed_here if to.closed else to.card.here),
        (ENTERS, situation.during),
    ):
        for rule in rules:
            if isinstance(rule, When) and rule.moment == moment:
                value -= toll(outlook, member, rule.trouble)
    return value


def boons(spot: Spot) -> int:
    return sum(count for kind, count in spot.kinds.items() if kind not in BANES and kind != "unknown")

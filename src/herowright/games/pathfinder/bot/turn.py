"""The bot's own turn: what the next card of a location may bring, where it is best to look, how far to explore, when
to heal and when to stop (PF-TURN)."""

from __future__ import annotations

from functools import lru_cache, partial
from math import prod
from typing import Any

from herowright.bots.policy import Reasons, Verdict, noted, said, shown
from herowright.games.pathfinder.bot import reasons
from herowright.games.pathfinder.bot.outlook import (
    IDLE,
    PROMISED,
    VICTORY,
    Outlook,
    effect_of,
    power_of,
)
from herowright.games.pathfinder.bot.stakes import (
    SOMETHING,
    acquiring,
    against,
    best_fight,
    best_way,
    closable,
    way_costs,
)
from herowright.games.pathfinder.bot.troubles import all_of, toll
from herowright.games.pathfinder.bot.worth import mean
from herowright.games.pathfinder.cards import outside, wonders
from herowright.games.pathfinder.cards.deeds import AndThen
from herowright.games.pathfinder.cards.effects import Evade
from herowright.games.pathfinder.cards.on import ACQUIRE, DEFEAT, OWN
from herowright.games.pathfinder.cards.standing import ENTERS, LEAVES, InsteadOfExploring, When
from herowright.games.pathfinder.cards.types import Location, Story
from herowright.games.pathfinder.rules.components import BARRIER, MONSTER, NONE, RECHARGE, VILLAIN, dice
from herowright.games.pathfinder.rules.state import CLOSING, MOVING, Hero, Place
from herowright.games.pathfinder.rules.view import free_exploration
from herowright.games.pathfinder.rules.view_places import UNKNOWN, kinds_known, unknown
from herowright.table.decision import Option

# The chance to acquire a boon that nobody has seen yet, and what it is worth.
BOON_CHANCE, BOON = 0.5, 0.55
# A barrier that nobody has seen yet: what it costs where it is not overcome.
BARRIER_CHANCE, BARRIER_HARM = 0.5, 1.2
# Nobody else has to come here; two at the same location leave another one without a guard.
CROWD, STAY, GUARD = 0.7, 0.35, 1.6
# What is left to do where somebody else is at it already.
SHARED = 0.8
# A closed location is a place to rest.
REST = -0.6
# An evaded card is shuffled into its deck: nothing is won but what one knows now.
EVADED = -0.25
# To look at a card before it is met; how much less a card of the discard pile is worth than another one.
SEEN, BACK = 0.18, 0.12
# Dice for a whole turn, a card of one's choice, and somebody back from the dead.
LASTING, FOUND, RAISED = 0.4, 0.4, 6.0
# With fewer cards nobody draws more than the turn asks for.
ENOUGH = 3
# A further exploration has to be worth a little more than its card.
AGAIN = 0.1
# A turn that passes without its exploration, in blessings of the shared deck.
PASSED = 1.5
# To close a location while one can.
NOW = 0.5


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


def facing(outlook: Outlook, hero: Hero, card: Any, summoned: bool) -> tuple[float, float]:
    """The same, for somebody who does not evade it."""
    boon, before = card.family == "boon", 0.0
    if not boon:
        if not card.checks:
            return outlook.step - all_of(outlook, hero, card.instead), 0.0
        before = all_of(outlook, hero, card.before) + all_of(outlook, hero, card.after)
    if not boon and card.type == MONSTER:
        fight = best_fight(outlook, hero, card, summoned)
        value, chance = fight.value - max(0.0, before), fight.chance
    else:
        stakes = acquiring(outlook, hero, card) if boon else against(outlook, hero, card, summoned)
        purpose, checks = ACQUIRE if boon else DEFEAT, range(len(card.checks))
        ways = [best_way(outlook, hero, card, purpose, number, stakes) for number in checks]
        chance = prod([way.chance for way in ways])
        paid = before + sum([way.harm for way in ways])
        value = chance * stakes.gain - (1 - chance) * stakes.loss - paid + (outlook.step if boon else 0.0)
    if card.kind == VILLAIN and not summoned:
        value += _ready(outlook, hero, chance)
    return value, chance


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
    """What it is worth to flip over the next card of a location deck."""
    place = outlook.table.places[number]
    if not place.deck:
        return -5.0
    if place.known_top:
        return meeting(outlook, hero, place.deck[0])[0]
    kinds = kinds_known(place).items()
    return sum([count * _of_kind(outlook, hero, kind, place) for kind, count in kinds]) / len(place.deck)


def _of_kind(outlook: Outlook, hero: Hero, kind: str, place: Place) -> float:
    """What it is worth to flip over a card that nobody has seen yet."""
    if kind == MONSTER:
        return _monster(outlook, hero)
    if kind == BARRIER:
        return BARRIER_CHANCE * outlook.step - (1 - BARRIER_CHANCE) * BARRIER_HARM * outlook.of(hero).price
    if kind != UNKNOWN:
        return outlook.step + BOON_CHANCE * BOON
    return outlook.step + 0.5 * outlook.closing(place) if outlook.table.scenario.fillers else _unknown(outlook, hero)


@noted
def _monster(outlook: Outlook, hero: Hero) -> float:
    value = best_fight(outlook, hero).value - 0.15
    return max(value, EVADED * outlook.step) if evades(hero, SOMETHING[0]) else value


@noted
def _unknown(outlook: Outlook, hero: Hero) -> float:
    """A villain, one of its henchmen, or a blessing."""
    table, scenario = outlook.table, outlook.table.scenario
    places = sum([1 for each in table.places if not each.closed and unknown(each)])
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
        return REST - 0.1 * len(others) - passing(outlook)
    value, chance, hidden = 0.0, closable(outlook, hero, number), unknown(place)
    if place.deck:
        value += 1.3 * max(explore(outlook, hero, number), -passing(outlook))
        found = min(1.0, 1.6 / (len(place.deck) + 1) * hidden) if hidden else 1.0
        near = 1 / (1.5 + outlook.half_way[place])
        soon = (0.4 * found + near) * chance * min(6.0, outlook.closing(place)) * (1.0 if hidden else 0.5)
        value += soon * (SHARED if others else 1.0)
    else:
        value += chance * outlook.closing(place) * (SHARED if others else 1.0)
    if not others:
        value += GUARD * chance
    elif outlook.open >= len(outlook.living):
        value -= CROWD * len(others)
    return value


def moving(outlook: Outlook, hero: Hero, number: int) -> float:
    """What it is worth to be at another location, with what leaving and entering cost."""
    value = staying(outlook, hero, number)
    if hero.place in (NONE, number):
        return value
    table = outlook.table
    here, there = table.here(hero), table.places[number]
    due = on_the_way(table.story, here.card, here.closed, there.card, there.closed)
    return value - STAY - all_of(outlook, hero, due)


@lru_cache(maxsize=4096)
def on_the_way(story: Story, here: Location, left: bool, there: Location, entered: bool) -> list[Any]:
    """The troubles that lie between two locations, each closed already or not."""
    found = [(LEAVES, rule) for rule in (here.closed_here if left else here.here)]
    found += [(ENTERS, rule) for rule in (there.closed_here if entered else there.here)]
    found += [(ENTERS, rule) for told in story.cards for rule in told.during]
    return [rule.trouble for moment, rule in found if isinstance(rule, When) and rule.moment == moment]


def number_of(outlook: Outlook, card: Any) -> int:
    return next(number for number, place in enumerate(outlook.table.places) if place.card is card)


# --- the questions of a turn -----------------------------------------------------------------------------------


def judge_turn(outlook: Outlook, option: Option) -> Verdict:
    """Moving and giving come before everything else: they are held against what could be done without them."""
    me, here = outlook.me, outlook.me.place
    match option.payload[0]:
        case "move":
            to = number_of(outlook, option.payload[1])
            gain = moving(outlook, me, to) - staying(outlook, me, here)
            return Verdict(_best_here(outlook) + gain, partial(why_place, outlook, me, to))
        case "explore" | "play" | "power" | "end" | "instead" | "close":
            return _here(outlook, option)
    gain = max([outlook.given(me, option.payload.card, each) for each in outlook.table.at(here) if each is not me])
    return Verdict(_best_else(outlook) + gain - IDLE, partial(_why_given, gain))


@noted
def _best_else(outlook: Outlook) -> float:
    """After a gift everything else can still be done."""
    options = [each for each in outlook.glimpse.options if not each.interrupt and each.payload[0] != "give"]
    return max([judge_turn(outlook, each).value for each in options])


def _why_given(gain: float) -> Reasons:
    return reasons.worth(gain) if gain > 0 else said("bot-pf-give")


def judge_give_to(outlook: Outlook, option: Option) -> Verdict:
    """Whoever gains most by a card."""
    family, _, id = str(outlook.glimpse.prompt.args["card"]).partition(":")
    gain = outlook.given(outlook.me, outlook.table.box.find(family, id), outlook.table.heroes[option.payload])
    return Verdict(gain, partial(reasons.worth, gain))


@noted
def _best_here(outlook: Outlook) -> float:
    options = [each for each in outlook.glimpse.options if not each.interrupt]
    return max([_here(outlook, each).value for each in options if each.payload[0] not in ("move", "give")])


def _here(outlook: Outlook, option: Option) -> Verdict:
    me = outlook.me
    place = outlook.table.here(me)
    match option.payload[0]:
        case "end":
            return Verdict(-_passed(outlook, place), partial(_why_end, outlook))
        case "instead":  # of the free exploration
            rule = next((rule for rule in place.card.here if isinstance(rule, InsteadOfExploring)), None)
            value = -toll(outlook, me, rule.trouble) if rule is not None else -1.0
            return Verdict(value, partial(reasons.worth, value))
        case "close":
            chance = closable(outlook, me, me.place)
            cost = min([way_costs(outlook, me, way) for way in place.card.closing], default=0.0)
            return Verdict(chance * outlook.closing(place) - cost + NOW, partial(reasons.estimates, chance))
    value, cost = explore(outlook, me, me.place), outlook.cost(me, option.payload)
    again = AGAIN if option.payload[0] != "explore" else 0.0
    return Verdict(value - cost - again, partial(_why_explore, outlook, value, cost))


def _passed(outlook: Outlook, place: Place) -> float:
    """What it costs to end the turn now."""
    return passing(outlook) if place.deck and free_exploration(outlook.table) else 0.0


def passing(outlook: Outlook) -> float:
    """What it costs to let a turn pass without its exploration."""
    return PASSED * outlook.time


def why_place(outlook: Outlook, hero: Hero, number: int) -> Reasons:
    place = outlook.table.places[number]
    if place.closed:
        return said("bot-pf-place-closed")
    found = said("bot-pf-place-closing", chance=reasons.percent(closable(outlook, hero, number)))
    if place.deck:
        found += said("bot-pf-place-cards", count=len(place.deck)) + _explored(explore(outlook, hero, number))
    alone = all(each is hero for each in outlook.table.at(number))
    return found + said("bot-pf-place-empty") if alone else found


def _explored(value: float) -> Reasons:
    if not shown(value):
        return said("bot-pf-explore-even")
    return said("bot-pf-explore-more" if value >= 0 else "bot-pf-explore-less", cards=shown(value))


def _few_cards(outlook: Outlook) -> Reasons:
    few = outlook.of(outlook.me).spare <= 3
    return said("bot-pf-few-cards", cards=len(outlook.me.deck)) if few else ()


def _why_explore(outlook: Outlook, value: float, cost: float) -> Reasons:
    time = said("bot-pf-time", turns=outlook.left)
    return _explored(value) + (reasons.costs(cost) if cost else ()) + _few_cards(outlook) + time


def _why_end(outlook: Outlook) -> Reasons:
    return _few_cards(outlook) or said("bot-pf-save")


# --- at any time (PF-PLAY-17) ----------------------------------------------------------------------------------


def judge_any(outlook: Outlook, option: Option, best: float) -> Verdict:
    """A card or power beside the question that is put: what it brings on top of the best answer."""
    me, payload = outlook.me, option.payload
    if payload[0] not in ("play", "also", "power"):
        return Verdict(best + PROMISED, partial(said, "bot-pf-promise"))
    gain, cost = bring(outlook, effect_of(me, payload)), outlook.cost(me, payload)
    if payload[0] == "power" and power_of(me, payload[1]).first and free_exploration(outlook.table):
        gain -= max(0.0, explore(outlook, me, me.place))  # it takes the place of the free exploration
    return Verdict(best + gain - cost - IDLE, partial(_why_any, gain, cost))


def _why_any(gain: float, cost: float) -> Reasons:
    return (*reasons.worth(gain), *reasons.costs(cost))


def bring(outlook: Outlook, effect: Any) -> float:
    """What an effect for any time is worth now."""
    table, me = outlook.table, outlook.me
    place, room = table.here(me), me.hand_size - len(me.hand)
    match effect:
        case AndThen():
            return bring(outlook, effect.effect)
        case outside.Heal():  # what finds too few cards can wait
            count, hurt = mean(dice(effect.cards)), [me] if effect.whose == OWN else table.at(me.place)
            return max([outlook.relief(each, count) * (0.6 if len(each.discard) < count else 1.0) for each in hurt])
        case outside.Move():
            return 0.5 * travelling(outlook) if table.stage > MOVING else 0.0
        case outside.Examine():
            fresh = len(place.deck) > 1 and not place.known_top and table.stage < CLOSING and unknown(place)
            return SEEN * min(2, effect.count) if fresh else 0.0
        case outside.Retrieve():
            found = [outlook.gained(me, card) - BACK for card in me.discard if card.is_a(effect.kinds)]
            return outlook.relief(me, 1) if found and effect.to == RECHARGE else max(found, default=0.0)
        case outside.TurnBackTime():
            count = min(mean(dice(effect.cards)), len(table.blessings_discard))
            return count * outlook.time if outlook.pressure > 0.9 else 0.0
        case wonders.Lasting():  # dice on every check of the turn
            return LASTING if free_exploration(table) and table.turn == me.seat else 0.0
        case wonders.Search():
            return FOUND if room >= 0 and len(me.deck) > ENOUGH else 0.0
        case wonders.RaiseDead():
            return RAISED
    return 0.0


def travelling(outlook: Outlook) -> float:
    """How much better the best other location is."""
    me, places = outlook.me, range(len(outlook.table.places))
    here = staying(outlook, me, me.place)
    return max([moving(outlook, me, number) for number in places if number != me.place], default=here) - here

"""The own turn: where to go, how far to explore, when to heal and when to stop (PF-TURN)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from herowright.games.pathfinder.bot import reasons
from herowright.games.pathfinder.bot.checks import IDLE, PROMISED
from herowright.games.pathfinder.bot.exploring import explore, moving, number_of, staying
from herowright.games.pathfinder.bot.outlook import Outlook, Verdict, effect_of, noted, power_of
from herowright.games.pathfinder.bot.stakes import closable, way_costs
from herowright.games.pathfinder.bot.troubles import toll
from herowright.games.pathfinder.bot.worth import mean
from herowright.games.pathfinder.cards import outside, wonders
from herowright.games.pathfinder.cards.deeds import AndThen
from herowright.games.pathfinder.cards.on import OWN
from herowright.games.pathfinder.cards.standing import InsteadOfExploring
from herowright.games.pathfinder.rules.components import RECHARGE, dice
from herowright.games.pathfinder.rules.state import CLOSING, MOVING, Hero
from herowright.games.pathfinder.rules.view import free_exploration
from herowright.table.decision import Option
from herowright.table.message import Message

# What it costs to give a card away: the own hand needs it as much.
GIVEN = 0.4
# To look at a card before it is met, and to have a card of the discard pile in the hand again.
SEEN, BACK = 0.18, 0.4
# Dice for a whole turn, a card of one's choice, and somebody back from the dead.
LASTING, FOUND, RAISED = 0.4, 0.4, 6.0
# With fewer cards nobody draws more than the turn asks for.
ENOUGH = 3
# A further exploration has to be worth a little more than its card.
AGAIN = 0.1
# To close a location while one can.
NOW = 0.5


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
    return Verdict(_best_here(outlook) - GIVEN, partial(reasons.said, "bot-pf-give"))


@noted
def _best_here(outlook: Outlook) -> float:
    options = [each for each in outlook.glimpse.options if not each.interrupt]
    return max([_here(outlook, each).value for each in options if each.payload[0] not in ("move", "give")])


def _here(outlook: Outlook, option: Option) -> Verdict:
    me = outlook.me
    place = outlook.table.here(me)
    match option.payload[0]:
        case "end":
            return Verdict(0.0, partial(_why_end, outlook))
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


def why_place(outlook: Outlook, hero: Hero, number: int) -> reasons.Reasons:
    place = outlook.table.places[number]
    if place.closed:
        return reasons.said("bot-pf-place-closed")
    found = [Message("bot-pf-place-closing", {"chance": reasons.percent(closable(outlook, hero, number))})]
    if place.deck:
        found.append(Message("bot-pf-place-cards", {"count": len(place.deck)}))
        found.append(_explored(explore(outlook, hero, number)))
    if all(each is hero for each in outlook.table.at(number)):
        found += reasons.said("bot-pf-place-empty")
    return tuple(found)


def _explored(value: float) -> Message:
    return Message("bot-pf-explore-more" if value >= 0 else "bot-pf-explore-less", {"cards": reasons.shown(value)})


def _few_cards(outlook: Outlook) -> reasons.Reasons:
    few = outlook.spare(outlook.me) <= 3
    return (Message("bot-pf-few-cards", {"cards": len(outlook.me.deck)}),) if few else ()


def _why_explore(outlook: Outlook, value: float, cost: float) -> reasons.Reasons:
    paid = reasons.costs(cost) if cost else ()
    return (_explored(value), *paid, *_few_cards(outlook), Message("bot-pf-time", {"turns": outlook.left}))


def _why_end(outlook: Outlook) -> reasons.Reasons:
    return _few_cards(outlook) or reasons.said("bot-pf-save")


# --- at any time (PF-PLAY-17) ----------------------------------------------------------------------------------


def judge_any(outlook: Outlook, option: Option, best: float) -> Verdict:
    """A card or power beside the question that is put: what it brings on top of the best answer."""
    me, payload = outlook.me, option.payload
    if payload[0] not in ("play", "also", "power"):
        return Verdict(best + PROMISED, partial(reasons.said, "bot-pf-promise"))
    gain, cost = bring(outlook, effect_of(me, payload)), outlook.cost(me, payload)
    if payload[0] == "power" and power_of(me, payload[1]).first and free_exploration(outlook.table):
        gain -= max(0.0, explore(outlook, me, me.place))  # it takes the place of the free exploration
    return Verdict(best + gain - cost - IDLE, partial(_why_any, gain, cost))


def _why_any(gain: float, cost: float) -> reasons.Reasons:
    return (*reasons.worth(gain), *reasons.costs(cost))


def bring(outlook: Outlook, effect: Any) -> float:
    """What an effect for any time is worth now."""
    judge = BRINGS.get(type(effect))
    return 0.0 if judge is None else judge(outlook, effect)


def _heal(outlook: Outlook, effect: outside.Heal) -> float:
    """Healing that finds too few cards can wait."""
    count, me = mean(dice(effect.cards)), outlook.me
    targets = [me] if effect.whose == OWN else outlook.table.at(me.place)
    waste = {each.seat: 0.6 if len(each.discard) < count else 1.0 for each in targets}
    return max([outlook.relief(each, count) * waste[each.seat] for each in targets], default=0.0)


def _move(outlook: Outlook, effect: outside.Move) -> float:
    return 0.0 if outlook.table.stage <= MOVING else 0.5 * travelling(outlook)


def travelling(outlook: Outlook) -> float:
    """How much better the best other location is."""
    me, places = outlook.me, range(len(outlook.table.places))
    here = staying(outlook, me, me.place)
    return max([moving(outlook, me, number) for number in places if number != me.place], default=here) - here


def _examine(outlook: Outlook, effect: outside.Examine) -> float:
    place = outlook.table.here(outlook.me)
    if place.known_top or len(place.deck) < 2 or outlook.table.stage >= CLOSING:
        return 0.0
    return SEEN * min(2, effect.count) if outlook.unknown(place) else 0.0


def _retrieve(outlook: Outlook, effect: outside.Retrieve) -> float:
    me = outlook.me
    found = [card for card in dict.fromkeys(me.discard) if card.is_a(effect.kinds)]
    if not found:
        return 0.0
    if effect.to == RECHARGE:
        return outlook.relief(me, 1)
    return max([outlook.gained(me, card) for card in found]) - (1 - BACK) * 0.2


def _turn_back(outlook: Outlook, effect: outside.TurnBackTime) -> float:
    count = min(mean(dice(effect.cards)), len(outlook.table.blessings_discard))
    return count * outlook.time if outlook.pressure() > 0.9 else 0.0


def _lasting(outlook: Outlook, effect: wonders.Lasting) -> float:
    """Dice on every check of the turn; worth it before the first exploration."""
    return LASTING if free_exploration(outlook.table) and outlook.table.turn == outlook.me.seat else 0.0


def _search(outlook: Outlook, effect: wonders.Search) -> float:
    me = outlook.me
    return FOUND if len(me.hand) <= me.hand_size and len(me.deck) > ENOUGH else 0.0


BRINGS: dict[type, Callable[[Outlook, Any], float]] = {
    outside.Heal: _heal,
    outside.Move: _move,
    outside.Examine: _examine,
    outside.Retrieve: _retrieve,
    outside.TurnBackTime: _turn_back,
    wonders.Lasting: _lasting,
    wonders.RaiseDead: lambda outlook, effect: RAISED,
    wonders.Search: _search,
    AndThen: lambda outlook, effect: bring(outlook, effect.effect),
}

"""The own turn: where to go, how far to explore, when to heal and when to stop (PF-TURN)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from herowright.games.pathfinder.bot import reasons
from herowright.games.pathfinder.bot.checks import IDLE, PROMISED, effect_of
from herowright.games.pathfinder.bot.exploring import explore, moving, staying
from herowright.games.pathfinder.bot.odds import mean
from herowright.games.pathfinder.bot.outlook import Outlook
from herowright.games.pathfinder.bot.prospect import dice_of
from herowright.games.pathfinder.bot.sheet import Member, Spot
from herowright.games.pathfinder.bot.stakes import closable, way_costs
from herowright.games.pathfinder.bot.troubles import toll
from herowright.games.pathfinder.bot.verdict import Verdict
from herowright.games.pathfinder.bot.worth import gained
from herowright.games.pathfinder.cards import outside, wonders
from herowright.games.pathfinder.cards.deeds import AndThen
from herowright.games.pathfinder.cards.on import OWN
from herowright.games.pathfinder.cards.standing import InsteadOfExploring
from herowright.games.pathfinder.rules.components import RECHARGE
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse
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


def judge_turn(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    me = outlook.me
    spot = outlook.situation.spots[me.place]
    verdicts: list[Verdict | None] = []
    for option in options:
        match option.payload[0]:
            case "end":
                verdicts.append(Verdict(0.0, partial(_why_end, outlook)))
            case "explore":
                value = explore(outlook, me, spot)
                verdicts.append(Verdict(value, partial(_why_explore, outlook, spot, value, 0.0)))
            case "instead":
                verdicts.append(_instead(outlook, spot))
            case "close":
                chance = closable(outlook, me, spot)
                value = chance * outlook.closing(spot) - min(
                    (way_costs(outlook, me, way) for way in spot.card.closing), default=0.0
                )
                verdicts.append(Verdict(value + 0.5, partial(reasons.estimates, chance)))
            case "play" | "power":
                _, cost, _, _ = effect_of(outlook, me, option.payload)
                value = explore(outlook, me, spot)
                why = partial(_why_explore, outlook, spot, value, cost)
                verdicts.append(Verdict(value - cost - AGAIN, why))
            case _:
                verdicts.append(None)
    best = max(verdict.value for verdict in verdicts if verdict is not None)
    return [
        verdict if verdict is not None else _elsewhere(outlook, option, spot, best)
        for verdict, option in zip(verdicts, options, strict=True)
    ]


def _instead(outlook: Outlook, spot: Spot) -> Verdict:
    """Give up the free exploration for what the location offers."""
    rule = next((rule for rule in spot.card.here if isinstance(rule, InsteadOfExploring)), None)
    value = -toll(outlook, outlook.me, rule.trouble) if rule is not None else -1.0
    return Verdict(value, partial(reasons.worth, value))


def _elsewhere(outlook: Outlook, option: Option, spot: Spot, best: float) -> Verdict:
    """Moving and giving come before everything else: they are held against what could be done without them."""
    if option.payload[0] != "move":
        return Verdict(best - GIVEN, partial(reasons.said, "bot-pf-give"))
    to = next(each for each in outlook.situation.spots if each.card is option.payload[1])
    gain = moving(outlook, outlook.me, to) - staying(outlook, outlook.me, spot)
    return Verdict(best + gain, partial(why_place, outlook, outlook.me, to))


def why_place(outlook: Outlook, member: Member, spot: Spot) -> reasons.Reasons:
    if spot.closed:
        return reasons.said("bot-pf-place-closed")
    found = [Message("bot-pf-place-closing", {"chance": reasons.percent(closable(outlook, member, spot))})]
    if spot.cards:
        found.append(Message("bot-pf-place-cards", {"count": spot.cards}))
        found.append(explored(explore(outlook, member, spot)))
    others = [each for each in outlook.situation.at(spot.number) if each is not member]
    if not others:
        found += reasons.said("bot-pf-place-empty")
    return tuple(found)


def explored(value: float) -> Message:
    return Message("bot-pf-explore-more" if value >= 0 else "bot-pf-explore-less", {"cards": reasons.shown(value)})


def _why_explore(outlook: Outlook, spot: Spot, value: float, cost: float) -> reasons.Reasons:
    found = [explored(value)]
    if cost:
        found += reasons.costs(cost)
    if outlook.me.spare <= 3:
        found.append(Message("bot-pf-few-cards", {"cards": outlook.me.deck}))
    found.append(Message("bot-pf-time", {"turns": outlook.situation.left}))
    return tuple(found)


def _why_end(outlook: Outlook) -> reasons.Reasons:
    if outlook.me.spare <= 3:
        return (Message("bot-pf-few-cards", {"cards": outlook.me.deck}),)
    return reasons.said("bot-pf-save")


# --- at any time (PF-PLAY-17) ----------------------------------------------------------------------------------


def judge_any(outlook: Outlook, options: Sequence[Option], best: float) -> list[Verdict]:
    """Cards and powers beside the question that is put: what they bring on top of the best answer."""
    verdicts = []
    for option in options:
        if option.payload[0] not in ("play", "also", "power"):
            verdicts.append(Verdict(best + PROMISED, partial(reasons.said, "bot-pf-promise")))
            continue
        effect, cost, card, _ = effect_of(outlook, outlook.me, option.payload)
        gain = bring(outlook, effect, card)
        if option.payload[0] == "power":
            gain -= _exploration_lost(outlook, option.payload[1])
        verdicts.append(Verdict(best + gain - cost - IDLE, partial(_why_any, gain, cost)))
    return verdicts


def _why_any(gain: float, cost: float) -> reasons.Reasons:
    return (*reasons.worth(gain), *reasons.costs(cost))


def _exploration_lost(outlook: Outlook, line: str) -> float:
    """Some powers take the place of the free exploration."""
    me = outlook.me
    form = next((form for each, form in me.hero.powers.uses if each == line), None)
    if form is None or not form.first or not outlook.situation.view["free"]:
        return 0.0
    return max(0.0, explore(outlook, me, outlook.situation.spots[me.place]))


def bring(outlook: Outlook, effect: Any, card: Any = None) -> float:
    """What an effect for any time is worth now."""
    judge = BRINGS.get(type(effect))
    return 0.0 if judge is None else judge(outlook, effect)


def _heal(outlook: Outlook, effect: outside.Heal) -> float:
    dice = dice_of(effect.cards)
    count = mean(dice.sides, dice.plus)
    me = outlook.me
    targets = [me] if effect.whose == OWN else outlook.situation.at(me.place)
    return max((outlook.relief(each, count) * _wasted(each, count) for each in targets), default=0.0)


def _wasted(member: Member, count: float) -> float:
    """Healing that finds too few cards can wait."""
    return 0.6 if member.discard < count else 1.0


def _move(outlook: Outlook, effect: outside.Move) -> float:
    me = outlook.me
    if outlook.situation.view["stage"] in ("give", "move"):
        return 0.0
    here = staying(outlook, me, outlook.situation.spots[me.place])
    others = [moving(outlook, me, spot) for spot in outlook.situation.spots if spot.number != me.place]
    return 0.5 * (max(others, default=here) - here)


def _examine(outlook: Outlook, effect: outside.Examine) -> float:
    spot = outlook.situation.spots[outlook.me.place]
    if spot.known or spot.cards < 2 or outlook.situation.view["stage"] == "close":
        return 0.0
    return SEEN * min(2, effect.count) if spot.unknown else 0.0


def _retrieve(outlook: Outlook, effect: outside.Retrieve) -> float:
    me = outlook.me
    names = dict.fromkeys(me.view["discard"])
    found = [card for card in (outlook.situation.card(name) for name in names) if card is not None]
    found = [card for card in found if card.is_a(effect.kinds)]
    if not found:
        return 0.0
    if effect.to == RECHARGE:
        return outlook.relief(me, 1)
    return max(gained(outlook, me, card) for card in found) - (1 - BACK) * 0.2


def _turn_back(outlook: Outlook, effect: outside.TurnBackTime) -> float:
    dice = dice_of(effect.cards)
    count = min(mean(dice.sides, dice.plus), len(outlook.situation.view["blessings"]["discard"]))
    return count * outlook.time if outlook.pressure > 0.9 else 0.0


def _draw(outlook: Outlook, effect: outside.Draw) -> float:
    me = outlook.me
    room = me.view["hand_size"] - len(me.names)
    return 0.2 * min(room, effect.count) if room > 0 and me.deck > effect.count else -1.0


def _lasting(outlook: Outlook, effect: wonders.Lasting) -> float:
    """Dice on every check of the turn; worth it before the first exploration."""
    return LASTING if outlook.situation.view["free"] and outlook.situation.mine else 0.0


def _search(outlook: Outlook, effect: wonders.Search) -> float:
    me = outlook.me
    return FOUND if len(me.names) <= me.view["hand_size"] and me.deck > ENOUGH else 0.0


BRINGS: dict[type, Callable[[Outlook, Any], float]] = {
    outside.Heal: _heal,
    outside.Move: _move,
    outside.Examine: _examine,
    outside.Retrieve: _retrieve,
    outside.TurnBackTime: _turn_back,
    outside.Draw: _draw,
    wonders.Lasting: _lasting,
    wonders.RaiseDead: lambda outlook, effect: RAISED,
    wonders.Search: _search,
    AndThen: lambda outlook, effect: bring(outlook, effect.effect),
}

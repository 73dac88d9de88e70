"""Making checks: the skill, what is added to it, help for others, and second chances (PF-CHECK)."""

from __future__ import annotations

from functools import partial
from typing import Any

from herowright.games.pathfinder.bot import reasons
from herowright.games.pathfinder.bot.exploring import EVADED, facing
from herowright.games.pathfinder.bot.outlook import Outlook, Verdict, effect_of, noted
from herowright.games.pathfinder.bot.stakes import Stakes, best_fight, stakes_of, tried_before, way_to, weighed
from herowright.games.pathfinder.cards.effects import Rescue
from herowright.games.pathfinder.cards.moments import HELP
from herowright.games.pathfinder.rules import playable, prospects
from herowright.games.pathfinder.rules.prospects import Prospect, supposing
from herowright.table.decision import Option

# To answer later, or not at all, is a little worse than to answer.
HUSHED = {"hush:check": -0.02, "hush:turn": -0.05, "hush:always": -0.1}
PROMISED = -0.06
# A gain below this is not worth a card.
IDLE = 0.02
# A boon that is declined is gone all the same.
DECLINED = 0.01


@noted
def at_stake(outlook: Outlook) -> Stakes:
    return stakes_of(outlook, outlook.table.checks[-1])


# --- the skill (PF-CHECK-13 to -24) ----------------------------------------------------------------------------


def judge_skill(outlook: Outlook, option: Option) -> Verdict:
    """A skill, or a card or power that decides how the check is made."""
    stakes = at_stake(outlook)
    if option.payload[0] == "decline":
        return Verdict(-stakes.loss - DECLINED, partial(reasons.said, "bot-pf-decline"))
    me = outlook.me
    cost, way = outlook.cost(me, option.payload), way_to(outlook, me, option.payload, tried_before(outlook, me))
    if way is None:
        return Verdict(-1.0 - cost, partial(reasons.costs, cost))
    value = weighed(outlook, me, stakes, way).value
    if way.prospect is None:
        return Verdict(value - IDLE, partial(reasons.costs, cost))
    if way.prospect.check.passed:
        return Verdict(value, partial(reasons.sure, cost))
    return Verdict(value, partial(_why_chosen, way.prospect, cost))


def _why_chosen(prospect: Prospect, cost: float) -> reasons.Reasons:
    lacking = reasons.said("bot-pf-lacks-trait") if prospect.vain is not None and not prospect.share else ()
    return (reasons.chance(prospect.chance), *lacking, *(reasons.costs(cost) if cost else ()))


# --- what is added (PF-CHECK-30 to -37) ------------------------------------------------------------------------


@noted
def as_it_stands(outlook: Outlook) -> Prospect:
    """The check that is made, or was made and could be rolled again."""
    check = outlook.table.checks[-1].copy()
    check.stage = HELP
    with supposing(outlook.table, check):
        found = prospects.standing(outlook.table, check)
    assert found is not None
    return found


def judge_prepare(outlook: Outlook, option: Option) -> Verdict:
    """The own check, ready to be rolled, or somebody else's: everything on offer against leaving it as it is."""
    stakes, now = at_stake(outlook), as_it_stands(outlook)
    value, payload = stakes.value(now)[0], option.payload
    if not isinstance(payload, tuple):
        hushed = HUSHED.get(option.key, 0.0)
        why = partial(_why_left, now.chance, stakes) if not hushed else partial(reasons.said, "bot-pf-hush")
        return Verdict(value + hushed, why)
    match payload[0]:
        case "roll":
            return Verdict(value, partial(_why_left, now.chance, stakes))
        case "play" | "also" | "power":
            return _added(outlook, outlook.me.seat, payload)
        case "call":
            _, seat, key = payload  # it costs the card of the player who has promised it
            options = playable.card_options(outlook.table, outlook.table.heroes[seat], HELP)
            return _added(outlook, seat, next(each.payload for each in options if each.key == key))
    return Verdict(value + PROMISED, partial(reasons.said, "bot-pf-promise"))


def _added(outlook: Outlook, seat: int, payload: Any) -> Verdict:
    stakes, now = at_stake(outlook), as_it_stands(outlook)
    cost = outlook.cost(outlook.table.heroes[seat], payload)
    more = prospects.after(outlook.table, seat, payload)
    if more is None:
        return Verdict(stakes.value(now)[0] - cost - IDLE, partial(reasons.costs, cost))
    return Verdict(stakes.value(more)[0] - cost - IDLE, partial(reasons.changes, now.chance, more.chance, cost))


def _why_left(chance: float, stakes: Stakes) -> reasons.Reasons:
    kept = reasons.said("bot-pf-harder-check") if chance >= reasons.LIKELY else ()
    return (reasons.chance(chance), *reasons.stakes(stakes.size), *kept)


# --- after the dice (PF-CHECK-39) ------------------------------------------------------------------------------


def judge_failed(outlook: Outlook, option: Option) -> Verdict:
    stakes, check = at_stake(outlook), outlook.table.checks[-1]
    if option.payload[0] == "accept":
        short = check.difficulty - check.result
        return Verdict(stakes.failed(short), partial(reasons.short, short))
    cost = outlook.cost(outlook.me, option.payload)
    if isinstance(effect_of(outlook.me, option.payload), Rescue):
        return Verdict(stakes.gain - cost, partial(reasons.sure, cost))
    again = as_it_stands(outlook)
    return Verdict(stakes.value(again)[0] - cost - IDLE, partial(reasons.changes, 0.0, again.chance, cost))


# --- who and whether -------------------------------------------------------------------------------------------


def judge_who(outlook: Outlook, option: Option) -> Verdict:
    """Which character at the location makes a check of a series: the one with the best chance (PF-CHECK-07)."""
    met = outlook.table.encounter
    fight = best_fight(outlook, outlook.table.heroes[option.payload], met and met.card)
    return Verdict(fight.value, partial(reasons.estimates, fight.chance))


def judge_difficulty(outlook: Outlook, option: Option) -> Verdict:
    """Of several numbers that cards of equal rank name, the lower one (PF-GOLD-08)."""
    return Verdict(-float(option.payload), reasons.nothing)


def judge_evade(outlook: Outlook, option: Option) -> Verdict:
    """Face a card, or leave it in its deck for later (PF-ENC-11)."""
    met = outlook.table.encounters[-1]
    if option.payload[0] == "face":
        value, chance = facing(outlook, outlook.me, met.card, met.summoned)
        return Verdict(value, partial(reasons.estimates, chance))
    cost = outlook.cost(outlook.me, option.payload)
    return Verdict((0.0 if met.summoned else EVADED * outlook.step) - cost, partial(_why_evaded, cost))


def _why_evaded(cost: float) -> reasons.Reasons:
    return (*reasons.said("bot-pf-evade"), *reasons.costs(cost))

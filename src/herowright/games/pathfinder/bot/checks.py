"""Making checks: the skill, what is added to it, help for others, and second chances (PF-CHECK)."""

from __future__ import annotations

from functools import partial
from typing import Any

from herowright.bots.policy import Reasons, Verdict, noted, nothing, said, shown
from herowright.games.pathfinder.bot import reasons
from herowright.games.pathfinder.bot.outlook import HUSHED, IDLE, PROMISED, Outlook, effect_of
from herowright.games.pathfinder.bot.stakes import Stakes, best_fight, stakes_of, ways_by, weighed
from herowright.games.pathfinder.bot.turn import EVADED, facing
from herowright.games.pathfinder.cards.effects import Rescue
from herowright.games.pathfinder.cards.moments import HELP
from herowright.games.pathfinder.rules import playable, prospects
from herowright.games.pathfinder.rules.prospects import Prospect, supposing
from herowright.table.decision import Option

# A boon that is declined is gone all the same.
DECLINED = 0.01


@noted
def at_stake(outlook: Outlook) -> Stakes:
    return stakes_of(outlook, outlook.table.checks[-1])


# --- the skill (PF-CHECK-13 to -24) ----------------------------------------------------------------------------


def judge_skill(outlook: Outlook, option: Option) -> Verdict:
    """A skill, or a card or power that decides how the check is made, with the best thing that could be added."""
    stakes, payload, me = at_stake(outlook), option.payload, outlook.me
    if payload[0] == "decline":
        return Verdict(-stakes.loss - DECLINED, partial(said, "bot-pf-decline"))
    ways = ways_by(outlook.table, me, payload)
    if not ways:
        cost = outlook.cost(me, payload)
        return Verdict(-1.0 - cost, partial(reasons.costs, cost))
    fights = [(weighed(outlook, me, stakes, way), way) for way in ways]
    fight, way = max(fights, key=lambda each: each[0].value)
    cost = outlook.cost(me, payload)
    if way.prospect.check.passed:
        return Verdict(fight.value, partial(reasons.sure, cost))
    return Verdict(fight.value, partial(_why_chosen, way.prospect, cost))


def _why_chosen(prospect: Prospect, cost: float) -> Reasons:
    lacking = said("bot-pf-lacks-trait") if prospect.vain is not None and not prospect.share else ()
    return (*reasons.chance(prospect.chance), *lacking, *(reasons.costs(cost) if cost else ()))


# --- what is added (PF-CHECK-30 to -37) ------------------------------------------------------------------------


@noted
def as_left(outlook: Outlook) -> tuple[Stakes, Prospect, float]:
    """What is at stake, how the check stands that is made, or was made and could be rolled again, and what it is worth
    if nothing more is done."""
    check, stakes = outlook.table.checks[-1], at_stake(outlook)
    if check.stage != HELP:
        check = check.copy()
        check.stage = HELP
    with supposing(outlook.table, check):
        now = prospects.standing(outlook.table, check)
    assert now is not None
    return stakes, now, stakes.of(now)


def judge_prepare(outlook: Outlook, option: Option) -> Verdict:
    """One's own check, ready to be rolled, or somebody else's: everything on offer against leaving it as it is."""
    (stakes, now, value), payload = as_left(outlook), option.payload
    if option.key in HUSHED:
        return Verdict(value + HUSHED[option.key], partial(said, "bot-pf-hush"))
    if not isinstance(payload, tuple) or payload[0] == "roll":
        return Verdict(value, partial(_why_left, now.chance, stakes))
    seat = outlook.me.seat
    if payload[0] == "call":
        _, seat, key = payload  # it costs the card of the player who has promised it
        options = playable.card_options(outlook.table, outlook.table.heroes[seat], HELP)
        payload = next(each.payload for each in options if each.key == key)
    elif payload[0] not in ("play", "also", "power"):
        return Verdict(value + PROMISED, partial(said, "bot-pf-promise"))
    cost = outlook.cost(outlook.table.heroes[seat], payload)
    why = partial(_why_added, outlook, seat, payload, cost)
    best = stakes.gain - cost - IDLE
    if best < value:  # even a sure success would not be worth it
        return Verdict(best, why)
    more = prospects.after(outlook.table, seat, payload)
    return Verdict((value if more is None else stakes.of(more)) - cost - IDLE, why)


def _why_added(outlook: Outlook, seat: int, payload: Any, cost: float) -> Reasons:
    more = prospects.after(outlook.table, seat, payload)
    return reasons.costs(cost) if more is None else reasons.changes(as_left(outlook)[1].chance, more.chance, cost)


def _why_left(chance: float, stakes: Stakes) -> Reasons:
    kept = said("bot-pf-harder-check") if chance >= reasons.LIKELY else ()
    size = shown(stakes.size)
    return (*reasons.chance(chance), *(said("bot-pf-stakes", cards=size) if size else ()), *kept)


# --- after the dice (PF-CHECK-39) ------------------------------------------------------------------------------


def judge_failed(outlook: Outlook, option: Option) -> Verdict:
    stakes, check = at_stake(outlook), outlook.table.checks[-1]
    if option.payload[0] == "accept":
        short = check.difficulty - check.result
        return Verdict(stakes.failed(short), partial(said, "bot-pf-short", missing=short))
    cost = outlook.cost(outlook.me, option.payload)
    if isinstance(effect_of(outlook.me, option.payload), Rescue):
        return Verdict(stakes.gain - cost, partial(reasons.sure, cost))
    _, again, value = as_left(outlook)
    return Verdict(value - cost - IDLE, partial(reasons.changes, 0.0, again.chance, cost))


# --- who and whether -------------------------------------------------------------------------------------------


def judge_who(outlook: Outlook, option: Option) -> Verdict:
    """Which character at the location makes a check of a series: the one with the best chance (PF-CHECK-07)."""
    met, hero = outlook.table.encounter, outlook.table.heroes[option.payload]
    if met is not None and met.card.family == "boon":
        value, chance = facing(outlook, hero, met.card, met.summoned)
        return Verdict(value, partial(reasons.estimates, chance))
    fight = best_fight(outlook, hero, met and met.card)
    return Verdict(fight.value, partial(reasons.estimates, fight.chance))


def judge_difficulty(outlook: Outlook, option: Option) -> Verdict:
    """Of several numbers that cards of equal rank name, the lower one (PF-GOLD-08)."""
    return Verdict(-float(option.payload), nothing)


def judge_evade(outlook: Outlook, option: Option) -> Verdict:
    """Face a card, or leave it in its deck for later (PF-ENC-11)."""
    met = outlook.table.encounters[-1]
    if option.payload[0] == "face":
        value, chance = facing(outlook, outlook.me, met.card, met.summoned)
        return Verdict(value, partial(reasons.estimates, chance))
    cost = outlook.cost(outlook.me, option.payload)
    return Verdict((0.0 if met.summoned else EVADED * outlook.step) - cost, partial(_why_evaded, cost))


def _why_evaded(cost: float) -> Reasons:
    return (*said("bot-pf-evade"), *reasons.costs(cost))

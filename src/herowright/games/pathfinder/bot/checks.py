"""Making checks: the skill, what is added to it, help for others, and second chances (PF-CHECK)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from herowright.games.pathfinder.bot import reasons
from herowright.games.pathfinder.bot.exploring import EVADED, facing
from herowright.games.pathfinder.bot.fights import best_fight
from herowright.games.pathfinder.bot.outlook import Outlook
from herowright.games.pathfinder.bot.prospect import Prospect, begun, dice_of, improved, running
from herowright.games.pathfinder.bot.sheet import SKILL_OF, Member
from herowright.games.pathfinder.bot.stakes import Stakes, stakes_of
from herowright.games.pathfinder.bot.verdict import Verdict
from herowright.games.pathfinder.bot.worth import cheapest, spend
from herowright.games.pathfinder.cards import effects
from herowright.games.pathfinder.cards.wonders import RollInstead
from herowright.games.pathfinder.rules.components import BLESSING, COMBAT, DISCARD, NONE
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse

# To answer later, or not at all, is a little worse than to answer.
HUSHED = {"hush:check": -0.02, "hush:turn": -0.05, "hush:always": -0.1}
PROMISED = -0.06
# A gain below this is not worth a card.
IDLE = 0.02
# A boon that is declined is gone all the same.
DECLINED = 0.01


def effect_of(outlook: Outlook, member: Member, payload: Any) -> tuple[Any, float, Any, str]:
    """The effect behind an option, what it costs, the card it is on and its name."""
    match payload[0]:
        case "play":
            _, card, number, cost, _, borrowed = payload
            return (borrowed or card).powers[number].effect, spend(outlook, member, card, cost), card, card.id
        case "also":
            _, card, power, cost = payload
            return power.effect, spend(outlook, member, card, cost), card, card.id
        case "power":
            form = next((form for line, form in member.hero.powers.uses if line == payload[1]), None)
            if form is not None:
                return form.effect, cheapest(outlook, member, form.pay), None, payload[1]
    return None, 0.0, None, ""


# --- the skill (PF-CHECK-13 to -24) ----------------------------------------------------------------------------


class Choosing:
    """A check whose skill is still open."""

    def __init__(self, outlook: Outlook, member: Member) -> None:
        self.outlook = outlook
        self.member = member
        view = outlook.situation.view["check"]
        self.purpose: str = view["purpose"]
        self.card = outlook.situation.card(view["card"])
        self.ways = {SKILL_OF[way["skill"]]: way["difficulty"] for way in view["asks"]["ways"]}
        self.weak: int = view["weak"]  # what brought the card on may have weakened every die
        self.stakes: Stakes = stakes_of(outlook, Prospect(member.seat, self.purpose, self.card))

    def begun(self, skill: int, effect: Any, traits: Any, fight: bool, instead: int = 0) -> Prospect:
        wanted = COMBAT if fight else skill
        difficulty = self.ways.get(wanted)
        if difficulty is None:
            difficulty = min(self.ways.values())
        prospect = begun(
            self.outlook, self.member, self.purpose, self.card, skill, difficulty, effect, traits, fight, instead
        )
        prospect.weak = max(prospect.weak, self.weak)
        return prospect

    def potential(self, prospect: Prospect, but: Any = None, also: Any = None) -> float:
        """What the check is worth with the best single thing that could still be added."""
        value = self.stakes.value(prospect)
        if prospect.chance > 0.95:
            return value
        for card in dict.fromkeys(self.member.hand):
            if card.kind == BLESSING and card is not but:
                more = improved(self.outlook, prospect, card.powers[0].effect, self.member, card.id)
                if more is not None:
                    value = max(value, self.stakes.value(more) - spend(self.outlook, self.member, card, DISCARD))
        if also is not None:
            more = improved(self.outlook, prospect, also.effect, self.member)
            if more is not None:
                value = max(value, self.stakes.value(more) - spend(self.outlook, self.member, but, also.cost))
            elif isinstance(also.effect, effects.Reroll):
                again = self.stakes.value(prospect) - spend(self.outlook, self.member, but, also.cost)
                value += (1 - prospect.chance) * max(0.0, again + self.stakes.loss)
        return value


def judge_skill(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    member = outlook.me
    choosing = Choosing(outlook, member)
    combat = COMBAT in choosing.ways
    verdicts = []
    for option in options:
        payload = option.payload
        match payload[0]:
            case "skill":
                _, skill, fight = payload
                prospect = choosing.begun(skill, None, (), fight)
                verdicts.append(_chosen(choosing, prospect, 0.0, choosing.potential(prospect)))
            case "decline":
                verdicts.append(Verdict(-choosing.stakes.loss - DECLINED, partial(reasons.said, "bot-pf-decline")))
            case "play" | "power":
                verdicts.append(_set(choosing, payload, combat))
            case _:
                verdicts.append(Verdict(-1.0, reasons.nothing))
    return verdicts


def _set(choosing: Choosing, payload: Any, combat: bool) -> Verdict:
    """A card or power that decides how the check is made."""
    outlook, member = choosing.outlook, choosing.member
    effect, cost, card, _ = effect_of(outlook, member, payload)
    skill = payload[4] if payload[0] == "play" else payload[2]
    if isinstance(effect, effects.Beat):
        return Verdict(choosing.stakes.gain - cost, partial(_why_sure, cost))
    if isinstance(effect, effects.DieInstead):
        best = max(
            (
                choosing.potential(choosing.begun(each, None, effect.traits, combat, effect.die))
                for each in choosing.ways
                if each in effect.skills
            ),
            default=-1.0,
        )
        if combat:
            best = max(
                choosing.potential(choosing.begun(each, None, effect.traits, True, effect.die))
                for each in effect.skills[:1]
            )
        return Verdict(best - cost - IDLE, partial(reasons.costs, cost))
    if isinstance(effect, RollInstead):
        prospect = choosing.begun(next(iter(choosing.ways)), None, (), combat)
        rolled = dice_of(effect.rolled)
        prospect.sides, prospect.plus = rolled.sides, rolled.plus
        prospect.fixed = None if rolled.sides else 0
        return _chosen(choosing, prospect, cost, choosing.stakes.value(prospect))
    if skill == NONE or effect is None:
        return Verdict(-1.0 - cost, partial(reasons.costs, cost))
    traits: Any
    if payload[0] == "play":
        traits, also = card.traits, (payload[5] or card).powers[payload[2]].also
    else:
        form = next(form for line, form in member.hero.powers.uses if line == payload[1])
        traits, also = form.traits, None
    prospect = choosing.begun(skill, effect, traits, combat)
    return _chosen(choosing, prospect, cost, choosing.potential(prospect, card, also))


def _chosen(choosing: Choosing, prospect: Prospect, cost: float, value: float) -> Verdict:
    return Verdict(value - cost, partial(_why_chosen, choosing, prospect, cost))


def _why_chosen(choosing: Choosing, prospect: Prospect, cost: float) -> reasons.Reasons:
    found = [reasons.chance(prospect.counts)]
    if prospect.useless:
        found += reasons.said("bot-pf-lacks-trait")
    if cost:
        found += reasons.costs(cost)
    return tuple(found)


def _why_sure(cost: float) -> reasons.Reasons:
    return (*reasons.said("bot-pf-sure"), *reasons.costs(cost))


# --- what is added (PF-CHECK-30 to -37) ------------------------------------------------------------------------


def judge_prepare(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """The own check, ready to be rolled, or somebody else's: everything on offer against leaving it as it is."""
    prospect = running(outlook)
    stakes = stakes_of(outlook, prospect)
    value, chance = stakes.value(prospect), prospect.counts
    verdicts = []
    for option in options:
        payload = option.payload
        if not isinstance(payload, tuple):
            hushed = HUSHED.get(option.key, 0.0)
            why = partial(_why_left, chance, stakes) if not hushed else partial(reasons.said, "bot-pf-hush")
            verdicts.append(Verdict(value + hushed, why))
        elif payload[0] == "roll":
            verdicts.append(Verdict(value, partial(_why_left, chance, stakes)))
        elif payload[0] in ("play", "also", "power"):
            verdicts.append(_added(outlook, prospect, stakes, value, option))
        elif payload[0] == "call":
            verdicts.append(_called(outlook, prospect, stakes, value, option))
        else:
            verdicts.append(Verdict(value + PROMISED, partial(reasons.said, "bot-pf-promise")))
    return verdicts


def _added(outlook: Outlook, prospect: Prospect, stakes: Stakes, value: float, option: Option) -> Verdict:
    effect, cost, _, source = effect_of(outlook, outlook.me, option.payload)
    more = improved(outlook, prospect, effect, outlook.me, source)
    if more is None:
        return Verdict(value - cost - IDLE, partial(reasons.costs, cost))
    why = partial(reasons.changes, prospect.counts, more.counts, cost)
    return Verdict(stakes.value(more) - cost - IDLE, why)


def _called(outlook: Outlook, prospect: Prospect, stakes: Stakes, value: float, option: Option) -> Verdict:
    """Help that another player has promised costs that player's card."""
    _, seat, key = option.payload
    other = outlook.situation.members[seat]
    for card in other.hand:
        for power in card.powers if card.name in option.touches else ():
            more = improved(outlook, prospect, power.effect, other, card.id)
            if more is not None and key.startswith(power.cost):
                cost = spend(outlook, other, card, power.cost)
                why = partial(reasons.changes, prospect.counts, more.counts, cost)
                return Verdict(stakes.value(more) - cost - IDLE, why)
    return Verdict(value - IDLE, reasons.nothing)


def _why_left(chance: float, stakes: Stakes) -> reasons.Reasons:
    kept = reasons.said("bot-pf-harder-check") if chance >= reasons.LIKELY else ()
    return (reasons.chance(chance), *reasons.stakes(stakes.size), *kept)


# --- after the dice (PF-CHECK-39) ------------------------------------------------------------------------------


def judge_failed(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    prospect = running(outlook)
    stakes = stakes_of(outlook, prospect)
    view = outlook.situation.view["check"]
    short = prospect.difficulty - (view["result"] or 0)
    verdicts = []
    for option in options:
        if option.payload[0] == "accept":
            verdicts.append(Verdict(stakes.failed(short), partial(reasons.short, short)))
            continue
        effect, cost, _, _ = effect_of(outlook, outlook.me, option.payload)
        if isinstance(effect, effects.Rescue):
            verdicts.append(Verdict(stakes.gain - cost, partial(_why_sure, cost)))
        else:
            value = stakes.value(prospect) - cost - IDLE
            verdicts.append(Verdict(value, partial(reasons.changes, 0.0, prospect.counts, cost)))
    return verdicts


# --- who and whether -------------------------------------------------------------------------------------------


def judge_who(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Which character at the location makes a check of a series: the one with the best chance (PF-CHECK-07)."""
    met = outlook.situation.view["encounter"]
    card = outlook.situation.card(met["card"]) if met is not None else None
    verdicts = []
    for option in options:
        fight = best_fight(outlook, outlook.situation.members[option.payload], card)
        verdicts.append(Verdict(fight.value, partial(reasons.estimates, fight.chance)))
    return verdicts


def judge_difficulty(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Of several numbers that cards of equal rank name, the lower one (PF-GOLD-08)."""
    return [Verdict(-float(option.payload), reasons.nothing) for option in options]


def judge_evade(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Face a card, or leave it in its deck for later (PF-ENC-11)."""
    met = outlook.situation.view["encounter"]
    card = outlook.situation.card(met["card"])
    value, chance = facing(outlook, outlook.me, card, met["summoned"])
    later = 0.0 if met["summoned"] else EVADED * outlook.step
    verdicts = []
    for option in options:
        if option.payload[0] == "face":
            verdicts.append(Verdict(value, partial(reasons.estimates, chance)))
        else:
            _, cost, _, _ = effect_of(outlook, outlook.me, option.payload)
            verdicts.append(Verdict(later - cost, partial(_why_evaded, cost)))
    return verdicts


def _why_evaded(cost: float) -> reasons.Reasons:
    return (*reasons.said("bot-pf-evade"), *reasons.costs(cost))

"""What a check is about: what passing it brings, and what failing it costs (PF-CHECK-40 to -46)."""

from __future__ import annotations

from typing import Any

from herowright.games.pathfinder.bot.odds import mean, reaching
from herowright.games.pathfinder.bot.outlook import VICTORY, Outlook
from herowright.games.pathfinder.bot.prospect import Prospect, dice_of
from herowright.games.pathfinder.bot.sheet import SKILL_OF, Member, Spot
from herowright.games.pathfinder.bot.troubles import all_of, toll
from herowright.games.pathfinder.bot.worth import gained, keep, spend
from herowright.games.pathfinder.cards import troubles
from herowright.games.pathfinder.cards.checks import Check
from herowright.games.pathfinder.cards.checks import check as printed
from herowright.games.pathfinder.cards.closing import ByCheck, ByPaying, BySummoning
from herowright.games.pathfinder.cards.effects import Reduce
from herowright.games.pathfinder.cards.on import ACQUIRE, CLOSE, DEFEAT, RECHARGING
from herowright.games.pathfinder.cards.standing import FAILS, ChanceToClose, DealsDamage, When
from herowright.games.pathfinder.rules.components import (
    COMBAT_DAMAGE,
    DISCARD,
    HENCHMAN,
    MONSTER,
    RECHARGE,
    REVEAL,
    VILLAIN,
)

# A villain beaten once more is on the run, and its location can be closed at once.
CHASED, CHASED_CLOSING = 2.0, 0.8
# The chance that another location is guarded when somebody is there who can try.
GUARDED = 0.75
# What others add to the fight against a villain, and what a location is worth that it cannot flee to.
HELPED, CONTAINED = 0.15, 0.4


class Stakes:
    """`gain` comes with success, `loss` with failure; `tolls` are what each missing point costs, or nothing."""

    __slots__ = ("gain", "loss", "tolls")

    def __init__(self, gain: float, loss: float = 0.0, tolls: list[float] | None = None) -> None:
        self.gain = gain
        self.loss = loss
        self.tolls = tolls

    @property
    def size(self) -> float:
        """What hangs on the check."""
        return self.gain + self.loss + (self.tolls[min(3, len(self.tolls) - 1)] if self.tolls else 0.0)

    def value(self, prospect: Prospect) -> float:
        chance = prospect.chance
        won = 0.0 if prospect.useless else chance
        value = won * self.gain - (1 - won) * self.loss
        return value - prospect.loss(self.tolls) if self.tolls and chance < 1 else value

    def failed(self, short: int) -> float:
        """A roll that is so much too low."""
        if self.tolls is None:
            return -self.loss
        return -self.loss - self.tolls[min(short, len(self.tolls) - 1)]


def stakes_of(outlook: Outlook, prospect: Prospect) -> Stakes:
    """Of the check that is being made."""
    member = outlook.situation.members[prospect.seat]
    card = prospect.card
    if prospect.purpose == DEFEAT and card is not None:
        met = outlook.situation.view["encounter"]
        return against(outlook, member, card, met is not None and met["summoned"])
    if prospect.purpose == ACQUIRE and card is not None:
        return acquiring(outlook, member, card)
    if prospect.purpose == RECHARGING and card is not None:
        return Stakes(max(0.3, spend_difference(outlook, member, card)))
    if prospect.purpose == CLOSE:
        return Stakes(closing_gain(outlook, member))
    return Stakes(otherwise(outlook, member, prospect))


def spend_difference(outlook: Outlook, member: Member, card: Any) -> float:
    """What it saves that a played card goes under the deck and not to the discard pile."""
    return outlook.price(member) + 0.2 * (keep(outlook, member, card) - 0.8)


def closing_gain(outlook: Outlook, member: Member) -> float:
    """A location closed for good, or for as long as a villain is met (PF-VILLAIN-02)."""
    situation = outlook.situation
    if member.place < 0:
        return 1.0
    spot = situation.spots[member.place]
    turn = situation.view["turn"]
    if turn is not None and turn != member.seat:
        return guarding_gain(outlook, spot)
    return outlook.closing(spot)


def guarding_gain(outlook: Outlook, spot: Spot) -> float:
    """With every other location closed or guarded a villain has no way out, if it is beaten."""
    from herowright.games.pathfinder.bot.fights import best_fight

    situation = outlook.situation
    turn = situation.view["turn"]
    if turn is None or not situation.scenario.villains:
        return 1.0
    active = situation.members[turn]
    met = situation.view["encounter"]
    villain = situation.card(met["card"] if met is not None else f"bane:{situation.scenario.villains[0]}")
    chance = min(1.0, best_fight(outlook, active, villain, summoned=True).chance + HELPED)
    ways_out = [other for other in situation.spots if other.open and other is not spot and other.number != active.place]
    unguarded = [other for other in ways_out if not other.seats]
    if unguarded:
        return CONTAINED
    return CONTAINED + chance * VICTORY * GUARDED ** len(ways_out)


def acquiring(outlook: Outlook, member: Member, card: Any) -> Stakes:
    gain = gained(outlook, member, card)
    situation = outlook.situation
    for rule in situation.during:
        if isinstance(rule, ChanceToClose) and card.is_a(rule.kinds) and member.place >= 0:
            spot = situation.spots[member.place]
            if not spot.closed:
                gain += closable(outlook, member, spot) * outlook.closing(spot)
        elif isinstance(rule, When) and rule.moment == "misses" and card.is_a(rule.kinds or ("boon",)):
            return Stakes(gain, max(0.0, toll(outlook, member, rule.trouble)) + all_of(outlook, member, card.lost))
    return Stakes(gain, max(0.0, all_of(outlook, member, card.lost)))


def otherwise(outlook: Outlook, member: Member, prospect: Prospect) -> float:
    """A check that wards off a trouble: the one printed for it on the bane that is met, or any."""
    met = outlook.situation.view["encounter"]
    asked = outlook.situation.view["check"]["asks"]["ways"]
    wanted = {(SKILL_OF[way["skill"]], way["difficulty"]) for way in asked}
    card = outlook.situation.card(met["card"]) if met is not None else None
    rules: list[Any] = [*outlook.situation.during]
    if member.place >= 0:
        rules += outlook.situation.spots[member.place].card.here
    found = [rule.trouble for rule in rules if isinstance(rule, When)]
    if card is not None and card.family == "bane":
        found += [*card.before, *card.after, *card.undefeated, *card.defeated]
    for trouble in found:
        inner = trouble.trouble if isinstance(trouble, troubles.Each) else trouble
        if isinstance(inner, troubles.Unless | troubles.If) and _asks(printed(inner.check)) == wanted:
            return max(0.2, abs(toll(outlook, member, inner.trouble)))
    return 0.8


def _asks(ways: Check) -> set[tuple[int, int]]:
    return {(way.skill, way.difficulty) for way in ways}


# --- banes -----------------------------------------------------------------------------------------------------


def against(outlook: Outlook, member: Member, card: Any, summoned: bool) -> Stakes:
    """A bane met by this character."""
    situation = outlook.situation
    loss = max(0.0, all_of(outlook, member, card.undefeated))
    for rule in situation.during:
        if isinstance(rule, When) and rule.moment == FAILS and _about(rule, card):
            loss += max(0.0, toll(outlook, member, rule.trouble))
    spot = situation.spots[member.place] if member.place >= 0 else None
    tolls = _damage_tolls(outlook, member, card) if card.type == MONSTER else None
    gain = -min(0.0, all_of(outlook, member, card.defeated))
    if summoned:
        if not situation.view["waiting"] and spot is not None and situation.view["check"] is not None:
            gain += closing_gain(outlook, member)  # it was summoned to close the location
        return Stakes(gain, loss, tolls)
    gain += outlook.step
    if card.kind == HENCHMAN and spot is not None and not spot.closed:
        gain += 0.5 + closable(outlook, member, spot) * outlook.closing(spot)
    elif card.kind == VILLAIN and spot is not None:
        ways_out = [other for other in situation.spots if other.open and other is not spot]
        gain += CHASED + CHASED_CLOSING * outlook.closing(spot) if ways_out else VICTORY
        loss += outlook.time * len(ways_out)
    return Stakes(gain, loss, tolls)


def _about(rule: When, card: Any) -> bool:
    if rule.id:
        return bool(card.id == rule.id)
    if rule.kinds and not card.is_a(rule.kinds):
        return False
    return not rule.traits or not card.traits.isdisjoint(rule.traits)


def _damage_tolls(outlook: Outlook, member: Member, card: Any) -> list[float]:
    """What each missing point costs: cards of the hand, less what armor takes (PF-CHECK-40)."""
    tolls = outlook.tolls(member)
    kind, halved, more, fixed = COMBAT_DAMAGE, False, 0, False
    for rule in card.standing:
        if isinstance(rule, DealsDamage):
            kind = rule.type or kind
            halved |= rule.halved
            fixed |= rule.fixed
            if rule.more:
                dice = dice_of(rule.more)
                more += round(mean(dice.sides, dice.plus))
    less, price = (0, 0.0) if fixed else shield(outlook, member, kind)
    last = len(tolls) - 1
    found = [0.0]
    for short in range(1, last + 1 + less):
        amount = ((short + 1) // 2 if halved else short) + more
        whole = tolls[min(amount, last)]
        found.append(min(whole, tolls[min(max(0, amount - less), last)] + price) if less else whole)
    return found


def shield(outlook: Outlook, member: Member, kind: str) -> tuple[int, float]:
    """How much damage of a kind the cards of a hand take cheaply, and what that costs."""
    most, best, price = 0, 0, 0.0
    for _, form in member.hero.powers.less_damage:
        if not form.others_here and (not form.types or kind in form.types):
            most += form.by
    for card in dict.fromkeys(member.hand):
        for power in card.powers:
            effect = power.effect
            if not isinstance(effect, Reduce) or power.cost not in (REVEAL, RECHARGE) or effect.by <= best:
                continue
            if not effect.types or kind in effect.types:
                best, price = effect.by, spend(outlook, member, card, power.cost)
    return most + best, price


# --- closing ---------------------------------------------------------------------------------------------------


def closable(outlook: Outlook, member: Member, spot: Spot) -> float:
    """The chance of a character to meet what a location asks for."""
    key = ("closable", member.seat, spot.number)
    found = outlook.noted.get(key)
    if found is None:
        found = outlook.noted[key] = max(
            (way_open(outlook, member, spot, way) for way in spot.card.closing), default=0.0
        )
    return float(found)


def way_open(outlook: Outlook, member: Member, spot: Spot, way: Any) -> float:
    if isinstance(way, ByCheck):
        hero = member.hero
        best = 0.0
        for each in printed(way.check):
            skill = hero.skills.get(each.skill)
            if skill is None and best:
                continue
            die, plus, _ = skill or (4, 0, frozenset())
            best = max(best, reaching((die,), each.difficulty - plus))
        return min(1.0, best + 0.35 * (1 - best))  # somebody will help
    if isinstance(way, ByPaying):
        found = sum(1 for card in member.hand if not way.kinds or card.kind in way.kinds)
        return 1.0 if found >= way.count else 0.25
    if isinstance(way, BySummoning):
        from herowright.games.pathfinder.bot.fights import best_fight

        bane = outlook.situation.card(f"bane:{way.bane}") if way.bane else None
        return best_fight(outlook, member, bane, summoned=True).chance
    return 1.0


def way_costs(outlook: Outlook, member: Member, way: Any) -> float:
    """What it costs to try."""
    if isinstance(way, ByPaying):
        costs = sorted(
            spend(outlook, member, card, way.cost or DISCARD)
            for card in member.hand
            if not way.kinds or card.kind in way.kinds
        )
        return sum(costs[: way.count])
    if isinstance(way, BySummoning):
        from herowright.games.pathfinder.bot.fights import best_fight

        bane = outlook.situation.card(f"bane:{way.bane}") if way.bane else None
        return best_fight(outlook, member, bane, summoned=True).harm
    return 0.0

"""How a character would fight a bane with what it holds: the best of its weapons, spells, powers and bare hands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from herowright.games.pathfinder.bot.outlook import Outlook
from herowright.games.pathfinder.bot.prospect import Prospect, begun, improved
from herowright.games.pathfinder.bot.sheet import Member
from herowright.games.pathfinder.bot.stakes import Stakes, against
from herowright.games.pathfinder.bot.worth import cheapest, spend
from herowright.games.pathfinder.cards import effects
from herowright.games.pathfinder.cards.on import DEFEAT
from herowright.games.pathfinder.cards.types import Bane
from herowright.games.pathfinder.rules.components import BLESSING, COMBAT, DISCARD, MELEE, STRENGTH

# What lies face down in a location is about as strong as this.
SOMETHING = {
    number: Bane(id=f"something-{number}", kind="monster", copies={"B": 0}, defeat=f"Combat {10 + number}")
    for number in range(7)
}


class Fight(NamedTuple):
    """The chance to defeat a bane, what that is worth, and what it costs on average in cards and damage."""

    chance: float
    value: float
    harm: float


class Attack(NamedTuple):
    skill: int
    effect: Any
    traits: frozenset[str]
    card: Any
    cost: str
    pay: Any


@lru_cache(maxsize=65536)
def attacks(hero: Any, hand: tuple[Any, ...]) -> tuple[Attack, ...]:
    """Every way of making a combat check (PF-CHECK-17, PF-CHECK-18)."""
    found = [Attack(skill, None, frozenset(), None, "", None) for skill in (STRENGTH, MELEE) if skill in hero.skills]
    for card in dict.fromkeys(hand):
        for power in card.powers:
            if isinstance(power.effect, effects.Fight):
                for skill in power.effect.skills_of(hero):
                    found.append(Attack(skill, power.effect, card.traits, card, power.cost, None))
    for _, form in hero.powers.uses:
        if isinstance(form.effect, effects.Fight) or (
            isinstance(form.effect, effects.UseSkill) and COMBAT in form.effect.on.skills
        ):
            for skill in form.effect.skills_of(hero):
                found.append(Attack(skill, form.effect, frozenset(form.traits), None, "", form.pay))
    return tuple(found)


def ways_to_fight(
    outlook: Outlook, member: Member, bane: Any, difficulty: int
) -> Iterator[tuple[Attack, Prospect, float]]:
    for attack in attacks(member.hero, member.hand):
        if bane.immune and not attack.traits.isdisjoint(bane.immune):
            continue
        cost = 0.0
        if attack.card is not None:
            cost = spend(outlook, member, attack.card, attack.cost)
        elif attack.pay is not None:
            if not any(attack.pay.takes(card) for card in member.hand):
                continue
            cost = cheapest(outlook, member, attack.pay)
        yield (
            attack,
            begun(outlook, member, DEFEAT, bane, attack.skill, difficulty, attack.effect, attack.traits, fight=True),
            cost,
        )


def best_fight(outlook: Outlook, member: Member, bane: Any = None, summoned: bool = False) -> Fight:
    """Against a bane, or whatever may come."""
    if bane is None:
        bane = SOMETHING[min(6, outlook.situation.number)]
    key = ("fight", member.seat, bane.id, summoned)
    found = outlook.noted.get(key)
    if found is None:
        found = outlook.noted[key] = _best_fight(outlook, member, bane, summoned)
    return found


def _best_fight(outlook: Outlook, member: Member, bane: Any, summoned: bool) -> Fight:
    stakes = against(outlook, member, bane, summoned)
    best: Fight | None = None
    for ways in bane.checks[-1:]:
        for way in ways:
            difficulty = way.difficulty + (outlook.situation.number if way.veteran else 0)
            if way.skill == COMBAT:
                for attack, prospect, cost in ways_to_fight(outlook, member, bane, difficulty):
                    best = _better(best, _with_help(outlook, member, stakes, prospect, cost, attack))
            else:
                prospect = begun(outlook, member, DEFEAT, bane, way.skill, difficulty)
                best = _better(best, _with_help(outlook, member, stakes, prospect, 0.0, None))
    return best or Fight(0.0, -stakes.loss, 0.0)


def _better(best: Fight | None, other: Fight) -> Fight:
    return other if best is None or other.value > best.value else best


def _with_help(
    outlook: Outlook, member: Member, stakes: Stakes, prospect: Prospect, cost: float, attack: Attack | None
) -> Fight:
    """With the second power of a weapon or a blessing, where that pays."""
    value, chance = stakes.value(prospect) - cost, prospect.chance
    best = Fight(0.0 if prospect.useless else chance, value, cost + prospect.loss(stakes.tolls or [0.0]))
    if chance > 0.9:
        return best
    for card in dict.fromkeys(member.hand):
        if card.kind == BLESSING:
            more = improved(outlook, prospect, card.powers[0].effect, member, card.id)
            price = cost + spend(outlook, member, card, DISCARD)
        elif attack is not None and card is attack.card and card.powers[0].also is not None:
            also = card.powers[0].also
            more = improved(outlook, prospect, also.effect, member, card.id)
            price = cost + spend(outlook, member, card, also.cost)
        else:
            continue
        if more is not None:
            value = stakes.value(more) - price
            if value > best.value:
                best = Fight(0.0 if more.useless else more.chance, value, price + more.loss(stakes.tolls or [0.0]))
    return best

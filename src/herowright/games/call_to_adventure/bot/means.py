"""What a hero can use in a challenge besides the runes of the story, before the cast and after it, and its price."""

from __future__ import annotations

from math import inf
from operator import mul
from typing import TYPE_CHECKING

from herowright.games.call_to_adventure.bot.foresight import binomial
from herowright.games.call_to_adventure.bot.worth import menace
from herowright.games.call_to_adventure.cards import effects
from herowright.games.call_to_adventure.cards.effects import AddResult, Calm, Ease, Effect, Recast, TurnRune
from herowright.games.call_to_adventure.cards.powers import Spend
from herowright.games.call_to_adventure.rules.components import CORE, EITHER, FAILURE_XP, SPECIAL, SPECIAL_NEEDS, XP

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.bot.outlook import Outlook

# Turning a rune adds one as a rule.
TURNED = 1
# More is hardly ever missing by less than the runes could still give.
DEEPEST = 4
# What adds runes to a cast, and what has no use without one.
RUNES = (effects.AddRune, effects.AddDark, effects.BorrowRune, effects.BorrowIcon)
ONLY_THERE = (effects.AddRune, AddResult, Ease, TurnRune)


def boost(effect: Effect | None) -> int:
    """What an effect adds to a result as a rule."""
    match effect:
        case AddResult(amount=amount) | Ease(by=amount):
            return amount
        case TurnRune():
            return TURNED
    return 0


def covers(boosts: list[tuple[int, float]]) -> list[float]:
    """The least price of making up for one, two or more that are missing, as far as the boosts reach."""
    if not boosts:
        return []
    cheapest: dict[int, float] = {0: 0.0}
    for amount, cost in boosts:
        for total, price in [*cheapest.items()]:
            reached = min(DEEPEST, total + amount)
            if price + cost < cheapest.get(reached, 99.0):
                cheapest[reached] = price + cost
    return [
        min([price for total, price in cheapest.items() if total >= missing]) for missing in range(1, max(cheapest) + 1)
    ]


class Means:
    """`helps` add runes before the cast. After it `boosts` add to the result, `cover` is the price of making up for
    what is missing, `recast` that of a second attempt and `calm` that of no corruption. `lose` is a lost challenge,
    `side` what any challenge gives besides, `special` the special runes that the story brings (CA-RUNE-07), and
    `menace` how likely a card of the adversary deck spoils the cast."""

    def __init__(self, outlook: Outlook, family: str) -> None:
        self.outlook = outlook
        self.helps: list[tuple[Effect, float]] = []
        self.boosts: list[tuple[int, float]] = []
        self.recast = self.calm = inf
        self._gifts = {XP: outlook.xp(1), EITHER: max(outlook.draws.values()), **outlook.draws}
        self.side = sum([self._given(rune) for rune in CORE])
        hero = outlook.hero
        for card in hero.hand:
            if card.kind in outlook.space.plays:
                point, later = outlook.point[card.kind], outlook.kept(card)
                if card.effect.own:
                    self._offer(card.effect, max(0.0, later - point), 1)
                if isinstance(card.effect, ONLY_THERE):  # this may be the last challenge that lets one play it
                    self.side += max(0.0, point - later)
        for power, name in outlook.end.uses:
            times = 1
            if isinstance(power, Spend):
                if power.xp > hero.xp or (power.with_ally and not hero.allies) or power.against not in (None, family):
                    continue
                times = 1 if power.once else min(3, hero.xp // max(1, power.xp))
            self._offer(*outlook.paid(name), times)
        self.cover = covers(self.boosts)
        self.lose = outlook.xp(FAILURE_XP) + outlook.happening("lost")
        icons = zip(SPECIAL, hero.abilities, strict=True)
        self.special = [self._given(rune) if count >= SPECIAL_NEEDS else 0.0 for rune, count in icons]
        self.menace = menace(outlook, False) if outlook.coop else 0.0
        self._falls: dict[int, float] = {}
        self._bought: dict[int, float] = {0: 0.0}

    def _offer(self, effect: Effect | None, cost: float, times: int) -> None:
        """An effect that a hand card or an own power offers, what it costs, and how often it can be had."""
        if isinstance(effect, RUNES):
            self.helps += [(effect, cost)] * times
        elif isinstance(effect, Recast):
            self.recast = min(cost, self.recast)
        elif isinstance(effect, Calm):
            self.calm = min(cost, self.calm)
        elif more := boost(effect):
            self.boosts += [(more, cost)] * times

    def _given(self, rune: int) -> float:
        """What a rune gives besides numbers: its other face shows in half of all casts."""
        return self._gifts.get(self.outlook.table.box.faces[rune][1].gives, 0.0) / 2

    def bought(self, dark: int) -> float:
        """What the purchase of dark runes costs, with what reacts to it."""
        found = self._bought.get(dark)
        if found is None:
            price = self.outlook.xp(-dark * self.outlook.table.dark_price)
            found = self._bought[dark] = price + dark * self.outlook.happening("dark")
        return found

    def falls(self, dark: int) -> float:
        """The corruption of dark runes on average (CA-RUNE-18), calmed where that is cheaper."""
        found = self._falls.get(dark)
        if found is None:
            moves = [max(self.outlook.move(0, shown), -self.calm) for shown in range(1, dark + 1)]
            found = self._falls[dark] = sum(map(mul, moves, binomial(dark, 0.5)[1:]))
        return found

"""What a hero can use in a challenge besides the runes of the story, before the cast and after it, and its price."""

from __future__ import annotations

from math import inf
from operator import mul
from typing import TYPE_CHECKING

from herowright.games.call_to_adventure.bot.foresight import binomial
from herowright.games.call_to_adventure.bot.worth import menace
from herowright.games.call_to_adventure.cards import effects
from herowright.games.call_to_adventure.cards.effects import AddResult, Calm, Ease, Recast, TurnRune
from herowright.games.call_to_adventure.cards.part import Effect
from herowright.games.call_to_adventure.cards.powers import Spend
from herowright.games.call_to_adventure.rules.components import CORE, DARK, EITHER, FAILURE_XP, XP

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.bot.outlook import Outlook

# Turning a rune adds one as a rule.
TURNED = 1
# More is hardly ever missing by less than the runes could still give.
DEEPEST = 4
# One to three dark runes, and how likely so many of none to three show corruption.
DARK_RUNES = range(1, len(DARK) + 1)
SHOWN = [binomial(dark, 0.5) for dark in range(len(DARK) + 1)]
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
    `side` what any challenge gives besides, and `menace` how likely a card of the adversary deck spoils the cast."""

    def __init__(self, outlook: Outlook, family: str) -> None:
        self.outlook = outlook
        self.helps: list[tuple[Effect, float]] = []
        self.boosts: list[tuple[int, float]] = []
        self.recast = self.calm = inf
        self._gifts = {XP: outlook.xp(1), EITHER: max(outlook.draws.values()), **outlook.draws}
        self.side = sum([self.given(rune) for rune in CORE], 0.0)
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
        self.menace = menace(outlook, False) if outlook.coop else 0.0
        # By the number of dark runes: what their purchase costs, with what reacts to it, and what their corruption does
        # on average (CA-RUNE-18), calmed where that is cheaper.
        price, reacts = outlook.table.dark_price, outlook.happening("dark")
        self.bought = [0.0, *[outlook.xp(-dark * price) + dark * reacts for dark in DARK_RUNES]]
        moves = [0.0, *[max(outlook.move(0, shown), -self.calm) for shown in DARK_RUNES]]
        self.falls = [sum(map(mul, chances, moves), 0.0) for chances in SHOWN]

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

    def given(self, rune: int) -> float:
        """What a rune gives besides numbers: its other face shows in half of all casts."""
        return self._gifts.get(self.outlook.table.box.faces[rune][1].gives, 0.0) / 2

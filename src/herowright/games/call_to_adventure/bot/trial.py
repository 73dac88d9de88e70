"""A challenge, planned or being faced: the chance of success, everything that can raise it, and both outcomes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import inf
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from herowright.games.call_to_adventure.bot.means import RUNES, Means, boost, covers
from herowright.games.call_to_adventure.bot.worth import menace
from herowright.games.call_to_adventure.cards import effects
from herowright.games.call_to_adventure.cards.effects import AddResult, Recast, TurnRune
from herowright.games.call_to_adventure.cards.part import Effect
from herowright.games.call_to_adventure.cards.powers import Trade
from herowright.games.call_to_adventure.rules import runes
from herowright.games.call_to_adventure.rules.challenge import dark_costs
from herowright.games.call_to_adventure.rules.components import (
    CORRUPTION,
    DARK,
    OF_ABILITY,
    ORDINARY,
    SPECIAL,
    SPECIAL_NEEDS,
)

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.bot.outlook import Outlook
    from herowright.games.call_to_adventure.cards.types import Path
    from herowright.games.call_to_adventure.rules.runes import Cast
    from herowright.games.call_to_adventure.rules.state import Attempt, CallToAdventure
    from herowright.table.decision import Option

# What it means to all when the adversary falls.
BEATEN = 6.0
# The effect of a card of the adversary deck is counted as so much more difficulty.
MENACE = 2

# What adds runes before the cast: its cost, and the runes.
Helps = list[tuple[float, tuple[int, ...]]]


class Plan(NamedTuple):
    """The best way to face a challenge: what it is worth, the chance, dark runes to buy."""

    value: float
    chance: float
    dark: int = 0


class Stakes:
    """What each result of a challenge is worth to the deciding seat. `wins` and `levels` are pairs of how far a result
    exceeds the difficulty and what it is worth from there on; `levels` begin where something at hand can make up for
    what is missing."""

    def __init__(self, means: Means, card: Any, path: Path) -> None:
        self.outlook = outlook = means.outlook
        self.means = means
        self.card = card
        self.path = path
        self.ally = outlook.table.under.get(card)
        self.lose, self.side, self.menace, cover = means.lose, means.side, means.menace, means.cover
        for ability in card.tests:
            if outlook.hero.abilities[ability] >= SPECIAL_NEEDS:  # CA-RUNE-07
                self.side += means.given(SPECIAL[ability])
        win = outlook.path(path, card.family)
        if self.ally is not None:
            win += outlook.ally(self.ally)
        if card is outlook.table.adversary:
            win += BEATEN
            self.menace = menace(outlook, True)
        if isinstance(trade := getattr(card, "power", None), Trade):
            held = [(trade.bonus, outlook.kept(held)) for held in outlook.hero.hand if held.kind == trade.kind]
            cover = covers(means.boosts + held)
        self.with_dark = 0.0
        self.wins = [(0, win)]
        if reacting := outlook.watch("won"):
            self._watch_wins(win, reacting)
        won = self.wins[0][1]
        self.levels = self.wins
        if cover:
            self.levels = [(n - len(cover), won - cost) for n, cost in enumerate(reversed(cover))] + self.wins

    def _watch_wins(self, win: float, reacting: Sequence[tuple[Any, float]]) -> None:
        """What reacts to a win: any, one with dark runes, one by a margin, or an exact one."""
        changes = {0: win}
        for trigger, worth in reacting:
            if trigger.ability is not None and trigger.ability not in self.card.tests:
                continue
            if trigger.hard and not self.path.harder:
                continue
            if trigger.dark:
                self.with_dark += worth
                continue
            changes[trigger.margin] = changes.get(trigger.margin, 0.0) + worth
            if trigger.exactly:
                changes[1] = changes.get(1, 0.0) - worth
        margins = sorted(changes)
        self.wins = [*zip(margins, accumulate(changes[margin] for margin in margins), strict=True)]

    def value(self, cast: Cast, needed: int, dark: int, last: bool = False) -> float:
        """A cast with these runes against this number, nothing else to be added before it, and after a `last` one
        nothing at all."""
        worth = self._expected(cast.tail, needed, last)
        if self.menace:
            worth += self.menace * (self._expected(cast.tail, needed + MENACE, last) - worth)
        if dark:
            worth += self.means.falls[dark] + self.with_dark * cast.at_least(needed)
        return worth + self.side

    def _expected(self, tail: Sequence[float], needed: int, last: bool) -> float:
        floor, levels = self.lose, self.wins if last else self.levels
        if self.means.recast < inf and not last:
            floor = max(floor, self._expected(tail, needed, True) - self.means.recast)
        worth = before = floor
        size = len(tail)
        for margin, each in levels:
            if margin < 0 and each < floor:
                continue
            least = needed + margin
            if least <= 0:
                worth = each
            elif least < size:
                worth += tail[least] * (each - before)
            before = each
        return worth

    def best(self, cast: Cast, needed: int, dark: int, helps: Helps, most_dark: int, least: int = 0) -> Plan:
        """The best number of dark runes to buy, `least` or more, and of helps to use, the cheapest first."""
        numbers, means = self.outlook.table.box.numbers, self.means
        stake, price = max(self.wins[0][1], self.wins[-1][1]) - self.lose, means.bought[1] + self.with_dark
        safe = needed + (MENACE if self.menace else 0)
        found = Plan(-99.0, 0.0)
        paid = 0.0
        for cost, added in [(0.0, ()), *helps]:
            if added and cost >= (1 - cast.at_least(safe)) * stake:
                break  # more than certainty would be worth
            if (now_dark := dark + runes.dark_in(added)) > len(DARK):
                continue
            paid, dark = paid + cost, now_dark
            for rune in added:
                cast = cast.plus(numbers[rune])
            more = cast
            for buy in range(min(most_dark, len(DARK) - dark) + 1):
                if buy:
                    more = more.plus(numbers[DARK[0]])
                if buy >= least:
                    worth = self.value(more, needed, dark + buy) + means.bought[buy] - paid
                    if worth > found.value + 0.01:
                        found = Plan(worth, more.at_least(needed), buy)
                    if price + (1 - more.at_least(safe)) * stake <= 0:
                        break
        return found


class Trial:
    """An attempt as it stands on a table: one's own, a planned one, or another's; `options` may change it."""

    def __init__(
        self, outlook: Outlook, table: CallToAdventure, attempt: Attempt, options: Sequence[Option] = ()
    ) -> None:
        self.outlook = outlook
        self.table = table
        self.attempt = attempt
        self.options = options
        self.own = table.turn == outlook.seat
        self.tests = attempt.card.tests
        self.counting = runes.counting(table, attempt)
        self.cast = runes.cast_of(table, self.counting)
        self.needed = runes.needed(table.active, attempt)
        self.dark = runes.dark_in(attempt.pool)
        # Of a cast with the pool as it is.
        self.odds = self.cast.at_least(self.needed)
        if attempt.cast:
            self.missing = attempt.difficulty - attempt.eased - runes.result(table, table.active, attempt)
            self.corruption = runes.corruption(attempt)
        if self.own and options:
            self.stakes = Stakes(Means(outlook, attempt.card.family), attempt.card, attempt.path)

    def chance(self, result: int = 0, more: Iterable[int] = (), less: Sequence[int] = ()) -> float:
        """Of success with so much more in the result, with more runes and without some; after the cast there is no
        chance left in it."""
        if self.attempt.doomed:
            return 0.0
        if self.attempt.cast:
            adds = zip(self.attempt.runes, self.attempt.adds, strict=True)
            lost = sum(number for rune, number in adds if rune in less and rune in self.counting)
            return float(self.missing + lost <= result)
        return self.casting(more, less).at_least(self.needed - result)

    def casting(self, more: Iterable[int] = (), less: Sequence[int] = ()) -> Cast:
        return runes.cast_of(self.table, [*(rune for rune in self.counting if rune not in less), *more])

    # --- before the cast -------------------------------------------------------------------------

    def added(self, effect: Effect | None) -> tuple[int, ...]:
        """The runes that an effect would add to this pool, if any."""
        hero = self.table.active
        match effect:
            case effects.AddDark(count=count):
                return DARK[: min(count, len(DARK) - self.dark)]
            case effects.AddRune(abilities=abilities):
                return self.free_rune(abilities)
            case effects.BorrowRune():
                return self.free_rune(effect.offers(self.table, hero))
            case effects.BorrowIcon(ability=ability) if ability in self.tests:
                brought = OF_ABILITY[ability][: hero.abilities[ability] + 1]
                return tuple([rune for rune in brought if rune not in self.attempt.pool][:1])
        return ()

    def free_rune(self, abilities: Iterable[int]) -> tuple[int, ...]:
        """An ordinary rune that a card could add to some effect (CA-RUNE-20, CA-RUNE-21)."""
        fitting = [rune for ability in abilities if ability in self.tests for rune in ORDINARY[ability]]
        return tuple([rune for rune in fitting if rune not in self.attempt.pool][:1])

    def helps(self, offers: Iterable[tuple[Effect | None, float]]) -> Helps:
        """The effects that add runes, the cheapest first."""
        found = [(cost, self.added(effect)) for effect, cost in offers if isinstance(effect, RUNES)]
        return sorted([help for help in found if help[1]], key=itemgetter(0))

    def plan(self, without: Option, added: tuple[int, ...] = (), least: int = 0) -> Plan:
        """The best way to go on after an option that adds runes, with everything else that is offered."""
        cast, dark = self.casting(added) if added else self.cast, self.dark + runes.dark_in(added)
        helps = self.helps(self.offers(without))[:3] if self.stakes.means.helps else []
        most_dark = len(dark_costs(self.table, self.table.active, self.attempt))
        return self.stakes.best(cast, self.needed, dark, helps, most_dark, least)

    def offers(self, without: Option | None) -> list[tuple[Effect | None, float]]:
        """What the other options do for one's own attempt, and their costs."""
        return [self.effect_of(option) for option in self.options if option is not without]

    def effect_of(self, option: Option) -> tuple[Effect | None, float]:
        """What an option does for one's own attempt, and its cost."""
        action = option.payload
        if isinstance(action, tuple):
            if action[0] == "play" and action[2] is None:
                return action[1].effect, max(0.0, self.outlook.kept(action[1]) - self.outlook.point[action[1].kind])
            if action[0] in ("spend", "sacrifice"):
                return self.outlook.paid(action[1])
            if action[0] == "trade":
                trade = getattr(self.attempt.card, "power", None)
                assert isinstance(trade, Trade)
                return AddResult(trade.bonus), self.outlook.kept(action[1])
            if action[0] == "journey":
                return None, -self.outlook.xp(-self.table.journey_price)
        return None, 0.0

    # --- after the cast --------------------------------------------------------------------------

    def outcome(self, missing: int) -> float:
        """The resolution with so many missing; none or less is a win (CA-CHAL-17)."""
        stakes = self.stakes
        if missing > 0 or self.attempt.doomed:
            return stakes.lose
        reached = [worth for margin, worth in stakes.wins if margin <= -missing]
        return reached[-1] + (stakes.with_dark if self.dark else 0.0)

    def onwards(self, missing: int, corruption: int, without: Option | None = None) -> float:
        """The best that can come of a result, with everything that is offered but one option."""
        fall = self.outlook.move(0, corruption) if corruption else 0.0
        best = self.outcome(missing) + fall
        if missing <= 0 or self.attempt.doomed:
            return best
        left = self.offers(without)
        cover = covers([(more, cost) for effect, cost in left if (more := boost(effect))])
        if missing <= len(cover):
            best = max(best, self.outcome(0) + fall - cover[missing - 1])
        return max([best, *(self.again() - cost for effect, cost in left if isinstance(effect, Recast))])

    def again(self) -> float:
        """A second attempt with the same runes (CA-RETRY-01); the corruption of the first is forgotten."""
        return self.stakes.value(self.cast, self.needed, self.dark, last=True)

    def turned(self, rune: int) -> float:
        """The attempt after a rune was turned to its other face."""
        worse = 0
        if rune in DARK:
            worse = -1 if self.attempt.gives[self.attempt.runes.index(rune)] == CORRUPTION else 1
        return self.onwards(self.missing - self.shift(rune), max(0, self.corruption + worse))

    def shift(self, rune: int) -> int:
        """By how much the result rises when a rune is turned."""
        if rune not in self.counting:
            return 0
        adds = self.attempt.adds[self.attempt.runes.index(rune)]
        return sum(self.table.box.numbers[rune]) - 2 * adds

    def most_added(self, effect: Effect | None) -> int:
        """What an effect adds to the result at most."""
        return max(map(self.shift, self.attempt.runes)) if isinstance(effect, TurnRune) else boost(effect)

    def after(self, effect: Effect | None, without: Option) -> float:
        """What the effect of an option makes of the cast, its cost apart."""
        if isinstance(effect, Recast):
            return self.again()
        corruption = 0 if isinstance(effect, effects.Calm) else self.corruption
        return self.onwards(self.missing - self.most_added(effect), corruption, without)

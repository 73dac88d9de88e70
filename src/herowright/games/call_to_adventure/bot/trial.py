"""A challenge, planned or being faced: the chance of success, everything that can raise it, and both outcomes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from math import inf
from typing import TYPE_CHECKING, Any, NamedTuple

from herowright.games.call_to_adventure.bot.means import RUNES, Means, boost, covers
from herowright.games.call_to_adventure.bot.worth import menace
from herowright.games.call_to_adventure.cards import effects
from herowright.games.call_to_adventure.cards.effects import AddResult, Effect, Recast, TurnRune
from herowright.games.call_to_adventure.cards.powers import Trade
from herowright.games.call_to_adventure.rules import runes, turn
from herowright.games.call_to_adventure.rules.challenge import Plans, dark_costs
from herowright.games.call_to_adventure.rules.components import CORRUPTION, DARK, OF_ABILITY, ORDINARY

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


class Help(NamedTuple):
    """Something used before the cast: runes, a bonus, dark runes; and what it costs."""

    cost: float
    runes: tuple[int, ...] = ()
    result: int = 0
    dark: int = 0


class Plan(NamedTuple):
    """The best way to face a challenge: what it is worth, the chance, dark runes to buy."""

    value: float
    chance: float
    dark: int = 0


class Stakes:
    """What each result of a challenge is worth to the deciding seat. `wins` and `levels` are pairs of how far a result
    exceeds the difficulty and what it is worth from there on; `levels` begin where something at hand can make up for
    what is missing."""

    def __init__(self, outlook: Outlook, means: Means, card: Any, path: Path) -> None:
        self.outlook = outlook
        self.means = means
        self.card = card
        self.path = path
        self.ally = outlook.table.under.get(card)
        self.lose, self.side, self.menace, cover = means.lose, means.side, means.menace, means.cover
        for ability in card.tests:
            self.side += means.special[ability]
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
        if "won" in outlook.watch:
            self._watch_wins(win)
        won = self.wins[0][1]
        self.levels = self.wins
        if cover:
            self.levels = [(n - len(cover), won - cost) for n, cost in enumerate(reversed(cover))] + self.wins

    def _watch_wins(self, win: float) -> None:
        """What reacts to a win, by what it depends on."""
        trigger: Any
        beyond: dict[int, float] = {}
        exact = 0.0
        for trigger, worth in self.outlook.watch["won"]:
            if trigger.ability is not None and trigger.ability not in self.card.tests:
                continue
            if trigger.hard and not self.path.harder:
                continue
            if trigger.exactly:
                exact += worth
            elif trigger.dark:
                self.with_dark += worth
            else:
                beyond[trigger.margin] = beyond.get(trigger.margin, 0.0) + worth
        marks = sorted({0, *beyond} | ({1} if exact else set()))
        reached = [win + sum(worth for margin, worth in beyond.items() if margin <= mark) for mark in marks]
        self.wins = [(mark, worth + (0.0 if mark else exact)) for mark, worth in zip(marks, reached, strict=True)]

    def outcome(self, margin: int, dark: int) -> float:
        """A result as it lies (CA-CHAL-17)."""
        if margin < 0:
            return self.lose
        reached = [worth for mark, worth in self.wins if mark <= margin]
        return reached[-1] + (self.with_dark if dark else 0.0)

    def value(self, cast: Cast, needed: int, dark: int, last: bool = False) -> float:
        """A cast with these runes against this number, nothing else to be added before it, and after a `last` one
        nothing at all."""
        worth = self._expected(cast.tail, needed, last)
        if self.menace:
            worth += self.menace * (self._expected(cast.tail, needed + MENACE, last) - worth)
        if dark:
            worth += self.means.falls(dark) + self.with_dark * cast.at_least(needed)
        return worth + self.side

    def _expected(self, tail: Sequence[float], needed: int, last: bool) -> float:
        floor, levels = self.lose, self.wins if last else self.levels
        if self.means.recast < inf and not last:
            floor = max(floor, self._expected(tail, needed, True) - self.means.recast)
        worth = before = floor
        for margin, each in levels:
            if margin < 0 and each < floor:
                continue
            least = needed + margin
            if least < len(tail):
                worth += (tail[least] if least > 0 else 1.0) * (each - before)
            before = each
        return worth

    def best(self, cast: Cast, needed: int, dark: int, helps: Sequence[Help], most_dark: int, least: int = 0) -> Plan:
        """The best number of dark runes to buy, `least` or more, and of helps to use, the cheapest first."""
        numbers, means = self.outlook.table.box.numbers, self.means
        # What a certain success would add is the most that anything can be worth.
        room = (1 - cast.at_least(needed + (MENACE if self.menace else 0))) * (self.wins[-1][1] - self.lose)
        if most_dark > least and room + self.with_dark + means.bought(1) <= 0:
            most_dark = least
        found = Plan(-99.0, 0.0)
        paid = 0.0
        for help in (None, *helps):
            if help is not None:
                if help.cost >= room:
                    break
                paid += help.cost
                needed -= help.result
                dark += help.dark
                for rune in help.runes:
                    cast = cast.plus(numbers[rune])
            more = cast
            for buy in range(most_dark + 1):
                if buy:
                    more = more.plus(numbers[DARK[0]])
                if buy >= least:
                    worth = self.value(more, needed, dark + buy) + means.bought(buy) - paid
                    if worth > found.value + 0.01:
                        found = Plan(worth, more.at_least(needed), buy)
        return found


class Trial:
    """An attempt as it stands on a table: the own one, a planned one, or another's; `options` may change it."""

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

    @cached_property
    def stakes(self) -> Stakes:
        card = self.attempt.card
        return Stakes(self.outlook, Means(self.outlook, card.family), card, self.attempt.path)

    @cached_property
    def most_dark(self) -> int:
        return len(dark_costs(self.table, self.table.active, self.attempt))

    @cached_property
    def offers(self) -> list[tuple[Option, Effect | None, float]]:
        """What the options do for the own attempt, and their costs."""
        return [(option, *self.effect_of(option)) for option in self.options]

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

    def with_runes(self, effect: Effect | None, cost: float = 0.0) -> Help | None:
        """The runes that an effect would add to this pool, if any."""
        pool, hero = self.attempt.pool, self.table.active
        rune: int | None = None
        match effect:
            case effects.AddDark(count=count):
                added = DARK[: min(count, len(DARK) - self.dark)]
                return Help(cost, added, dark=len(added))
            case effects.AddRune(abilities=abilities):
                rune = self.free_rune(abilities)
            case effects.BorrowRune():
                rune = self.free_rune(effect.offers(self.table, hero))
            case effects.BorrowIcon(ability=ability) if ability in self.tests:
                icons = hero.abilities[ability] + 1
                rune = next((rune for rune in OF_ABILITY[ability][:icons] if rune not in pool), None)
        return None if rune is None else Help(cost, (rune,))

    def helps(self, offers: Iterable[tuple[Effect | None, float]]) -> list[Help]:
        """The effects that add runes, the cheapest first."""
        found = [self.with_runes(effect, cost) for effect, cost in offers if isinstance(effect, RUNES)]
        return sorted([help for help in found if help is not None], key=lambda help: help.cost)

    def free_rune(self, abilities: Iterable[int]) -> int | None:
        """An ordinary rune that a card could add to some effect (CA-RUNE-20, CA-RUNE-21)."""
        for ability in abilities:
            if ability in self.tests:
                for rune in ORDINARY[ability]:
                    if rune not in self.attempt.pool:
                        return rune
        return None

    def plan(self, without: Option, help: Help | None = None, least: int = 0) -> Plan:
        """The best way to go on after an option, with everything else that is offered."""
        cast, needed, dark = self.cast, self.needed, self.dark
        most = self.most_dark
        if help is not None:
            cast = self.casting(help.runes)
            needed -= help.result
            dark += help.dark
            most = min(most, len(DARK) - dark)
        helps = self.helps((effect, cost) for option, effect, cost in self.offers if option is not without)
        return self.stakes.best(cast, needed, dark, helps[:3], most, least)

    def effect_of(self, option: Option) -> tuple[Effect | None, float]:
        """What an option does for the own attempt, and its cost."""
        action = option.payload
        if isinstance(action, tuple):
            if action[0] == "play" and action[2] is None:
                return action[1].effect, self.outlook.cost(action[1])
            if action[0] in ("spend", "sacrifice"):
                return self.outlook.paid(action[1])
            if action[0] == "trade":
                return AddResult(self.attempt.card.power.bonus), self.outlook.kept(action[1])  # type: ignore[union-attr]
            if action[0] == "journey":
                return None, -self.outlook.xp(-self.table.journey_price)
        return None, 0.0

    # --- after the cast --------------------------------------------------------------------------

    def onwards(self, missing: int, corruption: int, without: Option | None = None) -> float:
        """The best that can come of a result, with everything that is offered but one option."""
        fall = self.outlook.move(0, corruption) if corruption else 0.0
        best = self.stakes.outcome(-1 if self.attempt.doomed else -missing, self.dark) + fall
        if missing <= 0 or self.attempt.doomed:
            return best
        left = [(effect, cost) for option, effect, cost in self.offers if option is not without]
        cover = covers([(more, cost) for effect, cost in left if (more := boost(effect))])
        if missing <= len(cover):
            best = max(best, self.stakes.outcome(0, self.dark) + fall - cover[missing - 1])
        return max([best, *(self.again() - cost for effect, cost in left if isinstance(effect, Recast))])

    def again(self) -> float:
        """A second attempt with the same runes (CA-RETRY-01); the corruption of the first is forgotten."""
        return self.stakes.value(self.cast, self.needed, self.dark, last=True)

    def turned(self, rune: int, without: Option | None = None) -> float:
        """The attempt after a rune was turned to its other face."""
        worse = 0
        if rune in DARK:
            worse = -1 if self.attempt.gives[self.attempt.runes.index(rune)] == CORRUPTION else 1
        return self.onwards(self.missing - self.shift(rune), max(0, self.corruption + worse), without)

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
        if isinstance(effect, TurnRune):
            return max(self.turned(rune, without) for rune in self.attempt.runes)
        corruption = 0 if isinstance(effect, effects.Calm) else self.corruption
        return self.onwards(self.missing - boost(effect), corruption, without)


class Pool(NamedTuple):
    """What a challenge that tests some abilities would be faced with."""

    cast: Cast
    dark: int
    helps: list[Help]
    most_dark: int


class Prospects:
    """The face-up challenges as they would go from here."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.plans = Plans(outlook.table, outlook.seat)
        self.means: dict[str, Means] = {}
        self.pools: dict[tuple[tuple[int, ...], str], Pool] = {}

    def plan(self, card: Any, path: Path) -> tuple[Stakes, Plan]:
        plans, family = self.plans, card.family
        means = self.means.get(family)
        if means is None:
            means = self.means[family] = Means(self.outlook, family)
        pool = self.pools.get((card.tests, family))
        if pool is None:
            trial = Trial(self.outlook, plans.table, plans.attempt(card, path))
            most_dark = len(plans.dark_costs(trial.attempt))
            pool = Pool(trial.cast, trial.dark, trial.helps(means.helps)[:2], most_dark)
            self.pools[card.tests, family] = pool
        needed = turn.difficulty(plans.table, plans.hero, card, path) - runes.surer(plans.hero, card)
        stakes = Stakes(self.outlook, means, card, path)
        return stakes, stakes.best(pool.cast, needed, pool.dark, pool.helps, pool.most_dark)

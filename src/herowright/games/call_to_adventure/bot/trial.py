"""A challenge, planned or being faced: the chance of success, everything that can raise it, and both outcomes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from herowright.games.call_to_adventure.bot.worth import played
from herowright.games.call_to_adventure.cards import effects
from herowright.games.call_to_adventure.cards.effects import AddResult, Effect, Recast, TurnRune
from herowright.games.call_to_adventure.cards.powers import Trade
from herowright.games.call_to_adventure.rules import runes, turn
from herowright.games.call_to_adventure.rules.challenge import dark_costs
from herowright.games.call_to_adventure.rules.components import ABILITY_OF, CORRUPTION, DARK, OF_ABILITY, ORDINARY
from herowright.games.call_to_adventure.rules.runes import Cast

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.bot.outlook import Outlook
    from herowright.games.call_to_adventure.cards.types import Path
    from herowright.games.call_to_adventure.rules.state import Attempt, CallToAdventure
    from herowright.table.decision import Option

# A chance that is not worth improving.
SURE = 0.985
# What it means to all when the adversary falls.
BEATEN = 6.0
# The effect of a card of the adversary deck is counted as so much more difficulty.
MENACE = 2
# Turning a rune adds one as a rule.
TURNED = 1
# More is hardly ever missing by less than the runes could still give.
DEEPEST = 4
# To leave out a rune or take it back costs nothing, but must not go on for ever.
IDLE = 0.02

RUNES = (effects.AddRune, effects.AddDark, effects.BorrowRune, effects.BorrowIcon)
Boosts = list[tuple[int, float]]


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


# What can be used after the cast: the cost of making up for one, two or more that are missing, and of a second attempt.
Reserves = tuple[list[float], float | None]


def covers(boosts: Boosts) -> list[float]:
    """The least price of each deficit, as far as the boosts reach."""
    cheapest: dict[int, float] = {0: 0.0}
    for amount, cost in boosts:
        for total, price in [*cheapest.items()]:
            reached = min(DEEPEST, total + amount)
            if price + cost < cheapest.get(reached, 99.0):
                cheapest[reached] = price + cost
    return [
        min(price for total, price in cheapest.items() if total >= missing) for missing in range(1, max(cheapest) + 1)
    ]


def boost(effect: Effect | None) -> int:
    """What an effect adds to a result as a rule."""
    match effect:
        case AddResult(amount=amount) | effects.Ease(by=amount):
            return amount
        case TurnRune():
            return TURNED
    return 0


def reserves(outlook: Outlook, card: Any, without: str = "") -> Reserves | None:
    """For all challenges alike, for an adversary with what its text offers. `without` names a card that is used up."""
    trade = getattr(card, "power", None)
    key = (card.id if isinstance(trade, Trade) else card.family, without)
    if key in outlook.reserves:
        return outlook.reserves[key]
    boosts: Boosts = []
    again: list[float] = []
    for effect, cost, name, times in outlook.at_hand(card.family):
        if name == without:
            without = "-"  # one copy of it
        elif isinstance(effect, Recast):
            again.append(cost)
        elif more := boost(effect):
            boosts += [(more, cost)] * times
    if isinstance(trade, Trade):
        boosts += [(trade.bonus, outlook.kept(held)) for held in outlook.hero.hand if held.kind == trade.kind]
    found = (covers(boosts), min(again)) if again else (covers(boosts), None) if boosts else None
    outlook.reserves[key] = found
    return found


def dumped(outlook: Outlook) -> float:
    """What cards are worth that only a challenge lets a hero play, when there will hardly be another one."""
    only = (effects.AddRune, AddResult, effects.Ease, TurnRune)
    cards = [card for card in outlook.hero.hand if isinstance(card.effect, only) and card.kind in outlook.space.plays]
    return sum(max(0.0, played(outlook, card) - outlook.kept(card)) for card in cards)


class Stakes:
    """Both outcomes of a challenge for the deciding seat."""

    def __init__(self, outlook: Outlook, card: Any, path: Path) -> None:
        self.outlook = outlook
        self.card = card
        self.path = path
        self.ally = ally = outlook.table.under.get(card)
        self.win = outlook.path(path, card.family)
        if ally is not None:
            self.win += outlook.ally(ally)
        self.lose = outlook.lose
        self.exact = self.with_dark = 0.0
        self.margins: list[tuple[int, float]] = []
        if "won" in outlook.watch:
            self._watch_wins()
        self.menace = 0.0
        if outlook.coop:
            final = card is outlook.table.adversary
            self.menace = outlook.menace[final]
            self.win += BEATEN if final else 0.0
        self.reserves = reserves(outlook, card)
        self.side = outlook.side
        for ability in card.tests:
            self.side += outlook.special[ability]

    def _watch_wins(self) -> None:
        """What reacts to a win, sorted by what it depends on."""
        trigger: Any
        for trigger, worth in self.outlook.watch["won"]:
            if trigger.ability is not None and trigger.ability not in self.card.tests:
                continue
            if trigger.hard and not self.path.harder:
                continue
            if trigger.exactly:
                self.exact += worth
            elif trigger.dark:
                self.with_dark += worth
            elif trigger.margin:
                self.margins.append((trigger.margin, worth))
            else:
                self.win += worth

    def value(self, cast: Cast, needed: int, dark: int, last: bool = False) -> float:
        """A cast with these runes against this number, nothing else to be added before it, and after a `last` one
        nothing at all."""
        worth = self._value(cast, needed, dark, last)
        if self.menace:
            worth += self.menace * (self._value(cast, needed + MENACE, dark, last) - worth)
        return worth + self.side + self.outlook.dark_falls(dark)

    def _value(self, cast: Cast, needed: int, dark: int, last: bool) -> float:
        chance = cast.at_least(needed)
        win, lose = self.win, self.lose
        if dark:
            win += self.with_dark
        worth = lose + chance * (win - lose)
        if chance < SURE and self.reserves and not last:
            cover, recast = self.reserves
            again = lose if recast is None else max(lose, worth - recast)
            before = chance
            for missing, cost in enumerate(cover, 1):
                now = cast.at_least(needed - missing)
                worth += (now - before) * (max(again, win - cost) - lose)
                before = now
            worth += (1 - before) * (again - lose)
        if self.exact:
            worth += self.exact * (chance - cast.at_least(needed + 1))
        for margin, each in self.margins:
            worth += each * cast.at_least(needed + margin)
        return worth

    def best(self, cast: Cast, needed: int, dark: int, helps: Sequence[Help], most_dark: int, least: int = 0) -> Plan:
        """The best number of dark runes to buy, `least` or more, and of helps to use, the cheapest first."""
        numbers, bought = self.outlook.table.box.numbers, self.outlook.bought
        if cast.at_least(needed) > SURE:
            helps, most_dark = (), min(most_dark, max(least, 1 if self.with_dark or self.outlook.rewarded else 0))
        found: Plan | None = None
        paid = 0.0
        for used in range(len(helps) + 1):
            if used:
                help = helps[used - 1]
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
                    worth = self.value(more, needed, dark + buy) + bought[buy] - paid
                    if found is None or worth > found.value + 0.01:
                        found = Plan(worth, more.at_least(needed), buy)
        assert found is not None
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
        if attempt.cast:
            self.result = runes.result(table, table.active, attempt)
            self.missing = attempt.difficulty - attempt.eased - self.result
            self.corruption = runes.corruption(attempt)

    @property
    def chance(self) -> float:
        """Of a cast with the pool as it is."""
        return self.cast.at_least(self.needed)

    @cached_property
    def stakes(self) -> Stakes:
        return Stakes(self.outlook, self.attempt.card, self.attempt.path)

    @cached_property
    def most_dark(self) -> int:
        return len(dark_costs(self.table, self.table.active, self.attempt))

    def casting(self, pool: Iterable[int]) -> Cast:
        return runes.cast_of(self.table, pool)

    def plus(self, more: Iterable[int]) -> Cast:
        """The cast with more runes."""
        return runes.cast_of(self.table, [*self.counting, *more])

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

    def plan(self, without: Option | None = None, help: Help | None = None, least: int = 0) -> Plan:
        """The best way to go on, after one help was used."""
        cast, needed, dark = self.cast, self.needed, self.dark
        most = self.most_dark
        if help is not None:
            cast = self.plus(help.runes)
            needed -= help.result
            dark += help.dark
            most = min(most, len(DARK) - dark)
        helps = self.helps(self.effect_of(option) for option in self.options if option is not without)
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
        return None, 0.0

    # --- after the cast --------------------------------------------------------------------------

    def outcome(self, missing: int, corruption: int) -> float:
        """The resolution with so many missing; none or less is a win (CA-CHAL-17)."""
        stakes = self.stakes
        fall = self.outlook.move(0, corruption) if corruption else 0.0
        if missing > 0 or self.attempt.doomed:
            return stakes.lose + fall
        worth = stakes.win + (stakes.with_dark if self.dark else 0.0) + (0.0 if missing else stakes.exact)
        return worth + sum(each for margin, each in stakes.margins if -missing >= margin) + fall

    def onwards(self, missing: int, corruption: int, without: Option | None) -> float:
        """The best that can come of a result, with everything else that is at hand."""
        best = self.outcome(missing, corruption)
        if missing <= 0 or self.attempt.doomed:
            return best
        left = [self.effect_of(option) for option in self.options if option is not without]
        cover = covers([(more, cost) for effect, cost in left if (more := boost(effect))])
        if missing <= len(cover):
            best = max(best, self.outcome(0, corruption) - cover[missing - 1])
        return max([best, *(self.again() - cost for effect, cost in left if isinstance(effect, Recast))])

    def again(self) -> float:
        """A second attempt with the same runes (CA-RETRY-01); the corruption of the first is forgotten."""
        return self.stakes.value(self.cast, self.needed, self.dark, last=True)

    def turned(self, rune: int, without: Option | None) -> float:
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

    def after(self, effect: Effect | None, without: Option | None) -> float:
        """What an effect makes of the cast, its cost apart."""
        if isinstance(effect, Recast):
            return self.again()
        if isinstance(effect, TurnRune):
            return max(self.turned(rune, without) for rune in self.attempt.runes)
        return self.onwards(
            self.missing - boost(effect), 0 if isinstance(effect, effects.Calm) else self.corruption, without
        )

    # --- cards played now ------------------------------------------------------------------------

    def improved(self, effect: Effect, name: str) -> float:
        """What a card adds to the best that can be had of the own attempt without it."""
        mine = next((o for o in self.options if o.payload is not None and o.touches and o.touches[0] == name), None)
        if self.attempt.cast:
            return self.after(effect, mine) - self.onwards(self.missing, self.corruption, mine)
        base = self.plan(mine).value
        if isinstance(effect, AddResult | effects.Ease):
            before, self.stakes.reserves = self.stakes.reserves, reserves(self.outlook, self.attempt.card, name)
            worth = self.plan(mine, Help(0.0, result=boost(effect))).value
            self.stakes.reserves = before
            return worth - base
        help = self.with_runes(effect)
        return 0.0 if help is None else self.plan(mine, help).value - base

    def likely(self, cast: Cast, needed: int, less: Sequence[int] = ()) -> float:
        """The chance of success, with some runes counting no more; after the cast there is no chance left in it."""
        if self.attempt.doomed:
            return 0.0
        if self.attempt.cast:
            adds = zip(self.attempt.runes, self.attempt.adds, strict=True)
            lost = sum(number for rune, number in adds if rune in less and rune in self.counting)
            return float(lost + needed - self.needed + self.missing <= 0)
        return cast.at_least(needed)

    def now(self) -> float:
        return self.likely(self.cast, self.needed)

    def without(self, gone: Sequence[int]) -> float:
        """The chance if some runes do not count."""
        return self.likely(self.casting([rune for rune in self.counting if rune not in gone]), self.needed, gone)

    def ignored(self, ability: int) -> float:
        """The chance without the runes of an ability."""
        return self.without([rune for rune in self.counting if ABILITY_OF[rune] == ability])


class Pool(NamedTuple):
    """What a challenge that tests some abilities would be faced with."""

    cast: Cast
    dark: int
    helps: list[Help]
    most_dark: int


def planned(outlook: Outlook, card: Any, path: Path) -> tuple[Stakes, Plan]:
    """A face-up challenge as it would go from here."""
    plans = outlook.plans
    pool = outlook.pools.get((card.tests, card.family))
    if pool is None:
        trial = Trial(outlook, plans.table, plans.attempt(card, path))
        helps = trial.helps(outlook.adding(card.family))[:2]
        pool = Pool(trial.cast, trial.dark, helps, len(plans.dark_costs(trial.attempt)))
        outlook.pools[card.tests, card.family] = pool
    needed = turn.difficulty(plans.table, plans.hero, card, path) - runes.surer(plans.hero, card)
    stakes = Stakes(outlook, card, path)
    return stakes, stakes.best(pool.cast, needed, pool.dark, pool.helps, pool.most_dark)

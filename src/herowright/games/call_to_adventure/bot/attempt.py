"""What it is worth to face a challenge: the chance of success, everything that can raise it, and both outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from herowright.games.call_to_adventure.bot.odds import Cast, Pair, binomial
from herowright.games.call_to_adventure.bot.resources import Help, Reserves, helps_for, reserves
from herowright.games.call_to_adventure.cards.triggers import Wins
from herowright.games.call_to_adventure.rules.components import (
    CORE,
    EITHER,
    FAILURE_XP,
    HERO,
    MOST_DARK,
    SPECIAL,
    SPECIAL_NEEDS,
    XP,
)

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.bot.outlook import Outlook
    from herowright.games.call_to_adventure.cards.types import Ally, Path

# A chance that is not worth improving.
SURE = 0.985
# What it means to all when the adversary falls.
BEATEN = 6.0
# The effect of a card of the adversary deck is counted as so much more difficulty.
MENACE = 2


class Plan(NamedTuple):
    """The best way to face a challenge: what it is worth, the chance, dark runes to buy, helps to use."""

    value: float
    chance: float
    dark: int = 0
    helps: tuple[Help, ...] = ()


class Stakes:
    """Both outcomes of a challenge for the deciding seat."""

    def __init__(self, outlook: Outlook, card: Any, path: Path, ally: Ally | None = None) -> None:
        self.outlook = outlook
        self.card = card
        self.win = outlook.path(path, card.family)
        if ally is not None:
            self.win += outlook.ally(ally)
        self.lose = outlook.xp(FAILURE_XP) + outlook.happening("lost")
        self.exact = self.with_dark = 0.0
        self.margins: list[tuple[int, float]] = []
        if "won" in outlook.watch:
            self._watch_wins(path)
        situation = outlook.situation
        self.menace = 0.0
        if situation.adversary is not None:
            final = situation.adversary["card"] == card.id
            self.menace = outlook.menace(final)
            if final:
                self.win += BEATEN
        self.reserves: Reserves = reserves(outlook, card)
        self.side = outlook.side + outlook.dumped
        for ability in card.tests:
            if outlook.me.abilities[ability] >= SPECIAL_NEEDS:
                self.side += outlook.given(SPECIAL[ability])

    def _watch_wins(self, path: Path) -> None:
        """What reacts to a win, sorted by what it depends on."""
        tests = self.card.tests
        for trigger, worth in self.outlook.watch["won"]:
            assert isinstance(trigger, Wins)
            if trigger.ability is not None and trigger.ability not in tests:
                continue
            if trigger.hard and not path.harder:
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
        reserves = None if last else self.reserves
        worth = self._value(cast, needed, dark, reserves)
        if self.menace:
            worth += self.menace * (self._value(cast, needed + MENACE, dark, reserves) - worth)
        worth += self.side
        return worth + self.outlook.dark_falls(dark) if dark else worth

    def _value(self, cast: Cast, needed: int, dark: int, reserves: Reserves | None) -> float:
        chance = cast.at_least(needed)
        win, lose = self.win, self.lose
        if dark:
            win += self.with_dark
        worth = lose + chance * (win - lose)
        if reserves and chance < SURE:
            again = lose
            if reserves.recast is not None:
                again = max(lose, worth - reserves.recast)
            before = chance
            for missing, cost in enumerate(reserves.cover, 1):
                now = cast.at_least(needed - missing)
                worth += (now - before) * (max(again, win - cost) - lose)
                before = now
            worth += (1 - before) * (again - lose)
        if self.exact:
            worth += self.exact * (chance - cast.at_least(needed + 1))
        for margin, each in self.margins:
            worth += each * cast.at_least(needed + margin)
        return worth

    def best(
        self, cast: Cast, needed: int, dark: int, helps: Sequence[Help], most_dark: int, price: int, least: int = 0
    ) -> Plan:
        """The best number of dark runes to buy, `least` or more, and of helps to use, the cheapest first."""
        outlook = self.outlook
        dark_rune = outlook.situation.cards.dark
        chance = cast.at_least(needed)
        if chance > SURE:
            helps, most_dark = (), min(most_dark, max(least, 1 if self.with_dark or outlook.bought > 0 else 0))
        found: Plan | None = None
        paid = 0.0
        for used in range(len(helps) + 1):
            if used:
                help = helps[used - 1]
                paid += help.cost
                needed -= help.result
                for rune in help.runes:
                    cast = cast.plus(rune)
                dark += help.dark
            more = cast
            for bought in range(most_dark + 1):
                if bought:
                    more = more.plus(dark_rune)
                if bought < least:
                    continue
                worth = self.value(more, needed, dark + bought) - paid
                if bought:
                    worth += outlook.xp(-bought * price) + bought * outlook.bought
                if found is None or worth > found.value + 0.01:
                    found = Plan(worth, more.at_least(needed), bought, tuple(helps[:used]))
        assert found is not None
        return found


def facing(outlook: Outlook, card: Any, path: Path) -> tuple[Stakes, Plan, Ally | None]:
    """A face-up challenge as it would go from here."""
    situation = outlook.situation
    cards, me = situation.cards, outlook.me
    ally = cards.story.get(situation.under.get(card.id, ""))
    stakes = Stakes(outlook, card, path, ally)
    needed = situation.difficulty.get(path.id, card.difficulty + path.harder) - outlook.surer(card.tests)
    cast = cards.pool(card.tests, me.abilities)
    price = situation.dark_price
    most = min(MOST_DARK, me.xp // price) if cards.track[me.space].dark else 0
    return stakes, stakes.best(cast, needed, 0, helps_for(outlook, card.tests), most, price), ally


# --- what Outlook knows about casts ----------------------------------------------------------------


def given(outlook: Outlook, rune: int) -> float:
    """The other face of a rune shows in half of all casts."""
    gives = outlook.situation.cards.gives[rune]
    if not gives:
        return 0.0
    if gives == XP:
        return outlook.xp(1) / 2
    if gives == EITHER:
        return max(outlook.draws.values()) / 2
    return outlook.draws.get(gives, outlook.draws[HERO]) / 2


def core_gives(outlook: Outlook) -> float:
    return sum(given(outlook, rune) for rune in CORE)


def dark_falls(outlook: Outlook, dark: int) -> float:
    """The corruption of dark runes on average (CA-RUNE-18), calmed where that is cheaper."""
    calm = outlook.calm
    worth = 0.0
    for shown, chance in enumerate(binomial(dark, 0.5)):
        if shown:
            fall = outlook.move(0, shown)
            worth += chance * (fall if calm is None else max(fall, -calm))
    return worth


__all__ = ["Pair", "Plan", "Stakes", "core_gives", "dark_falls", "facing", "given"]

"""What a hero can still throw in when facing a challenge: before the cast (helps) and after it (reserves)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from herowright.games.call_to_adventure.bot.effects import kept, played
from herowright.games.call_to_adventure.bot.odds import Pair
from herowright.games.call_to_adventure.cards.effects import (
    AddDark,
    AddResult,
    AddRune,
    BorrowIcon,
    BorrowRune,
    Calm,
    Ease,
    Effect,
    Recast,
    TurnRune,
)
from herowright.games.call_to_adventure.cards.powers import Sacrifice, Spend, Trade
from herowright.games.call_to_adventure.rules.components import ABILITY_IDS, DARK, ORDINARY, SPECIAL, SPECIAL_NEEDS

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.bot.outlook import Outlook

# Turning a rune adds one as a rule.
TURNED = 1
# More is hardly ever missing by less than the runes could still give.
DEEPEST = 4


class Help(NamedTuple):
    """Something used before the cast: runes, a bonus, dark runes; and what it costs. `name` is its card."""

    name: str
    cost: float
    runes: tuple[Pair, ...] = ()
    result: int = 0
    dark: int = 0


class Reserves:
    """`cover` is what it costs to make up for one, two or more that are missing; `recast` what a second attempt costs;
    `calm` what it costs to ignore the corruption of a cast."""

    __slots__ = ("calm", "cover", "recast")

    def __init__(self, boosts: list[tuple[int, float]], recast: float | None, calm: float | None) -> None:
        self.cover = covers(boosts)
        self.recast = recast
        self.calm = calm

    def __bool__(self) -> bool:
        return bool(self.cover) or self.recast is not None


def covers(boosts: list[tuple[int, float]]) -> list[float]:
    """The least price of each deficit, as far as the boosts reach."""
    cheapest: dict[int, float] = {0: 0.0}
    for amount, cost in boosts:
        for total, price in [*cheapest.items()]:
            reached = min(DEEPEST, total + amount)
            if price + cost < cheapest.get(reached, 99.0):
                cheapest[reached] = price + cost
    costs = []
    for missing in range(1, max(cheapest) + 1):
        costs.append(min(price for total, price in cheapest.items() if total >= missing))
    return costs


def effects_at_hand(outlook: Outlook, family: str) -> Iterator[tuple[Effect, float, str, int]]:
    """Every effect that hand cards and own powers offer in a challenge, its cost, its source, and how often."""
    me = outlook.me
    plays = outlook.situation.cards.track[me.space].plays
    for card in me.hand:
        if card.kind in plays and card.effect.own:
            yield card.effect, max(0.0, kept(outlook, card) - played(outlook, card)), card.name, 1
    for power in me.powers:
        if isinstance(power, Spend):
            if power.xp > me.xp or (power.with_ally and not me.allies) or power.against not in (None, family):
                continue
            times = 1 if power.once else me.xp // max(1, power.xp)
            yield power.benefit, -outlook.xp(-power.xp), "own", min(times, 3)
    for ally in me.allies:
        if isinstance(ally.power, Sacrifice):
            yield ally.power.benefit, outlook.lost_ally(ally), ally.name, 1


def reserves(outlook: Outlook, card: Any, without: str = "") -> Reserves:
    """What could be used after the cast; for all challenges alike, for an adversary with what its text offers.
    `without` names a card that is used up already."""
    trade = getattr(card, "power", None)
    key = (card.id if isinstance(trade, Trade) else card.family, without)
    found = outlook.reserves.get(key)
    if found is not None:
        return found
    boosts: list[tuple[int, float]] = []
    recast: float | None = None
    calm: float | None = None
    for effect, cost, name, times in effects_at_hand(outlook, card.family):
        if name == without:
            without = "-"  # one copy of it
            continue
        if isinstance(effect, AddResult):
            boosts += [(effect.amount, cost)] * times
        elif isinstance(effect, Ease):
            boosts += [(effect.by, cost)] * times
        elif isinstance(effect, TurnRune):
            boosts += [(TURNED, cost)] * times
        elif isinstance(effect, Recast):
            recast = cost if recast is None else min(recast, cost)
        elif isinstance(effect, Calm):
            calm = cost if calm is None else min(calm, cost)
    if isinstance(trade, Trade):
        for held in outlook.me.hand:
            if held.kind == trade.kind:
                boosts.append((trade.bonus, kept(outlook, held)))
    found = outlook.reserves[key] = Reserves(boosts, recast, calm)
    return found


def helps_for(outlook: Outlook, tests: tuple[int, ...]) -> list[Help]:
    """The runes that could be added before a cast, the cheapest first."""
    found = []
    for effect, cost, name in outlook.added:
        help = as_help(outlook, effect, cost, name, tests)
        if help is not None:
            found.append(help)
    if len(found) > 1:
        found.sort(key=lambda help: help.cost)
    return found[:2]


def dumped(outlook: Outlook) -> float:
    """What cards are worth that only a challenge lets a hero play, when there will hardly be another one."""
    plays = outlook.situation.cards.track[outlook.me.space].plays
    return sum(
        max(0.0, played(outlook, card) - kept(outlook, card))
        for card in outlook.me.hand
        if isinstance(card.effect, AddRune | AddResult | Ease | TurnRune) and card.kind in plays
    )


def added_effects(outlook: Outlook) -> list[tuple[Effect, float, str]]:
    kinds = (AddRune, AddDark, BorrowRune, BorrowIcon)
    return [
        (effect, cost, name)
        for effect, cost, name, times in effects_at_hand(outlook, "challenge")
        if isinstance(effect, kinds)
        for _ in range(times)
    ]


def as_help(outlook: Outlook, effect: Effect, cost: float, name: str, tests: tuple[int, ...]) -> Help | None:
    """What an effect would add to the story's own runes for a challenge, if anything."""
    abilities, runes = outlook.me.abilities, outlook.situation.cards.runes
    if isinstance(effect, AddDark):
        count = min(effect.count, len(DARK))
        return Help(name, cost, (outlook.situation.cards.dark,) * count, dark=count)
    if isinstance(effect, BorrowIcon):
        ability = effect.ability
        if ability in tests and abilities[ability] < SPECIAL_NEEDS:
            rune = (*ORDINARY[ability], SPECIAL[ability])[abilities[ability]]
            return Help(name, cost, (runes[rune],))
        return None
    choice: tuple[int, ...] = tests
    if isinstance(effect, AddRune):
        choice = effect.abilities
    elif isinstance(effect, BorrowRune):
        heroes = outlook.situation.view["heroes"]
        ids = [(ability, ABILITY_IDS[ability]) for ability in tests]
        seat = outlook.situation.seat
        choice = tuple(a for a, id in ids if any(h["abilities"][id] for h in heroes if h["seat"] != seat))
    for ability in choice:
        if ability in tests and abilities[ability] < len(ORDINARY[ability]):
            return Help(name, cost, (runes[ORDINARY[ability][0]],))
    return None

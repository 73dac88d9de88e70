"""Buying: what cards are worth to a hero, and how to spend a market turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

from herowright.games.roll_player.bot import reasons
from herowright.games.roll_player.bot.estimate import Estimate
from herowright.games.roll_player.bot.odds import MOST_GOLD
from herowright.games.roll_player.bot.sheet import Sheet, Situation, World, stepped
from herowright.games.roll_player.bot.verdict import Verdict
from herowright.games.roll_player.cards.powers import Hands, MoveOnDiscard, Purchases
from herowright.games.roll_player.cards.types import MarketCard, Weapon
from herowright.games.roll_player.rules.components import DIRECTIONS
from herowright.games.roll_player.rules.gold import DISCARDED_CARD
from herowright.games.roll_player.rules.hands import HAND_LIMIT
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message

# What it is worth to keep a star from the next player.
ENVY = 0.1
# How far a weapon must beat the one that is dropped for it, and what dropping one for nothing costs beside
# its worth.
SWITCHED, DROPPED = 0.1, 0.5


def bought(sheet: Sheet, card: MarketCard, world: World, turns: int | None = None) -> Estimate:
    """The hero with a card, before paying."""
    return world.estimator.bought(sheet, card, world, turns)


def fits(sheet: Sheet, card: MarketCard) -> bool:
    """Whether the hero has hands for a card."""
    if not isinstance(card, Weapon):
        return True
    powerful = sheet.power(Hands)
    limit = powerful.hands if powerful else HAND_LIMIT
    return card.hands + sum(weapon.hands for weapon in sheet.weapons) <= limit


def buyers_before(situation: Situation, index: int) -> float:
    """How many cards the market loses before a hero with this initiative card buys."""
    if situation.world.solo:
        return index / 2  # the enemy die strikes never, half of the time, always
    seat = situation.seat
    lower = sum(1 for place in situation.places[:index] if place.holder not in (None, seat))
    free = [other for other in situation.free_places() if other != index]
    if not free:
        return lower
    holders = sum(1 for place in situation.places if place.holder not in (None, seat))
    choosing = len(situation.view["heroes"]) - 1 - holders
    return lower + sum(1 for other in free if other < index) * choosing / len(free)


# --- a market turn ahead -------------------------------------------------------------------------


class Offer(NamedTuple):
    price: int
    stars: float  # the price apart


class Stall:
    """What the market of this round offers, and what gold will be worth after it."""

    def __init__(self, situation: Situation, me: Sheet, turns: int | None = None) -> None:
        world = situation.world
        self.estimate = world.estimate(me, turns)
        self.purse = self.estimate.purse
        self.offers = [
            Offer(price, self.stars(bought(me, card, world, turns)))
            for card, price in situation.market()
            if fits(me, card)
        ]
        self.cards = len(situation.view["market"])
        self.twice = me.power(Purchases) is not None
        self.known: dict[tuple[int, int, float], float] = {}

    def stars(self, owner: Estimate) -> float:
        """What a card brings to the hero who has bought it but not paid."""
        gold = min(MOST_GOLD, owner.sheet.gold)
        return owner.beyond_gold - self.estimate.beyond_gold + owner.purse[gold] - self.purse[gold]

    def left(self, gold: int, price: int) -> float:
        """What the gold that is left after a purchase is worth."""
        return self.purse[min(MOST_GOLD, gold - price)]

    def worth(self, gold: int, tokens: int, before: float) -> float:
        """The value of gold and tokens with a market turn after so many cards have gone."""
        key = gold, tokens, before
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._worth(gold, tokens, before)
        return found

    def otherwise(self, gold: int, tokens: int) -> float:
        """The value of a market turn without a purchase."""
        return self.left(gold, -DISCARDED_CARD)

    def _worth(self, gold: int, tokens: int, before: float) -> float:
        kept = self.otherwise(gold, tokens)
        trades = [
            offer.stars + self.left(gold, max(0, offer.price - tokens))
            for offer in self.offers
            if offer.price - tokens <= gold
        ]
        trades.sort(reverse=True)
        if self.twice and len(trades) > 1:
            trades[0] += SECOND_PURCHASE * max(0.0, trades[1] - kept)
        whole = int(before)
        worth = self._best_left(trades, kept, whole)
        if before > whole:
            worth += (before - whole) * (self._best_left(trades, kept, whole + 1) - worth)
        return worth

    def _best_left(self, trades: list[float], kept: float, gone: int) -> float:
        """The best trade after so many cards have gone; which ones, nobody knows."""
        worth, all_gone = 0.0, 1.0
        for rank, trade in enumerate(trades):
            if trade <= kept:
                break
            taken = max(0.0, (gone - rank) / (self.cards - rank))
            worth += all_gone * (1 - taken) * trade
            all_gone *= taken
        return worth + all_gone * kept


SECOND_PURCHASE = 0.5

# --- trading -------------------------------------------------------------------------------------


def judge_market(situation: Situation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Buy, take gold, make room for a weapon, or be content."""
    before = situation.world.estimate(situation.me)
    envied = _envied(situation)
    return [_trade(situation, question, before, option, envied) for option in options]


def _trade(
    situation: Situation, question: Glimpse[Any], before: Estimate, option: Option, envied: dict[str, float]
) -> Verdict:
    match option.payload:
        case ("buy", card, gold, tokens):
            return _buy(situation, before, card, gold, tokens, envied.get(card.id, 0.0))
        case ("discard", card):
            return _take_gold(before, envied.get(card.id, 0.0))
        case ("gold",):
            return _take_gold(before, 0.0)
        case ("drop", weapon):
            return drop(situation, before, weapon, before.total, _offered(situation, question))
        case _:
            return Verdict(before.total, reasons.nothing)


def _buy(situation: Situation, before: Estimate, card: MarketCard, gold: int, tokens: int, denied: float) -> Verdict:
    payer = situation.me.with_gold(-gold)
    payer.tokens -= tokens
    after = bought(payer, card, situation.world)
    value = after.total + denied + TOKEN * payer.tokens
    if situation.phase == "market" and payer.power(Purchases) is not None:
        others = [(other, price) for other, price in situation.market() if other is not card and price <= payer.gold]
        more = [
            bought(after.sheet.with_gold(-price), other, situation.world).total
            for other, price in others
            if fits(after.sheet, other)
        ]
        value += max(0.0, max(more, default=0.0) - after.total)
    return Verdict(value, partial(reasons.why_bought, before, after, card, gold))


# A token that is not handed in may still serve a second purchase.
TOKEN = 0.01


def _take_gold(before: Estimate, denied: float) -> Verdict:
    charitable = before.sheet.power(MoveOnDiscard)
    after = before.world.estimate(before.sheet.with_gold(DISCARDED_CARD + (charitable.gold if charitable else 0)))
    move = 0.0
    if charitable is not None:
        fields, marker = after.fields, before.sheet.marker
        move = max(0.0, max(fields[stepped(marker, way)] for way in DIRECTIONS) - fields[marker])
    return Verdict(after.total + move + denied, partial(reasons.why_discarded, before, after, move, denied))


def drop(
    situation: Situation, now: Estimate, weapon: Weapon, best: float, offered: Iterable[tuple[MarketCard, int]]
) -> Verdict:
    """A weapon is only ever dropped for a better one, bought at once; `best` is what else can be had."""
    me = situation.me.without_weapon(weapon)
    after = situation.world.estimate(me)
    value = best + after.total - now.total - DROPPED
    for card, price in offered:
        price = max(0, price - me.tokens)
        if isinstance(card, Weapon) and price <= me.gold and fits(me, card) and not fits(situation.me, card):
            value = max(value, bought(me.with_gold(-price), card, situation.world).total - SWITCHED)
    return Verdict(value, partial(_why_drop, now, after))


def _why_drop(now: Estimate, after: Estimate) -> tuple[Message, ...]:
    lost = Message("bot-drop", {"stars": reasons.shown(min(0.0, after.total - now.total))})
    return reasons.heaviest([(reasons.FIRST, lost), *reasons.differences(now, after)])


def _offered(situation: Situation, question: Glimpse[Any]) -> list[tuple[MarketCard, int]]:
    """What a skill lets the hero buy: the card of the prompt, or the discard pile."""
    named = str(question.prompt.args.get("card", "")).partition(":")[2]
    cards = situation.cards.found([named] if named else situation.view["discard"])
    return [(card, card.cost) for card in cards]


def _envied(situation: Situation) -> dict[str, float]:
    """What the next player of this market would gain by each card, mildly weighed."""
    own = situation.own_place()
    later = [] if own is None else situation.places[own + 1 :]
    rival = next((place.holder for place in later if place.holder is not None), None)
    if situation.phase != "market" or rival is None:
        return {}
    sheet, world = situation.hero(rival), situation.world
    now = world.estimate(sheet)
    return {
        card.id: ENVY * max(0.0, bought(sheet, card, world).beyond_gold - now.beyond_gold)
        for card, _ in situation.market()
        if card.cost <= sheet.gold + sheet.tokens and fits(sheet, card)
    }

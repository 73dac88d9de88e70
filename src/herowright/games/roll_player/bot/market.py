"""Buying: what cards are worth to a hero, and how to spend a market turn."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

from herowright.bots.policy import FIRST, Verdict, heaviest, noted, nothing, shown
from herowright.games.roll_player.bot import reasons
from herowright.games.roll_player.bot.estimate import Estimate
from herowright.games.roll_player.bot.odds import MOST_GOLD
from herowright.games.roll_player.bot.situation import Situation, stepped
from herowright.games.roll_player.cards.powers import MoveOnDiscard, Purchases
from herowright.games.roll_player.cards.types import MarketCard, Weapon
from herowright.games.roll_player.rules.components import DIRECTIONS, NONE
from herowright.games.roll_player.rules.gold import DISCARDED_CARD
from herowright.games.roll_player.rules.hands import fits_hands
from herowright.table.decision import Option
from herowright.table.message import Message

# What it is worth to keep a star from the next player.
ENVY = 0.1
# More gold than this does not come before the market.
MORE_GOLD = 3
# How far a weapon must beat the one that is dropped for it, and what dropping one for nothing costs beside
# its worth.
SWITCHED, DROPPED = 0.1, 1.0
# A token that is not handed in may still serve a second purchase, which is worth so much of another one.
TOKEN, SECOND_PURCHASE = 0.01, 0.5


def buyers_before(at: Situation, card: int) -> float:
    """How many cards the market loses before a hero with this initiative card buys."""
    if at.table.solo:
        return card / 2  # the enemy die strikes never, half of the time, always
    nobody = (NONE, at.seat)
    lower = sum(1 for holder in at.table.holders[:card] if holder not in nobody)
    free = [other for other in at.free_cards if other != card]
    if not free:
        return lower
    choosing = len(at.table.heroes) - 1 - sum(1 for holder in at.table.holders if holder not in nobody)
    return lower + sum(1 for other in free if other < card) * choosing / len(free)


# --- a market turn ahead -------------------------------------------------------------------------


class Offer(NamedTuple):
    price: int
    stars: float  # the price apart


class Stall:
    """What the market of this round offers, and what gold will be worth after it."""

    now: Estimate

    def __init__(self, now: Estimate) -> None:
        self.now = now
        at = now.at
        self.purse = now.purse
        most = now.hero.gold + now.hero.tokens + MORE_GOLD
        offers = [(card, price) for card, price in at.offers(now.hero) if price <= most]
        self.offers = [Offer(price, self.stars(at.bought(now, card))) for card, price in offers]
        self.cards = len(at.table.market)
        self.twice = now.hero.power(Purchases) is not None
        self.known: dict[tuple[int, int, float], float] = {}

    def stars(self, owner: Estimate) -> float:
        """What a card brings to the hero who has bought it but not paid."""
        gold = min(MOST_GOLD, owner.hero.gold)
        return owner.beyond_gold - self.now.beyond_gold + owner.purse[gold] - self.purse[gold]

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

    def token(self, gold: int, tokens: int, before: float) -> float:
        """What one more charisma token is worth this round."""
        return self.worth(gold, tokens + 1, before) - self.worth(gold, tokens, before)

    def otherwise(self, gold: int) -> float:
        """The value of a market turn without a purchase."""
        return self.left(gold, -DISCARDED_CARD)

    def _worth(self, gold: int, tokens: int, before: float) -> float:
        kept = self.otherwise(gold)
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


# --- trading -------------------------------------------------------------------------------------


def judge_market(at: Situation, option: Option) -> Verdict:
    """Buy, take gold, make room for a weapon, or be content."""
    match option.payload:
        case ("buy", card, gold, tokens):
            return _buy(at, card, gold, tokens, _envied(at).get(card, 0.0))
        case ("discard", card):
            return _take_gold(at, _envied(at).get(card, 0.0))
        case ("gold",):
            return _take_gold(at, 0.0)
        case ("drop", weapon):
            return drop(at, weapon, at.now.total, _offered(at))
    return Verdict(at.now.total, nothing)


def _buy(at: Situation, card: MarketCard, gold: int, tokens: int, denied: float) -> Verdict:
    purse = at.me.gold - gold
    after = at.bought(at.now, card, gold=purse, tokens=at.me.tokens - tokens)
    value = after.total + denied + TOKEN * after.hero.tokens
    if at.phase == "market" and at.me.power(Purchases) is not None:
        more = [
            at.bought(after, other, gold=purse - price).total
            for other, price in at.offers(after.hero)
            if other is not card and price <= purse
        ]
        value += max(0.0, max(more, default=0.0) - after.total)
    return Verdict(value, partial(reasons.why_bought, at.now, after, card, gold))


def _take_gold(at: Situation, denied: float) -> Verdict:
    after, move = at.paid, 0.0
    if at.me.power(MoveOnDiscard) is not None:
        here, ways = at.me.marker, (stepped(at.me.marker, way) for way in DIRECTIONS)
        move = max(0.0, max(after.fields[field] for field in ways) - after.fields[here])
    return Verdict(after.total + move + denied, partial(reasons.why_discarded, at.now, after, move, denied))


def drop(at: Situation, weapon: Weapon, best: float, offered: Iterable[tuple[MarketCard, int]]) -> Verdict:
    """A weapon is only ever dropped for a better one, bought at once; `best` is what else can be had."""
    after = _without(at.now, weapon)
    me = after.hero
    value = best + min(0.0, after.total - at.now.total) - DROPPED
    for card, price in offered:
        price = max(0, price - me.tokens)
        if isinstance(card, Weapon) and price <= me.gold and fits_hands(me, card) and not fits_hands(at.me, card):
            value = max(value, at.bought(after, card, gold=me.gold - price).total - SWITCHED)
    return Verdict(value, partial(why_dropped, at.now, weapon))


def _without(now: Estimate, weapon: Weapon) -> Estimate:
    return now.changed(weapons=tuple(own for own in now.hero.weapons if own is not weapon))


def why_dropped(now: Estimate, weapon: Weapon) -> tuple[Message, ...]:
    after = _without(now, weapon)
    lost = Message("bot-drop", {"stars": shown(min(0.0, after.total - now.total))})
    return heaviest([(FIRST, lost), *reasons.differences(now, after)])


def _offered(at: Situation) -> list[tuple[MarketCard, int]]:
    """What a skill lets the hero buy: the card of the prompt, or the discard pile."""
    cards = [at.card_asked] if "card" in at.asked else at.table.discard
    return [(card, card.cost) for card in cards]


@noted
def _envied(at: Situation) -> dict[MarketCard, float]:
    """What the next player of this market would gain by each card, mildly weighed."""
    own = at.own_card()
    later = [] if own is None else [holder for holder in at.table.holders[own + 1 :] if holder != NONE]
    if at.phase != "market" or not later:
        return {}
    rival = at.table.heroes[later[0]]
    now = at.estimate(rival)
    return {
        card: ENVY * max(0.0, at.bought(now, card).beyond_gold - now.beyond_gold)
        for card, _ in at.offers(rival)
        if card.cost <= rival.gold + rival.tokens
    }

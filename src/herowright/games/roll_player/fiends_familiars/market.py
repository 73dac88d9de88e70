"""Market Phase (FF-MKT): buy, discard for gold, or hunt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from herowright.games.roll_player import solo as base_solo
from herowright.games.roll_player.cards.powers import MoveOnDiscard
from herowright.games.roll_player.choices import DONE, SECOND
from herowright.games.roll_player.components import NONE
from herowright.games.roll_player.fiends_familiars import fiends, hunt
from herowright.games.roll_player.fiends_familiars.cards.curses import MARKET as MARKET_GOLD
from herowright.games.roll_player.fiends_familiars.cards.curses import NoGold
from herowright.games.roll_player.fiends_familiars.choices import LAST_TOKENS, MARKET, START_HUNT
from herowright.games.roll_player.market import (
    FROM_MARKET,
    buy,
    move_after_discarding,
    purchase_limit,
    take_gold_instead,
    trades,
    use_at_once,
)
from herowright.table.decision import Decision, Option, Step, Steps

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.state import Adventurer, FiendsTable


def market_turn(table: FiendsTable) -> Steps[Step]:
    """Exactly one of three things, in initiative order (FF-MKT-01)."""
    held = [card for card, holder in enumerate(table.holders) if holder != NONE]
    hero = table.heroes[table.holders[held[0]]]
    table.phase = "market"
    table.turn = hero.seat
    table.purchases = table.extra_purchases = 0
    while table.purchases < purchase_limit(hero):
        kind = MARKET if table.purchases == 0 else SECOND
        trade = yield Decision(kind, hero.seat, lambda: errands(table, hero))
        if trade is None:
            break
        yield from run(table, hero, trade)
    if not held[1:]:
        yield Decision(LAST_TOKENS, hero.seat, lambda: token_offers(table, hero))
    table.holders[held[0]] = NONE
    if table.solo:
        base_solo.clear_market(table, ("FF-SOLO-12", "FF-SOLO-12"))
    return ("market_turn",) if held[1:] else ("clean_up",)


def errands(table: FiendsTable, hero: Adventurer) -> list[Option]:
    """What the base game offers, and a Hunt for whoever has not traded yet (FF-MKT-02)."""
    options = trades(table, hero)
    traded = table.purchases + table.extra_purchases > 0
    return [*options, START_HUNT] if not traded and hunt.possible(table, hero) else options


def run(table: FiendsTable, hero: Adventurer, trade: tuple[Any, ...]) -> Steps[None]:
    if trade[0] == "buy":
        _, card, gold, tokens = trade
        yield from buy(table, hero, card, gold, tokens, FROM_MARKET)
        table.purchases += 1
        if card.family == "skill":
            yield from use_at_once(table, hero, card)
        return
    if trade[0] == "hunt":
        yield from hunt.hunt(table, hero)
    elif any(curse.source == MARKET_GOLD for curse in hero.powers(NoGold)):
        yield from discard_unpaid(table, hero, trade)
    else:
        yield from take_gold_instead(table, hero, trade)
    table.purchases = purchase_limit(hero)


def discard_unpaid(table: FiendsTable, hero: Adventurer, trade: tuple[Any, ...]) -> Steps[None]:
    """A fiend keeps all the gold, but the card leaves the Market and the marker may move all the same."""
    if trade[0] == "discard":
        table.market.remove(trade[1])
        table.discard.append(trade[1])
        table.report("rp-event-discarded", hero.seat, "RP-MKT-05", {"card": trade[1].name})
    if hero.power(MoveOnDiscard):
        yield from move_after_discarding(table, hero)


def token_offers(table: FiendsTable, hero: Adventurer) -> list[Option]:
    """Before tokens are dropped, they can still banish (FF-FIEND-06)."""
    able = hero.tokens and any(fiends.can_be_banished(table, hero, fiend) for fiend in hero.fiends)
    return [DONE] if able else []

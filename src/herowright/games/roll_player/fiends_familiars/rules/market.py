"""Market Phase (FF-MKT): buy, discard for gold, or hunt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.roll_player.fiends_familiars.rules import fiends, hunt
from herowright.games.roll_player.fiends_familiars.rules.choices import (
    LAST_TOKENS,
    MARKET,
    SECOND,
    START_HUNT,
    Errand,
    StartHunt,
)
from herowright.games.roll_player.fiends_familiars.rules.experience import has_more_to_do
from herowright.games.roll_player.rules import solo as base_solo
from herowright.games.roll_player.rules.choices import DONE, Buy
from herowright.games.roll_player.rules.components import NONE
from herowright.games.roll_player.rules.market import (
    begin_turn,
    buy_from_market,
    end_turn,
    has_bought,
    is_second,
    may_trade,
    take_gold_instead,
    trades,
    use_up,
    with_way_out,
)
from herowright.table.decision import Option, Step, Steps, ask_if_any

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable


def market_turn(table: FiendsTable) -> Steps[Step]:
    """Exactly one of three things, in initiative order (FF-MKT-01)."""
    held = [card for card, holder in enumerate(table.holders) if holder != NONE]
    hero = table.heroes[table.holders[held[0]]]
    begin_turn(table, hero)
    while may_trade(table, hero):
        kind = SECOND if is_second(table, hero) else MARKET
        trade = yield from ask_if_any(kind, hero.seat, lambda: errands(table, hero))
        yield from run(table, hero, trade)
    table.traded_out = True
    if not held[1:]:
        yield from ask_if_any(LAST_TOKENS, hero.seat, lambda: token_offers(table, hero))
    end_turn(table)
    table.holders[held[0]] = NONE
    if table.solo:
        base_solo.clear_market(table, ("FF-SOLO-12", "FF-SOLO-12"))
    return ("market_turn",) if held[1:] else ("clean_up",)


def errands(table: FiendsTable, hero: Adventurer) -> list[Option[Errand | None]]:
    """What the base game offers, and a Hunt for whoever has not traded yet (FF-MKT-02)."""
    options: list[Option[Errand]] = [*trades(table, hero)]
    if may_trade(table, hero) and not has_bought(table) and hunt.possible(table, hero):
        options.append(START_HUNT)
    return with_way_out(table, hero, options, has_more_to_do)


def run(table: FiendsTable, hero: Adventurer, trade: Errand | None) -> Steps[None]:
    match trade:
        case None:
            table.traded_out = True
        case Buy():
            yield from buy_from_market(table, hero, trade)
        case StartHunt():
            use_up(table, hero)
            yield from hunt.hunt(table, hero)
        case _:
            yield from take_gold_instead(table, hero, trade)


def token_offers(table: FiendsTable, hero: Adventurer) -> list[Option[None]]:
    """Before tokens are dropped, they can still banish (FF-FIEND-06)."""
    able = hero.tokens and any(fiends.can_be_banished(table, hero, fiend) for fiend in hero.fiends)
    return [DONE] if able else []

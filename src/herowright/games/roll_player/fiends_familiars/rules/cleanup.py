"""Clean-up Phase (FF-CLEAN) and the last moments of character creation (FF-MON-01 to -03)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.roll_player.fiends_familiars.cards.curses import NoRefresh
from herowright.games.roll_player.fiends_familiars.rules.choices import LAST_WINDOW
from herowright.games.roll_player.fiends_familiars.rules.experience import has_more_to_do
from herowright.games.roll_player.fiends_familiars.rules.fiends import lay_fiends
from herowright.games.roll_player.fiends_familiars.rules.setup import fiend_spaces, lay_coins, market_size
from herowright.games.roll_player.rules.choices import DONE
from herowright.games.roll_player.rules.cleanup import drop_tokens, refresh_skills, return_dice
from herowright.games.roll_player.rules.components import NONE
from herowright.games.roll_player.rules.dice import all_full
from herowright.games.roll_player.rules.market import deal_market
from herowright.table.decision import Option, Step, Steps, ask_if_any

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable


def clean_up(table: FiendsTable) -> Steps[Step]:
    """In the order of the base game, with fiends beside the coins (FF-CLEAN-01 to -05)."""
    table.phase = "clean-up"
    drop_tokens(table)
    for hero in table.clockwise_from_first():
        table.turn = hero.seat
        if not hero.power(NoRefresh):
            yield from refresh_skills(table, hero)
    return_dice(table)
    table.discard += table.market
    table.market = []
    deal_market(table, market_size(table))
    lay_coins(table)
    lay_fiends(table, fiend_spaces(table), "FF-CLEAN-01")
    table.turn = NONE
    if all_full(table):  # FF-MON-01
        return ("last_call",)
    table.first = (table.first + 1) % len(table.heroes)
    if not table.solo:
        table.report("rp-event-first", table.first, "RP-CLEAN-11")
    return ("roll_phase",)


def last_call(table: FiendsTable) -> Steps[Step]:
    """The last chance to spend XP, and to banish and use skills; then the sheets are frozen (FF-MON-02, -03)."""
    table.phase = "last-call"
    for hero in table.clockwise_from_first():
        table.turn = hero.seat
        yield from ask_if_any(LAST_WINDOW, hero.seat, lambda: window(table, hero))
    return ("battle",)


def window(table: FiendsTable, hero: Adventurer) -> list[Option[None]]:
    """Nobody is asked who could do nothing but drop a weapon."""
    return [DONE] if has_more_to_do(table, hero) else []

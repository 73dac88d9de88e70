"""One-player game (FF-SOLO)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herowright.games.roll_player.fiends_familiars.rules import minions
from herowright.games.roll_player.rules.components import GOLD, LOOK_OF
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.roll_player.cards.types import MarketCard
    from herowright.games.roll_player.fiends_familiars.rules.state import FiendsTable

ENEMY_DICE: Final = 2  # FF-SOLO-03
MARKET_HITS = {1: 0, 2: 1, 3: 2, 4: -1}  # FF-SOLO-09: the card from the left, or the last one
WITHOUT_MM: Final = 5  # FF-SOLO-17
# From the top, the least total of each rank (FF-SOLO-18, FF-SOLO-19).
RANKS = (47, 43, 38, 34, 29, 25)


def set_enemy_dice_aside(table: FiendsTable) -> None:
    """Two gold dice never go into the bag (FF-SOLO-03)."""
    table.enemies = [die for die in table.bag if LOOK_OF[die] == GOLD][:ENEMY_DICE]
    for die in table.enemies:
        table.bag.remove(die)


def enemies_strike(table: FiendsTable, card: int) -> None:
    """None, one or two enemy dice with card 1, 2 and TOP; two never show the same (FF-SOLO-07, FF-SOLO-08)."""
    dice = table.enemies[:card]
    for die in dice:
        table.roll(die)
    while len({table.faces[die] for die in dice}) < len(dice):
        table.roll(dice[-1])
    faces = [table.faces[die] for die in dice]
    fixed = table.settings.reading("FF-SOLO-11") == "fixed"
    market = list(table.market)
    for face in faces:
        table.report("ff-event-enemy", None, "FF-SOLO-07", {"face": face})
        if face in MARKET_HITS:
            trash(table, market if fixed else list(table.market), MARKET_HITS[face])
        elif len(table.minions) > 1:
            minions.put_under(table, None, "FF-SOLO-10")


def trash(table: FiendsTable, market: list[MarketCard], at: int) -> None:
    """The card at that place of the Market goes to the trash, if it still lies there (FF-SOLO-09, FF-SOLO-11)."""
    if not -len(market) <= at < len(market) or market[at] not in table.market:
        return
    struck = market[at]
    table.market.remove(struck)
    table.trash.append(struck)
    table.report("ff-event-enemy-trashes", None, "FF-SOLO-09", {"card": struck.name})


def title(stars: int) -> tuple[Message, str]:
    rank = next((place for place, least in enumerate(RANKS) if stars >= least), len(RANKS))
    return Message(f"ff-rank-{rank}"), "FF-SOLO-18"

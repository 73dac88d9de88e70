"""Roll Phase and the Call to Adventure (FF-ROLL, FF-CALL)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herowright.games.roll_player.fiends_familiars.rules.choices import ORDER
from herowright.games.roll_player.rules.components import NONE
from herowright.games.roll_player.rules.roll import begin_round, roll_pool, sort_pool
from herowright.table.decision import Step, Steps

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.rules.state import FiendsTable

DICE_BEFORE_CALL: Final = 2  # FF-CALL-01
DICE_AFTER_CALL: Final = 1  # FF-CALL-02


def roll_phase(table: FiendsTable) -> Steps[Step]:
    """Two dice a card until the Call is drawn, then one (FF-ROLL-01, FF-CALL-01, FF-CALL-02)."""
    called = table.call == NONE
    table.each = DICE_AFTER_CALL if called else DICE_BEFORE_CALL
    table.pool = [NONE] * (len(table.holders) * table.each)
    for hero in table.heroes:
        hero.acted = False
    begin_round(table)
    roll_pool(table, "FF-CALL-02" if called else "FF-ROLL-01")
    yield from sort_pool(table, table.first, ORDER)
    return ("dice_turn", 0)

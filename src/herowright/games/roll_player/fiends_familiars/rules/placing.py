"""What a die on the sheet or on the familiar brings: gold, and the action of its row (FF-FAM, FF-DICE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.roll_player.cards.powers import ActionInstead
from herowright.games.roll_player.fiends_familiars.cards.curses import NoAction
from herowright.games.roll_player.fiends_familiars.cards.powers import FamiliarPays, SplitPays
from herowright.games.roll_player.fiends_familiars.rules.choices import (
    STORED_ACTION,
    USE_FAMILIAR,
    RowAction,
    UseFamiliar,
)
from herowright.games.roll_player.rules.choices import WAIVE
from herowright.games.roll_player.rules.components import FAMILIAR, NONE, ROW_NAMES, SPLIT_DICE
from herowright.games.roll_player.rules.dice import action_options, carry_out
from herowright.games.roll_player.rules.gold import FILLED_ROW, pay, pay_for_gold_die
from herowright.table.decision import Option, Steps, ask_if_any

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable


def pay_for_placing(table: FiendsTable, hero: Adventurer, die: int, row: int) -> None:
    """A full row and a gold die pay, on the familiar as on the sheet (FF-FAM-05, FF-FAM-06, FF-DICE-05)."""
    if hero.free_space(row) == NONE:
        rule = "FF-FAM-05" if row == FAMILIAR else "RP-DICE-07"
        pay(table, hero, FILLED_ROW, rule, "row", row=ROW_NAMES[row])
    pay_for_gold_die(table, hero, die, "FF-FAM-06" if row == FAMILIAR else "RP-DICE-08")
    pay_by_powers(table, hero, die, row)


def pay_by_powers(table: FiendsTable, hero: Adventurer, die: int, row: int) -> None:
    """What class and weapons pay for every such die that is placed, a starting die like any other (RP-CARD-01)."""
    if die in SPLIT_DICE:
        for split in hero.powers(SplitPays):
            pay(table, hero, split.gold, "RP-GOLD-05", "card", card=hero.source_of(split))
    if row == FAMILIAR:
        for fond in hero.powers(FamiliarPays):
            pay(table, hero, fond.gold, "RP-GOLD-05", "card", card=hero.source_of(fond))


def actions_after(table: FiendsTable, hero: Adventurer, row: int) -> list[Option[RowAction]]:
    """What a die in this row allows; fiends may forbid it, a class may allow another attribute's action."""
    barred = {other for curse in hero.powers(NoAction) for other in curse.rows} if hero.fiends else set()
    if row == FAMILIAR:
        return [] if row in barred else [USE_FAMILIAR]
    instead = hero.power(ActionInstead)
    rows = (row, instead.row) if instead and row in instead.after and row != instead.row else (row,)
    return [option for other in rows if other not in barred for option in action_options(table, hero, other)]


def carry_out_action(table: FiendsTable, hero: Adventurer, action: RowAction) -> Steps[None]:
    if isinstance(action, UseFamiliar):
        assert hero.familiar is not None
        used = {"familiar": hero.familiar.name, "action": f"familiar-action:{hero.familiar.action}"}
        table.report("ff-event-familiar-acts", hero.seat, "FF-DICE-03", used)
        yield from hero.familiar.ability.effect(table, hero, hero.familiar)
    else:
        yield from carry_out(table, hero, action)


def linked_action(table: FiendsTable, hero: Adventurer, row: int) -> Steps[None]:
    """A die placed by a card allows the action of its row; in the Dice Phase it is the only one (FF-CARD-06)."""
    if table.settings.reading("FF-CARD-06") == "none" or (table.phase == "dice" and hero.acted):
        return

    def actions() -> list[Option[RowAction | None]]:
        found = actions_after(table, hero, row)
        return [WAIVE, *found] if found else []

    action = yield from ask_if_any(STORED_ACTION, hero.seat, actions, {"rows": ROW_NAMES[row]})
    if action is not None:
        hero.acted = hero.acted or table.phase == "dice"
        yield from carry_out_action(table, hero, action)

"""Spending experience (FF-XP), and all that may be done at any time while characters are created."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herowright.games.roll_player.fiends_familiars.cards.powers import StoreDice
from herowright.games.roll_player.fiends_familiars.rules import backpack, fiends, gains
from herowright.games.roll_player.fiends_familiars.rules.choices import BOUGHT_ACTIONS, HEAL, XP_ACTION, AtAnyTime
from herowright.games.roll_player.rules import skills
from herowright.games.roll_player.rules.choices import SKIP, Drop
from herowright.games.roll_player.rules.components import ROW_NAMES, ROWS
from herowright.games.roll_player.rules.dice import action_options, carry_out
from herowright.table.decision import Option, Steps, ask

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable

HEALING: Final = 2  # FF-XP-02
ATTRIBUTE_ACTION: Final = 5  # FF-XP-04, FF-XP-06

# When characters are being created; before and after, nothing can be done "at any time".
LAST_CALL: Final = "last-call"
CREATION: Final = frozenset(("roll", "dice", "before-market", "market", "hunt", "clean-up", LAST_CALL))


def at_any_time(table: FiendsTable, seat: int) -> tuple[Option[AtAnyTime], ...]:
    """Skills and weapons as in the base game, banishing, healing, bought actions, and stored dice."""
    hero = table.heroes[seat]
    if table.phase not in CREATION:
        return ()
    late = table.phase == LAST_CALL and too_late(table)
    options: list[Option[AtAnyTime]] = []
    if hero.skills or hero.weapons:
        options += skills.at_any_time(table, seat)
        if late:
            options = [option for option in options if isinstance(option.payload, Drop)]
    if hero.fiends and not late:
        options += fiends.banishing(table, hero)
    if hero.backpack:
        options += backpack.unpacking(table, hero)
    if hero.xp >= HEALING and hero.wounds:
        options.append(HEAL)
    if hero.xp >= ATTRIBUTE_ACTION:
        options += [BOUGHT_ACTIONS[row] for row in ROWS if action_options(table, hero, row)]
    return tuple(options)


def has_more_to_do(table: FiendsTable, hero: Adventurer) -> bool:
    """Whether anything is possible at any time besides dropping a weapon."""
    return any(not isinstance(option.payload, Drop) for option in at_any_time(table, hero.seat))


def too_late(table: FiendsTable) -> bool:
    """Whether the last window is open for XP alone, not for fiends and skills (FF-MON-03)."""
    return table.phase == LAST_CALL and table.settings.reading("FF-MON-03") == "refused"


def interrupt(table: FiendsTable, hero: Adventurer, payload: AtAnyTime) -> Steps[None]:
    match payload:
        case ("banish", fiend, gold):
            fiends.banish(table, hero, fiend, gold)
        case ("unpack", kind):
            yield from backpack.unpack(table, hero, kind)
        case ("heal",):
            hero.xp -= HEALING
            gains.heal(table, hero, 1, "FF-XP-02")
        case ("action", row):
            yield from buy_action(table, hero, row)
        case _:
            yield from skills.interrupt(table, hero, payload)
            empty_lost_backpack(table, hero)


def buy_action(table: FiendsTable, hero: Adventurer, row: int) -> Steps[None]:
    """Any attribute action, never the familiar's; it is not the one action of the Dice Phase (FF-XP-04 to -07)."""
    hero.xp -= ATTRIBUTE_ACTION
    bought = {"xp": ATTRIBUTE_ACTION, "row": ROW_NAMES[row]}
    table.report("ff-event-xp-action", hero.seat, "FF-XP-04", bought)
    action = yield from ask(
        XP_ACTION, hero.seat, lambda: [SKIP, *action_options(table, hero, row)], {"row": ROW_NAMES[row]}
    )
    if action is not None:
        yield from carry_out(table, hero, action)


def empty_lost_backpack(table: FiendsTable, hero: Adventurer) -> None:
    """Who drops the Backpack loses the dice in it to the bag."""
    if hero.power(StoreDice) is None:
        for die in hero.backpack:
            backpack.throw_out(table, hero, die)

"""Dice Phase (FF-DICE): one or two dice, one action, and the fiend on the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.roll_player.cards.powers import CardFromDiscard
from herowright.games.roll_player.fiends_familiars.cards.curses import (
    NoTop,
    RollChosen,
    SpoilChosen,
)
from herowright.games.roll_player.fiends_familiars.cards.powers import FiendPays, TwoActions
from herowright.games.roll_player.fiends_familiars.rules import backpack, fiends, gains, solo
from herowright.games.roll_player.fiends_familiars.rules.choices import (
    ACTION,
    NEXT_DICE,
    NEXT_DIE,
    PLACE,
    STORE,
    TAKE_CARD,
    RowAction,
    Store,
)
from herowright.games.roll_player.fiends_familiars.rules.placing import actions_after, carry_out_action, pay_for_placing
from herowright.games.roll_player.rules.choices import SKIP, DieKind
from herowright.games.roll_player.rules.components import LOOK_OF, ROW_NAMES
from herowright.games.roll_player.rules.dice import (
    cards_to_take,
    collect_initiative_gold,
    first_to_market,
    lift,
    places,
    put_on_sheet,
)
from herowright.games.roll_player.rules.gold import pay
from herowright.table.decision import Option, Step, Steps, ask, ask_if_any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable


def dice_turn(table: FiendsTable, number: int) -> Steps[Step]:
    hero = table.clockwise_from_first()[number]
    table.phase = "dice"
    table.turn = hero.seat
    if not (hero.is_full and table.settings.reading("RP-DICE-28") == "sit-out"):
        card = yield from take_initiative_card(table, hero)
        rows = yield from place_dice(table, hero, card)
        yield from use_actions(table, hero, rows)
        if table.solo:
            solo.enemies_strike(table, card)
    if number + 1 < len(table.heroes):
        return ("dice_turn", number + 1)
    fiends.come_into_force(table)
    return ("before_market",) if any(hero.power(CardFromDiscard) for hero in table.heroes) else first_to_market(table)


# --- taking the card -----------------------------------------------------------------------------


def take_initiative_card(table: FiendsTable, hero: Adventurer) -> Steps[int]:
    """All dice on the card come along, and every fiend (FF-DICE-01, FF-DICE-06)."""
    card = yield from ask(TAKE_CARD, hero.seat, lambda: open_cards(table, hero))
    dice = " ".join(table.die_name(die) for die in table.dice_on(card))
    table.report("ff-event-takes", hero.seat, "FF-DICE-01", {"card": table.card_name(card), "dice": dice})
    lift(table, hero, card)
    spoil(table, hero)
    if table.lurking[card]:
        fiends.take(table, hero, card)
        for reward in hero.powers(FiendPays):
            pay(table, hero, reward.gold, "RP-GOLD-05", "card", card=hero.source_of(reward))
            yield from gains.gain_xp(table, hero, reward.xp, "FF-XP-09")
    return card


def open_cards(table: FiendsTable, hero: Adventurer) -> list[Option[int]]:
    cards = cards_to_take(table)
    return cards[:-1] if len(cards) > 1 and hero.power(NoTop) is not None else cards


def spoil(table: FiendsTable, hero: Adventurer) -> None:
    """What fiends in force do to the dice just chosen (FF-FIEND-09)."""
    if not hero.fiends:
        return
    for die in hero.hand:
        before = table.die_name(die)
        for curse in hero.powers(SpoilChosen):
            if curse.spoils(die, table.faces[die]):
                table.faces[die] = curse.face
        if hero.power(RollChosen):
            table.roll(die)
        if table.die_name(die) != before:
            spoiled = {"before": before, "face": table.faces[die]}
            table.report("ff-event-spoiled", hero.seat, "FF-FIEND-09", spoiled)


# --- placing -------------------------------------------------------------------------------------


def place_dice(table: FiendsTable, hero: Adventurer, card: int) -> Steps[list[int]]:
    """One after another in an order of choice (FF-DICE-01, FF-DICE-02); returns the rows that got one."""
    rows: list[int] = []
    while hero.hand:
        die = yield from next_die(table, hero)
        wish = yield from ask_if_any(PLACE, hero.seat, lambda: where_to(hero), {"die": table.die_name(die)})
        if wish is None:  # no room for this one, nor for the others
            for left in hero.hand:
                table.report("rp-event-no-room", hero.seat, "RP-DICE-28", {"die": table.die_name(left)})
            break
        if wish == "store":
            backpack.store(table, hero, die)
        else:
            row = put_on_sheet(table, hero, die, wish, "FF-DICE-01")
            rows.append(row)
            pay_for_placing(table, hero, die, row)
            yield from backpack.make_fit(table, hero)
    collect_initiative_gold(table, hero, card)
    return rows


def next_die(table: FiendsTable, hero: Adventurer) -> Steps[int]:
    """Equal dice are the same choice; the last one needs none."""

    def dice() -> list[Option[DieKind]]:
        kinds = sorted({(LOOK_OF[die], table.faces[die]) for die in hero.hand})
        return [NEXT_DICE[kind] for kind in kinds] if len(kinds) > 1 and not hero.is_full else []

    chosen = yield from ask_if_any(NEXT_DIE, hero.seat, dice)
    if chosen is None:
        return hero.hand[0]
    return next(die for die in hero.hand if (LOOK_OF[die], table.faces[die]) == chosen)


def where_to(hero: Adventurer) -> Sequence[Option[int | Store]]:
    """The leftmost empty space of every row, or the backpack."""
    rows = places(hero)
    return [*rows, STORE] if rows and backpack.has_room(hero) else rows


# --- the one action --------------------------------------------------------------------------------


def use_actions(table: FiendsTable, hero: Adventurer, rows: list[int]) -> Steps[None]:
    """One action of a row that received a die, the familiar's among them (FF-DICE-03, FF-DICE-04)."""
    twice = len(set(rows)) > 1 and hero.power(TwoActions) is not None
    left = sorted(set(rows))
    while left and not hero.acted:
        chosen = yield from choose_action(table, hero, left)
        if chosen is None:
            return
        row, action = chosen
        left.remove(row)
        hero.acted = not twice
        twice = False
        yield from carry_out_action(table, hero, action)


def choose_action(table: FiendsTable, hero: Adventurer, rows: list[int]) -> Steps[tuple[int, RowAction] | None]:
    """Returns the row whose die gives the action, and the action."""
    source: dict[RowAction, int] = {}

    def actions() -> list[Option[RowAction | None]]:
        source.clear()
        if hero.acted:  # with a die from the Backpack, meanwhile (FF-CARD-06)
            return []
        found = []
        for row in rows:
            for option in actions_after(table, hero, row):
                if option.payload not in source:
                    source[option.payload] = row
                    found.append(option)
        return [SKIP, *found] if found else []

    names = " ".join(ROW_NAMES[row] for row in rows)
    action = yield from ask_if_any(ACTION, hero.seat, actions, {"rows": names})
    return None if action is None else (source[action], action)

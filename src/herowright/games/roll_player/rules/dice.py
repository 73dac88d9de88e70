"""Dice Phase (RP-DICE) and the charisma token's gain (RP-CHA)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from herowright.games.roll_player.cards.powers import (
    ActionInstead,
    CardFromDiscard,
    HighestPays,
    LongerShift,
    LowestPays,
    WisdomSteps,
)
from herowright.games.roll_player.rules import changes, solo
from herowright.games.roll_player.rules.choices import (
    ACTION_RULES,
    ACTIONS,
    DONE,
    FLIPS,
    PLACE,
    PLACES,
    REROLLS,
    SHIFTS,
    SKIP,
    STEP_ON,
    SWAPS,
    TAKE_CARD,
    TAKES,
    TOKEN,
    Action,
    Shift,
)
from herowright.games.roll_player.rules.components import (
    CHA,
    CON,
    DEX,
    HIGHEST,
    INT,
    LOWEST,
    NONE,
    ROW_NAMES,
    SPACES_PER_ROW,
    STR,
    WIS,
)
from herowright.games.roll_player.rules.gold import FILLED_ROW, pay, pay_for_gold_die
from herowright.table.decision import Option, Step, Steps, ask, ask_if_any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herowright.games.roll_player.rules.state import Hero, RollPlayer

P = TypeVar("P")


def dice_turn(table: RollPlayer, number: int) -> Steps[Step]:
    """The turn of the hero who is so many places clockwise from the First Player (RP-DICE-01)."""
    hero = table.clockwise_from_first()[number]
    table.phase = "dice"
    table.turn = hero.seat
    if not (hero.is_full and table.settings.reading("RP-DICE-28") == "sit-out"):
        card = yield from take_initiative_card(table, hero)
        if table.solo and table.settings.reading("RP-SOLO-10") == "on-choosing":
            solo.enemy_strikes(table, card)
        row = yield from place_die(table, hero, card)
        if row is not None:
            yield from attribute_action(table, hero, row)
        if table.solo and table.settings.reading("RP-SOLO-10") == "after-action":
            solo.enemy_strikes(table, card)
    if number + 1 < len(table.heroes):
        return ("dice_turn", number + 1)
    if table.settings.first_edition and table.settings.reading("RP-END-03") == "at-once" and all_full(table):
        return ("last_call",)
    return ("before_market",) if any(hero.power(CardFromDiscard) for hero in table.heroes) else first_to_market(table)


def first_to_market(table: RollPlayer) -> Step:
    """Nobody holds an initiative card only if all sat out (RP-DICE-28)."""
    return ("market_turn",) if any(holder != NONE for holder in table.holders) else ("clean_up",)


def all_full(table: RollPlayer) -> bool:
    return all(hero.is_full for hero in table.heroes)


def take_initiative_card(table: RollPlayer, hero: Hero) -> Steps[int]:
    """Any card still in the centre, with its die and the gold on it (RP-DICE-03)."""
    card = yield from ask(TAKE_CARD, hero.seat, lambda: cards_to_take(table))
    die = table.pool[card]
    table.report("rp-event-takes", hero.seat, "RP-DICE-03", {"card": card + 1, "die": table.die_name(die)})
    lift(table, hero, card)
    return card


def cards_to_take(table: RollPlayer) -> list[Option[int]]:
    return [TAKES[card, table.card_name(card)] for card in table.free_cards()]


def lift(table: RollPlayer, hero: Hero, card: int) -> None:
    """The hero holds the card now, and its dice; some powers pay for the highest or the lowest one."""
    lowest, highest = card == table.free_cards()[0], card == len(table.holders) - 1
    table.holders[card] = hero.seat
    each = table.each
    hero.hand += table.dice_on(card)
    table.pool[card * each : card * each + each] = [NONE] * each
    vigilant = hero.power(LowestPays)
    if vigilant and lowest:
        pay(table, hero, vigilant.gold, "RP-GOLD-05", "card", card=hero.source_of(vigilant))
    reward = hero.power(HighestPays)
    if reward and highest:
        pay(table, hero, reward.gold, "RP-GOLD-05", "card", card=hero.source_of(reward))
        take_tokens(table, hero, reward.tokens, "RP-CARD-01")


def collect_initiative_gold(table: RollPlayer, hero: Hero, card: int) -> None:
    """The coin comes from the card, not from the supply (RP-DICE-06)."""
    if table.coins[card] and not hero.goes_unpaid("initiative"):
        hero.gold += table.coins[card]
        table.report("rp-event-gold", hero.seat, "RP-DICE-06", {"gold": table.coins[card], "source": "initiative"})
        table.coins[card] = 0


def place_die(table: RollPlayer, hero: Hero, card: int) -> Steps[int | None]:
    """The leftmost empty space of any row (RP-DICE-04), then the gold (RP-DICE-06 to -08)."""
    die = hero.hand[-1]
    space = yield from ask_if_any(PLACE, hero.seat, lambda: places(hero), {"die": table.die_name(die)})
    if space is None:
        table.report("rp-event-no-room", hero.seat, "RP-DICE-28", {"die": table.die_name(die)})
        collect_initiative_gold(table, hero, card)
        return None
    row = put_on_sheet(table, hero, die, space, "RP-DICE-04")
    collect_initiative_gold(table, hero, card)
    pay_for_placing(table, hero, die, row)
    return row


def pay_for_placing(table: RollPlayer, hero: Hero, die: int, row: int) -> None:
    """A full row and a gold die pay (RP-DICE-07, RP-DICE-08)."""
    if hero.free_space(row) == NONE:
        pay(table, hero, FILLED_ROW, "RP-DICE-07", "row", row=ROW_NAMES[row])
    pay_for_gold_die(table, hero, die, "RP-DICE-08")


def places(hero: Hero) -> list[Option[int]]:
    """The leftmost empty space of every row that has one."""
    spaces = hero.spaces
    options = []
    for start in range(0, len(spaces), SPACES_PER_ROW):
        row = spaces[start : start + SPACES_PER_ROW]
        if NONE in row:
            options.append(PLACES[start + row.index(NONE)])
    return options


def put_on_sheet(table: RollPlayer, hero: Hero, die: int, space: int, rule: str) -> int:
    """Move a die from the hand to a space; returns its row."""
    hero.hand.remove(die)
    hero.spaces[space] = die
    row = space // SPACES_PER_ROW
    table.report("rp-event-placed", hero.seat, rule, {"die": table.die_name(die), "row": ROW_NAMES[row]})
    return row


# --- attribute actions -------------------------------------------------------------------------


def attribute_action(table: RollPlayer, hero: Hero, row: int) -> Steps[None]:
    """The action of the row that received the die, if the player likes (RP-DICE-11, RP-DICE-12)."""
    instead = hero.power(ActionInstead)
    other = instead.row if instead and row in instead.after and row != instead.row else NONE

    def actions() -> list[Option[Action | None]]:
        found = action_options(table, hero, row)
        if other != NONE:
            found = [*found, *action_options(table, hero, other)]
        return [SKIP, *found] if found else []

    action = yield from ask_if_any(ACTIONS[row], hero.seat, actions)
    if action is not None:
        yield from carry_out(table, hero, action)


def action_options(table: RollPlayer, hero: Hero, row: int) -> Sequence[Option[Action]]:
    if row == STR:
        return of_own_dice(FLIPS, hero)
    if row == DEX:
        swaps = of_own_dice(SWAPS, hero)
        return swaps if len(swaps) > 1 else []
    if row == CON:
        longer = hero.power(LongerShift)
        return shifts(table, hero, longer.most if longer else 1)
    if row == INT:
        return of_own_dice(REROLLS, hero)
    if row == WIS:
        return changes.ways_to_move(hero)
    assert row == CHA
    return [TOKEN] if tokens_left(table, 1) > 0 else []


def of_own_dice(options: tuple[Option[P], ...], hero: Hero) -> list[Option[P]]:
    """Those of the options, one a space, whose space holds a die."""
    return [options[space] for space, die in enumerate(hero.spaces) if die != NONE]


def shifts(table: RollPlayer, hero: Hero, most: int) -> list[Option[Shift]]:
    """Every die up or down by up to so much, never past its faces (RP-DICE-16, RP-DICE-17)."""
    options = []
    for space in hero.occupied():
        die = hero.spaces[space]
        face = table.faces[die]
        options += [SHIFTS[space, by] for by in range(1, min(most, HIGHEST[die] - face) + 1)]
        options += [SHIFTS[space, -by] for by in range(1, min(most, face - LOWEST[die]) + 1)]
    return options


def carry_out(table: RollPlayer, hero: Hero, action: Action) -> Steps[None]:
    """An attribute action; nothing it changes or moves triggers another one (RP-DICE-25)."""
    match action:
        case ("flip", space):
            changes.flip(table, hero, space, ACTION_RULES[STR])
        case ("swap", space):
            yield from changes.swap(table, hero, space, ACTION_RULES[DEX])
        case Shift():
            changes.shift(table, hero, action, ACTION_RULES[CON])
        case ("reroll", space):
            yield from changes.reroll(table, hero, space, ACTION_RULES[INT])
        case ("move", direction):
            changes.move_marker(table, hero, direction, ACTION_RULES[WIS])
            farther = hero.power(WisdomSteps)
            if farther:
                pay(table, hero, farther.gold, "RP-GOLD-05", "card", card=hero.source_of(farther))
            for _ in range(farther.most - 1 if farther else 0):
                onward = yield from ask(STEP_ON, hero.seat, lambda: [*changes.ways_to_move(hero), DONE])
                if onward is None:
                    break
                changes.move_marker(table, hero, onward.direction, ACTION_RULES[WIS])
        case ("token",):
            take_tokens(table, hero, 1, ACTION_RULES[CHA])


def tokens_left(table: RollPlayer, tokens: int) -> int:
    """What the supply can give of them; it is endless unless the table counts tokens (RP-COMP-18)."""
    if table.settings.reading("RP-COMP-18") == "endless":
        return tokens
    return min(tokens, table.charisma_tokens() - sum(hero.tokens for hero in table.heroes))


def take_tokens(table: RollPlayer, hero: Hero, tokens: int, rule: str) -> None:
    tokens = tokens_left(table, tokens)
    if tokens > 0:
        hero.tokens += tokens
        table.report("rp-event-token", hero.seat, rule, {"tokens": tokens})

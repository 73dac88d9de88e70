"""Roll Phase (RP-ROLL)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.roll_player.choices import ORDER, ORDERS
from herowright.games.roll_player.components import COLOUR_OF, NONE
from herowright.table.decision import Decision, Kind, Option, Step, Steps

if TYPE_CHECKING:
    from herowright.games.roll_player.state import RollPlayer


def roll_phase(table: RollPlayer) -> Steps[Step]:
    table.round += 1
    table.phase = "roll"
    table.turn = table.first
    table.report("rp-event-round", None, "RP-ROUND-01", {"round": table.round})
    for card in range(len(table.pool)):  # RP-ROLL-01
        die = table.chance.take(table.bag)
        table.faces[die] = table.chance.roll()
        table.pool[card] = die
    rolled = " ".join(table.die_name(die) for die in table.pool)
    table.report("rp-event-pool", table.first, "RP-ROLL-01", {"dice": rolled})
    yield from sort_pool(table, table.first, ORDER)
    return ("dice_turn", 0)


def sort_pool(table: RollPlayer, seat: int, kind: Kind) -> Steps[None]:
    """Lay the dice of the free cards in ascending order; the seat orders equal ones (RP-ROLL-02, -03)."""
    cards = table.free_cards()
    pool, faces = table.pool, table.faces
    dice = sorted((pool[card] for card in cards), key=faces.__getitem__)
    for card, die in zip(cards, dice, strict=True):
        pool[card] = die
    if len({faces[die] for die in dice}) < len(dice):
        for at, card in enumerate(cards):
            rest = cards[at:]
            if equal_dice(table, rest):
                colour = yield Decision(kind, seat, lambda: equal_dice(table, rest), {"card": card + 1})
                _bring_forward(table, rest, colour)
    table.report("rp-event-sorted", seat, kind.rule, {"dice": " ".join(table.die_name(pool[card]) for card in cards)})


def equal_dice(table: RollPlayer, cards: list[int]) -> list[Option]:
    """The dice that could lie on the first of these cards: equal in value, different in colour."""
    face = table.faces[table.pool[cards[0]]]
    equal = {COLOUR_OF[table.pool[card]] for card in cards if table.faces[table.pool[card]] == face}
    if len(equal) < 2:
        return []
    return [ORDERS[colour, face, cards[0]] for colour in sorted(equal)]


def _bring_forward(table: RollPlayer, cards: list[int], colour: int) -> None:
    pool = table.pool
    face = table.faces[pool[cards[0]]]
    chosen = next(c for c in cards if COLOUR_OF[pool[c]] == colour and table.faces[pool[c]] == face)
    pool[cards[0]], pool[chosen] = pool[chosen], pool[cards[0]]


def return_pool(table: RollPlayer) -> list[int]:
    """The dice nobody chose go back into the bag (RP-CLEAN-04)."""
    returned = [die for die in table.pool if die != NONE]
    table.bag += returned
    table.pool = [NONE] * len(table.pool)
    return returned

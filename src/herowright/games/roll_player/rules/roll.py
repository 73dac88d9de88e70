"""Roll Phase (RP-ROLL)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.roll_player.rules.choices import ORDER, ORDERS
from herowright.games.roll_player.rules.components import LOOK_OF, NONE
from herowright.table.decision import Kind, Option, Step, Steps, ask

if TYPE_CHECKING:
    from herowright.games.roll_player.rules.state import RollPlayer


def roll_phase(table: RollPlayer) -> Steps[Step]:
    begin_round(table)
    roll_pool(table, "RP-ROLL-01")
    yield from sort_pool(table, table.first, ORDER)
    return ("dice_turn", 0)


def begin_round(table: RollPlayer) -> None:
    table.round += 1
    table.phase = "roll"
    table.turn = table.first
    table.report("rp-event-round", None, "RP-ROUND-01", {"round": table.round})


def roll_pool(table: RollPlayer, rule: str) -> None:
    """A die for every place on the initiative cards (RP-ROLL-01), as long as the bag has any."""
    for place in range(min(len(table.pool), len(table.bag))):
        die = table.chance.take(table.bag)
        table.roll(die)
        table.pool[place] = die
    rolled = " ".join(table.die_name(die) for die in table.pool if die != NONE)
    table.report("rp-event-pool", table.first, rule, {"dice": rolled})


def sort_pool(table: RollPlayer, seat: int, kind: Kind[int]) -> Steps[None]:
    """Lay the dice of the free cards in ascending order; the seat orders equal ones (RP-ROLL-02, -03)."""
    places = table.free_places()
    pool, faces, each = table.pool, table.faces, table.each
    dice = sorted((pool[place] for place in places), key=faces.__getitem__)
    for place, die in zip(places, dice, strict=True):
        pool[place] = die
    if len({faces[die] for die in dice}) < len(dice):
        for at, place in enumerate(places):
            rest, left = places[at:], each - place % each
            if equal_dice(table, rest, left):
                card = table.card_name(place // each)
                look = yield from ask(kind, seat, lambda: equal_dice(table, rest, left), {"card": card})
                _bring_forward(table, rest, look)
    table.report(
        "rp-event-sorted", seat, kind.rule, {"dice": " ".join(table.die_name(pool[place]) for place in places)}
    )


def equal_dice(table: RollPlayer, places: list[int], left: int) -> list[Option[int]]:
    """The dice that could lie on the first of these places: equal in value, different in look, and more than
    find room on its card, where so many places are left."""
    pool, faces = table.pool, table.faces
    face = faces[pool[places[0]]]
    equal = [LOOK_OF[pool[place]] for place in places if faces[pool[place]] == face]
    if len(equal) <= left or len(set(equal)) < 2:
        return []
    card = table.card_name(places[0] // table.each)
    return [ORDERS[look, face, card] for look in sorted(set(equal))]


def _bring_forward(table: RollPlayer, places: list[int], look: int) -> None:
    pool = table.pool
    face = table.faces[pool[places[0]]]
    chosen = next(p for p in places if LOOK_OF[pool[p]] == look and table.faces[pool[p]] == face)
    pool[places[0]], pool[chosen] = pool[chosen], pool[places[0]]


def return_pool(table: RollPlayer) -> list[int]:
    """The dice nobody chose go back into the bag (RP-CLEAN-04)."""
    returned = [die for die in table.pool if die != NONE]
    table.bag += returned
    table.pool = [NONE] * len(table.pool)
    return returned

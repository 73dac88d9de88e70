"""What lies open on the table: all that `observe` tells, and what the check compares with the engine.

Before the Market is dealt everything that set-up has dealt in advance is left out.
"""

from __future__ import annotations

from jax import numpy as jnp

from herowright.games.roll_player.lab.accel import ask
from herowright.games.roll_player.lab.accel.arrays import Array
from herowright.games.roll_player.lab.accel.cards import DECK
from herowright.games.roll_player.lab.accel.skills import one_of
from herowright.games.roll_player.lab.accel.state import Table, seat_of

# The parts by name. Those of heroes have a row for each seat.
OF_HEROES = (
    "race", "hero_class", "backstory", "alignment", "marker", "gold", "tokens", "spaces", "hand",
)  # fmt: skip
OF_TABLE = ("first", "round", "pool", "coins", "holders", "bag", "where", "exhausted", "mixed")


def shown(table: Table) -> dict[str, Array]:
    """Cards by where they lie, dice as `8 * die + face`, hands in falling order."""
    table = table.widened()
    unsold = table.asking == ask.SHEET
    undealt = unsold | one_of(table.asking, ask.CLASS_SIDE)
    found = {name: getattr(table, name) for name in (*OF_HEROES, *OF_TABLE)}
    # The die taken from the pool is in the hand of whoever took it.
    holder = jnp.arange(table.seats) == seat_of(table, table.number)
    held = jnp.where(holder, table.held, -1)[:, None]
    hands = jnp.concatenate([jnp.where(undealt, -1, table.hand), held], axis=1)
    found["hand"] = -jnp.sort(-hands, axis=1)
    found["gold"] = jnp.where(unsold, 0, table.gold)
    for name in ("backstory", "alignment"):
        found[name] = jnp.where(undealt, -1, found[name])
    found["bag"] = ~undealt & table.bag
    found["coins"] = jnp.where(undealt, 0, table.coins)
    found["where"] = jnp.where(undealt, DECK, table.where)
    return {name: value.astype(jnp.int16) for name, value in found.items()}

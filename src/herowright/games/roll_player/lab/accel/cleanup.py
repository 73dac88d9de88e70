"""Clean-up Phase (RP-CLEAN) and the last call before the scoring (RP-SKILL-09)."""

from __future__ import annotations

from jax import numpy as jnp

from herowright.games.roll_player.lab.accel import ask, cards
from herowright.games.roll_player.lab.accel.arrays import Array, at, listed, put
from herowright.games.roll_player.lab.accel.cards import DISCARD, MARKET, OWNED
from herowright.games.roll_player.lab.accel.luck import Luck
from herowright.games.roll_player.lab.accel.market import deal_market
from herowright.games.roll_player.lab.accel.skills import any_usable, usable_by_seat
from herowright.games.roll_player.lab.accel.state import Hero, Table, seat_of
from herowright.games.roll_player.rules.components import DICE


def refreshable(table: Table, hero: Hero) -> Array:
    return hero.owns(table)[cards.SKILL_CARDS] & table.exhausted


def refresh(table: Table, hero: Hero, on: Array, skill: Array) -> None:
    """A skill is turned upright, and pays some (RP-CLEAN-03)."""
    table.exhausted = put(table.exhausted, skill, False, on)
    hero.gold += jnp.where(on, hero.power(cards.REFRESH_PAYS), 0)
    table.left -= on


def clean_up(table: Table, asking: Array) -> Array:
    """All tokens are dropped (RP-CLEAN-02)."""
    on = asking == ask.CLEAN_UP
    table.tokens = jnp.where(on, 0, table.tokens)
    table.number = jnp.where(on, 0, table.number)
    return jnp.where(on, ask.NEXT_REFRESH, asking)


def _next_seat(table: Table, flags: Array) -> Array:
    """The place of the first seat with a flag, from `number` on, clockwise; the number of seats if there is none."""
    place = (jnp.arange(table.seats) - table.first) % table.seats
    open_ = flags & (place >= table.number)
    return jnp.min(jnp.where(open_, place, table.seats))


def ask_for_refresh(table: Table, asking: Array) -> Array:
    """Each hero with an exhausted skill may refresh one, or more (RP-CLEAN-03)."""
    on = asking == ask.NEXT_REFRESH
    where = table.where[cards.SKILL_CARDS]
    mine = where[None, :] == OWNED + jnp.arange(table.seats)[:, None]
    number = _next_seat(table, jnp.any(mine & table.exhausted, axis=1))
    found = number < table.seats
    table.number = jnp.where(on, number, table.number)
    table.seat = jnp.where(on & found, seat_of(table, number), table.seat)
    most = listed(cards.REFRESHES, jnp.maximum(at(table.hero_class, table.seat), 0))
    table.left = jnp.where(on & found, most, table.left)
    return jnp.where(on, jnp.where(found, ask.REFRESH, ask.DEAL), asking)


def deal(table: Table, asking: Array, luck: Luck) -> Array:
    """Dice and cards go back, the Market is dealt, coins are laid, the bag is passed (RP-CLEAN-04 to -11)."""
    on = asking == ask.DEAL
    back = jnp.any(((table.pool >> 3)[:, None] == jnp.arange(len(DICE))) & (table.pool >= 0)[:, None], axis=0)
    table.bag |= on & back
    table.pool = jnp.where(on, -1, table.pool)
    table.where = jnp.where(on & (table.where == MARKET), DISCARD, table.where)
    deal_market(table, on, luck)
    middle = jnp.arange(table.coins.shape[0])
    gains = (middle > 0) & (middle < table.coins.shape[0] - 1)
    table.coins = jnp.where(on & gains, 1, table.coins)
    over = jnp.all(table.spaces >= 0)  # RP-END-01
    table.number = jnp.where(on, 0, table.number)
    table.first = jnp.where(on & ~over, seat_of(table, jnp.int32(1)), table.first)
    return jnp.where(on, jnp.where(over, ask.NEXT_CALL, ask.ROLL), asking)


def ask_for_last_call(table: Table, hero: Hero, asking: Array) -> Array:
    """Every seat with a usable skill is asked once more (RP-SKILL-09)."""
    done = (asking == ask.LAST_CALL) & ~any_usable(table, hero, asking)
    table.number += done
    on = (asking == ask.NEXT_CALL) | done
    number = _next_seat(table, jnp.any(usable_by_seat(table), axis=1))
    found = number < table.seats
    table.number = jnp.where(on, number, table.number)
    table.seat = jnp.where(on & found, seat_of(table, number), table.seat)
    return jnp.where(on, jnp.where(found, ask.LAST_CALL, ask.OVER), asking)

"""Roll Phase and Dice Phase (RP-ROLL, RP-DICE)."""

from __future__ import annotations

from jax import numpy as jnp

from herowright.games.roll_player.lab.accel import ask, cards
from herowright.games.roll_player.lab.accel.arrays import Array, at, first, here, listed, put
from herowright.games.roll_player.lab.accel.luck import Luck, thrown
from herowright.games.roll_player.lab.accel.state import Hero, Table, faces, free_spaces, looks, seat_of
from herowright.games.roll_player.rules.components import GOLD
from herowright.games.roll_player.rules.gold import FILLED_ROW

# --- the pool ----------------------------------------------------------------------------------------


def free(table: Table) -> Array:
    """The initiative cards in the centre whose die nobody has taken."""
    return (table.holders < 0) & (table.pool >= 0)


def roll_pool(table: Table, asking: Array, luck: Luck) -> Array:
    """A round begins: a die for every initiative card (RP-ask.ROLL-01)."""
    on = asking == ask.ROLL
    drawn, bag = luck.draw(table.bag, table.pool.shape[0])
    table.bag = jnp.where(on, bag, table.bag)
    table.pool = jnp.where(on, thrown(luck, drawn), table.pool)
    table.round += on
    table.number = jnp.where(on, 0, table.number)
    table.seat = jnp.where(on, table.first, table.seat)
    sort_pool(table, on)
    return jnp.where(on, ask.SORT, asking)


def sort_pool(table: Table, on: Array) -> None:
    """The dice of the free cards in ascending order, equal ones as they lay (RP-ask.ROLL-02, RP-CARD-09)."""
    places = free(table)
    size = places.shape[0]
    index = jnp.arange(size)
    value = faces(table.pool)
    earlier = index[None, :] < index[:, None]
    lower, equal = value[None, :] < value[:, None], value[None, :] == value[:, None]
    before = lower | (equal & earlier)
    rank = jnp.sum(before & places[None, :], axis=1)
    place = jnp.sum(places[None, :] & earlier, axis=1)
    moved = places[None, :] & (rank[None, :] == place[:, None])
    laid = jnp.sum(jnp.where(moved, table.pool[None, :], 0), axis=1)
    table.pool = jnp.where(on & places, laid, table.pool)
    table.order = jnp.where(on, 0, table.order)


def undecided(table: Table) -> Array:
    """The first card, from `order` on, that dice of equal value and different colour could lie on (RP-ask.ROLL-03)."""
    places = free(table)
    index = jnp.arange(places.shape[0])
    value, look = faces(table.pool), looks(table.pool)
    rival = (value[None, :] == value[:, None]) & (look[None, :] != look[:, None]) & places[None, :]
    rivals = jnp.any(rival & (index[None, :] > index[:, None]), axis=1)
    return first(places & rivals & (index >= table.order))


def orderable(table: Table) -> Array:
    """The colours of the dice that could lie on the card in question."""
    rest = free(table) & (jnp.arange(table.pool.shape[0]) >= table.order)
    equal = rest & (faces(table.pool) == faces(at(table.pool, table.order)))
    return jnp.any(equal[:, None] & (looks(table.pool)[:, None] == jnp.arange(GOLD + 1)), axis=0)


def bring_forward(table: Table, on: Array, look: Array) -> None:
    """The chosen die lies on the card; the one that lay there takes its place."""
    pool = table.pool
    there = at(pool, table.order)
    rest = free(table) & (jnp.arange(pool.shape[0]) >= table.order) & (faces(pool) == faces(there))
    place = first(rest & (looks(pool) == look))
    table.pool = put(put(pool, place, there, on), table.order, at(pool, place), on)
    table.order += on


def ask_for_order(table: Table, asking: Array) -> Array:
    """The First Player orders equal dice, then the first turn begins (RP-ask.ROLL-03, RP-DICE-01)."""
    on = asking == ask.SORT
    card = undecided(table)
    open_ = card < table.pool.shape[0]
    table.order = jnp.where(on & open_, card, table.order)
    return jnp.where(on, jnp.where(open_, ask.ORDER, ask.TAKE), asking)


# --- a turn ----------------------------------------------------------------------------------------


def take(table: Table, hero: Hero, on: Array, card: Array) -> None:
    """An initiative card with its die; some powers pay for the highest or the lowest one (RP-DICE-03)."""
    lowest = card == first(table.holders < 0)
    highest = card == table.pool.shape[0] - 1
    table.held = jnp.where(on, at(table.pool, card), table.held)
    table.holders = put(table.holders, card, table.seat, on)
    table.pool = put(table.pool, card, -1, on)
    weapons = hero.owns(table)[cards.WEAPON_CARDS]
    gold = jnp.where(lowest, hero.power(cards.LOWEST_PAYS), 0)
    gold += jnp.where(highest, jnp.sum(jnp.where(weapons, cards.WEAPON_HIGHEST, 0)), 0)
    hero.gold += jnp.where(on, gold, 0)


def place(table: Table, hero: Hero, on: Array, row: Array) -> None:
    """The die goes to the leftmost empty space; then the gold (RP-DICE-04, RP-DICE-06 to -08)."""
    die = table.held
    hero.spaces = put(hero.spaces, at(free_spaces(hero.spaces), row), die, on)
    mine = table.holders == table.seat
    filled = at(free_spaces(hero.spaces), row) < 0
    gold = jnp.sum(jnp.where(mine, table.coins, 0)) + filled * FILLED_ROW + paid_for(hero, die)
    hero.gold += jnp.where(on, gold, 0)
    table.coins = jnp.where(on & mine, 0, table.coins)
    table.held = jnp.where(on, -1, table.held)
    table.row = jnp.where(on, row, table.row)


def paid_for(hero: Hero, die: Array) -> Array:
    """A gold die that comes onto the sheet pays (RP-GOLD-01, RP-SETUP-32)."""
    return jnp.where((die >= 0) & (looks(die) == GOLD), hero.power(cards.GOLD_DICE_PAY), 0)


def actions_after_placing(table: Table, hero: Hero) -> Array:
    """The rows whose action the hero may use (RP-DICE-12)."""
    return at(hero.power(cards.ACTIONS_AFTER), table.row)


def longest_shift(table: Table, hero: Hero) -> Array:
    weapons = hero.owns(table)[cards.WEAPON_CARDS]
    return jnp.max(jnp.where(weapons, cards.WEAPON_SHIFT, 1))


# --- what happens to dice on a sheet, by an action or a skill ----------------------------------------


def turn(hero: Hero, on: Array, space: Array, by: Array) -> None:
    """A die shows more or less (RP-DICE-13, RP-DICE-16)."""
    hero.spaces += jnp.where(on & here(hero.spaces.shape[0], space), by, 0)


def show(hero: Hero, on: Array, space: Array, face: Array) -> None:
    """A die shows another face (RP-DICE-18)."""
    hero.spaces = jnp.where(on & here(hero.spaces.shape[0], space), (hero.spaces & ~7) | face, hero.spaces)


def swap(hero: Hero, on: Array, one: Array, other: Array) -> None:
    """Two dice change places (RP-DICE-14)."""
    first_die, second_die = at(hero.spaces, one), at(hero.spaces, other)
    hero.spaces = put(put(hero.spaces, one, second_die, on), other, first_die, on)


def space_of(hero: Hero, die: Array) -> Array:
    """Where a die lies on the sheet, by its identity; the number of spaces if it is gone."""
    return first((hero.spaces >> 3) == die)


def move_marker(hero: Hero, on: Array, way: Array) -> None:
    """One step; a marker at the edge stays where it is (RP-DICE-20, RP-MKT-15)."""
    field = at(listed(cards.STEPS, hero.marker), way)
    hero.marker = jnp.where(on & (field >= 0), field, hero.marker)


def ways_to_move(hero: Hero) -> Array:
    return listed(cards.STEPS, hero.marker) >= 0


# --- the end of a turn -------------------------------------------------------------------------------


def end_turn(table: Table, hero: Hero, asking: Array) -> Array:
    """The next hero takes a card, or it is the turn of the Market (RP-DICE-27). An action is over if
    a skill has taken its die off the sheet."""
    gone = ((asking == ask.SWAP_WITH) | (asking == ask.KEEP)) & (space_of(hero, table.die) >= hero.spaces.shape[0])
    asking = jnp.where(gone, ask.END_DICE, asking)
    on = asking == ask.END_DICE
    last = table.number + 1 >= table.seats
    table.number = jnp.where(on & ~last, table.number + 1, table.number)
    table.seat = jnp.where(on, seat_of(table, table.number), table.seat)
    return jnp.where(on, jnp.where(last, ask.BEFORE_MARKET, ask.TAKE), asking)

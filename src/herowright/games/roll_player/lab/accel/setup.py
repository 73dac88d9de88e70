"""Set-up (RP-SETUP): what is dealt, sheets, classes and starting dice.

Everything that chance deals before the first round is drawn when a game begins and lies hidden until its moment comes.
"""

from __future__ import annotations

import jax
import numpy as np
from jax import numpy as jnp

from herowright.games.roll_player.lab.accel import ask, cards
from herowright.games.roll_player.lab.accel.arrays import Array, at, first, put
from herowright.games.roll_player.lab.accel.cards import DECK, DISCARD, MARKET
from herowright.games.roll_player.lab.accel.state import (
    Hero,
    Table,
    empty,
    faces,
    free_spaces,
    hand_size,
    initiative_cards,
    looks,
    seat_of,
)
from herowright.games.roll_player.rules.components import CLASS_COLOURS, DICE, GOLD
from herowright.games.roll_player.rules.gold import FILLED_ROW
from herowright.games.roll_player.rules.setup import START_GOLD, TAKEN_OUT, THIRD_AND_FOURTH


def begun(
    seats: int, first_player: Array, colours: Array, backstories: Array, alignments: Array, hands: Array, where: Array
) -> Table:
    """A table on which all this has been dealt, by seat; hands are dice with their faces."""
    table = empty(seats)
    table.first = table.seat = first_player
    table.colour, table.backstory, table.alignment, table.hand, table.where = (
        colours, backstories, alignments, hands, where,
    )  # fmt: skip
    place = (jnp.arange(seats) - first_player) % seats
    table.gold = START_GOLD + jnp.asarray(THIRD_AND_FOURTH)[place]  # RP-SETUP-05 to -08
    table.bag = ~jnp.any((hands.reshape(-1) >> 3)[:, None] == jnp.arange(len(DICE)), axis=0)
    middle = jnp.arange(initiative_cards(seats))
    table.coins = ((middle > 0) & (middle < initiative_cards(seats) - 1)).astype(jnp.int32)  # RP-SETUP-25
    return table


def deal(seats: int, key: Array) -> Table:
    """A new game (RP-SETUP-01, -10, -16, -19 to -26)."""
    who, classes, stories, aims, dots, dice, faces_key = jax.random.split(key, 7)
    size = hand_size(seats)
    colours = jax.random.permutation(classes, len(CLASS_COLOURS))[:seats]
    backstories = jax.random.permutation(stories, len(cards.BACKSTORIES))[:seats]
    alignments = jax.random.permutation(aims, len(cards.ALIGNMENTS))[:seats]
    drawn = jax.random.permutation(dice, len(DICE))[: seats * size].reshape(seats, size)
    hands = drawn * 8 + jax.random.randint(faces_key, (seats, size), 1, 7)
    where = deal_market(seats, jax.random.uniform(dots, (cards.CARDS,)))
    return begun(seats, jax.random.randint(who, (), 0, seats), colours, backstories, alignments, hands, where)


def deal_market(seats: int, order: Array) -> Array:
    """Some of each dot stack go to the discard pile, and the first of the one-dot cards into the Market."""
    where = jnp.full(cards.CARDS, DECK)
    out = TAKEN_OUT[seats]
    for dots in (cards.ONE_DOT, ~cards.ONE_DOT):
        stack = np.flatnonzero(dots)
        rank = jnp.sum(order[stack][None, :] < order[stack][:, None], axis=1)
        where = where.at[stack].set(jnp.where(rank < out, DISCARD, DECK))
        if dots is cards.ONE_DOT:
            shown = (rank >= out) & (rank < out + initiative_cards(seats))
            where = where.at[stack].set(jnp.where(shown, MARKET, where[stack]))
    return where


# --- the questions of set-up -------------------------------------------------------------------------


def kind_of(dice: Array) -> Array:
    """Dice of equal colour and value are the same choice; -1 where none lies."""
    return jnp.where(dice >= 0, looks(dice) * 6 + faces(dice) - 1, -1)


def hand_of(table: Table) -> Array:
    return at(table.hand, table.seat)


def choose_sheet(table: Table, on: Array, race: Array) -> None:
    table.race = put(table.race, table.seat, race, on)


def choose_class(table: Table, hero: Hero, on: Array, hero_class: Array) -> None:
    hero.hero_class = jnp.where(on, hero_class, hero.hero_class)


def choose_starting_die(table: Table, on: Array, kind: Array) -> None:
    table.slot = jnp.where(on, first(kind_of(hand_of(table)) == kind), table.slot)


def place_starting_die(table: Table, hero: Hero, on: Array, row: Array) -> None:
    """A die goes onto the sheet; the last one brings the gold of all (RP-SETUP-27 to -32)."""
    hand = hand_of(table)
    die = at(hand, table.slot)
    hero.spaces = put(hero.spaces, at(free_spaces(hero.spaces), row), die, on)
    hand = put(hand, table.slot, -1, on)
    table.hand = put(table.hand, table.seat, hand, on)
    full = jnp.sum(free_spaces(hero.spaces) < 0) * FILLED_ROW
    gold_dice = jnp.sum((hero.spaces >= 0) & (looks(hero.spaces) == GOLD)) * hero.power(cards.GOLD_DICE_PAY)
    hero.gold += jnp.where(on & jnp.all(hand < 0), full + gold_dice, 0)


def next_setup_question(table: Table, asking: Array, on: Array) -> Array:
    """What follows an answer to one of these questions; seats change here."""
    last = table.number + 1 >= table.seats
    in_turn = on & ((asking == ask.SHEET) | (asking == ask.CLASS_SIDE) | (asking == ask.START_ROW))
    # A hero with more starting dice goes on.
    staying = (asking == ask.START_ROW) & jnp.any(hand_of(table) >= 0)
    table.number = jnp.where(in_turn & ~staying, jnp.where(last, 0, table.number + 1), table.number)
    table.seat = jnp.where(in_turn, seat_of(table, table.number), table.seat)
    following = jnp.where(
        asking == ask.SHEET,
        jnp.where(last, ask.CLASS_SIDE, ask.SHEET),
        jnp.where(
            asking == ask.CLASS_SIDE,
            jnp.where(last, ask.START_NEXT, ask.CLASS_SIDE),
            jnp.where(
                asking == ask.START_DIE,
                ask.START_ROW,
                jnp.where(asking == ask.START_ROW, jnp.where(last & ~staying, ask.ROLL, ask.START_NEXT), asking),
            ),
        ),
    )
    return jnp.where(on, following, asking)


def ask_for_starting_die(table: Table, asking: Array) -> Array:
    """Which die first, unless there is only one kind (RP-SETUP-27)."""
    hand = hand_of(table)
    kinds = kind_of(hand)
    one = first(hand >= 0)
    several = jnp.any((kinds >= 0) & (kinds != at(kinds, one)))
    on = asking == ask.START_NEXT
    table.slot = jnp.where(on, one, table.slot)
    return jnp.where(on, jnp.where(several, ask.START_DIE, ask.START_ROW), asking)

"""The table of one game as arrays of small integers (`herowright.games.roll_player.rules.state`, flat).

A die is one number, `8 * die + face`, wherever it lies outside the bag; -1 is an empty place. A market card is wherever
`where` says. The order of the deck is nowhere: a card is drawn from those that could lie on top.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

import jax
import numpy as np
from jax import numpy as jnp

from herowright.games.roll_player.lab.accel import ask, cards
from herowright.games.roll_player.lab.accel.arrays import Array, at, listed
from herowright.games.roll_player.rules.components import CENTRE, DICE, ROWS, SPACES, SPACES_PER_ROW

# What else is stored in more than a byte.
WIDE = {"gold": jnp.int16, "spaces": jnp.int16, "hand": jnp.int16, "pool": jnp.int16, "held": jnp.int16}
FLAGS = ("bag", "exhausted", "mixed")


@jax.tree_util.register_dataclass
@dataclass
class Table:
    asking: Array
    using: Array
    seat: Array  # who is asked
    first: Array
    number: Array  # the place of that seat in the order of the present step, clockwise from the First Player
    round: Array
    # The heroes, by seat.
    race: Array
    hero_class: Array
    colour: Array  # of the class card that the seat will draw
    backstory: Array
    alignment: Array
    marker: Array
    gold: Array
    tokens: Array
    spaces: Array
    hand: Array  # starting dice
    # The middle of the table.
    pool: Array
    coins: Array
    holders: Array
    bag: Array
    where: Array
    exhausted: Array
    mixed: Array
    # What a question is about.
    slot: Array  # the starting die to be placed
    held: Array  # the die taken from the pool and not placed yet
    row: Array  # the row that received it
    die: Array  # the die that a Dexterity or Intelligence action began with
    face: Array  # what it was rolled to
    order: Array  # the initiative card whose die is to be chosen
    purchases: Array
    traded_out: Array
    bought: Array  # the skill just bought
    left: Array  # how many skills may still be refreshed
    # The same for a skill that is being used.
    skill: Array
    spot: Array
    thrown: Array
    place: Array
    top: Array

    @property
    def seats(self) -> int:
        return int(self.gold.shape[0])

    def widened(self) -> Table:
        """The same with numbers to reckon with."""
        return replace(
            self,
            **{name: value.astype(jnp.int32) for name, value in self.__dict__.items() if value.dtype != bool},
        )

    def narrowed(self) -> Table:
        return replace(
            self,
            **{
                name: value.astype(WIDE.get(name, jnp.int8))
                for name, value in self.__dict__.items()
                if value.dtype != bool
            },
        )


NAMES = tuple(each.name for each in fields(Table))


def hand_size(seats: int) -> int:
    """Players plus four (RP-SETUP-26)."""
    return seats + 4


def initiative_cards(seats: int) -> int:
    return seats + 1


def empty(seats: int) -> Table:
    """A table before anything is dealt; all dice are in the bag."""
    small = jnp.int32(0)
    none = jnp.int32(-1)
    per_seat = jnp.zeros(seats, jnp.int32)
    values: dict[str, Any] = dict.fromkeys(NAMES, small)
    values |= dict.fromkeys(("race", "hero_class"), per_seat - 1)
    values |= dict.fromkeys(("colour", "backstory", "alignment", "gold", "tokens"), per_seat)
    values |= {
        "asking": jnp.int32(ask.SHEET),
        "marker": per_seat + CENTRE,
        "spaces": jnp.full((seats, SPACES), -1),
        "hand": jnp.full((seats, hand_size(seats)), -1),
        "pool": jnp.full(initiative_cards(seats), -1),
        "coins": jnp.zeros(initiative_cards(seats), jnp.int32),
        "holders": jnp.full(initiative_cards(seats), -1),
        "bag": jnp.ones(len(DICE), bool),
        "where": jnp.zeros(cards.CARDS, jnp.int32),
        "exhausted": jnp.zeros(len(cards.SKILLS), bool),
        "mixed": jnp.bool_(False),
        "traded_out": jnp.bool_(False),
        "held": none,
        "die": none,
        "top": none,
    }
    return Table(**values)


# --- reading ---------------------------------------------------------------------------------------


def faces(dice: Array) -> Array:
    return dice & 7


def looks(dice: Array) -> Array:
    """The colours of dice; of empty places, too, so ask whether there is one."""
    return listed(cards.LOOKS, jnp.maximum(dice, 0) >> 3)


def rows(spaces: Array) -> Array:
    return spaces.reshape(len(ROWS), SPACES_PER_ROW)


def free_spaces(spaces: Array) -> Array:
    """The leftmost empty space of each row, or -1 (RP-DICE-04)."""
    dice = jnp.sum(rows(spaces) >= 0, axis=1)
    start = np.arange(len(ROWS)) * SPACES_PER_ROW
    return jnp.where(dice < SPACES_PER_ROW, start + dice, -1)


def seat_of(table: Table, number: Array) -> Array:
    """The seat that is so many places clockwise from the First Player."""
    return (table.first + number) % table.seats


@dataclass
class Hero:
    """What a step knows of the seat that acts; it changes here first and is laid back at the end."""

    seat: Array
    hero_class: Array
    marker: Array
    gold: Array
    tokens: Array
    spaces: Array

    @classmethod
    def of(cls, table: Table, seat: Array) -> Hero:
        held = (at(getattr(table, name), seat) for name in ("hero_class", "marker", "gold", "tokens", "spaces"))
        return cls(seat, *held)

    def lay_back(self, table: Table) -> None:
        mine = jnp.arange(table.seats) == self.seat
        for name in ("hero_class", "marker", "gold", "tokens"):
            setattr(table, name, jnp.where(mine, getattr(self, name), getattr(table, name)))
        table.spaces = jnp.where(mine[:, None], self.spaces, table.spaces)

    def power(self, printed: Any) -> Array:
        """What the hero's class says; before there is one, that of the first."""
        return listed(printed, jnp.maximum(self.hero_class, 0))

    def owns(self, table: Table) -> Array:
        """Which market cards are the hero's."""
        return table.where == cards.OWNED + self.seat

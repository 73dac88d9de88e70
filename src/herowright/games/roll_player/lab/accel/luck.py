"""Where the outcomes of chance come from: a random key, or the record of a game that the engine has played.

What can fall in one step: one face for each die, the dice that are drawn for the pool, and cards that are turned up.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import jax
from jax import numpy as jnp

from herowright.games.roll_player.lab.accel import cards
from herowright.games.roll_player.lab.accel.arrays import Array, first, put


class Luck(Protocol):
    def face(self, throw: int) -> Array:
        """The face of the throw with this number in this step."""

    def draw(self, bag: Array, dice: int) -> tuple[list[Array], Array]:
        """Dice drawn blindly, -1 for those that are not there, and the bag without them."""

    def of_look(self, bag: Array, look: Array) -> Array:
        """A die of this look from the bag."""

    def card(self, number: int, candidates: Array) -> Array:
        """One of the cards that could lie on top."""


@jax.tree_util.register_dataclass
@dataclass
class Tape:
    """What fell in one step of a recorded game; -1 where nothing did."""

    dice: Array
    faces: Array
    cards: Array

    def face(self, throw: int) -> Array:
        return self.faces[throw].astype(jnp.int32)

    def draw(self, bag: Array, dice: int) -> tuple[list[Array], Array]:
        drawn = [self.dice[number].astype(jnp.int32) for number in range(dice)]
        for die in drawn:
            bag = put(bag, die, False)
        return drawn, bag

    def of_look(self, bag: Array, look: Array) -> Array:
        return self.dice[0].astype(jnp.int32)

    def card(self, number: int, candidates: Array) -> Array:
        return self.cards[number].astype(jnp.int32)


# How many bits of a priority say which element it is.
_INDEX = 10
LARGEST = 1 << _INDEX


def priorities(bits: Array, length: int) -> Array:
    """Numbers in any order, from 32 random bits (the finaliser of MurmurHash 3); the lowest bits are the index.

    Two elements have the same priority once in four million; then the higher index comes first.
    """
    index = jnp.arange(length, dtype=jnp.uint32)
    mixed = bits ^ (index * jnp.uint32(0x9E3779B9))
    mixed = (mixed ^ (mixed >> 16)) * jnp.uint32(0x85EBCA6B)
    mixed = (mixed ^ (mixed >> 13)) * jnp.uint32(0xC2B2AE35)
    mixed = mixed ^ (mixed >> 16)
    return (mixed & jnp.uint32(0xFFFFFFFF - (LARGEST - 1))) | index


def any_of(candidates: Array, bits: Array) -> Array:
    """One of the candidates, each with the same chance; some number if there is none."""
    chosen = jnp.max(jnp.where(candidates, priorities(bits, candidates.shape[0]), 0))
    return (chosen & (LARGEST - 1)).astype(jnp.int32)


@dataclass
class Chance:
    """32 random bits for the draw from the bag, and for each throw and card."""

    bits: Array
    most: int

    @classmethod
    def of(cls, key: Array, most: int) -> Chance:
        return cls(jax.random.bits(key, (1 + 2 * most,), jnp.uint32), most)

    def face(self, throw: int) -> Array:
        # 28 bits times six fit into 32; no face gains more than one in forty million by it.
        return (1 + (((self.bits[1 + throw] >> 4) * 6) >> 28)).astype(jnp.int32)

    def draw(self, bag: Array, dice: int) -> tuple[list[Array], Array]:
        order = priorities(self.bits[0], bag.shape[0])
        drawn = []
        for _ in range(dice):
            chosen = jnp.max(jnp.where(bag, order, 0))
            die = jnp.where(jnp.any(bag), (chosen & (LARGEST - 1)).astype(jnp.int32), -1)
            bag = put(bag, die, False)
            drawn.append(die)
        return drawn, bag

    def of_look(self, bag: Array, look: Array) -> Array:
        return first(bag & (jnp.asarray(cards.LOOKS) == look))

    def card(self, number: int, candidates: Array) -> Array:
        return any_of(candidates, self.bits[1 + self.most + number])


def thrown(luck: Luck, dice: list[Array]) -> Array:
    """The dice with a face each, ready to lie somewhere."""
    return jnp.stack([jnp.where(die >= 0, die * 8 + luck.face(throw), -1) for throw, die in enumerate(dice)])

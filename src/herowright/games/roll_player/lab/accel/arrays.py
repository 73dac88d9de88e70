"""Reading and writing one element of an array by a number that is known only when the game runs.

Written as comparisons, because those melt into the operations around them; indexing would be a kernel of its own.
"""

from __future__ import annotations

from typing import Any

from jax import numpy as jnp

# JAX is an extra: where it is not installed, nobody knows its types.
Array = Any


def here(length: int, index: Array) -> Array:
    """Which of so many places the index names."""
    return jnp.arange(length) == index


def at(values: Array, index: Array) -> Array:
    """`values[index]`; zeros if there is no such place."""
    chosen = here(values.shape[0], index).reshape((-1,) + (1,) * (values.ndim - 1))
    if values.dtype == bool:
        return jnp.any(chosen & values, axis=0)
    return jnp.sum(jnp.where(chosen, values, 0), axis=0, dtype=values.dtype)


def put(values: Array, index: Array, value: Array, on: Array = True) -> Array:
    """The array with another value at the index, if it is `on`."""
    chosen = (here(values.shape[0], index) & on).reshape((-1,) + (1,) * (values.ndim - 1))
    return jnp.where(chosen, value, values)


def first(flags: Array) -> Array:
    """The index of the first that is true; the length if none is."""
    length = flags.shape[0]
    return jnp.min(jnp.where(flags, jnp.arange(length), length))


def listed(table: Any, index: Array) -> Array:
    """A printed number, by an index that is surely in range."""
    return jnp.asarray(table)[index]

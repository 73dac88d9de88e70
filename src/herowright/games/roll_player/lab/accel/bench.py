"""Steps per second beside pgx's backgammon: both played by chance, with new games for finished ones, taking turns in
short slices of the same run."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any

import jax
import pgx
from jax import numpy as jnp
from pgx.experimental.wrappers import auto_reset

from herowright.games.roll_player.lab.accel.environment import RESET_EVERY, RollPlayer, any_legal, rollout

SLICE = 0.5  # seconds, at least
STEPS = 16 * RESET_EVERY


@dataclass
class Measured:
    """Steps per second of one size, slice by slice."""

    batch: int
    ours: list[float]
    pgx: list[float]
    compiling: float
    games: float  # ours, per second

    @property
    def ratio(self) -> float:
        return median(own / other for own, other in zip(self.ours, self.pgx, strict=True))

    def encode(self) -> dict[str, Any]:
        medians = {"median": median(self.ours), "pgx_median": median(self.pgx), "ratio": self.ratio}
        return asdict(self) | medians


# Takes states and a key, gives states, the steps played and the games ended.
Player = Callable[[Any, Any], tuple[Any, Any, Any]]


def ours(seats: int, batch: int, key: Any) -> tuple[Player, Any]:
    env = RollPlayer(seats)
    play = jax.jit(partial(rollout, env, steps=STEPS), donate_argnums=0)
    return play, jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))


def theirs(batch: int, key: Any) -> tuple[Player, Any]:
    env = pgx.make("backgammon")
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(states: Any, key: Any) -> tuple[Any, Any]:
        choosing, falling = jax.random.split(key)
        actions = jax.vmap(any_legal)(states.legal_action_mask, jax.random.split(choosing, batch))
        states = step(states, actions, jax.random.split(falling, batch))
        return states, jnp.sum(states.terminated)

    def play(states: Any, key: Any) -> tuple[Any, Any, Any]:
        states, ended = jax.lax.scan(one, states, jax.random.split(key, STEPS))
        return states, jnp.int32(batch * STEPS), jnp.sum(ended)

    return jax.jit(play, donate_argnums=0), jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))


class Runner:
    """Plays on from slice to slice."""

    def __init__(self, play: Player, states: Any, key: Any) -> None:
        start = perf_counter()
        self.play, self.states, self.key = play, states, key
        self.run()  # compiles
        self.compiling = perf_counter() - start
        self.steps = self.games = self.seconds = 0.0

    def run(self) -> tuple[int, int]:
        self.key, key = jax.random.split(self.key)
        self.states, steps, games = self.play(self.states, key)
        return int(steps), int(games)

    def slice(self) -> float:
        """Steps per second of a slice."""
        start, steps = perf_counter(), 0
        while perf_counter() - start < SLICE:
            played, games = self.run()
            steps += played
            self.games += games
        seconds = perf_counter() - start
        self.seconds += seconds
        return steps / seconds


def bench(sizes: Sequence[int], slices: int, seats: int = 2, seconds: float = 1e9) -> Iterator[Measured]:
    """One size after the other; none is begun after so many seconds."""
    began = perf_counter()
    for batch in sizes:
        if perf_counter() - began > seconds:
            return
        keys = jax.random.split(jax.random.PRNGKey(batch), 4)
        own = Runner(*ours(seats, batch, keys[0]), keys[1])
        other = Runner(*theirs(batch, keys[2]), keys[3])
        pairs = [(own.slice(), other.slice()) for _ in range(slices)]
        yield Measured(
            batch,
            [one for one, _ in pairs],
            [two for _, two in pairs],
            own.compiling,
            own.games / own.seconds,
        )


def machine() -> str:
    device = jax.devices()[0]
    return f"{device.device_kind} ({device.platform}), JAX {jax.__version__}, pgx {pgx.__version__}"

"""Steps per second beside pgx's backgammon: both played by chance, with new games for finished ones, taking turns in
short slices of the same run."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
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
    pgx_compiling: float
    games: float  # ours, per second

    @property
    def ratio(self) -> float:
        return median(own / other for own, other in zip(self.ours, self.pgx, strict=True))

    def encode(self) -> dict[str, Any]:
        medians = {"median": median(self.ours), "pgx_median": median(self.pgx), "ratio": self.ratio}
        return asdict(self) | medians


# Takes states and a key, gives states, the steps played and the games ended.
Player = Callable[[Any, Any], tuple[Any, Any, Any]]


def ours(seats: int) -> tuple[Player, Any]:
    env = RollPlayer(seats)
    return partial(rollout, env, steps=STEPS), env.init


def theirs(batch: int) -> tuple[Player, Any]:
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

    return play, env.init


class Runner:
    """Plays on from slice to slice."""

    def __init__(self, batch: int, play: Player, init: Any) -> None:
        start = perf_counter()
        self.key, key = jax.random.split(jax.random.PRNGKey(batch))
        self.states = jax.jit(jax.vmap(init))(jax.random.split(key, batch))
        self.play = jax.jit(play, donate_argnums=0).lower(self.states, key).compile()
        self.compiling = perf_counter() - start
        self.games = self.seconds = 0.0

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


def bench(sizes: Sequence[int], slices: int, seats: int = 2, patience: float | None = None) -> Iterator[Measured]:
    """One size after the other. All are compiled before, each in a thread of its own; what is not ready after so many
    seconds is left out."""
    pool = ThreadPoolExecutor(2 * len(sizes))
    ready = {
        size: (pool.submit(Runner, size, *ours(seats)), pool.submit(Runner, size, *theirs(size))) for size in sizes
    }
    wait([each for both in ready.values() for each in both], patience)
    for size, (one, two) in ready.items():
        if not (one.done() and two.done()):
            continue
        own, other = one.result(), two.result()
        for each in (own, other):
            each.run()  # the first call is slower
        pairs = [(own.slice(), other.slice()) for _ in range(slices)]
        rates = [first for first, _ in pairs], [second for _, second in pairs]
        yield Measured(size, *rates, own.compiling, other.compiling, own.games / own.seconds)
    pool.shutdown(wait=False, cancel_futures=True)


def machine() -> str:
    device = jax.devices()[0]
    return f"{device.device_kind} ({device.platform}), JAX {jax.__version__}, pgx {pgx.__version__}"

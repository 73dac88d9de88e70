"""The game as an environment in the manner of pgx: `init`, `step`, legal actions, rewards, observations, all of them
pure functions for `jax.jit`, `jax.vmap` and `jax.lax.scan`."""

from __future__ import annotations

from dataclasses import dataclass

import jax
from jax import numpy as jnp

from herowright.games.roll_player.lab.accel import ask, game, setup
from herowright.games.roll_player.lab.accel.actions import ACTIONS
from herowright.games.roll_player.lab.accel.arrays import Array
from herowright.games.roll_player.lab.accel.luck import Chance, any_of
from herowright.games.roll_player.lab.accel.offers import offers, question_of
from herowright.games.roll_player.lab.accel.scoring import scores, winners
from herowright.games.roll_player.lab.accel.shown import OF_HEROES, shown
from herowright.games.roll_player.lab.accel.state import Table


@jax.tree_util.register_dataclass
@dataclass
class State:
    """`rewards` are paid by the step that ends the game: 1 for each winner, -1 for everybody else. When the game is
    over, every action is legal and changes nothing."""

    table: Table
    current_player: Array
    legal_action_mask: Array
    rewards: Array
    terminated: Array


class RollPlayer:
    """The base game of the second edition for two to four, with the settings a table has by default."""

    num_actions = ACTIONS

    def __init__(self, seats: int = 2) -> None:
        if seats not in (2, 3, 4):
            raise ValueError(f"two to four can play, not {seats}")
        self.num_players = seats

    def init(self, key: Array) -> State:
        table = setup.deal(self.num_players, key)
        return State(
            table=table.narrowed(),
            current_player=table.seat.astype(jnp.int8),
            legal_action_mask=offers(table),
            rewards=jnp.zeros(self.num_players, jnp.float32),
            terminated=jnp.bool_(False),
        )

    def step(self, state: State, action: Array, key: Array) -> State:
        """The state after an action of `current_player`, which must be legal."""
        before = state.table
        table = game.step(before, action, Chance.of(key, self.num_players + 1))
        table = jax.tree.map(lambda new, old: jnp.where(state.terminated, old, new), table, before)
        wide = table.widened()
        over = wide.asking == ask.OVER
        rewards = jnp.where(winners(wide, *scores(wide)), 1.0, -1.0).astype(jnp.float32)
        return State(
            table=table,
            current_player=table.seat,
            legal_action_mask=offers(wide) | over,
            rewards=jnp.where(over & ~state.terminated, rewards, 0.0),
            terminated=over,
        )

    def scores(self, state: State) -> Array:
        """What each seat would have if the game ended now."""
        return scores(state.table.widened())[0]

    def observe(self, state: State, player: Array) -> dict[str, Array]:
        """What the player sees: `shown`, with the seats from the player on clockwise, the card turned up, the die in
        question, the question itself, and whether it is the player's. Nothing but the order of the deck is hidden in
        this game."""
        table, seats = state.table, self.num_players
        found = {
            name: jnp.roll(value, -player, axis=0) if name in OF_HEROES else value
            for name, value in shown(table).items()
        }
        seat_numbers = (found["holders"] - player) % seats
        found["holders"] = jnp.where(found["holders"] < 0, -1, seat_numbers)
        owner = found["where"] - 3
        found["where"] = jnp.where(owner >= 0, 3 + (owner - player) % seats, found["where"])
        found["first"] = (found["first"] - player) % seats
        found["asked"] = (table.seat - player) % seats
        found["question"] = question_of(table)
        for name in ("row", "die", "face", "spot", "thrown", "place", "top", "order"):
            found[name] = getattr(table, name)
        return {name: value.astype(jnp.int16) for name, value in found.items()}


def any_legal(mask: Array, key: Array) -> Array:
    """A legal action, each with the same chance: the player of the benchmark."""
    return any_of(mask, jax.random.bits(key, (), jnp.uint32))


# --- many games at once --------------------------------------------------------------------------------

RESET_EVERY = 8


def renewed(states: State, env: RollPlayer, key: Array) -> State:
    """Games that are over give way to new ones, as many as there are likely to be among so many; the rest wait.
    The last rewards are gone then."""
    batch = states.terminated.shape[0]
    fresh = max(1, batch // RESET_EVERY)
    new = jax.vmap(env.init)(jax.random.split(key, fresh))
    number = jnp.cumsum(states.terminated) - 1
    given = states.terminated & (number < fresh)
    taken = jnp.clip(number, 0, fresh - 1)

    def one(old: Array, made: Array) -> Array:
        return jnp.where(given.reshape((-1,) + (1,) * (old.ndim - 1)), made[taken], old)

    found: State = jax.tree.map(one, states, new)
    return found


def rollout(env: RollPlayer, states: State, key: Array, steps: int) -> tuple[State, Array, Array]:
    """So many steps of all games by chance, with new games in the place of finished ones: the states, how many steps
    were played and how many games ended. `steps` is a multiple of `RESET_EVERY`."""
    batch = states.terminated.shape[0]

    def one(carry: tuple[State, Array, Array], key: Array) -> tuple[tuple[State, Array, Array], None]:
        states, played, ended = carry
        choosing, falling = jax.random.split(key)
        actions = jax.vmap(any_legal)(states.legal_action_mask, jax.random.split(choosing, batch))
        after = jax.vmap(env.step)(states, actions, jax.random.split(falling, batch))
        played += jnp.sum(~states.terminated)
        ended += jnp.sum(after.terminated & ~states.terminated)
        return (after, played, ended), None

    def several(carry: tuple[State, Array, Array], key: Array) -> tuple[tuple[State, Array, Array], None]:
        stepping, renewing = jax.random.split(key)
        (states, played, ended), _ = jax.lax.scan(one, carry, jax.random.split(stepping, RESET_EVERY))
        return (renewed(states, env, renewing), played, ended), None

    zero = jnp.int32(0)
    keys = jax.random.split(key, steps // RESET_EVERY)
    (states, played, ended), _ = jax.lax.scan(several, (states, zero, zero), keys)
    return states, played, ended

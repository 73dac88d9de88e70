"""Games that the engine has played, played again in arrays: after every choice both must say the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from multiprocessing import get_context
from typing import Any

import jax
import numpy as np
from jax import numpy as jnp

from herowright.games.roll_player.lab.accel import ask, game, setup
from herowright.games.roll_player.lab.accel.actions import ACTIONS, KEYS
from herowright.games.roll_player.lab.accel.arrays import Array
from herowright.games.roll_player.lab.accel.luck import Tape
from herowright.games.roll_player.lab.accel.offers import offers
from herowright.games.roll_player.lab.accel.recorded import Batch, played
from herowright.games.roll_player.lab.accel.scoring import scores, winners
from herowright.games.roll_player.lab.accel.shown import OF_HEROES, OF_TABLE, shown
from herowright.games.roll_player.lab.accel.state import Table

# What is compared after every choice, and at the end.
PARTS = ("legal actions", "who is asked", *OF_HEROES, *OF_TABLE)
RESULTS = ("scores", "class dice", "winners")


@dataclass
class Checked:
    games: int = 0
    steps: int = 0
    wrong: list[str] = field(default_factory=list)
    games_wrong: int = 0
    taken: Counter[str] = field(default_factory=Counter)

    @property
    def never_taken(self) -> list[str]:
        return [key for key in KEYS if not self.taken[key]]


def _said(table: Table) -> dict[str, Array]:
    return {
        "legal actions": jnp.packbits(offers(table.widened())),
        "who is asked": jnp.where(table.asking == ask.OVER, -1, table.seat).astype(jnp.int16),
        **shown(table),
    }


def _equal(ours: dict[str, Array], theirs: dict[str, Array]) -> Array:
    return jnp.stack([jnp.all(ours[part] == theirs[part]) for part in PARTS])


@cache
def _replay(seats: int) -> Any:
    """One game: for every table of it which parts are equal, and how it ended."""

    def start(deal: dict[str, Array]) -> Table:
        return setup.begun(seats, **deal).narrowed()

    def one(table: Table, action: Array, tape: Tape, alive: Array, theirs: dict[str, Array]) -> tuple[Table, Array]:
        after = game.step(table, action, tape)
        table = jax.tree.map(lambda new, old: jnp.where(alive, new, old), after, table)
        return table, _equal(_said(table), theirs)

    def replay(deals: Any, actions: Any, tapes: Tape, alive: Any, theirs: Any) -> Any:
        tables = jax.vmap(start)(deals)
        at_first = jax.vmap(_equal)(jax.vmap(_said)(tables), {name: value[0] for name, value in theirs.items()})

        def step(tables: Table, fed: Any) -> Any:
            return jax.vmap(one)(tables, *fed)

        later = {name: value[1:] for name, value in theirs.items()}
        tables, equal = jax.lax.scan(step, tables, (actions, tapes, alive, later))
        wide = jax.vmap(Table.widened)(tables)
        stars, class_dice = jax.vmap(scores)(wide)
        won = jax.vmap(winners)(wide, stars, class_dice)
        return at_first, equal, tables.asking == ask.OVER, (stars, class_dice, won)

    return jax.jit(replay)


def compare(batch: Batch, room: int | None = None) -> Checked:
    """Plays a batch again. `room` is how many steps to reckon with: batches of all lengths then run the same code."""
    length = len(batch.actions)
    extra = max(0, (room or length) - length)

    def filled(values: Any, mode: str = "edge") -> Any:
        return np.pad(values, ((0, extra), *((0, 0),) * (values.ndim - 1)), mode=mode)  # type: ignore[call-overload]

    alive = np.arange(length + extra)[:, None] < batch.length
    theirs = {"legal actions": batch.masks, "who is asked": batch.asked.astype(np.int16), **batch.tables}
    at_first, equal, over, results = _replay(batch.seats)(
        batch.deals,
        filled(batch.actions).astype(np.int32),
        Tape(*(filled(each) for each in (batch.dice, batch.faces, batch.cards))),
        alive,
        {name: filled(value) for name, value in theirs.items()},
    )
    equal = np.concatenate([np.asarray(at_first)[None], np.asarray(equal)])
    found = Checked(len(batch.seeds), int(batch.length.sum()), taken=Counter(batch.keys))
    expected = (batch.scores, batch.class_dice, batch.winners)
    for number, seed in enumerate(batch.seeds):
        told = _first_difference(equal[:, number], batch, number)
        if not told and not np.asarray(over)[number]:
            told = "it is not over"
        for name, ours, theirs_ in zip(RESULTS, results, expected, strict=True):
            if not told and not np.array_equal(np.asarray(ours)[number], theirs_[number]):
                told = f"{name}: {np.asarray(ours)[number].tolist()} instead of {theirs_[number].tolist()}"
        if told:
            found.games_wrong += 1
            found.wrong.append(f"seats {batch.seats}, seed {seed}: {told}")
    return found


def _first_difference(equal: Any, batch: Batch, number: int) -> str:
    wrong = np.flatnonzero(~equal.all(axis=1))
    if not len(wrong):
        return ""
    time = int(wrong[0])
    parts = ", ".join(part for part, same in zip(PARTS, equal[time], strict=True) if not same)
    chosen = KEYS[batch.actions[time - 1, number]] if time else "the deal"
    return f"after {chosen} (choice {time}): {parts}"


def legal_keys(packed: Any) -> list[str]:
    return [KEYS[number] for number in np.flatnonzero(np.unpackbits(packed)[:ACTIONS])]


# --- many games --------------------------------------------------------------------------------------

GAMES_PER_BATCH = 250
# More steps than any game has had; longer ones run, too, but are compiled anew.
ROOM = {2: 384, 3: 512, 4: 640}


def _batch(task: tuple[int, int, int]) -> Batch:
    seats, start, games = task
    return played(seats, range(start, start + games))


def batches(games: int, seats: Sequence[int], first_seed: int, workers: int) -> Iterator[Batch]:
    """So many games, shared among the numbers of seats; the same seeds give the same games."""
    each = [games // len(seats) + (number < games % len(seats)) for number in range(len(seats))]
    tasks = [
        (count, start, min(GAMES_PER_BATCH, first_seed + wanted - start))
        for count, wanted in zip(seats, each, strict=True)
        for start in range(first_seed, first_seed + wanted, GAMES_PER_BATCH)
    ]
    if workers == 1:
        yield from map(_batch, tasks)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(_batch, tasks)


def check(games: int, seats: Sequence[int] = (2, 3, 4), first_seed: int = 1, workers: int = 1) -> Iterator[Checked]:
    """What has been found so far, after every batch."""
    total = Checked()
    for batch in batches(games, seats, first_seed, workers):
        found = compare(batch, ROOM.get(batch.seats))
        total.games += found.games
        total.steps += found.steps
        total.games_wrong += found.games_wrong
        total.wrong += found.wrong
        total.taken += found.taken
        yield total

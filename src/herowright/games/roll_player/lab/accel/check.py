"""Games that the engine has played, played again in arrays: after every choice both must say the same."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from multiprocessing import get_context
from typing import Any

import jax
import numpy as np
from jax import numpy as jnp

from herowright.games.roll_player.lab.accel import ask, game, setup
from herowright.games.roll_player.lab.accel.actions import KEYS
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

    def add(self, other: Checked) -> Checked:
        self.games += other.games
        self.steps += other.steps
        self.games_wrong += other.games_wrong
        self.wrong += other.wrong
        self.taken += other.taken
        return self


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


def compare(batch: Batch, games: int = 0, steps: int = 0) -> Checked:
    """Plays a batch again. Filled up to so many games and steps, batches of all sizes run the same code."""
    length, count = batch.actions.shape
    more_steps, more_games = max(0, steps - length), max(0, games - count)

    def filled(values: Any, time: bool = True) -> Any:
        """The last game again and again, and its last step."""
        sides = [(0, more_steps), (0, more_games)] if time else [(0, more_games)]
        return np.pad(values, [*sides, *[(0, 0)] * (values.ndim - len(sides))], mode="edge")

    alive = np.arange(length + more_steps)[:, None] < filled(batch.length, time=False)
    theirs = {"legal actions": batch.masks, "who is asked": batch.asked.astype(np.int16), **batch.tables}
    at_first, later, over, results = _replay(batch.seats)(
        {name: filled(value, time=False) for name, value in batch.deals.items()},
        filled(batch.actions).astype(np.int32),
        Tape(*(filled(each) for each in (batch.dice, batch.faces, batch.cards))),
        alive,
        {name: filled(value) for name, value in theirs.items()},
    )
    equal, ended = np.concatenate([np.asarray(at_first)[None], np.asarray(later)]), np.asarray(over)
    ours = [np.asarray(each) for each in results]
    found = Checked(count, int(batch.length.sum()), taken=Counter(batch.keys))
    for number, seed in enumerate(batch.seeds):
        told = _first_difference(equal[:, number], batch, number)
        if not told and not ended[number]:
            told = "it is not over"
        for name, own, other in zip(RESULTS, ours, (batch.scores, batch.class_dice, batch.winners), strict=True):
            if not told and not np.array_equal(own[number], other[number]):
                told = f"{name}: {own[number].tolist()} instead of {other[number].tolist()}"
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


# --- many games --------------------------------------------------------------------------------------

GAMES_PER_BATCH = 250
# More steps than any game has had; a longer one runs, too, but is compiled anew.
STEPS = {2: 384, 3: 512, 4: 640}


def _played(task: tuple[int, int, int]) -> Batch:
    seats, start, games = task
    return played(seats, range(start, start + games))


def _tasks(games: int, seats: Sequence[int], first_seed: int) -> list[tuple[int, int, int]]:
    """So many games, shared among the numbers of seats, which take turns; the same seeds give the same games."""
    tasks = []
    for number, count in enumerate(seats):
        wanted = games // len(seats) + (number < games % len(seats))
        starts = range(first_seed, first_seed + wanted, GAMES_PER_BATCH)
        tasks += [
            (turn, number, (count, start, min(GAMES_PER_BATCH, first_seed + wanted - start)))
            for turn, start in enumerate(starts)
        ]
    return [task for _, _, task in sorted(tasks)]


def _batches(tasks: list[tuple[int, int, int]], workers: int) -> Iterator[Batch]:
    if workers == 1:
        yield from map(_played, tasks)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(_played, tasks)


def check(games: int, seats: Sequence[int] = (2, 3, 4), first_seed: int = 1, workers: int = 1) -> Iterator[Checked]:
    """What has been found so far, after every batch."""
    total = Checked()
    # Compiling takes the longest: a thread for each number of seats.
    with ThreadPoolExecutor(len(seats)) as pool:
        running: deque[Future[Checked]] = deque()
        for batch in _batches(_tasks(games, seats, first_seed), workers):
            running.append(pool.submit(compare, batch, min(games, GAMES_PER_BATCH), STEPS[batch.seats]))
            if len(running) == len(seats):
                yield total.add(running.popleft().result())
        while running:
            yield total.add(running.popleft().result())

"""Many tables stepped together, in this process or over several. Table `i` plays the seeds `seed + i`, `seed + i +
envs`, and so on: the result of the same actions does not depend on the number of workers."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from herowright.lab.environments.actions import SIZE
from herowright.lab.environments.episode import Episode, Rules


class Step(NamedTuple):
    """The state of all tables after a step, one row each: what the seat to act sees and may do, which seat that is,
    and every seat's reward. If a game is `done`, the next one has already begun."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    turns: NDArray[np.int64]
    rewards: NDArray[np.float64]
    done: NDArray[np.bool_]


class Tables:
    """Some of the tables, in one process."""

    def __init__(self, rules: Rules, places: Sequence[int], envs: int) -> None:
        self.rules, self.places, self.envs = rules, places, envs
        self.episodes: list[Episode] = []

    def reset(self, seed: int) -> Step:
        self.seeds = [seed + place for place in self.places]
        self.episodes = [self.rules.begin(seed) for seed in self.seeds]
        return self._step([[0.0] * self.rules.seats for _ in self.places], [False for _ in self.places])

    def step(self, actions: Sequence[int]) -> Step:
        paid, done = [], []
        for place, action in enumerate(actions):
            paid.append(self.episodes[place].act(int(action)))
            done.append(self.episodes[place].turn is None)
            if done[-1]:
                self.seeds[place] += self.envs
                self.episodes[place] = self.rules.begin(self.seeds[place])
        return self._step(paid, done)

    def _step(self, paid: list[list[float]], done: list[bool]) -> Step:
        turns = [episode.turn or 0 for episode in self.episodes]
        acting = list(zip(self.episodes, turns, strict=True))
        return Step(
            np.stack([episode.observe(turn) for episode, turn in acting]),
            np.stack([episode.mask(turn) for episode, turn in acting]),
            np.array(turns),
            np.array(paid),
            np.array(done),
        )


def _work(pipe: Connection, rules: Rules, places: Sequence[int], envs: int) -> None:
    """A worker: executes commands until the pipe is closed."""
    tables = Tables(rules, places, envs)
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            name, told = pipe.recv()
            try:
                pipe.send(getattr(tables, name)(told))
            except Exception as error:  # the one who asked is told
                pipe.send(error)


class Batch:
    """Use `herowright.lab.environments.batch`, best in a `with` statement."""

    def __init__(self, rules: Rules, envs: int, workers: int = 1) -> None:
        self.rules, self.envs = rules, envs
        self.observation_size, self.actions = rules.layout.size, SIZE
        shares = [list(range(envs))[worker::workers] for worker in range(min(workers, envs))]
        self.order = np.argsort([place for share in shares for place in share])
        self.shares = shares
        self.here = Tables(rules, shares[0], envs) if len(shares) == 1 else None
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        context = get_context("spawn")
        for share in shares if self.here is None else ():
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, rules, share, envs), daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)

    def reset(self, seed: int = 0) -> Step:
        return self._ask("reset", [seed for _ in self.shares])

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Step:
        return self._ask("step", [[int(actions[place]) for place in share] for share in self.shares])

    def _ask(self, name: str, told: Sequence[Any]) -> Step:
        if self.here is not None:
            found: Step = getattr(self.here, name)(told[0])
            return found
        for pipe, each in zip(self.pipes, told, strict=True):
            pipe.send((name, each))
        steps = [pipe.recv() for pipe in self.pipes]
        for step in steps:
            if isinstance(step, Exception):
                raise step
        return Step(*(np.concatenate(column)[self.order] for column in zip(*steps, strict=True)))

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join()
        self.pipes, self.processes = [], []

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

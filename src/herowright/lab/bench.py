"""How fast the tables are, beside other engines driven from Python in the same way and the same run.

A decision is: read the keys of all options, choose one at random, apply it. A new game's set-up counts
towards the time. Peers give the strings of their actions, as our options carry keys, and their chance nodes
are resolved but are no decisions, as our chance is none. All contenders take turns in short rounds and the
median round counts, so that noise hits all alike.
"""

from __future__ import annotations

import copy
import dataclasses
import gc
import random
import tracemalloc
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count, cycle, zip_longest
from statistics import median
from time import perf_counter
from typing import Any, Protocol

import herowright as hw
from herowright.games import registry
from herowright.table.errors import HerowrightError
from herowright.table.table import Table

ROUNDS = 5
# Copies are made of the situations after every so many decisions of a few games.
GAMES, EVERY = 12, 9
SEATS = 4  # every game is measured with as many players
TABLES = 20
REFERENCE = "open_spiel/gin_rummy"


class MissingPeers(HerowrightError):
    """The engines to compare with are not installed."""


class Contender(Protocol):
    """An engine with a game. `play` plays one game and returns decisions and steps, chance included."""

    id: str

    def play(self) -> tuple[int, int]: ...

    def copies(self) -> dict[str, Callable[[], object]]:
        """The ways to copy a situation, by name; each call copies another situation."""


class Ours:
    def __init__(
        self, game: str, id: str | None = None, options: Mapping[str, Any] | None = None, seed: int = 0
    ) -> None:
        self.game = game
        self.id = id or game
        self.options = options or {}
        self.seats = SEATS
        self.rng = random.Random(seed)
        self.seeds = count(seed)

    def open(self, seed: int) -> Table[Any]:
        return hw.new_table(self.game, self.seats, seed, self.options)

    def play(self) -> tuple[int, int]:
        table = self.open(next(self.seeds))
        decisions = 0
        choice = self.rng.choice
        while table.decision is not None:
            table.apply(choice([option.key for option in table.decision.options]))
            decisions += 1
        return decisions, decisions

    def copies(self) -> dict[str, Callable[[], object]]:
        tables: list[Table[Any]] = []
        for seed in range(GAMES):
            table = self.open(seed)
            for number in count():
                if table.decision is None:
                    break
                if number % EVERY == 0:
                    tables.append(table.clone())
                table.apply(self.rng.choice(table.decision.options))
        clones, states, lean = cycle(tables), cycle(tables), cycle([(table.state, _shared(table)) for table in tables])

        def deepcopy_lean() -> object:
            state, shared = next(lean)
            return copy.deepcopy(state, dict(shared))

        return {
            "clones": lambda: next(clones).clone(),
            "deepcopies": lambda: copy.deepcopy(next(states).state),
            "lean_deepcopies": deepcopy_lean,
        }


def _shared(table: Table[Any]) -> dict[int, object]:
    """The immutable things of a state (cards and settings), as a memo that keeps deepcopy from copying them."""
    shared: dict[int, object] = {}
    waiting: list[Any] = [table.state]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, (list, tuple)):
            waiting += thing
        elif isinstance(thing, dict):
            waiting += thing.values()
        elif dataclasses.is_dataclass(thing):
            if getattr(type(thing), "__dataclass_params__").frozen:  # noqa: B009
                shared[id(thing)] = thing
            else:
                waiting += [getattr(thing, field.name) for field in dataclasses.fields(thing)]
    return shared


class OpenSpiel:
    def __init__(self, game: str, seed: int = 0) -> None:
        import pyspiel

        self.id = f"open_spiel/{game}"
        self.game: Any = pyspiel.load_game(game)
        self.rng = random.Random(seed)

    def _chance(self, state: Any) -> None:
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(self.rng.choices(actions, weights)[0])

    def play(self) -> tuple[int, int]:
        state = self.game.new_initial_state()
        decisions = steps = 0
        choice = self.rng.choice
        while not state.is_terminal():
            steps += 1
            if state.is_chance_node():
                self._chance(state)
                continue
            player = state.current_player()
            options = [(action, state.action_to_string(player, action)) for action in state.legal_actions(player)]
            state.apply_action(choice(options)[0])
            decisions += 1
        return decisions, steps

    def copies(self) -> dict[str, Callable[[], object]]:
        states = []
        for _ in range(GAMES):
            state = self.game.new_initial_state()
            for number in count():
                if state.is_terminal():
                    break
                if number % EVERY == 0:
                    states.append(state.clone())
                if state.is_chance_node():
                    self._chance(state)
                else:
                    state.apply_action(self.rng.choice(state.legal_actions()))
        turns = cycle(states)
        return {"clones": lambda: next(turns).clone()}


class RLCard:
    """Its actions are strings already. It offers no copies, so a game is copied by deepcopy."""

    def __init__(self, game: str, seed: int = 0) -> None:
        import rlcard

        self.id = f"rlcard/{game}"
        self.env: Any = rlcard.make(game, config={"seed": seed})
        self.rng = random.Random(seed)

    def play(self) -> tuple[int, int]:
        state, _ = self.env.reset()
        decisions = 0
        while not self.env.is_over():
            state, _ = self.env.step(self.rng.choice(state["raw_legal_actions"]), raw_action=True)
            decisions += 1
        return decisions, decisions

    def copies(self) -> dict[str, Callable[[], object]]:
        games = []
        for _ in range(GAMES):
            state, _ = self.env.reset()
            for number in count():
                if self.env.is_over():
                    break
                if number % EVERY == 0:
                    games.append(copy.deepcopy(self.env.game))
                state, _ = self.env.step(self.rng.choice(state["raw_legal_actions"]), raw_action=True)
        turns = cycle(games)
        return {"clones": lambda: copy.deepcopy(next(turns))}


def peers() -> list[Contender]:
    """The engines we are measured against; rlcard only where it is installed."""
    found: list[Contender] = []
    try:
        found.append(OpenSpiel("gin_rummy"))
    except ImportError:
        raise MissingPeers("bench-no-peers", command="pip install 'herowright[bench]'") from None
    try:
        found.append(RLCard("uno"))
    except ImportError:
        return found
    return found


# --- measuring -----------------------------------------------------------------------------------


Task = Callable[[], tuple[int, ...]]


def _rates(task: Task, seconds: float) -> list[float]:
    """Do it again and again for so long; what it counts, per second."""
    totals: list[int] = []
    start = perf_counter()
    end = start + seconds
    while perf_counter() < end:
        counts = task()
        totals = [total + more for total, more in zip_longest(totals, counts, fillvalue=0)]
    took = perf_counter() - start
    return [total / took for total in totals]


def _counted(make: Callable[[], object]) -> Task:
    def once() -> tuple[int]:
        make()
        return (1,)

    return once


def measure(
    contenders: Sequence[Contender], seconds: float, progress: Callable[[int, int], None] = lambda done, of: None
) -> dict[str, dict[str, float]]:
    """The medians of all contenders; `seconds` is how long each is measured at each thing."""
    tasks: list[tuple[str, tuple[str, ...], Task]] = []
    for contender in contenders:
        contender.play()  # what is made once only, such as options, is not measured
        tasks.append((contender.id, ("decisions", "steps"), contender.play))
    for contender in contenders:
        tasks += [(contender.id, (name,), _counted(make)) for name, make in contender.copies().items()]
    rounds: dict[str, dict[str, list[float]]] = {contender.id: {} for contender in contenders}
    gc.collect()
    gc.freeze()  # the tables that wait here to be copied are no burden of the game being played
    for turn, (id, names, task) in enumerate(tasks * ROUNDS):
        gc.collect()
        for name, rate in zip(names, _rates(task, seconds / ROUNDS), strict=True):
            rounds[id].setdefault(f"{name}_per_second", []).append(rate)
        progress(turn + 1, len(tasks) * ROUNDS)
    gc.unfreeze()
    return {id: {name: round(median(rates), 1) for name, rates in by_name.items()} for id, by_name in rounds.items()}


def table_bytes(game: Ours, share: float) -> int:
    """The memory of one live table after a share of its decisions, all it keeps included."""
    games = []
    for seed in range(TABLES):  # played once before, so that what all tables share exists already
        table, rng = game.open(seed), random.Random(seed)
        while table.decision is not None:
            table.apply(rng.choice(table.decision.options))
        games.append([key for _, key in table.decisions])
    del table
    gc.collect()
    tracemalloc.start()
    try:
        tables = []
        for seed, keys in enumerate(games):
            table = game.open(seed)
            for key in keys[: int(len(keys) * share)]:
                table.apply(key)
            tables.append(table)
        del table
        gc.collect()
        return round(tracemalloc.get_traced_memory()[0] / len(tables))
    finally:
        tracemalloc.stop()


def bench(
    games: Iterable[str], with_peers: bool, seconds: float, progress: Callable[[int, int], None] = lambda done, of: None
) -> dict[str, Any]:
    """All figures of a run, as plain values."""
    others = peers() if with_peers else []
    ours = []
    for game in games:
        ours.append(Ours(game))
        ours += [Ours(game, id, options) for id, options in registry.kit(game).bench.items()]
    rates = measure([*ours, *others], seconds, progress)
    reference = rates.get(REFERENCE, {}).get("decisions_per_second")
    report: dict[str, Any] = {"games": {}, "peers": {other.id: rates[other.id] for other in others}}
    for contender in ours:
        rate: dict[str, Any] = dict(rates[contender.id])
        rate["ratio"] = round(rate["decisions_per_second"] / reference, 2) if reference else None
        rate["clone_ratio"] = round(rate["clones_per_second"] / rate["deepcopies_per_second"], 1)
        rate["lean_clone_ratio"] = round(rate["clones_per_second"] / rate["lean_deepcopies_per_second"], 1)
        rate["table_bytes_middle"] = table_bytes(contender, 0.5)
        rate["table_bytes"] = table_bytes(contender, 0.99)
        report["games"][contender.id] = {"seats": contender.seats, **rate}
    return report

"""How fast the tables are, compared with other engines driven from Python in the same way and in the same run.

A decision is: read the keys of all options, choose one at random, apply it. Setting up a new game counts towards the
time. Peers provide their actions as strings, as our options carry keys, and their chance nodes are resolved but do not
count as decisions, just like our chance. All contenders take turns in short slices, and what counts is the CPU time of
this process. A ratio compares slices of the same round, so that whatever slows the machine down for a while slows both
down; the median of the rounds is reported, with the quartiles as its spread.
"""

from __future__ import annotations

import copy
import dataclasses
import gc
import random
import tracemalloc
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count, cycle, zip_longest
from statistics import median, quantiles
from time import process_time
from typing import Any, Protocol

import herowright as hw
from herowright.games import registry
from herowright.table import running
from herowright.table.errors import HerowrightError
from herowright.table.table import Table

SLICE = 0.2  # seconds per contender and round
# Copies are made of the situations after every so many decisions of a few games.
GAMES, EVERY = 12, 9
SEATS = 4  # every game is measured with this many players
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
    """The immutable objects of a state (cards and settings), as a memo that keeps deepcopy from copying them."""
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
    """Its actions are already strings. It offers no copies, so a game is copied with deepcopy."""

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


class Catanatron:
    """Its actions are named tuples of words, so they need no strings."""

    id = "catanatron"

    def __init__(self, seed: int = 0) -> None:
        from catanatron import game, models

        self.new, self.colors, self.player = game.Game, list(models.player.Color), models.player.SimplePlayer
        self.turns: int = game.TURNS_LIMIT
        self.rng = random.Random(seed)
        self.seeds = count(seed + 1)

    def _open(self) -> Any:
        kept = random.getstate()  # it seeds and uses the random numbers of the whole process
        try:
            return self.new([self.player(color) for color in self.colors], seed=next(self.seeds))
        finally:
            random.setstate(kept)

    def _ply(self, game: Any) -> bool:
        """Take an action at random, if the game goes on."""
        if game.winning_color() is not None or game.state.num_turns >= self.turns:
            return False
        game.execute(self.rng.choice(game.state.playable_actions))
        return True

    def play(self) -> tuple[int, int]:
        game = self._open()
        decisions = 0
        while self._ply(game):
            decisions += 1
        return decisions, decisions

    def copies(self) -> dict[str, Callable[[], object]]:
        games = []
        for _ in range(GAMES):
            game = self._open()
            for number in count():
                if number % EVERY == 0:
                    games.append(game.copy())
                if not self._ply(game):
                    break
        turns = cycle(games)
        return {"clones": lambda: next(turns).copy()}


# Who is measured along with us if installed; without the first there is no ratio.
PEERS: dict[str, Callable[[], Contender]] = {
    REFERENCE: lambda: OpenSpiel("gin_rummy"),
    "rlcard/uno": lambda: RLCard("uno"),
    "catanatron": Catanatron,
}


def peers() -> tuple[list[Contender], list[str]]:
    """The engines we are measured against, and those that are not installed."""
    found: list[Contender] = []
    missing: list[str] = []
    for id, make in PEERS.items():
        try:
            found.append(make())
        except ImportError:
            missing.append(id)
    if REFERENCE in missing:
        raise MissingPeers("bench-no-peers", command="pip install 'herowright[bench]'")
    return found, missing


# --- measuring -----------------------------------------------------------------------------------


Task = Callable[[], tuple[int, ...]]


def _rates(task: Task, seconds: float) -> list[float]:
    """Repeat it for this long; the counts per second."""
    totals: list[int] = []
    start = process_time()
    end = start + seconds
    while not totals or process_time() < end:
        counts = task()
        totals = [total + more for total, more in zip_longest(totals, counts, fillvalue=0)]
    took = process_time() - start
    return [total / took for total in totals]


def _counted(make: Callable[[], object]) -> Task:
    def once() -> tuple[int]:
        make()
        return (1,)

    return once


def measure(
    contenders: Sequence[Contender], seconds: float, progress: Callable[[int, int], None] = lambda done, of: None
) -> dict[str, dict[str, list[float]]]:
    """The rates of all contenders in each round; `seconds` is how long each is measured for each figure."""
    tasks: list[tuple[str, tuple[str, ...], Task]] = []
    for contender in contenders:
        contender.play()  # one-time costs, such as creating options, are not measured
        tasks.append((contender.id, ("decisions", "steps"), contender.play))
    for contender in contenders:
        tasks += [(contender.id, (name,), _counted(make)) for name, make in contender.copies().items()]
    rounds: dict[str, dict[str, list[float]]] = {contender.id: {} for contender in contenders}
    gc.collect()
    gc.freeze()  # the tables waiting to be copied must not slow down the game being played
    slices = max(1, round(seconds / SLICE))
    for turn, (id, names, task) in enumerate(tasks * slices):
        gc.collect()
        for name, rate in zip(names, _rates(task, seconds / slices), strict=True):
            rounds[id].setdefault(f"{name}_per_second", []).append(rate)
        progress(turn + 1, len(tasks) * slices)
    gc.unfreeze()
    return rounds


def _medians(rounds: Mapping[str, Sequence[float]]) -> dict[str, Any]:
    return {name: round(median(rates), 1) for name, rates in rounds.items()}


def _against(own: Sequence[float], other: Sequence[float]) -> tuple[float, list[float]]:
    """The median of the ratios of each round, and the quartiles."""
    ratios = [mine / theirs for mine, theirs in zip(own, other, strict=True)]
    low, _, high = quantiles(ratios, method="inclusive") if len(ratios) > 1 else ratios * 3
    return round(median(ratios), 2), [round(low, 2), round(high, 2)]


def table_bytes(game: Ours) -> tuple[int, int]:
    """The memory of one live table in the middle of its game and near the end, including everything it keeps."""
    games = []
    for seed in range(TABLES):  # played once before, so that what all tables share already exists
        table, rng = game.open(seed), random.Random(seed)
        while table.decision is not None:
            table.apply(rng.choice(table.decision.options))
        games.append([key for _, key in table.decisions])
    del table
    gc.collect()
    tracemalloc.start()
    try:
        tables = [game.open(seed) for seed in range(TABLES)]
        middle, late = (_weighed(tables, games, *shares) for shares in ((0.0, 0.5), (0.5, 0.99)))
        return middle, late
    finally:
        tracemalloc.stop()


def _weighed(tables: Sequence[Table[Any]], games: Sequence[Sequence[str]], since: float, until: float) -> int:
    """Play the tables from one fraction of their games to the next; the memory of each of them then."""
    for table, keys in zip(tables, games, strict=True):
        for key in keys[int(len(keys) * since) : int(len(keys) * until)]:
            table.apply(key)
    gc.collect()
    return round(tracemalloc.get_traced_memory()[0] / len(tables))


def bench(
    games: Iterable[str], with_peers: bool, seconds: float, progress: Callable[[int, int], None] = lambda done, of: None
) -> dict[str, Any]:
    """All figures of a run, as plain values."""
    others, missing = peers() if with_peers else ([], [])
    ours = []
    for game in games:
        ours.append(Ours(game))
        ours += [Ours(game, id, options) for id, options in registry.kit(game).bench.items()]
    rounds = measure([*ours, *others], seconds, progress)
    report: dict[str, Any] = {
        "compiled": is_compiled(),
        "games": {},
        "peers": {other.id: _medians(rounds[other.id]) for other in others},
        "missing": missing,
    }
    reference = rounds.get(REFERENCE)
    for contender in ours:
        own = rounds[contender.id]
        rate = _medians(own)
        rate |= dict.fromkeys(("ratio", "spread", "copies_ratio", "copies_spread"))
        if reference:
            name, copies = "decisions_per_second", "clones_per_second"
            rate["ratio"], rate["spread"] = _against(own[name], reference[name])
            rate["copies_ratio"], rate["copies_spread"] = _against(own[copies], reference[copies])
        rate["clone_ratio"] = round(rate["clones_per_second"] / rate["deepcopies_per_second"], 1)
        rate["lean_clone_ratio"] = round(rate["clones_per_second"] / rate["lean_deepcopies_per_second"], 1)
        rate["table_bytes_middle"], rate["table_bytes"] = table_bytes(contender)
        report["games"][contender.id] = {"seats": contender.seats, **rate}
    return report


def is_compiled() -> bool:
    """Whether the engine runs as machine code."""
    return not running.__file__.endswith(".py")

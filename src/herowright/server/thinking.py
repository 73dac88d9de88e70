"""Bots think in processes of their own: no table waits for another table's bot.

What goes there is what the seat may know and the options it has, nothing else. Cards are sent by name and found again
in the box of the table, so that a card is one object over there as well.
"""

from __future__ import annotations

import asyncio
import io
import multiprocessing
import pickle
import signal
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

from herowright.bots import Question, make_bot
from herowright.games.call_to_adventure.cards.types import Card as CallToAdventureCard
from herowright.games.call_to_adventure.cards.types import Path
from herowright.games.call_to_adventure.game import CALL_TO_ADVENTURE
from herowright.games.pathfinder.cards.types import Card as PathfinderCard
from herowright.games.pathfinder.game import PATHFINDER
from herowright.games.roll_player.cards.types import Card as RollPlayerCard
from herowright.games.roll_player.game import ROLL_PLAYER
from herowright.server.metrics import THINKING_TIME
from herowright.table.message import Message

# Key, value and reasons of every option, the best first.
Opinion = list[tuple[str, float, tuple[Message, ...]]]

Find = Callable[[Any], Any]


class Names(NamedTuple):
    """How the printed things of a game are named, and found again by a name from a view."""

    name: Callable[[Any], Any]
    finder: Callable[[Mapping[str, Any]], Find]


def _name_roll_player(thing: Any) -> Any:
    if not isinstance(thing, RollPlayerCard):
        return None
    return ("market" if thing.name.startswith("card:") else thing.family, thing.id)


def _find_roll_player(view: Mapping[str, Any]) -> Find:
    options = {"edition": view["edition"], "expansion": view["expansion"]}
    if view["pack"]:
        options["pack"] = view["pack"]
    box = ROLL_PLAYER.rules_for(options).box(options)
    return lambda name: box.find(*name)


def _name_call_to_adventure(thing: Any) -> Any:
    if isinstance(thing, CallToAdventureCard):
        return (thing.kind_of_name, thing.id)
    return ("path", thing.id) if isinstance(thing, Path) else None


def _find_call_to_adventure(view: Mapping[str, Any]) -> Find:
    box = CALL_TO_ADVENTURE.box({"pack": view["pack"]})
    return lambda name: box.path(name[1]) if name[0] == "path" else box.find(*name)


def _name_pathfinder(thing: Any) -> Any:
    return (thing.family, thing.id) if isinstance(thing, PathfinderCard) else None


def _find_pathfinder(view: Mapping[str, Any]) -> Find:
    box = PATHFINDER.box({"pack": view["pack"]})
    return lambda name: box.find(*name)


NAMES = {
    "roll-player": Names(_name_roll_player, _find_roll_player),
    "call-to-adventure": Names(_name_call_to_adventure, _find_call_to_adventure),
    "pathfinder": Names(_name_pathfinder, _find_pathfinder),
}


class _ByName(pickle.Pickler):
    def __init__(self, file: io.BytesIO, name: Callable[[Any], Any]) -> None:
        super().__init__(file, protocol=pickle.HIGHEST_PROTOCOL)
        self.persistent_id = name  # type: ignore[method-assign]


class _Found(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, find: Find) -> None:
        super().__init__(file)
        self.persistent_load = find  # type: ignore[method-assign]


def pack(game: str, question: Question) -> bytes:
    file = io.BytesIO()
    _ByName(file, NAMES[game].name).dump(question)
    return file.getvalue()


def think(game: str, bot: str, seed: int, view: dict[str, Any], packed: bytes, reasons: bool) -> Opinion:
    """Runs in a process of its own."""
    question = _Found(io.BytesIO(packed), NAMES[game].finder(view)).load()
    ranked = make_bot(game, bot, seed).advise(view, question)
    return [(advice.option.key, advice.value, advice.reasons if reasons else ()) for advice in ranked]


def _quiet() -> None:
    """Ctrl-C ends the server, which then ends its thinkers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Thinkers:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), initializer=_quiet)

    async def opinion(
        self, game: str, bot: str, seed: int, view: dict[str, Any], question: Question, reasons: bool = False
    ) -> Opinion:
        began = perf_counter()
        work = partial(think, game, bot, seed, view, pack(game, question), reasons)
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self.pool, work)
        except BrokenProcessPool:  # a thinker was killed: others take its place
            self.pool.shutdown(wait=False)
            self.pool = self._new_pool()
            found = await loop.run_in_executor(self.pool, work)
        THINKING_TIME.observe(perf_counter() - began)
        return found

    def stop(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)

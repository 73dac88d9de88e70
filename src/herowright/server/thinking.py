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
from typing import Any

from herowright.bots import Question, make_bot
from herowright.games.roll_player.cards.types import Card
from herowright.games.roll_player.game import ROLL_PLAYER
from herowright.server.metrics import THINKING_TIME
from herowright.table.message import Message

# Key, value and reasons of every option, the best first.
Opinion = list[tuple[str, float, tuple[Message, ...]]]

Find = Callable[[str, str], Any]


def _roll_player(view: Mapping[str, Any]) -> Find:
    options = {"edition": view["edition"]} | ({"pack": view["pack"]} if view["pack"] else {})
    return ROLL_PLAYER.box(options).find


# How the cards of a game are found from a view.
BOXES: dict[str, Callable[[Mapping[str, Any]], Find]] = {"roll-player": _roll_player}


class _ByName(pickle.Pickler):
    def persistent_id(self, thing: Any) -> Any:
        if not isinstance(thing, Card):
            return None
        return ("market" if thing.name.startswith("card:") else thing.family, thing.id)


class _Found(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, find: Find) -> None:
        super().__init__(file)
        self.find = find

    def persistent_load(self, name: Any) -> Any:
        return self.find(*name)


def pack(question: Question) -> bytes:
    file = io.BytesIO()
    _ByName(file, protocol=pickle.HIGHEST_PROTOCOL).dump(question)
    return file.getvalue()


def think(game: str, bot: str, seed: int, view: dict[str, Any], packed: bytes, reasons: bool) -> Opinion:
    """Runs in a process of its own."""
    question = _Found(io.BytesIO(packed), BOXES[game](view)).load()
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
        work = partial(think, game, bot, seed, view, pack(question), reasons)
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

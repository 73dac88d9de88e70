"""What one seat can reason with.

`view` is what people see; a `Glimpse` is what bots, hints, previews and odds think with. It offers the question, the
view and imagined tables, in which everything the seat cannot know has been redrawn, so that the rules themselves can be
run on them. Two tables that differ only in what the seat cannot know give it the same glimpse.
"""

from __future__ import annotations

import random
from functools import cached_property
from typing import Any, Generic

from herowright.table.chance import Chance
from herowright.table.decision import Decision, Option
from herowright.table.game import Game, S
from herowright.table.message import Message
from herowright.table.previews import Preview, previews
from herowright.table.table import Table


class Glimpse(Generic[S]):
    """A question as its seat sees it. The same `seed` gives the same imagined tables."""

    def __init__(self, table: Table[S], seat: int, seed: int = 0) -> None:
        self._table = table
        self._seed = seed
        self.seat = seat

    @property
    def game(self) -> Game[S]:
        return self._table.game

    @property
    def decision(self) -> Decision:
        assert self._table.decision is not None
        return self._table.decision

    @property
    def kind(self) -> str:
        return self.decision.kind

    @property
    def prompt(self) -> Message:
        return self.decision.prompt

    @property
    def rule(self) -> str:
        return self.decision.rule

    @property
    def options(self) -> tuple[Option, ...]:
        """What the seat can do now: answers and interrupts if it is being asked, only interrupts if another seat is."""
        decision = self.decision
        return decision.options if decision.seat == self.seat else self._table.interrupts(self.seat)

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the seat may know, as plain values."""
        return self._table.view(self.seat)

    @cached_property
    def state(self) -> S:
        """The typed state of a table that the seat might be sitting at. Read-only: never play on it."""
        state = self._table.state.copy()
        self._table.game.redraw_hidden(state, self.seat, Chance(self._seed))
        state.chance = Chance(self._seed + 1)
        return state

    @cached_property
    def known(self) -> S:
        """The typed state with everything the seat cannot know turned face down, in games that support it: faster
        for callers that need no guess. Elsewhere a guess. Read-only: never play on it."""
        state = self._table.game.conceal(self._table.state, self.seat)
        state.chance = Chance(self._seed + 1)
        return state

    def imagine(self, rng: random.Random) -> Table[S]:
        """A whole table that the seat might be sitting at, to play on."""
        return self._table.imagine(self.seat, rng)

    def previews(self) -> dict[str, Preview]:
        """What each option would change, as far as the seat can tell."""
        return previews(self._table.clone(), self.seat, random.Random(self._seed))


class Inside(Glimpse[S]):
    """A glimpse at a table that is already imagined: its hidden things are taken at face value."""

    @cached_property
    def state(self) -> S:
        return self._table.state

    @cached_property
    def known(self) -> S:
        return self._table.state

"""The door in: what one seat can reason with.

`view` is what people see; a `Glimpse` is what bots, hints, previews and odds think with. It offers the question, the
view and imagined tables, in which everything the seat cannot know has been drawn anew: on them the rules themselves can
be asked. Two tables that differ only in what the seat cannot know give it the same glimpse.
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
    """A question as its seat sees it. The same `seed` imagines the same."""

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
        """What the seat can do now: the answers and interrupts of the one that is asked, the interrupts of another."""
        decision = self.decision
        return decision.options if decision.seat == self.seat else self._table.interrupts(self.seat)

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the seat may know, as plain values."""
        return self._table.view(self.seat)

    @cached_property
    def state(self) -> S:
        """The typed state of a table that the seat might be sitting at: to be read, never to be played on."""
        state = self._table.state.copy()
        self._table.game.redraw_hidden(state, self.seat, Chance(self._seed))
        state.chance = Chance(self._seed + 1)
        return state

    @cached_property
    def known(self) -> S:
        """The typed state with whatever the seat cannot know turned face down, in games that can: for those who need no
        guess at it, and sooner at hand. Elsewhere a guess. To be read, never to be played on."""
        state = self._table.game.conceal(self._table.state, self.seat)
        state.chance = Chance(self._seed + 1)
        return state

    def imagine(self, rng: random.Random) -> Table[S]:
        """A whole table that the seat might be sitting at, to be played on."""
        return self._table.imagine(self.seat, rng)

    def previews(self) -> dict[str, Preview]:
        """What each option would change, as far as the seat can tell."""
        return previews(self._table.clone(), self.seat, random.Random(self._seed))


class Inside(Glimpse[S]):
    """A glimpse at a table that is imagined already: what lies there is taken for what it is."""

    @cached_property
    def state(self) -> S:
        return self._table.state

    @cached_property
    def known(self) -> S:
        return self._table.state

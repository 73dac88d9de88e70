"""One game as those who learn it meet it, whichever library they come from: whose turn it is, what can be done by which
number, what is seen, and what is paid.

**Interrupts.** What the asked seat may do "at any time" stands among its actions. Other seats can interrupt only where
`interrupts` is `"asked"`: then each of them that holds one is asked before every question, clockwise from the seat that
the question is for, and passes with action 0. After an interrupt all are asked again. With `"own"`, the default, they
are not asked, as bots are not, either.

**Rewards.** `"win"`: at the end 1 for each winner and -1 for everybody else. `"score"`: at the end the final score.
`"shaped"`: what each decision changes the seat's score so far by, as the game counts it; the rest of the final score at
the end, so that all of them add up to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import NDArray

import herowright as hw
from herowright.games import registry
from herowright.lab.environments.actions import PASS, SIZE, numbered
from herowright.lab.environments.observation import Array, Layout, layout, learning_of
from herowright.table.decision import Option
from herowright.table.errors import HerowrightError
from herowright.table.table import Table

Rewards = Literal["win", "score", "shaped"]
Interrupts = Literal["own", "asked"]


class BadEnvironment(HerowrightError):
    """An environment that cannot be made like that."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What all episodes of an environment have in common."""

    game: str
    seats: int
    options: Mapping[str, Any]
    rewards: Rewards
    interrupts: Interrupts
    layout: Layout

    @classmethod
    def of(
        cls,
        game: str,
        seats: int,
        options: Mapping[str, Any] | None = None,
        rewards: Rewards = "win",
        interrupts: Interrupts = "own",
    ) -> Rules:
        for name, value, known in (
            ("rewards", rewards, get_args(Rewards)),
            ("interrupts", interrupts, get_args(Interrupts)),
        ):
            if value not in known:
                raise BadEnvironment("option-value", name=name, value=str(value), values=", ".join(known))
        settled = registry.find(game).settle(seats, options or {})
        return cls(game, seats, settled, rewards, interrupts, layout(game, seats, settled))

    def __deepcopy__(self, memo: object) -> Rules:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Rules.of, (self.game, self.seats, dict(self.options), self.rewards, self.interrupts)

    def begin(self, seed: int) -> Episode:
        return Episode(self, hw.new_table(self.game, self.seats, seed, self.options))


class Episode:
    """`turn` is the seat to act, `None` when the game is over; `actions` is what it can do."""

    def __init__(self, rules: Rules, table: Table[Any]) -> None:
        self.rules = rules
        self.table = table
        # Seats that can still interrupt the current question, the next one first.
        self.waiting: list[int] = []
        self.paid = [0.0] * rules.seats
        self.views: dict[int, Mapping[str, Any]] = {}
        self._ask()
        if rules.rewards == "shaped":
            self.paid = [self._progress(seat) for seat in range(rules.seats)]

    def clone(self) -> Episode:
        return self._twin(self.table.clone())

    def __deepcopy__(self, memo: object) -> Episode:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.rules, self.table.save(), self.waiting, self.paid)

    def imagine(self, seat: int, rng: Any) -> Episode:
        """An episode that looks the same to this seat, with everything it cannot know redrawn."""
        return self._twin(self.table.imagine(seat, rng))

    def _twin(self, table: Table[Any]) -> Episode:
        twin: Episode = object.__new__(Episode)
        twin.rules, twin.table = self.rules, table
        twin.waiting, twin.paid, twin.views = self.waiting[:], self.paid[:], {}
        twin._number()
        return twin

    # --- acting ------------------------------------------------------------------------------------------------------

    @property
    def turn(self) -> int | None:
        decision = self.table.decision
        if decision is None:
            return None
        return self.waiting[0] if self.waiting else decision.seat

    @property
    def passing(self) -> bool:
        """Whether a seat is asked for an interrupt, and may pass."""
        return bool(self.waiting)

    def act(self, action: int) -> list[float]:
        """Take an action; returns each seat's reward for it."""
        seat = self.turn
        assert seat is not None, "the game is over"
        if self.waiting and action == PASS:
            self.waiting.pop(0)
            self._number()
            return [0.0] * self.rules.seats
        if action not in self.actions:
            raise BadEnvironment("lab-no-such-action", action=int(action))
        self.table.apply(self.actions[action], seat)
        self.views = {}
        self._ask()
        return self._rewards()

    def _ask(self) -> None:
        decision = self.table.decision
        self.waiting = []
        if decision is not None and self.rules.interrupts == "asked":
            holders = decision.interrupts
            clockwise = [(decision.seat + step) % self.rules.seats for step in range(1, self.rules.seats)]
            self.waiting = [seat for seat in clockwise if seat in holders]
        self._number()

    def _number(self) -> None:
        offered = {option.key: option for option in self.offers()}
        # By their numbers; passing has none of them.
        self.actions: dict[int, str] = numbered(offered)
        self.options = offered

    def offers(self) -> tuple[Option, ...]:
        decision = self.table.decision
        if decision is None:
            return ()
        return self.table.interrupts(self.waiting[0]) if self.waiting else decision.options

    def legal(self) -> list[int]:
        """The numbers of what can be done, in ascending order."""
        return [PASS, *self.actions] if self.waiting else [*self.actions]

    def action(self, key: str) -> int:
        """The number of an option."""
        return next(number for number, offered in self.actions.items() if offered == key)

    # --- seeing ------------------------------------------------------------------------------------------------------

    def view(self, seat: int) -> Mapping[str, Any]:
        """What the seat may know, computed once per moment."""
        if seat not in self.views:
            self.views[seat] = self.table.view(seat)
        return self.views[seat]

    def observe(self, seat: int) -> Array:
        asked = self.table.decision.kind if self.table.decision is not None and self.turn == seat else None
        return self.rules.layout.write(self.view(seat), asked)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for what the seat can do now; all zeros while it is another seat's turn."""
        found = np.zeros(SIZE, dtype=np.int8)
        if self.turn == seat:
            found[self.legal()] = 1
        return found

    # --- being paid --------------------------------------------------------------------------------------------------

    def _progress(self, seat: int) -> float:
        progress = learning_of(self.rules.game).progress
        return progress(self.view(seat)) if progress else 0.0

    def _rewards(self) -> list[float]:
        outcome, seats = self.table.outcome, range(self.rules.seats)
        if outcome is None:
            if self.rules.rewards != "shaped":
                return [0.0] * len(seats)
            now = [self._progress(seat) for seat in seats]
        elif self.rules.rewards == "win":
            return [1.0 if seat in outcome.winners else -1.0 for seat in seats]
        else:
            now = [float(seat.total) for seat in outcome.seats]
        change = [after - before for after, before in zip(now, self.paid, strict=True)]
        self.paid = now
        return change


def _again(rules: Rules, saved: bytes, waiting: list[int], paid: list[float]) -> Episode:
    episode = Episode(rules, hw.load_table(saved))
    episode.waiting, episode.paid = waiting, paid
    episode._number()
    return episode

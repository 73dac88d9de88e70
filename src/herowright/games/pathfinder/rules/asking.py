"""Questions of this game. A character that dies and a scenario that ends cut short whatever was going on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from herowright.table.decision import Decision, Kind, Option, Steps
from herowright.table.message import NO_ARGS

if TYPE_CHECKING:
    from herowright.games.pathfinder.rules.state import Pathfinder


class Interruption(Exception):
    """What is going on stops at once. No error: it unwinds what the rules cut short."""


class ScenarioOver(Interruption):
    """The scenario was won or lost (PF-END-01, PF-VILLAIN-24)."""


class Death(Interruption):
    """A character died (PF-DEATH-11)."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


def ask(
    table: Pathfinder,
    kind: Kind,
    seat: int,
    build: Callable[[], Sequence[Option]],
    args: Mapping[str, Any] = NO_ARGS,
) -> Steps[Any]:
    """The answer, or `None` where there is nothing to choose from. An interrupt may have ended the scenario or the
    character meanwhile; then there is no answer any more."""
    answer = yield Decision(kind, seat, partial(_offers, table, seat, build), args)
    if table.over:
        raise ScenarioOver
    if table.heroes[seat].dead and table.phase != "reward":
        raise Death(seat)
    return answer


def _offers(table: Pathfinder, seat: int, build: Callable[[], Sequence[Option]]) -> Sequence[Option]:
    """The dead decide nothing until the scenario is over (PF-DEATH-05); a reward may be theirs (PF-END-10)."""
    return () if table.over or (table.heroes[seat].dead and table.phase != "reward") else build()


def known(options: Sequence[Option], build: Callable[[], Sequence[Option]]) -> Callable[[], Sequence[Option]]:
    """For a question whose options had to be worked out before it is put: they are not worked out again, unless
    something was played meanwhile."""

    def each_time() -> Iterator[Sequence[Option]]:
        yield options
        while True:
            yield build()

    return each_time().__next__

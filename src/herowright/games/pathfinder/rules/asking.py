"""Questions of this game. A character that dies and a scenario that ends cut short whatever was going on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeVar, cast

from herowright.table.decision import Kind, Option, Steps, Telling, offer
from herowright.table.message import NO_ARGS

if TYPE_CHECKING:
    from herowright.games.pathfinder.rules.state import Pathfinder

P = TypeVar("P")


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
    kind: Kind[P],
    seat: int,
    build: Callable[[], Sequence[Option[P]]],
    tell: Telling = NO_ARGS,
) -> Steps[P]:
    """The answer: there is always something to choose from."""
    return cast("Steps[P]", ask_if_any(table, kind, seat, build, tell))


def ask_if_any(
    table: Pathfinder,
    kind: Kind[P],
    seat: int,
    build: Callable[[], Sequence[Option[P]]],
    tell: Telling = NO_ARGS,
) -> Steps[P | None]:
    """The same, or `None` where there is nothing to choose from. An interrupt may have ended the scenario or the
    character meanwhile; then nobody goes on."""
    answer = cast("P | None", (yield offer(kind, seat, partial(_offers, table, seat, build), tell)))
    if answer is None:
        cut_short(table, seat)
    return answer


def cut_short(table: Pathfinder, seat: int) -> None:
    if table.over:
        raise ScenarioOver
    if table.heroes[seat].dead and table.phase != "reward":
        raise Death(seat)


def _offers(table: Pathfinder, seat: int, build: Callable[[], Sequence[Option[P]]]) -> Sequence[Option[P]]:
    """The dead decide nothing until the scenario is over (PF-DEATH-05); a reward may be theirs (PF-END-10)."""
    return () if table.over or (table.heroes[seat].dead and table.phase != "reward") else build()


def known(options: Sequence[Option[P]], build: Callable[[], Sequence[Option[P]]]) -> Callable[[], Sequence[Option[P]]]:
    """For a question whose options had to be computed before it is put: they are not computed again, unless
    something was played meanwhile."""

    def each_time() -> Iterator[Sequence[Option[P]]]:
        yield options
        while True:
            yield build()

    return each_time().__next__

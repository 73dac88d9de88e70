"""Questions of this game: none is put any more once the adversary has won (CA-COOP-29)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from herowright.table.decision import Kind, Option, Steps, Telling, ask_if_any
from herowright.table.message import NO_ARGS

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.rules.state import CallToAdventure

P = TypeVar("P")


def ask(
    table: CallToAdventure,
    kind: Kind[P],
    seat: int,
    build: Callable[[], Sequence[Option[P]]],
    tell: Telling = NO_ARGS,
) -> Steps[P | None]:
    """The answer, or `None` where there is nothing to choose from or the game is lost."""
    if table.adversary is not None:
        build = partial(_unless_lost, table, build)
    return ask_if_any(kind, seat, build, tell)


def _unless_lost(table: CallToAdventure, build: Callable[[], Sequence[Option[P]]]) -> Sequence[Option[P]]:
    return () if table.lost else build()

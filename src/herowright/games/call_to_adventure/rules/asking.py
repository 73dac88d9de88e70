"""Questions of this game: none is put any more once the adversary has won (CA-COOP-29)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from herowright.table.decision import Decision, Kind, Option
from herowright.table.message import NO_ARGS

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.rules.state import CallToAdventure


def ask(
    table: CallToAdventure,
    kind: Kind,
    seat: int,
    build: Callable[[], Sequence[Option]],
    args: Mapping[str, Any] = NO_ARGS,
) -> Decision:
    if table.adversary is not None:
        build = partial(_unless_lost, table, build)
    return Decision(kind, seat, build, args)


def _unless_lost(table: CallToAdventure, build: Callable[[], Sequence[Option]]) -> Sequence[Option]:
    return () if table.lost else build()

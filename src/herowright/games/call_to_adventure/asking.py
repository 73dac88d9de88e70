"""Questions of this game: none is put any more once the adversary has won (CA-COOP-29)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from herowright.table.decision import Decision, Kind, Option
from herowright.table.message import NO_ARGS

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.state import CallToAdventure


def ask(
    table: CallToAdventure,
    kind: Kind,
    seat: int,
    build: Callable[[], Sequence[Option]],
    args: Mapping[str, Any] = NO_ARGS,
) -> Decision:
    if table.adversary is None:
        return Decision(kind, seat, build, args)
    return Decision(kind, seat, lambda: () if table.lost else build(), args)

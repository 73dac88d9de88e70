"""Who may look at a table, and who plays there alone: the same for a table that is played and for one that was set
aside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from herowright.server.refusals import Forbidden
from herowright.server.store import Player, Store
from herowright.server.tables.company import Company
from herowright.server.tables.gathering import Taken


class About(Protocol):
    """What does not change of a table."""

    @property
    def id(self) -> str: ...

    @property
    def open(self) -> bool: ...

    @property
    def owner(self) -> str: ...


async def admit(store: Store, table: About, company: Company, places: Sequence[Taken], player: Player) -> None:
    """`Forbidden` for whoever may not even watch."""
    if table.open or player.id == table.owner:
        return
    if player.id in company.barred:
        raise Forbidden("server-kicked")
    if not any(player.id in place.players for place in places) and not await store.tables.is_guest(table.id, player.id):
        raise Forbidden("server-private")


def alone(company: Company, places: Sequence[Taken], player: Player) -> bool:
    """Whether nobody else plays: the coming dice are no secret from this player."""
    people = [place for seat, place in enumerate(places) if place.players and seat not in company.resigned]
    return bool(people) and all(player.id in place.players for place in people)

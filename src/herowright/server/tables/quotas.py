"""How much one player may store here, and how long tables are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.server.ops.config import MB, Limits
from herowright.server.ops.logs import log
from herowright.server.ops.metrics import EXPIRED
from herowright.server.refusals import Refused
from herowright.server.store import Player, Store

if TYPE_CHECKING:
    from herowright.server.tables.rooms import Rooms

DAY = 24 * 60 * 60.0
# How many tables are deleted at once, so that others need not wait.
AT_ONCE = 50


async def may_open(store: Store, limits: Limits, player: Player, size: int = 0) -> None:
    """`Refused` for a player who has opened enough tables, or would store too much with one of this size."""
    unfinished, stored = await store.tables.opened_by(player.id)
    if unfinished >= limits.tables_of_player:
        raise Refused("server-enough-tables", most=limits.tables_of_player)
    if stored + size > limits.stored_of_player:
        raise Refused("server-enough-stored", most=limits.stored_of_player // MB)


async def may_begin(store: Store, limits: Limits, player: Player) -> None:
    """The same for campaigns."""
    if await store.campaigns.owned_by(player.id) >= limits.campaigns_of_player:
        raise Refused("server-enough-campaigns", most=limits.campaigns_of_player)


async def expire(rooms: Rooms, now: float) -> bool:
    """Delete some of the tables that nobody has touched for too long; true if there may be more of them. A table
    that somebody is watching stays, and so does one at which a campaign is played."""
    limits = rooms.limits
    untouched = now - limits.days_untouched * DAY if limits.days_untouched else 0.0
    unplayed = now - limits.days_unplayed * DAY if limits.days_unplayed else 0.0
    stale = await rooms.store.tables.stale(untouched, unplayed, AT_ONCE)
    gone = [id for id in stale if id not in rooms.rooms]
    if gone:
        await rooms.store.tables.remove(gone)
        EXPIRED.inc(len(gone))
        log.info("tables-expired", count=len(gone))
    return len(gone) == AT_ONCE

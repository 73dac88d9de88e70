"""Push subscriptions, and which notifications are pending for whom."""

from __future__ import annotations

import time
from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from sqlalchemy import Row, delete, insert, select, update

from herowright.server.store.schema import alerting, alerts, holders, keys, subscriptions, tables
from herowright.server.store.writer import Conflict, Sure

if TYPE_CHECKING:
    from herowright.server.store.store import Store

# Browsers per player; subscribing with one more drops the oldest.
MOST = 10
# How many people are notified at once; the others follow a moment later.
AT_ONCE = 100
KEY = "push"


class Subscription(Struct, frozen=True):
    """A browser that wants to be told. `p256dh` and `auth` are the keys that only it can decrypt with."""

    id: str
    player: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    created: float


class Quiet(Struct, frozen=True):
    """Minutes of the day, in a time zone, between which nothing is sent."""

    zone: str
    since: int
    until: int


class Waiting(Struct, frozen=True):
    """A table at which it is somebody's turn; `told` if they have been notified."""

    table: str
    title: str
    game: str
    told: bool


def id_of(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()[:32]


class PushStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def key(self, drawn: str) -> str:
        """The server's own key; this one, if there is none yet."""
        await self.store.write(self.store.insert_once(keys, name=KEY, value=drawn))
        [row] = await self.store.rows(select(keys.c.value).where(keys.c.name == KEY))
        return str(row.value)

    # --- browsers --------------------------------------------------------------------------------------------

    async def of(self, player: str) -> list[Subscription]:
        query = select(subscriptions).where(subscriptions.c.player == player).order_by(subscriptions.c.created)
        return [Subscription(**row._asdict()) for row in await self.store.rows(query)]

    async def subscribe(self, player: str, endpoint: str, p256dh: str, auth: str, lang: str) -> None:
        """A browser belongs to one player: the previous one no longer gets notifications there."""
        id, known = id_of(endpoint), await self.of(player)
        others = [each.id for each in known if each.id != id]
        values = Subscription(id, player, endpoint, p256dh, auth, lang, time.time())
        await self.store.write(
            delete(subscriptions).where(subscriptions.c.id.in_([id, *others[: max(0, len(others) - MOST + 1)]])),
            insert(subscriptions).values({name: getattr(values, name) for name in values.__struct_fields__}),
        )

    async def unsubscribe(self, id: str, player: str | None = None) -> None:
        gone = delete(subscriptions).where(subscriptions.c.id == id)
        await self.store.write(gone if player is None else gone.where(subscriptions.c.player == player))

    async def quiet(self, player: str) -> Quiet | None:
        rows = await self.store.rows(select(alerting).where(alerting.c.player == player))
        return quiet_of(rows[0]) if rows else None

    async def keep_quiet(self, player: str, quiet: Quiet | None) -> None:
        values = {
            "zone": quiet.zone if quiet else "",
            "quiet_from": quiet.since if quiet else None,
            "quiet_until": quiet.until if quiet else None,
        }
        await self.store.write(
            self.store.insert_once(alerting, player=player, **values),
            update(alerting).where(alerting.c.player == player).values(**values),
        )

    # --- what is to be told ----------------------------------------------------------------------------------

    async def add(self, player: str, table: str, now: float, soon: float, window: float) -> None:
        """It is their turn there, and they are to be notified soon, but not twice within the window. A table they
        were notified about and have not looked at since is not announced again."""
        mine = (alerts.c.player == player) & (alerts.c.table == table)
        if await self.store.rows(select(alerts.c.at).where(mine)):
            return
        rows = await self.store.rows(select(alerting.c.told).where(alerting.c.player == player))
        due = max(now + soon, (rows[0].told or 0.0) + window if rows else 0.0)
        await self.store.write(
            self.store.insert_once(alerts, player=player, table=table, at=now, told=False),
            self.store.insert_once(alerting, player=player, zone=""),
            update(alerting).where(alerting.c.player == player, alerting.c.due.is_(None)).values(due=due),
        )

    async def looked(self, player: str, table: str) -> None:
        """They have looked at the table: its next turn is announced again."""
        mine = (alerts.c.player == player) & (alerts.c.table == table)
        if await self.store.rows(select(alerts.c.at).where(mine)):
            await self.store.write(delete(alerts).where(mine))

    async def due(self, now: float) -> Sequence[Row[Any]]:
        return await self.store.rows(select(alerting).where(alerting.c.due <= now).limit(AT_ONCE))

    async def put_off(self, row: Row[Any], until: float | None, told: float | None = None) -> bool:
        """Whether it was still pending: another process may have been faster."""
        same = (alerting.c.player == row.player) & (alerting.c.due == row.due)
        values = {"due": until} if told is None else {"due": until, "told": told}
        try:
            await self.store.write(Sure(update(alerting).where(same).values(**values)))
        except Conflict:
            return False
        return True

    async def waiting(self, player: str) -> list[Waiting]:
        """Tables with a pending or sent notification where it still is their turn. The others are dropped."""
        query = (
            select(alerts.c.table, alerts.c.told, tables.c.title, tables.c.game)
            .join(tables, tables.c.id == alerts.c.table)
            .join(holders, (holders.c.table == alerts.c.table) & (holders.c.seat == tables.c.turn))
            .where(alerts.c.player == player, holders.c.player == player, ~tables.c.over, ~tables.c.waiting)
            .order_by(alerts.c.at)
        )
        mine = alerts.c.player == player
        known = {row.table for row in await self.store.rows(select(alerts.c.table).where(mine))}
        found = [Waiting(row.table, row.title, row.game, row.told) for row in await self.store.rows(query)]
        theirs = {each.table for each in found}
        await self.store.write(
            delete(alerts).where(mine, alerts.c.table.in_(known - theirs)),
            update(alerts).where(mine, alerts.c.table.in_(theirs)).values(told=True),
        )
        return found


def quiet_of(row: Row[Any]) -> Quiet | None:
    return None if row.quiet_from is None else Quiet(row.zone, row.quiet_from, row.quiet_until)

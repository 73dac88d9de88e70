"""Campaigns. Every change raises the revision, and is refused if somebody else was faster."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from sqlalchemy import Row, delete, func, insert, or_, select, update
from sqlalchemy.sql.dml import Update

from herowright.server.store.schema import campaigns, fellows, guests, tables
from herowright.server.store.tokens import hashed, new_id, new_secret
from herowright.server.store.writer import Statement, Sure

if TYPE_CHECKING:
    from herowright.server.store.store import Store

MOST_LISTED = 100


class CampaignRow(Struct, frozen=True):
    """`json` is the party as it comes to its next table, `table` the one at which it is playing."""

    id: str
    name: str
    owner: str
    invite: str
    json: str
    revision: int
    table: str | None
    created: float
    changed: float


class Claim(Struct, frozen=True):
    """A campaign that goes to a new table, and who may join it there."""

    campaign: CampaignRow
    guests: list[str]


class Counted(Struct, frozen=True):
    """What the end of a table means for its campaign: the party it takes home, `None` if it is unchanged."""

    campaign: str
    json: str | None
    at: float


class Campaigns:
    def __init__(self, store: Store) -> None:
        self.store = store

    # --- reading -----------------------------------------------------------------------------------------

    async def find(self, id: str) -> CampaignRow | None:
        found = await self.store.rows(select(campaigns).where(campaigns.c.id == id))
        return _row(found[0]) if found else None

    async def of_player(self, player: str) -> list[CampaignRow]:
        """Those this player owns or came to, the latest first."""
        joined = select(fellows.c.campaign).where(fellows.c.player == player)
        query = select(campaigns).where(or_(campaigns.c.owner == player, campaigns.c.id.in_(joined)))
        return [
            _row(row) for row in await self.store.rows(query.order_by(campaigns.c.changed.desc()).limit(MOST_LISTED))
        ]

    async def owned_by(self, player: str) -> int:
        [(count,)] = await self.store.rows(select(func.count()).where(campaigns.c.owner == player))
        return int(count)

    async def fellows(self, campaign: str) -> list[str]:
        query = select(fellows.c.player).where(fellows.c.campaign == campaign)
        return [row.player for row in await self.store.rows(query)]

    # --- writing; a change of a row that is no longer as it was read is a `Conflict` ---------------------------

    async def add(self, owner: str, name: str, json: str) -> tuple[str, str]:
        """The id of the new campaign, and the secret of its invitation."""
        id, secret, now = new_id(), new_secret(), time.time()
        row = CampaignRow(id, name, owner, hashed(secret), json, 1, None, now, now)
        await self.store.write(insert(campaigns).values({name: getattr(row, name) for name in row.__struct_fields__}))
        return id, secret

    async def rename(self, row: CampaignRow, name: str) -> None:
        await self.store.write(_changed(_as_read(row), row, name=name))

    async def set_party(self, row: CampaignRow, json: str) -> None:
        """Only while it is not being played."""
        await self.store.write(_changed(_at_home(row), row, json=json))

    async def set_invitation(self, id: str, secret: str) -> None:
        await self.store.write(update(campaigns).where(campaigns.c.id == id).values(invite=hashed(secret)))

    async def add_fellow(self, row: CampaignRow, player: str) -> None:
        """Whoever has joined the campaign may join the table, too."""
        came: list[Statement] = [self.store.insert_once(fellows, campaign=row.id, player=player)]
        if row.table is not None:
            came.append(self.store.insert_once(guests, table=row.table, player=player))
        await self.store.write(*came)

    async def leave_table(self, row: CampaignRow) -> None:
        """The running table no longer counts."""
        await self.store.write(
            _changed(_as_read(row), row, table=None),
            update(tables).where(tables.c.id == row.table).values(campaign=None),
        )

    async def remove(self, id: str) -> None:
        """Its tables remain, without a campaign."""
        await self.store.write(
            update(tables).where(tables.c.campaign == id).values(campaign=None),
            delete(fellows).where(fellows.c.campaign == id),
            delete(campaigns).where(campaigns.c.id == id),
        )

    # --- within the transaction of a table ---------------------------------------------------------------------

    def claimed(self, claim: Claim, table: str) -> Iterator[Statement]:
        yield _changed(_at_home(claim.campaign), claim.campaign, table=table)
        for player in claim.guests:
            yield insert(guests).values(table=table, player=player)

    def counted(self, counted: Counted, table: str) -> Statement:
        """Changes nothing if the table is no longer the one that is played."""
        new: dict[str, Any] = {"table": None, "changed": counted.at, "revision": campaigns.c.revision + 1}
        if counted.json is not None:
            new["json"] = counted.json
        return update(campaigns).where(campaigns.c.id == counted.campaign, campaigns.c.table == table).values(new)


def _row(row: Row[Any]) -> CampaignRow:
    return CampaignRow(**row._asdict())


def _as_read(row: CampaignRow) -> Update:
    return update(campaigns).where(campaigns.c.id == row.id, campaigns.c.revision == row.revision)


def _at_home(row: CampaignRow) -> Update:
    return _as_read(row).where(campaigns.c.table.is_(None))


def _changed(change: Update, row: CampaignRow, **values: Any) -> Sure:
    return Sure(change.values(changed=time.time(), revision=row.revision + 1, **values))

"""Tables: opening, finding and joining them, and reviewing what was played."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from herowright.server.http.endpoint import Call, get, post
from herowright.server.http.responses import SaveFile
from herowright.server.http.security import address_of
from herowright.server.messages import (
    CardInfo,
    Count,
    Course,
    Created,
    Invite,
    Language,
    Line,
    Link,
    Moment,
    NewTable,
    Review,
    SeatNumber,
    TableId,
    TableInfo,
    TableSummary,
)
from herowright.server.ops.config import Rate
from herowright.server.refusals import SetAside
from herowright.server.tables import history, quotas, seats
from herowright.server.tables.names import tidy, tidy_title
from herowright.server.tables.room import Room


async def room_of(call: Call, table: str) -> Room:
    """The table, if this player may at least watch it."""
    room = await call.services.rooms.find(table)
    await room.admit(call.player)
    return room


def stored_a_day(call: Call, size: int) -> None:
    """Limits the tables an address may open and the bytes it may store in a day, however many browsers it pretends
    to be."""
    limits, address = call.services.config.limits, address_of(call.request.scope)
    for kind, most, cost in (("tables", limits.tables_a_day, 1), ("stored", limits.stored_a_day, size)):
        call.services.buckets.take(kind, Rate(most / quotas.DAY, most), address, tokens=cost)


@get("/api/tables")
async def lobby(call: Call) -> list[TableSummary]:
    """The open tables."""
    return await call.services.rooms.lobby()


@post("/api/tables", status=201, kind="openings", limit="table_body")
async def open_table(call: Call, body: NewTable) -> Created:
    """Open a table."""
    stored_a_day(call, len(msgspec.json.encode(body.options)))
    plan = [replace(seat, name=None if seat.name is None else tidy(seat.name)) for seat in body.seats]
    wanted = replace(body, seats=plan, title=tidy_title(body.title))
    return await call.services.rooms.open(wanted, call.player, call.work)


@post("/api/tables/import", status=201, kind="imports", limit="save_body")
async def bring_table(call: Call, body: bytes) -> Created:
    """Open a table from a saved game."""
    await quotas.may_open(call.services.store, call.services.config.limits, call.player, len(body))
    stored_a_day(call, len(body))
    return await call.services.rooms.bring(body, call.player, call.work)


@get("/api/tables/{table}")
async def table(call: Call, table: TableId) -> TableInfo:
    """A table, its seats and who sits there."""
    return (await room_of(call, table)).info(call.player)


@post("/api/tables/{table}/join")
async def join(call: Call, table: TableId, body: Invite) -> TableInfo:
    """Join a table with the secret of an invitation, or of a seat's own link, which also gives the seat."""
    room = await call.services.rooms.find(table)
    await seats.join(room, call.player, body.secret)
    return room.info(call.player)


@post("/api/tables/{table}/invite")
async def invite(call: Call, table: TableId) -> Link:
    """Create a new invitation secret; the old one becomes invalid. For the owner."""
    return Link(secret=await seats.new_invite(await room_of(call, table), call.player))


@get("/api/tables/{table}/cards")
async def table_cards(call: Call, table: TableId, lang: Language = "en") -> list[CardInfo]:
    """The cards of this table, with its edition and pack."""
    room = await room_of(call, table)
    options = room.game.options
    work = call.work if options.get("pack") else call.services.rooms.work  # those of the box are composed once for all
    return await call.services.catalogue.cards(room.game.game.id, options, lang, work)


@get("/api/tables/{table}/moments/{decisions}")
async def moment(call: Call, table: TableId, decisions: Count, seat: SeatNumber | None = None) -> Moment:
    """The table as it was after this many decisions."""
    return await history.moment(await room_of(call, table), call.player, decisions, seat, call.work)


@get("/api/tables/{table}/course")
async def course(call: Call, table: TableId) -> Course:
    """How each seat's figures developed."""
    return await history.course(await room_of(call, table), call.player, call.work)


@get("/api/tables/{table}/review")
async def review(call: Call, table: TableId) -> Review:
    """What the coach says about a finished game: costly decisions, the chance to win, luck and skill."""
    return await history.review(await room_of(call, table))


@get("/api/tables/{table}/export")
async def export(call: Call, table: TableId) -> SaveFile:
    """The table as a file for `herowright replay`, `verify` or another server; also for one that was set aside."""
    try:
        blob = await history.export(await room_of(call, table), call.player)
    except SetAside:
        blob = await (await call.services.rooms.kept(table, call.player)).export(call.player)
    return SaveFile(blob, f"{table}.herowright")


@get("/api/tables/{table}/log")
async def log(call: Call, table: TableId, seat: SeatNumber | None = None) -> list[Line]:
    """The log of a table as one's own seat may read it, or as everybody may; also for one that was set aside."""
    return (await call.services.rooms.kept(table, call.player)).log(call.player, seat)

"""Coming together: the ready check, rematches, and the invitation as a QR code."""

from __future__ import annotations

from herowright.server.http import preview
from herowright.server.http.endpoint import Call, Who, get, post
from herowright.server.http.invitation import qr_code
from herowright.server.http.responses import Picture
from herowright.server.http.routes.tables import room_of, stored_a_day
from herowright.server.messages import (
    AskRematch,
    Invite,
    Language,
    QrCode,
    Ready,
    RematchTable,
    SeatNumber,
    TableId,
    TableInfo,
)
from herowright.server.refusals import NotFound
from herowright.server.tables import rematch as again


@post("/api/tables/{table}/ready")
async def ready(call: Call, table: TableId, body: Ready) -> TableInfo:
    """Say whether one is ready to begin. The game begins when everybody is."""
    room = await room_of(call, table)
    await again.ready(room, call.player, body.on)
    return room.info(call.player)


@post("/api/tables/{table}/rematch", kind="openings")
async def rematch(call: Call, table: TableId, body: AskRematch) -> RematchTable:
    """Play again with the same people: opens one new table with a reserved seat for each of them. Whoever asks
    second is told where it is."""
    room = await room_of(call, table)
    stored_a_day(call, 0)
    return await again.propose(room, call.player, body, call.work)


@post("/api/tables/{table}/rematch/decline")
async def decline_rematch(call: Call, table: TableId) -> TableInfo:
    """Decline another game: the reserved seat becomes free or goes to a bot."""
    room = await room_of(call, table)
    await again.decline(room, call.player)
    return room.info(call.player)


@post("/api/tables/{table}/seats/{seat}/release")
async def release(call: Call, table: TableId, seat: SeatNumber) -> TableInfo:
    """Stop reserving a seat. For the owner."""
    room = await room_of(call, table)
    await again.release(room, call.player, seat)
    return room.info(call.player)


@post("/api/tables/{table}/qr")
async def invitation_code(call: Call, table: TableId, body: Invite) -> QrCode:
    """The invitation with this secret as a QR code."""
    await room_of(call, table)
    return QrCode(svg=qr_code(call.request, f"/t/{table}#invite={body.secret}"))


@get("/api/tables/{table}/picture", Who.EVERYBODY)
async def preview_picture(call: Call, table: TableId, lang: Language = "en") -> Picture:
    """The preview image of a link to a table. For a private one it shows only which game it is."""
    row = await call.services.store.tables.find(table)
    if row is None:
        raise NotFound("server-no-table")
    return Picture(await preview.picture(call.services, row, lang))

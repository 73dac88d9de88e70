"""Ways to leave a game or a table."""

from __future__ import annotations

from herowright.server.http.endpoint import Call, delete, post
from herowright.server.http.routes.tables import room_of
from herowright.server.messages import SeatNumber, TableId, TableInfo, TableSummary
from herowright.server.tables import leaving


@post("/api/tables/{table}/seats/{seat}/resign")
async def resign(call: Call, table: TableId, seat: SeatNumber) -> TableInfo:
    """Resign from a running game, for good. A bot takes over; if nobody else is left, the game is over."""
    room = await room_of(call, table)
    await leaving.resign(room, call.player, seat)
    return room.info(call.player)


@post("/api/tables/{table}/abort")
async def abort(call: Call, table: TableId) -> TableInfo:
    """Abort the game before its second round: there is no result. For anybody who plays."""
    room = await room_of(call, table)
    await leaving.abort(room, call.player)
    return room.info(call.player)


@post("/api/tables/{table}/claim")
async def claim(call: Call, table: TableId) -> TableInfo:
    """Claim the win when all others have resigned."""
    room = await room_of(call, table)
    await leaving.claim(room, call.player)
    return room.info(call.player)


@delete("/api/tables/{table}")
async def delete_table(call: Call, table: TableId) -> list[TableSummary]:
    """Delete a table that one has opened and nobody else has played at. A finished game that others have played too
    is only removed from one's own list. Returns what is left of that list."""
    await leaving.delete(await room_of(call, table), call.player)
    return await call.services.rooms.tables_of(call.player)

"""Order at a table."""

from __future__ import annotations

from herowright.server.http.endpoint import Call, post
from herowright.server.http.routes.tables import room_of
from herowright.server.http.security import address_of
from herowright.server.messages import Link, Mute, Report, Somebody, SpectatorChat, TableId, TableInfo
from herowright.server.ops.config import Rate
from herowright.server.tables import moderation, quotas


@post("/api/tables/{table}/kick")
async def kick(call: Call, table: TableId, body: Somebody) -> Link:
    """Send somebody away for good; the answer is the secret of a new invitation, the old one is void. For the owner."""
    return Link(secret=await moderation.kick(await room_of(call, table), call.player, body))


@post("/api/tables/{table}/mute")
async def mute(call: Call, table: TableId, body: Mute) -> TableInfo:
    """Let somebody talk no longer, or again. For the owner."""
    room = await room_of(call, table)
    await moderation.mute(room, call.player, body, body.on)
    return room.info(call.player)


@post("/api/tables/{table}/spectators")
async def spectators(call: Call, table: TableId, body: SpectatorChat) -> TableInfo:
    """Let those who only watch talk, or not. For the owner."""
    room = await room_of(call, table)
    await moderation.hear_spectators(room, call.player, body.on)
    return room.info(call.player)


@post("/api/tables/{table}/report")
async def report(call: Call, table: TableId, body: Report) -> TableInfo:
    """Tell whoever runs the server about somebody; what was said last is kept with it."""
    room = await room_of(call, table)
    most = call.services.config.limits.reports_a_day
    rate, address = Rate(most / quotas.DAY, most), address_of(call.request.scope)
    call.services.buckets.take("reports", rate, address, call.player.id)
    await moderation.report(room, call.player, body, body.reason)
    return room.info(call.player)

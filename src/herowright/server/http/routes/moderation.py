"""Moderation of a table."""

from __future__ import annotations

from herowright.server.http.endpoint import Call, get, post
from herowright.server.http.routes.tables import room_of
from herowright.server.http.security import address_of
from herowright.server.messages import Link, Mute, Report, Somebody, Spectator, SpectatorChat, TableId, TableInfo
from herowright.server.ops.config import Rate
from herowright.server.tables import moderation, quotas


@post("/api/tables/{table}/kick")
async def kick(call: Call, table: TableId, body: Somebody) -> Link:
    """Send somebody away for good; returns the secret of a new invitation, which replaces the old one. For the
    owner."""
    return Link(secret=await moderation.kick(await room_of(call, table), call.player, body))


@post("/api/tables/{table}/mute")
async def mute(call: Call, table: TableId, body: Mute) -> TableInfo:
    """Mute or unmute somebody. For the owner."""
    room = await room_of(call, table)
    await moderation.mute(room, call.player, body, body.on)
    return room.info(call.player)


@get("/api/tables/{table}/spectators")
async def watching(call: Call, table: TableId) -> list[Spectator]:
    """Who watches, or may: those who are looking come first. For the owner."""
    return await moderation.watching(await room_of(call, table), call.player)


@post("/api/tables/{table}/spectators")
async def spectators(call: Call, table: TableId, body: SpectatorChat) -> TableInfo:
    """Allow or forbid spectators to write. For the owner."""
    room = await room_of(call, table)
    await moderation.hear_spectators(room, call.player, body.on)
    return room.info(call.player)


@post("/api/tables/{table}/report")
async def report(call: Call, table: TableId, body: Report) -> TableInfo:
    """Report somebody to the operator of the server, with the last lines of the chat."""
    room = await room_of(call, table)
    most = call.services.config.limits.reports_a_day
    rate, address = Rate(most / quotas.DAY, most), address_of(call.request.scope)
    call.services.buckets.take("reports", rate, address, call.player.id)
    await moderation.report(room, call.player, body, body.reason)
    return room.info(call.player)

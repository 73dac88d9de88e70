"""Seats: taking one, leaving it, handing it to a bot or to another device."""

from __future__ import annotations

from herowright.server.http.endpoint import Call, delete, get, post
from herowright.server.http.routes.tables import room_of
from herowright.server.messages import DeviceId, Devices, Link, PutBot, SeatNumber, Sit, TableId, TableInfo
from herowright.server.tables import seats
from herowright.server.tables.names import tidy


@post("/api/tables/{table}/seats/{seat}/sit")
async def sit(call: Call, table: TableId, seat: SeatNumber, body: Sit) -> TableInfo:
    """Take a free seat."""
    room = await room_of(call, table)
    await seats.sit(room, call.player, seat, tidy(body.name), body.nonce or "")
    return room.info(call.player)


@post("/api/tables/{table}/seats/{seat}/stand")
async def stand(call: Call, table: TableId, seat: SeatNumber) -> TableInfo:
    """Leave one's seat."""
    room = await room_of(call, table)
    await seats.stand(room, call.player, seat)
    return room.info(call.player)


@post("/api/tables/{table}/seats/{seat}/bot")
async def bot(call: Call, table: TableId, seat: SeatNumber, body: PutBot) -> TableInfo:
    """Let a bot play a seat, or take the seat back from it."""
    room = await room_of(call, table)
    await seats.put_bot(room, call.player, seat, body.bot)
    return room.info(call.player)


@get("/api/tables/{table}/seats/{seat}/devices")
async def devices(call: Call, table: TableId, seat: SeatNumber) -> Devices:
    """Which browsers play one's seat, and whether there is a valid link to it."""
    return await seats.devices(await room_of(call, table), call.player, seat)


@delete("/api/tables/{table}/seats/{seat}/devices/{device}")
async def remove_device(call: Call, table: TableId, seat: SeatNumber, device: DeviceId) -> Devices:
    """Remove a browser that came by the seat's link. For the browser that sat down."""
    room = await room_of(call, table)
    await seats.remove_device(room, call.player, seat, device)
    return await seats.devices(room, call.player, seat)


@delete("/api/tables/{table}/seats/{seat}/link")
async def revoke_link(call: Call, table: TableId, seat: SeatNumber) -> Devices:
    """Revoke the link to one's seat; browsers that have used it stay."""
    room = await room_of(call, table)
    await seats.revoke_link(room, call.player, seat)
    return await seats.devices(room, call.player, seat)


@post("/api/tables/{table}/seats/{seat}/link")
async def link(call: Call, table: TableId, seat: SeatNumber) -> Link:
    """A secret that brings one's seat to another device."""
    return Link(secret=await seats.seat_link(await room_of(call, table), call.player, seat))

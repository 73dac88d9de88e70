"""Deletes all data about a person. What others have played stays theirs, without the name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.bots import companion
from herowright.server.refusals import NotFound, SetAside
from herowright.server.store import Conflict, Player
from herowright.server.store.entries import DeviceRemoved, Left
from herowright.server.tables.dealing import deal

if TYPE_CHECKING:
    from herowright.server.tables.room import Room
    from herowright.server.tables.rooms import Rooms

# The numbers in notices that tell other processes that a table is gone, or has to be read again.
GONE, RELOAD = 0, -1
# Others keep playing in the meantime, and may be deleting their data too.
ATTEMPTS = 10


async def forget(rooms: Rooms, player: Player) -> None:
    everything = rooms.store.everything
    for id in await everything.tables_of(player.id):
        for attempt in range(ATTEMPTS):
            try:
                await _forget_at(rooms, player, id)
                break
            except NotFound:  # somebody has removed the table in the meantime
                break
            except (Conflict, SetAside):  # something else has just happened there: look again
                if attempt == ATTEMPTS - 1:
                    raise
    await everything.forget(player.id)


async def _forget_at(rooms: Rooms, player: Player, id: str) -> None:
    notice = f"{rooms.process} {id}"
    try:
        room = await rooms.find(id)
    except SetAside:
        await rooms.store.everything.blot_out(id, player.id, None, f"{notice} {RELOAD}")
        return
    async with room.lock:
        if room.aside:  # while we waited
            raise SetAside(room.aside)
        others = [each for place in room.ledger.places for each in place.players if each != player.id]
        if not others and (room.owner == player.id or room.ledger.seats_of(player.id)):
            await rooms.store.tables.delete(id, f"{notice} {GONE}")
            rooms.forget(room)
            return
        await _leave(room, player)
        await rooms.store.everything.blot_out(id, player.id, others[0] if others else None, f"{notice} {RELOAD}")
        rooms.reload(room)


async def _leave(room: Room, player: Player) -> None:
    """In a running game a bot plays on for the others; before it, the seat is free."""
    if room.game.is_over:
        return
    for seat in room.ledger.seats_of(player.id):
        if len(room.place(seat).players) > 1:
            await room.append(DeviceRemoved(seat=seat, player=player.id, removed=player.id))
            continue
        started = room.ledger.dealing.dealt and room.ledger.gathering.begun
        await room.append(Left(seat=seat, player=player.id, bot=companion(room.game.game.id) if started else None))
        await deal(room)

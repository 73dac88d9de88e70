"""Who sits where: by invitation, by a seat's own link, or a bot that stands in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.bots import UnknownBot, bots_of
from herowright.server.messages import Device, Devices
from herowright.server.refusals import Forbidden, NotFound, Refused
from herowright.server.store import Player, hashed, new_secret
from herowright.server.store.entries import BotGone, BotPut, DeviceRemoved, SatDown, StoodUp
from herowright.server.tables import dealing
from herowright.server.tables.ledger import Place
from herowright.server.tables.names import distinct
from herowright.server.tables.playing import once, plays

if TYPE_CHECKING:
    from herowright.server.tables.room import Room

# Seconds after which others can give the seat of an absent player to a bot; with clocks, not before that player's time
# has run out.
AWAY = 60.0


async def join(room: Room, player: Player, secret: str) -> None:
    """By an invitation, to watch or to take a free seat; by a seat's own link, to play that seat."""
    not_barred(room, player)
    if await room.store.tables.is_invitation(room.id, secret):  # another process may have made a new one
        if player.id != room.owner:
            await room.store.tables.add_guest(room.id, player.id)
        return
    async with room.lock:
        seat = await room.store.tables.seat_of_link(room.id, secret)
        if seat is None:
            raise Forbidden("server-wrong-link")
        place = room.place(seat)
        if player.id not in place.players:
            await _sit(room, player, seat, place.name)


async def sit(room: Room, player: Player, seat: int, name: str, nonce: str = "") -> None:
    await room.admit(player)
    not_barred(room, player)
    async with room.lock:
        if not room.place(seat).free:
            raise Refused("server-seat-taken")
        kept = room.ledger.gathering.kept.get(seat)
        if kept and player.id not in kept.players:
            raise Refused("server-seat-kept", name=kept.name)
        others = [place.name for place in room.ledger.places]
        await _sit(room, player, seat, distinct(name, others), nonce)
        await dealing.deal(room)


def not_barred(room: Room, player: Player) -> None:
    """Whoever was sent away may watch an open table, and nothing else."""
    if player.id in room.ledger.company.barred:
        raise Forbidden("server-kicked")


async def _sit(room: Room, player: Player, seat: int, name: str, nonce: str = "") -> None:
    await room.append(SatDown(seat=seat, player=player.id, name=name, nonce=nonce))


async def stand(room: Room, player: Player, seat: int) -> None:
    """A free seat stops the game for all: once it runs, only whoever opened the table can make one, as after bringing
    a game from a file; others give up, or let a bot play."""
    async with room.lock:
        place = plays(room, player, seat)
        once(room)
        running = not (room.ledger.waiting or room.game.is_over)
        if running and player.id != room.owner and place.bot is None:
            raise Refused("server-stand-running")
        await room.append(StoodUp(seat=seat, player=player.id, name=place.name))


async def put_bot(room: Room, player: Player, seat: int, bot: str | None) -> None:
    async with room.lock:
        place = room.place(seat)
        if bot is None:
            await _take_back(room, player, seat, place)
            return
        known = bots_of(room.game.game.id)
        if bot not in known:
            raise UnknownBot("unknown-bot", bot=bot, known=", ".join(known))
        if place.bot:
            raise Refused("server-bot-plays", bot=place.bot)
        _may_put_bot(room, player, seat, place)
        once(room)
        await room.append(BotPut(seat=seat, player=player.id, bot=bot, name=place.name))
        await dealing.deal(room)


def _may_put_bot(room: Room, player: Player, seat: int, place: Place) -> None:
    if player.id in place.players:
        return
    if player.id != room.owner and not room.ledger.seats_of(player.id):
        raise Forbidden("server-watching")
    if not place.players:
        return
    away = 0.0 if room.presence.is_present(seat) else room.presence.away_for(seat)
    if away < AWAY:
        raise Refused("server-not-away")
    if room.ledger.clocks.clock and away < room.ledger.clocks.banks[seat]:
        raise Refused("server-has-time")


async def _take_back(room: Room, player: Player, seat: int, place: Place) -> None:
    if place.bot is None:
        raise Refused("server-no-bot")
    if seat in room.ledger.company.resigned:
        raise Refused("server-resigned")
    if place.players:
        room.holds(player, seat)
    elif player.id != room.owner:
        raise Forbidden("server-not-owner")
    await room.append(BotGone(seat=seat, player=player.id, name=place.name))


async def seat_link(room: Room, player: Player, seat: int) -> str:
    """A secret that brings the seat to another device; it replaces an earlier one. Whoever is sent away at this moment
    must not get one that is good afterwards: hence the lock, and the database looks again."""
    secret = new_secret()
    async with room.lock:
        room.holds(player, seat)
        await room.store.tables.set_seat_link(room.id, seat, player.id, secret)
    return secret


async def devices(room: Room, player: Player, seat: int) -> Devices:
    """The browsers that play a seat, for those among them."""
    place = room.holds(player, seat)
    kept = await room.store.tables.holders(room.id, seat)
    found = []
    for number, each in enumerate(place.players):
        since, seen = kept.get(each, (None, None))
        found.append(
            Device(
                id=device_id(each),
                first=number == 0,
                mine=each == player.id,
                present=any(viewer.player.id == each for viewer in room.presence.viewers),
                since=room.created if since is None else since,
                seen=seen,
            )
        )
    return Devices(devices=found, link=await room.store.tables.has_link(room.id, seat))


async def remove_device(room: Room, player: Player, seat: int, device: str) -> None:
    """The browser that sat down removes one that came by the seat's link; the link is revoked, too."""
    async with room.lock:
        place = room.holds(player, seat)
        if player.id != place.players[0]:
            raise Forbidden("server-not-first")
        removed = next((each for each in place.players[1:] if device_id(each) == device), None)
        if removed is None:
            raise NotFound("server-no-device")
        await room.append(DeviceRemoved(seat=seat, player=player.id, removed=removed))


def device_id(player: str) -> str:
    """What others who play the seat may know of a browser."""
    return hashed(player)[:12]


async def revoke_link(room: Room, player: Player, seat: int) -> None:
    room.holds(player, seat)
    await room.store.tables.revoke_link(room.id, seat)


async def new_invite(room: Room, player: Player) -> str:
    if player.id != room.owner:
        raise Forbidden("server-not-owner")
    secret = new_secret()
    await room.store.tables.set_invitation(room.id, secret)
    return secret

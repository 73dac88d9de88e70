"""What the owner of a table can do about people who spoil it for others: send them away, mute them, silence
spectators; and how anybody at the table reports to the server's operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from herowright.bots import companion
from herowright.server.messages import Somebody, Spectator, Text
from herowright.server.refusals import Forbidden, NotFound, Refused
from herowright.server.store import Player, hashed, new_secret
from herowright.server.store.entries import Kicked, Muted, SpectatorsHeard
from herowright.server.store.reports import Remark, Report

if TYPE_CHECKING:
    from herowright.server.tables.room import Room

# How much of the chat goes with a report.
LINES = 30
# How many spectators are listed.
MOST_SPECTATORS = 100


def speaker(table: str, player: str) -> str:
    """What others at a table may know about who writes there; it differs at every table."""
    return hashed(f"{table} {player}")[:12]


def no_chat(room: Room, player: Player) -> Text | None:
    """Why this player may not write, or `None`."""
    company, seats = room.ledger.company, room.ledger.seats_of(player.id)
    if not player.known:
        return Text(id="server-nameless")
    fellows = {player.id, *(each for seat in seats for each in room.ledger.places[seat].players)}
    if player.id in company.barred or not fellows.isdisjoint(company.muted):
        return Text(id="server-muted")
    if not (seats or company.spectators or player.id == room.owner):
        return Text(id="server-spectators-quiet")
    return None


class Found(NamedTuple):
    """Whom something is about: the browsers, the seat they play, and the name."""

    players: list[str]
    seat: int | None
    name: str


async def _find(room: Room, player: Player, about: Somebody) -> Found:
    if about.seat is not None:
        place = room.place(about.seat)
        found = Found(place.players, about.seat, place.name)
    else:
        known = {each for place in room.ledger.places for each in place.players} | await _others(room)
        players = [each for each in known if about.by and speaker(room.id, each) == about.by]
        seat = next((seat for each in players for seat in room.ledger.seats_of(each)), None)
        names = await room.store.players.names(players)
        name = next((said.name for said in reversed(room.ledger.chat) if said.by == about.by), "".join(names.values()))
        found = Found(players, seat, name) if seat is None else await _find(room, player, Somebody(seat=seat))
    if not found.players:
        raise NotFound("server-nobody")
    if player.id in found.players or (found.seat is not None and player.id in room.place(found.seat).players):
        raise Refused("server-not-yourself")
    return found


async def _others(room: Room) -> set[str]:
    """Whoever looks at the table, may come back to it by an invitation, or has written here."""
    here = {viewer.player.id for viewer in room.presence.viewers if viewer.player.known}
    return here | set(await room.store.tables.spectators(room.id))


async def watching(room: Room, player: Player) -> list[Spectator]:
    """Spectators with a name or without, also those who never write: for the owner, who may send them away. Those who
    are looking at the moment come first."""
    _owner(room, player)
    playing = {each for place in room.ledger.places for each in place.players}
    others = await _others(room) - playing - set(room.ledger.company.barred) - {player.id}
    here = {viewer.player.id for viewer in room.presence.viewers}
    names = await room.store.players.names(others)
    found = [
        Spectator(
            by=speaker(room.id, each),
            name=names.get(each, ""),
            present=each in here,
            muted=each in room.ledger.company.muted,
        )
        for each in others
    ]
    return sorted(found, key=lambda each: (not each.present, each.name, each.by))[:MOST_SPECTATORS]


def _owner(room: Room, player: Player) -> None:
    if player.id != room.owner:
        raise Forbidden("server-not-owner")


async def kick(room: Room, player: Player, about: Somebody) -> str:
    """Somebody has to leave and cannot come back: before the start their seats become free, in a running game bots
    take over. Returns the secret of a new invitation, which replaces the old one."""
    _owner(room, player)
    own = room.ledger.seats_of(player.id)
    if own and all(seat in room.ledger.company.resigned for seat in own):  # no way to spoil the game of who is left
        raise Refused("server-resigned")
    async with room.lock:
        gone = await _find(room, player, about)
        if room.game.is_over:
            raise Refused("server-game-over")
        started = not room.ledger.waiting or room.game.made > 0
        held = [seat for each in gone.players for seat in room.ledger.seats_of(each) if seat not in own]
        for seat in dict.fromkeys(held) or [None]:
            bot = companion(room.game.game.id) if seat is not None and started else None
            name = gone.name if seat is None else room.place(seat).name
            await room.append(Kicked(player=player.id, players=gone.players, seat=seat, name=name, bot=bot))
    secret = new_secret()
    await room.store.tables.set_invitation(room.id, secret)
    return secret


async def mute(room: Room, player: Player, about: Somebody, on: bool) -> None:
    _owner(room, player)
    async with room.lock:
        found = await _find(room, player, about)
        await room.append(Muted(player=player.id, players=found.players, seat=found.seat, name=found.name, on=on))


async def hear_spectators(room: Room, player: Player, on: bool) -> None:
    """Whether spectators may write."""
    _owner(room, player)
    async with room.lock:
        if room.ledger.company.spectators != on:
            await room.append(SpectatorsHeard(player=player.id, on=on))


async def report(room: Room, player: Player, about: Somebody, reason: str) -> None:
    """A report to the server's operator, with the last lines of the chat. For those who play, and for the owner. A
    report without a person is about the table: something is wrong with the game."""
    if player.id != room.owner and not room.ledger.seats_of(player.id):
        raise Forbidden("server-watching")
    nobody = about.seat is None and about.by is None
    found = Found([], None, "") if nobody else await _find(room, player, about)
    said = await room.store.tables.talk(room.id, LINES)
    await room.store.reports.add(
        Report(
            table=room.id,
            game=room.game.game.id,
            reporter=player.id,
            reporter_name=player.name,
            players=found.players,
            name=found.name,
            seat=found.seat,
            reason=reason,
            chat=[Remark(line.at, line.player, line.seat, line.name, line.text) for line in said],
        )
    )

"""Rematches: one new table for the same people, with everybody's seat reserved until they sit down or decline.
Whoever was second begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.bots import UnknownBot, bots_of
from herowright.server.messages import AskRematch, NewTable, Rematch, RematchTable, SeatPlan
from herowright.server.refusals import Forbidden, NotFound, Refused
from herowright.server.store import Conflict, Player
from herowright.server.store.entries import BotPut, Readied, Released, RematchDeclined, Rematched
from herowright.server.tables import dealing
from herowright.server.tables.opening import Opening

if TYPE_CHECKING:
    from herowright.server.ops.workers import Work
    from herowright.server.tables.room import Room


async def propose(room: Room, player: Player, asked: AskRematch, work: Work | None = None) -> RematchTable:
    """Open the next table, or find the one that somebody else has just opened."""
    _may_play_again(room, player)
    if asked.bot is not None and asked.bot not in bots_of(room.game.game.id):
        raise UnknownBot("unknown-bot", bot=asked.bot, known=", ".join(bots_of(room.game.game.id)))
    rooms = room.rooms
    async with room.lock:
        known = room.ledger.gathering.rematch
        if known and await room.store.tables.find(known):
            return RematchTable(table=known, mine=False)
        plan, opening = _next_game(room, player, asked)
        made = await rooms.open(plan, player, work, opening=opening)
        seat = room.ledger.seats_of(player.id)[0]
        entry = Rematched(seat=seat, player=player.id, name=room.place(seat).name, table=made.table)
        try:
            await room.append(entry)
        except Conflict:  # on another process somebody was faster, or something else has happened here
            faster = room.ledger.gathering.rematch
            if not faster or faster == known:
                await room.append(entry)
            else:
                await room.store.tables.delete(made.table, f"{rooms.process} {made.table} 0")
                rooms.rooms.pop(made.table, None)
                return RematchTable(table=faster, mine=False)
    return RematchTable(table=made.table, mine=True)


def _may_play_again(room: Room, player: Player) -> None:
    if not room.ledger.seats_of(player.id):
        raise Forbidden("server-watching")
    if not room.game.is_over:
        raise Refused("server-not-over")
    if room.campaign is not None:
        raise Refused("server-rematch-campaign")
    if room.ledger.gathering.daily:
        raise Refused("server-daily-once")


def _next_game(room: Room, player: Player, asked: AskRematch) -> tuple[NewTable, Opening]:
    """The same game with everybody moved on by one seat, so that somebody else begins."""
    ledger, places = room.ledger, room.ledger.places
    turned = [*places[1:], *places[:1]]
    seats, kept, ready = [], [], []
    for seat, place in enumerate(turned):
        if player.id in place.players:
            seats.append(SeatPlan(kind="me", name=place.name or None))
            ready.append(seat)
        elif place.players:
            seats.append(SeatPlan(kind="free"))
            kept.append((seat, place.players, place.name))
        elif place.bot:
            seats.append(SeatPlan(kind="bot", bot=place.bot))
        else:  # somebody has stood up since the end
            seats.append(SeatPlan(kind="free"))
    plan = NewTable(
        game=room.game.game.id,
        seats=seats,
        options=dict(room.game.options),
        title=room.title,
        open=room.open,
        clock=ledger.clocks.clock,
        cover=room.cover,
        ticket=asked.ticket,
        nonce=asked.nonce,
        spectator_chat=ledger.company.spectators,
        hints=ledger.gathering.hints,
        ready_check=ledger.gathering.check,
    )
    return plan, Opening(kept=kept, ready=ready, stand_in=asked.bot)


async def decline(room: Room, player: Player) -> None:
    """No further game for this player. The reserved seat goes to the bot named in the proposal, or to anybody."""
    gathering = room.ledger.gathering
    if not gathering.rematch:
        raise Refused("server-no-rematch")
    coming = await room.rooms.find(gathering.rematch)
    async with coming.lock:
        kept = [seat for seat, kept in coming.ledger.gathering.kept.items() if player.id in kept.players]
        for seat in kept:
            await _release(coming, player, seat)
    async with room.lock:
        for seat in room.ledger.seats_of(player.id):
            if seat not in room.ledger.gathering.declined:
                await room.append(RematchDeclined(seat=seat, player=player.id, name=room.place(seat).name))


async def release(room: Room, player: Player, seat: int) -> None:
    """The owner stops waiting for somebody: anybody may sit there."""
    if player.id != room.owner:
        raise Forbidden("server-not-owner")
    async with room.lock:
        if seat not in room.ledger.gathering.kept:
            raise NotFound("server-seat-not-kept")
        await _release(room, player, seat, None)


async def _release(room: Room, player: Player, seat: int, bot: str | None = "") -> None:
    gathering = room.ledger.gathering
    await room.append(Released(seat=seat, player=player.id, name=gathering.kept[seat].name))
    stand_in = gathering.bot if bot == "" else bot
    if stand_in:
        await room.append(BotPut(seat=seat, bot=stand_in, name=""))
        await dealing.deal(room)


def proposed(room: Room, player: Player) -> Rematch | None:
    """What everybody at the old table is told."""
    gathering = room.ledger.gathering
    if not gathering.rematch:
        return None
    mine = room.ledger.seats_of(player.id)
    asked = bool(mine) and gathering.proposer not in mine and not set(mine) <= set(gathering.declined)
    return Rematch(table=gathering.rematch, seat=gathering.proposer, declined=gathering.declined, open=asked)


# --- the ready check -------------------------------------------------------------------------------------------


async def ready(room: Room, player: Player, on: bool) -> None:
    """This player is ready to begin, with all their seats, or no longer. When everybody is, the game is dealt."""
    async with room.lock:
        seats = room.ledger.seats_of(player.id)
        if not seats:
            raise Forbidden("server-watching")
        gathering = room.ledger.gathering
        if gathering.begun:
            raise Refused("server-begun")
        if on != (set(seats) <= set(gathering.ready)):
            await room.append(
                Readied(seat=seats[0], player=player.id, seats=seats, name=room.place(seats[0]).name, on=on)
            )
            await dealing.deal(room)

"""Looking back: any moment of a game, how it went, and its file."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from herowright.server.messages import Course, Moment, Point
from herowright.server.ops.workers import Work
from herowright.server.refusals import Refused
from herowright.server.store import Player
from herowright.server.tables import dealing, pasts, sealing
from herowright.server.tables.pasts import Record

if TYPE_CHECKING:
    from herowright.server.tables.room import Room


def may_look_from(room: Room, player: Player, seat: int | None) -> None:
    """Own seats always, every seat once the game is over."""
    if seat is not None and not room.game.is_over:
        room.holds(player, seat)
    elif seat is not None:
        room.place(seat)


def is_dealt(room: Room) -> None:
    """Before that there is no game to look at."""
    if not room.ledger.dealing.dealt:
        raise Refused("server-waiting")


async def moment(room: Room, player: Player, decisions: int, seat: int | None, work: Work | None = None) -> Moment:
    """The table after so many decisions."""
    is_dealt(room)
    may_look_from(room, player, seat)
    game, ledger = room.game, room.ledger
    if decisions > game.made:
        raise Refused("server-no-moment")
    record = Record.of(game, decisions)
    found: Moment = await (work or room.rooms.work)(pasts.moment, record, seat, ledger.number, ledger.rewind)
    return found


async def course(room: Room, player: Player, work: Work | None = None) -> Course:
    """How the game went, in figures. Where seats have secrets, only one's own until the end."""
    is_dealt(room)
    game = room.game
    if room.course_of is None or room.course_of[0] is not game:
        room.course_of = game, await (work or room.rooms.work)(pasts.course, Record.of(game))
    whole = room.course_of[1]
    if game.is_over or not game.game.secrets:
        return whole
    mine = set(room.ledger.seats_of(player.id))
    points = [
        Point(
            decisions=point.decisions,
            figures=[each if seat in mine else {} for seat, each in enumerate(point.figures)],
        )
        for point in whole.points
    ]
    return Course(decisions=whole.decisions, points=points)


async def export(room: Room, player: Player) -> bytes:
    """The game as a file. While others play who must not know the coming dice, it is sealed: only the operator of
    this server can open it. Whoever plays alone gets it as it is, and others who come later are told."""
    is_dealt(room)
    game = room.game
    if room.saved is None or room.saved[0] is not game:
        room.saved = game, await asyncio.to_thread(game.clone().save)
    blob = room.saved[1]
    resigned = room.ledger.company.resigned
    people = [place for seat, place in enumerate(room.ledger.places) if place.players and seat not in resigned]
    alone = bool(people) and all(player.id in place.players for place in people) and not room.ledger.waiting
    if alone and not room.game.is_over:
        await dealing.known(room, player)
    if room.game.is_over or alone:
        return blob
    return sealing.seal(blob, await room.store.sealer())

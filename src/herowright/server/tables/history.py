"""Looking back: any moment of a game, how it went, and its file."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from herowright.games import registry
from herowright.server.messages import Course, Moment, Point, Review
from herowright.server.ops.workers import Work
from herowright.server.refusals import Refused
from herowright.server.store import Player
from herowright.server.tables import admission, dealing, pasts, sealing
from herowright.server.tables.pasts import Record
from herowright.table.save import save

if TYPE_CHECKING:
    from herowright.server.tables.room import Room

# For how many seconds the coach reviews a game, and after how many it is given up.
REVIEW, LONGEST_REVIEW = 12.0, 40.0


def may_look_from(room: Room, player: Player, seat: int | None) -> None:
    """From one's own seats always, from every seat once the game is over."""
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
    """How the game went, in figures. If seats have secrets, only one's own until the end."""
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


async def review(room: Room) -> Review:
    """The coach's review of the people's decisions, computed once, in the bots' processes."""
    game = room.game
    if not game.is_over or game.ended or registry.kit(game.game.id).guide is None:
        raise Refused("server-no-review")
    if room.review_of is None or room.review_of[0] is not game or _failed(room.review_of[1]):
        seats = [seat for seat, place in enumerate(room.ledger.places) if place.players]
        work = room.rooms.bot_workers.do(LONGEST_REVIEW, pasts.review, Record.of(game), seats, REVIEW)
        room.review_of = game, asyncio.create_task(work)
    return await asyncio.shield(room.review_of[1])


def _failed(task: asyncio.Task[Review]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


async def export(room: Room, player: Player) -> bytes:
    """The game as a file. While others are playing who must not know the coming dice, it is sealed: only the
    operator of this server can open it. Whoever plays alone gets it unsealed, and others who come later are told."""
    is_dealt(room)
    game, bots = room.game, tuple(None if place.players else place.bot for place in room.ledger.places)
    if room.saved is None or room.saved[:2] != (game, bots):
        room.saved = game, bots, await asyncio.to_thread(save, game.clone(), bots)
    blob = room.saved[2]
    alone = admission.alone(room.ledger.company, room.ledger.places, player) and not room.ledger.waiting
    if alone and not room.game.is_over:
        await dealing.known(room, player)
    if room.game.is_over or alone:
        return blob
    return sealing.seal(blob, await room.store.sealer())

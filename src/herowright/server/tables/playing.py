"""What people do with the game at a table: choose, undo, rewind by consent, and chat."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, Any

from herowright.server import messages as m
from herowright.server.ops.metrics import DECISION_TIME, DECISIONS
from herowright.server.refusals import Forbidden, Refused, Stale
from herowright.server.store import Player
from herowright.server.store.entries import (
    Chatted,
    Chosen,
    Paused,
    Resumed,
    RewindAgreed,
    RewindAsked,
    RewindRefused,
    Rewound,
    Undone,
)
from herowright.server.tables import moderation, orders
from herowright.server.tables.ledger import Place
from herowright.server.tables.names import tidy_title
from herowright.server.tables.snapshot import lines_kept
from herowright.table.errors import CannotUndo, HerowrightError, IllegalChoice
from herowright.table.event import Event
from herowright.table.table import Table

if TYPE_CHECKING:
    from herowright.server.tables.room import Room

ACCEPTED, REFUSED = DECISIONS.labels("accepted"), DECISIONS.labels("refused")
# A whole game is played again in a fraction of that.
REPLAY = 20.0


async def choose(room: Room, player: Player, asked: m.Choose) -> None:
    began = time.perf_counter()
    try:
        async with room.lock:
            _may_play(room, player, asked.seat)
            seat, (key, *following) = orders.read(room.game, asked.seat, asked.key)
            _may_play(room, player, seat)
            await move(room, seat, player.id, key, asked.decisions)
            for then in following:
                if room.game.decision and room.game.decision.seat == seat and room.game.decision.option(then):
                    await move(room, seat, player.id, then, room.game.made)
    except HerowrightError:
        REFUSED.inc()
        raise
    ACCEPTED.inc()
    DECISION_TIME.observe(time.perf_counter() - began)


def _may_play(room: Room, player: Player, seat: int) -> None:
    place = plays(room, player, seat)
    if room.ledger.waiting:
        raise Refused("server-waiting")
    if place.bot:
        raise Refused("server-bot-plays", bot=place.bot)


def plays(room: Room, player: Player, seat: int) -> Place:
    """A seat that this player holds and has not resigned from."""
    place = room.holds(player, seat)
    if seat in room.ledger.company.resigned:
        raise Refused("server-resigned")
    return place


async def move(room: Room, seat: int, player: str | None, key: str, decisions: int) -> None:
    """A person's choice or a bot's. If the rules refuse it, nothing changes."""
    if decisions != room.game.made:
        raise Stale("server-stale")

    def decided() -> tuple[Table[Any], list[Event]]:
        following = room.twin()
        return following, following.apply(key, seat)

    following, events = room.watched(decided)
    await room.append(Chosen(seat=seat, player=player, key=key, events=events), following)


async def undo(room: Room, player: Player, asked: m.Undo) -> None:
    """Undo the last choice of any seat this player holds, or say why the given one cannot."""
    async with room.lock:
        plays(room, player, asked.seat)
        if asked.decisions != room.game.made:
            raise Stale("server-stale")
        _may_go_back(room)
        seat, mover = asked.seat, room.game.last_mover
        if mover is not None and player.id in room.ledger.places[mover].players:
            seat = mover
        if refusal := room.game.undo_refusal(seat):
            raise CannotUndo(refusal.id, **refusal.args)

        def undone() -> list[Table[Any]]:
            """One after the other: a question that would be answered automatically again is undone, too."""
            found = [room.game]
            while found[-1] is room.game or orders.answer(room.ledger, found[-1]) is not None:
                if refusal := found[-1].undo_refusal(seat):
                    raise CannotUndo(refusal.id, **refusal.args)
                found.append(found[-1].clone())
                found[-1].undo(seat)
            return found[1:]

        for following in room.watched(undone):
            await room.append(Undone(seat=seat, player=player.id, kept=lines_kept(following)), following)


async def ask_rewind(room: Room, player: Player, asked: m.AskRewind) -> None:
    """Go back to any moment, if all other people at the table agree."""
    async with room.lock:
        plays(room, player, asked.seat)
        _may_go_back(room)
        once(room)
        if asked.to >= room.game.made:
            raise Refused("server-rewind-nowhere")
        if room.ledger.rewind:
            raise Refused("server-rewind-pending")
        others = [
            other
            for other, place in enumerate(room.ledger.places)
            if place.players
            and player.id not in place.players  # also where a bot stands in for them
            and other not in room.ledger.company.resigned
        ]
        if others:
            await room.append(RewindAsked(seat=asked.seat, player=player.id, to=asked.to, waiting=others))
        else:
            await _rewind(room, player, asked.seat, asked.to)


async def answer_rewind(room: Room, player: Player, answer: m.AnswerRewind) -> None:
    async with room.lock:
        seat, rewind = answer.seat, room.ledger.rewind
        plays(room, player, seat)
        if rewind is None or (seat not in rewind.waiting and (answer.agree or seat != rewind.seat)):
            raise Refused("server-rewind-none")
        mine = [other for other in rewind.waiting if player.id in room.ledger.places[other].players]
        if not answer.agree:
            await room.append(RewindRefused(seat=seat, player=player.id))
        elif set(rewind.waiting) <= set(mine):
            await _rewind(room, player, seat, rewind.to)
        else:
            await room.append(RewindAgreed(seat=seat, player=player.id))


def once(room: Room) -> None:
    """The game of a day is a single try on one's own."""
    if room.ledger.gathering.daily:
        raise Refused("server-daily-once")


def _may_go_back(room: Room) -> None:
    """The end is a limit: seed and hands are public, and the result of a campaign's table counts."""
    if room.game.is_over:
        raise Refused("server-over" if room.campaign is None else "campaign-counted")


async def _rewind(room: Room, player: Player, seat: int, to: int) -> None:
    try:
        following = await asyncio.to_thread(room.watched, partial(room.game.clone().moment, to), REPLAY)
    except IllegalChoice:
        raise Refused("server-no-moment") from None
    await room.append(Rewound(seat=seat, player=player.id, to=to, kept=lines_kept(following)), following)


async def pause(room: Room, player: Player, asked: m.Pause) -> None:
    """Pause or resume the bots."""
    async with room.lock:
        plays(room, player, asked.seat)
        if room.ledger.paused != asked.on:
            entry = Paused if asked.on else Resumed
            await room.append(entry(seat=asked.seat, player=player.id))


async def say(room: Room, player: Player, asked: m.Say) -> None:
    if refusal := moderation.no_chat(room, player):
        raise Forbidden(refusal.id, **refusal.args)
    words = tidy_title(asked.text)
    if not words:
        raise Refused("server-nothing-said")
    seats = room.ledger.seats_of(player.id)
    turn = room.ledger.turn
    seat = turn if turn in seats else seats[0] if seats else None
    name = room.ledger.places[seat].name if seat is not None else player.name
    async with room.lock:
        by = moderation.speaker(room.id, player.id)
        await room.append(Chatted(seat=seat, player=player.id, name=name, text=words, by=by))

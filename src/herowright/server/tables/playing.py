"""What people do with the game at a table: choose, take back, go further back by consent, and talk."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from herowright.server.ops.metrics import DECISION_TIME, DECISIONS
from herowright.server.refusals import Refused, Stale
from herowright.server.store import Player, Stored
from herowright.server.tables.ledger import after
from herowright.table.errors import CannotUndo, HerowrightError, IllegalChoice

if TYPE_CHECKING:
    from herowright.server.tables.room import Room


async def choose(room: Room, player: Player, seat: int, key: str, decisions: int) -> None:
    began = time.perf_counter()
    try:
        async with room.lock:
            _may_play(room, player, seat)
            await move(room, seat, player.id, key, decisions)
    except HerowrightError:
        DECISIONS.labels("refused").inc()
        raise
    DECISIONS.labels("accepted").inc()
    DECISION_TIME.observe(time.perf_counter() - began)


def _may_play(room: Room, player: Player, seat: int) -> None:
    place = room.holds(player, seat)
    if room.ledger.waiting:
        raise Refused("server-waiting")
    if place.bot:
        raise Refused("server-bot-plays", bot=place.bot)


async def move(room: Room, seat: int, player: str | None, key: str, decisions: int) -> None:
    if decisions != room.game.made:
        raise Stale("server-stale")
    following = room.game.clone()
    events = following.apply(key, seat)
    data = {"key": key, "events": [event.encode() for event in events]}
    await room.append("choose", seat, player, data, following)


async def undo(room: Room, player: Player, seat: int, decisions: int) -> None:
    """Takes back the last choice of any seat this player holds, else says why the given one cannot."""
    async with room.lock:
        room.holds(player, seat)
        if decisions != room.game.made:
            raise Stale("server-stale")
        _may_go_back(room)
        mover = room.game.last_mover
        if mover is not None and player.id in room.ledger.places[mover].players:
            seat = mover
        if refusal := room.game.undo_refusal(seat):
            raise CannotUndo(refusal.id, **refusal.args)
        following = room.game.clone()
        following.undo(seat)
        await room.append("undo", seat, player.id, {"kept": room.ledger.kept(following)}, following)


async def ask_rewind(room: Room, player: Player, seat: int, to: int) -> None:
    """Go back to any moment, if all other people at the table agree."""
    async with room.lock:
        room.holds(player, seat)
        _may_go_back(room)
        if to >= room.game.made:
            raise Refused("server-rewind-nowhere")
        if room.ledger.wish:
            raise Refused("server-rewind-pending")
        others = [
            other
            for other, place in enumerate(room.ledger.places)
            if place.players and player.id not in place.players and not place.bot
        ]
        if others:
            await room.append("ask-rewind", seat, player.id, {"to": to, "waiting": others})
        else:
            await _rewind(room, player, seat, to)


async def answer_rewind(room: Room, player: Player, seat: int, agree: bool) -> None:
    async with room.lock:
        room.holds(player, seat)
        wish = room.ledger.wish
        if wish is None or (seat not in wish.waiting and (agree or seat != wish.seat)):
            raise Refused("server-rewind-none")
        mine = [other for other in wish.waiting if player.id in room.ledger.places[other].players]
        if not agree:
            await room.append("refuse", seat, player.id)
        elif set(wish.waiting) <= set(mine):
            await _rewind(room, player, seat, wish.to)
        else:
            await room.append("agree", seat, player.id)


def _may_go_back(room: Room) -> None:
    """What has become of a campaign's table counts."""
    if room.campaign is not None and room.game.is_over:
        raise Refused("campaign-counted")


async def _rewind(room: Room, player: Player, seat: int, to: int) -> None:
    entry = Stored(0, 0.0, "rewind", seat, player.id, {"to": to})
    try:
        following = await asyncio.to_thread(after, room.game.clone(), entry)
    except IllegalChoice:
        raise Refused("server-no-moment") from None
    await room.append("rewind", seat, player.id, {"to": to, "kept": room.ledger.kept(following)}, following)


async def pause(room: Room, player: Player, seat: int, on: bool) -> None:
    """Bots wait from now on, or go on."""
    async with room.lock:
        room.holds(player, seat)
        if room.ledger.paused != on:
            await room.append("pause" if on else "resume", seat, player.id)


async def say(room: Room, player: Player, words: str) -> None:
    seats = room.ledger.seats_of(player.id)
    turn = room.ledger.turn
    seat = turn if turn in seats else seats[0] if seats else None
    name = room.ledger.places[seat].name if seat is not None else player.name
    async with room.lock:
        await room.append("chat", seat, player.id, {"name": name, "text": words})

"""Ways to leave a game: resigning, aborting it, claiming the win when all others have resigned, and deleting the
table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from herowright.bots import companion
from herowright.server.refusals import Forbidden, Refused
from herowright.server.store import Player
from herowright.server.store.entries import Aborted, Claimed, Resigned
from herowright.server.tables import campaigns
from herowright.server.tables.ledger import game_after
from herowright.server.tables.playing import plays
from herowright.table.errors import HerowrightError
from herowright.table.table import Table

if TYPE_CHECKING:
    from herowright.server.tables.room import Room


def cooperative(game: Table[Any]) -> bool:
    """Whether all win or lose together; a solo player has nobody to win against."""
    return game.seats == 1 or game.game.cooperative(game.options)


def remaining(room: Room) -> list[int]:
    """The seats of people who have not resigned."""
    ledger = room.ledger
    return [seat for seat, place in enumerate(ledger.places) if place.players and seat not in ledger.company.resigned]


async def resign(room: Room, player: Player, seat: int) -> None:
    """For good. A bot plays on for the others; if nobody is left, the game is over."""
    async with room.lock:
        place = plays(room, player, seat)
        _running(room)
        alone = remaining(room) == [seat] and not _only_the_rest(room)
        bot = None if alone else companion(room.game.game.id)
        entry = Resigned(seat=seat, player=player.id, name=place.name, bot=bot)
        await room.append(entry, game_after(room.game, entry) if alone else None)


def _only_the_rest(room: Room) -> bool:
    """Whether a campaign's game is won or lost and only has to be played out."""
    return room.campaign is not None and campaigns.rules.given_up(room.game.state) is None


def _running(room: Room) -> None:
    if room.game.is_over:
        raise Refused("server-game-over")
    if room.ledger.waiting:
        raise Refused("server-waiting")


async def abort(room: Room, player: Player) -> None:
    """Before the second round, by anybody who plays: there is no result."""
    async with room.lock:
        if refusal := may_abort(room, player):
            raise refusal
        seat = _seats(room, player)[0]
        entry = Aborted(seat=seat, player=player.id, name=room.place(seat).name)
        await room.append(entry, game_after(room.game, entry))


def may_abort(room: Room, player: Player) -> HerowrightError | None:
    """Why this player cannot abort the game, or `None`."""
    if not room.ledger.seats_of(player.id):
        return Forbidden("server-watching")
    if not _seats(room, player):
        return Refused("server-resigned")
    try:
        _running(room)
    except Refused as refusal:
        return refusal
    return None if room.game.in_first_round else Refused("server-too-late-to-abort")


def _seats(room: Room, player: Player) -> list[int]:
    return [seat for seat in remaining(room) if player.id in room.ledger.places[seat].players]


async def claim(room: Room, player: Player) -> None:
    """The last person who has not resigned claims the win instead of playing on against bots."""
    async with room.lock:
        if not room.ledger.seats_of(player.id):
            raise Forbidden("server-watching")
        seat = may_claim(room, player)
        if seat is None:
            raise Refused("server-cannot-claim")
        entry = Claimed(seat=seat, player=player.id, name=room.place(seat).name)
        await room.append(entry, game_after(room.game, entry))


def may_claim(room: Room, player: Player) -> int | None:
    """The seat for which this player can claim the win: all other people have resigned, and nobody was sent away."""
    left, company = remaining(room), room.ledger.company
    if room.game.is_over or room.ledger.waiting or cooperative(room.game) or company.kicked or not company.resigned:
        return None
    return left[0] if len(left) == 1 and left == _seats(room, player) else None


async def delete(room: Room, player: Player) -> None:
    """The owner deletes a table while nobody else has played there. A finished game can be removed from one's own
    list; what others see stays."""
    async with room.lock:
        others = [
            seat
            for seat, place in enumerate(room.ledger.places)
            if seat in room.ledger.company.kicked or (place.players and player.id not in place.players)
        ]
        if player.id == room.owner and not others:
            await room.store.tables.delete(room.id, f"{room.rooms.process} {room.id} 0")
            room.rooms.forget(room)
            return
    if player.id != room.owner and not room.ledger.seats_of(player.id):
        raise Forbidden("server-not-owner")
    if not room.game.is_over:
        raise Refused("server-others-play")
    await room.store.tables.hide(room.id, player.id)

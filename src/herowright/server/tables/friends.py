"""Friends: people who have opened each other's link, and who are invited to tables by name."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from herowright.locale.texts import texts
from herowright.server.messages import TableSummary
from herowright.server.messages.friends import Friend, FriendList, FriendOffer, FriendState, Invitation, TableFriend
from herowright.server.ops.clock import now
from herowright.server.refusals import Forbidden, NotFound, Refused
from herowright.server.store import Player, Store, hashed
from herowright.server.store.friends import Friendship
from herowright.server.tables import push
from herowright.server.tables.seats import not_barred

if TYPE_CHECKING:
    from herowright.server.tables.room import Room
    from herowright.server.tables.rooms import Rooms

MOST = 100


def friend_id(player: str, friend: str) -> str:
    """How a player refers to a friend: nobody else can use it."""
    return hashed(f"friend {player} {friend}")[:12]


async def listed(store: Store, player: Player) -> FriendList:
    found = [Friend(id=friend_id(player.id, f.player), name=f.name, since=f.since) for f in await of(store, player)]
    return FriendList(friends=found, link=await store.friends.has_link(player.id))


async def of(store: Store, player: Player) -> list[Friendship]:
    return await store.friends.of(player.id)


async def find(store: Store, player: Player, id: str) -> Friendship:
    for friend in await of(store, player):
        if friend_id(player.id, friend.player) == id:
            return friend
    raise NotFound("server-no-friend")


async def offer(store: Store, player: Player, secret: str) -> FriendOffer:
    """Whose link it is: opening it changes nothing yet."""
    other = await _linked(store, secret)
    known = any(friend.player == other.id for friend in await of(store, player))
    return FriendOffer(name=other.name, own=other.id == player.id, known=known)


async def add(store: Store, player: Player, secret: str) -> None:
    other = await _linked(store, secret)
    if other.id == player.id:
        raise Refused("server-friend-own")
    if any(friend.player == other.id for friend in await of(store, player)):
        return
    for each in (player, other):
        if await store.friends.number(each.id) >= MOST:
            raise Refused("server-friends-most", most=MOST)
    await store.friends.add(player.id, other.id)


async def _linked(store: Store, secret: str) -> Player:
    other = await store.friends.linked(secret)
    if other is None:
        raise NotFound("server-friend-link")
    return other


# --- invitations to tables -----------------------------------------------------------------------------------------


async def at_table(room: Room, player: Player) -> list[TableFriend]:
    """Whom the owner of the table can invite, and who has been invited."""
    if player.id != room.owner:
        raise Forbidden("server-not-owner")
    asked = await room.store.friends.invited(room.id)
    found = []
    state: FriendState
    for friend in await of(room.store, player):
        if room.ledger.seats_of(friend.player):
            state = "here"
        elif friend.player in asked:
            state = "declined" if asked[friend.player] else "invited"
        else:
            state = "free"
        found.append(TableFriend(id=friend_id(player.id, friend.player), name=friend.name, state=state))
    return found


async def invite(room: Room, player: Player, id: str) -> None:
    """The friend may come in, finds the table on their start page, and gets a push message if they want any: one for
    all tables to which they are asked within some minutes."""
    if player.id != room.owner:
        raise Forbidden("server-not-owner")
    friend = await find(room.store, player, id)
    if not any(place.free for place in room.ledger.places) or room.game.is_over:
        raise Refused("server-no-free-seat")
    not_barred(room, Player(friend.player, friend.name))
    if room.ledger.seats_of(friend.player) or friend.player in await room.store.friends.invited(room.id):
        return
    await room.store.tables.add_guest(room.id, friend.player)
    await room.store.friends.invite(room.id, friend.player, player.id)
    lately = await room.store.friends.asked_since(friend.player, player.id, time.time() - push.WINDOW)
    quiet = await room.store.push.quiet(friend.player)
    if lately == 1 and not push.quiet_until(quiet, now()):
        await room.rooms.push.send(friend.player, partial(note, room.id, room.title, room.game.game.id, player.name))


def note(table: str, title: str, game: str, by: str, lang: str) -> bytes:
    words = texts(lang)
    heading = words.say("push-invited", player=by) if by else words.say("push-invited-nameless")
    return push.note(heading, title or words.title(game, push.title_of(game)), f"invited-{table}", f"/t/{table}")


async def invitations(rooms: Rooms, player: Player) -> list[Invitation]:
    """To tables at which a seat is free and none is the player's own."""
    asked = await rooms.store.friends.invitations(player.id)
    tables = {line.id: line for line in await rooms.summaries([each.table for each in asked], player)}
    return [
        Invitation(by=each.by, at=each.at, table=tables[each.table])
        for each in asked
        if each.table in tables and may_sit(tables[each.table])
    ]


def may_sit(table: TableSummary) -> bool:
    free = any(not seat.person and seat.bot is None for seat in table.seats)
    return free and not table.over and not any(seat.mine for seat in table.seats)

"""Friends: a player's link, who came by it, and inviting them to tables."""

from __future__ import annotations

from herowright.server.http.endpoint import Call, delete, get, post
from herowright.server.http.routes.tables import room_of
from herowright.server.messages import Invite, Link, TableId
from herowright.server.messages.friends import FriendId, FriendList, FriendOffer, Invitation, TableFriend
from herowright.server.tables import friends


@get("/api/me/friends")
async def my_friends(call: Call) -> FriendList:
    """The player's friends, and whether they have an active link."""
    return await friends.listed(call.services.store, call.player)


@post("/api/me/friends/link")
async def make_friend_link(call: Call) -> Link:
    """Make a link by which others become friends, and give its secret. An earlier link stops working."""
    return Link(secret=await call.services.store.friends.new_link(call.player.id))


@delete("/api/me/friends/link")
async def revoke_friend_link(call: Call) -> FriendList:
    """The link stops working; whoever came by it stays a friend."""
    await call.services.store.friends.revoke_link(call.player.id)
    return await friends.listed(call.services.store, call.player)


@post("/api/friends")
async def look_at_friend_link(call: Call, body: Invite) -> FriendOffer:
    """Whose link this is. Nobody becomes a friend by looking."""
    return await friends.offer(call.services.store, call.player, body.secret)


@post("/api/me/friends", kind="openings")
async def add_friend(call: Call, body: Invite) -> FriendList:
    """Become friends with whoever made this link: both see each other from now on."""
    await friends.add(call.services.store, call.player, body.secret)
    return await friends.listed(call.services.store, call.player)


@delete("/api/me/friends/{friend}")
async def remove_friend(call: Call, friend: FriendId) -> FriendList:
    """End a friendship, for both."""
    found = await friends.find(call.services.store, call.player, friend)
    await call.services.store.friends.remove(call.player.id, found.player)
    return await friends.listed(call.services.store, call.player)


@get("/api/tables/{table}/friends")
async def friends_at_table(call: Call, table: TableId) -> list[TableFriend]:
    """Which friends can be invited to a table, and who has been. For the owner."""
    return await friends.at_table(await room_of(call, table), call.player)


@post("/api/tables/{table}/friends/{friend}", kind="openings")
async def invite_friend(call: Call, table: TableId, friend: FriendId) -> list[TableFriend]:
    """Invite a friend to a table at which a seat is free. For the owner."""
    room = await room_of(call, table)
    await friends.invite(room, call.player, friend)
    return await friends.at_table(room, call.player)


@get("/api/me/invitations")
async def my_invitations(call: Call) -> list[Invitation]:
    """Tables to which friends have invited the player, as long as a seat is free there."""
    return await friends.invitations(call.services.rooms, call.player)


@delete("/api/me/invitations/{table}")
async def decline_invitation(call: Call, table: TableId) -> list[Invitation]:
    """Decline an invitation; whoever sent it sees that."""
    await call.services.store.friends.decline(table, call.player.id)
    return await friends.invitations(call.services.rooms, call.player)

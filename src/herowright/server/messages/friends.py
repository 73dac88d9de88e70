"""The messages about friends and invitations to tables."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from herowright.server.messages import TableSummary, Wire

FriendState = Literal["free", "invited", "declined", "here"]
FriendId = Annotated[str, Meta(pattern="^[0-9a-f]{12}$")]


class Friend(Wire, frozen=True):
    """`id` works only for the player who gets it: others have different ones."""

    id: str
    name: str
    since: float


class FriendList(Wire, frozen=True):
    """`link` says whether the player has an active link."""

    friends: list[Friend]
    link: bool


class FriendOffer(Wire, frozen=True):
    """Whose link it is: the player's own, a friend's, or that of somebody who could become one."""

    name: str
    own: bool
    known: bool


class TableFriend(Wire, frozen=True):
    """A friend as seen from a table: free to be invited, already invited, not coming, or here."""

    id: str
    name: str
    state: FriendState


class Invitation(Wire, frozen=True):
    """A friend invites the player to a table at which a seat is free."""

    by: str
    at: float
    table: TableSummary

"""Seats: who sits there, on which devices, and with which standing orders."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from herowright.server.messages.basics import Name, Nonce, Strict, Wire


class SeatPlan(Strict, frozen=True):
    """Who sits where when a table opens: this browser (`me`; several of them share one screen), a bot, or whoever
    comes (`free`)."""

    kind: Literal["me", "bot", "free"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Sit(Strict, frozen=True):
    """`nonce` is the player's contribution to the dice; it counts if the game is not dealt yet."""

    name: Name
    nonce: Nonce | None = None


class PutBot(Strict, frozen=True):
    """A bot for a seat nobody plays; `None` returns the seat to its person."""

    bot: Annotated[str, Meta(max_length=40)] | None


class Link(Wire, frozen=True):
    """A secret that brings a seat to another device, for the link's fragment."""

    secret: str


class Device(Wire, frozen=True):
    """A browser that plays a seat. `first` is the one that sat down; it can remove the others."""

    id: str
    first: bool
    mine: bool
    present: bool
    # When it came, and when it last went away.
    since: float
    seen: float | None


class Ready(Strict, frozen=True):
    on: bool


class Devices(Wire, frozen=True):
    """Who plays a seat, and whether there is a link to it that has not been revoked."""

    devices: list[Device]
    link: bool


class Orders(Strict, frozen=True):
    """A seat's standing orders. `obvious`: questions with nothing to decide are answered automatically, and one
    answer may include the next. `help`: the seat is asked for help only if the chance is below this percentage; 0 is
    never, 100 whenever something can still fail, 101 always."""

    obvious: bool = False
    help: Annotated[int, Meta(ge=0, le=101)] = 101


class Seat(Wire, frozen=True):
    """`person` is whether somebody holds the seat; with `bot` set, that bot decides for it (for a person
    who is away, or because nobody ever sat there). Neither: the seat is free.

    `name` is empty where none was given: the page finds words for it. Then `number` tells several bots of one kind
    apart, counted from 1; it is 0 where there is nothing to tell apart."""

    seat: int
    name: str
    number: int
    person: bool
    bot: str | None
    mine: bool
    present: bool
    # Seconds of thinking time when this message was sent; `None` without clocks.
    time_left: float | None = None
    # Whether its person has resigned: the bot plays on for the others.
    resigned: bool = False
    # Whether its person is muted.
    muted: bool = False
    # Whether its person has confirmed that they are ready.
    ready: bool = False
    # For whom a free seat is reserved after a rematch was proposed, and whether that is this player.
    kept: str | None = None
    kept_for_me: bool = False
    # The standing orders of one's own seat; `None` if there are none.
    orders: Orders | None = None

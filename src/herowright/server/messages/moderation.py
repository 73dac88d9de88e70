"""Order at a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from herowright.server.messages.basics import SeatNumber, SpeakerId, Strict, Wire


class Somebody(Strict, frozen=True):
    """Whoever plays a seat, or wrote something (`by`)."""

    seat: SeatNumber | None = None
    by: SpeakerId | None = None


class Mute(Somebody, frozen=True, kw_only=True):
    on: bool


class Report(Somebody, frozen=True, kw_only=True):
    """A report to the server's operator; the last lines of the chat are stored with it. Without a person it is about
    the game."""

    reason: Annotated[str, Meta(min_length=3, max_length=1000)]


class Spectator(Wire, frozen=True):
    """Somebody who watches, or may; `by` is the same as in what they write. `present` is whether they are looking."""

    by: str
    name: str
    present: bool
    muted: bool


class SpectatorChat(Strict, frozen=True):
    on: bool

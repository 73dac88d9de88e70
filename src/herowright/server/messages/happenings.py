"""What has happened at a table."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from herowright.server.messages.basics import Wire
from herowright.server.messages.state import Line

Seated = Literal["sit", "stand", "remove", "bot", "back", "expire"]
Played = Literal["choose", "undo", "pause", "resume", "order", "ask-rewind", "agree", "refuse", "rewind"]
Left = Literal["resign", "abort", "claim", "left"]
Gathered = Literal["ready", "release", "rematch", "decline"]
Decreed = Literal["kick", "mute", "spectators"]
What = Literal["open", "deal", "export", "chat", "set-aside"] | Seated | Played | Left | Gathered | Decreed


class Entry(Wire, frozen=True):
    """Something that happened at a table; entries are numbered from 1 without gaps.

    `name` is who did it (`kick`, `mute`: to whom), `text` is chat, `by` who wrote it, `bot` the bot that sat down, `to`
    the moment of a rewind, `on` the new value of a switch. `lines` are new lines of the log; before they are added, the
    log is truncated to `log` lines if that is given (something was undone).
    """

    number: int
    at: float
    what: What
    seat: int | None = None
    name: str | None = None
    text: str | None = None
    bot: str | None = None
    to: int | None = None
    by: str | None = None
    on: bool | None = None
    lines: list[Line] = field(default_factory=list)
    log: int | None = None


class Said(Wire, frozen=True):
    """A line of chat; `seat` is `None` for a spectator. `by` is the same for everything somebody writes at this
    table."""

    number: int
    at: float
    seat: int | None
    name: str
    text: str
    by: str = ""

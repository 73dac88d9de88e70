"""What happens at a table, as it is stored: one class per kind of entry. The tag of a kind is the column `what`, the
fields that all kinds share have their own columns, and everything else is the JSON in `data`."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct, json

from herowright.server.messages import HowDice, Orders
from herowright.table.event import Event

COLUMNS = ("number", "at", "what", "seat", "player")
# Name, players and bot of a seat.
SeatRow = tuple[str, list[str], str | None]


class Entry(Struct, frozen=True, kw_only=True, tag_field="what"):
    """Entries of a table are numbered from 1 without gaps; `number`, `at` and `down` are set when one is stored.
    `player` is who did it, `None` for the server itself and its bots. `down` is for how many seconds since the
    previous entry no server was running."""

    number: int = 0
    at: float = 0.0
    seat: int | None = None
    player: str | None = None
    down: float = 0.0

    @property
    def what(self) -> str:
        return str(self.__struct_config__.tag)


class SeatEntry(Entry, frozen=True, kw_only=True):
    """One that concerns a seat."""

    seat: int


class Opened(Entry, frozen=True, kw_only=True, tag="open"):
    """`version` is that of the server that opened it; the first ones did not note it. `dice` says where the dice come
    from. With a `secret` the game is dealt later, from that and the `nonces` of the seats. `spectators` is whether
    those who only watch may talk, `hints` whether bots give any. With a `check` the game waits until all have said that
    they are ready; `ready` are seats that have. `expected` are free seats with the players and the name of whom they
    wait for, and `stand_in` is the bot for those who do not come. `daily` is the day whose game this is."""

    seats: list[SeatRow]
    version: str = ""
    dice: HowDice = "unknown"
    secret: str = ""
    nonces: list[str] = []
    spectators: bool = True
    hints: bool = True
    check: bool = False
    ready: list[int] = []
    expected: list[tuple[int, list[str], str]] = []
    stand_in: str | None = None
    daily: str = ""


class SetAside(Entry, frozen=True, kw_only=True, tag="set-aside"):
    """A server of this version cannot continue the table; `reason` is the id of the message that says why."""

    reason: str
    version: str


class Chatted(Entry, frozen=True, kw_only=True, tag="chat"):
    """`by` is what others may know about who wrote it, the same for everything they write at this table."""

    name: str
    text: str
    by: str = ""


# --- the game -----------------------------------------------------------------------------------------------


class Dealt(Entry, frozen=True, kw_only=True, tag="deal"):
    """All seats are taken. `dice` is the record that the game is dealt from, `events` the beginning of its log."""

    dice: str
    events: list[Event]


class Exported(SeatEntry, frozen=True, kw_only=True, tag="export"):
    """Somebody who plays alone exported the running game, and the coming dice with it."""

    player: str


class Chosen(SeatEntry, frozen=True, kw_only=True, tag="choose"):
    """`events` is the result, dice and draws included."""

    key: str
    events: list[Event]


class Undone(SeatEntry, frozen=True, kw_only=True, tag="undo"):
    """`kept` is how many lines of the log remain, for each seat and finally for spectators."""

    kept: list[int]


class RewindAsked(SeatEntry, frozen=True, kw_only=True, tag="ask-rewind"):
    """`to` is a number of decisions, `waiting` the seats that have to agree."""

    to: int
    waiting: list[int]


class RewindAgreed(SeatEntry, frozen=True, kw_only=True, tag="agree"):
    pass


class RewindRefused(SeatEntry, frozen=True, kw_only=True, tag="refuse"):
    pass


class Rewound(SeatEntry, frozen=True, kw_only=True, tag="rewind"):
    to: int
    kept: list[int]


class Paused(SeatEntry, frozen=True, kw_only=True, tag="pause"):
    """Bots wait."""


class Resumed(SeatEntry, frozen=True, kw_only=True, tag="resume"):
    pass


class Ordered(SeatEntry, frozen=True, kw_only=True, tag="order"):
    """The seat's standing orders."""

    orders: Orders


# --- the seats; `name` is that of whoever sits there -----------------------------------------------------------


class SatDown(SeatEntry, frozen=True, kw_only=True, tag="sit"):
    """`nonce` is the player's contribution to the dice, if the game is not dealt yet."""

    player: str
    name: str
    nonce: str = ""


class StoodUp(SeatEntry, frozen=True, kw_only=True, tag="stand"):
    player: str
    name: str


class DeviceRemoved(SeatEntry, frozen=True, kw_only=True, tag="remove"):
    """A browser that came by the seat's link was removed from the seat."""

    removed: str


class BotPut(SeatEntry, frozen=True, kw_only=True, tag="bot"):
    bot: str
    name: str


class TimedOut(SeatEntry, frozen=True, kw_only=True, tag="expire"):
    """A bot plays for somebody whose clock has run out."""

    bot: str
    name: str


class BotGone(SeatEntry, frozen=True, kw_only=True, tag="back"):
    name: str


# --- coming together ------------------------------------------------------------------------------------------


class Readied(Entry, frozen=True, kw_only=True, tag="ready"):
    """Somebody is ready to begin with all their seats, or no longer."""

    seats: list[int]
    name: str
    on: bool


class Released(SeatEntry, frozen=True, kw_only=True, tag="release"):
    """A seat is no longer reserved: its player declined, or the owner of the table released it."""

    name: str


class Rematched(SeatEntry, frozen=True, kw_only=True, tag="rematch"):
    """Somebody proposes to play again, at this table."""

    name: str
    table: str


class RematchDeclined(SeatEntry, frozen=True, kw_only=True, tag="decline"):
    name: str


# --- leaving; `name` is that of whoever sits there --------------------------------------------------------------


class Resigned(SeatEntry, frozen=True, kw_only=True, tag="resign"):
    """For good. The bot plays on for the others; without one, nobody is left and the game is over."""

    name: str
    bot: str | None


class Aborted(SeatEntry, frozen=True, kw_only=True, tag="abort"):
    """The game ends without a result."""

    name: str


class Claimed(SeatEntry, frozen=True, kw_only=True, tag="claim"):
    """All others have resigned, and this seat claims the win."""

    name: str


class Left(SeatEntry, frozen=True, kw_only=True, tag="left"):
    """The seat's player has had all their data deleted; the bot plays on for the others."""

    bot: str | None


# --- what whoever opened the table decides about others -----------------------------------------------------------


class Kicked(Entry, frozen=True, kw_only=True, tag="kick"):
    """`players` are sent away, from a seat or from watching. In a running game the bot plays the seat."""

    players: list[str]
    name: str
    bot: str | None = None


class Muted(Entry, frozen=True, kw_only=True, tag="mute"):
    """Mutes or unmutes `players`, who play a seat or watch."""

    players: list[str]
    name: str
    on: bool


class SpectatorsHeard(Entry, frozen=True, kw_only=True, tag="spectators"):
    """Whether spectators may write."""

    on: bool


AnyEntry = (
    Opened
    | SetAside
    | Chatted
    | Dealt
    | Exported
    | Chosen
    | Undone
    | RewindAsked
    | RewindAgreed
    | RewindRefused
    | Rewound
    | Paused
    | Resumed
    | Ordered
    | SatDown
    | StoodUp
    | DeviceRemoved
    | BotPut
    | TimedOut
    | BotGone
    | Readied
    | Released
    | Rematched
    | RematchDeclined
    | Left
    | Resigned
    | Aborted
    | Claimed
    | Kicked
    | Muted
    | SpectatorsHeard
)


def to_row(entry: Entry) -> dict[str, Any]:
    data = msgspec.to_builtins(entry)
    columns = {name: data.pop(name) for name in COLUMNS}
    if not entry.down:
        del data["down"]
    return columns | {"data": json.encode(data).decode()}


def from_row(row: Any) -> AnyEntry:
    columns = {name: getattr(row, name) for name in COLUMNS}
    entry: AnyEntry = msgspec.convert(json.decode(row.data) | columns, AnyEntry)
    return entry

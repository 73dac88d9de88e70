"""The WebSocket of a table, in both directions."""

from __future__ import annotations

from herowright.server.messages.basics import Chat, Count, Key, RequestId, SeatNumber, Strict, Text, Wire
from herowright.server.messages.happenings import Entry, Said
from herowright.server.messages.seats import Orders
from herowright.server.messages.state import Line, State
from herowright.server.messages.tables import TableInfo


class Hello(Strict, frozen=True, tag="hello"):
    """The first message. `last` is the number of the last entry this page has seen."""

    last: Count | None = None
    seat: SeatNumber | None = None


class Choose(Strict, frozen=True, tag="choose"):
    id: RequestId
    seat: SeatNumber
    key: Key
    decisions: Count


class Undo(Strict, frozen=True, tag="undo"):
    id: RequestId
    seat: SeatNumber
    decisions: Count


class AskRewind(Strict, frozen=True, tag="ask-rewind"):
    id: RequestId
    seat: SeatNumber
    to: Count


class AnswerRewind(Strict, frozen=True, tag="answer-rewind"):
    """Withdrawing one's own request counts as a refusal."""

    id: RequestId
    seat: SeatNumber
    agree: bool


class Pause(Strict, frozen=True, tag="pause"):
    """Pause the bots, or resume them."""

    id: RequestId
    seat: SeatNumber
    on: bool


class Order(Strict, frozen=True, tag="order"):
    id: RequestId
    seat: SeatNumber
    orders: Orders


class Say(Strict, frozen=True, tag="say"):
    id: RequestId
    text: Chat


class Look(Strict, frozen=True, tag="look"):
    """See the table from another of one's own seats; lifts the cover of a shared screen. After the end, from any
    seat."""

    id: RequestId
    seat: SeatNumber | None


class AskPreview(Strict, frozen=True, tag="ask-preview"):
    """What would each option change?"""

    id: RequestId
    seat: SeatNumber
    decisions: Count


class AskHint(Strict, frozen=True, tag="ask-hint"):
    id: RequestId
    seat: SeatNumber
    decisions: Count


class AskLog(Strict, frozen=True, tag="ask-log"):
    """Lines of the log that the welcome left out: those before line `upto`, one page of them."""

    id: RequestId
    upto: Count


class Ping(Strict, frozen=True, tag="ping"):
    id: RequestId


class Shown(Strict, frozen=True, tag="shown"):
    """How far the page has shown what happened, as the number of an entry. Bots wait for pages that report this, so
    that nothing happens before it has been seen; a page that wants no waiting names an entry far ahead. There is no
    answer."""

    number: Count


Request = Choose | Undo | AskRewind | AnswerRewind | Pause | Order | Say | Look | AskPreview | AskHint | AskLog | Ping
FromBrowser = Hello | Shown | Request


class Welcome(Wire, frozen=True, tag="welcome"):
    """The answer to `hello`. With `last`, `entries` are exactly those missed and `log` is `None`; without it, or if
    `last` cannot be from this table or is too long ago, `log` is the end of the log, `earlier` says how many lines
    come before it, and `entries` is empty."""

    table: TableInfo
    state: State
    log: list[Line] | None
    earlier: int
    entries: list[Entry]
    chat: list[Said]


class News(Wire, frozen=True, tag="news"):
    """What has happened; `state` and `table` are included if they have changed."""

    entries: list[Entry]
    state: State | None
    table: TableInfo | None


class Presence(Wire, frozen=True, tag="presence"):
    """Who is looking at the table right now."""

    present: list[bool]
    spectators: int


class Done(Wire, frozen=True, tag="done"):
    """The request has been carried out and will survive a crash."""

    id: int


class Refused(Wire, frozen=True, tag="refused"):
    """Nothing was changed. `id` is `None` if the request could not be read."""

    id: int | None
    reason: Text
    rule: str | None = None


class Lines(Wire, frozen=True, tag="lines"):
    """Lines of the log, from line `start` on."""

    id: int
    start: int
    lines: list[Line]


class Preview(Wire, frozen=True):
    """The figures that an option would change: name, before, after (`figure-<name>` are its message ids). A figure
    that is only known afterwards, such as the chance with a skill that is being chosen, has its number twice.
    `chance` says that something random or hidden is involved, so that the preview is incomplete."""

    figures: list[tuple[str, int, int]]
    chance: bool


class Previews(Wire, frozen=True, tag="previews"):
    id: int
    decisions: int
    options: dict[str, Preview]


class Advice(Wire, frozen=True):
    """`worth` says in words what `value` means in this game and for this question."""

    key: str
    value: float
    worth: Text
    reasons: list[Text]


class Hint(Wire, frozen=True, tag="hint"):
    """What a bot would do with what this seat knows, the best first."""

    id: int
    decisions: int
    bot: str
    advice: list[Advice]


class Pong(Wire, frozen=True, tag="pong"):
    id: int


class Bye(Wire, frozen=True, tag="bye"):
    """The server closes this connection; `again` says whether it makes sense to reconnect. Where it does not, `status`
    is what a request for the table is answered with: there is no need to send one."""

    reason: Text
    again: bool
    status: int | None = None


ToBrowser = Welcome | News | Presence | Done | Refused | Previews | Hint | Lines | Pong | Bye

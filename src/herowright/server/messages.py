"""Everything that travels between a browser and the server.

The OpenAPI document and the TypeScript types of the page are made from these definitions. Words never travel:
a `Text` is a message id with arguments, and the browser finds the words in the same `.ftl` files as the terminal.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

# --- limits that both sides know -------------------------------------------------------------------

TableId = Annotated[str, Meta(pattern="^[a-z0-9]{10,16}$")]
Secret = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Title = Annotated[str, Meta(max_length=60)]
Key = Annotated[str, Meta(min_length=1, max_length=120)]
Chat = Annotated[str, Meta(min_length=1, max_length=500)]
SpeakerId = Annotated[str, Meta(pattern="^[0-9a-f]{12}$")]
DeviceId = Annotated[str, Meta(pattern="^[0-9a-f]{12}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
RequestId = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Language = Literal["en", "pl", "de"]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Ticket = Annotated[str, Meta(min_length=16, max_length=600, pattern="^[A-Za-z0-9_=-]+$")]
# Where the dice of a table come from: from the server and all who sat down; somebody chose them, or knows what comes;
# the game comes from a file; or an earlier version opened the table, which did not note it.
HowDice = Literal["fair", "chosen", "known", "imported", "unknown"]


class Wire(Struct, frozen=True, kw_only=True):
    """A message: immutable, and its fields are named in it."""


class Strict(Wire, frozen=True, forbid_unknown_fields=True):
    """A message from a browser: what it does not know, it refuses."""


class Text(Wire, frozen=True):
    """A message id and its arguments; an argument can be a number, a reference such as `card:longsword`,
    or a `Text` itself."""

    id: str
    args: dict[str, Any] = {}


class Problem(Wire, frozen=True):
    """Why something was refused, and the clause behind it; `others` are further things that are wrong, with a file for
    example."""

    reason: Text
    rule: str | None = None
    others: list[Text] = []


# --- games, cards, rules -----------------------------------------------------------------------------


class Setting(Wire, frozen=True):
    """`setting-<id>` and `setting-<id>-<value>` are its words (lower case), with `.help`. It matters only where the
    settings in `needs` have one of the values there."""

    id: str
    values: list[str]
    default: str | list[str]
    rule: str
    many: bool
    needs: dict[str, list[str]]


class Limit(Wire, frozen=True):
    """What a value of a setting changes: how many can play, or whether seats know things that others do not."""

    setting: str
    value: str
    least_seats: int
    most_seats: int
    secrets: bool


class Preset(Wire, frozen=True):
    """A good way to begin: `preset-<id>` and its `.help` are its words."""

    id: str
    seats: int
    bots: int
    options: dict[str, Any]
    bot: str | None


class GameInfo(Wire, frozen=True):
    id: str
    title: str
    least_seats: int
    most_seats: int
    settings: list[Setting]
    bots: list[str]
    presets: list[Preset]
    # Whether seats know things that others do not: then a shared screen is covered between turns.
    secrets: bool
    # Values of settings with which other numbers of players or other secrets go.
    limits: list[Limit]


class CardInfo(Wire, frozen=True):
    """A card in words of the language asked for; `values` are its numbers, by game and family. `box` is what it comes
    in, where a game has several."""

    id: str
    family: str
    reference: str
    number: int
    box: str
    editions: list[str]
    name: str
    text: str
    values: dict[str, Any]
    provenance: str
    value_provenance: dict[str, str]


class ClauseInfo(Wire, frozen=True):
    id: str
    status: str
    text: str
    source: str
    chapter: str


class OwnValue(Wire, frozen=True):
    """What a pack adds to the values of a setting, such as a scenario of its own, with its name in each language."""

    setting: str
    value: str
    names: dict[str, str]


class CheckedPack(Wire, frozen=True):
    """The content of a card pack, to be given as the option `pack` of a new table, and what can be chosen with it."""

    pack: dict[str, Any]
    own: list[OwnValue]


# --- people and tables -------------------------------------------------------------------------------


class Me(Wire, frozen=True):
    """This browser. `webhooks` says whether the operator allows them."""

    name: str
    webhook: str | None
    webhooks: bool


class MeChange(Strict, frozen=True):
    name: Name | None = None
    # An https address that is told when it is my turn; empty takes it away.
    webhook: Annotated[str, Meta(max_length=300)] | None = None


class Clock(Strict, frozen=True):
    """Thinking time: `bank` seconds for the whole game, and `more` seconds added for every decision.
    Whoever runs out of time is played by a bot until they come back."""

    bank: Annotated[int, Meta(ge=10, le=60 * 60 * 24 * 60)]
    more: Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 14)]


class SeatPlan(Strict, frozen=True):
    """Who is to sit where when a table opens: this browser (`me`, several of them share one screen), a bot,
    or whoever comes (`free`)."""

    kind: Literal["me", "bot", "free"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class DiceTicket(Wire, frozen=True):
    """The server has drawn a secret for the dice of a table; `promise` is its hash, that of `herowright promise SECRET`
    by SHA-256. With `ticket`, this player can open one table within an hour whose dice come from that secret."""

    promise: str
    ticket: str


class NewTable(Strict, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    # A decimal number that chooses the dice, and everybody is told so. Without one they come from a secret of the
    # server and the numbers of all who sit down, and the game is dealt when the last seat is taken.
    seed: Annotated[str, Meta(pattern="^[0-9]{1,39}$")] | None = None
    title: Title = ""
    # An open table stands in the lobby; anybody may watch it and take a free seat.
    open: bool = False
    clock: Clock | None = None
    # Whether a shared screen is covered when it changes hands; `None`: where the game has secrets.
    cover: bool | None = None
    # A promise of dice made before (`POST /api/dice`), and the own number that was drawn after it.
    ticket: Ticket | None = None
    nonce: Nonce | None = None
    # Whether those who only watch may talk.
    spectator_chat: bool = True


class Created(Wire, frozen=True):
    """`invite` goes into the link's fragment: whoever has it may watch and take a free seat."""

    table: str
    invite: str


class Invite(Strict, frozen=True):
    """The secret of an invitation or of a seat's own link, as it stood in a fragment."""

    secret: Secret


class Sit(Strict, frozen=True):
    """`nonce` is one's own part in the dice; it counts if the game is not dealt yet."""

    name: Name
    nonce: Nonce | None = None


class PutBot(Strict, frozen=True):
    """A bot for a seat nobody plays; `None` hands the seat back to its person."""

    bot: Annotated[str, Meta(max_length=40)] | None


class Link(Wire, frozen=True):
    """A secret that brings a seat to another device, for the link's fragment."""

    secret: str


class Somebody(Strict, frozen=True):
    """Whoever plays a seat, or who said something (`by`)."""

    seat: SeatNumber | None = None
    by: SpeakerId | None = None


class Mute(Somebody, frozen=True, kw_only=True):
    on: bool


class Report(Somebody, frozen=True, kw_only=True):
    """For whoever runs the server; the last lines of the chat are kept with it."""

    reason: Annotated[str, Meta(min_length=3, max_length=1000)]


class SpectatorChat(Strict, frozen=True):
    on: bool


class RecoveryCode(Wire, frozen=True):
    """What makes another browser this player; an earlier one is void."""

    code: str


class Recover(Strict, frozen=True):
    code: Annotated[str, Meta(min_length=16, max_length=60)]


class Device(Wire, frozen=True):
    """A browser that plays a seat. `first` is the one that sat down; it can take the seat from the others."""

    id: str
    first: bool
    mine: bool
    present: bool
    # When it came, and when it last went away.
    since: float
    seen: float | None


class Devices(Wire, frozen=True):
    """Who plays a seat, and whether a link to it is out that nobody has revoked."""

    devices: list[Device]
    link: bool


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
    # Seconds of thinking time at the moment of this message; `None` without clocks.
    time_left: float | None = None
    # Whether its person has given it up: the bot plays it for the sake of the others.
    resigned: bool = False
    # Whether its person may not talk.
    muted: bool = False


class TableInfo(Wire, frozen=True):
    """Everything about a table that is not the game itself."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    seats: list[Seat]
    # A table waits until every seat is taken and the game is dealt.
    waiting: bool
    # Bots wait until somebody lets them go on: time for what can be done "at any time".
    paused: bool
    over: bool
    open: bool
    owner: bool
    clock: Clock | None
    cover: bool
    # Where the dice come from, and who chose, knows or brought them.
    dice: HowDice
    dice_by: str
    # The hash of the server's secret, published before anybody sat down; `None` where there is none.
    promise: str | None
    # The hash of the record that the game was dealt from; `None` until it is dealt.
    commitment: str | None
    # What each seat has added to the dice.
    nonces: list[str]
    # The version that opened the table.
    version: str
    # When the game is over: the line of which promise, commitment and seed are hashes.
    record: str | None
    created: float
    spectators: int
    # The campaign whose scenario is played here.
    campaign: str | None
    # Whether all win or lose together.
    cooperative: bool
    # Whether this player may break the game off, or end it as won because all others have resigned.
    may_abort: bool
    may_claim: bool
    # Whether those who only watch may talk, who may not (as `by` of what they said), and why this player may not.
    spectator_chat: bool
    muted: list[str]
    no_chat: Text | None


HowEnded = Literal["aborted", "given-up", "conceded"]


class TableSummary(Wire, frozen=True):
    """A line of the lobby or of "my tables"."""

    id: str
    game: str
    title: str
    seats: list[Seat]
    waiting: bool
    over: bool
    open: bool
    my_turn: bool
    # Whose turn it is; `None` while the table waits and when the game is over.
    turn: int | None
    decisions: int
    created: float
    updated: float
    campaign: str | None
    # How people ended the game before the rules did.
    ended: HowEnded | None


# --- the game as one seat sees it --------------------------------------------------------------------


class Option(Wire, frozen=True):
    key: str
    label: Text
    touches: list[str]
    # Comes before the question instead of answering it: "at any time".
    interrupt: bool


class Decision(Wire, frozen=True):
    kind: str
    prompt: Text
    rule: str
    options: list[Option]


class Line(Wire, frozen=True):
    """A line of the log. `kind` is the message that tells it; `{ $player }` is the name of `seat`."""

    kind: str
    seat: int | None
    rule: str
    args: dict[str, Any]


class ScoreLine(Wire, frozen=True):
    category: str
    points: int
    rule: str
    label: Text
    things: list[str]


class SeatOutcome(Wire, frozen=True):
    seat: int
    total: int
    lines: list[ScoreLine]
    place: int
    tie_break: list[int]
    title: Text | None
    title_rule: str | None


class EndedEarly(Wire, frozen=True):
    """People ended the game before the rules did: it was aborted, the last who played gave it up, or all others did
    and the seat ended it as won. `ended-<how>` are its words."""

    how: HowEnded
    seat: int


class Outcome(Wire, frozen=True):
    """A game that ended early has no scores."""

    seats: list[SeatOutcome]
    winners: list[int]
    settled_by: str | None
    # Now it can be told, and every die be checked against the commitment.
    seed: str
    ended: EndedEarly | None


class Rewind(Wire, frozen=True):
    """A wish to go back further than undo allows, until every seat in `waiting` has agreed or one refuses."""

    seat: int
    # The moment to go back to, as a number of decisions.
    to: int
    waiting: list[int]


class State(Wire, frozen=True):
    """The game now, as `seat` may know it (`None`: as a spectator)."""

    # The last entry that is part of it.
    number: int
    # How many decisions were made; an answer names it, so that a stale one is noticed.
    decisions: int
    seat: int | None
    # On a shared screen that is covered: the seat that has to look next. Then nothing else is told.
    covered: int | None
    # The game's own view, as its kit declares it; `None` until the game is dealt.
    view: dict[str, Any] | None
    # Who decides, `None` when the game is over.
    turn: int | None
    # What is asked, when it is `seat` that decides.
    decision: Decision | None
    # What `seat` may do "at any time" while another one decides.
    interrupts: list[Option]
    # Why `seat` cannot take back its last choice; `None` if it can.
    no_undo: Text | None
    rewind: Rewind | None
    outcome: Outcome | None


Seated = Literal["sit", "stand", "remove", "bot", "back", "expire"]
Played = Literal["choose", "undo", "pause", "resume", "ask-rewind", "agree", "refuse", "rewind"]
Left = Literal["resign", "abort", "claim"]
Decreed = Literal["kick", "mute", "spectators"]
What = Literal["open", "deal", "export", "chat", "set-aside"] | Seated | Played | Left | Decreed


class Entry(Wire, frozen=True):
    """Something that happened at a table; entries are numbered from 1 without gaps.

    `name` is who did it (`kick`, `mute`: to whom), `text` is chat, `by` who said it, `bot` the bot that sat down, `to`
    the moment of a rewind, `on` whether something is so from now on. `lines` are new
    lines of the log; before they are added, the log is cut to `log` lines if that is given (something was taken back).
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
    lines: list[Line] = []
    log: int | None = None


class Said(Wire, frozen=True):
    """A line of chat; `seat` is `None` for a spectator. `by` is the same for all that somebody says at this table."""

    number: int
    at: float
    seat: int | None
    name: str
    text: str
    by: str = ""


# --- WebSocket: from the browser -----------------------------------------------------------------------


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
    """Withdrawing one's own wish is a refusal too."""

    id: RequestId
    seat: SeatNumber
    agree: bool


class Pause(Strict, frozen=True, tag="pause"):
    """Let the bots wait, or go on."""

    id: RequestId
    seat: SeatNumber
    on: bool


class Say(Strict, frozen=True, tag="say"):
    id: RequestId
    text: Chat


class Look(Strict, frozen=True, tag="look"):
    """See the table from another of one's own seats; lifts the cover of a shared screen. After the end, any seat."""

    id: RequestId
    seat: SeatNumber | None


class AskPreview(Strict, frozen=True, tag="ask-preview"):
    """What would each option give?"""

    id: RequestId
    seat: SeatNumber
    decisions: Count


class AskHint(Strict, frozen=True, tag="ask-hint"):
    id: RequestId
    seat: SeatNumber
    decisions: Count


class AskLog(Strict, frozen=True, tag="ask-log"):
    """Lines of the log that the welcome left out: those before line `upto`, as many as come at once."""

    id: RequestId
    upto: Count


class Ping(Strict, frozen=True, tag="ping"):
    id: RequestId


Request = Choose | Undo | AskRewind | AnswerRewind | Pause | Say | Look | AskPreview | AskHint | AskLog | Ping
FromBrowser = Hello | Request

# --- WebSocket: to the browser -------------------------------------------------------------------------


class Welcome(Wire, frozen=True, tag="welcome"):
    """The answer to `hello`. With `last`, `entries` are exactly those missed and `log` is `None`; without, or when
    `last` cannot be from this table or is too long ago, `log` is the end of the log, `earlier` says how many lines
    come before it, and `entries` is empty."""

    table: TableInfo
    state: State
    log: list[Line] | None
    earlier: int
    entries: list[Entry]
    chat: list[Said]


class News(Wire, frozen=True, tag="news"):
    """What happened since; `state` and `table` come where they have changed."""

    entries: list[Entry]
    state: State | None
    table: TableInfo | None


class Presence(Wire, frozen=True, tag="presence"):
    """Who is looking at the table right now."""

    present: list[bool]
    spectators: int


class Done(Wire, frozen=True, tag="done"):
    """The request is carried out and will survive a crash."""

    id: int


class Refused(Wire, frozen=True, tag="refused"):
    """Nothing was changed. `id` is `None` where the request could not be read."""

    id: int | None
    reason: Text
    rule: str | None = None


class Lines(Wire, frozen=True, tag="lines"):
    """Lines of the log, from line `start` on."""

    id: int
    start: int
    lines: list[Line]


class Preview(Wire, frozen=True):
    """The figures that an option would change: name, before, after (`figure-<name>` are its words). Where nothing could
    be told before, such as the chance with a skill that is being chosen, the number stands there twice.
    `chance` says that something random or hidden has a part in it, so that not all can be told."""

    figures: list[tuple[str, int, int]]
    chance: bool


class Previews(Wire, frozen=True, tag="previews"):
    id: int
    decisions: int
    options: dict[str, Preview]


class Advice(Wire, frozen=True):
    """`worth` puts into words what `value` means in this game and for this question."""

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
    """The server closes this connection; `again` says whether it makes sense to come back."""

    reason: Text
    again: bool


ToBrowser = Welcome | News | Presence | Done | Refused | Previews | Hint | Lines | Pong | Bye

# --- looking back ----------------------------------------------------------------------------------------


class Moment(Wire, frozen=True):
    """The table after so many decisions, and its log up to then."""

    state: State
    log: list[Line]


class Point(Wire, frozen=True):
    """The figures of every seat after so many decisions; `lines` is the length of the log then."""

    decisions: int
    figures: list[dict[str, int]]


class Course(Wire, frozen=True):
    """How the game went: a point for every decision that changed a figure of somebody."""

    decisions: int
    points: list[Point]

"""All messages between a browser and the server.

The OpenAPI document and the TypeScript types of the page are generated from these definitions. Messages contain no
prose: a `Text` is a message id with arguments, and the browser finds the words in the same `.ftl` files as the
terminal.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from herowright.table.ending import How

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
# Where the dice of a table come from: from the server and everybody who sat down; chosen by somebody, or known to
# somebody in advance; from a file; from the date of a daily game; or unknown, if an earlier version opened the table.
HowDice = Literal["fair", "chosen", "known", "imported", "daily", "unknown"]


class Wire(Struct, frozen=True, kw_only=True):
    """A message: immutable, with named fields."""


class Strict(Wire, frozen=True, forbid_unknown_fields=True):
    """A message from a browser: unknown fields are refused."""


class Text(Wire, frozen=True):
    """A message id and its arguments; an argument can be a number, a reference such as `card:longsword`,
    or a `Text` itself."""

    id: str
    args: dict[str, Any] = {}


class Problem(Wire, frozen=True):
    """Why something was refused, and the clause behind it; `others` are further problems, for example of a file."""

    reason: Text
    rule: str | None = None
    others: list[Text] = []


# --- games, cards, rules -----------------------------------------------------------------------------


class Setting(Wire, frozen=True):
    """`setting-<id>` and `setting-<id>-<value>` are its message ids (lower case), with `.help`. It only applies if
    the settings in `needs` have one of the values listed there."""

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
    """A preset: `preset-<id>` and its `.help` are its message ids."""

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
    # Whether there is a guided first game.
    taught: bool
    # Whether seats know things that others do not: then a shared screen is covered between turns.
    secrets: bool
    # Values of settings that change the number of players or what is secret.
    limits: list[Limit]


class CardInfo(Wire, frozen=True):
    """A card in the language asked for; `values` are its numbers, by game and family. `box` is the box it comes in,
    if a game has several."""

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


class ExampleInfo(Wire, frozen=True):
    """A worked example of a clause: what happens, the outcome, and references to what can be drawn of it."""

    id: str
    text: str
    outcome: str
    shows: list[str]


class ClauseInfo(Wire, frozen=True):
    id: str
    status: str
    text: str
    source: str
    chapter: str
    examples: list[ExampleInfo]


class ClausesFound(Wire, frozen=True):
    """The numbers of the clauses that contain every word in some form, and the forms that were found."""

    clauses: list[str]
    words: list[str]


class MeaningInfo(Wire, frozen=True):
    """What a term means, the clause that defines it, and the words that stand for it in a sentence; `karty*` is
    every word with that prefix."""

    id: str
    term: str
    text: str
    rule: str
    forms: list[str]


class LessonInfo(Wire, frozen=True):
    """`lesson-<game>-<id>` and its `.text` are its message ids; `herowright.lessons` says when it is due."""

    id: str
    target: str | None
    act: bool
    asks: str
    offers: str
    where: dict[str, bool | int | str]
    over: bool


class CourseInfo(Wire, frozen=True):
    """A guided first game: how its table is opened, with the learner in the first seat and bots in the others, and
    the lessons in order. `lesson-<game>-about-1` to `-<about>` say what it teaches."""

    seed: str
    bots: list[str]
    options: dict[str, Any]
    about: int
    lessons: list[LessonInfo]


class OwnValue(Wire, frozen=True):
    """A value that a pack adds to a setting, such as its own scenario, with its name in each language."""

    setting: str
    value: str
    names: dict[str, str]


class CheckedPack(Wire, frozen=True):
    """The content of a card pack, to be given as the option `pack` of a new table, and what can be chosen with it."""

    pack: dict[str, Any]
    own: list[OwnValue]


# --- people and tables -------------------------------------------------------------------------------


class Me(Wire, frozen=True):
    """This browser. `webhooks` says whether the operator allows them, `research` whether its finished games may be used
    for research."""

    name: str
    webhook: str | None
    webhooks: bool
    research: bool
    # Whether this player agrees to be rated, and to be listed with it.
    rated: bool = False
    # Whether this server can write to people who name an address.
    mail: bool = False


class MeChange(Strict, frozen=True):
    name: Name | None = None
    # An https address that is called when it is this player's turn; empty removes it.
    webhook: Annotated[str, Meta(max_length=300)] | None = None
    research: bool | None = None
    rated: bool | None = None


class Clock(Strict, frozen=True):
    """Thinking time: `bank` seconds for the whole game, and `more` seconds added for every decision. If somebody's
    time runs out, a bot plays for them until they come back."""

    bank: Annotated[int, Meta(ge=10, le=60 * 60 * 24 * 60)]
    more: Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 14)]


class SeatPlan(Strict, frozen=True):
    """Who sits where when a table opens: this browser (`me`; several of them share one screen), a bot, or whoever
    comes (`free`)."""

    kind: Literal["me", "bot", "free"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class DiceTicket(Wire, frozen=True):
    """The server has drawn a secret for the dice of a table; `promise` is the SHA-256 hash of `herowright promise
    SECRET`. With `ticket`, this player can open one table within an hour whose dice are derived from that secret."""

    promise: str
    ticket: str


class NewTable(Strict, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    # A decimal number that chooses the dice, which everybody is told. Without one they are derived from a secret of the
    # server and the numbers of everybody who sits down, and the game is dealt when the last seat is taken.
    seed: Annotated[str, Meta(pattern="^[0-9]{1,39}$")] | None = None
    title: Title = ""
    # An open table is listed in the lobby; anybody may watch it and take a free seat.
    open: bool = False
    clock: Clock | None = None
    # Whether a shared screen is covered when it changes hands; `None`: if the game has secrets.
    cover: bool | None = None
    # A promise of dice made before (`POST /api/dice`), and the player's own number, drawn after it.
    ticket: Ticket | None = None
    nonce: Nonce | None = None
    # Whether spectators may write.
    spectator_chat: bool = True
    # Whether bots give hints here.
    hints: bool = True
    # Whether the game waits until everybody at the table has confirmed that they are ready.
    ready_check: bool = False


class Created(Wire, frozen=True):
    """`invite` goes into the link's fragment: whoever has it may watch and take a free seat."""

    table: str
    invite: str


class Invite(Strict, frozen=True):
    """The secret of an invitation or of a seat's own link, as it stood in a fragment."""

    secret: Secret


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


class RecoveryCode(Wire, frozen=True):
    """A code with which another browser becomes this player; it replaces an earlier one."""

    code: str


class Recover(Strict, frozen=True):
    code: Annotated[str, Meta(min_length=16, max_length=60)]


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


class AskRematch(Strict, frozen=True):
    """Play again. `bot` takes the seat of whoever declines; without one the seat is free for anybody. `ticket` and
    `nonce` are those of a new table."""

    bot: Annotated[str, Meta(max_length=40)] | None = None
    ticket: Ticket | None = None
    nonce: Nonce | None = None


class RematchTable(Wire, frozen=True):
    """Where the next game is played. `mine` is whether this player has just opened it; otherwise somebody was
    faster, and a seat is reserved there."""

    table: str
    mine: bool


class QrCode(Wire, frozen=True):
    """The invitation as a QR code (SVG)."""

    svg: str


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


class Rematch(Wire, frozen=True):
    """Somebody (`seat`) has proposed to play again at this table; those in `declined` do not want to."""

    table: str
    seat: int
    declined: list[int]
    # Whether a seat is kept there for this player, who has neither sat down nor declined.
    open: bool


class TableInfo(Wire, frozen=True):
    """Everything about a table that is not the game itself."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    seats: list[Seat]
    # A table waits until every seat is taken and the game is dealt.
    waiting: bool
    # Bots wait until somebody resumes them: time for what can be done "at any time".
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
    # Whether this player may abort the game, or claim the win because all others have resigned.
    may_abort: bool
    may_claim: bool
    # Whether spectators may write, who is muted (as `by` of what they wrote), and why this player may not write.
    spectator_chat: bool
    muted: list[str]
    no_chat: Text | None
    # Whether bots give hints, and whether the game waits until everybody is ready.
    hints: bool
    ready_check: bool
    # The day of a daily game: the same dice for everybody, and one try.
    daily: str | None
    # The next game of the same people, once somebody has proposed it.
    rematch: Rematch | None


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
    ended: How | None
    # What people want to know before they sit down. The options are those with plain values; `pack`: custom cards.
    options: dict[str, Any]
    pack: bool
    clock: Clock | None
    dice: HowDice
    hints: bool
    ready_check: bool
    spectator_chat: bool
    daily: str | None


# --- the game as one seat sees it --------------------------------------------------------------------


class Option(Wire, frozen=True):
    key: str
    label: Text
    touches: list[str]
    # Comes before the question instead of answering it: "at any time".
    interrupt: bool


class Barred(Wire, frozen=True):
    """Something the player would expect to be offered but is not, and why."""

    option: Option
    reason: Text
    rule: str | None


class Decision(Wire, frozen=True):
    kind: str
    prompt: Text
    rule: str
    options: list[Option]
    # The answer only names a thing: touching it neither gives anything up nor carries anything out.
    points: bool
    barred: list[Barred]


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
    """People ended the game before the rules did: it was aborted, the last player abandoned it, or all others
    resigned and the seat claimed the win. `ended-<how>` are its message ids."""

    how: How
    seat: int


class Outcome(Wire, frozen=True):
    """A game that ended early has no scores."""

    seats: list[SeatOutcome]
    winners: list[int]
    settled_by: str | None
    # Now it can be revealed, and every die be checked against the commitment.
    seed: str
    ended: EndedEarly | None


class Rewind(Wire, frozen=True):
    """A request to go back further than undo allows, until every seat in `waiting` has agreed or one refuses."""

    seat: int
    # The moment to go back to, as a number of decisions.
    to: int
    waiting: list[int]


class State(Wire, frozen=True):
    """The game now, as `seat` may know it (`None`: as a spectator)."""

    # The last entry that is part of it.
    number: int
    # How many decisions have been made; an answer includes it, so that a stale one is noticed.
    decisions: int
    seat: int | None
    # On a covered shared screen: the seat that has to look next. Then nothing else is sent.
    covered: int | None
    # The game's own view, as its kit declares it; `None` until the game is dealt.
    view: dict[str, Any] | None
    # Who decides, `None` when the game is over.
    turn: int | None
    # What is asked, when it is `seat` that decides.
    decision: Decision | None
    # What `seat` may do "at any time" while another one decides.
    interrupts: list[Option]
    # Why `seat` cannot undo its last choice; `None` if it can.
    no_undo: Text | None
    rewind: Rewind | None
    outcome: Outcome | None


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
    lines: list[Line] = []
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

# --- WebSocket: to the browser -------------------------------------------------------------------------


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
    """The server closes this connection; `again` says whether it makes sense to reconnect."""

    reason: Text
    again: bool


ToBrowser = Welcome | News | Presence | Done | Refused | Previews | Hint | Lines | Pong | Bye

# --- looking back ----------------------------------------------------------------------------------------


class Moment(Wire, frozen=True):
    """The table after this many decisions, and its log up to then."""

    state: State
    log: list[Line]


class Point(Wire, frozen=True):
    """The figures of every seat after this many decisions; `lines` is the length of the log then."""

    decisions: int
    figures: list[dict[str, int]]


class Course(Wire, frozen=True):
    """How the game went: a point for every decision that changed somebody's figures."""

    decisions: int
    points: list[Point]


class Costly(Wire, frozen=True):
    """A decision that had a better alternative: the moment before it, and what it cost, with its standard error."""

    decisions: int
    prompt: Text
    chosen: Text
    better: Text
    loss: float
    error: float
    reasons: list[Text]


class SeatReview(Wire, frozen=True):
    """The result is the sum of what companions could expect at the beginning, what the seat's own decisions gained
    over theirs (in cooperative games, everybody's decisions), and luck."""

    seat: int
    looked_at: int
    result: float
    expected: float
    skill: float
    luck: float
    costly: list[Costly]


class Chances(Wire, frozen=True):
    """Each seat's chance to win after this many decisions, up to 1."""

    decisions: int
    chances: list[float]


class Review(Wire, frozen=True):
    """The coach's review of a finished game. `unit` is the unit of results; `chance` means the chance to win."""

    unit: Literal["stars", "points", "chance"]
    points: list[Chances]
    seats: list[SeatReview]

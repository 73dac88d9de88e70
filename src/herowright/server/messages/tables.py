"""Tables: opening them, coming to them, and everything about them that is not the game itself."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, field

from herowright.server.messages.basics import HowDice, Nonce, Secret, Strict, Text, Ticket, Title, Wire
from herowright.server.messages.seats import Seat, SeatPlan
from herowright.table.ending import How


class Clock(Strict, frozen=True):
    """Thinking time: `bank` seconds for the whole game, and `more` seconds added for every decision. If somebody's
    time runs out, a bot plays for them until they come back."""

    bank: Annotated[int, Meta(ge=10, le=60 * 60 * 24 * 60)]
    more: Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 14)]


class DiceTicket(Wire, frozen=True):
    """The server has drawn a secret for the dice of a table; `promise` is the SHA-256 hash of `herowright promise
    SECRET`. With `ticket`, this player can open one table within an hour whose dice are derived from that secret."""

    promise: str
    ticket: str


class NewTable(Strict, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = field(default_factory=dict)
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

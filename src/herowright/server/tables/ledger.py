"""What has happened at a table: the game itself and everything around it (who sits where, chat, clocks), as a fold
of its entries. The same entries always give the same ledger, in any process and after any crash."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct, json
from msgspec.structs import replace

from herowright import __version__, load_table
from herowright.server.messages import Clock, HowDice, Orders, Said
from herowright.server.store import entries as e
from herowright.server.store.entries import AnyEntry
from herowright.server.tables.clocks import Clocks
from herowright.server.tables.company import Company
from herowright.server.tables.dealing import UNKNOWN, Dealing
from herowright.server.tables.gathering import Gathering
from herowright.table.dice import Dice, promise
from herowright.table.ending import ABORTED, CONCEDED, GIVEN_UP, Ended
from herowright.table.table import Table

MOST_CHAT = 200


class Place(Struct, frozen=True, array_like=True):
    """A seat of the table: who may play it, and the bot that decides for it, if one does."""

    name: str = ""
    players: list[str] = []
    bot: str | None = None

    @property
    def free(self) -> bool:
        return not self.players and self.bot is None


class RewindRequest(Struct, frozen=True, array_like=True):
    """Somebody wants to go back further than undo allows; `waiting` are the seats that have not agreed yet."""

    seat: int
    to: int
    waiting: list[int]


class Checkpoint(Struct, omit_defaults=True):
    """A stored ledger, and the version that stored it. The clock itself belongs to the table."""

    game: str
    number: int
    at: float
    seats: list[Place]
    chat: list[Said]
    wish: RewindRequest | None
    paused: bool
    banks: list[float]
    since: float
    version: str = ""
    dealing: Dealing | None = None
    company: Company | None = None
    gathering: Gathering | None = None
    orders: dict[int, Orders] = {}


@dataclass(slots=True)
class Ledger:
    # Until it is dealt, a placeholder game that nobody plays or sees.
    game: Table[Any]
    clocks: Clocks
    places: list[Place]
    chat: list[Said] = field(default_factory=list)
    rewind: RewindRequest | None = None
    # Whether bots wait until they are let go on.
    paused: bool = False
    # The last entry, and when it was made.
    number: int = 0
    at: float = 0.0
    dealing: Dealing = UNKNOWN
    company: Company = field(default_factory=Company)
    gathering: Gathering = field(default_factory=Gathering)
    # Standing orders by seat.
    orders: dict[int, Orders] = field(default_factory=dict)
    # What follows from the rest, and is asked dozens of times for each decision: whether the game waits until all seats
    # are taken, all are ready and it is dealt; and the seats of everybody who holds any.
    waiting: bool = field(init=False)
    held: dict[str, list[int]] = field(init=False)

    def __post_init__(self) -> None:
        self._settle()

    def _settle(self) -> None:
        free = any(place.free for place in self.places)
        self.waiting = free or not (self.dealing.dealt and self.gathering.begun)
        self.held = {}
        for seat, place in enumerate(self.places):
            for player in place.players:
                self.held.setdefault(player, []).append(seat)

    @classmethod
    def new(cls, game: Table[Any], clock: Clock | None) -> Ledger:
        """Before the first entry."""
        return cls(game, Clocks.full(clock, game.seats), [Place()] * game.seats)

    # --- reading ---------------------------------------------------------------------------------------

    @property
    def can_deal(self) -> bool:
        return not self.dealing.dealt and self.gathering.begun and not any(place.free for place in self.places)

    @property
    def turn(self) -> int | None:
        return self.game.decision.seat if self.game.decision and self.dealing.dealt else None

    @property
    def promise(self) -> str | None:
        """The hash of the server's part in the dice of this table."""
        if self.dealing.how != "fair":
            return None
        return promise(self.dealing.secret) if not self.dealing.dealt else self.game.promise

    @property
    def commitment(self) -> str | None:
        return self.game.commitment if self.dealing.dealt else None

    @property
    def dice(self) -> tuple[HowDice, str]:
        """Where the dice come from, and who influenced them."""
        return self.dealing.marked({player for place in self.places for player in place.players}, self.waiting)

    @property
    def running(self) -> int | None:
        """Whose clock runs."""
        turn = self.turn
        if self.clocks.clock is None or turn is None or self.waiting or self.places[turn].bot:
            return None
        return turn

    def seats_of(self, player: str) -> list[int]:
        return self.held.get(player, [])

    def time_left(self, seat: int, now: float) -> float | None:
        return self.clocks.left(seat, now, self.running)

    def due(self, bot_pace: float) -> float | None:
        """When the server has to act by itself: deal, let a bot decide, or stop a clock."""
        if self.can_deal:
            return self.at
        turn = self.turn
        if turn is None or self.waiting:
            return None
        if self.places[turn].bot:
            return None if self.paused else self.at + bot_pace
        return self.clocks.ends(turn)

    # --- folding ---------------------------------------------------------------------------------------

    def after(self, entry: AnyEntry, game: Table[Any] | None = None) -> Ledger:
        """The ledger with one more entry; this one is not modified. `game` is the game after the entry, if it has
        already been computed."""
        clocks, running = self.clocks.copy(), self.running
        coming = Ledger(
            self.game,
            clocks,
            self.places[:],
            self.chat[:],
            self.rewind,
            self.paused,
            entry.number,
            entry.at,
            self.dealing,
            self.company.after(entry),
            self.gathering,
            self.orders,
        )
        clocks.spend(running, entry.at, entry.down)
        coming._fold(entry, game)
        coming.dealing = self.dealing.after(entry, self.places, coming.places)
        coming.gathering = self.gathering.after(entry, coming.places)
        if not isinstance(entry, e.Chosen):
            coming._settle()
        elif entry.seat == running:
            clocks.reward(entry.seat)
        return coming

    def _fold(self, entry: AnyEntry, game: Table[Any] | None) -> None:
        match entry:
            case e.Opened():
                self.places = [Place(*seat) for seat in entry.seats]
            case e.Dealt():
                self.game = game or self.game.dealt(Dice.read(entry.dice))
            case e.Chosen() | e.Undone() | e.Rewound() | e.Aborted() | e.Claimed():
                self.game = game or game_after(self.game, entry)
                self.rewind = None
            case e.RewindAsked():
                self.rewind = RewindRequest(entry.seat, entry.to, entry.waiting)
            case e.RewindAgreed():
                assert self.rewind is not None
                self.rewind = replace(self.rewind, waiting=[seat for seat in self.rewind.waiting if seat != entry.seat])
            case e.RewindRefused():
                self.rewind = None
            case e.Paused() | e.Resumed():
                self.paused = isinstance(entry, e.Paused)
            case e.Ordered():
                self.orders = {**self.orders, entry.seat: entry.orders}
            case e.Chatted():
                said = Said(
                    number=entry.number, at=entry.at, seat=entry.seat, name=entry.name, text=entry.text, by=entry.by
                )
                self.chat = [*self.chat, said][-MOST_CHAT:]
            case (
                e.SatDown()
                | e.StoodUp()
                | e.DeviceRemoved()
                | e.BotPut()
                | e.TimedOut()
                | e.BotGone()
                | e.Left()
                | e.Kicked()
            ) if entry.seat is not None:
                self.places[entry.seat] = seated(self.places[entry.seat], entry)
                self.rewind = None  # somebody has come or gone: ask again
                if not self.places[entry.seat].players:  # orders are a person's
                    self.orders = {seat: orders for seat, orders in self.orders.items() if seat != entry.seat}
                if isinstance(entry, e.BotGone):
                    self.clocks.come_back(entry.seat)
            case e.Resigned():
                self.places[entry.seat] = seated(self.places[entry.seat], entry)
                self.rewind = None
                if entry.bot is None:
                    self.game = game or game_after(self.game, entry)

    # --- checkpoints -----------------------------------------------------------------------------------

    def encode(self) -> bytes:
        return json.encode(
            Checkpoint(
                game=self.game.save().decode(),
                number=self.number,
                at=self.at,
                seats=self.places,
                chat=self.chat,
                wish=self.rewind,
                paused=self.paused,
                banks=self.clocks.banks,
                since=self.clocks.since,
                version=__version__,
                dealing=None if self.dealing == UNKNOWN else self.dealing,
                company=None if self.company == Company() else self.company,
                gathering=None if self.gathering == Gathering() else self.gathering,
                orders=self.orders,
            )
        )

    @classmethod
    def decode(cls, blob: bytes, clock: Clock | None) -> Ledger:
        kept = json.decode(blob, type=Checkpoint)
        return cls(
            load_table(kept.game.encode()),
            Clocks(clock, kept.banks, kept.since),
            kept.seats,
            kept.chat,
            kept.wish,
            kept.paused,
            kept.number,
            kept.at,
            kept.dealing or UNKNOWN,
            kept.company or Company(),
            kept.gathering or Gathering(),
            kept.orders,
        )


SeatChange = (
    e.SatDown | e.StoodUp | e.DeviceRemoved | e.BotPut | e.TimedOut | e.BotGone | e.Resigned | e.Kicked | e.Left
)
GameChange = e.Chosen | e.Undone | e.Rewound | e.Resigned | e.Aborted | e.Claimed


def seated(place: Place, entry: SeatChange) -> Place:
    match entry:
        case e.SatDown():
            return replace(place, name=entry.name, players=[*place.players, entry.player])
        case e.StoodUp():
            return replace(place, name="", players=[])
        case e.DeviceRemoved():
            return replace(place, players=[player for player in place.players if player != entry.removed])
        case e.BotPut() | e.TimedOut() | e.Resigned():
            return replace(place, bot=entry.bot)
        case e.Kicked() | e.Left():
            return Place(bot=entry.bot)
        case e.BotGone():
            return replace(place, bot=None, name=place.name if place.players else "")


def game_after(game: Table[Any], entry: GameChange) -> Table[Any]:
    """The game after an entry that changed it; the game before it stays as it was."""
    if isinstance(entry, e.Rewound):
        return game.moment(entry.to)
    following = game.clone()
    match entry:
        case e.Chosen():
            following.apply(entry.key, entry.seat)
        case e.Undone():
            following.undo()
        case _:
            following.end(ended_by(entry))
    return following


def ended_by(entry: e.Resigned | e.Aborted | e.Claimed) -> Ended:
    """How a game ended with this entry."""
    match entry:
        case e.Resigned():
            return Ended(GIVEN_UP, entry.seat)
        case e.Aborted():
            return Ended(ABORTED, entry.seat)
        case e.Claimed():
            return Ended(CONCEDED, entry.seat)

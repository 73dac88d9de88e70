"""What has happened at a table: the game itself and all around it (who sits where, chat, clocks), as the fold of its
entries. The same entries always give the same ledger, on any process and after any crash.

What an entry's `data` holds, by `what`:

| what | data |
|---|---|
| open | `seats`: name, players and bot of each |
| choose | `key`, and `events`: what happened, dice and draws included |
| undo | `kept`: lines of the log that remain, for each seat and for spectators |
| sit, bot, expire | `name`, `bot` |
| chat | `name`, `text` |
| ask-rewind, rewind | `to`: the moment, as a number of decisions; `kept` |
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field, replace
from typing import Any

from msgspec import json

from herowright import load_table
from herowright.server.messages import Clock, Entry, Line, Said
from herowright.server.store import Stored
from herowright.table.event import Event
from herowright.table.table import Table

# Entries kept at hand for pages that come back; older ones are read from the store.
RECENT = 300
MOST_CHAT = 200
# Whoever comes back after running out of time gets at least this much.
GRACE = 60.0


@dataclass(slots=True)
class Place:
    """A seat of the table: who may play it, and the bot that decides for it, if one does."""

    name: str
    players: list[str] = field(default_factory=list)
    bot: str | None = None

    @property
    def free(self) -> bool:
        return not self.players and self.bot is None


@dataclass(frozen=True, slots=True)
class Wish:
    """Somebody wants to go back further than undo allows."""

    seat: int
    to: int
    waiting: list[int]


class Ledger:
    def __init__(self, game: Table[Any], clock: Clock | None) -> None:
        self.game = game
        self.clock = clock
        self.number = 0
        self.at = 0.0
        self.places = [Place("") for _ in range(game.seats)]
        self.chat: list[Said] = []
        self.wish: Wish | None = None
        # Whether bots wait until they are let go on.
        self.paused = False
        # Seconds of thinking time left to each seat when the present turn began, and when it began.
        self.banks = [float(clock.bank) if clock else 0.0] * game.seats
        self.since = 0.0
        self.recent: deque[Stored] = deque(maxlen=RECENT)

    # --- reading ---------------------------------------------------------------------------------------

    @property
    def waiting(self) -> bool:
        """The game waits until every seat is taken."""
        return any(place.free for place in self.places)

    @property
    def turn(self) -> int | None:
        return self.game.decision.seat if self.game.decision else None

    @property
    def running(self) -> int | None:
        """Whose clock runs."""
        turn = self.turn
        if self.clock is None or turn is None or self.waiting or self.places[turn].bot:
            return None
        return turn

    def seats_of(self, player: str) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if player in place.players]

    def time_left(self, seat: int, now: float) -> float | None:
        if self.clock is None:
            return None
        return max(0.0, self.banks[seat] - (now - self.since if seat == self.running else 0.0))

    def due(self, bot_pace: float) -> float | None:
        """When the server has to act by itself: let a bot decide, or stop a clock."""
        turn = self.turn
        if turn is None or self.waiting:
            return None
        if self.places[turn].bot:
            return None if self.paused else self.at + bot_pace
        return self.since + self.banks[turn] if self.clock else None

    def kept(self, game: Table[Any]) -> list[int]:
        """How many lines of the log remain, for each seat and at last for spectators."""
        return [sum(event.seen_by(seat) for event in game.log) for seat in (*range(game.seats), None)]

    def copy(self) -> Ledger:
        """An independent twin that remembers no recent entries."""
        twin = Ledger(self.game, self.clock)
        twin.places = [Place(place.name, place.players[:], place.bot) for place in self.places]
        twin.number, twin.at, twin.since = self.number, self.at, self.since
        twin.chat, twin.banks, twin.wish, twin.paused = self.chat[:], self.banks[:], self.wish, self.paused
        return twin

    # --- folding ---------------------------------------------------------------------------------------

    def take(self, entry: Stored, game: Table[Any] | None = None) -> None:
        """One entry more. `game` is the game after it, where somebody has worked it out already."""
        running = self.running
        if running is not None:
            self.banks[running] -= entry.at - self.since
        self._change(entry, game)
        if self.clock and entry.what == "choose" and entry.seat == running and running is not None:
            self.banks[running] += self.clock.more
        self.number, self.at, self.since = entry.number, entry.at, entry.at
        self.recent.append(entry)

    def _change(self, entry: Stored, game: Table[Any] | None) -> None:
        data = entry.data
        match entry.what:
            case "open":
                self.places = [Place(name, list(players), bot) for name, players, bot in data["seats"]]
            case "choose" | "undo" | "rewind":
                self.game = game or after(self.game, entry)
                self.wish = None
            case "ask-rewind":
                assert entry.seat is not None
                self.wish = Wish(entry.seat, data["to"], data["waiting"])
            case "agree":
                assert self.wish is not None
                waiting = [seat for seat in self.wish.waiting if seat != entry.seat]
                self.wish = replace(self.wish, waiting=waiting)
            case "refuse":
                self.wish = None
            case "pause" | "resume":
                self.paused = entry.what == "pause"
            case "chat":
                self.chat.append(Said(number=entry.number, at=entry.at, seat=entry.seat, **data))
                del self.chat[:-MOST_CHAT]
            case _:
                assert entry.seat is not None
                self._seat(entry, self.places[entry.seat], entry.seat)

    def _seat(self, entry: Stored, place: Place, seat: int) -> None:
        match entry.what:
            case "sit":
                assert entry.player is not None
                place.name = entry.data["name"]
                place.players.append(entry.player)
            case "stand":
                place.name, place.players = "", []
            case "bot" | "expire":
                place.bot = entry.data["bot"]
            case "back":
                place.bot = None
                if not place.players:
                    place.name = ""
                if self.clock:
                    self.banks[seat] = max(self.banks[seat], float(self.clock.more), GRACE)
        if self.wish:  # somebody has come or gone: ask anew
            self.wish = None

    # --- checkpoints -----------------------------------------------------------------------------------

    def encode(self) -> bytes:
        """Everything but the recent entries, from which `decode` goes on."""
        seats = [[place.name, place.players, place.bot] for place in self.places]
        wish = self.wish and [self.wish.seat, self.wish.to, self.wish.waiting]
        return json.encode(
            {
                "game": self.game.save().decode(),
                "number": self.number,
                "at": self.at,
                "seats": seats,
                "chat": self.chat,
                "wish": wish,
                "paused": self.paused,
                "banks": self.banks,
                "since": self.since,
            }
        )

    @classmethod
    def decode(cls, blob: bytes, clock: Clock | None) -> Ledger:
        data = json.decode(blob)
        ledger = cls(load_table(data["game"].encode()), clock)
        ledger.number, ledger.at, ledger.since = data["number"], data["at"], data["since"]
        ledger.places = [Place(name, players, bot) for name, players, bot in data["seats"]]
        ledger.chat = [Said(**said) for said in data["chat"]]
        ledger.wish = Wish(*data["wish"]) if data["wish"] else None
        ledger.banks = data["banks"]
        ledger.paused = data["paused"]
        return ledger


def after(game: Table[Any], entry: Stored) -> Table[Any]:
    """The game after an entry that changed it; the game before it stays as it was."""
    if entry.what == "rewind":
        return game.moment(entry.data["to"])
    following = game.clone()
    if entry.what == "choose":
        following.apply(entry.data["key"], entry.seat)
    else:
        following.undo()
    return following


def line(event: Event) -> Line:
    return Line(kind=event.kind, seat=event.seat, rule=event.rule, args=dict(event.args))


def lines(events: list[Event], seat: int | None) -> list[Line]:
    """What of these events the seat may read."""
    return [line(event) for event in events if event.seen_by(seat)]


def as_seen(entry: Stored, seat: int | None) -> Entry:
    """An entry as the seat may know it: never the key that was chosen, only what came of it."""
    data = entry.data
    kept = data.get("kept")
    return Entry(
        number=entry.number,
        at=entry.at,
        what=entry.what,  # type: ignore[arg-type]
        seat=entry.seat,
        name=data.get("name"),
        text=data.get("text"),
        bot=data.get("bot"),
        to=data.get("to"),
        lines=lines([Event.decode(row) for row in data.get("events", ())], seat),
        log=None if kept is None else kept[-1 if seat is None else seat],
    )

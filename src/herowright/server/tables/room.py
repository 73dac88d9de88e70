"""A table in memory: everything people and bots do at it, one thing at a time, each kept before it counts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec import json
from sqlalchemy import delete, insert

from herowright.server.messages import Course, Seat, State, TableInfo
from herowright.server.ops.logs import log
from herowright.server.refusals import Forbidden, Refused, Stale
from herowright.server.store import (
    Conflict,
    Player,
    Statement,
    Stored,
    checkpoints,
    new_entry,
    new_summary,
)
from herowright.server.tables import campaigns, playing, snapshot
from herowright.server.tables.bot_workers import Opinion
from herowright.server.tables.ledger import Ledger, Place
from herowright.server.tables.names import bot_numbers
from herowright.server.tables.viewer import Viewer
from herowright.table.errors import IllegalChoice
from herowright.table.table import Table

if TYPE_CHECKING:
    from herowright.server.tables.rooms import Rooms

# So many entries after the last one, a checkpoint is written.
CHECKPOINT_EVERY = 40
# Plays for whoever has run out of time.
STAND_IN = "greedy"
# A bot that cannot decide is tried again after so many seconds.
RETRY = 5.0


# What another process said about who looks at a table there is good for so many seconds.
FORGOTTEN = 45.0


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Who looks at the table through another process."""

    at: float
    seats: frozenset[int]
    spectators: int


class Room:
    def __init__(self, rooms: Rooms, row: Any, ledger: Ledger) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.id: str = row.id
        self.title: str = row.title
        self.owner: str = row.owner
        self.open: bool = row.open
        self.cover: bool = row.cover
        self.created: float = row.created
        self.campaign: str | None = row.campaign
        self.ledger = ledger
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, Elsewhere] = {}
        self.guests: set[str] = set()
        self.seen: dict[int, float] = {}
        self.touched = time.monotonic()
        self.lock = asyncio.Lock()
        self.marked = ledger.number
        self.bot_task: asyncio.Task[None] | None = None
        self.states: dict[int | None, State] = {}
        # How the game went, and the very game it was worked out for: after going back it is another one.
        self.course_of: tuple[Table[Any], Course] | None = None

    @property
    def game(self) -> Table[Any]:
        return self.ledger.game

    # --- who may do what -----------------------------------------------------------------------------

    async def admit(self, player: Player) -> None:
        """Raises `Forbidden` for whoever may not even watch."""
        if self.open or player.id == self.owner or player.id in self.guests or self.ledger.seats_of(player.id):
            return
        if not await self.store.is_guest(self.id, player.id):
            raise Forbidden("server-private")
        self.guests.add(player.id)

    def holds(self, player: Player, seat: int) -> Place:
        """The place of a seat that this player may play."""
        place = self.place(seat)
        if player.id not in place.players:
            raise Forbidden("server-not-your-seat")
        return place

    def place(self, seat: int) -> Place:
        if seat >= self.game.seats:
            raise Refused("refused-no-seat", seats=self.game.seats)
        return self.ledger.places[seat]

    def present(self, seat: int) -> bool:
        """Whether somebody who plays the seat is looking, here or at another process."""
        return seat in self.present_here or any(seat in there.seats for there in self._elsewhere())

    @property
    def present_here(self) -> set[int]:
        return {seat for viewer in self.viewers for seat in self.ledger.seats_of(viewer.player.id)}

    def _elsewhere(self) -> list[Elsewhere]:
        since = time.monotonic() - FORGOTTEN
        return [there for there in self.elsewhere.values() if there.at > since]

    # --- what a seat sees ------------------------------------------------------------------------------

    def info(self, player: Player) -> TableInfo:
        ledger = self.ledger
        return TableInfo(
            id=self.id,
            game=self.game.game.id,
            title=self.title,
            options=dict(self.game.options),
            seats=self.seats(player),
            waiting=ledger.waiting,
            paused=ledger.paused,
            over=self.game.is_over,
            open=self.open,
            owner=player.id == self.owner,
            clock=ledger.clock,
            cover=self.cover,
            commitment=self.game.commitment,
            created=self.created,
            spectators=self.spectators,
            campaign=self.campaign,
        )

    def seats(self, player: Player) -> list[Seat]:
        now = time.time()
        places = self.ledger.places
        numbers = bot_numbers([(place.name, place.bot) for place in places])
        return [
            Seat(
                seat=seat,
                name=place.name,
                number=numbers[seat],
                person=bool(place.players),
                bot=place.bot,
                mine=player.id in place.players,
                present=self.present(seat),
                time_left=self.ledger.time_left(seat, now),
            )
            for seat, place in enumerate(places)
        ]

    @property
    def spectators(self) -> int:
        return self.spectators_here + sum(there.spectators for there in self._elsewhere())

    @property
    def spectators_here(self) -> int:
        return sum(not self.ledger.seats_of(viewer.player.id) for viewer in self.viewers)

    def state(self, seat: int | None) -> State:
        """The game now, as the seat may know it."""
        if seat not in self.states:
            self.states[seat] = self.state_of(self.game, seat)
        return self.states[seat]

    def state_of(self, game: Table[Any], seat: int | None) -> State:
        return snapshot.state(game, seat, self.ledger.number, self.ledger.wish)

    # --- writing -----------------------------------------------------------------------------------------

    async def append(
        self,
        what: str,
        seat: int | None = None,
        player: str | None = None,
        data: dict[str, Any] | None = None,
        game: Table[Any] | None = None,
        also: Sequence[Statement] = (),
    ) -> None:
        """Keep one more entry and then let it count. Called with the lock held; nothing changes if it fails."""
        ledger = self.ledger
        entry = Stored(ledger.number + 1, max(time.time(), ledger.at), what, seat, player, data or {})
        coming = ledger.copy()
        coming.take(entry, game)
        statements: list[Statement] = [
            new_entry(self.id, entry),
            new_summary(self.id, summary(coming, self.rooms.pace)),
            *also,
        ]
        if entry.number - self.marked >= CHECKPOINT_EVERY or coming.game.is_over > self.game.is_over:
            blob = await asyncio.to_thread(coming.encode)
            statements += [
                delete(checkpoints).where(checkpoints.c.table == self.id),
                insert(checkpoints).values(table=self.id, number=entry.number, blob=blob),
            ]
            self.marked = entry.number
        if self.campaign is not None and coming.game.is_over > self.game.is_over:
            statements += campaigns.counted(self.campaign, self.id, coming.game)
        try:
            await self.store.write(*statements, notice=f"{self.rooms.process} {self.id} {entry.number}")
        except Conflict:
            await self.catch_up()
            raise
        self.accept([entry], game)

    def accept(self, new: Sequence[Stored], game: Table[Any] | None = None, ours: bool = True) -> None:
        """Entries that are kept now count: fold them in and tell everybody. What follows of them (a bot's turn, a call
        to whoever has to decide) is up to the process that wrote them."""
        turn = self.ledger.turn, self.ledger.waiting
        for entry in new:
            self.ledger.take(entry, game)
            if entry.seat is not None and entry.player is not None:
                self.seen[entry.seat] = time.monotonic()
        self.states.clear()
        self.touched = time.monotonic()
        for viewer in list(self.viewers):
            viewer.tell(new)
        if not ours:
            return
        if (self.ledger.turn, self.ledger.waiting) != turn:
            self.rooms.call_for_turn(self)
        self.nudge()

    async def catch_up(self) -> None:
        """Take in what another process wrote."""
        new = await self.store.entries(self.id, self.ledger.number)
        if new:
            self.accept(new, ours=False)

    async def heard(self) -> None:
        async with self.lock:
            await self.catch_up()

    # --- bots and clocks -----------------------------------------------------------------------------------

    @property
    def thinker(self) -> str | None:
        """The bot whose decision it is."""
        turn = self.ledger.turn
        if turn is None or self.ledger.waiting or self.ledger.paused:
            return None
        return self.ledger.places[turn].bot

    def nudge(self) -> None:
        """If it is a bot's turn, let it think."""
        if self.thinker and (self.bot_task is None or self.bot_task.done()):
            self.bot_task = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        while bot := self.thinker:
            await asyncio.sleep(self.rooms.pace)
            try:
                await self._play_bot(bot)
            except (Conflict, Stale, IllegalChoice):
                await asyncio.sleep(0)  # somebody was faster: look again
            except Exception:
                log.error("bot-failed", table=self.id, exc_info=True)
                await asyncio.sleep(RETRY)

    async def _play_bot(self, bot: str) -> None:
        game = self.game
        decision = game.decision
        if decision is None:
            return
        opinion = await self.opinion(game, decision.seat, bot)
        async with self.lock:
            if self.thinker == bot:
                await playing.move(self, decision.seat, None, opinion[0][0], game.made)

    async def opinion(self, game: Table[Any], seat: int, bot: str, reasons: bool = False) -> Opinion:
        """What a bot thinks of the options of the deciding seat, from what that seat knows."""
        assert game.decision is not None
        # From the published hash: the same table always meets the same bots, whatever process they think in.
        seed = int(game.commitment[:8], 16) + 1000 * game.made + seat
        return await self.rooms.bot_workers.opinion(game, seat, bot, seed, reasons)

    async def check_clock(self) -> None:
        """Whoever has run out of time is played by a bot."""
        async with self.lock:
            seat = self.ledger.running
            if seat is not None and self.ledger.time_left(seat, time.time()) == 0:
                name = self.ledger.places[seat].name
                await self.append("expire", seat, None, {"bot": STAND_IN, "name": name})

    # --- viewers -------------------------------------------------------------------------------------------

    def enter(self, player: Player) -> Viewer:
        viewer = Viewer(self, player)
        self.viewers.add(viewer)
        self._presence_changed()
        return viewer

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.touched = time.monotonic()
        for seat in self.ledger.seats_of(viewer.player.id):
            self.seen[seat] = time.monotonic()
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.tell_presence()
        self.rooms.tell_presence(self)

    def heard_presence(self, process: str, seats: frozenset[int], spectators: int) -> None:
        self.elsewhere[process] = Elsewhere(time.monotonic(), seats, spectators)
        self.tell_presence()

    def tell_presence(self) -> None:
        for viewer in list(self.viewers):
            viewer.tell_presence()


def summary(ledger: Ledger, pace: float) -> dict[str, Any]:
    """What the row of a table repeats of its ledger."""
    return {
        "updated": ledger.at,
        "decisions": ledger.game.made,
        "turn": None if ledger.waiting else ledger.turn,
        "waiting": ledger.waiting,
        "over": ledger.game.is_over,
        "roster": json.encode([[place.name, bool(place.players), place.bot] for place in ledger.places]).decode(),
        "due": ledger.due(pace),
    }

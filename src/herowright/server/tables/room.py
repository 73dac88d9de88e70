"""A table in memory: everything people and bots do at it, one thing at a time, each kept before it counts."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from herowright.bots import strongest
from herowright.server.messages import Course, Seat, State, TableInfo
from herowright.server.ops.clock import now
from herowright.server.ops.logs import log
from herowright.server.refusals import Forbidden, Refused, Stale
from herowright.server.store import Conflict, Player, StorageFailed
from herowright.server.store.entries import AnyEntry, TimedOut
from herowright.server.store.tables import Summary, TableRow
from herowright.server.tables import campaigns, playing, snapshot
from herowright.server.tables.bot_workers import Opinion
from herowright.server.tables.broadcast import Broadcast
from herowright.server.tables.ledger import Ledger, Place
from herowright.server.tables.names import bot_numbers
from herowright.server.tables.presence import Presence
from herowright.server.tables.viewer import Viewer
from herowright.table.errors import IllegalChoice
from herowright.table.table import Table

if TYPE_CHECKING:
    from herowright.server.tables.rooms import Rooms

# So many entries after the last one, a checkpoint is written.
CHECKPOINT_EVERY = 40
# Entries kept at hand for pages that come back; older ones are read from the store.
RECENT = 300
# A bot that cannot decide is tried again after so many seconds.
RETRY = 5.0


class Room:
    def __init__(self, rooms: Rooms, row: TableRow, ledger: Ledger, seen: dict[int, float]) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.id = row.id
        self.title = row.title
        self.owner = row.owner
        self.open = row.open
        self.cover = row.cover
        self.created = row.created
        self.campaign = row.campaign
        self.ledger = ledger
        self.recent: deque[AnyEntry] = deque(maxlen=RECENT)
        self.presence = Presence(self, seen)
        self.guests: set[str] = set()
        self.touched = time.monotonic()
        self.lock = asyncio.Lock()
        # The number of the entry with the last checkpoint.
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
        if not await self.store.tables.is_guest(self.id, player.id):
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
            clock=ledger.clocks.clock,
            cover=self.cover,
            commitment=self.game.commitment,
            created=self.created,
            spectators=self.presence.spectators,
            campaign=self.campaign,
        )

    def seats(self, player: Player) -> list[Seat]:
        now = self.played
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
                present=self.presence.is_present(seat),
                time_left=self.ledger.time_left(seat, now),
            )
            for seat, place in enumerate(places)
        ]

    def state(self, seat: int | None) -> State:
        """The game now, as the seat may know it."""
        if seat not in self.states:
            self.states[seat] = self.state_of(self.game, seat)
        return self.states[seat]

    def state_of(self, game: Table[Any], seat: int | None) -> State:
        return snapshot.state(game, seat, self.ledger.number, self.ledger.rewind)

    # --- writing -----------------------------------------------------------------------------------------

    async def append(self, entry: AnyEntry, game: Table[Any] | None = None) -> None:
        """Keep one more entry and then let it count. `game` is the game after it, if it changes the game. Called with
        the lock held; if it fails, the table is what the database says."""
        if self.ledger.number >= self.rooms.limits.entries_of_table:
            raise Refused("server-table-full")
        at = max(now(), self.ledger.at)
        entry = replace(entry, number=self.ledger.number + 1, at=at, down=self.rooms.down_between(self.ledger.at, at))
        keeping = asyncio.create_task(self._keep(entry, self.ledger.after(entry, game)))
        try:
            await asyncio.shield(keeping)
        except asyncio.CancelledError:  # whoever asked has gone, but the writer has the entry
            await asyncio.wait([keeping])
            raise

    async def _keep(self, entry: AnyEntry, coming: Ledger) -> None:
        ended = coming.game.is_over and not self.game.is_over
        mark = ended or entry.number - self.marked >= CHECKPOINT_EVERY
        checkpoint = await asyncio.to_thread(coming.encode) if mark else None
        counted = campaigns.counted(self.campaign, coming.game) if ended and self.campaign else None
        notice = f"{self.rooms.process} {self.id} {entry.number}"
        try:
            await self.store.tables.append(
                self.id, entry, summary(coming, self.rooms.pace), notice, checkpoint, counted
            )
        except (Conflict, StorageFailed):
            with suppress(StorageFailed):  # then the next attempt finds out
                await self.catch_up()
            raise
        if mark:
            self.marked = entry.number
        if self.ledger.number < entry.number:
            before = self.ledger.turn, self.ledger.waiting
            self._advance(coming, [entry])
            if (coming.turn, coming.waiting) != before:
                self.rooms.call_for_turn(self)
            self.nudge()

    async def catch_up(self) -> None:
        """Take in what another process wrote. What follows of it (a bot's turn, a call to whoever has to decide) is up
        to that process."""
        new = await self.store.tables.entries(self.id, self.ledger.number)
        ledger = self.ledger
        for entry in new:
            ledger = ledger.after(entry)
        if new:
            self._advance(ledger, new)

    async def heard(self) -> None:
        async with self.lock:
            await self.catch_up()

    def _advance(self, ledger: Ledger, new: Sequence[AnyEntry]) -> None:
        """Entries that are kept now count, and everybody is told."""
        if ledger.places != self.ledger.places:
            self.presence.changed()
        self.ledger = ledger
        self.recent.extend(new)
        for entry in new:
            if entry.seat is not None and entry.player in ledger.places[entry.seat].players:
                self.presence.saw(entry.seat)
        self.states.clear()
        self.touched = time.monotonic()
        news = Broadcast(self, new)
        for viewer in list(self.presence.viewers):
            viewer.tell(news)

    @property
    def played(self) -> float:
        """The moment it would be now if there had always been a server since the last entry."""
        at = now()
        return at - self.rooms.down_between(self.ledger.at, at)

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
            if seat is not None and self.ledger.time_left(seat, self.played) == 0:
                name = self.ledger.places[seat].name
                await self.append(TimedOut(seat=seat, bot=strongest(self.game.game.id), name=name))

    # --- viewers -------------------------------------------------------------------------------------------

    def enter(self, player: Player) -> Viewer:
        viewer = Viewer(self, player)
        self.presence.enter(viewer)
        return viewer

    def leave(self, viewer: Viewer) -> None:
        self.touched = time.monotonic()
        self.presence.leave(viewer)


def summary(ledger: Ledger, pace: float) -> Summary:
    return Summary(
        updated=ledger.at,
        decisions=ledger.game.made,
        turn=None if ledger.waiting else ledger.turn,
        waiting=ledger.waiting,
        over=ledger.game.is_over,
        roster=[(place.name, bool(place.players), place.bot) for place in ledger.places],
        due=ledger.due(pace),
    )

"""A table in memory: everything people and bots do at it, one thing at a time, each stored before it counts."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace

from herowright import __version__
from herowright.bots import companion
from herowright.server.messages import Course, Review, Seat, State, TableInfo
from herowright.server.ops.clock import now
from herowright.server.ops.logs import log
from herowright.server.ops.watchdog import Overdue
from herowright.server.refusals import Forbidden, Refused, SetAside, Stale
from herowright.server.store import Conflict, Player, StorageFailed
from herowright.server.store import entries as e
from herowright.server.store.entries import AnyEntry, TimedOut
from herowright.server.store.tables import Summary, TableRow
from herowright.server.tables import (
    admission,
    campaigns,
    leaving,
    moderation,
    orders,
    playing,
    rematch,
    results,
    snapshot,
)
from herowright.server.tables.bot_workers import Opinion
from herowright.server.tables.broadcast import Broadcast
from herowright.server.tables.ledger import Ledger, Place
from herowright.server.tables.names import bot_numbers
from herowright.server.tables.pacing import Pacing
from herowright.server.tables.presence import Presence
from herowright.server.tables.viewer import Viewer
from herowright.table.message import Message
from herowright.table.table import Table

if TYPE_CHECKING:
    from herowright.server.tables.rooms import Rooms

# A checkpoint is written after this many entries.
CHECKPOINT_EVERY = 40
# Entries cached for pages that reconnect; older ones are read from the store.
RECENT = 300
# A bot that fails is retried after this many seconds.
RETRY = 5.0
LONGEST_RETRY = 600.0
# A rule takes a few milliseconds; one that is still running after this many seconds will not return.
RULE = 1.0
ENDLESS = "server-rule-endless"

# Among the marks of a table: spectators may not talk.
QUIET = "quiet"

T = TypeVar("T")


def _references_of_a_variable() -> int:
    """How many are counted where one variable alone knows an object: that differs from one Python to the next."""
    alone = object()
    return sys.getrefcount(alone)


NOBODYS = _references_of_a_variable()


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
        self.terms = row.terms
        self.ledger = ledger
        self.recent: deque[AnyEntry] = deque(maxlen=RECENT)
        self.presence = Presence(self, seen)
        self.pacing = Pacing(self)
        self.touched = time.monotonic()
        self.lock = asyncio.Lock()
        # The number of the entry with the last checkpoint.
        self.marked = ledger.number
        self.bot_task: asyncio.Task[None] | None = None
        self.states: dict[int | None, State] = {}
        self.views: snapshot.Views | None = None
        # What has been computed about the current moment; concurrent callers wait for the same result.
        self.advice: dict[tuple[str, int], asyncio.Task[Any]] = {}
        # The course of the game, and the game object it was computed for: after a rewind it is another one.
        self.course_of: tuple[Table[Any], Course] | None = None
        # What the coach says about it, or will say.
        self.review_of: tuple[Table[Any], asyncio.Task[Review]] | None = None
        # The game as a file, and the very game it is of.
        self.saved: tuple[Table[Any], tuple[str | None, ...], bytes] | None = None
        # The id of the message that says why the table was set aside.
        self.aside: str | None = None
        # The game before the last choice, and that choice.
        self.before: tuple[Table[Any], e.Chosen] | None = None
        # What a standing order answers next, and after which entry.
        self.ordered: tuple[int, str | None] | None = None
        # Entries that nobody was told yet.
        self.untold: list[AnyEntry] = []

    @property
    def game(self) -> Table[Any]:
        return self.ledger.game

    # --- who may do what -----------------------------------------------------------------------------

    async def admit(self, player: Player) -> None:
        """Raises `Forbidden` for whoever may not even watch."""
        await admission.admit(self.store, self, self.ledger.company, self.ledger.places, player)

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
        how, by = ledger.dice
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
            dice=how,
            dice_by=by,
            promise=ledger.promise,
            commitment=ledger.commitment,
            nonces=ledger.dealing.nonces,
            version=ledger.dealing.version,
            record=self.game.dice.text if self.game.dice else None,
            created=self.created,
            spectators=self.presence.spectators,
            campaign=self.campaign,
            cooperative=leaving.cooperative(self.game),
            may_abort=leaving.may_abort(self, player) is None,
            may_claim=leaving.may_claim(self, player) is not None,
            spectator_chat=ledger.company.spectators,
            muted=[moderation.speaker(self.id, muted) for muted in ledger.company.muted],
            no_chat=moderation.no_chat(self, player),
            hints=ledger.gathering.hints,
            ready_check=not ledger.gathering.begun,
            daily=ledger.gathering.daily or None,
            rematch=rematch.proposed(self, player),
        )

    def seats(self, player: Player) -> list[Seat]:
        now = self.played
        places, company, gathering = self.ledger.places, self.ledger.company, self.ledger.gathering
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
                resigned=seat in company.resigned,
                muted=any(each in company.muted for each in place.players),
                ready=seat in gathering.ready,
                kept=gathering.kept[seat].name if seat in gathering.kept else None,
                kept_for_me=seat in gathering.kept and player.id in gathering.kept[seat].players,
                orders=self.ledger.orders.get(seat) if player.id in place.players else None,
            )
            for seat, place in enumerate(places)
        ]

    def state(self, seat: int | None) -> State:
        """The game now, as the seat may know it."""
        if not self.ledger.dealing.dealt:
            return snapshot.undealt(seat, self.ledger.number)
        if seat not in self.states:
            self.states[seat] = self.watched(partial(self._state, seat))
        return self.states[seat]

    def _state(self, seat: int | None) -> State:
        if self.views is None:
            self.views = self.game.views()
        whole = snapshot.state(self.game, seat, self.ledger.number, self.ledger.rewind, self.views)
        return orders.offered(self.ledger, whole)

    async def once(self, what: str, seat: int, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The advice for a seat, computed once per moment of the game, however often it is requested."""
        task = self.advice.get((what, seat))
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self.advice[what, seat] = asyncio.create_task(work())
        found: T = await asyncio.shield(task)
        return found

    # --- rules that do not come back -----------------------------------------------------------------------

    def watched(self, work: Callable[[], T], seconds: float | None = None) -> T:
        """Runs rules of the game in this process. If they do not return, the table is set aside: everybody is told,
        and no server of this version opens it again."""
        if self.aside:
            raise SetAside(self.aside)
        try:
            return self.rooms.watchdog.watch(seconds or RULE, work)
        except Overdue as error:
            log.error("table-set-aside", table=self.id, why=ENDLESS, exc_info=error)
            self.rooms.set_aside(self, ENDLESS)
            raise SetAside(ENDLESS) from None

    async def keep_aside(self) -> None:
        """So that it holds after a restart, too."""
        async with self.lock:
            number, at = self.ledger.number + 1, max(now(), self.ledger.at)
            entry = e.SetAside(number=number, at=at, reason=self.aside or ENDLESS, version=__version__)
            await self.store.tables.set_aside(self.id, entry)
        self.rooms.let_go(self)

    # --- writing -----------------------------------------------------------------------------------------

    def twin(self) -> Table[Any]:
        """The game once more, to try a choice on: what comes of it counts when it is stored. To play the last choice on
        the game before it takes a fraction of what a copy takes."""
        if self.before is None:
            return self.game.clone()
        (game, entry), self.before = self.before, None
        game.apply(entry.key, entry.seat)
        return game

    async def append(self, entry: AnyEntry, game: Table[Any] | None = None) -> None:
        """Store one more entry and then apply it. `game` is the game after it, if it changes the game. Called with
        the lock held; if it fails, the database decides what the table is."""
        if self.aside:
            raise SetAside(self.aside)
        if self.ledger.number >= self.rooms.limits.entries_of_table:
            raise Refused("server-table-full")
        at = max(now(), self.ledger.at)
        entry = replace(entry, number=self.ledger.number + 1, at=at, down=self.rooms.down_between(self.ledger.at, at))
        await self._keep(entry, self.ledger.after(entry, game))
        if (asking := asyncio.current_task()) and asking.cancelling():  # called off while the writer had the entry
            raise asyncio.CancelledError

    async def _keep(self, entry: AnyEntry, coming: Ledger) -> None:
        ended = coming.game.is_over and not self.game.is_over
        mark = ended or isinstance(entry, e.Dealt) or entry.number - self.marked >= CHECKPOINT_EVERY
        checkpoint = await asyncio.to_thread(coming.encode) if mark else None
        counted = campaigns.counted(self.campaign, coming.game) if ended and self.campaign else None
        notice = f"{self.rooms.process} {self.id} {entry.number}"
        finished = await results.of(self, coming) if ended else None
        try:
            await self.store.tables.append(
                self.id, entry, summary(coming, self.pacing.longest), notice, checkpoint, counted, finished
            )
        except (Conflict, StorageFailed):
            with suppress(StorageFailed):  # then the next attempt finds out
                await self.catch_up()
            raise
        if mark:
            self.marked = entry.number
        if finished:
            self.rooms.rate(self.id)
        if self.ledger.number < entry.number:
            before = self.ledger.turn, self.ledger.waiting
            self._advance(coming, [entry])
            # A question that answers itself is told with its answer: nobody sees it come and go.
            if not self._goes_on():
                self.tell()
            if (coming.turn, coming.waiting) != before:
                self.rooms.call_for_turn(self)
            self.nudge()

    async def catch_up(self) -> None:
        """Apply what another process wrote. The consequences (a bot's turn, a notification) are up to that process."""
        new = await self.store.tables.entries(self.id, self.ledger.number)
        if new and (last := set_aside_by(new)):
            self.aside = last.reason
            self.rooms.let_go(self)
            return
        ledger = self.ledger
        for entry in new:
            ledger = self.watched(partial(ledger.after, entry))
        if new:
            self._advance(ledger, new)
            self.tell()

    async def heard(self) -> None:
        async with self.lock:
            await self.catch_up()

    def _advance(self, ledger: Ledger, new: Sequence[AnyEntry]) -> None:
        """Apply stored entries."""
        if ledger.places != self.ledger.places:
            self.presence.changed()
        game, self.ledger = self.game, ledger
        # Whoever still thinks about the game before, such as a bot or the coach, must not see it change.
        nobodys = sys.getrefcount(game) == NOBODYS and not ledger.game.is_over
        self.before = (game, new[0]) if nobodys and len(new) == 1 and isinstance(new[0], e.Chosen) else None
        self.recent.extend(new)
        for entry in new:
            if entry.seat is not None and entry.player in ledger.places[entry.seat].players:
                self.presence.saw(entry.seat)
            if isinstance(entry, e.Kicked) and not self.open:
                self._send_away(entry.players, "server-kicked")
            if isinstance(entry, e.DeviceRemoved):
                self._send_away([entry.removed], "server-removed")
        self.states.clear()
        self.views = None
        self.advice.clear()
        self.touched = time.monotonic()
        self.untold.extend(new)

    def tell(self) -> None:
        """Notify everybody of what has been stored."""
        if self.untold:
            news, self.untold = Broadcast(self, self.untold), []
            for viewer in list(self.presence.viewers):
                viewer.tell(news)

    def _goes_on(self) -> bool:
        """Whether a standing order answers at once."""
        try:
            return self._answer() is not None and not self.busy
        except Exception:  # what is wrong is found out again, and told, when it is to be answered
            return False

    def _answer(self) -> str | None:
        """The key with which a standing order answers next."""
        if self.ordered is None or self.ordered[0] != self.ledger.number:
            key = self.watched(partial(orders.answer, self.ledger)) if self.ledger.orders else None
            self.ordered = self.ledger.number, key
        return self.ordered[1]

    def _send_away(self, players: Sequence[str], why: str) -> None:
        for viewer in list(self.presence.viewers):
            if viewer.player.id in players:
                viewer.dismiss(Message(why), Forbidden.status)

    @property
    def played(self) -> float:
        """The current time minus all outages since the last entry."""
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

    @property
    def busy(self) -> bool:
        """Whether a bot still thinks about something else."""
        task = self.bot_task
        return task is not None and not task.done() and task is not asyncio.current_task()

    def nudge(self) -> None:
        """If it is a bot's turn, let it think; answer a question that a standing order covers; if everybody is there
        and the game is not dealt, deal."""
        if self.ledger.can_deal and not self.lock.locked():
            self.rooms.deal(self)
        if (self.thinker or self.ledger.orders) and (self.bot_task is None or self.bot_task.done()):
            self.bot_task = asyncio.create_task(self._play_on())

    async def _play_on(self) -> None:
        """Everything that needs no person: the bots' answers, and standing orders."""
        retry = RETRY
        while not self.aside:
            try:
                if await self._play_ordered():
                    continue
                if not (bot := self.thinker):
                    return
                await self._play_bot(bot)
                retry = RETRY
            except (Conflict, Stale):
                self.tell()
                await asyncio.sleep(0)  # somebody was faster: look again
            except SetAside:
                return
            except Exception:
                log.error("bot-failed", table=self.id, exc_info=True)
                self.tell()
                await asyncio.sleep(retry)
                retry = min(2 * retry, LONGEST_RETRY)  # one that fails forever must not keep others from thinking

    async def _play_ordered(self) -> bool:
        game, key = self.game, self._answer()
        if key is None or game.decision is None:
            return False
        async with self.lock:
            if self.game is game:
                await playing.move(self, game.decision.seat, None, key, game.made)
        return True

    async def _play_bot(self, bot: str) -> None:
        game = self.game
        decision = game.decision
        if decision is None:
            return
        thinking = asyncio.create_task(self.opinion(game, decision.seat, bot))
        try:
            await self.pacing.wait()
            opinion = await thinking
        finally:
            thinking.cancel()
        async with self.lock:
            if self.game is game and self.thinker == bot:  # not if it was taken back and decided otherwise meanwhile
                await playing.move(self, decision.seat, None, opinion[0][0], game.made)

    async def opinion(self, game: Table[Any], seat: int, bot: str, reasons: bool = False) -> Opinion:
        """What a bot thinks of the deciding seat's options, from what that seat knows."""
        assert game.decision is not None
        # From the published hash: the same table always meets the same bots, whatever process they think in.
        seed = int(game.commitment[:8], 16) + 1000 * game.made + seat
        return await self.rooms.bot_workers.opinion(game, seat, bot, seed, reasons)

    async def check_clock(self) -> None:
        """A bot takes over for whoever has run out of time."""
        async with self.lock:
            seat = self.ledger.running
            if seat is not None and self.ledger.time_left(seat, self.played) == 0:
                name = self.ledger.places[seat].name
                await self.append(TimedOut(seat=seat, bot=companion(self.game.game.id), name=name))

    # --- viewers -------------------------------------------------------------------------------------------

    def enter(self, player: Player) -> Viewer:
        viewer = Viewer(self, player)
        self.presence.enter(viewer)
        self.rooms.looked(self, player)
        return viewer

    def leave(self, viewer: Viewer) -> None:
        self.touched = time.monotonic()
        self.presence.leave(viewer)
        self.pacing.told.set()


def set_aside_by(entries: Sequence[AnyEntry]) -> e.SetAside | None:
    """The last entry, if it says that servers of this version cannot go on."""
    last = entries[-1]
    return last if isinstance(last, e.SetAside) and last.version == __version__ else None


def summary(ledger: Ledger, pace: float) -> Summary:
    return Summary(
        updated=ledger.at,
        decisions=ledger.game.made,
        turn=None if ledger.waiting else ledger.turn,
        waiting=ledger.waiting,
        over=ledger.game.is_over,
        roster=[
            (place.name, bool(place.players), place.bot, seat in ledger.company.resigned)
            for seat, place in enumerate(ledger.places)
        ],
        due=ledger.due(pace),
        ended=ledger.game.ended and ledger.game.ended.how,
        marks=" ".join([ledger.dice[0], *([] if ledger.company.spectators else [QUIET])]),
    )

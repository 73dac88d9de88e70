"""All tables of this process: opened, reloaded, and kept in memory while somebody needs them."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import msgspec

from herowright import __version__, load_table, new_table
from herowright.bots import UnknownBot, bots_of
from herowright.games import registry
from herowright.server.messages import Created, HowDice, NewTable, Seat, SeatPlan, TableSummary
from herowright.server.ops.clock import now
from herowright.server.ops.config import Config
from herowright.server.ops.logs import log
from herowright.server.ops.metrics import ROOMS
from herowright.server.ops.watchdog import Overdue, Watchdog
from herowright.server.ops.workers import LONGEST_WORK, Work, Workers
from herowright.server.refusals import NotFound, Refused, SetAside
from herowright.server.store import Conflict, Player, StorageFailed, Store, entries, hashed, new_id, new_secret
from herowright.server.store.campaigns import Claim
from herowright.server.store.entries import AnyEntry, Opened, SeatRow
from herowright.server.store.tables import TableLine, TableRow, Terms
from herowright.server.store.uptime import EVERY, Outage, down_between
from herowright.server.tables import dealing, incoming, quotas, results
from herowright.server.tables.bot_workers import BotWorkers
from herowright.server.tables.forgetting import GONE, RELOAD
from herowright.server.tables.kept import Kept
from herowright.server.tables.ledger import Ledger
from herowright.server.tables.mail import Mail
from herowright.server.tables.names import bot_numbers, distinct
from herowright.server.tables.opening import Opening
from herowright.server.tables.push import Push
from herowright.server.tables.room import CHECKPOINT_EVERY, ENDLESS, QUIET, Room, set_aside_by, summary
from herowright.server.tables.webhooks import Webhooks
from herowright.table.dice import fresh_number, promise
from herowright.table.errors import BadSave
from herowright.table.event import Event
from herowright.table.message import Message
from herowright.table.save import replay
from herowright.table.table import Table

# Processes for untrusted input and long jobs, besides those of the bots.
WORKERS = 2
# A table nobody is watching is unloaded after this many seconds.
IDLE = 120.0
SWEEP_EVERY = 1.0
# How often expired tables are looked for.
EXPIRE_EVERY = 3600.0
# How often other processes are told who is watching which table here.
TELL_EVERY = 20.0
# A server that has just started has more urgent things to do than histories.
SETTLED = 30.0
# Opening a table takes a few hundredths of a second, even if the whole game has to be replayed.
OPENING = 20.0
CHANGED = "server-cannot-load"
# A browser has stored its new cookie after so many seconds.
PARTING = 1.0
# A table is late when its bot or clock should have acted this many seconds ago and no process did.
LATE = 1.0

T = TypeVar("T")
PLAIN = Opening()


class NoSuchTable(NotFound):
    pass


class Rooms:
    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.pace = config.bot_pace
        self.arranged_tables = config.arranged_tables
        self.limits = config.limits
        self.process = f"{os.getpid()}-{new_id()}"
        self.bot_workers = BotWorkers(max(1, (os.cpu_count() or 2) - 1))
        self.workers = Workers(WORKERS)
        self.watchdog = Watchdog()
        self.webhooks = Webhooks(config.webhooks)
        home = next((origin for origin in config.origins if origin.startswith("https://")), None)
        self.mail = Mail(store, config)
        self.push = Push(store, config.push, config.push_key, config.push_contact or home, mail=self.mail)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.sweeper: asyncio.Task[None] | None = None
        self.stopping = False
        self.started = now()
        self.outages: list[Outage] = []
        self.beaten = 0.0

    async def start(self) -> None:
        self.outages = await self.store.uptime.begin(now())
        self.loop = asyncio.get_running_loop()
        await self.store.listen(self._heard)
        self.sweeper = asyncio.create_task(self._sweep())
        await self.webhooks.start()
        await self.push.start()
        self.mail.start()

    async def stop(self) -> None:
        """Pages are told to reconnect; whatever was acknowledged is already stored."""
        self.stopping = True
        for room in list(self.rooms.values()):
            for viewer in list(room.presence.viewers):
                viewer.dismiss(Message("server-restarting"))
        running = [self.sweeper, *(room.bot_task for room in self.rooms.values()), *self.tasks]
        for task in running:
            if task:
                task.cancel()
        await asyncio.gather(*(task for task in running if task), return_exceptions=True)
        with suppress(StorageFailed):  # then the last sign of life tells when it ended
            await self.store.uptime.beat(now())
        await self.webhooks.stop()
        await self.push.stop()
        await self.mail.stop()
        for service in (self.bot_workers, self.workers, self.watchdog):
            await asyncio.to_thread(service.stop)

    # --- opening -----------------------------------------------------------------------------------------

    async def open(
        self,
        plan: NewTable,
        player: Player,
        work: Work | None = None,
        claim: Claim | None = None,
        opening: Opening = PLAIN,
    ) -> Created:
        """With a claim, the table is the one at which a campaign is played from now on."""
        registry.find(plan.game)
        if plan.seed is not None:
            game = await self._new(plan, int(plan.seed), work)
            how: HowDice = "daily" if opening.daily else "chosen"
            return await self._open(game, plan, player, how, claim=claim, opening=opening)
        secret = await dealing.promised(self.store, player, plan.ticket) if plan.ticket else fresh_number()
        game = await self._new(plan, dealing.BLANK, work)
        return await self._open(game, plan, player, "fair", secret, claim, opening)

    async def _new(self, plan: NewTable, seed: int, work: Work | None) -> Table[Any]:
        about = plan.game, len(plan.seats), seed, plan.options
        if incoming.is_plain(plan.options):
            return new_table(*about)
        start = await (work or self.work)(incoming.opened, *about)
        return await asyncio.to_thread(load_table, start)

    async def bring(self, blob: bytes, player: Player, work: Work | None = None) -> Created:
        """A table from a file: its bots keep playing, and all other seats are this player's, who can then free them
        or give them to bots."""
        start, bots = await (work or self.work)(incoming.replayed, blob, self.arranged_tables)
        game = await asyncio.to_thread(load_table, start)
        seats = [SeatPlan(kind="bot", bot=bot) if bot else SeatPlan(kind="me") for bot in bots]
        return await self._open(game, NewTable(game=game.game.id, seats=seats), player, "imported")

    async def _open(
        self,
        game: Table[Any],
        plan: NewTable,
        player: Player,
        how: HowDice,
        secret: str = "",
        claim: Claim | None = None,
        opening: Opening = PLAIN,
    ) -> Created:
        """With a secret, the game is dealt as soon as no seat is free, which may be now."""
        id, invite, at = new_id(), new_secret(), now()
        places = seated(game.game.id, plan.seats, player)
        nonces = dealing.nonces(places, player, plan.nonce or "") if secret else []
        spent = promise(secret) if plan.ticket and secret else None
        if secret and all(players or bot for _, players, bot in places):
            people = [bool(players) for _, players, _ in places]
            dice = dealing.dice_of(id, game, secret, nonces, people, __version__)
            game, secret = await self._opened(partial(game.dealt, dice)), ""
        entry = Opened(
            number=1,
            at=at,
            player=player.id,
            seats=places,
            version=__version__,
            dice=how,
            secret=secret,
            nonces=nonces,
            spectators=plan.spectator_chat,
            hints=plan.hints,
            check=plan.ready_check and not all(players or bot for _, players, bot in places),
            ready=opening.ready,
            expected=opening.kept,
            stand_in=opening.stand_in,
            daily=opening.daily,
        )
        row = TableRow(
            id=id,
            game=game.game.id,
            owner=player.id,
            invite=hashed(invite),
            title=plan.title.strip(),
            open=plan.open,
            cover=game.game.secrets if plan.cover is None else plan.cover,
            clock=plan.clock,
            created=at,
            start=await asyncio.to_thread(game.save),
            campaign=claim.campaign.id if claim else None,
            terms=msgspec.json.encode(terms_of(game, entry)).decode(),
        )
        await quotas.may_open(self.store, self.limits, player, len(row.start))
        ledger = Ledger.new(game, plan.clock).after(entry)
        try:
            await self.store.tables.open(row, entry, summary(ledger, self.pace), claim, spent)
        except Conflict:
            if claim is None and spent is not None:
                raise Refused("server-dice-ticket") from None
            raise
        for _, players, _ in opening.kept:
            for each in players:
                await self.store.tables.add_guest(row.id, each)
        (await self.find(row.id)).nudge()
        return Created(table=row.id, invite=invite)

    async def work(self, work: Callable[..., T], *args: Any) -> T:
        """Work that is not charged to anybody."""
        return await self.workers.do(LONGEST_WORK, work, *args)

    # --- finding -----------------------------------------------------------------------------------------

    async def find(self, id: str) -> Room:
        room = self.rooms.get(id)
        if room:
            if room.aside:
                raise SetAside(room.aside)
            room.touched = time.monotonic()
            return room
        if id not in self.loading:  # who asks meanwhile waits for the same room
            self.loading[id] = asyncio.create_task(self._load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def _load(self, id: str) -> Room:
        row = await self.store.tables.find(id)
        if row is None:
            raise NoSuchTable("server-no-table")
        mark = await self.store.tables.checkpoint(id)
        after = await self._entries(id, mark[0] if mark else 0)
        if after and (last := set_aside_by(after)):
            raise SetAside(last.reason)
        ledger, replayed = await self._rebuild(row, mark, after)
        room = self.rooms[id] = Room(self, row, ledger, await self.store.tables.seen(id))
        if replayed:
            room.marked = -CHECKPOINT_EVERY  # the next entry brings a checkpoint in the form of today
        ROOMS.set(len(self.rooms))
        if self.store.shared:  # what was written since we looked
            await room.heard()
        room.nudge()
        return room

    async def _entries(self, id: str, after: int) -> list[AnyEntry]:
        try:
            return await self.store.tables.entries(id, after)
        except msgspec.ValidationError as error:  # a later version plays here: its table is left alone
            log.error("table-broken", table=id, error=type(error).__name__)
            raise SetAside(CHANGED) from None

    async def _rebuild(
        self, row: TableRow, mark: tuple[int, bytes] | None, after: Sequence[AnyEntry]
    ) -> tuple[Ledger, bool]:
        """The ledger of a table, and whether the whole game had to be replayed: another version may have stored the
        state in another form. A table that cannot be opened is set aside and not tried again by this version."""
        try:
            try:
                return await self._opened(partial(rebuild, row, mark and mark[1], after)), False
            except Exception as error:
                log.warning("table-replayed", table=row.id, exc_info=error)
            whole = await self.store.tables.entries(row.id, 0)
            return await self._opened(partial(replayed, row, whole)), True
        except StorageFailed:
            raise
        except (Overdue, Exception) as error:
            why = ENDLESS if isinstance(error, Overdue) else CHANGED
            log.error("table-set-aside", table=row.id, why=why, exc_info=error)
        number = after[-1].number if after else mark[0] if mark else 0
        entry = entries.SetAside(number=number + 1, at=now(), reason=why, version=__version__)
        with suppress(Conflict, StorageFailed):
            await self.store.tables.set_aside(row.id, entry)
        raise SetAside(why)

    async def _opened(self, work: Callable[[], T]) -> T:
        return await asyncio.to_thread(self.watchdog.watch, OPENING, work)

    async def kept(self, id: str, player: Player) -> Kept:
        """A table that cannot be opened, for those who may watch it."""
        row = await self.store.tables.find(id)
        if row is None:
            raise NoSuchTable("server-no-table")
        kept = await asyncio.to_thread(Kept, self.store, row, await self._entries(id, 0))
        await kept.admit(player)
        return kept

    def set_aside(self, room: Room, why: str) -> None:
        """Nothing can be done at this table any more. May be called from any thread."""
        room.aside = why
        self.loop.call_soon_threadsafe(lambda: self._run(room.keep_aside))

    def let_go(self, room: Room) -> None:
        """Notify everybody who is watching a table that was set aside."""
        assert room.aside
        for viewer in list(room.presence.viewers):
            viewer.dismiss(Message(room.aside), SetAside.status)
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    def forget(self, room: Room) -> None:
        """There is no such table any more."""
        room.aside = "server-deleted"  # a bot may still be thinking
        for viewer in list(room.presence.viewers):
            viewer.dismiss(Message(room.aside), NoSuchTable.status)
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    def reload(self, room: Room) -> None:
        """The stored data of a table has changed: viewers reconnect to the new state."""
        room.aside = "server-reload"
        for viewer in list(room.presence.viewers):
            viewer.dismiss(Message(room.aside))
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    def part_from(self, player: Player) -> None:
        """Pages of this player come back and show who they are, as soon as the one browser that still may has its new
        cookie."""

        def part() -> None:
            for room in self.rooms.values():
                for viewer in list(room.presence.viewers):
                    if viewer.player.id == player.id:
                        viewer.dismiss(Message("server-signed-out"))

        self.loop.call_later(PARTING, part)

    async def lobby(self) -> list[TableSummary]:
        return [listed(line, frozenset()) for line in await self.store.tables.lobby()]

    async def tables_of(self, player: Player, skip: int = 0) -> list[TableSummary]:
        lines = [listed(line, seats) for line, seats in await self.store.tables.of_player(player.id, skip)]
        return sorted(lines, key=lambda line: (not line.my_turn, line.over, -line.updated))

    async def summaries(self, ids: Sequence[str], player: Player) -> list[TableSummary]:
        return [listed(line, seats) for line, seats in await self.store.tables.lines(ids, player.id)]

    # --- what runs by itself -----------------------------------------------------------------------------

    def _heard(self, notice: str) -> None:
        """Another process wrote something; an empty notification means that anything may have been missed."""
        if not notice:
            for each in self.rooms.values():
                self._run(each.heard)
            return
        process, id, number, *looking = notice.split()
        room = self.rooms.get(id)
        if process == self.process or room is None:
            return
        if looking:
            room.presence.heard(process, frozenset(map(int, looking[1:])), int(looking[0]))
        elif int(number) == GONE:
            self.forget(room)
        elif int(number) == RELOAD:
            self.reload(room)
        elif room.ledger.number < int(number):
            self._run(room.heard)

    def tell_presence(self, room: Room) -> None:
        """Tell other processes who is watching the table here."""
        if self.store.shared and not self.stopping:
            looking = " ".join(map(str, (room.presence.spectators_here, *sorted(room.presence.seats_here))))
            notice = f"{self.process} {room.id} {room.ledger.number} {looking}"
            self._run(partial(self.store.notify, notice))

    def keep_seen(self, room: Room, player: Player) -> None:
        """Record that a player has left, so that it is known after a restart, too."""
        if not self.stopping:
            self._run(partial(self.store.tables.saw, room.id, player.id, now()))

    def _run(self, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.create_task(self._guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def deal(self, room: Room) -> None:
        """Deal a game that another process should have dealt but did not."""

        async def work() -> None:
            async with room.lock:
                await dealing.deal(room)

        self._run(work)

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception:
            log.error("task-failed", exc_info=True)

    async def _sweep(self) -> None:
        """Once a second: expired clocks, bots that are due, tables nobody needs."""
        told = expiry = 0.0
        late: float | None = time.monotonic() + SETTLED
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            try:
                await self._look_after_due()
            except Exception:
                log.error("sweep-failed", exc_info=True)
            self._forget_idle()
            await self._beat()
            if time.monotonic() > expiry:
                expiry = time.monotonic() + (0.0 if await self._expire() else EXPIRE_EVERY)
            if late and time.monotonic() > late:
                late = None
                self._run(partial(results.catch_up, self))
            if self.store.shared and time.monotonic() - told > TELL_EVERY:
                told = time.monotonic()
                for room in self.rooms.values():
                    if room.presence.viewers:
                        self.tell_presence(room)

    async def _expire(self) -> bool:
        try:
            return await quotas.expire(self, now())
        except Exception:
            log.error("expiry-failed", exc_info=True)
            return False

    async def _beat(self) -> None:
        if now() - self.beaten > EVERY:
            self.beaten = now()
            with suppress(StorageFailed):
                await self.store.uptime.beat(self.beaten)

    def down_between(self, since: float, until: float) -> float:
        """For how many seconds of this period no server was running."""
        return down_between(self.outages, since, until)

    async def _look_after_due(self) -> None:
        for id in await self.store.tables.due(now() - LATE):
            try:
                room = await self.find(id)
                room.nudge()
                if room.ledger.running is not None:
                    await room.check_clock()
            except SetAside:
                await self.store.tables.set_aside(id)
            except Exception:  # the others are looked after nevertheless
                log.error("due-failed", table=id, exc_info=True)

    def _forget_idle(self) -> None:
        since = time.monotonic() - IDLE
        for id, room in list(self.rooms.items()):
            busy = room.presence.viewers or room.thinker or room.lock.locked()
            if not busy and room.touched < since:
                del self.rooms[id]
        ROOMS.set(len(self.rooms))

    def rate(self, table: str) -> None:
        """A game is over: update the ratings of those who agree to be rated."""
        self._run(partial(results.rate, self.store, table))

    def call_for_turn(self, room: Room) -> None:
        """Notify whoever has to decide now and is not watching, if they want to be notified."""
        turn = room.ledger.turn
        wanted = self.webhooks.on or self.push.looks
        if wanted and turn is not None and not room.ledger.waiting and not room.presence.is_present(turn):
            self._run(partial(self._call, room, turn))

    def looked(self, room: Room, player: Player) -> None:
        """Somebody looks at a table: its notification is settled."""
        if self.push.looks and not self.stopping and room.ledger.seats_of(player.id):
            self._run(partial(self.store.push.looked, player.id, room.id))

    async def _call(self, room: Room, seat: int) -> None:
        for id in room.ledger.places[seat].players[:]:
            await self.push.turn(id, room.id)
            player = await self.store.players.find(id) if self.webhooks.on else None
            if player and player.webhook:
                about = {"table": room.id, "title": room.title, "game": room.game.game.id, "seat": seat}
                await self.webhooks.turn(player.webhook, {"event": "your-turn", **about})


def rebuild(row: TableRow, mark: bytes | None, after: Sequence[AnyEntry]) -> Ledger:
    """The ledger of a table: from its last checkpoint, or else from its start, plus the entries since."""
    ledger = Ledger.decode(mark, row.clock) if mark else Ledger.new(load_table(row.start), row.clock)
    for entry in after:
        ledger = ledger.after(entry)
    return ledger


def replayed(row: TableRow, whole: Sequence[AnyEntry]) -> Ledger:
    """The ledger of a table replayed from its seed and entries alone. It is the same game if its log is the same."""
    ledger = Ledger.new(replay(row.start, registry.find, ours=True), row.clock)
    for entry in whole:
        told = len(ledger.game.log)
        ledger = ledger.after(entry)
        if isinstance(entry, entries.Dealt):
            told = 0
        if isinstance(entry, entries.Chosen | entries.Dealt) and not tell(ledger.game.log[told:], entry.events):
            raise BadSave("save-rules-changed")
    return ledger


def tell(lines: Sequence[Event], earlier: Sequence[Event]) -> bool:
    """Whether the lines of a log still say what they once did."""
    kept = json.loads(json.dumps([event.encode() for event in earlier]))
    return len(lines) == len(kept) and all(line.tells(old) for line, old in zip(lines, kept, strict=True))


def terms_of(game: Table[Any], entry: Opened) -> Terms:
    """The terms that people want to know before they sit down."""
    return msgspec.structs.replace(results.terms_of(game), hints=entry.hints, check=entry.check, daily=entry.daily)


def seated(game: str, plan: Sequence[SeatPlan], player: Player) -> list[SeatRow]:
    """Name, players and bot of every seat; no two seats share a name."""
    found: list[SeatRow] = []
    for seat in plan:
        bot = seat.bot if seat.kind == "bot" else None
        if seat.kind == "bot" and bot not in bots_of(game):
            raise UnknownBot("unknown-bot", bot=str(bot), known=", ".join(bots_of(game)))
        name = seat.name or (player.name if seat.kind == "me" else "")
        own = name and distinct(name, [other for other, _, _ in found])
        found.append((own, [player.id] if seat.kind == "me" else [], bot))
    return found


def listed(line: TableLine, mine: frozenset[int]) -> TableSummary:
    numbers = bot_numbers([(name, bot) for name, _, bot, *_ in line.roster])
    marks = (line.marks or "unknown").split()
    seats = [
        Seat(
            seat=seat,
            name=name,
            number=numbers[seat],
            person=person,
            bot=bot,
            mine=seat in mine,
            present=False,
            resigned=any(resigned),
        )
        for seat, (name, person, bot, *resigned) in enumerate(line.roster)  # the first rosters did not tell it
    ]
    return TableSummary(
        id=line.id,
        game=line.game,
        title=line.title,
        seats=seats,
        waiting=line.waiting,
        over=line.over,
        open=line.open,
        my_turn=line.turn in mine and not seats[line.turn].bot,
        turn=line.turn,
        decisions=line.decisions,
        created=line.created,
        updated=line.updated,
        campaign=line.campaign,
        ended=line.ended,
        options=line.terms.options,
        pack=line.terms.pack,
        clock=line.clock,
        dice=marks[0],  # type: ignore[arg-type]
        hints=line.terms.hints,
        ready_check=line.terms.check,
        spectator_chat=QUIET not in marks,
        daily=line.terms.daily or None,
    )

"""All tables of this process: opened, found again, kept in memory while somebody needs them."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from msgspec import json
from sqlalchemy import Row, insert

from herowright import load_table, new_table
from herowright.bots import UnknownBot, bots_of
from herowright.games import registry
from herowright.server.messages import Clock, Created, NewTable, Seat, SeatPlan, TableSummary
from herowright.server.ops.config import Config
from herowright.server.ops.logs import log
from herowright.server.ops.metrics import ROOMS
from herowright.server.store import (
    Player,
    Statement,
    Store,
    Stored,
    hashed,
    holders,
    new_entry,
    new_id,
    new_secret,
    tables,
)
from herowright.server.tables import sealing
from herowright.server.tables.bot_workers import BotWorkers
from herowright.server.tables.ledger import Ledger
from herowright.server.tables.names import bot_numbers, distinct
from herowright.server.tables.room import Room, summary
from herowright.server.tables.webhooks import Webhooks
from herowright.table.errors import BadSave, HerowrightError, IllegalChoice
from herowright.table.message import Message
from herowright.table.table import Table

# A table nobody looks at leaves the memory after so many seconds.
IDLE = 120.0
SWEEP_EVERY = 1.0
# How often other processes are told who looks at which table here.
TELL_EVERY = 20.0
# A table is late when its bot or clock should have acted so many seconds ago and no process did.
LATE = 1.0

# What is written in the transaction that opens a table, from its id.
Also = Callable[[str], Sequence[Statement]]


class NoSuchTable(HerowrightError):
    status = 404


class CannotLoad(HerowrightError):
    """The table was played under other rules or cards."""

    status = 409


class Rooms:
    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.pace = config.bot_pace
        self.process = f"{os.getpid()}-{new_id()}"
        self.bot_workers = BotWorkers(workers=max(1, (os.cpu_count() or 2) - 1))
        self.webhooks = Webhooks(config.webhooks)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.sweeper: asyncio.Task[None] | None = None
        self.stopping = False

    async def start(self) -> None:
        await self.store.listen(self._heard)
        self.sweeper = asyncio.create_task(self._sweep())
        await self.webhooks.start()

    async def stop(self) -> None:
        """Pages are told to come back; whatever was acknowledged is kept already."""
        self.stopping = True
        for room in list(self.rooms.values()):
            for viewer in list(room.viewers):
                viewer.dismiss(Message("server-restarting"), again=True)
        running = [self.sweeper, *(room.bot_task for room in self.rooms.values()), *self.tasks]
        for task in running:
            if task:
                task.cancel()
        await asyncio.gather(*(task for task in running if task), return_exceptions=True)
        await self.webhooks.stop()
        await asyncio.to_thread(self.bot_workers.stop)

    # --- opening -----------------------------------------------------------------------------------------

    async def open(
        self, plan: NewTable, player: Player, campaign: str | None = None, also: Also = lambda table: ()
    ) -> Created:
        """`also` is what is written together with the new table."""
        registry.find(plan.game)
        seed = None if plan.seed is None else int(plan.seed)
        game = new_table(plan.game, len(plan.seats), seed, plan.options)
        cover = game.game.secrets if plan.cover is None else plan.cover
        title = plan.title.strip()
        return await self._open(game, plan.seats, player, title, plan.open, cover, plan.clock, campaign, also)

    async def bring(self, blob: bytes, player: Player) -> Created:
        """A table from a file: all its seats are this player's, who can then free them or give them to bots."""
        if sealing.is_sealed(blob):
            raise BadSave("server-sealed")
        game = await asyncio.to_thread(load_table, blob)
        seats = [SeatPlan(kind="me") for _ in range(game.seats)]
        return await self._open(game, seats, player, "", False, game.game.secrets, None)

    async def _open(
        self,
        game: Table[Any],
        plan: Sequence[SeatPlan],
        player: Player,
        title: str,
        is_open: bool,
        cover: bool,
        clock: Clock | None,
        campaign: str | None = None,
        also: Also = lambda table: (),
    ) -> Created:
        id, invite, now = new_id(), new_secret(), time.time()
        ledger = Ledger(game, clock)
        seats = seated(game.game.id, plan, player)
        entry = Stored(1, now, "open", None, player.id, {"seats": seats})
        start = await asyncio.to_thread(game.save)
        ledger.take(entry)
        row = {
            "id": id,
            "game": game.game.id,
            "owner": player.id,
            "invite": hashed(invite),
            "title": title,
            "open": is_open,
            "cover": cover,
            "clock": None if clock is None else json.encode(clock).decode(),
            "created": now,
            "start": start,
            "campaign": campaign,
            **summary(ledger, self.pace),
        }
        held = [
            insert(holders).values(table=id, seat=seat, player=player.id)
            for seat, (_, players, _) in enumerate(seats)
            if players
        ]
        await self.store.write(
            insert(tables).values(row),
            new_entry(id, entry),
            *held,
            *also(id),
        )
        (await self.find(id)).nudge()
        return Created(table=id, invite=invite)

    # --- finding -----------------------------------------------------------------------------------------

    async def find(self, id: str) -> Room:
        room = self.rooms.get(id)
        if room:
            room.touched = time.monotonic()
            return room
        if id not in self.loading:  # who asks meanwhile waits for the same room
            self.loading[id] = asyncio.create_task(self._load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def _load(self, id: str) -> Room:
        row = await self.store.table(id)
        if row is None:
            raise NoSuchTable("server-no-table")
        clock = None if row.clock is None else json.decode(row.clock, type=Clock)
        mark = await self.store.checkpoint(id)
        after = await self.store.entries(id, mark[0] if mark else 0)
        try:
            ledger = await asyncio.to_thread(rebuild, row.start, mark and mark[1], after, clock)
        except (BadSave, IllegalChoice) as error:
            log.error("table-broken", table=id, error=type(error).__name__)
            raise CannotLoad("server-cannot-load") from None
        room = self.rooms[id] = Room(self, row, ledger)
        ROOMS.set(len(self.rooms))
        if self.store.shared:  # what was written since we looked
            await room.heard()
        room.nudge()
        return room

    async def lobby(self) -> list[TableSummary]:
        return [listed(row, frozenset()) for row in await self.store.lobby()]

    async def tables_of(self, player: Player) -> list[TableSummary]:
        lines = [listed(row, seats) for row, seats in await self.store.tables_of(player.id)]
        return sorted(lines, key=lambda line: (not line.my_turn, line.over, -line.updated))

    # --- what runs by itself -----------------------------------------------------------------------------

    def _heard(self, notice: str) -> None:
        """Another process wrote something; an empty notice means that anything may have been missed."""
        if not notice:
            for each in self.rooms.values():
                self._run(each.heard())
            return
        process, id, number, *looking = notice.split()
        room = self.rooms.get(id)
        if process == self.process or room is None:
            return
        if looking:
            room.heard_presence(process, frozenset(map(int, looking[1:])), int(looking[0]))
        elif room.ledger.number < int(number):
            self._run(room.heard())

    def tell_presence(self, room: Room) -> None:
        """Let other processes know who looks at the table here."""
        if self.store.shared and not self.stopping:
            looking = " ".join(map(str, (room.spectators_here, *sorted(room.present_here))))
            notice = f"{self.process} {room.id} {room.ledger.number} {looking}"
            self._run(self.store.write(notice=notice))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:
            log.error("task-failed", exc_info=True)

    async def _sweep(self) -> None:
        """Once a second: clocks that ran out, bots that nobody let think, tables nobody needs."""
        told = 0.0
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            try:
                await self._look_after_due()
            except Exception:
                log.error("sweep-failed", exc_info=True)
            self._forget_idle()
            if self.store.shared and time.monotonic() - told > TELL_EVERY:
                told = time.monotonic()
                for room in self.rooms.values():
                    if room.viewers:
                        self.tell_presence(room)

    async def _look_after_due(self) -> None:
        for id in await self.store.due(time.time() - LATE):
            try:
                room = await self.find(id)
            except CannotLoad:
                await self.store.set_aside(id)
                continue
            room.nudge()
            if room.ledger.running is not None:
                await room.check_clock()

    def _forget_idle(self) -> None:
        now = time.monotonic()
        for id, room in list(self.rooms.items()):
            busy = room.viewers or room.thinker or room.lock.locked()
            if not busy and now - room.touched > IDLE:
                del self.rooms[id]
        ROOMS.set(len(self.rooms))

    def call_for_turn(self, room: Room) -> None:
        """Tell whoever has to decide now and is not looking, if they want to be told."""
        turn = room.ledger.turn
        if self.webhooks.on and turn is not None and not room.ledger.waiting and not room.present(turn):
            self._run(self._call(room, turn))

    async def _call(self, room: Room, seat: int) -> None:
        for id in room.ledger.places[seat].players[:]:
            player = await self.store.player_by_id(id)
            if player and player.webhook:
                about = {"table": room.id, "title": room.title, "game": room.game.game.id, "seat": seat}
                await self.webhooks.turn(player.webhook, {"event": "your-turn", **about})


def rebuild(start: bytes, mark: bytes | None, after: list[Stored], clock: Clock | None) -> Ledger:
    """The ledger of a table: from its last checkpoint, else from its start, and the entries since."""
    ledger = Ledger.decode(mark, clock) if mark else Ledger(load_table(start), clock)
    for entry in after:
        ledger.take(entry)
    return ledger


def seated(game: str, plan: Sequence[SeatPlan], player: Player) -> list[tuple[str, list[str], str | None]]:
    """Name, players and bot of every seat; no two seats share a name."""
    found: list[tuple[str, list[str], str | None]] = []
    for seat in plan:
        bot = seat.bot if seat.kind == "bot" else None
        if seat.kind == "bot" and bot not in bots_of(game):
            raise UnknownBot("unknown-bot", bot=str(bot), known=", ".join(bots_of(game)))
        name = seat.name or (player.name if seat.kind == "me" else "")
        own = name and distinct(name, [other for other, _, _ in found])
        found.append((own, [player.id] if seat.kind == "me" else [], bot))
    return found


def listed(row: Row[Any], mine: frozenset[int]) -> TableSummary:
    roster = json.decode(row.roster)
    numbers = bot_numbers([(name, bot) for name, _, bot in roster])
    seats = [
        Seat(seat=seat, name=name, number=numbers[seat], person=person, bot=bot, mine=seat in mine, present=False)
        for seat, (name, person, bot) in enumerate(roster)
    ]
    return TableSummary(
        id=row.id,
        game=row.game,
        title=row.title,
        seats=seats,
        waiting=row.waiting,
        over=row.over,
        open=row.open,
        my_turn=row.turn in mine and not seats[row.turn].bot,
        turn=row.turn,
        decisions=row.decisions,
        created=row.created,
        updated=row.updated,
        campaign=row.campaign,
    )

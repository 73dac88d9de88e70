"""A table in memory: everything people and bots do at it, one thing at a time, each kept before it counts."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import json
from sqlalchemy import delete, insert, update

from herowright.bots import BOTS, Question, UnknownBot
from herowright.server import sealing, show
from herowright.server.ledger import Ledger, Place, after, lines
from herowright.server.logs import log
from herowright.server.messages import Course, Moment, Point, Preview, Seat, State, TableInfo
from herowright.server.metrics import DECISION_TIME, DECISIONS
from herowright.server.preview import previews
from herowright.server.store import (
    Conflict,
    Player,
    Statement,
    Stored,
    checkpoints,
    guests,
    hashed,
    holders,
    new_entry,
    new_secret,
    new_summary,
    seat_links,
    tables,
)
from herowright.server.thinking import Opinion
from herowright.server.viewer import Viewer
from herowright.table.errors import CannotUndo, HerowrightError, IllegalChoice
from herowright.table.table import Table

if TYPE_CHECKING:
    from herowright.server.rooms import Rooms

# So many entries after the last one, a checkpoint is written.
CHECKPOINT_EVERY = 40
# Plays for whoever is away, and gives hints.
STAND_IN = "greedy"
# Seconds after which a seat whose player is not looking can be given to a bot by others.
AWAY = 60.0
# A bot that cannot decide is tried again after so many seconds.
RETRY = 5.0


class Forbidden(HerowrightError):
    """This player may not do that."""

    status = 403


class Stale(HerowrightError):
    """The table has moved on since the page drew what was answered."""

    status = 409


class Refused(HerowrightError):
    """Not possible at this table now."""

    status = 409


class Room:
    def __init__(self, rooms: Rooms, row: Any, ledger: Ledger) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.id: str = row.id
        self.title: str = row.title
        self.owner: str = row.owner
        self.invite: str = row.invite
        self.open: bool = row.open
        self.cover: bool = row.cover
        self.created: float = row.created
        self.ledger = ledger
        self.viewers: set[Viewer] = set()
        self.guests: set[str] = set()
        self.seen: dict[int, float] = {}
        self.touched = time.monotonic()
        self.lock = asyncio.Lock()
        self.marked = ledger.number
        self.bot_task: asyncio.Task[None] | None = None
        self.states: dict[int | None, State] = {}
        # Pairs of a moment and its table: what a page that looks back asks for comes in a row.
        self.course_of: tuple[int, Course] | None = None

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
        players = self.ledger.places[seat].players
        return any(viewer.player.id in players for viewer in self.viewers)

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
            over=self.game.is_over,
            open=self.open,
            owner=player.id == self.owner,
            clock=ledger.clock,
            cover=self.cover,
            commitment=self.game.commitment,
            created=self.created,
            spectators=self.spectators,
        )

    def seats(self, player: Player) -> list[Seat]:
        now = time.time()
        return [
            Seat(
                seat=seat,
                name=place.name,
                person=bool(place.players),
                bot=place.bot,
                mine=player.id in place.players,
                present=self.present(seat),
                time_left=self.ledger.time_left(seat, now),
            )
            for seat, place in enumerate(self.ledger.places)
        ]

    @property
    def spectators(self) -> int:
        return sum(not self.ledger.seats_of(viewer.player.id) for viewer in self.viewers)

    def state(self, seat: int | None) -> State:
        """The game now, as the seat may know it."""
        if seat not in self.states:
            self.states[seat] = self._state(self.game, seat)
        return self.states[seat]

    def _state(self, game: Table[Any], seat: int | None) -> State:
        return show.state(game, seat, self.ledger.number, self.ledger.wish)

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
        try:
            await self.store.write(*statements, notice=f"{self.rooms.process} {self.id} {entry.number}")
        except Conflict:
            await self.catch_up()
            raise
        self.accept([entry], game)

    def accept(self, new: Sequence[Stored], game: Table[Any] | None = None) -> None:
        """Entries that are kept now count: fold them in and tell everybody."""
        turn = self.ledger.turn, self.ledger.waiting
        for entry in new:
            self.ledger.take(entry, game)
            if entry.seat is not None and entry.player is not None:
                self.seen[entry.seat] = time.monotonic()
        self.states.clear()
        self.touched = time.monotonic()
        for viewer in list(self.viewers):
            viewer.tell(new)
        if (self.ledger.turn, self.ledger.waiting) != turn:
            self.rooms.call_for_turn(self)
        self.nudge()

    async def catch_up(self) -> None:
        """Take in what another process wrote."""
        new = await self.store.entries(self.id, self.ledger.number)
        if new:
            self.accept(new)

    async def heard(self) -> None:
        async with self.lock:
            await self.catch_up()

    # --- playing -----------------------------------------------------------------------------------------

    async def choose(self, player: Player, seat: int, key: str, decisions: int) -> None:
        began = time.perf_counter()
        try:
            async with self.lock:
                self._may_play(player, seat)
                await self._choose(seat, player.id, key, decisions)
        except HerowrightError:
            DECISIONS.labels("refused").inc()
            raise
        DECISIONS.labels("accepted").inc()
        DECISION_TIME.observe(time.perf_counter() - began)

    def _may_play(self, player: Player, seat: int) -> None:
        place = self.holds(player, seat)
        if self.ledger.waiting:
            raise Refused("server-waiting")
        if place.bot:
            raise Refused("server-bot-plays", bot=place.bot)

    async def _choose(self, seat: int, player: str | None, key: str, decisions: int) -> None:
        if decisions != self.game.made:
            raise Stale("server-stale")
        following = self.game.clone()
        events = following.apply(key, seat)
        data = {"key": key, "events": [event.encode() for event in events]}
        await self.append("choose", seat, player, data, following)

    async def undo(self, player: Player, seat: int, decisions: int) -> None:
        """Takes back the last choice of any seat this player holds, else says why the given one cannot."""
        async with self.lock:
            self.holds(player, seat)
            if decisions != self.game.made:
                raise Stale("server-stale")
            mover = self.game.last_mover
            if mover is not None and player.id in self.ledger.places[mover].players:
                seat = mover
            if refusal := self.game.undo_refusal(seat):
                raise CannotUndo(refusal.id, **refusal.args)
            following = self.game.clone()
            following.undo(seat)
            await self.append("undo", seat, player.id, {"kept": self.ledger.kept(following)}, following)

    async def ask_rewind(self, player: Player, seat: int, to: int) -> None:
        """Go back to any moment, if all other people at the table agree."""
        async with self.lock:
            self.holds(player, seat)
            if to >= self.game.made:
                raise Refused("server-rewind-nowhere")
            if self.ledger.wish:
                raise Refused("server-rewind-pending")
            others = [
                other
                for other, place in enumerate(self.ledger.places)
                if place.players and player.id not in place.players and not place.bot
            ]
            if others:
                await self.append("ask-rewind", seat, player.id, {"to": to, "waiting": others})
            else:
                await self._rewind(player, seat, to)

    async def answer_rewind(self, player: Player, seat: int, agree: bool) -> None:
        async with self.lock:
            self.holds(player, seat)
            wish = self.ledger.wish
            if wish is None or (seat not in wish.waiting and (agree or seat != wish.seat)):
                raise Refused("server-rewind-none")
            mine = [other for other in wish.waiting if player.id in self.ledger.places[other].players]
            if not agree:
                await self.append("refuse", seat, player.id)
            elif set(wish.waiting) <= set(mine):
                await self._rewind(player, seat, wish.to)
            else:
                await self.append("agree", seat, player.id)

    async def _rewind(self, player: Player, seat: int, to: int) -> None:
        entry = Stored(0, 0.0, "rewind", seat, player.id, {"to": to})
        try:
            following = await asyncio.to_thread(after, self.game.clone(), entry)
        except IllegalChoice:
            raise Refused("server-no-moment") from None
        await self.append("rewind", seat, player.id, {"to": to, "kept": self.ledger.kept(following)}, following)

    async def say(self, player: Player, words: str) -> None:
        seats = self.ledger.seats_of(player.id)
        turn = self.ledger.turn
        seat = turn if turn in seats else seats[0] if seats else None
        name = self.ledger.places[seat].name if seat is not None else player.name
        async with self.lock:
            await self.append("chat", seat, player.id, {"name": name, "text": words})

    # --- sitting -----------------------------------------------------------------------------------------

    async def join(self, player: Player, secret: str) -> None:
        """By an invitation, to watch or to take a free seat; by a seat's own link, to play that seat."""
        if hashed(secret) == self.invite:
            if player.id != self.owner:
                await self.store.write(self.store.insert_once(guests, table=self.id, player=player.id))
                self.guests.add(player.id)
            return
        seat = await self.store.seat_of_link(self.id, secret)
        if seat is None:
            raise Forbidden("server-wrong-link")
        async with self.lock:
            place = self.place(seat)
            if player.id not in place.players:
                await self._sit(player, seat, place.name)

    async def sit(self, player: Player, seat: int, name: str) -> None:
        await self.admit(player)
        async with self.lock:
            if not self.place(seat).free:
                raise Refused("server-seat-taken")
            await self._sit(player, seat, self._own_name(name))

    async def _sit(self, player: Player, seat: int, name: str) -> None:
        holder = self.store.insert_once(holders, table=self.id, seat=seat, player=player.id)
        await self.append("sit", seat, player.id, {"name": name}, also=[holder])

    def _own_name(self, name: str) -> str:
        """A name that nobody else at the table has."""
        taken = {place.name for place in self.ledger.places}
        own, number = name, 1
        while own in taken:
            number += 1
            own = f"{name} {number}"
        return own

    async def stand(self, player: Player, seat: int) -> None:
        async with self.lock:
            self.holds(player, seat)
            gone = delete(holders).where(holders.c.table == self.id, holders.c.seat == seat)
            links = delete(seat_links).where(seat_links.c.table == self.id, seat_links.c.seat == seat)
            await self.store.write(self.store.insert_once(guests, table=self.id, player=player.id))
            self.guests.add(player.id)
            await self.append("stand", seat, player.id, {"name": self.place(seat).name}, also=[gone, links])

    async def put_bot(self, player: Player, seat: int, bot: str | None) -> None:
        async with self.lock:
            place = self.place(seat)
            if bot is None:
                await self._take_back(player, seat, place)
                return
            known = BOTS[self.game.game.id]
            if bot not in known:
                raise UnknownBot("unknown-bot", bot=bot, known=", ".join(known))
            if place.bot:
                raise Refused("server-bot-plays", bot=place.bot)
            self._may_put_bot(player, seat, place)
            name = self._own_name(bot.capitalize())
            await self.append("bot", seat, player.id, {"bot": bot, "name": place.name or name})

    def _may_put_bot(self, player: Player, seat: int, place: Place) -> None:
        if player.id in place.players:
            return
        if player.id != self.owner and not self.ledger.seats_of(player.id):
            raise Forbidden("server-watching")
        if not place.players:
            return
        idle = time.monotonic() - self.seen.get(seat, self.touched)
        if self.present(seat) or idle < AWAY:
            raise Refused("server-not-away")

    async def _take_back(self, player: Player, seat: int, place: Place) -> None:
        if place.bot is None:
            raise Refused("server-no-bot")
        if place.players:
            self.holds(player, seat)
        elif player.id != self.owner:
            raise Forbidden("server-not-owner")
        await self.append("back", seat, player.id, {"name": place.name})

    async def seat_link(self, player: Player, seat: int) -> str:
        """A secret that brings the seat to another device; an earlier one is void."""
        self.holds(player, seat)
        secret = new_secret()
        old = delete(seat_links).where(seat_links.c.table == self.id, seat_links.c.seat == seat)
        new = insert(seat_links).values(table=self.id, seat=seat, token=hashed(secret))
        await self.store.write(old, new)
        return secret

    async def new_invite(self, player: Player) -> str:
        if player.id != self.owner:
            raise Forbidden("server-not-owner")
        secret = new_secret()
        await self.store.write(update(tables).where(tables.c.id == self.id).values(invite=hashed(secret)))
        self.invite = hashed(secret)
        return secret

    # --- bots and clocks -----------------------------------------------------------------------------------

    @property
    def thinker(self) -> str | None:
        """The bot whose decision it is."""
        turn = self.ledger.turn
        return None if turn is None or self.ledger.waiting else self.ledger.places[turn].bot

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
                await self._choose(decision.seat, None, opinion[0][0], game.made)

    async def opinion(self, game: Table[Any], seat: int, bot: str, reasons: bool = False) -> Opinion:
        """What a bot thinks of the options of the deciding seat, from what that seat knows."""
        assert game.decision is not None
        # From the published hash: the same table always meets the same bots, whatever process they think in.
        seed = int(game.commitment[:8], 16) + 1000 * game.made + seat
        view, question = game.view(seat), Question.of(game.decision)
        return await self.rooms.thinkers.opinion(game.game.id, bot, seed, view, question, reasons)

    async def check_clock(self) -> None:
        """Whoever has run out of time is played by a bot."""
        async with self.lock:
            seat = self.ledger.running
            if seat is not None and self.ledger.time_left(seat, time.time()) == 0:
                name = self.ledger.places[seat].name
                await self.append("expire", seat, None, {"bot": STAND_IN, "name": name})

    # --- looking ahead and back --------------------------------------------------------------------------

    async def previews(self, player: Player, seat: int, decisions: int) -> dict[str, Preview]:
        self.holds(player, seat)
        if decisions != self.game.made:
            raise Stale("server-stale")
        return await asyncio.to_thread(previews, self.game.clone(), seat, random.Random())

    async def hint(self, player: Player, seat: int, decisions: int) -> Opinion:
        self.holds(player, seat)
        game = self.game
        if decisions != game.made:
            raise Stale("server-stale")
        if game.decision is None or game.decision.seat != seat:
            raise Refused("server-no-hint")
        return await self.opinion(game, seat, STAND_IN, reasons=True)

    def _may_look_from(self, player: Player, seat: int | None) -> None:
        """Own seats always, every seat once the game is over."""
        if seat is not None and not self.game.is_over:
            self.holds(player, seat)
        elif seat is not None:
            self.place(seat)

    async def moment(self, player: Player, decisions: int, seat: int | None) -> Moment:
        """The table after so many decisions."""
        self._may_look_from(player, seat)
        game = self.game
        if decisions > game.made:
            raise Refused("server-no-moment")
        past = await self._past(game, lambda: game.moment(decisions))
        return Moment(state=self._state(past, seat), log=lines(past.log, seat))

    async def _past(self, game: Table[Any], work: Callable[[], Any]) -> Any:
        try:
            return await asyncio.to_thread(work)
        except IllegalChoice:  # played under other rules
            raise Refused("server-no-moment") from None

    async def course(self, player: Player) -> Course:
        """How the game went, in figures. Where seats have secrets, only one's own until the end."""
        game = self.game
        if self.course_of is None or self.course_of[0] != game.made:
            self.course_of = game.made, await self._past(game, lambda: show.course(game))
        whole = self.course_of[1]
        if game.is_over or not game.game.secrets:
            return whole
        mine = set(self.ledger.seats_of(player.id))
        points = [
            Point(
                decisions=point.decisions,
                figures=[each if seat in mine else {} for seat, each in enumerate(point.figures)],
            )
            for point in whole.points
        ]
        return Course(decisions=whole.decisions, points=points)

    async def export(self, player: Player) -> bytes:
        """The game as a file. While others play who must not know the coming dice, it is sealed: only the operator of
        this server can open it."""
        blob = await asyncio.to_thread(self.game.clone().save)
        people = [place for place in self.ledger.places if place.players]
        alone = bool(people) and all(player.id in place.players for place in people) and not self.ledger.waiting
        if self.game.is_over or alone:
            return blob
        return sealing.seal(blob, await self.store.sealer())

    # --- viewers -------------------------------------------------------------------------------------------

    def enter(self, player: Player) -> Viewer:
        viewer = Viewer(self, player)
        self.viewers.add(viewer)
        self.tell_presence()
        return viewer

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.touched = time.monotonic()
        for seat in self.ledger.seats_of(viewer.player.id):
            self.seen[seat] = time.monotonic()
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

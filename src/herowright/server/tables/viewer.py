"""One page that is watching a table: what it asks for, and what it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from herowright.server import messages as m
from herowright.server.ops.metrics import SLOW_VIEWERS
from herowright.server.refusals import problem, text
from herowright.server.store import Player
from herowright.server.store.entries import AnyEntry
from herowright.server.tables import advice, history, orders, playing, snapshot
from herowright.table.errors import HerowrightError
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.server.tables.broadcast import Broadcast
    from herowright.server.tables.room import Room

# A page this far behind is disconnected; it reconnects and asks for what it missed.
MOST_WAITING = 256


class Viewer:
    """`looking` is the seat whose view the page shows. On a covered shared screen, `awaited` is the seat that has to
    look next, and until it does nothing of the game is sent."""

    def __init__(self, room: Room, player: Player) -> None:
        self.room = room
        self.player = player
        self.outbox: asyncio.Queue[m.ToBrowser] = asyncio.Queue(MOST_WAITING)
        # A fast path to a browser that keeps up: whether it has taken the message.
        self.at_once: Callable[[m.ToBrowser], bool] | None = None
        self.looking: int | None = None
        self.awaited: int | None = None
        self.greeted = False
        self.closed = False
        # The last entry that the page has shown, if it tells.
        self.shown: int | None = None

    @property
    def seats(self) -> list[int]:
        return self.room.ledger.seats_of(self.player.id)

    def leave(self) -> None:
        self.closed = True
        self.room.leave(self)

    def send(self, message: m.ToBrowser) -> None:
        if self.closed:
            return
        if self.at_once is not None and self.outbox.empty() and self.at_once(message):
            return
        if self.outbox.qsize() >= MOST_WAITING - 1:
            SLOW_VIEWERS.inc()
            self.closed = True
            message = m.Bye(reason=text(Message("server-too-slow")), again=True)
        self.outbox.put_nowait(message)

    def dismiss(self, reason: Message, status: int | None = None) -> None:
        """The page comes back by itself, unless it would be refused with `status`."""
        self.send(m.Bye(reason=text(reason), again=status is None, status=status))
        self.closed = True

    # --- telling -----------------------------------------------------------------------------------------

    def state(self) -> m.State:
        whole = self.room.state(self.looking)
        mover = self.room.game.last_mover
        if mover != self.looking and mover in self.seats:  # on a shared screen anybody can take back for the last mover
            whole = replace(whole, no_undo=snapshot.no_undo(self.room.game, mover))
        return whole if self.awaited is None else snapshot.covered(whole, self.awaited)

    def turn_to(self) -> bool:
        """On a shared screen, look from the seat that decides next; true if that changes what may be seen."""
        seats, turn = self.seats, self.room.ledger.turn
        before = self.looking, self.awaited
        if self.looking is not None and self.looking not in seats and not self.room.game.is_over:
            self.looking = None
        if self.looking is None and seats and not self.room.game.is_over:
            self.looking = seats[0]
        self.awaited = None
        if turn in seats and turn != self.looking:
            if self.room.cover and len(seats) > 1:
                self.awaited = turn
            else:
                self.looking = turn
        return before != (self.looking, self.awaited)

    def tell(self, news: Broadcast) -> None:
        """What happened just now."""
        if not self.greeted:
            return
        secrets = self.room.game.game.secrets
        before, was_covered = self.looking, self.awaited is not None
        if self.turn_to() and secrets:
            if before in self.seats and not was_covered:
                self._tell_as(before, news)
            self.welcome(None)
            return
        self.send(news.frame(self, covered=self.awaited is not None and secrets))

    def _tell_as(self, seat: int | None, news: Broadcast) -> None:
        """A shared screen changes hands: whoever sat before it still sees what came of it."""
        after = self.looking, self.awaited
        self.looking, self.awaited = seat, None
        self.send(news.frame(self, covered=False))
        self.looking, self.awaited = after

    def welcome(self, missed: Sequence[AnyEntry] | None) -> None:
        hidden = self.awaited is not None and self.room.game.game.secrets
        missed = None if hidden else missed
        log, earlier = (None, 0) if missed is not None else self._log()
        self.send(
            m.Welcome(
                table=self.room.info(self.player),
                state=self.state(),
                log=log,
                earlier=earlier,
                entries=[snapshot.entry(entry, self.looking) for entry in missed or ()],
                chat=self.room.ledger.chat,
            )
        )

    def _log(self, upto: int | None = None) -> tuple[list[m.Line], int]:
        """The last lines before that one that are sent at once, and how many come before them."""
        hidden = self.awaited is not None and self.room.game.game.secrets
        hidden = hidden or not self.room.ledger.dealing.dealt
        lines = [] if hidden else snapshot.lines(self.room.game.log, self.looking)[:upto]
        earlier = max(0, len(lines) - self.room.rooms.limits.log_lines)
        return lines[earlier:], earlier

    # --- asking ------------------------------------------------------------------------------------------

    async def receive(self, message: m.FromBrowser) -> None:
        """Carry out a request of the page; a refusal is sent back and changes nothing."""
        try:
            if isinstance(message, m.Hello):
                return await self._hello(message)
            if isinstance(message, m.Shown):
                self.shown = message.number
                return self.room.pacing.told.set()
            answer = await self._answer(message)
        except HerowrightError as error:
            refusal = problem(error)
            id = None if isinstance(message, m.Hello | m.Shown) else message.id
            self.send(m.Refused(id=id, reason=refusal.reason, rule=refusal.rule))
        else:
            self.send(answer)

    async def _answer(self, message: m.Request) -> m.ToBrowser:
        room, player = self.room, self.player
        match message:
            case m.Choose():
                await playing.choose(room, player, message)
            case m.Undo():
                await playing.undo(room, player, message)
            case m.AskRewind():
                await playing.ask_rewind(room, player, message)
            case m.AnswerRewind():
                await playing.answer_rewind(room, player, message)
            case m.Pause():
                await playing.pause(room, player, message)
            case m.Order():
                await orders.order(room, player, message)
            case m.Say():
                await playing.say(room, player, message)
            case m.Look():
                self._look(message.seat)
            case m.AskPreview():
                return await advice.previews(room, player, message)
            case m.AskHint():
                return await advice.hint(room, player, message)
            case m.AskLog():
                lines, start = self._log(message.upto)
                return m.Lines(id=message.id, start=start, lines=lines)
            case m.Ping():
                return m.Pong(id=message.id)
        return m.Done(id=message.id)

    async def _hello(self, hello: m.Hello) -> None:
        """Resume after the last entry the page has seen, or begin with the whole log."""
        room = self.room
        missed: list[AnyEntry] | None = None
        async with room.lock:  # nothing may happen between what was missed and what comes next
            room.tell()
            self.looking = hello.seat if hello.seat in self.seats else None
            if self.looking is None and self.seats:
                self.looking = self.seats[0]
            self.turn_to()
            lately = room.ledger.number - room.rooms.limits.log_lines
            if hello.last is not None and lately <= hello.last <= room.ledger.number and not self._switches(hello):
                missed = await self._missed(hello.last)
            self.greeted = True
            self.welcome(missed)

    def _switches(self, hello: m.Hello) -> bool:
        """Whether the page's log was another seat's."""
        return self.room.game.game.secrets and hello.seat != self.looking

    async def _missed(self, last: int) -> list[AnyEntry]:
        room = self.room
        recent = [entry for entry in room.recent if entry.number > last]
        if len(recent) == room.ledger.number - last:
            return recent
        return await room.store.tables.entries(room.id, last, room.ledger.number)

    def _look(self, seat: int | None) -> None:
        history.may_look_from(self.room, self.player, seat)
        self.looking, self.awaited = seat, None
        self.welcome(None)

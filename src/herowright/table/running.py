"""How a table plays: options taken, rules run, marks kept.

The rules run as generators over a plain state. At every step boundary a copy of the state is kept (a *mark*); getting
from the mark to the present takes the few decisions made since. Clone, undo, save and recovery all work the same way:
copy a mark, start its step, feed the decisions again.

`Table` is what everybody uses; this is the part of it that the compiled build turns into machine code, so it knows
nothing of the type of its state.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, NamedTuple, Self
from weakref import ref

from herowright.table.chance import Chance
from herowright.table.decision import AT_ONCE, Decision, Option, Steps, named
from herowright.table.dice import Dice
from herowright.table.ending import Ended
from herowright.table.errors import IllegalChoice
from herowright.table.event import Event
from herowright.table.game import Game, S
from herowright.table.log import Log
from herowright.table.message import Message
from herowright.table.native import native


class Mark(NamedTuple, Generic[S]):
    """The state at a step boundary, after `decisions` decisions and `events` log lines."""

    decisions: int
    events: int
    state: S


class Redraw(NamedTuple):
    """A line of the history of a guessed table: here the hidden things were redrawn."""

    seat: int | None
    seed: int


Taken = Option | Redraw

# A step boundary gets a mark only after so many decisions: copies cost time, and so do replays.
MARK_EVERY = 24
# After a replay marks are denser: each step of the last decisions gets one.
WAY_BACK = 8

# Why undo stops.
NOTHING = Message("undo-nothing")
KNOWN = Message("undo-known")
ENDED = Message("undo-ended")


@native(allow_interpreted_subclasses=True)
class Running:
    """A game in progress, without what tells about it."""

    __slots__ = (
        "_announced",
        "_dice",
        "_floor",
        "_floor_reason",
        "_history",
        "_interrupted",
        "_mark_every",
        "_marks",
        "_movers",
        "_repeating",
        "_rules",
        "_running",
        "_seed",
        "decision",
        "ended",
        "game",
        "log",
        "options",
        "seats",
        "state",
    )

    state: Any
    decision: Decision | None
    # Everything that was chosen, and by which seat; `None` where hidden things were redrawn.
    _history: list[Taken]
    _movers: bytearray
    # The questions that were interrupted, with the rules that asked them; the last one comes back first.
    _interrupted: list[tuple[Steps[Any], Decision]]
    # Interrupts that wait until the current one is resolved, if the game queues them.
    _announced: list[tuple[int, Option]]
    _running: Steps[Any]
    _marks: list[Mark[Any]]

    def __init__(
        self, game: Game[Any], state: Any, seats: int, options: Mapping[str, Any], seed: int, dice: Dice | None = None
    ) -> None:
        self.game = game
        # The earliest version of the rules under which it was played.
        self._rules = game.state_version
        self.state = state
        self.seats = seats
        self.options = options
        self._seed = seed
        self._dice = dice
        self.log = Log()
        self._history = []
        self._movers = bytearray()
        self._marks = []
        self._mark_every = MARK_EVERY
        self._repeating = False
        self._floor = 0
        self._floor_reason = NOTHING
        # Set if people ended the game before the rules did.
        self.ended: Ended | None = None
        self._begin()

    # --- deciding ----------------------------------------------------------------------------

    def interrupts(self, seat: int) -> tuple[Option, ...]:
        """What the seat may do now although it is not asked."""
        if self.decision is None:
            return ()
        offers = self.game.interrupts(self.state, seat)
        if not self._announced:
            return offers
        announced = [option.key for other, option in self._announced if other == seat]
        return tuple(offer for offer in offers if offer.key not in announced)

    def apply(self, choice: Option | str, seat: int | None = None) -> list[Event]:
        """Take an option, by itself or by its key; returns what happened.

        Raises `IllegalChoice`, with nothing changed, for everything the rules do not allow.
        """
        decision = self.decision
        if decision is None:
            raise IllegalChoice(None, Message("refused-over"))
        key = choice if isinstance(choice, str) else choice.key
        if seat is None or seat == decision.seat:
            seat = decision.seat
            for option in decision.options:
                if option.key == key:
                    break
            else:
                option = self._find(decision, key, seat)
        else:
            option = self._find(decision, key, seat)
        state, log = self.state, self.log
        known, logged = state.chance.n, log.length
        self._history.append(option)
        self._movers.append(seat)
        try:
            if option.interrupt:
                self._interrupt(seat, option)
            else:
                go_on(self, option.payload)
        except BaseException:
            self._restore(len(self._history) - 1)
            raise
        if state.chance.n != known:  # something became known: nobody can undo past this moment
            self._floor = len(self._history)
            self._floor_reason = KNOWN
        if log.length != logged:  # on the way there was a mark, and before it a part was told
            flush(self)
            return log[logged:]
        events: list[Event] = state.events
        if not events:
            return []
        log.latest += events
        log.length += len(events)
        state.events = []
        return events

    def _find(self, decision: Decision, key: str, seat: int) -> Option:
        offered = decision.options if seat == decision.seat else self._offers(seat)
        if found := named(key, offered):
            return found
        asked = decision.option(key)
        if asked and not asked.interrupt and seat != decision.seat:
            raise IllegalChoice(decision.rule, Message("refused-not-your-turn", {"seat": f"seat:{decision.seat}"}))
        rule, reason = self.game.refusal(self.state, seat, key)
        raise IllegalChoice(rule or decision.rule, reason)

    def _offers(self, seat: int) -> tuple[Option, ...]:
        self._check(seat)
        return self.interrupts(seat)

    def _check(self, seat: int | None) -> None:
        """Counted from the end, as Python does it, somebody would see what the last seat holds."""
        if seat is not None and not 0 <= seat < self.seats:
            raise IllegalChoice(None, Message("refused-no-seat", {"seats": self.seats}))

    def _begin(self) -> None:
        """Start the step of the current state and run to its first question."""
        self._interrupted = []
        self._announced = []
        keep_mark(self)
        begin_step(self)
        go_on(self, None)
        flush(self)

    def _resume(self, mark: Mark[Any], again: list[Taken], movers: bytearray) -> None:
        """Restart from a mark and repeat the decisions that followed it.

        The last steps on the way get marks: whoever goes back once is likely to do so again.
        """
        self._mark_every = MARK_EVERY
        self.state = mark.state.copy()
        self._interrupted = []
        self._announced = []
        self._repeating = True
        begin_step(self)
        go_on(self, None)
        whole = False
        for left, option, seat in zip(range(len(again), 0, -1), again, movers, strict=True):
            if left <= WAY_BACK:
                self._mark_every = 1
            if isinstance(option, Redraw):
                if not whole:
                    self._complete_question()
                    whole = True
                self._redraw(option)
                continue
            whole = False
            self._history.append(option)
            self._movers.append(seat)
            if option.interrupt:
                self._interrupt(seat, option)
            else:
                go_on(self, option.payload)
        flush(self)
        self._mark_every = MARK_EVERY
        self._repeating = False
        if not whole:
            self._complete_question()

    def _interrupt(self, seat: int, option: Option) -> None:
        """Resolve it before the pending question; one that arrives while another is being resolved goes before that
        one or waits for it, as the game wants."""
        if self._interrupted and self.game.interrupt_order is not None:
            self._announced.append((seat, option))
            return
        assert self.decision is not None
        self._interrupted.append((self._running, self.decision))
        self._running = self.game.interrupt(self.state, seat, option.payload)
        go_on(self, None)

    def _complete_question(self) -> None:
        """The last question that was repeated is put again."""
        decision = self.decision
        if decision is not None:
            decision.options += beside(self, decision)

    def _next_announced(self) -> bool:
        """Start the next queued interrupt that is still possible."""
        assert self.game.interrupt_order is not None
        order = self.game.interrupt_order(self.state, [seat for seat, _ in self._announced])
        for seat in order:
            option = next(option for waiting, option in self._announced if waiting == seat)
            self._announced.remove((seat, option))
            if any(offer.key == option.key for offer in self.game.interrupts(self.state, seat)):
                self._running = self.game.interrupt(self.state, seat, option.payload)
                return True
        return False

    def _restore(self, decisions: int) -> None:
        """Go back to the moment after this many decisions."""
        marks = self._marks
        while marks[-1].decisions > decisions:
            marks.pop()
        mark = marks[-1]
        again, movers = self._history[mark.decisions : decisions], self._movers[mark.decisions : decisions]
        del self._history[mark.decisions :]
        del self._movers[mark.decisions :]
        self.log.cut(mark.events)
        self._resume(mark, again, movers)

    def clone(self) -> Self:
        """An equal, independent table."""
        twin = type(self).__new__(type(self))
        twin.game = self.game
        twin.seats = self.seats
        twin.options = self.options
        twin._seed = self._seed
        twin._dice = self._dice
        twin._floor = self._floor
        twin._floor_reason = self._floor_reason
        twin._rules = self._rules
        twin._marks = self._marks[:]
        mark = self._marks[-1]
        twin._history = self._history[: mark.decisions]
        twin._movers = self._movers[: mark.decisions]
        twin.log = self.log.until(mark.events)
        twin._resume(mark, self._history[mark.decisions :], self._movers[mark.decisions :])
        twin.ended = self.ended
        if self.ended:
            twin.decision = None
        self._marks = twin._marks[:]  # the next clone starts closer
        return twin

    def _redraw(self, redraw: Redraw) -> None:
        self.game.redraw_hidden(self.state, redraw.seat, Chance(redraw.seed))
        coming = Chance(redraw.seed + 1)
        coming.n = self.state.chance.n
        self.state.chance = coming
        self._history.append(redraw)
        self._movers.append(0)
        self._floor = len(self._history)
        self._floor_reason = KNOWN


# --- what no table does in a way of its own: calls of functions are quicker than those of methods -----------------


def no_steps() -> Steps[None]:
    """The rest of a game that is over."""
    yield from ()


def go_on(table: Running, answer: object) -> None:
    """Run the rules until they ask something that can be answered or the game is over."""
    decision: Decision | None
    while True:
        following: Any = None
        try:
            decision = table._running.send(answer)
        except StopIteration as ended:
            decision, following = None, ended.value
        except table.game.unwinding as why:
            decision, following = None, table.game.cut_short(table.state, why)
        if decision is None:
            answer = None
            if not table._interrupted:
                if table.state.step is None:
                    table.decision = None
                    return
                table.state.step = following
                keep_mark(table)
                begin_step(table)
                continue
            if table._announced and table._next_announced():
                continue
            table._running, decision = table._interrupted.pop()
        answer = None  # the rule receives it at once where there is nothing to choose from
        options = decision.build()
        if not options:
            assert decision.may_be_empty, f"nothing to choose from: {decision.kind}"
            continue
        offers = () if table._repeating else beside(table, decision)
        if len(options) == 1 and decision.about.settles and is_settled(table, decision, offers):
            answer = options[0].payload
            continue
        decision.options = (*options, *offers) if offers else tuple(options)
        decision.of = ref(table)
        table.decision = decision
        return


def begin_step(table: Running) -> None:
    """Start the step that the state names."""
    state = table.state
    step = state.step
    table._running = no_steps() if step is None else table.game.steps[step[0]](state, *step[1:])


def flush(table: Running) -> None:
    """Move what the rules reported into the log."""
    state = table.state
    if state.events:
        table.log.add(state.events)
        state.events = []


def keep_mark(table: Running) -> None:
    """Keep a copy of the state, if the last one is old enough."""
    made, marks = len(table._history), table._marks
    if not marks or made - marks[-1].decisions >= table._mark_every:
        flush(table)
        table.log.pack()
        marks.append(Mark(made, table.log.length, table.state.copy()))
        while len(marks) > 1 and marks[1].decisions <= table._floor:  # nobody can undo past the floor
            del marks[0]


def beside(table: Running, decision: Decision) -> tuple[Option, ...]:
    """What the seat may do besides answering. Questions that are only repeated need none of it."""
    if table._interrupted and table.game.interrupt_order is not None:
        return ()
    return table.game.interrupts(table.state, decision.seat)


def is_settled(table: Running, decision: Decision, offers: tuple[Option, ...]) -> bool:
    """Whether a question of this kind with a single answer is answered automatically. An offer that touches nothing
    on the table, such as being asked again, is no reason to ask it."""
    if decision.about.settles == AT_ONCE:
        return True
    return not any(offer.touches for offer in (beside(table, decision) if table._repeating else offers))

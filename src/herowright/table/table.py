"""A table: one game in progress, driven by decisions.

The rules run as generators over a plain state. At every step boundary the table keeps a copy of the state (a *mark*);
getting from the mark to the present takes the few decisions made since. Clone, undo, save and recovery all work the
same way: copy a mark, start its step, feed the decisions again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Generic, NamedTuple, cast
from weakref import ref

from herowright.table.chance import Chance, commitment
from herowright.table.decision import AT_ONCE, Decision, Kind, Option, Refused, Step, Steps, named
from herowright.table.dice import Dice
from herowright.table.ending import Ended
from herowright.table.errors import CannotUndo, IllegalChoice
from herowright.table.event import Event
from herowright.table.game import Game, S
from herowright.table.log import Log
from herowright.table.message import Message
from herowright.table.outcome import Outcome


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


class Table(Generic[S]):
    """Use `herowright.new_table` and `herowright.load_table` to get one."""

    __slots__ = (
        "__weakref__",
        "_announced",
        "_dice",
        "_floor",
        "_floor_reason",
        "_history",
        "_interrupted",
        "_mark_every",
        "_marks",
        "_movers",
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

    decision: Decision | None
    # Everything that was chosen, and by which seat; `None` where hidden things were redrawn.
    _history: list[Taken]
    _movers: bytearray
    # The questions that were interrupted, with the rules that asked them; the last one comes back first.
    _interrupted: list[tuple[Steps[Any], Decision]]
    # Interrupts that wait until the current one is resolved, if the game queues them.
    _announced: list[tuple[int, Option]]
    _running: Steps[Any]

    def __init__(
        self, game: Game[S], state: S, seats: int, options: Mapping[str, Any], seed: int, dice: Dice | None = None
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
        self._marks: list[Mark[S]] = []
        self._mark_every = MARK_EVERY
        self._floor = 0
        self._floor_reason = NOTHING
        # Set if people ended the game before the rules did.
        self.ended: Ended | None = None
        self._begin()

    # --- reading -----------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.decision is None

    @property
    def outcome(self) -> Outcome | None:
        """A game that people ended early has no scores and at most one winner."""
        if self.ended:
            return Outcome((), self.ended.winners)
        return self.game.outcome(self.state) if self.is_over else None

    @property
    def commitment(self) -> str:
        """Published from the start: the hash of what every die and shuffle is derived from, which is the record of
        the dice or, if there is none, the seed."""
        return self._dice.commitment if self._dice else commitment(self._seed)

    @property
    def promise(self) -> str | None:
        """Published even earlier: the hash of the one part of the dice that only the server knew."""
        return self._dice.promise if self._dice else None

    @property
    def seed(self) -> int | None:
        """Revealed when the game is over."""
        return self._seed if self.is_over else None

    @property
    def dice(self) -> Dice | None:
        """What the seed was made from, if several parties contributed; revealed when the game is over."""
        return self._dice if self.is_over else None

    @property
    def interrupted(self) -> int:
        """How many "at any time" actions are under way."""
        return len(self._interrupted)

    @property
    def made(self) -> int:
        """How many decisions have been made so far."""
        return len(self._history)

    @property
    def decisions(self) -> list[tuple[int, str]]:
        """All decisions so far: seat and key."""
        taken = zip(self._movers, self._history, strict=True)
        return [(seat, option.key) for seat, option in taken if not isinstance(option, Redraw)]

    @property
    def in_first_round(self) -> bool:
        """Whether the second round has not begun yet. If the game does not report its rounds, the first one lasts
        until everybody has decided something."""
        begins = self.game.round_event
        if not begins:
            return len({seat for seat, _ in self.decisions}) < self.seats
        seen: set[int | None] = set()
        for event in self.log:
            if event.kind == begins:
                if event.seat in seen:
                    return False
                seen.add(event.seat)
        return True

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What the seat may know (`None`: a spectator), as plain values."""
        return self.game.view(self.state, seat)

    def views(self) -> Callable[[int | None], dict[str, Any]]:
        """The views of this moment, for whoever shows the table to several seats; see `Game.views`."""
        return self.game.views(self.state)

    def figures(self, seat: int) -> dict[str, int]:
        """The numbers of a seat worth watching, and those of what is being tried now."""
        game, state = self.game, self.state
        return game.figures(state, seat) | game.prospects(state, seat, game.matter(state))

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """The log as the seat may read it."""
        return [event for event in self.log[since:] if event.seen_by(seat)]

    def interrupts(self, seat: int) -> tuple[Option, ...]:
        """What the seat may do now although it is not asked."""
        if self.decision is None:
            return ()
        offers = self.game.interrupts(self.state, seat)
        if not self._announced:
            return offers
        announced = [option.key for other, option in self._announced if other == seat]
        return tuple(offer for offer in offers if offer.key not in announced)

    def refused(self, seat: int) -> list[Refused]:
        """What the deciding seat would expect to be offered but is not, with the reasons."""
        decision, game = self.decision, self.game
        if decision is None or decision.seat != seat:
            return []
        sought = {option.key: option for option in game.sought(self.state, seat) if not decision.option(option.key)}
        return [Refused(option, *game.refusal(self.state, seat, key)) for key, option in sought.items()]

    # --- deciding ----------------------------------------------------------------------------

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
                self._run(option.payload)
        except BaseException:
            self._restore(len(self._history) - 1)
            raise
        if state.chance.n != known:  # something became known: nobody can undo past this moment
            self._floor = len(self._history)
            self._floor_reason = KNOWN
        if log.length != logged:  # on the way there was a mark, and before it a part was told
            self._flush()
            return log[logged:]
        events = state.events
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
        if not 0 <= seat < self.seats:
            raise IllegalChoice(None, Message("refused-no-seat", {"seats": self.seats}))
        return self.interrupts(seat)

    def end(self, ended: Ended) -> None:
        """People end the game here: nothing more is asked."""
        if self.is_over:
            raise IllegalChoice(None, Message("refused-over"))
        self.ended, self.decision = ended, None

    # --- running the rules ---------------------------------------------------------------------

    def _begin(self) -> None:
        """Start the step of the current state and run to its first question."""
        self._interrupted = []
        self._announced = []
        self._mark()
        self._running = _steps(ref(self), self.state, self.game.steps)
        self._run(None)
        self._flush()

    def _resume(self, mark: Mark[S], again: list[Taken], movers: bytearray) -> None:
        """Restart from a mark and repeat the decisions that followed it.

        The last steps on the way get marks: whoever goes back once is likely to do so again.
        """
        self._mark_every = MARK_EVERY
        self.state = mark.state.copy()
        self._interrupted = []
        self._announced = []
        self._running = _steps(ref(self), self.state, self.game.steps)
        self._run(None)
        for left, option, seat in zip(range(len(again), 0, -1), again, movers, strict=True):
            if left <= WAY_BACK:
                self._mark_every = 1
            if isinstance(option, Redraw):
                self._redraw(option)
                continue
            self._history.append(option)
            self._movers.append(seat)
            if option.interrupt:
                self._interrupt(seat, option)
            else:
                self._run(option.payload)
        self._flush()
        self._mark_every = MARK_EVERY

    def _flush(self) -> None:
        """Move what the rules reported into the log."""
        state = self.state
        if state.events:
            self.log.add(state.events)
            state.events = []

    def _mark(self) -> None:
        made, marks = len(self._history), self._marks
        if not marks or made - marks[-1].decisions >= self._mark_every:
            self._flush()
            self.log.pack()
            marks.append(Mark(made, self.log.length, self.state.copy()))
            while len(marks) > 1 and marks[1].decisions <= self._floor:  # nobody can undo past the floor
                del marks[0]

    def _interrupt(self, seat: int, option: Option) -> None:
        """Resolve it before the pending question; one that arrives while another is being resolved goes before that
        one or waits for it, as the game wants."""
        if self._interrupted and self.game.interrupt_order is not None:
            self._announced.append((seat, option))
            return
        assert self.decision is not None
        self._interrupted.append((self._running, self.decision))
        self._running = self.game.interrupt(self.state, seat, option.payload)
        self._run(None)

    def _run(self, answer: object) -> None:
        """Run the rules until they ask something that can be answered or the game is over."""
        while True:
            try:
                decision = self._running.send(answer)
            except StopIteration:
                answer = None
                if not self._interrupted:
                    self.decision = None
                    return
                if self._announced and self._next_announced():
                    continue
                self._running, decision = self._interrupted.pop()
            answer = None  # the rule receives it at once where there is nothing to choose from
            options = decision.build()
            if not options:
                assert decision.may_be_empty, f"nothing to choose from: {decision.kind}"
                continue
            game = self.game
            waits = self._interrupted and game.interrupt_order is not None
            offers = () if waits else game.interrupts(self.state, decision.seat)
            if len(options) == 1 and decision.about.settles and _settled(decision.about, offers):
                answer = options[0].payload
                continue
            decision.options = (*options, *offers) if offers else tuple(options)
            decision.of = ref(self)
            self.decision = decision
            return

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

    # --- undo ------------------------------------------------------------------------------------

    @property
    def last_mover(self) -> int | None:
        if not self._history:
            return None
        last = self._history[-1]
        return last.seat if isinstance(last, Redraw) else self._movers[-1]

    def undo_refusal(self, seat: int | None = None) -> Message | None:
        """Why this seat cannot undo the last choice, or `None` if it can."""
        if self.ended:
            return ENDED
        if len(self._history) <= self._floor:
            return self._floor_reason
        mover = self.last_mover
        if seat is not None and seat != mover:
            return Message("undo-other-moved", {"seat": f"seat:{mover}"})
        return None

    def undo(self, seat: int | None = None) -> None:
        """Undo the last choice; without a seat, whoever made it.

        Raises `CannotUndo` if something became known or another seat has moved since.
        """
        refusal = self.undo_refusal(seat)
        if refusal:
            raise CannotUndo(refusal.id, **refusal.args)
        self._restore(len(self._history) - 1)

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

    def moment(self, decisions: int) -> Table[S]:
        """The table as it was after this many decisions, replayed from its seed."""
        past = self._anew(self._seed, self._dice)
        for seat, key in self.decisions[:decisions]:
            past.apply(key, seat)
        return past

    def dealt(self, dice: Dice) -> Table[S]:
        """The same game from the very beginning, with these dice."""
        return self._anew(dice.seed, dice)

    def _anew(self, seed: int, dice: Dice | None) -> Table[S]:
        state = self.game.new(self.seats, self.options, Chance(seed))
        return Table(self.game, state, self.seats, self.options, seed, dice)

    # --- copies ----------------------------------------------------------------------------------

    def clone(self) -> Table[S]:
        """An equal, independent table."""
        twin: Table[S] = object.__new__(Table)
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

    def imagine(self, seat: int | None, rng: random.Random) -> Table[S]:
        """A clone in which everything the seat cannot know is redrawn: hidden cards, coming dice."""
        twin = self.clone()
        twin._redraw(Redraw(seat, rng.getrandbits(64)))
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

    def save(self) -> bytes:
        """The table as a file that loads anywhere and at any moment of the game."""
        from herowright.table.save import save

        return save(self)

    def fingerprint(self) -> str:
        """A hash of the whole situation: equal tables, and only they, have equal fingerprints."""
        waiting = [[seat, option.key] for seat, option in self._announced]
        asked = self.decision and [self.decision.seat, self.decision.kind, [o.key for o in self.decision.options]]
        whole = [self.game.id, self.game.encode(self.state), waiting, asked]
        if len(self._interrupted) > 1:  # the state tells the question at the bottom, not those between
            whole.append([[decision.seat, decision.kind] for _, decision in self._interrupted])
        return fingerprint(whole)


def _steps(table: ref[Table[S]], state: S, steps: Mapping[str, Callable[..., Steps[Step | None]]]) -> Steps[None]:
    """The rest of the game, one step after another. The generator holds no reference to its table: otherwise only
    the garbage collector could free tables that are no longer needed, such as the one before every choice on a
    server."""
    while state.step is not None:
        step = state.step
        begin = steps[step[0]]
        state.step = yield from begin(state) if len(step) == 1 else begin(state, *step[1:])
        cast("Table[S]", table())._mark()  # whoever goes on with it holds the table


def _settled(kind: Kind[Any], offers: Sequence[Option]) -> bool:
    """Whether a question of this kind with a single answer is answered automatically. An offer that touches nothing
    on the table, such as being asked again, is no reason to ask it."""
    return kind.settles == AT_ONCE or not any(offer.touches for offer in offers)


def fingerprint(data: Sequence[Any] | Mapping[str, Any]) -> str:
    """The hash of plain data, independent of the order of keys."""
    return sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()

"""A table: one game in progress, driven by decisions.

The rules run as generators over a plain state. At every step boundary the table keeps a copy of
the state (a *mark*); the way from the mark to now is the few decisions taken since. Clone, undo, save
and recovery are all the same thing: copy a mark, start its step, feed the decisions again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Generic, NamedTuple
from weakref import ref

from herowright.table.chance import Chance, commitment
from herowright.table.decision import AT_ONCE, Decision, Kind, Option, Step, Steps, named
from herowright.table.dice import Dice
from herowright.table.ending import Ended
from herowright.table.errors import CannotUndo, IllegalChoice
from herowright.table.event import Event
from herowright.table.game import Game, S
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


Taken = tuple[int, Option]

# A step boundary gets a mark only after so many decisions: copies cost time, and so do replays.
MARK_EVERY = 24
# After a replay the way back is shorter: the steps of its last decisions get a mark each.
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
    _history: list[Taken | Redraw]
    # The questions that interrupts have come before, with the rules that put them; the last one comes back first.
    _interrupted: list[tuple[Steps[Any], Decision]]
    # Interrupts that wait until the one being resolved is done, where the game wants them to.
    _announced: list[Taken]
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
        self.log: list[Event] = []
        self._history = []
        self._marks: list[Mark[S]] = []
        self._mark_every = MARK_EVERY
        self._floor = 0
        self._floor_reason = NOTHING
        # Set where people have ended the game before the rules did.
        self.ended: Ended | None = None
        self._begin()

    # --- reading -----------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.decision is None

    @property
    def outcome(self) -> Outcome | None:
        """A game that people ended early has no scores, and at most a winner."""
        if self.ended:
            return Outcome((), self.ended.winners)
        return self.game.outcome(self.state) if self.is_over else None

    @property
    def commitment(self) -> str:
        """Published from the start: the hash of what every die and shuffle comes from, the record of the dice or, where
        there is none, the seed."""
        return self._dice.commitment if self._dice else commitment(self._seed)

    @property
    def promise(self) -> str | None:
        """Published before that: the hash of the one part of the dice that nobody but the server knew."""
        return self._dice.promise if self._dice else None

    @property
    def seed(self) -> int | None:
        """Revealed when the game is over."""
        return self._seed if self.is_over else None

    @property
    def dice(self) -> Dice | None:
        """What the seed was made from, where several had a part in it; revealed when the game is over."""
        return self._dice if self.is_over else None

    @property
    def interrupted(self) -> int:
        """How many things done "at any time" are under way and not finished."""
        return len(self._interrupted)

    @property
    def made(self) -> int:
        """How many decisions were made so far."""
        return len(self._history)

    @property
    def decisions(self) -> list[tuple[int, str]]:
        """Everything that was decided so far: seat and key."""
        return [(taken[0], taken[1].key) for taken in self._history if not isinstance(taken, Redraw)]

    @property
    def in_first_round(self) -> bool:
        """Whether the second round has not begun. Where the game does not tell its rounds, the first one lasts until
        everybody has decided something."""
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

    # --- deciding ----------------------------------------------------------------------------

    def apply(self, choice: Option | str, seat: int | None = None) -> list[Event]:
        """Take an option, by itself or by its key; returns what happened.

        Raises `IllegalChoice`, with nothing changed, for everything the rules do not allow.
        """
        decision = self.decision
        if decision is None:
            raise IllegalChoice(None, Message("refused-over"))
        if seat is None:
            seat = decision.seat
        option = self._find(decision, choice if isinstance(choice, str) else choice.key, seat)
        state = self.state
        known, logged = state.chance.n, len(self.log)
        self._history.append((seat, option))
        try:
            if option.interrupt:
                self._interrupt(seat, option)
            else:
                self._run(option.payload)
        except BaseException:
            self._restore(len(self._history) - 1)
            raise
        if state.chance.n != known:  # something became known: nobody can go back behind this moment
            self._floor = len(self._history)
            self._floor_reason = KNOWN
        if state.events:
            self._flush()
        return self.log[logged:]

    def _find(self, decision: Decision, key: str, seat: int) -> Option:
        offered = decision.options if seat == decision.seat else self._offers(seat)
        for option in offered:
            if option.key == key:
                return option
        if full := named(key, offered):
            return full
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
        """People end the game here: nobody is asked anything any more."""
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

    def _resume(self, mark: Mark[S], again: list[Taken | Redraw]) -> None:
        """Start anew from a mark and take the decisions that followed it once more.

        The last steps on the way get marks: who goes back once will do so again.
        """
        self._mark_every = MARK_EVERY
        self.state = mark.state.copy()
        self._interrupted = []
        self._announced = []
        self._running = _steps(ref(self), self.state, self.game.steps)
        self._run(None)
        for left, taken in zip(range(len(again), 0, -1), again, strict=True):
            if left <= WAY_BACK:
                self._mark_every = 1
            if isinstance(taken, Redraw):
                self._redraw(taken)
                continue
            self._history.append(taken)
            seat, option = taken
            if option.interrupt:
                self._interrupt(seat, option)
            else:
                self._run(option.payload)
        self._flush()
        self._mark_every = MARK_EVERY

    def _flush(self) -> None:
        """Move what the rules reported into the log."""
        state = self.state
        self.log += state.events
        state.events = []

    def _mark(self) -> None:
        made, marks = len(self._history), self._marks
        if not marks or made - marks[-1].decisions >= self._mark_every:
            self._flush()
            marks.append(Mark(made, len(self.log), self.state.copy()))
            while len(marks) > 1 and marks[1].decisions <= self._floor:  # nobody can go back behind the floor
                del marks[0]

    def _interrupt(self, seat: int, option: Option) -> None:
        """Resolve it before the pending question; one that comes while another is being resolved goes before that one
        or waits for it, as the game wants."""
        if self._interrupted and self.game.interrupt_order is not None:
            self._announced.append((seat, option))
            return
        assert self.decision is not None
        self._interrupted.append((self._running, self.decision))
        self._running = self.game.interrupt(self.state, seat, option.payload)
        self._run(None)

    def _run(self, answer: object) -> None:
        """Run the rules until they ask something that can be answered, or the game is over."""
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
            else:
                waits = self._interrupted and self.game.interrupt_order is not None
                offers = () if waits else self.game.interrupts(self.state, decision.seat)
                if len(options) == 1 and decision.about.settles and _settled(decision.about, offers):
                    answer = options[0].payload
                    continue
                decision.options = (*options, *offers) if offers else tuple(options)
                decision.of = ref(self)
                self.decision = decision
                return

    def _next_announced(self) -> bool:
        """Start the next interrupt that was announced meanwhile and is still possible."""
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
        return self._history[-1][0] if self._history else None

    def undo_refusal(self, seat: int | None = None) -> Message | None:
        """Why the last choice cannot be taken back by this seat, or `None` if it can."""
        if self.ended:
            return ENDED
        if len(self._history) <= self._floor:
            return self._floor_reason
        mover = self.last_mover
        if seat is not None and seat != mover:
            return Message("undo-other-moved", {"seat": f"seat:{mover}"})
        return None

    def undo(self, seat: int | None = None) -> None:
        """Take back the last choice; without a seat, whoever made it.

        Raises `CannotUndo` where something became known or another seat has moved since.
        """
        refusal = self.undo_refusal(seat)
        if refusal:
            raise CannotUndo(refusal.id, **refusal.args)
        self._restore(len(self._history) - 1)

    def _restore(self, decisions: int) -> None:
        """Go back to the moment after so many decisions."""
        marks = self._marks
        while marks[-1].decisions > decisions:
            marks.pop()
        mark = marks[-1]
        again = self._history[mark.decisions : decisions]
        del self._history[mark.decisions :]
        del self.log[mark.events :]
        self._resume(mark, again)

    def moment(self, decisions: int) -> Table[S]:
        """The table as it was after so many decisions, played again from its seed."""
        past = self._anew(self._seed, self._dice)
        for seat, key in self.decisions[:decisions]:
            past.apply(key, seat)
        return past

    def dealt(self, dice: Dice) -> Table[S]:
        """The same game from its very beginning, with these dice."""
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
        twin.log = self.log[: mark.events]
        twin._resume(mark, self._history[mark.decisions :])
        twin.ended = self.ended
        if self.ended:
            twin.decision = None
        self._marks = twin._marks[:]  # the next clone has a shorter way
        return twin

    def imagine(self, seat: int | None, rng: random.Random) -> Table[S]:
        """A clone in which all that the seat cannot know is guessed anew: hidden cards, coming dice."""
        twin = self.clone()
        twin._redraw(Redraw(seat, rng.getrandbits(64)))
        return twin

    def _redraw(self, redraw: Redraw) -> None:
        self.game.redraw_hidden(self.state, redraw.seat, Chance(redraw.seed))
        coming = Chance(redraw.seed + 1)
        coming.n = self.state.chance.n
        self.state.chance = coming
        self._history.append(redraw)
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
    """The rest of the game: one step after another. What runs does not keep its table, or only the garbage collector
    could take apart what is no longer needed, such as the table before every choice on a server."""
    while state.step is not None:
        step = state.step
        begin = steps[step[0]]
        state.step = yield from begin(state) if len(step) == 1 else begin(state, *step[1:])
        table()._mark()  # type: ignore[union-attr]


def _settled(kind: Kind[Any], offers: Sequence[Option]) -> bool:
    """Whether a question of this kind with a single answer is answered. An offer that touches nothing on the table,
    such as to be asked again, is no reason to put it."""
    return kind.settles == AT_ONCE or not any(offer.touches for offer in offers)


def fingerprint(data: Sequence[Any] | Mapping[str, Any]) -> str:
    """The hash of plain data, independent of the order of keys."""
    return sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()

"""Questions the rules put to a seat, and the options that answer them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Mapping, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, ParamSpec, TypeAlias, TypeVar
from weakref import ref

from herowright.table.errors import TableGone
from herowright.table.message import NO_ARGS, Message
from herowright.table.native import A, P

if TYPE_CHECKING:
    from herowright.table.table import Table

K = TypeVar("K", bound=Hashable)
R = TypeVar("R")
V = TypeVar("V")
Q = ParamSpec("Q")


class Option(Generic[A]):
    """One possible answer. Options are immutable and shared: the same answer is the same object.

    `key` is short, stable and typable; `payload` is what the rules receive; `touches` names the
    things on the table it concerns; `label` is how it is worded. An `interrupt` does not answer the
    question but comes before it ("at any time"). Where the key leaves out what goes without saying, `full` is the form
    it would have beside other answers of its kind: both are understood.
    """

    __slots__ = ("full", "interrupt", "key", "label", "payload", "touches")

    def __init__(
        self,
        key: str,
        payload: A,
        label: Message,
        touches: tuple[str, ...] = (),
        interrupt: bool = False,
        full: str = "",
    ) -> None:
        self.key = key
        self.full = full
        self.payload = payload
        self.label = label
        self.touches = touches
        self.interrupt = interrupt

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


# A family larger than this is cleared: on a server that meets one card pack after another it would grow without limit.
MOST_SHARED = 20_000


class Shared(dict[K, V]):
    """A cache of things that are created when first needed and never change."""

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, what: K) -> V:
        if len(self) >= MOST_SHARED:
            self.clear()
        made = self[what] = self.make(what)
        return made


class Options(Shared[K, Option[P]], Generic[K, P]):
    """A family of options, each made when it is first offered."""


# How a question with a single answer is handled: it is asked anyway, because people want to make that moment their own
# or because not asking would give something away; it is answered automatically unless the seat could do something else
# first; or it is always answered automatically.
PUT, IF_IDLE, AT_ONCE = range(3)


class Kind(NamedTuple, Generic[P]):
    """A kind of decision: its id, the id of its prompt, the clause behind it, and how a single answer settles it.

    `Kind[P]` is answered by a `P`: the payload of every option that is offered. If `points` is set, the answer only
    names a thing: touching it neither gives anything up nor carries anything out. If `pays` is set, it only says what
    the choice before it is paid with: that choice is previewed as it will stand once it is paid.
    """

    id: str
    prompt: str
    rule: str
    settles: int = PUT
    points: bool = False
    pays: bool = False


class Refused(NamedTuple):
    """Something a player would expect to be offered but is not: the clause and the reason."""

    option: Option
    rule: str | None
    reason: Message


# What a prompt names; a function where something played meanwhile can change it.
Telling: TypeAlias = Mapping[str, Any] | Callable[[], Mapping[str, Any]]


class Decision:
    """A question to one seat: what is pending at a table.

    The options are built when the question is put, and again after every interrupt, so it is never
    answered from an outdated list.
    """

    __slots__ = ("about", "build", "of", "options", "seat", "tell")

    may_be_empty: ClassVar[bool] = False
    about: Kind[Any]
    seat: int
    build: Callable[[], Sequence[Option[object]]]
    tell: Telling
    options: tuple[Option, ...]
    # The table that asks the question. It is a weak reference, so that a table is freed as soon as it is dropped; then
    # what the question itself says stays, and `may_undo` and `interrupts` raise `TableGone`.
    of: ref[Any]

    @property
    def table(self) -> Table[Any]:
        table: Table[Any] | None = self.of()
        if table is None:
            raise TableGone("refused-table-gone")
        return table

    @property
    def kind(self) -> str:
        return self.about.id

    @property
    def rule(self) -> str:
        return self.about.rule

    @property
    def args(self) -> Mapping[str, Any]:
        """What its prompt names, as things stand."""
        return self.tell() if callable(self.tell) else self.tell

    @property
    def prompt(self) -> Message:
        return Message(self.about.prompt, self.args)

    @property
    def may_undo(self) -> bool:
        """Whether the deciding seat can undo its last choice."""
        return self.table.undo_refusal(self.seat) is None

    @property
    def interrupts(self) -> dict[int, tuple[Option, ...]]:
        """What other seats may do now without being asked; each seat sees only its own."""
        others = (seat for seat in range(self.table.seats) if seat != self.seat)
        offers = ((seat, self.table.interrupts(seat)) for seat in others)
        return {seat: options for seat, options in offers if options}

    def option(self, key: str) -> Option | None:
        return named(key, self.options)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={[o.key for o in self.options]})"


def named(key: str, options: Sequence[Option]) -> Option | None:
    """The option with this key, or with this full form of it."""
    for option in options:
        if option.key == key:
            return option
    return next((option for option in options if option.full and option.full == key), None)


class Offer(Decision):
    """A question that is skipped when there is nothing to choose from."""

    __slots__ = ()

    may_be_empty: ClassVar[bool] = True


# A rule: asks questions and may return a result.
Steps = Generator[Decision, object, R]
# The next step of the game as plain data: its name and small arguments. `None` ends the game.
Step = tuple[Any, ...]


def asks_nothing(work: Callable[Q, None]) -> Callable[Q, Steps[None]]:
    """Turns a plain function into a rule that asks nothing."""

    @wraps(work)
    def rule(*args: Q.args, **named: Q.kwargs) -> Steps[None]:
        work(*args, **named)
        yield from ()

    return rule


# A question without the detour through an initialiser, which would cost as much as asking does.
_new_decision: Final = Decision.__new__
_new_offer: Final = Offer.__new__


def ask(
    kind: Kind[P], seat: int, build: Callable[[], Sequence[Option[P]]], tell: Telling = NO_ARGS
) -> Generator[Decision, Any, P]:
    """Ask a question that always has an answer: `space = yield from ask(PLACE, hero.seat, places)`."""
    question: Decision = _new_decision(Decision)
    question.about = kind
    question.seat = seat
    question.build = build
    question.tell = tell
    answer: P = yield question
    return answer


def ask_if_any(
    kind: Kind[P], seat: int, build: Callable[[], Sequence[Option[P]]], tell: Telling = NO_ARGS
) -> Generator[Decision, Any, P | None]:
    """Ask a question if there is anything to choose from; otherwise return `None` at once."""
    answer: P | None = yield offer(kind, seat, build, tell)
    return answer


def offer(kind: Kind[P], seat: int, build: Callable[[], Sequence[Option[P]]], tell: Telling = NO_ARGS) -> Offer:
    """The question of `ask_if_any`, for a game that asks in a way of its own."""
    question: Offer = _new_offer(Offer)
    question.about = kind
    question.seat = seat
    question.build = build
    question.tell = tell
    return question

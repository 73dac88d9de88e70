"""Questions the rules put to a seat, and the options that answer them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from herowright.table.message import NO_ARGS, Message

if TYPE_CHECKING:
    from herowright.table.table import Table


class Option:
    """One possible answer. Options are immutable and shared: the same answer is the same object.

    `key` is short, stable and typable; `payload` is what the rules receive; `touches` names the
    things on the table it concerns; `label` is how it is worded. An `interrupt` does not answer the
    question but comes before it ("at any time").
    """

    __slots__ = ("interrupt", "key", "label", "payload", "touches")

    def __init__(
        self,
        key: str,
        payload: Any,
        label: Message,
        touches: tuple[str, ...] = (),
        interrupt: bool = False,
    ) -> None:
        self.key = key
        self.payload = payload
        self.label = label
        self.touches = touches
        self.interrupt = interrupt

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


K = TypeVar("K", bound=Hashable)


class Options(dict[K, Option]):
    """A family of options, each made once, when it is first offered."""

    def __init__(self, make: Callable[[K], Option]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, what: K) -> Option:
        option = self[what] = self.make(what)
        return option


class Kind(NamedTuple):
    """A kind of decision: its id, the id of its prompt and the clause behind it."""

    id: str
    prompt: str
    rule: str


class Ask:
    """What a rule yields: who decides what. The options are built when they are needed, and again
    after every interrupt, so a question is never answered from an outdated list.

    With nothing to choose from, the rule receives `None` at once.
    """

    __slots__ = ("args", "kind", "options", "seat")

    def __init__(
        self,
        kind: Kind,
        seat: int,
        options: Callable[[], Sequence[Option]],
        args: Mapping[str, Any] = NO_ARGS,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.options = options
        self.args = args


R = TypeVar("R")
# A rule: yields questions, receives the payload of the chosen option, may return a result.
Steps = Generator[Ask, Any, R]
# The next step of the game as plain data: its name and small arguments. `None` ends the game.
Step = tuple[Any, ...]


class Decision:
    """The pending question of a table."""

    __slots__ = ("_table", "args", "kind", "options", "prompt_id", "rule", "seat")

    def __init__(self, table: Table[Any], ask: Ask, options: tuple[Option, ...]) -> None:
        self._table = table
        self.seat = ask.seat
        self.kind, self.prompt_id, self.rule = ask.kind
        self.args = ask.args
        self.options = options

    @property
    def prompt(self) -> Message:
        return Message(self.prompt_id, self.args)

    @property
    def may_undo(self) -> bool:
        """Whether the deciding seat can take back its last choice."""
        return self._table.undo_refusal(self.seat) is None

    @property
    def interrupts(self) -> dict[int, tuple[Option, ...]]:
        """What the other seats may do now without being asked; each seat sees only its own."""
        others = (seat for seat in range(self._table.seats) if seat != self.seat)
        offers = ((seat, self._table.interrupts(seat)) for seat in others)
        return {seat: options for seat, options in offers if options}

    def option(self, key: str) -> Option | None:
        for option in self.options:
            if option.key == key:
                return option
        return None

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={[o.key for o in self.options]})"

"""What a game has to provide to be played at a table. The engine knows nothing else about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Protocol, Self, TypeVar

from herowright.table.chance import Chance, plain_name
from herowright.table.decision import Option, Step, Steps
from herowright.table.errors import BadOption
from herowright.table.event import Event
from herowright.table.message import Message
from herowright.table.outcome import Outcome
from herowright.table.settings import Setting, settle


class State(Protocol):
    """Plain data: numbers, cards and lists of them. Never a generator, a clock or a file."""

    chance: Chance
    step: Step | None
    events: list[Event]

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """What has a value or a body here is what most games want: a game that inherits it says only what differs."""

    id: str
    title: str
    seats: range
    settings: tuple[Setting, ...] = ()
    steps: Mapping[str, Callable[..., Steps[Step | None]]]
    # The files with the clauses, those of an expansion after those of the game itself.
    rules_files: tuple[Path, ...] = ()
    # Whether a seat can know things that others do not.
    secrets: bool = False
    # The kind of the event that tells the beginning of a round, or of a turn of the seat it names. A second one of the
    # same seat begins the second round.
    round_event: str = ""
    # Raised whenever the rules or the words for a state have changed. A save of an earlier version goes on under the
    # rules of today if its decisions can still be taken; its fingerprint and a replay from its seed prove nothing.
    state_version: int = 1

    def settle(self, seats: int, options: Mapping[str, Any], /) -> dict[str, Any]:
        """The full, checked options of a table; `BadOption` if they make no sense."""
        settled = settle(self.settings, options)
        able = self.seats_for(settled)
        if seats not in able:
            raise BadOption("option-seats", least=able[0], most=able[-1], seats=seats)
        return settled

    def seats_for(self, options: Mapping[str, Any], /) -> range:
        """How many can play with these options; all of `seats` unless some box is missing."""
        return self.seats

    def rules_for(self, options: Mapping[str, Any], /) -> Game[Any]:
        """Who knows the rules of a table with these settled options: the game itself or one of its expansions."""
        return self

    def cooperative(self, options: Mapping[str, Any], /) -> bool:
        """Whether all win or lose together under these settled options."""
        return False

    def new(self, seats: int, options: Mapping[str, Any], chance: Chance) -> S: ...

    def interrupts(self, state: S, seat: int, /) -> tuple[Option, ...]:
        """What the seat may do now "at any time"."""
        return ()

    def interrupt(self, state: S, seat: int, payload: Any, /) -> Steps[None]:
        yield from ()

    @property
    def interrupt_order(self) -> Callable[[S, list[int]], list[int]] | None:
        """Interrupts that come while another is being resolved wait for it, and then follow in the order of seats that
        this gives. `None`: each is resolved at once, before the one it came upon (last in, first out)."""
        return None

    def refusal(self, state: S, seat: int, key: str, /) -> tuple[str | None, Message]:
        """Why a key that is not on offer is not: the clause and the reason."""
        return None, Message("refused-not-offered", {"key": key})

    def view(self, state: S, seat: int | None, /) -> dict[str, Any]:
        """Everything the seat may know (`None`: a spectator), as plain JSON values."""

    def views(self, state: S, /) -> Callable[[int | None], dict[str, Any]]:
        """The view of any seat in this very moment. Where a table is shown to several, a game can draw up once what
        all of them see alike; those parts are shared, so nobody may change them."""
        return partial(self.view, state)

    def figures(self, state: S, seat: int, /) -> dict[str, int]:
        """The numbers of a seat worth watching, such as its gold and its score so far; known to everybody who may
        see the view of that seat. `figure-<name>` are their words. One that makes no sense yet is left out."""
        return {}

    def matter(self, state: S, /) -> Any:
        """What is being tried and soon decided, such as a check: the object itself, which stays the same until then.
        `None` where there is nothing of the kind."""
        return None

    def prospects(self, state: S, seat: int, matter: Any, /) -> dict[str, int]:
        """The figures of a matter, such as its chance, for a seat that wants it to succeed: while it is open, and once
        it is decided. Nothing where it was given up, or where something else has to be settled first."""
        return {}

    def redraw_hidden(self, state: S, seat: int | None, chance: Chance, /) -> None:
        """Replace all the seat cannot know by a random guess that fits what it does know. What is hidden is put into
        a fixed order first, so that the guess follows from `chance` and from what the seat knows, and nothing else."""
        return

    def conceal(self, state: S, seat: int, /) -> S:
        """The state with all the seat cannot know turned face down, where a game has something to put in its place;
        else, a guess. It is there to be read: what everybody sees may be the same lists and parts."""
        twin = state.copy()
        self.redraw_hidden(twin, seat, Chance(0))
        return twin

    def outcome(self, state: S, /) -> Outcome: ...

    def inventory(self, state: S, /) -> dict[str, str]:
        """Where every component is: its id and its zone. Raises if one is in two places."""
        return {}

    def name_of(self, item: Any, /) -> str:
        """The name of a thing in a test's script of draws and shuffles."""
        return plain_name(item)

    def encode(self, state: S, /) -> dict[str, Any]: ...

    def decode(self, data: Mapping[str, Any], options: Mapping[str, Any], chance: Chance) -> S: ...

    def arrange(self, state: S, /, **situation: Any) -> None:
        """Put the table into an exact situation; only tests do that."""
        for name, value in situation.items():
            setattr(state, name, value)

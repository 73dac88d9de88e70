"""What a game has to provide to be played at a table. The engine knows nothing else about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
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
    """Everything that has a default value or body here is what most games want: a game overrides only what differs."""

    id: str
    title: str
    seats: range
    settings: tuple[Setting, ...] = ()
    steps: Mapping[str, Callable[..., Steps[Step | None]]]
    # The files with the clauses, those of expansions after those of the game itself.
    rules_files: tuple[Path, ...] = ()
    # Whether a seat can know things that others do not.
    secrets: bool = False
    # The kind of event that marks the beginning of a round, or of a turn of the seat it names. A second one for the
    # same seat begins the second round.
    round_event: str = ""
    # Raised whenever the rules or the wording of a state change. A save of an earlier version continues under today's
    # rules if its decisions are still possible; its fingerprint and a replay from its seed prove nothing.
    state_version: int = 1

    def settle(self, seats: int, options: Mapping[str, Any], /) -> dict[str, Any]:
        """The full, checked options of a table; `BadOption` if they make no sense."""
        settled = settle(self.settings, options)
        able = self.seats_for(settled)
        if seats not in able:
            raise BadOption("option-seats", least=able[0], most=able[-1], seats=seats)
        return settled

    def seats_for(self, options: Mapping[str, Any], /) -> range:
        """How many can play with these options; all of `seats` unless a box is missing."""
        return self.seats

    def rules_for(self, options: Mapping[str, Any], /) -> Game[Any]:
        """The rules object for these settled options: the game itself or one of its expansions."""
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
        """If interrupts that arrive while another is being resolved have to wait, the order of seats in which they
        follow. `None`: each is resolved at once, before the one it interrupted (last in, first out)."""
        return None

    # What the rules raise when something ends a step at once; `cut_short` says which step comes then.
    unwinding: tuple[type[Exception], ...] = ()

    def cut_short(self, state: S, why: Exception, /) -> Step | None:
        raise why

    def refusal(self, state: S, seat: int, key: str, /) -> tuple[str | None, Message]:
        """Why a key is not on offer: the clause and the reason."""
        return None, Message("refused-not-offered", {"key": key})

    def sought(self, state: S, seat: int, /) -> Iterable[Option]:
        """What a player would expect to find now, on offer or not; `refusal` gives the reason if it is not."""
        return ()

    def view(self, state: S, seat: int | None, /) -> dict[str, Any]:
        """Everything the seat may know (`None`: a spectator), as plain JSON values."""

    def views(self, state: S, /) -> Callable[[int | None], dict[str, Any]]:
        """The view of any seat at this moment. When a table is shown to several, a game can compute the common parts
        once; they are shared, so nobody may modify them."""
        return partial(self.view, state)

    def figures(self, state: S, seat: int, /) -> dict[str, int]:
        """A seat's numbers worth watching, such as gold and score so far; known to everybody who may see that seat's
        view. `figure-<name>` are their message ids. A figure that makes no sense yet is left out."""
        return {}

    def matter(self, state: S, /) -> Any:
        """What is being attempted, such as a check: the object itself, which stays the same until it is decided.
        `None` if there is none."""
        return None

    def prospects(self, state: S, seat: int, matter: Any, /) -> dict[str, int]:
        """The figures of a matter, such as its chance, for a seat that wants it to succeed: while it is open and
        once it is decided. Nothing if it was given up or something else has to be settled first."""
        return {}

    def redraw_hidden(self, state: S, seat: int | None, chance: Chance, /) -> None:
        """Replace everything the seat cannot know by a random guess that fits what it does know. Hidden things are
        sorted first, so that the guess depends only on `chance` and on what the seat knows."""
        return

    def conceal(self, state: S, seat: int, /) -> S:
        """The state with everything the seat cannot know turned face down, if the game has a placeholder for it;
        otherwise a guess. Read-only: parts that everybody sees may be shared."""
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

"""The game as one seat sees it."""

from __future__ import annotations

from typing import Any

from herowright.server.messages.basics import Text, Wire
from herowright.table.ending import How


class Option(Wire, frozen=True):
    key: str
    label: Text
    touches: list[str]
    # Comes before the question instead of answering it: "at any time".
    interrupt: bool


class Barred(Wire, frozen=True):
    """Something the player would expect to be offered but is not, and why."""

    option: Option
    reason: Text
    rule: str | None


class Decision(Wire, frozen=True):
    kind: str
    prompt: Text
    rule: str
    options: list[Option]
    # The answer only names a thing: touching it neither gives anything up nor carries anything out.
    points: bool
    barred: list[Barred]


class Line(Wire, frozen=True):
    """A line of the log. `kind` is the message that tells it; `{ $player }` is the name of `seat`."""

    kind: str
    seat: int | None
    rule: str
    args: dict[str, Any]


class ScoreLine(Wire, frozen=True):
    category: str
    points: int
    rule: str
    label: Text
    things: list[str]


class SeatOutcome(Wire, frozen=True):
    seat: int
    total: int
    lines: list[ScoreLine]
    place: int
    tie_break: list[int]
    title: Text | None
    title_rule: str | None


class EndedEarly(Wire, frozen=True):
    """People ended the game before the rules did: it was aborted, the last player abandoned it, or all others
    resigned and the seat claimed the win. `ended-<how>` are its message ids."""

    how: How
    seat: int


class Outcome(Wire, frozen=True):
    """A game that ended early has no scores."""

    seats: list[SeatOutcome]
    winners: list[int]
    settled_by: str | None
    # Now it can be revealed, and every die be checked against the commitment.
    seed: str
    ended: EndedEarly | None


class Rewind(Wire, frozen=True):
    """A request to go back further than undo allows, until every seat in `waiting` has agreed or one refuses."""

    seat: int
    # The moment to go back to, as a number of decisions.
    to: int
    waiting: list[int]


class State(Wire, frozen=True):
    """The game now, as `seat` may know it (`None`: as a spectator)."""

    # The last entry that is part of it.
    number: int
    # How many decisions have been made; an answer includes it, so that a stale one is noticed.
    decisions: int
    seat: int | None
    # On a covered shared screen: the seat that has to look next. Then nothing else is sent.
    covered: int | None
    # The game's own view, as its kit declares it; `None` until the game is dealt.
    view: dict[str, Any] | None
    # Who decides, `None` when the game is over.
    turn: int | None
    # What is asked, when it is `seat` that decides.
    decision: Decision | None
    # What `seat` may do "at any time" while another one decides.
    interrupts: list[Option]
    # Why `seat` cannot undo its last choice; `None` if it can.
    no_undo: Text | None
    rewind: Rewind | None
    outcome: Outcome | None

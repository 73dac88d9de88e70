"""Looking back at a game."""

from __future__ import annotations

from typing import Literal

from herowright.server.messages.basics import Text, Wire
from herowright.server.messages.state import Line, State


class Moment(Wire, frozen=True):
    """The table after this many decisions, and its log up to then."""

    state: State
    log: list[Line]


class Point(Wire, frozen=True):
    """The figures of every seat after this many decisions; `lines` is the length of the log then."""

    decisions: int
    figures: list[dict[str, int]]


class Course(Wire, frozen=True):
    """How the game went: a point for every decision that changed somebody's figures."""

    decisions: int
    points: list[Point]


class Costly(Wire, frozen=True):
    """A decision that had a better alternative: the moment before it, and what it cost, with its standard error."""

    decisions: int
    prompt: Text
    chosen: Text
    better: Text
    loss: float
    error: float
    reasons: list[Text]


class SeatReview(Wire, frozen=True):
    """The result is the sum of what companions could expect at the beginning, what the seat's own decisions gained
    over theirs (in cooperative games, everybody's decisions), and luck."""

    seat: int
    looked_at: int
    result: float
    expected: float
    skill: float
    luck: float
    costly: list[Costly]


class Chances(Wire, frozen=True):
    """Each seat's chance to win after this many decisions, up to 1."""

    decisions: int
    chances: list[float]


class Review(Wire, frozen=True):
    """The coach's review of a finished game. `unit` is the unit of results; `chance` means the chance to win."""

    unit: Literal["stars", "points", "chance"]
    points: list[Chances]
    seats: list[SeatReview]

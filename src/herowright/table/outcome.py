"""How a game ended, line by line."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from herowright.table.message import Message


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score sheet: its points, the clause, and the things it is about."""

    category: str
    points: int
    rule: str
    label: Message
    things: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatOutcome:
    """`place` counts from 1 and is shared after a full tie; `title` is a rank, such as solo ranks."""

    seat: int
    total: int
    lines: tuple[ScoreLine, ...]
    place: int
    tie_break: tuple[int, ...] = ()
    title: Message | None = None
    title_rule: str | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    seats: tuple[SeatOutcome, ...]
    winners: tuple[int, ...] = field(default=())
    # The clause that settled a tie for the first place, if one had to.
    settled_by: str | None = None

    def encode(self) -> dict[str, Any]:
        return asdict(self)

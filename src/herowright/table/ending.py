"""Games that people end before the rules do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from herowright.table.message import Message

# Broken off without a result; given up by the last who played; or left to the last who had not given up.
ABORTED, GIVEN_UP, CONCEDED = HOW = ("aborted", "given-up", "conceded")


class Ended(NamedTuple):
    """How a game ended early, and the seat that ended it."""

    how: str
    seat: int

    @property
    def winners(self) -> tuple[int, ...]:
        return (self.seat,) if self.how == CONCEDED else ()

    @property
    def message(self) -> Message:
        return Message(f"ended-{self.how}", {"seat": f"seat:{self.seat}"})

    def encode(self) -> dict[str, Any]:
        return self._asdict()

    @classmethod
    def decode(cls, data: Mapping[str, Any], seats: int) -> Self:
        how, seat = data["how"], data["seat"]
        if how not in HOW or type(seat) is not int or not 0 <= seat < seats:
            raise ValueError("no such end")
        return cls(how, seat)

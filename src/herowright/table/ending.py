"""Games that people end before the rules do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, Self

from herowright.table.message import Message

# Aborted without a result; abandoned by the last player; or won because everybody else resigned.
How = Literal["aborted", "given-up", "conceded"]
ABORTED: Final = "aborted"
GIVEN_UP: Final = "given-up"
CONCEDED: Final = "conceded"
HOW: tuple[How, ...] = (ABORTED, GIVEN_UP, CONCEDED)


class Ended(NamedTuple):
    """How a game ended early, and the seat that ended it."""

    how: How
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

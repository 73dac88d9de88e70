"""What happened at a table, in order: the log players read and programs replay."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Event(NamedTuple):
    """`kind` is the message id that tells it, `rule` the clause that made it happen.

    `seat` is whom it happened to (`None`: the table as a whole). `audience` lists the seats
    that may know of it, with `None` among them for spectators; `None` alone means everybody.
    """

    kind: str
    seat: int | None
    rule: str
    args: Mapping[str, Any]
    audience: tuple[int | None, ...] | None = None

    def seen_by(self, seat: int | None) -> bool:
        return self.audience is None or seat in self.audience

    def encode(self) -> list[Any]:
        row: list[Any] = [self.kind, self.seat, self.rule, dict(self.args)]
        return row if self.audience is None else [*row, list(self.audience)]

    @classmethod
    def decode(cls, row: list[Any]) -> Event:
        kind, seat, rule, args, *rest = row
        return cls(kind, seat, rule, args, tuple(rest[0]) if rest else None)

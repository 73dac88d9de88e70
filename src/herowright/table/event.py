"""What happened at a table, in order: the log that players read and programs replay."""

from __future__ import annotations

import json
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

    def tells(self, earlier: list[Any]) -> bool:
        """Whether it contains everything that the line of a save or an entry did; a later version may add more."""
        *whole, known = earlier[:4]
        *mine, args = json.loads(json.dumps(self.encode()[:4]))
        audience = earlier[4] if len(earlier) > 4 else None
        seen = None if self.audience is None else list(self.audience)
        return mine == whole and seen == audience and known.items() <= args.items()

    @classmethod
    def decode(cls, row: list[Any]) -> Event:
        kind, seat, rule, args, *rest = row
        return cls(kind, seat, rule, args, tuple(rest[0]) if rest else None)

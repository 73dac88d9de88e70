"""Reports about others to the operator of the server."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct, json
from sqlalchemy import create_engine, insert, inspect, select

from herowright.server.store.database import existing, usable
from herowright.server.store.schema import reports
from herowright.server.store.tokens import new_id

if TYPE_CHECKING:
    from herowright.server.store.store import Store


class Remark(Struct, frozen=True):
    """A line of chat; `player` is who said it."""

    at: float
    player: str | None
    seat: int | None
    name: str
    text: str


class Report(Struct, frozen=True, kw_only=True):
    """`players` are the browsers of whoever it is about, `chat` what was said last at the table."""

    id: str = ""
    at: float = 0.0
    table: str
    game: str
    reporter: str
    reporter_name: str
    players: list[str]
    name: str
    seat: int | None
    reason: str
    chat: list[Remark]


class Reports:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, report: Report) -> None:
        row = {name: getattr(report, name) for name in report.__struct_fields__}
        row |= {name: json.encode(row[name]).decode() for name in ("players", "chat")}
        row |= {"id": new_id(), "at": time.time()}
        await self.store.write(insert(reports).values(row))


def read_reports(url: str) -> Sequence[Report]:
    """All of them, the oldest first. It does not matter whether a server is running on the database."""
    parsed = existing(url)
    engine = create_engine(parsed)
    try:
        with usable(parsed), engine.connect() as connection:
            if not inspect(connection).has_table(reports.name):
                return []
            rows = connection.execute(select(reports).order_by(reports.c.at, reports.c.id)).all()
    finally:
        engine.dispose()
    return [
        Report(
            **row._asdict()
            | {"players": json.decode(row.players, type=list[str]), "chat": json.decode(row.chat, type=list[Remark])}
        )
        for row in rows
    ]

"""What is special about a table that is opened, besides its plan."""

from __future__ import annotations

from msgspec import Struct


class Opening(Struct, frozen=True):
    """`kept` are free seats with the players and the name of whom they wait for, `ready` are seats whose people are
    ready, and `stand_in` is the bot for those who do not come. `daily` is the day whose game it is, with its seed."""

    kept: list[tuple[int, list[str], str]] = []
    ready: list[int] = []
    stand_in: str | None = None
    daily: str = ""

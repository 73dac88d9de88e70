"""Campaigns: a party that plays one game after another. This is the interface a game implements; storing and showing
parties is up to the command line and the server."""

from __future__ import annotations

import calendar
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, Protocol

from herowright.table.errors import BadOption, HerowrightError
from herowright.table.message import Message
from herowright.table.settings import MOST_PROBLEMS

Party = Mapping[str, Any]
# The status of a scenario: won, next to be played, or still locked.
Status = Literal["won", "open", "closed"]
WON: Final = "won"
OPEN: Final = "open"
CLOSED: Final = "closed"


class BadParty(BadOption):
    """A party or character that cannot be used. `problems` lists what is wrong with it (only the first ones if there
    are many)."""

    def __init__(self, problems: Sequence[Message]) -> None:
        self.problems = tuple(problems[:MOST_PROBLEMS])
        super().__init__(problems[0].id, **problems[0].args)


class NotPossible(HerowrightError):
    """The party cannot do that now."""


class Chapter(NamedTuple):
    """An adventure and the party's progress in it. If its cards are not available, only the name is known."""

    adventure: str
    in_path: bool
    there: bool
    scenarios: tuple[tuple[str, Status], ...]


class Campaigns(Protocol):
    """What a game knows about parties. Parties are plain data, and arguments are never modified."""

    @property
    def GAME(self) -> str: ...

    @property
    def CHARACTER(self) -> str:
        """How a file says that it holds a single character."""

    @property
    def LONGEST_NAME(self) -> int: ...

    def new_party(self, name: str = "", add_on: bool = True) -> dict[str, Any]: ...

    def given_up(self, state: Any, /) -> dict[str, Any] | None:
        """The party after a game that was abandoned in this state; `None` if the game has to be played to the end."""

    def with_add_on(self, party: Party, /) -> bool: ...

    def admit(self, data: Any, /) -> dict[str, Any]: ...

    def upgrade(self, data: Party, /) -> dict[str, Any]: ...

    def chapters(self, party: Party, /) -> list[Chapter]: ...

    def next_scenarios(self, party: Party, /) -> list[str]: ...

    def playable(self, party: Party, /) -> list[str]: ...

    def free_characters(self, party: Party, /) -> list[str]: ...

    def fresh(self, character: str, /) -> dict[str, Any]: ...

    def switch(self, party: Party, number: int, character: str | None, /) -> dict[str, Any]: ...

    def line_up(self, party: Party, numbers: Sequence[int], /) -> dict[str, Any]: ...

    def read(self, blob: bytes, /) -> Any: ...

    def export_party(self, party: Party, /) -> dict[str, Any]: ...

    def export_character(self, party: Party, character: str, /) -> dict[str, Any]: ...

    def import_party(self, document: Any, /) -> dict[str, Any]: ...

    def import_character(self, party: Party, document: Any, /) -> dict[str, Any]: ...


# --- times -----------------------------------------------------------------------------------------------
# A table knows no clock: whoever keeps the party notes when it played, as a text that people can read in its file too,
# such as `2026-11-15T20:13:00Z`.

FORM = "%Y-%m-%dT%H:%M:%SZ"
# Every place on earth still writes the year with four digits.
FIRST, LAST = 1970, 9998


def dated(party: Mapping[str, Any], at: float) -> dict[str, Any]:
    """The party after a scenario that ended at this time, in seconds since 1970."""
    *earlier, last = party["log"]
    return {**party, "log": [*earlier, {**last, "at": time.strftime(FORM, time.gmtime(at))}]}


def played_at(entry: Mapping[str, Any]) -> int | None:
    """The time of a log entry, in seconds since 1970; parties that played before times were recorded have none."""
    return _seconds(entry["at"]) if "at" in entry else None


def readable(entry: Mapping[str, Any]) -> bool:
    """Whether the time of an entry is valid, if it has one."""
    return "at" not in entry or _seconds(entry["at"]) is not None


def _seconds(text: Any) -> int | None:
    try:
        found = time.strptime(text, FORM)
    except (TypeError, ValueError):
        return None
    return calendar.timegm(found) if FIRST <= found.tm_year <= LAST else None

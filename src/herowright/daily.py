"""The game of the day: one seed per day and game, the same for everybody in the world. It follows from the date
alone, so every server and every terminal deals the same game; anybody can work the dice out in advance, and the
table says so."""

from __future__ import annotations

from datetime import UTC, date, datetime
from hashlib import sha256
from typing import NamedTuple

from herowright.games import registry
from herowright.kit import Preset
from herowright.table.errors import HerowrightError
from herowright.table.outcome import Outcome

# There were no daily games before this day.
FIRST = date(2026, 11, 1)


class NoDaily(HerowrightError):
    """There is no game of the day of this kind."""

    status = 404


def today() -> date:
    """The day changes everywhere at the same moment."""
    return datetime.now(UTC).date()


def seed(game: str, day: date) -> int:
    return int(sha256(f"herowright daily {game} {day.isoformat()}".encode()).hexdigest()[:32], 16)


def plan(game: str) -> Preset:
    """How the game of the day is played: alone, or against bots."""
    registry.find(game)
    daily = registry.kits()[game].daily
    if daily is None:
        raise NoDaily("server-daily-none")
    return daily


def games() -> list[str]:
    return [id for id, kit in registry.kits().items() if kit.daily]


class Standing(NamedTuple):
    """How somebody did: wins come before losses, then the higher score."""

    won: bool
    score: int


def standing(outcome: Outcome, seat: int = 0) -> Standing:
    return Standing(seat in outcome.winners, outcome.seats[seat].total if outcome.seats else 0)


MOST_SQUARES = 10
FULL, EMPTY = "🟩", "⬜"


def squares(score: int, best: int) -> str:
    """A score as a row of squares, which tells nothing about the game itself."""
    full = round(MOST_SQUARES * max(0, min(score, best)) / best) if best > 0 else 0
    return FULL * full + EMPTY * (MOST_SQUARES - full)

"""Messages about finished games: histories, statistics, ratings, and daily games."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from herowright.server.messages import HowDice, SeatNumber, Strict, Wire
from herowright.table.ending import How

Mode = Literal["versus", "together", "alone"]
Result = Literal["won", "lost"]
Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
Words = Annotated[str, Meta(max_length=60)]


class PastSeat(Wire, frozen=True):
    """How somebody did. `hero` are references to what the hero was made of; a game that ended early has no scores.
    `luck` is by how many percent chance gave more than average, if the game can tell; `called` is the name the player
    gave the hero."""

    seat: int
    name: str
    bot: str | None
    mine: bool
    hero: list[str]
    score: int | None
    place: int | None
    won: bool
    resigned: bool
    luck: float | None
    called: str | None


class PastGame(Wire, frozen=True):
    table: str
    game: str
    mode: Mode
    began: float
    ended: float
    decisions: int
    how: How | None
    dice: HowDice
    daily: str | None
    options: dict[str, Any]
    seats: list[PastSeat]
    # Whether the table still exists, so that every moment of it can be viewed.
    replay: bool


class History(Wire, frozen=True):
    """One page of the matching games, the latest first, and how many there are."""

    games: list[PastGame]
    total: int


class Tally(Wire, frozen=True):
    """Games that have something in common. `key` is a game, a reference to a hero's kind, a bot, or somebody's name;
    scores are compared only within a game. `luck` is the player's average luck in them."""

    key: str
    game: str
    games: int
    won: int
    average: float | None
    best: int | None
    luck: float | None


class Rating(Wire, frozen=True):
    """`rating` starts at 1500; `give` is its margin of error."""

    game: str
    rating: int
    give: int
    games: int


class BestHero(Wire, frozen=True):
    """One of the best heroes that somebody has played in a game."""

    table: str
    game: str
    seat: int
    hero: list[str]
    called: str | None
    score: int | None
    won: bool
    luck: float | None
    ended: float
    replay: bool


class CallHero(Strict, frozen=True):
    """An empty name removes the one it had."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=40)]


class Statistics(Wire, frozen=True):
    """Games on one screen in which somebody plays several seats do not count: nobody knows who played which."""

    games: int
    won: int
    by_game: list[Tally]
    by_hero: list[Tally]
    by_person: list[Tally]
    by_bot: list[Tally]
    ratings: list[Rating]
    heroes: list[BestHero]


class RatedPerson(Wire, frozen=True):
    name: str
    rating: int
    give: int
    games: int
    mine: bool


class DailyScore(Wire, frozen=True):
    """A line of the daily ranking. Equal results share a rank."""

    rank: int
    name: str
    won: bool
    # Without one where nobody counts points.
    score: int | None
    mine: bool


class DailyGame(Wire, frozen=True):
    """The game of a day: how it is played, whether this player has used their try, and how everybody did. The scores
    are shown to those who have finished; before that, only how many there are."""

    game: str
    day: str
    today: bool
    seats: int
    bots: int
    options: dict[str, Any]
    table: str | None
    mine: DailyScore | None
    # Whether this player's try is over: with a result, or without one if the game was aborted or its table deleted.
    over: bool
    played: int
    finished: int
    scores: list[DailyScore]
    # A result to send to friends, which gives nothing away about the game.
    squares: str

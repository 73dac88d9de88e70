"""Finished games, how people did in them, ratings, and everybody's try at a daily game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct, json
from sqlalchemy import ColumnElement, FromClause, and_, delete, exists, func, insert, or_, select, update

from herowright.server.messages import HowDice
from herowright.server.messages.history import Mode
from herowright.server.store.schema import dailies, finished, performances, players, ratings, tables
from herowright.server.store.tables import Terms
from herowright.server.store.writer import Statement, Sure
from herowright.table.ending import How

if TYPE_CHECKING:
    from herowright.server.store.store import Store

# Those who are rated best.
MOST_RATED = 100
MOST_OF_A_DAY = 1000


class Performance(Struct, frozen=True):
    """How a seat did. `agreed` is whether its person had agreed to be rated when the game ended, `called` what they
    call the hero."""

    seat: int
    player: str | None
    name: str
    bot: str | None
    hero: str
    kind: str
    score: int | None
    place: int | None
    won: bool
    resigned: bool
    luck: float | None
    agreed: bool
    called: str | None = None


class Finished(Struct, frozen=True):
    """A finished game. `rated` is `None` until it has been considered for ratings."""

    table: str
    game: str
    mode: Mode
    began: float
    ended: float
    decisions: int
    seats: int
    how: How | None
    dice: HowDice
    daily: str | None
    terms: str
    rated: bool | None
    performances: list[Performance] = []
    replay: bool = False

    @property
    def options(self) -> dict[str, Any]:
        return dict(json.decode(self.terms, type=Terms).options)


class Wanted(Struct, frozen=True):
    """A filter on one's games; empty fields mean all."""

    game: str | None = None
    mode: str | None = None
    won: bool | None = None
    person: str | None = None
    kind: str | None = None
    since: float | None = None
    until: float | None = None


class RatingRow(Struct, frozen=True):
    player: str
    game: str
    mu: float
    sigma: float
    games: int


_FINISHED = [finished.c[name] for name in Finished.__struct_fields__[:-2]]
_PERFORMANCE = [performances.c[name] for name in Performance.__struct_fields__]


class HistoryOf:
    def __init__(self, store: Store) -> None:
        self.store = store

    # --- writing -----------------------------------------------------------------------------------------

    def kept(self, game: Finished) -> Iterator[Statement]:
        """For the transaction in which the game ends. A game is stored once."""
        values = {name: getattr(game, name) for name in Finished.__struct_fields__[:-2]}
        yield insert(finished).values(**values)
        for each in game.performances:
            yield insert(performances).values(table=game.table, **msgspec.structs.asdict(each))

    async def keep(self, game: Finished) -> None:
        await self.store.write(*self.kept(game))

    def removed(self, table: str) -> Iterator[Statement]:
        yield delete(performances).where(performances.c.table == table)
        yield delete(finished).where(finished.c.table == table)

    async def call(self, table: str, seat: int, player: str, name: str | None) -> None:
        """Name a player's hero; `Conflict` if it is not theirs."""
        own = (performances.c.table == table) & (performances.c.seat == seat) & (performances.c.player == player)
        await self.store.write(Sure(update(performances).where(own).values(called=name)))

    async def missing(self, most: int) -> list[str]:
        """Tables whose games ended before histories were recorded; aborted games are not recorded."""
        known = exists().where(finished.c.table == tables.c.id)
        unknown = and_(tables.c.over.is_(True), tables.c.ended.is_distinct_from("aborted"), ~known)
        query = select(tables.c.id).where(unknown).order_by(tables.c.updated.desc()).limit(most)
        return [row.id for row in await self.store.rows(query)]

    # --- reading -----------------------------------------------------------------------------------------

    async def of(self, player: str, wanted: Wanted, skip: int, most: int) -> tuple[list[Finished], int]:
        """The games of a player that fit, the latest first, and how many there are."""
        fits = _fits(player, wanted, await self._names(player, wanted.person) if wanted.person else ())
        [count] = await self.store.rows(select(func.count().label("n")).select_from(finished).where(fits))
        query = select(*_FINISHED, tables.c.id.label("still")).outerjoin(tables, tables.c.id == finished.c.table)
        rows = await self.store.rows(
            query.where(fits).order_by(finished.c.ended.desc(), finished.c.table).limit(most).offset(skip)
        )
        return await self._whole(rows), int(count.n)

    async def _names(self, player: str, part: str) -> list[str]:
        """The names of those who have played with a player that contain this text, in capital or small letters: which
        letters beyond a to z have small ones is known here, but not in every database."""
        mine, other = performances.alias("mine"), performances.alias("other")
        together = mine.join(other, other.c.table == mine.c.table)
        query = select(other.c.name).distinct().select_from(together).where(mine.c.player == player)
        names = [row.name for row in await self.store.rows(query.where(_somebody(other, player)))]
        return [name for name in names if part.casefold() in name.casefold()]

    async def find(self, table: str) -> Finished | None:
        query = select(*_FINISHED, tables.c.id.label("still")).outerjoin(tables, tables.c.id == finished.c.table)
        found = await self._whole(await self.store.rows(query.where(finished.c.table == table)))
        return found[0] if found else None

    async def _whole(self, rows: Sequence[Any]) -> list[Finished]:
        query = select(performances.c.table, *_PERFORMANCE).where(performances.c.table.in_([row.table for row in rows]))
        by_table: dict[str, list[Performance]] = {row.table: [] for row in rows}
        for row in await self.store.rows(query.order_by(performances.c.table, performances.c.seat)):
            values = row._asdict()
            by_table[values.pop("table")].append(Performance(**values))
        found = []
        for row in rows:
            values = row._asdict()
            still = values.pop("still") is not None
            found.append(Finished(**values, performances=by_table[row.table], replay=still))
        return found

    # --- ratings -----------------------------------------------------------------------------------------

    async def unrated(self) -> list[str]:
        query = select(finished.c.table).where(finished.c.rated.is_(None)).order_by(finished.c.ended).limit(200)
        return [row.table for row in await self.store.rows(query)]

    async def agreed(self, ids: Sequence[str]) -> set[str]:
        """Those of these players who agree to be rated."""
        query = select(players.c.id).where(players.c.id.in_(ids), players.c.rated.is_(True))
        return {row.id for row in await self.store.rows(query)}

    async def agree(self, player: str, on: bool) -> None:
        """Whoever withdraws consent is no longer listed, and their ratings are deleted."""
        gone = [] if on else [delete(ratings).where(ratings.c.player == player)]
        await self.store.write(update(players).where(players.c.id == player).values(rated=on), *gone)

    async def ratings_of(self, ids: Sequence[str], game: str | None = None) -> list[RatingRow]:
        query = select(ratings).where(ratings.c.player.in_(ids)).order_by(ratings.c.game)
        if game is not None:
            query = query.where(ratings.c.game == game)
        return [RatingRow(**row._asdict()) for row in await self.store.rows(query)]

    async def best(self, game: str) -> list[tuple[RatingRow, str]]:
        """Sorted by the lower bound of the rating; with their names."""
        query = select(ratings, players.c.name).join(players).where(ratings.c.game == game, players.c.rated.is_(True))
        order = (ratings.c.mu - 3 * ratings.c.sigma).desc()
        found = []
        for row in await self.store.rows(query.order_by(order, ratings.c.player).limit(MOST_RATED)):
            values = row._asdict()
            name = values.pop("name")
            found.append((RatingRow(**values), name))
        return found

    async def rate(self, table: str, before: Sequence[RatingRow], after: Sequence[RatingRow]) -> None:
        """Store the new ratings after a game. `Conflict` if it has already counted, or another game was faster."""
        known = {row.player: row for row in before}
        once = update(finished).where(finished.c.table == table, finished.c.rated.is_(None))
        changes: list[Statement] = [Sure(once.values(rated=bool(after)))]
        for row in after:
            if row.player not in known:
                changes.append(insert(ratings).values(**msgspec.structs.asdict(row)))
                continue
            same = (ratings.c.player == row.player) & (ratings.c.game == row.game)
            now = update(ratings).where(same, ratings.c.games == known[row.player].games)
            changes.append(Sure(now.values(mu=row.mu, sigma=row.sigma, games=row.games)))
        await self.store.write(*changes)

    # --- the game of a day -------------------------------------------------------------------------------

    def tried(self, day: str, game: str, player: str, table: str) -> Statement:
        """For the transaction in which its table is opened; a second try is a conflict."""
        return insert(dailies).values(day=day, game=game, player=player, table=table)

    async def try_of(self, day: str, game: str, player: str) -> str | None:
        query = select(dailies.c.table).where(dailies.c.day == day, dailies.c.game == game, dailies.c.player == player)
        found = await self.store.rows(query)
        return found[0].table if found else None

    async def tries(self, day: str, game: str) -> int:
        query = select(func.count().label("n")).select_from(dailies)
        [row] = await self.store.rows(query.where(dailies.c.day == day, dailies.c.game == game))
        return int(row.n)

    async def of_day(self, day: str, game: str) -> list[tuple[str, Performance]]:
        """Everybody's result, the best first, with its table."""
        query = (
            select(performances.c.table, *_PERFORMANCE)
            .join(finished, finished.c.table == performances.c.table)
            .join(dailies, dailies.c.table == finished.c.table)
            .where(dailies.c.day == day, dailies.c.game == game, performances.c.bot.is_(None))
            .order_by(performances.c.won.desc(), func.coalesce(performances.c.score, 0).desc(), finished.c.ended)
            .limit(MOST_OF_A_DAY)
        )
        found = []
        for row in await self.store.rows(query):
            values = row._asdict()
            found.append((values.pop("table"), Performance(**values)))
        return found


def _somebody(other: FromClause, player: str) -> ColumnElement[bool]:
    """Anybody else, bots included."""
    return or_(other.c.player.is_(None), other.c.player != player)


def _fits(player: str, wanted: Wanted, names: Sequence[str]) -> ColumnElement[bool]:
    mine, other = performances.alias("mine"), performances.alias("other")
    own = and_(mine.c.table == finished.c.table, mine.c.player == player)
    conditions: list[ColumnElement[bool]] = [exists().where(own)]
    if wanted.game:
        conditions.append(finished.c.game == wanted.game)
    if wanted.mode:
        conditions.append(finished.c.mode == wanted.mode)
    if wanted.won is not None:
        won = exists().where(and_(own, mine.c.won.is_(True)))
        conditions.append(won if wanted.won else ~won)
    if wanted.kind:
        conditions.append(exists().where(and_(own, mine.c.kind == wanted.kind)))
    if wanted.person:
        named = and_(other.c.table == finished.c.table, other.c.name.in_(names))
        conditions.append(exists().where(and_(named, _somebody(other, player))))
    if wanted.since is not None:
        conditions.append(finished.c.ended >= wanted.since)
    if wanted.until is not None:
        conditions.append(finished.c.ended < wanted.until)
    return and_(*conditions)

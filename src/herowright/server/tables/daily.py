"""The game of the day on a server: one table and one try for each player, and how everybody did."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from herowright import daily
from herowright.games import registry
from herowright.server.messages import Created, NewTable, SeatPlan
from herowright.server.messages.history import DailyGame, DailyScore
from herowright.server.refusals import NotFound
from herowright.server.store import Conflict, Player, Store
from herowright.server.store.history import Performance
from herowright.server.tables.opening import Opening

if TYPE_CHECKING:
    from herowright.server.tables.rooms import Rooms

# So many lines of the table of the day are shown.
MOST = 50


def day_of(text: str | None) -> date:
    """A day that has come."""
    try:
        day = daily.today() if text is None else date.fromisoformat(text)
    except ValueError:
        raise NotFound("server-daily-date") from None
    if not daily.FIRST <= day <= daily.today():
        raise NotFound("server-daily-date")
    return day


async def play(rooms: Rooms, player: Player, game: str, name: str | None) -> Created:
    """Today's game: begin the one try, or resume it."""
    plan, day = daily.plan(game), daily.today()
    known = await rooms.store.history.try_of(day.isoformat(), game, player.id)
    if known:
        return Created(table=known, invite="")
    mine = SeatPlan(kind="me", name=name or None)
    seats = [mine, *[SeatPlan(kind="bot", bot=plan.bot or "greedy")] * plan.bots]
    wanted = NewTable(
        game=game,
        seats=seats,
        options=dict(plan.options),
        seed=str(daily.seed(game, day)),
        hints=False,
        spectator_chat=False,
    )
    try:
        return await rooms.open(wanted, player, opening=Opening(daily=day.isoformat()))
    except Conflict:  # in another tab, a moment ago
        known = await rooms.store.history.try_of(day.isoformat(), game, player.id)
        if known is None:
            raise
        return Created(table=known, invite="")


async def shown(store: Store, player: Player, game: str, day: date) -> DailyGame:
    plan, of = daily.plan(game), day.isoformat()
    own = await store.history.try_of(of, game, player.id)
    results = await store.history.of_day(of, game)
    lines = ranked(results, own, registry.kits()[game].points)
    mine = next((line for line in lines if line.mine), None)
    still = await store.tables.lines([own], player.id) if own else []
    ended = own is not None and (not still or still[0][0].over)  # deleted, aborted or played to its end
    past = day < daily.today()
    best = max((line.score for line in lines if line.score is not None), default=1)
    return DailyGame(
        game=game,
        day=of,
        today=not past,
        seats=plan.seats,
        bots=plan.bots,
        options=dict(plan.options),
        table=own if still else None,
        mine=mine,
        over=ended,
        played=await store.history.tries(of, game),
        finished=len(lines),
        scores=lines[:MOST] if ended or past else [],
        squares=daily.squares(mine.won if mine.score is None else mine.score, best) if mine else "",
    )


def ranked(results: list[tuple[str, Performance]], own: str | None, points: bool) -> list[DailyScore]:
    """Equal results share a rank."""
    standings = [(each.won, each.score or 0) for _, each in results]
    return [
        DailyScore(
            rank=standings.index((each.won, each.score or 0)) + 1,
            name=each.name,
            won=each.won,
            score=(each.score or 0) if points else None,
            mine=table == own,
        )
        for table, each in results
    ]

"""Finished games from the point of view of one of their players."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence

from herowright.games import registry
from herowright.server.messages.history import BestHero, History, PastGame, PastSeat, Rating, Statistics, Tally
from herowright.server.refusals import NotFound
from herowright.server.store import Conflict, Player, Store
from herowright.server.store.history import Finished, Performance, RatingRow, Wanted
from herowright.server.tables import results
from herowright.server.tables.names import tidy_title

# A page of games, and how many count for statistics.
PAGE, MOST = 20, 5000
# This many heroes of each game stand in the hall.
HALL = 5
Pair = tuple[Finished, Performance]


async def history(store: Store, player: Player, wanted: Wanted, skip: int) -> History:
    games, total = await store.history.of(player.id, wanted, skip, PAGE)
    return History(games=[past(game, player) for game in games], total=total)


def past(game: Finished, player: Player) -> PastGame:
    seats = [
        PastSeat(
            seat=each.seat,
            name=each.name,
            bot=each.bot,
            mine=each.player == player.id,
            hero=each.hero.split(),
            score=_points(game, each),
            place=each.place,
            won=each.won,
            resigned=each.resigned,
            luck=each.luck,
            called=each.called,
        )
        for each in game.performances
    ]
    return PastGame(
        table=game.table,
        game=game.game,
        mode=game.mode,
        began=game.began,
        ended=game.ended,
        decisions=game.decisions,
        how=game.how,
        dice=game.dice,
        daily=game.daily,
        options=game.options,
        seats=seats,
        replay=game.replay,
    )


async def statistics(store: Store, player: Player) -> Statistics:
    games, _ = await store.history.of(player.id, Wanted(), 0, MOST)
    rows = await store.history.ratings_of([player.id])
    return await asyncio.to_thread(_statistics, games, rows, player)


def _statistics(games: Sequence[Finished], rows: Sequence[RatingRow], player: Player) -> Statistics:
    mine = [(game, own[0]) for game in games if len(own := _own(game, player)) == 1]
    versus = [(game, own) for game, own in mine if game.mode == "versus"]
    people = [
        ((game, own), (each.player, each.name)) for game, own in versus for each in game.performances if each is not own
    ]
    names = {id: name for _, (id, name) in reversed(people) if id}
    by_person = _tallied([pair for pair, (id, _) in people if id], [names[id] for _, (id, _) in people if id])
    bots = [(pair, bot) for pair in versus for bot in {each.bot for each in pair[0].performances if each.bot}]
    ratings = []
    for row in rows:
        rating, give = results.shown(row)
        ratings.append(Rating(game=row.game, rating=rating, give=give, games=row.games))
    return Statistics(
        games=len(mine),
        won=sum(own.won for _, own in mine),
        by_game=_tallies(mine, lambda pair: pair[0].game),
        by_hero=_tallies([pair for pair in mine if pair[1].kind], lambda pair: pair[1].kind),
        by_person=by_person,
        by_bot=_tallied([pair for pair, _ in bots], [bot for _, bot in bots]),
        ratings=ratings,
        heroes=hall(mine),
    )


def hall(mine: list[Pair]) -> list[BestHero]:
    """The best heroes of each game, the highest score first; of equal ones the victorious, then the latest."""
    best = sorted(mine, key=lambda pair: (-(pair[1].score or 0), not pair[1].won, -pair[0].ended))
    found: dict[str, list[BestHero]] = {}
    for game, own in best:
        some = found.setdefault(game.game, [])
        if own.hero and own.score is not None and len(some) < HALL:
            some.append(
                BestHero(
                    table=game.table,
                    game=game.game,
                    seat=own.seat,
                    hero=own.hero.split(),
                    called=own.called,
                    score=_points(game, own),
                    won=own.won,
                    luck=own.luck,
                    ended=game.ended,
                    replay=game.replay,
                )
            )
    return [hero for _, some in sorted(found.items()) for hero in some]


async def call(store: Store, player: Player, table: str, seat: int, name: str) -> None:
    try:
        await store.history.call(table, seat, player.id, tidy_title(name) or None)
    except Conflict:
        raise NotFound("server-no-hero") from None


def _points(game: Finished, performance: Performance) -> int | None:
    """What people count; of some games the totals only tell who has won."""
    kit = registry.kits().get(game.game)
    return performance.score if kit is None or kit.points else None


def _own(game: Finished, player: Player) -> list[Performance]:
    return [each for each in game.performances if each.player == player.id]


def _tallies(pairs: Iterable[Pair], key: Callable[[Pair], str]) -> list[Tally]:
    found = list(pairs)
    return _tallied(found, [key(pair) for pair in found])


def _tallied(pairs: list[Pair], keys: list[str]) -> list[Tally]:
    """What is alike and of one game is counted together, the most played first."""
    groups: dict[tuple[str, str], list[Pair]] = {}
    for (game, own), key in zip(pairs, keys, strict=True):
        groups.setdefault((key, game.game), []).append((game, own))
    tallies = []
    for (key, game_id), found in groups.items():
        some = [own for _, own in found]
        scores = [points for pair in found if (points := _points(*pair)) is not None]
        average = _average(scores)
        won = sum(each.won for each in some)
        best = max(scores, default=None)
        luck = _average([each.luck for each in some if each.luck is not None])
        tally = Tally(key=key, game=game_id, games=len(some), won=won, average=average, best=best, luck=luck)
        tallies.append(tally)
    return sorted(tallies, key=lambda tally: (-tally.games, tally.game, tally.key))


def _average(values: Sequence[float]) -> float | None:
    return round(sum(values) / len(values), 1) if values else None

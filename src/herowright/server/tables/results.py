"""The record of a finished game: who played which hero, how each did, and what that means for the ratings of people
who agree to be rated."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from msgspec import json

from herowright.games import registry
from herowright.kit import part
from herowright.server.ops.logs import log
from herowright.server.refusals import SetAside
from herowright.server.store import Conflict, Store
from herowright.server.store.history import Finished, Performance, RatingRow
from herowright.server.store.tables import Terms
from herowright.server.tables import incoming, leaving
from herowright.table.ending import ABORTED, CONCEDED
from herowright.table.errors import HerowrightError
from herowright.table.heroes import Hero
from herowright.table.table import Table

if TYPE_CHECKING:
    from herowright.server.tables.ledger import Ledger
    from herowright.server.tables.room import Room
    from herowright.server.tables.rooms import Rooms

# How many games that ended before histories were recorded are processed when a server starts, and the pause after each:
# live games come first.
CATCH_UP, PAUSE = 500, 0.2
# A rating is written again if another game of the same people ends in the same moment.
ATTEMPTS = 5
# Ratings as people read them.
SCALE = 60


async def of(room: Room, ledger: Ledger, late: bool = False) -> Finished | None:
    """The record of a finished game; nothing for an aborted one. One recorded `late` does not count for ratings:
    nobody had agreed to it."""
    game = ledger.game
    outcome = game.outcome
    if outcome is None or (game.ended and game.ended.how == ABORTED):
        return None
    seated = [place.players[0] if place.players else None for place in ledger.places]
    agreed = set() if late else await room.store.history.agreed([player for player in seated if player])
    scores = {seat.seat: seat for seat in outcome.seats}
    performances = []
    for seat, (place, hero) in enumerate(zip(ledger.places, heroes(game), strict=True)):
        result, player = scores.get(seat), seated[seat]
        performances.append(
            Performance(
                seat=seat,
                player=player,
                name=place.name,
                bot=None if player else place.bot,
                hero=hero.names,
                kind=hero.kind,
                score=result.total if result else None,
                place=result.place if result else None,
                won=seat in outcome.winners,
                resigned=seat in ledger.company.resigned,
                luck=hero.luck,
                agreed=player in agreed,
            )
        )
    return Finished(
        table=room.id,
        game=game.game.id,
        mode="alone" if game.seats == 1 else "together" if leaving.cooperative(game) else "versus",
        began=await room.store.tables.began(room.id) or room.created,
        ended=ledger.at,
        decisions=game.made,
        seats=game.seats,
        how=game.ended and game.ended.how,
        dice=ledger.dice[0],
        daily=ledger.gathering.daily or None,
        terms=room.terms or json.encode(terms_of(game)).decode(),
        rated=False if late else None,
        performances=performances,
    )


def terms_of(game: Table[Any]) -> Terms:
    """The terms of a table, without its cards."""
    options = {name: value for name, value in game.options.items() if incoming.is_plain({name: value})}
    return Terms(options=options, pack="pack" in game.options)


def heroes(game: Table[Any]) -> list[Hero]:
    kit = registry.kits().get(game.game.id)
    if kit is None or kit.heroes is None:
        return [Hero()] * game.seats
    found: list[Hero] = part(kit.heroes)(game)
    return found


async def catch_up(rooms: Rooms) -> None:
    """Record games that ended before histories were recorded, and rate those that a stopped server left unrated."""
    for table in await rooms.store.history.unrated():
        await rate(rooms.store, table)
    for id in await rooms.store.history.missing(CATCH_UP):
        try:
            room = await rooms.find(id)
            found = await of(room, room.ledger, late=True)
            if found:
                await rooms.store.history.keep(found)
        except (SetAside, Conflict):
            pass
        except HerowrightError:
            log.warning("history-missed", table=id, exc_info=True)
        await asyncio.sleep(PAUSE)


# --- ratings ---------------------------------------------------------------------------------------------------


async def rate(store: Store, table: str) -> None:
    """Rate a game of people who agree to it: against each other, with dice that nobody knew, each with one seat."""
    for _ in range(ATTEMPTS):
        game = await store.history.find(table)
        if game is None or game.rated is not None:
            return
        rated = rivals(game)
        before = await store.history.ratings_of([each.player for each in rated if each.player], game.game)
        try:
            await store.history.rate(table, before, after(game.game, rated, before))
            return
        except Conflict:
            continue


def rivals(game: Finished) -> list[Performance]:
    """Those whose ratings change, if there are at least two."""
    people = [each.player for each in game.performances if each.player]
    agreed = [each for each in game.performances if each.agreed and people.count(each.player or "") == 1]
    counts = game.mode == "versus" and game.dice == "fair" and game.how in (None, CONCEDED)
    return agreed if counts and len(agreed) > 1 else []


def after(game: str, rated: list[Performance], before: list[RatingRow]) -> list[RatingRow]:
    """The ratings after the game, by final ranking; whoever resigned comes last."""
    if not rated:
        return []
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {row.player: row for row in before}
    teams = []
    for each in rated:
        row = known.get(each.player or "")
        teams.append([model.rating() if row is None else model.create_rating([row.mu, row.sigma])])
    last = max(each.place or 0 for each in rated) + 2
    ranks = [float(last if each.resigned else each.place or (1 if each.won else last)) for each in rated]
    found = []
    for each, [new] in zip(rated, model.rate(teams, ranks=ranks), strict=True):
        assert each.player is not None
        games = known[each.player].games + 1 if each.player in known else 1
        found.append(RatingRow(each.player, game, new.mu, new.sigma, games))
    return found


def shown(row: RatingRow) -> tuple[int, int]:
    """A rating as people read it, with its margin of error."""
    return round(SCALE * row.mu), round(2 * SCALE * row.sigma)

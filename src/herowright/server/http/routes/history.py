"""Finished games, what they say about people, and all data stored about the player."""

from __future__ import annotations

import asyncio
import json
from functools import partial

from herowright.games import registry
from herowright.server.http.endpoint import Call, Who, delete, get, patch
from herowright.server.http.responses import SaveFile
from herowright.server.http.routes.games import GameId
from herowright.server.messages import Count, Me, RequestId, TableId
from herowright.server.messages.history import CallHero, History, Mode, RatedPerson, Result, Statistics, Words
from herowright.server.store.history import Wanted
from herowright.server.tables import forgetting, past_games, results


@get("/api/me/history")
async def my_history(
    call: Call,
    game: GameId | None = None,
    mode: Mode | None = None,
    result: Result | None = None,
    person: Words | None = None,
    hero: Words | None = None,
    since: RequestId | None = None,
    until: RequestId | None = None,
    skip: Count = 0,
) -> History:
    """The player's finished games, twenty per page, filtered by game, mode, opponent, kind of hero, result, and time
    in seconds since 1970."""
    won = None if result is None else result == "won"
    wanted = Wanted(game, mode, won, person and person.strip(), hero, since, until)
    async with call.charged():
        return await past_games.history(call.services.store, call.player, wanted, skip)


@get("/api/me/statistics")
async def my_statistics(call: Call) -> Statistics:
    """The player's statistics by game, hero, people and bots, and their ratings."""
    async with call.charged():
        return await past_games.statistics(call.services.store, call.player)


@patch("/api/me/heroes/{table}")
async def call_hero(call: Call, table: TableId, body: CallHero) -> Statistics:
    """Name a hero the player has played."""
    await past_games.call(call.services.store, call.player, table, body.seat, body.name)
    async with call.charged():
        return await past_games.statistics(call.services.store, call.player)


@get("/api/me/data", Who.PLAYER)
async def my_data(call: Call) -> SaveFile:
    """All data stored about the player."""
    async with call.charged():
        found = await call.services.store.everything.about(call.player)
        blob = await asyncio.to_thread(partial(json.dumps, found, ensure_ascii=False, indent=1))
    return SaveFile(blob.encode(), "herowright.json")


@delete("/api/me/data")
async def forget_me(call: Call) -> Me:
    """Delete all of it. Others keep their games, without the name. After that this browser is a new player."""
    await forgetting.forget(call.services.rooms, call.player)
    player, token = await call.services.store.players.add()
    call.keep(token)
    return Me(
        name=player.name,
        webhook=None,
        webhooks=call.services.config.webhooks,
        research=False,
        mail=call.services.rooms.mail.on,
    )


@get("/api/ratings/{game}")
async def ratings(call: Call, game: GameId) -> list[RatedPerson]:
    """Those who agree to be rated, sorted by the lower bound of their rating."""
    found = []
    for row, name in await call.services.store.history.best(registry.find(game).id):
        rating, give = results.shown(row)
        mine = row.player == call.player.id
        found.append(RatedPerson(name=name, rating=rating, give=give, games=row.games, mine=mine))
    return found

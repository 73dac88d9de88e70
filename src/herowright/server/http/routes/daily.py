"""The game of the day."""

from __future__ import annotations

from herowright.server.http.endpoint import Call, get, post
from herowright.server.http.pictures import daily_card
from herowright.server.http.responses import PRIVATE, Picture
from herowright.server.http.routes.games import GameId
from herowright.server.http.routes.tables import stored_a_day
from herowright.server.messages import Created, Language
from herowright.server.messages.history import DailyGame, Day
from herowright.server.refusals import Refused
from herowright.server.tables import daily


@get("/api/daily/{game}")
async def daily_game(call: Call, game: GameId, day: Day | None = None) -> DailyGame:
    """The daily game of today or of an earlier day: whether the player has used their try, and how everybody did."""
    return await daily.shown(call.services.store, call.player, game, daily.day_of(day))


@post("/api/daily/{game}", status=201, kind="openings")
async def play_daily(call: Call, game: GameId) -> Created:
    """Begin the only try at today's game, or resume it."""
    stored_a_day(call, 0)
    return await daily.play(call.services.rooms, call.player, game, call.player.name)


@get("/api/daily/{game}/picture")
async def daily_picture(call: Call, game: GameId, day: Day | None = None, lang: Language = "en") -> Picture:
    """The player's result as an image that gives nothing away about the game itself."""
    found = await daily.shown(call.services.store, call.player, game, daily.day_of(day))
    if found.mine is None:
        raise Refused("server-daily-unfinished")
    return Picture(await call.services.draw(daily_card, found, lang), headers=PRIVATE)

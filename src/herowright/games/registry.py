"""The games on offer. A new game is one line here."""

from __future__ import annotations

from typing import Any

from herowright.games.call_to_adventure.rules.game import CALL_TO_ADVENTURE
from herowright.games.pathfinder.rules.game import PATHFINDER
from herowright.games.roll_player.rules.game import ROLL_PLAYER
from herowright.table.errors import UnknownGame
from herowright.table.game import Game

GAMES: dict[str, Game[Any]] = {game.id: game for game in (ROLL_PLAYER, CALL_TO_ADVENTURE, PATHFINDER)}


def find(id: str) -> Game[Any]:
    if id not in GAMES:
        raise UnknownGame("unknown-game", game=id, known=", ".join(GAMES))
    return GAMES[id]

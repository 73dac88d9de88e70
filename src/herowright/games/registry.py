"""The games on offer. A new game is one line here, or an entry point `herowright.games` of another package."""

from __future__ import annotations

import warnings
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from herowright.kit import Kit, part
from herowright.table.campaigns import Campaigns
from herowright.table.errors import UnknownGame
from herowright.table.game import Game

GROUP = "herowright.games"
OURS = (
    "herowright.games.roll_player.kit:KIT",
    "herowright.games.call_to_adventure.kit:KIT",
    "herowright.games.pathfinder.kit:KIT",
)


@cache
def kits() -> dict[str, Kit]:
    """What every game brings, by the game's id."""
    found: dict[str, Kit] = {}
    for kit in map(part, OURS):
        found[kit.game.id] = kit
    for entry in entry_points(group=GROUP):
        try:
            kit = entry.load()
            if not isinstance(kit, Kit) or kit.game.id in found:
                raise ValueError("no kit, or a game that is there already")
            found[kit.game.id] = kit
        except Exception as error:  # somebody else's game must not keep ours from being played
            warnings.warn(f"the game {entry.value} is left out: {error}", stacklevel=2)
    return found


def kit(game: str) -> Kit:
    known = kits()
    if game not in known:
        raise UnknownGame("unknown-game", game=game, known=", ".join(known))
    return known[game]


def find(id: str) -> Game[Any]:
    return kit(id).game


def campaigns() -> Campaigns:
    """What is known about parties in the game that has them."""
    found: Campaigns = next(part(kit.campaigns) for kit in kits().values() if kit.campaigns)
    return found

"""What each game tells its players about chances: in views, beside options, in the reasons of bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from herowright.games.call_to_adventure.lab import claims as call_to_adventure
from herowright.games.pathfinder.lab import claims as pathfinder
from herowright.games.roll_player.fiends_familiars.lab import claims as fiends_familiars
from herowright.games.roll_player.lab import claims as roll_player
from herowright.lab.claims.claim import TENTHS, WHOLE, Claim
from herowright.table.table import Table


@dataclass(frozen=True, slots=True)
class Subject:
    """A game, with these settings of which one is drawn, and all that is claimed in a position of it. Of all positions
    a `share` is looked at, and every one that asks such a question as `always`."""

    game: str
    claims: Callable[[Table[Any]], list[Claim]]
    settings: Mapping[str, Sequence[str]] = field(default_factory=dict)
    share: float = 0.1
    always: tuple[str, ...] = ()


SUBJECTS: Mapping[str, Subject] = {
    "call-to-adventure": Subject("call-to-adventure", call_to_adventure.claims),
    "fiends-familiars": Subject(
        "roll-player", fiends_familiars.claims, fiends_familiars.SETTINGS, 0.03, fiends_familiars.FIGHTING
    ),
    "pathfinder": Subject("pathfinder", pathfinder.claims, always=("close", "failed")),
    "roll-player": Subject("roll-player", roll_player.claims, {"expansion": ("none",)}, 1.0),
}

__all__ = ["SUBJECTS", "TENTHS", "WHOLE", "Claim", "Subject"]

"""What each option would give, as the page is told."""

from __future__ import annotations

import random
from typing import Any

from herowright.server.messages import Preview
from herowright.table import previews as engine
from herowright.table.table import Table


def previews(game: Table[Any], seat: int, rng: random.Random) -> dict[str, Preview]:
    """`game` is not changed, but used: give a clone."""
    return {
        key: Preview(figures=told.figures, chance=told.chance) for key, told in engine.previews(game, seat, rng).items()
    }

"""What those who learn Roll Player see and are paid for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from herowright.games.roll_player.rules.components import COLOUR_IDS, ROW_IDS, SHEET_ROW_IDS, SPACES_PER_ROW
from herowright.games.roll_player.rules.view import CATEGORIES
from herowright.lab.learning import Learning


def progress(view: Mapping[str, Any]) -> float:
    """The stars so far."""
    stars = view["heroes"][view["seat"]]["stars"]
    return float(sum(stars.values())) if stars else 0.0


LEARNING = Learning(
    {
        "pack": 0,
        "heroes.rows": SHEET_ROW_IDS,
        "heroes.rows[]": SPACES_PER_ROW,
        "heroes.values": ROW_IDS,
        "heroes.stars": CATEGORIES,
        "heroes.hand": 3,
        "heroes.skills": 5,
        "initiative.dice": 2,
        "initiative.die": 0,
        "market": 8,
        "bag": COLOUR_IDS,
    },
    progress,
)

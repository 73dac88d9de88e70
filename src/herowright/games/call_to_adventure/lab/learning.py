"""What those who learn Call to Adventure see and are paid for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from herowright.games.call_to_adventure.rules.components import ABILITY_IDS, ICON_IDS, KINDS
from herowright.lab.learning import Learning


def progress(view: Mapping[str, Any]) -> float:
    """The score so far, with one's own destiny."""
    return float(view["heroes"][view["seat"]]["score"])


LEARNING = Learning(
    {
        "pack": 0,
        "heroes.hand_kinds": KINDS,
        "heroes.acts": 3,
        "heroes.acts[]": 3,
        "heroes.abilities": ABILITY_IDS,
        "heroes.icons": ICON_IDS,
        "rows": 3,
        "rows.places.paths": 2,
        "attempt.runes": 9,
        "attempt.dark": 3,
        "attempt.dark_costs": 3,
        "decks": KINDS,
        "discards": KINDS,
        "track": 0,
    },
    progress,
)

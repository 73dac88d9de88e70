"""What those who learn Pathfinder see and are paid for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from herowright.games.pathfinder.rules.components import BOONS, PILES
from herowright.games.pathfinder.rules.view_places import UNKNOWN
from herowright.lab.learning import Learning


def progress(view: Mapping[str, Any]) -> float:
    """The share of the locations that are closed: all of them and a villain without a way out are a won scenario."""
    places = view["places"]
    return sum(place["closed"] for place in places) / len(places) if places else 0.0


LEARNING = Learning(
    {
        "pack": 0,
        "scenario.during": 0,
        "scenario.reward": 0,
        "story": 0,
        "places": 8,
        "places.kinds": (*PILES, UNKNOWN),
        "places.here": 0,
        "places.closing": 0,
        "places.closed_text": 0,
        "heroes.skills": 13,
        "heroes.powers.text": 0,
        "heroes.powers.next": 0,
        "heroes.draws": 3,
        "encounter.checks": 2,
        "encounter.checks.text": 0,
        "encounter.checks.ways": 4,
        "waiting": 2,
        "waiting.checks": 0,
        "check.asks.text": 0,
        "check.asks.ways": 4,
        "check.dice": 8,
        "check.vain": 0,
        "check.rolled": 8,
        "lists.wanted": BOONS,
        "lists.has": BOONS,
        "lists.problems": 0,
    },
    progress,
)

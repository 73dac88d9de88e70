"""Every game with every number of seats and every mode: the default and each value of a setting that is no reading."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import herowright as hw
from herowright.lab.invariants import fits

Mode = tuple[str, int, dict[str, Any]]
# A setting with more values than this, such as the scenario, has one of them in the sample.
FEW = 5


def modes() -> Iterator[tuple[str, dict[str, Any]]]:
    for id, game in hw.games().items():
        yield id, {}
        for setting in game.settings:
            if setting.id == setting.rule:  # a reading of that clause
                continue
            for value in setting.values:
                if setting.many or value != setting.default:
                    yield id, {setting.id: [value] if setting.many else value}


def sample() -> list[Any]:
    """Every mode once, with as many seats as its number in the list gives."""
    found, seen = [], set()
    for number, (game, options) in enumerate(modes()):
        able = [seats for seats in hw.games()[game].seats if fits(game, seats, options)]
        many = [s for s in hw.games()[game].settings if s.id in options and len(s.values) > FEW]
        if many and (game, many[0].id) in seen:
            continue
        seen |= {(game, setting.id) for setting in many}
        found.append(_param(game, able[number % len(able)], options))
    return found


def everything() -> list[Any]:
    return [
        _param(game, seats, options)
        for game, options in modes()
        for seats in hw.games()[game].seats
        if fits(game, seats, options)
    ]


def _param(game: str, seats: int, options: dict[str, Any]) -> Any:
    words = [f"{name}={value if isinstance(value, str) else value[0]}" for name, value in options.items()]
    return pytest.param((game, seats, options), id=" ".join([game, str(seats), *words]))

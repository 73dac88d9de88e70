"""What would an option give? Worked out on guesses at what the seat cannot know, so it tells nothing more."""

from __future__ import annotations

import random
from typing import Any

from herowright.server.messages import Preview
from herowright.table.table import Table

# Where chance or somebody's secret has a part: a figure is told if it is the same in all of so many guesses.
GUESSES = 6


def previews(game: Table[Any], seat: int, rng: random.Random) -> dict[str, Preview]:
    """The figures each option of the seat would change. `game` is not changed, but used: give a clone."""
    decision = game.decision
    if decision is None:
        return {}
    before = game.figures(seat)
    options = decision.options if decision.seat == seat else game.interrupts(seat)
    return {option.key: _preview(game, seat, option.key, before, rng) for option in options}


def _preview(game: Table[Any], seat: int, key: str, before: dict[str, int], rng: random.Random) -> Preview:
    first, chance = _guess(game, seat, key, rng)
    told = dict(first)
    if chance or game.game.secrets:
        for _ in range(GUESSES - 1):
            other, by_chance = _guess(game, seat, key, rng)
            chance = chance or by_chance
            told = {name: value for name, value in told.items() if other.get(name) == value}
    changes = [(name, before.get(name, 0), value) for name, value in told.items() if before.get(name, 0) != value]
    return Preview(figures=changes, chance=chance)


def _guess(game: Table[Any], seat: int, key: str, rng: random.Random) -> tuple[dict[str, int], bool]:
    """The figures after the option in one guess, and whether anything became known by it."""
    guess = game.determinise(seat, rng)
    known = guess.state.chance.n
    guess.apply(key, seat)
    return guess.figures(seat), guess.state.chance.n != known

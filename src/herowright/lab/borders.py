"""Whether undo stops where something became known, tested without asking the rules: everything that a seat cannot
know is redrawn before its choice, and the same choice is made. If the result differs, the choice has revealed
something."""

from __future__ import annotations

import random
from typing import Any

from herowright.lab.broken import demand
from herowright.table.decision import Option
from herowright.table.table import Table

GUESSES = 4


def apply_and_check(table: Table[Any], option: Option, seat: int, rng: random.Random) -> bool:
    """Take an option; if it can be undone, nobody may have learned anything from it. Returns whether it can."""
    before = table.clone()
    table.apply(option, seat)
    if table.undo_refusal(seat) is not None:
        return False
    demand(
        not tells(before, table, option.key, seat, rng),
        f"undo would take {option.key} back, by which something became known",
    )
    return True


def tells(before: Table[Any], after: Table[Any], key: str, seat: int, rng: random.Random) -> bool:
    """Whether a choice told anybody something that the seat making it could not know."""
    logged = len(before.log)
    everybody = (None, *range(before.seats))
    for _ in range(GUESSES):
        guess = before.imagine(seat, rng)
        guess.apply(key, seat)
        if before.game.secrets and _moment(guess) != _moment(after):
            continue  # being asked tells that somebody has a card, as the table was opened for
        # The views of the others show the cards that they were guessed to have.
        if guess.view(seat) != after.view(seat):
            return True
        if any(guess.events(who, logged) != after.events(who, logged) for who in everybody):
            return True
    return False


def _moment(table: Table[Any]) -> tuple[Any, ...]:
    """How far the rules have come: what is asked, and what chance has brought so far."""
    asked = (table.decision.seat, table.decision.kind) if table.decision else None
    return asked, table.state.chance.n

"""Questions that leave nothing to decide: one answer, or several with the same result."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from herowright.table.decision import Option
from herowright.table.table import Table, fingerprint

# With more answers than this they are not compared: each comparison needs its own table.
MOST = 4
# In how many worlds that the seat cannot tell apart all answers must have the same result.
WORLDS = 3


def obvious(table: Table[Any], rng: random.Random) -> Option | None:
    """The answer to a question that leaves nothing to decide. It depends only on what the seat knows, so nobody
    learns anything from a question being skipped; and if something else could be done first, there is something to
    decide."""
    decision = table.decision
    if decision is None or any(option.interrupt and option.touches for option in decision.options):
        return None
    answers = [option for option in decision.options if not option.interrupt]
    if len(answers) == 1:
        return answers[0]
    if len(answers) > MOST:
        return None
    alike = all(_alike(table.imagine(decision.seat, rng), decision.seat, answers) for _ in range(WORLDS))
    return answers[0] if alike else None


def _alike(world: Table[Any], seat: int, options: Sequence[Option]) -> bool:
    """Whether all answers lead to exactly the same situation, with nothing left to chance."""
    found: str | None = None
    for option in options:
        twin = world.clone()
        drawn = twin.state.chance.n
        twin.apply(option.key, seat)
        if twin.state.chance.n != drawn:
            return False
        after = fingerprint(_situation(twin))
        if found is not None and after != found:
            return False
        found = after
    return True


def _situation(table: Table[Any]) -> dict[str, Any]:
    """Everything except the wording of the log."""
    asked = table.decision
    return {
        "state": {name: value for name, value in table.game.encode(table.state).items() if name != "events"},
        "asked": asked and [asked.seat, asked.kind, [option.key for option in asked.options]],
    }

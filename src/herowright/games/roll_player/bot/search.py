"""What search knows of Roll Player: a hero is worth the score it can expect, and a rollout ends with the round."""

from __future__ import annotations

from typing import Any

from herowright.bots.search import Guide, Terms
from herowright.games.roll_player.bot.greedy import GreedyBot, school_of
from herowright.games.roll_player.bot.situation import Situation
from herowright.games.roll_player.rules.state import RollPlayer
from herowright.table.glimpse import Inside
from herowright.table.table import Table


def value(table: Table[Any], seat: int) -> Terms:
    """The score of a hero: in the end what the rules say, before that what is to be expected."""
    outcome = table.outcome
    if outcome is not None:
        return {"score": float(outcome.seats[seat].total)}
    at: Situation = school_of(table.state).situation(Inside(table, seat))
    return at.now.terms


GUIDE: Guide[RollPlayer] = Guide(
    policy=GreedyBot,
    value=value,
    period=lambda state: state.round,
    margin=2.5,
    most=6,
    slip=0.5,
    blunder=2.0,
    open=True,
)

"""What search knows of Roll Player: a hero is worth the score it can expect, and a rollout ends with the round,
or with the next one, where what is bought shows its worth."""

from __future__ import annotations

from typing import Any

from herowright.bots.search import Guide, Terms
from herowright.games.roll_player.bot.greedy import GreedyBot, school_of
from herowright.games.roll_player.bot.situation import Situation
from herowright.games.roll_player.fiends_familiars.rules.choices import CLASS_CARD, FAMILIAR_PICK
from herowright.games.roll_player.rules.choices import CLASS_PICK, CLASS_SIDE, SHEET, START_DIE, START_ROW
from herowright.games.roll_player.rules.state import RollPlayer
from herowright.table.glimpse import Inside
from herowright.table.table import Table

# What comes of these shows much later than a rollout ends: looking ahead has won nothing by them.
SETUP = {kind.id for kind in (SHEET, CLASS_SIDE, CLASS_PICK, CLASS_CARD, FAMILIAR_PICK, START_DIE, START_ROW)}


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
    farther=2,
    margin=2.5,
    most=6,
    slip=0.4,
    blunder=2.0,
    asks=lambda kind: kind not in SETUP,
    open=True,
)

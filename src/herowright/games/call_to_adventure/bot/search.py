"""What search knows about Call to Adventure: a story is worth the score it can expect, and a rollout lasts until the
next turn. Against an adversary it lasts until the end of the game."""

from __future__ import annotations

from typing import Any

from herowright.bots.search import Guide, Terms
from herowright.games.call_to_adventure.bot.greedy import GreedyBot
from herowright.games.call_to_adventure.bot.outlook import VICTORY, Outlook
from herowright.games.call_to_adventure.rules.state import CallToAdventure
from herowright.table.table import Table


def value(table: Table[Any], seat: int) -> Terms:
    """The score of a story: in the end what the rules say, before that what is to be expected. Against an adversary a
    rollout goes to the end, and the victory counts."""
    state: CallToAdventure = table.state
    outcome = table.outcome
    if state.cooperative:
        return {"victory": VICTORY * bool(outcome and outcome.winners)}
    if outcome is not None:
        return {"score": float(outcome.seats[seat].total)}
    return Outlook(state, seat).value(False)


GUIDE: Guide[CallToAdventure] = Guide(
    policy=GreedyBot,
    value=value,
    period=lambda state: None if state.cooperative else state.turn,
    margin=3.0,
    most=6,
    slip=0.75,
    blunder=3.0,
    victory=VICTORY,
)

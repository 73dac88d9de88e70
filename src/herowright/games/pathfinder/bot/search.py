"""What search knows of Pathfinder: a rollout goes to the end of the scenario, and what counts is whether it is won.

A value for moments before the end, fitted to games of the policy, made search play worse than the policy: what it had
learned were habits, not causes.
"""

from __future__ import annotations

from typing import Any

from herowright.bots.search import Guide, Terms
from herowright.games.pathfinder.bot.greedy import GreedyBot
from herowright.games.pathfinder.bot.outlook import VICTORY
from herowright.games.pathfinder.rules import choices
from herowright.games.pathfinder.rules.state import Pathfinder
from herowright.table.table import Table

# A dead character is lost to the campaign, whatever becomes of the scenario.
DEAD = -4.0
# Where to go, whether to explore again, what to close, what to face; everything else is left to the policy.
KINDS = (choices.TURN, choices.EVADE, choices.CLOSE, choices.GUARD, choices.START, choices.PREPARE)


def value(table: Table[Any], seat: int) -> Terms:
    """The same for all seats: they win or lose together."""
    state: Pathfinder = table.state
    return {"victory": VICTORY * state.won, "dead": DEAD * sum([hero.dead for hero in state.heroes])}


GUIDE: Guide[Pathfinder] = Guide(
    policy=GreedyBot,
    value=value,
    period=lambda state: state.over,
    margin=1.5,
    most=4,
    slip=0.15,
    blunder=0.8,
    asks={kind.id for kind in KINDS}.__contains__,
    victory=VICTORY,
)

"""What search knows of Call to Adventure: a story is worth the score it can expect, and a rollout goes to the next turn
of the same hero."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from herowright.bots.search import Guide, Terms
from herowright.games.call_to_adventure.bot.foresight import reach
from herowright.games.call_to_adventure.bot.greedy import GreedyBot
from herowright.games.call_to_adventure.bot.outlook import LOSSES, VICTORY, Outlook
from herowright.games.call_to_adventure.rules.components import NONE
from herowright.games.call_to_adventure.rules.happenings import adversary_goal
from herowright.games.call_to_adventure.rules.state import CallToAdventure
from herowright.table.table import Table

# Every hero is expected to come to so many points (CA-COOP-31); how far the estimate may be off; what it is worth.
EXPECTED, SPREAD, ENOUGH = 31.0, 4.0, 12.0


def value(table: Table[Any], seat: int) -> Terms:
    """The score of a story: in the end what the rules say, before that what is to be expected. Against an adversary the
    victory counts."""
    state: CallToAdventure = table.state
    outcome = table.outcome
    if state.cooperative:
        return together(state, None if outcome is None else bool(outcome.winners))
    if outcome is not None:
        return {"score": float(outcome.seats[seat].total)}
    return Outlook(state, seat).value(False)


def together(state: CallToAdventure, won: bool | None) -> Terms:
    """All heroes against the adversary: it must not gather its XP, and nobody may end with too few points."""
    if won is not None:
        return {"victory": VICTORY if won else -VICTORY}
    outlooks = [Outlook(state, hero.seat) for hero in state.heroes]
    scores = [sum(outlook.value(False).values()) for outlook in outlooks]
    spare = adversary_goal(state) - state.adversary_xp
    turns = sum(outlook.turns for outlook in outlooks)
    return {
        "stories": sum(ENOUGH / (1 + exp((EXPECTED - score) / SPREAD)) for score in scores) / len(scores),
        "points": 0.1 * sum(scores) / len(scores),
        "adversary": -VICTORY * reach(spare, round(turns), LOSSES),
        "beaten": VICTORY / 2 if state.beaten_by != NONE else 0.0,
    }


def rivals(state: CallToAdventure, seat: int) -> Sequence[int]:
    return [] if state.cooperative else [other for other in range(len(state.heroes)) if other != seat]


GUIDE: Guide[CallToAdventure] = Guide(
    policy=GreedyBot,
    value=value,
    period=lambda state: state.turn,
    margin=3.0,
    most=6,
    slip=0.75,
    blunder=3.0,
    rivals=rivals,
)

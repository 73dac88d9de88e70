"""How a scenario ended: all players win or lose together (PF-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.table.message import Message
from herowright.table.outcome import Outcome, ScoreLine, SeatOutcome

if TYPE_CHECKING:
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder


def outcome(table: Pathfinder) -> Outcome:
    seats = tuple(_seat(table, hero) for hero in table.heroes)
    return Outcome(seats, tuple(hero.seat for hero in table.heroes) if table.won else ())


def _seat(table: Pathfinder, hero: Hero) -> SeatOutcome:
    """One point for a won scenario; the lines say what there was to do."""
    closed = [place.card.name for place in table.places if place.closed]
    rule = "PF-END-05" if table.won else table.lost_by or "PF-END-01"
    result = Message("pf-score-scenario", {"card": table.scenario.name, "won": "yes" if table.won else "no"})
    lines = (
        ScoreLine("scenario", int(table.won), rule, result, (table.scenario.name,)),
        ScoreLine("locations", 0, "PF-CLOSE-11", Message("pf-score-locations", {"count": len(closed)}), tuple(closed)),
        ScoreLine("time", 0, "PF-TURN-06", Message("pf-score-time", {"count": len(table.blessings)})),
        ScoreLine("life", 0, "PF-DEATH-01", Message("pf-score-life", {"dead": "yes" if hero.dead else "no"})),
    )
    title = Message("pf-title-won" if table.won else "pf-title-lost")
    return SeatOutcome(hero.seat, int(table.won), lines, 1, (), title, rule)

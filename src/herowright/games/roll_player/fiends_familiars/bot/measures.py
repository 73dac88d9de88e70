"""What cards of the expansion will count on a hero at the end of character creation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any

from herowright.games.roll_player.bot.estimate import BOUGHT, CLASS_COLOUR, PIPS
from herowright.games.roll_player.fiends_familiars.bot.odds import likely
from herowright.games.roll_player.fiends_familiars.cards import conditions, measures
from herowright.games.roll_player.rules.components import FAMILIAR, ROWS

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.bot.estimate import FiendsEstimate
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer

# How many of a thing a market turn still to come brings, and how far that may be off.
COMING = {
    "gold": 0.1,
    "xp": 0.2,
    "stored-xp": 0.3,
    "glory": 0.25,
    "wounds": 0.08,
    "fiends": 0.1,
    "banished": 0.1,
    "trophies": 0.2,
    "hands": 0.12,
    "cards": 0.55,
    "monster-stars": 0.0,
}
SCROLLS = 0.06
# The chance that a die still to come has a colour, two colours, or one of some faces; the pips of one on the familiar.
COLOUR, SPLIT, SIXES, OTHERS, FAMILIAR_PIPS = 0.17, 0.14, 0.22, 0.155, 2.8
# How often the marker still moves.
MOVES = 0.7


Outlook = tuple[float, float]


def outlook(measure: Any, now: FiendsEstimate) -> Outlook:
    """What will be counted at the end, on average, and how far it may be off."""
    own = OUTLOOKS.get(type(measure))
    if own is not None:
        return own(measure, now)
    each, dice = growth(measure)
    coming = each * (now.turns if dice else now.markets)
    return measure.of(now.at.table, now.hero) + coming, sqrt(coming)


def _row_outlook(now: FiendsEstimate, row: int, pips: float) -> Outlook:
    """A full row still changes a little while there are actions."""
    spaces = min(now.turns, now.spaces[row])
    return now.sums[row] + pips * spaces, sqrt(2.0 * spaces + 0.06 * now.turns)


def _goals_outlook(_: Any, now: FiendsEstimate) -> Outlook:
    chances = [now.rows[row] / max(1, now.cards.goals[row].stars) for row in ROWS]
    return sum(chances), sqrt(sum([max(0.0, chance * (1 - chance)) for chance in chances]))


def _owned_outlook(measure: Any, now: FiendsEstimate) -> Outlook:
    if measure.what == "monster-stars":
        return now.monster, 1.0
    count, coming = float(measure.of(now.at.table, now.hero)), COMING.get(measure.what, 0.0) * now.markets
    return (min(count, 3.0) + 0.3, 2.0) if measure.what == "gold" and now.markets else (count + coming, sqrt(coming))


OUTLOOKS: dict[type[measures.Measure], Callable[[Any, FiendsEstimate], Outlook]] = {
    measures.RowValue: lambda measure, now: _row_outlook(now, measure.row, PIPS),
    measures.FamiliarPower: lambda _, now: _row_outlook(now, FAMILIAR, FAMILIAR_PIPS),
    measures.GoalsMet: _goals_outlook,
    measures.Matches: lambda _, now: (now.matches + 0.22 * min(now.turns, 12), 0.25 * sqrt(now.turns)),
    measures.FullRows: lambda _, now: (float(len(now.rows)), 0.0),
    measures.Owned: _owned_outlook,
}
# How many more come with each die.
WITH_DICE = {
    measures.ClassDice: CLASS_COLOUR,
    measures.ColourDice: COLOUR,
    measures.SplitDice: SPLIT,
    measures.Colours: 0.1,
    measures.RowLooks: 0.05,
}


def growth(measure: Any) -> tuple[float, bool]:
    """How many more come with each die or, if not with dice, with each market turn."""
    if isinstance(measure, measures.Cards):
        return BOUGHT.get(measure.type, SCROLLS), False
    if isinstance(measure, measures.DiceShowing):
        return showing(measure.least, measure.most), True
    return WITH_DICE.get(type(measure), 0.0), True


def showing(least: int, most: int) -> float:
    """The chance that a die still to come shows one of these faces."""
    return sum(SIXES if face == 6 else OTHERS for face in range(least, most + 1))


def chance(condition: Any, now: FiendsEstimate, rivals: Sequence[Adventurer] = ()) -> float:
    """The chance that a condition is met at the end; a comparison looks at the `rivals`."""
    kind = type(condition)
    if kind is conditions.AtLeast or kind is conditions.AtMost:
        count, off = outlook(condition.measure, now)
        lead = count - condition.number if kind is conditions.AtLeast else condition.number - count
        return likely(lead + (0.5 if off else 0.0), off)
    if kind is conditions.Most or kind is conditions.Fewest:
        return 1 / (1 + len(rivals))  # how far each of them is ahead has made no difference
    if kind is conditions.GoalMet:
        row: int = condition.row
        return min(1.0, now.rows[row] / max(1, now.cards.goals[row].stars))
    met = float(condition.met(now.at.table, now.hero, [now.hero]))
    if kind is conditions.MarkerOn:
        return met + MOVES * min(1.0, now.markets / 4) * (0.4 - met)
    return met

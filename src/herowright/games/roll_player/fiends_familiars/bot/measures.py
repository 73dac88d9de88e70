"""What cards of the expansion will count on a hero at the end of character creation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import sqrt
from typing import TYPE_CHECKING

from herowright.games.roll_player.bot.estimate import BOUGHT, CLASS_COLOUR, PIPS
from herowright.games.roll_player.fiends_familiars.bot.odds import likely
from herowright.games.roll_player.fiends_familiars.cards import conditions, measures
from herowright.games.roll_player.rules.components import FAMILIAR, NONE, ROWS, SPACES_PER_ROW

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.bot.estimate import FiendsEstimate
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable

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


def outlook(measure: measures.Measure, now: FiendsEstimate) -> tuple[float, float]:
    """What will be counted at the end, on average, and how far it may be off."""
    turns, markets = now.turns, now.markets
    match measure:
        case measures.RowValue(row):
            return _row_outlook(now, row, PIPS)
        case measures.FamiliarPower():
            return _row_outlook(now, FAMILIAR, FAMILIAR_PIPS)
        case measures.GoalsMet():
            chances = [now.rows[row] / max(1, now.cards.goals[row].stars) for row in ROWS]
            return sum(chances), sqrt(sum(max(0.0, chance * (1 - chance)) for chance in chances))
        case measures.Matches():
            return now.matches + 0.22 * min(turns, 12), 0.25 * sqrt(turns)
        case measures.FullRows():
            return float(len(now.rows)), 0.0
        case measures.Owned("monster-stars"):
            return now.monster, 1.0
        case measures.Owned("gold") if markets:
            return min(now.hero.gold, 3.0) + 0.3, 2.0
        case measures.Owned("gold"):
            return float(now.hero.gold), 0.0
    each, dice = _growth(measure)
    coming = each * (turns if dice else markets)
    return measure.of(now.at.table, now.hero) + coming, sqrt(coming)


def _row_outlook(now: FiendsEstimate, row: int, pips: float) -> tuple[float, float]:
    """A full row still changes a little while there are actions."""
    spaces = min(now.turns, now.spaces[row])
    return now.sums[row] + pips * spaces, sqrt(2.0 * spaces + 0.06 * now.turns)


@cache
def _growth(measure: measures.Measure) -> tuple[float, bool]:
    """How many more come with each die or, if not with dice, with each market turn."""
    match measure:
        case measures.Owned(what):
            return COMING.get(what, 0.0), False
        case measures.Cards(type):
            return BOUGHT.get(type, SCROLLS), False
        case measures.ClassDice():
            return CLASS_COLOUR, True
        case measures.ColourDice():
            return COLOUR, True
        case measures.SplitDice():
            return SPLIT, True
        case measures.Colours():
            return 0.1, True
        case measures.DiceShowing(least, most):
            return showing(least, most), True
        case measures.RowLooks():
            return 0.05, True
    return 0.0, False


def showing(least: int, most: int) -> float:
    """The chance that a die still to come shows one of these faces."""
    return sum(SIXES if face == 6 else OTHERS for face in range(least, most + 1))


def chance(condition: conditions.Condition, now: FiendsEstimate, rivals: Sequence[Adventurer] = ()) -> float:
    """The chance that a condition is met at the end; a comparison looks at the `rivals`."""
    match condition:
        case conditions.AtLeast(measure, number):
            count, off = outlook(measure, now)
            return likely(count - number + (0.5 if off else 0.0), off)
        case conditions.AtMost(measure, number):
            count, off = outlook(measure, now)
            return likely(number - count + (0.5 if off else 0.0), off)
        case conditions.Most(measure):
            return _ahead(measure, now, rivals, 1)
        case conditions.Fewest(measure):
            return _ahead(measure, now, rivals, -1)
        case conditions.GoalMet(row):
            return min(1.0, now.rows[row] / max(1, now.cards.goals[row].stars))
    met = float(condition.met(now.at.table, now.hero, [now.hero]))
    if isinstance(condition, conditions.MarkerOn):
        return met + MOVES * min(1.0, now.markets / 4) * (0.4 - met)
    return met


def _ahead(measure: measures.Measure, now: FiendsEstimate, rivals: Sequence[Adventurer], sign: int) -> float:
    """The chance that nobody else has more, or with sign -1, fewer."""
    mine, off = outlook(measure, now)
    if sign > 0 and not rivals:
        return likely(mine - 0.5, off)
    found = 1.0
    for rival in rivals:
        lead = sign * (mine - _of_rival(measure, now.at.table, rival, now.markets))
        found *= likely(lead + 0.25, off + 0.5 * sqrt(now.markets) + 0.3)
    return found


def _of_rival(measure: measures.Measure, table: FiendsTable, rival: Adventurer, markets: int) -> float:
    """What another hero will have at the end, roughly."""
    count = float(measure.of(table, rival))
    match measure:
        case measures.RowValue(row):
            return count + PIPS * (SPACES_PER_ROW - len(rival.row(row)))
        case measures.FamiliarPower():
            return count + FAMILIAR_PIPS * (SPACES_PER_ROW - len(rival.row(FAMILIAR)))
    each, dice = _growth(measure)
    return count + each * (rival.spaces.count(NONE) if dice else markets)

"""What cards of the expansion count on a hero: now, and at the end of character creation."""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import TYPE_CHECKING

from herowright.games.roll_player.bot.estimate import row_bonus
from herowright.games.roll_player.bot.worth import BOUGHT, CLASS_COLOUR, PIPS, SIDES_OF
from herowright.games.roll_player.fiends_familiars.bot.odds import likely
from herowright.games.roll_player.fiends_familiars.cards.conditions import (
    AtLeast,
    AtMost,
    Condition,
    Fewest,
    GoalMet,
    MarkerOn,
    Most,
    OfClassColour,
)
from herowright.games.roll_player.fiends_familiars.cards.measures import (
    Cards,
    ClassDice,
    ColourDice,
    Colours,
    DiceShowing,
    FamiliarPower,
    FullRows,
    GoalsMet,
    Matches,
    Measure,
    Owned,
    RowLooks,
    RowValue,
    SplitDice,
)
from herowright.games.roll_player.rules.components import COLOURS_OF_LOOK, FAMILIAR, PAIRS, ROWS, SPACES_PER_ROW

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.bot.estimate import FiendsEstimate
    from herowright.games.roll_player.fiends_familiars.bot.sheet import AdventurerSheet

SPLIT_LOOKS = {look for look, colours in enumerate(COLOURS_OF_LOOK) if colours in PAIRS}
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
# The chance that a die still to come has a colour, two colours, or one of some faces.
COLOUR, SPLIT, SIXES, OTHERS = 0.17, 0.14, 0.22, 0.155

# --- now -----------------------------------------------------------------------------------------


def measured(measure: Measure, sheet: AdventurerSheet, bonus: list[int]) -> int:
    """What is counted on a sheet as it is; `bonus` is what race and weapons add to each row in the final scoring."""
    match measure:
        case Owned(what):
            return _owned(what, sheet)
        case Cards(type):
            return sum(1 for card in sheet.cards if card.family == type)
        case RowValue(row):
            return _row(sheet, row)
        case FamiliarPower():
            return _row(sheet, FAMILIAR)
        case ClassDice():
            return sheet.dice_of(sheet.hero_class.colour) if sheet.hero_class else 0
        case ColourDice(colour):
            return sheet.dice_of(colour)
        case SplitDice():
            return sum(1 for look in sheet.colours if look in SPLIT_LOOKS)
        case Colours():
            return len({colour for look in sheet.colours for colour in COLOURS_OF_LOOK[look]})
        case DiceShowing(least, most):
            return sum(1 for face in sheet.faces if least <= face <= most)
        case GoalsMet(final):
            return sum(1 for row in ROWS if sheet.goals[row].met_by(_row(sheet, row) + bonus[row] * final))
        case Matches():
            cells = sheet.backstory.cells if sheet.backstory else {}
            return sum(1 for space, colour in cells.items() if colour in COLOURS_OF_LOOK[sheet.colours[space]])
        case FullRows():
            return sum(1 for row in sheet.rows if sheet.free_space(row) < 0)
        case RowLooks(row):
            return _class_dice_in(sheet, row)
    return 0


def _owned(what: str, sheet: AdventurerSheet) -> int:
    match what:
        case "gold":
            return sheet.gold
        case "xp":
            return sheet.xp
        case "stored-xp":
            return sheet.stored
        case "glory":
            return sheet.glory
        case "wounds":
            return sheet.wounds
        case "fiends":
            return len(sheet.fiends)
        case "banished":
            return len(sheet.banished)
        case "trophies":
            return len(sheet.trophies)
        case "hands":
            return sum(weapon.hands for weapon in sheet.weapons)
        case "cards":
            return len(sheet.cards)
    return 0


def _row(sheet: AdventurerSheet, row: int) -> int:
    return sum(sheet.faces[row * SPACES_PER_ROW : (row + 1) * SPACES_PER_ROW])


def _class_dice_in(sheet: AdventurerSheet, row: int) -> int:
    if sheet.hero_class is None:
        return 0
    looks = sheet.colours[row * SPACES_PER_ROW : (row + 1) * SPACES_PER_ROW]
    return sum(1 for look in looks if sheet.hero_class.colour in COLOURS_OF_LOOK[look])


def met(condition: Condition, sheet: AdventurerSheet, bonus: list[int]) -> bool:
    """Whether a hero alone fulfils a condition now."""
    match condition:
        case AtLeast(measure, number):
            return measured(measure, sheet, bonus) >= number
        case AtMost(measure, number):
            return measured(measure, sheet, bonus) <= number
        case MarkerOn(side):
            return side in SIDES_OF[sheet.marker]
        case OfClassColour(colours):
            return sheet.hero_class is not None and sheet.hero_class.colour in colours
        case GoalMet(row):
            return sheet.goals[row].met_by(_row(sheet, row))
    return True


# --- at the end ------------------------------------------------------------------------------------


def outlook(measure: Measure, estimate: FiendsEstimate) -> tuple[float, float]:
    """What will be counted at the end, on average, and how far it may be off."""
    sheet, turns, markets = estimate.sheet, estimate.turns, estimate.markets
    match measure:
        case RowValue(row):
            spaces = min(turns, estimate.spaces[row])
            return estimate.sums[row] + PIPS * spaces, _off(spaces, turns)
        case FamiliarPower():
            spaces = min(turns, estimate.spaces[FAMILIAR])
            return estimate.sums[FAMILIAR] + FAMILIAR_PIPS * spaces, _off(spaces, turns)
        case GoalsMet():
            chances = [estimate.rows[row] / max(1, sheet.goals[row].stars) for row in ROWS]
            return sum(chances), sqrt(sum(max(0.0, chance * (1 - chance)) for chance in chances))
        case Matches():
            return estimate.matches + 0.22 * min(turns, 12), 0.25 * sqrt(turns)
        case FullRows():
            return float(len(sheet.rows)), 0.0
        case Owned("monster-stars"):
            return estimate.monster, 1.0
        case Owned("gold"):
            now = float(sheet.gold)
            return (now, 0.0) if not markets else (min(now, 3.0) + 0.3, 2.0)
    now = float(measured(measure, sheet, estimate.bonus))
    each, dice = _growth(measure)
    coming = each * (turns if dice else markets)
    return now + coming, sqrt(coming)


FAMILIAR_PIPS = 2.8


def _off(spaces: int, turns: int) -> float:
    """A full row still changes a little while there are actions."""
    return sqrt(2.0 * spaces + 0.06 * turns)


def _growth(measure: Measure) -> tuple[float, bool]:
    """How many more come with each die or, if not with dice, with each market turn."""
    match measure:
        case Owned(what):
            return COMING.get(what, 0.0), False
        case Cards(type):
            return BOUGHT.get(type, SCROLLS), False
        case ClassDice():
            return CLASS_COLOUR, True
        case ColourDice():
            return COLOUR, True
        case SplitDice():
            return SPLIT, True
        case Colours():
            return 0.1, True
        case DiceShowing(least, most):
            return showing(least, most), True
        case RowLooks():
            return 0.05, True
    return 0.0, False


@cache
def showing(least: int, most: int) -> float:
    """The chance that a die still to come shows one of these faces."""
    return sum(SIXES if face == 6 else OTHERS for face in range(least, most + 1))


def chance(condition: Condition, estimate: FiendsEstimate, rivals: tuple[AdventurerSheet, ...] = ()) -> float:
    """The chance that a condition is met at the end; a comparison looks at the `rivals`."""
    match condition:
        case AtLeast(measure, number):
            now, off = outlook(measure, estimate)
            return likely(now - number + (0.5 if off else 0.0), off)
        case AtMost(measure, number):
            now, off = outlook(measure, estimate)
            return likely(number - now + (0.5 if off else 0.0), off)
        case Most(measure):
            return _ahead(measure, estimate, rivals, 1)
        case Fewest(measure):
            return _ahead(measure, estimate, rivals, -1)
        case MarkerOn(side):
            stands = float(side in SIDES_OF[estimate.sheet.marker])
            return stands + MOVES * min(1.0, estimate.markets / 4) * (0.4 - stands)
        case GoalMet(row):
            return min(1.0, estimate.rows[row] / max(1, estimate.sheet.goals[row].stars))
        case OfClassColour():
            return float(met(condition, estimate.sheet, estimate.bonus))
    return 0.5


MOVES = 0.7


def _ahead(measure: Measure, estimate: FiendsEstimate, rivals: tuple[AdventurerSheet, ...], sign: int) -> float:
    """The chance that nobody else has more, or with sign -1, fewer."""
    mine, off = outlook(measure, estimate)
    if sign > 0 and not rivals:
        return likely(mine - 0.5, off)
    found = 1.0
    for rival in rivals:
        theirs = _of_rival(measure, rival, estimate.markets)
        found *= likely(sign * (mine - theirs) + 0.25, off + 0.5 * sqrt(estimate.markets) + 0.3)
    return found


def _of_rival(measure: Measure, sheet: AdventurerSheet, markets: int) -> float:
    """What another hero will have at the end, roughly."""
    now = float(measured(measure, sheet, row_bonus(sheet)))
    match measure:
        case RowValue(row):
            return now + PIPS * _empty(sheet, row)
        case FamiliarPower():
            return now + FAMILIAR_PIPS * _empty(sheet, FAMILIAR)
    each, dice = _growth(measure)
    return now + each * (sheet.free if dice else markets)


def _empty(sheet: AdventurerSheet, row: int) -> int:
    return sheet.faces[row * SPACES_PER_ROW : (row + 1) * SPACES_PER_ROW].count(0)

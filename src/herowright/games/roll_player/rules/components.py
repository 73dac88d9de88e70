"""The wooden and plastic things: dice, rows, colours and the alignment grid (RP-COMP)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

# Rows of a sheet, in the order of the sheet (RP-COMP-11).
STR, DEX, CON, INT, WIS, CHA = ROWS = range(6)
ROW_IDS = ("str", "dex", "con", "int", "wis", "cha")
SPACES_PER_ROW: Final = 3
SPACES = len(ROWS) * SPACES_PER_ROW
# A sheet can have one more row, which is no attribute (FF-FAM-02).
FAMILIAR = len(ROWS)
SHEET_ROW_IDS = (*ROW_IDS, "familiar")
ROW_NAMES: Final = tuple(f"attr:{id}" for id in SHEET_ROW_IDS)
ROW_OF_ID = {id: row for row, id in enumerate(SHEET_ROW_IDS)}
ALL_SPACES = len(SHEET_ROW_IDS) * SPACES_PER_ROW

# Die colours; the first six are class colours, gold never is (RP-COMP-07).
GREEN, BLUE, RED, PURPLE, BLACK, WHITE, GOLD = COLOURS = range(7)
COLOUR_IDS = ("green", "blue", "red", "purple", "black", "white", "gold")
COLOUR_OF_ID = {id: colour for colour, id in enumerate(COLOUR_IDS)}
CLASS_COLOURS = COLOURS[:6]
DICE_PER_COLOUR = (10, 10, 10, 10, 10, 10, 13)  # RP-COMP-01

# A die is a number; its look is fixed, its face lies in the table's `faces`. A look is one colour, two class
# colours at once (FF-SPLIT-06), or none: clear.
PAIRS: Final = tuple(combinations(CLASS_COLOURS, 2))
COLOURS_OF_LOOK: Final[tuple[tuple[int, ...], ...]] = (*((colour,) for colour in COLOURS), *PAIRS, ())
LOOK_IDS: Final[tuple[str, ...]] = (*COLOUR_IDS, *(f"{COLOUR_IDS[a]}-{COLOUR_IDS[b]}" for a, b in PAIRS), "clear")
LOOK_OF_ID = {id: look for look, id in enumerate(LOOK_IDS)}
CLEAR = LOOK_OF_ID["clear"]
DICE: Final = range(sum(DICE_PER_COLOUR))
SPLIT_DICE: Final = range(DICE.stop, DICE.stop + len(PAIRS))
BOOST_DICE: Final = range(SPLIT_DICE.stop, SPLIT_DICE.stop + 11)
# The second box has one more die of each colour; only five heroes need them to fill their sheets.
SPARE_DICE: Final = range(BOOST_DICE.stop, BOOST_DICE.stop + len(COLOURS))
LOOK_OF: Final[tuple[int, ...]] = (
    *(colour for colour in COLOURS for _ in range(DICE_PER_COLOUR[colour])),
    *range(len(COLOURS), CLEAR),
    *(CLEAR for _ in BOOST_DICE),
    *COLOURS,
)
COLOURS_OF: Final = tuple(COLOURS_OF_LOOK[look] for look in LOOK_OF)
DICE_OF: Final = tuple(frozenset(die for die, own in enumerate(COLOURS_OF) if colour in own) for colour in COLOURS)
# The lowest and the highest face; opposite faces add up to their sum.
LOWEST = (*(1 for _ in DICE), *(1 for _ in SPLIT_DICE), *(3 for _ in BOOST_DICE), *(1 for _ in SPARE_DICE))
HIGHEST = (*(6 for _ in DICE), *(4 for _ in SPLIT_DICE), *(8 for _ in BOOST_DICE), *(6 for _ in SPARE_DICE))
NONE: Final = -1

# Directions on the alignment grid: good is up, lawful is left.
GOOD, EVIL, LAWFUL, CHAOTIC = DIRECTIONS = ("good", "evil", "lawful", "chaotic")
GRID: Final = 9
CENTRE: Final = 4


def _neighbour(field: int, direction: str) -> int:
    row, column = divmod(field, 3)
    row += {GOOD: -1, EVIL: 1}.get(direction, 0)
    column += {LAWFUL: -1, CHAOTIC: 1}.get(direction, 0)
    return row * 3 + column if 0 <= row < 3 and 0 <= column < 3 else NONE


# The field one step away, or NONE where the marker would leave the grid (RP-DICE-21).
STEP_FROM: Final = tuple({way: _neighbour(field, way) for way in DIRECTIONS} for field in range(GRID))

# What the box holds of the two supplies; packing information by default (RP-COMP-18).
GOLD_TOKENS = {"pl2": 60, "de1": 55}
CHARISMA_TOKENS: Final = 6
INITIATIVE_CARDS: Final = 5


def space_id(space: int) -> str:
    """`str:2` is the middle space of the Strength row."""
    return f"{SHEET_ROW_IDS[space // SPACES_PER_ROW]}:{space % SPACES_PER_ROW + 1}"


def space_of_id(id: str) -> int:
    row, _, column = id.partition(":")
    return ROW_OF_ID[row] * SPACES_PER_ROW + int(column) - 1


# The way messages name a space: `space:str:2`.
SPACE_NAMES: Final = tuple(f"space:{space_id(space)}" for space in range(ALL_SPACES))

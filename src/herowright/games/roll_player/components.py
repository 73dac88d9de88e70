"""The wooden and plastic things: dice, rows, colours and the alignment grid (RP-COMP)."""

from __future__ import annotations

# Rows of a sheet, in the order of the sheet (RP-COMP-11).
STR, DEX, CON, INT, WIS, CHA = ROWS = range(6)
ROW_IDS = ("str", "dex", "con", "int", "wis", "cha")
ROW_NAMES = tuple(f"attr:{id}" for id in ROW_IDS)
ROW_OF_ID = {id: row for row, id in enumerate(ROW_IDS)}
SPACES_PER_ROW = 3
SPACES = len(ROWS) * SPACES_PER_ROW

# Die colours; the first six are class colours, gold never is (RP-COMP-07).
GREEN, BLUE, RED, PURPLE, BLACK, WHITE, GOLD = COLOURS = range(7)
COLOUR_IDS = ("green", "blue", "red", "purple", "black", "white", "gold")
COLOUR_OF_ID = {id: colour for colour, id in enumerate(COLOUR_IDS)}
CLASS_COLOURS = COLOURS[:6]
DICE_PER_COLOUR = (10, 10, 10, 10, 10, 10, 13)  # RP-COMP-01

# A die is a number from 0 to 72; its colour is fixed, its face lies in the table's `faces`.
COLOUR_OF = tuple(colour for colour in COLOURS for _ in range(DICE_PER_COLOUR[colour]))
DICE = range(len(COLOUR_OF))
NONE = -1

# Directions on the alignment grid: good is up, lawful is left.
GOOD, EVIL, LAWFUL, CHAOTIC = DIRECTIONS = ("good", "evil", "lawful", "chaotic")
GRID = 9
CENTRE = 4


def _neighbour(field: int, direction: str) -> int:
    row, column = divmod(field, 3)
    row += {GOOD: -1, EVIL: 1}.get(direction, 0)
    column += {LAWFUL: -1, CHAOTIC: 1}.get(direction, 0)
    return row * 3 + column if 0 <= row < 3 and 0 <= column < 3 else NONE


# The field one step away, or NONE where the marker would leave the grid (RP-DICE-21).
STEP_FROM = tuple({way: _neighbour(field, way) for way in DIRECTIONS} for field in range(GRID))

# What the box holds of the two supplies; packing information by default (RP-COMP-18).
GOLD_TOKENS = {"pl2": 60, "de1": 55}
CHARISMA_TOKENS = 6
INITIATIVE_CARDS = 5


def space_id(space: int) -> str:
    """`str:2` is the middle space of the Strength row."""
    return f"{ROW_IDS[space // SPACES_PER_ROW]}:{space % SPACES_PER_ROW + 1}"


def space_of_id(id: str) -> int:
    row, _, column = id.partition(":")
    return ROW_OF_ID[row] * SPACES_PER_ROW + int(column) - 1


# The way messages name a space: `space:str:2`.
SPACE_NAMES = tuple(f"space:{space_id(space)}" for space in range(SPACES))

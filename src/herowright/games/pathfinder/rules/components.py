"""Skills, dice, kinds of cards and what can be done with a card: the words every chapter uses."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

NONE: Final = -1

# --- skills (PF-CHAR-01, PF-CHAR-02) ---------------------------------------------------------------------

SKILL_IDS = (
    "strength",
    "dexterity",
    "constitution",
    "intelligence",
    "wisdom",
    "charisma",
    "melee",
    "ranged",
    "stealth",
    "disable",
    "acrobatics",
    "fortitude",
    "arcane",
    "knowledge",
    "craft",
    "divine",
    "perception",
    "survival",
    "diplomacy",
    "combat",
)
SKILLS: Final = range(len(SKILL_IDS))
STRENGTH: Final = 0
DEXTERITY: Final = 1
CONSTITUTION: Final = 2
INTELLIGENCE: Final = 3
WISDOM: Final = 4
CHARISMA: Final = 5
MELEE: Final = 6
RANGED: Final = 7
STEALTH: Final = 8
DISABLE: Final = 9
ACROBATICS: Final = 10
FORTITUDE: Final = 11
ARCANE: Final = 12
KNOWLEDGE: Final = 13
CRAFT: Final = 14
DIVINE: Final = 15
PERCEPTION: Final = 16
SURVIVAL: Final = 17
DIPLOMACY: Final = 18
BASE_SKILLS: Final = range(6)
# No skill of its own: the check says that a fight is on, cards and powers say which skill is used (PF-CHECK-17).
COMBAT: Final = 19
SKILL_NAMES: Final = tuple(f"skill:{id}" for id in SKILL_IDS)

# --- kinds of cards (PF-GEN-04) --------------------------------------------------------------------------

WEAPON: Final = "weapon"
SPELL: Final = "spell"
ARMOR: Final = "armor"
ITEM: Final = "item"
ALLY: Final = "ally"
BLESSING: Final = "blessing"
BOONS = (WEAPON, SPELL, ARMOR, ITEM, ALLY, BLESSING)
MONSTER: Final = "monster"
BARRIER: Final = "barrier"
HENCHMAN: Final = "henchman"
VILLAIN: Final = "villain"
BANES = (MONSTER, BARRIER, HENCHMAN, VILLAIN)
# Kept in the box as a shuffled pile each, and drawn at random (PF-GEN-07).
PILES = (MONSTER, BARRIER, *BOONS)

# --- what is done with a card (PF-PLAY-08 to -14) --------------------------------------------------------

REVEAL: Final = "reveal"
DISPLAY: Final = "display"
DISCARD: Final = "discard"
RECHARGE: Final = "recharge"
BURY: Final = "bury"
BANISH: Final = "banish"
COSTS = (REVEAL, DISPLAY, DISCARD, RECHARGE, BURY, BANISH)
# Further ways some powers allow instead of a discard.
SHUFFLE: Final = "shuffle"
TOP: Final = "top"

# --- proficiencies (PF-CHAR-05) --------------------------------------------------------------------------

LIGHT_ARMORS, HEAVY_ARMORS, WEAPONS = PROFICIENCIES = ("light-armors", "heavy-armors", "weapons")

# --- damage (PF-DMG) -------------------------------------------------------------------------------------

COMBAT_DAMAGE, FIRE, COLD, ACID, ELECTRICITY, FORCE, MENTAL, POISON = DAMAGE = (
    "combat",
    "fire",
    "cold",
    "acid",
    "electricity",
    "force",
    "mental",
    "poison",
)

# --- sets (PF-GEN-02) ------------------------------------------------------------------------------------

BASE, ADD_ON = "B", "C"
# In the order in which they come into the box.
SETS = (BASE, ADD_ON, "1", "2", "3", "4", "5", "6")

BLESSINGS: Final = 30  # PF-SETUP-23


class Dice(NamedTuple):
    """Dice and a number that is added once (PF-DICE-02, PF-DICE-03)."""

    sides: tuple[int, ...] = ()
    plus: int = 0

    def __str__(self) -> str:
        return _written(self.sides, self.plus)


@lru_cache(maxsize=4096)
def _written(sides: tuple[int, ...], plus: int) -> str:
    text = "+".join([f"{sides.count(size)}d{size}" for size in sorted(set(sides), reverse=True)])
    if not text:
        return str(plus)
    return f"{text}{plus:+}" if plus else text


def counted(text: str) -> int | str:
    """A plain number as such, so that sentences can count with it; dice as they stand."""
    return int(text) if text.isdigit() else text


_TERM = re.compile(r"(\d*)d(\d+)|(-?\d+)")


@lru_cache(maxsize=4096)
def dice(text: str) -> Dice:
    """`dice("2d4+1")`, as it stands on a card."""
    sides: list[int] = []
    plus = 0
    for count, size, number in _TERM.findall(text):
        if size:
            sides += [int(size)] * int(count or 1)
        else:
            plus += int(number)
    return Dice(tuple(sides), plus)

"""Skills, dice, kinds of cards and what can be done with a card: the words every chapter uses."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

NONE = -1

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
SKILLS = range(len(SKILL_IDS))
STRENGTH, DEXTERITY, CONSTITUTION, INTELLIGENCE, WISDOM, CHARISMA = BASE_SKILLS = range(6)
MELEE, RANGED, STEALTH, DISABLE, ACROBATICS, FORTITUDE = range(6, 12)
ARCANE, KNOWLEDGE, CRAFT, DIVINE, PERCEPTION, SURVIVAL, DIPLOMACY = range(12, 19)
# No skill of its own: the check says that a fight is on, cards and powers say which skill is used (PF-CHECK-17).
COMBAT = 19
SKILL_NAMES = tuple(f"skill:{id}" for id in SKILL_IDS)

# --- kinds of cards (PF-GEN-04) --------------------------------------------------------------------------

WEAPON, SPELL, ARMOR, ITEM, ALLY, BLESSING = BOONS = ("weapon", "spell", "armor", "item", "ally", "blessing")
MONSTER, BARRIER, HENCHMAN, VILLAIN = BANES = ("monster", "barrier", "henchman", "villain")
# Kept in the box as a shuffled pile each, and drawn at random (PF-GEN-07).
PILES = (MONSTER, BARRIER, *BOONS)

# --- what is done with a card (PF-PLAY-08 to -14) --------------------------------------------------------

REVEAL, DISPLAY, DISCARD, RECHARGE, BURY, BANISH = COSTS = (
    "reveal",
    "display",
    "discard",
    "recharge",
    "bury",
    "banish",
)
# Further ways some powers allow instead of a discard.
SHUFFLE, TOP = "shuffle", "top"

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

BLESSINGS = 30  # PF-SETUP-23


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

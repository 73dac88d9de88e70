"""The numbers of the actions: one for each key that the engine can offer with these settings, always the same.

A key that names a die by its face (`order:gold4`) counts without the face, which follows from the pool.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate

import numpy as np

from herowright.games.roll_player.lab.accel.cards import BOX, CARD_IDS, RACES, SKILLS, WEAPONS
from herowright.games.roll_player.rules.components import COLOUR_IDS, DIRECTIONS, ROW_IDS, SPACES, space_id
from herowright.games.roll_player.rules.setup import SIDES

FACES = range(1, 7)
MOST_CARDS = 5  # on the table for four heroes (RP-SETUP-24)
SHIFTS = (1, 2, 3, 4, 5, -1, -2, -3, -4, -5)
POOL_SHIFTS = (1, 2, -1, -2)
WORDS = ("skip", "done", "token", "keep:new", "keep:old", "turn-up", "stay", "gain")
SKIP, DONE, TOKEN, KEEP_NEW, KEEP_OLD, TURN_UP, STAY, GAIN = range(len(WORDS))


def _changed(by: int) -> str:
    return ("raise" if by > 0 else "lower") + (str(abs(by)) if abs(by) > 1 else "")


def _each(verb: str, things: Iterable[object]) -> list[str]:
    return [f"{verb}:{thing}" for thing in things]


_SPACES = [space_id(space) for space in range(SPACES)]
_INITIATIVE = range(1, MOST_CARDS + 1)
_SKILLS = [skill.id for skill in SKILLS]

# The families of keys, in the order of their numbers.
FAMILIES: dict[str, Sequence[str]] = {
    "sheet": [f"sheet:{race.id}:{side}" for race in RACES for side in SIDES],
    "class": _each("class", (side.id for side in BOX.classes)),
    "pick": [f"pick:{colour}{face}" for colour in COLOUR_IDS for face in FACES],
    "place": _each("place", ROW_IDS),
    "order": _each("order", COLOUR_IDS),
    "take": _each("take", _INITIATIVE),
    "word": WORDS,
    "flip": _each("flip", _SPACES),
    "swap": _each("swap", _SPACES),
    "with": _each("with", _SPACES),
    "shift": [f"{_changed(by)}:{space}" for by in SHIFTS for space in _SPACES],
    "reroll": _each("reroll", _SPACES),
    "die": _each("die", _SPACES),
    "move": _each("move", DIRECTIONS),
    "buy": _each("buy", CARD_IDS),
    "pay": [f"buy:{card}:0-tokens" for card in CARD_IDS],
    "discard": _each("discard", CARD_IDS),
    "add": _each("add", CARD_IDS),
    "refresh": _each("refresh", _SKILLS),
    "use": _each("use", _SKILLS),
    "copy": _each("copy", _SKILLS),
    "drop": _each("drop", (weapon.id for weapon in WEAPONS)),
    "pool-shift": [f"pool:{_changed(by)}:{card}" for by in POOL_SHIFTS for card in _INITIATIVE],
    "pool": _each("pool:die", _INITIATIVE),
    "colour": _each("colour", COLOUR_IDS),
}
KEYS = tuple(key for family in FAMILIES.values() for key in family)
ACTIONS = len(KEYS)
NUMBERS = {key: number for number, key in enumerate(KEYS)}
START = dict(zip(FAMILIES, accumulate((len(family) for family in FAMILIES.values()), initial=0), strict=False))
FAMILY = {name: number for number, name in enumerate(FAMILIES)}
# What family an action belongs to, and its number within it.
FAMILY_OF = np.repeat(np.arange(len(FAMILIES)), [len(family) for family in FAMILIES.values()]).astype(np.int32)
WITHIN = np.concatenate([np.arange(len(family)) for family in FAMILIES.values()]).astype(np.int32)


def number_of(key: str) -> int:
    """The action that a key of the engine stands for."""
    return NUMBERS[key.rstrip("123456") if key.startswith("order:") else key]

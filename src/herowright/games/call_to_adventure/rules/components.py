"""Abilities, story icons, runes and the morality track (CA-COMP, CA-RUNE, CA-MORAL)."""

from __future__ import annotations

from typing import Final, NamedTuple

# CA-COMP-08
STR, DEX, CON, INT, WIS, CHA = ABILITIES = range(6)
ABILITY_IDS = ("str", "dex", "con", "int", "wis", "cha")
ABILITY_OF_ID = {id: ability for ability, id in enumerate(ABILITY_IDS)}
ABILITY_NAMES: Final = tuple(f"ability:{id}" for id in ABILITY_IDS)

# CA-COMP-09
DIVINITY, ROYALTY, NATURE, JUSTICE, VILLAINY, ARCANA = ICONS = range(6)
ICON_IDS = ("divinity", "royalty", "nature", "justice", "villainy", "arcana")
ICON_OF_ID = {id: icon for icon, id in enumerate(ICON_IDS)}
ICON_NAMES: Final = tuple(f"icon:{id}" for id in ICON_IDS)

# The two decks of hand cards; a combined symbol lets the player choose between them (CA-HERO-03).
HERO: Final = "hero"
ANTIHERO: Final = "antihero"
KINDS = (HERO, ANTIHERO)
EITHER: Final = "either"

ACTS: Final = range(3)
CARDS_PER_ACT: Final = 3  # CA-END-03
LAST_CARD: Final = 8  # story cards before the adversary may be faced (CA-COOP-23)
NONE: Final = -1

# --- runes (CA-RUNE) -----------------------------------------------------------------------------

XP: Final = "xp"
CORRUPTION: Final = "corruption"


class Face(NamedTuple):
    """What a face adds to the result, and what it gives besides: a draw, experience or corruption."""

    adds: int
    gives: str = ""


Rune = tuple[Face, Face]

# A rune is a number from 0 to 23: three core, three dark, then three of each ability, the special one last.
CORE = (0, 1, 2)
DARK = (3, 4, 5)
ORDINARY: Final = tuple((6 + 3 * ability, 7 + 3 * ability) for ability in ABILITIES)
SPECIAL: Final = tuple(8 + 3 * ability for ability in ABILITIES)
OF_ABILITY: Final = tuple((*ORDINARY[ability], SPECIAL[ability]) for ability in ABILITIES)
RUNES: Final = range(24)
# The ability of a rune; core and dark runes have none.
ABILITY_OF = (NONE,) * 6 + tuple(ability for ability in ABILITIES for _ in range(3))
SPECIAL_NEEDS: Final = 3  # icons in the story (CA-RUNE-07)

# What lies on the 0 face of each special rune (CA-RUNE-08 to -13).
_SPECIAL_GIVES = (XP, ANTIHERO, XP, HERO, HERO, ANTIHERO)

FACES: Final[tuple[Rune, ...]] = (
    (Face(1), Face(0)),
    (Face(1), Face(0)),
    (Face(1), Face(0, EITHER)),  # CA-RUNE-19
    *((Face(2, CORRUPTION), Face(1)) for _ in DARK),  # CA-RUNE-18
    *(
        rune
        for ability in ABILITIES
        for rune in ((Face(2), Face(1)), (Face(2), Face(1)), (Face(2), Face(0, _SPECIAL_GIVES[ability])))
    ),
)


def rune_id(rune: int) -> str:
    """`core`, `dark`, `str` or `str-special`, the way views and messages name a rune."""
    if rune in CORE:
        return "core"
    if rune in DARK:
        return "dark"
    ability = ABILITY_IDS[ABILITY_OF[rune]]
    return f"{ability}-special" if rune in SPECIAL else ability


RUNE_IDS: Final = tuple(rune_id(rune) for rune in RUNES)
RUNE_NAMES: Final = tuple(f"rune:{id}" for id in RUNE_IDS)

# --- the morality track (CA-MORAL) ---------------------------------------------------------------


class Space(NamedTuple):
    """One space of the track: its points, which hand cards may be played there, and whether dark runes may be
    bought there."""

    triumph: int
    tragedy: int
    plays: tuple[str, ...] = KINDS
    dark: bool = True

    @property
    def points(self) -> int:
        return self.triumph + self.tragedy


# From the top, M+2, down to M-4 (CA-MORAL-07 to -09, -16 to -18, -21).
TRACK = (
    Space(4, 0, (HERO,)),
    Space(3, 0),
    Space(2, 0),
    Space(0, 3),
    Space(0, 4),
    Space(0, 0, (ANTIHERO,)),
    Space(-4, 0, (ANTIHERO,), dark=False),
)
NEUTRAL: Final = 2  # the third space from the top (CA-SETUP-14)

START_XP: Final = 3  # CA-SETUP-08
FAILURE_XP: Final = 1  # CA-CHAL-21
JOURNEY_XP: Final = 1  # CA-EXTRA-01
DARK_XP: Final = 1  # CA-CHAL-11
MOST_DARK: Final = 3  # purchases in a turn (CA-CHAL-12)
XP_TOKENS: Final = 40  # CA-COMP-07
# What a set of equal story icons pays; the last step is open (CA-SCORE-09 to -12).
SET_POINTS = (0, 0, 2, 4, 8)


def level(space: int) -> int:
    """`M+2` is level 2, the neutral space level 0."""
    return NEUTRAL - space

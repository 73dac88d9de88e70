"""Lini, the druid: her animals stay with her, and she can become one of them."""

from herowright.games.pathfinder.cards.characters.bonuses import against, to_acquire
from herowright.games.pathfinder.cards.effects import AddDice, DieInstead
from herowright.games.pathfinder.cards.forms import BlessingDie, InsteadOf, Pay, Use, WhenPlaying
from herowright.games.pathfinder.cards.on import OWN, On
from herowright.games.pathfinder.cards.types import Character, Line, Role, Skill
from herowright.games.pathfinder.rules.components import (
    ADD_ON,
    ALLY,
    ARMOR,
    BLESSING,
    CHARISMA,
    CONSTITUTION,
    DEXTERITY,
    DISCARD,
    DIVINE,
    FIRE,
    INTELLIGENCE,
    ITEM,
    KNOWLEDGE,
    LIGHT_ARMORS,
    RECHARGE,
    REVEAL,
    SPELL,
    STRENGTH,
    SURVIVAL,
    WEAPON,
    WEAPONS,
    WISDOM,
)


def _companion(dice: str) -> Use:
    return Use(AddDice(dice, On(OWN)), pay=Pay(REVEAL, kinds=(ALLY,), traits=("animal",)))


def _shape(plus: int = 0, *traits: str) -> Use:
    return Use(DieInstead((STRENGTH, DEXTERITY), 10, plus, traits), pay=Pay(DISCARD))


def _casting(bonus: int) -> WhenPlaying:
    return WhenPlaying(str(bonus), On(OWN, skills=(DIVINE,)), (SPELL,))


ANIMAL_FRIENDSHIP = Line("animal-friendship", (InsteadOf((RECHARGE,), kinds=(ALLY,), traits=("animal",)),))
WISDOM_BLESSINGS = Line("wisdom-blessings", (None, BlessingDie(12, On(OWN, skills=(WISDOM,)))))

LINI = Character(
    id="lini",
    set=ADD_ON,
    skills={
        STRENGTH: Skill(4, 2),
        DEXTERITY: Skill(6, 2),
        CONSTITUTION: Skill(8, 2),
        INTELLIGENCE: Skill(6, 2, {KNOWLEDGE: 3}),
        WISDOM: Skill(10, 4, {DIVINE: 1, SURVIVAL: 2}),
        CHARISMA: Skill(8, 3),
    },
    favored=ALLY,
    hand_sizes=(5,),
    proficiencies=(LIGHT_ARMORS, WEAPONS),
    cards={WEAPON: (0, 1), SPELL: (6, 2), ARMOR: (0, 1), ITEM: (2, 2), ALLY: (3, 3), BLESSING: (4, 1)},
    lines=(
        ANIMAL_FRIENDSHIP,
        Line("animal-companion", (_companion("1d4"), _companion("1d4+1"), _companion("1d4+2"))),
        Line("wild-shape", (_shape(),)),
    ),
    roles=(
        Role(
            id="shapeshifter",
            set=ADD_ON,
            hand_sizes=(5, 6),
            proficiencies=(LIGHT_ARMORS, WEAPONS),
            lines=(
                ANIMAL_FRIENDSHIP,
                Line(
                    "animal-companion",
                    (_companion("1d4"), _companion("1d4+1"), _companion("1d4+2"), _companion("1d4+3")),
                ),
                Line("wild-shape", (_shape(), _shape(1), _shape(2), _shape(2, FIRE))),
                Line(
                    "call-of-the-wild",
                    (None, to_acquire(2, ALLY, traits=("animal",)), to_acquire(4, ALLY, traits=("animal",))),
                ),
                WISDOM_BLESSINGS,
            ),
            printed=Role.values,
        ),
        Role(
            id="wild-warden",
            set=ADD_ON,
            hand_sizes=(5, 6, 7),
            proficiencies=(LIGHT_ARMORS, WEAPONS),
            lines=(
                ANIMAL_FRIENDSHIP,
                Line(
                    "animal-companion",
                    (
                        _companion("1d4"),
                        _companion("1d4+1"),
                        _companion("1d4+2"),
                        _companion("1d4+3"),
                        _companion("1d4+4"),
                    ),
                ),
                Line("wild-shape", (_shape(),)),
                Line("druidic-magic", (None, _casting(2), _casting(4))),
                Line("beast-taming", (None, against("1d8", "animal"))),
                WISDOM_BLESSINGS,
            ),
            printed=Role.values,
        ),
    ),
    sample={
        "cure": 2,
        "detect-magic": 1,
        "guidance": 1,
        "sanctuary": 1,
        "strength": 1,
        "potion-of-fortitude": 1,
        "sages-journal": 1,
        "crow": 1,
        "dog": 2,
        "blessing-of-the-gods": 4,
    },
    printed=Character.values,
)

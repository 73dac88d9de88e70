"""Sajan, the monk: bare fists, and as many blessings as he likes."""

from herowright.games.pathfinder.cards.characters.bonuses import to_acquire
from herowright.games.pathfinder.cards.effects import UseSkill
from herowright.games.pathfinder.cards.forms import AnyNumber, AtTurn, InsteadOf, LessDamage, Together, Use
from herowright.games.pathfinder.cards.gifts import DrawCards
from herowright.games.pathfinder.cards.on import OWN, On
from herowright.games.pathfinder.cards.standing import STARTS
from herowright.games.pathfinder.cards.types import Character, Line, Role, Skill
from herowright.games.pathfinder.rules.components import (
    ACROBATICS,
    ADD_ON,
    ALLY,
    ARMOR,
    BANISH,
    BLESSING,
    CHARISMA,
    COMBAT,
    CONSTITUTION,
    DEXTERITY,
    FIRE,
    FORTITUDE,
    INTELLIGENCE,
    ITEM,
    RECHARGE,
    SPELL,
    STRENGTH,
    WEAPON,
    WEAPONS,
    WISDOM,
)

FIGHT = On(OWN, skills=(COMBAT,))


def _fists(*traits: str) -> Use:
    return Use(UseSkill((DEXTERITY,), FIGHT), traits=traits, without=(WEAPON,))


def _iron(by: int) -> LessDamage:
    return LessDamage(by, but_combat=True)


BARE_FISTS = Line("bare-fists", (_fists(), _fists("magic"), _fists("magic", FIRE)))
INNER_HARMONY = Line(
    "inner-harmony", (Together((AnyNumber(FIGHT), InsteadOf((RECHARGE,), kinds=(BLESSING,), on=FIGHT))),)
)

SAJAN = Character(
    id="sajan",
    set=ADD_ON,
    skills={
        STRENGTH: Skill(6, 2),
        DEXTERITY: Skill(10, 4, {ACROBATICS: 2}),
        CONSTITUTION: Skill(6, 2, {FORTITUDE: 2}),
        INTELLIGENCE: Skill(6, 2),
        WISDOM: Skill(8, 3),
        CHARISMA: Skill(6, 2),
    },
    favored=ITEM,
    hand_sizes=(4, 5, 6),
    cards={WEAPON: (0, 3), SPELL: (0, 1), ARMOR: (0, 0), ITEM: (4, 2), ALLY: (3, 2), BLESSING: (8, 2)},
    lines=(BARE_FISTS, INNER_HARMONY),
    roles=(
        Role(
            id="drunken-master",
            set=ADD_ON,
            hand_sizes=(4, 5, 6, 7),
            proficiencies=(WEAPONS,),
            lines=(
                BARE_FISTS,
                INNER_HARMONY,
                Line("iron-body", (None, _iron(1), _iron(2), _iron(3))),
                Line(
                    "hard-head",
                    (None, InsteadOf((RECHARGE,), traits=("liquid",), of=BANISH, check="Fortitude 6")),
                ),
                Line("fine-nose", (None, to_acquire(6, traits=("liquid",)))),
                Line("one-more-round", (None, AtTurn((STARTS,), DrawCards(), must=True))),
            ),
            printed=Role.values,
        ),
        Role(
            id="zen-archer",
            set=ADD_ON,
            hand_sizes=(4, 5, 6, 7),
            proficiencies=(WEAPONS,),
            lines=(
                BARE_FISTS,
                INNER_HARMONY,
                Line("iron-body", (None, _iron(1), _iron(2))),
                Line("full-quiver", (None, InsteadOf((RECHARGE,), kinds=(WEAPON,), traits=("ranged",)))),
                Line("eye-for-bows", (None, to_acquire(2, traits=("ranged",)), to_acquire(4, traits=("ranged",)))),
                Line("second-wind", (None, AtTurn((STARTS,), DrawCards(), empty_hand=True))),
            ),
            printed=Role.values,
        ),
    ),
    sample={
        "amulet-of-mighty-fists": 1,
        "caltrops": 1,
        "potion-of-glibness": 1,
        "potion-of-vision": 1,
        "guide": 1,
        "sage": 1,
        "troubadour": 1,
        "blessing-of-the-gods": 8,
    },
    printed=Character.values,
)

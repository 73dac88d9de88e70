"""Sajan, the monk: bare fists, and as many blessings as he likes."""

from herowright.games.pathfinder.cards.vocabulary import *

FIGHT = On(OWN, skills=(COMBAT,))


def _fists(*traits: str) -> Use:
    return Use(UseSkill((DEXTERITY,), FIGHT), traits=traits, without=(WEAPON,))


BARE_FISTS = Line("bare-fists", (_fists(), _fists("magic"), _fists("magic", FIRE)))
IRON_BODY = Line("iron-body", (None, *(LessDamage(by, but_combat=True) for by in (1, 2, 3))))
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
                IRON_BODY,
                Line("hard-head", (None, InsteadOf((RECHARGE,), traits=("liquid",), of=BANISH, check="Fortitude 6"))),
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
                IRON_BODY.first(3),
                Line("full-quiver", (None, InsteadOf((RECHARGE,), kinds=(WEAPON,), traits=("ranged",)))),
                Line("eye-for-bows", (None, to_acquire(2, traits=("ranged",)), to_acquire(4, traits=("ranged",)))),
                SECOND_WIND.first(2),
            ),
            printed=Role.values,
        ),
    ),
    sample=deck(
        "amulet-of-mighty-fists, caltrops, potion-of-glibness, potion-of-vision, guide, sage, troubadour, 8 "
        "blessing-of-the-gods"
    ),
    printed=Character.values,
)

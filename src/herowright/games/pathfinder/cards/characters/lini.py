"""Lini, the druid: her animals stay with her, and she can become one of them."""

from herowright.games.pathfinder.cards.vocabulary import *


def _companion(dice: str) -> Use:
    return Use(AddDice(dice, On(OWN)), pay=Pay(REVEAL, kinds=(ALLY,), traits=("animal",)))


def _shape(plus: int = 0, *traits: str) -> Use:
    return Use(DieInstead((STRENGTH, DEXTERITY), 10, plus, traits), pay=Pay(DISCARD))


def _casting(bonus: int) -> WhenPlaying:
    return WhenPlaying(str(bonus), On(OWN, skills=(DIVINE,)), (SPELL,))


ANIMAL_FRIENDSHIP = Line("animal-friendship", (InsteadOf((RECHARGE,), kinds=(ALLY,), traits=("animal",)),))
ANIMAL_COMPANION = Line("animal-companion", tuple(_companion(dice) for dice in rising("1d4", 4)))
WILD_SHAPE = Line("wild-shape", (_shape(), _shape(1), _shape(2), _shape(2, FIRE)))
WISDOM_BLESSINGS = Line("wisdom-blessings", (None, blessed(WISDOM)))

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
    lines=(ANIMAL_FRIENDSHIP, ANIMAL_COMPANION.first(3), WILD_SHAPE.first(1)),
    roles=(
        Role(
            id="shapeshifter",
            set=ADD_ON,
            hand_sizes=(5, 6),
            proficiencies=(LIGHT_ARMORS, WEAPONS),
            lines=(
                ANIMAL_FRIENDSHIP,
                ANIMAL_COMPANION.first(4),
                WILD_SHAPE,
                Line("call-of-the-wild", (None, *(to_acquire(bonus, ALLY, traits=("animal",)) for bonus in (2, 4)))),
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
                ANIMAL_COMPANION,
                WILD_SHAPE.first(1),
                Line("druidic-magic", (None, _casting(2), _casting(4))),
                Line("beast-taming", (None, against("1d8", "animal"))),
                WISDOM_BLESSINGS,
            ),
            printed=Role.values,
        ),
    ),
    sample=deck(
        "2 cure, detect-magic, guidance, sanctuary, strength, potion-of-fortitude, sages-journal, crow, 2 dog, 4 "
        "blessing-of-the-gods"
    ),
    printed=Character.values,
)

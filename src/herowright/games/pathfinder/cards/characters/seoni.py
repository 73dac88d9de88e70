"""Seoni, the sorcerer: every card of her hand can become a bolt of fire."""

from herowright.games.pathfinder.cards.vocabulary import *


def _blast(dice: str, trait: str = FIRE) -> Use:
    traits = ("attack", trait, "magic")
    return Use(Fight((ARCANE,), dice), pay=Pay(DISCARD), counts_as=SPELL, traits=traits, line="arcane-blast")


FIRE_OR_ACID = Either(
    (("arcane-blast-fire", _blast("1d6+4", FIRE)), ("arcane-blast-acid", _blast("1d6+4", ACID))),
)
ARCANE_BLAST = Line(
    "arcane-blast",
    (*(_blast(dice) for dice in rising("1d6", 4)), FIRE_OR_ACID),
)
INBORN_MAGIC = Line(
    "inborn-magic",
    (SureRecharge(kinds=(SPELL,), traits=("arcane",)), SureRecharge(kinds=(SPELL, ITEM), traits=("arcane",))),
)
PHARASMA = Line("pharasma", (None, devoted("pharasma")))

SEONI = Character(
    id="seoni",
    set=BASE,
    skills={
        STRENGTH: Skill(4, 1),
        DEXTERITY: Skill(8, 3),
        CONSTITUTION: Skill(6, 2),
        INTELLIGENCE: Skill(6, 3),
        WISDOM: Skill(6, 2),
        CHARISMA: Skill(12, 4, {ARCANE: 2, DIPLOMACY: 2}),
    },
    favored=SPELL,
    hand_sizes=(6, 7),
    cards={WEAPON: (0, 1), SPELL: (3, 3), ARMOR: (0, 0), ITEM: (3, 3), ALLY: (4, 1), BLESSING: (5, 2)},
    lines=(ARCANE_BLAST.first(3), INBORN_MAGIC),
    roles=(
        Role(
            id="abyssal-sorcerer",
            set=BASE,
            hand_sizes=(6, 7),
            lines=(
                ARCANE_BLAST,
                INBORN_MAGIC,
                Line(
                    "abyssal-blood",
                    (
                        None,
                        LessDamage(1, (FIRE,)),
                        LessDamage(1, (FIRE, ACID, COLD)),
                        LessDamage(2, (FIRE, ACID, COLD)),
                    ),
                ),
                PHARASMA,
                Line("dark-bargain", (None, AtTurn((STARTS,), DrawCards("3"), pay=Pay(BANISH, kinds=(ALLY,))))),
            ),
            printed=Role.values,
        ),
        Role(
            id="celestial-sorcerer",
            set=BASE,
            hand_sizes=(6, 7),
            lines=(
                ARCANE_BLAST,
                INBORN_MAGIC,
                Line("turn-of-fate", (None, Use(Rescue(1, On(OWN)), pay=Pay(BURY)))),
                Line(
                    "celestial-blood",
                    (
                        None,
                        LessDamage(1, (FIRE,)),
                        LessDamage(1, (FIRE, ELECTRICITY)),
                        LessDamage(2, (FIRE, ELECTRICITY)),
                    ),
                ),
                PHARASMA,
            ),
            printed=Role.values,
        ),
    ),
    sample=deck(
        "arcane-armor, force-missile, invisibility, blast-stone, bracers-of-protection, potion-of-fortitude, guard, 2 "
        "guide, troubadour, 5 blessing-of-the-gods"
    ),
    printed=Character.values,
)

"""Amiri, the barbarian: what she throws away for good gives her strength, and she never stays long."""

from herowright.games.pathfinder.cards.vocabulary import *


def _rage(dice: str, or_top: bool = False) -> Use:
    return Use(AddDice(dice, On(OWN, skills=(STRENGTH, MELEE, CONSTITUTION))), pay=Pay(BURY, or_top=or_top))


RAGE = Line("rage", tuple(_rage(dice) for dice in rising("1d10", 3)))
RESTLESSNESS = Line("restlessness", (AtTurn((ENDS,), Travel()), AtTurn((ENDS,), Travel(bring=True))))
GORUM = Line("gorum", (None, devoted("gorum")))

AMIRI = Character(
    id="amiri",
    set=ADD_ON,
    skills={
        STRENGTH: Skill(12, 4, {MELEE: 2}),
        DEXTERITY: Skill(6, 3),
        CONSTITUTION: Skill(8, 4),
        INTELLIGENCE: Skill(4, 1),
        WISDOM: Skill(6, 1, {SURVIVAL: 3}),
        CHARISMA: Skill(6, 2),
    },
    favored=WEAPON,
    hand_sizes=(4, 5),
    proficient=(LIGHT_ARMORS, WEAPONS),
    proficiencies=(HEAVY_ARMORS,),
    cards={WEAPON: (5, 3), SPELL: (0, 0), ARMOR: (2, 1), ITEM: (2, 3), ALLY: (2, 1), BLESSING: (4, 2)},
    lines=(RAGE.first(2), RESTLESSNESS),
    roles=(
        # PF-CUSTOM-06: of the fourteen boxes that are told of this side, the hand size 6 and the +4 of the rage are
        # left out. The box for the top card of the deck comes after those that add to the die, because the +1 of the
        # character card is carried over (PF-ROLE-07); drawing needs an empty hand, as with the Sniper.
        Role(
            id="berserker",
            set=ADD_ON,
            hand_sizes=(4, 5),
            proficiencies=(HEAVY_ARMORS,),
            lines=(
                Line("rage", (*RAGE.forms, _rage("1d10+3", or_top=True))),
                RESTLESSNESS,
                SECOND_WIND,
                Line("eye-for-weapons", (None, to_acquire(2, WEAPON), to_acquire(4, WEAPON))),
                GORUM,
            ),
            printed=("title",),
            recalled=("hand_sizes", "powers"),
        ),
        Role(
            id="juggernaut",
            set=ADD_ON,
            hand_sizes=(4, 5, 6),
            proficiencies=(HEAVY_ARMORS,),
            lines=(
                RAGE,
                RESTLESSNESS,
                Line("thick-skin", (None, LessDamage(1, (COMBAT_DAMAGE,)), LessDamage(1))),
                Line("eye-for-armor", (None, to_acquire(2, ARMOR), to_acquire(4, ARMOR))),
                GORUM,
            ),
            printed=Role.values,
        ),
    ),
    sample=deck(
        "longspear, longsword, quarterstaff, 2 short-sword, leather-armor, wooden-shield, mattock, potion-of-hiding, "
        "guide, standard-bearer, 4 blessing-of-the-gods"
    ),
    printed=Character.values,
)

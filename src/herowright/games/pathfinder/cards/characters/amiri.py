"""Amiri, the barbarian: what she throws away for good gives her strength, and she never stays long."""

from herowright.games.pathfinder.cards.characters.bonuses import to_acquire
from herowright.games.pathfinder.cards.deeds import Travel
from herowright.games.pathfinder.cards.effects import AddDice
from herowright.games.pathfinder.cards.forms import AtTurn, BlessingDie, LessDamage, Pay, Use
from herowright.games.pathfinder.cards.gifts import DrawCards
from herowright.games.pathfinder.cards.on import ANYBODY, OWN, On
from herowright.games.pathfinder.cards.standing import ENDS, STARTS
from herowright.games.pathfinder.cards.types import Character, Line, Role, Skill
from herowright.games.pathfinder.rules.components import (
    ADD_ON,
    ALLY,
    ARMOR,
    BLESSING,
    BURY,
    CHARISMA,
    COMBAT_DAMAGE,
    CONSTITUTION,
    DEXTERITY,
    HEAVY_ARMORS,
    INTELLIGENCE,
    ITEM,
    LIGHT_ARMORS,
    MELEE,
    SPELL,
    STRENGTH,
    SURVIVAL,
    WEAPON,
    WEAPONS,
    WISDOM,
)


def _rage(dice: str, or_top: bool = False) -> Use:
    return Use(AddDice(dice, On(OWN, skills=(STRENGTH, MELEE, CONSTITUTION))), pay=Pay(BURY, or_top=or_top))


RESTLESSNESS = Line("restlessness", (AtTurn((ENDS,), Travel()), AtTurn((ENDS,), Travel(bring=True))))
GORUM = Line("gorum", (None, BlessingDie(12, On(ANYBODY), id="blessing-of-gorum")))

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
    lines=(
        Line("rage", (_rage("1d10"), _rage("1d10+1"))),
        RESTLESSNESS,
    ),
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
                Line(
                    "rage",
                    (_rage("1d10"), _rage("1d10+1"), _rage("1d10+2"), _rage("1d10+3"), _rage("1d10+3", or_top=True)),
                ),
                RESTLESSNESS,
                Line(
                    "second-wind",
                    (
                        None,
                        AtTurn((STARTS,), DrawCards("1"), empty_hand=True),
                        AtTurn((STARTS,), DrawCards("2"), empty_hand=True),
                    ),
                ),
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
                Line("rage", (_rage("1d10"), _rage("1d10+1"), _rage("1d10+2"), _rage("1d10+3"))),
                RESTLESSNESS,
                Line("thick-skin", (None, LessDamage(1, (COMBAT_DAMAGE,)), LessDamage(1))),
                Line("eye-for-armor", (None, to_acquire(2, ARMOR), to_acquire(4, ARMOR))),
                GORUM,
            ),
            printed=Role.values,
        ),
    ),
    sample={
        "longspear": 1,
        "longsword": 1,
        "quarterstaff": 1,
        "short-sword": 2,
        "leather-armor": 1,
        "wooden-shield": 1,
        "mattock": 1,
        "potion-of-hiding": 1,
        "guide": 1,
        "standard-bearer": 1,
        "blessing-of-the-gods": 4,
    },
    printed=Character.values,
)

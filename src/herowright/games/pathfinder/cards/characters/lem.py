"""Lem, the bard: a little of everything, and a song for whoever stands beside him."""

from herowright.games.pathfinder.cards.characters.bonuses import to_acquire
from herowright.games.pathfinder.cards.deeds import Swap
from herowright.games.pathfinder.cards.effects import AddDice
from herowright.games.pathfinder.cards.forms import Always, AtTurn, BlessingDie, Pay, SureRecharge, Together, Use
from herowright.games.pathfinder.cards.on import ACQUIRE, ANYBODY, DEFEAT, HERE, OTHER_HERE, OWN, RECHARGING, On
from herowright.games.pathfinder.cards.standing import ENDS, STARTS
from herowright.games.pathfinder.cards.types import Character, Line, Role, Skill
from herowright.games.pathfinder.rules.components import (
    ALLY,
    ARCANE,
    ARMOR,
    BASE,
    BLESSING,
    CHARISMA,
    CONSTITUTION,
    DEXTERITY,
    DIPLOMACY,
    DIVINE,
    HENCHMAN,
    INTELLIGENCE,
    ITEM,
    KNOWLEDGE,
    LIGHT_ARMORS,
    RECHARGE,
    SPELL,
    STRENGTH,
    VILLAIN,
    WEAPON,
    WEAPONS,
    WISDOM,
)


def _song(dice: str, whose: str = OTHER_HERE) -> Use:
    return Use(AddDice(dice, On(whose)), pay=Pay(RECHARGE))


def _practice(*purposes: str) -> Always:
    return Always("2", On(OWN, purposes=purposes, kinds=(SPELL,)))


def _talk(*kinds: str) -> Together:
    return Together((to_acquire(2, ALLY), Always("2", On(OWN, purposes=(DEFEAT,), kinds=kinds))))


SWAP = AtTurn((STARTS,), Swap())
SHELYN = Line("shelyn", (None, BlessingDie(12, On(ANYBODY), id="blessing-of-shelyn")))

LEM = Character(
    id="lem",
    set=BASE,
    skills={
        STRENGTH: Skill(4, 2),
        DEXTERITY: Skill(8, 3),
        CONSTITUTION: Skill(6, 2),
        INTELLIGENCE: Skill(6, 2, {KNOWLEDGE: 3}),
        WISDOM: Skill(6, 2),
        CHARISMA: Skill(10, 4, {ARCANE: 1, DIPLOMACY: 3, DIVINE: 1}),
    },
    favored=None,
    hand_sizes=(6,),
    proficiencies=(LIGHT_ARMORS, WEAPONS),
    cards={WEAPON: (1, 2), SPELL: (4, 2), ARMOR: (0, 1), ITEM: (2, 2), ALLY: (3, 2), BLESSING: (5, 1)},
    lines=(
        Line("bardic-song", (_song("1d4"), _song("1d4+1"), _song("1d4+2"))),
        Line("change-of-key", (SWAP,)),
    ),
    roles=(
        Role(
            id="virtuoso",
            set=BASE,
            hand_sizes=(6, 7),
            proficiencies=(LIGHT_ARMORS, WEAPONS),
            lines=(
                Line(
                    "bardic-song",
                    (_song("1d4"), _song("1d4+1"), _song("1d4+2"), _song("1d4+3"), _song("1d4+3", HERE)),
                ),
                Line("change-of-key", (SWAP, AtTurn((STARTS, ENDS), Swap()))),
                Line("winning-ways", (None, to_acquire(2, ALLY))),
                Line("spell-practice", (None, _practice(RECHARGING), _practice(RECHARGING, ACQUIRE))),
                SHELYN,
            ),
            printed=Role.values,
        ),
        Role(
            id="charlatan",
            set=BASE,
            hand_sizes=(6, 7, 8),
            proficiencies=(LIGHT_ARMORS, WEAPONS),
            lines=(
                Line("bardic-song", (_song("1d4"), _song("1d4+1"), _song("1d4+2"), _song("1d4+3"))),
                Line("change-of-key", (SWAP,)),
                Line("smooth-talk", (None, to_acquire(2, ALLY), _talk(HENCHMAN), _talk(HENCHMAN, VILLAIN))),
                Line("mind-games", (None, SureRecharge(traits=("mental",)))),
                SHELYN,
            ),
            printed=Role.values,
        ),
    ),
    sample={
        "sling": 1,
        "cure": 1,
        "levitate": 1,
        "sanctuary": 1,
        "strength": 1,
        "codex": 1,
        "thieves-tools": 1,
        "burglar": 1,
        "sage": 1,
        "troubadour": 1,
        "blessing-of-the-gods": 5,
    },
    printed=Character.values,
)

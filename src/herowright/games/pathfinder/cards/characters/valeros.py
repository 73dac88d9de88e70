"""Valeros, the fighter: a friend at one's side in every fight, and a weapon always at hand."""

from herowright.games.pathfinder.cards.characters.bonuses import to_acquire
from herowright.games.pathfinder.cards.forms import Always, BlessingDie, InsteadOf, LessDamage, SkillForAnother
from herowright.games.pathfinder.cards.on import OTHER_HERE, OWN, On
from herowright.games.pathfinder.cards.types import Character, Line, Role, Skill
from herowright.games.pathfinder.rules.components import (
    ALLY,
    ARMOR,
    BASE,
    BLESSING,
    CHARISMA,
    COMBAT,
    COMBAT_DAMAGE,
    CONSTITUTION,
    DEXTERITY,
    DIPLOMACY,
    HEAVY_ARMORS,
    INTELLIGENCE,
    ITEM,
    LIGHT_ARMORS,
    MELEE,
    RANGED,
    RECHARGE,
    SHUFFLE,
    SPELL,
    STRENGTH,
    WEAPON,
    WEAPONS,
    WISDOM,
)


def _aid(dice: str) -> Always:
    return Always(dice, On(OTHER_HERE, skills=(COMBAT,)))


def _shield(by: int) -> LessDamage:
    return LessDamage(by, (COMBAT_DAMAGE,), others_here=True)


RECHARGED = InsteadOf((RECHARGE,), kinds=(WEAPON,))

VALEROS = Character(
    id="valeros",
    set=BASE,
    skills={
        STRENGTH: Skill(10, 4, {MELEE: 3}),
        DEXTERITY: Skill(8, 2),
        CONSTITUTION: Skill(8, 4),
        INTELLIGENCE: Skill(6, 1),
        WISDOM: Skill(4, 2),
        CHARISMA: Skill(6, 2, {DIPLOMACY: 2}),
    },
    favored=WEAPON,
    hand_sizes=(4, 5, 6),
    proficient=(LIGHT_ARMORS, HEAVY_ARMORS, WEAPONS),
    cards={WEAPON: (5, 3), SPELL: (0, 0), ARMOR: (3, 2), ITEM: (2, 2), ALLY: (2, 2), BLESSING: (3, 1)},
    lines=(
        Line("side-by-side", (_aid("1d4"), _aid("1d4+1"), _aid("1d4+2"))),
        Line("weapon-training", (RECHARGED,)),
    ),
    roles=(
        Role(
            id="guardian",
            set=BASE,
            hand_sizes=(4, 5, 6, 7),
            lines=(
                Line("side-by-side", (_aid("1d4"), _aid("1d4+1"), _aid("1d4+2"), _aid("1d4+3"))),
                Line("weapon-training", (RECHARGED, InsteadOf((RECHARGE,), kinds=(WEAPON, ARMOR)))),
                Line("shield-for-others", (None, _shield(1), _shield(2))),
                Line("eye-for-armor", (None, to_acquire(2, ARMOR), to_acquire(4, ARMOR))),
                Line("constitution-blessings", (None, BlessingDie(12, On(OWN, skills=(CONSTITUTION,))))),
            ),
            printed=Role.values,
        ),
        Role(
            id="weapon-master",
            set=BASE,
            hand_sizes=(4, 5, 6),
            lines=(
                Line(
                    "side-by-side",
                    (_aid("1d4"), _aid("1d4+1"), _aid("1d4+2"), _aid("1d4+3"), _aid("1d4+4"), _aid("1d4+5")),
                ),
                Line("weapon-training", (RECHARGED, InsteadOf((RECHARGE, SHUFFLE), kinds=(WEAPON,)))),
                Line("any-weapon", (None, SkillForAnother(MELEE, RANGED, ("ranged",)))),
                Line("eye-for-weapons", (None, to_acquire(2, WEAPON), to_acquire(4, WEAPON))),
                Line("strength-blessings", (None, BlessingDie(12, On(OWN, skills=(STRENGTH,))))),
            ),
            printed=Role.values,
        ),
    ),
    sample={
        "dagger": 1,
        "longsword": 2,
        "mace": 1,
        "short-sword": 1,
        "chain-mail": 1,
        "wooden-shield": 2,
        "mattock": 1,
        "potion-of-hiding": 1,
        "night-watch": 1,
        "standard-bearer": 1,
        "blessing-of-the-gods": 3,
    },
    printed=Character.values,
)

"""Valeros, the fighter: a friend at one's side in every fight, and a weapon always at hand."""

from herowright.games.pathfinder.cards.vocabulary import *

SIDE_BY_SIDE = Line("side-by-side", tuple(Always(dice, On(OTHER_HERE, skills=(COMBAT,))) for dice in rising("1d4", 5)))
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
    lines=(SIDE_BY_SIDE.first(3), Line("weapon-training", (RECHARGED,))),
    roles=(
        Role(
            id="guardian",
            set=BASE,
            hand_sizes=(4, 5, 6, 7),
            lines=(
                SIDE_BY_SIDE.first(4),
                Line("weapon-training", (RECHARGED, InsteadOf((RECHARGE,), kinds=(WEAPON, ARMOR)))),
                Line(
                    "shield-for-others", (None, *(LessDamage(by, (COMBAT_DAMAGE,), others_here=True) for by in (1, 2)))
                ),
                Line("eye-for-armor", (None, to_acquire(2, ARMOR), to_acquire(4, ARMOR))),
                Line("constitution-blessings", (None, blessed(CONSTITUTION))),
            ),
            printed=Role.values,
        ),
        Role(
            id="weapon-master",
            set=BASE,
            hand_sizes=(4, 5, 6),
            lines=(
                SIDE_BY_SIDE,
                Line("weapon-training", (RECHARGED, InsteadOf((RECHARGE, SHUFFLE), kinds=(WEAPON,)))),
                Line("any-weapon", (None, SkillForAnother(MELEE, RANGED, ("ranged",)))),
                Line("eye-for-weapons", (None, to_acquire(2, WEAPON), to_acquire(4, WEAPON))),
                Line("strength-blessings", (None, blessed(STRENGTH))),
            ),
            printed=Role.values,
        ),
    ),
    sample=deck(
        "dagger, 2 longsword, mace, short-sword, chain-mail, 2 wooden-shield, mattock, potion-of-hiding, night-watch, "
        "standard-bearer, 3 blessing-of-the-gods"
    ),
    printed=Character.values,
)

"""Lem, the bard: a little of everything, and a song for whoever stands beside him."""

from herowright.games.pathfinder.cards.vocabulary import *


def _song(dice: str, whose: str = OTHER_HERE) -> Use:
    return Use(AddDice(dice, On(whose)), pay=Pay(RECHARGE))


def _practice(*purposes: str) -> Always:
    return Always("2", On(OWN, purposes=purposes, kinds=(SPELL,)))


def _talk(*kinds: str) -> Together:
    return Together((to_acquire(2, ALLY), Always("2", On(OWN, purposes=(DEFEAT,), kinds=kinds))))


BARDIC_SONG = Line("bardic-song", tuple(_song(dice) for dice in rising("1d4", 3)))
CHANGE_OF_KEY = Line("change-of-key", (AtTurn((STARTS,), Swap()), AtTurn((STARTS, ENDS), Swap())))
SHELYN = Line("shelyn", (None, devoted("shelyn")))

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
    lines=(BARDIC_SONG.first(3), CHANGE_OF_KEY.first(1)),
    roles=(
        Role(
            id="virtuoso",
            set=BASE,
            hand_sizes=(6, 7),
            proficiencies=(LIGHT_ARMORS, WEAPONS),
            lines=(
                Line("bardic-song", (*BARDIC_SONG.forms, _song("1d4+3", HERE))),
                CHANGE_OF_KEY,
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
                BARDIC_SONG,
                CHANGE_OF_KEY.first(1),
                Line("smooth-talk", (None, to_acquire(2, ALLY), _talk(HENCHMAN), _talk(HENCHMAN, VILLAIN))),
                Line("mind-games", (None, SureRecharge(traits=("mental",)))),
                SHELYN,
            ),
            printed=Role.values,
        ),
    ),
    sample=deck(
        "sling, cure, levitate, sanctuary, strength, codex, thieves-tools, burglar, sage, troubadour, 5 "
        "blessing-of-the-gods"
    ),
    printed=Character.values,
)

"""Harsk, the ranger: he shoots for the others, wherever they are."""

from herowright.games.pathfinder.cards.vocabulary import *


def _shot(dice: str) -> Use:
    return Use(AddDice(dice, On(ELSEWHERE, skills=(COMBAT,))), pay=Pay(RECHARGE))


SCOUTING = Line("scouting", tuple(AtTurn((ENDS,), look) for look in (LookAhead(), LookAtEnds(), LookAtEnds(both=True))))
COVERING_SHOT = Line("covering-shot", tuple(_shot(dice) for dice in rising("1d4", 4)))
DIVINE_CALLING = Line("divine-calling", (None, NewSkill(DIVINE, WISDOM, 1)))

HARSK = Character(
    id="harsk",
    set=BASE,
    skills={
        STRENGTH: Skill(6, 3),
        DEXTERITY: Skill(8, 4, {RANGED: 3}),
        CONSTITUTION: Skill(12, 3, {FORTITUDE: 2}),
        INTELLIGENCE: Skill(6, 1),
        WISDOM: Skill(6, 3, {PERCEPTION: 2, SURVIVAL: 2}),
        CHARISMA: Skill(4, 1),
    },
    favored=WEAPON,
    hand_sizes=(5, 6),
    proficient=(LIGHT_ARMORS, WEAPONS),
    cards={WEAPON: (5, 1), SPELL: (0, 2), ARMOR: (1, 1), ITEM: (3, 2), ALLY: (1, 3), BLESSING: (5, 1)},
    lines=(SCOUTING.first(2), COVERING_SHOT.first(3)),
    roles=(
        Role(
            id="sniper",
            set=BASE,
            hand_sizes=(5, 6, 7),
            lines=(
                SCOUTING.first(2),
                COVERING_SHOT,
                SECOND_WIND,
                Line("full-quiver", (None, InsteadOf((RECHARGE,), kinds=(WEAPON,), traits=("ranged",)))),
                DIVINE_CALLING,
                Line("dexterity-blessings", (None, blessed(DEXTERITY))),
            ),
            printed=Role.values,
        ),
        Role(
            id="tracker",
            set=BASE,
            hand_sizes=(5, 6, 7),
            lines=(
                SCOUTING,
                COVERING_SHOT.first(4),
                Line("giant-hunting", (None, *(against(dice, "giant", magic=False) for dice in rising("1d8", 1)))),
                Line("animal-friendship", (None, InsteadOf((RECHARGE,), kinds=(ALLY,), traits=("animal",)))),
                DIVINE_CALLING,
                Line("wisdom-blessings", (None, blessed(WISDOM))),
            ),
            printed=Role.values,
        ),
    ),
    sample=deck(
        "2 light-crossbow, 2 shortbow, sling, leather-armor, amulet-of-life, crowbar, holy-water, crow, 5 "
        "blessing-of-the-gods"
    ),
    printed=Character.values,
)

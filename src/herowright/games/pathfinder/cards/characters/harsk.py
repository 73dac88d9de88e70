"""Harsk, the ranger: he shoots for the others, wherever they are."""

from herowright.games.pathfinder.cards.characters.bonuses import against
from herowright.games.pathfinder.cards.deeds import LookAtEnds
from herowright.games.pathfinder.cards.effects import AddDice
from herowright.games.pathfinder.cards.forms import AtTurn, BlessingDie, InsteadOf, NewSkill, Pay, Use
from herowright.games.pathfinder.cards.gifts import DrawCards, LookAhead
from herowright.games.pathfinder.cards.on import ELSEWHERE, OWN, On
from herowright.games.pathfinder.cards.standing import ENDS, STARTS
from herowright.games.pathfinder.cards.types import Character, Line, Role, Skill
from herowright.games.pathfinder.rules.components import (
    ALLY,
    ARMOR,
    BASE,
    BLESSING,
    CHARISMA,
    COMBAT,
    CONSTITUTION,
    DEXTERITY,
    DIVINE,
    FORTITUDE,
    INTELLIGENCE,
    ITEM,
    LIGHT_ARMORS,
    PERCEPTION,
    RANGED,
    RECHARGE,
    SPELL,
    STRENGTH,
    SURVIVAL,
    WEAPON,
    WEAPONS,
    WISDOM,
)


def _shot(dice: str) -> Use:
    return Use(AddDice(dice, On(ELSEWHERE, skills=(COMBAT,))), pay=Pay(RECHARGE))


TOP_CARD = AtTurn((ENDS,), LookAhead())
TOP_OR_BOTTOM = AtTurn((ENDS,), LookAtEnds())
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
    lines=(
        Line("scouting", (TOP_CARD, TOP_OR_BOTTOM)),
        Line("covering-shot", (_shot("1d4"), _shot("1d4+1"), _shot("1d4+2"))),
    ),
    roles=(
        Role(
            id="sniper",
            set=BASE,
            hand_sizes=(5, 6, 7),
            lines=(
                Line("scouting", (TOP_CARD, TOP_OR_BOTTOM)),
                Line(
                    "covering-shot",
                    (_shot("1d4"), _shot("1d4+1"), _shot("1d4+2"), _shot("1d4+3"), _shot("1d4+4")),
                ),
                Line(
                    "second-wind",
                    (
                        None,
                        AtTurn((STARTS,), DrawCards("1"), empty_hand=True),
                        AtTurn((STARTS,), DrawCards("2"), empty_hand=True),
                    ),
                ),
                Line("full-quiver", (None, InsteadOf((RECHARGE,), kinds=(WEAPON,), traits=("ranged",)))),
                DIVINE_CALLING,
                Line("dexterity-blessings", (None, BlessingDie(12, On(OWN, skills=(DEXTERITY,))))),
            ),
            printed=Role.values,
        ),
        Role(
            id="tracker",
            set=BASE,
            hand_sizes=(5, 6, 7),
            lines=(
                Line("scouting", (TOP_CARD, TOP_OR_BOTTOM, AtTurn((ENDS,), LookAtEnds(both=True)))),
                Line("covering-shot", (_shot("1d4"), _shot("1d4+1"), _shot("1d4+2"), _shot("1d4+3"))),
                Line(
                    "giant-hunting",
                    (None, against("1d8", "giant", magic=False), against("1d8+1", "giant", magic=False)),
                ),
                Line("animal-friendship", (None, InsteadOf((RECHARGE,), kinds=(ALLY,), traits=("animal",)))),
                DIVINE_CALLING,
                Line("wisdom-blessings", (None, BlessingDie(12, On(OWN, skills=(WISDOM,))))),
            ),
            printed=Role.values,
        ),
    ),
    sample={
        "light-crossbow": 2,
        "shortbow": 2,
        "sling": 1,
        "leather-armor": 1,
        "amulet-of-life": 1,
        "crowbar": 1,
        "holy-water": 1,
        "crow": 1,
        "blessing-of-the-gods": 5,
    },
    printed=Character.values,
)

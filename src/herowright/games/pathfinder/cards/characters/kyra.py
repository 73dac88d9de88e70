"""Kyra, the cleric of Sarenrae: she heals instead of exploring, and the undead fear her."""

from herowright.games.pathfinder.cards.characters.bonuses import against, to_acquire
from herowright.games.pathfinder.cards.deeds import AndThen
from herowright.games.pathfinder.cards.effects import Effect
from herowright.games.pathfinder.cards.forms import After, InsteadOf, Pay, Use
from herowright.games.pathfinder.cards.gifts import DrawCards, Recover
from herowright.games.pathfinder.cards.outside import Heal
from herowright.games.pathfinder.cards.standing import DEFEATS
from herowright.games.pathfinder.cards.troubles import May
from herowright.games.pathfinder.cards.types import Character, Line, Role, Skill
from herowright.games.pathfinder.rules.components import (
    ALLY,
    ARMOR,
    BASE,
    BLESSING,
    CHARISMA,
    CONSTITUTION,
    DEXTERITY,
    DISCARD,
    DIVINE,
    FORTITUDE,
    HEAVY_ARMORS,
    INTELLIGENCE,
    ITEM,
    LIGHT_ARMORS,
    MELEE,
    RECHARGE,
    REVEAL,
    SHUFFLE,
    SPELL,
    STRENGTH,
    TOP,
    WEAPON,
    WEAPONS,
    WISDOM,
)


def _healing(effect: Effect) -> Use:
    """The card that is shown is discarded only afterwards, so that it cannot be healed itself."""
    return Use(effect, pay=Pay(REVEAL, traits=("divine",), then=DISCARD), first=True)


def _sarenrae(*to: str) -> InsteadOf:
    return InsteadOf(to, ids=("blessing-of-sarenrae",))


KYRA = Character(
    id="kyra",
    set=BASE,
    skills={
        STRENGTH: Skill(6, 4, {MELEE: 2}),
        DEXTERITY: Skill(4, 1),
        CONSTITUTION: Skill(6, 2, {FORTITUDE: 3}),
        INTELLIGENCE: Skill(6, 2),
        WISDOM: Skill(12, 4, {DIVINE: 2}),
        CHARISMA: Skill(6, 2),
    },
    favored=BLESSING,
    hand_sizes=(5, 6),
    proficient=(LIGHT_ARMORS, HEAVY_ARMORS),
    proficiencies=(WEAPONS,),
    cards={WEAPON: (2, 2), SPELL: (3, 2), ARMOR: (2, 2), ITEM: (1, 1), ALLY: (1, 1), BLESSING: (6, 2)},
    lines=(
        Line("healing-touch", (_healing(Heal("1d4+1")), _healing(Heal("1d4+2")))),
        Line("scourge-of-undead", (against("1d8", "undead"), against("1d8+1", "undead"))),
    ),
    roles=(
        Role(
            id="healer",
            set=BASE,
            hand_sizes=(5, 6, 7, 8),
            proficiencies=(WEAPONS,),
            lines=(
                Line(
                    "healing-touch",
                    (
                        _healing(Heal("1d4+1")),
                        _healing(Heal("1d4+2")),
                        _healing(Heal("1d4+3")),
                        _healing(AndThen(Heal("1d4+3"), May(DrawCards()))),
                    ),
                ),
                Line("scourge-of-undead", (against("1d8", "undead"), against("1d8+1", "undead"))),
                Line("divine-guidance", (None, to_acquire(2, traits=("divine",)), to_acquire(4, traits=("divine",)))),
                Line("sarenrae", (None, _sarenrae(RECHARGE), _sarenrae(RECHARGE, SHUFFLE))),
            ),
            printed=Role.values,
        ),
        Role(
            id="exorcist",
            set=BASE,
            hand_sizes=(5, 6, 7),
            proficiencies=(WEAPONS,),
            lines=(
                Line("healing-touch", (_healing(Heal("1d4+1")), _healing(Heal("1d4+2")))),
                Line(
                    "scourge-of-undead",
                    (against("1d8", "undead"), against("1d8+1", "undead"), against("1d8+1", "undead", "outsider")),
                ),
                Line("arms-of-faith", (None, to_acquire(2, ARMOR), to_acquire(2, ARMOR, WEAPON))),
                Line("sarenrae", (None, _sarenrae(RECHARGE), _sarenrae(RECHARGE, TOP))),
                Line(
                    "cleansing",
                    (
                        None,
                        After(DEFEATS, ("undead",), Recover()),
                        After(DEFEATS, ("undead", "outsider"), Recover()),
                    ),
                ),
            ),
            printed=Role.values,
        ),
    ),
    sample={
        "mace": 1,
        "quarterstaff": 1,
        "cure": 1,
        "guidance": 1,
        "mending": 1,
        "chain-mail": 1,
        "wooden-shield": 1,
        "holy-water": 1,
        "guard": 1,
        "blessing-of-the-gods": 6,
    },
    printed=Character.values,
)

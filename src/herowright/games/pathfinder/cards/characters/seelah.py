"""Seelah, the paladin: she trusts in whatever lies on top of her deck."""

from herowright.games.pathfinder.cards.vocabulary import *


def _faith(dice: str, *recharged: str) -> Use:
    return Use(AddDice(dice, On(OWN)), pay=Pay(DISCARD, top=True, recharged=recharged))


def _iomedae(*to: str) -> InsteadOf:
    return InsteadOf(to, ids=("blessing-of-iomedae",))


# The box for spells stands second, as on the character card, whose checked boxes are carried over (PF-ROLE-07).
POWER_OF_FAITH = Line(
    "power-of-faith",
    (
        _faith("1d6", BLESSING),
        _faith("1d6+1", BLESSING),
        _faith("1d6+1", BLESSING, SPELL),
        _faith("1d6+2", BLESSING, SPELL),
        _faith("1d6+3", BLESSING, SPELL),
    ),
)
VIGIL = Line(
    "vigil",
    (AtTurn((STARTS,), Scout()), AtTurn((STARTS, ENDS), Scout()), AtTurn((STARTS, ENDS), Scout(second=True))),
)
IOMEDAE = Line("iomedae", (None, _iomedae(RECHARGE), _iomedae(RECHARGE, SHUFFLE)))

SEELAH = Character(
    id="seelah",
    set=ADD_ON,
    skills={
        STRENGTH: Skill(8, 4, {MELEE: 2}),
        DEXTERITY: Skill(4, 1),
        CONSTITUTION: Skill(8, 3),
        INTELLIGENCE: Skill(4, 2),
        WISDOM: Skill(8, 3, {DIVINE: 2}),
        CHARISMA: Skill(10, 2),
    },
    favored=ARMOR,
    hand_sizes=(4, 5),
    proficient=(LIGHT_ARMORS, HEAVY_ARMORS, WEAPONS),
    cards={WEAPON: (3, 2), SPELL: (1, 2), ARMOR: (3, 2), ITEM: (0, 0), ALLY: (2, 2), BLESSING: (6, 2)},
    lines=(POWER_OF_FAITH.first(3), VIGIL.first(2)),
    roles=(
        Role(
            id="crusader",
            set=ADD_ON,
            hand_sizes=(4, 5, 6),
            lines=(
                POWER_OF_FAITH,
                VIGIL,
                Line("shield-for-others", (None, LessDamage(1, (COMBAT_DAMAGE,), others_here=True))),
                Line("scourge-of-undead", (None, against("1d8", "undead"))),
                IOMEDAE,
            ),
            printed=Role.values,
        ),
        Role(
            id="hospitaler",
            set=ADD_ON,
            hand_sizes=(4, 5, 6, 7),
            lines=(
                POWER_OF_FAITH,
                VIGIL,
                Line("lay-on-hands", (None, Use(Heal("1d4+1"), pay=Pay(BURY, traits=("divine",)), own_turn=True))),
                IOMEDAE,
            ),
            printed=Role.values,
        ),
    ),
    sample=deck(
        "longsword, mace, short-sword, cure, 2 chain-mail, wooden-shield, night-watch, standard-bearer, 6 "
        "blessing-of-the-gods"
    ),
    printed=Character.values,
)

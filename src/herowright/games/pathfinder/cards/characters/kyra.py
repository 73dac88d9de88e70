"""Kyra, the cleric of Sarenrae: she heals instead of exploring, and the undead fear her."""

from herowright.games.pathfinder.cards.vocabulary import *


def _healing(effect: Effect) -> Use:
    """The card that is shown is discarded only afterwards, so that it cannot be healed itself."""
    return Use(effect, pay=Pay(REVEAL, traits=("divine",), then=DISCARD), first=True)


def _sarenrae(*to: str) -> InsteadOf:
    return InsteadOf(to, ids=("blessing-of-sarenrae",))


HEALING_TOUCH = Line("healing-touch", tuple(_healing(Heal(f"1d4+{more}")) for more in (1, 2, 3)))
SCOURGE_OF_UNDEAD = Line("scourge-of-undead", tuple(against(dice, "undead") for dice in rising("1d8", 1)))

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
    lines=(HEALING_TOUCH.first(2), SCOURGE_OF_UNDEAD),
    roles=(
        Role(
            id="healer",
            set=BASE,
            hand_sizes=(5, 6, 7, 8),
            proficiencies=(WEAPONS,),
            lines=(
                Line("healing-touch", (*HEALING_TOUCH.forms, _healing(AndThen(Heal("1d4+3"), May(DrawCards()))))),
                SCOURGE_OF_UNDEAD,
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
                HEALING_TOUCH.first(2),
                Line("scourge-of-undead", (*SCOURGE_OF_UNDEAD.forms, against("1d8+1", "undead", "outsider"))),
                Line("arms-of-faith", (None, to_acquire(2, ARMOR), to_acquire(2, ARMOR, WEAPON))),
                Line("sarenrae", (None, _sarenrae(RECHARGE), _sarenrae(RECHARGE, TOP))),
                Line(
                    "cleansing",
                    (None, After(DEFEATS, ("undead",), Recover()), After(DEFEATS, ("undead", "outsider"), Recover())),
                ),
            ),
            printed=Role.values,
        ),
    ),
    sample=deck(
        "mace, quarterstaff, cure, guidance, mending, chain-mail, wooden-shield, holy-water, guard, 6 "
        "blessing-of-the-gods"
    ),
    printed=Character.values,
)

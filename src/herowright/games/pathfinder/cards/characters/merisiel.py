"""Merisiel, the rogue: she evades what she does not like, and strikes best when nobody is watching."""

from herowright.games.pathfinder.cards.vocabulary import *


def _attack(bonus: int) -> Either:
    """A card is recharged for one die or discarded for two; the bonus comes once."""
    plus = f"+{bonus}" if bonus else ""
    ways = (("recharge", RECHARGE, f"1d6{plus}"), ("discard", DISCARD, f"2d6{plus}"))
    fight = On(OWN, skills=(COMBAT,))
    return Either(
        tuple(
            (f"sneak-attack-{way}", Use(AddDice(dice, fight), pay=Pay(cost), alone=True, line="sneak-attack"))
            for way, cost, dice in ways
        )
    )


EVASION = Line("evasion", (Use(Evade()), Together((Use(Evade()), EvadedTo(TOP)))))
SNEAK_ATTACK = Line("sneak-attack", tuple(_attack(bonus) for bonus in range(5)))
BARRIERS = Always("2", On(OWN, noncombat=True, purposes=(DEFEAT,), kinds=(BARRIER,)))
CLOSING = Always("2", On(OWN, noncombat=True, purposes=(CLOSE,)))
BORROWED_LUCK = Line(
    "borrowed-luck", (None, InsteadOf((RECHARGE,), kinds=(BLESSING,), on=On(OWN, skills=(DEXTERITY,))))
)
LOOT = (ARMOR, ITEM, WEAPON)

MERISIEL = Character(
    id="merisiel",
    set=BASE,
    skills={
        STRENGTH: Skill(8, 3),
        DEXTERITY: Skill(12, 4, {ACROBATICS: 2, DISABLE: 2, STEALTH: 2}),
        CONSTITUTION: Skill(6, 2),
        INTELLIGENCE: Skill(4, 3),
        WISDOM: Skill(6, 1, {PERCEPTION: 2}),
        CHARISMA: Skill(6, 2),
    },
    favored=ITEM,
    hand_sizes=(5, 6),
    proficient=(LIGHT_ARMORS,),
    proficiencies=(WEAPONS,),
    cards={WEAPON: (2, 2), SPELL: (0, 1), ARMOR: (1, 1), ITEM: (6, 3), ALLY: (2, 1), BLESSING: (4, 2)},
    lines=(EVASION.first(1), SNEAK_ATTACK.first(3)),
    roles=(
        Role(
            id="acrobat",
            set=BASE,
            hand_sizes=(5, 6, 7),
            proficiencies=(WEAPONS,),
            lines=(
                EVASION,
                SNEAK_ATTACK.first(4),
                Line("nimbleness", (None, BARRIERS, Together((BARRIERS, CLOSING)))),
                Line("light-fingers", (None, to_acquire(2, ITEM), to_acquire(4, ITEM))),
                BORROWED_LUCK,
            ),
            printed=Role.values,
        ),
        Role(
            id="thief",
            set=BASE,
            hand_sizes=(5, 6),
            proficiencies=(WEAPONS,),
            lines=(
                EVASION.first(1),
                SNEAK_ATTACK,
                Line("lock-and-bolt", (None, CLOSING)),
                Line("light-fingers", (None, to_acquire(2, *LOOT), to_acquire(3, *LOOT), to_acquire(4, *LOOT))),
                BORROWED_LUCK,
                Line("magical-bluff", (None, AnySkillToRecharge(CHARISMA, LOOT, ("magic",)))),
            ),
            printed=Role.values,
        ),
    ),
    sample=deck(
        "dagger, dart, leather-armor, caltrops, crowbar, potion-of-glibness, potion-of-vision, 2 thieves-tools, "
        "burglar, guard, 4 blessing-of-the-gods"
    ),
    printed=Character.values,
)

"""Ezren, the wizard: a deck of spells that he gets back again and again."""

from herowright.games.pathfinder.cards.characters.bonuses import to_acquire
from herowright.games.pathfinder.cards.deeds import LookAtOwn
from herowright.games.pathfinder.cards.forms import After, AfterPlaying, Always, AtTurn, EvadedTo, Pay
from herowright.games.pathfinder.cards.gifts import DrawCards, GrantExploration
from herowright.games.pathfinder.cards.on import OWN, RECHARGING, On
from herowright.games.pathfinder.cards.standing import ACQUIRES, STARTS
from herowright.games.pathfinder.cards.types import Character, Line, Role, Skill
from herowright.games.pathfinder.rules.components import (
    ACID,
    ALLY,
    ARCANE,
    ARMOR,
    BASE,
    BLESSING,
    CHARISMA,
    COLD,
    CONSTITUTION,
    DEXTERITY,
    DISCARD,
    ELECTRICITY,
    FIRE,
    FORCE,
    INTELLIGENCE,
    ITEM,
    KNOWLEDGE,
    MONSTER,
    SPELL,
    STRENGTH,
    WEAPON,
    WISDOM,
)


def _insight(recharge: bool = False) -> AfterPlaying:
    return AfterPlaying(("arcane",), (SPELL,), LookAtOwn((SPELL,), recharge))


def _recharging(bonus: int) -> Always:
    return Always(str(bonus), On(OWN, purposes=(RECHARGING,)))


def _evoking(*traits: str) -> Always:
    return Always("2", On(OWN, skills=(ARCANE,), traits=traits))


MAGIC_LURE = Line("magic-lure", (After(ACQUIRES, ("magic",), GrantExploration()),))

EZREN = Character(
    id="ezren",
    set=BASE,
    skills={
        STRENGTH: Skill(6, 1),
        DEXTERITY: Skill(6, 3),
        CONSTITUTION: Skill(4, 2),
        INTELLIGENCE: Skill(12, 4, {ARCANE: 2, KNOWLEDGE: 2}),
        WISDOM: Skill(8, 2),
        CHARISMA: Skill(6, 3),
    },
    favored=SPELL,
    hand_sizes=(6, 7, 8),
    cards={WEAPON: (1, 1), SPELL: (8, 3), ARMOR: (0, 1), ITEM: (3, 3), ALLY: (3, 2), BLESSING: (0, 0)},
    lines=(
        Line("spell-insight", (_insight(),)),
        MAGIC_LURE,
        Line("sure-recall", (None, _recharging(1), _recharging(2))),
    ),
    roles=(
        Role(
            id="evoker",
            set=BASE,
            hand_sizes=(6, 7, 8, 9),
            lines=(
                Line("spell-insight", (_insight(),)),
                MAGIC_LURE,
                Line("sure-recall", (None, _recharging(1), _recharging(2), _recharging(3), _recharging(4))),
                Line(
                    "evocation",
                    (
                        None,
                        _evoking(FORCE),
                        _evoking(FORCE, ACID, COLD),
                        _evoking(FORCE, ACID, COLD, ELECTRICITY, FIRE),
                    ),
                ),
                Line("spell-seeker", (None, to_acquire(2, SPELL), to_acquire(4, SPELL))),
            ),
            printed=Role.values,
        ),
        Role(
            id="illusionist",
            set=BASE,
            hand_sizes=(6, 7, 8),
            lines=(
                Line("spell-insight", (_insight(), _insight(recharge=True))),
                MAGIC_LURE,
                Line("sure-recall", (None, _recharging(1), _recharging(2), _recharging(3), _recharging(4))),
                Line("misdirection", (None, EvadedTo("bottom", with_kinds=(SPELL,), kinds=(MONSTER,)))),
                Line("spell-seeker", (None, to_acquire(2, SPELL), to_acquire(4, SPELL), to_acquire(4, SPELL, ALLY))),
                Line("fresh-idea", (None, AtTurn((STARTS,), DrawCards(), pay=Pay(DISCARD)))),
            ),
            printed=Role.values,
        ),
    ),
    sample={
        "quarterstaff": 1,
        "arcane-armor": 1,
        "detect-magic": 1,
        "force-missile": 1,
        "invisibility": 1,
        "levitate": 1,
        "lightning-touch": 2,
        "sleep": 1,
        "blast-stone": 1,
        "bracers-of-protection": 1,
        "codex": 1,
        "night-watch": 1,
        "sage": 1,
        "standard-bearer": 1,
    },
    printed=Character.values,
)

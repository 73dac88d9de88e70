"""Ezren, the wizard: a deck of spells that he gets back again and again."""

from herowright.games.pathfinder.cards.vocabulary import *


def _insight(recharge: bool = False) -> AfterPlaying:
    return AfterPlaying(("arcane",), (SPELL,), LookAtOwn((SPELL,), recharge))


def _evoking(*traits: str) -> Always:
    return Always("2", On(OWN, skills=(ARCANE,), traits=traits))


SPELL_INSIGHT = Line("spell-insight", (_insight(), _insight(recharge=True)))
SURE_RECALL = Line(
    "sure-recall", (None, *(Always(str(bonus), On(OWN, purposes=(RECHARGING,))) for bonus in (1, 2, 3, 4)))
)
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
    lines=(SPELL_INSIGHT.first(1), MAGIC_LURE, SURE_RECALL.first(3)),
    roles=(
        Role(
            id="evoker",
            set=BASE,
            hand_sizes=(6, 7, 8, 9),
            lines=(
                SPELL_INSIGHT.first(1),
                MAGIC_LURE,
                SURE_RECALL,
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
                SPELL_INSIGHT,
                MAGIC_LURE,
                SURE_RECALL,
                Line("misdirection", (None, EvadedTo("bottom", with_kinds=(SPELL,), kinds=(MONSTER,)))),
                Line("spell-seeker", (None, to_acquire(2, SPELL), to_acquire(4, SPELL), to_acquire(4, SPELL, ALLY))),
                Line("fresh-idea", (None, AtTurn((STARTS,), DrawCards(), pay=Pay(DISCARD)))),
            ),
            printed=Role.values,
        ),
    ),
    sample=deck(
        "quarterstaff, arcane-armor, detect-magic, force-missile, invisibility, levitate, 2 lightning-touch, sleep, "
        "blast-stone, bracers-of-protection, codex, night-watch, sage, standard-bearer"
    ),
    printed=Character.values,
)

"""The twelve classes of Monsters & Minions, two on each card. Their goals total 12 stars, as ever."""

from herowright.games.roll_player.cards.classes import hero_class
from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *

# fmt: off
CLASSES = (
    hero_class(1, "a", "assassin", BLACK,
        (("16-17", 2), ("15-16", 2), ("14-15", 2), ("14-15", 2), ("15-16", 2), ("14-15", 2)),
        "adept", ResultBonus(2)),
    hero_class(1, "b", "scout", BLACK,
        (("14+", 1), ("14+", 1), ("18", 4), ("17", 3), ("15-16", 2), ("14+", 1)),
        "foresighted", LowestPays(gold=1)),
    hero_class(2, "a", "crusader", WHITE,
        (("18", 4), ("17", 3), ("15-16", 2), ("14+", 1), ("14+", 1), ("14+", 1)),
        "brave", CombatDice(1, BATTLE)),
    hero_class(2, "b", "priest", WHITE,
        (("14+", 1), ("16-17", 2), ("14+", 1), ("18", 4), ("15-16", 2), ("14-15", 2)),
        "spiritual", FamiliarPays(gold=3)),
    hero_class(3, "a", "elementalist", GREEN,
        (("14+", 1), ("14-15", 2), ("14+", 1), ("17", 3), ("17", 3), ("15-16", 2)),
        "dominant", LongerShift(most=3)),
    hero_class(3, "b", "shaman", GREEN,
        (("14+", 1), ("15-16", 2), ("14+", 1), ("14-15", 2), ("18", 4), ("16-17", 2)),
        "divine", WisdomSteps(most=1, gold=2)),
    hero_class(4, "a", "illusionist", BLUE,
        (("14-15", 2), ("15-16", 2), ("14-15", 2), ("17-18", 2), ("16-17", 2), ("15-16", 2)),
        "arcane", Discount(gold=2, types=("scroll",))),
    hero_class(4, "b", "enchanter", BLUE,
        (("14+", 1), ("14+", 1), ("14-15", 2), ("16-17", 2), ("15-16", 2), ("18", 4)),
        "opportunist", HuntPays(gold=2)),
    hero_class(5, "a", "alchemist", PURPLE,
        (("14-15", 2), ("14+", 1), ("15-16", 2), ("18", 4), ("15-16", 2), ("14+", 1)),
        "adaptable", ActionInstead(CON)),
    # The name of this ability is ours too: no copy tells the printed one.
    hero_class(5, "b", "psionic", PURPLE,
        (("14-15", 2), ("14+", 1), ("14+", 1), ("17", 3), ("17", 3), ("15-16", 2)),
        "telekinetic", ActionInstead(DEX, after=(INT, WIS))),
    hero_class(6, "a", "warlord", RED,
        (("14+", 1), ("14+", 1), ("18", 4), ("14+", 1), ("15-16", 2), ("17", 3)),
        "empowered", CombatDice(1, HUNT)),
    hero_class(6, "b", "knight", RED,
        (("16-17", 2), ("18", 4), ("16-17", 2), ("14+", 1), ("14+", 1), ("15-16", 2)),
        "ironclad", Discount(gold=2, types=("armor",))),
)
# fmt: on

"""The twelve classes of Fiends & Familiars, two on each card (FF-COMP-04). Their goals total 12 stars, as ever."""

from herowright.games.roll_player.cards.classes import ABILITY_TOO, hero_class
from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *

# fmt: off
CLASSES = (
    hero_class(1, "a", "fighter", RED,
        (("17-18", 2), ("15-16", 2), ("17", 3), ("14-15", 2), ("16-17", 2), ("14+", 1)),
        "hardened", WoundsIgnored(2)),
    hero_class(1, "b", "centurion", RED,
        (("18", 4), ("14-15", 2), ("17-18", 2), ("16-17", 2), ("14+", 1), ("14+", 1)),
        "inspiring", CheaperMercenaries(gold=1, xp=1)),
    hero_class(2, "a", "magician", BLUE,
        (("14+", 1), ("16-17", 2), ("15-16", 2), ("18", 4), ("14+", 1), ("14-15", 2)),
        "sly", SplitPays(gold=2)),
    hero_class(2, "b", "conjurer", BLUE,
        (("15-16", 2), ("18", 4), ("14+", 1), ("14-15", 2), ("16-17", 2), ("14+", 1)),
        "beholden", FiendPays(xp=1, gold=1)),
    hero_class(3, "a", "scribe", WHITE,
        (("14-15", 2), ("14+", 1), ("15-16", 2), ("15-16", 2), ("16-17", 2), ("17", 3)),
        "learned", Discount(gold=2, types=("skill", "scroll"))),
    hero_class(3, "b", "templar", WHITE,
        (("16-17", 2), ("14+", 1), ("18", 4), ("14+", 1), ("17", 3), ("14+", 1)),
        "righteous", CheaperBanishing(gold=3)),
    hero_class(4, "a", "seeker", BLACK,
        (("17-18", 2), ("14+", 1), ("14+", 1), ("15-16", 2), ("18", 4), ("14-15", 2)),
        "connected", CheaperExchange(gold=2)),
    hero_class(4, "b", "outrider", BLACK,
        (("15-16", 2), ("16-17", 2), ("14+", 1), ("14+", 1), ("17-18", 2), ("18", 4)),
        "notorious", TrophyPays(glory=1, gold=1)),
    hero_class(5, "a", "soothsayer", GREEN,
        (("14+", 1), ("14+", 1), ("14+", 1), ("17", 3), ("18", 4), ("16-17", 2)),
        "judicious", FreeRerolls(1)),
    hero_class(5, "b", "hunter", GREEN,
        (("14+", 1), ("18", 4), ("14+", 1), ("14+", 1), ("15-16", 2), ("17", 3)),
        "seasoned", HuntPays(xp=1)),
    hero_class(6, "a", "tinkerer", PURPLE,
        (("14+", 1), ("18", 4), ("14+", 1), ("17", 3), ("16-17", 2), ("14+", 1)),
        "wily", TwoActions()),
    hero_class(6, "b", "beastmaster", PURPLE,
        (("15-16", 2), ("14-15", 2), ("14+", 1), ("14+", 1), ("18", 4), ("17-18", 2)),
        "controlling", PowerInstead(), ABILITY_TOO),
)
# fmt: on

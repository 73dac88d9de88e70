"""The nine pieces of armour of Fiends & Familiars: one more for each set of the base game, and a set of jewels.

A ladder has a step for every piece, so with this box the base sets climb one step further.
"""

from dataclasses import replace

from herowright.games.roll_player.cards import armor as base
from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *


def longer(armor_set: ArmorSet, stars: int) -> ArmorSet:
    return replace(armor_set, ladder=(*armor_set.ladder, stars))


CHAIN = longer(base.CHAIN, 13)
LEATHER = longer(base.LEATHER, 11)
MYSTIC = longer(base.MYSTIC, 10)
# Runes feed on each other: little alone, most of all together.
RUNIC = ArmorSet("runic", ladder=(1, 2, 4, 7, 10, 14), colours=(GREEN, PURPLE, WHITE))
SETS = {armor_set.id: armor_set for armor_set in (CHAIN, LEATHER, MYSTIC)}

ARMOR = (
    Armor(id="chain-fauld", number=1, dots=1, cost=4, set=CHAIN),
    Armor(id="leather-cuirass", number=2, dots=1, cost=4, set=LEATHER),
    Armor(id="mystic-gambeson", number=3, dots=1, cost=5, set=MYSTIC),
    Armor(id="runic-bracelet", number=4, dots=1, cost=4, set=RUNIC),
    Armor(id="runic-crown", number=5, dots=1, cost=5, set=RUNIC),
    Armor(id="runic-signet", number=6, dots=1, cost=4, set=RUNIC),
    Armor(id="runic-amulet", number=20, dots=2, cost=4, set=RUNIC),
    Armor(id="runic-necklace", number=21, dots=2, cost=4, set=RUNIC),
    Armor(id="runic-pendant", number=22, dots=2, cost=4, set=RUNIC),
)
# The pieces of the base game, which now belong to the longer sets.
REBOUND = tuple(replace(piece, set=SETS[piece.set.id]) for piece in base.ARMOR)

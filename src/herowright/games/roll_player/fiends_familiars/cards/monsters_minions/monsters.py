"""The six Monsters of Monsters & Minions; none of them has a master bonus (FF-MON-17)."""

from herowright.games.roll_player.fiends_familiars.cards.monsters import monster
from herowright.games.roll_player.fiends_familiars.cards.terrors import *
from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *

# fmt: off
MONSTERS = (
    *monster(1, "chimera", PURPLE, "tricky", Both(DearRerolls(2), LowerUnless(15, AtLeast(ClassDice(), 7))),
        alone=14, together=9, stars=3),
    *monster(3, "demon", BLACK, "dimensional",
        Both(DearMercenaries(gold=2, xp=1), LowerUnless(14, AtLeast(Cards("trait"), 3))),
        alone=18, together=11, stars=4),
    *monster(5, "dragon", RED, "winged",
        Both(WeakUnless(1, AtLeast(RowValue(DEX), 14)), LowerUnless(18, AtLeast(RowValue(DEX), 17))),
        alone=16, together=10, stars=4),
    *monster(7, "giant-troll", GREEN, "ferocious",
        Both(WoundsUnless(2, AtLeast(Cards("armor"), 2)), LowerUnless(14, AtLeast(Cards("armor"), 4))),
        alone=10, together=7, stars=3),
    *monster(9, "kraken", BLUE, "massive",
        Both(WeakUnless(1, AtLeast(RowValue(STR), 14)), LowerUnless(10, AtLeast(RowValue(STR), 17))),
        alone=20, together=12, stars=4),
    *monster(11, "vampire", WHITE, "undead", LowerUnless(20, MarkerOn(GOOD)), alone=12, together=8, stars=3),
)
# fmt: on

"""The twelve pieces of armour in three sets (RP-COMP-17)."""

from herowright.games.roll_player.cards.vocabulary import *

CHAIN = ArmorSet("chain", ladder=(1, 3, 5, 7, 10), colours=(WHITE, RED))
LEATHER = ArmorSet("leather", ladder=(1, 3, 5, 8), colours=(GREEN, BLACK, RED))
MYSTIC = ArmorSet("mystic", ladder=(1, 4, 7), colours=(BLUE, PURPLE))

ARMOR = (
    Armor(id="chain-gorget", number=37, dots=2, cost=4, set=CHAIN),
    Armor(id="chain-vambraces", number=38, dots=2, cost=4, set=CHAIN),
    Armor(id="chain-helm", number=39, dots=1, cost=4, set=CHAIN),
    Armor(id="chain-tunic", number=40, dots=2, cost=5, set=CHAIN),
    Armor(id="chain-leggings", number=41, dots=1, cost=4, set=CHAIN),
    Armor(id="mystic-cowl", number=42, dots=2, cost=5, set=MYSTIC),
    Armor(id="mystic-robes", number=43, dots=2, cost=5, set=MYSTIC),
    Armor(id="mystic-cloak", number=44, dots=1, cost=4, set=MYSTIC),
    Armor(id="leather-greaves", number=45, dots=2, cost=4, set=LEATHER),
    Armor(id="leather-boots", number=46, dots=1, cost=4, set=LEATHER),
    Armor(id="leather-gloves", number=47, dots=1, cost=4, set=LEATHER),
    Armor(id="leather-pauldron", number=48, dots=2, cost=5, set=LEATHER),
)

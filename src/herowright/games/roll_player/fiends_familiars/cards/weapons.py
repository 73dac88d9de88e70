"""The eight weapons of Fiends & Familiars (FF-COMP-04)."""

from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *

WEAPONS = (
    Weapon(id="ancient-tome", number=14, dots=1, cost=3, hands=1, effect=RowBonus(3, rows=(INT, WIS))),
    Weapon(id="glaive", number=15, dots=1, cost=3, hands=2, effect=ResultBonus(2)),
    Weapon(id="harpoon", number=16, dots=1, cost=3, hands=1, effect=TrophyPays(gold=2)),
    Weapon(id="scabbard", number=17, dots=1, cost=2, hands=1, effect=FreeRerolls(1)),
    Weapon(id="short-sword", number=18, dots=1, cost=2, hands=1, effect=DieBonus(1, row=DEX)),
    Weapon(id="war-lance", number=19, dots=1, cost=3, hands=2, effect=CombatDice(1, BATTLE)),
    # Takes the place of the Backpack in Monsters & Minions (FF-MM-01).
    Weapon(id="backpack", number=37, dots=2, cost=3, hands=1, effect=StoreDice(4), printed=("effect",)),
    Weapon(id="spiked-shield", number=38, dots=2, cost=2, hands=1, effect=WoundsIgnored(2)),
)

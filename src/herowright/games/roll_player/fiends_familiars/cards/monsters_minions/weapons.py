"""The nine weapons of Monsters & Minions; its Backpack, number 3, stays in the box (FF-MM-01)."""

from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *

WEAPONS = (
    Weapon(id="sling", number=1, dots=1, cost=2, hands=1, effect=FreeRerolls(2, HUNT)),
    Weapon(id="spellbook", number=2, dots=1, cost=2, hands=1, effect=Discount(1, types=("scroll",))),
    Weapon(id="spiked-club", number=4, dots=1, cost=2, hands=1, effect=RowBonus(2, rows=(STR, CON))),
    Weapon(id="halberd", number=5, dots=2, cost=3, hands=2, effect=RowBonus(3, rows=(STR, DEX))),
    Weapon(id="war-hammer", number=6, dots=2, cost=4, hands=2, effect=CombatDice(1)),
    Weapon(id="wand", number=7, dots=1, cost=3, hands=1, effect=SplitPays(gold=2)),
    Weapon(id="steel-net", number=32, dots=2, cost=3, hands=1, effect=CombatDice(1, HUNT)),
    Weapon(id="thieves-tools", number=33, dots=2, cost=2, hands=1, effect=GoldDicePay(gold=4)),
    Weapon(id="unholy-flail", number=34, dots=1, cost=3, hands=1, effect=FiendPays(gold=2)),
)

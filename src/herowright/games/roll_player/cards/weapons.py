"""The eight weapons (RP-COMP-16)."""

from herowright.games.roll_player.cards.vocabulary import *

FIRST = ("de1",)

WEAPONS = (
    Weapon(id="longsword", number=1, dots=1, cost=2, hands=1, effect=DieBonus(1, row=STR)),
    Weapon(id="blessed-mace", number=2, dots=1, cost=3, hands=1, effect=RowBonus(3, rows=(INT, CHA))),
    Weapon(
        id="jeweled-dagger", number=3, dots=1, cost=2, hands=1, effect=DieBonus(1, colour=GOLD), printed=("effect",)
    ),
    # Gold from a weapon is named by the second edition alone (RP-ED-24); the first pays in tokens.
    Weapon(id="longbow", number=4, dots=2, cost=2, hands=2, effect=HighestPays(gold=2), editions=SECOND),
    Weapon(id="longbow", number=4, dots=2, cost=2, hands=2, effect=HighestPays(tokens=2), editions=FIRST),
    Weapon(id="tower-shield", number=5, dots=2, cost=4, hands=1, effect=ExtraPiece(), printed=("effect",)),
    Weapon(id="ancient-spear", number=6, dots=1, cost=2, hands=1, effect=LongerShift(most=2)),
    Weapon(id="quarterstaff", number=7, dots=1, cost=3, hands=2, effect=RowBonus(3, rows=(CON, WIS))),
    Weapon(
        id="heavy-crossbow",
        number=8,
        dots=1,
        cost=4,
        hands=2,
        effect=Discount(1, discard_pile=("pl2",)),  # RP-ED-12
        printed=("effect",),
    ),
)

"""The twenty traits (RP-COMP-15, RP-SCORE-17)."""

from herowright.games.roll_player.cards.vocabulary import *

TRAITS = (
    Trait(id="steadfast", number=9, dots=2, cost=3, arrow=LAWFUL, scoring=PerCard(2, "weapon"), printed=("effect",)),
    Trait(id="honorable", number=10, dots=2, cost=4, arrow=GOOD, scoring=MarkerAt(4, (LAWFUL, GOOD))),
    Trait(id="nimble", number=11, dots=2, cost=4, arrow=CHAOTIC, scoring=HighestRow(3, DEX)),
    Trait(id="proud", number=12, dots=2, cost=4, arrow=EVIL, scoring=HighestRow(3, CHA)),
    Trait(id="weak", number=13, dots=1, cost=3, arrow=GOOD, scoring=RowAtMost(3, STR, 9)),
    Trait(id="clumsy", number=14, dots=2, cost=3, arrow=CHAOTIC, scoring=RowAtMost(3, DEX, 9)),
    Trait(id="foolish", number=15, dots=1, cost=3, arrow=CHAOTIC, scoring=RowAtMost(3, WIS, 9)),
    Trait(id="reckless", number=16, dots=1, cost=6, arrow=CHAOTIC, scoring=PerDice(each=2, face=6), printed=("cost",)),
    Trait(id="focused", number=17, dots=2, cost=4, arrow=LAWFUL, scoring=PerTriple(2)),
    Trait(id="compassionate", number=18, dots=2, cost=3, arrow=GOOD, scoring=MarkerAt(2, (GOOD,))),
    Trait(id="obsessed", number=19, dots=2, cost=4, arrow=EVIL, scoring=BiggestColour(beyond=3)),
    Trait(id="cunning", number=20, dots=1, cost=3, arrow=EVIL, scoring=PerCard(1, "skill")),
    Trait(id="greedy", number=21, dots=2, cost=3, arrow=EVIL, scoring=PerGold(each=4)),
    Trait(id="honest", number=22, dots=1, cost=3, arrow=LAWFUL, scoring=MarkerAt(2, (LAWFUL,))),
    Trait(id="loyal", number=23, dots=1, cost=4, arrow=LAWFUL, scoring=PerMatches(each=2)),
    Trait(id="obnoxious", number=24, dots=1, cost=3, arrow=CHAOTIC, scoring=MarkerAt(2, (CHAOTIC,))),
    Trait(id="dedicated", number=50, dots=1, cost=5, arrow=LAWFUL, scoring=PerClassDice(each=2), editions=SECOND),
    Trait(
        id="courageous", number=51, dots=1, cost=4, arrow=GOOD, scoring=RowsAtLeast(3, (STR, CON), 32), editions=SECOND
    ),
    Trait(id="envious", number=52, dots=2, cost=3, arrow=EVIL, scoring=MarkerAt(2, (EVIL,)), editions=SECOND),
    Trait(id="famous", number=53, dots=2, cost=5, arrow=GOOD, scoring=PerCard(1, "trait"), editions=SECOND),
)

"""The eight traits of Fiends & Familiars (FF-COMP-04)."""

from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *

TRAITS = (
    # That XP can be kept on Devious (FF-CARD-14) and that Resolute knows no master bonus (FF-CARD-17) is printed;
    # what they pay is not.
    Trait(id="devious", number=11, dots=1, cost=3, arrow=EVIL, scoring=PerMeasure(Owned("stored-xp"), 2)),
    Trait(id="friendly", number=12, dots=1, cost=3, arrow=GOOD, scoring=PerMeasure(FamiliarPower(), 5)),
    Trait(id="resolute", number=13, dots=1, cost=4, arrow=LAWFUL, scoring=PerMeasure(Owned("monster-stars"), 2)),
    Trait(id="cruel", number=32, dots=2, cost=4, arrow=EVIL, scoring=PerMeasure(Owned("fiends"), most=4)),
    Trait(id="exalted", number=33, dots=2, cost=4, arrow=GOOD, scoring=PerMeasure(Owned("banished"), most=4)),
    Trait(id="relentless", number=34, dots=2, cost=4, arrow=CHAOTIC, scoring=PerMeasure(Owned("trophies"))),
    Trait(id="ruthless", number=35, dots=2, cost=3, arrow=CHAOTIC, scoring=StarsIf(3, AtLeast(Owned("hands"), 2))),
    Trait(id="stalwart", number=36, dots=2, cost=4, arrow=LAWFUL, scoring=PerMeasure(Cards("armor"), most=4)),
)

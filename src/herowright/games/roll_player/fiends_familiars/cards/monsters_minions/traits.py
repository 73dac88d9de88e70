"""The eight traits of Monsters & Minions."""

from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *

TRAITS = (
    Trait(
        id="trustworthy", number=8, dots=1, cost=4, arrow=LAWFUL, scoring=StarsIf(3, AtLeast(GoalsMet(final=True), 4))
    ),
    Trait(id="malicious", number=9, dots=1, cost=3, arrow=EVIL, scoring=PerMeasure(ColourDice(BLACK), 2)),
    Trait(id="humble", number=10, dots=1, cost=3, arrow=GOOD, scoring=PerMeasure(DiceShowing(1, 2), 2, most=4)),
    Trait(id="fearless", number=11, dots=2, cost=3, arrow=CHAOTIC, scoring=PerMeasure(Owned("wounds"), most=3)),
    Trait(id="valiant", number=28, dots=1, cost=3, arrow=GOOD, scoring=PerMeasure(Owned("glory"), 2, most=4)),
    Trait(id="selfish", number=29, dots=2, cost=4, arrow=EVIL, scoring=PerMeasure(ColourDice(GOLD), 2)),
    Trait(id="confident", number=30, dots=1, cost=4, arrow=LAWFUL, scoring=StarsIf(3, AtMost(Owned("wounds"), 0))),
    Trait(id="ambitious", number=31, dots=1, cost=3, arrow=CHAOTIC, scoring=PerMeasure(Owned("cards"), 3)),
)

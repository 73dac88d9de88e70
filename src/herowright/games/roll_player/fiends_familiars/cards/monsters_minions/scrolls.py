"""The thirteen scrolls of Monsters & Minions (FF-SCROLL)."""

from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *

SCROLLS = (
    Scroll(id="protection", number=16, dots=2, cost=2, ability=GainPer(Cards("armor"), xp=1, most=3)),
    Scroll(id="realign", number=17, dots=2, cost=3, ability=MoveMarker(3)),
    Scroll(id="energy-field", number=18, dots=2, cost=4, ability=TurnDie(6)),
    Scroll(id="dispel", number=19, dots=2, cost=3, ability=ReplaceFromBag()),
    Scroll(id="levitate", number=20, dots=2, cost=3, ability=ShiftDie(1, 3)),
    Scroll(id="mesmerize", number=21, dots=1, cost=2, ability=SwapDice()),
    Scroll(id="mirage", number=22, dots=2, cost=2, ability=MatchNeighbour()),
    Scroll(id="tremor", number=23, dots=2, cost=3, ability=RerollDice(4)),
    Scroll(id="revive", number=24, dots=2, cost=2, ability=Gain(xp=1, heal=3)),
    Scroll(id="gather-power", number=25, dots=1, cost=2, ability=GainPer(Colours(), 2, xp=1, most=3)),
    Scroll(id="stoneskin", number=26, dots=1, cost=2, ability=Gain(glory=1, heal=2)),
    Scroll(id="enchant", number=27, dots=2, cost=4, ability=AnyAction()),
    Scroll(id="banish", number=35, dots=2, cost=2, ability=BanishFree()),
)

"""The five scrolls of Fiends & Familiars (FF-SCROLL)."""

from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *

SCROLLS = (
    Scroll(id="clarity", number=7, dots=1, cost=2, ability=PlaceAgain(), printed=("effect",)),
    Scroll(id="restore", number=8, dots=1, cost=1, ability=RefreshSkills(), printed=("effect",)),
    Scroll(id="brimstone", number=23, dots=2, cost=3, ability=Gain(glory=3)),
    Scroll(id="domesticate", number=24, dots=2, cost=3, ability=FamiliarAction()),
    Scroll(id="exile", number=25, dots=2, cost=3, ability=BanishFree(most=2)),
)

"""The four skills of Monsters & Minions."""

from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *

SKILLS = (
    Skill(id="haggle", number=12, dots=1, cost=2, arrow=LAWFUL, ability=Gain(gold=1, tokens=1)),
    Skill(id="disarm-trap", number=13, dots=2, cost=3, arrow=GOOD, ability=Gain(xp=1, heal=1)),
    Skill(id="disguise", number=14, dots=1, cost=2, arrow=EVIL, ability=MoveMarker(2)),
    Skill(id="tumble", number=15, dots=1, cost=3, arrow=CHAOTIC, ability=RerollDice(2)),
)

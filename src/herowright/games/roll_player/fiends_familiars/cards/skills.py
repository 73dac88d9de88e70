"""The eight skills of Fiends & Familiars (FF-COMP-04)."""

from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *

SKILLS = (
    Skill(id="charm", number=9, dots=1, cost=2, arrow=GOOD, ability=ShiftInRow(2, familiar=True)),
    Skill(id="entrap", number=10, dots=1, cost=2, arrow=LAWFUL, ability=NextMinion()),
    Skill(id="examine", number=26, dots=2, cost=1, arrow=LAWFUL, ability=LookAtAdventure()),
    Skill(id="manipulate", number=27, dots=2, cost=3, arrow=EVIL, ability=TurnDie(4)),
    Skill(id="sense-evil", number=28, dots=2, cost=2, arrow=GOOD, ability=GainPer(Owned("fiends"), xp=1, most=2)),
    Skill(id="speculate", number=29, dots=2, cost=2, arrow=CHAOTIC, ability=GainPer(Owned("gold"), 2, gold=1, most=4)),
    Skill(id="subvert", number=30, dots=2, cost=3, arrow=CHAOTIC, ability=FlipDie()),
    Skill(id="summon", number=31, dots=2, cost=2, arrow=EVIL, ability=SummonFiend(), printed=("effect",)),
)

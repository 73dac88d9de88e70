"""The thirteen skills (RP-COMP-15, RP-SKILL)."""

from herowright.games.roll_player.cards.vocabulary import *

SKILLS = (
    Skill(id="concentrate", number=25, dots=2, cost=2, arrow=LAWFUL, ability=MatchNeighbour()),
    Skill(id="search", number=26, dots=2, cost=3, arrow=GOOD, ability=ReplaceFromBag()),
    Skill(id="negotiate", number=27, dots=2, cost=3, arrow=LAWFUL, ability=SwapWithPool()),
    Skill(id="pickpocket", number=28, dots=1, cost=2, arrow=EVIL, ability=GainGold(3)),
    Skill(id="acrobatics", number=29, dots=1, cost=3, arrow=CHAOTIC, ability=SwapDice()),
    Skill(id="open-lock", number=30, dots=2, cost=2, arrow=CHAOTIC, ability=BuyTopCard()),
    Skill(id="climb", number=31, dots=1, cost=2, arrow=GOOD, ability=ShiftPoolDie(2)),
    Skill(id="intimidate", number=32, dots=1, cost=2, arrow=EVIL, ability=FlipPoolDie()),
    Skill(id="move-silently", number=33, dots=2, cost=2, arrow=EVIL, ability=BuyFromDiscard(), printed=("effect",)),
    Skill(id="knowledge", number=34, dots=2, cost=2, arrow=LAWFUL, ability=RerollDie()),
    Skill(id="cure-wounds", number=35, dots=1, cost=3, arrow=GOOD, ability=ShiftDie(1, 2)),
    Skill(id="sleight-of-hand", number=36, dots=1, cost=2, arrow=CHAOTIC, ability=MoveDie(), printed=("effect",)),
    Skill(
        id="diplomacy",
        number=49,
        dots=2,
        cost=2,
        arrow=LAWFUL,
        ability=CopySkill(),
        editions=SECOND,
        printed=("effect",),
    ),
)

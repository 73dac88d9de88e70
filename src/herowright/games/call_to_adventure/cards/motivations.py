"""The fifteen motivations: an ability, a story icon and a way of spending experience (CA-EXTRA-08)."""

from herowright.games.call_to_adventure.cards.vocabulary import *

TITLE = ("title",)

MOTIVATIONS = (
    Motivation(
        id="bound-by-honor",
        abilities=(WIS,),
        icons=(JUSTICE,),
        power=Spend(2, Receive(Gain(hero=1, virtue=1)), once=True),
        printed=TITLE,
    ),
    Motivation(
        id="vow-of-vengeance",
        abilities=(STR,),
        icons=(VILLAINY,),
        power=Spend(1, AddResult(2), against="adversary"),
        basic=False,
        printed=TITLE,
    ),
    Motivation(
        id="survivor",
        abilities=(CON,),
        icons=(NATURE,),
        power=Spend(1, Recast(), with_ally=True),
        basic=False,
        printed=TITLE,
    ),
    Motivation(
        id="thirst-for-knowledge",
        abilities=(INT,),
        icons=(ARCANA,),
        power=Spend(1, AddRune((INT, WIS))),
        printed=TITLE,
    ),
    Motivation(id="lone-wanderer", abilities=(WIS,), icons=(NATURE,), power=Spend(1, Wander()), printed=TITLE),
    Motivation(id="thrill-seeker", abilities=(DEX,), icons=(VILLAINY,), power=Spend(2, Recast()), printed=TITLE),
    Motivation(id="chosen-by-the-light", abilities=(CHA,), icons=(DIVINITY,), power=Spend(1, Calm()), printed=TITLE),
    Motivation(
        id="born-lucky",
        abilities=(DEX,),
        icons=(DIVINITY,),
        power=Spend(1, TurnRune(), once=True),
        printed=TITLE,
    ),
    Motivation(id="hunger-for-glory", abilities=(STR,), icons=(ROYALTY,), power=Spend(1, AddRune((STR, CHA)))),
    Motivation(id="mouths-to-feed", abilities=(CON,), icons=(JUSTICE,), power=Spend(1, AddRune((DEX, CON)))),
    Motivation(id="whispers-in-the-dark", abilities=(WIS,), icons=(ARCANA,), power=Spend(1, AddDark(2), once=True)),
    Motivation(
        id="nothing-to-lose",
        abilities=(CHA,),
        icons=(VILLAINY,),
        power=Spend(2, Receive(Gain(antihero=1, corruption=1))),
    ),
    Motivation(id="great-name", abilities=(CHA,), icons=(ROYALTY,), power=Spend(1, BorrowIcon(CHA))),
    Motivation(
        id="wrong-to-right",
        abilities=(STR,),
        icons=(JUSTICE,),
        power=Spend(1, Receive(Gain(virtue=1)), once=True),
    ),
    Motivation(id="unfinished-work", abilities=(INT,), icons=(DIVINITY,), power=Spend(1, Ease(1), once=True)),
)

"""The fifteen destinies: what a finished story is paid for (CA-SCORE-05)."""

from herowright.games.call_to_adventure.cards.vocabulary import *

TITLE = ("title",)

DESTINIES = (
    Destiny(
        id="one-with-nature",
        conditions=(PerIcon(NATURE, 1), WithAbility(5, STR, count=1)),
        abilities=(CON,),
        triumph=1,
        printed=("title", "effect"),
    ),
    Destiny(
        id="enlightened-master",
        icons=(DIVINITY,),
        triumph=3,
        conditions=(PerAbility(WIS, 1),),
        printed=("title", "effect"),
    ),
    Destiny(
        id="heir-to-the-throne",
        icons=(ROYALTY,),
        conditions=(PerIcon(ROYALTY, 1), PerCard("ally", 3)),
        basic=False,
        printed=TITLE,
    ),
    Destiny(
        id="mistress-of-trickery",
        abilities=(DEX,),
        conditions=(PerAbility(DEX, 1, TRAGEDY), PerCard("adversary", 4, TRAGEDY)),
        basic=False,
        printed=TITLE,
    ),
    Destiny(
        id="hand-of-fate",
        icons=(DIVINITY,),
        conditions=(PerPlayed(HERO, 1), PerPlayed(ANTIHERO, 1, TRAGEDY)),
        printed=TITLE,
    ),
    # At the foot of the track the board itself pays nothing or takes points away (CA-MORAL-08, CA-MORAL-09).
    Destiny(
        id="force-of-darkness",
        icons=(VILLAINY,),
        conditions=(MarkerBetween(8, -4, -3, TRAGEDY), PerIcon(VILLAINY, 1, TRAGEDY)),
        printed=TITLE,
    ),
    Destiny(
        id="blood-of-dragons",
        icons=(ARCANA,),
        conditions=(PerIcon(ARCANA, 1), PerAbility(CON, 1)),
        printed=TITLE,
    ),
    Destiny(
        id="hero-of-destiny",
        icons=(JUSTICE,),
        conditions=(PerPlayed(HERO, 1),),
        printed=TITLE,
    ),
    Destiny(
        id="mighty-conqueror",
        icons=(ROYALTY,),
        conditions=(PerAbility(STR, 1), PerCard("hard", 1)),
        printed=TITLE,
    ),
    Destiny(
        id="champion-of-the-people",
        abilities=(CHA,),
        conditions=(PerIcon(JUSTICE, 1), PerAbility(CHA, 1)),
        triumph=3,
        recalled=TITLE,
    ),
    Destiny(
        id="mighty-villain",
        icons=(VILLAINY,),
        conditions=(PerTragedy(1), WithIcon(3, VILLAINY, count=3, worth=TRAGEDY)),
        recalled=TITLE,
    ),
    Destiny(id="great-explorer", icons=(NATURE,), conditions=(WithKinds(4, 5), WithKinds(6, 6)), recalled=TITLE),
    Destiny(
        id="archmage",
        icons=(ARCANA,),
        conditions=(PerAbility(INT, 2), MarkerBetween(2, -2, -1, TRAGEDY)),
        recalled=TITLE,
    ),
    Destiny(id="voice-of-the-gods", icons=(JUSTICE,), conditions=(PerIcon(DIVINITY, 1), MarkerBetween(5, 1, 2))),
    Destiny(id="home-at-last", icons=(NATURE,), conditions=(PerCard("trait", 1), WithXp(5, 5))),
)

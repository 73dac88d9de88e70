"""The twenty-two hero cards (CA-COMP-03, CA-HERO)."""

from herowright.games.call_to_adventure.cards.vocabulary import *

TITLE = ("title",)

HEROES = (
    HeroCard(id="unlikely-alliance", timing=ANY, effect=Share(Gain(xp=1)), others=True, printed=TITLE),
    HeroCard(id="unlikely-alliance", copy=2, timing=ANY, effect=Share(Gain(xp=1)), others=True, printed=TITLE),
    HeroCard(id="brothers-in-arms", timing=BEFORE, effect=BorrowRune(), others=True, printed=TITLE),
    HeroCard(id="brothers-in-arms", copy=2, timing=BEFORE, effect=BorrowRune(), others=True, printed=TITLE),
    HeroCard(id="iron-will", timing=BEFORE, effect=AddRune((STR, CON))),
    HeroCard(id="iron-will", copy=2, timing=BEFORE, effect=AddRune((STR, CON))),
    HeroCard(id="quick-wits", timing=BEFORE, effect=AddRune((DEX, INT))),
    HeroCard(id="quick-wits", copy=2, timing=BEFORE, effect=AddRune((DEX, INT))),
    HeroCard(id="wise-counsel", timing=BEFORE, effect=AddRune((WIS, CHA))),
    HeroCard(id="wise-counsel", copy=2, timing=BEFORE, effect=AddRune((WIS, CHA))),
    HeroCard(id="finest-hour", timing=DURING, effect=AddResult(2)),
    HeroCard(id="finest-hour", copy=2, timing=DURING, effect=AddResult(2)),
    HeroCard(id="never-give-up", timing=DURING, effect=Recast()),
    HeroCard(id="never-give-up", copy=2, timing=DURING, effect=Recast()),
    HeroCard(id="act-of-kindness", timing=ANY, effect=Receive(Gain(virtue=1))),
    HeroCard(id="act-of-kindness", copy=2, timing=ANY, effect=Receive(Gain(virtue=1))),
    HeroCard(id="pure-of-heart", timing=DURING, effect=Calm()),
    HeroCard(id="stroke-of-luck", timing=DURING, effect=TurnRune()),
    HeroCard(id="home-ground", timing=DURING, effect=Ease(2)),
    HeroCard(id="song-of-your-deeds", timing=WON, effect=Receive(Gain(hero=1))),
    HeroCard(id="hidden-trail", timing=ANY, effect=Wander()),
    HeroCard(id="foiled-plot", timing=RESPONSE, effect=Cancel(ANTIHERO), others=True),
)

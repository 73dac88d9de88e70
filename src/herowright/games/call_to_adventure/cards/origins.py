"""The fifteen origins: every pair of abilities once, and each a way of earning experience (CA-EXTRA-07)."""

from herowright.games.call_to_adventure.cards.vocabulary import *

TITLE = ("title",)

ORIGINS = (
    Origin(id="hunter", abilities=(DEX, WIS), power=When(Wins(hard=True), Gain(xp=2)), printed=TITLE),
    Origin(id="noble", abilities=(INT, CHA), power=When(GainsAlly(), Gain(xp=3)), basic=False, printed=TITLE),
    Origin(id="apprentice", abilities=(STR, INT), power=When(Wins(exactly=True), Gain(xp=1)), printed=TITLE),
    Origin(id="merchant", abilities=(CON, INT), power=When(Wins(margin=2), Gain(xp=1)), printed=TITLE),
    Origin(id="farmer", abilities=(STR, CON), power=When(FinishesAct(), Gain(xp=1)), printed=TITLE),
    Origin(id="pickpocket", abilities=(DEX, INT), power=When(GainsIcon(VILLAINY), Gain(xp=2)), printed=TITLE),
    Origin(id="student", abilities=(INT, WIS), power=When(Wins(ability=INT), Gain(xp=1)), printed=TITLE),
    Origin(id="squire", abilities=(STR, CHA), power=When(PlaysCard(HERO), Gain(xp=1)), printed=TITLE),
    Origin(id="conscript", abilities=(STR, DEX), power=When(Wins(ability=STR), Gain(xp=1)), printed=TITLE),
    Origin(id="acolyte", abilities=(WIS, CHA), power=When(MarkerRises(), Gain(xp=1)), printed=TITLE),
    # A journey costs as much as it earns.
    Origin(id="sailor", abilities=(DEX, CON), power=When(Journeys(), Gain(xp=1)), printed=TITLE),
    Origin(id="musician", abilities=(DEX, CHA), power=When(Wins(ability=CHA), Gain(xp=1)), printed=TITLE),
    Origin(id="street-urchin", abilities=(CON, CHA), power=When(Loses(), Gain(xp=1)), recalled=TITLE),
    Origin(id="settler", abilities=(CON, WIS), power=When(GainsTrait(), Gain(xp=1)), recalled=TITLE),
    Origin(id="gravedigger", abilities=(STR, WIS), power=When(Wins(dark=True), Gain(xp=1))),
)

"""The thirty fiends: each bars, spoils or taxes something until it is banished (FF-DICE-08)."""

from herowright.games.roll_player.fiends_familiars.cards.curses import *
from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *


def fiend(
    number: int, of: str, effect: Power, *, printed: tuple[str, ...] = (), recalled: tuple[str, ...] = ()
) -> Fiend:
    return Fiend(id=f"fiend-of-{of}", number=number, effect=effect, printed=printed, recalled=recalled)


KNOWN = ("effect",)

FIENDS = (
    fiend(1, "arbitration", DearerBanishing(gold=3)),
    fiend(2, "avarice", NoGold(INITIATIVE)),
    fiend(3, "blight", NoAction((CON,))),
    fiend(4, "burden", StarsLost(per=Owned("cards"), each=4)),
    fiend(5, "chaos", RollChosen()),
    fiend(6, "coercion", NoTop()),
    # The printing is barely legible here (FF-FIEND-11).
    fiend(7, "collusion", NoBanishing(), recalled=KNOWN),
    fiend(8, "commitment", NoAction((WIS,))),
    fiend(9, "confinement", NoAction((DEX,))),
    # Weapons already owned stay; no more can be bought than one hand holds.
    fiend(10, "constriction", Hands(1)),
    fiend(11, "denial", NoAction((CHA,))),
    fiend(12, "deprivation", NoGold(GOLD_DIE)),
    fiend(13, "duress", HuntToll(gold=2)),
    fiend(14, "feebleness", NoAction((STR,))),
    fiend(15, "furor", NoRerolls()),
    fiend(16, "ignorance", NoAction((INT,))),
    fiend(17, "ineptitude", LessXp(xp=1)),
    fiend(18, "inflation", Dearer(gold=1)),
    fiend(19, "judgment", StarsLost(stars=2)),
    fiend(20, "misery", SpoilChosen(SPLIT, face=1), printed=KNOWN),  # FF-FIEND-09
    fiend(21, "obligation", NoGold(MARKET)),
    fiend(22, "sacrifice", NoGold(ROW)),
    fiend(23, "severance", NoAction((FAMILIAR,))),
    fiend(24, "stupor", NoRefresh()),
    fiend(25, "temperance", SpoilChosen(HIGH, face=3)),
    fiend(26, "treachery", FewerDice(1, BATTLE)),
    fiend(27, "treason", DearerMercenaries(gold=2, xp=1)),
    fiend(28, "tuition", Dearer(gold=2, type="skill")),
    fiend(29, "vulnerability", Dearer(double=True, type="armor"), printed=KNOWN),  # FF-FIEND-10
    fiend(30, "weakness", LowerResult(2)),
)

"""The twenty-nine story cards of Act I: where one comes from, and the first trials (CA-COMP-02)."""

from herowright.games.call_to_adventure.cards.conditions import PerCard
from herowright.games.call_to_adventure.cards.effects import BorrowIcon, Receive, TurnRune
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.powers import MoreJourneys, Sacrifice, Spend, Surer, When
from herowright.games.call_to_adventure.cards.requirements import (
    HasAbility,
    HasIcon,
    MarkerAtLeast,
    MarkerAtMost,
    SpendXp,
)
from herowright.games.call_to_adventure.cards.triggers import Loses, PlaysCard
from herowright.games.call_to_adventure.cards.types import Ally, Challenge, Path, Trait
from herowright.games.call_to_adventure.components import (
    ANTIHERO,
    ARCANA,
    CHA,
    CON,
    DEX,
    DIVINITY,
    INT,
    JUSTICE,
    NATURE,
    ROYALTY,
    STR,
    VILLAINY,
    WIS,
)

ACT_ONE = (
    # --- traits ---------------------------------------------------------------------------------------
    Trait(
        id="royal-roots",
        act=0,
        needs=(SpendXp(2),),
        path=Path(id="royal-roots", abilities=(CHA,), icons=(ROYALTY,), triumph=1),
        printed=("title",),
    ),
    Trait(
        id="adventurous",
        act=0,
        needs=(SpendXp(1),),
        path=Path(id="adventurous", abilities=(CON,), icons=(NATURE,)),
        printed=("title", "needs", "rewards"),
    ),
    Trait(
        id="foundling",
        act=0,
        needs=(SpendXp(1),),
        path=Path(id="foundling", abilities=(WIS,), icons=(DIVINITY,), virtue=1),
        recalled=("title",),
    ),
    Trait(
        id="rebel",
        act=0,
        needs=(MarkerAtMost(0),),
        path=Path(id="rebel", abilities=(STR,), antihero=1, corruption=1),
        printed=("title",),
    ),
    Trait(
        id="bookworm",
        act=0,
        needs=(HasAbility(INT),),
        path=Path(id="bookworm", icons=(ARCANA,), hero=1),
    ),
    Trait(
        id="way-with-animals",
        act=0,
        needs=(HasIcon(NATURE),),
        path=Path(id="way-with-animals", abilities=(WIS,), icons=(NATURE,), virtue=1),
    ),
    Trait(
        id="silver-tongue",
        act=0,
        needs=(HasAbility(CHA),),
        path=Path(id="silver-tongue", icons=(VILLAINY,), xp=1),
    ),
    Trait(
        id="stubborn",
        act=0,
        needs=(HasAbility(STR),),
        path=Path(id="stubborn", abilities=(CON,), hero=1),
    ),
    Trait(
        id="fair-minded",
        act=0,
        needs=(MarkerAtLeast(1),),
        path=Path(id="fair-minded", abilities=(INT,), icons=(JUSTICE,), virtue=1),
    ),
    Trait(
        id="heart-of-flint",
        act=0,
        needs=(MarkerAtMost(-1),),
        path=Path(id="heart-of-flint", tragedy=1, xp=1, antihero=1, corruption=1),
    ),
    # --- challenges -----------------------------------------------------------------------------------
    Challenge(
        id="deep-forest",
        act=0,
        difficulty=3,
        tests=(DEX, WIS),
        paths=(
            Path(id="deep-forest-enclave", harder=1, abilities=(WIS,), icons=(NATURE,), hero=1),
            Path(id="deep-forest-poach", abilities=(DEX,), xp=1, antihero=1, corruption=1),
        ),
        printed=("title", "difficulty", "tests"),
    ),
    Challenge(
        id="academy",
        act=0,
        difficulty=3,
        tests=(INT, WIS),
        paths=(
            Path(id="academy-study", harder=1, abilities=(INT,), icons=(ARCANA,), hero=1),
            Path(id="academy-essays", abilities=(CHA,), icons=(ROYALTY,), xp=1, corruption=1),
        ),
        printed=("title",),
    ),
    Challenge(
        id="thieves-guild",
        act=0,
        difficulty=4,
        tests=(DEX, INT),
        paths=(
            Path(id="thieves-guild-spy", abilities=(INT,), power=When(PlaysCard(ANTIHERO), Gain(xp=1))),
            Path(
                id="thieves-guild-killer",
                harder=1,
                abilities=(DEX,),
                icons=(VILLAINY,),
                tragedy=1,
                antihero=1,
                corruption=1,
            ),
        ),
        printed=("title",),
    ),
    Challenge(
        id="street-fight",
        act=0,
        difficulty=3,
        tests=(STR, DEX),
        paths=(
            Path(id="street-fight-brawl", abilities=(STR,), tragedy=1, xp=1, corruption=1),
            Path(id="street-fight-part", abilities=(DEX,), icons=(JUSTICE,), virtue=1),
        ),
        printed=("tests",),
    ),
    Challenge(
        id="cruel-winter",
        act=0,
        difficulty=4,
        tests=(CON, WIS),
        paths=(
            Path(id="cruel-winter-share", abilities=(CON,), icons=(DIVINITY,), triumph=1, virtue=1),
            Path(id="cruel-winter-steal", abilities=(DEX,), icons=(VILLAINY,), antihero=1, corruption=1),
        ),
    ),
    Challenge(
        id="armed-robbery",
        act=0,
        difficulty=4,
        tests=(STR, CON),
        paths=(
            Path(id="armed-robbery-defend", abilities=(CON,), icons=(JUSTICE,), triumph=1, virtue=1),
            Path(id="armed-robbery-join", abilities=(STR,), icons=(VILLAINY,), tragedy=1, corruption=1),
        ),
    ),
    Challenge(
        id="childhood-rival",
        act=0,
        difficulty=2,
        tests=(STR, CHA),
        paths=(
            Path(id="childhood-rival-outdo", harder=1, abilities=(CHA,), triumph=1, xp=1),
            Path(id="childhood-rival-lose", xp=1, virtue=1, power=When(Loses(), Gain(xp=1))),
        ),
    ),
    Challenge(
        id="strolling-players",
        act=0,
        difficulty=3,
        tests=(DEX, CHA),
        paths=(
            Path(id="strolling-players-conjure", abilities=(DEX,), icons=(ARCANA,), power=Spend(2, TurnRune())),
            Path(id="strolling-players-mock", harder=1, abilities=(CHA,), icons=(JUSTICE,), hero=1),
        ),
    ),
    Challenge(
        id="wild-colt",
        act=0,
        difficulty=3,
        tests=(STR, WIS),
        paths=(
            Path(id="wild-colt-saddle", harder=1, abilities=(STR,), icons=(ROYALTY,), triumph=1),
            Path(id="wild-colt-trust", icons=(NATURE,), xp=1, virtue=1, power=MoreJourneys(1)),
        ),
    ),
    Challenge(
        id="tax-collector",
        act=0,
        difficulty=3,
        tests=(INT, CHA),
        paths=(
            Path(id="tax-collector-sums", abilities=(INT,), icons=(JUSTICE,), virtue=1),
            Path(id="tax-collector-serve", icons=(ROYALTY,), xp=2, corruption=1),
        ),
    ),
    Challenge(
        id="false-accusation",
        act=0,
        difficulty=3,
        tests=(WIS, CHA),
        paths=(
            Path(id="false-accusation-prove", harder=1, abilities=(WIS,), icons=(JUSTICE,), xp=1, virtue=1),
            Path(id="false-accusation-blame", icons=(VILLAINY,), tragedy=1, xp=1, corruption=1),
        ),
    ),
    Challenge(
        id="marsh-fever",
        act=0,
        difficulty=3,
        tests=(CON, INT),
        paths=(
            Path(id="marsh-fever-nurse", abilities=(CON,), icons=(DIVINITY,), virtue=1),
            Path(id="marsh-fever-sell", icons=(ARCANA,), xp=2, corruption=1),
        ),
    ),
    Challenge(
        id="night-vigil",
        act=0,
        difficulty=2,
        tests=(CON,),
        paths=(
            Path(id="night-vigil-flame", harder=1, abilities=(WIS,), icons=(DIVINITY,), virtue=1),
            Path(id="night-vigil-altar", abilities=(INT,), icons=(ARCANA,), corruption=1),
        ),
    ),
    Challenge(
        id="book-in-the-attic",
        act=0,
        difficulty=2,
        tests=(INT,),
        paths=(
            Path(id="book-in-the-attic-temple", icons=(DIVINITY,), hero=1, virtue=1),
            Path(id="book-in-the-attic-aloud", harder=1, icons=(ARCANA,), tragedy=1, antihero=1, corruption=1),
        ),
    ),
    Challenge(
        id="castle-feast",
        act=0,
        difficulty=2,
        tests=(CHA,),
        paths=(
            Path(id="castle-feast-charm", abilities=(CHA,), icons=(ROYALTY,)),
            Path(id="castle-feast-huntsmen", abilities=(STR,), icons=(NATURE,)),
        ),
    ),
    # --- allies ---------------------------------------------------------------------------------------
    Ally(
        id="informant",
        act=0,
        icons=(VILLAINY,),
        power=Spend(1, Receive(Gain(antihero=1))),
    ),
    Ally(id="elder-sister", act=0, triumph=2, power=Sacrifice(BorrowIcon(STR))),
    Ally(id="stray-dog", act=0, icons=(NATURE,), power=Surer(1, WIS)),
    Ally(id="grandmother", act=0, conditions=(PerCard("trait"),)),
)

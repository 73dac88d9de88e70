"""The twenty-nine story cards of Act I: where one comes from, and the first trials (CA-COMP-02)."""

from herowright.games.call_to_adventure.cards.vocabulary import *

ACT_ONE = (
    # --- traits ---------------------------------------------------------------------------------------
    Trait(
        id="royal-roots",
        act=0,
        needs=(SpendXp(2),),
        path=Path(id="royal-roots", abilities=(CHA,), icons=(ROYALTY,)),
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
        needs=(SpendXp(2),),
        path=Path(id="foundling", abilities=(WIS,), icons=(DIVINITY,)),
        recalled=("title",),
    ),
    Trait(
        id="rebel",
        act=0,
        needs=(SpendXp(2), MarkerAtMost(0)),
        path=Path(id="rebel", abilities=(STR,), icons=(VILLAINY,), corruption=1),
        printed=("title",),
    ),
    Trait(id="bookworm", act=0, needs=(SpendXp(2), HasAbility(INT)), path=Path(id="bookworm", icons=(ARCANA,), hero=1)),
    Trait(
        id="way-with-animals",
        act=0,
        needs=(SpendXp(2), HasIcon(NATURE)),
        path=Path(id="way-with-animals", abilities=(WIS,), icons=(NATURE,), virtue=1),
    ),
    Trait(
        id="silver-tongue",
        act=0,
        needs=(SpendXp(2), HasAbility(CHA)),
        path=Path(id="silver-tongue", icons=(VILLAINY,), xp=1),
    ),
    Trait(id="stubborn", act=0, needs=(SpendXp(1), HasAbility(STR)), path=Path(id="stubborn", abilities=(CON, STR))),
    Trait(
        id="fair-minded",
        act=0,
        needs=(MarkerAtLeast(1),),
        path=Path(id="fair-minded", abilities=(INT,), icons=(JUSTICE,), virtue=1),
    ),
    Trait(
        id="heart-of-flint",
        act=0,
        needs=(SpendXp(1), MarkerAtMost(-1)),
        path=Path(id="heart-of-flint", icons=(VILLAINY,), tragedy=1, corruption=1),
    ),
    # --- challenges -----------------------------------------------------------------------------------
    Challenge(
        id="deep-forest",
        act=0,
        difficulty=3,
        tests=(DEX, WIS),
        paths=(
            Path(id="deep-forest-enclave", harder=1, abilities=(WIS,), icons=(NATURE,), hero=1),
            Path(id="deep-forest-poach", xp=1, corruption=1),
        ),
        printed=("title", "difficulty", "tests"),
    ),
    Challenge(
        id="academy",
        act=0,
        difficulty=6,
        tests=(INT, WIS),
        paths=(
            Path(id="academy-study", harder=1, abilities=(INT, WIS), icons=(ARCANA,)),
            Path(id="academy-essays", abilities=(CHA, INT), corruption=1),
        ),
        printed=("title",),
    ),
    Challenge(
        id="thieves-guild",
        act=0,
        difficulty=7,
        tests=(DEX, INT),
        paths=(
            Path(id="thieves-guild-spy", abilities=(INT, DEX), power=When(PlaysCard(ANTIHERO), Gain(xp=1))),
            Path(id="thieves-guild-killer", harder=1, abilities=(DEX,), icons=(VILLAINY,), tragedy=1, corruption=1),
        ),
        printed=("title",),
    ),
    Challenge(
        id="street-fight",
        act=0,
        difficulty=6,
        tests=(STR, DEX),
        paths=(
            Path(id="street-fight-brawl", abilities=(STR, STR), tragedy=1, corruption=1),
            Path(id="street-fight-part", abilities=(DEX,), icons=(JUSTICE,), virtue=1),
        ),
        printed=("tests",),
    ),
    Challenge(
        id="cruel-winter",
        act=0,
        difficulty=7,
        tests=(CON, WIS),
        paths=(
            Path(id="cruel-winter-share", abilities=(CON,), icons=(DIVINITY,), virtue=1),
            Path(id="cruel-winter-steal", abilities=(DEX, DEX), corruption=1),
        ),
    ),
    Challenge(
        id="armed-robbery",
        act=0,
        difficulty=7,
        tests=(STR, CON),
        paths=(
            Path(id="armed-robbery-defend", abilities=(CON, STR), icons=(JUSTICE,), virtue=1),
            Path(id="armed-robbery-join", abilities=(STR, STR), tragedy=1, corruption=1),
        ),
    ),
    Challenge(
        id="childhood-rival",
        act=0,
        difficulty=6,
        tests=(STR, CHA),
        paths=(
            Path(id="childhood-rival-outdo", harder=1, abilities=(CHA, STR), triumph=1),
            Path(id="childhood-rival-lose", abilities=(CON,), virtue=1, power=When(Loses(), Gain(xp=1))),
        ),
    ),
    Challenge(
        id="strolling-players",
        act=0,
        difficulty=6,
        tests=(DEX, CHA),
        paths=(
            Path(id="strolling-players-conjure", abilities=(DEX, INT), power=Spend(2, TurnRune())),
            Path(id="strolling-players-mock", harder=1, abilities=(CHA, CHA), icons=(JUSTICE,)),
        ),
    ),
    Challenge(
        id="wild-colt",
        act=0,
        difficulty=6,
        tests=(STR, WIS),
        paths=(
            Path(id="wild-colt-saddle", harder=1, abilities=(STR, STR), triumph=1),
            Path(id="wild-colt-trust", icons=(NATURE,), virtue=1, power=MoreJourneys(1)),
        ),
    ),
    Challenge(
        id="tax-collector",
        act=0,
        difficulty=6,
        tests=(INT, CHA),
        paths=(
            Path(id="tax-collector-sums", abilities=(INT, INT), virtue=1),
            Path(id="tax-collector-serve", abilities=(CHA,), icons=(ROYALTY,), corruption=1),
        ),
    ),
    Challenge(
        id="false-accusation",
        act=0,
        difficulty=6,
        tests=(WIS, CHA),
        paths=(
            Path(id="false-accusation-prove", harder=1, abilities=(WIS, WIS), icons=(JUSTICE,)),
            Path(id="false-accusation-blame", abilities=(CHA, CHA), tragedy=1, corruption=1),
        ),
    ),
    Challenge(
        id="marsh-fever",
        act=0,
        difficulty=6,
        tests=(CON, INT),
        paths=(
            Path(id="marsh-fever-nurse", abilities=(CON, WIS), virtue=1),
            Path(id="marsh-fever-sell", abilities=(INT,), icons=(ARCANA,), corruption=1),
        ),
    ),
    Challenge(
        id="night-vigil",
        act=0,
        difficulty=5,
        tests=(CON,),
        paths=(
            Path(id="night-vigil-flame", harder=1, abilities=(WIS, CON), icons=(DIVINITY,)),
            Path(id="night-vigil-altar", abilities=(INT, INT), corruption=1),
        ),
    ),
    Challenge(
        id="book-in-the-attic",
        act=0,
        difficulty=5,
        tests=(INT,),
        paths=(
            Path(id="book-in-the-attic-temple", abilities=(INT,), icons=(DIVINITY,), virtue=1),
            Path(id="book-in-the-attic-aloud", harder=1, icons=(ARCANA,), tragedy=1, antihero=1, corruption=1),
        ),
    ),
    Challenge(
        id="castle-feast",
        act=0,
        difficulty=5,
        tests=(CHA,),
        paths=(
            Path(id="castle-feast-charm", abilities=(CHA,), icons=(ROYALTY,)),
            Path(id="castle-feast-huntsmen", abilities=(STR, DEX)),
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

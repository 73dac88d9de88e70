"""The thirty-two story cards of Act II: first great deeds and temptations, companions and betrayals (CA-COMP-02)."""

from herowright.games.call_to_adventure.cards.vocabulary import *

ACT_TWO = (
    # --- traits ---------------------------------------------------------------------------------------
    Trait(
        id="courageous",
        act=1,
        needs=(SpendXp(3),),
        path=Path(id="courageous", abilities=(CON,), triumph=1, virtue=1),
        printed=("title",),
    ),
    Trait(
        id="vindictive",
        act=1,
        needs=(SpendXp(3), MarkerAtMost(0)),
        path=Path(id="vindictive", icons=(VILLAINY,), tragedy=1, corruption=1, power=When(Loses(), Gain(antihero=1))),
    ),
    Trait(
        id="battle-scars",
        act=1,
        needs=(SpendXp(3),),
        path=Path(id="battle-scars", abilities=(CON, STR), tragedy=2, power=Surer(1, STR)),
    ),
    Trait(
        id="second-sight",
        act=1,
        needs=(SpendXp(2), HasIcon(ARCANA)),
        path=Path(id="second-sight", abilities=(WIS,), icons=(DIVINITY,), triumph=1),
    ),
    Trait(
        id="courtly-manners",
        act=1,
        needs=(SpendXp(2), HasAbility(CHA)),
        path=Path(id="courtly-manners", abilities=(CHA,), icons=(ROYALTY,), triumph=1),
    ),
    Trait(
        id="wanted",
        act=1,
        needs=(SpendXp(2), MarkerAtMost(-1)),
        path=Path(id="wanted", abilities=(DEX,), icons=(VILLAINY,), tragedy=1, corruption=1),
    ),
    Trait(
        id="knighted",
        act=1,
        needs=(SpendXp(2), MarkerAtLeast(1)),
        path=Path(id="knighted", abilities=(CHA,), icons=(ROYALTY,), triumph=1, virtue=1),
    ),
    Trait(
        id="untamed",
        act=1,
        needs=(SpendXp(2), HasIcon(NATURE)),
        path=Path(id="untamed", abilities=(DEX,), icons=(NATURE,)),
    ),
    # --- challenges -----------------------------------------------------------------------------------
    Challenge(
        id="dangerous-artifact",
        act=1,
        difficulty=8,
        tests=(INT, WIS),
        paths=(
            Path(
                id="dangerous-artifact-power",
                icons=(ARCANA,),
                tragedy=1,
                corruption=1,
                power=When(Wins(dark=True), Gain(xp=1)),
            ),
            Path(id="dangerous-artifact-resist", harder=1, abilities=(WIS,), icons=(DIVINITY,), triumph=1, virtue=1),
        ),
        printed=("title",),
    ),
    Challenge(
        id="free-the-trapped",
        act=1,
        difficulty=7,
        tests=(STR, DEX),
        paths=(
            Path(id="free-the-trapped-dig", harder=1, abilities=(STR,), icons=(JUSTICE,), triumph=1, virtue=1),
            Path(id="free-the-trapped-price", icons=(VILLAINY,), tragedy=1, xp=1, corruption=1),
        ),
        printed=("tests",),
    ),
    Challenge(
        id="queens-chambers",
        act=1,
        difficulty=7,
        tests=(DEX, CHA),
        paths=(
            Path(id="queens-chambers-secret", abilities=(CHA,), icons=(ROYALTY,), triumph=1),
            Path(id="queens-chambers-letters", abilities=(DEX, DEX), tragedy=1, corruption=1),
        ),
        printed=("title",),
    ),
    Challenge(
        id="royal-army",
        act=1,
        difficulty=7,
        tests=(STR, CON),
        paths=(
            Path(id="royal-army-line", harder=1, abilities=(STR,), icons=(ROYALTY,), triumph=1),
            Path(id="royal-army-refuse", abilities=(CON, CON), triumph=1, virtue=1),
        ),
    ),
    Challenge(
        id="lead-a-gang",
        act=1,
        difficulty=7,
        tests=(STR, CHA),
        paths=(
            Path(id="lead-a-gang-fear", tragedy=1, xp=1, corruption=1),
            Path(id="lead-a-gang-sell", abilities=(CHA, CHA), tragedy=1),
        ),
    ),
    Challenge(
        id="true-love",
        act=1,
        difficulty=7,
        tests=(WIS, CHA),
        paths=(
            Path(
                id="true-love-heart",
                harder=1,
                abilities=(CHA, CHA),
                triumph=1,
                virtue=1,
                power=Spend(2, Recast(), once=True),
            ),
            Path(id="true-love-leave", abilities=(WIS,), tragedy=1, xp=1),
        ),
    ),
    Challenge(
        id="burning-ship",
        act=1,
        difficulty=8,
        tests=(DEX, CON),
        paths=(
            Path(id="burning-ship-below", icons=(JUSTICE,), triumph=1, virtue=1),
            Path(id="burning-ship-boat", abilities=(DEX,), tragedy=1, corruption=1),
        ),
    ),
    Challenge(
        id="trolls-bridge",
        act=1,
        difficulty=7,
        tests=(STR, INT),
        paths=(
            Path(id="trolls-bridge-riddles", abilities=(INT, INT), triumph=1),
            Path(id="trolls-bridge-toll", abilities=(STR, STR), tragedy=1, corruption=1),
        ),
    ),
    Challenge(
        id="dance-under-the-hill",
        act=1,
        difficulty=7,
        tests=(DEX, WIS),
        paths=(
            Path(id="dance-under-the-hill-dawn", abilities=(DEX, DEX), triumph=1),
            Path(
                id="dance-under-the-hill-reflection",
                harder=1,
                abilities=(WIS,),
                icons=(ARCANA,),
                tragedy=1,
                corruption=1,
            ),
        ),
    ),
    Challenge(
        id="alchemists-cellar",
        act=1,
        difficulty=7,
        tests=(CON, INT),
        paths=(
            Path(id="alchemists-cellar-yourself", abilities=(CON,), icons=(DIVINITY,), triumph=1, virtue=1),
            Path(id="alchemists-cellar-beggars", abilities=(INT, INT), tragedy=1, corruption=1),
        ),
    ),
    Challenge(
        id="judges-seat",
        act=1,
        difficulty=7,
        tests=(INT, CHA),
        paths=(
            Path(id="judges-seat-mighty", harder=1, abilities=(INT,), icons=(JUSTICE,), triumph=1, virtue=1),
            Path(id="judges-seat-verdict", tragedy=1, xp=1, corruption=1),
        ),
    ),
    Challenge(
        id="fighting-pits",
        act=1,
        difficulty=5,
        tests=(STR,),
        paths=(
            Path(id="fighting-pits-spare", abilities=(STR,), icons=(JUSTICE,), triumph=1, virtue=1),
            Path(id="fighting-pits-blood", harder=1, abilities=(STR, STR), tragedy=1, corruption=1),
        ),
    ),
    Challenge(
        id="salt-desert",
        act=1,
        difficulty=5,
        tests=(CON,),
        paths=(
            Path(id="salt-desert-share", harder=1, abilities=(CON,), icons=(DIVINITY,), triumph=1, virtue=1),
            Path(id="salt-desert-vultures", abilities=(CON, CON), triumph=1),
        ),
    ),
    Challenge(
        id="border-parley",
        act=1,
        difficulty=5,
        tests=(CHA,),
        paths=(
            Path(id="border-parley-peace", harder=1, abilities=(WIS,), icons=(ROYALTY,), triumph=1, virtue=1),
            Path(id="border-parley-both", abilities=(INT, INT), tragedy=1, corruption=1),
        ),
    ),
    # --- allies ---------------------------------------------------------------------------------------
    Ally(id="hedge-witch", act=1, icons=(ARCANA,), power=Spend(1, TurnRune())),
    Ally(id="hunting-falcon", act=1, icons=(NATURE,), power=Sacrifice(Recast())),
    Ally(id="wandering-friar", act=1, icons=(DIVINITY,), power=Spend(1, Receive(Gain(virtue=1)))),
    Ally(id="balladeer", act=1, abilities=(CHA,), conditions=(PerCard("hard"),)),
    Ally(id="pack-mule", act=1, abilities=(CON,), triumph=1, power=MoreJourneys(1)),
    # --- adversaries ----------------------------------------------------------------------------------
    Adversary(
        id="mad-cultist",
        act=1,
        difficulty=8,
        tests=(CON, WIS),
        paths=(Path(id="mad-cultist", icons=(DIVINITY,), triumph=3, virtue=1),),
        power=When(Loses(), Gain(corruption=1)),
        printed=("title",),
    ),
    Adversary(
        id="sorceress",
        act=1,
        difficulty=8,
        tests=(INT, WIS),
        paths=(Path(id="sorceress", abilities=(INT,), icons=(ARCANA,), triumph=4),),
        power=DearDark(1),
        printed=("title",),
    ),
    Adversary(
        id="robber-baron",
        act=1,
        difficulty=8,
        tests=(CON, CHA),
        paths=(Path(id="robber-baron", icons=(ROYALTY,), triumph=3, xp=1, virtue=1),),
        power=Toll(1),
    ),
    Adversary(
        id="werewolf",
        act=1,
        difficulty=9,
        tests=(STR, WIS),
        paths=(Path(id="werewolf", icons=(NATURE,), triumph=4, virtue=1),),
        power=Weakness(NATURE),
    ),
    Adversary(
        id="grey-eminence",
        act=1,
        difficulty=7,
        tests=(DEX, INT),
        paths=(Path(id="grey-eminence", abilities=(INT,), icons=(ROYALTY,), tragedy=3, corruption=1),),
        power=Harder(1, CHA),
    ),
)

"""The thirty story cards of Act III: eight traits, seventeen challenges, five adversaries (CA-COMP-02)."""

from herowright.games.call_to_adventure.cards.vocabulary import *

ACT_THREE = (
    Trait(
        id="living-legend",
        act=2,
        needs=(SpendXp(3),),
        path=Path(id="living-legend", triumph=3, hero=1, power=When(PlaysCard(HERO), Gain(xp=1))),
    ),
    Trait(
        id="saintly",
        act=2,
        needs=(SpendXp(2), MarkerAtLeast(1)),
        path=Path(id="saintly", icons=(DIVINITY,), triumph=2, virtue=1),
    ),
    Trait(
        id="dreaded",
        act=2,
        needs=(SpendXp(4), MarkerAtMost(-1)),
        path=Path(id="dreaded", abilities=(CHA,), icons=(VILLAINY,), tragedy=2),
    ),
    Trait(
        id="unbroken",
        act=2,
        needs=(SpendXp(2), HasAbility(CON, 2)),
        path=Path(id="unbroken", icons=(NATURE,), triumph=2, power=When(Loses(), Gain(xp=1))),
    ),
    Trait(
        id="all-seeing",
        act=2,
        needs=(SpendXp(2), HasAbility(WIS, 2)),
        path=Path(id="all-seeing", icons=(ARCANA,), triumph=2, power=Spend(1, TurnRune())),
    ),
    Trait(
        id="incorruptible",
        act=2,
        needs=(SpendXp(2), HasIcon(JUSTICE, 2)),
        path=Path(id="incorruptible", icons=(JUSTICE,), triumph=2, virtue=1),
    ),
    Trait(
        id="shapeshifter",
        act=2,
        needs=(SpendXp(4),),
        path=Path(id="shapeshifter", abilities=(DEX,), icons=(NATURE,), tragedy=2),
    ),
    Trait(
        id="kingmaker",
        act=2,
        needs=(SpendXp(1), HasAbility(CHA, 2)),
        path=Path(id="kingmaker", abilities=(INT,), icons=(ROYALTY,), tragedy=2, corruption=1),
    ),
    Challenge(
        id="last-fortress",
        act=2,
        difficulty=7,
        tests=(STR, DEX),
        paths=(
            Path(id="last-fortress-storm", harder=1, abilities=(STR,), triumph=2, xp=1),
            Path(id="last-fortress-bribe", tragedy=2, corruption=1),
        ),
    ),
    Challenge(
        id="slay-the-dragon",
        act=2,
        difficulty=8,
        tests=(STR, CON),
        paths=(
            Path(id="slay-the-dragon-scale", triumph=2),
            Path(id="slay-the-dragon-ride", harder=1, abilities=(CON,), triumph=2, power=Surer(1)),
        ),
    ),
    Challenge(
        id="bronze-colossus",
        act=2,
        difficulty=8,
        tests=(STR, INT),
        paths=(
            Path(id="bronze-colossus-topple", abilities=(STR,), triumph=2),
            Path(id="bronze-colossus-head", icons=(ARCANA,), triumph=2),
        ),
    ),
    Challenge(
        id="dark-sword",
        act=2,
        difficulty=8,
        tests=(STR, WIS),
        paths=(
            Path(id="dark-sword-wield", tragedy=2, corruption=2, power=Surer(1)),
            Path(id="dark-sword-break", icons=(DIVINITY,), triumph=2, virtue=1),
        ),
    ),
    Challenge(
        id="final-battle",
        act=2,
        difficulty=8,
        tests=(STR, CHA),
        paths=(
            Path(id="final-battle-banner", icons=(ROYALTY,), triumph=2, virtue=2),
            Path(id="final-battle-no-quarter", tragedy=3, corruption=2),
        ),
    ),
    Challenge(
        id="world-tree",
        act=2,
        difficulty=7,
        tests=(DEX, CON),
        paths=(
            Path(id="world-tree-seed", harder=1, icons=(NATURE,), triumph=2, virtue=1),
            Path(id="world-tree-sap", tragedy=2, xp=1, corruption=1),
        ),
    ),
    Challenge(
        id="crypt-of-horrors",
        act=2,
        difficulty=7,
        tests=(DEX, INT),
        paths=(
            Path(id="crypt-of-horrors-traps", abilities=(DEX, DEX), triumph=2),
            Path(id="crypt-of-horrors-coffin", icons=(ROYALTY,), tragedy=2, corruption=1),
        ),
    ),
    Challenge(
        id="gods-fire",
        act=2,
        difficulty=8,
        tests=(DEX, WIS),
        paths=(
            Path(id="gods-fire-villages", icons=(DIVINITY,), triumph=2, virtue=1),
            Path(id="gods-fire-keep", tragedy=2, corruption=1),
        ),
    ),
    Challenge(
        id="poisoned-feast",
        act=2,
        difficulty=7,
        tests=(DEX, CHA),
        paths=(
            Path(id="poisoned-feast-goblets", triumph=2, virtue=1),
            Path(id="poisoned-feast-toast", harder=1, abilities=(CHA,), icons=(VILLAINY,), tragedy=2, corruption=1),
        ),
    ),
    Challenge(
        id="great-plague",
        act=2,
        difficulty=8,
        tests=(CON, INT),
        paths=(
            Path(id="great-plague-cure", harder=1, icons=(NATURE,), triumph=2, virtue=1),
            Path(id="great-plague-gates", tragedy=2),
        ),
    ),
    Challenge(
        id="abyss",
        act=2,
        difficulty=9,
        tests=(CON, WIS),
        paths=(
            Path(id="abyss-soul", icons=(DIVINITY,), triumph=2, virtue=2),
            Path(id="abyss-river", abilities=(WIS,), icons=(ARCANA,), tragedy=2, corruption=1),
        ),
    ),
    Challenge(
        id="distant-land",
        act=2,
        difficulty=7,
        tests=(CON, CHA),
        paths=(Path(id="distant-land-fire", triumph=2), Path(id="distant-land-flag", tragedy=2, xp=1, corruption=1)),
    ),
    Challenge(
        id="forgotten-lore",
        act=2,
        difficulty=8,
        tests=(INT, WIS),
        paths=(
            Path(id="forgotten-lore-teach", abilities=(INT,), icons=(ARCANA,), triumph=2, virtue=2),
            Path(
                id="forgotten-lore-words",
                harder=1,
                icons=(ARCANA,),
                tragedy=2,
                corruption=2,
                power=When(BuysDark(), Gain(xp=1)),
            ),
        ),
    ),
    Challenge(
        id="empty-throne",
        act=2,
        difficulty=8,
        tests=(INT, CHA),
        paths=(
            Path(id="empty-throne-heir", icons=(JUSTICE,), triumph=2, virtue=1),
            Path(id="empty-throne-self", harder=1, icons=(ROYALTY,), tragedy=2, corruption=1),
        ),
    ),
    Challenge(
        id="long-war",
        act=2,
        difficulty=9,
        tests=(WIS, CHA),
        paths=(
            Path(id="long-war-bread", triumph=2, virtue=1),
            Path(id="long-war-terms", tragedy=2, xp=1, corruption=1),
        ),
    ),
    Challenge(
        id="evil-spirit",
        act=2,
        difficulty=6,
        tests=(WIS,),
        paths=(
            Path(id="evil-spirit-banish", icons=(DIVINITY,), triumph=2, virtue=1),
            Path(id="evil-spirit-listen", abilities=(WIS, WIS), triumph=2),
        ),
    ),
    Challenge(
        id="before-the-gods",
        act=2,
        difficulty=5,
        tests=(CHA,),
        paths=(
            Path(id="before-the-gods-plead", harder=1, triumph=2, virtue=2),
            Path(id="before-the-gods-seat", tragedy=2, corruption=1),
        ),
    ),
    Adversary(
        id="demon",
        act=2,
        difficulty=11,
        tests=(STR, WIS),
        paths=(Path(id="demon", icons=(DIVINITY,), triumph=5, virtue=2),),
        power=Trade(HERO),
        printed=("title",),
    ),
    Adversary(
        id="high-priest",
        act=2,
        difficulty=8,
        tests=(INT, CHA),
        paths=(Path(id="high-priest", icons=(JUSTICE,), triumph=4, xp=1),),
        power=DearDark(1),
    ),
    Adversary(
        id="iron-emperor",
        act=2,
        difficulty=9,
        tests=(STR, DEX),
        paths=(Path(id="iron-emperor", icons=(ROYALTY, JUSTICE), triumph=4),),
        power=Toll(1),
    ),
    Adversary(
        id="undying-king",
        act=2,
        difficulty=10,
        tests=(CON, INT),
        paths=(Path(id="undying-king", icons=(VILLAINY, ARCANA), tragedy=5, corruption=2),),
        power=When(MarkerFalls(), Gain(xp=1)),
    ),
    Adversary(
        id="world-serpent",
        act=2,
        difficulty=8,
        tests=(DEX, CON),
        paths=(Path(id="world-serpent", icons=(NATURE,), triumph=5),),
        power=Harder(1, STR),
    ),
)

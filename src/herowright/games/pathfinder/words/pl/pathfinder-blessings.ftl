# Blessings of Pathfinder Adventure Card Game: Rise of the Runelords: the printed names, each with its meaning as a gloss.


## Base set and Character Add-On Deck

boon-blessing-of-iomedae = Blessing of Iomedae
    .gloss = błogosławieństwo Iomedae
boon-blessing-of-calistria = Blessing of Calistria
    .gloss = błogosławieństwo Calistrii
boon-blessing-of-gorum = Blessing of Gorum
    .gloss = błogosławieństwo Goruma
boon-blessing-of-sarenrae = Blessing of Sarenrae
    .gloss = błogosławieństwo Sarenrae
boon-blessing-of-erastil = Blessing of Erastil
    .gloss = błogosławieństwo Erastila
boon-blessing-of-shelyn = Blessing of Shelyn
    .gloss = błogosławieństwo Shelyn
boon-blessing-of-pharasma = Blessing of Pharasma
    .gloss = błogosławieństwo Pharasmy
boon-blessing-of-desna = Blessing of Desna
    .gloss = błogosławieństwo Desny
boon-blessing-of-irori = Blessing of Irori
    .gloss = błogosławieństwo Iroriego
boon-blessing-of-torag = Blessing of Torag
    .gloss = błogosławieństwo Toraga
boon-blessing-of-the-gods = Blessing of the Gods
    .gloss = błogosławieństwo bogów

## Burnt Offerings

boon-blessing-of-lamashtu = Blessing of Lamashtu
    .gloss = błogosławieństwo Lamashtu

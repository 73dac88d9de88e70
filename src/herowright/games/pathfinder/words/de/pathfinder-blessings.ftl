# Blessings of Pathfinder Adventure Card Game: Rise of the Runelords: the printed names, each with its meaning as a gloss.


## Base set and Character Add-On Deck

boon-blessing-of-iomedae = Blessing of Iomedae
    .gloss = Segen der Iomedae
boon-blessing-of-calistria = Blessing of Calistria
    .gloss = Segen der Calistria
boon-blessing-of-gorum = Blessing of Gorum
    .gloss = Segen des Gorum
boon-blessing-of-sarenrae = Blessing of Sarenrae
    .gloss = Segen der Sarenrae
boon-blessing-of-erastil = Blessing of Erastil
    .gloss = Segen des Erastil
boon-blessing-of-shelyn = Blessing of Shelyn
    .gloss = Segen der Shelyn
boon-blessing-of-pharasma = Blessing of Pharasma
    .gloss = Segen der Pharasma
boon-blessing-of-desna = Blessing of Desna
    .gloss = Segen der Desna
boon-blessing-of-irori = Blessing of Irori
    .gloss = Segen des Irori
boon-blessing-of-torag = Blessing of Torag
    .gloss = Segen des Torag
boon-blessing-of-the-gods = Blessing of the Gods
    .gloss = Segen der Götter

## Burnt Offerings

boon-blessing-of-lamashtu = Blessing of Lamashtu
    .gloss = Segen der Lamashtu

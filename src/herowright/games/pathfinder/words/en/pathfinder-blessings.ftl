# Blessings of Pathfinder Adventure Card Game: Rise of the Runelords: the printed names.


## Base set and Character Add-On Deck

boon-blessing-of-iomedae = Blessing of Iomedae
boon-blessing-of-calistria = Blessing of Calistria
boon-blessing-of-gorum = Blessing of Gorum
boon-blessing-of-sarenrae = Blessing of Sarenrae
boon-blessing-of-erastil = Blessing of Erastil
boon-blessing-of-shelyn = Blessing of Shelyn
boon-blessing-of-pharasma = Blessing of Pharasma
boon-blessing-of-desna = Blessing of Desna
boon-blessing-of-irori = Blessing of Irori
boon-blessing-of-torag = Blessing of Torag
boon-blessing-of-the-gods = Blessing of the Gods

## Burnt Offerings

boon-blessing-of-lamashtu = Blessing of Lamashtu

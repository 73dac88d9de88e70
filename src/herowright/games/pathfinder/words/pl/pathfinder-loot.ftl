# Loot of Pathfinder Adventure Card Game: Rise of the Runelords: the printed names, each with its meaning as a gloss.


## Burnt Offerings

boon-sihedron-medallion = Sihedron Medallion
    .gloss = medalion Sihedronu

# Loot of Pathfinder Adventure Card Game: Rise of the Runelords: the printed names.


## Burnt Offerings

boon-sihedron-medallion = Sihedron Medallion

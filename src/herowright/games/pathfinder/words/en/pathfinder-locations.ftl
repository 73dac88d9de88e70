# The locations: proper names, the same in every language.

## Base set

location-guard-tower = Guard Tower
location-treacherous-cave = Treacherous Cave
location-temple = Temple
location-throne-room = Throne Room
location-garrison = Garrison
location-deeper-dungeons = Deeper Dungeons
location-waterfront = Waterfront
location-thassilonian-dungeon = Thassilonian Dungeon
location-warrens = Warrens
location-mountain-peak = Mountain Peak
location-sandpoint-cathedral = Sandpoint Cathedral
location-town-square = Town Square
location-apothecary = Apothecary
location-prison = Prison
location-academy = Academy
location-city-gate = City Gate
location-shrine-to-lamashtu = Shrine to Lamashtu
location-general-store = General Store
location-desecrated-vault = Desecrated Vault
location-the-old-light = The Old Light
location-woods = Woods
location-village-house = Village House
location-farmhouse = Farmhouse
location-wooden-bridge = Wooden Bridge

## Burnt Offerings

location-nettlemaze = Nettlemaze
location-goblin-fortress = Goblin Fortress
location-the-rusty-dragon = The Rusty Dragon
location-junk-beach = Junk Beach
location-glassworks = Glassworks
location-catacombs-of-wrath = Catacombs of Wrath
location-swallowtail-festival = Swallowtail Festival

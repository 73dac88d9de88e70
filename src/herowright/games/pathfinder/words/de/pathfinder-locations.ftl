# The locations: proper names stay English, a gloss says what they mean.

## Base set

location-guard-tower = Guard Tower
    .gloss = Wachturm
location-treacherous-cave = Treacherous Cave
    .gloss = Tückische Höhle
location-temple = Temple
    .gloss = Tempel
location-throne-room = Throne Room
    .gloss = Thronsaal
location-garrison = Garrison
    .gloss = Garnison
location-deeper-dungeons = Deeper Dungeons
    .gloss = Tiefe Verliese
location-waterfront = Waterfront
    .gloss = Hafenviertel
location-thassilonian-dungeon = Thassilonian Dungeon
    .gloss = Thassilonisches Verlies
location-warrens = Warrens
    .gloss = Tunnelgewirr
location-mountain-peak = Mountain Peak
    .gloss = Berggipfel
location-sandpoint-cathedral = Sandpoint Cathedral
    .gloss = Kathedrale von Sandspitze
location-town-square = Town Square
    .gloss = Marktplatz
location-apothecary = Apothecary
    .gloss = Apotheke
location-prison = Prison
    .gloss = Gefängnis
location-academy = Academy
    .gloss = Akademie
location-city-gate = City Gate
    .gloss = Stadttor
location-shrine-to-lamashtu = Shrine to Lamashtu
    .gloss = Schrein der Lamashtu
location-general-store = General Store
    .gloss = Gemischtwarenladen
location-desecrated-vault = Desecrated Vault
    .gloss = Entweihte Gruft
location-the-old-light = The Old Light
    .gloss = Alter Leuchtturm
location-woods = Woods
    .gloss = Wald
location-village-house = Village House
    .gloss = Haus im Dorf
location-farmhouse = Farmhouse
    .gloss = Bauernhaus
location-wooden-bridge = Wooden Bridge
    .gloss = Holzbrücke

## Burnt Offerings

location-nettlemaze = Nettlemaze
    .gloss = Nessellabyrinth
location-goblin-fortress = Goblin Fortress
    .gloss = Goblinfestung
location-the-rusty-dragon = The Rusty Dragon
    .gloss = Gasthaus „Zum Rostigen Drachen“
location-junk-beach = Junk Beach
    .gloss = Schrottstrand
location-glassworks = Glassworks
    .gloss = Glashütte
location-catacombs-of-wrath = Catacombs of Wrath
    .gloss = Katakomben des Zorns
location-swallowtail-festival = Swallowtail Festival
    .gloss = Schwalbenschwanzfest

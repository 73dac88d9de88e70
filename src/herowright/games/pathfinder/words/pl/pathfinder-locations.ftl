# The locations: proper names stay English, a gloss says what they mean.

## Base set

location-guard-tower = Guard Tower
    .gloss = wieża strażnicza
location-treacherous-cave = Treacherous Cave
    .gloss = zdradliwa jaskinia
location-temple = Temple
    .gloss = świątynia
location-throne-room = Throne Room
    .gloss = sala tronowa
location-garrison = Garrison
    .gloss = garnizon
location-deeper-dungeons = Deeper Dungeons
    .gloss = głębokie lochy
location-waterfront = Waterfront
    .gloss = nabrzeże
location-thassilonian-dungeon = Thassilonian Dungeon
    .gloss = thassilońskie podziemia
location-warrens = Warrens
    .gloss = plątanina tuneli
location-mountain-peak = Mountain Peak
    .gloss = górski szczyt
location-sandpoint-cathedral = Sandpoint Cathedral
    .gloss = katedra w Sandpoint
location-town-square = Town Square
    .gloss = rynek
location-apothecary = Apothecary
    .gloss = apteka
location-prison = Prison
    .gloss = więzienie
location-academy = Academy
    .gloss = akademia
location-city-gate = City Gate
    .gloss = brama miejska
location-shrine-to-lamashtu = Shrine to Lamashtu
    .gloss = kaplica Lamashtu
location-general-store = General Store
    .gloss = sklep wielobranżowy
location-desecrated-vault = Desecrated Vault
    .gloss = zbezczeszczona krypta
location-the-old-light = The Old Light
    .gloss = stara latarnia morska
location-woods = Woods
    .gloss = las
location-village-house = Village House
    .gloss = wiejski dom
location-farmhouse = Farmhouse
    .gloss = zagroda
location-wooden-bridge = Wooden Bridge
    .gloss = drewniany most

## Burnt Offerings

location-nettlemaze = Nettlemaze
    .gloss = labirynt pokrzyw
location-goblin-fortress = Goblin Fortress
    .gloss = twierdza goblinów
location-the-rusty-dragon = The Rusty Dragon
    .gloss = gospoda „Pod Rdzawym Smokiem”
location-junk-beach = Junk Beach
    .gloss = plaża rupieci
location-glassworks = Glassworks
    .gloss = huta szkła
location-catacombs-of-wrath = Catacombs of Wrath
    .gloss = Katakumby Gniewu
location-swallowtail-festival = Swallowtail Festival
    .gloss = Święto Pazia Królowej

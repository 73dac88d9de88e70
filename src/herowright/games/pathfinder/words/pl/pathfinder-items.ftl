# The items: their printed names, and what these mean in other languages.


## Base set and Character Add-On Deck

boon-amulet-of-fortitude = Amulet of Fortitude
    .gloss = amulet wytrwałości
boon-amulet-of-life = Amulet of Life
    .gloss = amulet życia
boon-blast-stone = Blast Stone
    .gloss = wybuchowy kamień
boon-boots-of-elvenkind = Boots of Elvenkind
    .gloss = elfie buty
boon-bracers-of-protection = Bracers of Protection
    .gloss = karwasze ochrony
boon-caltrops = Caltrops
    .gloss = kolczatki
boon-cape-of-escape = Cape of Escape
    .gloss = peleryna ucieczki
boon-codex = Codex
    .gloss = kodeks
boon-crowbar = Crowbar
    .gloss = łom
boon-holy-candle = Holy Candle
    .gloss = święta świeca
boon-holy-water = Holy Water
    .gloss = woda święcona
boon-luckstone = Luckstone
    .gloss = kamień szczęścia
boon-masterwork-tools = Masterwork Tools
    .gloss = mistrzowskie narzędzia
boon-mattock = Mattock
    .gloss = oskard
boon-potion-of-energy-resistance = Potion of Energy Resistance
    .gloss = mikstura odporności na żywioły
boon-potion-of-fortitude = Potion of Fortitude
    .gloss = mikstura wytrwałości
boon-potion-of-ghostly-form = Potion of Ghostly Form
    .gloss = mikstura widmowej postaci
boon-potion-of-glibness = Potion of Glibness
    .gloss = mikstura elokwencji
boon-potion-of-healing = Potion of Healing
    .gloss = mikstura leczenia
boon-potion-of-hiding = Potion of Hiding
    .gloss = mikstura ukrycia
boon-potion-of-vision = Potion of Vision
    .gloss = mikstura bystrego wzroku
boon-spyglass = Spyglass
    .gloss = luneta
boon-thieves-tools = Thieves' Tools
    .gloss = narzędzia złodziejskie
boon-token-of-remembrance = Token of Remembrance
    .gloss = talizman pamięci
boon-tome-of-knowledge = Tome of Knowledge
    .gloss = księga wiedzy


## Character Add-On Deck alone

boon-amulet-of-mighty-fists = Amulet of Mighty Fists
    .gloss = amulet potężnych pięści
boon-crown-of-charisma = Crown of Charisma
    .gloss = korona charyzmy
boon-eyes-of-the-eagle = Eyes of the Eagle
    .gloss = oczy orła
boon-sages-journal = Sage's Journal
    .gloss = dziennik mędrca


## Burnt Offerings

boon-potion-of-gracefulness = Potion of Gracefulness
    .gloss = mikstura gracji
boon-potion-of-ruggedness = Potion of Ruggedness
    .gloss = mikstura krzepy
boon-staff-of-minor-healing = Staff of Minor Healing
    .gloss = kostur pomniejszego leczenia
boon-wand-of-force-missile = Wand of Force Missile
    .gloss = różdżka pocisku mocy
boon-wand-of-shield = Wand of Shield
    .gloss = różdżka tarczy

# The items: their printed names, and what these mean in other languages.


## Base set and Character Add-On Deck

boon-amulet-of-fortitude = Amulet of Fortitude
boon-amulet-of-life = Amulet of Life
boon-blast-stone = Blast Stone
boon-boots-of-elvenkind = Boots of Elvenkind
boon-bracers-of-protection = Bracers of Protection
boon-caltrops = Caltrops
boon-cape-of-escape = Cape of Escape
boon-codex = Codex
boon-crowbar = Crowbar
boon-holy-candle = Holy Candle
boon-holy-water = Holy Water
boon-luckstone = Luckstone
boon-masterwork-tools = Masterwork Tools
boon-mattock = Mattock
boon-potion-of-energy-resistance = Potion of Energy Resistance
boon-potion-of-fortitude = Potion of Fortitude
boon-potion-of-ghostly-form = Potion of Ghostly Form
boon-potion-of-glibness = Potion of Glibness
boon-potion-of-healing = Potion of Healing
boon-potion-of-hiding = Potion of Hiding
boon-potion-of-vision = Potion of Vision
boon-spyglass = Spyglass
boon-thieves-tools = Thieves' Tools
boon-token-of-remembrance = Token of Remembrance
boon-tome-of-knowledge = Tome of Knowledge


## Character Add-On Deck alone

boon-amulet-of-mighty-fists = Amulet of Mighty Fists
boon-crown-of-charisma = Crown of Charisma
boon-eyes-of-the-eagle = Eyes of the Eagle
boon-sages-journal = Sage's Journal


## Burnt Offerings

boon-potion-of-gracefulness = Potion of Gracefulness
boon-potion-of-ruggedness = Potion of Ruggedness
boon-staff-of-minor-healing = Staff of Minor Healing
boon-wand-of-force-missile = Wand of Force Missile
boon-wand-of-shield = Wand of Shield

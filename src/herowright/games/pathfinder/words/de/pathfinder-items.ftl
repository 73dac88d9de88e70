# The items: their printed names, and what these mean in other languages.


## Base set and Character Add-On Deck

boon-amulet-of-fortitude = Amulet of Fortitude
    .gloss = Amulett der Zähigkeit
boon-amulet-of-life = Amulet of Life
    .gloss = Amulett des Lebens
boon-blast-stone = Blast Stone
    .gloss = Sprengstein
boon-boots-of-elvenkind = Boots of Elvenkind
    .gloss = Elfenstiefel
boon-bracers-of-protection = Bracers of Protection
    .gloss = Armschienen des Schutzes
boon-caltrops = Caltrops
    .gloss = Krähenfüße
boon-cape-of-escape = Cape of Escape
    .gloss = Umhang der Flucht
boon-codex = Codex
    .gloss = Kodex
boon-crowbar = Crowbar
    .gloss = Brecheisen
boon-holy-candle = Holy Candle
    .gloss = Heilige Kerze
boon-holy-water = Holy Water
    .gloss = Weihwasser
boon-luckstone = Luckstone
    .gloss = Glücksstein
boon-masterwork-tools = Masterwork Tools
    .gloss = Meisterwerkzeug
boon-mattock = Mattock
    .gloss = Breithacke
boon-potion-of-energy-resistance = Potion of Energy Resistance
    .gloss = Trank der Energieresistenz
boon-potion-of-fortitude = Potion of Fortitude
    .gloss = Trank der Zähigkeit
boon-potion-of-ghostly-form = Potion of Ghostly Form
    .gloss = Trank der Geistergestalt
boon-potion-of-glibness = Potion of Glibness
    .gloss = Trank der Zungenfertigkeit
boon-potion-of-healing = Potion of Healing
    .gloss = Heiltrank
boon-potion-of-hiding = Potion of Hiding
    .gloss = Trank des Verbergens
boon-potion-of-vision = Potion of Vision
    .gloss = Trank der scharfen Augen
boon-spyglass = Spyglass
    .gloss = Fernrohr
boon-thieves-tools = Thieves' Tools
    .gloss = Diebeswerkzeug
boon-token-of-remembrance = Token of Remembrance
    .gloss = Zeichen der Erinnerung
boon-tome-of-knowledge = Tome of Knowledge
    .gloss = Foliant des Wissens


## Character Add-On Deck alone

boon-amulet-of-mighty-fists = Amulet of Mighty Fists
    .gloss = Amulett der mächtigen Fäuste
boon-crown-of-charisma = Crown of Charisma
    .gloss = Krone des Charismas
boon-eyes-of-the-eagle = Eyes of the Eagle
    .gloss = Adleraugen
boon-sages-journal = Sage's Journal
    .gloss = Notizbuch des Weisen


## Burnt Offerings

boon-potion-of-gracefulness = Potion of Gracefulness
    .gloss = Trank der Anmut
boon-potion-of-ruggedness = Potion of Ruggedness
    .gloss = Trank der Robustheit
boon-staff-of-minor-healing = Staff of Minor Healing
    .gloss = Stab der kleinen Heilung
boon-wand-of-force-missile = Wand of Force Missile
    .gloss = Zauberstab der Energiegeschosse
boon-wand-of-shield = Wand of Shield
    .gloss = Zauberstab des Schildes

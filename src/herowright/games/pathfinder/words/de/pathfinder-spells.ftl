# The spells: their printed names, and what these mean in other languages.


## Base set and Character Add-On Deck

boon-acid-arrow = Acid Arrow
    .gloss = Säurepfeil
boon-aid = Aid
    .gloss = Beistand
boon-arcane-armor = Arcane Armor
    .gloss = Arkane Rüstung
boon-augury = Augury
    .gloss = Weissagung
boon-charm-person = Charm Person
    .gloss = Person bezaubern
boon-cure = Cure
    .gloss = Heilung
boon-detect-evil = Detect Evil
    .gloss = Böses entdecken
boon-detect-magic = Detect Magic
    .gloss = Magie entdecken
boon-find-traps = Find Traps
    .gloss = Fallen finden
boon-force-missile = Force Missile
    .gloss = Energiegeschoss
boon-glibness = Glibness
    .gloss = Zungenfertigkeit
boon-guidance = Guidance
    .gloss = Göttliche Führung
boon-holy-light = Holy Light
    .gloss = Heiliges Licht
boon-inflict = Inflict
    .gloss = Wunden verursachen
boon-invisibility = Invisibility
    .gloss = Unsichtbarkeit
boon-levitate = Levitate
    .gloss = Schweben
boon-lightning-touch = Lightning Touch
    .gloss = Berührung des Blitzes
boon-mending = Mending
    .gloss = Ausbessern
boon-mirror-image = Mirror Image
    .gloss = Spiegelbilder
boon-sanctuary = Sanctuary
    .gloss = Zuflucht
boon-sleep = Sleep
    .gloss = Schlaf
boon-strength = Strength
    .gloss = Stärke


## Burnt Offerings

boon-enfeeble = Enfeeble
    .gloss = Entkräftung
boon-fiery-weapon = Fiery Weapon
    .gloss = Flammende Waffe
boon-frost-ray = Frost Ray
    .gloss = Froststrahl
boon-scorching-ray = Scorching Ray
    .gloss = Sengender Strahl
boon-speed = Speed
    .gloss = Schnelligkeit

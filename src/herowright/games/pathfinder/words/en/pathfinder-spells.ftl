# The spells: their printed names, and what these mean in other languages.


## Base set and Character Add-On Deck

boon-acid-arrow = Acid Arrow
boon-aid = Aid
boon-arcane-armor = Arcane Armor
boon-augury = Augury
boon-charm-person = Charm Person
boon-cure = Cure
boon-detect-evil = Detect Evil
boon-detect-magic = Detect Magic
boon-find-traps = Find Traps
boon-force-missile = Force Missile
boon-glibness = Glibness
boon-guidance = Guidance
boon-holy-light = Holy Light
boon-inflict = Inflict
boon-invisibility = Invisibility
boon-levitate = Levitate
boon-lightning-touch = Lightning Touch
boon-mending = Mending
boon-mirror-image = Mirror Image
boon-sanctuary = Sanctuary
boon-sleep = Sleep
boon-strength = Strength


## Burnt Offerings

boon-enfeeble = Enfeeble
boon-fiery-weapon = Fiery Weapon
boon-frost-ray = Frost Ray
boon-scorching-ray = Scorching Ray
boon-speed = Speed

# The spells: their printed names, and what these mean in other languages.


## Base set and Character Add-On Deck

boon-acid-arrow = Acid Arrow
    .gloss = kwasowa strzała
boon-aid = Aid
    .gloss = wsparcie
boon-arcane-armor = Arcane Armor
    .gloss = tajemna zbroja
boon-augury = Augury
    .gloss = wróżba
boon-charm-person = Charm Person
    .gloss = zauroczenie osoby
boon-cure = Cure
    .gloss = leczenie
boon-detect-evil = Detect Evil
    .gloss = wykrycie zła
boon-detect-magic = Detect Magic
    .gloss = wykrycie magii
boon-find-traps = Find Traps
    .gloss = znajdowanie pułapek
boon-force-missile = Force Missile
    .gloss = pocisk mocy
boon-glibness = Glibness
    .gloss = elokwencja
boon-guidance = Guidance
    .gloss = boska wskazówka
boon-holy-light = Holy Light
    .gloss = święte światło
boon-inflict = Inflict
    .gloss = zadanie ran
boon-invisibility = Invisibility
    .gloss = niewidzialność
boon-levitate = Levitate
    .gloss = lewitacja
boon-lightning-touch = Lightning Touch
    .gloss = dotyk błyskawicy
boon-mending = Mending
    .gloss = naprawa
boon-mirror-image = Mirror Image
    .gloss = lustrzane odbicia
boon-sanctuary = Sanctuary
    .gloss = azyl
boon-sleep = Sleep
    .gloss = sen
boon-strength = Strength
    .gloss = siła


## Burnt Offerings

boon-enfeeble = Enfeeble
    .gloss = osłabienie
boon-fiery-weapon = Fiery Weapon
    .gloss = ognista broń
boon-frost-ray = Frost Ray
    .gloss = promień mrozu
boon-scorching-ray = Scorching Ray
    .gloss = palący promień
boon-speed = Speed
    .gloss = przyspieszenie

# Names of the barriers: as printed, and in short what they mean.


## Base set and character add-on deck

bane-pit-trap = Pit Trap
    .gloss = Fallgrube
bane-trapped-passageway = Trapped Passageway
    .gloss = Durchgang mit Falle
bane-ambush = Ambush
    .gloss = Hinterhalt
bane-explosive-runes = Explosive Runes
    .gloss = Explosive Runen
bane-large-chest = Large Chest
    .gloss = Große Truhe
bane-battered-chest = Battered Chest
    .gloss = Ramponierte Truhe
bane-collapsed-ceiling = Collapsed Ceiling
    .gloss = Eingestürzte Decke
bane-mystic-inscription = Mystic Inscription
    .gloss = Mystische Inschrift
bane-trapped-locker = Trapped Locker
    .gloss = Spind mit Falle
bane-skeleton-horde = Skeleton Horde
    .gloss = Skeletthorde
bane-locked-passage = Locked Passage
    .gloss = Versperrter Durchgang
bane-treasure-map = Treasure Map
    .gloss = Schatzkarte
bane-secret-stash = Secret Stash
    .gloss = Geheimversteck

## Burnt Offerings

bane-monster-in-the-closet = Monster in the Closet
    .gloss = Monster im Schrank
bane-slashing-blade = Slashing Blade
    .gloss = Sausende Klinge
bane-shopkeepers-daughter = Shopkeeper's Daughter
    .gloss = Krämerstochter
bane-goblin-raid = Goblin Raid
    .gloss = Goblinüberfall
bane-pit-of-malfeshnekor = Pit of Malfeshnekor
    .gloss = Grube des Malfeshnekor

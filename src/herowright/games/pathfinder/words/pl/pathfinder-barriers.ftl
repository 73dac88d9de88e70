# Names of the barriers: as printed, and in short what they mean.


## Base set and character add-on deck

bane-pit-trap = Pit Trap
    .gloss = wilczy dół
bane-trapped-passageway = Trapped Passageway
    .gloss = przejście z pułapką
bane-ambush = Ambush
    .gloss = zasadzka
bane-explosive-runes = Explosive Runes
    .gloss = wybuchowe runy
bane-large-chest = Large Chest
    .gloss = duża skrzynia
bane-battered-chest = Battered Chest
    .gloss = poobijana skrzynia
bane-collapsed-ceiling = Collapsed Ceiling
    .gloss = zawalony strop
bane-mystic-inscription = Mystic Inscription
    .gloss = mistyczna inskrypcja
bane-trapped-locker = Trapped Locker
    .gloss = szafka z pułapką
bane-skeleton-horde = Skeleton Horde
    .gloss = horda szkieletów
bane-locked-passage = Locked Passage
    .gloss = zamknięte przejście
bane-treasure-map = Treasure Map
    .gloss = mapa skarbu
bane-secret-stash = Secret Stash
    .gloss = tajna skrytka

## Burnt Offerings

bane-monster-in-the-closet = Monster in the Closet
    .gloss = potwór w szafie
bane-slashing-blade = Slashing Blade
    .gloss = tnące ostrze
bane-shopkeepers-daughter = Shopkeeper's Daughter
    .gloss = córka sklepikarza
bane-goblin-raid = Goblin Raid
    .gloss = najazd goblinów
bane-pit-of-malfeshnekor = Pit of Malfeshnekor
    .gloss = otchłań Malfeshnekora

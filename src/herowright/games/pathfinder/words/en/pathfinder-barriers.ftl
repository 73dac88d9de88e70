# Names of the barriers.


## Base set and character add-on deck

bane-pit-trap = Pit Trap
bane-trapped-passageway = Trapped Passageway
bane-ambush = Ambush
bane-explosive-runes = Explosive Runes
bane-large-chest = Large Chest
bane-battered-chest = Battered Chest
bane-collapsed-ceiling = Collapsed Ceiling
bane-mystic-inscription = Mystic Inscription
bane-trapped-locker = Trapped Locker
bane-skeleton-horde = Skeleton Horde
bane-locked-passage = Locked Passage
bane-treasure-map = Treasure Map
bane-secret-stash = Secret Stash

## Burnt Offerings

bane-monster-in-the-closet = Monster in the Closet
bane-slashing-blade = Slashing Blade
bane-shopkeepers-daughter = Shopkeeper's Daughter
bane-goblin-raid = Goblin Raid
bane-pit-of-malfeshnekor = Pit of Malfeshnekor

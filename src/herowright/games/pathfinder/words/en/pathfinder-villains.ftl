# Names of henchmen and villains.


## Henchmen of the base set

bane-bandit = Bandit
bane-poison-trap = Poison Trap
bane-ancient-skeleton = Ancient Skeleton

## Henchmen of Burnt Offerings

bane-tsuto-kaijitsu = Tsuto Kaijitsu
bane-goblin-raider = Goblin Raider
bane-bruthazmus = Bruthazmus
bane-wrathful-sinspawn = Wrathful Sinspawn
bane-koruvus = Koruvus
bane-lyrie-akenja = Lyrie Akenja
bane-orik-vancaskerkin = Orik Vancaskerkin
bane-tangletooth = Tangletooth

## Villains of the base set

bane-jubrayl-vhiski = Jubrayl Vhiski
bane-pillbug-podiker = Pillbug Podiker
bane-black-fang = Black Fang

## Villains of Burnt Offerings

bane-ripnugget-and-stickfoot = Ripnugget and Stickfoot
bane-erylium = Erylium
bane-gogmurt = Gogmurt
bane-nualia = Nualia
bane-the-sandpoint-devil = The Sandpoint Devil

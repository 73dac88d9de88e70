# Names of henchmen and villains: as printed, and in short what they mean or who they are.


## Henchmen of the base set

bane-bandit = Bandit
    .gloss = bandyta
bane-poison-trap = Poison Trap
    .gloss = pułapka z trucizną
bane-ancient-skeleton = Ancient Skeleton
    .gloss = pradawny szkielet

## Henchmen of Burnt Offerings

bane-tsuto-kaijitsu = Tsuto Kaijitsu
    .gloss = zdrajca z Sandpoint
bane-goblin-raider = Goblin Raider
    .gloss = gobliński łupieżca
bane-bruthazmus = Bruthazmus
    .gloss = niedźwieżuk tropiciel
bane-wrathful-sinspawn = Wrathful Sinspawn
    .gloss = gniewny pomiot grzechu
bane-koruvus = Koruvus
    .gloss = zmutowany goblin
bane-lyrie-akenja = Lyrie Akenja
    .gloss = czarodziejka na usługach Nualii
bane-orik-vancaskerkin = Orik Vancaskerkin
    .gloss = najemnik
bane-tangletooth = Tangletooth
    .gloss = puma druida

## Villains of the base set

bane-jubrayl-vhiski = Jubrayl Vhiski
    .gloss = herszt bandytów
bane-pillbug-podiker = Pillbug Podiker
    .gloss = truciciel
bane-black-fang = Black Fang
    .gloss = czarny smok

## Villains of Burnt Offerings

bane-ripnugget-and-stickfoot = Ripnugget and Stickfoot
    .gloss = gobliński wódz i jego gekon
bane-erylium = Erylium
    .gloss = demonica quasit
bane-gogmurt = Gogmurt
    .gloss = gobliński druid
bane-nualia = Nualia
    .gloss = upadła aasimarka
bane-the-sandpoint-devil = The Sandpoint Devil
    .gloss = Diabeł z Sandpoint

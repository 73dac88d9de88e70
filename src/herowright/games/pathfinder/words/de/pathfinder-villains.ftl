# Names of henchmen and villains: as printed, and in short what they mean or who they are.


## Henchmen of the base set

bane-bandit = Bandit
    .gloss = Bandit
bane-poison-trap = Poison Trap
    .gloss = Giftfalle
bane-ancient-skeleton = Ancient Skeleton
    .gloss = Uraltes Skelett

## Henchmen of Burnt Offerings

bane-tsuto-kaijitsu = Tsuto Kaijitsu
    .gloss = Verräter aus Sandspitze
bane-goblin-raider = Goblin Raider
    .gloss = Goblinplünderer
bane-bruthazmus = Bruthazmus
    .gloss = Grottenschrat-Waldläufer
bane-wrathful-sinspawn = Wrathful Sinspawn
    .gloss = Zornige Sündenbrut
bane-koruvus = Koruvus
    .gloss = Mutierter Goblin
bane-lyrie-akenja = Lyrie Akenja
    .gloss = Magierin in Nualias Diensten
bane-orik-vancaskerkin = Orik Vancaskerkin
    .gloss = Söldner
bane-tangletooth = Tangletooth
    .gloss = Puma des Druiden

## Villains of the base set

bane-jubrayl-vhiski = Jubrayl Vhiski
    .gloss = Bandenchef
bane-pillbug-podiker = Pillbug Podiker
    .gloss = Giftmischer
bane-black-fang = Black Fang
    .gloss = Schwarzer Drache

## Villains of Burnt Offerings

bane-ripnugget-and-stickfoot = Ripnugget and Stickfoot
    .gloss = Goblinhäuptling und sein Gecko
bane-erylium = Erylium
    .gloss = Quasit-Dämonin
bane-gogmurt = Gogmurt
    .gloss = Goblindruide
bane-nualia = Nualia
    .gloss = Gefallene Aasimarin
bane-the-sandpoint-devil = The Sandpoint Devil
    .gloss = Teufel von Sandspitze

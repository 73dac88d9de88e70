# Allies of Pathfinder Adventure Card Game: Rise of the Runelords: the printed names, each with its meaning as a gloss.


## Base set

boon-standard-bearer = Standard Bearer
    .gloss = Bannerträger
boon-burglar = Burglar
    .gloss = Einbrecher
boon-guide = Guide
    .gloss = Wegführer
boon-archer = Archer
    .gloss = Bogenschütze
boon-night-watch = Night Watch
    .gloss = Nachtwache
boon-acolyte = Acolyte
    .gloss = Akolyth
boon-sage = Sage
    .gloss = Gelehrter
boon-shalelu-andosana = Shalelu Andosana
    .gloss = Elfische Waldläuferin
boon-troubadour = Troubadour
    .gloss = Minnesänger
boon-sheriff-hemlock = Sheriff Hemlock
    .gloss = Sheriff von Sandspitze
boon-soldier = Soldier
    .gloss = Soldat
boon-mayor-kendra-deverin = Mayor Kendra Deverin
    .gloss = Bürgermeisterin von Sandspitze
boon-guard = Guard
    .gloss = Wächter
boon-crow = Crow
    .gloss = Krähe
boon-father-zantus = Father Zantus
    .gloss = Priester von Sandspitze

## Character Add-On Deck

boon-dog = Dog
    .gloss = Hund
boon-saber-toothed-tiger = Saber-Toothed Tiger
    .gloss = Säbelzahntiger
boon-snake = Snake
    .gloss = Schlange

## Burnt Offerings

boon-ilsoari-gandethus = Ilsoari Gandethus
    .gloss = Leiter der Akademie
boon-aldern-foxglove = Aldern Foxglove
    .gloss = Junger Adliger
boon-grizzled-mercenary = Grizzled Mercenary
    .gloss = Ergrauter Söldner
boon-ven-vinder = Ven Vinder
    .gloss = Krämer von Sandspitze
boon-ameiko-kaijitsu = Ameiko Kaijitsu
    .gloss = Gastwirtin
boon-cyrdak-drokkus = Cyrdak Drokkus
    .gloss = Theaterdirektor
boon-toad = Toad
    .gloss = Kröte

# Allies of Pathfinder Adventure Card Game: Rise of the Runelords: the printed names, each with its meaning as a gloss.


## Base set

boon-standard-bearer = Standard Bearer
    .gloss = chorąży
boon-burglar = Burglar
    .gloss = włamywacz
boon-guide = Guide
    .gloss = przewodnik
boon-archer = Archer
    .gloss = łucznik
boon-night-watch = Night Watch
    .gloss = nocna straż
boon-acolyte = Acolyte
    .gloss = akolita
boon-sage = Sage
    .gloss = mędrzec
boon-shalelu-andosana = Shalelu Andosana
    .gloss = elfia tropicielka
boon-troubadour = Troubadour
    .gloss = trubadur
boon-sheriff-hemlock = Sheriff Hemlock
    .gloss = szeryf Sandpoint
boon-soldier = Soldier
    .gloss = żołnierz
boon-mayor-kendra-deverin = Mayor Kendra Deverin
    .gloss = burmistrzyni Sandpoint
boon-guard = Guard
    .gloss = strażnik
boon-crow = Crow
    .gloss = wrona
boon-father-zantus = Father Zantus
    .gloss = kleryk z Sandpoint

## Character Add-On Deck

boon-dog = Dog
    .gloss = pies
boon-saber-toothed-tiger = Saber-Toothed Tiger
    .gloss = tygrys szablozębny
boon-snake = Snake
    .gloss = wąż

## Burnt Offerings

boon-ilsoari-gandethus = Ilsoari Gandethus
    .gloss = dyrektor akademii
boon-aldern-foxglove = Aldern Foxglove
    .gloss = młody szlachcic
boon-grizzled-mercenary = Grizzled Mercenary
    .gloss = osiwiały najemnik
boon-ven-vinder = Ven Vinder
    .gloss = sklepikarz z Sandpoint
boon-ameiko-kaijitsu = Ameiko Kaijitsu
    .gloss = oberżystka
boon-cyrdak-drokkus = Cyrdak Drokkus
    .gloss = dyrektor teatru
boon-toad = Toad
    .gloss = ropucha

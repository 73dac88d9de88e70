# Allies of Pathfinder Adventure Card Game: Rise of the Runelords: the printed names.


## Base set

boon-standard-bearer = Standard Bearer
boon-burglar = Burglar
boon-guide = Guide
boon-archer = Archer
boon-night-watch = Night Watch
boon-acolyte = Acolyte
boon-sage = Sage
boon-shalelu-andosana = Shalelu Andosana
boon-troubadour = Troubadour
boon-sheriff-hemlock = Sheriff Hemlock
boon-soldier = Soldier
boon-mayor-kendra-deverin = Mayor Kendra Deverin
boon-guard = Guard
boon-crow = Crow
boon-father-zantus = Father Zantus

## Character Add-On Deck

boon-dog = Dog
boon-saber-toothed-tiger = Saber-Toothed Tiger
boon-snake = Snake

## Burnt Offerings

boon-ilsoari-gandethus = Ilsoari Gandethus
boon-aldern-foxglove = Aldern Foxglove
boon-grizzled-mercenary = Grizzled Mercenary
boon-ven-vinder = Ven Vinder
boon-ameiko-kaijitsu = Ameiko Kaijitsu
boon-cyrdak-drokkus = Cyrdak Drokkus
boon-toad = Toad

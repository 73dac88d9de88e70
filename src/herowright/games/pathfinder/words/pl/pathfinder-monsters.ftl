# The monsters of the base set, the character add-on deck and the first adventure deck.
# Their names stay English; the gloss says what they mean.


## Base set and character add-on deck

bane-ghost = Ghost
    .gloss = duch
bane-skeleton = Skeleton
    .gloss = szkielet
bane-giant-gecko = Giant Gecko
    .gloss = olbrzymi gekon
bane-cultist = Cultist
    .gloss = kultysta
bane-goblin-warrior = Goblin Warrior
    .gloss = gobliński wojownik
bane-spectre = Spectre
    .gloss = widmo
bane-bunyip = Bunyip
    .gloss = wodna bestia
bane-sneak = Sneak
    .gloss = podstępny łotrzyk
bane-goblin-commando = Goblin Commando
    .gloss = gobliński komandos
bane-xulgath = Xulgath
    .gloss = troglodyta
bane-shadow = Shadow
    .gloss = cień
bane-zombie = Zombie
    .gloss = żywy trup
bane-plague-zombie = Plague Zombie
    .gloss = zadżumiony zombi
bane-hell-hound = Hell Hound
    .gloss = piekielny ogar
bane-traitor = Traitor
    .gloss = zdrajca
bane-zombie-giant = Zombie Giant
    .gloss = olbrzym zombi
bane-scout = Scout
    .gloss = zwiadowca
bane-ogre = Ogre
    .gloss = ogr
bane-werewolf = Werewolf
    .gloss = wilkołak
bane-warlord = Warlord
    .gloss = watażka
bane-mercenary = Mercenary
    .gloss = najemnik
bane-hill-giant = Hill Giant
    .gloss = olbrzym ze wzgórz
bane-rat-swarm = Rat Swarm
    .gloss = rój szczurów
bane-enchanter = Enchanter
    .gloss = mistrz uroków
bane-bugbear = Bugbear
    .gloss = niedźwieżuk
bane-siren = Siren
    .gloss = syrena
bane-ghoul = Ghoul
    .gloss = ghul
bane-satyr = Satyr
    .gloss = kozłonogi duch lasu

## Burnt Offerings

bane-goblin-warchanter = Goblin Warchanter
    .gloss = gobliński pieśniarz bojowy
bane-goblin-pyro = Goblin Pyro
    .gloss = gobliński podpalacz
bane-goblin-dog = Goblin Dog
    .gloss = gobliński pies
bane-tickwood-boar = Tickwood Boar
    .gloss = dzik z Tickwood
bane-goblin-cutpurse = Goblin Cutpurse
    .gloss = gobliński rzezimieszek
bane-attic-whisperer = Attic Whisperer
    .gloss = szeptacz ze strychu
bane-yeth-hound = Yeth Hound
    .gloss = ogar yeth
bane-goblin-snake = Goblin Snake
    .gloss = gobliński wąż
bane-giant-hermit-crab = Giant Hermit Crab
    .gloss = olbrzymi krab pustelnik

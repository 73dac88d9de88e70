# The monsters of the base set, the character add-on deck and the first adventure deck.
# Their names stay English; the gloss says what they mean.


## Base set and character add-on deck

bane-ghost = Ghost
    .gloss = Geist
bane-skeleton = Skeleton
    .gloss = Skelett
bane-giant-gecko = Giant Gecko
    .gloss = Riesengecko
bane-cultist = Cultist
    .gloss = Kultist
bane-goblin-warrior = Goblin Warrior
    .gloss = Goblinkrieger
bane-spectre = Spectre
    .gloss = Schreckgespenst
bane-bunyip = Bunyip
    .gloss = Wasserbestie
bane-sneak = Sneak
    .gloss = Schleicher
bane-goblin-commando = Goblin Commando
    .gloss = Goblin-Kommandokämpfer
bane-xulgath = Xulgath
    .gloss = Troglodyt
bane-shadow = Shadow
    .gloss = Schatten
bane-zombie = Zombie
    .gloss = Wandelnder Leichnam
bane-plague-zombie = Plague Zombie
    .gloss = Seuchenzombie
bane-hell-hound = Hell Hound
    .gloss = Höllenhund
bane-traitor = Traitor
    .gloss = Verräter
bane-zombie-giant = Zombie Giant
    .gloss = Zombieriese
bane-scout = Scout
    .gloss = Kundschafter
bane-ogre = Ogre
    .gloss = Oger
bane-werewolf = Werewolf
    .gloss = Werwolf
bane-warlord = Warlord
    .gloss = Kriegsherr
bane-mercenary = Mercenary
    .gloss = Söldner
bane-hill-giant = Hill Giant
    .gloss = Hügelriese
bane-rat-swarm = Rat Swarm
    .gloss = Rattenschwarm
bane-enchanter = Enchanter
    .gloss = Verzauberer
bane-bugbear = Bugbear
    .gloss = Grottenschrat
bane-siren = Siren
    .gloss = Sirene
bane-ghoul = Ghoul
    .gloss = Ghul
bane-satyr = Satyr
    .gloss = Bocksfüßiger Waldgeist

## Burnt Offerings

bane-goblin-warchanter = Goblin Warchanter
    .gloss = Goblin-Kriegssänger
bane-goblin-pyro = Goblin Pyro
    .gloss = Goblin-Brandstifter
bane-goblin-dog = Goblin Dog
    .gloss = Goblinhund
bane-tickwood-boar = Tickwood Boar
    .gloss = Keiler aus Tickwood
bane-goblin-cutpurse = Goblin Cutpurse
    .gloss = Goblin-Beutelschneider
bane-attic-whisperer = Attic Whisperer
    .gloss = Dachbodenflüsterer
bane-yeth-hound = Yeth Hound
    .gloss = Yeth-Hund
bane-goblin-snake = Goblin Snake
    .gloss = Goblinschlange
bane-giant-hermit-crab = Giant Hermit Crab
    .gloss = Riesen-Einsiedlerkrebs

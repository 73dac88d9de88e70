# The monsters of the base set, the character add-on deck and the first adventure deck.


## Base set and character add-on deck

bane-ghost = Ghost
bane-skeleton = Skeleton
bane-giant-gecko = Giant Gecko
bane-cultist = Cultist
bane-goblin-warrior = Goblin Warrior
bane-spectre = Spectre
bane-bunyip = Bunyip
bane-sneak = Sneak
bane-goblin-commando = Goblin Commando
bane-xulgath = Xulgath
bane-shadow = Shadow
bane-zombie = Zombie
bane-plague-zombie = Plague Zombie
bane-hell-hound = Hell Hound
bane-traitor = Traitor
bane-zombie-giant = Zombie Giant
bane-scout = Scout
bane-ogre = Ogre
bane-werewolf = Werewolf
bane-warlord = Warlord
bane-mercenary = Mercenary
bane-hill-giant = Hill Giant
bane-rat-swarm = Rat Swarm
bane-enchanter = Enchanter
bane-bugbear = Bugbear
bane-siren = Siren
bane-ghoul = Ghoul
bane-satyr = Satyr

## Burnt Offerings

bane-goblin-warchanter = Goblin Warchanter
bane-goblin-pyro = Goblin Pyro
bane-goblin-dog = Goblin Dog
bane-tickwood-boar = Tickwood Boar
bane-goblin-cutpurse = Goblin Cutpurse
bane-attic-whisperer = Attic Whisperer
bane-yeth-hound = Yeth Hound
bane-goblin-snake = Goblin Snake
bane-giant-hermit-crab = Giant Hermit Crab

# Story cards of Act III: titles, paths, and the sentence each path adds to the hero's tale.


## Traits

story-living-legend = Living Legend
path-living-legend = { story-living-legend }
caption-living-legend = In every yard children play at being you, and quarrel over who has to be the villain.

story-saintly = Saintly
path-saintly = { story-saintly }
caption-saintly = Candles light themselves when you come in, which you find a little embarrassing.

story-dreaded = Dreaded
path-dreaded = { story-dreaded }
caption-dreaded = Your name empties the market faster than rain.

story-unbroken = Unbroken
path-unbroken = { story-unbroken }
caption-unbroken = After each fall you rise a little slower and a little taller.

story-all-seeing = All-Seeing
path-all-seeing = { story-all-seeing }
caption-all-seeing = One look at a stranger's hands tells you the whole year that is coming for them.

story-incorruptible = Incorruptible
path-incorruptible = { story-incorruptible }
caption-incorruptible = The third chest of gold goes back to its sender unopened, with your regards.

story-shapeshifter = Shapeshifter
path-shapeshifter = { story-shapeshifter }
caption-shapeshifter = You fall asleep with two legs and wake with four, and the forest has stopped being surprised.

story-kingmaker = Kingmaker
path-kingmaker = { story-kingmaker }
caption-kingmaker = Three crowns owe you the heads they sit on, a debt you collect on feast days.

## Challenges

story-last-fortress = The Last Fortress
path-last-fortress-storm = Storm the breach
caption-last-fortress-storm = Before the dust has settled you stand in the breach, waving the rest of the army through.
path-last-fortress-bribe = Pay the gatekeeper
caption-last-fortress-bribe = A purse changes hands at midnight, and at dawn you walk in over the sleeping and the dead.

story-slay-the-dragon = Slay the Dragon
path-slay-the-dragon-scale = Aim for the missing scale
caption-slay-the-dragon-scale = Your lance finds the one scale the dragon lacks, just where the nursery rhyme puts it.
path-slay-the-dragon-ride = Leap onto its back
caption-slay-the-dragon-ride = You let go of the sword and grip the dragon's spines, and it decides to carry you.

story-bronze-colossus = Bronze Colossus
path-bronze-colossus-topple = Bring it down
caption-bronze-colossus-topple = Chains, two hundred oxen and your own shoulder: the colossus goes headlong into the sea.
path-bronze-colossus-head = Climb into its head
caption-bronze-colossus-head = Behind the bronze eyes of the colossus you find a chair, two levers and perfect obedience.

story-dark-sword = The Dark Sword
path-dark-sword-wield = Wield the sword of darkness
caption-dark-sword-wield = The hilt fits your hand too well, and the blade already knows whom you hate.
path-dark-sword-break = Break it on the anvil
caption-dark-sword-break = It takes nine blows on the anvil before the dark blade screams and lets you go.

story-final-battle = The Final Battle
path-final-battle-banner = Raise the fallen banner
caption-final-battle-banner = The banner falls, you pick it up, and ten thousand people run after a piece of cloth.
path-final-battle-no-quarter = Give no quarter
caption-final-battle-no-quarter = The enemy's spears already lie in the grass when you give the order no song will mention.

story-world-tree = The World Tree
path-world-tree-seed = Bring down its last seed
caption-world-tree-seed = Nine days up the World Tree, nine days down, and in your fist the one seed that is still alive.
path-world-tree-sap = Tap the golden sap
caption-world-tree-sap = Golden sap runs down your chin, while high in the World Tree a branch as wide as a road turns grey.

story-crypt-of-horrors = Crypt of Horrors
path-crypt-of-horrors-traps = Disarm the deadly traps
caption-crypt-of-horrors-traps = Wire by wire you take the crypt apart, keeping the best springs for yourself.
path-crypt-of-horrors-coffin = Open the royal coffin
caption-crypt-of-horrors-coffin = The dead king will not let go of his sceptre, so you take the fingers as well.

story-gods-fire = Fire of the Gods
path-gods-fire-villages = Carry it to the villages
caption-gods-fire-villages = From hearth to hearth you carry an ember that, strictly speaking, belongs to the gods.
path-gods-fire-keep = Keep the flame
caption-gods-fire-keep = You swallow the gods' spark whole, and from now on your shadow falls the wrong way.

story-poisoned-feast = The Poisoned Feast
path-poisoned-feast-goblets = Swap the goblets
caption-poisoned-feast-goblets = A juggler's trick with three goblets saves the queen, who never learns why you are grinning.
path-poisoned-feast-toast = Raise the toast
caption-poisoned-feast-toast = You give the finest speech of the evening, and nobody at the high table outlives the applause.

story-great-plague = The Great Plague
path-great-plague-cure = Search for the cure
caption-great-plague-cure = Behind the gallows grows the herb you boil until your hands are green and the coughing stops.
path-great-plague-gates = Seal the gates
caption-great-plague-gates = You turn the key on the sick city, and the land around it lives to curse you.

story-abyss = The Abyss
path-abyss-soul = Lead a soul back
caption-abyss-soul = All the way up from the underworld you hear footsteps behind you and do not look back.
path-abyss-river = Drink from the black river
caption-abyss-river = One mouthful of the black river, and you remember every death, including the one that awaits you.

story-distant-land = Distant Land
path-distant-land-fire = Sit at the strangers' fire
caption-distant-land-fire = Around a fire no map knows, strangers teach you eleven words and laugh at nine of them.
path-distant-land-flag = Plant your flag
caption-distant-land-flag = You name the bay after yourself, although it has a name already, and people who use it.

story-forgotten-lore = Forgotten Lore
path-forgotten-lore-teach = Teach it to everyone
caption-forgotten-lore-teach = Whoever can carry a book gets one from you, full of old lore, hand-copied, blots included.
path-forgotten-lore-words = Speak the forbidden words
caption-forgotten-lore-words = At the seventh forbidden word the dark in the corner of the room bows to you.

story-empty-throne = The Empty Throne
path-empty-throne-heir = Crown the rightful heir
caption-empty-throne-heir = The crown fits nobody you try it on, except a goose girl with the old king's temper.
path-empty-throne-self = Crown yourself
caption-empty-throne-self = Nobody hands you the crown, so you take it from the altar and wait to see who objects.

story-long-war = The Long War's End
path-long-war-bread = Break bread with them
caption-long-war-bread = You lay your sword on the table, cut the loaf with it, and thirty years of war end in crumbs.
path-long-war-terms = Dictate the terms
caption-long-war-terms = While the envoys sign with shaking hands, you are already having their silver packed.

story-evil-spirit = Evil Spirit
path-evil-spirit-banish = Banish it
caption-evil-spirit-banish = Three times you say the spirit's name backwards, and the old house breathes out.
path-evil-spirit-listen = Hear its grievance
caption-evil-spirit-listen = What the whole village calls an evil spirit tells you, before dawn, the name of its murderer.

story-before-the-gods = Before the Gods
path-before-the-gods-plead = Plead for the mortals
caption-before-the-gods-plead = You tell the gods a joke from home, and still laughing they call off the flood.
path-before-the-gods-seat = Demand a seat
caption-before-the-gods-seat = From the chair the gods bring you, the houses far below look like spilled grain.

## Adversaries

story-demon = The Demon
path-demon = { story-demon }
caption-demon = You hold the Demon's gaze until it is the Demon who blinks.

story-high-priest = High Priest
path-high-priest = { story-high-priest }
caption-high-priest = In a crowded temple you read the High Priest's ledgers aloud, down to the last candle.

story-iron-emperor = The Iron Emperor
path-iron-emperor = { story-iron-emperor }
caption-iron-emperor = Before all his legions you strike off the Emperor's mask, and a frightened old man blinks at you.

story-undying-king = The Undying King
path-undying-king = { story-undying-king }
caption-undying-king = The Undying King thanks you as he crumbles, while his crown rolls slowly to your feet.

story-world-serpent = The World Serpent
path-world-serpent = { story-world-serpent }
caption-world-serpent = You swim in between the World Serpent's teeth, and three days later the tide brings you both ashore.

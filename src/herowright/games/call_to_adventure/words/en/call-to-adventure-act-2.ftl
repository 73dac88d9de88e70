# The story cards of Act II: titles, paths, and the sentence each adds to the tale of a life.

## Traits

story-courageous = Courageous
path-courageous = { story-courageous }
caption-courageous = Your knees shake like anyone's, yet they keep carrying you towards the screaming.
story-vindictive = Vindictive
path-vindictive = { story-vindictive }
caption-vindictive = You keep a list of names, and with every winter it grows shorter.
story-battle-scars = Battle Scars
path-battle-scars = { story-battle-scars }
caption-battle-scars = Each scar on your skin is a lesson, and not one of them came cheap.
story-second-sight = Second Sight
path-second-sight = { story-second-sight }
caption-second-sight = More and more often you answer questions a heartbeat before anyone asks them.
story-courtly-manners = Courtly Manners
path-courtly-manners = { story-courtly-manners }
caption-courtly-manners = You master the bow that flatters a duke and insults him in the same movement.
story-wanted = Wanted
path-wanted = { story-wanted }
caption-wanted = Your face hangs in every tavern, and the nose they have given you is an insult.
story-knighted = Knighted
path-knighted = { story-knighted }
caption-knighted = A cold blade touches both your shoulders, and you rise from your knees with a title.
story-untamed = Untamed
path-untamed = { story-untamed }
caption-untamed = Beds make your back ache, so you sleep wherever the moss is deep enough.

## Challenges

story-dangerous-artifact = Dangerous Artifact
path-dangerous-artifact-power = Draw on its dark power
caption-dangerous-artifact-power = A black stone hums in your palm, and no door dares to stay shut.
path-dangerous-artifact-resist = Resist its whispers
caption-dangerous-artifact-resist = All night a black stone promises you the world; at dawn you drop it down the deepest well.
story-free-the-trapped = Free the Trapped
path-free-the-trapped-dig = Dig until all are out
caption-free-the-trapped-dig = For three days you dig in a fallen mine, until the last voice below has a face.
path-free-the-trapped-price = Name your price
caption-free-the-trapped-price = You lower the rope into a fallen mine only after the miners' gold has come up.
story-queens-chambers = Queen's Chambers
path-queens-chambers-secret = Keep her secret
caption-queens-chambers-secret = At midnight the queen weeps in front of you, and by breakfast you have seen nothing.
path-queens-chambers-letters = Read her letters
caption-queens-chambers-letters = Behind the queen's mirror lie letters worth more than her crown, and you copy every one.
story-royal-army = Royal Army
path-royal-army-line = Hold the line
caption-royal-army-line = Three hundred riders charge your spear, and you find that you are not going anywhere.
path-royal-army-refuse = Refuse the order
caption-royal-army-refuse = Ordered to burn a village, you snap the torch over your knee before the whole company.
story-lead-a-gang = Lead a Gang
path-lead-a-gang-fear = Rule by fear
caption-lead-a-gang-fear = Your gang stops laughing whenever you come in, and you learn to like the silence.
path-lead-a-gang-sell = Sell them out
caption-lead-a-gang-sell = You raise a cup to the gang that trusts you, and at that sign the watch bursts through every door.
story-true-love = True Love
path-true-love-heart = Give your heart
caption-true-love-heart = Someone lays the table for two every evening, and you have a reason to come home.
path-true-love-leave = Leave before dawn
caption-true-love-leave = You leave a letter on a pillow and go on writing it in your head for seven years.
story-burning-ship = Burning Ship
path-burning-ship-below = Go back below deck
caption-burning-ship-below = The masts are burning, yet you go below once more and break the galley slaves' chains.
path-burning-ship-boat = Cut the last boat loose
caption-burning-ship-boat = You leave a burning ship in its last boat, nine seats empty, and let the current choose a shore.
story-trolls-bridge = The Troll's Bridge
path-trolls-bridge-riddles = Answer the riddles
caption-trolls-bridge-riddles = You beat a troll at riddles, and it keeps you until morning, demanding explanations.
path-trolls-bridge-toll = Take over the toll
caption-trolls-bridge-toll = You pitch a troll into the river, stay a season at its bridge and find that the trade pays.
story-dance-under-the-hill = Dance under the Hill
path-dance-under-the-hill-dawn = Dance until dawn
caption-dance-under-the-hill-dawn = You dance until the folk under the hill beg their own fiddlers for mercy.
path-dance-under-the-hill-reflection = Trade your reflection
caption-dance-under-the-hill-reflection = Under a hill you trade your reflection for three true answers, and no mirror knows you any more.
story-alchemists-cellar = The Alchemist's Cellar
path-alchemists-cellar-yourself = Test it on yourself
caption-alchemists-cellar-yourself = You test an alchemist's elixir on yourself, and for a week you see angels, then only the bucket.
path-alchemists-cellar-beggars = Test it on the beggars
caption-alchemists-cellar-beggars = An alchemist needs volunteers, so you bring him beggars and write down carefully how each one ends.
story-judges-seat = The Judge's Seat
path-judges-seat-mighty = Judge the mighty
caption-judges-seat-mighty = For the same crime you fine the duke as much as the baker, and double for arguing.
path-judges-seat-verdict = Sell the verdict
caption-judges-seat-verdict = You weigh the evidence of both sides, then their purses, and the purses are heavier.
story-fighting-pits = The Fighting Pits
path-fighting-pits-spare = Spare the fallen
caption-fighting-pits-spare = The crowd howls for a death, and you offer the beaten fighter your hand.
path-fighting-pits-blood = Give them blood
caption-fighting-pits-blood = They chant your name in the fighting pits, and you no longer ask the names of the others.
story-salt-desert = The Salt Desert
path-salt-desert-share = Share the last water
caption-salt-desert-share = In the salt desert you pass round the last waterskin, and at dusk it rains.
path-salt-desert-vultures = Follow the vultures
caption-salt-desert-vultures = In the salt desert you follow the vultures, who know every well and everyone who never reached it.
story-border-parley = Parley at the Border
path-border-parley-peace = Broker a peace
caption-border-parley-peace = Two kings refuse to share a table, so you carry words from tent to tent until there is peace.
path-border-parley-both = Play both sides
caption-border-parley-both = Both armies pay you to betray the other, and you give honest value to each.

## Allies

story-hedge-witch = Hedge Witch
caption-hedge-witch = A hedge witch joins your fire, faults the soup and turns your luck over with one finger.
story-hunting-falcon = Hunting Falcon
caption-hunting-falcon = A falcon takes to your glove and shows you that one may miss, climb and strike again.
story-wandering-friar = Wandering Friar
caption-wandering-friar = A friar shares your road; he snores like a bear and forgives you nearly everything.
story-balladeer = Balladeer
caption-balladeer = A balladeer rides along and makes her best songs out of your worst days.
story-pack-mule = Pack Mule
caption-pack-mule = You win a mule that obeys no order and has never once taken the wrong turning.

## Adversaries

story-mad-cultist = The Mad Cultist
path-mad-cultist = { story-mad-cultist }
caption-mad-cultist = You silence the mad cultist in mid-prayer, and whatever was listening turns away.
story-sorceress = The Sorceress
path-sorceress = { story-sorceress }
caption-sorceress = You walk through every illusion the sorceress owns, and behind the last one she is quite small.
story-robber-baron = The Robber Baron
path-robber-baron = { story-robber-baron }
caption-robber-baron = You starve the robber baron out of his tower, and the carts roll past it for nothing.
story-werewolf = The Werewolf
path-werewolf = { story-werewolf }
caption-werewolf = You hold the werewolf down until morning, and at sunrise you let the miller go home.
story-grey-eminence = The Grey Eminence
path-grey-eminence = { story-grey-eminence }
caption-grey-eminence = You topple the grey eminence, sit down in the chair behind the throne and find it still warm.

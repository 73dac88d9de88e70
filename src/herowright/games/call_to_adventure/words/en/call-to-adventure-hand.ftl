# Hero cards, antihero cards and quests of Call to Adventure: the title of each card, and under caption- a
# sentence about what it means (second person, present tense).


## Hero cards

hero-unlikely-alliance = Unlikely Alliance
caption-hero-unlikely-alliance = You hold out your hand to the last person who expects it.
hero-brothers-in-arms = Brothers in Arms
caption-hero-brothers-in-arms = Somebody else's blade guards your left side.
hero-iron-will = Iron Will
caption-hero-iron-will = You plant your feet and let the storm break first.
hero-quick-wits = Quick Wits
caption-hero-quick-wits = You spot the loose rope and have a plan before anyone can shout.
hero-wise-counsel = Wise Counsel
caption-hero-wise-counsel = You say the one sentence that makes everybody sit down again.
hero-finest-hour = Finest Hour
caption-hero-finest-hour = For the length of a breath, all your years of practice come easily.
hero-never-give-up = Never Give Up
caption-hero-never-give-up = You brush the dust off your knees and try once more.
hero-act-of-kindness = Act of Kindness
caption-hero-act-of-kindness = You give a beggar your cloak and learn three of the city's secrets in return.
hero-pure-of-heart = Pure of Heart
caption-hero-pure-of-heart = You hold the darkness in your hand, and the hand stays clean.
hero-stroke-of-luck = Stroke of Luck
caption-hero-stroke-of-luck = A rune wobbles on its edge and makes up its mind in your favour.
hero-home-ground = Home Ground
caption-hero-home-ground = You know this place: the third step creaks, and the window never quite shuts.
hero-song-of-your-deeds = Song of Your Deeds
caption-hero-song-of-your-deeds = By nightfall the inn has a new song, and you are in every verse.
hero-hidden-trail = Hidden Trail
caption-hero-hidden-trail = You push a branch aside, and behind it runs a road that no map mentions.
hero-foiled-plot = Foiled Plot
caption-hero-foiled-plot = You step out from behind the curtain, the stolen letter in your hand.

## Antihero cards

antihero-harsh-lesson = Harsh Lesson
caption-antihero-harsh-lesson = You laugh at somebody's fall, loudly enough to be remembered for it.
antihero-cruel-betrayal = Cruel Betrayal
caption-antihero-cruel-betrayal = You slip a purse to the one friend your rival still trusts.
antihero-dark-lords-champion = Dark Lord's Champion
caption-antihero-dark-lords-champion = You send for the black knight, and he does not ask why.
antihero-sabotage = Sabotage
caption-antihero-sabotage = You loosen a single nail and go home to supper.
antihero-tap-into-darkness = Tap into Darkness
caption-antihero-tap-into-darkness = You reach into the dark and close your fist around another's gift.
antihero-instill-fear = Instill Fear
caption-antihero-instill-fear = You leave a candle burning in a house where nobody lives.
antihero-dark-pact = Dark Pact
caption-antihero-dark-pact = You sign without reading, and the ink is still warm.
antihero-dirty-trick = Dirty Trick
caption-antihero-dirty-trick = You throw the sand first and apologise later.
antihero-spoils-of-victory = Spoils of Victory
caption-antihero-spoils-of-victory = You search the pockets of the defeated: a map, a ring and a lucky charm.
antihero-burnt-bridges = Burnt Bridges
caption-antihero-burnt-bridges = You set fire to the bridge and watch which way the others turn.
antihero-green-with-envy = Green with Envy
caption-antihero-green-with-envy = You applaud along with the rest and memorise every move.
antihero-blackmail = Blackmail
caption-antihero-blackmail = You mention a name, an inn and a date, and the purse opens by itself.
antihero-poisoned-words = Poisoned Words
caption-antihero-poisoned-words = You pass a rumour on to three people, each time in strict confidence.
antihero-veiled-threat = Veiled Threat
caption-antihero-veiled-threat = You ask after the children, every one of them, by name.

## Quests and the win condition

quest-win-condition = Win Condition
caption-quest-win-condition = You have this much time, and not a day more.
quest-rise-of-the-adversary = Rise of the Adversary
caption-quest-rise-of-the-adversary = Each time you stumble, someone far away grows taller.
quest-final-sermon = The Final Sermon
caption-quest-final-sermon = In every village you hear the children sing the same mad verse.
quest-borrowed-faces = Borrowed Faces
caption-quest-borrowed-faces = You greet a familiar face on the road and see that the shadow does not match.
quest-barons-due = The Baron's Due
caption-quest-barons-due = At every bridge you count your coins, and at every bridge there are fewer.
quest-blood-moon = Blood Moon
caption-quest-blood-moon = At moonrise you bolt the door and hear something breathe on the other side.
quest-eyes-everywhere = Eyes Everywhere
caption-quest-eyes-everywhere = You seal your letters twice, and still they are answered before they arrive.
quest-open-gate = The Open Gate
caption-quest-open-gate = Every night you hear the hinges of a gate that ought not to exist.
quest-false-miracles = False Miracles
caption-quest-false-miracles = You watch the statue weep on the hour, and you smell onions.
quest-iron-yoke = The Iron Yoke
caption-quest-iron-yoke = In a hundred towns you look up, and from every gate the same cold face looks down.
quest-restless-graves = Restless Graves
caption-quest-restless-graves = You bury your dead deep, and still you meet them on the road.
quest-stirring-deep = The Stirring Deep
caption-quest-stirring-deep = You feel the ground breathe in, and wait a long time for it to breathe out.

# Origins, motivations and destinies of Call to Adventure: the title of each card, and under caption- its
# sentence in the hero's tale (second person, present tense). A destiny's sentence closes the tale.


## Origins

origin-hunter = Huntress
caption-origin-hunter = Before you can read letters, you read broken twigs and bent grass.
origin-noble = Noble
caption-origin-noble = Under painted ceilings you learn to dance, to fence and to hold your tongue.
origin-apprentice = Apprentice
caption-origin-apprentice = You sweep the smithy for three years before anyone hands you a hammer.
origin-merchant = Merchant
caption-origin-merchant = Your cradle sways on a mule's back, between bolts of cloth and sacks of pepper.
origin-farmer = Farmer
caption-origin-farmer = You are born in the middle of the harvest, and nobody has a hand free to hold you.
origin-pickpocket = Pickpocket
caption-origin-pickpocket = On market days your fingers earn more than your father does all week.
origin-student = Student
caption-origin-student = You trade your winter coat for a book, and never once regret it.
origin-squire = Squire
caption-origin-squire = You polish a knight's breastplate until your own face looks back from it.
origin-conscript = Conscript
caption-origin-conscript = The drum comes through the village, and by evening you are carrying a pike.
origin-acolyte = Acolyte
caption-origin-acolyte = Every dusk you light the temple lamps, and every dusk one flame leans towards you.
origin-sailor = Sailor
caption-origin-sailor = You take your first steps on a deck, and solid ground still makes you dizzy.
origin-musician = Musician
caption-origin-musician = You find a fiddle with two strings, and by the third tune the whole inn is silent.
origin-street-urchin = Street Urchin
caption-origin-street-urchin = You sleep against the bakery's warm wall and know every dog in town by its bite.
origin-settler = Settler
caption-origin-settler = You grow up beside a river that has no name until your mother gives it one.
origin-gravedigger = Gravedigger
caption-origin-gravedigger = You inherit a spade, a lantern and the habit of talking to the dead.

## Motivations

motivation-bound-by-honor = Bound by Honor
caption-motivation-bound-by-honor = You give your word to a dying stranger, and from now on it walks ahead of you.
motivation-vow-of-vengeance = Vow of Vengeance
caption-motivation-vow-of-vengeance = You keep a broken arrow and know exactly whose quiver it comes from.
motivation-survivor = Unlikely Survivor
caption-motivation-survivor = The ferry goes down without you, and you keep asking what fate is saving you for.
motivation-thirst-for-knowledge = Thirst for Knowledge
caption-motivation-thirst-for-knowledge = You open a single sealed book, and it names forty others.
motivation-lone-wanderer = Lone Wanderer
caption-motivation-lone-wanderer = No roof keeps you longer than the rain lasts.
motivation-thrill-seeker = Thrill Seeker
caption-motivation-thrill-seeker = Of two bridges you take the one that everybody says will not hold.
motivation-chosen-by-the-light = Chosen by the Light
caption-motivation-chosen-by-the-light = At daybreak a light settles on your shoulder like a hand, and it stays there.
motivation-born-lucky = Born Lucky
caption-motivation-born-lucky = You bend down for a coin, and the falling roof tile misses you by a hair.
motivation-hunger-for-glory = Hunger for Glory
caption-motivation-hunger-for-glory = You carve your name into the milestone, large enough to be read from the saddle.
motivation-mouths-to-feed = Mouths to Feed
caption-motivation-mouths-to-feed = Five pairs of eyes follow your spoon, so you leave the bowl and take to the road.
motivation-whispers-in-the-dark = Whispers in the Dark
caption-motivation-whispers-in-the-dark = Something behind the wall knows your name and offers to carry your burdens.
motivation-nothing-to-lose = Nothing to Lose
caption-motivation-nothing-to-lose = Out of habit you lock the empty house, and then you throw the key into the river.
motivation-great-name = A Great Name
caption-motivation-great-name = Wherever you knock, a portrait of your grandmother is already on the wall.
motivation-wrong-to-right = A Wrong to Right
caption-motivation-wrong-to-right = You come back to the burnt mill with a purse of silver, and nobody is left to take it.
motivation-unfinished-work = Unfinished Work
caption-motivation-unfinished-work = Your teacher's last drawing lacks a single line, and you set out to find it.

## Destinies

destiny-one-with-nature = One with Nature
caption-destiny-one-with-nature = At last you stop where the trails end, and the forest closes behind you like water.
destiny-enlightened-master = Enlightened Master
caption-destiny-enlightened-master = Pupils cross three kingdoms to hear you, and you teach them to listen to the rain.
destiny-heir-to-the-throne = Heir to the Throne
caption-destiny-heir-to-the-throne = They set the crown on your head, and it weighs more than any armour.
destiny-mistress-of-trickery = Mistress of Trickery
caption-destiny-mistress-of-trickery = In the end you sell the devil his own horns, and he thanks you for the discount.
destiny-hand-of-fate = Hand of Fate
caption-destiny-hand-of-fate = Kings and beggars sit down at your table, and you deal each of them a single card.
destiny-force-of-darkness = Force of Darkness
caption-destiny-force-of-darkness = You put out the last lamp in the valley and find that you see better this way.
destiny-blood-of-dragons = Blood of Dragons
caption-destiny-blood-of-dragons = One winter your breath turns to smoke, and the mountains greet you like family.
destiny-hero-of-destiny = Hero of Destiny
caption-destiny-hero-of-destiny = The old prophecy is about you after all, although it gets your height wrong.
destiny-mighty-conqueror = Mighty Conqueror
caption-destiny-mighty-conqueror = You run out of borders before you run out of horses.
destiny-champion-of-the-people = Champion of the People
caption-destiny-champion-of-the-people = Nobody builds you a statue, but every third child is given your name.
destiny-mighty-villain = Mighty Villain
caption-destiny-mighty-villain = Yours is the only statue in the capital that no pigeon dares to sit on.
destiny-great-explorer = Great Explorer
caption-destiny-great-explorer = You fill in the last white corner of the map and leave one small gap on purpose.
destiny-archmage = Archmage
caption-destiny-archmage = Your tower casts a shadow even at night, and the stars keep their distance.
destiny-voice-of-the-gods = Voice of the Gods
caption-destiny-voice-of-the-gods = You open your mouth to pray, and the gods answer in your voice.
destiny-home-at-last = Home at Last
caption-destiny-home-at-last = You hang up your boots, put the kettle on and leave adventure to others.

# What the page says at a table of Roll Player with Fiends & Familiars.


## Families of cards

web-family-familiar = Familiar
web-family-fiend = Fiend
web-family-minion = Minion
web-family-monster = Monster
web-family-adventure = Adventure

## The hero

web-ff-round = Round { $round }
web-ff-xp = XP
    .help = Experience points
web-ff-stored-xp = Kept on Devious for good
web-ff-glory = Glory
web-ff-trophies = Trophies
web-ff-trophy = Trophy
web-ff-token = Adventure token: { NAME($kind) }
web-ff-scrolls = Scrolls
web-ff-power = Power
web-ff-matches = { $matches } of 3 colours match, { rp-amount-stars }
web-ff-space-wish = { NAME($space) }: empty, the Familiar asks for { rp-colour-die }
web-ff-space-match = { NAME($space) }: { NAME($die) }, matches the Familiar
web-ff-space-miss = { NAME($space) }: { NAME($die) }, the Familiar asked for { rp-colour-die }
web-ff-pack-empty = empty
web-rp-stars-familiar = familiar
web-rp-stars-fiends = fiends
web-rp-stars-monster = monster
web-rp-stars-box = solo bonus

## Fiends

web-ff-fiends = Fiends
web-ff-fiend-active = active
web-ff-fiend-coming = not active yet
web-ff-fiend-space = A Fiend comes here in Clean-up
web-ff-banishing = banish: { rp-amount-gold } or 1 Charisma token
web-ff-banished = { $fiends } banished
web-ff-with-fiend = with the { NAME($fiend) }

## The table

web-ff-minion = Minion
web-ff-minions-left = { $minions ->
    [one] { $minions } Minion in the deck
   *[other] { $minions } Minions in the deck
}
web-ff-weaknesses = Weaknesses
web-ff-met = met
web-ff-unmet = not met
web-ff-tiers = Results
web-ff-chance = Chance
web-ff-reached = reached
web-ff-pool-now = You: { ff-amount-dice }
web-ff-pool-plus = You: { ff-amount-dice }, result { $by }
web-ff-trophy-chance = trophy { $percent }%
web-ff-monster = Monster
web-ff-strength = Strength { $strength }
web-ff-players-1p = 1 player
web-ff-players-2p = 2 or more players
web-ff-master = { $stars ->
    [one] Best result: { $stars } more star
   *[other] Best result: { $stars } more stars
}
web-ff-call-waits = Two dice on each card until the Call to Adventure
web-ff-call-come = The Call to Adventure has come
web-ff-adventures = Adventure cards
web-ff-adventure-hidden = face down
web-ff-adventure-secret = only you know it
web-ff-token-held = you have the token
web-ff-qualify = you would qualify now
web-ff-qualify-not = you would not qualify now
web-ff-alone = Solo:
web-ff-bag-split = Split dice in the bag: { $dice }
web-ff-enemies = The enemy dice show { $faces }.
web-ff-enemies-wait = The enemy dice wait.
web-ff-fits = matches the Familiar

## Hunt and battle

web-ff-hunt-of = Hunt: { NAME($minion) }
web-ff-hunts = { $player } hunts: { NAME($minion) }
web-ff-battle-of = Battle: { NAME($monster) }
web-ff-fights = { $player } fights
web-ff-standing = How everybody did
web-ff-combat-die = Combat die
web-ff-combat-die-shows = Combat die, shows { $face }
web-ff-pool = { $dice ->
    [one] Combat die
   *[other] Combat dice
}
web-ff-sum = Sum
web-ff-bonus = added
web-ff-result = Result
web-ff-next-line = { $more } more would bring: { $text }
web-ff-go-on = Continue
web-ff-won = won
web-ff-lost = lost

## The character sheet

web-end-own-scroll = Scrolls
web-end-own-minion = Trophies

## Boxes of cards

web-cards-box = Box
web-cards-box-all = All boxes
web-box-base = Base game
web-box-fiends-familiars = Fiends & Familiars
web-box-monsters-minions = Monsters & Minions

## Good ways to begin

preset-familiars = Fiends & Familiars
    .help = You against two bots, with the expansion.
preset-five-heroes = Five heroes
    .help = You against four bots, with Fiends & Familiars and Monsters & Minions.

## Scenes

web-ff-scene-battle = The final battle
web-ff-scene-wins = { NAME($seat) } wins
web-ff-scene-loses = { NAME($seat) } is beaten

# What the table in the terminal says when Roll Player is played with Fiends & Familiars.


## Commands

term-key-f = foes
term-help-f = Minion, Monster and Adventure cards in full, with your chances
term-ff-legend = GB is a Split die, green and blue at once, [GB3] one that shows a 3; C◇ is a clear Boost die. ☠ stands before a Fiend. Beside a line such as 5–8 you see the chance of just that result, after 12+ that of 12 or more; both without further mercenaries and rerolls, and the battle with the dice you know of. ▸ marks what you have reached.

## The table

term-ff-round = { $call ->
    [yes] round { $round }, one die a card
   *[no] round { $round }, two dice a card
}
term-ff-split = Split dice { $dice }
term-ff-decks = Fiends { $fiends } · Minions { $minions }
term-ff-enemies = The enemy dice show { $faces }.

## A hero; the first four words stand in narrow columns

term-action-familiar = its own action
term-stars-familiar = Familiar
term-stars-fiends = Fiends
term-stars-monster = Monster
term-stars-box = solo bonus
term-ff-backpack = Backpack:
term-ff-tally = XP { $xp } · Glory { $glory } · Wounds { $wounds }
term-ff-stored = on Devious { $xp } XP
term-ff-tokens = tokens: { $kinds }
term-ff-matches = { $matches } of 3 match, ★ { $stars }
term-ff-fiend = Fiend
term-ff-banishing = banish for { rp-amount-gold.acc }
term-ff-coming = in force after this Dice Phase
term-ff-banished = Banished
term-ff-trophies = Trophies
term-ff-note-match = fits the Familiar
term-ff-note-wanted = Familiar wants

## Foes

term-ff-foes = Foes
term-ff-no-foes = No foes lie on the table yet.
term-ff-minion = Minion
term-ff-monster = Monster
term-ff-face-down = face down
term-ff-secret = only you know it
term-ff-qualifies = you would earn it
term-ff-qualifies-not = you would not earn it
term-ff-no-token = no token for it

## Hunt and battle

term-ff-hunts = { $player } hunts
term-ff-battle = Battle: { NAME($monster) }
term-ff-chance = Chance to win
term-ff-won = victory
term-ff-lost = defeat

## The character sheet

term-ff-own-familiar = Familiar
term-ff-own-scrolls = Scrolls
term-ff-own-fiends = Fiends
term-ff-own-battle = Battle
term-ff-own-tally = At the end
term-ff-fought = { $won ->
    [yes] { NAME($monster) } (strength { $strength }) defeated with { $result }
   *[no] lost to { NAME($monster) } (strength { $strength }) with { $result }
}

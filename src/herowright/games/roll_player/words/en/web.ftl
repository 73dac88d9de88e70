# Roll Player in the browser: ways to begin, its board, its cards, the end.

preset-first-game = A first game
    .help = You against one bot.
preset-short-game = A short game
    .help = You against one bot, with the short variant.
preset-full-table = A full table
    .help = You against three bots.
preset-solo = Solo
    .help = You alone, for the highest rank.
web-family-backstory = Backstory
web-family-alignment = Alignment
web-card-printed-price = Printed price: { $cost }
web-card-no-modifiers = No modifiers
web-card-space-wants = { NAME($space) }: { rp-colour-die }
web-card-ladder = Stars by number of cards in the set
web-card-ladder-step = { $pieces ->
    [one] { $pieces } card: { $stars } ★
   *[other] { $pieces } cards: { $stars } ★
}
web-card-least-seats = { $seats ->
    [one] In every game
   *[other] With { $seats } or more players
}
web-card-hands = { $hands ->
    [one] One hand
   *[other] Two hands
}
web-card-dots = { $dots ->
    [one] One dot
   *[other] Two dots
}
web-end-sheet = Character sheet
web-end-sheet-of = { $name }'s character sheet
web-end-sheet-bonus = { $by } Race and Weapons
web-end-tie = { $dice ->
    [one] { $gold } gold, { $dice } Class-coloured die
   *[other] { $gold } gold, { $dice } Class-coloured dice
}
web-end-own-weapon = Weapons
web-end-own-armor = Armor
web-end-own-skill = Skills
web-end-own-trait = Traits
web-game-roll-player = Roll Player
    .about = Eighteen dice make a hero: place them well, reach the goals of your class and shop at the Market.
    .time = 60 to 90 minutes
    .luck = The dice you rolled for yourself, and the average of those rolled for everybody: taking the best one is a choice.
web-how-roll-player-1 = Each round, take a die from an Initiative card and place it in one of your hero's six attributes.
web-how-roll-player-2 = Meet your Class goals and match your Backstory and Alignment: all of this earns Reputation Stars.
web-how-roll-player-3 = Spend gold at the Market on weapons, armor, skills and traits.
web-how-roll-player-4 = When all sheets are full, the hero with the most Reputation Stars wins.
web-rp-round = Round { $round } of { $rounds }
web-rp-sheet = { $side ->
    [female] { NAME($race) } ♀
   *[male] { NAME($race) } ♂
}
web-rp-buy = Buy { NAME($card) }
web-rp-discard-offer = Discard { NAME($card) }
web-rp-tab-hero = Hero
web-rp-tab-others = Others
web-rp-tab-piles = Piles
web-rp-setup-wait = The others are choosing. The Market is laid out after that.
web-rp-first = First Player
web-rp-first-short = First
web-rp-bot = bot
web-rp-open-hero = Show { NAME($seat) }'s hero
web-rp-action-str = flip a die
web-rp-action-dex = swap two dice
web-rp-action-con = a die ±1
web-rp-action-int = reroll a die
web-rp-action-wis = move marker
web-rp-action-cha = take a token
web-rp-value = Value
web-rp-bonus = From Race and Weapons
web-rp-goal = goal
web-rp-goal-met = { $stars ->
    [one] met, { $stars } star
   *[other] met, { $stars } stars
}
web-rp-goal-open = { $stars ->
    [one] not met yet, { $stars } star
   *[other] not met yet, { $stars } stars
}
web-rp-space-empty = { NAME($space) }: empty
web-rp-space-wish = { NAME($space) }: empty, the Backstory asks for { rp-colour-die }
web-rp-space-die = { NAME($space) }: { NAME($die) }
web-rp-space-match = { NAME($space) }: { NAME($die) }, matches the Backstory
web-rp-space-miss = { NAME($space) }: { NAME($die) }, the Backstory asked for { rp-colour-die }
web-rp-alignment = Alignment
web-rp-field = { NAME($field) }: { $stars }
web-rp-field-here = { NAME($field) }: { $stars }, the marker is here
web-rp-backstory = Backstory
web-rp-matches = { $matches } of 6 match
web-rp-next = from { $next } on: ★ { $stars }
web-rp-score = Score now
web-rp-stars-goals = goals
web-rp-stars-class-dice = colour
web-rp-stars-alignment = alignment
web-rp-stars-backstory = backstory
web-rp-stars-armor = armor
web-rp-stars-traits = traits
web-rp-stars-gold = gold
web-rp-hand = In hand
web-rp-weapons = Weapons
web-rp-hands = hands { $used }/{ $limit }
web-rp-skills = Skills
web-rp-ready = ready
web-rp-exhausted = exhausted
web-rp-traits = Traits
web-rp-ladder = { $stars ->
    [one] The set is worth { $stars } star now
   *[other] The set is worth { $stars } stars now
}
web-rp-set-colour = 1 more for the Class colour
web-rp-initiative = Initiative
web-rp-market = Market
web-rp-market-empty = The Market is empty.
web-rp-bag = { $dice ->
    [one] Bag: { $dice } die
   *[other] Bag: { $dice } dice
}
web-rp-bag-colour = In the bag, { NAME($colour) }: { $dice }
web-rp-deck-short = Deck
web-rp-discard = Discard pile: { $cards }
web-rp-discard-short = Discards
web-rp-trash = Trash: { $cards }
web-rp-trash-short = Trash
web-rp-pile-empty = Nothing here.
web-rp-enemy = The enemy die shows { $face }.
web-rp-enemy-waits = The enemy die waits.
web-rp-coin = +{ $gold } gold
web-rp-in-bag = { $dice } in the bag
web-rp-fits = matches the Backstory

web-end-settled-rp-score-19 = more gold breaks the tie
web-end-settled-rp-score-20 = fewer Class-coloured dice break the tie
web-end-settled-rp-score-21 = tied in everything
web-rp-goal-dice = { $dice ->
    [one] { $dice } die to place
   *[other] { $dice } dice to place
}
web-rp-goal-aim = Have the most Reputation Stars when all sheets are full.
web-rp-goal-end = Each round you take and place a die and go to the Market. After the last round the stars are counted.

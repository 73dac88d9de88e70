# Roll Player in the browser: ways to begin, its board, its cards, the end, the tutorial.

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
web-tutor-about-goals = Your Class sets six goals for your hero.
web-tutor-about-dice = Every round you take a die, place it on your sheet and use the action of its row.
web-tutor-about-market = Then you go to the Market for weapons, armor, skills and traits.
web-tutor-about-stars = When all sheets are full, the hero with the most Reputation Stars wins.
web-game-roll-player = Roll Player
    .about = Eighteen dice make a hero: place them well, reach the goals of your class and shop at the Market.
    .time = 60 to 90 minutes
web-how-roll-player-1 = Each round, take a die from an Initiative card and place it in one of your hero's six attributes.
web-how-roll-player-2 = Meet your Class goals and match your Backstory and Alignment: all of it earns Reputation Stars.
web-how-roll-player-3 = Spend gold at the Market: on weapons, armor, skills and traits.
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
web-tutor-title = Learn by playing
web-tutor-begin = Begin
web-tutor-continue = Continue where you left off
web-tutor-restart = Start over
web-tutor-rules = Read the rules instead
web-tutor-skip = Leave the tutorial
web-tutor-next = Next
web-tutor-back = Read the previous lesson
web-tutor-fold = Fold the lesson away
web-tutor-unfold = Unfold the lesson
web-tutor-your-turn = Your turn
web-tutor-play-on = Play on
web-tutor-welcome = Welcome to your table
    .text = The bar down here always says what there is to decide and shows every option as a button. Whatever you can touch on the table glows. Both do the same.
web-tutor-sheet = Choose a character sheet
    .text = Every sheet is a Race. At the end of the game it raises one attribute and lowers another. Take the one you like; both sides play the same.
web-tutor-class = Choose your Class
    .text = A Class sets a goal for each attribute and rewards it with Reputation Stars. It has an ability of its own, and every die of its colour on your sheet is worth a star.
web-tutor-goals = These are your goals
    .text = Add up the three dice of a row. “16–17” means exactly that, “14+” means 14 or more. The big number is what you have now; the stars are the reward for the goal.
web-tutor-backstory = These marks are your Backstory
    .text = A die of the right colour on its mark is a match. Two matches are worth 1 star, four are worth 3, all six are worth 6.
web-tutor-alignment = This is your Alignment
    .text = Your marker begins in the middle. The space it ends on gains or costs you stars. The Wisdom action moves it, and so do the arrows on Skills and Traits.
web-tutor-start = Place your starting dice
    .text = Take a die, then a row. A row fills from the left. A gold die brings 2 gold, a full row brings 1. Changed your mind? Press U.
web-tutor-initiative = Choose an Initiative card
    .text = You get its die and the gold on it. Higher cards hold higher dice, but lower cards come first in the Market.
web-tutor-place = Place the die
    .text = The row decides twice: the die counts for its goal, and now you may use the action written under its name. The buttons show what each row would give.
web-tutor-action = Use the action of the row
    .text = You may use it or skip it. What glows can be chosen. The buttons tell you what would change.
web-tutor-market = Go to the Market
    .text = Weapons help your rows, Armor scores in sets, Skills can be used again and again, Traits score at the end. Or take 2 gold and buy something better later.
web-tutor-round = That was a whole round
    .text = It continues like this until every sheet is full. H gives you a hint, U undoes, R shows the rule, ? lists all keys. Your score so far is always beside your hero.
web-tutor-wait = One moment
    .text = { $player } is deciding. The log tells you everything that happens.
web-tutor-other = You decide
    .text = The bar below says what is asked. If in doubt, press H for a hint.
web-tutor-done = You know how to play!
    .text = Finish this game, or start another one. You can find these lessons again on the start page.

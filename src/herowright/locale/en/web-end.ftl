# The web table: cards, rules, the end of a game, looking back, and the tutorial.


## Cards

web-family-race = Race
web-family-class = Class
web-family-backstory = Backstory
web-family-alignment = Alignment
web-family-initiative = Initiative
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
web-provenance-title = Where the numbers of this card come from
web-value-ability = Name of the ability
web-value-arrow = Arrow
web-value-cells = Colours
web-value-colours = Class colours
web-value-cost = Price
web-value-dots = Dots
web-value-effect = Effect
web-value-goals = Goals and stars
web-value-grid = Stars of the fields
web-value-hands = Hands
web-value-ladder = Stars of the set
web-value-least-seats = Number of players
web-value-modifiers = Modifiers
web-value-name = Name

## Browser of cards

web-cards-title = Cards
web-cards-search = Search names and texts
web-cards-family = Kind of card
web-cards-all = All
web-cards-edition = Edition
web-cards-both = Both editions
web-cards-count = { $cards ->
    [0] No card fits.
    [one] { $cards } card
   *[other] { $cards } cards
}
web-cards-clear = Show all cards
web-cards-editions = In both editions
web-cards-number = No. { $number }
web-cards-open = Show { $name } in full
web-cards-previous = Previous card
web-cards-next = Next card

## Browser of rules

web-rules-title = Rules
web-rules-search = Search the rules, or enter a number such as { $clause }
web-rules-chapters = Chapters
web-rules-count = { $clauses ->
    [0] No clause fits.
    [one] { $clauses } clause
   *[other] { $clauses } clauses
}
web-rules-clear = Show all clauses
web-rules-status-derived = Derived
    .help = Follows from other clauses; the rulebook does not say it in so many words.
web-rules-status-ambiguous = Unclear in print
    .help = The rulebook leaves this open. Our reading is the default; where two readings make sense, you can choose one when you open a table.
web-rules-only-unclear = Only what is unclear in print
web-rules-source = Source: { $source }
web-rules-link = Link to { $clause }
web-rules-copied = The link to the clause has been copied.
web-rules-about = These are the rules as they are played here, in our own words. Every clause has a number; prompts, the log and the final score point to it.

## The end of a game

web-end-winner = { $name } wins!
web-end-winners = A shared victory: { $names }
web-end-solo-rank = Your rank
web-end-nobody = Nobody wins this time.
web-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-end-settled = the tie is settled
web-end-settled-rp-score-19 = more gold settles the tie
web-end-settled-rp-score-20 = fewer dice of the Class colour settle the tie
web-end-settled-rp-score-21 = equal in everything
web-end-again = Play again
web-end-sheet = Character sheet
web-end-sheet-of = Character sheet of { $name }
web-end-sheet-whose = Whose hero
web-end-sheet-bonus = { $by } Race and Weapons
web-end-sheet-copy = Copy as text
web-end-sheet-print = Print or save as PDF
web-end-replay = Replay
web-end-export = Save the game to a file
web-end-table = Score by category
web-end-total = Total
web-end-tie-break = Tie-break
web-end-tie = { $dice ->
    [one] { $gold } gold, { $dice } die of the Class colour
   *[other] { $gold } gold, { $dice } dice of the Class colour
}
web-end-lines = Line by line
web-end-own-weapon = Weapons
web-end-own-armor = Armor
web-end-own-skill = Skills
web-end-own-trait = Traits
web-end-chart = How the score came about
web-end-chart-show = Show
web-end-chart-all = All players, total
web-end-chart-one = { $name }, by category
web-end-chart-begin = Begin
web-end-chart-end = End
web-end-chart-moment = After decision
web-end-chart-table = The same as a table
web-end-fair = Was it all fair?
web-end-fair-about = Every roll, cast and shuffle came from a single number, the seed. Its hash was published before the first choice, so nobody could change the seed afterwards.
web-end-fair-seed = Seed
web-end-fair-hash = Published hash
web-end-fair-check = Check the seed here
web-end-fair-agrees = The seed gives exactly the published hash.
web-end-fair-differs = The seed does not give the published hash!
web-end-fair-whole = To check every roll, cast, shuffle and choice, save the game and let Herowright play it again on your own computer:
web-end-fair-file = FILE

## Looking back

web-replay-title = Replay
web-replay-controls = Controls
web-replay-tag = Replay
web-replay-begin = The game begins.
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = One decision back
web-replay-step = One decision forward
web-replay-scrub = Moment of the game
web-replay-at = After decision { $at } of { $total }
web-replay-speed = Speed
web-replay-seat = Point of view
web-replay-nobody = Spectator
web-replay-copy = Copy link to this moment
web-replay-copied = The link to this moment has been copied.
web-replay-copy-by-hand = The browser does not allow copying. The address bar shows the link.
web-replay-table = To the table

## The tutorial: headings are short, texts are what the coach says

web-tutor-title = Learn by playing
web-tutor-about = You play the first round at a real table against a bot, with a coach at your side. It takes less than ten minutes.
web-tutor-about-goals = Your Class sets six goals for your hero.
web-tutor-about-dice = Every round you take a die, place it on your sheet and use the action of its row.
web-tutor-about-market = Then you go to the Market for weapons, armor, skills and traits.
web-tutor-about-stars = When all sheets are full, the hero with the most stars wins.
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
    .text = The bar down here always says what there is to decide, and shows every option as a button. What you can touch on the table glows. Both do the same.
web-tutor-sheet = Choose a character sheet
    .text = Every sheet is a Race. At the end of the game it adds to one attribute and takes from another. Take the one you like; both sides play the same.
web-tutor-class = Choose your Class
    .text = A Class sets a goal for each attribute and rewards it with stars. It has an ability of its own, and every die of its colour on your sheet is worth a star.
web-tutor-goals = These are your goals
    .text = Add up the three dice of a row. “16–17” means exactly that, “14+” means 14 or more. The big number is what you have now; the stars are the reward for the goal.
web-tutor-backstory = These marks are your Backstory
    .text = A die of the right colour on its mark is a match. Two matches bring 1 star, four bring 3, all six bring 6.
web-tutor-alignment = This is your Alignment
    .text = Your marker begins in the middle. The field where it stands at the end gives or costs stars. The Wisdom action moves it, and so do the arrows on Skills and Traits.
web-tutor-start = Place your starting dice
    .text = Take a die, then a row. A row fills from the left. A gold die brings 2 gold, a full row brings 1. Changed your mind? Press U.
web-tutor-initiative = Choose an Initiative card
    .text = You get its die and the gold on it. Higher cards hold higher dice, but lower cards come first in the Market.
web-tutor-place = Place the die
    .text = The row decides twice: the die counts for its goal, and now you may use the action written under its name. The buttons show what each row would give.
web-tutor-action = Use the action of the row
    .text = You may use it or skip it. What glows can be chosen. The buttons tell you what would change.
web-tutor-market = Go to the Market
    .text = Weapons help your rows, Armor brings stars in sets, Skills can be used again and again, Traits bring stars at the end. Or take 2 gold and buy something better later.
web-tutor-round = That was a whole round
    .text = It goes on like this until every sheet is full. H gives you a hint, U takes back, R shows the rule, ? lists all keys. Your score so far is always beside your hero.
web-tutor-wait = One moment
    .text = { $player } is deciding. The log tells you everything that happens.
web-tutor-other = You decide
    .text = The bar below says what is asked. If in doubt, press H for a hint.
web-tutor-done = You know how to play!
    .text = Play this game to its end, or begin another one. You find these lessons again on the start page.

# The web table: cards, rules, the end of a game, looking back, and the tutorial.

## Cards

web-family-race = Race
web-family-class = Class
web-family-initiative = Initiative
web-provenance-title = Where this card's numbers come from
web-value-ability = Name of the ability
web-value-arrow = Arrow
web-value-cells = Colours
web-value-colours = Class colours
web-value-cost = Price
web-value-dots = Dots
web-value-effect = Effect
web-value-goals = Goals and stars
web-value-grid = Stars by space
web-value-hands = Hands
web-value-ladder = Stars by set size
web-value-least-seats = Number of players
web-value-modifiers = Modifiers
web-value-name = Name

## Browser of cards

web-cards-title = Cards
web-cards-search = Search names and texts
web-cards-family = Card type
web-cards-all = All
web-cards-edition = Edition
web-cards-both = Both editions
web-cards-count = { $cards ->
    [0] No matching cards.
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
    [0] No matching rules.
    [one] { $clauses } rule
   *[other] { $clauses } rules
}
web-rules-clear = Show all rules
web-rules-status-derived = Derived
    .help = Follows from other rules; the rulebook does not say it in so many words.
web-rules-status-ambiguous = Unclear in print
    .help = The rulebook leaves this open. Our reading is the default; where two readings make sense, you can choose one when you open a table.
web-rules-only-unclear = Only rules that are unclear in print
web-rules-source = Source: { $source }
web-rules-link = Link to { $clause }
web-rules-copied = The link to the rule has been copied.
web-rules-about = These are the rules as they are played here, in our own words. Every rule has a number; prompts, the log and the final score refer to it.

## The end of a game

web-end-winner = { $name } wins!
web-end-winners = A shared victory: { $names }
web-end-solo-rank = Your rank
web-end-nobody = Nobody wins this time.
web-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-end-settled = the tie is broken
web-end-again = Play again
web-end-sheet-whose = Whose hero
web-end-sheet-copy = Copy as text
web-end-sheet-print = Print or save as PDF
web-end-replay = Replay
web-end-export = Save the game to a file
web-end-table = Score by category
web-end-total = Total
web-end-tie-break = Tie-break
web-end-lines = Line by line
web-end-chart = How the score added up
web-end-chart-show = Show
web-end-chart-all = All players, total
web-end-chart-one = { $name }, by category
web-end-chart-begin = Start
web-end-chart-end = End
web-end-chart-moment = After decision
web-end-chart-table = The same as a table
web-end-fair = Was it all fair?
web-end-fair-about = Every roll, cast and shuffle came from a single number, the seed. Its hash was published before the first choice, so nobody could change it afterwards.
web-end-fair-seed = Seed
web-end-fair-hash = Published hash
web-end-fair-check = Check the seed here
web-end-fair-agrees = The seed matches the published hash.
web-end-fair-differs = The seed does not match the published hash!
web-end-fair-whole = To check every roll, cast, shuffle and choice, save the game and have Herowright replay it on your own computer:
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

web-tutor-about = You play the first round at a real table against a bot, with a coach at your side. It takes less than ten minutes.

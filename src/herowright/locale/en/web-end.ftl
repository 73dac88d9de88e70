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
web-rules-overview = How the game goes
web-rules-chapters = Chapters
web-rules-count = { $clauses ->
    [0] No matching rules.
    [one] { $clauses } rule
   *[other] { $clauses } rules
}
web-rules-clear = Show all rules
web-rules-status-derived = Derived
    .help = Follows from other rules; the rulebook does not say so outright.
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
web-end-counting = Counting…
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
web-end-fair-seed = Seed
web-end-fair-file = FILE
web-fair-about = Every roll, cast and shuffle follows from one number, the seed. It was made from the server's secret, a number from every browser that sat down, and what you had agreed to play. This page has just recalculated all of it without asking the server:
web-fair-good = Everything matches: nobody could choose or foresee these dice.
web-fair-good-others = Everything matches, but your browser added no number: you were watching, or sat down after the deal. That nobody chose the dice rests on the other players' numbers.
web-fair-good-unseen = Everything matches what the server says now. This browser no longer knows what was published then, so compare it with what another player saw.
web-fair-agrees = What was published matches: the dice were not changed during the game.
web-fair-broken-promise = Do not trust these dice: the server’s secret is not the one it had promised.
web-fair-broken-number = Do not trust these dice: your number, or one you had seen, is missing or was replaced.
web-fair-broken-agreed = Do not trust these dice: they were drawn for another table, or for other rules, seats or cards.
web-fair-broken-commitment = Do not trust these dice: they are not those that were fixed before the first choice.
web-fair-broken-seed = Do not trust these dice: the seed does not follow from the record.
web-fair-promise =
    .holds = The server had fixed its secret before your browser added its number.
    .broken = The server’s secret is not the one it had fixed before you sat down.
    .unseen = The server’s secret matches the promise it shows now; this browser did not see that promise before the deal.
web-fair-number =
    .holds = Your number is included, as your browser sent it.
    .broken = Your number, or one that was there when you sat down, is missing.
    .unseen = None of your numbers is included.
web-fair-agreed =
    .holds = Game, rules, cards and seats are the ones agreed on.
    .broken = It was made for another table, or for rules, cards or seats other than those agreed on.
web-fair-commitment =
    .holds = All of it was fixed before the first choice and has not changed since.
    .broken = It is not what was fixed before the first choice.
    .unseen = It matches the hash that the server shows; this browser did not see that hash during the game.
web-fair-seed =
    .holds = The seed behind every die and shuffle follows from exactly that.
    .broken = The seed does not follow from it.
web-fair-whole = One thing this page does not do: replay the whole game to check that every roll and shuffle came from the seed and every choice was allowed. Herowright does that on your own computer; save the game and run:
web-fair-record = Record of the dice

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

web-tutor-about = You play at a real table with prepared dice, with a guide at your side. You can leave at any time and come back later.
web-tutor-choose = Which game do you want to learn?
web-tutor-title = Learn by playing
web-tutor-begin = Begin
web-tutor-continue = Continue where you left off
web-tutor-restart = Start over
web-tutor-rules = Read the rules instead
web-tutor-skip = Leave the tutorial
web-tutor-next = Next
web-tutor-back = Read the previous lesson
web-tutor-fold = Hide the guide
web-tutor-unfold = Show the guide
web-tutor-your-turn = Your turn
web-tutor-play-on = Keep playing
web-tutor-wait = One moment
    .text = { $player } is deciding. The log tells you everything that happens.
web-tutor-other = You decide
    .text = The bar below says what is asked. If in doubt, press H for a hint.
web-tutor-done = You know how to play!
    .text = Finish this game, or start another one. You can find these lessons again on the start page.

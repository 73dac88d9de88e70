# The pages around the tables: home, new table, lobby, my tables, joining, settings; and what all pages share.

## The bar at the top

web-nav = Pages
web-nav-home = To the start page
web-nav-new = New table
web-nav-lobby = Open tables
web-nav-tables = My tables
web-nav-turns = { $turns ->
    [one] It is your turn at one table
   *[other] It is your turn at { $turns } tables
}
web-nav-rules = Rules
web-nav-cards = Cards
web-nav-settings = Settings
web-skip = Skip to the content
web-language = Language
web-theme = Theme
web-theme-system = Same as system
web-theme-light = Parchment
web-theme-dark = Candlelight
web-theme-to-dark = Switch to the dark theme
web-theme-to-light = Switch to the light theme
web-sounds = Sounds
    .help = Dice, coins and cards make short sounds, and a chime tells you when it is your turn.

## Small words

web-loading = One moment…
web-close = Close
web-again = Try again
web-save = Save
web-saved = Saved.
web-copy = Copy
web-copied = Copied.
web-copy-failed = The browser does not allow copying. Select the text and copy it by hand.
web-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
web-notes = Messages
web-notify-turn = It is your turn

## The games: what they are called, a line about each, how long it takes, and what one does

web-games = Games
web-game-seats = { $most ->
    [one] { $least } player
   *[other] { $least } to { $most } players
}

## When something goes wrong

web-trouble = That did not work
web-error-offline = The server cannot be reached. Check your connection; nothing is lost.
web-error-server = The server has a problem or is restarting. Try again in a moment.
web-error-refused = The server refused this.
web-error-page = Something went wrong on this page. If it persists, reload the page.
web-error-page-old = This part of the page could not be loaded. There may be a newer version: reload the page.
web-error-lost = The connection was lost. It will come back by itself; then try again.
web-error-slow = The server did not answer in time. Check whether it worked, and try again if not.
web-lost = There is nothing here
web-lost-text = There is no page at this address. Part of the link may be missing.

## The first page

web-home-title = Dice, runes and a hero.
web-home-text = Build a fantasy hero in your browser: with friends, against bots or alone. The table knows every rule, does the arithmetic and explains every step.
web-home-own = Custom table
web-home-how = { $game }: how it plays
web-home-tutorial = { $game }: learn by playing
web-home-continue = Continue playing
web-home-all = All my tables
web-home-lobby = See open tables
web-play-bots = Play now
web-your-name = Your name
    .help = This is how the others see you at the table.
    .none = What should we call you?
web-name-needed = Please enter a name first.
web-promise-rules = Every question, refusal and point shows the rule behind it.
web-promise-dice = Every roll, cast and shuffle is sealed before the game begins, and anyone can check it afterwards.
web-promise-undo = Undo any choice until something new is revealed.
web-promise-languages = English, Polish and German; switch at any time.

## Lines of tables

web-line-over = Game over
web-line-waiting = { $seats ->
    [one] Waiting for one more player
   *[other] Waiting for { $seats } more players
}
web-line-my-turn = Your turn
web-line-turn = { $player } is deciding
web-line-look = View
web-line-go-on = Continue
web-line-join = Join
web-watch = Watch

## Open tables

web-lobby-text = Anyone may watch these tables or take a free seat.
web-lobby-waiting = Looking for players
web-lobby-running = Games in progress
web-lobby-empty = No table is looking for players at the moment.
web-lobby-empty-text = Open one yourself so that others can join, or play against bots in the meantime.
web-lobby-open = Open a table for others

## My tables

web-tables-played = Games in progress
web-tables-over = Finished games
web-tables-more = Show more
web-tables-empty = You are not sitting at any table
web-tables-empty-text = Games you start or join appear here, and you can resume them at any time.
web-tables-stale = This may be out of date.
web-import = Load a saved game
web-notices = When it is my turn
web-notices-browser = Browser notifications
    .help = You see them while you are in another tab or program. The page has to stay open.
    .missing = This browser cannot show notifications.
web-notices-denied = The browser does not allow notifications for this page. You can change that in its settings.
web-webhook = Notification address (webhook)
    .help = This https address receives a short message whenever it is your turn. Leave it empty to turn this off.

## A new table

web-new-game = Game
web-new-presets = Start from:
web-seats = Seats
web-new-seat-me = On this device
web-new-seat-bot = Bot
web-new-seat-free = Free seat
    .help = For anyone with the invitation or from the list of open tables.
web-new-seat-name = Name
web-new-seat-add = Add a seat
web-new-seat-remove = Remove seat { $number }
web-bot-kind = Which bot
web-new-cover = Cover the screen when it changes hands
    .help = So nobody sees what only another player should.
web-new-table = Table
web-new-title = Title
    .help = Optional; shown in the list of tables.
web-new-access = Who can join?
web-new-private = Only people with the link
    .help = You get a link to send to your friends.
web-new-open = Anyone
    .help = The table appears among the open tables. Anyone may watch it and take a free seat.
web-new-clock = Thinking time
    .help = If your time runs out, a bot plays for you until you come back.
    .none = Everyone thinks as long as they like.
web-new-clock-none = No clock
web-new-clock-quick = Quick: 10 minutes, plus 10 seconds per decision
web-new-clock-calm = Calm: 30 minutes, plus 30 seconds per decision
web-new-clock-days = Over several days: 3 days, plus 12 hours per decision
web-new-clock-own = Custom
web-new-clock-bank = For the whole game
web-new-clock-more = Plus, per decision
web-new-seed = Seed
    .help = The same seed gives the same dice and cards again. Leave it empty for a game nobody can predict.
    .none = Random
    .wrong = A seed is a whole number with at most 39 digits.
web-new-rules = Rules
web-new-readings = Readings of unclear rules
    .help = The printed rules leave some questions open. Here you decide how they are answered at your table.
web-new-readings-changed = { $changed ->
    [0] all default
    [one] one changed
   *[other] { $changed } changed
}
web-pack = Card pack
    .help = Do you own the printed game and know better numbers? A pack is a file that corrects cards at this table.
web-pack-load = Load a card pack
web-pack-remove = Play without the pack
web-new-begin = Open the table

## Where the dice come from

web-dice-opener = whoever opened the table
web-dice-fair = Nobody can choose or foresee the dice here. The server has fixed its secret; when you sit down, your browser adds a number of its own, and the game is dealt from all of it once every seat is taken.
web-dice-fair-seated = Nobody can choose or foresee the dice here. The server had fixed its secret before your browser added its number. The game is dealt from all of it once every seat is taken.
web-dice-fair-dealt = Nobody could choose or foresee the dice. They come from a secret that the server had fixed first, and from the numbers of all who sat down before the deal. After the game this page shows everything and checks it.
web-dice-fair-late = This game was dealt before you came. Nobody could choose the dice, but your browser has no part in them, and the others may have seen the beginning.
web-dice-chosen = The dice and cards of this table were chosen by { $player }, who can know everything to come.
web-dice-known = { $player } has seen dice and cards that are still to come in this game: it was saved as a file, or rewound, before others sat down.
web-dice-imported = { $player } brought this game as a file and can know everything to come.
web-dice-unknown = This table was opened by an earlier version of Herowright. The server drew the dice, or the person who opened the table chose them; that was not recorded.
web-dice-mark-chosen = Chosen dice
web-dice-mark-known = Known dice
web-dice-mark-imported = Game from a file
web-dice-mark-unknown = Older table
web-dice-hashes = What was published
web-dice-promise = Promise (hash of the server’s secret)
web-dice-commitment = Hash published at the deal

## Seats and waiting

web-seat-free = Free
web-seat-mine = You
web-seat-here = Here
web-seat-away = Away
web-seat-bot = Bot
web-seat-bot-for = A bot is filling in ({ $bot })
web-seat-turn = deciding
web-seat-brought = You can now play this seat on this device, too.
web-waiting = Waiting for players
web-waiting-for = { $seats ->
    [0] All seats are taken. The game begins.
    [one] One seat is still free. The game begins as soon as it is taken.
   *[other] { $seats } seats are still free. The game begins as soon as all are taken.
}
web-waiting-guest = The person who opened the table can invite others or add bots.
web-spectators = { $spectators ->
    [one] One person is watching.
   *[other] { $spectators } people are watching.
}
web-spectators-list = Spectators
web-spectator-nameless = Spectator { $number }
web-sit = Sit here
web-sit-too = Sit here, too
web-stand = Stand up
web-put-bot = Add a bot
web-fill-with-bots = { $seats ->
    [one] A bot for the free seat
   *[other] Bots for all free seats
}
web-invite = Create an invitation link
web-invite-link = Invitation link
web-invite-help = Anyone with this link can watch and take a free seat. A new link replaces the old one.

## Joining

web-join = Join the table
web-join-text = Take a seat, or just watch. At the table: { $players }.
web-join-closed = This table is private
web-join-closed-text = You need an invitation to see it. Ask the person who opened it for the link.
web-join-wrong = This link does not work
web-join-link = Invitation link
web-join-link-wrong = This is not an invitation link. Invitation links end with “#invite=” and a long string of characters.
web-join-enter = Enter

## Rules

web-rule-show = Show rule { $rule }
web-rule-reading = At this table
web-rule-all = All rules
web-rule-unknown = There is no rule { $rule }.
web-rule-status = { $status ->
    [AMBIGUOUS] The printed rules are unclear here; this is how we read them.
   *[DERIVED] Not printed in one place, but it follows from the chapters named.
}

## Settings

web-settings-you = You
web-settings-keep = Other browsers and your data
web-settings-look = Look and sound
web-text-size = Text size
web-text-size-normal = Normal
web-text-size-large = Large
web-text-size-largest = Largest
web-motion = Animations
    .help = Dice and cards move to their places. Without animations they appear there at once.
web-motion-system = Same as system
web-motion-full = On
web-motion-none = Off
web-letters = Letters on the dice
    .help = Every die shows the letter of its colour instead of a shape.
web-confirm = Ask before a choice that cannot be undone
    .help = For choices that roll dice or reveal cards.
web-settle = Pause before a new question takes an answer
    .help = So that a second click never answers the next question.
web-settle-0 = None
web-settle-300 = Short
web-settle-800 = Long
web-keys = Keys
    .help = The whole game can be played with the keyboard.
web-about = About Herowright
web-about-text = A digital table for fantasy hero-building games. It enforces the rules exactly, anyone can verify the dice, undo reaches back to the last moment something new was revealed, and every prompt, refusal and score line shows the rule behind it.
web-about-privacy = There are no accounts, no ads and no tracking. A single cookie connects this browser to its seats; your preferences stay in the browser.
web-about-licence = The code is free software under the MIT licence.
web-unofficial = Unofficial
    .text = Herowright is a fan project and not connected with any publisher. Roll Player is a game by Keith Matejka, published by Thunderworks Games. Call to Adventure is a game by Johnny and Chris O'Neal, published by Brotherwise Games. The Pathfinder Adventure Card Game is a game by Mike Selinker and others, published by Paizo. All rights to the games, their names and their components belong to their owners. None of their art and no sentence from their rulebooks or cards is used here: rules and card effects are in our own words, and card values that no public source gives are our own and marked as such. If you like a game, buy it.
web-unofficial-short = A fan project, not connected with any publisher. If you like a game, buy it.

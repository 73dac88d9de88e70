# The command line: help, tables, complaints.


## Numbers in tables

cli-number = { $value }

## Complaints about the command line

cli-error = Error: { $words }
cli-whole-number = { $option } takes a whole number, not “{ $value }”.
cli-number-least = { $option } must be at least { $least }.
cli-seconds = --seconds takes a number from 0.01 to 3600, not “{ $value }”.
cli-language = There is no language “{ $value }”. Choose from: { $known }.
cli-option-form = “{ $text }” is no setting. Write --option NAME=VALUE, such as --option edition=de1.
cli-file-missing = There is no file “{ $file }”.
cli-file-unreadable = The file “{ $file }” cannot be read.
cli-no-such-option = There is no option { $option } here. See --help.
cli-likely-option = There is no option { $option } here. Did you mean { $likely }?
cli-missing = { $what } is missing. See --help.
cli-needs-value = { $option } needs a value.
cli-extra = This is too much: { $what }. See --help.
cli-usage = The command line makes no sense: { $detail }
cli-no-such-command = There is no command “{ $command }”. Choose from: { $known }.
cli-no-such-clause = There is no clause “{ $clause }”.
cli-hot-seat-bots = With --hot-seat people take all seats: leave --bot out.
cli-too-many-bots = { $seats ->
    [one] { $bots } bots do not fit in one seat.
   *[other] { $bots } bots do not fit in { $seats } seats.
}
cli-worker-lost = A worker process died, perhaps for lack of memory. Try fewer --workers.

## serve

cli-serve-ready = The table is open: { $address } (Ctrl-C closes it)
cli-serve-network = From other devices in this network: { $address }
cli-serve-no-page = The page has not been built, so there is nothing to show in a browser. Build it with: make web
cli-serve-port = There is no port { $port }. Ports go from 0 to 65535.
cli-serve-port-taken = Port { $port } is in use. Choose another one with --port.
cli-serve-port-forbidden = This user may not use port { $port }. Choose one from 1024 on with --port.
cli-serve-host = The address “{ $host }” does not belong to this machine.
cli-serve-pace = --bot-pace takes a number of seconds from 0 to 60, not “{ $value }”.
cli-serve-origin = “{ $value }” is not the address of a page. Write one like https://play.example.org.
cli-serve-log = There is no log level “{ $value }”. Choose from: { $known }.

## unseal

cli-unseal-open = This file is not sealed: open it as it is.
cli-unseal-exists = { $file } already exists and is not overwritten. Choose another name.
cli-unseal-not-written = { $file } could not be written: { $reason }.
cli-unseal-done = Opened: { $file }. It can be replayed and verified like any saved game.

## simulate

cli-simulate-progress = Playing
cli-simulate-done = { $games ->
    [one] One game
   *[other] { $games } games
} with seeds { $first } to { $last }: { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
} in { $seconds } s ({ $rate } per second).
cli-simulate-failure = The game with seed { $seed } broke off: { $error }
cli-standings-seats = Seats
cli-standings-bots = Bots
cli-standings-classes = Classes
cli-standings-ranks = Ranks
cli-standings-origins = Origins
cli-standings-motivations = Motivations
cli-standings-destinies = Destinies
cli-standings-ends = Against the adversary
cli-end-won = Won
cli-end-lost = Lost
cli-tally-cards = Cards bought, of those on offer
cli-tally-story = Story cards gained, of those face up
cli-tally-hand = Hand cards played, of those drawn
cli-distribution = Scores
cli-column-games = Games
cli-column-wins = Wins
cli-column-fair = Fair
cli-column-ratio = Ratio
cli-column-average = Average
cli-column-least = Min
cli-column-most = Max
cli-column-bought = Bought
cli-column-taken = Gained
cli-column-played = Played
cli-column-score = Score
cli-column-times = Times

## replay and verify

cli-replay-title = { $title }, { $seats ->
    [one] solo
   *[other] { $seats } players
}, { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}
cli-replay-step = { $number }. { $player }: { $choice } [{ $key }]
cli-replay-more = Enter: on · a: all the rest · q: stop
cli-replay-pending = Here the game was saved; { $player } decides next:
cli-score-roll-player = { $total ->
    [one] one star
   *[other] { $total } stars
}
cli-score-call-to-adventure = { $total ->
    [one] one point
   *[other] { $total } points
}
cli-replay-result = { $place }. { $player }: { $score }
cli-replay-rank = { $player }: { $score }, { $title }
cli-verify-progress = Playing the game again

## cards

cli-family-roll-player-race = Sheets
cli-family-roll-player-class = Classes
cli-family-roll-player-backstory = Backstories
cli-family-roll-player-alignment = Alignments
cli-family-roll-player-initiative = Initiative cards
cli-family-roll-player-weapon = Weapons
cli-family-roll-player-armor = Armor
cli-family-roll-player-skill = Skills
cli-family-roll-player-trait = Traits
cli-family-call-to-adventure-origin = Origins
cli-family-call-to-adventure-motivation = Motivations
cli-family-call-to-adventure-destiny = Destinies
cli-family-call-to-adventure-trait = Traits
cli-family-call-to-adventure-challenge = Challenges
cli-family-call-to-adventure-adversary = Adversaries
cli-family-call-to-adventure-ally = Allies
cli-family-call-to-adventure-hero = Hero cards
cli-family-call-to-adventure-antihero = Antihero cards
cli-family-call-to-adventure-quest = Quests
cli-family-call-to-adventure-win-condition = Win condition
cli-card-least-seats = { $seats ->
    [one] 1 seat or more
   *[other] { $seats } seats or more
}
cli-card-cost = { $cost } gold
cli-card-hands = { $hands ->
    [one] one hand
   *[other] { $hands } hands
}
cli-card-armor = { NAME($set) }: stars for 1, 2, 3 … cards of the set: { $ladder }.
cli-card-armor-colours = One more star for a Class of this colour: { LIST($colours) }.
cli-card-act = Act { $act }
cli-card-difficulty = difficulty { $difficulty }
cli-card-copies = { $copies ->
    [one] one copy
   *[other] { $copies } copies
}
cli-card-skull = adversary deck
cli-card-triumph = { $count } triumph
cli-card-tragedy = { $count } tragedy
cli-card-xp = { $count } XP
cli-card-hero = { $count ->
    [one] 1 hero card
   *[other] { $count } hero cards
}
cli-card-antihero = { $count ->
    [one] 1 antihero card
   *[other] { $count } antihero cards
}
cli-card-virtue = { $count } virtue
cli-card-corruption = { $count } corruption
cli-card-harder = +{ $count } difficulty
cli-cards-count = { $cards ->
    [0] No card fits.
    [one] One card.
   *[other] { $cards } cards.
}

## rules

cli-status-derived = derived
cli-status-ambiguous = unclear in print
cli-rules-tests = { $tests ->
    [0] no test
    [one] one test
   *[other] { $tests } tests
}
cli-rules-none = No clause fits.
cli-rules-no-checkout = { $clauses ->
    [one] One clause.
   *[other] { $clauses } clauses.
} The tests are part of the source code only, which is not here.
cli-rules-summary = { $clauses ->
    [one] One clause
   *[other] { $clauses } clauses
}, { $uncited ->
    [0] each cited by at least one test.
    [one] one of them cited by no test:
   *[other] { $uncited } of them cited by no test:
}
cli-rules-unknown = Tests cite clauses that do not exist: { $ids }

## bench

cli-bench-progress = Measuring
cli-bench-title = Per second, one process
cli-column-decisions = Decisions
cli-column-steps = Steps
cli-column-clones = Copies
cli-bench-ratio = { $game }: { $ratio } times the decisions of open_spiel/gin_rummy.
cli-bench-clones = { $game }: a clone takes 1/{ $deepcopy } of the time of copy.deepcopy of the state, and 1/{ $lean } of a deepcopy that leaves the cards themselves alone.
cli-bench-memory = { $game }: a table takes { $middle } kB in the middle of a game and { $late } kB near its end.
bench-no-peers = The engines to compare with are not installed. Install them with: { $command }

## Help

help-title-arguments = Arguments
help-title-options = Options
help-title-commands = Commands
help-default = default
help-required = required
help-herowright = A digital table for fantasy hero-building games.
help-herowright-version = Show the version.
help-any-game = The game, such as roll-player.
help-any-seats = How many heroes; 1 is the solo game. Default: 2.
help-any-option = A setting of the table, such as edition=de1 or variants=short; can be repeated.
help-any-pack = A file that corrects numbers and names of cards (docs/packs.md).
help-any-lang = The language; otherwise HEROWRIGHT_LANG or the system's.
help-any-json = Print JSON for programs.
help-any-file = A saved game.
help-play = Play a game in this terminal.
help-play-bot = A bot for one of the last seats; can be repeated. People take the other seats. Default: greedy for all but you.
help-play-hot-seat = People take all seats and share this terminal.
help-play-name = The name of a player, seat by seat; can be repeated.
help-play-seed = The seed of all dice and shuffles. Default: one nobody can guess.
help-play-no-color = Print without colours.
help-serve = Open the web table, for this machine or for others.
help-serve-host = The address to listen on; 0.0.0.0 lets other devices in.
help-serve-port = The port. Default: the first free one from 8000 on.
help-serve-db = The database: sqlite:///FILE or postgresql://... Default: a file in your data folder.
help-serve-open-page = Open the page in a browser if there is a desktop.
help-serve-bot-pace = Seconds between the moves of bots.
help-serve-origin = The public address of the page, such as https://play.example.org; can be repeated.
help-serve-behind-proxy = A proxy stands in front of the server and says who is asking (X-Forwarded-For).
help-serve-webhooks = Let players name an https address that gets a message when it is their turn.
help-serve-api-only = Serve no page: for its development server, or a page of your own.
help-serve-open-metrics = Answer /metrics for other machines, too.
help-serve-log = What is logged: debug, info, warning or error. Default: info, on a terminal warning.
help-simulate = Let bots play many games and count the results.
help-simulate-games = How many games.
help-simulate-bot = A bot for each seat in turn; can be repeated. A shorter list goes round the table. Default: greedy.
help-simulate-seats = How many heroes. Default: 2, or as many as bots are named.
help-simulate-seed = The seed of the first game; each game adds 1.
help-simulate-workers = How many processes play at the same time.
help-replay = Step through a saved game.
help-replay-to = Print the first N decisions without stopping.
help-verify = Play a saved game again from its seed and check that everything agrees.
help-unseal = Open the sealed file of a game that several people were playing on your server.
help-unseal-to = Where to write the opened game.
help-unseal-db = The database of the server that sealed it. Default: the file in your data folder.
help-cards = Show every card with its numbers, text and where they come from.
help-cards-search = Show only cards whose name, type or text contains this.
help-cards-edition = Show only cards of this edition, such as pl2 or de1.
help-rules = Show the clauses of the rules and the tests that cite them.
help-rules-clause = Show only these clauses, or the chapters these ids begin with.
help-rules-search = Show only clauses that contain this.
help-bench = Measure decisions and copies per second.
help-bench-peers = Measure other engines beside ours.
help-bench-span = How long each thing is measured.

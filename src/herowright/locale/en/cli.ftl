# The command line: help, tables, complaints.

## Numbers in tables

cli-number = { $value }

## Complaints about the command line

cli-error = Error: { $words }
cli-day = “{ $value }” is not a date. Write it like 2026-11-16.
cli-whole-number = { $option } takes a whole number, not “{ $value }”.
cli-number-least = { $option } must be at least { $least }.
cli-seconds = --seconds takes a number from 0.01 to 3600, not “{ $value }”.
cli-hash = --commitment takes a hash of 64 digits and letters from a to f, not “{ $value }”.
cli-language = There is no language “{ $value }”. Choose from: { $known }.
cli-option-form = “{ $text }” is not a setting. Write --option NAME=VALUE, such as --option edition=de1.
cli-file-missing = There is no file “{ $file }”.
cli-file-unreadable = The file “{ $file }” cannot be read.
cli-no-such-option = There is no option { $option } here. See --help.
cli-likely-option = There is no option { $option } here. Did you mean { $likely }?
cli-missing = { $what } is missing. See --help.
cli-needs-value = { $option } needs a value.
cli-switch = { $name } is a switch: write 1 or 0.
cli-extra = Unexpected argument: { $what }. See --help.
cli-usage = Command not understood: { $detail }
cli-no-such-command = There is no command “{ $command }”. Choose from: { $known }.
cli-no-such-clause = There is no clause “{ $clause }”.
cli-hot-seat-bots = With --hot-seat, people take all the seats: leave out --bot.
cli-too-many-bots = { $seats ->
    [one] Too many bots ({ $bots }) for one seat.
   *[other] Too many bots ({ $bots }) for { $seats } seats.
}
cli-worker-lost = A worker process died, perhaps because it ran out of memory. Try fewer --workers.
cluster-no-answer = There is no Ray cluster at { $address }: { $reason }
cluster-version = This is Herowright { $here }, but a node of the cluster has { $there }. Install the same version everywhere.

## serve

cli-serve-ready = The table is open: { $address } (Ctrl-C closes it)
cli-serve-network = From other devices in this network: { $address }
cli-serve-no-page = The page has not been built, so there is nothing to show in a browser. Build it with: make web
cli-serve-port = There is no port { $port }. Ports go from 0 to 65535.
cli-serve-port-taken = Port { $port } is in use. Choose another one with --port.
cli-serve-port-forbidden = This user may not use port { $port }. Choose 1024 or higher with --port.
cli-serve-host = The address “{ $host }” does not belong to this machine.
cli-serve-pace = --bot-pace takes a number of seconds from 0 to 60, not “{ $value }”.
cli-serve-origin = “{ $value }” is not the address of a page. Write one like https://play.example.org.
cli-serve-log = There is no log level “{ $value }”. Choose from: { $known }.
cli-serve-proxy = “{ $value }” is not the address of a proxy. Write one like 127.0.0.1, or a network like 10.0.0.0/24.
cli-serve-limit = “{ $value }” does not set a limit. Write NAME=VALUE; --limits lists all of them.
cli-serve-limit-value = “{ $value }” is not a value for { $name }. Write one like { $usual }.
cli-serve-push-key = That is not a private key for Web Push. Such a key has 32 bytes, written as 43 characters in base64url.
cli-serve-push-contact = “{ $value }” is not a contact. Write one such as mailto:admin@example.org.
cli-serve-mail = That is not a mail server. Write one such as smtps://name:password@mail.example.org.
cli-serve-mail-from = “{ $value }” is not an address that mail can come from.
cli-serve-mail-origin = Mail needs the public address of the page for its links. Name it with --origin.
limit-requests = Requests from one address or player: per second, and at once.
limit-changes = Requests that change something, switches at a table, and requests for all of it, each likewise.
limit-arrivals = New browsers from one address, likewise.
limit-openings = New tables, likewise.
limit-imports = Tables from files, likewise.
limit-chat = Chat lines from one player, likewise.
limit-recoveries = Attempts with a recovery code, likewise.
limit-messages = Messages on one live connection, likewise.
limit-work = Seconds of long work (files, packs, moments, statistics, one's data), likewise.
limit-viewers-of-player = Tables (tabs) one player can have open at the same time.
limit-viewers-of-address = Tables (tabs) open at the same time from one address.
limit-body = Size of a normal request.
limit-table-body = Size of a new table or of a card pack.
limit-save-body = Size of an imported saved game.
limit-message = Size of a message on a live connection.
limit-connections = Connections at the same time.
limit-connections-of-address = Connections from one address at the same time; proxies do not count.
limit-header-within = Seconds within which a request's header must arrive.
limit-idle-within = Seconds that a connection may wait for its next request.
limit-answer-within = Seconds within which a response must be received.
limit-body-within = Seconds for which a request's content may stall.
limit-body-rate = Lowest rate at which it may arrive, in bytes per second.
limit-uploads = Bytes of uploads held at the same time.
limit-uploads-of-address = The same for one address.
limit-tables-of-player = Unfinished tables that one player has opened.
limit-stored-of-player = Bytes of all tables that one player has opened.
limit-campaigns-of-player = Campaigns of one player.
limit-tables-a-day = Tables that one address may open in a day.
limit-stored-a-day = Bytes that one address may store in a day.
limit-reports-a-day = Reports about others that one address or player may send in a day.
limit-entries-of-table = Entries at one table: choices, chat, people coming and going.
limit-days-unplayed = Days after which a table is removed if nothing was ever decided there; 0 for never.
limit-days-untouched = Days without changes after which a table is removed; 0 for never.
limit-log-lines = Log lines a page gets at once; it asks for more.

## backup and restore

cli-backup-progress = Backing up
cli-backup-done = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $players ->
    [one] 1 player
   *[other] { $players } players
} saved to { $file }. Keep the file secret: it contains dice that are still to be rolled.
cli-restore-progress = Restoring
cli-restore-done = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $players ->
    [one] 1 player
   *[other] { $players } players
} restored from a backup of version { $version }.

## Files

file-trouble = { $reason ->
    [EACCES] you have no permission
    [EDQUOT] there is no space left
    [EISDIR] it is a folder
    [ENAMETOOLONG] the name is too long
    [ENOENT] there is no such file or folder
    [ENOSPC] there is no space left
    [ENOTDIR] part of the path is a file
    [EPERM] you have no permission
    [EROFS] the disk is read-only
   *[other] { $reason }
}
file-not-written = { $file } could not be written: { file-trouble }.

## unseal

cli-unseal-open = This file is not sealed: open it as it is.
cli-unseal-exists = { $file } already exists and is not overwritten. Choose another name.
cli-unseal-done = Opened: { $file }. It can be replayed and verified like any saved game.

## reports

cli-reports-none = Nobody has reported anybody.
cli-reports-about = { $number }. { $day }, table { $table }: { $reporter } reports { $name } ({ $players })
cli-reports-game = { $number }. { $day }, table { $table }: { $reporter } reports a problem with the game

## campaign

cli-campaign-begun = { $name } has begun. Play its first scenario with: herowright campaign play { $code }
cli-campaign-kept = { $name } is saved. See it with: herowright campaign show { $code }
cli-campaign-none = There is no campaign yet. Begin one with: herowright campaign new NAME
cli-campaign-missing = There is no campaign “{ $name }”. Choose from: { $known }.
cli-campaign-exists = There is already a campaign “{ $name }”. Choose another name.
cli-campaign-name = A campaign needs a name of at most { $longest } letters.
cli-campaign-unreadable = { $file } does not contain a playable party. It is left unchanged.
cli-campaign-unfinished = The party is in the middle of a scenario. Finish it first.
cli-campaign-nothing-next = There is no further scenario to play yet. Play one of these again with --scenario: { $again }.
cli-campaign-own-option = The campaign itself sets “{ $option }”, so you cannot set it here. Choose a scenario with --scenario.
cli-campaign-into = This file contains a character. Name the campaign it should join with --into NAME.
cli-campaign-exported = Written: { $file }
cli-campaign-line = { $code }: { $name } ({ LIST($members) }), { $won ->
    [0] nothing won yet
    [one] one scenario won
   *[other] { $won } scenarios won
}
cli-campaign-line-new = { $code }: { $name } (nobody yet), { $won ->
    [0] nothing won yet
    [one] one scenario won
   *[other] { $won } scenarios won
}
cli-campaign-nobody = Nobody belongs to the party yet: the characters are chosen at the first table.
cli-campaign-member = { $number }. { NAME($character) }, { $feats ->
    [0] no feats
    [one] one feat
   *[other] { $feats } feats
}, { $cards ->
    [0] a deck still to be built
    [one] one card
   *[other] { $cards } cards
}
cli-campaign-member-role = { $number }. { NAME($character) } ({ NAME($role) }), { $feats ->
    [0] no feats
    [one] one feat
   *[other] { $feats } feats
}, { $cards ->
    [0] a deck still to be built
    [one] one card
   *[other] { $cards } cards
}
cli-campaign-member-dead = { $number }. { NAME($character) } has died; a new character is chosen at the next table
cli-campaign-resting = Resting: { LIST($characters) }
cli-campaign-chapter = { NAME($adventure) }
cli-campaign-chapter-absent = { NAME($adventure) } (not available yet)
cli-campaign-won = ✓ { NAME($scenario) }, won
cli-campaign-open = → { NAME($scenario) }, open
cli-campaign-closed = · { NAME($scenario) }
cli-campaign-played = { NAME($scenario) }: { $won ->
    [yes] won
   *[no] lost
}
cli-campaign-played-dead = { NAME($scenario) }: { $won ->
    [yes] won
   *[no] lost
}; killed: { LIST($dead) }
cli-campaign-played-on = { $day } · { $played }
cli-campaign-waiting = A scenario is unfinished. Resume it with: herowright campaign play { $code }
cli-campaign-saved = { $name }: the party is saved.
cli-campaign-next = Next: { LIST($scenarios) }. Continue with: herowright campaign play { $code }

## simulate

cli-simulate-progress = Playing
cli-simulate-done = { $games ->
    [one] One game
   *[other] { $games } games
} with seeds { $first } to { $last }: { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
} in { $seconds } s ({ $rate } per second).
cli-simulate-failure = The game with seed { $seed } failed: { $error }
cli-ladder = Ladder
cli-ladder-rating = Rating
cli-ladder-seconds = s/choice
cli-ladder-duels = One among others
cli-ladder-against = among
cli-ladder-two = A ladder needs two bots. Name them with --bot.
cli-standings-seats = Seats
cli-standings-bots = Bots
cli-distribution = Scores
cli-column-games = Games
cli-column-wins = Wins
cli-column-fair = Fair
cli-column-ratio = Ratio
cli-column-average = Average
cli-column-least = Min
cli-column-most = Max
cli-column-won = Won
cli-column-score = Score
cli-column-times = Times

## review

cli-review-curve = Chance to win
cli-review-after = after decision
cli-review-costly = { $number }. { $prompt }: { $loss }
cli-review-running = This game is not over yet; the coach reviews only finished games.
cli-review-no-guide = There is no coach for this game.

## replay and verify

cli-replay-title = { $title }, { $seats ->
    [one] solo
   *[other] { $seats } players
}, { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}
cli-replay-step = { $number }. { $player }: { $choice } [{ $key }]
cli-replay-more = Enter: next · a: all the rest · q: stop
cli-replay-pending = The game was saved here; { $player } decides next:
cli-replay-result = { $place }. { $player }: { $score }
cli-replay-rank = { $player }: { $score }, { $title }
cli-verify-progress = Playing the game again

## cards

cli-card-copies = { $copies ->
    [one] one copy
   *[other] { $copies } copies
}
cli-cards-count = { $cards ->
    [0] No matching cards.
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
cli-rules-none = No matching clauses.
cli-rules-no-checkout = { $clauses ->
    [one] One clause.
   *[other] { $clauses } clauses.
} The tests come with the source code, which is not installed.
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
cli-bench-ratio = { $game }: { $ratio } times the decisions of open_spiel/gin_rummy ({ $low } to { $high } in the middle half of the rounds).
cli-bench-copies = { $game }: { $ratio } times the copies of open_spiel/gin_rummy ({ $low } to { $high }).
cli-bench-pure = This was the plain Python build.
cli-bench-compiled = This was the compiled build.
cli-bench-missing = { $peer } is not installed and was left out. To install it: { $command }
cli-bench-clones = { $game }: a clone takes 1/{ $deepcopy } of the time of copy.deepcopy of the state, and 1/{ $lean } of a deepcopy that leaves the cards themselves alone.
cli-bench-memory = { $game }: a table takes { $middle } kB in the middle of a game and { $late } kB near its end.
bench-no-peers = The engines to compare with are not installed. Install them with: { $command }

## Laboratory

lab-missing = { $module } is not installed. Install what the laboratory needs with: { $command }
lab-no-such-action = Action { $action } is not possible now.
lab-interrupt = You may act before the question is answered, or pass.
lab-pass = Do nothing
cli-dataset-game = Name a game, or a server's database with --from-server.
cli-dataset-games = Say how many games with --games.
cli-dataset-other = { $folder } already contains something else. Choose another folder.
cli-dataset-progress = Playing
cli-dataset-done = { $folder }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $bytes } kB.
cli-dataset-left-out = { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} left out: not all players agreed, the game has custom texts, or the rules have changed since.

## Help

help-title-arguments = Arguments
help-title-options = Options
help-title-commands = Commands
help-default = default
help-required = required
help-environment = environment
help-herowright = A digital table for fantasy hero-building games.
help-herowright-version = Show the version.
help-any-game = The game, such as roll-player.
help-any-ray = Play on the Ray cluster at this address; without an address, on a local Ray instance with as many workers as --workers says.
help-any-seats = Number of heroes; 1 is a solo game. Default: 2.
help-any-option = A setting of the table, such as edition=de1 or variants=short; can be repeated.
help-any-pack = A file that corrects numbers and names of cards (docs/packs.md).
help-any-help = Show this help.
help-any-lang = The language. Default: HEROWRIGHT_LANG, or the system's.
help-any-json = Print JSON for programs.
help-any-file = A saved game.
help-daily = Play the game of the day: the same for everybody in the world, and one try.
help-daily-day = An earlier day. Default: today.
help-daily-name = Your name.
help-daily-no-color = Print without colours.
help-play = Play a game in this terminal.
help-play-bot = A bot for one of the last seats; can be repeated. People take the other seats. Default: greedy for all but you.
help-play-hot-seat = People take all seats and share this terminal.
help-play-name = The name of a player, seat by seat; can be repeated.
help-play-seed = The seed of all dice and shuffles. Default: one nobody can guess.
help-play-no-color = Print without colours.
help-serve = Open the web table, for this machine or for others.
help-serve-host = The address to listen on; 0.0.0.0 lets other devices in.
help-serve-port = The port. Default: the first free one from 8000 up.
help-serve-db = The database: sqlite:///FILE or postgresql://... Default: a file in your data folder.
help-serve-open-page = Open the page in a browser if there is a desktop.
help-serve-bot-pace = Seconds between the moves of bots.
help-serve-origin = The public address of the page, such as https://play.example.org; can be repeated.
help-serve-behind-proxy = Address or network of a proxy whose X-Forwarded-For header is trusted; can be repeated.
help-serve-webhooks = Let players name an https address that gets a message when it is their turn.
help-serve-push = Allow Web Push notifications when it is a player's turn.
help-serve-push-key = The private key for Web Push (P-256, 32 bytes in base64url). Default: generated at the first start and kept in the database. Better set it as HEROWRIGHT_PUSH_KEY, where other users cannot see it.
help-serve-push-contact = Whom push services can contact: mailto:ADDRESS or https://... Default: the public address of the page.
help-serve-mail = The mail server for people who name an address, such as smtps://NAME:PASSWORD@mail.example.org. Default: no mail. Better set it as HEROWRIGHT_MAIL, where other users cannot see it.
help-serve-mail-from = The address that mail comes from. Default: herowright at the public address of the page.
help-serve-api-only = Serve no page: for the development server, or for your own page.
help-serve-metrics-token = Also serve /metrics to anyone who sends “Authorization: Bearer TOKEN”. Better set it as HEROWRIGHT_METRICS_TOKEN, where other users cannot see it.
help-serve-limit = Change a limit, for example viewers-of-player=20; can be repeated. In the environment: HEROWRIGHT_LIMIT_VIEWERS_OF_PLAYER=20.
help-serve-limits = List all limits with their usual values, and stop.
help-serve-log = What is logged: debug, info, warning or error. Default: info, on a terminal warning.
help-backup = Write everything a server stores into one file while it runs.
help-backup-file = Where to write; “-” for standard output. A file that exists is not overwritten.
help-backup-db = The database of the server. Default: the file in your data folder.
help-restore = Fill an empty database from a backup, whatever kind of database it was made from.
help-restore-file = The backup; “-” for standard input.
help-restore-db = The empty database to fill: sqlite:///FILE or postgresql://... Default: a file in your data folder.
help-simulate = Run bot games and tally the results.
help-simulate-games = Number of games.
help-simulate-bot = A bot for each seat in turn; can be repeated. A shorter list goes round the table. Default: greedy.
help-simulate-seats = Number of heroes. Default: 2, or the number of bots named.
help-simulate-seed = The seed of the first game; each game adds 1.
help-simulate-workers = Number of processes that play in parallel.
help-simulate-file = Store every game in this file and resume from it.
help-ladder = Rate bots in a round robin: each plays among the others, in every seat.
help-ladder-games = Games per pairing. Default: 20.
help-ladder-bot = A bot that takes part; can be repeated. `search:2` thinks for two seconds, `search:64x` plays 64 rollouts. Default: all but master.
help-ladder-seats = Number of heroes. Default: 2.
help-ladder-seed = The seed of the first game; each game adds 1.
help-ladder-workers = Number of processes that play in parallel.
help-ladder-file = Store every game in this file and resume from it.
help-dataset = Write bot games, or a server's finished games, as a data set (Parquet).
help-dataset-game = The game, such as roll-player; from a server, only games of this kind.
help-dataset-games = Number of games.
help-dataset-bot = A bot for each seat in turn; can be repeated. A shorter list goes round the table. Default: greedy.
help-dataset-seats = Number of heroes. Default: 2, or the number of bots named.
help-dataset-seed = The seed of the first game; each game adds 1.
help-dataset-workers = Number of processes that play in parallel.
help-dataset-out = The folder to write to; an unfinished data set is completed. Default: a folder named after the game.
help-dataset-from-server = A server's database: finished games whose players have all agreed to research, without names.
help-lab = Plots for docs/lab.md.
help-lab-plots = Redraw the plots of docs/lab.md.
help-lab-plots-folder = Where to write them.
help-lab-plots-games = Games for each plot.
help-lab-plots-curve = The file of a learning curve (examples/lab/ppo.py --csv), named after its game.
help-lab-plots-workers = Number of processes that play in parallel.
help-replay = Step through a saved game.
help-replay-to = Print the first N decisions without stopping.
help-review = Have the coach review a finished game: the costliest decisions, the chance to win, luck and skill.
help-review-seat = A seat whose decisions are reviewed, counted from 1; can be repeated. Default: all.
help-review-seconds = How many seconds the coach may take. Default: 20.
help-verify = Replay a saved game from its seed and check that everything matches.
help-verify-commitment = A hash that the table showed: the one published when the game was dealt, or the promise before it. The file must belong to it.
help-unseal = Unseal the file of a game that several people were playing on your server.
help-unseal-to = Where to write the opened game.
help-unseal-db = The database of the server that sealed it. Default: the file in your data folder.
help-reports = Read the reports people on your server have sent about others, with the last lines of the chat.
help-reports-db = The database of the server. Default: the file in your data folder.
help-campaign = Lead a Pathfinder party from scenario to scenario.
help-campaign-new = Start a campaign.
help-campaign-new-name = What the campaign is called.
help-campaign-new-without-add-on = Play without the cards and characters of the add-on deck.
help-campaign-list = Show all campaigns.
help-campaign-show = Show a campaign: its party, what has been played and what comes next.
help-campaign-show-name = The campaign.
help-campaign-play = Play the next scenario in this terminal, or resume an unfinished one.
help-campaign-play-name = The campaign.
help-campaign-play-scenario = The scenario. Default: the next one.
help-campaign-play-seats = Number of characters. Default: the whole party, or 2. Characters without a seat sit out.
help-campaign-play-bot = A bot for one of the last seats; can be repeated. People take the other seats. Default: greedy for all but you.
help-campaign-play-hot-seat = People take all seats and share this terminal.
help-campaign-play-called = The name of a player, seat by seat; can be repeated.
help-campaign-play-option = A setting of the table, such as asking=nobody; can be repeated.
help-campaign-play-seed = The seed of all dice and shuffles. Default: one nobody can guess.
help-campaign-play-no-color = Print without colours.
help-campaign-switch = Swap a member's character between scenarios.
help-campaign-switch-name = The campaign.
help-campaign-switch-member = The member's number; one past the last adds a new member.
help-campaign-switch-character = The new character, such as amiri; without one, the member leaves the party.
help-campaign-export = Write the party, or one of its characters, to a file.
help-campaign-export-name = The campaign.
help-campaign-export-file = Where to write it.
help-campaign-export-character = Only this character, such as amiri.
help-campaign-import = Import a party as a campaign, or a character into one.
help-campaign-import-file = A file with a party or a character.
help-campaign-import-into = The campaign the character should join.
help-campaign-import-name = Another name for the party.
help-cards = Show every card: its numbers, its text and where they come from.
help-cards-search = Show only cards whose name, type or text contains this.
help-cards-edition = Show only cards of this edition, such as pl2 or de1.
help-rules = Show the clauses of the rules and the tests that cite them.
help-rules-clause = Show only these clauses or chapters, such as RP-DICE.
help-rules-search = Show only clauses that contain this.
help-bench = Measure decisions and copies per second.
help-bench-peers = Also measure other engines.
help-bench-span = How long to measure each thing.

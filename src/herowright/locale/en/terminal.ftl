# What the table in the terminal says by itself; what a game says stands in the file of the game.

## Opening, resuming, leaving

term-seat-person = { $player }
term-seat-bot = { $player } (bot)
term-hash = The dice are fixed from now on. Hash of their seed: { $hash }
term-welcome = Type a number or a key to choose, ? for the rule, h for a hint, help for everything else.
term-resume = { $decisions ->
    [one] Unfinished game of { $when } ({ term-table }, { $decisions } decision). Resume it? y/n
   *[other] Unfinished game of { $when } ({ term-table }, { $decisions } decisions). Resume it? y/n
}
term-table = { $seats ->
    [one] solo
   *[other] { $seats } seats
}
term-yes = y yes
term-no = n no
term-aside = The old game is saved in { $file }. To bring it back, type “load” and this path during a game.
term-broken = It was moved to { $file } and left unchanged.
term-leave = Leave the table? The game is saved. y/n
term-daily-played = You have already used your try at this game.
term-daily-left = Your try is saved; the same command resumes it.
term-left = The game is saved in { $file }. You can resume it next time.
term-left-unkept = The game could not be saved in { $file }.
term-not-kept = The game cannot be saved in { $file } ({ file-trouble }). Save it elsewhere with “s” and a file name.
term-saved = Saved: { $file }
term-not-saved = { file-not-written } Choose another file.
term-file-exists = { $file } already exists and is not overwritten. Choose another name.
term-not-loaded = { $file } could not be read: { file-trouble }.

## The prompt

term-key-rule = rule
term-key-u = undo
term-key-h = hint
term-key-l = log
term-key-o = others
term-key-d = discards
term-key-r = rows
term-key-m = story
term-key-q = leave
term-any-time = At any time:
term-no-number = { $count ->
    [one] The only option is 1.
   *[other] The options are 1 to { $count }.
}
term-ambiguous = “{ $typed }” could be: { $keys }.
term-no-such = “{ $typed }” is neither an option nor a rule.
term-more-rules = { $count ->
    [one] { $count } more rule mentions it.
   *[other] { $count } more rules mention it.
}
term-undone = Undone.
term-who = Several people are playing here: type “as”, the seat number and the key.
term-as-whom = Whose choice is it? Type “as”, a seat ({ $seats }) and a key, such as “as 2 { $use }”.
term-as-keys = { $count ->
    [0] { $player } cannot do anything right now.
   *[other] { $player } can: { $keys }.
}
term-pause = { $player } decides next. Press Enter to continue, or do something you can do at any time.
term-pause-who = { $player } (as { $number }):
term-waits = The bots now wait whenever you have something you can use at any time.
term-waits-not = The bots no longer wait.

## Rules, hints, cards, log

term-no-clause = There is no rule { $id }.
term-status = { $status ->
    [AMBIGUOUS] The printed rules are unclear here; this is how we read them.
   *[DERIVED] Not printed in one place, but it follows from the chapters named.
}
term-reading = At this table: { $reading }
term-hint = What { $bot } would choose, best first
term-card-which = Which card? Type “c” and its name, or the start of it.
term-no-card = No card is called “{ $name }”.
term-cards = Several cards: { $names }.
term-no-language = Choose one of these languages: { $known }.
term-news = What happened
term-news-more = { $count ->
    [one] { $count } line before it: l
   *[other] { $count } lines before it: l
}

## Chances

term-percent = { $percent }%

## Help

term-help = What you can type
term-type-answer = 3, { $key }, { $begun }
term-help-answer = an option by its number, its key or the start of its key
term-help-rule = the rule behind the question
term-help-option = what option 3 is, with its card text
term-type-clause = ? RULE
term-help-clause = any rule by its number, such as { $clause }
term-type-word = ? WORD
term-help-word = what a word of the game means, or the rules that mention it
term-help-undo = undo your last choice, until something new is revealed
term-help-hint = what a good bot would choose, and why
term-help-log = everything that has happened, with the rules
term-type-card = c NAME
term-help-card = a card by its name
term-help-board = the table again, like Enter
term-help-wait = bots wait while you have something you can use at any time, or stop waiting
term-help-as = act for another person at this keyboard, at any time
term-help-lang = switch the language
term-type-save = s, s FILE
term-help-save = where the game is saved; save it to your own file
term-type-load = load FILE
term-help-load = continue a game from a file
term-help-leave = leave; the game is saved and can be resumed
term-help-o = the other heroes in full
term-help-d = the discard pile
term-help-r = the cards of the act rows in full, and what was discarded
term-help-m = your story so far

## The end

term-score = Final scoring
term-place = { $place }. { $player }
term-total = Total
term-rank = Rank: { $rank }
term-settled = The tie was broken:
term-tie-break = Tie-break: { $numbers }
term-winners = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
term-seed = Seed of the game: { $seed }
    Hash published at the start: { $hash }
term-verify = To check that it was all fair: herowright verify { $file }

## What boards share

term-piles = deck { $deck } · discards { $discard }
term-discard = Discard pile
term-pile-empty = Empty.
term-others = Other heroes
term-no-others = There are no other heroes.

term-provenance = { $provenance ->
    [printed] All values on this card are as printed.
    [recalled] Some values on this card are recalled, not confirmed by a source.
   *[ours] Some values on this card are ours, because no source gives them.
}

term-sheet = Character sheet

# What the table in the terminal says by itself; what a game says stands in the file of the game.


## Opening, resuming, leaving

term-seat-person = { $player }
term-seat-bot = { $player } (bot)
term-hash = Chance is fixed from now on. Hash of its seed: { $hash }
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
term-aside = The old game is kept in { $file }. In a game, “load” and this path bring it back.
term-broken = It was moved to { $file } and left as it is.
term-leave = Leave the table? The game is kept. y/n
term-left = The game is kept in { $file }. The next start offers to resume it.
term-left-unkept = The game could not be kept in { $file }.
term-not-kept = The game cannot be kept in { $file } ({ $reason }). Save it elsewhere with “s” and a file name.
term-saved = Saved: { $file }
term-not-saved = { $file } could not be written: { $reason }. Choose another file.
term-file-exists = { $file } exists already and is not overwritten. Choose another name.
term-not-loaded = { $file } could not be read: { $reason }.

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
    [one] There is only option 1.
   *[other] There are options 1 to { $count }.
}
term-ambiguous = “{ $typed }” could be: { $keys }.
term-no-such = “{ $typed }” is neither an option nor a rule.
term-undone = Taken back.
term-who = Several people sit here: write “as”, the number of the seat and the key.
term-as-whom = Whose choice is it? Write “as”, a seat ({ $seats }) and a key, such as “as 2 { $use }”.
term-as-keys = { $count ->
    [0] { $player } can do nothing at the moment.
   *[other] { $player } can: { $keys }.
}
term-pause = { $player } decides next. Press Enter to go on, or do what you can at any time.
term-pause-who = { $player } (as { $number }):
term-waits = The bots now wait before they decide whenever you hold something that can be used at any time.
term-waits-not = The bots no longer wait.

## Rules, hints, cards, log

term-no-clause = There is no rule { $id }.
term-status = { $status ->
    [AMBIGUOUS] The printed rules are unclear here; this is how we read them.
   *[DERIVED] Not printed in one place, but it follows from the chapters named.
}
term-reading = At this table: { $reading }
term-hint = { $bot } would choose, the best first
term-card-which = Which card? Write “c” and its name or the beginning of it.
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
term-help-answer = an option by its number, its key or the beginning of the key
term-help-rule = the rule behind the question
term-help-option = what option 3 is, with the text of its card
term-type-clause = ? RULE
term-help-clause = any rule by its number, such as { $clause }
term-help-undo = take back your last choice, as far as nothing became known by it
term-help-hint = what a good bot would choose, and why
term-help-log = everything that happened, with the rules
term-type-card = c NAME
term-help-card = a card by its name
term-help-board = the table once more, as Enter does
term-help-wait = let the bots wait while you hold something usable at any time, or no longer
term-help-as = another person at this keyboard does something at any time
term-help-lang = another language at once
term-type-save = s, s FILE
term-help-save = where the game is kept; save it to a file of your own
term-type-load = load FILE
term-help-load = go on with the game of a file
term-help-leave = leave; the game is kept and can be resumed
term-help-o = the other heroes in full
term-help-d = the discard pile
term-help-r = the cards of the act rows in full, and what was discarded
term-help-m = your own story, and its tale so far
term-legend = A die is a letter, a shape and a value. After a die, ✓ means it matches the Backstory, a shape names the colour wanted there instead. [B● ] is an empty space that wants blue. ★ are stars you have, ☆ stars of a goal not met yet.

## The end

term-score = Final scoring
term-place = { $place }. { $player }
term-total = Total
term-rank = Rank: { $rank }
term-settled = The tie was settled:
term-tie-break = Tie-break: { $numbers }
term-winners = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
term-seed = Seed of the game: { $seed }
    Hash published at the start: { $hash }
term-verify = To check that all was fair: herowright verify { $file }

## Roll Player: the table

term-round = round { $round } of { $rounds }
term-first = First Player: { $player }
term-bag = { $dice ->
    [one] Bag { $dice } die:
   *[other] Bag { $dice } dice:
}
term-piles = deck { $deck } · discards { $discard }
term-trash = trash { $trash }
term-initiative = Initiative
term-coin = +{ $gold } gold
term-enemy = The enemy die shows { $face }.
term-market = Market
term-market-empty = The Market is empty.
term-price = price { $price }
term-printed-price = ({ $cost })
term-discard = Discard pile
term-trash-pile = Trash
term-pile-empty = Empty.
term-others = Other heroes
term-no-others = There are no other heroes.

## Roll Player: a hero; the words stand in narrow columns

term-value = value
term-goal = goal
term-action = action
term-action-str = flip a die
term-action-dex = swap two dice
term-action-con = a die ±1
term-action-int = reroll a die
term-action-wis = move the marker
term-action-cha = take a token
term-purse = { $tokens ->
    [0] Gold { $gold }
   *[other] Gold { $gold } · Charisma tokens { $tokens }
}
term-in-hand = in hand:
term-class = Class
term-alignment = Alignment
term-alignment-now = { NAME($alignment) } · ← lawful, chaotic →
term-backstory = Backstory
term-backstory-now = { $next ->
    [0] { NAME($backstory) }: { $matches } of 6 match, ★ { $stars }
   *[other] { NAME($backstory) }: { $matches } of 6 match, ★ { $stars }; from { $next } on ★ { $nextstars }
}
term-stars-goals = goals
term-stars-class-dice = colour
term-stars-alignment = alignment
term-stars-backstory = backstory
term-stars-armor = armor
term-stars-traits = traits
term-stars-gold = gold
term-hands-used = (hands { $used }/{ $limit })
term-set-colour = +1 for your colour
term-ready = ready
term-exhausted = exhausted
term-note-match = fits the Backstory
term-note-gold = gold { $before } → { $after }
term-note-wanted = Backstory wants

## Roll Player: cards

term-hands = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
term-armor-text = Stars for 1, 2, 3 … cards of the set: { $ladder }; 1 more for Class colour { $colours }.
term-no-modifiers = no modifiers
term-cost = { $dots ->
    [one] cost { $cost }, one dot
   *[other] cost { $cost }, two dots
}
term-arrow = The arrow moves the marker towards { NAME($direction) } { $arrow }.
term-class-colour = Class colour:
term-provenance = { $provenance ->
    [printed] All values of this card are printed.
    [recalled] Some values of this card are recalled, not confirmed by a source.
   *[ours] Some values of this card are ours, because no source gives them.
}
term-family = { $family ->
    [race] sheet
    [class] Class
    [backstory] Backstory
    [alignment] Alignment
    [initiative] Initiative card
    [familiar] Familiar
    [fiend] Fiend
    [minion] Minion
    [monster] Monster
    [adventure] Adventure
   *[other] Market
}

## Roll Player: the character sheet

term-sheet = Character sheet
term-sheet-life = { NAME($alignment) }, { NAME($field) } · Backstory: { NAME($backstory) }
term-tie = gold { $gold }, dice in the Class colour { $dice }
term-own-weapons = Weapons
term-own-armor = Armor
term-own-skills = Skills
term-own-traits = Traits
term-own-gold = Gold

## Call to Adventure: the table

term-ca-title = Call to Adventure
term-ca-mode = { $mode ->
    [solo] solo
    [co-op] co-op
   *[versus] versus
}
term-ca-turn = turn: { $player }
term-ca-last-turns = last turns
term-ca-decks = Hand cards left: { $hero } · { $antihero }
term-ca-journey-price = a journey costs { $xp } XP
term-ca-finished = You have finished this act. Face up: { $cards }
term-ca-row-empty = No cards are left.
term-ca-face-down = Still face down.
term-ca-discarded = Discarded: { $cards }
term-ca-dealt = Dealt to you
term-ca-goal = { $xp } of the { $goal } XP it needs to win
term-ca-beaten = Defeated by { $player }.
term-ca-your-odds = your chance

## Call to Adventure: signs

term-ca-letter = { $kind ->
    [hero] H
   *[antihero] A
}
term-ca-act = Act { $act }
term-ca-gain-xp = +{ $xp } XP
term-ca-difficulty = Difficulty { $difficulty }
term-ca-harder = +{ $by } difficulty
term-ca-legend = ★ triumph · ☾ tragedy · ↑ virtue · ↓ corruption · [H] a hero card, [A] an antihero card · ☼ Divinity, ♛ Royalty, ♣ Nature, § Justice, ☠ Villainy, ◈ Arcana. Beside a path you see what it gives, its difficulty and your chance with the runes of your own story, then the best that dark runes can make of it and their price. ▸3 is option 3. ◆ is the special rune, cast as well with three or more icons of its ability. [STR 2|1] is a rune with both faces, [STR 2] one that was cast; one in round brackets does not count.

## Call to Adventure: a hero

term-ca-xp = { $xp } XP
term-ca-progress = { $cards } of { $all } story cards
term-ca-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
term-ca-points-triumph = triumph
term-ca-points-tragedy = tragedy
term-ca-points-morality = morality
term-ca-points-destiny = destiny
term-ca-points-experience = XP
term-ca-points-hero = hero cards
term-ca-points-antihero = antihero cards
term-ca-points-allies = allies
term-ca-points-icons = icon sets
term-ca-borrowed = { LIST($abilities) } until the end of the turn
term-ca-morality = Morality
term-ca-plays = Cards
term-ca-here = { $plays ->
    [both] Here you may play hero and antihero cards
    [hero] Here you may play hero cards only
   *[antihero] Here you may play antihero cards only
}{ $dark ->
    [yes] {" "}and buy dark runes.
   *[no] {" "}and buy no dark runes.
}
term-ca-to-come = { $cards ->
    [one] { $cards } card to come
   *[other] { $cards } cards to come
}
term-ca-destiny-hidden = Destiny, face down
term-ca-ally = Ally
term-ca-sacrificed = Sacrificed
term-ca-hand = Hand
term-ca-played = Played

## Call to Adventure: a challenge being faced

term-ca-faces = { $player }: { NAME($card) } · { NAME($path) }
term-ca-faces-adversary = { $player }: { NAME($card) }
term-ca-against = Difficulty
term-ca-prize = If won
term-ca-runes = Runes
term-ca-chance = Chance
term-ca-result = Result
term-ca-rune = { $kind ->
    [core] core
   *[dark] dark
}
term-ca-with-dark = { $runes ->
    [one] { $runes } dark rune ({ $xp } XP)
   *[other] { $runes } dark runes ({ $xp } XP)
}
term-ca-bonus = bonus { $bonus }
term-ca-success = success
term-ca-failure = { $short } short
term-ca-doomed = lost, whatever the runes show

## Call to Adventure: beside the options

term-ca-best = up to { $odds } for { $xp } XP
term-ca-note-xp = XP { $before } → { $after }
term-ca-note-deck = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}
term-ca-may = playable where your marker stands
term-ca-may-not = not playable where your marker stands

## Call to Adventure: the end

term-ca-tale = The hero's tale

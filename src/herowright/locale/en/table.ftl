# What every game shares: names of things, undo, refusals, settings, saves, and where a card's data comes from.


## Names of things that are built from other names

name-die = { $colour } { $face }
name-dice-letter = d
name-space = { $row }, space { $column }
name-seat = Player { $number }
# Something that another hero of the same player could do.
table-as-seat = { NAME($seat) }: { $what }

## Undo

undo-nothing = There is nothing to undo yet.
undo-known = You cannot undo any further: this choice revealed something, such as a roll or a new card.
undo-ended = The game has been ended, so nothing can be undone.
undo-other-moved = The last choice was not yours: only { NAME($seat) } can undo it.

## Choices that are refused

refused-over = The game is over, so there is nothing left to decide.
refused-table-gone = The table of this question is gone. Keep a reference to the table as long as you ask about its questions.
refused-not-your-turn = It is { NAME($seat) }'s decision. Wait for your turn.
refused-no-seat = { $seats ->
    [one] There is no such seat: this table has only one.
   *[other] There is no such seat: this table has { $seats } seats.
}
refused-not-offered = “{ $key }” is not possible now. Choose one of the options offered.
bygone = An earlier choice

## Opening a table

option-unknown = There is no setting called “{ $name }”. Choose from: { $known }.
option-not-a-list = The setting “{ $name }” takes a list: separate the values with commas.
option-value = “{ $value }” is not a value of the setting “{ $name }”. Choose from: { $values }.
option-seats = This game is for { $least } to { $most } players, not for { $seats }.
option-no-editions = This game has only one edition, so there is none to choose.
option-first-player = { $seats ->
    [one] There is only { $seats } seat at this table, so that player goes first.
   *[other] There are only { $seats } seats at this table. Choose one of them for the first player.
}
unknown-game = There is no game called “{ $game }”. Choose from: { $known }.
unknown-bot = There is no bot called “{ $bot }”. Choose from: { $known }.

## Saved games

save-guess = This table is only a guess at what is hidden, so it cannot be saved. Save the real table instead.
save-too-large = This file is larger than { $limit } MB and cannot be a saved game. Nothing was loaded.
save-unreadable = This file is not a saved game, or it is incomplete. Nothing was loaded.
save-foreign = This file was not saved by Herowright. Nothing was loaded.
save-newer = This game was saved by a newer Herowright (format { $format }; this one reads up to { $known }). Update Herowright to load it.
save-damaged = This saved game is damaged or was changed by hand. Nothing was loaded; try an earlier copy.
save-rules-changed = This game was saved under other rules or cards, so it cannot continue here. Load it with the version and card pack that saved it.
save-scripted = The dice of this game were scripted, as in a test. It cannot be played here.
save-too-long = This file holds more than { $most } choices, more than any game has. Nothing was loaded.
save-not-played = This file does not match a replay of its own dice and choices from choice { $number } on. It was edited by hand or comes from another version. Nothing was loaded.

## A game that people ended before the rules did

ended-aborted = { NAME($seat) } aborted the game. There is no result.
ended-given-up = { NAME($seat) } abandoned the game.
ended-conceded = All others have resigned: { NAME($seat) } wins.

## Checking a saved game

verify-ok = { $decisions ->
    [one] Everything checks out: one decision replayed from the seed, and it matches.
   *[other] Everything checks out: { $decisions } decisions replayed from the seed, and they all match.
}
verify-ended = { $verdict } The file says how it ended early: { $ended }
verify-commitment = The seed does not match the hash published when the table opened: these may be other dice.
verify-published = This file does not match the hash you gave: it is another game, or its dice, options or seats are not those announced.
verify-promise = The server’s secret is not the one it had fixed before the players added their numbers: it may have been chosen afterwards.
verify-agreed = The file describes another game, or options, cards or seats other than those the dice were drawn for.
verify-record = The record of the dice does not match the hash published when the game was dealt: the secret, a player’s number or something agreed on was changed.
verify-seed = The seed does not follow from the record of the dice: these may be other dice.
verify-of-commitment = The file matches the hash you gave. That hash was published when the game was dealt, so secret, numbers, options, cards and seats are those of that moment.
verify-of-promise = The server’s secret is the one promised with the hash you gave. To make sure of the players’ numbers, options and seats as well, give the hash published when the game was dealt.
verify-illegal = Decision { $number } (“{ $key }”) is against the rules, so the game cannot have gone this way. { $reason }
verify-log = Line { $number } of the log differs from what the seed gives.
verify-end = The replayed game ends differently from the saved one.
verify-older = This game was saved by an earlier version, and some rules have been corrected since, so it cannot be verified here. Verify it with the version that saved it.

## Where a card's data comes from

provenance-printed = Printed
    .help = A source shows this value as printed on the card.
provenance-recalled = Recalled
    .help = General knowledge of the game, not confirmed by any source at hand.
provenance-ours = Ours
    .help = No source gives this value, so we designed it to fit the cards around it. A card pack can correct it.
provenance-pack = Pack
    .help = A card pack gives this value.

## A card that does nothing

card-no-effect = No effect.

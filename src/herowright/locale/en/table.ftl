# What every game shares: names of things, undo, refusals, settings, saves, and where a card's data comes from.


## Names of things that are built from other names

name-die = { $colour } { $face }
name-dice-letter = d
name-space = { $row }, space { $column }
name-seat = Player { $number }

## Undo

undo-nothing = There is nothing to take back yet.
undo-known = Undo ends here: this choice made something known, such as a roll or a new card.
undo-other-moved = The last choice was not yours: only { NAME($seat) } can take it back.

## Choices that are refused

refused-over = The game is over, so there is nothing left to decide.
refused-not-your-turn = { NAME($seat) } decides now. Wait for your turn.
refused-no-seat = { $seats ->
    [one] There is no such seat: this table has only one.
   *[other] There is no such seat: this table has { $seats } seats.
}
refused-not-offered = “{ $key }” is not possible now. Choose one of the options on offer.
bygone = An earlier choice

## Opening a table

option-unknown = There is no setting called “{ $name }”. Choose from: { $known }.
option-not-a-list = The setting “{ $name }” takes several values: write them with commas between them.
option-value = “{ $value }” is no value of the setting “{ $name }”. Choose from: { $values }.
option-seats = This game is for { $least } to { $most } players, not for { $seats }.
option-no-editions = This game has only one edition, so there is none to choose.
option-first-player = { $seats ->
    [one] There is only { $seats } seat at this table, so the first player has to be that one.
   *[other] There are only { $seats } seats at this table. Choose one of them for the first player.
}
unknown-game = There is no game called “{ $game }”. Choose from: { $known }.
unknown-bot = There is no bot called “{ $bot }”. Choose from: { $known }.

## Saved games

save-guess = This table is a guess at hidden things and cannot be saved. Save the real table instead.
save-too-large = This file is larger than { $limit } MB and cannot be a saved game. Nothing was loaded.
save-unreadable = This file is not a saved game, or only part of one. Nothing was loaded.
save-foreign = This file was not saved by Herowright. Nothing was loaded.
save-newer = This game was saved by a newer Herowright (format { $format }; this one reads up to { $known }). Update Herowright to load it.
save-damaged = This saved game is damaged or was changed by hand. Nothing was loaded; try an earlier copy.
save-rules-changed = This game was saved under other rules or cards, so it cannot go on here. Load it with the version or card pack that saved it.
save-scripted = The dice of this game were written down beforehand, as tests do. It cannot be played here.
save-too-long = This file holds more than { $most } choices, more than any game has. Nothing was loaded.
save-not-played = This game was played again from its dice and choices, and from choice { $number } on the file tells another one. It was changed by hand or comes from another version. Nothing was loaded.

## Checking a saved game

verify-ok = { $decisions ->
    [one] All is in order: one decision played again from the seed, and everything agrees.
   *[other] All is in order: { $decisions } decisions played again from the seed, and everything agrees.
}
verify-commitment = The seed does not match the hash published when the table opened: these may be other dice.
verify-illegal = Decision { $number } (“{ $key }”) is against the rules, so this game cannot have been played like this. { $reason }
verify-log = Line { $number } of the log differs from what the seed gives.
verify-end = The game played again ends in a different situation from the saved one.
verify-older = This game was saved by an earlier version, and some rules have been corrected since, so it cannot be verified here. Verify it with the version that saved it.

## Where a card's data comes from

provenance-printed = Printed
    .help = A source shows this value as it is printed on the card.
provenance-recalled = Recalled
    .help = General knowledge of the game that no source at hand confirms.
provenance-ours = Ours
    .help = No source gives this value, so we designed it to fit the cards around it. A card pack can correct it.
provenance-pack = Pack
    .help = A card pack gives this value.

## A card that does nothing

card-no-effect = No effect.

# Parties that are brought along, and what is wrong with them.

pf-party-not-yet = The party has not reached { NAME($scenario) } yet. It can play now: { LIST($open) }.
pf-party-no-member = The party has no member number { $number }.
pf-party-no-character = There is no character “{ $found }”.
pf-party-taken = { NAME($character) } cannot be chosen: somebody in the party already plays this character, or it belongs to a deck the party plays without.
pf-party-not-here = No living character “{ $found }” belongs to this party.
pf-party-unreadable = This is not a party, or only part of one. Nothing was changed.
pf-party-foreign = { $wanted ->
    [character] This file does not contain a character of this game. Nothing was changed.
   *[party] This file does not contain a party of this game. Nothing was changed.
}
pf-party-other-file = { $wanted ->
    [character] A file with a character is needed here, and this one contains something else.
   *[party] A file with a party is needed here, and this one contains something else.
}
pf-party-too-large = This file is larger than { $limit } kB and cannot hold a party.
pf-party-no-version = The party does not say which version saved it.
pf-party-newer = The party was saved by a newer Herowright (version { $version }; this one reads up to { $known }). Update Herowright to play with it.
pf-party-older = The party was saved in version { $version }, which can no longer be read.
pf-party-name = The name of the party must be a text of at most { $longest } characters.
pf-party-field = The party's “{ $field }” cannot be read.
pf-party-adventure = The adventure of the party must be a number from 0 to { $most }.
pf-party-members = “{ $field }” must be a list of at most { $most } characters.
pf-party-twice = { NAME($character) } can be in the party only once.
pf-party-dead = Resting character { $number } is dead. Only living characters can rest.
pf-party-dead-file = { NAME($character) } is dead and cannot join a party.
pf-party-scenario = The party claims to have won “{ $found }”, but there is no such scenario.
pf-party-order = { NAME($scenario) } is missing from the scenarios won: in { NAME($adventure) } each one opens the next.
pf-party-removed = The card “{ $found }” is said to be out of the game, but there is no such card.
pf-party-removed-copies = { NAME($card) } is said to be out of the game more often ({ $count }) than it exists.
pf-party-who-members = Member { $number }
pf-party-who-resting = Resting character { $number }
pf-party-who-file = The character in the file
pf-party-who-named = { $who } ({ NAME($character) })
pf-party-member = { $who }: this cannot be read.
pf-party-character = { $who }: there is no character “{ $found }”.
pf-party-add-on = { $who }: this character belongs to the add-on deck, and the party plays without it.
pf-party-role = { $who }: this character has no role “{ $found }”.
pf-party-feats = { $who }: the feats cannot be read.
pf-party-line = { $who }: there is no feat “{ $line }”.
pf-party-boxes = { $who }: “{ $line }” has { $boxes ->
    [0] no box
    [one] one box
   *[other] { $boxes } boxes
}, not { $count }.
pf-party-deck = { $who }: the deck must be a list of cards, and this one cannot be read.
pf-party-card = { $who }: there is no card “{ $found }”.
pf-party-set = { $who }: { NAME($card) } is not in this party's box yet.
pf-party-copies = { $who }: the deck holds { NAME($card) } { $count } times, and the box only { $copies ->
    [one] once
   *[other] { $copies } times
}.
pf-party-kind = { $who }: the deck holds { $count } cards of the type { $kind ->
    [weapon] weapon
    [spell] spell
    [armor] armor
    [item] item
    [ally] ally
   *[blessing] blessing
}, and the cards list allows { $most }.
pf-party-rewards = { $who }: the rewards cannot be read.
pf-party-reward = { $who }: there is no reward “{ $found }”.

# The campaign pages: all campaigns, one campaign, its next table.

## All campaigns

web-campaign-all = Campaigns
web-campaign-about = In a campaign a party goes from scenario to scenario: heroes keep what they find, grow stronger, and sometimes die.
web-campaign-mine = My campaigns
web-campaign-none = No campaign yet
    .text = Start one here, or load a party or a character from a file.
web-campaign-new = Start a campaign
web-campaign-title = Name of the campaign
    .example = The Tuesday party
    .needed = A campaign needs a name.
web-campaign-new-add-on = With the character add-on deck
    .help = Four more heroes and more cards; needed for five or six players.
web-campaign-from-file = Load from a file
    .help = A party or a character that was saved here, on another server or on the command line.
web-campaign-count-won = { $count ->
    [0] no scenario won yet
    [one] { $count } scenario won
   *[other] { $count } scenarios won
}
web-campaign-line-next = next: { $scenario }
web-campaign-at-table = at a table now
web-campaign-guest = by invitation
web-campaign-open = Open
web-campaign-go-to-table = To the table
web-campaign-bring = { $character } joins
    .text = Which campaign should this character go to?
web-campaign-bring-where = Campaign
web-campaign-bring-new = A new campaign
web-campaign-bring-do = Add the character

## What comes next

web-campaign-next-heading = Next scenario
web-campaign-play-next = Play the next scenario
web-campaign-running = At a table
    .text = The party is playing right now. The party cannot be changed until the scenario is over.
web-campaign-running-abandon = Abandon this table
    .text = The scenario will not count: the party goes back to what it was before, whatever happened at the table. The table itself remains.
web-campaign-next-wait = The person who started the campaign opens the next table. It will appear here by itself.
web-campaign-next-none = You have won all available scenarios. You can replay any of them.
web-campaign-broken = This campaign cannot be continued. You can still save the party to a file.
web-campaign-add-on-with = with the add-on deck
web-campaign-add-on-without = without the add-on deck

## The map

web-campaign-map-heading = The map
web-campaign-progress = { $won } of { $all } won
web-campaign-before-path = before Rise of the Runelords
web-campaign-on-path = Rise of the Runelords, adventure { $number }
web-campaign-place-won = Won
web-campaign-place-next = Next
web-campaign-place-closed = Locked
web-campaign-play-this = Play
    .label = Play { $scenario }
web-campaign-play-again = Replay
    .label = Replay { $scenario }
web-campaign-far = Adventures still to come
    .text = Their cards are not in Herowright yet.

## The party

web-campaign-party = The party
web-campaign-party-empty = Nobody yet
    .text = Heroes are chosen at the first table. You can also add members here.
web-campaign-member-feats = { $count ->
    [0] no feats yet
    [one] { $count } feat
   *[other] { $count } feats
}
web-campaign-member-feats-of = skills { $skills }, powers { $powers }, cards { $cards }
web-campaign-no-deck = The deck is built at the next table.
web-campaign-member-dead = Dead
    .text = Whoever played this character chooses a new one at the next table.
web-campaign-party-resting = Resting
web-campaign-member-sheet = Sheet
    .label = { $character }'s character sheet
web-campaign-member-swap = Swap
    .label = Swap { $character }
    .text = The old character rests and can come back later; a new one builds a deck at the next table.
    .dead = A dead character is gone for good. The new one starts without feats and builds a deck at the next table.
    .do = Swap the character
web-campaign-back-again = { $character }, back from resting
web-campaign-member-leave = Leave the party
web-campaign-member-add = Add a member
    .text = The new member builds a deck at the next table.
web-campaign-member-keep = Save
    .label = Save { $character } as a file
web-campaign-member-bring = Load a character from a file
web-campaign-brought = { $character } is now resting with the party.

## The log, and what is in the box

web-campaign-log-heading = Log
    .empty = Nothing has been played yet.
web-campaign-log-won = { $count ->
    [one] won after { $count } turn
   *[other] won after { $count } turns
}
web-campaign-log-lost = { $count ->
    [one] lost after { $count } turn
   *[other] lost after { $count } turns
}
web-campaign-log-dead = died: { $names }
web-campaign-box = Loot and losses
web-campaign-loot = Loot
    .empty = None yet.
web-campaign-loot-of = with { $character }
web-campaign-removed = Removed from the box
    .empty = No cards have been removed.

## Sharing, keeping, ending

web-campaign-invitation = Invite
    .text = Anyone with the link can see the campaign and join its tables. A new link replaces the old one.
    .do = Create a link
web-campaign-invitation-link = Invitation
web-campaign-keep = Save the party
web-campaign-title-change = Rename
web-campaign-delete = Delete
    .heading = Delete the campaign
    .text = The party and its log are deleted for good. Save the party first if you want to keep it. Its tables remain.
    .do = Delete for good
web-campaign-deleted = The campaign has been deleted.
web-campaign-cancel = Cancel
web-campaign-return = To the campaign

## The next table

web-campaign-table = A table for { $campaign }
web-campaign-scenario = Scenario
web-campaign-scenario-again = { $scenario } (replay)
web-campaign-who = Who plays
    .first = Everyone chooses a hero at the table.
web-campaign-seat = Character
web-campaign-seat-dead = { $character } (dead: chooses a new character)
web-campaign-seat-new = New member: chooses a character at the table
web-campaign-waiting = Sitting this one out: { $names }
web-campaign-table-open = Open the table

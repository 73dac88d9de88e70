# Why a bot thinks an option good or bad in Pathfinder. Each reason is a short clause; they are shown side by side.
# $cards are cards of a character's deck with one decimal, always positive: the sign stands in the message.

bot-pf-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
bot-pf-worth = worth about { bot-pf-cards }
bot-pf-harm = does harm worth about { bot-pf-cards }
bot-pf-costs = costs about { bot-pf-cards }
bot-pf-free = costs nothing
bot-pf-kept = worth about { bot-pf-cards } to whoever has it
bot-pf-save = saves cards for later

## Checks

bot-pf-chance = { $chance }% to succeed
bot-pf-chance-about = about { $chance }% to succeed
bot-pf-chance-same = still { $chance }% to succeed
bot-pf-chance-more = the chance rises from { $before }% to { $after }%
bot-pf-chance-less = the chance falls from { $before }% to { $after }%
bot-pf-sure = succeeds without a roll
bot-pf-stakes = about { bot-pf-cards } at stake
bot-pf-harder-check = keeps cards for a harder check
bot-pf-lacks-trait = lacks a trait without which the bane stays undefeated
bot-pf-short = { $missing } short
bot-pf-decline = gives up the boon
bot-pf-evade = leaves the card in its deck for later
bot-pf-hush = gives up later chances to help
bot-pf-promise = changes only when you are asked

## Damage and healing

bot-pf-damage = { $count ->
    [0] costs no card
    [one] costs { $count } card from hand
   *[other] costs { $count } cards from hand
}
bot-pf-less-damage = { $count ->
    [one] spares { $count } card
   *[other] spares { $count } cards
}
bot-pf-wounds = { $discard } discarded, { $deck } left in the deck

## The turn

bot-pf-explore-even = the next card promises about as much as it threatens
bot-pf-explore-more = the next card promises about { bot-pf-cards }
bot-pf-explore-less = the next card threatens to cost about { bot-pf-cards }
bot-pf-few-cards = { $cards ->
    [0] no card left in the deck
    [one] only { $cards } card left in the deck
   *[other] only { $cards } cards left in the deck
}
bot-pf-time = { $turns ->
    [0] this is the last turn
    [one] { $turns } turn left after this one
   *[other] { $turns } turns left after this one
}
bot-pf-give = the giver needs the card as well
bot-pf-stay = leaves everything where it is
bot-pf-nothing-to-lose = there is nothing to lose
bot-pf-place-closing = about { $chance }% to close it
bot-pf-place-closed = it is closed already
bot-pf-place-cards = { $count ->
    [one] { $count } card in its deck
   *[other] { $count } cards in its deck
}
bot-pf-place-empty = nobody else is there

## Characters and decks

bot-pf-best-strength = strong in a fight
bot-pf-best-dexterity = quick with traps and arrows
bot-pf-best-constitution = hard to bring down
bot-pf-best-intelligence = knows the arcane arts
bot-pf-best-wisdom = divine magic and a keen eye
bot-pf-best-charisma = wins allies and knows magic
bot-pf-sample = a deck that works
bot-pf-deck-done = the deck is as it should be
bot-pf-main-skill = the skill used most
bot-pf-side-skill = a skill beside the main one
bot-pf-more-cards = more cards mean a longer life
bot-pf-larger-hand = more to choose from every turn
bot-pf-better-power = a power that works every turn

# What the table in the terminal says about Pathfinder Adventure Card Game: Rise of the Runelords.


## Keys and help

term-key-p = locations
term-key-i = sheet
term-key-t = scenario
term-help-p = all locations in full, with what is known of their decks
term-help-i = your character sheet: skills, powers and feats
term-help-t = the scenario, its villain and its henchmen in full
term-pf-legend = Kinds of cards are written with three letters: Mon monster, Bar barrier, Wpn weapon, Spl spell, Arm armor, Itm item, Aly ally, Bls blessing. ? may be a villain or a henchman, or a blessing that a villain hides behind. ● is a blessing left in the deck, one for each turn, ○ one that is gone. ◆ is where you are, ☺ names who is at a location, ✗ stands for closed. ▸3 is option 3. ■ is a checked feat box, □ a free one. Beside an option you see the dice, the difficulty and the chance it would give you.

## The scenario

term-pf-turn = turn: { $player }
term-pf-stage = { $stage ->
    [give] give, move, explore
    [move] move, explore
    [explore] explore
    [reset] reset the hand
   *[close] close, end the turn
}
term-pf-won = Scenario won
term-pf-lost = Scenario lost
term-pf-blessings = { $cards ->
    [one] { $cards } blessing left
   *[other] { $cards } blessings left
}
term-pf-top = on top: { NAME($card) }
term-pf-villains = Villain: { $names }
term-pf-henchmen = Henchmen: { $names }
term-pf-beaten = Beaten: { $names }
term-pf-players = { $players ->
    [one] { $players } player: { $places }
   *[other] { $players } players, also: { $places }
}

## Locations

term-pf-locations = Locations
term-pf-no-locations = The locations are not laid out yet.
term-pf-closed = closed
term-pf-shut = temporarily closed
term-pf-cards = { $cards ->
    [0] no cards left
    [one] { $cards } card
   *[other] { $cards } cards
}
term-pf-known-top = on top: { $cards }
term-pf-known-bottom = at the bottom: { $cards }
term-pf-closing = to close: { $way }

## Kinds of cards

term-pf-kind = { $kind ->
    [weapon] weapon
    [spell] spell
    [armor] armor
    [item] item
    [ally] ally
    [blessing] blessing
    [loot] loot
    [monster] monster
    [barrier] barrier
    [henchman] henchman
    [villain] villain
    [location] location
    [scenario] scenario
    [adventure] adventure
    [path] adventure path
    [character] character
   *[role] role
}
term-pf-short = { $kind ->
    [monster] Mon
    [barrier] Bar
    [weapon] Wpn
    [spell] Spl
    [armor] Arm
    [item] Itm
    [ally] Aly
    [blessing] Bls
   *[unknown] ?
}

## A character

term-pf-dead = dead
term-pf-hand = hand { $cards } of { $size }
term-pf-deck = deck { $cards }
term-pf-discard = discards { $cards }
term-pf-buried = buried { $cards }
term-pf-harder = your checks this turn +{ $by }
term-pf-stopped = no more exploring this turn ({ NAME($card) })
term-pf-draws-instead = { $reset ->
    [yes] when resetting, draw { $count } instead
   *[no] draw { $count } instead
}
term-pf-in-hand = Hand
term-pf-displayed = Displayed
term-pf-in-play = In play
term-pf-seen = Seen
term-pf-powers = Powers
term-pf-text = { $text }
term-pf-promised = promised
term-pf-own-discard = Your discard pile:
term-pf-own-buried = Your buried cards:
term-pf-blessings-discard = Blessings discard pile:

## Encounters and checks

term-pf-meets = { $player }: { $card }
term-pf-waiting = Waits until this is done: { $player }, { NAME($card) }
term-pf-summoned = summoned
term-pf-step = { $step ->
    [evade] evade
    [before] before
    [check] check
    [next] next check
    [after] after
   *[end] end
}
term-pf-check = { $purpose ->
    [defeat] { $player } tries to defeat it
    [acquire] { $player } tries to acquire it
    [recharging] { $player } tries to recharge
    [close] { $player } tries to close the location
   *[otherwise] { $player } makes a check
}
term-pf-against = { DICE($dice) } against { $difficulty }
term-pf-reach = up to { $odds } with your cards
term-pf-weak = each die counts { $by } less
term-pf-success = success
term-pf-short-by = { $by } short
term-pf-hurt = { $player } is about to take { $amount } { $type ->
    [combat] Combat
    [fire] Fire
    [cold] Cold
    [acid] Acid
    [electricity] Electricity
    [force] Force
    [mental] Mental
   *[poison] Poison
} damage
term-pf-fixed = it cannot be reduced

## Beside the options

term-pf-draws = { $cards ->
    [one] { $cards } card to draw, { $left } in the deck
   *[other] { $cards } cards to draw, { $left } in the deck
}
term-pf-deadly = deadly
term-pf-loses = { $cards ->
    [one] { $cards } card from hand
   *[other] { $cards } cards from hand
}

## The character sheet

term-pf-no-character = You have not chosen a character yet.
term-pf-skills = Skills
term-pf-cards-list = Cards list
term-pf-hand-size = Hand size { $size }
term-pf-proficient = { $what ->
    [light-armors] proficient with light armors
    [heavy-armors] proficient with heavy armors
   *[weapons] proficient with weapons
}
term-pf-favored = favored card type
term-pf-taken-home = Deck for the next scenario
term-pf-last-cards = Cards at the end

## Rebuilding the decks

term-pf-pool = Cards in the middle
term-pf-deck-ready = The deck matches the cards list.

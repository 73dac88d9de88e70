# The board of Pathfinder in the browser, and the character sheet at its end.


## Around the board

web-pf-tab-hero = My hero
web-pf-tab-others = Party
web-pf-headline = { NAME($card) }
web-pf-my-turn = your turn
web-pf-turn = { NAME($seat) }'s turn
web-pf-turn-short = turn
web-pf-phase-set-up = Set-up
web-pf-phase-reward = Rewards
web-pf-phase-rebuild = Rebuilding decks
web-pf-phase-over = The end
web-pf-bot = bot
web-pf-setup-wait = The others are getting ready. The locations are laid out after that.
web-pf-read = Read: { $card }
web-pf-go-on = Continue

## Kinds and families of cards: one, and many

web-pf-kind-weapon = Weapon
web-pf-kind-spell = Spell
web-pf-kind-armor = Armor
web-pf-kind-item = Item
web-pf-kind-ally = Ally
web-pf-kind-blessing = Blessing
web-pf-kind-loot = Loot
web-pf-kind-monster = Monster
web-pf-kind-barrier = Barrier
web-pf-kind-henchman = Henchman
web-pf-kind-villain = Villain
web-pf-kind-unknown = Villain, henchman or unknown
web-pf-kind-location = Location
web-pf-kind-scenario = Scenario
web-pf-kind-adventure = Adventure
web-pf-kind-path = Adventure path
web-pf-kind-character = Character
web-pf-kind-role = Role
web-pf-kinds-weapon = Weapons
web-pf-kinds-spell = Spells
web-pf-kinds-armor = Armors
web-pf-kinds-item = Items
web-pf-kinds-ally = Allies
web-pf-kinds-blessing = Blessings
web-pf-family-character = Characters
web-pf-family-role = Roles
web-pf-family-boon = Boons
web-pf-family-bane = Banes
web-pf-family-location = Locations
web-pf-family-scenario = Scenarios
web-pf-family-adventure = Adventures
web-pf-family-path = Adventure path
web-pf-count = { $kind }: { $count }

## What stands on cards

web-pf-set = { $set ->
    [B] Base set
    [C] Character add-on deck
   *[other] Adventure deck { $set }
}
web-pf-or = or
web-pf-then = then
web-pf-veteran = plus the number of the adventure deck
web-pf-to-acquire = To acquire
web-pf-to-defeat = To defeat
web-pf-no-check = No check
web-pf-immune = Immune to
web-pf-recharge = Recharge
web-pf-cost-reveal = Reveal
web-pf-cost-display = Display
web-pf-cost-discard = Discard
web-pf-cost-recharge = Recharge
web-pf-cost-bury = Bury
web-pf-cost-banish = Banish
web-pf-cost-shuffle = Shuffle into the deck
web-pf-cost-top = Top of the deck
web-pf-moment-before = Before the encounter
web-pf-moment-instead = Instead of a check
web-pf-moment-after = After the encounter
web-pf-moment-undefeated = If undefeated
web-pf-moment-defeated = If defeated
web-pf-moment-lost = If not acquired
web-pf-here = At this location
web-pf-closing = When closing
web-pf-closed = When permanently closed
web-pf-closed-here = While closed
web-pf-villains = Villain
web-pf-henchmen = Henchmen
web-pf-locations = Locations
web-pf-during = During this scenario
web-pf-during-adventure = During this adventure
web-pf-during-path = During this adventure path
web-pf-reward = Reward
web-pf-scenarios = Scenarios
web-pf-adventures = Adventures
web-pf-hand-size = Hand size
web-pf-favored = Favored card type
web-pf-favored-any = your choice
web-pf-proficient = Proficient with
web-pf-proficient-light-armors = light armors
web-pf-proficient-heavy-armors = heavy armors
web-pf-proficient-weapons = weapons

## Dice and skills

web-pf-die = d{ $sides }
web-pf-die-shows = d{ $sides }: { $value }
web-pf-skills = Skills
web-pf-powers = Powers
web-pf-cards-list = Cards list
web-pf-deck = Deck
web-pf-box-checked = { $box }, checked
web-pf-box-free = { $box }, not checked

## A hero

web-pf-hand = Hand
web-pf-hand-empty = No cards in hand.
web-pf-promised = promised
web-pf-promises = { $count ->
    [one] { $count } card promised
   *[other] { $count } cards promised
}
web-pf-sign-deck = deck
web-pf-sign-discard = discarded
web-pf-sign-buried = buried
web-pf-sign-displayed = in play
web-pf-pile-discard = { $count ->
    [one] Discard pile: { $count } card
   *[other] Discard pile: { $count } cards
}
web-pf-pile-buried = { $count ->
    [one] Buried: { $count } card
   *[other] Buried: { $count } cards
}
web-pf-pile-displayed = { $count ->
    [one] Displayed or in play: { $count } card
   *[other] Displayed or in play: { $count } cards
}
web-pf-pile-blessings = { $count ->
    [one] Blessings discard pile: { $count } card
   *[other] Blessings discard pile: { $count } cards
}
web-pf-pile-empty = Nothing here.
web-pf-known = Known: { $cards }
web-pf-dead = dead
web-pf-harder = difficulty +{ $by } this turn
web-pf-stopped = no more exploring this turn
web-pf-draws = { $reset ->
    [yes] reset: draw { $count }
   *[no] draw { $count } instead
}
web-pf-quiet = { $until ->
    [check] not asked on this check
    [turn] not asked this turn
   *[always] not asked
}
web-pf-no-character = No character yet.
web-pf-no-character-mine = Choose who you want to be. Point at a character to read the whole card.
web-pf-open-hero = Show { NAME($seat) }'s hero
web-pf-choose-hero = Choose { NAME($seat) }

## The map

web-pf-stages = Steps of the turn
web-pf-stage-give = Give
web-pf-stage-move = Move
web-pf-stage-explore = Explore
web-pf-stage-close = Close
web-pf-act-explore = Explore
web-pf-act-close = Close
web-pf-act-end = End turn
web-pf-act-roll = Roll
web-pf-no-places = The locations are laid out when all decks are ready.
web-pf-closed-short = closed
web-pf-shut-short = closed for now
web-pf-known-top = Top card:
web-pf-known-bottom = Bottom card:
web-pf-clock-top = Newest blessing: { $card }
web-pf-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-pf-clock = { $left ->
    [0] No blessings left.
    [one] { $left } blessing left.
   *[other] { $left } blessings left.
}

## The encounter

web-pf-steps = Steps of the encounter
web-pf-step-evade = Evade?
web-pf-step-before = Before
web-pf-step-check = Check
web-pf-step-acquire = Acquire
web-pf-step-next = Next check
web-pf-step-after = After
web-pf-step-end = End
web-pf-purpose-defeat = to defeat: { $card }
web-pf-purpose-acquire = to acquire: { $card }
web-pf-purpose-recharging = to recharge: { $card }
web-pf-purpose-close = to close: { $card }
web-pf-purpose-otherwise = a check: { $card }
web-pf-summoned = summoned
web-pf-waiting = then back to: { $card }
web-pf-odds = chance of success
web-pf-difficulty = difficulty
web-pf-result = result
web-pf-success = Success
web-pf-failure = Failure
web-pf-weak = −{ $by } for each die
web-pf-add = Add to the check
web-pf-damage = { $type ->
    [combat] combat damage
    [fire] fire damage
    [cold] cold damage
    [acid] acid damage
    [electricity] electricity damage
    [force] force damage
    [mental] mental damage
    [poison] poison damage
   *[other] damage
}
web-pf-damage-fixed = cannot be reduced
web-pf-damage-left = { $left ->
    [one] card to discard
   *[other] cards to discard
}
web-pf-ended-defeated = Defeated.
web-pf-ended-undefeated = Not defeated.
web-pf-ended-acquired = Acquired.
web-pf-ended-lost = Not acquired.
web-pf-ended-evaded = Evaded.

## Beside the options

web-pf-dies = Too few cards to draw: death
web-pf-up-to = up to { $chance }
web-pf-brief-play = { NAME($card) }: { $cost ->
    [reveal] reveal
    [display] display
    [discard] discard
    [recharge] recharge
    [bury] bury
    [banish] banish
    [shuffle] shuffle in
   *[top] to the top
}
web-pf-brief-skill = { NAME($card) }: { NAME($skill) }
web-pf-brief-return = Lay out: { NAME($card) }
web-pf-brief-take = Take: { NAME($card) }
web-pf-brief-box = Box: { NAME($card) }
web-pf-as = as { NAME($card) }
web-pf-brief-move = → { NAME($card) }

## Putting decks together

web-pf-my-deck = My deck
web-pf-deck-fine = The deck matches the cards list.
web-pf-has-wanted = in the deck / wanted
web-pf-pool = In the middle
web-pf-pool-empty = Nothing yet. Choose cards from your deck to lay them here for the others.
web-pf-from-box = From the box
web-pf-other-fine = { NAME($seat) }: deck complete
web-pf-other-open = { NAME($seat) }: deck not complete yet

## The end

web-pf-end-won = { NAME($card) } – the scenario is won!
web-pf-end-lost = { NAME($card) } – the scenario is lost.
web-pf-end-amount = { $won ->
    [yes] The whole party wins together.
   *[no] The party may try again.
}
web-pf-time = Time
web-pf-heroes = The party
web-pf-lost-by = Why it was lost:
web-pf-lost-pf-end-01 = The blessings deck ran out.
web-pf-lost-pf-death-07 = All characters died.
web-pf-sheet = Character sheet

## Values of the cards

web-value-marks = Basic or Elite
web-value-acquire = Check to acquire
web-value-powers = Powers
web-value-recharge = Recharge
web-value-defeat = Check to defeat
web-value-deck = Cards of the location
web-value-here = At this location
web-value-closing = When closing
web-value-closed = When permanently closed
web-value-villains = Villain
web-value-henchmen = Henchmen
web-value-locations = Locations
web-value-during = During this scenario
web-value-reward = Reward
web-value-scenarios = Scenarios
web-value-adventures = Adventures
web-value-skills = Skills
web-value-cards = Cards list
web-value-hand-sizes = Hand size
web-value-roles = Roles
web-value-sample = Ready-made deck
web-value-traits = Traits

preset-first-scenario = A first scenario
    .help = You and a bot, with ready-made decks.
preset-full-party = A full party
    .help = You and three bots.
preset-solo-hero = Solo
    .help = One hero alone: only three locations, but nobody to help.
web-game-pathfinder = Pathfinder Adventure Card Game: Rise of the Runelords
    .about = Heroes against the clock: explore locations, defeat monsters with dice and cards, corner the villain before the blessings run out.
    .time = 60 to 90 minutes
    .luck = All the dice of your checks.
web-how-pathfinder-1 = Choose a hero. Your deck is your equipment and your life: whoever has to draw and has no cards left dies.
web-how-pathfinder-2 = On your turn, move, then explore: flip over a card of the location and pass a check against it with your dice. Cards from your hand add dice, and the others can help.
web-how-pathfinder-3 = Defeat henchmen to close locations, so that the villain finds no way to escape. Each turn costs one of the thirty blessings.
web-how-pathfinder-4 = Corner the villain and the whole party wins. In a campaign your hero keeps what they find and gets better from scenario to scenario.
web-pf-goal-who = { LIST($villains) }
web-pf-goal-open = { $open ->
    [one] { $open } location open
   *[other] { $open } locations open
}
web-pf-goal-blessings = { $left ->
    [one] { $left } blessing left
   *[other] { $left } blessings left
}
web-pf-goal-aim = Find and defeat { LIST($villains) }. As long as another location is open, the villain escapes there; with none open, you win.
web-pf-goal-rule = { CAPITAL($rule) }.
web-pf-goal-places = Open locations: { LIST($places) }

## Scenes

web-pf-scene-villain = A villain!
web-pf-scene-escapes = The villain escapes
web-pf-scene-closed = Location closed
web-pf-scene-last-blessing = The last blessing
web-pf-scene-death = A hero falls
web-pf-scene-won = Victory
web-pf-scene-lost = Defeat
web-pf-end-heading = The scenario

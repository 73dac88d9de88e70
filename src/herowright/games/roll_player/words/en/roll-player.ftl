# All that Roll Player says: settings, prompts, options, log, refusals, card texts and the score sheet.
# The names of its cards and dice stand in roll-player-cards.ftl. Card names stand in quotes inside sentences.


## Amounts, used inside other messages; .acc is the form of a direct object

rp-amount-gold = { $gold } gold
    .acc = { $gold } gold
rp-amount-tokens = { $tokens ->
    [one] { $tokens } Charisma token
   *[other] { $tokens } Charisma tokens
}
    .acc = { $tokens ->
    [one] { $tokens } Charisma token
   *[other] { $tokens } Charisma tokens
}
rp-amount-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
    .acc = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
rp-amount-price = { $price } gold
rp-price = { $tokens ->
    [0] { $gold ->
        [0] for free
       *[other] for { rp-amount-gold.acc }
    }
   *[other] { $gold ->
        [0] for { rp-amount-tokens.acc }
       *[other] for { rp-amount-gold.acc } and { rp-amount-tokens.acc }
    }
}
    .short = { $tokens ->
    [0] { $gold ->
        [0] free
       *[other] { $gold } gold
    }
    [one] { $gold ->
        [0] { $tokens } token
       *[other] { $gold } gold + { $tokens } token
    }
   *[other] { $gold ->
        [0] { $tokens } tokens
       *[other] { $gold } gold + { $tokens } tokens
    }
}
rp-signed = { $by ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
   *[other] { $by }
}
rp-colour-die = a { NAME($colour) } die

## Phases

phase-set-up = Set-up
phase-roll = Roll Phase
phase-dice = Dice Phase
phase-before-market = Before the Market
phase-market = Market Phase
phase-clean-up = Clean-up Phase
phase-last-call = Last chance
phase-over = Game over

## Attribute actions, in a few words

action-str = Flip a die
action-dex = Swap two dice
action-con = Change a die by 1
action-int = Reroll a die
action-wis = Move the marker
action-cha = Take a Charisma token

## Prompts: set-up

rp-ask-sheet = Choose your character sheet
rp-ask-class-side = You drew { rp-colour-die }: choose one of the two Classes of that colour
rp-ask-class-pick = Choose your Class
rp-ask-start-die = Which starting die do you place next?
rp-ask-place = Place the { NAME($die) }: choose a row

## Prompts: Roll and Dice Phase

rp-ask-order = { $card ->
    [TOP] Tied dice: which one goes on the highest Initiative card?
   *[other] Tied dice: which one goes on Initiative card { $card }?
}
rp-ask-initiative = Choose an Initiative card; you take its die and gold
rp-ask-action-str = Strength: flip one of your dice to its opposite face?
rp-ask-action-dex = Dexterity: swap two of your dice?
rp-ask-action-con = Constitution: raise or lower one of your dice?
rp-ask-action-int = Intelligence: reroll one of your dice?
rp-ask-action-wis = Wisdom: move your marker?
rp-ask-action-cha = Charisma: take a Charisma token?
rp-ask-swap-with = Swap the { NAME($die) } with which die?
rp-ask-keep = You rerolled the { NAME($die) } into { $face ->
    [8] an 8
   *[other] a { $face }
}: which value do you keep?
rp-ask-step-on = Move your marker another step?

## Prompts: Market and Clean-up Phase

rp-ask-from-discard = Bring a card from the discard pile back to the Market?
rp-ask-market = Buy a card, or take 2 gold instead
rp-ask-second-purchase = Buy another card?
rp-ask-trait-move = You bought “{ NAME($card) }”: where does your marker go?
rp-ask-discard-move = Move your marker one step?
rp-ask-refresh = Refresh an exhausted Skill?
rp-ask-use-now = You have just learned “{ NAME($card) }”: use it now?
rp-ask-last-call = Last chance to use Skills: final scoring comes next

## Prompts: Skills

rp-ask-skill-die = “{ NAME($card) }”: choose one of your dice
rp-ask-skill-pool = “{ NAME($card) }”: choose a die from the pool
rp-ask-skill-row = Move the { NAME($die) }: choose another row
rp-ask-skill-colour = Choose a die from the bag
rp-ask-skill-gain = “{ NAME($card) }”: use its effect?
rp-ask-skill-buy = Buy a card from the discard pile?
rp-ask-skill-reveal = “{ NAME($card) }”: reveal the top card of the deck?
rp-ask-skill-top = Buy “{ NAME($card) }” from the top of the deck? If you skip it, it is discarded
rp-ask-skill-copy = Choose the Skill you want to copy

## Options

rp-opt-skip = Skip
rp-opt-done = Done
rp-opt-turn-up = Reveal it
rp-opt-sheet = { $side ->
    [female] { NAME($race) }, female side
   *[male] { NAME($race) }, male side
}
rp-opt-class = { NAME($class) }
rp-opt-hand-die = { NAME($die) }
rp-opt-row = { NAME($row) }
# The highest card bears no number in some boxes.
rp-opt-order = { $card ->
    [TOP] { NAME($die) } on the highest card
   *[other] { NAME($die) } on card { $card }
}
rp-opt-take = { $card ->
    [TOP] Highest Initiative card
   *[other] Initiative card { $card }
}
rp-opt-flip = Flip: { NAME($space) }
rp-opt-swap = Swap: { NAME($space) }
rp-opt-with = { NAME($space) }
rp-opt-shift = { NAME($space) }: { rp-signed }
rp-opt-reroll = Reroll: { NAME($space) }
rp-opt-die = { NAME($space) }
rp-opt-keep-new = Keep the new value
rp-opt-keep-old = Keep the old value
rp-opt-move = Marker → { NAME($direction) }
rp-opt-stay = Leave the marker where it is
rp-opt-token = Take a Charisma token
rp-opt-gold = Take 2 gold
rp-opt-buy = Buy { NAME($card) } ({ rp-price.short })
rp-opt-discard = Discard { NAME($card) } (+2 gold)
rp-opt-add = Bring back { NAME($card) }
rp-opt-refresh = Refresh { NAME($card) }
rp-opt-use = Use { NAME($card) } (marker → { NAME($direction) })
rp-opt-drop = Drop { NAME($card) }
rp-on-card = { $card ->
    [TOP] on the highest card
   *[other] on card { $card }
}
# $at says which of two dice on a card; 0 where there is only one.
rp-opt-pool = { $at ->
    [0] { $by ->
        [0] Die { rp-on-card }
       *[other] Die { rp-on-card }: { rp-signed }
    }
   *[other] { $by ->
        [0] Die { $at } { rp-on-card }
       *[other] Die { $at } { rp-on-card }: { rp-signed }
    }
}
rp-opt-colour = Take { rp-colour-die }
rp-opt-copy = Copy { NAME($card) } ({ NAME($seat) })

## Log: set-up

rp-event-first-roll = { $player } rolls a { $face } for First Player.
rp-event-first = { $player } is First Player.
rp-event-sheet = { $player } chooses the { NAME($race) } sheet.
rp-event-class-die = { $player } draws { rp-colour-die }.
rp-event-class = { $player } plays the { NAME($class) }.
rp-event-dealt = { $player } is dealt the Backstory “{ NAME($backstory) }” and the Alignment “{ NAME($alignment) }”.
# The stack that cards are taken out of: by its dots, or the mixed deck (0).
rp-stack = { $dots ->
    [1] one-dot stack
    [2] two-dot stack
   *[0] Market deck
}
rp-event-taken-out = { $cards ->
    [one] { $cards } card is taken out of the { rp-stack }.
   *[other] { $cards } cards are taken out of the { rp-stack }.
}
rp-event-pile-started = { $pile ->
    [trash] “{ NAME($card) }” starts the trash pile.
   *[discard] “{ NAME($card) }” starts the discard pile.
}
rp-event-starting-dice = { $player } rolls the starting dice: { LIST($dice) }.

## Log: Roll and Dice Phase

rp-event-round = Round { $round } begins.
rp-event-pool = { $player } rolls the pool: { LIST($dice) }.
rp-event-sorted = { $player } sorts the pool: { LIST($dice) }.
rp-event-takes = { $player } takes Initiative card { $card } with the { NAME($die) }.
rp-event-placed = { $player } places the { NAME($die) } in the { NAME($row, form: "of") } row.
rp-event-no-room = { $player } has a full sheet; the { NAME($die) } will go back into the bag.
rp-event-gold = { $source ->
    [start] { $player } starts with { rp-amount-gold.acc }.
    [initiative] { $player } takes { rp-amount-gold.acc } from the Initiative card.
    [row] { $player } gains { rp-amount-gold.acc } for filling the { NAME($row) } row.
    [gold-die] { $player } gains { rp-amount-gold.acc } for a gold die.
    [market] { $player } takes { rp-amount-gold.acc } instead of buying.
   *[card] { $player } gains { rp-amount-gold.acc } from “{ NAME($card) }”.
}
rp-event-token = { $player } takes { rp-amount-tokens.acc }.
rp-event-changed = { $player } turns the { NAME($before) } to { $face ->
    [8] an 8
   *[other] a { $face }
} ({ NAME($space) }).
rp-event-swapped = { $player } swaps the { NAME($first) } ({ NAME($from) }) and the { NAME($second) } ({ NAME($to) }).
rp-event-kept = { $player } keeps the { NAME($die) } as it was.
rp-event-rolled = { $player } rerolls the { NAME($die) } and gets { $face ->
    [8] an 8
   *[other] a { $face }
}.
rp-event-marker = { $player } moves the marker to { NAME($field) }.
rp-event-marker-stays = { $player }'s marker is already at the { NAME($direction) } edge and stays there.

## Log: Market and Clean-up Phase

rp-event-market = New in the Market: { LIST($cards) }.
rp-event-reshuffled = { $cards ->
    [one] The discard pile is shuffled into a new Market deck of { $cards } card.
   *[other] The discard pile is shuffled into a new Market deck of { $cards } cards.
}
rp-event-added = { $player } brings “{ NAME($card) }” back to the Market.
rp-event-bought = { $source ->
    [discard] { $player } buys “{ NAME($card) }” from the discard pile { rp-price }.
    [deck] { $player } buys “{ NAME($card) }” from the top of the deck { rp-price }.
   *[market] { $player } buys “{ NAME($card) }” { rp-price }.
}
rp-event-discarded = { $player } discards “{ NAME($card) }”.
rp-event-dropped = { $player } drops the Weapon “{ NAME($card) }”.
rp-event-tokens-lost = { $tokens ->
    [one] { $player } loses { $tokens } unused Charisma token.
   *[other] { $player } loses { $tokens } unused Charisma tokens.
}
rp-event-refreshed = { $player } refreshes “{ NAME($card) }”.
rp-event-returned = Back into the bag: { LIST($dice) }.

## Log: Skills

rp-event-uses = { $player } uses “{ NAME($card) }”.
rp-event-copies = { $player } copies { NAME($owner) }'s “{ NAME($card) }”.
rp-event-moved = { $player } moves the { NAME($die) } ({ NAME($from) } → { NAME($to) }).
rp-event-pool-changed = { $card ->
    [TOP] { $player } turns the { NAME($before) } on the highest Initiative card to { $face ->
        [8] an 8
       *[other] a { $face }
    }.
   *[other] { $player } turns the { NAME($before) } on Initiative card { $card } to { $face ->
        [8] an 8
       *[other] a { $face }
    }.
}
rp-event-pool-swapped = { $player } swaps the { NAME($given) } ({ NAME($space) }) for the { NAME($gained) } from the pool.
rp-event-replaced = { $player } returns the { NAME($old) } to the bag and puts the { NAME($new) } in its place ({ NAME($space) }).
rp-event-turned-up = { $player } reveals the top card of the deck: { NAME($card) }.

## Log: solo

rp-event-enemy-misses = The enemy die shows a { $face }: the Market is spared.
rp-event-enemy-strikes = The enemy die shows a { $face }: “{ NAME($card) }” is trashed.
rp-event-leftmost = “{ NAME($card) }” goes from the Market to the discard pile.
rp-event-trashed = Trashed from the Market: { LIST($cards) }.

## Refusals

rp-no-row-full = The { NAME($row) } row is full. Choose a row with an empty space.
rp-no-card-taken = { $card ->
    [TOP] { NAME($seat) } already has the highest Initiative card. Choose one that is still in the centre.
   *[other] { NAME($seat) } already has Initiative card { $card }. Choose one that is still in the centre.
}
rp-no-beyond-die = A 6 cannot be raised and a 1 cannot be lowered. Choose another die or the other direction.
rp-no-passing = You cannot pass at the Market. Buy a card, or take 2 gold instead.
rp-no-not-yours = That is not one of your Skills. You can only use your own.
rp-no-exhausted = “{ NAME($card) }” is exhausted. Refresh it in the Clean-up Phase before you use it again.
rp-no-marker-stuck = “{ NAME($card) }” moves your marker, but it is already at the { NAME($direction) } edge. Move it away first.
rp-no-not-now = “{ NAME($card) }” cannot be used right now. Its text says when it can.
rp-no-not-in-market = That card is not in the Market. Choose one that is there.
rp-no-not-your-market-turn = You can only buy on your own turn in the Market Phase. Wait for it.
rp-no-traded = You have already bought or discarded a card in this Market turn, and that is all it allows.
rp-no-hands = { $limit ->
    [one] You have no hands left for “{ NAME($card) }”: your Weapons may use only { $limit } hand in total. Drop a Weapon first.
   *[other] You have no hands left for “{ NAME($card) }”: your Weapons may use only { $limit } hands in total. Drop a Weapon first.
}
rp-no-gold = { $tokens ->
    [0] “{ NAME($card) }” costs { rp-amount-price }, but you have { rp-amount-gold.acc }. Choose a cheaper card or take 2 gold.
   *[other] “{ NAME($card) }” costs { rp-amount-price }, but you have { rp-amount-gold.acc } and { rp-amount-tokens.acc }. Choose a cheaper card or take 2 gold.
}

## Card texts: Classes and Weapons

rp-power-die-bonus-colour = When you score goals, each of your { NAME($colour) } dice counts { $bonus } more.
rp-power-die-bonus-row = When you score goals, each die in your { NAME($row) } row counts { $bonus } more.
rp-power-row-bonus = When you score goals, your { NAME($first) } and { NAME($second) } each count { $bonus } more.
rp-power-extra-piece = In the final scoring, counts as an extra card of one of your unfinished Armor sets.
rp-power-longer-shift = Your Constitution action may raise or lower a die by up to { $most }.
rp-power-discount = Each card you buy costs you { rp-amount-gold } less.
rp-power-discount-types = { NAME($first) } and { NAME($second) } cards cost you { rp-amount-gold } less.
rp-power-highest-pays = { $gold ->
    [0] When you take the highest Initiative card in play, gain { rp-amount-tokens.acc }.
   *[other] { $tokens ->
        [0] When you take the highest Initiative card in play, gain { rp-amount-gold.acc }.
       *[other] When you take the highest Initiative card in play, gain { rp-amount-gold.acc } and { rp-amount-tokens.acc }.
    }
}
rp-power-lowest-pays = When you take the lowest Initiative card still in the centre, gain { rp-amount-gold.acc }.
rp-power-hands = { $hands ->
    [one] Your Weapons may use only { $hands } hand in total.
   *[other] Your Weapons may use up to { $hands } hands in total.
}
rp-power-gold-dice-pay = Each gold die you put on your sheet pays you { rp-amount-gold.acc } instead of 2.
rp-power-card-from-discard = Before each Market Phase, you may bring one card from the discard pile back to the Market.
rp-power-purchases = { $most ->
    [one] On your Market turn you may buy { $most } card.
   *[other] On your Market turn you may buy up to { $most } cards.
}
rp-power-refreshes = { $most ->
    [one] In the Clean-up Phase you may refresh { $most } Skill and gain { rp-amount-gold.acc } for it.
   *[other] In the Clean-up Phase you may refresh up to { $most } Skills and gain { rp-amount-gold.acc } for each.
}
rp-power-wisdom-steps = { $most ->
    [one] Your Wisdom action moves your marker { $most } step and gains you { rp-amount-gold.acc }.
   *[other] Your Wisdom action may move your marker up to { $most } steps and gains you { rp-amount-gold.acc }.
}
rp-power-action-instead = When you place a die, you may use the { NAME($row) } action instead of its row's action.
rp-power-action-instead-after = When you place a die in { LIST($rows, last: "or") }, you may use the { NAME($row) } action instead.
rp-power-trait-any-way = After you buy a Trait, move your marker one step in any direction, or leave it where it is.
rp-power-move-on-discard = When you take 2 gold instead of buying, gain { rp-amount-gold.acc } extra, and you may move your marker one step.

## Card texts: Skills

rp-ability-gain-gold = Gain { rp-amount-gold.acc }.
rp-ability-swap-dice = Swap two dice on your sheet.
rp-ability-shift-die = { $lowest ->
    [1] Raise a die on your sheet by up to { $highest }.
   *[other] Change a die on your sheet by any number from { $lowest } to { $highest }.
}
rp-ability-reroll-die = Reroll a die on your sheet and keep the old or the new value.
rp-ability-match-neighbour = Turn a die on your sheet to the value of another die in its row.
rp-ability-move-die = Move a die on your sheet to another row. You gain no gold and no action for it.
rp-ability-shift-pool-die = Raise or lower an unchosen die in the pool by up to { $most }, then re-sort the pool.
rp-ability-flip-pool-die = Flip an unchosen die in the pool to its opposite face, then re-sort the pool.
rp-ability-swap-with-pool = Swap a die on your sheet with an unchosen die in the pool, then re-sort the pool.
rp-ability-replace-from-bag = Pick a die from the bag, roll it and swap it with a die on your sheet, which goes into the bag.
rp-ability-buy-from-discard = On your Market turn, buy a card from the discard pile.
rp-ability-buy-top-card = You may reveal the top card of the deck. Buy it at its printed price, with no discounts, or discard it.
rp-ability-copy-skill = Use the ability of another player's Skill. This does not exhaust that card.

## Card texts: Traits

rp-scoring-per-card = { $type ->
    [weapon] { rp-amount-stars } for each of your Weapons.
    [armor] { rp-amount-stars } for each of your Armor cards.
    [skill] { rp-amount-stars } for each of your Skills.
   *[trait] { rp-amount-stars } for each of your Traits, this one included.
}
rp-scoring-per-dice = { $each ->
    [one] 1 star for each die on your sheet that shows a { $face }.
   *[other] 1 star for every { $each } dice on your sheet that show a { $face }.
}
rp-scoring-per-class-dice = { $each ->
    [one] 1 star for each die of your Class colour on your sheet.
   *[other] 1 star for every { $each } dice of your Class colour on your sheet.
}
rp-scoring-per-matches = { $each ->
    [one] 1 star for each Backstory match.
   *[other] 1 star for every { $each } Backstory matches.
}
rp-scoring-per-gold = 1 star for every { $each } gold you have.
rp-scoring-marker-side = { $side ->
    [good] { rp-amount-stars } if your marker is on the good side.
    [evil] { rp-amount-stars } if your marker is on the evil side.
    [lawful] { rp-amount-stars } if your marker is on the lawful side.
   *[chaotic] { rp-amount-stars } if your marker is on the chaotic side.
}
rp-scoring-marker-corner = { $corner ->
    [lawful-good] { rp-amount-stars } if your marker is on lawful good.
    [chaotic-good] { rp-amount-stars } if your marker is on chaotic good.
    [lawful-evil] { rp-amount-stars } if your marker is on lawful evil.
   *[chaotic-evil] { rp-amount-stars } if your marker is on chaotic evil.
}
rp-scoring-row-at-most = { rp-amount-stars } if your { NAME($row) } dice alone total { $total } or less.
rp-scoring-rows-at-least = { rp-amount-stars } if your { NAME($first) } and { NAME($second) } dice alone total { $total } or more.
rp-scoring-highest-row = { rp-amount-stars } if no other row's dice total more than your { NAME($row) } dice.
rp-scoring-per-triple = { rp-amount-stars } for each row whose three dice show the same value.
rp-scoring-biggest-colour = 1 star for each die beyond { $beyond } in your most common colour.

## Score sheet

category-goals = Attribute goals
category-class-dice = Class-coloured dice
category-alignment = Alignment
category-backstory = Backstory
category-armor = Armor
category-traits = Traits
category-gold = Gold
rp-score-goal = { NAME($row) }: { $value } (goal { $goal })
rp-score-class-dice = { $dice ->
    [one] { $dice } die on the sheet
   *[other] { $dice } dice on the sheet
}
rp-score-alignment = { NAME($alignment) }: { NAME($field) }
rp-score-backstory = { $matches ->
    [one] { NAME($backstory) }: { $matches } match
   *[other] { NAME($backstory) }: { $matches } matches
}
rp-score-armor = { NAME($set) }: { $pieces } of { $of }
rp-score-trait = { NAME($card) }
rp-score-gold = { rp-amount-gold }

## The numbers of a hero, to tell what an option would give

figure-gold = Gold
figure-tokens = Charisma tokens
figure-marker = Alignment marker
figure-stars = Stars
figure-value-str = { attr-str }
    .short = { attr-str.short }
figure-value-dex = { attr-dex }
    .short = { attr-dex.short }
figure-value-con = { attr-con }
    .short = { attr-con.short }
figure-value-int = { attr-int }
    .short = { attr-int.short }
figure-value-wis = { attr-wis }
    .short = { attr-wis.short }
figure-value-cha = { attr-cha }
    .short = { attr-cha.short }
figure-stars-goals = { category-goals }
figure-stars-class-dice = { category-class-dice }
figure-stars-alignment = { category-alignment }
figure-stars-backstory = { category-backstory }
figure-stars-armor = { category-armor }
figure-stars-traits = { category-traits }
figure-stars-gold = { category-gold }

## Solo ranks, from the top

rp-rank-pl2-0 = Hero
rp-rank-pl2-1 = Master
rp-rank-pl2-2 = Leader
rp-rank-pl2-3 = Traveller
rp-rank-pl2-4 = Mercenary
rp-rank-pl2-5 = NPC
rp-rank-de1-0 = True Hero
rp-rank-de1-1 = Guild Leader
rp-rank-de1-2 = Luminary
rp-rank-de1-3 = Adventurer
rp-rank-de1-4 = Day Labourer
rp-rank-de1-5 = NPC

## Settings: edition, variants and Classes

setting-edition = Edition
    .help = The printing whose cards and rules you play with. The second edition has more sheets and cards; the first differs in a few rules.
setting-edition-pl2 = Second edition
setting-edition-de1 = First edition
setting-variants = Variants
    .help = Optional rules from the rulebook. Choose none, one or several.
setting-variants-less-random = Less random set-up
    .help = Everybody starts with one die of each Class colour instead of drawing blindly.
setting-variants-random-market = Random Market deck
    .help = One-dot and two-dot cards are shuffled into one deck, so any card can come at any time.
setting-variants-short = Short game
    .help = Everybody starts with two more dice, so the game is two rounds shorter.
setting-variants-friendly-market = Friendly Market
    .help = Taking 2 gold instead of buying removes no card from the Market.
setting-classes = Choice of Classes
    .help = Draw a die that decides your Class card, or let everybody choose freely.
setting-classes-draw = Draw a die
setting-classes-pick = Choose, in the edition's order
setting-classes-pick-clockwise = Choose, First Player first
setting-classes-pick-reverse = Choose, First Player last

## Settings: readings of rules that can be read in more than one way

setting-rp-comp-18 = Supply of gold and tokens
    .help = The box holds a limited number of gold and Charisma tokens. Either the supply never runs dry, or nobody can gain more than the box still holds.
setting-rp-comp-18-endless = Endless
setting-rp-comp-18-printed = As in the box
setting-rp-setup-02 = Tie for First Player
    .help = Who rolls again when several players share the highest roll.
setting-rp-setup-02-tied = Only the tied players
setting-rp-setup-02-everybody = Everybody
setting-rp-setup-08 = Third and fourth player
    .help = They start with 1 and 2 extra gold. Count them clockwise from the First Player, or simply by their seats.
setting-rp-setup-08-from-first = From the First Player
setting-rp-setup-08-by-seat = By seat
setting-rp-setup-22 = Cards taken out in set-up
    .help = With fewer than four players the second edition takes cards out of the Market deck. On the discard pile they can come back into play; in the box they cannot.
setting-rp-setup-22-discard-pile = To the discard pile
setting-rp-setup-22-box = Into the box
setting-rp-dice-10 = The Thief's gold dice
    .help = The Thief earns 4 gold for a gold die. This can hold for the whole game or for the starting dice alone.
setting-rp-dice-10-always = The whole game
setting-rp-dice-10-starting-dice = Starting dice only
setting-rp-dice-28 = A full sheet
    .help = What you do when your sheet is full and others still place dice: take a card with its gold and visit the Market, or sit the round out.
setting-rp-dice-28-take-card = Take a card as usual
setting-rp-dice-28-sit-out = Sit out
setting-rp-cha-05 = Charisma tokens in one purchase
    .help = Each token stands for 1 gold. Spend as many as you like on one card, or only one.
setting-rp-cha-05-any-number = Any number
setting-rp-cha-05-one = Only one
setting-rp-clean-07 = A deck that runs short
    .help = When the deck holds too few cards for the Market: deal the last ones before you shuffle the discard pile, or shuffle everything together first.
setting-rp-clean-07-deal-first = Deal first
setting-rp-clean-07-shuffle-first = Shuffle first
setting-rp-skill-08 = Skills at the same moment
    .help = Whose Skill comes first when several players want to use one at the same moment.
setting-rp-skill-08-first-player = Clockwise from the First Player
setting-rp-skill-08-as-announced = As announced
setting-rp-skill-09 = Skills after the last Clean-up
    .help = Whether you may still use ready Skills once the last round is cleaned up, just before the final scoring.
setting-rp-skill-09-allowed = Allowed
setting-rp-skill-09-refused = Not allowed
setting-rp-end-03 = Last round in the first edition
    .help = When all sheets are full, the last round is either played out, Market included, or ends after the Dice Phase. The second edition always plays it out.
setting-rp-end-03-finish-round = Play it out
setting-rp-end-03-at-once = End at once
setting-rp-card-07 = The Bard's second purchase
    .help = The Bard may buy a second card in a Market turn, at the usual price or for 1 gold more.
setting-rp-card-07-printed-price = Usual price
setting-rp-card-07-one-gold-more = 1 gold more
setting-rp-card-14 = Jeweled Dagger
    .help = Whether it makes gold dice count more in every row or in the Strength row alone.
setting-rp-card-14-every-row = Every row
setting-rp-card-14-strength = Strength only
setting-rp-card-28 = Tower Shield and a complete set
    .help = If you have one complete and one unfinished Armor set, the Tower Shield can still improve the unfinished one, or it gives nothing.
setting-rp-card-28-unfinished-set = Improves the unfinished set
setting-rp-card-28-nothing = Gives nothing
setting-rp-card-29 = Heavy Crossbow
    .help = Whether it makes every purchase cheaper or only the first one in a Market turn.
setting-rp-card-29-every-purchase = Every purchase
setting-rp-card-29-first-purchase = First purchase of the turn
setting-rp-card-30 = Arrow for Diplomacy
    .help = Diplomacy copies another player's Skill. Your marker follows the arrow on Diplomacy or the arrow on the copied card.
setting-rp-card-30-diplomacy = On Diplomacy
setting-rp-card-30-target = On the copied Skill
setting-rp-card-31 = Move Silently
    .help = Whether buying from the discard pile takes the place of your usual purchase or comes on top of it.
setting-rp-card-31-instead = Instead of the usual purchase
setting-rp-card-31-extra = In addition
setting-rp-card-32 = Open Lock
    .help = Whether you may buy the top card of the deck at any time or only in your own Market turn.
setting-rp-card-32-any-time = At any time
setting-rp-card-32-market-turn = In your Market turn
setting-rp-var-12 = Less random and short together
    .help = With both variants on, you get one die of each Class colour and draw the rest, or you draw all of them.
setting-rp-var-12-fixed-and-drawn = Fixed colours, then draw
setting-rp-var-12-drawn = Draw all
setting-rp-var-13 = Cards out of the random deck
    .help = Whether the random Market deck also loses cards when fewer than four play the second edition: 6 with three players, 14 with two.
setting-rp-var-13-usual-totals = As many as usual
setting-rp-var-13-none = None
setting-rp-solo-10 = Roll of the enemy die
    .help = In solo play the enemy die may trash a Market card. Roll it at the end of your turn or as soon as you take the Initiative card.
setting-rp-solo-10-after-action = After your action
setting-rp-solo-10-on-choosing = On taking the card
setting-rp-ed-13-de1 = Tokens with Move Silently
    .help = First edition only: whether Charisma tokens can help to pay for a card from the discard pile.
setting-rp-ed-13-de1-allowed = Allowed
setting-rp-ed-13-de1-refused = Not allowed
setting-rp-ed-15-de1 = The Bard and discarding
    .help = First edition only: whether the Bard, after buying a card, may discard another one for 2 gold instead of a second purchase.
setting-rp-ed-15-de1-refused = Not allowed
setting-rp-ed-15-de1-allowed = Allowed
setting-rp-ed-26-de1 = Gold in the short game
    .help = First edition only: the short game drops the extra gold of the third and fourth player, or also the gold for filled rows and gold dice in set-up.
setting-rp-ed-26-de1-seat-bonus = Without the seat bonus
setting-rp-ed-26-de1-all-extra-gold = Without any extra gold

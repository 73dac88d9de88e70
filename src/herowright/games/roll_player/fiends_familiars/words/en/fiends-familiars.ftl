# All that Fiends & Familiars adds to what Roll Player says. The names of its cards stand in the other fiends-*.ftl.
# A condition (ff-condition-*) is a clause with its conjunction; a measure (ff-measure-*) is a plural noun.


## The Familiar row, die colours, its action in a few words, card type and adventures

attr-familiar = Familiar
    .short = FAM
    .of = Familiar
colour-green-blue = green-blue
    .acc = green-blue
    .letter = GB
colour-green-red = green-red
    .acc = green-red
    .letter = GR
colour-green-purple = green-purple
    .acc = green-purple
    .letter = GP
colour-green-black = green-black
    .acc = green-black
    .letter = GK
colour-green-white = green-white
    .acc = green-white
    .letter = GW
colour-blue-red = blue-red
    .acc = blue-red
    .letter = BR
colour-blue-purple = blue-purple
    .acc = blue-purple
    .letter = BP
colour-blue-black = blue-black
    .acc = blue-black
    .letter = BK
colour-blue-white = blue-white
    .acc = blue-white
    .letter = BW
colour-red-purple = red-purple
    .acc = red-purple
    .letter = RP
colour-red-black = red-black
    .acc = red-black
    .letter = RK
colour-red-white = red-white
    .acc = red-white
    .letter = RW
colour-purple-black = purple-black
    .acc = purple-black
    .letter = PK
colour-purple-white = purple-white
    .acc = purple-white
    .letter = PW
colour-black-white = black-white
    .acc = black-white
    .letter = KW
colour-clear = clear
    .acc = clear
    .letter = C
action-familiar = Use the Familiar
type-scroll = Scroll
adventure-kind-lair = Lair
adventure-kind-trap = Trap
adventure-kind-attack = Attack

## Amounts, used inside other messages

ff-amount-xp = { $xp } XP
ff-amount-glory = { $glory ->
    [one] { $glory } Glory token
   *[other] { $glory } Glory tokens
}
ff-amount-wounds = { $wounds ->
    [one] { $wounds } Wound token
   *[other] { $wounds } Wound tokens
}
ff-amount-heal = { $heal ->
    [one] { $heal } Wound token
   *[other] up to { $heal } Wound tokens
}
ff-amount-dice = { $dice ->
    [one] { $dice } Combat die
   *[other] { $dice } Combat dice
}
ff-price = { $xp ->
    [0] { rp-price }
   *[other] for { ff-amount-xp }
}
    .short = { $xp ->
    [0] { rp-price.short }
   *[other] { ff-amount-xp }
}
# Lists of what comes in: gold and XP; Glory too; Charisma tokens too.
ff-gains = { $gold ->
    [0] { ff-amount-xp }
   *[other] { $xp ->
        [0] { rp-amount-gold.acc }
       *[other] { rp-amount-gold.acc } and { ff-amount-xp }
    }
}
ff-gains-glory = { $glory ->
    [0] { ff-gains }
   *[other] { $gold ->
        [0] { $xp ->
            [0] { ff-amount-glory }
           *[other] { ff-amount-xp } and { ff-amount-glory }
        }
       *[other] { $xp ->
            [0] { rp-amount-gold.acc } and { ff-amount-glory }
           *[other] { rp-amount-gold.acc }, { ff-amount-xp } and { ff-amount-glory }
        }
    }
}
ff-gains-all = { $tokens ->
    [0] { ff-gains-glory }
   *[other] { $gold ->
        [0] { $xp ->
            [0] { $glory ->
                [0] { rp-amount-tokens.acc }
               *[other] { ff-amount-glory } and { rp-amount-tokens.acc }
            }
           *[other] { $glory ->
                [0] { ff-amount-xp } and { rp-amount-tokens.acc }
               *[other] { ff-amount-xp }, { ff-amount-glory } and { rp-amount-tokens.acc }
            }
        }
       *[other] { $xp ->
            [0] { $glory ->
                [0] { rp-amount-gold.acc } and { rp-amount-tokens.acc }
               *[other] { rp-amount-gold.acc }, { ff-amount-glory } and { rp-amount-tokens.acc }
            }
           *[other] { $glory ->
                [0] { rp-amount-gold.acc }, { ff-amount-xp } and { rp-amount-tokens.acc }
               *[other] { rp-amount-gold.acc }, { ff-amount-xp }, { ff-amount-glory } and { rp-amount-tokens.acc }
            }
        }
    }
}
# The highest card bears no number; .acc is a direct object, .on follows 'on'.
ff-initiative = { $card ->
    [TOP] the highest Initiative card
   *[other] Initiative card { $card }
}
    .acc = { $card ->
    [TOP] the highest Initiative card
   *[other] Initiative card { $card }
}
    .on = { $card ->
    [TOP] the highest Initiative card
   *[other] Initiative card { $card }
}
ff-where = { $where ->
    [hunt] in each Hunt
    [battle] against the Monster
   *[both] in each Hunt and against the Monster
}
ff-colour-marker = a { NAME($colour) } marker

## Phases

phase-hunt = Hunt
phase-battle = Battle with the Monster

## Prompts: set-up and dice

ff-ask-class-card = You drew { ff-colour-marker }: choose a Class of that colour
ff-ask-familiar = Which Familiar do you keep?
ff-ask-initiative = Choose an Initiative card; you take everything on it, Fiends included
ff-ask-next-die = Which die do you place next?
ff-ask-action = Use an action? Your dice allow: { LIST($rows) }
ff-ask-stored-action = Use the action of this die? { LIST($rows) }
ff-ask-too-many-stored = The “Backpack” holds more dice than you have empty spaces: which one goes back into the bag?

## Prompts: Market, Hunt and battle

ff-ask-market = Buy a card, take 2 gold instead, or Hunt
ff-ask-hunt = Hunting the { NAME($minion) } with { ff-amount-dice }: get ready, or roll
ff-ask-hire = The { NAME($monster) } awaits you; you have { ff-amount-dice }. Hire a mercenary?
ff-ask-reroll = You rolled { SUM($dice, $sum) }: reroll a die?

## Prompts: experience and cards

ff-ask-store-xp = You gain { ff-amount-xp }: how many do you store on “Devious” for good?
ff-ask-xp-action = Your action: { NAME($row) }
ff-ask-last-tokens = Charisma tokens are about to be lost: spend one to banish a Fiend, or continue
ff-ask-last-call = Last chance to change your hero: the battle with the Monster comes next
ff-ask-card-fiend = “{ NAME($card) }”: choose one of your active Fiends
ff-ask-card-initiative = { NAME($fiend) }: which Initiative card does it lurk on?
ff-ask-card-banish = “{ NAME($card) }”: banish one of your Fiends?
ff-ask-card-again = “{ NAME($card) }”: which die do you take off your sheet?
ff-ask-card-space = Place the { NAME($die) } again: choose an empty space
ff-ask-card-refresh = “{ NAME($card) }”: refresh an exhausted Skill?
ff-ask-card-marker = “{ NAME($card) }”: move your marker?
ff-ask-card-row = “{ NAME($card) }”: which Attribute action do you use?
ff-ask-card-minion = “{ NAME($card) }”: reveal the next Minion?
ff-ask-card-look = “{ NAME($card) }”: which Adventure card do you look at?

## Options

ff-opt-familiar = { NAME($familiar) }
ff-opt-use-familiar = Use the Familiar's action
ff-opt-store = Store it in the “Backpack”
ff-opt-unpack = Place the { NAME($die) } from the “Backpack”
ff-opt-return = { NAME($die) } into the bag
ff-opt-hunt = Hunt
ff-opt-exchange = { $gold ->
    [0] Next Minion (free)
   *[other] Next Minion ({ rp-amount-gold })
}
ff-opt-hire = Hire a mercenary ({ ff-price.short })
ff-opt-roll = Roll the Combat dice
ff-opt-no-more = No more mercenaries
ff-opt-reroll = { $xp ->
    [0] Reroll a { $face } (free)
   *[other] Reroll a { $face } ({ ff-amount-xp })
}
ff-opt-power = Use the Familiar's Power instead
ff-opt-stop = Keep the result
ff-opt-store-xp = { $xp ->
    [0] None
   *[other] { ff-amount-xp }
}
ff-opt-banish = { $gold ->
    [0] Banish the { NAME($fiend) } (1 Charisma token)
   *[other] Banish the { NAME($fiend) } ({ rp-amount-gold })
}
ff-opt-heal = Remove a Wound token (2 XP)
ff-opt-xp-action = Buy an action: { NAME($row) } (5 XP)
ff-opt-row-action = { NAME($row) }
ff-opt-fiend = { NAME($fiend) }
ff-opt-initiative = { $card ->
    [TOP] Highest Initiative card
   *[other] Initiative card { $card }
}
ff-opt-space = { NAME($space) }
ff-opt-home = Back to the centre
ff-opt-next-minion = Reveal the next Minion
ff-opt-look = { NAME($kind) }

## Log: set-up

ff-event-class-marker = { $player } draws { ff-colour-marker }.
ff-event-taken-off = { $cards ->
    [one] { $cards } card goes from the top of the Market deck to the discard pile.
   *[other] { $cards } cards go from the top of the Market deck to the discard pile.
}
ff-event-monster = This game's Monster: { NAME($monster) }.
ff-event-familiar = { $player } keeps the { NAME($familiar) } as a Familiar.

## Log: dice, Familiars and Fiends

ff-event-call = The Call to Adventure sounds: from the next Roll Phase on, each Initiative card holds one die.
ff-event-takes = { $player } takes { ff-initiative.acc } ({ LIST($dice) }).
ff-event-fiend-appears = The { NAME($fiend) } lurks on { ff-initiative.on }.
ff-event-fiend = { $player } has to take the { NAME($fiend) }.
ff-event-spoiled = Fiends turn { $player }'s { NAME($before) } to a { $face }.
ff-event-stored = { $player } stores the { NAME($die) } in the “Backpack”.
ff-event-familiar-acts = { $player } uses the { NAME($familiar) }'s “{ NAME($action) }” action.
ff-event-banished = { $gold ->
    [0] { $player } banishes the { NAME($fiend) }.
   *[other] { $player } banishes the { NAME($fiend) } for { rp-amount-gold.acc }.
}
ff-event-summoned = { $player } puts the { NAME($fiend) } on { ff-initiative.on }.
ff-event-marker-home = { $player } moves the marker back to { NAME($field) }.

## Log: what heroes gain and lose

ff-event-xp = { $player } gains { ff-amount-xp }.
ff-event-xp-stored = { $player } stores { ff-amount-xp } on “{ NAME($card) }”.
ff-event-xp-action = { $player } buys an action for { ff-amount-xp }: { NAME($row) }.
ff-event-glory = { $player } gains { ff-amount-glory }.
ff-event-wounds = { $player } takes { ff-amount-wounds }.
ff-event-healed = { $player } removes { ff-amount-wounds }.

## Log: Hunt

ff-event-minion = A Minion appears: { NAME($minion) }.
ff-event-minion-under = The { NAME($minion) } goes to the bottom of the Minion deck.
ff-event-toll = { $player } pays { rp-amount-gold.acc } to Hunt.
ff-event-hunts = { $player } hunts the { NAME($minion) }.
ff-event-exchange = { $gold ->
    [0] { $player } replaces the Minion.
   *[other] { $player } pays { rp-amount-gold.acc } to replace the Minion.
}
ff-event-hired = { $player } hires a mercenary { ff-price }.
ff-event-combat-roll = { $player } rolls the Combat dice: { SUM($dice, $sum) }.
ff-event-reroll = { $xp ->
    [0] { $player } rerolls a { $before } for free and gets a { $face }.
   *[other] { $player } rerolls a { $before } for { ff-amount-xp } and gets a { $face }.
}
ff-event-power = { $player } uses the Familiar's Power ({ $power }) instead of the roll.
ff-event-hunt-result = { $player } ends the Hunt for the { NAME($minion) } with a result of { $result }.
ff-event-trophy = { $player } takes a trophy: { NAME($minion) }.
ff-event-token = { $player } takes the { NAME($kind) } token.
ff-event-looked = { $player } looks at the { NAME($kind) } card: { NAME($card) }.

## Log: battle

ff-event-battle = The battle with the { NAME($monster) } begins; its strength is { $strength }.
ff-event-terror-dice = { $dice ->
    [one] { $player } has { $dice } fewer Combat die because of the { NAME($monster) }.
   *[other] { $player } has { $dice } fewer Combat dice because of the { NAME($monster) }.
}
ff-event-adventure = { NAME($kind) }: { NAME($card) }.
ff-event-adventure-pays = { $dice ->
    [0] { $player } earns the reward from “{ NAME($card) }”: { ff-amount-xp }.
   *[other] { $player } earns the reward from “{ NAME($card) }”: { ff-amount-dice }.
}
ff-event-battle-result = { $player } gets a result of { $result } in the battle: dice { $sum }{ $bonus ->
    [0] {""}
   *[other] , cards { $bonus }
}{ $lost ->
    [0] {""}
   *[other] , Monster −{ $lost }
}{ $glory ->
    [0] {""}
   *[other] , Glory +{ $glory }
}{ $wounds ->
    [0] {""}
   *[other] , Wounds −{ $wounds }
}.
ff-event-wins = { $player } defeats the { NAME($monster) } (strength { $strength }) with a result of { $result } and earns { rp-amount-stars.acc }.
ff-event-loses = { $player } loses to the { NAME($monster) } (strength { $strength }) with a result of { $result }.
ff-event-master = { $player } earns the master bonus of { rp-amount-stars.acc }.

## Log: solo

ff-event-enemy = An enemy die shows a { $face }.
ff-event-enemy-trashes = “{ NAME($card) }” goes from the Market to the trash.

## Refusals

ff-no-not-now = That is not possible at this moment. Try again later, but before character creation is over.
ff-no-too-late = Character creation is over, so your hero can no longer change. Continue the battle.
ff-no-xp-alone = At this table the last chance is only for spending XP. Spend XP, or choose “Done”.
ff-no-room-to-store = The “Backpack” is full. Place the die on your sheet.
ff-no-fiend = That is not one of your active Fiends. You can only banish the face-up Fiends in front of you.
ff-no-guarded = The { NAME($fiend) } is guarded by another of your Fiends. Banish that one first.
ff-no-token = You have no Charisma token. Banish the Fiend with gold, or gain a token first.
ff-no-gold = That costs { rp-amount-price }, but you have { rp-amount-gold.acc }. Collect more gold first.
ff-no-xp = That costs { $price } XP, but you have { ff-amount-xp }. Gain more XP first.
ff-no-familiar-action = XP cannot buy your Familiar's action. Choose an Attribute action.
ff-no-wound = You have no Wound token to remove. Spend your XP on something else.
ff-no-stored = You cannot place that die from the “Backpack” now. It has to be in there, and your sheet needs an empty space.
ff-no-minion = There is no Minion to Hunt. Buy a card, or take 2 gold instead.
ff-no-hunt-after-trade = You have already used your Market turn for cards, so you cannot Hunt. Finish the turn.
ff-no-exchange = You cannot replace the Minion now. You can do so during a Hunt for { rp-amount-gold }, before you hire anyone or roll.
ff-no-mercenary = You cannot hire a mercenary this way now. You can before a Combat roll, for { rp-amount-gold } or { ff-amount-xp }.
ff-no-reroll = You cannot reroll that. After a Combat roll, choose one of the dice you rolled and pay in XP.
ff-no-action = On your turn in the Dice Phase you get one action, for a row where you have just placed a die. Choose one of those offered.
ff-no-offered = That Familiar was not drawn for you. Keep one of your two.
ff-no-beyond-die = This die shows { $lowest } to { $highest }. Choose another die or the other direction.

## What can be counted: plural nouns, also after 'your', 'any' and 'the most'

ff-measure-gold = pieces of gold
ff-measure-xp = XP
ff-measure-stored-xp = XP stored on this card (whenever you gain XP, you may store any of it here for good)
ff-measure-glory = Glory tokens
ff-measure-wounds = Wound tokens
ff-measure-fiends = active Fiends
ff-measure-banished = banished Fiends
ff-measure-trophies = trophies
ff-measure-hands = hands in use
ff-measure-cards = Market cards
ff-measure-monster-stars = stars from the Monster (without the master bonus)
ff-measure-cards-of = { $type ->
    [weapon] Weapons
    [armor] Armor cards
    [skill] Skills
    [trait] Traits
   *[scroll] Scrolls
}
ff-measure-row-value = points in { NAME($row) }
ff-measure-power = points of Familiar Power
ff-measure-class-dice = Class-coloured dice
ff-measure-colour-dice = { NAME($colour) } dice
ff-measure-split-dice = Split dice
ff-measure-colours = different dice colours
ff-measure-showing = { $least ->
    [1] { $most ->
        [1] dice showing a 1
        [2] dice showing a 1 or 2
       *[other] dice showing 1 to { $most }
    }
    [2] { $most ->
        [2] dice showing a 2
        [3] dice showing a 2 or 3
       *[other] dice showing 2 to { $most }
    }
    [3] { $most ->
        [3] dice showing a 3
        [4] dice showing a 3 or 4
       *[other] dice showing 3 to { $most }
    }
    [4] { $most ->
        [4] dice showing a 4
        [5] dice showing a 4 or 5
       *[other] dice showing 4 to { $most }
    }
    [5] { $most ->
        [5] dice showing a 5
        [6] dice showing a 5 or 6
       *[other] dice showing 5 to { $most }
    }
    [6] { $most ->
        [6] dice showing a 6
        [7] dice showing a 6 or 7
       *[other] dice showing 6 to { $most }
    }
   *[other] dice showing { $least } to { $most }
}
ff-measure-goals = fulfilled Attribute goals
ff-measure-matches = Backstory matches
ff-measure-full-rows = full rows
ff-measure-row-class-dice = Class-coloured dice in { NAME($row) }

## Conditions: clauses with their conjunction

ff-condition-at-least = { $number ->
    [1] if you have any { $what }
   *[other] if you have at least { $number } { $what }
}
ff-condition-at-most = { $number ->
    [0] if you have no { $what }
    [1] if you have fewer than 2 { $what }
   *[other] if you have at most { $number } { $what }
}
ff-condition-most = if nobody has more { $what } than you (0 is not enough)
ff-condition-fewest = if nobody has fewer { $what } than you
ff-condition-marker = { $side ->
    [good] if your marker is on the good side
    [evil] if your marker is on the evil side
    [lawful] if your marker is on the lawful side
   *[chaotic] if your marker is on the chaotic side
}
ff-condition-class-colour = if your Class colour is { LIST($colours, form: "noun", last: "or") }
ff-condition-goal = if you fulfil your { NAME($row) } goal

## Card texts: Classes and Weapons

rp-power-discount-type = { NAME($type) } cards cost you { rp-amount-gold } less.
ff-power-combat-dice = { $dice ->
    [one] You roll { $dice } more Combat die { ff-where }.
   *[other] You roll { $dice } more Combat dice { ff-where }.
}
ff-power-result-bonus = Add { $bonus } to your result { ff-where }.
ff-power-free-rerolls = { $rerolls ->
    [one] You may reroll a Combat die once { ff-where } without paying XP.
   *[other] You may reroll a Combat die { $rerolls } times { ff-where } without paying XP.
}
ff-power-cheaper-mercenaries = { $xp ->
    [0] A mercenary paid in gold costs you { rp-amount-gold } less.
   *[other] { $gold ->
        [0] A mercenary paid in XP costs you { ff-amount-xp } less.
       *[other] A mercenary costs you { rp-amount-gold } or { ff-amount-xp } less.
    }
}
ff-power-cheaper-banishing = Banishing a Fiend with gold costs you { rp-amount-gold } less.
ff-power-cheaper-exchange = Replacing the Minion before a Hunt costs you { rp-amount-gold } less.
ff-power-trophy-pays = Each trophy also brings you { ff-gains-glory }.
ff-power-hunt-pays = Each Hunt brings you { ff-gains }, whatever its result.
ff-power-wounds-ignored = { $wounds ->
    [one] In each Hunt, ignore the first Wound token you would take.
   *[other] In each Hunt, ignore the first { $wounds } Wound tokens you would take.
}
ff-power-fiend-pays = Whenever you take an Initiative card with a Fiend, gain { ff-gains }.
ff-power-familiar-pays = Each die you place on your Familiar brings you { rp-amount-gold.acc }.
ff-power-split-pays = Each Split die you place brings you { rp-amount-gold.acc }.
ff-power-two-actions = When you place two dice in different rows, you may use the actions of both.
ff-power-power-instead = After a Combat roll, you may use your Familiar's Power instead of the sum of the dice.
ff-power-store-dice = { $most ->
    [one] You may store { $most } die you take here, but never more than you have empty spaces. Place it at any time.
   *[other] You may store up to { $most } dice you take here, but never more than you have empty spaces. Place them at any time.
}

## Card texts: Fiends

ff-curse-no-action = After placing dice, you cannot use the { LIST($rows, last: "or") } action.
ff-curse-dearer-more = { $type ->
    [weapon] Weapons cost you { rp-amount-gold } more.
    [armor] Armor cards cost you { rp-amount-gold } more.
    [skill] Skills cost you { rp-amount-gold } more.
    [trait] Traits cost you { rp-amount-gold } more.
    [scroll] Scrolls cost you { rp-amount-gold } more.
   *[card] Each Market card costs you { rp-amount-gold } more.
}
ff-curse-dearer-double = { $type ->
    [weapon] Weapons cost you twice as much.
    [armor] Armor cards cost you twice as much.
    [skill] Skills cost you twice as much.
    [trait] Traits cost you twice as much.
    [scroll] Scrolls cost you twice as much.
   *[card] Each Market card costs you twice as much.
}
ff-curse-no-gold = { $source ->
    [gold-die] Gold dice you place bring you no gold.
    [row] Rows you fill bring you no gold.
    [initiative] You take no gold from Initiative cards.
   *[market] Discarding a Market card brings you no gold.
}
ff-curse-spoil = { $dice ->
    [split] Turn each Split die you take with an Initiative card to a { $face }.
    [gold] Turn each gold die you take with an Initiative card to a { $face }.
   *[high] Turn each die of 6 or more that you take with an Initiative card to a { $face }.
}
ff-curse-roll-chosen = Reroll the dice you take with an Initiative card before you place them.
ff-curse-no-top = You cannot take the highest Initiative card still in the centre, unless it is the only one.
ff-curse-no-refresh = You cannot refresh Skills in Clean-up.
ff-curse-no-banishing = You cannot banish your other Fiends.
ff-curse-dearer-banishing = Banishing a Fiend with gold costs you { rp-amount-gold } more.
ff-curse-fewer-dice = { $dice ->
    [one] You roll { $dice } fewer Combat die { ff-where }, but always at least 1.
   *[other] You roll { $dice } fewer Combat dice { ff-where }, but always at least 1.
}
ff-curse-lower-result = Subtract { $minus } from your result { ff-where }.
ff-curse-dearer-mercenaries = { $xp ->
    [0] A mercenary paid in gold costs you { rp-amount-gold } more.
   *[other] { $gold ->
        [0] A mercenary paid in XP costs you { ff-amount-xp } more.
       *[other] A mercenary costs you { rp-amount-gold } or { ff-amount-xp } more.
    }
}
ff-curse-no-rerolls = You cannot reroll Combat dice.
ff-curse-less-xp = Whenever you gain XP, you gain { ff-amount-xp } less.
ff-curse-hunt-toll = Each Hunt costs you { rp-amount-gold }. If you cannot pay, you cannot Hunt.
ff-curse-stars-lost = Lose { rp-amount-stars.acc } in the final scoring.
ff-curse-stars-lost-per = { $each ->
    [1] In the final scoring, lose 1 star for each of your { $what }.
   *[other] In the final scoring, lose 1 star for every { $each } of your { $what }.
}

## Card texts: Monsters

ff-terror-both = { $first } { $second }
ff-terror-wounds-weigh = Each Wound token lowers your result by { $more } more than usual.
ff-terror-weighs = { $each ->
    [1] Your result drops by 1 for each of your { $what }.
   *[other] Your result drops by 1 for every { $each } of your { $what }.
}
ff-terror-lost-faces = { $face ->
    [1] Combat dice showing a 1 count nothing.
   *[other] Combat dice showing { $face } or less count nothing.
}
ff-terror-lost-highest = Your highest Combat die counts { $less } less, but never less than nothing.
ff-terror-weak-unless = { $dice ->
    [one] You roll { $dice } fewer Combat die. Ignore this { $condition }.
   *[other] You roll { $dice } fewer Combat dice. Ignore this { $condition }.
}
ff-terror-lower-unless = Your result drops by { $minus }. Ignore this { $condition }.
ff-terror-wounds-unless = Before the battle you take { ff-amount-wounds }. Ignore this { $condition }.
ff-terror-dear-mercenaries = { $xp ->
    [0] A mercenary paid in gold costs { rp-amount-gold } more.
   *[other] { $gold ->
        [0] A mercenary paid in XP costs { ff-amount-xp } more.
       *[other] A mercenary costs { rp-amount-gold } or { ff-amount-xp } more.
    }
}
ff-terror-dear-rerolls = Rerolling a Combat die costs { ff-amount-xp } more.
ff-terror-no-rerolls = Nobody can reroll Combat dice.

## Card texts: Skills, Scrolls, Familiars and rewards

ff-ability-gain = { $heal ->
    [0] Gain { ff-gains-all }.
   *[other] { $gold ->
        [0] { $xp ->
            [0] { $glory ->
                [0] { $tokens ->
                    [0] Remove { ff-amount-heal }.
                   *[other] Gain { ff-gains-all } and remove { ff-amount-heal }.
                }
               *[other] Gain { ff-gains-all } and remove { ff-amount-heal }.
            }
           *[other] Gain { ff-gains-all } and remove { ff-amount-heal }.
        }
       *[other] Gain { ff-gains-all } and remove { ff-amount-heal }.
    }
}
ff-ability-gain-per = { $each ->
    [1] { $gold ->
        [0] Gain { ff-amount-xp } for each of your { $what }, up to { $most } XP in all.
       *[other] { $xp ->
            [0] Gain { rp-amount-gold.acc } for each of your { $what }, up to { $most } gold in all.
           *[other] Gain { ff-gains } for each of your { $what }, up to { $most } of each in all.
        }
    }
   *[other] { $gold ->
        [0] Gain { ff-amount-xp } for every { $each } of your { $what }, up to { $most } XP in all.
       *[other] { $xp ->
            [0] Gain { rp-amount-gold.acc } for every { $each } of your { $what }, up to { $most } gold in all.
           *[other] Gain { ff-gains } for every { $each } of your { $what }, up to { $most } of each in all.
        }
    }
}
ff-ability-flip-die = Flip a die on your sheet to its opposite face.
ff-ability-turn-die = { $where ->
    [familiar] Turn a die on your Familiar to a { $face }.
   *[sheet] Turn a die on your sheet to a { $face }.
}
ff-ability-shift-row = { $where ->
    [familiar] Raise or lower a die on your Familiar by up to { $most }.
   *[sheet] Raise or lower a die in your Attribute rows by up to { $most }.
}
ff-ability-reroll-dice = { $most ->
    [one] Reroll a die on your sheet and keep the old or the new value.
   *[other] Up to { $most } times, reroll a die on your sheet and keep the old or the new value.
}
ff-ability-move-marker = { $steps ->
    [one] You may move your marker one step in any direction.
   *[other] You may move your marker up to { $steps } steps in any direction.
}
ff-ability-marker-home = You may move your marker back to the centre.
ff-ability-refresh = { $most ->
    [0] Refresh all your exhausted Skills.
    [one] Refresh { $most } exhausted Skill.
   *[other] Refresh up to { $most } exhausted Skills.
}
ff-ability-banish-free = Banish one of your Fiends without paying.
ff-ability-banish-many = { $most ->
    [one] Banish { $most } of your Fiends without paying.
   *[other] Banish up to { $most } of your Fiends without paying.
}
ff-ability-summon = Put one of your active Fiends on any Initiative card. Whoever takes that card next gets the Fiend.
ff-ability-place-again = Take a die off your sheet and place it in any empty space. It brings gold and an action as usual.
ff-ability-any-action = Use an Attribute action of your choice.
ff-ability-familiar-action = Use your Familiar's action.
ff-ability-next-minion = Put the face-up Minion under its deck and reveal the next one.
ff-ability-look = Look secretly at an Adventure card you have not seen yet.

## Card texts: Traits

ff-scoring-per-measure = { $each ->
    [1] { rp-amount-stars } for each of your { $what }.
   *[other] { rp-amount-stars } for every { $each } of your { $what }.
}
ff-scoring-per-measure-most = { $each ->
    [1] { rp-amount-stars } for each of your { $what }, at most { $most } in all.
   *[other] { rp-amount-stars } for every { $each } of your { $what }, at most { $most } in all.
}
ff-scoring-stars-if = { rp-amount-stars } { $condition }.

## Score sheet

category-familiar = Familiar
category-fiends = Fiends
category-monster = Monster
category-box = Solo bonus
ff-score-power = { NAME($familiar) }: Power { $power } (goal { $goal })
ff-score-familiar-backstory = { $matches ->
    [one] { NAME($familiar) }: { $matches } match
   *[other] { NAME($familiar) }: { $matches } matches
}
ff-score-fiend = { NAME($fiend) }
ff-score-monster = { NAME($monster) }: result { $result }
ff-score-master = Master bonus
ff-score-without-mm = Without Monsters & Minions

## The numbers of a hero, to tell what an option would give

figure-glory = Glory tokens
figure-wounds = Wound tokens
figure-fiends = Active Fiends
figure-trophies = Trophies
figure-power = Familiar Power
    .short = Power
figure-stars-familiar = { category-familiar }
figure-stars-fiends = { category-fiends }
figure-stars-monster = { category-monster }
figure-stars-box = { category-box }

## Solo ranks, from the top, and the end of a hero who fell

ff-rank-0 = Monster Slayer
ff-rank-1 = True Hero
ff-rank-2 = Master
ff-rank-3 = Clan Leader
ff-rank-4 = Traveller
ff-rank-5 = Mercenary
ff-rank-6 = NPC
ff-title-slain = Slain by the Monster

## Settings: which boxes are played

setting-expansion = Expansion
    .help = Fiends & Familiars adds Familiars, Fiends, Hunts and a battle with a Monster at the end. Monsters & Minions can join it with more cards and dice; only then can five play.
setting-expansion-none = None
setting-expansion-fiends-familiars = Fiends & Familiars
setting-expansion-fiends-familiars-mm = Fiends & Familiars with Monsters & Minions

## Settings: readings of rules that can be read in more than one way

setting-ff-setup-18 = Extra gold with five players
    .help = The third and fourth player start with 1 and 2 extra gold; nothing is said about the fifth, who gets 3, as many as the fourth, or none.
setting-ff-setup-18-pattern = 3 for the fifth
setting-ff-setup-18-fourth-and-fifth = 2 for both
setting-ff-setup-18-none = None for the fifth
setting-ff-setup-26 = Familiars in set-up
    .help = Starting dice allow no Attribute action. Whether a starting die on the Familiar allows the Familiar's action is not said.
setting-ff-setup-26-none = No action
setting-ff-setup-26-familiar-action = The Familiar's action
setting-ff-setup-29 = Which Monsters there are
    .help = The Monster is drawn from the six of Fiends & Familiars. Monsters & Minions has six more, which can be shuffled in.
setting-ff-setup-29-this-box = The six of Fiends & Familiars
setting-ff-setup-29-both-boxes = The twelve of both boxes
setting-ff-fiend-07 = Banishing at once
    .help = Whether you may banish a Fiend in the same Dice Phase in which you took it, before its effect begins.
setting-ff-fiend-07-allowed = Allowed
setting-ff-fiend-07-refused = Not allowed
setting-ff-hunt-08 = Charisma tokens for a mercenary
    .help = In a Hunt, a Charisma token makes a mercenary 1 gold cheaper. Hand in only one for each mercenary, or as many as you like.
setting-ff-hunt-08-one-token = Only one
setting-ff-hunt-08-any-number = Any number
setting-ff-hunt-14 = Rewards of a Hunt
    .help = A Minion card lists rewards by the sum you rolled. Either only the line you reached is paid, or all lines up to it.
setting-ff-hunt-14-tier-reached = The line reached
setting-ff-hunt-14-lower-tiers-too = All lines up to it
setting-ff-mon-03 = Last chance before the battle
    .help = When the characters are finished, you may still spend XP. Whether you may also banish Fiends and use Skills then is not said.
setting-ff-mon-03-allowed = Fiends and Skills too
setting-ff-mon-03-refused = XP only
setting-ff-mon-12 = Glory and Wounds in the battle
    .help = Each Glory token counts for you and each Wound token against you: in the result, or in the number of Combat dice.
setting-ff-mon-12-result = Change the result
setting-ff-mon-12-dice = Change the number of dice
setting-ff-mon-18 = Order in the battle
    .help = Either everybody hires mercenaries before anybody rolls, or each player hires and fights before the next one begins.
setting-ff-mon-18-step-by-step = Step by step
setting-ff-mon-18-hero-by-hero = Player by player
setting-ff-mon-19 = Master bonus
    .help = The best result earns the master bonus. Compare the final results, or the Combat dice alone.
setting-ff-mon-19-adjusted = Final results
setting-ff-mon-19-dice-alone = Dice alone
setting-ff-card-06 = Dice placed by cards
    .help = Whether a die placed from the Backpack or by Clarity allows the action of its row.
setting-ff-card-06-action = With the action
setting-ff-card-06-none = Without an action
setting-ff-score-04 = One match on the Familiar
    .help = Two matches with the Familiar's colours pay 1 star and three pay 3. The rulebook contradicts itself about a single match.
setting-ff-score-04-by-list = No star
setting-ff-score-04-one-star = 1 star
setting-ff-solo-05 = Monster of your colour
    .help = Solo only: whether the Monster of your own Class colour is put away before the Monster is drawn.
setting-ff-solo-05-put-away = Put away
setting-ff-solo-05-kept = Stays in
setting-ff-solo-06 = Diplomacy alone
    .help = Solo only: Diplomacy copies another player's Skill, so the base game takes it out. The expansion does not mention it.
setting-ff-solo-06-removed = Taken out
setting-ff-solo-06-kept = Stays in
setting-ff-solo-11 = Two enemy dice
    .help = Solo only: two enemy dice may trash two Market cards. Either both places are fixed first, or the cards close up after the first one has gone.
setting-ff-solo-11-fixed = Both places first
setting-ff-solo-11-one-after-another = One after the other

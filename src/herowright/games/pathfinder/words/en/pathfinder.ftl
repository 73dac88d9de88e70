# What Pathfinder says at the table: prompts, options, log, refusals, decks and the score sheet. Card texts and the names
# of skills, kinds and traits stand in pathfinder-cards.ftl, settings in pathfinder-settings.ftl; names of cards in the
# files of their families.


## Families of cards

family-boon = Boon
family-bane = Bane
family-location = Location
family-scenario = Scenario
family-adventure = Adventure
family-path = Adventure path
family-character = Character
family-role = Role

## Parts used inside other messages

pf-kind-name = { $kind ->
    [weapon] { kind-weapon.in }
    [spell] { kind-spell.in }
    [armor] { kind-armor.in }
    [item] { kind-item.in }
    [ally] { kind-ally.in }
    [blessing] { kind-blessing.in }
    [monster] { kind-monster.in }
    [barrier] { kind-barrier.in }
    [henchman] { kind-henchman.in }
   *[villain] { kind-villain.in }
}
pf-damage-name = { $type ->
    [fire] { pf-damage-fire }
    [cold] { pf-damage-cold }
    [acid] { pf-damage-acid }
    [electricity] { pf-damage-electricity }
    [force] { pf-damage-force }
    [mental] { pf-damage-mental }
    [poison] { pf-damage-poison }
   *[combat] { pf-damage-combat }
}
pf-damage-count = { DICE($amount) } { pf-damage-name } damage
pf-puts = { $to ->
    [discard] { $player } discards “{ NAME($card) }”
    [recharge] { $player } recharges “{ NAME($card) }”
    [bury] { $player } buries “{ NAME($card) }”
    [display] { $player } displays “{ NAME($card) }”
    [hand] { $player } takes “{ NAME($card) }” into hand
    [top] { $player } puts “{ NAME($card) }” on top of the deck
    [shuffle] { $player } shuffles “{ NAME($card) }” into the deck
   *[banish] { $player } banishes “{ NAME($card) }”
}

## Phases

phase-scenario = Scenario
phase-reset = Resetting the hand
phase-reward = Rewards
phase-rebuild = Rebuilding decks

## Prompts: set-up

pf-ask-character = Which character do you play?
pf-ask-deck = Which deck do you start with?
pf-ask-build = Build your deck: which card do you take from the box?
pf-ask-swap = Do you want to swap a card from your deck with another player?
pf-ask-swap-for = What do you want for “{ NAME($card) }”?
pf-ask-favored = What type of card do you want in your starting hand?
pf-ask-start = Where do you start?
pf-ask-first = Who takes the first turn?

## Prompts: the turn

pf-ask-turn = Your turn: what do you do?
pf-ask-give-to = Who gets “{ NAME($card) }”?
pf-ask-at-start = Your turn starts: do you use { NAME($power) }?
pf-ask-at-end = Your turn ends: do you use { NAME($power) }?
pf-ask-reset = { $left ->
    [one] Reset your hand: do you discard any cards first? { $left } card is left in your deck
   *[other] Reset your hand: do you discard any cards first? { $left } cards are left in your deck
}
pf-ask-discard-down = { $count ->
    [one] Your hand is too large: discard { $count } more card
   *[other] Your hand is too large: discard { $count } more cards
}
pf-ask-move-to = Where do you move?
pf-ask-bring = Who comes to you?

## Prompts: encounters, checks and damage

pf-ask-evade = You encounter “{ NAME($card) }”: do you face it or evade it?
pf-ask-evaded-to = Where does “{ NAME($card) }” go?
pf-ask-order = Who comes next?
pf-ask-next-effect = What comes first?
pf-ask-which-check = Who makes this check?
pf-ask-which-difficulty = Cards of equal rank name different difficulties: which one do you follow?
pf-ask-skill = { $more ->
    [yes] Difficulty { $difficulty } or higher: what do you use for your check?
   *[no] Difficulty { $difficulty }: what do you use for your check?
}
pf-ask-prepare = { DICE($dice) } against { $difficulty }: roll, or get ready first
pf-ask-help = { NAME($seat) } is about to roll against { $difficulty }: do you help?
pf-ask-failed = { $result } against { $difficulty } is a failure: do you accept it?
pf-ask-recharge = Do you try to recharge “{ NAME($card) }”?
pf-ask-recharge-order = Which card is dealt with first?
pf-ask-damage = You are about to take { pf-damage-count }: do you reduce it?
pf-ask-ward = { NAME($seat) } is about to take { $amount } damage: do you help?
pf-ask-suffer = { $left ->
    [one] Damage: discard { $left } more card
   *[other] Damage: discard { $left } more cards
}
pf-ask-close = Do you try to close “{ NAME($card) }”?
pf-ask-close-pay = { $to ->
    [discard] Which card do you discard?
    [recharge] Which card do you recharge?
    [bury] Which card do you bury?
   *[banish] Which card do you banish?
}
pf-ask-guard = The villain has been found: do you try to close “{ NAME($card) }” temporarily?
pf-ask-close-beaten = The villain is defeated: do you close “{ NAME($card) }”?

## Prompts: cards and powers

pf-ask-pay = { $cost ->
    [reveal] { NAME($power) }: which card do you reveal?
    [discard] { NAME($power) }: which card do you discard?
    [recharge] { NAME($power) }: which card do you recharge?
    [bury] { NAME($power) }: which card do you bury?
   *[banish] { NAME($power) }: which card do you banish?
}
pf-ask-heal = Who is healed?
pf-ask-raise = Who comes back to life?
pf-ask-examine-where = Which location deck do you examine?
pf-ask-examined = Do you put one of the cards on the bottom of the deck?
pf-ask-look-where = Which card do you examine?
pf-ask-put-where = Where do you put “{ NAME($card) }”?
pf-ask-retrieve = Which card do you take from your discard pile?
pf-ask-search = Which card do you take from your deck?
pf-ask-lose-card = { $to ->
    [discard] Which card do you discard?
    [recharge] Which card do you recharge?
    [bury] Which card do you bury?
   *[banish] Which card do you banish?
}
pf-ask-bury-discarded = Which card in your discard pile do you bury?
pf-ask-keep-one = Which card do you keep?
pf-ask-do-or-not = Do you want to { $what }?
pf-what-replace = take “{ NAME($card) }” out of the game and replace it with another card of its type

## Prompts: after the scenario

pf-ask-feat = { $kind ->
    [skill] Which skill do you improve?
    [power] Which power do you improve?
   *[card] Which type of card may you have one more of?
}
pf-ask-role = Which role do you take?
pf-ask-reward-kind = What type of card do you draw from the box?
pf-ask-loot = Who gets “{ NAME($card) }”?
pf-ask-rebuild = Rebuild your deck: which cards do you trade?

## Options: answers

pf-opt-yes = Yes
pf-opt-no = No
pf-opt-done = Done
pf-opt-pass = Pass
pf-opt-leave = Leave it
pf-opt-stay = Stay where you are
pf-opt-hush-check = Pass for this check
pf-opt-hush-turn = Pass for the rest of the turn
pf-opt-hush-always = Do not ask me any more
pf-opt-listen = Ask me again
pf-opt-skip = Continue without waiting

## Options: set-up and decks

pf-opt-character = { NAME($card) }
pf-opt-sample = The ready-made deck
pf-opt-own-deck = A deck of your own
pf-opt-fill = From the box: { NAME($card) }
pf-opt-pool = From the middle: { NAME($card) }
pf-opt-return = Into the middle: { NAME($card) }
pf-opt-swap = { NAME($card) } ({ NAME($seat) })
pf-opt-start = { NAME($card) }
pf-opt-seat = { NAME($seat) }
pf-opt-effect = { NAME($card) }
pf-opt-difficulty = Difficulty { $number } ({ NAME($card) })
pf-opt-kind = { NAME($kind) }
pf-opt-feat-skill = { NAME($line) } +{ $number }
pf-opt-feat-power = { NAME($line) } (box { $number })
pf-opt-feat-card = { NAME($line) } +{ $number }
pf-opt-role = { NAME($role) }

## Options: the turn

pf-opt-explore = Explore
pf-opt-instead = Use this location instead of exploring
pf-opt-give = Give away: { NAME($card) }
    .all = Give away a card ({ $count })
pf-opt-move = Move to: { NAME($card) }
pf-opt-close = Try to close this location
pf-opt-close-way = Close: { $way }
pf-opt-end = End your turn
pf-opt-end-keep = End your turn and keep your hand

## Options: encounters and checks

pf-opt-face = Face it
pf-opt-decline = Do not try to acquire it
pf-opt-check-by = { NAME($seat) } makes check { $number }
pf-opt-next-check = Next check
pf-opt-use = { NAME($skill) } ({ $difficulty })
pf-opt-fight = Fight with { NAME($skill) } ({ $difficulty })
pf-opt-roll = Roll the dice
pf-opt-accept = Accept the result
pf-opt-take-it = Take the damage
pf-opt-shuffle = Shuffle it into its deck
pf-opt-top = On top of the deck
pf-opt-bottom = On the bottom of the deck
pf-opt-under-top = Under the top card
pf-opt-look-top = The top card
pf-opt-look-bottom = The bottom card
pf-opt-look = { NAME($card) }
pf-opt-under = On the bottom: { NAME($card) }

## Options: cards and powers

pf-opt-play = { NAME($card) } ({ pf-cost }): { $effect }
pf-opt-play-skill = { NAME($card) } with { NAME($skill) } ({ pf-cost }): { $effect }
pf-opt-power = { NAME($character) }: { NAME($power) }
pf-opt-power-skill = { NAME($character) }: { NAME($power) } with { NAME($skill) }
pf-opt-promise = Promise help: { NAME($card) }
pf-opt-withdraw = Take back the promise: { NAME($card) }
pf-opt-call = { NAME($seat) } helps: { NAME($card) }
pf-opt-drop = { NAME($card) }
pf-opt-pay = { NAME($card) }
pf-opt-top-card = The top card of your deck
pf-opt-retrieve = { NAME($card) }
pf-opt-find = { NAME($card) }
pf-opt-keep = Keep: { NAME($card) }
pf-opt-recharge = { NAME($card) }

## Log: set-up

pf-event-character = { $person } plays { NAME($character) }.
pf-event-deck-gains = { $player } takes “{ NAME($card) }” from the box into the deck.
pf-event-exchanges = { $player } exchanges “{ NAME($card) }” for “{ NAME($other) }” from { NAME($seat) }.
pf-event-scenario = The scenario “{ NAME($card) }” is laid out.
pf-event-starts = { $player } starts at “{ NAME($place) }”.
pf-event-hand = { $count ->
    [one] { $player } starts with { $count } card: { LIST($cards) }.
   *[other] { $player } starts with { $count } cards: { LIST($cards) }.
}
pf-event-begins = { $player } takes the first turn.

## Log: the turn

pf-event-blessing = { $left ->
    [one] { $player } begins a turn with “{ NAME($card) }”; { $left } blessing is left.
   *[other] { $player } begins a turn with “{ NAME($card) }”; { $left } blessings are left.
}
pf-event-gives = { $player } gives “{ NAME($card) }” to { NAME($seat) }.
pf-event-moves = { $player } moves to “{ NAME($place) }”.
pf-event-explores = { $player } explores and encounters “{ NAME($card) }”.
pf-event-draws = { $count ->
    [one] { $player } draws { $count } card: { LIST($cards) }.
   *[other] { $player } draws { $count } cards: { LIST($cards) }.
}
pf-event-draws-instead = “{ NAME($card) }”: { $player } draws { $instead } instead of { $count }.

## Log: encounters

pf-event-meets = { $player } encounters the summoned “{ NAME($card) }”.
pf-event-evades = { $player } evades “{ NAME($card) }”.
pf-event-acquires = { $player } acquires “{ NAME($card) }”.
pf-event-misses = { $player } does not acquire “{ NAME($card) }”.
pf-event-defeats = { $player } defeats “{ NAME($card) }”.
pf-event-fails = { $player } does not defeat “{ NAME($card) }”.
pf-event-lacks-trait = { $player }'s check lacks the { NAME($trait) } trait: “{ NAME($card) }” is undefeated.
pf-event-replaced = { $player } takes “{ NAME($card) }” out of the game; “{ NAME($other) }” takes its place.

## Log: checks

# A game saved by an earlier version does not tell the skill.
pf-event-rolls = { $player } rolls { ROLL($dice, $plus, $result) } against { $difficulty }: { $success ->
        [yes] success
       *[no] failure
    }{ $skilled ->
        [yes] { " " }({ NAME($skill) })
       *[no] { "" }
    }.
pf-event-sure-success = { $player } succeeds without a roll.
pf-event-harder = { $player }'s checks are { $by } harder until the end of the turn (“{ NAME($card) }”).
pf-event-difficulty = “{ NAME($source) }”: { $player } needs { $number } against “{ NAME($card) }”.
pf-event-no-more-exploring = “{ NAME($card) }”: { $player } cannot explore again this turn.
pf-event-on-roll = “{ NAME($card) }”: { $player } rolls { $rolled } on a d{ $die } ({ $most ->
    [1] 1
   *[other] { $most } or less
} is bad luck).

## Chances: why not every success counts, after the percentage; $reach is the chance of the roll itself in per cent

pf-vain-trait = only the { NAME($trait) } trait defeats it ({ $reach }% to make the roll)
pf-vain-failed = an earlier check failed, so it stays undefeated ({ $reach }% to make the roll)
pf-vain-kept = allows for this: { $trouble } ({ $reach }% to make the roll)

## Log: cards and powers

pf-event-plays = { $cost ->
    [reveal] { $player } reveals “{ NAME($card) }”.
    [display] { $player } displays “{ NAME($card) }”.
    [recharge] { $player } plays and recharges “{ NAME($card) }”.
    [bury] { $player } plays and buries “{ NAME($card) }”.
    [banish] { $player } plays and banishes “{ NAME($card) }”.
    [shuffle] { $player } plays “{ NAME($card) }” and shuffles it into the deck.
    [top] { $player } plays “{ NAME($card) }” and puts it on top of the deck.
   *[discard] { $player } plays and discards “{ NAME($card) }”.
}
pf-event-settles = { pf-puts } after playing it.
pf-event-loses = { $source ->
    [damage] { pf-puts } because of the damage.
    [reset] { pf-puts }.
   *[other] { pf-puts }.
}
pf-event-loses-top = From the top of the deck, { pf-puts }.
pf-event-buries = { $player } buries “{ NAME($card) }” from the discard pile.
pf-event-uses = { $player } uses { NAME($power) }.
pf-event-promises = { $player } promises “{ NAME($card) }” as help.
pf-event-withdraws = { $player } takes back the promise of “{ NAME($card) }”.
pf-event-heals = { $count ->
    [0] “{ NAME($card) }”: { $player } has no cards to get back.
    [one] “{ NAME($card) }”: { $player } shuffles { $count } card from the discard pile into the deck.
   *[other] “{ NAME($card) }”: { $player } shuffles { $count } cards from the discard pile into the deck.
}
pf-event-retrieves = { $to ->
    [hand] { $player } takes “{ NAME($card) }” from the discard pile into hand.
    [top] { $player } puts “{ NAME($card) }” from the discard pile on top of the deck.
    [shuffle] { $player } shuffles “{ NAME($card) }” from the discard pile into the deck.
   *[recharge] { $player } puts “{ NAME($card) }” from the discard pile on the bottom of the deck.
}
pf-event-swaps = { $player } takes “{ NAME($card) }” from the discard pile in exchange for “{ NAME($other) }”.
pf-event-finds = { $player } finds “{ NAME($card) }” in the deck and takes it into hand.
pf-event-from-box = { $player } draws “{ NAME($card) }” from the box.
pf-event-raised = “{ NAME($card) }”: { $player } comes back to life.
pf-event-examines = { $player } examines the top of “{ NAME($place) }”: { LIST($cards) }.
pf-event-examines-bottom = { $player } examines the bottom of “{ NAME($place) }”: { LIST($cards) }.
pf-event-examines-own = { $player } examines the top card of the deck: “{ NAME($card) }”.
pf-event-puts-under = { $player } puts “{ NAME($card) }” on the bottom of “{ NAME($place) }”.
pf-event-puts-second = { $player } puts “{ NAME($card) }” under the top card of “{ NAME($place) }”.
pf-event-added = { $player } shuffles new cards into “{ NAME($place) }” (type: { pf-kind-name }).
pf-event-time-back = { $count ->
    [one] “{ NAME($card) }”: { $player } shuffles { $count } blessing back into the blessings deck.
   *[other] “{ NAME($card) }”: { $player } shuffles { $count } blessings back into the blessings deck.
}
pf-event-time-lost = { $count ->
    [one] “{ NAME($card) }”: { $count } card of the blessings deck is discarded.
   *[other] “{ NAME($card) }”: { $count } cards of the blessings deck are discarded.
}

## Log: damage and death

pf-event-threatens = “{ NAME($card) }”: { $player } faces { pf-damage-count }.
pf-event-less-damage = { $player } reduces the damage by { $by } ({ NAME($power) }).
pf-event-suffers = { $amount ->
    [0] { $player } takes no damage.
   *[other] { $cards ->
        [0] { $player } takes { pf-damage-count } and has no cards to discard.
        [one] { $player } takes { pf-damage-count } and discards { $cards } card.
       *[other] { $player } takes { pf-damage-count } and discards { $cards } cards.
    }
}
pf-event-dies = { $player } dies.

## Log: locations and the villain

pf-event-closes = { $player } permanently closes “{ NAME($place) }”.
pf-event-stays-open = “{ NAME($place) }” stays open; { $player } did not close it.
pf-event-villain = { $player } finds the villain “{ NAME($card) }”.
pf-event-villain-found = “{ NAME($place) }” stays open: { $player } has found “{ NAME($card) }” there.
pf-event-guards = { $player } temporarily closes “{ NAME($place) }”: the villain cannot escape there.
pf-event-escapes = { $places ->
    [one] “{ NAME($card) }” escapes to the only open location.
   *[other] “{ NAME($card) }” escapes to one of { $places } open locations; blessings shuffled into the others: { $count }.
}
pf-event-cornered = { $player } has cornered “{ NAME($card) }”: there is nowhere left to escape.
pf-event-won-scenario = The scenario “{ NAME($card) }” is won.
pf-event-lost-scenario = The scenario “{ NAME($card) }” is lost.

## Log: rewards and rebuilding

pf-event-feat = { $kind ->
    [skill] { $player } gains a skill feat: { NAME($line) } +{ $number }.
    [power] { $player } gains a power feat: { NAME($line) }, box { $number }.
   *[card] { $player } gains a card feat: { NAME($line) } +{ $number }.
}
pf-event-role = { $player } takes the role { NAME($role) }.
pf-event-loot = { $player } receives the loot “{ NAME($card) }”.
pf-event-shares = { $player } lays “{ NAME($card) }” in the middle.
pf-event-takes = { $player } takes “{ NAME($card) }” from the middle.

## Decks that are not as the cards list says

pf-deck-missing = Still missing from your deck: { $count } (type: { pf-kind-name }).
pf-deck-surplus = Too many in your deck: { $count } (type: { pf-kind-name }).

## Own characters that leave the balance

pf-custom-deck = The cards list of the character adds up to { $count } cards; it should be { $wanted }.
pf-custom-skill-boxes = The skills have { $count } boxes in all; it should be { $wanted }.
pf-custom-card-boxes = The cards list has { $count } boxes in all; it should be { $wanted }.
pf-custom-power-boxes = The powers have { $count } boxes in all; it should be { $wanted }.
pf-custom-role-boxes = The role { NAME($role) } has { $count } boxes in all; it should be { $wanted }.
pf-custom-die = { $count } skills use a d{ $die }; at most one should.
pf-custom-extensions = { $count } skills are built on others; there should be { $most } at most.

## Refusals: in general

pf-no-such-option = “{ $key }” is not possible here. Choose one of the options on offer.
pf-no-question-first = Answer the open question first.
pf-no-not-your-turn = It is { NAME($seat) }'s turn. Wait for yours.
pf-no-dead = Your character is dead and can do nothing more in this scenario.

## Refusals: cards

pf-no-not-in-hand = You do not have “{ NAME($card) }” in your hand. Choose a card that you hold.
pf-no-such-use = { $cost ->
    [reveal] “{ NAME($card) }” does nothing when it is revealed. Its text says how it is played.
    [display] “{ NAME($card) }” does nothing when it is displayed. Its text says how it is played.
    [recharge] “{ NAME($card) }” does nothing when it is recharged. Its text says how it is played.
    [bury] “{ NAME($card) }” does nothing when it is buried. Its text says how it is played.
    [banish] “{ NAME($card) }” does nothing when it is banished. Its text says how it is played.
    [shuffle] You cannot shuffle “{ NAME($card) }” into your deck. Its text says how it is played.
    [top] You cannot put “{ NAME($card) }” on top of your deck. Its text says how it is played.
   *[discard] “{ NAME($card) }” does nothing when it is discarded. Its text says how it is played.
}
pf-no-which-way = “{ NAME($what) }” can be used in more than one way now. Say which one you mean.
pf-no-cards-now = No cards or powers can be played in this part of the game.
pf-no-forbidden = “{ NAME($card) }” is forbidden here by the location, the scenario or the card you face.
pf-no-kind-kept-out = No cards of the type { pf-kind-name } may be played on this check.
pf-no-immune = “{ NAME($bane) }” is immune to the { NAME($trait) } trait, so “{ NAME($what) }” cannot be used against it.
pf-no-where = { $where ->
    [check] on this check
    [damage] against this damage
   *[step] in this step
}
pf-no-second-of-kind = You have already played a card of the type { pf-kind-name } { pf-no-where }. One of each type is the limit.
pf-no-first-power = Use the first power of “{ NAME($card) }” in this check before its second one.
pf-no-skill-to-recharge = You cannot recharge “{ NAME($card) }”: for that you need one of the skills of its check ({ $check }).
pf-no-help-for-others = “{ NAME($card) }” helps only with your own checks, so there is nothing to promise.
pf-no-promise-now = Help cannot be promised now.
pf-no-not-promised = Nobody has promised this help, or it does not fit this check.

## Refusals: the right moment

pf-no-check-now = “{ NAME($what) }” is for checks. Wait until one is made that fits.
pf-no-failure-now = “{ NAME($what) }” can only be used after a failed roll.
pf-no-damage-now = “{ NAME($what) }” can only be used when damage is about to be taken.
pf-no-evading-now = “{ NAME($what) }” can only be used at the beginning of your encounter, to evade.
pf-no-in-between = “{ NAME($what) }” can only be used between encounters. Finish what is going on first.
pf-no-exploring-now = “{ NAME($what) }” is for exploring on your own turn.
pf-no-too-late = The dice have been rolled, so it is too late for “{ NAME($what) }”.
pf-no-does-not-fit = “{ NAME($what) }” does not fit what is going on. Its text says when it can be used.
pf-no-not-your-check = “{ NAME($what) }” can only be used on your own checks.

## Refusals: powers

pf-no-power-closed = You do not have the power { NAME($power) } yet: it needs a power feat.
pf-no-power-by-itself = { NAME($power) } works on its own. You do not have to choose it.
pf-no-power-again = You have already used { NAME($power) } { pf-no-where }. Once is the limit.
pf-no-power-beside = { NAME($power) } cannot be used on a check on which a card of the type { pf-kind-name } was played.
pf-no-power-counts = { NAME($power) } counts as playing a card of the type { pf-kind-name }, and none may be played here.
pf-no-power-own-turn = { NAME($power) } can only be used on your own turn.
pf-no-power-first = { NAME($power) } takes the place of the first exploration of your turn. It is too late for that.
pf-no-power-alone = { NAME($power) } can only be used while no other character is at your location.
pf-no-power-unpaid = You have no card that you could use for { NAME($power) }.

## Refusals: checks

pf-no-own-check = You are not making a check right now.
pf-no-roll-now = There is nothing for you to roll right now.
pf-no-skill-chosen = What this check is made with has already been chosen.
pf-no-skill-first = The skill for this check has to be chosen first.
pf-no-skill-set = “{ NAME($by) }” already says which skill is used. One such card or power is the limit.
pf-no-skill-not-named = This check cannot be made with { NAME($skill) }. It asks for: { $check }.
pf-no-skill-for-fight = You fight with Strength or Melee. A card or a power is needed to fight with { NAME($skill) }.
pf-no-skill-lacking = Your character lacks the { NAME($skill) } skill but has another one that the check names.
pf-no-declining = A bane has to be faced. You may only decline to acquire a boon.

## Refusals: the turn

pf-no-second-gift = You have already given away a card this turn.
pf-no-gift-late = Cards are given away at the beginning of a turn, before moving and exploring.
pf-no-nobody-here = There is nobody else at “{ NAME($place) }” to give a card to.
pf-no-such-place = There is no such location in this scenario.
pf-no-already-there = You are at “{ NAME($place) }” already.
pf-no-move-late = You have explored already, so you cannot move to “{ NAME($place) }” any more this turn.
pf-no-second-move = You have already moved this turn, so “{ NAME($place) }” has to wait.
pf-no-empty-deck = There are no cards left at “{ NAME($place) }”. You can try to close it, or move on your next turn.
pf-no-explore-late = The time for exploring is over this turn.
pf-no-second-exploration = You have already explored this turn. Play a card that lets you explore again.
pf-no-more-exploring = You cannot explore again this turn: “{ NAME($card) }” forbids it, whatever card would let you.
pf-no-one-exploration = You have explored this turn, and “{ NAME($card) }” allows only one exploration.
pf-no-not-here = “{ NAME($place) }” offers nothing in place of exploring, or it is too late for that.
pf-no-closed-already = “{ NAME($place) }” is closed already.
pf-no-close-with-cards = { $count ->
    [one] “{ NAME($place) }” cannot be closed yet: there is still { $count } card in its deck. Defeat its henchman or explore all of it first.
   *[other] “{ NAME($place) }” cannot be closed yet: there are still { $count } cards in its deck. Defeat its henchman or explore all of it first.
}
pf-no-second-closing = You have already tried to close “{ NAME($place) }” this turn.

## Refusals: characters and decks

pf-no-character-taken = { NAME($character) } is already being played. Choose another character.
pf-no-rebuilding-now = Decks are only changed before and after a scenario.
pf-no-not-in-deck = “{ NAME($card) }” is not in your deck.
pf-no-not-in-pool = “{ NAME($card) }” is not in the middle.
pf-no-not-in-box = There is no copy of “{ NAME($card) }” left in the box.
pf-no-not-basic = You may not take “{ NAME($card) }” from the box: only Basic cards, and later those of sets that lie well behind you.
pf-no-surplus-first = First return what your deck has too many of (type: { pf-kind-name }).
pf-no-deck-full = Your deck already has all the cards of the type { pf-kind-name } that its list allows.
pf-no-pool-first = First take the cards of the type { pf-kind-name } that lie in the middle.
pf-no-deck-unfinished = Your deck is not yet what its cards list asks for.

## Score sheet

category-scenario = Scenario
category-locations = Locations
category-time = Time
category-life = Life
pf-score-scenario = { $won ->
    [yes] { NAME($card) }: won
   *[no] { NAME($card) }: lost
}
pf-score-locations = { $count ->
    [one] { $count } location closed
   *[other] { $count } locations closed
}
pf-score-time = { $count ->
    [one] { $count } blessing left
   *[other] { $count } blessings left
}
pf-score-life = { $dead ->
    [yes] Character dead
   *[no] Character alive
}
pf-title-won = Victory
pf-title-lost = Defeat

## The numbers of a character, to tell what an option would give

figure-deck = Cards in the deck
    .short = Deck
figure-discard = Cards in the discard pile
    .short = Discards
figure-damage = Damage
figure-reach = Best chance with your own cards in %
    .short = Up to %

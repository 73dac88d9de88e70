# Why a bot thinks an option good or bad. Each reason is a short clause; they are shown side by side.
# $stars are expected stars with one decimal, always positive: the sign stands in the message.
# What the dice alone decide is told as it is; what hangs on later decisions is the bot's estimate, "about" so much.


## Goals, dice and the marker

bot-nothing = changes nothing
bot-gain-more = +{ rp-amount-stars }
bot-gain-less = −{ rp-amount-stars }
bot-goal-more = { NAME($row) } { $goal }: chance rises from about { $before }% to { $after }% (+{ rp-amount-stars })
bot-goal-less = { NAME($row) } { $goal }: chance falls from about { $before }% to { $after }% (−{ rp-amount-stars })
bot-goal-same = { NAME($row) } { $goal }: chance about { $chance }%
bot-goal-met = { NAME($row) } { $goal } is met ({ rp-amount-stars })
bot-class-colour-more = Class colour: +{ rp-amount-stars }
bot-class-colour-less = Class colour: −{ rp-amount-stars }
bot-story-more = Backstory: now { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} out of 6
bot-story-less = Backstory: only { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} out of 6 left
bot-field-more = marker to { NAME($field) } (+{ rp-amount-stars })
bot-field-less = marker to { NAME($field) } (−{ rp-amount-stars })
bot-field-same = marker to { NAME($field) }, as good as before

## Taking and placing dice

bot-best-row = goes best into { NAME($row) }
bot-gold = +{ rp-amount-gold }
bot-action = { NAME($row) } action: up to +{ rp-amount-stars }
bot-first-buyer = first choice at the Market
bot-later-buyer = others buy first (−{ rp-amount-stars })
bot-order = then card { $card } ({ NAME($die) }) is the one to take
bot-reroll = { $chance }% chance of a better value (+{ rp-amount-stars })
bot-token = cheaper purchase this round (+{ rp-amount-stars })

## The Market and cards

bot-card-more = { NAME($card) }: about +{ rp-amount-stars }
bot-card-less = { NAME($card) }: about −{ rp-amount-stars }
bot-card-idle = { NAME($card) }: hardly worth anything now
bot-armor = { NAME($set) } armor set, { $pieces } of { $of }: about +{ rp-amount-stars }
bot-price = price { $price }, leaves { rp-amount-gold }
bot-step = a step of the marker (+{ rp-amount-stars })
bot-denies = the next player would like this card
bot-skill = effect now: +{ rp-amount-stars }
bot-skill-idle = no effect worth having now
bot-skill-spent = uses up a Skill that could bring { rp-amount-stars } later
bot-drop = gives away { rp-amount-stars }

## Set-up

bot-race-plain = suits every Class equally
bot-race-more = { NAME($row) } +{ $by }
bot-race-less = { NAME($row) } −{ $by }
bot-class-race-more = the Race helps { NAME($row) } (+{ rp-amount-stars })
bot-class-race-less = the Race hinders { NAME($row) } (−{ rp-amount-stars })
bot-class-race-same = the Race makes no difference

## Call to Adventure
# $points are expected points with one decimal, always positive: the sign stands in the message.

bot-ca-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bot-ca-gain-more = +{ bot-ca-points }
bot-ca-gain-less = −{ bot-ca-points }
bot-ca-worth = worth about { bot-ca-points }
bot-ca-price = costs { $xp } XP
bot-ca-chance = { $chance }% chance of success
bot-ca-certain = success is certain
bot-ca-chance-dark = { $chance }% chance of success with { $count ->
    [one] { $count } dark rune
   *[other] { $count } dark runes
}
bot-ca-chance-more = chance of success rises from { $before }% to { $after }%
bot-ca-chance-less = chance of success falls from { $before }% to { $after }%
bot-ca-chance-same = chance of success stays at { $chance }%
bot-ca-feeds = a loss strengthens the adversary

## What a story card brings

bot-ca-sure = no cast, so it cannot fail
bot-ca-scores = scores { bot-ca-points }
bot-ca-ability = { NAME($ability) } helps in later challenges (+{ bot-ca-points })
bot-ca-set = completes a set of { $count } { NAME($icon) } icons (+{ bot-ca-points })
bot-ca-icon = { NAME($icon) } icon for a later set (+{ bot-ca-points })
bot-ca-destiny = your destiny pays for it (+{ bot-ca-points })
bot-ca-xp = +{ $xp } XP
bot-ca-cards = draws { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} (+{ bot-ca-points })
bot-ca-power = lasting effect (+{ bot-ca-points })
bot-ca-marker-more = the morality marker moves to a better space (+{ bot-ca-points })
bot-ca-marker-less = the morality marker moves to a worse space (−{ bot-ca-points })
bot-ca-reacts-more = other cards react to it (+{ bot-ca-points })
bot-ca-reacts-less = other cards react to it (−{ bot-ca-points })
bot-ca-ally = gains the ally “{ NAME($card) }” (+{ bot-ca-points })
bot-ca-new-card = a new card is likely to be better (+{ bot-ca-points })
bot-ca-no-better = a new card is unlikely to be better
bot-ca-end = nothing else is worth doing now

## The cast

bot-ca-wait = can wait until the cast shows whether it is needed
bot-ca-suffices = the result suffices
bot-ca-short = { $missing } short of the difficulty
bot-ca-turns-loss = turns the loss into a success
bot-ca-needless = the result suffices without it
bot-ca-again = second attempt: { $chance }% chance of success
bot-ca-gifts = the runes may give something else as well (+{ bot-ca-points })

## Hand cards and other players

bot-ca-point = a played card counts { bot-ca-points } at the end
bot-ca-effect-more = effect now: +{ bot-ca-points }
bot-ca-effect-less = effect now: −{ bot-ca-points }
bot-ca-later = could bring { bot-ca-points } later
bot-ca-last-chance = there will hardly be another chance
bot-ca-in-hand = “{ NAME($card) }” in hand is worth about { bot-ca-points }
bot-ca-allowed = such cards may be played where your marker stands
bot-ca-forbidden = such cards may not be played where your marker stands
bot-ca-own-chance = your own chance is about { $chance }%
bot-ca-others-chance = the others' chance is up to { $chance }%
bot-ca-stands = stands at { $score ->
    [one] { $score } point
   *[other] { $score } points
}
bot-ca-has = has { $xp } XP and { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand
bot-ca-pass = keeps the cards for later
bot-ca-hush = misses later chances to play a card
bot-ca-listen = only changes when you are asked

## Choosing a character

bot-ca-pays = should pay about { bot-ca-points }
bot-ca-icons = icons: about +{ bot-ca-points }
bot-ca-suits = suits your possible destinies (+{ bot-ca-points })

## What an option is worth

bot-worth-stars = ★ { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bot-worth-stars-behind = ★ { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } (−{ NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) })
bot-worth-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
bot-worth-points-behind = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (−{ NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) })
bot-worth-same = no difference that the bot can see
bot-worth-best = best
bot-worth-little = a little worse
bot-worth-less = worse
bot-worth-much = much worse

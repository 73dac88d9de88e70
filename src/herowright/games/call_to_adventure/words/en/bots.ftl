# Why a bot thinks an option good or bad in Call to Adventure.
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
bot-ca-feeds = failing strengthens the adversary
bot-ca-sure = no cast, so it cannot fail
bot-ca-scores = scores { bot-ca-points }
bot-ca-ability = { NAME($ability) } helps in later challenges (+{ bot-ca-points })
bot-ca-set = completes a set of { $count } { NAME($icon) } icons (+{ bot-ca-points })
bot-ca-icon = { NAME($icon) } icon for a later set (+{ bot-ca-points })
bot-ca-destiny = your destiny rewards it (+{ bot-ca-points })
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
bot-ca-wait = can wait until the cast shows whether it is needed
bot-ca-suffices = the result is high enough
bot-ca-short = { $missing } short of the difficulty
bot-ca-turns-loss = turns failure into success
bot-ca-needless = the result is high enough without it
bot-ca-again = second attempt: { $chance }% chance of success
bot-ca-gifts = the runes may give something else as well (+{ bot-ca-points })
bot-ca-point = a played card counts { bot-ca-points } at the end
bot-ca-effect-more = effect now: +{ bot-ca-points }
bot-ca-effect-less = effect now: −{ bot-ca-points }
bot-ca-later = could be worth { bot-ca-points } later
bot-ca-last-chance = there is unlikely to be another chance
bot-ca-in-hand = “{ NAME($card) }” in hand is worth about { bot-ca-points }
bot-ca-allowed = your marker's space allows such cards
bot-ca-forbidden = your marker's space does not allow such cards
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
bot-ca-pays = should score about { bot-ca-points }
bot-ca-icons = icons: about +{ bot-ca-points }
bot-ca-suits = suits your possible destinies (+{ bot-ca-points })

## What a value is made of

bot-term-cards = cards to come
bot-term-experience = { category-experience }
bot-term-marker = { category-morality }
bot-term-icons = { category-icons }
bot-term-abilities = abilities
bot-term-hand = cards in hand

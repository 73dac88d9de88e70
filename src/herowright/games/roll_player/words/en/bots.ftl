# Why a bot thinks an option good or bad in Roll Player.
# $stars are expected stars with one decimal, always positive: the sign stands in the message.
# What the dice alone decide is told as it is; what hangs on later decisions is the bot's estimate, "about" so much.

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
bot-best-row = goes best into { NAME($row) }
bot-gold = +{ rp-amount-gold }
bot-action = { NAME($row) } action: up to +{ rp-amount-stars }
bot-first-buyer = first choice at the Market
bot-later-buyer = others buy first (−{ rp-amount-stars })
bot-order = { $card ->
    [TOP] then the highest card ({ NAME($die) }) is the one to take
   *[other] then card { $card } ({ NAME($die) }) is the one to take
}
bot-reroll = { $chance }% chance of a better value (+{ rp-amount-stars })
bot-token = cheaper purchase this round (+{ rp-amount-stars })
bot-card-more = “{ NAME($card) }”: about +{ rp-amount-stars }
bot-card-less = “{ NAME($card) }”: about −{ rp-amount-stars }
bot-card-idle = “{ NAME($card) }”: hardly worth anything now
bot-armor = { NAME($set) } armor set, { $pieces } of { $of }: about +{ rp-amount-stars }
bot-price = price { $price }, leaves { rp-amount-gold }
bot-step = a marker step (+{ rp-amount-stars })
bot-denies = the next player would like this card
bot-skill = effect now: +{ rp-amount-stars }
bot-skill-idle = no useful effect now
bot-skill-spent = uses up a Skill that could bring { rp-amount-stars } later
bot-drop = gives away { rp-amount-stars }
bot-race-plain = suits every Class equally
bot-race-more = { NAME($row) } +{ $by }
bot-race-less = { NAME($row) } −{ $by }
bot-class-race-more = the Race helps { NAME($row) } (+{ rp-amount-stars })
bot-class-race-less = the Race hinders { NAME($row) } (−{ rp-amount-stars })
bot-class-race-same = the Race makes no difference

## What a value is made of

bot-term-class = { category-class-dice }
bot-term-story = { category-backstory }
bot-term-alignment = { category-alignment }
bot-term-armor = { category-armor }
bot-term-traits = { category-traits }
bot-term-weapons = weapons
bot-term-skills = skills
bot-term-gold = { category-gold }

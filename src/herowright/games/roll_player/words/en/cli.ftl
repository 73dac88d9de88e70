# What the command line says about Roll Player.

cli-standings-classes = Classes
cli-standings-ranks = Ranks
cli-score-roll-player = { $total ->
    [one] one star
   *[other] { $total } stars
}
cli-family-roll-player-race = Sheets
cli-family-roll-player-class = Classes
cli-family-roll-player-backstory = Backstories
cli-family-roll-player-alignment = Alignments
cli-family-roll-player-initiative = Initiative cards
cli-family-roll-player-weapon = Weapons
cli-family-roll-player-armor = Armor
cli-family-roll-player-skill = Skills
cli-family-roll-player-trait = Traits
cli-family-roll-player-scroll = Scrolls
cli-family-roll-player-familiar = Familiars
cli-family-roll-player-fiend = Fiends
cli-family-roll-player-minion = Minions
cli-family-roll-player-monster = Monsters
cli-family-roll-player-adventure = Adventure cards
cli-card-least-seats = { $seats ->
    [one] 1 seat or more
   *[other] { $seats } seats or more
}
cli-card-cost = { $cost } gold
cli-card-hands = { $hands ->
    [one] one hand
   *[other] { $hands } hands
}
cli-card-armor = { NAME($set) }: stars for 1, 2, 3 … cards of the set: { $ladder }.
cli-card-armor-colours = 1 more star if your Class colour is { LIST($colours, form: "noun", last: "or") }.

cli-tally-cards = Cards bought, out of those in the Market
cli-column-bought = Bought

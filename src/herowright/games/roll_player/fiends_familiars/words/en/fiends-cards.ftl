# How the cards of Fiends & Familiars are put into words: what stands on a card besides its effect.


## The boxes

box-base = Roll Player
    .short = RP
box-fiends-familiars = Fiends & Familiars
    .short = FF
box-monsters-minions = Monsters & Minions
    .short = MM

## What a card pays, and for what

ff-card-given = { $what } { $condition }
ff-card-given-alone = Solo: { $condition }
ff-card-trophy = trophy
ff-card-nothing = nothing

## Numbers of a card

ff-card-players = { $seats ->
    [1] for one player
   *[other] for two or more players
}
ff-card-strength = strength { $strength }
ff-card-master = master bonus ★{ $stars }
ff-card-power = Power { $goal } ★{ $stars }
ff-card-coin = with a gold symbol
ff-card-fiend-space = space for a Fiend

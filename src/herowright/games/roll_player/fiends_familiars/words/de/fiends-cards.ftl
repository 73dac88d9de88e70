# How the cards of Fiends & Familiars are put into words: what stands on a card besides its effect.


## The boxes

box-base = Roll Player
    .short = RP
box-fiends-familiars = Fiends & Familiars
    .short = FF
box-monsters-minions = Monsters & Minions
    .short = MM

## What a card pays, and for what

ff-card-given = { $what }, { $condition }
ff-card-given-alone = Solo: { $condition }
ff-card-trophy = Trophäe
ff-card-nothing = nichts

## Numbers of a card

ff-card-players = { $seats ->
    [1] für 1 Person
   *[other] ab 2 Personen
}
ff-card-strength = Stärke { $strength }
ff-card-master = Meisterbonus ★{ $stars }
ff-card-power = Macht { $goal } ★{ $stars }
ff-card-coin = mit Goldsymbol
ff-card-fiend-space = Platz für einen Plagegeist

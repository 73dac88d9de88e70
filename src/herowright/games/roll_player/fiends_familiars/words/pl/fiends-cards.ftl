# How the cards of Fiends & Familiars are put into words: what stands on a card besides its effect.


## The boxes

box-base = Roll Player
    .short = RP
box-fiends-familiars = Chochliki i Chowańce
    .short = FF
box-monsters-minions = Potwory i Sługusy
    .short = MM

## What a card pays, and for what

ff-card-given = { $what }, { $condition }
ff-card-given-alone = Solo: { $condition }
ff-card-trophy = trofeum
ff-card-nothing = nic

## Numbers of a card

ff-card-players = { $seats ->
    [1] dla jednej osoby
   *[other] dla dwóch lub więcej osób
}
ff-card-strength = siła { $strength }
ff-card-master = premia mistrzowska ★{ $stars }
ff-card-power = Moc { $goal } ★{ $stars }
ff-card-coin = z symbolem złota
ff-card-fiend-space = miejsce na Chochlika

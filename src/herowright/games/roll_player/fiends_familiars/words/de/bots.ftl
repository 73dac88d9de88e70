# Why a bot thinks an option of Fiends & Familiars good or bad, beside the reasons of the base game.
# $stars are expected stars with one decimal, always positive: the sign stands in the message.

## Familiar

bot-ff-power = Machtziel { $goal }: etwa { rp-amount-stars }
bot-ff-familiar-action = { NAME($action) }: etwa +{ rp-amount-stars }
bot-ff-familiar-colour = verlangt deine Klassenfarbe

## Dice and Fiends

bot-ff-order = dann lohnt sich { ff-initiative } ({ NAME($one) }, { NAME($other) })
bot-ff-store = wartet auf ein besseres Feld
bot-ff-fiend = { NAME($fiend) } kommt mit (−{ rp-amount-stars })
bot-ff-fiend-idle = { NAME($fiend) } kommt mit, schadet aber kaum
bot-ff-banish = { NAME($fiend) } schadet nicht mehr (+{ rp-amount-stars })

## Hunt and battle

bot-ff-trophy = { NAME($minion) }, { ff-amount-dice }: { $chance } % Chance auf die Trophäe
bot-ff-exchange = der nächste Scherge könnte leichter zu erlegen sein
bot-ff-reroll = { $xp ->
    [0] etwa { $chance } % Chance auf mehr, kostenlos
   *[other] etwa { $chance } % Chance auf mehr für { ff-amount-xp }
}
bot-ff-battle = { NAME($monster) }, { ff-amount-dice }: mit neuen Würfen etwa { $chance } % Chance auf den Sieg
bot-ff-battle-stars = aus dem Kampf zu erwarten: { rp-amount-stars }
bot-ff-xp-action = Aktion jetzt: +{ rp-amount-stars }
bot-ff-xp-spent = die EP wären später { rp-amount-stars } wert

## What a value is made of

bot-term-monster = { category-monster }
bot-term-curses = Flüche

# Why a bot thinks an option of Fiends & Familiars good or bad, beside the reasons of the base game.
# $stars are expected stars with one decimal, always positive: the sign stands in the message.

## Familiar

bot-ff-power = cel Mocy { $goal }: mniej więcej { rp-amount-stars }
bot-ff-familiar-action = { NAME($action) }: mniej więcej +{ rp-amount-stars }
bot-ff-familiar-colour = chce koloru twojej Klasy

## Dice and Fiends

bot-ff-order = wtedy warto wziąć { ff-initiative.acc } ({ NAME($one) }, { NAME($other) })
bot-ff-store = kość poczeka na lepsze miejsce
bot-ff-fiend = razem z kartą: { NAME($fiend) } (−{ rp-amount-stars })
bot-ff-fiend-idle = razem z kartą: { NAME($fiend) }, mało groźny
bot-ff-banish = { NAME($fiend) } przestaje szkodzić (+{ rp-amount-stars })

## Hunt and battle

bot-ff-trophy = { NAME($minion) }, { ff-amount-dice }: { $chance }% szans na trofeum
bot-ff-exchange = następny Sługus może być łatwiejszy
bot-ff-reroll = { $xp ->
    [0] około { $chance }% szans na lepszy wynik, za darmo
   *[other] około { $chance }% szans na lepszy wynik za { ff-amount-xp }
}
bot-ff-battle = { NAME($monster) }, { ff-amount-dice }: z przerzutami około { $chance }% szans na zwycięstwo
bot-ff-battle-stars = przewidywany zysk z walki: { rp-amount-stars }
bot-ff-xp-action = akcja teraz: +{ rp-amount-stars }
bot-ff-xp-spent = później te PD byłyby warte { rp-amount-stars.acc }

## What a value is made of

bot-term-monster = { category-monster }
bot-term-curses = klątwy

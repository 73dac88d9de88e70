# Why a bot thinks an option of Fiends & Familiars good or bad, beside the reasons of the base game.
# $stars are expected stars with one decimal, always positive: the sign stands in the message.

## Familiar

bot-ff-power = Power goal { $goal }: about { rp-amount-stars }
bot-ff-familiar-action = { NAME($action) }: about +{ rp-amount-stars }
bot-ff-familiar-colour = wants your Class colour

## Dice and Fiends

bot-ff-order = then { ff-initiative } ({ NAME($one) }, { NAME($other) }) is the one to take
bot-ff-store = waits for a better space
bot-ff-fiend = the { NAME($fiend) } comes along (−{ rp-amount-stars })
bot-ff-fiend-idle = the { NAME($fiend) } comes along and does little harm
bot-ff-banish = frees you of the { NAME($fiend) } (+{ rp-amount-stars })

## Hunt and battle

bot-ff-trophy = { NAME($minion) } with { ff-amount-dice }: { $chance }% chance of the trophy
bot-ff-exchange = the next Minion may be easier prey
bot-ff-reroll = { $xp ->
    [0] about { $chance }% chance of more, for free
   *[other] about { $chance }% chance of more for { ff-amount-xp }
}
bot-ff-battle = { NAME($monster) } with { ff-amount-dice }: about { $chance }% chance to win, rerolls included
bot-ff-battle-stars = { rp-amount-stars } to expect from the battle
bot-ff-xp-action = action now: +{ rp-amount-stars }
bot-ff-xp-spent = the XP would be worth { rp-amount-stars } later

## What a value is made of

bot-term-monster = { category-monster }
bot-term-curses = curses

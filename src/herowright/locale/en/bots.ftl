# Why a bot thinks an option good or bad. Each reason is a short clause; they are shown side by side.
# What the dice alone decide is told as it is; what hangs on later decisions is the bot's estimate, "about" so much.

bot-nothing = changes nothing

## What an option is worth

bot-worth-stars = ★ { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bot-worth-stars-behind = ★ { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } (−{ NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) })
bot-worth-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
bot-worth-points-behind = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (−{ NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) })
bot-worth-same = the bot sees no difference
bot-worth-best = best
bot-worth-little = a little worse
bot-worth-less = worse
bot-worth-much = much worse

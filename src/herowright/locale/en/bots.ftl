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

## Their names

bot-random = Dreamer
    .help = Chooses at random.
bot-beginner = Novice
    .help = Sees good moves, but not always the best one. A fair opponent for a first game.
bot-greedy = Companion
    .help = Plays well and at once: weighs goals, costs and chances.
bot-search = Strategist
    .help = Plays the next moves through before it chooses.
bot-master = Master
    .help = Thinks about every choice for a second. Beat it if you can.

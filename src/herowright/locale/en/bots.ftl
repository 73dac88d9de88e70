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

## What looking ahead found

# How often the option was played on is `times`; `sure` says how much of the difference may be chance.
bot-looked = { $sure ->
    [surely] played out: clearly
    [perhaps] played out: probably
   *[unclear] played out, too close to call:
} { $way ->
    [more] +
   *[less] −
}{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $unit ->
    [stars] ★
   *[points] points
} in { $times } playouts
bot-looked-same = played out: no difference in { $times } playouts
bot-looked-chance = { $sure ->
    [surely] played out: clearly
    [perhaps] played out: probably
   *[unclear] played out, too close to call:
} { $way ->
    [more] +
   *[less] −
}{ $value }% chance to win in { $times } playouts
bot-term = { $what }: { $way ->
    [more] +
   *[less] −
}{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bot-term-thing = { NAME($what) }: { $way ->
    [more] +
   *[less] −
}{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bot-term-score = final score

## The coach

coach-title = The coach
coach-ask = Ask the coach
coach-help = The coach reviews the game: better choices, the chance to win, luck and skill.
coach-thinking = The coach is reviewing the game. That takes about twelve seconds.
coach-curve = Chance to win, in percent
coach-all = Everybody
coach-look = Show this moment
coach-balance = { $unit ->
    [chance] Companions would have had a { $expected }% chance to win; in the end it was { $result }%. Decisions: { $skill }%, dice and draws: { $luck }%.
    [stars] A Companion would expect ★ { $expected }; the result was ★ { $result }. Decisions: { $skill }, dice and draws: { $luck }.
   *[points] A Companion would expect { $expected } points; the result was { $result }. Decisions: { $skill }, dice and draws: { $luck }.
}
coach-loss = { $unit ->
    [chance] −{ $loss }% chance to win
    [stars] −{ $loss } ★
   *[points] −{ $loss } points
}
coach-marks = Something better
coach-no-marks = The coach found nothing clearly better.
coach-chosen = Chosen: { $what }
coach-better = Better: { $what }
coach-nothing-costly = { $count ->
    [0] There was no decision to weigh.
    [one] One decision reviewed; nothing clearly better found.
   *[other] { $count } decisions reviewed; nothing clearly better found.
}

## Their names

bot-random = Dreamer
    .help = Chooses at random.
bot-beginner = Novice
    .help = Sees good moves, but not always the best one. A fair opponent for a first game.
bot-greedy = Companion
    .help = Plays well and at once: weighs goals, costs and chances.
bot-search = Strategist
    .help = Plays out the next moves before choosing.
bot-master = Master
    .help = Thinks about every choice for a second. Beat it if you can.

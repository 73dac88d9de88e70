# Why a bot thinks an option good or bad. Each reason is a short clause; they are shown side by side.

bot-nothing = ändert nichts

## What an option is worth

bot-worth-stars = ★ { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bot-worth-stars-behind = ★ { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } (−{ NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) })
bot-worth-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
bot-worth-points-behind = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (−{ NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) })
bot-worth-same = der Bot sieht keinen Unterschied
bot-worth-best = am besten
bot-worth-little = etwas schlechter
bot-worth-less = schlechter
bot-worth-much = viel schlechter

## What looking ahead found

# How often the option was played on is `times`; `sure` says how much of the difference may be chance.
bot-looked = { $sure ->
    [surely] durchgespielt: deutlich
    [perhaps] durchgespielt: wahrscheinlich
   *[unclear] durchgespielt, zu knapp für ein Urteil:
} { $way ->
    [more] +
   *[less] −
}{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $unit ->
    [stars] ★
   *[points] Punkte
} ({ $times } Versuche)
bot-looked-same = durchgespielt: kein Unterschied ({ $times } Versuche)
bot-looked-chance = { $sure ->
    [surely] durchgespielt: deutlich
    [perhaps] durchgespielt: wahrscheinlich
   *[unclear] durchgespielt, zu knapp für ein Urteil:
} { $way ->
    [more] +
   *[less] −
}{ $value } % Siegchance ({ $times } Versuche)
bot-term = { $what }: { $way ->
    [more] +
   *[less] −
}{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bot-term-thing = { NAME($what) }: { $way ->
    [more] +
   *[less] −
}{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bot-term-score = Endergebnis

## The coach

coach-title = Der Trainer
coach-ask = Den Trainer fragen
coach-help = Der Trainer sieht das Spiel durch: was besser gewesen wäre, die Siegchance, Glück und Können.
coach-thinking = Der Trainer sieht das Spiel durch. Das dauert etwa zwölf Sekunden.
coach-curve = Siegchance in Prozent
coach-all = Alle
coach-look = Den Moment zeigen
coach-balance = { $unit ->
    [chance] Gefährten hätten { $expected } % Siegchance gehabt; am Ende waren es { $result } %. Entscheidungen: { $skill } %, Würfel und Karten: { $luck } %.
    [stars] Ein Gefährte konnte mit ★ { $expected } rechnen; es wurden ★ { $result }. Entscheidungen: { $skill }, Würfel und Karten: { $luck }.
   *[points] Ein Gefährte konnte mit { $expected } Punkten rechnen; es wurden { $result }. Entscheidungen: { $skill }, Würfel und Karten: { $luck }.
}
coach-loss = { $unit ->
    [chance] −{ $loss } % Siegchance
    [stars] −{ $loss } ★
   *[points] −{ $loss } Punkte
}
coach-marks = Etwas Besseres
coach-no-marks = Der Trainer hat nichts deutlich Besseres gefunden.
coach-chosen = Gewählt: { $what }
coach-better = Besser: { $what }
coach-nothing-costly = { $count ->
    [0] Es gab keine Entscheidung, die man hätte abwägen können.
    [one] Eine Entscheidung durchgesehen und nichts deutlich Besseres gefunden.
   *[other] { $count } Entscheidungen durchgesehen und nichts deutlich Besseres gefunden.
}

## Their names

bot-random = Träumer
    .help = Wählt zufällig.
bot-beginner = Neuling
    .help = Sieht gute Züge, aber nicht immer den besten. Genau richtig für die erste Partie.
bot-greedy = Gefährte
    .help = Spielt gut und ohne zu zögern: wägt Ziele, Kosten und Chancen ab.
bot-search = Stratege
    .help = Spielt die nächsten Züge durch, bevor er sich entscheidet.
bot-master = Meister
    .help = Denkt über jede Wahl eine Sekunde nach. Schlag ihn, wenn du kannst.

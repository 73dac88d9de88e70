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

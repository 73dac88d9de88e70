# Why a bot thinks an option good or bad. Each reason is a short clause; they are shown side by side.

bot-nothing = niczego nie zmienia

## What an option is worth

bot-worth-stars = ★ { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bot-worth-stars-behind = ★ { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } (−{ NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) })
bot-worth-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt
bot-worth-points-behind = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt (−{ NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) })
bot-worth-same = bot nie widzi różnicy
bot-worth-best = najlepiej
bot-worth-little = trochę gorzej
bot-worth-less = gorzej
bot-worth-much = dużo gorzej

## Their names

bot-random = Marzyciel
    .help = Wybiera losowo.
bot-beginner = Nowicjusz
    .help = Widzi dobre ruchy, ale nie zawsze ten najlepszy. W sam raz na pierwszą partię.
bot-greedy = Kompan
    .help = Gra dobrze i bez zwłoki: waży cele, koszty i szanse.
bot-search = Strateg
    .help = Zanim wybierze, rozgrywa w myślach kilka następnych ruchów.
bot-master = Mistrz
    .help = Nad każdym wyborem zastanawia się sekundę. Spróbuj z nim wygrać.

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

## What looking ahead found

# How often the option was played on is `times`; `sure` says how much of the difference may be chance.
bot-looked = { $sure ->
    [surely] w próbnych grach wyraźnie
    [perhaps] w próbnych grach prawdopodobnie
   *[unclear] w próbnych grach bez wyraźnej różnicy:
} { $way ->
    [more] +
   *[less] −
}{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $unit ->
    [stars] ★
   *[points] pkt
} ({ $times ->
    [one] { $times } gra
    [few] { $times } gry
    [many] { $times } gier
   *[other] { $times } gry
})
bot-looked-same = w próbnych grach bez różnicy ({ $times ->
    [one] { $times } gra
    [few] { $times } gry
    [many] { $times } gier
   *[other] { $times } gry
})
bot-looked-chance = { $sure ->
    [surely] w próbnych grach wyraźnie
    [perhaps] w próbnych grach prawdopodobnie
   *[unclear] w próbnych grach bez wyraźnej różnicy:
} { $way ->
    [more] +
   *[less] −
}{ $value }% szans na wygraną ({ $times ->
    [one] { $times } gra
    [few] { $times } gry
    [many] { $times } gier
   *[other] { $times } gry
})
bot-term = { $what }: { $way ->
    [more] +
   *[less] −
}{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bot-term-thing = { NAME($what) }: { $way ->
    [more] +
   *[less] −
}{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bot-term-score = wynik końcowy

## The coach

coach-title = Trener
coach-ask = Zapytaj trenera
coach-help = Trener przegląda grę: co można było zrobić lepiej, jaka była szansa na wygraną, ile było szczęścia, a ile umiejętności.
coach-thinking = Trener przegląda grę. To potrwa około dwunastu sekund.
coach-curve = Szansa na wygraną w procentach
coach-all = Wszyscy
coach-look = Pokaż ten moment
coach-balance = { $unit ->
    [chance] Kompani mieliby { $expected }% szans na wygraną; na koniec było { $result }%. Decyzje: { $skill }%, kości i karty: { $luck }%.
    [stars] Kompan mógł liczyć na ★ { $expected }; wynik to ★ { $result }. Decyzje: { $skill }, kości i karty: { $luck }.
   *[points] Kompan mógł liczyć na { $expected } pkt; wynik to { $result }. Decyzje: { $skill }, kości i karty: { $luck }.
}
coach-loss = { $unit ->
    [chance] −{ $loss }% szans na wygraną
    [stars] −{ $loss } ★
   *[points] −{ $loss } pkt
}
coach-marks = Coś lepszego
coach-no-marks = Trener nie znalazł nic wyraźnie lepszego.
coach-chosen = Wybrano: { $what }
coach-better = Lepiej: { $what }
coach-nothing-costly = { $count ->
    [0] Nie było decyzji, nad którą warto się zastanawiać.
    [one] Przejrzano jedną decyzję i nie znaleziono nic wyraźnie lepszego.
    [few] Przejrzano { $count } decyzje i nie znaleziono nic wyraźnie lepszego.
    [many] Przejrzano { $count } decyzji i nie znaleziono nic wyraźnie lepszego.
   *[other] Przejrzano { $count } decyzji i nie znaleziono nic wyraźnie lepszego.
}

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

# Why a bot thinks an option good or bad in Call to Adventure.
# $points are expected points with one decimal, always positive: the sign stands in the message.

bot-ca-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
bot-ca-gain-more = +{ bot-ca-points }
bot-ca-gain-less = −{ bot-ca-points }
bot-ca-worth = warte mniej więcej { bot-ca-points }
bot-ca-price = kosztuje { $xp } PD
bot-ca-chance = { $chance }% szans na sukces
bot-ca-certain = sukces jest pewny
bot-ca-chance-dark = { $chance }% szans na sukces, jeśli dołożysz { $count ->
    [one] { $count } mroczną runę
    [few] { $count } mroczne runy
    [many] { $count } mrocznych run
   *[other] { $count } mrocznej runy
}
bot-ca-chance-more = szansa na sukces rośnie z { $before }% do { $after }%
bot-ca-chance-less = szansa na sukces spada z { $before }% do { $after }%
bot-ca-chance-same = szansa na sukces nadal wynosi { $chance }%
bot-ca-feeds = porażka wzmacnia wroga
bot-ca-sure = bez rzutu, więc uda się na pewno
bot-ca-scores = daje { bot-ca-points }
bot-ca-ability = { NAME($ability) } przyda się w późniejszych wyzwaniach (+{ bot-ca-points })
bot-ca-set = { NAME($icon) }: zestaw { $count } symboli (+{ bot-ca-points })
bot-ca-icon = { NAME($icon) }: symbol do późniejszego zestawu (+{ bot-ca-points })
bot-ca-destiny = punktuje to twoje przeznaczenie (+{ bot-ca-points })
bot-ca-xp = +{ $xp } PD
bot-ca-cards = dobierasz { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
} (+{ bot-ca-points })
bot-ca-power = trwały efekt (+{ bot-ca-points })
bot-ca-marker-more = znacznik moralności trafia na lepsze pole (+{ bot-ca-points })
bot-ca-marker-less = znacznik moralności trafia na gorsze pole (−{ bot-ca-points })
bot-ca-reacts-more = reagują na to inne karty (+{ bot-ca-points })
bot-ca-reacts-less = reagują na to inne karty (−{ bot-ca-points })
bot-ca-ally = dołącza sojusznik: { NAME($card) } (+{ bot-ca-points })
bot-ca-new-card = nowa karta będzie pewnie lepsza (+{ bot-ca-points })
bot-ca-no-better = nowa karta raczej nie będzie lepsza
bot-ca-end = nic więcej się teraz nie opłaca
bot-ca-wait = może poczekać, aż rzut pokaże, czy to potrzebne
bot-ca-suffices = wynik wystarcza
bot-ca-short = do trudności brakuje { $missing }
bot-ca-turns-loss = zmienia porażkę w sukces
bot-ca-needless = wynik wystarcza i bez tego
bot-ca-again = druga próba: { $chance }% szans na sukces
bot-ca-gifts = runy mogą dać coś ponadto (+{ bot-ca-points })
bot-ca-point = zagrana karta to { bot-ca-points } na koniec
bot-ca-effect-more = efekt teraz: +{ bot-ca-points }
bot-ca-effect-less = efekt teraz: −{ bot-ca-points }
bot-ca-later = później może dać { bot-ca-points }
bot-ca-last-chance = drugiej okazji raczej nie będzie
bot-ca-in-hand = { NAME($card) } na ręce: mniej więcej { bot-ca-points }
bot-ca-allowed = na polu twojego znacznika wolno zagrywać takie karty
bot-ca-forbidden = na polu twojego znacznika nie wolno zagrywać takich kart
bot-ca-own-chance = twoja szansa: około { $chance }%
bot-ca-others-chance = szansa pozostałych graczy: do { $chance }%
bot-ca-stands = ma teraz { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
}
bot-ca-has = ma { $xp } PD i { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
} na ręce
bot-ca-pass = zostawia karty na później
bot-ca-hush = odbiera późniejsze okazje do zagrania karty
bot-ca-listen = zmienia tylko to, kiedy padają pytania
bot-ca-pays = powinno dać mniej więcej { bot-ca-points }
bot-ca-icons = symbole: mniej więcej +{ bot-ca-points }
bot-ca-suits = pasuje do przeznaczeń, z których wybierasz (+{ bot-ca-points })

## What a value is made of

bot-term-cards = przyszłe karty
bot-term-experience = { category-experience }
bot-term-marker = { category-morality }
bot-term-icons = { category-icons }
bot-term-abilities = zdolności
bot-term-hand = karty na ręce

# Why a bot thinks an option good or bad. Each reason is a short clause; they are shown side by side.
# $stars are expected stars with one decimal, always positive: the sign stands in the message.


## Goals, dice and the marker

bot-nothing = niczego nie zmienia
bot-gain-more = +{ rp-amount-stars }
bot-gain-less = −{ rp-amount-stars }
bot-goal-more = { NAME($row) } { $goal }: szansa rośnie z około { $before }% do { $after }% (+{ rp-amount-stars })
bot-goal-less = { NAME($row) } { $goal }: szansa spada z około { $before }% do { $after }% (−{ rp-amount-stars })
bot-goal-same = { NAME($row) } { $goal }: szansa około { $chance }%
bot-goal-met = { NAME($row) } { $goal }: cel spełniony ({ rp-amount-stars })
bot-class-colour-more = kolor Klasy: +{ rp-amount-stars }
bot-class-colour-less = kolor Klasy: −{ rp-amount-stars }
bot-story-more = Historia: już { $matches ->
    [one] { $matches } dopasowanie
    [few] { $matches } dopasowania
    [many] { $matches } dopasowań
   *[other] { $matches } dopasowania
} na 6
bot-story-less = Historia: już tylko { $matches ->
    [one] { $matches } dopasowanie
    [few] { $matches } dopasowania
    [many] { $matches } dopasowań
   *[other] { $matches } dopasowania
} na 6
bot-field-more = znacznik na pole „{ NAME($field) }” (+{ rp-amount-stars })
bot-field-less = znacznik na pole „{ NAME($field) }” (−{ rp-amount-stars })
bot-field-same = znacznik na pole „{ NAME($field) }”, równie dobre

## Taking and placing dice

bot-best-row = najlepszy rząd: { NAME($row) }
bot-gold = +{ rp-amount-gold }
bot-action = akcja rzędu { NAME($row) }: nawet +{ rp-amount-stars }
bot-first-buyer = pierwszy wybór na Rynku
bot-later-buyer = inni kupują wcześniej (−{ rp-amount-stars })
bot-order = wtedy warto wziąć kartę { $card } ({ NAME($die) })
bot-reroll = { $chance }% szans na lepszą wartość (+{ rp-amount-stars })
bot-token = tańszy zakup w tej rundzie (+{ rp-amount-stars })

## The Market and cards

bot-card-more = { NAME($card) }: około +{ rp-amount-stars }
bot-card-less = { NAME($card) }: około −{ rp-amount-stars }
bot-card-idle = { NAME($card) }: teraz prawie bez wartości
bot-armor = Pancerz { NAME($set) }, { $pieces } z { $of }: około +{ rp-amount-stars }
bot-price = cena { $price }, po zakupie { rp-amount-gold }
bot-step = ruch znacznika (+{ rp-amount-stars })
bot-denies = następny gracz chciałby tę kartę
bot-skill = efekt teraz: +{ rp-amount-stars }
bot-skill-idle = teraz bez korzystnego efektu
bot-skill-spent = zużywa Umiejętność, która później mogłaby dać { rp-amount-stars.acc }
bot-drop = strata: { rp-amount-stars }

## Set-up

bot-race-plain = pasuje równie dobrze do każdej Klasy
bot-race-more = { NAME($row) } +{ $by }
bot-race-less = { NAME($row) } −{ $by }
bot-class-race-more = Rasa pomaga: { NAME($row) } (+{ rp-amount-stars })
bot-class-race-less = Rasa przeszkadza: { NAME($row) } (−{ rp-amount-stars })
bot-class-race-same = Rasa niczego tu nie zmienia

## Call to Adventure
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
bot-ca-chance-same = szansa na sukces pozostaje równa { $chance }%
bot-ca-feeds = porażka wzmacnia wroga

## What a story card brings

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

## The cast

bot-ca-wait = może poczekać, aż rzut pokaże, czy to potrzebne
bot-ca-suffices = wynik wystarcza
bot-ca-short = do trudności brakuje { $missing }
bot-ca-turns-loss = zmienia porażkę w sukces
bot-ca-needless = wynik wystarcza i bez tego
bot-ca-again = druga próba: { $chance }% szans na sukces
bot-ca-gifts = runy mogą dać coś ponadto (+{ bot-ca-points })

## Hand cards and other players

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

## Choosing a character

bot-ca-pays = powinno dać mniej więcej { bot-ca-points }
bot-ca-icons = symbole: mniej więcej +{ bot-ca-points }
bot-ca-suits = pasuje do przeznaczeń, z których wybierasz (+{ bot-ca-points })

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

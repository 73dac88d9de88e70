# Roll Player in the browser: ways to begin, its board, its cards, the end.

preset-first-game = Pierwsza gra
    .help = Ty przeciwko jednemu botowi.
preset-short-game = Krótsza gra
    .help = Ty przeciwko jednemu botowi, w krótszym wariancie.
preset-full-table = Pełny stół
    .help = Ty przeciwko trzem botom.
preset-solo = Solo
    .help = Grasz w pojedynkę o najwyższą rangę.
web-family-backstory = Historia
web-family-alignment = Charakter
web-card-printed-price = Wydrukowana cena: { $cost }
web-card-no-modifiers = Bez modyfikatorów
web-card-space-wants = { NAME($space) }: { NAME($colour) } kość
web-card-ladder = Gwiazdki według liczby kart zestawu
web-card-ladder-step = { $pieces ->
    [one] { $pieces } karta: { $stars } ★
    [few] { $pieces } karty: { $stars } ★
    [many] { $pieces } kart: { $stars } ★
   *[other] { $pieces } karty: { $stars } ★
}
web-card-least-seats = { $seats ->
    [one] W każdej grze
    [few] Od { $seats } graczy
    [many] Od { $seats } graczy
   *[other] Od { $seats } graczy
}
web-card-hands = { $hands ->
    [one] Jedna dłoń
    [few] Dwie dłonie
    [many] Dwie dłonie
   *[other] Dwie dłonie
}
web-card-dots = { $dots ->
    [one] Jedna kropka
    [few] Dwie kropki
    [many] Dwie kropki
   *[other] Dwie kropki
}
web-end-sheet = Karta Postaci
web-end-sheet-of = Karta Postaci: { $name }
web-end-sheet-bonus = { $by } za Rasę i Broń
web-end-tie = { $dice ->
    [one] złoto { $gold }, { $dice } kość w kolorze Klasy
    [few] złoto { $gold }, { $dice } kości w kolorze Klasy
    [many] złoto { $gold }, { $dice } kości w kolorze Klasy
   *[other] złoto { $gold }, { $dice } kości w kolorze Klasy
}
web-end-own-weapon = Broń
web-end-own-armor = Pancerz
web-end-own-skill = Umiejętności
web-end-own-trait = Cechy
web-game-roll-player = Roll Player
    .about = Z osiemnastu kości powstaje bohater: rozmieść je z głową, osiągnij cele swojej Klasy i zrób zakupy na Rynku.
    .time = 60–90 minut
    .luck = Kości, którymi rzucasz dla siebie, i średnia z kości wspólnych, bo wybór najlepszej to już decyzja.
web-how-roll-player-1 = W każdej rundzie bierzesz kość z kart Inicjatywy i umieszczasz ją w jednym z sześciu rzędów Atrybutów swojego bohatera.
web-how-roll-player-2 = Gwiazdki Reputacji zdobywasz za cele swojej Klasy, a także za Historię i Charakter.
web-how-roll-player-3 = Na Rynku wydajesz złoto na Broń, Pancerz, Umiejętności i Cechy.
web-how-roll-player-4 = Gdy wszystkie Karty Postaci są pełne, wygrywa bohater z największą liczbą Gwiazdek Reputacji.
web-rp-round = Runda { $round } z { $rounds }
web-rp-sheet = { $side ->
    [female] { NAME($race) } ♀
   *[male] { NAME($race) } ♂
}
web-rp-buy = Kup: { NAME($card) }
web-rp-discard-offer = Odrzuć: { NAME($card) }
web-rp-tab-hero = Postać
web-rp-tab-others = Inni
web-rp-tab-piles = Stosy
web-rp-setup-wait = Teraz wybierają inni. Potem zostanie wyłożony Rynek.
web-rp-first = Pierwszy Gracz
web-rp-first-short = pierwszy
web-rp-bot = bot
web-rp-open-hero = Pokaż postać: { NAME($seat) }
web-rp-action-str = obróć kość
web-rp-action-dex = zamień kości
web-rp-action-con = kość ±1
web-rp-action-int = przerzuć kość
web-rp-action-wis = rusz znacznik
web-rp-action-cha = weź żeton
web-rp-value = Wartość
web-rp-bonus = Z Rasy i Broni
web-rp-goal = cel
web-rp-goal-met = { $stars ->
    [one] spełniony, { $stars } gwiazdka
    [few] spełniony, { $stars } gwiazdki
    [many] spełniony, { $stars } gwiazdek
   *[other] spełniony, { $stars } gwiazdki
}
web-rp-goal-open = { $stars ->
    [one] jeszcze niespełniony, { $stars } gwiazdka
    [few] jeszcze niespełniony, { $stars } gwiazdki
    [many] jeszcze niespełniony, { $stars } gwiazdek
   *[other] jeszcze niespełniony, { $stars } gwiazdki
}
web-rp-space-empty = { NAME($space) }: puste
web-rp-space-wish = { NAME($space) }: puste, Historia przewiduje { rp-colour-die }
web-rp-space-die = { NAME($space) }: { NAME($die) }
web-rp-space-match = { NAME($space) }: { NAME($die) }, pasuje do Historii
web-rp-space-miss = { NAME($space) }: { NAME($die) }, Historia przewidywała { rp-colour-die }
web-rp-alignment = Charakter
web-rp-field = { NAME($field) }: { $stars }
web-rp-field-here = { NAME($field) }: { $stars }, tu stoi znacznik
web-rp-backstory = Historia
web-rp-matches = dopasowania: { $matches } z 6
web-rp-next = od { $next }: ★ { $stars }
web-rp-score = Wynik teraz
web-rp-stars-goals = cele
web-rp-stars-class-dice = kolor
web-rp-stars-alignment = charakter
web-rp-stars-backstory = historia
web-rp-stars-armor = pancerz
web-rp-stars-traits = cechy
web-rp-stars-gold = złoto
web-rp-hand = W ręce
web-rp-weapons = Broń
web-rp-hands = dłonie { $used }/{ $limit }
web-rp-skills = Umiejętności
web-rp-ready = gotowa
web-rp-exhausted = wyczerpana
web-rp-traits = Cechy
web-rp-ladder = { $stars ->
    [one] Zestaw daje teraz { $stars } gwiazdkę
    [few] Zestaw daje teraz { $stars } gwiazdki
    [many] Zestaw daje teraz { $stars } gwiazdek
   *[other] Zestaw daje teraz { $stars } gwiazdki
}
web-rp-set-colour = o 1 więcej za kolor Klasy
web-rp-initiative = Inicjatywa
web-rp-market = Rynek
web-rp-market-empty = Rynek jest pusty.
web-rp-bag = { $dice ->
    [one] Mieszek: { $dice } kość
    [few] Mieszek: { $dice } kości
    [many] Mieszek: { $dice } kości
   *[other] Mieszek: { $dice } kości
}
web-rp-bag-colour = W mieszku, kość { NAME($colour) }: { $dice }
web-rp-deck-short = Talia
web-rp-discard = Stos kart odrzuconych: { $cards }
web-rp-discard-short = Odrzucone
web-rp-trash = Śmietnik: { $cards }
web-rp-trash-short = Śmietnik
web-rp-pile-empty = Nic tu nie leży.
web-rp-enemy = Wroga kość pokazuje { $face }.
web-rp-enemy-waits = Wroga kość czeka.
web-rp-coin = +{ $gold } szt. złota
web-rp-in-bag = w mieszku: { $dice }
web-rp-fits = pasuje do Historii

web-end-settled-rp-score-19 = remis rozstrzyga większa ilość złota
web-end-settled-rp-score-20 = remis rozstrzyga mniejsza liczba kości w kolorze Klasy
web-end-settled-rp-score-21 = remis we wszystkim
web-rp-goal-dice = { $dice ->
    [one] { $dice } kość do umieszczenia
    [few] { $dice } kości do umieszczenia
    [many] { $dice } kości do umieszczenia
   *[other] { $dice } kości do umieszczenia
}
web-rp-goal-aim = Mieć najwięcej Gwiazdek Reputacji, gdy wszystkie Karty Postaci będą pełne.
web-rp-goal-end = W każdej rundzie bierzesz i umieszczasz kość, a potem idziesz na Rynek. Po ostatniej rundzie liczy się gwiazdki.

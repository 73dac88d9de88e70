# Roll Player in the browser: ways to begin, its board, its cards, the end, the tutorial.

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
web-tutor-about-goals = Twoja Klasa wyznacza bohaterowi sześć celów.
web-tutor-about-dice = W każdej rundzie bierzesz kość, umieszczasz ją na Karcie Postaci i możesz wykonać akcję jej rzędu.
web-tutor-about-market = Potem idziesz na Rynek po Broń, Pancerz, Umiejętności i Cechy.
web-tutor-about-stars = Gdy wszystkie Karty Postaci są pełne, wygrywa bohater z największą liczbą Gwiazdek Reputacji.
web-game-roll-player = Roll Player
    .about = Z osiemnastu kości powstaje bohater: rozmieść je z głową, osiągnij cele swojej Klasy i zrób zakupy na Rynku.
    .time = 60–90 minut
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
web-rp-action-wis = przesuń znacznik
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
web-tutor-title = Nauka przez grę
web-tutor-begin = Zacznij
web-tutor-continue = Wróć do przerwanej nauki
web-tutor-restart = Zacznij od nowa
web-tutor-rules = Wolę przeczytać zasady
web-tutor-skip = Zakończ naukę
web-tutor-next = Dalej
web-tutor-back = Przeczytaj poprzednią lekcję
web-tutor-fold = Zwiń wskazówki
web-tutor-unfold = Rozwiń wskazówki
web-tutor-your-turn = Twoja kolej
web-tutor-play-on = Graj dalej
web-tutor-welcome = Witaj przy stole
    .text = Pasek na dole zawsze mówi, o czym decydujesz, a każda możliwość ma na nim swój przycisk. Na stole świeci to, czego możesz dotknąć. Jedno i drugie działa tak samo.
web-tutor-sheet = Wybierz Kartę Postaci
    .text = Każda Karta Postaci to inna Rasa. Na koniec gry Rasa podnosi jeden Atrybut, a obniża inny. Weź tę, która ci się podoba; strona karty niczego nie zmienia.
web-tutor-class = Wybierz Klasę
    .text = Klasa wyznacza cel dla każdego Atrybutu i nagradza go Gwiazdkami Reputacji. Ma też własną zdolność, a każda kość w jej kolorze na twojej Karcie Postaci jest warta gwiazdkę.
web-tutor-goals = To są twoje cele
    .text = Zsumuj trzy kości rzędu. „16–17” to dokładnie tyle, „14+” to co najmniej 14. Duża liczba pokazuje, ile masz teraz, a gwiazdki to nagroda za cel.
web-tutor-backstory = Te znaki to twoja Historia
    .text = Kość właściwego koloru na swoim znaku to dopasowanie. Dwa dopasowania dają 1 gwiazdkę, cztery dają 3, a wszystkie sześć daje 6.
web-tutor-alignment = To jest twój Charakter
    .text = Znacznik zaczyna na środku. Pole, na którym stanie na koniec gry, daje albo odbiera gwiazdki. Przesuwa go akcja Mądrości, a także strzałki na kartach Umiejętności i Cech.
web-tutor-start = Umieść kości początkowe
    .text = Wybierz kość, potem rząd. Rzędy zapełniają się od lewej. Złota kość daje 2 sztuki złota, a pełny rząd 1. Wolisz inaczej? Naciśnij U.
web-tutor-initiative = Wybierz kartę Inicjatywy
    .text = Dostajesz jej kość i leżące na niej złoto. Na wyższych kartach leżą wyższe kości, ale na Rynku pierwszeństwo mają niższe karty.
web-tutor-place = Umieść kość
    .text = Rząd liczy się podwójnie: kość wlicza się do jego celu, a zaraz potem możesz wykonać akcję zapisaną pod jego nazwą. Przyciski pokazują, co dałby każdy rząd.
web-tutor-action = Wykonaj akcję rzędu
    .text = Możesz ją wykonać albo pominąć. To, co świeci, można wybrać. Przyciski mówią, co się zmieni.
web-tutor-market = Idź na Rynek
    .text = Broń pomaga rzędom, Pancerz daje gwiazdki za zestawy, Umiejętności działają wiele razy, a Cechy dają gwiazdki na koniec. Możesz też wziąć 2 sztuki złota i później kupić coś droższego.
web-tutor-round = To była cała runda
    .text = Gra toczy się tak dalej, aż wszystkie Karty Postaci będą pełne. H podpowiada, U cofa, R pokazuje zasadę, ? wymienia wszystkie klawisze. Twój obecny wynik zawsze widać obok bohatera.
web-tutor-wait = Chwileczkę
    .text = Teraz decyduje { $player }. Dziennik opowiada o wszystkim, co się dzieje.
web-tutor-other = Ty decydujesz
    .text = Pasek na dole mówi, o co chodzi. W razie wątpliwości naciśnij H, a dostaniesz podpowiedź.
web-tutor-done = Umiesz już grać!
    .text = Dokończ tę grę albo zacznij następną. Do tej nauki możesz wrócić ze strony głównej.

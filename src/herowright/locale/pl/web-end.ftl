# The web table: cards, rules, the end of a game, looking back, and the tutorial.


## Cards

web-family-race = Rasa
web-family-class = Klasa
web-family-backstory = Historia
web-family-alignment = Charakter
web-family-initiative = Inicjatywa
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
web-provenance-title = Skąd pochodzą liczby na tej karcie
web-value-ability = Nazwa zdolności
web-value-arrow = Strzałka
web-value-cells = Kolory
web-value-colours = Kolory Klas
web-value-cost = Cena
web-value-dots = Kropki
web-value-effect = Działanie
web-value-goals = Cele i gwiazdki
web-value-grid = Gwiazdki pól
web-value-hands = Dłonie
web-value-ladder = Gwiazdki zestawu
web-value-least-seats = Liczba graczy
web-value-modifiers = Modyfikatory
web-value-name = Nazwa

## Browser of cards

web-cards-title = Karty
web-cards-search = Szukaj w nazwach i tekstach
web-cards-family = Rodzaj karty
web-cards-all = Wszystkie
web-cards-edition = Wydanie
web-cards-both = Oba wydania
web-cards-count = { $cards ->
    [0] Żadna karta nie pasuje.
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
web-cards-clear = Pokaż wszystkie karty
web-cards-editions = W obu wydaniach
web-cards-number = Nr { $number }
web-cards-open = Pokaż w całości: { $name }
web-cards-previous = Poprzednia karta
web-cards-next = Następna karta

## Browser of rules

web-rules-title = Zasady
web-rules-search = Szukaj w zasadach albo podaj numer, na przykład { $clause }
web-rules-chapters = Rozdziały
web-rules-count = { $clauses ->
    [0] Żadna zasada nie pasuje.
    [one] { $clauses } zasada
    [few] { $clauses } zasady
    [many] { $clauses } zasad
   *[other] { $clauses } zasady
}
web-rules-clear = Pokaż wszystkie zasady
web-rules-status-derived = Wywnioskowane
    .help = Wynika z innych zasad; instrukcja nie mówi tego wprost.
web-rules-status-ambiguous = Niejasne w druku
    .help = Instrukcja tego nie rozstrzyga. Domyślnie obowiązuje nasza wykładnia; jeśli możliwe są dwie, można wybrać jedną z nich przy otwieraniu stołu.
web-rules-only-unclear = Tylko to, co w druku niejasne
web-rules-source = Źródło: { $source }
web-rules-link = Link do { $clause }
web-rules-copied = Skopiowano link do zasady.
web-rules-about = Oto zasady, według których się tu gra, opisane naszymi słowami. Każda ma numer, do którego odsyłają pytania, dziennik i końcowe podliczanie.

## The end of a game

web-end-winner = Wygrywa { $name }!
web-end-winners = Wspólne zwycięstwo: { $names }
web-end-solo-rank = Twoja ranga
web-end-nobody = Tym razem nikt nie wygrywa.
web-end-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-end-settled = remis rozstrzygnięty
web-end-settled-rp-score-19 = remis rozstrzyga większa ilość złota
web-end-settled-rp-score-20 = remis rozstrzyga mniejsza liczba kości w kolorze Klasy
web-end-settled-rp-score-21 = remis we wszystkim
web-end-again = Zagraj jeszcze raz
web-end-sheet = Karta Postaci
web-end-sheet-of = Karta Postaci: { $name }
web-end-sheet-whose = Czyj bohater
web-end-sheet-bonus = { $by } Rasa i Broń
web-end-sheet-copy = Kopiuj jako tekst
web-end-sheet-print = Drukuj lub zapisz jako PDF
web-end-replay = Powtórka
web-end-export = Zapisz grę do pliku
web-end-table = Wynik według kategorii
web-end-total = Razem
web-end-tie-break = Rozstrzygnięcie remisu
web-end-tie = { $dice ->
    [one] złoto { $gold }, { $dice } kość w kolorze Klasy
    [few] złoto { $gold }, { $dice } kości w kolorze Klasy
    [many] złoto { $gold }, { $dice } kości w kolorze Klasy
   *[other] złoto { $gold }, { $dice } kości w kolorze Klasy
}
web-end-lines = Wiersz po wierszu
web-end-own-weapon = Broń
web-end-own-armor = Pancerz
web-end-own-skill = Umiejętności
web-end-own-trait = Cechy
web-end-chart = Skąd się wziął wynik
web-end-chart-show = Pokaż
web-end-chart-all = Wszyscy gracze, łącznie
web-end-chart-one = { $name }, według kategorii
web-end-chart-begin = Początek
web-end-chart-end = Koniec
web-end-chart-moment = Po decyzji
web-end-chart-table = To samo w tabeli
web-end-fair = Czy wszystko było uczciwe?
web-end-fair-about = Każdy rzut i każde tasowanie wynikało z jednej liczby, ziarna. Jego skrót podano przed pierwszym wyborem, więc później nikt nie mógł ziarna zmienić.
web-end-fair-seed = Ziarno
web-end-fair-hash = Podany skrót
web-end-fair-check = Sprawdź ziarno tutaj
web-end-fair-agrees = Ziarno daje dokładnie podany skrót.
web-end-fair-differs = Ziarno nie daje podanego skrótu!
web-end-fair-whole = Aby sprawdzić każdy rzut, każde tasowanie i każdy wybór, zapisz grę i odtwórz ją programem Herowright na własnym komputerze:
web-end-fair-file = PLIK

## Looking back

web-replay-title = Powtórka
web-replay-controls = Sterowanie
web-replay-tag = Powtórka
web-replay-begin = Gra się zaczyna.
web-replay-play = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-back = Jedna decyzja wstecz
web-replay-step = Jedna decyzja dalej
web-replay-scrub = Moment gry
web-replay-at = Po decyzji { $at } z { $total }
web-replay-speed = Tempo
web-replay-seat = Punkt widzenia
web-replay-nobody = Widz
web-replay-copy = Kopiuj link do tego momentu
web-replay-copied = Skopiowano link do tego momentu.
web-replay-copy-by-hand = Przeglądarka nie pozwala kopiować. Link widać w pasku adresu.
web-replay-table = Do stołu

## The tutorial: headings are short, texts are what the coach says

web-tutor-title = Nauka przez grę
web-tutor-about = Rozgrywasz pierwszą rundę przy prawdziwym stole, przeciwko botowi, a u boku masz nauczyciela. Zajmie to mniej niż dziesięć minut.
web-tutor-about-goals = Twoja Klasa wyznacza bohaterowi sześć celów.
web-tutor-about-dice = W każdej rundzie bierzesz kość, umieszczasz ją na Karcie Postaci i możesz wykonać akcję jej rzędu.
web-tutor-about-market = Potem idziesz na Rynek po broń, pancerz, umiejętności i cechy.
web-tutor-about-stars = Gdy wszystkie Karty Postaci są pełne, wygrywa bohater z największą liczbą gwiazdek.
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
    .text = Każda Karta Postaci to inna Rasa. Na koniec gry Rasa dodaje coś do jednego atrybutu, a odejmuje od innego. Weź tę, która ci się podoba; strona karty niczego nie zmienia.
web-tutor-class = Wybierz Klasę
    .text = Klasa wyznacza cel dla każdego atrybutu i nagradza go gwiazdkami. Ma też własną zdolność, a każda kość w jej kolorze na twojej Karcie Postaci jest warta gwiazdkę.
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
    .text = Tak gra toczy się dalej, aż wszystkie Karty Postaci będą pełne. H podpowiada, U cofa, R pokazuje zasadę, ? wymienia wszystkie klawisze. Twój obecny wynik zawsze widać obok bohatera.
web-tutor-wait = Chwileczkę
    .text = Teraz decyduje { $player }. Dziennik opowiada o wszystkim, co się dzieje.
web-tutor-other = Ty decydujesz
    .text = Pasek na dole mówi, o co chodzi. W razie wątpliwości naciśnij H, a dostaniesz podpowiedź.
web-tutor-done = Umiesz już grać!
    .text = Dokończ tę grę albo zacznij następną. Do tej nauki możesz wrócić ze strony głównej.

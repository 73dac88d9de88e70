# The web table: cards, rules, the end of a game, looking back, and the tutorial.

## Cards

web-family-race = Rasa
web-family-class = Klasa
web-family-initiative = Inicjatywa
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
web-end-again = Zagraj jeszcze raz
web-end-sheet-whose = Czyj bohater
web-end-sheet-copy = Kopiuj jako tekst
web-end-sheet-print = Drukuj lub zapisz jako PDF
web-end-replay = Powtórka
web-end-export = Zapisz grę do pliku
web-end-table = Wynik według kategorii
web-end-total = Razem
web-end-tie-break = Rozstrzygnięcie remisu
web-end-lines = Wiersz po wierszu
web-end-chart = Jak powstał wynik
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
web-end-fair-agrees = Ziarno zgadza się z podanym skrótem.
web-end-fair-differs = Ziarno nie zgadza się z podanym skrótem!
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

web-tutor-about = Rozgrywasz pierwszą rundę przy prawdziwym stole, przeciwko botowi, a przewodnik podpowiada ci krok po kroku. Zajmie to mniej niż dziesięć minut.

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
web-rules-overview = Jak przebiega gra
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
web-end-counting = Trwa liczenie…
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
web-end-fair-seed = Ziarno
web-end-fair-file = PLIK
web-fair-about = Każdy rzut i każde tasowanie wynika z jednej liczby, ziarna. Powstało ono z sekretu serwera, z liczby dodanej przez każdą przeglądarkę, która zajęła miejsce, i z tego, w co umówiliście się grać. Ta strona właśnie policzyła to wszystko jeszcze raz, nie pytając serwera:
web-fair-good = Wszystko się zgadza: nikt nie mógł wybrać ani przewidzieć tych kości.
web-fair-good-others = Wszystko się zgadza, ale twoja przeglądarka nie dodała liczby, bo twoje miejsce zajęto dopiero po rozdaniu albo tylko oglądasz tę grę. To, że nikt nie wybrał kości, wynika z liczb innych graczy.
web-fair-good-unseen = Wszystko zgadza się z tym, co serwer podaje teraz. Ta przeglądarka nie pamięta już, co wtedy ogłoszono, więc porównaj to z tym, co widział inny gracz.
web-fair-agrees = To, co ogłoszono, zgadza się ze sobą: kości nie zmieniono w trakcie gry.
web-fair-broken-promise = Nie ufaj tym kościom: sekret serwera nie jest tym, który obiecano.
web-fair-broken-number = Nie ufaj tym kościom: twoja liczba albo liczba, którą było widać wcześniej, zniknęła lub została podmieniona.
web-fair-broken-agreed = Nie ufaj tym kościom: wylosowano je dla innego stołu albo dla innych zasad, miejsc lub kart.
web-fair-broken-commitment = Nie ufaj tym kościom: nie są to te, które ustalono przed pierwszym wyborem.
web-fair-broken-seed = Nie ufaj tym kościom: ziarno nie wynika z zapisu losowania.
web-fair-promise =
    .holds = Serwer ustalił swój sekret, zanim twoja przeglądarka dodała swoją liczbę.
    .broken = Sekret serwera nie jest tym, który ustalono, zanim zajęto twoje miejsce.
    .unseen = Sekret serwera pasuje do obietnicy, którą serwer pokazuje teraz; ta przeglądarka nie widziała jej przed rozdaniem.
web-fair-number =
    .holds = Jest w tym twoja liczba, taka, jaką wysłała twoja przeglądarka.
    .broken = Nie ma w tym twojej liczby albo tej, która już była, gdy zajmowano twoje miejsce.
    .unseen = Nie ma w tym żadnej twojej liczby.
web-fair-agreed =
    .holds = Gra, zasady, karty i miejsca są takie, jak się umówiono.
    .broken = Powstało to dla innego stołu albo dla innych zasad, kart lub miejsc, niż się umówiono.
web-fair-commitment =
    .holds = Wszystko to ustalono przed pierwszym wyborem i od tej pory nie zmieniono.
    .broken = To nie jest to, co ustalono przed pierwszym wyborem.
    .unseen = Pasuje to do skrótu, który pokazuje serwer; ta przeglądarka nie widziała go w trakcie gry.
web-fair-seed =
    .holds = Dokładnie z tego wynika ziarno, od którego zależy każdy rzut i każde tasowanie.
    .broken = Ziarno z tego nie wynika.
web-fair-whole = Jednego ta strona nie robi: nie rozgrywa całej gry od nowa, żeby sprawdzić, że każdy rzut i każde tasowanie wyszły z ziarna, a każdy wybór był dozwolony. Robi to Herowright na twoim komputerze; zapisz grę i wpisz:
web-fair-record = Zapis losowania

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

web-tutor-about = Grasz przy prawdziwym stole, kośćmi wybranymi z góry, a przewodnik podpowiada ci krok po kroku. Możesz w każdej chwili przerwać i wrócić później.
web-tutor-choose = Której gry chcesz się nauczyć?
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
web-tutor-wait = Chwileczkę
    .text = Teraz decyduje { $player }. Dziennik opowiada o wszystkim, co się dzieje.
web-tutor-other = Ty decydujesz
    .text = Pasek na dole mówi, o co chodzi. W razie wątpliwości naciśnij H, a dostaniesz podpowiedź.
web-tutor-done = Umiesz już grać!
    .text = Dokończ tę grę albo zacznij następną. Do tej nauki możesz wrócić ze strony głównej.

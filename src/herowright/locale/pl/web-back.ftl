# People come back: what a table is played by, being ready, playing again, past games, the game of the day.

## What a table is played by

web-terms = Zasady przy tym stole
web-terms-none = Brak
web-terms-clock-none = Bez zegara
web-terms-clock = { $bank } na całą grę
web-terms-clock-more = { $bank } na całą grę i dodatkowo { $more } na decyzję
web-terms-hours = { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
}
web-terms-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
web-terms-hints-on = Boty podpowiadają
web-terms-hints-off = Bez podpowiedzi
web-terms-open = Każdy może oglądać
web-terms-private = Oglądać mogą tylko osoby z linkiem
web-terms-quiet = Widzowie nie mogą pisać
web-terms-ready = Gra zacznie się, gdy wszyscy będą gotowi
web-new-hints = Pozwól na podpowiedzi
    .help = Można zapytać bota, co by zrobił. Każdy widzi to ustawienie, zanim usiądzie.
web-new-ready = Poczekaj, aż wszyscy będą gotowi
    .help = Gra i zegary ruszą, gdy potwierdzi to każda osoba przy stole.
web-dice-daily = To gra dnia: wszyscy na świecie mają te same kości i karty. Wynikają one z daty, więc można je obliczyć.
web-dice-mark-daily = Gra dnia
web-table-prompt-for = { $player }: { $prompt }

## Waiting, and being ready

web-ready = Możemy zaczynać
web-ready-not = Jeszcze nie
web-waiting-check = { $seats ->
    [one] Jeszcze jedno miejsce jest wolne. Gra zacznie się, gdy ktoś je zajmie i wszyscy będą gotowi.
    [few] Jeszcze { $seats } miejsca są wolne. Gra zacznie się, gdy ktoś je zajmie i wszyscy będą gotowi.
    [many] Jeszcze { $seats } miejsc jest wolnych. Gra zacznie się, gdy ktoś je zajmie i wszyscy będą gotowi.
   *[other] Jeszcze { $seats } miejsca jest wolne. Gra zacznie się, gdy ktoś je zajmie i wszyscy będą gotowi.
}
web-waiting-ready = { $people ->
    [0] Wszyscy gotowi. Gra się zaczyna.
    [one] Wszystkie miejsca zajęte. Jedna osoba musi jeszcze potwierdzić gotowość.
    [few] Wszystkie miejsca zajęte. { $people } osoby muszą jeszcze potwierdzić gotowość.
    [many] Wszystkie miejsca zajęte. { $people } osób musi jeszcze potwierdzić gotowość.
   *[other] Wszystkie miejsca zajęte. { $people } osoby musi jeszcze potwierdzić gotowość.
}
web-seat-ready = może zaczynać
web-seat-not-ready = jeszcze nie może zaczynać
web-seat-kept = Miejsce czeka na kolejną grę
web-seat-release = Nie czekaj dłużej
web-invite-code = Kod QR zaproszenia
web-invite-share = Udostępnij…

## Playing again

web-rematch = Rewanż
web-rematch-bots = Bot za każdego, kto odmówi
web-rematch-asked = { $player } chce zagrać jeszcze raz.
web-rematch-declined = Tym razem bez: { $players }.
web-rematch-accept = Gram dalej
web-rematch-decline = Nie, dziękuję
web-rematch-go = Do nowego stołu
web-table-news-release = { $player } nie gra w kolejnej grze.
web-table-news-rematch = { $player } chce zagrać jeszcze raz.
web-table-news-left = Ktoś odszedł na dobre. Dalej gra bot.

## Past games

web-history = Historia
web-history-games = Ukończone gry
web-history-count = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}
web-history-mode = Tryb
web-history-versus = Przeciwko sobie
web-history-together = Wspólnie
web-history-alone = Solo
web-history-result = Wynik
web-history-won = Wygrana
web-history-lost = Bez wygranej
web-history-done = Gra ukończona
web-history-time = Czas
web-history-week = Ostatnie 7 dni
web-history-month = Ostatnie 30 dni
web-history-year = Ostatni rok
web-history-hero = Bohater
web-history-person = Z kim
web-history-nobody = Ktoś
web-history-empty = Nie ma tu gier
web-history-empty-text = Pojawi się tu każda ukończona przez ciebie gra, z bohaterami i wynikami.
web-history-none = Żadna z twoich gier nie spełnia wszystkich warunków.
web-history-clear = Pokaż wszystkie gry
web-history-pages = Strony
web-history-newer = Nowsze
web-history-older = Starsze
web-history-page = Strona { $page } z { $pages }
web-history-statistics = Statystyki
    .help = Gry na jednym ekranie, w których masz kilka miejsc, nie są liczone.
web-history-by-game = Według gry
web-history-by-hero = Według bohatera
web-history-by-person = Przeciwko ludziom
web-history-by-bot = Przeciwko botom
web-history-column-games = Gry
web-history-column-won = Wygrane
web-history-column-average = Średnio
web-history-column-best = Najlepiej
web-luck = Szczęście
    .help = O ile kości lub runy były dla ciebie łaskawsze niż przeciętnie: 0% to średnia, a +10% oznacza o jedną dziesiątą więcej, niż można było oczekiwać. To, co z tym zrobisz, to już nie szczęście.
web-luck-of = Szczęście { $luck }
web-hall = Sala bohaterów
web-hall-name = Imię bohatera
web-hall-rename = Nadaj imię: { $hero }
web-ratings = Ranking
web-ratings-agree = Chcę być w rankingu
    .help = Liczą się wtedy gry przeciwko innym, którzy też tego chcą, o ile nikt nie wybrał kości. Twoje imię i ranking widać na liście. Jeśli zmienisz zdanie, twój ranking zostanie usunięty.
web-ratings-none = W tej grze nikt jeszcze nie ma rankingu.

## What is kept about somebody

web-data = Moje dane
    .help = Wszystko, co ten serwer o tobie przechowuje: imię, miejsca, wybory, czat, wyniki.
web-data-export = Zapisz do pliku
web-data-delete = Usuń wszystko
    .help = Na zawsze. Inni zachowają gry, w które z tobą grali, ale bez twojego imienia i twoich wiadomości. W trwających grach twoje miejsce zajmie bot.
web-data-delete-sure = Tak, usuń wszystko o mnie
web-data-deleted = Usunięto wszystko o tobie.

## The game of the day

web-daily = Gra dnia
web-daily-text = Te same kości i karty dla wszystkich na świecie, codziennie nowa gra i tylko jedna próba.
web-daily-rules = Grasz solo, bez podpowiedzi i bez cofania. Po skończonej grze zobaczysz, jak poszło innym.
web-daily-play = Zagraj w dzisiejszą grę
web-daily-played = { $people ->
    [0] Nikt jeszcze nie próbował.
    [one] Jak dotąd próbowała jedna osoba.
    [few] Jak dotąd próbowały { $people } osoby.
    [many] Jak dotąd próbowało { $people } osób.
   *[other] Jak dotąd próbowało { $people } osoby.
}
web-daily-missed = Tego dnia nie ma twojej gry.
web-daily-no-result = Ta próba skończyła się bez wyniku. Jutro będzie nowa gra.
web-daily-hidden = Tabelę dnia zobaczysz po skończonej grze.
web-daily-table = Tabela dnia
web-daily-rank = Miejsce
web-daily-today = Do dzisiejszej gry
web-daily-copy = Kopiuj wynik
web-daily-picture = Zapisz obrazek

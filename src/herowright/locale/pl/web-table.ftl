# The table in the browser: what it says around a game.

## The page of a table

web-table-name = Stół
web-table-menu = Ten stół
web-table-spectator = widz
web-table-watching = Oglądasz grę.
web-table-wait = W tym czasie możesz się rozejrzeć.
web-table-paused = Boty są wstrzymane.
web-table-pause = Wstrzymaj boty
    .help = Daje czas na to, co możesz zrobić w każdej chwili.
web-table-resume = Wznów boty
web-table-decides = Decyduje { $player }
web-table-bot-decides = { $player } (bot) się zastanawia
web-table-over = { $count ->
    [0] Koniec gry: nikt nie wygrywa
    [one] Koniec gry: wygrywa { $winners }
    [few] Koniec gry, wspólne zwycięstwo: { $winners }
    [many] Koniec gry, wspólne zwycięstwo: { $winners }
   *[other] Koniec gry, wspólne zwycięstwo: { $winners }
}
web-table-score = Końcowe podliczanie
web-table-replay = Powtórka
web-table-gone = Tego stołu już nie ma
web-table-gone-text = Pod tym adresem nie ma stołu. Być może został już sprzątnięty albo link jest niepełny.
web-table-aside = Ten stół odstawiono na bok
web-table-gone-home = Na stronę główną
web-table-gone-tables = Moje stoły

## The prompt bar

web-table-prompt = Twoja decyzja
web-table-options = Możliwości
web-table-any-time = W każdej chwili
    .all = W każdej chwili ({ $count })
web-plan = Zaplanuj na moją turę
    .help = Plan zostanie zapamiętany i pojawi się jako pierwszy, gdy nadejdzie twoja tura.
web-plan-kept = Pojawi się jako pierwszy, gdy nadejdzie twoja tura.
web-plan-forget = Porzuć plan
web-plan-is = Plan: { $thing }
web-planned = Zaplanowane
web-table-all-options = Wszystkie możliwości
web-table-confirm = Naciśnij jeszcze raz: tego nie można cofnąć
web-table-confirm-pref = Pytaj przed wyborem, którego nie można cofnąć
web-table-chance = Potem następuje rzut albo pojawia się nowa karta, więc nie wszystko da się przewidzieć.
web-table-undo = Cofnij
web-table-hint = Podpowiedź
web-table-hint-title = Co zrobiłby bot „{ $bot }”
web-table-hint-text = Bot nie wie więcej niż ty. Liczby to wynik, jakiego spodziewa się na koniec gry.
web-table-hint-choose = Wybierz

## Going back by consent

web-table-rewind = Cofnij grę
web-table-rewind-text = Możesz poprosić pozostałych o cofnięcie gry. Stanie się to, gdy wszyscy się zgodzą.
web-table-rewind-alone = Przy tym stole nie ma innych osób, więc możesz cofnąć grę tak daleko, jak chcesz. Kości wypadną tak samo jak poprzednio.
web-table-rewind-back = { $back ->
    [one] o { $back } decyzję wstecz
    [few] o { $back } decyzje wstecz
    [many] o { $back } decyzji wstecz
   *[other] o { $back } decyzji wstecz
}
web-table-rewind-number = Liczba decyzji
web-table-rewind-go = Wróć tutaj
web-table-rewind-asked = { $back ->
    [one] { $player } prosi o cofnięcie gry o { $back } decyzję.
    [few] { $player } prosi o cofnięcie gry o { $back } decyzje.
    [many] { $player } prosi o cofnięcie gry o { $back } decyzji.
   *[other] { $player } prosi o cofnięcie gry o { $back } decyzji.
}
web-table-rewind-mine = Prosisz o cofnięcie gry. Jeszcze bez odpowiedzi: { $players }
web-table-rewind-others = { $player } prosi o cofnięcie gry. Jeszcze bez odpowiedzi: { $players }
web-table-rewind-agree = Zgadzam się
web-table-rewind-refuse = Nie zgadzam się
web-table-rewind-withdraw = Wycofaj prośbę

## Log, chat, clocks

web-table-board = Stół
web-table-seats = Miejsca
web-table-yes = tak
web-table-no = nie
web-table-log = Dziennik
web-table-log-empty = Jeszcze nic się nie wydarzyło.
web-table-chat = Czat
web-table-chat-empty = Nikt jeszcze nic nie napisał.
web-table-chat-say = Napisz coś
web-table-chat-send = Wyślij
web-table-clocks = Czas do namysłu
web-table-clock-days = { $days } d { $hours } godz.

## Connection

web-table-lost = Połączenie zostało przerwane.
web-table-lost-retry = { $seconds ->
    [one] Kolejna próba za sekundę.
    [few] Kolejna próba za { $seconds } sekundy.
    [many] Kolejna próba za { $seconds } sekund.
   *[other] Kolejna próba za { $seconds } sekundy.
}
web-table-lost-now = Trwa kolejna próba.
web-table-missed = { $lines ->
    [one] Pod twoją nieobecność: { $lines } nowy wpis w dzienniku
    [few] Pod twoją nieobecność: { $lines } nowe wpisy w dzienniku
    [many] Pod twoją nieobecność: { $lines } nowych wpisów w dzienniku
   *[other] Pod twoją nieobecność: { $lines } nowego wpisu w dzienniku
}
web-table-missed-read = Rozumiem

## News of the other people

web-table-news-sit = { $player } siada do stołu.
web-table-news-stand = { $player } zwalnia miejsce.
web-table-news-bot = { $player }: od teraz gra bot.
web-table-news-back = { $player } znów gra.
web-table-news-expire = { $player }: czas minął, dalej gra bot.
web-table-news-pause = { $player } wstrzymuje boty.
web-table-news-resume = { $player } wznawia boty.
web-table-news-undo = { $player } cofa ostatni wybór.
web-table-news-refuse = { $player } nie zgadza się na cofnięcie gry.
web-table-news-rewind = Gra wróciła do wcześniejszego momentu.

## The table's menu

web-table-bot-for-me = Niech gra bot
web-table-bot-for-them = Niech dalej gra { $bot }
web-table-bot-back = Znów gram ja
web-table-bot-plays-for-you = Za ciebie gra bot.
web-table-other-device = Na innym urządzeniu
web-table-seat-link = Link do miejsca: { $player }
web-table-seat-link-help = Otwórz go na drugim urządzeniu, aby grać z tego miejsca także tam. Kto ma ten link, może grać za ciebie.
web-table-devices = Urządzenia
web-table-devices-of = Urządzenia, które grają z miejsca: { $player }
web-table-device-this = To urządzenie
web-table-device-other = Inne urządzenie, od: { $since }
web-table-device-here = połączone
web-table-device-remove = Odłącz to urządzenie
web-table-link-out = Link do tego miejsca wciąż działa.
web-table-link-revoke = Unieważnij link
web-table-log-earlier = { $lines ->
    [one] Pokaż jeden wcześniejszy wiersz
    [few] Pokaż { $lines } wcześniejsze wiersze
    [many] Pokaż { $lines } wcześniejszych wierszy
   *[other] Pokaż { $lines } wcześniejszego wiersza
}
web-table-stood = Miejsce jest wolne. Nadal możesz oglądać grę.
web-table-export = Zapisz do pliku
web-table-report = Zgłoś problem
web-table-report-what = Co jest nie tak?
    .help = Przeczyta to osoba, która prowadzi ten serwer. Dołączymy stół i moment gry; zachowaj też plik gry, bo może pomóc.
web-table-report-watching = Problem z grą mogą zgłosić tylko osoby, które w niej uczestniczą.
web-table-created = Otwarto { $when }
web-table-fair = Uczciwe kości

## A shared screen

web-table-cover = Następny gracz: { $player }
web-table-cover-text = Przekaż urządzenie. Dopóki nie przejmie go { $player }, nic nie widać.
web-table-cover-show = To ja, { $player } – pokaż mój stół

## Keys

web-table-keys = Klawisze
web-table-key-options = wybór możliwości z tym znakiem
web-table-key-arrows = od możliwości do możliwości
web-table-key-enter = wybór lub potwierdzenie
web-table-key-esc = krok wstecz
web-table-key-u = cofnięcie wyboru albo prośba o cofnięcie gry
web-table-key-h = podpowiedź
web-table-key-p = wstrzymanie lub wznowienie botów
web-table-key-r = zasada, z której wynika pytanie
web-table-key-l = dziennik
web-table-key-c = czat
web-table-key-m = ten stół: miejsca, linki, pliki
web-table-key-help = te klawisze
web-table-keys-touch = Dotknij rzeczy, żeby ją otworzyć: przyciski mówią, co można z nią zrobić. To, co świeci, odpowiada na pytanie. Przerywana ramka oznacza to, co można zrobić w każdej chwili albo wybrać zamiast tego. Rzeczy można też przeciągać na siebie.

## Scenes, the pace of bots, and standing orders

web-scene-on = Dalej
web-table-dice-fall = Zaraz poznasz wynik…
web-pace = Tempo i pytania
web-pace-questions = Pytania
web-pace-bots = Tempo gry botów
web-pace-watch = Powoli
    .help = Każdy ruch widać przez około dwie sekundy.
web-pace-quick = Szybko
    .help = Dwa ruchy na sekundę.
web-pace-instant = Natychmiast
    .help = Wszystkie ruchy botów naraz.
web-pace-step = Krok po kroku
    .help = Następny ruch pojawia się dopiero na twoje życzenie.
web-pace-next = Następny ruch
web-scenes = Sceny w wielkich chwilach
    .help = Dowolny klawisz lub kliknięcie pomija scenę. Bez animacji scena jest nieruchomym obrazem.
web-obvious = Odpowiadaj za mnie, gdy nie ma nad czym myśleć
    .help = Gra nie zadaje pytań z jedną odpowiedzią ani takich, na które każda odpowiedź znaczy to samo. Cofnięcie je pomija.
web-help-asked = Pytaj, czy chcę pomóc
    .help = W pozostałych przypadkach gra pasuje za ciebie. Gdy decydują inni, nadal możesz pomóc w dowolnej chwili.
web-help-101 = Zawsze
web-help-100 = Gdy test może się jeszcze nie udać
web-help-below = Gdy szansa jest mniejsza niż { $chance }%
web-help-0 = Nigdy

## What a term means, and what it is all about

web-meanings = Słowniczek
web-meanings-all = Wszystkie pojęcia
web-meanings-search = Znajdź pojęcie
web-table-key-terms = co znaczą słowa z gry
web-goal = Cel i to, co zostało
web-goal-aim = Cel
web-goal-rules = Zasady specjalne
web-goal-left = Co zostało
web-rule-title = Zasada
web-rule-example = Przykład
web-rule-near = W tym samym rozdziale: { $chapter }

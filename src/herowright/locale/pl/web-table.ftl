# The table in the browser: what it says around a game, and what Roll Player's board says.


## The page of a table

web-table-name = Stół
web-table-menu = Ten stół
web-table-spectator = widz
web-table-watching = Oglądasz grę.
web-table-wait = W tym czasie możesz się rozejrzeć.
web-table-paused = Boty czekają na ciebie.
web-table-pause = Wstrzymaj boty
    .help = Wtedy jest czas na to, co możesz zrobić w dowolnej chwili.
web-table-resume = Wznów grę botów
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
web-table-gone-text = Pod tym adresem nie ma stołu. Może został już sprzątnięty albo link jest niepełny.
web-table-gone-home = Na stronę główną
web-table-gone-tables = Moje stoły

## The prompt bar

web-table-prompt = Twoja decyzja
web-table-options = Możliwości
web-table-any-time = W każdej chwili
web-table-all-options = Wszystkie możliwości
web-table-narrowed = Tylko to, co dotyczy wskazanej rzeczy
web-table-confirm = Tak, wybieram
web-table-confirm-why = Tego nie można cofnąć
web-table-confirm-pref = Pytaj przed wyborem, którego nie można cofnąć
web-table-chance = Potem następuje rzut albo pojawia się nowa karta: nie wszystko da się przewidzieć.
web-table-undo = Cofnij
web-table-hint = Podpowiedź
web-table-hint-title = Co zrobiłby bot „{ $bot }”
web-table-hint-text = Bot nie wie więcej niż ty. Liczby to wynik, jakiego spodziewa się na koniec gry.
web-table-hint-choose = Wybierz

## Going back by consent

web-table-rewind = Cofnij grę
web-table-rewind-text = Możesz poprosić pozostałych o cofnięcie gry. Stanie się to, gdy wszyscy się zgodzą.
web-table-rewind-alone = Grasz z botami, więc możesz cofnąć grę tak daleko, jak chcesz. Kości wypadną tak samo jak poprzednio.
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

web-table-log = Dziennik
web-table-log-empty = Jeszcze nic się nie wydarzyło.
web-table-chat = Czat
web-table-chat-empty = Nikt jeszcze nic nie napisał.
web-table-chat-say = Napisz coś
web-table-chat-send = Wyślij
web-table-clocks = Czas do namysłu
web-table-clock-days = { $days } d { $hours } h

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
web-table-news-resume = { $player } wznawia grę botów.
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
web-table-leave = Zwolnij miejsce
web-table-leave-sure = Tak, zwolnij
web-table-stood = Miejsce jest wolne. Nadal możesz oglądać grę.
web-table-export = Zapisz do pliku
web-table-report = Zgłoś problem
web-table-report-how = Plik zawiera całą grę. Dołącz go do zgłoszenia.
web-table-created = Otwarto { $when }
web-table-fair = Uczciwe kości
web-table-fair-text = To skrót ziarna, od którego zależy każda kość i każde tasowanie. Ziarno ustalono przed pierwszym wyborem. Po grze zostanie pokazane i każdy będzie mógł sprawdzić, że niczego nie zmieniono.

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
web-table-key-p = wstrzymaj boty albo wznów ich grę
web-table-key-r = zasada, z której wynika pytanie
web-table-key-l = dziennik
web-table-key-c = czat
web-table-key-m = ten stół: miejsca, linki, pliki
web-table-key-help = te klawisze
web-table-keys-touch = Tego, co świeci, można dotknąć. Jeśli wiąże się z tym kilka możliwości, na pasku zostają tylko one.

## Roll Player: panels

web-rp-round = Runda { $round } z { $rounds }
web-rp-sheet = { $side ->
    [female] { NAME($race) } ♀
   *[male] { NAME($race) } ♂
}
web-rp-buy = Kup: { NAME($card) }
web-rp-discard-offer = Odrzuć: { NAME($card) }
web-rp-tab-hero = Postać
web-rp-tab-table = Stół
web-rp-tab-others = Inni
web-rp-tab-piles = Stosy
web-rp-tab-events = Dziennik
web-rp-setup-wait = Teraz wybierają inni. Potem zostanie wyłożony Rynek.

## Roll Player: a hero

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

## Roll Player: the middle of the table

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

## Roll Player: beside an option

web-rp-coin = +{ $gold } szt. złota
web-rp-in-bag = w mieszku: { $dice }
web-rp-fits = pasuje do Historii

# The pages around the tables: home, new table, lobby, my tables, joining, settings; and what all pages share.

## The bar at the top

web-nav = Strony
web-nav-home = Strona główna
web-nav-new = Nowy stół
web-nav-lobby = Otwarte stoły
web-nav-tables = Moje stoły
web-nav-turns = { $turns ->
    [one] Twoja kolej przy jednym stole
    [few] Twoja kolej przy { $turns } stołach
    [many] Twoja kolej przy { $turns } stołach
   *[other] Twoja kolej przy { $turns } stołach
}
web-nav-rules = Zasady
web-nav-cards = Karty
web-nav-settings = Ustawienia
web-skip = Przejdź do treści
web-language = Język
web-theme = Motyw
web-theme-system = Jak w systemie
web-theme-light = Pergamin
web-theme-dark = Blask świecy
web-theme-to-dark = Włącz ciemny motyw
web-theme-to-light = Włącz jasny motyw
web-sounds = Dźwięki
    .help = Kości, monety i karty wydają krótkie dźwięki, a dzwonek przypomina o twojej kolejce.

## Small words

web-loading = Chwileczkę…
web-close = Zamknij
web-again = Spróbuj ponownie
web-save = Zapisz
web-saved = Zapisano.
web-copy = Kopiuj
web-copied = Skopiowano.
web-copy-failed = Przeglądarka nie pozwala kopiować. Zaznacz tekst i skopiuj go samodzielnie.
web-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
web-seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}
web-notes = Komunikaty
web-notify-turn = Twoja kolej

## The games: what they are called, a line about each, how long it takes, and what one does

web-games = Gry
web-game-seats = { $most ->
    [one] { $least } gracz
    [few] { $least }–{ $most } graczy
    [many] { $least }–{ $most } graczy
   *[other] { $least }–{ $most } graczy
}

## When something goes wrong

web-trouble = Nie udało się
web-error-offline = Nie można połączyć się z serwerem. Sprawdź połączenie; nic nie przepadło.
web-error-server = Serwer ma kłopot albo właśnie uruchamia się ponownie. Spróbuj za chwilę.
web-error-refused = Serwer tego nie przyjmuje.
web-error-page = Na tej stronie coś poszło nie tak. Jeśli to nie minie, wczytaj ją ponownie.
web-error-page-old = Nie udało się wczytać tej części strony. Być może jest nowsza wersja: wczytaj stronę ponownie.
web-error-lost = Połączenie zostało przerwane. Wróci samo; wtedy spróbuj jeszcze raz.
web-error-slow = Serwer nie odpowiedział na czas. Sprawdź, czy się udało, a jeśli nie, spróbuj ponownie.
web-lost = Tu niczego nie ma
web-lost-text = Ten adres nie prowadzi do żadnej strony. Może w linku brakuje jakiejś litery.

## The first page

web-home-title = Kości, runy i bohater.
web-home-text = Twórz bohaterów fantasy w przeglądarce: ze znajomymi, przeciwko botom albo w pojedynkę. Stół zna każdą zasadę, liczy za ciebie i wyjaśnia każdy krok.
web-home-own = Własny stół
web-home-how = { $game }: na czym to polega
web-home-tutorial = { $game }: naucz się, grając
web-home-continue = Graj dalej
web-home-all = Wszystkie moje stoły
web-home-lobby = Do otwartych stołów
web-play-bots = Zagraj teraz
web-your-name = Twoje imię
    .help = Tak widzą cię inni przy stole.
    .none = Jak mamy cię nazywać?
web-name-needed = Najpierw podaj imię.
web-promise-rules = Przy każdym pytaniu, każdej odmowie i każdym punkcie widać zasadę, z której wynikają.
web-promise-dice = Wszystkie rzuty i tasowania są zapieczętowane, zanim zacznie się gra, a po niej każdy może je sprawdzić.
web-promise-undo = Każdy wybór można cofnąć, dopóki nie ujawni się nic nowego.
web-promise-languages = Po polsku, angielsku i niemiecku; język zmienisz w każdej chwili.

## Lines of tables

web-line-over = Gra skończona
web-line-waiting = { $seats ->
    [one] Brakuje jeszcze jednego gracza
    [few] Brakuje jeszcze { $seats } graczy
    [many] Brakuje jeszcze { $seats } graczy
   *[other] Brakuje jeszcze { $seats } gracza
}
web-line-my-turn = Twoja kolej
web-line-turn = Decyduje { $player }
web-line-look = Zobacz
web-line-go-on = Graj dalej
web-line-join = Dołącz
web-watch = Oglądaj

## Open tables

web-lobby-text = Każdy może oglądać grę przy tych stołach albo zająć wolne miejsce.
web-lobby-waiting = Szukają graczy
web-lobby-running = Trwające gry
web-lobby-empty = Żaden stół nie szuka teraz graczy.
web-lobby-empty-text = Otwórz własny, żeby inni mogli się dosiąść, albo zagraj tymczasem z botami.
web-lobby-open = Otwórz stół dla innych

## My tables

web-tables-played = Trwające gry
web-tables-over = Zakończone gry
web-tables-more = Pokaż więcej
web-tables-empty = Nie siedzisz przy żadnym stole
web-tables-empty-text = Tu pojawią się gry, które zaczniesz albo do których dołączysz. Możesz do nich wrócić w każdej chwili.
web-tables-stale = To może być nieaktualne.
web-import = Wczytaj zapisaną grę
web-notices = Gdy przychodzi moja kolej
web-notices-browser = Powiadomienia przeglądarki
    .help = Pojawiają się, gdy zajmujesz się czymś innym. Strona musi pozostać otwarta w karcie przeglądarki.
    .missing = Ta przeglądarka nie obsługuje powiadomień.
web-notices-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach.
web-webhook = Adres powiadomień (webhook)
    .help = Na ten adres https przychodzi krótka wiadomość, gdy jest twoja kolej. Puste pole ją wyłącza.

## A new table

web-new-game = Gra
web-new-presets = Zacznij od:
web-seats = Miejsca
web-new-seat-me = Na tym urządzeniu
web-new-seat-bot = Bot
web-new-seat-free = Wolne miejsce
    .help = Dla kogoś, kto przyjdzie z zaproszeniem albo z listy otwartych stołów.
web-new-seat-name = Imię
web-new-seat-add = Dodaj miejsce
web-new-seat-remove = Usuń miejsce { $number }
web-bot-kind = Który bot
web-new-cover = Zakrywaj ekran przy zmianie gracza
    .help = Dzięki temu nikt nie zobaczy tego, co może wiedzieć tylko inny gracz.
web-new-table = Stół
web-new-title = Tytuł
    .help = Nieobowiązkowy; widać go na liście stołów.
web-new-access = Kto może dołączyć?
web-new-private = Tylko osoby z linkiem
    .help = Dostaniesz link, który możesz wysłać znajomym.
web-new-open = Każdy
    .help = Stół pojawi się wśród otwartych stołów. Każdy może oglądać grę i zająć wolne miejsce.
web-new-clock = Czas do namysłu
    .help = Gdy komuś skończy się czas, do jego powrotu gra bot.
    .none = Każdy myśli tak długo, jak chce.
web-new-clock-none = Bez zegara
web-new-clock-quick = Szybko: 10 minut plus 10 sekund na decyzję
web-new-clock-calm = Spokojnie: 30 minut plus 30 sekund na decyzję
web-new-clock-days = Na kilka dni: 3 dni plus 12 godzin na decyzję
web-new-clock-own = Własne ustawienie
web-new-clock-bank = Na całą grę
web-new-clock-more = Dodatkowo na każdą decyzję
web-new-seed = Ziarno
    .help = Ta sama liczba daje znowu te same kości i karty. Puste pole daje grę, której nikt nie przewidzi.
    .none = Losowe
    .wrong = Ziarno to liczba całkowita, która ma najwyżej 39 cyfr.
web-new-rules = Zasady
web-new-readings = Wykładnia niejasnych zasad
    .help = Drukowane zasady nie rozstrzygają wszystkiego. Tu decydujesz, jak rozumie się je przy twoim stole.
web-new-readings-changed = { $changed ->
    [0] wszystko domyślnie
    [one] { $changed } zmiana
    [few] { $changed } zmiany
    [many] { $changed } zmian
   *[other] { $changed } zmiany
}
web-pack = Zestaw kart
    .help = Masz drukowaną grę i znasz właściwe wartości? Zestaw to plik, który poprawia karty przy tym stole.
web-pack-load = Wczytaj zestaw kart
web-pack-remove = Graj bez zestawu
web-new-begin = Otwórz stół

## Where the dice come from

web-dice-opener = osoba, która otworzyła stół
web-dice-fair = Nikt nie może tu wybrać ani przewidzieć kości. Serwer ustalił już swój sekret. Gdy usiądziesz, twoja przeglądarka doda własną liczbę, a gdy wszystkie miejsca będą zajęte, z tego wszystkiego powstanie rozdanie.
web-dice-fair-seated = Nikt nie może tu wybrać ani przewidzieć kości. Serwer ustalił swój sekret, zanim twoja przeglądarka dodała swoją liczbę. Gdy wszystkie miejsca będą zajęte, z tego wszystkiego powstanie rozdanie.
web-dice-fair-dealt = Nikt nie mógł wybrać ani przewidzieć kości. Wynikają z sekretu, który serwer ustalił wcześniej, i z liczb wszystkich, którzy usiedli przed rozdaniem. Po grze ta strona wszystko pokaże i sprawdzi.
web-dice-fair-late = Tę grę rozdano przed twoim przyjściem. Nikt nie mógł wybrać kości, ale twoja przeglądarka nie ma w nich udziału, a inni mogli już widzieć początek.
web-dice-chosen = Kości i karty przy tym stole ktoś wybrał: { $player }. Ta osoba może wiedzieć wszystko, co nadejdzie.
web-dice-known = Ktoś widział już kości i karty, które dopiero nadejdą: { $player }. Grę zapisano do pliku albo cofnięto, zanim usiedli inni.
web-dice-imported = Ta gra pochodzi z pliku, który ma { $player }. Ta osoba może wiedzieć wszystko, co nadejdzie.
web-dice-unknown = Ten stół otwarto we wcześniejszej wersji Herowright. Kości wylosował serwer albo wybrała je osoba, która otworzyła stół; wtedy tego nie zapisywano.
web-dice-mark-chosen = Wybrane kości
web-dice-mark-known = Znane kości
web-dice-mark-imported = Gra z pliku
web-dice-mark-unknown = Starszy stół
web-dice-hashes = Co ogłoszono
web-dice-promise = Obietnica (skrót sekretu serwera)
web-dice-commitment = Skrót podany przy rozdaniu

## Seats and waiting

web-seat-free = Wolne
web-seat-mine = To ty
web-seat-here = Przy stole
web-seat-away = Poza stołem
web-seat-bot = Bot
web-seat-bot-for = W zastępstwie gra bot ({ $bot })
web-seat-turn = decyduje
web-seat-brought = Teraz możesz grać z tego miejsca także na tym urządzeniu.
web-waiting = Czekamy na graczy
web-waiting-for = { $seats ->
    [0] Wszystkie miejsca są zajęte. Gra się zaczyna.
    [one] Jeszcze jedno miejsce jest wolne. Gra zacznie się, gdy ktoś je zajmie.
    [few] Jeszcze { $seats } miejsca są wolne. Gra zacznie się, gdy wszystkie będą zajęte.
    [many] Jeszcze { $seats } miejsc jest wolnych. Gra zacznie się, gdy wszystkie będą zajęte.
   *[other] Jeszcze { $seats } miejsca jest wolne. Gra zacznie się, gdy wszystkie będą zajęte.
}
web-waiting-guest = Osoba, która otworzyła stół, może zaprosić innych albo posadzić boty.
web-spectators = { $spectators ->
    [one] Grę ogląda jedna osoba.
    [few] Grę oglądają { $spectators } osoby.
    [many] Grę ogląda { $spectators } osób.
   *[other] Grę ogląda { $spectators } osoby.
}
web-spectators-list = Widzowie
web-spectator-nameless = Widz { $number }
web-sit = Usiądź tutaj
web-sit-too = Usiądź także tutaj
web-stand = Wstań
web-put-bot = Posadź bota
web-fill-with-bots = { $seats ->
    [one] Bot na wolne miejsce
    [few] Boty na wszystkie wolne miejsca
    [many] Boty na wszystkie wolne miejsca
   *[other] Boty na wszystkie wolne miejsca
}
web-invite = Utwórz link z zaproszeniem
web-invite-link = Link z zaproszeniem
web-invite-help = Kto ma ten link, może oglądać grę i zająć wolne miejsce. Nowy link zastępuje poprzedni.

## Joining

web-join = Dosiądź się do stołu
web-join-text = Zajmij miejsce albo tylko oglądaj. Przy stole: { $players }.
web-join-closed = To prywatny stół
web-join-closed-text = Aby go zobaczyć, potrzebujesz zaproszenia. Poproś o link osobę, która otworzyła stół.
web-join-wrong = Ten link nie działa
web-join-link = Link z zaproszeniem
web-join-link-wrong = To nie jest link z zaproszeniem. Taki link kończy się tekstem „#invite=” i długim ciągiem znaków.
web-join-enter = Wejdź

## Rules

web-rule-show = Pokaż zasadę { $rule }
web-rule-reading = Przy tym stole
web-rule-all = Wszystkie zasady
web-rule-unknown = Nie ma zasady { $rule }.
web-rule-status = { $status ->
    [AMBIGUOUS] Drukowane zasady są tu niejasne; to nasza wykładnia.
   *[DERIVED] Instrukcja nie mówi tego w jednym miejscu, lecz wynika to ze wskazanych rozdziałów.
}

## Settings

web-settings-you = Ty
web-settings-keep = Inne przeglądarki i twoje dane
web-settings-look = Wygląd i dźwięk
web-text-size = Rozmiar tekstu
web-text-size-normal = Zwykły
web-text-size-large = Duży
web-text-size-largest = Największy
web-motion = Animacje
    .help = Kości i karty wędrują na swoje miejsca. Bez animacji są tam od razu.
web-motion-system = Jak w systemie
web-motion-full = Włączone
web-motion-none = Wyłączone
web-letters = Litery na kościach
    .help = Na każdej kości widać literę jej koloru zamiast kształtu.
web-confirm = Pytaj przed wyborem, którego nie można cofnąć
    .help = Dotyczy wyborów, po których rzuca się kośćmi albo odkrywa karty.
web-settle = Przerwa, zanim można odpowiedzieć na nowe pytanie
    .help = Dzięki temu drugie kliknięcie nigdy nie odpowie na następne pytanie.
web-settle-0 = Bez przerwy
web-settle-300 = Krótka
web-settle-800 = Długa
web-keys = Klawisze
    .help = Całą grę można rozegrać za pomocą klawiatury.
web-about = O programie Herowright
web-about-text = Cyfrowy stół do gier o tworzeniu bohaterów fantasy. Stół pilnuje zasad co do joty, kości może sprawdzić każdy, cofać można aż do chwili, w której ostatnio ujawniło się coś nowego, a przy każdym pytaniu, każdej odmowie i każdym wierszu punktacji widać zasadę, z której wynikają.
web-about-privacy = Nie ma tu kont, reklam ani śledzenia. Tę przeglądarkę łączy z jej miejscami tylko plik cookie, a twoje ustawienia zostają w przeglądarce.
web-about-licence = Kod jest wolnym oprogramowaniem na licencji MIT.
web-unofficial = Projekt nieoficjalny
    .text = Herowright to projekt fanowski, niezwiązany z żadnym wydawcą. Roll Player to gra Keitha Matejki, wydana przez Thunderworks Games. Zew przygody (Call to Adventure) to gra Johnny’ego i Chrisa O’Nealów, wydana przez Brotherwise Games. Pathfinder Adventure Card Game to gra Mike’a Selinkera i innych, wydana przez Paizo. Wszystkie prawa do gier, ich nazw i elementów należą do ich właścicieli. Nie ma tu żadnych ich ilustracji ani żadnego zdania z ich instrukcji i kart: zasady i działanie kart opisaliśmy własnymi słowami, a wartości kart, których nie podaje żadne publiczne źródło, są nasze i tak oznaczone. Jeśli któraś gra ci się podoba, kup ją.
web-unofficial-short = Projekt fanowski, niezwiązany z żadnym wydawcą. Jeśli któraś gra ci się podoba, kup ją.

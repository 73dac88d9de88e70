# The command line: help, tables, complaints.

## Numbers in tables

cli-number = { $value }

## Complaints about the command line

cli-error = Błąd: { $words }
cli-day = „{ $value }” to nie data. Wpisz ją tak: 2026-11-16.
cli-whole-number = { $option } wymaga liczby całkowitej, a nie „{ $value }”.
cli-number-least = { $option } musi wynosić co najmniej { $least }.
cli-seconds = --seconds wymaga liczby od 0,01 do 3600, a nie „{ $value }”.
cli-hash = --commitment wymaga skrótu z 64 cyfr i liter od a do f, a nie „{ $value }”.
cli-language = Nie ma języka „{ $value }”. Do wyboru: { $known }.
cli-option-form = „{ $text }” to nie ustawienie. Napisz --option NAZWA=WARTOŚĆ, na przykład --option edition=de1.
cli-file-missing = Nie ma pliku „{ $file }”.
cli-file-unreadable = Nie można odczytać pliku „{ $file }”.
cli-no-such-option = Nie ma tu opcji { $option }. Zobacz --help.
cli-likely-option = Nie ma tu opcji { $option }. Czy chodziło o { $likely }?
cli-missing = Brakuje: { $what }. Zobacz --help.
cli-needs-value = { $option } wymaga podania wartości.
cli-switch = { $name } to przełącznik: wpisz 1 albo 0.
cli-extra = Nieoczekiwany argument: { $what }. Zobacz --help.
cli-usage = Niezrozumiałe polecenie: { $detail }
cli-no-such-command = Nie ma polecenia „{ $command }”. Do wyboru: { $known }.
cli-no-such-clause = Nie ma punktu zasad „{ $clause }”.
cli-hot-seat-bots = Z --hot-seat wszystkie miejsca zajmują ludzie: pomiń --bot.
cli-too-many-bots = Za dużo botów ({ $bots }): { $seats ->
    [one] jest tylko jedno miejsce.
    [few] są tylko { $seats } miejsca.
    [many] jest tylko { $seats } miejsc.
   *[other] jest tylko { $seats } miejsca.
}
cli-worker-lost = Proces roboczy niespodziewanie się zakończył, być może z braku pamięci. Spróbuj z mniejszą wartością --workers.
cluster-no-answer = Pod adresem { $address } nie odpowiada żaden klaster Ray: { $reason }
cluster-version = Tutaj działa Herowright { $here }, ale na jednym z węzłów klastra jest { $there }. Zainstaluj wszędzie tę samą wersję.

## serve

cli-serve-ready = Stół jest otwarty: { $address } (Ctrl-C zamyka)
cli-serve-network = Z innych urządzeń w tej sieci: { $address }
cli-serve-no-page = Strona nie została zbudowana, więc nie ma czego pokazać w przeglądarce. Zbuduj ją poleceniem: make web
cli-serve-port = Nie ma portu { $port }. Porty mają numery od 0 do 65535.
cli-serve-port-taken = Port { $port } jest zajęty. Wybierz inny opcją --port.
cli-serve-port-forbidden = Ten użytkownik nie może używać portu { $port }. Wybierz opcją --port port od 1024 wzwyż.
cli-serve-host = Adres „{ $host }” nie należy do tego komputera.
cli-serve-pace = --bot-pace wymaga liczby sekund od 0 do 60, a nie „{ $value }”.
cli-serve-origin = „{ $value }” nie jest adresem strony. Wpisz na przykład https://play.example.org.
cli-serve-log = Nie ma poziomu logów „{ $value }”. Do wyboru: { $known }.
cli-serve-proxy = „{ $value }” nie jest adresem proxy. Wpisz na przykład 127.0.0.1 albo sieć, na przykład 10.0.0.0/24.
cli-serve-limit = „{ $value }” nie ustawia żadnego limitu. Wpisz NAZWA=WARTOŚĆ; --limits pokazuje wszystkie.
cli-serve-limit-value = „{ $value }” nie jest wartością limitu { $name }. Wpisz na przykład { $usual }.
cli-serve-push-key = To nie jest klucz prywatny Web Push. Ma on 32 bajty, zapisane jako 43 znaki w base64url.
cli-serve-push-contact = „{ $value }” nie jest adresem kontaktowym. Wpisz na przykład mailto:admin@example.org.
cli-serve-mail = To nie jest serwer poczty. Wpisz na przykład smtps://nazwa:haslo@mail.example.org.
cli-serve-mail-from = „{ $value }” nie jest adresem, z którego można wysyłać pocztę.
cli-serve-mail-origin = Poczta potrzebuje publicznego adresu strony do swoich linków. Podaj go opcją --origin.
limit-requests = Żądania z jednego adresu i od jednego gracza: tyle na sekundę i tyle naraz.
limit-changes = Żądania, które coś zmieniają, przełączniki przy stole i prośby o cały stół, każde tak samo.
limit-arrivals = Nowe przeglądarki z jednego adresu, tak samo.
limit-openings = Nowe stoły, tak samo.
limit-imports = Stoły z plików, tak samo.
limit-chat = Wypowiedzi jednego gracza na czacie, tak samo.
limit-recoveries = Próby z kodem odzyskiwania, tak samo.
limit-messages = Wiadomości w jednym stałym połączeniu, tak samo.
limit-work = Sekundy dłuższej pracy (pliki, zestawy kart, momenty gry, statystyki, własne dane), tak samo.
limit-viewers-of-player = Stoły (karty przeglądarki), które gracz może mieć otwarte naraz.
limit-viewers-of-address = Stoły (karty przeglądarki) otwarte naraz z jednego adresu.
limit-body = Rozmiar zwykłego żądania.
limit-table-body = Rozmiar nowego stołu lub zestawu kart.
limit-save-body = Rozmiar wczytywanego zapisu gry.
limit-message = Rozmiar wiadomości w stałym połączeniu.
limit-connections = Połączenia naraz.
limit-connections-of-address = Połączenia naraz z jednego adresu; proxy się nie liczą.
limit-header-within = W ilu sekundach musi nadejść nagłówek żądania.
limit-idle-within = Ile sekund połączenie może czekać na następne żądanie.
limit-answer-within = W ilu sekundach trzeba odebrać odpowiedź.
limit-body-within = Na ile sekund może ustać przesyłanie treści żądania.
limit-body-rate = Ile bajtów na sekundę musi przynajmniej napływać.
limit-uploads = Bajty przesyłanych plików przyjmowane naraz.
limit-uploads-of-address = To samo dla jednego adresu.
limit-tables-of-player = Nieskończone stoły otwarte przez jednego gracza.
limit-stored-of-player = Bajty wszystkich stołów otwartych przez jednego gracza.
limit-campaigns-of-player = Kampanie jednego gracza.
limit-tables-a-day = Stoły, które można otworzyć z jednego adresu w ciągu dnia.
limit-stored-a-day = Bajty, które można zapisać z jednego adresu w ciągu dnia.
limit-reports-a-day = Zgłoszenia innych osób, które jeden adres lub gracz może wysłać w ciągu dnia.
limit-entries-of-table = Wszystko, co może się zdarzyć przy jednym stole: wybory, czat, przyjścia i odejścia.
limit-days-unplayed = Po ilu dniach znika stół, przy którym nic nie wybrano; 0 znaczy nigdy.
limit-days-untouched = Po ilu dniach bez żadnej zmiany znika stół; 0 znaczy nigdy.
limit-log-lines = Wiersze dziennika gry, które strona dostaje naraz; o pozostałe prosi.

## backup i restore

cli-backup-progress = Tworzenie kopii zapasowej
cli-backup-done = Zapisano w pliku { $file }: { $tables ->
    [one] 1 stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
} i { $players ->
    [one] 1 gracza
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}. Nikomu nie udostępniaj tego pliku: są w nim rzuty, które dopiero nastąpią.
cli-restore-progress = Przywracanie
cli-restore-done = Przywrócono z kopii zapasowej wersji { $version }: { $tables ->
    [one] 1 stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
} i { $players ->
    [one] 1 gracza
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}.

## Files

file-trouble = { $reason ->
    [EACCES] brak uprawnień
    [EDQUOT] brak wolnego miejsca
    [EISDIR] to jest folder
    [ENAMETOOLONG] nazwa jest za długa
    [ENOENT] nie ma takiego pliku ani folderu
    [ENOSPC] brak wolnego miejsca
    [ENOTDIR] część ścieżki jest plikiem
    [EPERM] brak uprawnień
    [EROFS] dysk jest tylko do odczytu
   *[other] { $reason }
}
file-not-written = Nie udało się zapisać pliku { $file }: { file-trouble }.

## unseal

cli-unseal-open = Ten plik nie jest zapieczętowany: można go otworzyć tak, jak jest.
cli-unseal-exists = Plik { $file } już istnieje i nie zostanie nadpisany. Podaj inną nazwę.
cli-unseal-done = Otwarto: { $file }. Tę grę można odtworzyć i sprawdzić jak każdą zapisaną.

## reports

cli-reports-none = Nikt nikogo nie zgłosił.
cli-reports-about = { $number }. { $day }, stół { $table }: zgłasza { $reporter }, zgłoszona osoba: { $name } ({ $players })
cli-reports-game = { $number }. { $day }, stół { $table }: { $reporter } zgłasza problem z grą

## campaign

cli-campaign-begun = Kampania { $name } się zaczyna. Pierwszy scenariusz zagrasz poleceniem: herowright campaign play { $code }
cli-campaign-kept = Kampania { $name } została zapisana. Obejrzysz ją poleceniem: herowright campaign show { $code }
cli-campaign-none = Nie ma jeszcze żadnej kampanii. Zacznij ją poleceniem: herowright campaign new NAME
cli-campaign-missing = Nie ma kampanii „{ $name }”. Do wyboru: { $known }.
cli-campaign-exists = Kampania „{ $name }” już istnieje. Wybierz inną nazwę.
cli-campaign-name = Kampania musi mieć nazwę, najwyżej na { $longest } znaków.
cli-campaign-unreadable = W pliku { $file } nie ma drużyny, którą da się grać. Plik pozostaje bez zmian.
cli-campaign-unfinished = Drużyna jest w środku scenariusza. Najpierw dograj go do końca.
cli-campaign-nothing-next = Na razie nie ma kolejnego scenariusza. Opcją --scenario możesz powtórzyć jeden z tych: { $again }.
cli-campaign-own-option = O ustawieniu „{ $option }” decyduje sama kampania, więc nie można go tu podać. Scenariusz wybiera się opcją --scenario.
cli-campaign-into = W tym pliku jest postać. Opcją --into NAME wskaż kampanię, do której ma dołączyć.
cli-campaign-exported = Zapisano: { $file }
cli-campaign-line = { $code }: { $name } ({ LIST($members) }), { $won ->
    [0] jeszcze nic nie wygrano
    [one] jeden wygrany scenariusz
    [few] { $won } wygrane scenariusze
    [many] { $won } wygranych scenariuszy
   *[other] { $won } wygranego scenariusza
}
cli-campaign-line-new = { $code }: { $name } (jeszcze nikogo), { $won ->
    [0] jeszcze nic nie wygrano
    [one] jeden wygrany scenariusz
    [few] { $won } wygrane scenariusze
    [many] { $won } wygranych scenariuszy
   *[other] { $won } wygranego scenariusza
}
cli-campaign-nobody = W drużynie nie ma jeszcze nikogo: postacie wybiera się przy pierwszym stole.
cli-campaign-member = { $number }. { NAME($character) }, { $feats ->
    [0] bez usprawnień
    [one] jedno usprawnienie
    [few] { $feats } usprawnienia
    [many] { $feats } usprawnień
   *[other] { $feats } usprawnienia
}, { $cards ->
    [0] talia dopiero powstanie
    [one] jedna karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
cli-campaign-member-role = { $number }. { NAME($character) } ({ NAME($role) }), { $feats ->
    [0] bez usprawnień
    [one] jedno usprawnienie
    [few] { $feats } usprawnienia
    [many] { $feats } usprawnień
   *[other] { $feats } usprawnienia
}, { $cards ->
    [0] talia dopiero powstanie
    [one] jedna karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
cli-campaign-member-dead = { $number }. { NAME($character) } nie żyje; nową postać wybiera się przy następnym stole
cli-campaign-resting = Odpoczywają: { LIST($characters) }
cli-campaign-chapter = { NAME($adventure) }
cli-campaign-chapter-absent = { NAME($adventure) } (jeszcze niedostępna)
cli-campaign-won = ✓ { NAME($scenario) }, wygrany
cli-campaign-open = → { NAME($scenario) }, otwarty
cli-campaign-closed = · { NAME($scenario) }
cli-campaign-played = { NAME($scenario) }: { $won ->
    [yes] wygrana
   *[no] przegrana
}
cli-campaign-played-dead = { NAME($scenario) }: { $won ->
    [yes] wygrana
   *[no] przegrana
}; polegli: { LIST($dead) }
cli-campaign-played-on = { $day } · { $played }
cli-campaign-waiting = Jeden scenariusz nie jest dokończony. Wrócisz do niego poleceniem: herowright campaign play { $code }
cli-campaign-saved = Drużyna kampanii { $name } została zapisana.
cli-campaign-next = Teraz kolej na: { LIST($scenarios) }. Zagrasz dalej poleceniem: herowright campaign play { $code }

## simulate

cli-simulate-progress = Rozgrywanie
cli-simulate-done = { $games ->
    [one] Jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
} (ziarna od { $first } do { $last }): { $decisions ->
    [one] jedna decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
} w { $seconds } s ({ $rate } na sekundę).
cli-simulate-failure = Gra z ziarnem { $seed } została przerwana: { $error }
cli-ladder = Drabinka
cli-ladder-rating = Ocena
cli-ladder-seconds = s/wybór
cli-ladder-duels = Jeden wśród pozostałych
cli-ladder-against = wśród
cli-ladder-two = Drabinka potrzebuje co najmniej dwóch botów. Podaj je opcją --bot.
cli-standings-seats = Miejsca
cli-standings-bots = Boty
cli-distribution = Wyniki
cli-column-games = Gry
cli-column-wins = Wygrane
cli-column-fair = Oczekiwane
cli-column-ratio = Iloraz
cli-column-average = Średnia
cli-column-least = Min.
cli-column-most = Maks.
cli-column-won = Wygrane
cli-column-score = Wynik
cli-column-times = Razy

## review

cli-review-curve = Szansa na wygraną
cli-review-after = po decyzji
cli-review-costly = { $number }. { $prompt }: { $loss }
cli-review-running = Ta gra jeszcze trwa; trener ogląda tylko zakończone gry.
cli-review-no-guide = Dla tej gry nie ma trenera.

## replay and verify

cli-replay-title = { $title }, { $seats ->
    [one] gra solo
    [few] { $seats } graczy
    [many] { $seats } graczy
   *[other] { $seats } gracza
}, { $decisions ->
    [one] jedna decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
}
cli-replay-step = { $number }. { $player }: { $choice } [{ $key }]
cli-replay-more = Enter: dalej · a: cała reszta · q: koniec
cli-replay-pending = Tu zapisano grę; teraz decyduje { $player }:
cli-replay-result = { $place }. { $player }: { $score }
cli-replay-rank = { $player }: { $score }, { $title }
cli-verify-progress = Odtwarzanie gry

## cards

cli-card-copies = { $copies ->
    [one] jeden egzemplarz
    [few] { $copies } egzemplarze
    [many] { $copies } egzemplarzy
   *[other] { $copies } egzemplarza
}
cli-cards-count = { $cards ->
    [0] Żadna karta nie pasuje.
    [one] Jedna karta.
    [few] { $cards } karty.
    [many] { $cards } kart.
   *[other] { $cards } karty.
}

## rules

cli-status-derived = wywnioskowane
cli-status-ambiguous = niejasne w druku
cli-rules-tests = { $tests ->
    [0] bez testu
    [one] jeden test
    [few] { $tests } testy
    [many] { $tests } testów
   *[other] { $tests } testu
}
cli-rules-none = Żaden punkt zasad nie pasuje.
cli-rules-no-checkout = { $clauses ->
    [one] Jeden punkt zasad.
    [few] { $clauses } punkty zasad.
    [many] { $clauses } punktów zasad.
   *[other] { $clauses } punktu zasad.
} Testy należą do kodu źródłowego, którego tu nie ma.
cli-rules-summary = { $clauses ->
    [one] Jeden punkt zasad
    [few] { $clauses } punkty zasad
    [many] { $clauses } punktów zasad
   *[other] { $clauses } punktu zasad
}; { $uncited ->
    [0] na każdy powołuje się przynajmniej jeden test.
    [one] na jeden z nich nie powołuje się żaden test:
    [few] na { $uncited } z nich nie powołuje się żaden test:
    [many] na { $uncited } z nich nie powołuje się żaden test:
   *[other] na { $uncited } z nich nie powołuje się żaden test:
}
cli-rules-unknown = Testy powołują się na punkty, których nie ma: { $ids }

## bench

cli-bench-progress = Pomiar
cli-bench-title = Na sekundę, jeden proces
cli-column-decisions = Decyzje
cli-column-steps = Kroki
cli-column-clones = Kopie
cli-bench-ratio = { $game }: { $ratio } raza tyle decyzji co open_spiel/gin_rummy (od { $low } do { $high } w środkowej połowie rund).
cli-bench-copies = { $game }: { $ratio } raza tyle kopii co open_spiel/gin_rummy (od { $low } do { $high }).
cli-bench-pure = Zmierzono wersję w czystym Pythonie.
cli-bench-compiled = Zmierzono wersję skompilowaną.
cli-bench-missing = { $peer } nie jest zainstalowany i został pominięty. Polecenie instalacji: { $command }
cli-bench-clones = { $game }: klonowanie trwa 1/{ $deepcopy } czasu copy.deepcopy całego stanu i 1/{ $lean } czasu takiej kopii, która nie powiela samych kart.
cli-bench-memory = { $game }: stół zajmuje { $middle } kB w połowie gry i { $late } kB pod jej koniec.
bench-no-peers = Nie zainstalowano silników do porównania. Zainstaluj je poleceniem: { $command }

## Laboratory

lab-missing = Brakuje modułu { $module }. Wszystko, czego potrzebuje laboratorium, zainstalujesz poleceniem: { $command }
lab-no-such-action = Akcja { $action } nie jest teraz możliwa.
lab-interrupt = Możesz zadziałać, zanim padnie odpowiedź, albo spasować.
lab-pass = Nic nie rób
cli-dataset-game = Podaj grę albo bazę danych serwera (--from-server).
cli-dataset-games = Podaj liczbę gier (--games).
cli-dataset-other = W folderze { $folder } jest już coś innego. Wybierz inny.
cli-dataset-progress = Rozgrywanie
cli-dataset-done = { $folder }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
}, { $bytes } kB.
cli-dataset-left-out = { $games ->
    [one] Pominięto { $games } grę
    [few] Pominięto { $games } gry
    [many] Pominięto { $games } gier
   *[other] Pominięto { $games } gry
}: nie wszyscy grający wyrazili zgodę, użyto własnych tekstów albo zmieniły się zasady.

## Help

help-title-arguments = Argumenty
help-title-options = Opcje
help-title-commands = Polecenia
help-default = domyślnie
help-required = wymagane
help-environment = zmienna środowiskowa
help-herowright = Cyfrowy stół do gier o tworzeniu bohaterów fantasy.
help-herowright-version = Pokaż wersję.
help-any-game = Gra, na przykład roll-player.
help-any-ray = Graj na klastrze Ray pod tym adresem; bez adresu na lokalnym Ray z tyloma procesami, ile podaje --workers.
help-any-seats = Liczba bohaterów; 1 to gra solo. Domyślnie: 2.
help-any-option = Ustawienie stołu, na przykład edition=de1 albo variants=short; można powtarzać.
help-any-pack = Plik, który poprawia liczby i nazwy kart (docs/packs.md).
help-any-help = Pokaż tę pomoc.
help-any-lang = Język; bez tego HEROWRIGHT_LANG albo język systemu.
help-any-json = Wypisz JSON dla programów.
help-any-file = Zapisana gra.
help-daily = Zagraj w grę dnia: taką samą dla wszystkich na świecie, z jedną próbą.
help-daily-day = Wcześniejszy dzień. Domyślnie: dzisiaj.
help-daily-name = Twoje imię.
help-daily-no-color = Bez kolorów.
help-play = Zagraj w tym terminalu.
help-play-bot = Bot na jedno z ostatnich miejsc; można powtarzać. Pozostałe miejsca zajmują ludzie. Domyślnie: greedy dla wszystkich poza tobą.
help-play-hot-seat = Wszystkie miejsca zajmują ludzie przy tym samym terminalu.
help-play-name = Imię gracza, miejsce po miejscu; można powtarzać.
help-play-seed = Ziarno wszystkich rzutów i tasowań. Domyślnie: takie, którego nikt nie odgadnie.
help-play-no-color = Bez kolorów.
help-serve = Otwórz stół w przeglądarce, dla tego komputera albo dla innych.
help-serve-host = Adres, na którym nasłuchuje serwer; 0.0.0.0 wpuszcza inne urządzenia.
help-serve-port = Port. Domyślnie: pierwszy wolny od 8000.
help-serve-db = Baza danych: sqlite:///PLIK albo postgresql://... Domyślnie: plik w twoim folderze danych.
help-serve-open-page = Otwórz stronę w przeglądarce, jeśli jest środowisko graficzne.
help-serve-bot-pace = Liczba sekund między ruchami botów.
help-serve-origin = Publiczny adres strony, na przykład https://play.example.org; można powtarzać.
help-serve-behind-proxy = Adres lub sieć proxy, którego nagłówkowi X-Forwarded-For serwer ufa; można powtarzać.
help-serve-webhooks = Gracze mogą podać adres https, na który przyjdzie wiadomość, gdy będzie ich kolej.
help-serve-push = Przeglądarki mogą dostawać powiadomienia Web Push, gdy przyjdzie kolej gracza.
help-serve-push-key = Klucz prywatny Web Push (P-256, 32 bajty w base64url). Domyślnie: tworzony przy pierwszym uruchomieniu i trzymany w bazie danych. Lepiej ustawić w HEROWRIGHT_PUSH_KEY, gdzie nie widzą go inni użytkownicy.
help-serve-push-contact = Do kogo mogą zwrócić się usługi powiadomień: mailto:ADRES albo https://... Domyślnie: publiczny adres strony.
help-serve-mail = Serwer poczty dla osób, które podały adres, na przykład smtps://NAZWA:HASŁO@mail.example.org. Domyślnie: bez poczty. Lepiej ustawić go jako HEROWRIGHT_MAIL, gdzie inni użytkownicy go nie zobaczą.
help-serve-mail-from = Adres, z którego przychodzi poczta. Domyślnie: herowright w domenie publicznego adresu strony.
help-serve-api-only = Bez strony: dla serwera deweloperskiego albo własnej strony.
help-serve-metrics-token = Udostępniaj /metrics także temu, kto wyśle „Authorization: Bearer TOKEN”. Lepiej ustawić w HEROWRIGHT_METRICS_TOKEN, gdzie nie widzą go inni użytkownicy.
help-serve-limit = Zmień limit, na przykład viewers-of-player=20; można powtarzać. Jako zmienna środowiskowa: HEROWRIGHT_LIMIT_VIEWERS_OF_PLAYER=20.
help-serve-limits = Pokaż wszystkie limity z ich zwykłymi wartościami i zakończ.
help-serve-log = Co trafia do logów: debug, info, warning lub error. Domyślnie: info, w terminalu warning.
help-backup = Zapisz w jednym pliku wszystko, co przechowuje serwer; może przy tym działać.
help-backup-file = Dokąd zapisać; „-” oznacza standardowe wyjście. Istniejący plik nie zostanie nadpisany.
help-backup-db = Baza danych serwera. Domyślnie: plik w twoim folderze danych.
help-restore = Wypełnij pustą bazę danych z kopii zapasowej, niezależnie od tego, z jakiej bazy ona pochodzi.
help-restore-file = Kopia zapasowa; „-” oznacza standardowe wejście.
help-restore-db = Pusta baza danych do wypełnienia: sqlite:///PLIK albo postgresql://... Domyślnie: plik w twoim folderze danych.
help-simulate = Rozegraj wiele gier botami i podsumuj wyniki.
help-simulate-games = Liczba gier.
help-simulate-bot = Bot na kolejne miejsce; można powtarzać. Krótsza lista powtarza się wokół stołu. Domyślnie: greedy.
help-simulate-seats = Liczba bohaterów. Domyślnie: 2 albo tyle, ile podano botów.
help-simulate-seed = Ziarno pierwszej gry; każda następna ma o 1 większe.
help-simulate-workers = Liczba procesów grających jednocześnie.
help-simulate-file = Zapisuj każdą grę w tym pliku i wznów od niego.
help-ladder = Oceń boty w turnieju każdy z każdym, na każdym miejscu.
help-ladder-games = Liczba gier w każdym zestawieniu. Domyślnie: 20.
help-ladder-bot = Bot, który bierze udział; można powtarzać. `search:2` myśli dwie sekundy, `search:64x` rozgrywa 64 próby. Domyślnie: wszystkie poza master.
help-ladder-seats = Liczba bohaterów. Domyślnie: 2.
help-ladder-seed = Ziarno pierwszej gry; każda następna ma o 1 większe.
help-ladder-workers = Liczba procesów grających jednocześnie.
help-ladder-file = Zapisuj każdą grę w tym pliku i wznów od niego.
help-dataset = Zapisz gry botów albo zakończone gry z serwera jako zbiór danych (Parquet).
help-dataset-game = Gra, na przykład roll-player; z serwera tylko gry tego rodzaju.
help-dataset-games = Liczba gier.
help-dataset-bot = Bot na kolejne miejsce; można powtarzać. Krótsza lista powtarza się wokół stołu. Domyślnie: greedy.
help-dataset-seats = Liczba bohaterów. Domyślnie: 2 albo tyle, ile podano botów.
help-dataset-seed = Ziarno pierwszej gry; każda następna ma o 1 większe.
help-dataset-workers = Liczba procesów grających jednocześnie.
help-dataset-out = Folder docelowy; zaczęty zbiór zostanie dokończony. Domyślnie: folder o nazwie gry.
help-dataset-from-server = Baza danych serwera: zakończone gry, na których wykorzystanie w badaniach zgodzili się wszyscy grający, bez imion.
help-lab = Wykresy do docs/lab.md.
help-lab-plots = Odtwórz wykresy z docs/lab.md.
help-lab-plots-folder = Gdzie je zapisać.
help-lab-plots-games = Liczba gier na każdy wykres.
help-lab-plots-curve = Plik z krzywą uczenia (examples/lab/ppo.py --csv), nazwany jak gra.
help-lab-plots-workers = Liczba procesów grających jednocześnie.
help-replay = Przejdź krok po kroku przez zapisaną grę.
help-replay-to = Wypisz N pierwszych decyzji bez zatrzymywania.
help-review = Poproś trenera o przejrzenie zakończonej gry: najdroższe decyzje, szansa na wygraną, szczęście i umiejętności.
help-review-seat = Miejsce, którego decyzje mają być przejrzane, licząc od 1; można powtarzać. Domyślnie: wszystkie.
help-review-seconds = Ile sekund trener może się zastanawiać. Domyślnie: 20.
help-verify = Odtwórz zapisaną grę z jej ziarna i sprawdź, czy wszystko się zgadza.
help-verify-commitment = Skrót widoczny przy stole: ten podany przy rozdaniu albo wcześniejsza obietnica. Plik musi do niego pasować.
help-unseal = Otwórz zapieczętowany plik gry, w którą na twoim serwerze grało kilka osób.
help-unseal-to = Gdzie zapisać otwartą grę.
help-unseal-db = Baza danych serwera, który zapieczętował plik. Domyślnie: plik w twoim folderze danych.
help-reports = Przeczytaj, kogo zgłoszono na twoim serwerze i co ostatnio mówiono przy stole.
help-reports-db = Baza danych serwera. Domyślnie: plik w twoim folderze danych.
help-campaign = Prowadź drużynę w grze Pathfinder od scenariusza do scenariusza.
help-campaign-new = Zacznij kampanię.
help-campaign-new-name = Nazwa kampanii.
help-campaign-new-without-add-on = Graj bez kart i postaci z zestawu dodatkowego.
help-campaign-list = Pokaż wszystkie kampanie.
help-campaign-show = Pokaż kampanię: drużynę, rozegrane scenariusze i to, co dalej.
help-campaign-show-name = Kampania.
help-campaign-play = Zagraj następny scenariusz w tym terminalu albo wróć do przerwanego.
help-campaign-play-name = Kampania.
help-campaign-play-scenario = Scenariusz, jeśli nie ma to być po prostu następny.
help-campaign-play-seats = Liczba postaci; domyślnie tyle, ile liczy drużyna, albo 2. Postacie bez miejsca czekają.
help-campaign-play-bot = Bot na jedno z ostatnich miejsc; można powtarzać. Pozostałe miejsca zajmują ludzie. Domyślnie: greedy dla wszystkich poza tobą.
help-campaign-play-hot-seat = Wszystkie miejsca zajmują ludzie przy tym samym terminalu.
help-campaign-play-called = Imię gracza, miejsce po miejscu; można powtarzać.
help-campaign-play-option = Ustawienie stołu, na przykład asking=nobody; można powtarzać.
help-campaign-play-seed = Ziarno wszystkich rzutów i tasowań. Domyślnie: takie, którego nikt nie odgadnie.
help-campaign-play-no-color = Bez kolorów.
help-campaign-switch = Wymień postać między scenariuszami.
help-campaign-switch-name = Kampania.
help-campaign-switch-member = Numer postaci w drużynie; numer po ostatnim oznacza nową.
help-campaign-switch-character = Nowa postać, na przykład amiri; bez niej dotychczasowa odchodzi.
help-campaign-export = Zapisz do pliku drużynę albo jedną z jej postaci.
help-campaign-export-name = Kampania.
help-campaign-export-file = Gdzie zapisać plik.
help-campaign-export-character = Tylko ta postać, na przykład amiri.
help-campaign-import = Wczytaj z pliku drużynę jako kampanię albo postać do kampanii.
help-campaign-import-file = Plik z drużyną albo postacią.
help-campaign-import-into = Kampania, do której postać ma dołączyć.
help-campaign-import-name = Inna nazwa drużyny.
help-cards = Pokaż wszystkie karty: liczby, tekst i skąd pochodzą.
help-cards-search = Pokaż tylko karty, których nazwa, rodzaj lub tekst to zawiera.
help-cards-edition = Pokaż tylko karty tego wydania, na przykład pl2 albo de1.
help-rules = Pokaż punkty zasad i testy, które się na nie powołują.
help-rules-clause = Pokaż tylko te punkty albo rozdziały, od których zaczynają się ich numery.
help-rules-search = Pokaż tylko punkty, które to zawierają.
help-bench = Zmierz decyzje i kopie na sekundę.
help-bench-peers = Zmierz obok naszego także inne silniki.
help-bench-span = Jak długo trwa każdy pomiar.

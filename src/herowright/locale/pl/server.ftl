# The server of the web table: what it refuses, and why it cannot start.

## Requests that cannot be read or are not welcome

server-malformed = Nie da się odczytać tego żądania: { $detail }
server-bad-parameter = Nieprawidłowe „{ $name }” w adresie.
server-missing-parameter = W adresie brakuje „{ $name }”.
server-content-type = Serwer nie przyjmuje treści tego rodzaju. Wyślij JSON.
server-too-large = To za dużo: limit wynosi { $limit } kB.
server-too-costly = To wymaga więcej czasu lub pamięci, niż serwer przeznacza na jedno żądanie, więc zostało przerwane. Niczego nie zmieniono.
server-method = Tego adresu nie można użyć w ten sposób.
server-no-such-path = Pod tym adresem nic nie ma.
server-name = Imię musi mieć przynajmniej jedną widoczną literę lub cyfrę.
server-no-origin = Żądanie nie mówi, z której strony pochodzi, więc nie może niczego zmienić.
server-foreign-origin = Żądanie pochodzi ze strony z innej witryny, więc nie może niczego zmienić.
server-unknown-host = Ten serwer nie nosi nazwy „{ $host }”. Jego operator może ją dopuścić opcją --origin.
server-metrics = Dane o pracy serwera są dostępne tylko na jego komputerze albo z tokenem.
server-too-fast = { $seconds ->
    [one] To było za szybko. Spróbuj ponownie za sekundę.
    [few] To było za szybko. Spróbuj ponownie za { $seconds } sekundy.
    [many] To było za szybko. Spróbuj ponownie za { $seconds } sekund.
   *[other] To było za szybko. Spróbuj ponownie za { $seconds } sekundy.
}
server-too-many-connections = { $most ->
    [one] Naraz może być otwarte tylko jedno połączenie. Najpierw zamknij inną kartę przeglądarki.
    [few] Naraz mogą być otwarte tylko { $most } połączenia. Najpierw zamknij inną kartę przeglądarki.
    [many] Naraz może być otwartych tylko { $most } połączeń. Najpierw zamknij inną kartę przeglądarki.
   *[other] Naraz może być otwarte tylko { $most } połączenia. Najpierw zamknij inną kartę przeglądarki.
}
server-slow-body = Dane przychodziły zbyt wolno. Spróbuj jeszcze raz.
server-uploads = Serwer odbiera właśnie zbyt wiele danych naraz. Spróbuj za chwilę.
server-no-hello = Strona nie połączyła się na czas. Wczytaj ją ponownie.
server-too-slow = Połączenie nie nadążało. Strona sama połączy się ponownie.
server-restarting = Serwer uruchamia się ponownie. Strona sama połączy się ponownie.
server-reload = Coś się zmieniło przy tym stole. Strona połączy się sama.
server-signed-out = W jednej z twoich przeglądarek wylogowano wszystkie inne. Strona połączy się sama.
server-fault = Na serwerze coś poszło nie tak. Nic się nie zmieniło; spróbuj jeszcze raz.

## Tables and seats

server-no-table = Nie ma takiego stołu. Link może być niepełny albo stołu już nie ma.
server-cannot-load = Przy tym stole grano według innych zasad lub innymi kartami, więc nie można go już tutaj otworzyć.
server-rule-endless = Przy tym stole jedna z zasad nie dobiegła końca, więc stół odstawiono na bok. To błąd w programie; operator serwera zobaczy go w logach.
server-sealed = Ten plik zapieczętowano, gdy grało kilka osób. Otworzyć go może tylko operator serwera, z którego pochodzi.
server-wrong-seal = Ten plik zapieczętował inny serwer albo jest uszkodzony.
server-private = To prywatny stół. Poproś o zaproszenie osobę, która go otworzyła.
server-wrong-link = Ten link już nie działa. Poproś o nowy.
server-not-owner = Może to zrobić tylko osoba, która otworzyła stół.
server-not-your-seat = Z tego miejsca gra ktoś inny.
server-watching = Oglądasz grę. Zajmij miejsce, żeby zagrać.
server-nameless = Ta przeglądarka nie przysłała pliku cookie, więc nie wiadomo, kto pisze. Zezwól tej stronie na pliki cookie i wczytaj ją ponownie.
server-removed = Urządzenie, które pierwsze zajęło to miejsce, odłączyło od niego to urządzenie.
server-not-first = Miejsce może odebrać innym tylko urządzenie, które zajęło je jako pierwsze.
server-no-device = To urządzenie nie gra z tego miejsca.
server-seat-taken = To miejsce jest już zajęte. Wybierz inne.
server-waiting = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
server-dice-ticket = Obietnica kości jest ważna dla jednego stołu, przez godzinę i tylko dla tego, kto o nią poprosił. Otwórz stół jeszcze raz.
server-bot-plays = Z tego miejsca gra bot ({ $bot ->
    [beginner] { bot-beginner }
    [greedy] { bot-greedy }
    [search] { bot-search }
    [master] { bot-master }
    [random] { bot-random }
   *[other] { $bot }
}). Najpierw odzyskaj miejsce.
server-no-bot = Z tego miejsca nie gra żaden bot.
server-not-away = Osoba z tego miejsca jest przy stole albo była tu przed chwilą. Daj jej trochę czasu.
server-has-time = Osoba z tego miejsca ma jeszcze czas do namysłu. Bot zastąpi ją, gdy ten czas się skończy.
server-stale = Od twojego wyboru coś się na stole zmieniło. Spójrz jeszcze raz i wybierz ponownie.
server-conflict = Ktoś był o chwilę szybszy. Spójrz jeszcze raz i wybierz ponownie.
server-storage = Serwer nie mógł potwierdzić, że to zapisano. Zanim spróbujesz jeszcze raz, spójrz na stół.
server-enough-tables = { $most ->
    [one] Przechowujemy tu tylko jeden twój nieskończony stół. Dokończ grę, zanim otworzysz następny.
    [few] Przechowujemy tu tylko { $most } twoje nieskończone stoły. Dokończ którąś grę, zanim otworzysz następny.
    [many] Przechowujemy tu tylko { $most } twoich nieskończonych stołów. Dokończ którąś grę, zanim otworzysz następny.
   *[other] Przechowujemy tu tylko { $most } twojego nieskończonego stołu. Dokończ którąś grę, zanim otworzysz następny.
}
server-enough-stored = Twoje stoły zajmują całe miejsce, jakie tu masz ({ $most } MB). Stare po pewnym czasie znikają.
server-enough-campaigns = { $most ->
    [one] Przechowujemy tu tylko jedną twoją kampanię. Zakończ ją, zanim zaczniesz następną.
    [few] Przechowujemy tu tylko { $most } twoje kampanie. Zakończ którąś, zanim zaczniesz następną.
    [many] Przechowujemy tu tylko { $most } twoich kampanii. Zakończ którąś, zanim zaczniesz następną.
   *[other] Przechowujemy tu tylko { $most } twojej kampanii. Zakończ którąś, zanim zaczniesz następną.
}
server-table-full = Ten stół doszedł do limitu serwera. Grę można zapisać do pliku, ale nie można jej tu kontynuować.
server-no-hint = Z tego miejsca nie ma teraz o czym decydować, więc nie ma też podpowiedzi.
server-no-moment = Nie da się pokazać stołu w tym momencie gry.
server-no-review = Trener ogląda gry rozegrane do końca.
server-rewind-nowhere = Nie ma wcześniejszego momentu, do którego można wrócić.
server-rewind-pending = Ktoś już prosi o cofnięcie gry. Najpierw odpowiedz na tę prośbę.
server-rewind-none = Nikt nie czeka na zgodę z tego miejsca na cofnięcie gry.
server-over = Gra się skończyła, a jej kości są jawne, więc niczego już nie można cofnąć.
server-game-over = Gra się skończyła.
server-resigned = Na tym miejscu ktoś się poddał i gra za niego bot.
server-stand-running = Inni są w trakcie gry. Niech bot gra za ciebie albo się poddaj.
server-too-late-to-abort = Zaczęła się druga runda, więc gry nie można już przerwać. Nadal możesz się poddać.
server-cannot-claim = Grę można zakończyć wygraną dopiero wtedy, gdy wszyscy inni się poddali.
server-others-play = Przy tym stole grają też inni, więc do końca gry nie można go usunąć.
server-deleted = Osoba, która otworzyła ten stół, usunęła go.
server-nobody = Przy tym stole nie ma takiej osoby.
server-nothing-said = Tu nie ma nic do przeczytania.
server-not-yourself = Nie możesz zrobić tego sobie.
server-kicked = Osoba, która otworzyła ten stół, wyprosiła cię od niego.
server-muted = Osoba, która otworzyła ten stół, odebrała ci głos na czacie.
server-spectators-quiet = Przy tym stole widzowie nie mogą pisać.
server-wrong-code = Nikt nie ma takiego kodu odzyskiwania. Może zastąpił go nowszy.
server-seat-kept = To miejsce czeka na kogoś innego: { $name }. Wybierz inne.
server-seat-not-kept = To miejsce na nikogo nie czeka.
server-begun = Gra już się zaczęła.
server-not-over = Gra jeszcze się nie skończyła.
server-no-rematch = Nikt tu nie zaproponował kolejnej gry.
server-rematch-campaign = O następnej grze decyduje kampania.
server-hints-off = Przy tym stole nie ma podpowiedzi.
server-daily-once = W grę dnia gra się tylko raz, samodzielnie i bez cofania.
server-daily-none = Nie ma takiej gry dnia.
server-daily-date = Tego dnia nie było gry dnia.
server-daily-unfinished = Nie masz jeszcze ukończonej tej gry dnia.

## Good ways to begin

preset-shared-screen = Przy jednym ekranie
    .help = Dwie osoby grają na tym urządzeniu.

## Webhooks

server-webhooks-off = Operator tego serwera nie włączył webhooków.
server-webhook-https = Adres musi zaczynać się od https://.
server-webhook-address = Pod taki adres nie da się wysłać wiadomości. Wpisz na przykład https://example.org/moja-kolej.
server-webhook-port = Dozwolone są tylko te porty: { $ports }.
server-webhook-private = Tego adresu nie ma w publicznym internecie, więc serwer nic tam nie wyśle.
server-push-off = Operator tego serwera wyłączył powiadomienia push.
server-push-address = Do tej przeglądarki nie da się wysłać powiadomienia.
server-push-zone = Nie ma strefy czasowej „{ $zone }”.
server-passkey-late = To trwało zbyt długo. Spróbuj jeszcze raz.
server-passkey-wrong = Klucz dostępu nie został przyjęty.
server-passkey-unknown = Nikt tutaj nie ma tego klucza dostępu. Mógł zostać usunięty.
server-passkeys-most = Osiągnięto limit kluczy dostępu ({ $most }). Najpierw usuń jeden z nich.
server-no-friend = Nie masz takiego znajomego.
server-friend-own = To twój własny link. Wyślij go komuś innemu.
server-friend-link = Ten link jest już nieważny. Poproś o nowy.
server-friends-most = Limit znajomych na osobę: { $most }.
server-no-free-seat = Przy tym stole nie ma wolnego miejsca.
server-no-hero = Nie masz takiego bohatera.
server-mail-off = Ten serwer nie wysyła poczty.
server-mail-address = Na ten adres nie da się nic wysłać.
server-mail-link = Ten link jest już nieważny. Poproś o nowy.

## The database

server-db-address = „{ $url }” nie jest adresem bazy danych. Wpisz sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA.
server-db-newer = Ta baza danych pochodzi z nowszej wersji programu Herowright. Zaktualizuj Herowright albo wybierz inną bazę opcją --db.
server-db-unusable = Nie można użyć bazy danych: { $reason }
server-db-taken = Z pliku { $file } korzysta już inny serwer. Najpierw go zatrzymaj albo wybierz inną bazę opcją --db.
server-db-missing = Pod adresem { $file } nie ma bazy danych serwera. Podaj właściwą opcją --db.
backup-foreign = Ten plik nie jest kopią zapasową programu Herowright.
backup-newer = Ta kopia zapasowa pochodzi z nowszej wersji programu Herowright ({ $version }). Zaktualizuj Herowright, a potem ją przywróć.
backup-damaged = Ta kopia zapasowa jest uszkodzona lub niepełna. Niczego nie przywrócono.
backup-not-empty = W tej bazie danych już coś jest. Wybierz pustą: niczego się nie nadpisuje.

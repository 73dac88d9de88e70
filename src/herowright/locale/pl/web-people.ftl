## Leaving a table

web-leave = Odejdź…
web-leave-heading = { $player }: jak chcesz odejść?
web-leave-free = Zwolnij miejsce
    .help = Miejsce znów będzie wolne i ktoś inny może je zająć.
web-leave-free-running = Zwolnij miejsce
    .help = Gra poczeka, aż ktoś tam usiądzie. To twój stół, więc możesz kogoś zaprosić.
web-leave-bot = Niech zastąpi mnie bot
    .help = Gra toczy się dalej bez ciebie, a ty możesz wrócić w każdej chwili.
web-leave-resign = Poddaj grę
    .help = Na dobre: dalej gra za ciebie bot, żeby inni mogli dokończyć grę, a wszyscy widzą, że się poddajesz.
    .alone = Na dobre: nikt inny nie gra, więc gra kończy się jako poddana.
web-leave-abort = Przerwij grę
    .help = Gra kończy się od razu i nikt nie ma wyniku. Można to zrobić, dopóki nie zacznie się druga runda.
web-leave-resign-sure = Tak, poddaj grę
web-leave-abort-sure = Tak, przerwij grę
web-leave-free-sure = Tak, zwolnij miejsce
web-leave-resigned = Poddajesz grę. Na twoim miejscu gra dalej bot.
web-claim-text = Wszyscy inni się poddali.
web-claim = Zakończ grę wygraną
web-claim-on = Graj dalej przeciwko botom
web-delete = Usuń stół
    .help = Stół i jego gra znikną na zawsze.
web-delete-sure = Tak, usuń
web-deleted = Stołu już nie ma.
web-hide = Usuń z mojej listy
    .help = Inni nadal będą mieli tę grę na swojej.
web-hide-sure = Tak, usuń z listy
web-hidden = Tej gry nie ma już na twojej liście.
web-table-ended = Jak się skończyło
web-join-kicked = Do tego stołu nie możesz wrócić
web-join-removed = Już tu nie grasz
web-signed-out = Wylogowano cię tutaj
    .help = Ta przeglądarka została wylogowana z innej.

## People

web-person = Więcej: { $player }
web-person-mute-me = Ukryj u mnie to, co pisze { $player }
    .help = Tylko na tym urządzeniu; nikt inny tego nie zauważy.
web-person-mute = Wycisz dla wszystkich: { $player }
    .help = { $player } nie może już pisać na czacie tego stołu.
web-person-muted = nie może pisać
web-person-kick = Wyproś: { $player }
    .help = { $player } nie może wrócić do tego stołu. Powstaje nowy link z zaproszeniem, a stary traci ważność.
    .seat = W trwającej grze dalej gra na tym miejscu bot.
web-person-kick-sure = Tak, wyproś: { $player }
web-person-kicked = { $player } nie ma już wstępu. To nowy link z zaproszeniem.
web-person-report = Zgłoś: { $player }
    .help = Opisz osobie, która prowadzi ten serwer, co się stało. Dołączymy ostatnie wypowiedzi z czatu.
web-person-reason = Co się stało?
web-person-report-send = Wyślij zgłoszenie
web-person-reported = Dziękujemy. Osoba, która prowadzi ten serwer, może przeczytać zgłoszenie.
web-chat-spectators = Widzowie mogą pisać na czacie
web-chat-quiet = Widzowie tu tylko czytają.
web-chat-hidden = { $lines ->
    [one] Ukryto jedną wypowiedź.
    [few] Ukryto { $lines } wypowiedzi.
    [many] Ukryto { $lines } wypowiedzi.
   *[other] Ukryto { $lines } wypowiedzi.
}
web-chat-show = Pokaż
web-seat-resigned = Gra poddana; dalej gra bot
web-end-who-resigned = Gra poddana: { $names }
web-end-resigned = gra poddana
web-line-aborted = Gra przerwana
web-line-given-up = Gra poddana
web-line-conceded = Koniec: wszyscy inni się poddali

## News

web-table-news-resign = { $player } poddaje grę.
web-table-news-abort = { $player } przerywa grę.
web-table-news-claim = { $player } kończy grę wygraną.
web-table-news-kick = { $player } nie ma już wstępu do stołu.
web-table-news-kick-nameless = Ktoś nie ma już wstępu do stołu.
web-table-news-mute = { $player } nie może już pisać.
web-table-news-unmute = { $player } znów może pisać.
web-table-news-spectators-on = Widzowie mogą teraz pisać.
web-table-news-spectators-off = Widzowie nie mogą już pisać.

## Research

web-research = Moje zakończone gry mogą posłużyć do badań
    .help = Kto prowadzi ten serwer, może wtedy udostępniać zakończone gry, jeśli zgodzili się na to wszyscy grający: ruchy i to, co było widać z każdego miejsca, bez imion, czatu i dat. Zgodę można wycofać, ale już udostępnionych gier nie da się cofnąć.

## Recovery

web-recovery = Kod odzyskiwania
    .help = Jeśli dane tej przeglądarki znikną albo stracisz urządzenie, ten kod przeniesie twoje miejsca i stoły do innej. Zapisz go; nie możemy pokazać go drugi raz.
web-recovery-make = Utwórz kod
web-recovery-again = Utwórz nowy kod
web-recovery-again-help = Nowy kod unieważnia wcześniejszy.
web-others-out = Wyloguj wszystkie inne przeglądarki
    .help = Na wypadek zgubionego telefonu albo cudzego komputera: każda przeglądarka, która stała się tobą dzięki kodowi, kluczowi dostępu albo wiadomości, znów jest kimś innym. Jeśli ktoś może znać kod, utwórz też nowy.
web-others-out-sure = Tak, wyloguj wszystkie inne
web-others-out-done = Wszystkie inne przeglądarki są wylogowane.
web-recovery-yours = Twój kod
web-recovery-enter = Mam kod
web-recovery-enter-text = Dzięki kodowi odzyskiwania ta przeglądarka staje się graczem, który go utworzył, ze wszystkimi miejscami i stołami.
web-recovery-lose = { $tables ->
    [one] Ta przeglądarka ma własny stół. Przestanie go tu być; jeśli chcesz do niego wrócić, najpierw utwórz dla niego kod.
    [few] Ta przeglądarka ma { $tables } własne stoły. Przestanie ich tu być; jeśli chcesz do nich wrócić, najpierw utwórz dla nich kod.
    [many] Ta przeglądarka ma { $tables } własnych stołów. Przestanie ich tu być; jeśli chcesz do nich wrócić, najpierw utwórz dla nich kod.
   *[other] Ta przeglądarka ma { $tables } własnego stołu. Przestanie go tu być; jeśli chcesz do niego wrócić, najpierw utwórz dla niego kod.
}
web-recovery-code = Kod
web-recovery-go = Przenieś tu moje stoły

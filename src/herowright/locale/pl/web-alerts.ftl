# What reaches people elsewhere: the page without a network, notices of turns, passkeys, friends.

## Without a network

web-offline-note = Brak połączenia. Wcześniej oglądane karty i zasady są nadal dostępne.
web-offline-shell = W tym czasie możesz czytać zasady i oglądać karty gier, które były już otwierane w tej przeglądarce.

## Notices of turns

web-push = Powiadamiaj, gdy ta strona jest zamknięta
    .help = Ta przeglądarka pokaże powiadomienie, gdy przyjdzie twoja kolej, a ten stół nie będzie nigdzie otwarty. O jednym stole dowiesz się raz, dopóki tam nie zajrzysz; kilka stołów to jedno powiadomienie.
    .missing = Ta przeglądarka tutaj tego nie potrafi. Potrzebne jest https; na iPhonie lub iPadzie najpierw dodaj Herowright do ekranu początkowego.
    .off = Operator tego serwera to wyłączył.
web-push-failed = Przeglądarka na to nie pozwoliła albo nie można połączyć się z jej usługą powiadomień.
web-push-others = { $browsers ->
    [one] Powiadamiana jest też jedna inna twoja przeglądarka.
    [few] Powiadamiane są też { $browsers } inne twoje przeglądarki.
    [many] Powiadamianych jest też { $browsers } innych twoich przeglądarek.
   *[other] Powiadamiane jest też { $browsers } innej twojej przeglądarki.
}
web-push-others-stop = Nie powiadamiaj pozostałych
web-quiet = Godziny ciszy
    .help = W tym czasie nic nie przychodzi; liczy się strefa czasowa tego urządzenia. O tym, co się w nim wydarzy, dowiesz się później z jednego powiadomienia.
web-quiet-from = Od
web-quiet-until = Do
push-invited = { $player } zaprasza cię do gry
push-invited-nameless = Masz zaproszenie do gry
push-turn = Twoja kolej
push-turns = { $tables ->
    [one] Twoja kolej przy { $tables } stole
    [few] Twoja kolej przy { $tables } stołach
    [many] Twoja kolej przy { $tables } stołach
   *[other] Twoja kolej przy { $tables } stołu
}

## Passkeys

web-passkeys = Klucze dostępu
    .help = Kluczem dostępu z telefonu, komputera lub menedżera haseł zalogujesz się jako ten gracz w dowolnej przeglądarce, ze swoimi miejscami i stołami.
    .missing = Klucze dostępu wymagają nowszej przeglądarki i strony otwartej przez https.
web-passkey-make = Dodaj klucz dostępu
web-passkey-made = Klucz dostępu został zapisany. Możesz się nim zalogować w innej przeglądarce.
web-passkey-line = Dodany { $created } dla { $site }
web-passkey-used = ostatnio użyty { $used }
web-passkey-remove = Usuń
web-passkey-remove-of = Usuń klucz dostępu dodany { $created }
web-passkey-enter = Zaloguj się kluczem dostępu
web-passkey-failed = Nie udało się albo operację przerwano.

## Friends

web-friends = Znajomi
    .help = Znajomi widzą tu nawzajem swoje imiona i mogą się zapraszać do stołów. Po otwarciu twojego linku najpierw pojawia się pytanie. Każde z was może zakończyć tę znajomość w dowolnej chwili.
web-friend-link = Twój link
    .help = Wyślij go ludziom, których znasz. Działa dla każdego, kto go ma, dopóki nie utworzysz nowego.
web-friend-link-make = Utwórz link dla znajomych
web-friend-link-again = Utwórz nowy link
web-friend-link-revoke = Unieważnij link
web-friend-link-revoked = Nikt już nie użyje tego linku. Znajomi zostają.
web-friend-since = znajomość od { $since }
web-friend-remove = Usuń
web-friend-remove-of = Usuń ze znajomych: { $friend }
web-friend-remove-sure = Tak, usuń
web-friend-nameless = ktoś bez imienia
web-friend-ask = Ten link prowadzi do osoby: { $friend }. Dodać ją do znajomych?
web-friend-accept = Tak, dodaj do znajomych
web-friend-not-now = Nie teraz
web-friend-added = Wśród twoich znajomych jest teraz { $friend }.
web-friend-known = Wśród twoich znajomych już jest { $friend }.
web-friend-invite = Zaproś: { $friend }
web-friend-invited = Zaproszenie wysłane: { $friend }
web-friend-declined = Zaproszenie odrzucone: { $friend }
web-friend-here = Przy stole: { $friend }
web-invitations = Zaproszenia
web-invitation-by = { $player } zaprasza cię:
web-invitation-nameless = Ktoś ze znajomych zaprasza cię:
web-invitation-decline = Odrzuć

## Mail

web-mail = E-mail
    .help = Dzięki adresowi wrócisz tu przez link, jeśli ta przeglądarka cię zapomni, a na życzenie dostaniesz wiadomość, gdy nadejdzie twoja kolej i nie dotrze powiadomienie push. Do niczego innego adres nie służy.
web-mail-address = Adres e-mail
web-mail-save = Użyj tego adresu
web-mail-sent = Na adres { $address } wysłano link. Otwórz go w ciągu doby, aby potwierdzić adres.
web-mail-confirmed = Adres { $address } jest potwierdzony.
web-mail-remove = Usuń adres
web-mail-turns = Pisz do mnie, gdy jest moja kolej
    .help = Gdy nie dociera powiadomienie push: kilka minut po tym, jak nadejdzie twoja kolej, wszystkie stoły w jednej wiadomości, najwyżej raz na sześć godzin i nigdy w godzinach ciszy.
web-mail-recover = Wyślij mi link
    .help = Jeśli jakiś gracz potwierdził tu ten adres, przyjdzie link, którym zalogujesz się w tej przeglądarce jako ten gracz.
web-mail-recover-sent = Jeśli ktoś ma tu ten adres, link jest już w drodze. Jest ważny przez godzinę.
web-mail-confirm-ask = Przypisać ten adres do twojego gracza?
web-mail-confirm-go = Tak, potwierdź adres
web-mail-confirm-done = Adres jest potwierdzony. Możesz zamknąć tę stronę.
web-mail-enter-ask = Tym linkiem zalogujesz się tutaj jako gracz, do którego go wysłano, ze wszystkimi miejscami i stołami.
web-mail-enter-go = Zaloguj się jako ten gracz
web-mail-off-ask = Nie wysyłać już na ten adres wiadomości o twoich turach?
web-mail-off-go = Tak, nie wysyłaj ich więcej
web-mail-off-done = Na ten adres nie przyjdą już wiadomości o twoich turach.
mail-confirm-subject = Potwierdź swój adres w Herowright
mail-confirm = Ktoś, najpewniej ty, chce używać tego adresu w Herowright. Otwórz ten link w ciągu doby, aby go potwierdzić:

    { $link }

    Jeśli to nie ty, nie rób nic: więcej wiadomości nie będzie.
mail-enter-subject = Twoja droga powrotna do Herowright
mail-enter = Tym linkiem zalogujesz się do Herowright w przeglądarce, w której go otworzysz, ze wszystkimi swoimi miejscami i stołami. Działa raz, w ciągu godziny:

    { $link }

    Jeśli to nie była twoja prośba, nie rób nic.
mail-turns-subject = { $count ->
    [one] Twoja kolej
    [few] Twoja kolej przy { $count } stołach
    [many] Twoja kolej przy { $count } stołach
   *[other] Twoja kolej przy { $count } stołu
}
mail-turns = Teraz twoja kolej:

    { $tables }

    Aby nie dostawać takich wiadomości: { $link }

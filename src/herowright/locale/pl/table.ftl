# What every game shares: names of things, undo, refusals, settings, saves, and where a card's data comes from.


## Names of things that are built from other names

name-die = { $colour } { $face }
name-dice-letter = d
name-space = { $row }, miejsce { $column }
name-seat = Gracz { $number }
# Something that another hero of the same player could do.
table-as-seat = { NAME($seat) }: { $what }

## Undo

undo-nothing = Nie ma jeszcze czego cofać.
undo-known = Dalej cofnąć się nie można: ten wybór ujawnił coś nowego, na przykład wynik rzutu albo kartę.
undo-ended = Grę zakończono przed czasem, więc niczego już nie można cofnąć.
undo-other-moved = Ostatni wybór nie był twój: cofnąć może go tylko { NAME($seat) }.

## Choices that are refused

refused-over = Gra jest skończona i nie ma już nic do wyboru.
refused-table-gone = Stołu, do którego należy to pytanie, już nie ma. Zachowaj go, dopóki pytasz o jego decyzje.
refused-not-your-turn = Teraz decyduje { NAME($seat) }. Poczekaj na swoją kolej.
refused-no-seat = { $seats ->
    [one] Nie ma takiego miejsca: przy tym stole jest tylko jedno.
    [few] Nie ma takiego miejsca: przy tym stole są { $seats } miejsca.
    [many] Nie ma takiego miejsca: przy tym stole jest { $seats } miejsc.
   *[other] Nie ma takiego miejsca: przy tym stole jest { $seats } miejsca.
}
refused-not-offered = „{ $key }” nie jest teraz możliwe. Wybierz jedną z podanych możliwości.
bygone = Wcześniejszy wybór

## Opening a table

option-unknown = Nie ma ustawienia „{ $name }”. Do wyboru: { $known }.
option-not-a-list = Ustawienie „{ $name }” przyjmuje kilka wartości: podaj je po przecinku.
option-value = „{ $value }” nie jest wartością ustawienia „{ $name }”. Do wyboru: { $values }.
option-seats = Ta gra jest dla { $least }–{ $most } graczy, a nie dla { $seats }.
option-no-editions = Ta gra ma tylko jedno wydanie, więc nie ma w czym wybierać.
option-first-player = { $seats ->
    [one] Przy tym stole jest tylko { $seats } miejsce i to ono zaczyna.
    [few] Przy tym stole są tylko { $seats } miejsca. Wybierz jedno z nich dla pierwszego gracza.
    [many] Przy tym stole jest tylko { $seats } miejsc. Wybierz jedno z nich dla pierwszego gracza.
   *[other] Przy tym stole jest tylko { $seats } miejsca. Wybierz jedno z nich dla pierwszego gracza.
}
unknown-game = Nie ma gry „{ $game }”. Do wyboru: { $known }.
unknown-bot = Nie ma bota „{ $bot }”. Do wyboru: { $known }.

## Saved games

save-guess = Ten stół jest tylko domysłem o tym, co zakryte, i nie można go zapisać. Zapisz prawdziwy stół.
save-too-large = Ten plik ma ponad { $limit } MB i nie może być zapisem gry. Niczego nie wczytano.
save-unreadable = Ten plik nie jest zapisem gry albo jest niepełny. Niczego nie wczytano.
save-foreign = Ten plik nie pochodzi z programu Herowright. Niczego nie wczytano.
save-newer = Tę grę zapisano w nowszej wersji programu (format { $format }; ta wersja czyta najwyżej { $known }). Zaktualizuj Herowright, aby ją wczytać.
save-damaged = Ten zapis jest uszkodzony albo zmieniony ręcznie. Niczego nie wczytano; spróbuj wcześniejszej kopii.
save-rules-changed = Tę grę zapisano przy innych zasadach lub kartach, więc nie można jej tu kontynuować. Wczytaj ją w wersji i z zestawem kart, z którymi powstała.
save-scripted = Rzuty w tej grze spisano z góry, jak robi się to w testach. Nie można jej tu rozegrać.
save-too-long = Ten plik zawiera ponad { $most } wyborów, więcej niż ma jakakolwiek gra. Niczego nie wczytano.
save-not-played = Od wyboru nr { $number } ten plik nie zgadza się z grą odtworzoną z jego rzutów i wyborów. Zmieniono go ręcznie albo pochodzi z innej wersji. Niczego nie wczytano.

## A game that people ended before the rules did

ended-aborted = Grę przerywa { NAME($seat) }. Nie ma wyniku.
ended-given-up = Grę poddaje { NAME($seat) }.
ended-conceded = Wszyscy inni się poddali: wygrywa { NAME($seat) }.

## Checking a saved game

verify-ok = { $decisions ->
    [one] Wszystko się zgadza: odtworzono z ziarna { $decisions } decyzję.
    [few] Wszystko się zgadza: odtworzono z ziarna { $decisions } decyzje.
    [many] Wszystko się zgadza: odtworzono z ziarna { $decisions } decyzji.
   *[other] Wszystko się zgadza: odtworzono z ziarna { $decisions } decyzji.
}
verify-ended = { $verdict } Plik podaje, jak gra skończyła się przed czasem: { $ended }
verify-commitment = Ziarno nie odpowiada skrótowi podanemu przy otwarciu stołu: kości mogły być inne.
verify-published = Ten plik nie pasuje do podanego skrótu: to inna gra albo kości, ustawienia czy miejsca nie są tymi, które ogłoszono.
verify-promise = Sekret serwera nie jest tym, który ustalono, zanim gracze dodali swoje liczby: mógł zostać wybrany później.
verify-agreed = Plik opisuje inną grę, inne ustawienia, inne karty lub inne miejsca niż te, dla których wylosowano kości.
verify-record = Zapis losowania nie pasuje do skrótu podanego przy rozdaniu: zmieniono sekret, liczbę któregoś z graczy albo coś, na co się umówiono.
verify-seed = Ziarno nie wynika z zapisu losowania: kości mogły być inne.
verify-of-commitment = Plik pasuje do podanego skrótu. Ogłoszono go przy rozdaniu, więc sekret, liczby, ustawienia, karty i miejsca są te same co wtedy.
verify-of-promise = Sekret serwera jest tym, który obiecano podanym skrótem. Aby upewnić się także co do liczb graczy, ustawień i miejsc, podaj skrót ogłoszony przy rozdaniu.
verify-illegal = Decyzja { $number } („{ $key }”) jest sprzeczna z zasadami, więc tak tej gry nie rozegrano. { $reason }
verify-log = Wiersz { $number } dziennika różni się od tego, co wynika z ziarna.
verify-end = Odtworzona gra kończy się inaczej niż zapisana.
verify-older = Tę grę zapisała wcześniejsza wersja, a niektóre zasady od tamtej pory poprawiono, więc nie da się jej tu sprawdzić. Sprawdź ją w wersji, która ją zapisała.

## Where a card's data comes from

provenance-printed = Z druku
    .help = Źródło podaje tę wartość tak, jak wydrukowano ją na karcie.
provenance-recalled = Z pamięci
    .help = Powszechna wiedza o grze, której nie potwierdza żadne dostępne źródło.
provenance-ours = Nasze
    .help = Żadne źródło nie podaje tej wartości, więc dobraliśmy ją do sąsiednich kart. Można ją poprawić zestawem kart.
provenance-pack = Zestaw
    .help = Tę wartość podaje zestaw kart użytkownika.

## A card that does nothing

card-no-effect = Bez działania.

# The campaign pages: all campaigns, one campaign, its next table.

## All campaigns

web-campaign-all = Kampanie
web-campaign-about = W kampanii drużyna wędruje od scenariusza do scenariusza: bohaterowie zachowują zdobycze, rozwijają się, a czasem giną.
web-campaign-mine = Moje kampanie
web-campaign-none = Nie ma jeszcze żadnej kampanii
    .text = Zacznij tutaj nową albo wczytaj drużynę lub postać z pliku.
web-campaign-new = Zacznij kampanię
web-campaign-title = Nazwa kampanii
    .example = Wtorkowa drużyna
    .needed = Kampania musi mieć nazwę.
web-campaign-new-add-on = Z dodatkowym zestawem postaci
    .help = Cztery kolejne postacie i więcej kart; potrzebny dla pięciu lub sześciu graczy.
web-campaign-from-file = Wczytaj z pliku
    .help = Drużyna lub postać zapisana tutaj, na innym serwerze albo w wierszu poleceń.
web-campaign-count-won = { $count ->
    [0] jeszcze bez wygranych scenariuszy
    [one] { $count } wygrany scenariusz
    [few] { $count } wygrane scenariusze
    [many] { $count } wygranych scenariuszy
   *[other] { $count } wygranego scenariusza
}
web-campaign-line-next = następny: { $scenario }
web-campaign-at-table = teraz przy stole
web-campaign-guest = z zaproszenia
web-campaign-open = Otwórz
web-campaign-go-to-table = Do stołu
web-campaign-bring = { $character } dołącza
    .text = Do której kampanii ma trafić ta postać?
web-campaign-bring-where = Kampania
web-campaign-bring-new = Nowa kampania
web-campaign-bring-do = Wczytaj postać

## What comes next

web-campaign-next-heading = Następny scenariusz
web-campaign-play-next = Zagraj następny scenariusz
web-campaign-running = Przy stole
    .text = Drużyna właśnie gra przy stole. Dopóki scenariusz się nie skończy, w drużynie nic nie można zmienić.
web-campaign-running-abandon = Porzuć tę rozgrywkę
    .text = Scenariusz przestanie się liczyć: drużyna będzie taka jak przed nim, cokolwiek wydarzyło się przy stole. Sam stół pozostanie.
web-campaign-next-wait = Następny stół otworzy osoba, która zaczęła kampanię. Pojawi się tutaj sam.
web-campaign-next-none = Wszystkie dostępne scenariusze są wygrane. Każdy można rozegrać jeszcze raz.
web-campaign-broken = Tej kampanii nie da się kontynuować. Drużynę nadal można zapisać do pliku.
web-campaign-add-on-with = z dodatkowym zestawem postaci
web-campaign-add-on-without = bez dodatkowego zestawu postaci

## The map

web-campaign-map-heading = Mapa
web-campaign-progress = wygrane: { $won } z { $all }
web-campaign-before-path = przed Rise of the Runelords
web-campaign-on-path = Rise of the Runelords, przygoda { $number }
web-campaign-place-won = Wygrany
web-campaign-place-next = Następny
web-campaign-place-closed = Zamknięty
web-campaign-play-this = Zagraj
    .label = Zagraj scenariusz { $scenario }
web-campaign-play-again = Jeszcze raz
    .label = Zagraj scenariusz { $scenario } jeszcze raz
web-campaign-far = Dalsze przygody
    .text = Ich kart nie ma jeszcze w Herowright.

## The party

web-campaign-party = Drużyna
web-campaign-party-empty = Jeszcze nikogo
    .text = Postacie wybiera się przy pierwszym stole. Członków drużyny można też dodać tutaj.
web-campaign-member-feats = { $count ->
    [0] jeszcze bez usprawnień
    [one] { $count } usprawnienie
    [few] { $count } usprawnienia
    [many] { $count } usprawnień
   *[other] { $count } usprawnienia
}
web-campaign-member-feats-of = umiejętności { $skills }, moce { $powers }, talia { $cards }
web-campaign-no-deck = Talia powstanie przy następnym stole.
web-campaign-member-dead = Nie żyje
    .text = Kto grał tą postacią, przy następnym stole wybierze nową.
web-campaign-party-resting = Odpoczywają
web-campaign-member-sheet = Karta
    .label = Karta postaci: { $character }
web-campaign-member-swap = Zmień
    .label = Zmień postać: { $character }
    .text = Dotychczasowa postać odpoczywa i może później wrócić; nowa zbuduje talię przy następnym stole.
    .dead = Martwa postać nie wróci. Nowa zaczyna bez usprawnień i zbuduje talię przy następnym stole.
    .do = Zmień postać
web-campaign-back-again = { $character }, powrót z odpoczynku
web-campaign-member-leave = Opuść drużynę
web-campaign-member-add = Dodaj członka drużyny
    .text = Nowa postać zbuduje talię przy następnym stole.
web-campaign-member-keep = Zapisz
    .label = Zapisz postać do pliku: { $character }
web-campaign-member-bring = Wczytaj postać z pliku
web-campaign-brought = { $character } odpoczywa teraz z drużyną.

## The log, and what is in the box

web-campaign-log-heading = Dziennik
    .empty = Jeszcze nic nie rozegrano.
web-campaign-log-won = { $count ->
    [one] wygrany po { $count } turze
    [few] wygrany po { $count } turach
    [many] wygrany po { $count } turach
   *[other] wygrany po { $count } tury
}
web-campaign-log-lost = { $count ->
    [one] przegrany po { $count } turze
    [few] przegrany po { $count } turach
    [many] przegrany po { $count } turach
   *[other] przegrany po { $count } tury
}
web-campaign-log-dead = śmierć: { $names }
web-campaign-box = Łupy i straty
web-campaign-loot = Łupy
    .empty = Jeszcze żadnych.
web-campaign-loot-of = ma je { $character }
web-campaign-removed = Usunięte z pudełka
    .empty = Nie usunięto żadnej karty.

## Sharing, keeping, ending

web-campaign-invitation = Zaproś
    .text = Kto ma link, widzi kampanię i może dołączać do jej stołów. Nowy link zastępuje poprzedni.
    .do = Utwórz link
web-campaign-invitation-link = Zaproszenie
web-campaign-keep = Zapisz drużynę
web-campaign-title-change = Zmień nazwę
web-campaign-delete = Usuń
    .heading = Usuń kampanię
    .text = Drużyna i jej dziennik zostaną usunięte na zawsze. Jeśli chcesz je zachować, najpierw zapisz drużynę. Rozegrane stoły pozostaną.
    .do = Usuń na zawsze
web-campaign-deleted = Kampania została usunięta.
web-campaign-cancel = Anuluj
web-campaign-return = Do kampanii

## The next table

web-campaign-table = Stół dla kampanii { $campaign }
web-campaign-scenario = Scenariusz
web-campaign-scenario-again = { $scenario } (jeszcze raz)
web-campaign-who = Kto gra
    .first = Każdy wybierze postać przy stole.
web-campaign-seat = Postać
web-campaign-seat-dead = { $character } (nie żyje: wybór nowej postaci)
web-campaign-seat-new = Nowa osoba w drużynie: wybierze postać przy stole
web-campaign-waiting = Tym razem czekają: { $names }
web-campaign-table-open = Otwórz stół

# The board of Pathfinder in the browser, and the character sheet at its end.


## Around the board

web-pf-tab-hero = Moja postać
web-pf-tab-others = Drużyna
web-pf-headline = { NAME($card) }
web-pf-my-turn = twoja tura
web-pf-turn = tura: { NAME($seat) }
web-pf-turn-short = tura
web-pf-phase-set-up = Przygotowanie
web-pf-phase-reward = Nagrody
web-pf-phase-rebuild = Przebudowa talii
web-pf-phase-over = Koniec
web-pf-bot = bot
web-pf-setup-wait = Pozostali się przygotowują. Potem zostaną wyłożone lokacje.
web-pf-read = Przeczytaj: { $card }
web-pf-go-on = Dalej

## Kinds and families of cards: one, and many

web-pf-kind-weapon = Broń
web-pf-kind-spell = Zaklęcie
web-pf-kind-armor = Zbroja
web-pf-kind-item = Przedmiot
web-pf-kind-ally = Sprzymierzeniec
web-pf-kind-blessing = Błogosławieństwo
web-pf-kind-loot = Łup
web-pf-kind-monster = Potwór
web-pf-kind-barrier = Przeszkoda
web-pf-kind-henchman = Poplecznik
web-pf-kind-villain = Wróg
web-pf-kind-unknown = Wróg, poplecznik lub karta nieznana
web-pf-kind-location = Lokacja
web-pf-kind-scenario = Scenariusz
web-pf-kind-adventure = Przygoda
web-pf-kind-path = Kampania
web-pf-kind-character = Postać
web-pf-kind-role = Rola
web-pf-kinds-weapon = Broń
web-pf-kinds-spell = Zaklęcia
web-pf-kinds-armor = Zbroje
web-pf-kinds-item = Przedmioty
web-pf-kinds-ally = Sprzymierzeńcy
web-pf-kinds-blessing = Błogosławieństwa
web-pf-family-character = Postacie
web-pf-family-role = Role
web-pf-family-boon = Zdobycze
web-pf-family-bane = Zguby
web-pf-family-location = Lokacje
web-pf-family-scenario = Scenariusze
web-pf-family-adventure = Przygody
web-pf-family-path = Kampania
web-pf-count = { $kind }: { $count }

## What stands on cards

web-pf-set = { $set ->
    [B] Zestaw startowy
    [C] Dodatkowy zestaw postaci
   *[other] Zestaw przygodowy { $set }
}
web-pf-or = lub
web-pf-then = następnie
web-pf-veteran = plus numer zestawu przygodowego
web-pf-to-acquire = Zdobycie
web-pf-to-defeat = Pokonanie
web-pf-no-check = Bez testu
web-pf-immune = Odporność na cechy
web-pf-recharge = Przeładowanie
web-pf-cost-reveal = Ujawnij
web-pf-cost-display = Odkryj
web-pf-cost-discard = Odrzuć
web-pf-cost-recharge = Przeładuj
web-pf-cost-bury = Pogrzeb
web-pf-cost-banish = Pozbądź się
web-pf-cost-shuffle = Wtasuj do talii
web-pf-cost-top = Na wierzch talii
web-pf-moment-before = Przed spotkaniem
web-pf-moment-instead = Zamiast testu
web-pf-moment-after = Po spotkaniu
web-pf-moment-undefeated = Jeśli niepokonana
web-pf-moment-defeated = Jeśli pokonana
web-pf-moment-lost = Jeśli niezdobyta
web-pf-here = W tej lokacji
web-pf-closing = Zamykanie
web-pf-closed = Zamknięcie na stałe
web-pf-closed-here = Gdy jest zamknięta
web-pf-villains = Wróg
web-pf-henchmen = Poplecznicy
web-pf-locations = Lokacje
web-pf-during = Podczas tego scenariusza
web-pf-during-adventure = Podczas tej przygody
web-pf-during-path = Podczas tej kampanii
web-pf-reward = Nagroda
web-pf-scenarios = Scenariusze
web-pf-adventures = Przygody
web-pf-hand-size = Liczba kart na ręce
web-pf-favored = Preferowany typ kart
web-pf-favored-any = do wyboru
web-pf-proficient = Biegłość
web-pf-proficient-light-armors = lekkie zbroje
web-pf-proficient-heavy-armors = ciężkie zbroje
web-pf-proficient-weapons = broń

## Dice and skills

web-pf-die = d{ $sides }
web-pf-die-shows = d{ $sides }: { $value }
web-pf-skills = Umiejętności
web-pf-powers = Moce
web-pf-cards-list = Opis talii
web-pf-deck = Talia
web-pf-box-checked = { $box }, zaznaczone
web-pf-box-free = { $box }, niezaznaczone

## A hero

web-pf-hand = Ręka
web-pf-hand-empty = Brak kart na ręce.
web-pf-promised = obiecana
web-pf-promises = { $count ->
    [one] obiecuje { $count } kartę
    [few] obiecuje { $count } karty
    [many] obiecuje { $count } kart
   *[other] obiecuje { $count } karty
}
web-pf-sign-deck = talia
web-pf-sign-discard = odrzucone
web-pf-sign-buried = pogrzebane
web-pf-sign-displayed = w grze
web-pf-pile-discard = { $count ->
    [one] Karty odrzucone: { $count }
    [few] Karty odrzucone: { $count }
    [many] Karty odrzucone: { $count }
   *[other] Karty odrzucone: { $count }
}
web-pf-pile-buried = { $count ->
    [one] Karty pogrzebane: { $count }
    [few] Karty pogrzebane: { $count }
    [many] Karty pogrzebane: { $count }
   *[other] Karty pogrzebane: { $count }
}
web-pf-pile-displayed = { $count ->
    [one] Karty odkryte i w grze: { $count }
    [few] Karty odkryte i w grze: { $count }
    [many] Karty odkryte i w grze: { $count }
   *[other] Karty odkryte i w grze: { $count }
}
web-pf-pile-blessings = { $count ->
    [one] Odrzucone błogosławieństwa: { $count }
    [few] Odrzucone błogosławieństwa: { $count }
    [many] Odrzucone błogosławieństwa: { $count }
   *[other] Odrzucone błogosławieństwa: { $count }
}
web-pf-pile-empty = Nic tu nie leży.
web-pf-known = Znane karty: { $cards }
web-pf-dead = nie żyje
web-pf-harder = poziom trudności +{ $by } w tej turze
web-pf-stopped = koniec eksploracji w tej turze
web-pf-draws = { $reset ->
    [yes] reset ręki, dobierasz: { $count }
   *[no] dobierasz: { $count }
}
web-pf-quiet = { $until ->
    [check] bez pytań w tym teście
    [turn] bez pytań w tej turze
   *[always] bez pytań
}
web-pf-no-character = Jeszcze bez postaci.
web-pf-no-character-mine = Wybierz, kim chcesz być. Wskaż postać, aby przeczytać całą kartę.
web-pf-open-hero = Pokaż postać: { NAME($seat) }
web-pf-choose-hero = Wybierz: { NAME($seat) }

## The map

web-pf-stages = Etapy tury
web-pf-stage-give = Przekazanie
web-pf-stage-move = Ruch
web-pf-stage-explore = Eksploracja
web-pf-stage-close = Zamknięcie
web-pf-act-explore = Eksploruj
web-pf-act-close = Zamknij
web-pf-act-end = Zakończ turę
web-pf-act-roll = Rzuć
web-pf-no-places = Lokacje zostaną wyłożone, gdy wszystkie talie będą gotowe.
web-pf-closed-short = zamknięta
web-pf-shut-short = tymczasowo zamknięta
web-pf-known-top = Karta z wierzchu:
web-pf-known-bottom = Karta ze spodu:
web-pf-clock-top = Ostatnie błogosławieństwo: { $card }
web-pf-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
web-pf-clock = { $left ->
    [0] Nie ma już błogosławieństw.
    [one] Zostało { $left } błogosławieństwo.
    [few] Zostały { $left } błogosławieństwa.
    [many] Zostało { $left } błogosławieństw.
   *[other] Zostało { $left } błogosławieństwa.
}

## The encounter

web-pf-steps = Etapy spotkania
web-pf-step-evade = Unik?
web-pf-step-before = Przed
web-pf-step-check = Test
web-pf-step-acquire = Zdobycie
web-pf-step-next = Kolejny test
web-pf-step-after = Po spotkaniu
web-pf-step-end = Koniec
web-pf-purpose-defeat = aby pokonać: { $card }
web-pf-purpose-acquire = aby zdobyć: { $card }
web-pf-purpose-recharging = aby przeładować: { $card }
web-pf-purpose-close = aby zamknąć: { $card }
web-pf-purpose-otherwise = test: { $card }
web-pf-summoned = przywołana
web-pf-waiting = potem dalej: { $card }
web-pf-odds = szansa na sukces
web-pf-difficulty = poziom trudności
web-pf-result = wynik
web-pf-success = Sukces
web-pf-failure = Porażka
web-pf-weak = −{ $by } za każdą kość
web-pf-add = Dodaj do testu
web-pf-damage = { $type ->
    [combat] obrażenia bojowe
    [fire] obrażenia od ognia
    [cold] obrażenia od zimna
    [acid] obrażenia od kwasu
    [electricity] obrażenia od elektryczności
    [force] obrażenia od mocy
    [mental] obrażenia umysłowe
    [poison] obrażenia od trucizny
   *[other] obrażenia
}
web-pf-damage-fixed = nie można ich zmniejszyć
web-pf-damage-left = { $left ->
    [one] karta do odrzucenia
    [few] karty do odrzucenia
    [many] kart do odrzucenia
   *[other] karty do odrzucenia
}
web-pf-ended-defeated = Pokonana.
web-pf-ended-undefeated = Niepokonana.
web-pf-ended-acquired = Zdobyta.
web-pf-ended-lost = Niezdobyta.
web-pf-ended-evaded = Unik się powiódł.

## Beside the options

web-pf-dies = Za mało kart do dobrania: śmierć
web-pf-up-to = nawet { $chance }
web-pf-brief-play = { NAME($card) }: { $cost ->
    [reveal] ujawnij
    [display] odkryj
    [discard] odrzuć
    [recharge] przeładuj
    [bury] pogrzeb
    [banish] pozbądź się
    [shuffle] wtasuj
   *[top] na wierzch
}
web-pf-brief-skill = { NAME($card) }: { NAME($skill) }
web-pf-brief-return = Wyłóż: { NAME($card) }
web-pf-brief-take = Weź: { NAME($card) }
web-pf-brief-box = Pudełko: { NAME($card) }
web-pf-as = jako { NAME($card) }
web-pf-brief-move = → { NAME($card) }

## Putting decks together

web-pf-my-deck = Moja talia
web-pf-deck-fine = Talia zgadza się z opisem.
web-pf-has-wanted = w talii / potrzeba
web-pf-pool = Na środku stołu
web-pf-pool-empty = Na razie nic. Wybierz karty ze swojej talii, aby wyłożyć je tu dla innych.
web-pf-from-box = Z pudełka
web-pf-other-fine = { NAME($seat) }: talia gotowa
web-pf-other-open = { NAME($seat) }: talia jeszcze niegotowa

## The end

web-pf-end-won = { NAME($card) } – scenariusz wygrany!
web-pf-end-lost = { NAME($card) } – scenariusz przegrany.
web-pf-end-amount = { $won ->
    [yes] Wygrywa cała drużyna.
   *[no] Drużyna może spróbować jeszcze raz.
}
web-pf-time = Czas
web-pf-heroes = Drużyna
web-pf-lost-by = Przyczyna porażki:
web-pf-lost-pf-end-01 = Skończyła się talia błogosławieństw.
web-pf-lost-pf-death-07 = Wszystkie postacie zginęły.
web-pf-sheet = Karta postaci

## Values of the cards

web-value-marks = Podstawowa lub elitarna
web-value-acquire = Test na zdobycie
web-value-powers = Moce
web-value-recharge = Przeładowanie
web-value-defeat = Test na pokonanie
web-value-deck = Karty lokacji
web-value-here = W tej lokacji
web-value-closing = Zamykanie
web-value-closed = Zamknięcie na stałe
web-value-villains = Wróg
web-value-henchmen = Poplecznicy
web-value-locations = Lokacje
web-value-during = Podczas scenariusza
web-value-reward = Nagroda
web-value-scenarios = Scenariusze
web-value-adventures = Przygody
web-value-skills = Umiejętności
web-value-cards = Opis talii
web-value-hand-sizes = Liczba kart na ręce
web-value-roles = Role
web-value-sample = Przykładowa talia
web-value-traits = Cechy

preset-first-scenario = Pierwszy scenariusz
    .help = Ty i bot, z gotowymi taliami.
preset-full-party = Pełna drużyna
    .help = Ty i trzy boty.
preset-solo-hero = W pojedynkę
    .help = Jedna postać: tylko trzy lokacje, ale nikt nie pomoże.
web-game-pathfinder = Pathfinder Adventure Card Game: Rise of the Runelords
    .about = Bohaterowie w wyścigu z czasem: eksplorujcie lokacje, pokonujcie potwory kośćmi i kartami, osaczcie Wroga, zanim skończą się błogosławieństwa.
    .time = 60–90 minut
    .luck = Wszystkie kości twoich testów.
web-how-pathfinder-1 = Wybierz postać. Twoja talia to twój ekwipunek i twoje życie: kto musi dobrać kartę, a nie ma już żadnej, ginie.
web-how-pathfinder-2 = W swojej turze wykonaj ruch, a potem eksploruj: odsłoń kartę lokacji i wykonaj test, rzucając kośćmi. Karty z ręki dodają kości, a inni mogą ci pomóc.
web-how-pathfinder-3 = Pokonujcie popleczników, aby zamykać lokacje i odciąć Wrogowi drogę ucieczki. Każda tura kosztuje jedno z trzydziestu błogosławieństw.
web-how-pathfinder-4 = Osaczcie Wroga, a wygra cała drużyna. W kampanii postać zachowuje zdobycze i rozwija się ze scenariusza na scenariusz.
web-pf-goal-who = { LIST($villains) }
web-pf-goal-open = { $open ->
    [one] { $open } otwarta lokacja
    [few] { $open } otwarte lokacje
    [many] { $open } otwartych lokacji
   *[other] { $open } otwartej lokacji
}
web-pf-goal-blessings = { $left ->
    [one] { $left } błogosławieństwo
    [few] { $left } błogosławieństwa
    [many] { $left } błogosławieństw
   *[other] { $left } błogosławieństwa
}
web-pf-goal-aim = Znaleźć i pokonać Wroga: { LIST($villains) }. Dopóki inna lokacja jest otwarta, Wróg do niej ucieka; gdy żadna nie jest otwarta, wygrywacie.
web-pf-goal-rule = { CAPITAL($rule) }.
web-pf-goal-places = Otwarte lokacje: { LIST($places) }

## Scenes

web-pf-scene-villain = Wróg!
web-pf-scene-escapes = Wróg ucieka
web-pf-scene-closed = Lokacja zamknięta
web-pf-scene-last-blessing = Ostatnie błogosławieństwo
web-pf-scene-death = Bohater ginie
web-pf-scene-won = Zwycięstwo
web-pf-scene-lost = Porażka
web-pf-end-heading = Scenariusz

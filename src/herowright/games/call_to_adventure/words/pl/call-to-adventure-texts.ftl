# The texts of the cards of Call to Adventure. They are put together: gains, triggers, effects, requirements and
# conditions are parts without a full stop; the whole (ca-power-…, ca-card-…) ends with one.
# An effect always follows a colon and begins in lower case.


## Whole texts

ca-card-timing = { $timing }: { $effect }.
ca-card-needs = Wymagania: { $needs }.
ca-card-pays = Na koniec: { $condition }.
ca-card-win-condition = Wróg wygrywa, gdy ma { $one } PD przy jednym graczu, { $two } przy dwóch, { $three } przy trzech i { $four } przy czterech.

## When a hand card may be played

timing-any = W dowolnej chwili
timing-before = Zanim podejmiesz wyzwanie
timing-during = Podczas swojego wyzwania
timing-won = Jeśli w tej turze udało ci się sprostać wyzwaniu
timing-other-faces = Gdy inny gracz podejmuje wyzwanie
timing-other-won = Gdy inny gracz sprosta wyzwaniu
timing-other-lost = Gdy inny gracz nie sprosta wyzwaniu
timing-response = Gdy inny gracz zagrywa kartę

## What a trait requires

ca-needs-xp = wydanie { $xp } PD
ca-needs-ability = { $count ->
    [one] { $count } symbol { NAME($ability, form: "of") } w opowieści
    [few] { $count } symbole { NAME($ability, form: "of") } w opowieści
    [many] { $count } symboli { NAME($ability, form: "of") } w opowieści
   *[other] { $count } symbolu { NAME($ability, form: "of") } w opowieści
}
ca-needs-icon = { $count ->
    [one] { $count } symbol { NAME($icon, form: "of") } w opowieści
    [few] { $count } symbole { NAME($icon, form: "of") } w opowieści
    [many] { $count } symboli { NAME($icon, form: "of") } w opowieści
   *[other] { $count } symbolu { NAME($icon, form: "of") } w opowieści
}
ca-needs-marker-least = { $level ->
    [2] znacznik na polu { ca-space }
   *[other] znacznik na polu { ca-space } lub wyżej
}
ca-needs-marker-most = { $level ->
    [-4] znacznik na polu { ca-space }
   *[other] znacznik na polu { ca-space } lub niżej
}
ca-needs-and = { $first } i { $second }

## What is gained: the object of 'dostajesz'

ca-gain-xp = { $count } PD
ca-gain-hero = { $count ->
    [one] { $count } kartę bohatera
    [few] { $count } karty bohaterów
    [many] { $count } kart bohaterów
   *[other] { $count } karty bohatera
}
ca-gain-antihero = { $count ->
    [one] { $count } kartę antybohatera
    [few] { $count } karty antybohaterów
    [many] { $count } kart antybohaterów
   *[other] { $count } karty antybohatera
}
ca-gain-either = { $count ->
    [one] { $count } kartę bohatera albo antybohatera
    [few] { $count } karty bohaterów albo antybohaterów
    [many] { $count } kart bohaterów albo antybohaterów
   *[other] { $count } karty bohatera albo antybohatera
}
ca-gain-virtue = { $count ->
    [one] { $count } symbol prawości
    [few] { $count } symbole prawości
    [many] { $count } symboli prawości
   *[other] { $count } symbolu prawości
}
ca-gain-corruption = { $count ->
    [one] { $count } symbol zepsucia
    [few] { $count } symbole zepsucia
    [many] { $count } symboli zepsucia
   *[other] { $count } symbolu zepsucia
}
ca-gain-and = { $first } i { $second }

## What a card waits for: beginnings of sentences about the owner or about any player, who is always the subject

ca-when-wins = { $who ->
    [you] Gdy sprostasz wyzwaniu
   *[anybody] Gdy gracz sprosta wyzwaniu
}
ca-when-wins-ability = { $who ->
    [you] Gdy sprostasz wyzwaniu z symbolem { NAME($ability, form: "of") }
   *[anybody] Gdy gracz sprosta wyzwaniu z symbolem { NAME($ability, form: "of") }
}
ca-when-wins-hard = { $who ->
    [you] Gdy sprostasz wyzwaniu na ścieżce z symbolem +1
   *[anybody] Gdy gracz sprosta wyzwaniu na ścieżce z symbolem +1
}
ca-when-wins-exactly = { $who ->
    [you] Gdy sprostasz wyzwaniu z wynikiem dokładnie równym trudności
   *[anybody] Gdy gracz sprosta wyzwaniu z wynikiem dokładnie równym trudności
}
ca-when-wins-dark = { $who ->
    [you] Gdy sprostasz wyzwaniu, mając w puli co najmniej jedną mroczną runę
   *[anybody] Gdy gracz sprosta wyzwaniu, mając w puli co najmniej jedną mroczną runę
}
ca-when-wins-margin = { $who ->
    [you] Gdy sprostasz wyzwaniu z wynikiem wyższym od trudności o co najmniej { $margin }
   *[anybody] Gdy gracz sprosta wyzwaniu z wynikiem wyższym od trudności o co najmniej { $margin }
}
ca-when-loses = { $who ->
    [you] Gdy nie sprostasz wyzwaniu
   *[anybody] Gdy gracz nie sprosta wyzwaniu
}
ca-when-trait = { $who ->
    [you] Gdy zdobędziesz cechę
   *[anybody] Gdy gracz zdobędzie cechę
}
ca-when-ally = { $who ->
    [you] Gdy zdobędziesz sojusznika
   *[anybody] Gdy gracz zdobędzie sojusznika
}
ca-when-icon = { $who ->
    [you] Gdy zdobędziesz kartę opowieści z symbolem { NAME($icon, form: "of") }
   *[anybody] Gdy gracz zdobędzie kartę opowieści z symbolem { NAME($icon, form: "of") }
}
ca-when-plays = { $who ->
    [you] Gdy zagrasz { ca-a-card }
   *[anybody] Gdy gracz zagra { ca-a-card }
}
ca-when-journeys = { $who ->
    [you] Gdy wędrujesz
   *[anybody] Gdy gracz wędruje
}
ca-when-falls = { $who ->
    [you] Za każde pole, o które przesuniesz swój znacznik w dół
   *[anybody] Za każde pole, o które gracz przesunie swój znacznik w dół
}
ca-when-rises = { $who ->
    [you] Za każde pole, o które przesuniesz swój znacznik w górę
   *[anybody] Za każde pole, o które gracz przesunie swój znacznik w górę
}
ca-when-act = { $who ->
    [you] Gdy zakończysz akt
   *[anybody] Gdy gracz zakończy akt
}
ca-when-dark = { $who ->
    [you] Za każdą mroczną runę, którą kupisz
   *[anybody] Za każdą mroczną runę, którą gracz kupi
}

## Powers of a story

ca-power-when = { $who ->
    [you] { $when }, dostajesz { $gain }.
   *[anybody] { $when }, dostaje { $gain }.
}
ca-power-spend = { $limit ->
    [once] Raz w turze możesz wydać { $xp } PD: { $benefit }.
    [ally] Jeśli masz odkrytego sojusznika, możesz wydać { $xp } PD: { $benefit }.
    [adversary] Gdy mierzysz się z wrogiem, możesz wydać { $xp } PD: { $benefit }.
   *[none] Możesz wydać { $xp } PD: { $benefit }.
}
ca-power-sacrifice = Możesz poświęcić tego sojusznika: { $benefit }.
ca-power-surer = Do wyniku każdego swojego wyzwania dodaj { $bonus }.
ca-power-surer-ability = Do wyniku każdego swojego wyzwania z symbolem { NAME($ability, form: "of") } dodaj { $bonus }.
ca-power-more-journeys = { $extra ->
    [one] W swojej turze możesz wędrować o { $extra } raz więcej.
    [few] W swojej turze możesz wędrować o { $extra } razy więcej.
    [many] W swojej turze możesz wędrować o { $extra } razy więcej.
   *[other] W swojej turze możesz wędrować o { $extra } razu więcej.
}

## Powers of adversaries and quests

ca-power-harder-row = Wszystkie inne wyzwania w tym rzędzie mają trudność o { $by } wyższą.
ca-power-harder-ability = Wszystkie inne wyzwania z symbolem { NAME($ability, form: "of") } mają trudność o { $by } wyższą.
ca-power-toll = Wędrówki kosztują o { $xp } PD więcej.
ca-power-dear-dark = Mroczne runy kosztują o { $xp } PD więcej.
ca-power-trade = { $kind ->
    [hero] Kto mierzy się z tym wrogiem, może odrzucać z ręki karty bohaterów; każda dodaje { $bonus } do wyniku.
   *[antihero] Kto mierzy się z tym wrogiem, może odrzucać z ręki karty antybohaterów; każda dodaje { $bonus } do wyniku.
}
ca-power-weakness = Dla graczy z symbolem { NAME($icon, form: "of") } w opowieści trudność tego wroga jest o { $by } niższa.
ca-power-adversary-gains = { $when }, wróg dostaje { $xp } PD.
ca-power-adversary-loses = { $when }, wróg traci { $xp } PD.
ca-power-ends-below = Na koniec wróg dostaje { $xp } PD za każdego gracza, który ma mniej niż { $score } punktów.

## Effects for oneself

ca-effect-add-rune = dołóż do puli zwykłą runę { NAME($ability, form: "of") }
ca-effect-add-rune-of-two = dołóż do puli zwykłą runę { NAME($first, form: "of") } albo { NAME($second, form: "of") }
ca-effect-add-dark = { $count ->
    [one] dołóż do puli { $count } mroczną runę
    [few] dołóż do puli { $count } mroczne runy
    [many] dołóż do puli { $count } mrocznych run
   *[other] dołóż do puli { $count } mrocznej runy
}
ca-effect-borrow-rune = dołóż do puli zwykłą runę zdolności podanej na wyzwaniu, której symbol ma w opowieści inny gracz
ca-effect-add-result = dodaj { $amount } do wyniku
ca-effect-ease = obniż trudność o { $by }
ca-effect-recast = podejmij drugą próbę
ca-effect-turn-rune = obróć jedną z rzuconych run na drugą stronę
ca-effect-calm = pomiń zepsucie z tego rzutu
ca-effect-receive = dostajesz { $gain }
ca-effect-borrow-icon = do końca tury masz w opowieści dodatkowy symbol { NAME($ability, form: "of") }
ca-effect-wander = odrzuć odkrytą kartę opowieści i zastąp ją nową
ca-effect-share = dostajesz { $gain }, a wybrany przez ciebie inny gracz dostaje tyle samo
ca-effect-cancel = { $kind ->
    [hero] jeśli to karta bohatera, anuluj jej efekt
   *[antihero] jeśli to karta antybohatera, anuluj jej efekt
}

## Effects on others

ca-effect-hinder = trudność rośnie o { $by }
ca-effect-ignore-ability = wskaż jedną ze zdolności podanych na wyzwaniu; jej runy się nie liczą
ca-effect-ignore-core = runy podstawowe się nie liczą
ca-effect-frighten = ten gracz musi wybrać inną kartę opowieści; w trybie solo i kooperacyjnym próba pokonania wroga kończy się zamiast tego porażką
ca-effect-chastise = ten gracz traci { $xp } PD
ca-effect-betray = obróć sojusznika innego gracza rewersem do góry
ca-effect-rob = wybrany przez ciebie inny gracz traci { $xp } PD, a ty tyle samo dostajesz
ca-effect-slander = { $corruption ->
    [one] wybrany przez ciebie inny gracz dostaje { $corruption } symbol zepsucia
    [few] wybrany przez ciebie inny gracz dostaje { $corruption } symbole zepsucia
    [many] wybrany przez ciebie inny gracz dostaje { $corruption } symboli zepsucia
   *[other] wybrany przez ciebie inny gracz dostaje { $corruption } symbolu zepsucia
}
ca-effect-unnerve = wybrany przez ciebie inny gracz odrzuca kartę z ręki

## What counts at the end

ca-points = { $worth ->
    [triumph] { $points ->
        [one] { $points } punkt szlachetności
        [few] { $points } punkty szlachetności
        [many] { $points } punktów szlachetności
       *[other] { $points } punktu szlachetności
    }
   *[tragedy] { $points ->
        [one] { $points } punkt nikczemności
        [few] { $points } punkty nikczemności
        [many] { $points } punktów nikczemności
       *[other] { $points } punktu nikczemności
    }
}
ca-each = { $worth ->
    [triumph] { $each ->
        [one] { $each } punkt szlachetności
        [few] { $each } punkty szlachetności
        [many] { $each } punktów szlachetności
       *[other] { $each } punktu szlachetności
    }
   *[tragedy] { $each ->
        [one] { $each } punkt nikczemności
        [few] { $each } punkty nikczemności
        [many] { $each } punktów nikczemności
       *[other] { $each } punktu nikczemności
    }
}
ca-pays-icon = { ca-each } za każdy symbol { NAME($icon, form: "of") } w opowieści
ca-pays-ability = { ca-each } za każdy symbol { NAME($ability, form: "of") } w opowieści
ca-pays-with-ability = { $count ->
    [one] { ca-points } za co najmniej { $count } symbol { NAME($ability, form: "of") } w opowieści
    [few] { ca-points } za co najmniej { $count } symbole { NAME($ability, form: "of") } w opowieści
    [many] { ca-points } za co najmniej { $count } symboli { NAME($ability, form: "of") } w opowieści
   *[other] { ca-points } za co najmniej { $count } symbolu { NAME($ability, form: "of") } w opowieści
}
ca-pays-with-icon = { $count ->
    [one] { ca-points } za co najmniej { $count } symbol { NAME($icon, form: "of") } w opowieści
    [few] { ca-points } za co najmniej { $count } symbole { NAME($icon, form: "of") } w opowieści
    [many] { ca-points } za co najmniej { $count } symboli { NAME($icon, form: "of") } w opowieści
   *[other] { ca-points } za co najmniej { $count } symbolu { NAME($icon, form: "of") } w opowieści
}
ca-pays-kinds = { $kinds ->
    [one] { ca-points } za symbole opowieści co najmniej { $kinds } rodzaju
    [6] dodatkowo { ca-points } za symbole opowieści wszystkich { $kinds } rodzajów
    [few] { ca-points } za symbole opowieści co najmniej { $kinds } rodzajów
    [many] { ca-points } za symbole opowieści co najmniej { $kinds } rodzajów
   *[other] { ca-points } za symbole opowieści co najmniej { $kinds } rodzaju
}
ca-space-least = { $least ->
    [2] M+2
    [1] M+1
    [0] M0
    [-1] M−1
    [-2] M−2
    [-3] M−3
    [-4] M−4
   *[other] M{ $least }
}
ca-space-most = { $most ->
    [2] M+2
    [1] M+1
    [0] M0
    [-1] M−1
    [-2] M−2
    [-3] M−3
    [-4] M−4
   *[other] M{ $most }
}
ca-pays-marker = { $least ->
    [2] { ca-points }, jeśli twój znacznik stoi na polu { ca-space-least }
    [-4] { ca-points }, jeśli twój znacznik stoi na polu { ca-space-most } lub niżej
   *[other] { $most ->
        [2] { ca-points }, jeśli twój znacznik stoi na polu { ca-space-least } lub wyżej
       *[other] { ca-points }, jeśli twój znacznik stoi na którymś z pól od { ca-space-least } do { ca-space-most }
    }
}
ca-pays-card = { $family ->
    [trait] { ca-each } za każdą zdobytą cechę
    [challenge] { ca-each } za każde zdobyte wyzwanie
    [adversary] { ca-each } za każdego pokonanego wroga
    [ally] { ca-each } za każdego niepoświęconego sojusznika
   *[hard] { ca-each } za każdą zdobytą ścieżkę z symbolem +1
}
ca-pays-played = { $kind ->
    [hero] { ca-each } za każdą zagraną kartę bohatera
   *[antihero] { ca-each } za każdą zagraną kartę antybohatera
}
ca-pays-xp = { ca-points }, jeśli zostało ci co najmniej { $xp } PD
ca-pays-tragedy = { ca-each } za każdą zdobytą ścieżkę z punktami nikczemności
ca-pays-and = { $first }; { $second }

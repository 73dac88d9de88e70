# What Call to Adventure says at the table: names of its things, prompts, options, log, refusals and the score sheet.
# Card texts stand in call-to-adventure-texts.ftl, settings in call-to-adventure-settings.ftl; names of cards and the
# sentences of the tales in the files of the acts, the characters and the hand cards.
# Attributes hold other forms of a name: .short for narrow columns, .of after 'symbol' and 'runa', .acc for a direct object.
# Names are not declined: a player's name is always the subject, a card's name stands in quotes or in brackets.


## Abilities

ability-str = Siła
    .short = SIŁ
    .of = siły
ability-dex = Zręczność
    .short = ZRĘ
    .of = zręczności
ability-con = Usposobienie
    .short = USP
    .of = usposobienia
ability-int = Inteligencja
    .short = INT
    .of = inteligencji
ability-wis = Wiedza
    .short = WIE
    .of = wiedzy
ability-cha = Charyzma
    .short = CHA
    .of = charyzmy

## Story icons

icon-divinity = Boskość
    .of = boskości
icon-royalty = Dostojeństwo
    .of = dostojeństwa
icon-nature = Natura
    .of = natury
icon-justice = Sprawiedliwość
    .of = sprawiedliwości
icon-villainy = Szubrawstwo
    .of = szubrawstwa
icon-arcana = Wiedza tajemna
    .of = wiedzy tajemnej

## Runes

rune-core = runa podstawowa
    .acc = runę podstawową
rune-dark = mroczna runa
    .acc = mroczną runę
rune-str = runa siły
    .acc = runę siły
rune-str-special = specjalna runa siły
    .acc = specjalną runę siły
rune-dex = runa zręczności
    .acc = runę zręczności
rune-dex-special = specjalna runa zręczności
    .acc = specjalną runę zręczności
rune-con = runa usposobienia
    .acc = runę usposobienia
rune-con-special = specjalna runa usposobienia
    .acc = specjalną runę usposobienia
rune-int = runa inteligencji
    .acc = runę inteligencji
rune-int-special = specjalna runa inteligencji
    .acc = specjalną runę inteligencji
rune-wis = runa wiedzy
    .acc = runę wiedzy
rune-wis-special = specjalna runa wiedzy
    .acc = specjalną runę wiedzy
rune-cha = runa charyzmy
    .acc = runę charyzmy
rune-cha-special = specjalna runa charyzmy
    .acc = specjalną runę charyzmy

## Families of cards

family-origin = Pochodzenie
family-motivation = Motywacja
family-destiny = Przeznaczenie
family-trait = Cecha
family-challenge = Wyzwanie
family-ally = Sojusznik
family-adversary = Wróg
family-hero = Karta bohatera
family-antihero = Karta antybohatera
family-quest = Misja
family-win-condition = Warunek zwycięstwa

## Parts used inside other messages

ca-act-number = { $act ->
    [1] I
    [2] II
   *[3] III
}
ca-act = Akt { ca-act-number }
ca-space = { $level ->
    [2] M+2
    [1] M+1
    [0] M0
    [-1] M−1
    [-2] M−2
    [-3] M−3
    [-4] M−4
   *[other] M{ $level }
}
ca-a-card = { $kind ->
    [hero] kartę bohatera
   *[antihero] kartę antybohatera
}
ca-the-card = { $kind ->
    [hero] kartę bohatera
   *[antihero] kartę antybohatera
}

## Phases

phase-story = Opowieść

## Prompts: set-up

ca-ask-keep-origin = Które pochodzenie zatrzymujesz?
ca-ask-keep-motivation = Którą motywację zatrzymujesz?
ca-ask-keep-destiny = Które przeznaczenie zatrzymujesz? Do końca gry pozostanie tajemnicą

## Prompts: the turn

ca-ask-turn = Twoja tura: zdobądź cechę albo podejmij wyzwanie
ca-ask-afterwards = Chcesz zrobić w tej turze coś jeszcze?
ca-ask-replace = Żadna z odkrytych kart nie jest dla ciebie dostępna: wymień jedną z nich za darmo
ca-ask-prepare = „{ NAME($card) }”: rzuć runami albo najpierw się przygotuj
ca-ask-after-cast = „{ NAME($card) }”: przyjmij wynik albo go zmień
ca-ask-other-path = Druga próba: którą ścieżkę teraz wybierasz?
ca-ask-flee = Uciekasz od wyzwania „{ NAME($card) }”: wybierz inną kartę
ca-ask-draw = Z której talii dobierasz kartę?
ca-ask-place-ally = Pojawia się sojusznik „{ NAME($card) }”: pod które wyzwanie go wsuwasz?

## Prompts: cards and effects

ca-ask-react = { NAME($seat) } podejmuje wyzwanie „{ NAME($card) }”: zagrywasz kartę?
ca-ask-react-after = { $result ->
    [won] { NAME($seat) } ma za sobą udane wyzwanie: zagrywasz kartę?
   *[lost] { NAME($seat) } ma za sobą nieudane wyzwanie: zagrywasz kartę?
}
ca-ask-respond = { NAME($seat) } zagrywa kartę „{ NAME($card) }”: odpowiadasz?
ca-ask-grant = „{ NAME($card) }”: którą runę dokładasz?
ca-ask-turn-rune = „{ NAME($card) }”: którą runę obracasz?
ca-ask-wander = „{ NAME($card) }”: którą kartę wymieniasz?
ca-ask-target = „{ NAME($card) }”: wybierz innego gracza
ca-ask-betrayed = „{ NAME($card) }”: którego sojusznika obrócić rewersem do góry?
ca-ask-drop = „{ NAME($card) }”: którą kartę odrzucasz?
ca-ask-ignore = „{ NAME($card) }”: runy której zdolności mają się nie liczyć?

## Options

ca-opt-keep = { NAME($card) }
ca-opt-gain = Zdobądź: { NAME($card) }
ca-opt-face = { NAME($card) }: { NAME($path) }
ca-opt-face-adversary = Zmierz się z wrogiem: { NAME($card) }
ca-opt-replace = Wymień: { NAME($card) }
    .all = Wymień kartę ({ $count })
ca-opt-journey = Wędruj i wymień: { NAME($card) } ({ $xp } PD)
    .all = Wędruj i wymień kartę ({ $count })
ca-opt-spend = Użyj: { NAME($card) } ({ $xp } PD)
ca-opt-sacrifice = Poświęć: { NAME($card) }
ca-opt-trade = Odrzuć: { NAME($card) } (+{ $bonus })
ca-opt-cast = Rzuć runami
ca-opt-dark = Kup mroczną runę ({ $xp } PD)
ca-opt-leave = Odłóż runę { NAME($ability, form: "of") }
ca-opt-add = Dołóż z powrotem runę { NAME($ability, form: "of") }
ca-opt-leave-dark = Odłóż mroczną runę
ca-opt-add-dark = Dołóż z powrotem mroczną runę
ca-opt-resolve = Przyjmij wynik
ca-opt-path = { NAME($path) }
ca-opt-draw-hero = Dobierz kartę bohatera
ca-opt-draw-antihero = Dobierz kartę antybohatera
ca-opt-place-ally = Pod kartę „{ NAME($card) }”
ca-opt-rune = { NAME($ability) }
ca-opt-turn-rune = Obróć { NAME($rune, form: "acc") } na { $face }
ca-opt-seat = { NAME($seat) }
ca-opt-betray = { NAME($card) } ({ NAME($seat) })
ca-opt-drop = Odrzuć: { NAME($card) }
ca-opt-play = Zagraj: { NAME($card) }
ca-opt-play-for = Zagraj: { NAME($card) } (korzysta { NAME($seat) })
ca-opt-pass = Spasuj
ca-opt-hush-turn = Pasuj do końca tury
ca-opt-hush-always = Nie pytaj mnie więcej
ca-opt-listen = Znów mnie pytaj
ca-opt-end = Zakończ turę

## Log: set-up

ca-event-first = { $player } zaczyna grę.
ca-event-adversary = Wrogiem jest „{ NAME($card) }”. Misje w grze: { LIST($quests) }.
ca-event-keeps = { $player } zatrzymuje kartę „{ NAME($card) }”.
ca-event-character = { $player } odkrywa pochodzenie „{ NAME($origin) }” i motywację „{ NAME($motivation) }”.

## Log: rows, allies and decks

ca-event-row = Odkryto rząd aktu { ca-act-number }: { LIST($cards) }.
ca-event-revealed = Odkryto kartę „{ NAME($card) }”.
ca-event-ally-placed = { $player } wsuwa sojusznika „{ NAME($card) }” pod kartę „{ NAME($challenge) }”.
ca-event-ally-discarded = Dla sojusznika „{ NAME($card) }” nie ma wyzwania: karta zostaje odrzucona.
ca-discards = { $kind ->
    [hero] Odrzucone karty bohaterów
    [antihero] Odrzucone karty antybohaterów
    [adversary] Odrzucone karty talii wroga
    [act-1] Odrzucone karty aktu I
    [act-2] Odrzucone karty aktu II
   *[act-3] Odrzucone karty aktu III
}
ca-event-reshuffled = { $cards ->
    [one] { ca-discards } zostały potasowane i tworzą nową talię: { $cards } karta.
    [few] { ca-discards } zostały potasowane i tworzą nową talię: { $cards } karty.
    [many] { ca-discards } zostały potasowane i tworzą nową talię: { $cards } kart.
   *[other] { ca-discards } zostały potasowane i tworzą nową talię: { $cards } karty.
}

## Log: the turn

ca-event-turn = { $player } zaczyna turę.
ca-event-trait = { $player } zdobywa cechę „{ NAME($card) }”.
ca-event-journey = { $player } wędruje i wymienia kartę „{ NAME($card) }”.
ca-event-wanders = { $player } wymienia kartę „{ NAME($card) }”.
ca-event-replaced = { $player } wymienia za darmo kartę „{ NAME($card) }”.
ca-event-uses = { $player } wydaje { $xp } PD i korzysta z efektu karty „{ NAME($card) }”.
ca-event-sacrifices = { $player } poświęca sojusznika „{ NAME($card) }”.
ca-event-act = { $player } kończy akt { ca-act-number }.
ca-event-last-turns = { $player } ma już za sobą ostatni akt: każdy inny gracz rozegra jeszcze jedną turę.

## Log: challenges

ca-event-faces = { $player } podejmuje wyzwanie „{ NAME($card) }” i wybiera ścieżkę „{ NAME($path) }” (trudność { $difficulty }).
ca-event-faces-adversary = { $player } mierzy się z wrogiem „{ NAME($card) }” (trudność { $difficulty }).
ca-event-dark = { $count ->
    [one] { $player } kupuje mroczną runę.
    [few] { $player } kupuje mroczną runę; w puli są już { $count }.
    [many] { $player } kupuje mroczną runę; w puli jest ich już { $count }.
   *[other] { $player } kupuje mroczną runę; w puli jest ich już { $count }.
}
ca-event-traded = { $player } odrzuca kartę „{ NAME($card) }” i dodaje do wyniku { $bonus }.
ca-event-cast = { $player } rzuca runami: { SUM($faces, $result) } przy trudności { $difficulty }.
ca-event-won = { $player } ma wynik { $result } przy trudności { $difficulty }: udaje się sprostać wyzwaniu „{ NAME($card) }”.
ca-event-lost = { $player } ma wynik { $result } przy trudności { $difficulty }: nie udaje się sprostać wyzwaniu „{ NAME($card) }”.
ca-event-ally = { $player } zdobywa sojusznika „{ NAME($card) }”.

## Log: experience and morality

ca-event-gains-xp = { $player } dostaje { $xp } PD.
ca-event-gains-xp-by = { $player } dostaje { $xp } PD („{ NAME($card) }”).
ca-event-loses-xp = { $player } traci { $xp } PD.
ca-event-loses-xp-by = { $player } traci { $xp } PD („{ NAME($card) }”).
ca-event-rose = { $spaces ->
    [one] { $player } przesuwa znacznik moralności o { $spaces } pole w górę, na { ca-space }.
    [few] { $player } przesuwa znacznik moralności o { $spaces } pola w górę, na { ca-space }.
    [many] { $player } przesuwa znacznik moralności o { $spaces } pól w górę, na { ca-space }.
   *[other] { $player } przesuwa znacznik moralności o { $spaces } pola w górę, na { ca-space }.
}
ca-event-fell = { $spaces ->
    [one] { $player } przesuwa znacznik moralności o { $spaces } pole w dół, na { ca-space }.
    [few] { $player } przesuwa znacznik moralności o { $spaces } pola w dół, na { ca-space }.
    [many] { $player } przesuwa znacznik moralności o { $spaces } pól w dół, na { ca-space }.
   *[other] { $player } przesuwa znacznik moralności o { $spaces } pola w dół, na { ca-space }.
}

## Log: hand cards and their effects

ca-event-draws = { $player } dobiera { ca-a-card }.
ca-event-draws-card = { $player } dobiera { ca-the-card } „{ NAME($card) }”.
ca-event-no-draw = { $kind ->
    [hero] { $player } nie może dobrać karty: wszystkie karty bohaterów są na rękach albo zostały zagrane.
   *[antihero] { $player } nie może dobrać karty: wszystkie karty antybohaterów są na rękach albo zostały zagrane.
}
ca-event-plays = { $player } zagrywa { ca-the-card } „{ NAME($card) }”.
ca-event-plays-for = { $player } zagrywa { ca-the-card } „{ NAME($card) }”, z której korzysta { NAME($seat) }.
ca-event-cancelled = { $player } anuluje efekt karty „{ NAME($card) }” („{ NAME($by) }”).
ca-event-rune-added = { $player } dokłada runę { NAME($rune, form: "of") } („{ NAME($card) }”).
ca-event-rune-not-added = „{ NAME($card) }” nic nie dokłada: { $player } ma już w puli wszystkie runy { NAME($rune, form: "of") }, które można tak dołożyć.
ca-event-dark-added = { $count ->
    [one] { $player } dokłada { $count } mroczną runę („{ NAME($card) }”).
    [few] { $player } dokłada { $count } mroczne runy („{ NAME($card) }”).
    [many] { $player } dokłada { $count } mrocznych run („{ NAME($card) }”).
   *[other] { $player } dokłada { $count } mrocznej runy („{ NAME($card) }”).
}
ca-event-bonus = { $player } dodaje do wyniku { $amount } („{ NAME($card) }”).
ca-event-eased = { $player } ma teraz do pokonania trudność o { $by } niższą („{ NAME($card) }”).
ca-event-again = { $player } podejmuje drugą próbę („{ NAME($card) }”).
ca-event-rune-turned = { $player } obraca { NAME($rune, form: "acc") } na { $face } („{ NAME($card) }”).
ca-event-calm = { $player } pomija zepsucie z tego rzutu („{ NAME($card) }”).
ca-event-borrowed = { $player } ma do końca tury dodatkowy symbol { NAME($ability, form: "of") } („{ NAME($card) }”).
ca-event-hindered = { $player } ma teraz do pokonania trudność o { $by } wyższą („{ NAME($card) }”).
ca-event-ability-ignored = „{ NAME($card) }”: runy { NAME($ability, form: "of") } nie liczą się w tym wyzwaniu.
ca-event-core-ignored = „{ NAME($card) }”: runy podstawowe nie liczą się w tym wyzwaniu.
ca-event-frightened = { $player } ucieka od wyzwania „{ NAME($challenge) }” („{ NAME($card) }”).
ca-event-doomed = „{ NAME($card) }”: bez względu na wynik { $player } nie sprosta wyzwaniu „{ NAME($challenge) }”.
ca-event-betrayed = { $player } traci sojusznika „{ NAME($ally) }” („{ NAME($card) }”).
ca-event-dropped = { $player } odrzuca kartę „{ NAME($card) }” („{ NAME($by) }”).
ca-event-no-effect = „{ NAME($card) }”: bez efektu.

## Log: the adversary of all, and the end

ca-event-adversary-card = Z talii wroga uderza karta „{ NAME($card) }”.
ca-event-adversary-gains = Wróg dostaje { $xp } PD („{ NAME($card) }”) i ma { $total } z { $goal }.
ca-event-adversary-loses = Wróg traci { $xp } PD („{ NAME($card) }”) i ma { $total } z { $goal }.
ca-event-adversary-beaten = { $player } pokonuje wroga „{ NAME($card) }”.
ca-event-destiny = { $player } odkrywa przeznaczenie „{ NAME($card) }”.
ca-event-joint-win = Wróg pokonany: wygrywacie.
ca-event-joint-loss = Wróg osiągnął swój cel: przegrywacie.

## Refusals

ca-no-not-your-turn = Możesz to zrobić tylko w swojej turze. Poczekaj na nią.
ca-no-second-action = Akcja główna w tej turze jest już za tobą. Możesz jeszcze wędrować, zagrywać karty, używać efektów albo zakończyć turę.
ca-no-end = Nie możesz jeszcze zakończyć tury. Najpierw wykonaj akcję główną i dokończ to, co się zaczęło.
ca-no-not-face-up = Ta karta nie leży odkryta. Wybierz jedną z odkrytych.
ca-no-act-finished = Akt { ca-act-number } masz już za sobą, więc jego karty są dla ciebie zamknięte. Wybierz kartę późniejszego aktu.
ca-no-requirements = Nie spełniasz wszystkich wymagań karty „{ NAME($card) }”. Wybierz inną kartę albo wróć do tej później.
ca-no-adversary-yet = Z wrogiem możesz się zmierzyć, tylko mając dokładnie 8 kart opowieści, a masz ich { $cards }. Najpierw snuj dalej swoją opowieść.
ca-no-adversary-first = Mając 8 kart opowieści, możesz już tylko zmierzyć się z wrogiem.
ca-no-question-first = Najpierw odpowiedz na otwarte pytanie.
ca-no-replacement = Kartę możesz wymienić za darmo tylko wtedy, gdy żadna odkryta karta nie jest dla ciebie dostępna.
ca-no-journey-now = Podczas wyzwania nie można wędrować. Najpierw je rozstrzygnij.
ca-no-more-journeys = Więcej wędrówek w tej turze już ci nie przysługuje. Poczekaj na następną.
ca-no-xp = To kosztuje { $price } PD, a masz { $xp }. Najpierw zdobądź więcej PD.
ca-no-dark-now = Mroczne runy kupuje się po wybraniu wyzwania, a przed rzutem.
ca-no-dark-here = Na najniższym polu toru moralności nie można kupować mrocznych run. Tutaj może ją dać tylko karta.
ca-no-more-dark = Mroczną runę można kupić tylko trzy razy w turze. Rzuć tymi runami, które masz.
ca-no-dark-left = W puli są już wszystkie trzy mroczne runy. Rzuć tymi runami, które masz.
ca-no-not-in-hand = Nie masz tej karty na ręce. Możesz zagrywać tylko karty ze swojej ręki.
ca-no-kind-here = { $kind ->
    [hero] Nie możesz teraz zagrać karty „{ NAME($card) }”: pole, na którym stoi twój znacznik, nie pozwala na karty bohaterów. Najpierw przesuń go w górę.
   *[antihero] Nie możesz teraz zagrać karty „{ NAME($card) }”: pole, na którym stoi twój znacznik, nie pozwala na karty antybohaterów. Najpierw przesuń go w dół.
}
ca-no-twice = Efekt „{ NAME($card) }” został już użyty w tej turze. Znów będzie można go użyć w następnej.
ca-no-effect-now = Efektu „{ NAME($card) }” nie można użyć w tej chwili. Kiedy można, mówi tekst karty.
ca-no-not-now = Karty „{ NAME($card) }” nie można zagrać w tej chwili. Kiedy można, mówi jej tekst.

## Score sheet

category-triumph = Szlachetność
category-tragedy = Nikczemność
category-morality = Tor moralności
category-destiny = Przeznaczenie
category-experience = Doświadczenie
category-hero = Karty bohaterów
category-antihero = Karty antybohaterów
category-allies = Sojusznicy
category-icons = Symbole opowieści
ca-score-triumph = Widoczna na postaciach i ścieżkach
ca-score-tragedy = Widoczna na postaciach i ścieżkach
ca-score-morality = Znacznik na polu { ca-space }
ca-score-destiny = { NAME($card) }: { $condition }
ca-score-experience = { $xp ->
    [one] Został { $xp } PD
    [few] Zostały { $xp } PD
    [many] Zostało { $xp } PD
   *[other] Zostało { $xp } PD
}
ca-score-hero = { $cards ->
    [one] { $cards } zagrana karta
    [few] { $cards } zagrane karty
    [many] { $cards } zagranych kart
   *[other] { $cards } zagranej karty
}
ca-score-antihero = { $cards ->
    [one] { $cards } zagrana karta
    [few] { $cards } zagrane karty
    [many] { $cards } zagranych kart
   *[other] { $cards } zagranej karty
}
ca-score-ally = { NAME($card) }
ca-score-icons = { $count ->
    [one] { $count } symbol { NAME($icon, form: "of") }
    [few] { $count } symbole { NAME($icon, form: "of") }
    [many] { $count } symboli { NAME($icon, form: "of") }
   *[other] { $count } symbolu { NAME($icon, form: "of") }
}
ca-title-true-hero = Prawdziwy bohater
ca-title-winner = Zwycięstwo
ca-title-lost = Porażka

## The numbers of a hero, to tell what an option would give

figure-xp = PD
figure-level = Moralność
figure-hand = Karty na ręce
    .short = Ręka
figure-cards = Karty opowieści
    .short = Opowieść
figure-score = Punkty
figure-odds = Szansa na sukces w %
    .short = Szansa %

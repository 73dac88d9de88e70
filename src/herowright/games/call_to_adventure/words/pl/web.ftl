# The board of Call to Adventure in the browser, and the hero's tale at its end.


## Around the board

web-ca-tab-life = Moja postać
web-ca-tab-others = Inni
web-ca-tab-adversary = Wróg
web-ca-my-turn = twoja tura
web-ca-turn = tura: { NAME($seat) }
web-ca-setup-wait = Pozostali wybierają swoje postacie. Potem zostaną wyłożone rzędy kart.
web-ca-later = Do wyboru później
web-ca-bot = bot
web-ca-first = Zaczyna grę
web-ca-first-short = Zaczyna

## Signs, as they are read aloud

web-ca-sign-triumph = szlachetność
web-ca-sign-tragedy = nikczemność
web-ca-sign-xp = PD
web-ca-sign-hero = karta bohatera
web-ca-sign-antihero = karta antybohatera
web-ca-sign-either = karta bohatera lub antybohatera
web-ca-sign-virtue = prawość
web-ca-sign-corruption = zepsucie
web-ca-sign-points = punkty
web-ca-sign-ally = sojusznik
web-ca-sign-foe = wróg
web-ca-sign-dark = mroczna runa
web-ca-sign-core = runa podstawowa
web-ca-harder = trudność +{ $by }
web-ca-skull = W trybie solo i kooperacyjnym należy do talii wroga
web-ca-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}

## A life

web-ca-score-now = Dotychczasowe punkty
web-ca-secret = Tę kartę widzisz tylko ty.
web-ca-face-down = leży zakryta
web-ca-abilities = Zdolności
web-ca-ability-count = { $ability }: { $count ->
    [0] brak symboli
    [one] { $count } symbol
    [few] { $count } symbole
    [many] { $count } symboli
   *[other] { $count } symbolu
}
web-ca-icon-count = { $icon }: { $count }. Punkty teraz: { $points }, z jeszcze jednym symbolem: { $next }
web-ca-space = { $level }: { $points } pkt; { $plays ->
    [both] można zagrywać karty bohaterów i antybohaterów
    [hero] można zagrywać tylko karty bohaterów
    [antihero] można zagrywać tylko karty antybohaterów
   *[none] nie można zagrywać kart
}{ $dark ->
    [no] ; nie można kupować mrocznych run
   *[yes] { "" }
}
web-ca-space-here = { web-ca-space }. Tu stoi znacznik
web-ca-hand = Ręka
web-ca-hand-empty = Brak kart na ręce.
web-ca-shut = Tej karty nie można zagrać na polu, na którym stoi znacznik.
web-ca-quiet = { $until ->
    [turn] bez pytań w tej turze
   *[always] bez pytań
}
web-ca-played = Zagrane
web-ca-sacrificed = Poświęcony sojusznik: { NAME($card) }
web-ca-open-life = Pokaż postać: { NAME($seat) }
web-ca-choose-player = Wybierz: { NAME($seat) }
web-ca-progress = Akt { $act }, karty opowieści: { $cards }

## The rows

web-ca-difficulty = Trudność { $difficulty }
web-ca-difficulty-changed = Trudność { $difficulty } (na karcie: { $printed })
web-ca-odds = Szansa na sukces
web-ca-best = → { $odds } ({ $xp } PD)
web-ca-best-help = { $runes ->
    [one] Nawet { $odds } z { $runes } mroczną runą za { $xp } PD. Może ona przynieść zepsucie.
    [few] Nawet { $odds } z { $runes } mrocznymi runami za { $xp } PD. Każda z nich może przynieść zepsucie.
    [many] Nawet { $odds } z { $runes } mrocznymi runami za { $xp } PD. Każda z nich może przynieść zepsucie.
   *[other] Nawet { $odds } z { $runes } mrocznej runy za { $xp } PD. Każda z nich może przynieść zepsucie.
}
web-ca-met = Spełniasz wymagania.
web-ca-unmet = Nie spełniasz wymagań.
web-ca-deck = { $cards ->
    [one] Talia: { $cards } karta
    [few] Talia: { $cards } karty
    [many] Talia: { $cards } kart
   *[other] Talia: { $cards } karty
}
web-ca-discard = { $cards ->
    [one] Stos kart odrzuconych: { $cards } karta
    [few] Stos kart odrzuconych: { $cards } karty
    [many] Stos kart odrzuconych: { $cards } kart
   *[other] Stos kart odrzuconych: { $cards } karty
}
web-ca-pile-empty = Nic tu nie leży.
web-ca-face-down-row = { $act ->
    [2] Akt II zostanie odkryty, gdy ktoś zakończy akt I.
   *[3] Akt III zostanie odkryty, gdy ktoś zakończy akt II.
}
web-ca-opens = Ten rząd odkryje { NAME($seat) } na początku swojej następnej tury.
web-ca-journeys = { $left ->
    [0] W tej turze nie ma już wędrówek
    [one] Została { $left } wędrówka w tej turze ({ $xp } PD)
    [few] Zostały { $left } wędrówki w tej turze (po { $xp } PD)
    [many] Zostało { $left } wędrówek w tej turze (po { $xp } PD)
   *[other] Zostało { $left } wędrówki w tej turze (po { $xp } PD)
}
web-ca-adversary-deck = { $cards ->
    [one] Talia wroga: { $cards } karta
    [few] Talia wroga: { $cards } karty
    [many] Talia wroga: { $cards } kart
   *[other] Talia wroga: { $cards } karty
}
web-ca-goal = Wróg ma { $xp } z { $goal } PD potrzebnych mu do zwycięstwa.
web-ca-beaten = Wroga pokonuje { $seat }

## The cloth

web-ca-rune-shows = { $rune }: { $adds }
web-ca-rune-gives = { $rune }: { $adds }, { $gift }
web-ca-to-reach = trudność
web-ca-result = wynik
web-ca-bonus = premia
web-ca-dark-more = Z dodatkowymi mrocznymi runami
web-ca-price = { $xp } PD
web-ca-doomed = Porażka bez względu na runy
web-ca-verdict-won = Sukces
web-ca-verdict-lost = Porażka
web-ca-verdict-enough = Wystarczy
web-ca-verdict-short = Za mało
web-ca-last-cast = Ostatni rzut
web-ca-go-on = Z powrotem do rzędów

## Beside the options

web-ca-chance = { $odds }
web-ca-in-deck = { $cards ->
    [one] została { $cards }
    [few] zostały { $cards }
    [many] zostało { $cards }
   *[other] zostało { $cards }
}
web-ca-brief-path = { NAME($path) }
web-ca-brief-journey = Wędruj: { NAME($card) }
web-ca-brief-use = Użyj: { NAME($card) }

## Values of the cards

web-value-title = Tytuł
web-value-abilities = Symbole zdolności
web-value-icons = Symbole opowieści
web-value-needs = Wymagania
web-value-rewards = Ścieżki i nagrody
web-value-difficulty = Trudność
web-value-tests = Zdolności podane na karcie
web-value-copies = Liczba egzemplarzy
web-value-timing = Kiedy się ją zagrywa
web-value-xp = Doświadczenie

## The end

web-ca-end-won = Wróg pokonany!
web-ca-end-lost = Wróg zwycięża.
web-ca-tale = Opowieść o bohaterze
web-ca-tale-of = Opowieść: { $name }

preset-first-tale = Pierwsza opowieść
    .help = Grasz przeciw jednemu botowi, bez wybierania postaci, bez sojuszników i wrogów.
preset-full-tale = Pełna opowieść
    .help = Grasz przeciw dwóm botom, ze wszystkimi kartami.
preset-solo-tale = W pojedynkę
    .help = Grasz sam na sam z wrogiem.
preset-together = Razem
    .help = Ty i bot przeciw wspólnemu wrogowi.
web-game-call-to-adventure = Zew przygody
    .about = Trzy akty, od pochodzenia do przeznaczenia: zdobywaj cechy, rzucaj runami, by sprostać wyzwaniom, i stwórz własną opowieść.
    .time = 30–60 minut
    .luck = Wszystkie rzucone przez ciebie runy.
web-how-call-to-adventure-1 = Zaczynasz z pochodzeniem, motywacją i przeznaczeniem, którego aż do końca gry nie zna nikt poza tobą.
web-how-call-to-adventure-2 = W swojej turze zdobywasz cechę albo podejmujesz wyzwanie: wybierasz ścieżkę, zbierasz runy i rzucasz nimi.
web-how-call-to-adventure-3 = Mroczne runy pomagają, ale sprowadzają zepsucie. Miejsce na torze moralności decyduje, które karty wolno ci zagrywać i ile punktów da ci na koniec ten tor.
web-how-call-to-adventure-4 = Gdy ktoś zakończy akt III, pozostali mają jeszcze po jednej turze; potem wygrywa ten, kto ma najwięcej punktów przeznaczenia. Możecie też stawić czoła wrogowi, w pojedynkę albo razem.
web-ca-goal-cards = karty: { $cards }/{ $of }
web-ca-goal-aim = Opowiedzieć najwspanialszą historię: mieć na koniec najwięcej punktów.
web-ca-goal-together = Pokonać razem wroga, zanim zdobędzie dość doświadczenia, i sprawić, by każda opowieść była dość wspaniała.
web-ca-goal-act = Karty aktu { $act }: { $cards } z { $of }. Z trzecią akt jest ukończony.
web-ca-goal-end = Kto pierwszy ukończy akt III, kończy grę: pozostali mają wtedy jeszcze jedną turę.
web-ca-goal-last = Akt III jest ukończony: to ostatnie tury.

## Scenes

web-ca-scene-act = Koniec aktu { ca-act-number }
web-ca-scene-last = Ostatnie tury
web-ca-scene-tale = Opowieść, której bohaterem jest { NAME($seat) }
web-ca-scene-beaten = Wróg pokonany
web-ca-scene-won = Zwycięstwo
web-ca-scene-lost = Porażka

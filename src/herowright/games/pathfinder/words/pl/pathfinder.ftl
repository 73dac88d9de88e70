# What Pathfinder says at the table: prompts, options, log, refusals, decks and the score sheet. Card texts and the names
# of skills, kinds and traits stand in pathfinder-cards.ftl, settings in pathfinder-settings.ftl; names of cards in the
# files of their families.
# Names are not declined: a player's name is always the subject or stands after a colon, a card's name stands in quotes.


## Families of cards

family-boon = Zdobycz
family-bane = Zguba
family-location = Lokacja
family-scenario = Scenariusz
family-adventure = Przygoda
family-path = Kampania
family-character = Postać
family-role = Rola

## Parts used inside other messages

pf-kind-name = { $kind ->
    [weapon] { kind-weapon.in }
    [spell] { kind-spell.in }
    [armor] { kind-armor.in }
    [item] { kind-item.in }
    [ally] { kind-ally.in }
    [blessing] { kind-blessing.in }
    [monster] { kind-monster.in }
    [barrier] { kind-barrier.in }
    [henchman] { kind-henchman.in }
   *[villain] { kind-villain.in }
}
pf-damage-name = { $type ->
    [fire] { pf-damage-fire }
    [cold] { pf-damage-cold }
    [acid] { pf-damage-acid }
    [electricity] { pf-damage-electricity }
    [force] { pf-damage-force }
    [mental] { pf-damage-mental }
    [poison] { pf-damage-poison }
   *[combat] { pf-damage-combat }
}
    .gen = { $type ->
    [fire] { pf-damage-fire }
    [cold] { pf-damage-cold }
    [acid] { pf-damage-acid }
    [electricity] { pf-damage-electricity }
    [force] { pf-damage-force }
    [mental] { pf-damage-mental.gen }
    [poison] { pf-damage-poison }
   *[combat] { pf-damage-combat.gen }
}
pf-damage-count = { $amount ->
    [one] { $amount } obrażenie { pf-damage-name }
    [few] { $amount } obrażenia { pf-damage-name }
    [many] { $amount } obrażeń { pf-damage-name.gen }
   *[other] { DICE($amount) } obrażeń { pf-damage-name.gen }
}
pf-puts = { $to ->
    [discard] { $player } odrzuca kartę „{ NAME($card) }”
    [recharge] { $player } przeładowuje kartę „{ NAME($card) }”
    [bury] { $player } grzebie kartę „{ NAME($card) }”
    [display] { $player } odkrywa kartę „{ NAME($card) }”
    [hand] { $player } bierze na rękę kartę „{ NAME($card) }”
    [top] { $player } kładzie na wierzchu talii kartę „{ NAME($card) }”
    [shuffle] { $player } wtasowuje do talii kartę „{ NAME($card) }”
   *[banish] { $player } pozbywa się karty „{ NAME($card) }”
}

## Phases

phase-scenario = Scenariusz
phase-reset = Resetowanie ręki
phase-reward = Nagrody
phase-rebuild = Przebudowa talii

## Prompts: set-up

pf-ask-character = Którą postacią grasz?
pf-ask-deck = Z jaką talią zaczynasz?
pf-ask-build = Zbuduj talię: którą kartę bierzesz z pudełka?
pf-ask-swap = Chcesz wymienić kartę ze swojej talii z innym graczem?
pf-ask-swap-for = Co chcesz w zamian za kartę „{ NAME($card) }”?
pf-ask-favored = Jakiego typu kartę chcesz mieć na początkowej ręce?
pf-ask-start = Gdzie zaczynasz?
pf-ask-first = Kto rozgrywa pierwszą turę?

## Prompts: the turn

pf-ask-turn = Twoja tura: co robisz?
pf-ask-give-to = Kto dostaje kartę „{ NAME($card) }”?
pf-ask-at-start = Początek twojej tury: używasz mocy „{ NAME($power) }”?
pf-ask-at-end = Koniec twojej tury: używasz mocy „{ NAME($power) }”?
pf-ask-reset = { $left ->
    [one] Zresetuj rękę: odrzucasz najpierw jakieś karty? W talii została { $left } karta
    [few] Zresetuj rękę: odrzucasz najpierw jakieś karty? W talii zostały { $left } karty
    [many] Zresetuj rękę: odrzucasz najpierw jakieś karty? W talii zostało { $left } kart
   *[other] Zresetuj rękę: odrzucasz najpierw jakieś karty? W talii zostało { $left } karty
}
pf-ask-discard-down = { $count ->
    [one] Masz za dużo kart na ręce: odrzuć jeszcze { $count } kartę
    [few] Masz za dużo kart na ręce: odrzuć jeszcze { $count } karty
    [many] Masz za dużo kart na ręce: odrzuć jeszcze { $count } kart
   *[other] Masz za dużo kart na ręce: odrzuć jeszcze { $count } karty
}
pf-ask-move-to = Dokąd się przenosisz?
pf-ask-bring = Kogo sprowadzasz do siebie?

## Prompts: encounters, checks and damage

pf-ask-evade = Spotykasz kartę „{ NAME($card) }”: stawiasz jej czoła czy stosujesz unik?
pf-ask-evaded-to = Gdzie trafia karta „{ NAME($card) }”?
pf-ask-order = Kto jest następny?
pf-ask-next-effect = Co następuje najpierw?
pf-ask-which-check = Kto wykonuje ten test?
pf-ask-which-difficulty = Karty równej rangi podają różne poziomy trudności: który obowiązuje?
pf-ask-skill = { $more ->
    [yes] Poziom trudności { $difficulty } lub wyższy: czego używasz w tym teście?
   *[no] Poziom trudności { $difficulty }: czego używasz w tym teście?
}
pf-ask-prepare = { DICE($dice) } przeciw { $difficulty }: rzuć kośćmi albo najpierw się przygotuj
pf-ask-help = Zaraz rzuca { NAME($seat) }, poziom trudności { $difficulty }: pomagasz?
pf-ask-failed = { $result } przeciw { $difficulty } to porażka: godzisz się z nią?
pf-ask-recharge = Próbujesz przeładować kartę „{ NAME($card) }”?
pf-ask-recharge-order = Którą kartą zajmujesz się najpierw?
pf-ask-damage = Masz otrzymać { pf-damage-count }: zmniejszasz je?
pf-ask-ward = Obrażenia ({ $amount }) za chwilę otrzyma { NAME($seat) }: pomagasz?
pf-ask-suffer = { $left ->
    [one] Obrażenia: odrzuć jeszcze { $left } kartę
    [few] Obrażenia: odrzuć jeszcze { $left } karty
    [many] Obrażenia: odrzuć jeszcze { $left } kart
   *[other] Obrażenia: odrzuć jeszcze { $left } karty
}
pf-ask-close = Próbujesz zamknąć lokację „{ NAME($card) }”?
pf-ask-close-pay = { $to ->
    [discard] Którą kartę odrzucasz?
    [recharge] Którą kartę przeładowujesz?
    [bury] Którą kartę grzebiesz?
   *[banish] Której karty się pozbywasz?
}
pf-ask-guard = Wróg się ujawnił: próbujesz tymczasowo zamknąć lokację „{ NAME($card) }”?
pf-ask-close-beaten = Wróg pokonany: zamykasz lokację „{ NAME($card) }”?

## Prompts: cards and powers

pf-ask-pay = { $cost ->
    [reveal] { NAME($power) }: którą kartę ujawniasz?
    [discard] { NAME($power) }: którą kartę odrzucasz?
    [recharge] { NAME($power) }: którą kartę przeładowujesz?
    [bury] { NAME($power) }: którą kartę grzebiesz?
   *[banish] { NAME($power) }: której karty się pozbywasz?
}
pf-ask-heal = Kto odzyskuje karty?
pf-ask-raise = Kto wraca do życia?
pf-ask-examine-where = Talię której lokacji badasz?
pf-ask-examined = Kładziesz jedną z tych kart na spodzie talii?
pf-ask-look-where = Którą kartę badasz?
pf-ask-put-where = Gdzie kładziesz kartę „{ NAME($card) }”?
pf-ask-retrieve = Którą kartę bierzesz ze swojego stosu kart odrzuconych?
pf-ask-search = Którą kartę bierzesz ze swojej talii?
pf-ask-lose-card = { $to ->
    [discard] Którą kartę odrzucasz?
    [recharge] Którą kartę przeładowujesz?
    [bury] Którą kartę grzebiesz?
   *[banish] Której karty się pozbywasz?
}
pf-ask-bury-discarded = Którą kartę ze swojego stosu kart odrzuconych grzebiesz?
pf-ask-keep-one = Którą kartę zatrzymujesz?
pf-ask-do-or-not = Czy chcesz { $what }?
pf-what-replace = usunąć z gry kartę „{ NAME($card) }” i zastąpić ją inną tego samego typu

## Prompts: after the scenario

pf-ask-feat = { $kind ->
    [skill] Którą umiejętność usprawniasz?
    [power] Którą moc usprawniasz?
   *[card] Jakiego typu kartę dodajesz do opisu talii?
}
pf-ask-role = Którą rolę wybierasz?
pf-ask-reward-kind = Jakiego typu kartę dobierasz z pudełka?
pf-ask-loot = Kto dostaje łup „{ NAME($card) }”?
pf-ask-rebuild = Przebuduj talię: które karty wymieniasz?

## Options: answers

pf-opt-yes = Tak
pf-opt-no = Nie
pf-opt-done = Gotowe
pf-opt-pass = Spasuj
pf-opt-leave = Zostaw
pf-opt-stay = Zostań na miejscu
pf-opt-hush-check = Pasuj w tym teście
pf-opt-hush-turn = Pasuj do końca tury
pf-opt-hush-always = Nie pytaj mnie więcej
pf-opt-listen = Znów mnie pytaj
pf-opt-skip = Graj dalej bez czekania

## Options: set-up and decks

pf-opt-character = { NAME($card) }
pf-opt-sample = Gotowa talia
pf-opt-own-deck = Własna talia
pf-opt-fill = Z pudełka: { NAME($card) }
pf-opt-pool = Ze środka: { NAME($card) }
pf-opt-return = Na środek: { NAME($card) }
pf-opt-swap = { NAME($card) } ({ NAME($seat) })
pf-opt-start = { NAME($card) }
pf-opt-seat = { NAME($seat) }
pf-opt-effect = { NAME($card) }
pf-opt-difficulty = Poziom trudności { $number } ({ NAME($card) })
pf-opt-kind = { NAME($kind) }
pf-opt-feat-skill = { NAME($line) } +{ $number }
pf-opt-feat-power = { NAME($line) } (pole { $number })
pf-opt-feat-card = { NAME($line) } +{ $number }
pf-opt-role = { NAME($role) }

## Options: the turn

pf-opt-explore = Eksploruj
pf-opt-instead = Skorzystaj z lokacji zamiast eksplorować
pf-opt-give = Przekaż: { NAME($card) }
    .all = Przekaż kartę ({ $count })
pf-opt-move = Przenieś się: { NAME($card) }
pf-opt-close = Spróbuj zamknąć tę lokację
pf-opt-close-way = Zamknij: { $way }
pf-opt-end = Zakończ turę
pf-opt-end-keep = Zakończ turę i zachowaj karty na ręce

## Options: encounters and checks

pf-opt-face = Staw jej czoła
pf-opt-decline = Nie próbuj zdobyć
pf-opt-check-by = Test { $number }: { NAME($seat) }
pf-opt-next-check = Przejdź do następnego testu
pf-opt-use = { NAME($skill) } ({ $difficulty })
pf-opt-fight = Walcz: { NAME($skill) } ({ $difficulty })
pf-opt-roll = Rzuć kośćmi
pf-opt-accept = Pogódź się z wynikiem
pf-opt-take-it = Otrzymaj obrażenia
pf-opt-shuffle = Wtasuj do jej talii
pf-opt-top = Na wierzch talii
pf-opt-bottom = Na spód talii
pf-opt-under-top = Pod wierzchnią kartę
pf-opt-look-top = Wierzchnia karta
pf-opt-look-bottom = Spodnia karta
pf-opt-look = { NAME($card) }
pf-opt-under = Na spód: { NAME($card) }

## Options: cards and powers

pf-opt-play = { NAME($card) } ({ pf-cost }): { $effect }
pf-opt-play-skill = { NAME($card) }, { NAME($skill) } ({ pf-cost }): { $effect }
pf-opt-power = { NAME($character) }: { NAME($power) }
pf-opt-power-skill = { NAME($character) }: { NAME($power) }, { NAME($skill) }
pf-opt-promise = Obiecaj pomoc: { NAME($card) }
pf-opt-withdraw = Cofnij obietnicę: { NAME($card) }
pf-opt-call = Pomaga { NAME($seat) }: { NAME($card) }
pf-opt-drop = { NAME($card) }
pf-opt-pay = { NAME($card) }
pf-opt-top-card = Wierzchnia karta twojej talii
pf-opt-retrieve = { NAME($card) }
pf-opt-find = { NAME($card) }
pf-opt-keep = Zatrzymaj: { NAME($card) }
pf-opt-recharge = { NAME($card) }

## Log: set-up

pf-event-character = { $person } gra jako { NAME($character) }.
pf-event-deck-gains = { $player } bierze z pudełka do talii kartę „{ NAME($card) }”.
pf-event-exchanges = { $player } oddaje kartę „{ NAME($card) }”, a { NAME($seat) } daje za nią „{ NAME($other) }”.
pf-event-scenario = Rozłożono scenariusz „{ NAME($card) }”.
pf-event-starts = { $player } zaczyna w lokacji „{ NAME($place) }”.
pf-event-hand = { $count ->
    [one] { $player } zaczyna z { $count } kartą: { LIST($cards) }.
    [few] { $player } zaczyna z { $count } kartami: { LIST($cards) }.
    [many] { $player } zaczyna z { $count } kartami: { LIST($cards) }.
   *[other] { $player } zaczyna z { $count } karty: { LIST($cards) }.
}
pf-event-begins = { $player } rozgrywa pierwszą turę.

## Log: the turn

pf-event-blessing = { $left ->
    [one] { $player } zaczyna turę z błogosławieństwem „{ NAME($card) }”; zostało { $left } błogosławieństwo.
    [few] { $player } zaczyna turę z błogosławieństwem „{ NAME($card) }”; zostały { $left } błogosławieństwa.
    [many] { $player } zaczyna turę z błogosławieństwem „{ NAME($card) }”; zostało { $left } błogosławieństw.
   *[other] { $player } zaczyna turę z błogosławieństwem „{ NAME($card) }”; zostało { $left } błogosławieństwa.
}
pf-event-gives = { $player } przekazuje kartę „{ NAME($card) }”, a dostaje ją { NAME($seat) }.
pf-event-moves = { $player } przenosi się do lokacji „{ NAME($place) }”.
pf-event-explores = { $player } eksploruje i spotyka kartę „{ NAME($card) }”.
pf-event-draws = { $count ->
    [one] { $player } dobiera { $count } kartę: { LIST($cards) }.
    [few] { $player } dobiera { $count } karty: { LIST($cards) }.
    [many] { $player } dobiera { $count } kart: { LIST($cards) }.
   *[other] { $player } dobiera { $count } karty: { LIST($cards) }.
}
pf-event-draws-instead = „{ NAME($card) }”: { $player } dobiera { $instead } zamiast { $count }.

## Log: encounters

pf-event-meets = { $player } spotyka przywołaną kartę „{ NAME($card) }”.
pf-event-evades = { $player } unika karty „{ NAME($card) }”.
pf-event-acquires = { $player } zdobywa kartę „{ NAME($card) }”.
pf-event-misses = { $player } nie zdobywa karty „{ NAME($card) }”.
pf-event-defeats = { $player } pokonuje kartę „{ NAME($card) }”.
pf-event-fails = { $player } nie pokonuje karty „{ NAME($card) }”.
pf-event-lacks-trait = { $player } wykonuje test bez cechy { NAME($trait) }: karta „{ NAME($card) }” pozostaje niepokonana.
pf-event-replaced = { $player } usuwa z gry kartę „{ NAME($card) }”; jej miejsce zajmuje „{ NAME($other) }”.

## Log: checks

# A game saved by an earlier version does not tell the skill.
pf-event-rolls = { $player } rzuca: { ROLL($dice, $plus, $result) } przeciw { $difficulty } – { $success ->
        [yes] sukces
       *[no] porażka
    }{ $skilled ->
        [yes] { " " }({ NAME($skill) })
       *[no] { "" }
    }.
pf-event-sure-success = { $player } odnosi sukces bez rzutu.
pf-event-harder = { $player } ma do końca tury testy trudniejsze o { $by } („{ NAME($card) }”).
pf-event-difficulty = „{ NAME($source) }”: { $player } ma przeciw karcie „{ NAME($card) }” poziom trudności { $number }.
pf-event-no-more-exploring = „{ NAME($card) }”: { $player } nie może już w tej turze eksplorować.
pf-event-on-roll = „{ NAME($card) }”: { $player } rzuca d{ $die }, wypada { $rolled } (pech: najwyżej { $most }).

## Chances: why not every success counts, after the percentage; $reach is the chance of the roll itself in per cent

pf-vain-trait = pokonuje ją tylko cecha { NAME($trait) } (szansa na udany rzut: { $reach }%)
pf-vain-failed = wcześniejszy test się nie udał, więc pozostanie niepokonana (szansa na udany rzut: { $reach }%)
pf-vain-kept = wlicza też następstwo pokonania: { $trouble } (szansa na udany rzut: { $reach }%)

## Log: cards and powers

pf-event-plays = { $cost ->
    [reveal] { $player } ujawnia kartę „{ NAME($card) }”.
    [display] { $player } odkrywa kartę „{ NAME($card) }”.
    [recharge] { $player } zagrywa i przeładowuje kartę „{ NAME($card) }”.
    [bury] { $player } zagrywa i grzebie kartę „{ NAME($card) }”.
    [banish] { $player } zagrywa kartę „{ NAME($card) }” i pozbywa się jej.
    [shuffle] { $player } zagrywa kartę „{ NAME($card) }” i wtasowuje ją do talii.
    [top] { $player } zagrywa kartę „{ NAME($card) }” i kładzie ją na wierzchu talii.
   *[discard] { $player } zagrywa i odrzuca kartę „{ NAME($card) }”.
}
pf-event-settles = Po zagraniu { pf-puts }.
pf-event-loses = { $source ->
    [damage] Z powodu obrażeń { pf-puts }.
    [reset] { pf-puts }.
   *[other] { pf-puts }.
}
pf-event-loses-top = { $to ->
    [discard] { $player } odrzuca wierzchnią kartę swojej talii: „{ NAME($card) }”.
    [recharge] { $player } przeładowuje wierzchnią kartę swojej talii: „{ NAME($card) }”.
    [bury] { $player } grzebie wierzchnią kartę swojej talii: „{ NAME($card) }”.
    [display] { $player } odkrywa wierzchnią kartę swojej talii: „{ NAME($card) }”.
    [hand] { $player } bierze na rękę wierzchnią kartę swojej talii: „{ NAME($card) }”.
    [top] { $player } zostawia na wierzchu swojej talii kartę „{ NAME($card) }”.
    [shuffle] { $player } wtasowuje wierzchnią kartę swojej talii: „{ NAME($card) }”.
   *[banish] { $player } pozbywa się wierzchniej karty swojej talii: „{ NAME($card) }”.
}
pf-event-buries = { $player } grzebie kartę „{ NAME($card) }” ze stosu kart odrzuconych.
pf-event-uses = { $player } używa mocy „{ NAME($power) }”.
pf-event-promises = { $player } obiecuje pomóc kartą „{ NAME($card) }”.
pf-event-withdraws = { $player } cofa obietnicę pomocy kartą „{ NAME($card) }”.
pf-event-heals = { $count ->
    [0] „{ NAME($card) }”: { $player } nie ma czego odzyskać.
    [one] „{ NAME($card) }”: { $player } wtasowuje do talii { $count } kartę ze stosu kart odrzuconych.
    [few] „{ NAME($card) }”: { $player } wtasowuje do talii { $count } karty ze stosu kart odrzuconych.
    [many] „{ NAME($card) }”: { $player } wtasowuje do talii { $count } kart ze stosu kart odrzuconych.
   *[other] „{ NAME($card) }”: { $player } wtasowuje do talii { $count } karty ze stosu kart odrzuconych.
}
pf-event-retrieves = { $to ->
    [hand] { $player } bierze na rękę kartę „{ NAME($card) }” ze stosu kart odrzuconych.
    [top] { $player } kładzie na wierzchu talii kartę „{ NAME($card) }” ze stosu kart odrzuconych.
    [shuffle] { $player } wtasowuje do talii kartę „{ NAME($card) }” ze stosu kart odrzuconych.
   *[recharge] { $player } kładzie na spodzie talii kartę „{ NAME($card) }” ze stosu kart odrzuconych.
}
pf-event-swaps = { $player } bierze ze stosu kart odrzuconych kartę „{ NAME($card) }” w zamian za „{ NAME($other) }”.
pf-event-finds = { $player } znajduje w talii kartę „{ NAME($card) }” i bierze ją na rękę.
pf-event-from-box = { $player } dobiera z pudełka kartę „{ NAME($card) }”.
pf-event-raised = „{ NAME($card) }”: { $player } wraca do życia.
pf-event-examines = { $player } bada wierzch talii lokacji „{ NAME($place) }”: { LIST($cards) }.
pf-event-examines-bottom = { $player } bada spód talii lokacji „{ NAME($place) }”: { LIST($cards) }.
pf-event-examines-own = { $player } bada wierzchnią kartę swojej talii: „{ NAME($card) }”.
pf-event-puts-under = { $player } kładzie kartę „{ NAME($card) }” na spodzie talii lokacji „{ NAME($place) }”.
pf-event-puts-second = { $player } kładzie kartę „{ NAME($card) }” pod wierzchnią kartą talii lokacji „{ NAME($place) }”.
pf-event-added = { $player } dodaje nowe karty do talii lokacji „{ NAME($place) }” (typ: { pf-kind-name }).
pf-event-time-back = { $count ->
    [one] „{ NAME($card) }”: { $player } wtasowuje { $count } błogosławieństwo z powrotem do talii błogosławieństw.
    [few] „{ NAME($card) }”: { $player } wtasowuje { $count } błogosławieństwa z powrotem do talii błogosławieństw.
    [many] „{ NAME($card) }”: { $player } wtasowuje { $count } błogosławieństw z powrotem do talii błogosławieństw.
   *[other] „{ NAME($card) }”: { $player } wtasowuje { $count } błogosławieństwa z powrotem do talii błogosławieństw.
}
pf-event-time-lost = { $count ->
    [one] „{ NAME($card) }”: z talii błogosławieństw przepada { $count } karta.
    [few] „{ NAME($card) }”: z talii błogosławieństw przepadają { $count } karty.
    [many] „{ NAME($card) }”: z talii błogosławieństw przepada { $count } kart.
   *[other] „{ NAME($card) }”: z talii błogosławieństw przepada { $count } karty.
}

## Log: damage and death

pf-event-threatens = „{ NAME($card) }”: { $player } ma otrzymać { pf-damage-count }.
pf-event-less-damage = { $player } zmniejsza obrażenia o { $by } („{ NAME($power) }”).
pf-event-suffers = { $amount ->
    [0] { $player } nie otrzymuje obrażeń.
   *[other] { $cards ->
        [0] { $player } otrzymuje { pf-damage-count }, ale nie ma czego odrzucić.
        [one] { $player } otrzymuje { pf-damage-count } i odrzuca { $cards } kartę.
        [few] { $player } otrzymuje { pf-damage-count } i odrzuca { $cards } karty.
        [many] { $player } otrzymuje { pf-damage-count } i odrzuca { $cards } kart.
       *[other] { $player } otrzymuje { pf-damage-count } i odrzuca { $cards } karty.
    }
}
pf-event-dies = Ginie { $player }.

## Log: locations and the villain

pf-event-closes = { $player } zamyka na stałe lokację „{ NAME($place) }”.
pf-event-stays-open = Lokacja „{ NAME($place) }” pozostaje otwarta: { $player } jej nie zamyka.
pf-event-villain = { $player } natrafia na Wroga: „{ NAME($card) }”.
pf-event-villain-found = Lokacja „{ NAME($place) }” pozostaje otwarta: { $player } znajduje w niej kartę „{ NAME($card) }”.
pf-event-guards = { $player } tymczasowo zamyka lokację „{ NAME($place) }”: Wróg tam nie ucieknie.
pf-event-escapes = { $places ->
    [one] „{ NAME($card) }” ucieka do jedynej otwartej lokacji.
    [few] „{ NAME($card) }” ucieka do jednej z { $places } otwartych lokacji; błogosławieństwa wtasowane do pozostałych: { $count }.
    [many] „{ NAME($card) }” ucieka do jednej z { $places } otwartych lokacji; błogosławieństwa wtasowane do pozostałych: { $count }.
   *[other] „{ NAME($card) }” ucieka do jednej z { $places } otwartych lokacji; błogosławieństwa wtasowane do pozostałych: { $count }.
}
pf-event-cornered = { $player } przypiera Wroga do muru: „{ NAME($card) }” nie ma już dokąd uciec.
pf-event-won-scenario = Scenariusz „{ NAME($card) }” jest wygrany.
pf-event-lost-scenario = Scenariusz „{ NAME($card) }” jest przegrany.

## Log: rewards and rebuilding

pf-event-feat = { $kind ->
    [skill] { $player } zyskuje usprawnienie umiejętności: { NAME($line) } +{ $number }.
    [power] { $player } zyskuje usprawnienie mocy: { NAME($line) }, pole { $number }.
   *[card] { $player } zyskuje usprawnienie talii postaci: { NAME($line) } +{ $number }.
}
pf-event-role = { $player } wybiera rolę { NAME($role) }.
pf-event-loot = { $player } dostaje łup „{ NAME($card) }”.
pf-event-shares = { $player } kładzie na środku kartę „{ NAME($card) }”.
pf-event-takes = { $player } bierze ze środka kartę „{ NAME($card) }”.

## Decks that are not as the cards list says

pf-deck-missing = W talii brakuje jeszcze: { $count } (typ: { pf-kind-name }).
pf-deck-surplus = W talii jest za dużo: { $count } (typ: { pf-kind-name }).

## Own characters that leave the balance

pf-custom-deck = Liczba kart w opisie talii postaci to { $count }; powinna wynosić { $wanted }.
pf-custom-skill-boxes = Liczba pól przy umiejętnościach to { $count }; powinna wynosić { $wanted }.
pf-custom-card-boxes = Liczba pól w opisie talii to { $count }; powinna wynosić { $wanted }.
pf-custom-power-boxes = Liczba pól przy mocach to { $count }; powinna wynosić { $wanted }.
pf-custom-role-boxes = Liczba pól roli { NAME($role) } to { $count }; powinna wynosić { $wanted }.
pf-custom-die = Liczba umiejętności z d{ $die } to { $count }; powinna być najwyżej jedna.
pf-custom-extensions = Liczba umiejętności opartych na innych to { $count }; powinno ich być najwyżej { $most }.

## Refusals: in general

pf-no-such-option = „{ $key }” nie jest tu możliwe. Wybierz jedną z podanych możliwości.
pf-no-question-first = Najpierw odpowiedz na otwarte pytanie.
pf-no-not-your-turn = Swoją turę rozgrywa { NAME($seat) }. Poczekaj na swoją.
pf-no-dead = Twoja postać nie żyje i w tym scenariuszu nie może już nic zrobić.

## Refusals: cards

pf-no-not-in-hand = Nie masz na ręce karty „{ NAME($card) }”. Wybierz jedną z tych, które masz.
pf-no-such-use = { $cost ->
    [reveal] Ujawnienie karty „{ NAME($card) }” nic nie daje. Jak się ją zagrywa, mówi jej tekst.
    [display] Odkrycie karty „{ NAME($card) }” nic nie daje. Jak się ją zagrywa, mówi jej tekst.
    [recharge] Przeładowanie karty „{ NAME($card) }” nic nie daje. Jak się ją zagrywa, mówi jej tekst.
    [bury] Pogrzebanie karty „{ NAME($card) }” nic nie daje. Jak się ją zagrywa, mówi jej tekst.
    [banish] Pozbycie się karty „{ NAME($card) }” nic nie daje. Jak się ją zagrywa, mówi jej tekst.
    [shuffle] Karty „{ NAME($card) }” nie możesz wtasować do talii. Jak się ją zagrywa, mówi jej tekst.
    [top] Karty „{ NAME($card) }” nie możesz położyć na wierzchu talii. Jak się ją zagrywa, mówi jej tekst.
   *[discard] Odrzucenie karty „{ NAME($card) }” nic nie daje. Jak się ją zagrywa, mówi jej tekst.
}
pf-no-which-way = „{ NAME($what) }” ma teraz więcej niż jedno zastosowanie. Wskaż, o które ci chodzi.
pf-no-cards-now = W tej części gry nie można zagrywać kart ani używać mocy.
pf-no-forbidden = Karty „{ NAME($card) }” nie można tu zagrać: zabrania tego lokacja, scenariusz albo spotkana karta.
pf-no-kind-kept-out = W tym teście nie można zagrywać kart typu { pf-kind-name }.
pf-no-immune = Karta „{ NAME($bane) }” jest odporna na cechę { NAME($trait) }, więc „{ NAME($what) }” nic tu nie pomoże.
pf-no-where = { $where ->
    [check] w tym teście
    [damage] przeciw tym obrażeniom
   *[step] w tym kroku
}
pf-no-second-of-kind = Karta typu { pf-kind-name } została już przez ciebie zagrana { pf-no-where }. Limit to jedna karta każdego typu.
pf-no-first-power = Zanim użyjesz drugiej mocy karty „{ NAME($card) }”, użyj w tym teście pierwszej.
pf-no-skill-to-recharge = Nie możesz przeładować karty „{ NAME($card) }”: potrzebna jest jedna z umiejętności z jej testu ({ $check }).
pf-no-help-for-others = „{ NAME($card) }” pomaga tylko w twoich własnych testach, więc nie ma czego obiecywać.
pf-no-promise-now = Teraz nie można obiecać pomocy.
pf-no-not-promised = Nikt nie obiecał takiej pomocy albo nie pasuje ona do tego testu.

## Refusals: the right moment

pf-no-check-now = „{ NAME($what) }” służy do testów. Poczekaj na taki, do którego pasuje.
pf-no-failure-now = „{ NAME($what) }” działa tylko po nieudanym rzucie.
pf-no-damage-now = „{ NAME($what) }” działa tylko wtedy, gdy ktoś ma otrzymać obrażenia.
pf-no-evading-now = „{ NAME($what) }” działa tylko na początku twojego spotkania, jako unik.
pf-no-in-between = „{ NAME($what) }” działa tylko między spotkaniami. Najpierw dokończ to, co się dzieje.
pf-no-exploring-now = „{ NAME($what) }” służy do eksploracji w twojej własnej turze.
pf-no-too-late = Kości już rzucone: „{ NAME($what) }” nic już nie zmieni.
pf-no-does-not-fit = „{ NAME($what) }” nie pasuje do tego, co się dzieje. Kiedy działa, mówi tekst na karcie.
pf-no-not-your-check = „{ NAME($what) }” działa tylko w twoich własnych testach.

## Refusals: powers

pf-no-power-closed = Nie masz jeszcze mocy „{ NAME($power) }”: potrzebne jest usprawnienie mocy.
pf-no-power-by-itself = „{ NAME($power) }” działa samo z siebie. Nie trzeba tego wybierać.
pf-no-power-again = „{ NAME($power) }”: ta moc została już użyta { pf-no-where }. Można tylko raz.
pf-no-power-beside = „{ NAME($power) }” nie działa w teście, w którym zagrano kartę typu { pf-kind-name }.
pf-no-power-counts = „{ NAME($power) }” liczy się jak zagranie karty typu { pf-kind-name }, a takich kart nie można tu zagrywać.
pf-no-power-own-turn = „{ NAME($power) }” działa tylko w twojej własnej turze.
pf-no-power-first = „{ NAME($power) }” zastępuje pierwszą eksplorację w twojej turze. Na to jest już za późno.
pf-no-power-alone = „{ NAME($power) }” działa tylko wtedy, gdy w twojej lokacji nie ma innej postaci.
pf-no-power-unpaid = Nie masz karty, której można by użyć do mocy „{ NAME($power) }”.

## Refusals: checks

pf-no-own-check = Nie wykonujesz teraz żadnego testu.
pf-no-roll-now = Nie masz teraz o co rzucać kośćmi.
pf-no-skill-chosen = Umiejętność do tego testu jest już wybrana.
pf-no-skill-first = Najpierw trzeba wybrać umiejętność do tego testu.
pf-no-skill-set = O użytej umiejętności decyduje już „{ NAME($by) }”. Limit to jedna taka karta lub moc.
pf-no-skill-not-named = W tym teście nie można użyć umiejętności { NAME($skill) }. Do wyboru: { $check }.
pf-no-skill-for-fight = Walczy się Siłą lub Walką wręcz. Aby użyć umiejętności { NAME($skill) }, potrzebna jest karta albo moc.
pf-no-skill-lacking = Twoja postać nie ma umiejętności { NAME($skill) }, ale ma inną z wymienionych w teście.
pf-no-declining = Zgubie trzeba stawić czoła. Zrezygnować można tylko ze zdobycia karty.

## Refusals: the turn

pf-no-second-gift = Karta została już w tej turze przekazana.
pf-no-gift-late = Karty przekazuje się na początku tury, przed ruchem i eksploracją.
pf-no-nobody-here = W lokacji „{ NAME($place) }” nie ma nikogo, komu można by przekazać kartę.
pf-no-such-place = W tym scenariuszu nie ma takiej lokacji.
pf-no-already-there = Jesteś już w lokacji „{ NAME($place) }”.
pf-no-move-late = Eksploracja już za tobą, więc w tej turze nie przeniesiesz się do lokacji „{ NAME($place) }”.
pf-no-second-move = Ruch w tej turze masz już za sobą, więc lokacja „{ NAME($place) }” musi poczekać.
pf-no-empty-deck = W lokacji „{ NAME($place) }” nie ma już kart. Możesz spróbować ją zamknąć albo przenieść się w następnej turze.
pf-no-explore-late = Czas na eksplorację w tej turze już minął.
pf-no-second-exploration = Eksploracja w tej turze już za tobą. Zagraj kartę, która pozwala eksplorować ponownie.
pf-no-more-exploring = W tej turze nie możesz już eksplorować: zabrania tego „{ NAME($card) }”, nawet jeśli inna karta na to pozwala.
pf-no-one-exploration = Eksploracja w tej turze już za tobą, a „{ NAME($card) }” pozwala tylko na jedną.
pf-no-not-here = Lokacja „{ NAME($place) }” nie ma nic do zaoferowania zamiast eksploracji albo jest na to za późno.
pf-no-closed-already = Lokacja „{ NAME($place) }” jest już zamknięta.
pf-no-close-with-cards = { $count ->
    [one] Lokacji „{ NAME($place) }” nie można jeszcze zamknąć: w jej talii jest { $count } karta. Najpierw pokonaj jej poplecznika albo eksploruj do końca.
    [few] Lokacji „{ NAME($place) }” nie można jeszcze zamknąć: w jej talii są { $count } karty. Najpierw pokonaj jej poplecznika albo eksploruj do końca.
    [many] Lokacji „{ NAME($place) }” nie można jeszcze zamknąć: w jej talii jest { $count } kart. Najpierw pokonaj jej poplecznika albo eksploruj do końca.
   *[other] Lokacji „{ NAME($place) }” nie można jeszcze zamknąć: w jej talii jest { $count } karty. Najpierw pokonaj jej poplecznika albo eksploruj do końca.
}
pf-no-second-closing = Próba zamknięcia lokacji „{ NAME($place) }” w tej turze już się odbyła.

## Refusals: characters and decks

pf-no-character-taken = { NAME($character) }: tą postacią już ktoś gra. Wybierz inną.
pf-no-rebuilding-now = Talie zmienia się tylko przed scenariuszem i po nim.
pf-no-not-in-deck = Karty „{ NAME($card) }” nie ma w twojej talii.
pf-no-not-in-pool = Karty „{ NAME($card) }” nie ma na środku.
pf-no-not-in-box = W pudełku nie ma już karty „{ NAME($card) }”.
pf-no-not-basic = Karty „{ NAME($card) }” nie możesz wziąć z pudełka: wolno brać karty podstawowe, a później także karty z dużo wcześniejszych zestawów.
pf-no-surplus-first = Najpierw oddaj to, czego masz w talii za dużo (typ: { pf-kind-name }).
pf-no-deck-full = W twojej talii są już wszystkie karty typu { pf-kind-name }, na jakie pozwala jej opis.
pf-no-pool-first = Najpierw weź karty typu { pf-kind-name }, które leżą na środku.
pf-no-deck-unfinished = Twoja talia nie zgadza się jeszcze ze swoim opisem.

## Score sheet

category-scenario = Scenariusz
category-locations = Lokacje
category-time = Czas
category-life = Życie
pf-score-scenario = { $won ->
    [yes] { NAME($card) }: zwycięstwo
   *[no] { NAME($card) }: porażka
}
pf-score-locations = { $count ->
    [one] { $count } zamknięta lokacja
    [few] { $count } zamknięte lokacje
    [many] { $count } zamkniętych lokacji
   *[other] { $count } zamkniętej lokacji
}
pf-score-time = { $count ->
    [one] Zostało { $count } błogosławieństwo
    [few] Zostały { $count } błogosławieństwa
    [many] Zostało { $count } błogosławieństw
   *[other] Zostało { $count } błogosławieństwa
}
pf-score-life = { $dead ->
    [yes] Postać zginęła
   *[no] Postać przeżyła
}
pf-title-won = Zwycięstwo
pf-title-lost = Porażka

## The numbers of a character, to tell what an option would give

figure-deck = Karty w talii
    .short = Talia
figure-discard = Karty odrzucone
    .short = Odrzucone
figure-damage = Obrażenia
figure-reach = Największa szansa z własnymi kartami w %
    .short = Nawet %

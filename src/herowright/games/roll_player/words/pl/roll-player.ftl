# All that Roll Player says: settings, prompts, options, log, refusals, card texts and the score sheet.
# The names of its cards and dice stand in roll-player-cards.ftl.
# Names of players and cards are not declined: a player's name is always the subject, a card's name stands in quotes
# after the word 'karta'. Rows are: 'w rzędzie Siły', 'akcja Siły'.


## Amounts, used inside other messages; .acc is the form of a direct object

rp-amount-gold = { $gold ->
    [one] { $gold } sztuka złota
    [few] { $gold } sztuki złota
    [many] { $gold } sztuk złota
   *[other] { $gold } sztuki złota
}
    .acc = { $gold ->
    [one] { $gold } sztukę złota
    [few] { $gold } sztuki złota
    [many] { $gold } sztuk złota
   *[other] { $gold } sztuki złota
}
rp-amount-tokens = { $tokens ->
    [one] { $tokens } żeton Charyzmy
    [few] { $tokens } żetony Charyzmy
    [many] { $tokens } żetonów Charyzmy
   *[other] { $tokens } żetonu Charyzmy
}
    .acc = { $tokens ->
    [one] { $tokens } żeton Charyzmy
    [few] { $tokens } żetony Charyzmy
    [many] { $tokens } żetonów Charyzmy
   *[other] { $tokens } żetonu Charyzmy
}
rp-amount-stars = { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}
    .acc = { $stars ->
    [one] { $stars } gwiazdkę
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}
rp-amount-price = { $price ->
    [one] { $price } sztukę złota
    [few] { $price } sztuki złota
    [many] { $price } sztuk złota
   *[other] { $price } sztuki złota
}
rp-price = { $tokens ->
    [0] { $gold ->
        [0] za darmo
       *[other] za { rp-amount-gold.acc }
    }
   *[other] { $gold ->
        [0] za { rp-amount-tokens.acc }
       *[other] za { rp-amount-gold.acc } i { rp-amount-tokens.acc }
    }
}
    .short = { $tokens ->
    [0] { $gold ->
        [0] za darmo
       *[other] { rp-amount-gold }
    }
    [one] { $gold ->
        [0] { $tokens } żeton
       *[other] { rp-amount-gold } + { $tokens } żeton
    }
    [few] { $gold ->
        [0] { $tokens } żetony
       *[other] { rp-amount-gold } + { $tokens } żetony
    }
    [many] { $gold ->
        [0] { $tokens } żetonów
       *[other] { rp-amount-gold } + { $tokens } żetonów
    }
   *[other] { $gold ->
        [0] { $tokens } żetonu
       *[other] { rp-amount-gold } + { $tokens } żetonu
    }
}
rp-signed = { $by ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
   *[other] { $by }
}
rp-colour-die = { NAME($colour, form: "acc") } kość

## Phases

phase-set-up = Przygotowanie
phase-roll = Faza Rzutu
phase-dice = Faza Kości
phase-before-market = Przed Fazą Rynku
phase-market = Faza Rynku
phase-clean-up = Faza Porządkowania
phase-last-call = Ostatnia szansa
phase-over = Koniec gry

## Attribute actions, in a few words

action-str = Obróć kość
action-dex = Zamień dwie kości
action-con = Zmień kość o 1
action-int = Przerzuć kość
action-wis = Przesuń znacznik
action-cha = Weź żeton Charyzmy

## Prompts: set-up

rp-ask-sheet = Wybierz swoją Kartę Postaci
rp-ask-class-side = Losujesz { rp-colour-die }: wybierz jedną z dwóch Klas tego koloru
rp-ask-class-pick = Wybierz swoją Klasę
rp-ask-start-die = Którą kość początkową teraz umieszczasz?
rp-ask-place = Umieść { NAME($die, form: "acc") }: wybierz rząd

## Prompts: Roll and Dice Phase

rp-ask-order = { $card ->
    [TOP] Równe kości: która trafia na najwyższą kartę Inicjatywy?
   *[other] Równe kości: która trafia na kartę Inicjatywy { $card }?
}
rp-ask-initiative = Wybierz kartę Inicjatywy; bierzesz z niej kość i złoto
rp-ask-action-str = Siła: obrócić jedną ze swoich kości na przeciwną ściankę?
rp-ask-action-dex = Zręczność: zamienić miejscami dwie ze swoich kości?
rp-ask-action-con = Kondycja: podnieść lub obniżyć jedną ze swoich kości?
rp-ask-action-int = Inteligencja: przerzucić jedną ze swoich kości?
rp-ask-action-wis = Mądrość: przesunąć swój znacznik?
rp-ask-action-cha = Charyzma: wziąć żeton Charyzmy?
rp-ask-swap-with = Z którą kością zamienić { NAME($die, form: "acc") }?
rp-ask-keep = Przerzucasz { NAME($die, form: "acc") } i wypada { $face }: którą wartość zostawiasz?
rp-ask-step-on = Przesunąć znacznik o jeszcze jedno pole?

## Prompts: Market and Clean-up Phase

rp-ask-from-discard = Przywrócić na Rynek jedną kartę ze stosu kart odrzuconych?
rp-ask-market = Kup kartę albo weź zamiast tego 2 sztuki złota
rp-ask-second-purchase = Kupić jeszcze jedną kartę?
rp-ask-trait-move = Masz kartę „{ NAME($card) }”: dokąd przesuwasz znacznik?
rp-ask-discard-move = Przesunąć znacznik o jedno pole?
rp-ask-refresh = Odnowić wyczerpaną Umiejętność?
rp-ask-use-now = Masz nową Umiejętność „{ NAME($card) }”: użyć jej od razu?
rp-ask-last-call = Ostatnia szansa na użycie Umiejętności: za chwilę końcowe podliczanie

## Prompts: Skills

rp-ask-skill-die = „{ NAME($card) }”: wybierz jedną ze swoich kości
rp-ask-skill-pool = „{ NAME($card) }”: wybierz kość z Puli
rp-ask-skill-row = Przenieś { NAME($die, form: "acc") }: wybierz inny rząd
rp-ask-skill-colour = Wybierz kość z mieszka
rp-ask-skill-gain = „{ NAME($card) }”: skorzystać z działania tej karty?
rp-ask-skill-buy = Kupić kartę ze stosu kart odrzuconych?
rp-ask-skill-reveal = „{ NAME($card) }”: odkryć wierzchnią kartę talii?
rp-ask-skill-top = Kupić kartę „{ NAME($card) }” z wierzchu talii? Jeśli pominiesz, zostanie odrzucona
rp-ask-skill-copy = Wybierz Umiejętność, którą chcesz skopiować

## Options

rp-opt-skip = Pomiń
rp-opt-done = Gotowe
rp-opt-turn-up = Odkryj
rp-opt-sheet = { $side ->
    [female] { NAME($race) }, strona żeńska
   *[male] { NAME($race) }, strona męska
}
rp-opt-class = { NAME($class) }
rp-opt-hand-die = { NAME($die) }
rp-opt-row = { NAME($row) }
# The highest card bears no number in some boxes.
rp-opt-order = { $card ->
    [TOP] { NAME($die) } na najwyższą kartę
   *[other] { NAME($die) } na kartę { $card }
}
rp-opt-take = { $card ->
    [TOP] Najwyższa karta Inicjatywy
   *[other] Karta Inicjatywy { $card }
}
rp-opt-flip = Obróć: { NAME($space) }
rp-opt-swap = Zamień: { NAME($space) }
rp-opt-with = { NAME($space) }
rp-opt-shift = { NAME($space) }: { rp-signed }
rp-opt-reroll = Przerzuć: { NAME($space) }
rp-opt-die = { NAME($space) }
rp-opt-keep-new = Zostaw nową wartość
rp-opt-keep-old = Zostaw starą wartość
rp-opt-move = Znacznik → { NAME($direction) }
rp-opt-stay = Zostaw znacznik na miejscu
rp-opt-token = Weź żeton Charyzmy
rp-opt-gold = Weź 2 sztuki złota
rp-opt-buy = Kup: { NAME($card) } ({ rp-price.short })
rp-opt-discard = Odrzuć: { NAME($card) } (+2 sztuki złota)
rp-opt-add = Przywróć: { NAME($card) }
rp-opt-refresh = Odnów: { NAME($card) }
rp-opt-use = Użyj: { NAME($card) } (znacznik → { NAME($direction) })
rp-opt-drop = Porzuć: { NAME($card) }
rp-on-card = { $card ->
    [TOP] na najwyższej karcie
   *[other] na karcie { $card }
}
# $at says which of two dice on a card; 0 where there is only one.
rp-opt-pool = { $at ->
    [0] { $by ->
        [0] Kość { rp-on-card }
       *[other] Kość { rp-on-card }: { rp-signed }
    }
   *[other] { $by ->
        [0] { $at }. kość { rp-on-card }
       *[other] { $at }. kość { rp-on-card }: { rp-signed }
    }
}
rp-opt-colour = Weź { rp-colour-die }
rp-opt-copy = Skopiuj: { NAME($card) } ({ NAME($seat) })

## Log: set-up

rp-event-first-roll = { $player } rzuca o pierwszeństwo: { $face }.
rp-event-first = { $player } zostaje Pierwszym Graczem.
rp-event-sheet = { $player } wybiera Kartę Postaci „{ NAME($race) }”.
rp-event-class-die = { $player } losuje { rp-colour-die }.
rp-event-class = { $player } gra jako { NAME($class) }.
rp-event-dealt = { $player } dostaje kartę Historii „{ NAME($backstory) }” i kartę Charakteru „{ NAME($alignment) }”.
# The stack that cards are taken out of: by its dots, or the mixed deck (0).
rp-stack = { $dots ->
    [1] Ze stosu kart z jedną kropką
    [2] Ze stosu kart z dwiema kropkami
   *[0] Z talii Rynku
}
rp-event-taken-out = { $cards ->
    [one] { rp-stack } ubywa { $cards } karta.
    [few] { rp-stack } ubywają { $cards } karty.
    [many] { rp-stack } ubywa { $cards } kart.
   *[other] { rp-stack } ubywa { $cards } karty.
}
rp-event-pile-started = { $pile ->
    [trash] Karta „{ NAME($card) }” rozpoczyna śmietnik.
   *[discard] Karta „{ NAME($card) }” rozpoczyna stos kart odrzuconych.
}
rp-event-starting-dice = { $player } rzuca kośćmi początkowymi: { LIST($dice) }.

## Log: Roll and Dice Phase

rp-event-round = Zaczyna się runda { $round }.
rp-event-pool = { $player } rzuca kośćmi do Puli: { LIST($dice) }.
rp-event-sorted = { $player } układa Pulę: { LIST($dice) }.
rp-event-takes = { $player } bierze kartę Inicjatywy { $card } i { NAME($die, form: "acc") }.
rp-event-placed = { $player } umieszcza { NAME($die, form: "acc") } w rzędzie { NAME($row, form: "of") }.
rp-event-no-room = { $player } ma pełną Kartę Postaci; { NAME($die) } wróci do mieszka.
rp-event-gold = { $source ->
    [start] { $player } dostaje na początek { rp-amount-gold.acc }.
    [initiative] { $player } bierze { rp-amount-gold.acc } z karty Inicjatywy.
    [row] { $player } dostaje { rp-amount-gold.acc } za pełny rząd { NAME($row, form: "of") }.
    [gold-die] { $player } dostaje { rp-amount-gold.acc } za złotą kość.
    [market] { $player } bierze { rp-amount-gold.acc } zamiast kupować.
   *[card] { $player } dostaje { rp-amount-gold.acc } („{ NAME($card) }”).
}
rp-event-token = { $player } bierze { rp-amount-tokens.acc }.
rp-event-changed = { $player } zmienia { NAME($before, form: "acc") } na { $face } ({ NAME($space) }).
rp-event-swapped = { $player } zamienia miejscami { NAME($first, form: "acc") } ({ NAME($from) }) i { NAME($second, form: "acc") } ({ NAME($to) }).
rp-event-kept = { $player } zostawia { NAME($die, form: "acc") } bez zmian.
rp-event-rolled = { $player } przerzuca { NAME($die, form: "acc") }; wypada { $face }.
rp-event-marker = { $player } przesuwa znacznik na pole „{ NAME($field) }”.
rp-event-marker-stays = { $player } zostawia znacznik przy krawędzi: dalej w tę stronę ({ NAME($direction) }) nie ma pól.

## Log: Market and Clean-up Phase

rp-event-market = Nowe karty na Rynku: { LIST($cards) }.
rp-event-reshuffled = { $cards ->
    [one] Potasowany stos kart odrzuconych tworzy nową talię Rynku: { $cards } karta.
    [few] Potasowany stos kart odrzuconych tworzy nową talię Rynku: { $cards } karty.
    [many] Potasowany stos kart odrzuconych tworzy nową talię Rynku: { $cards } kart.
   *[other] Potasowany stos kart odrzuconych tworzy nową talię Rynku: { $cards } karty.
}
rp-event-added = { $player } przywraca na Rynek kartę „{ NAME($card) }”.
rp-event-bought = { $source ->
    [discard] { $player } kupuje ze stosu kart odrzuconych kartę „{ NAME($card) }” { rp-price }.
    [deck] { $player } kupuje z wierzchu talii kartę „{ NAME($card) }” { rp-price }.
   *[market] { $player } kupuje kartę „{ NAME($card) }” { rp-price }.
}
rp-event-discarded = { $player } odrzuca kartę „{ NAME($card) }”.
rp-event-dropped = { $player } porzuca kartę Broni „{ NAME($card) }”.
rp-event-tokens-lost = { $tokens ->
    [one] { $player } traci { $tokens } niewykorzystany żeton Charyzmy.
    [few] { $player } traci { $tokens } niewykorzystane żetony Charyzmy.
    [many] { $player } traci { $tokens } niewykorzystanych żetonów Charyzmy.
   *[other] { $player } traci { $tokens } niewykorzystanego żetonu Charyzmy.
}
rp-event-refreshed = { $player } odnawia kartę „{ NAME($card) }”.
rp-event-returned = Wraca do mieszka: { LIST($dice) }.

## Log: Skills

rp-event-uses = { $player } używa karty „{ NAME($card) }”.
rp-event-copies = { $player } kopiuje kartę „{ NAME($card) }” ({ NAME($owner) }).
rp-event-moved = { $player } przenosi { NAME($die, form: "acc") } ({ NAME($from) } → { NAME($to) }).
rp-event-pool-changed = { $card ->
    [TOP] { $player } zmienia { NAME($before, form: "acc") } na najwyższej karcie Inicjatywy na { $face }.
   *[other] { $player } zmienia { NAME($before, form: "acc") } na karcie Inicjatywy { $card } na { $face }.
}
rp-event-pool-swapped = { $player } wymienia { NAME($given, form: "acc") } ({ NAME($space) }) na { NAME($gained, form: "acc") } z Puli.
rp-event-replaced = { $player } wrzuca { NAME($old, form: "acc") } do mieszka i kładzie w jej miejsce { NAME($new, form: "acc") } ({ NAME($space) }).
rp-event-turned-up = { $player } odkrywa wierzchnią kartę talii: { NAME($card) }.

## Log: solo

rp-event-enemy-misses = Wroga kość pokazuje { $face }: Rynek ocalał.
rp-event-enemy-strikes = Wroga kość pokazuje { $face }: karta „{ NAME($card) }” trafia do śmietnika.
rp-event-leftmost = Karta „{ NAME($card) }” trafia z Rynku na stos kart odrzuconych.
rp-event-trashed = Z Rynku do śmietnika: { LIST($cards) }.

## Refusals

rp-no-row-full = Rząd { NAME($row, form: "of") } jest pełny. Wybierz rząd z pustym miejscem.
rp-no-card-taken = { $card ->
    [TOP] Najwyższą kartę Inicjatywy ma już { NAME($seat) }. Wybierz jedną z tych, które leżą jeszcze na środku.
   *[other] Kartę Inicjatywy { $card } ma już { NAME($seat) }. Wybierz jedną z tych, które leżą jeszcze na środku.
}
rp-no-beyond-die = Szóstki nie można podnieść, a jedynki obniżyć. Wybierz inną kość albo drugi kierunek.
rp-no-passing = Na Rynku nie można spasować. Kup kartę albo weź zamiast tego 2 sztuki złota.
rp-no-not-yours = To nie jest twoja Umiejętność. Możesz używać tylko własnych.
rp-no-exhausted = Karta „{ NAME($card) }” jest wyczerpana. Odnów ją w Fazie Porządkowania, zanim znów jej użyjesz.
rp-no-marker-stuck = Karta „{ NAME($card) }” przesuwa znacznik w kierunku „{ NAME($direction) }”, a on stoi już przy tej krawędzi. Najpierw go stamtąd odsuń.
rp-no-not-now = Karty „{ NAME($card) }” nie można użyć w tej chwili. Kiedy można, mówi jej tekst.
rp-no-not-in-market = Tej karty nie ma na Rynku. Wybierz jedną z wyłożonych tam kart.
rp-no-not-your-market-turn = Kupować możesz tylko w swojej turze w Fazie Rynku. Poczekaj na nią.
rp-no-traded = W tej turze na Rynku masz już za sobą zakup albo odrzucenie karty. Więcej zrobić nie możesz.
rp-no-hands = { $limit ->
    [one] Na kartę „{ NAME($card) }” brakuje ci dłoni: twoje karty Broni mogą mieć łącznie najwyżej { $limit } symbol dłoni. Najpierw porzuć którąś z nich.
    [few] Na kartę „{ NAME($card) }” brakuje ci dłoni: twoje karty Broni mogą mieć łącznie najwyżej { $limit } symbole dłoni. Najpierw porzuć którąś z nich.
    [many] Na kartę „{ NAME($card) }” brakuje ci dłoni: twoje karty Broni mogą mieć łącznie najwyżej { $limit } symboli dłoni. Najpierw porzuć którąś z nich.
   *[other] Na kartę „{ NAME($card) }” brakuje ci dłoni: twoje karty Broni mogą mieć łącznie najwyżej { $limit } symbolu dłoni. Najpierw porzuć którąś z nich.
}
rp-no-gold = { $tokens ->
    [0] Karta „{ NAME($card) }” kosztuje { rp-amount-price }, a masz { rp-amount-gold.acc }. Wybierz tańszą kartę albo weź 2 sztuki złota.
   *[other] Karta „{ NAME($card) }” kosztuje { rp-amount-price }, a masz { rp-amount-gold.acc } i { rp-amount-tokens.acc }. Wybierz tańszą kartę albo weź 2 sztuki złota.
}

## Card texts: Classes and Weapons

rp-power-die-bonus-colour = Przy podliczaniu celów każda twoja { NAME($colour) } kość ma wartość o { $bonus } wyższą.
rp-power-die-bonus-row = Przy podliczaniu celów każda kość w rzędzie { NAME($row, form: "of") } ma wartość o { $bonus } wyższą.
rp-power-row-bonus = Przy podliczaniu celów rzędy { NAME($first, form: "of") } i { NAME($second, form: "of") } mają wartość o { $bonus } wyższą.
rp-power-extra-piece = W końcowym podliczaniu liczy się jako dodatkowa karta jednego z twoich niekompletnych zestawów Pancerza.
rp-power-longer-shift = Twoja akcja Kondycji może podnieść lub obniżyć kość o najwyżej { $most }.
rp-power-discount = Każda karta, którą kupujesz, kosztuje cię o { rp-amount-gold.acc } mniej.
rp-power-discount-types = Karty typu { NAME($first) } i { NAME($second) } kosztują cię o { rp-amount-gold.acc } mniej.
rp-power-highest-pays = { $gold ->
    [0] Gdy bierzesz najwyższą kartę Inicjatywy w grze, dostajesz { rp-amount-tokens.acc }.
   *[other] { $tokens ->
        [0] Gdy bierzesz najwyższą kartę Inicjatywy w grze, dostajesz { rp-amount-gold.acc }.
       *[other] Gdy bierzesz najwyższą kartę Inicjatywy w grze, dostajesz { rp-amount-gold.acc } i { rp-amount-tokens.acc }.
    }
}
rp-power-lowest-pays = Gdy bierzesz najniższą z kart Inicjatywy leżących na środku, dostajesz { rp-amount-gold.acc }.
rp-power-hands = { $hands ->
    [one] Twoje karty Broni mogą mieć łącznie najwyżej { $hands } symbol dłoni.
    [few] Twoje karty Broni mogą mieć łącznie najwyżej { $hands } symbole dłoni.
    [many] Twoje karty Broni mogą mieć łącznie najwyżej { $hands } symboli dłoni.
   *[other] Twoje karty Broni mogą mieć łącznie najwyżej { $hands } symbolu dłoni.
}
rp-power-gold-dice-pay = Każda złota kość, którą kładziesz na swojej Karcie Postaci, przynosi ci { rp-amount-gold.acc } zamiast 2.
rp-power-card-from-discard = Przed każdą Fazą Rynku możesz przywrócić na Rynek jedną kartę ze stosu kart odrzuconych.
rp-power-purchases = { $most ->
    [one] W swojej turze w Fazie Rynku możesz kupić { $most } kartę.
    [few] W swojej turze w Fazie Rynku możesz kupić do { $most } kart.
    [many] W swojej turze w Fazie Rynku możesz kupić do { $most } kart.
   *[other] W swojej turze w Fazie Rynku możesz kupić do { $most } karty.
}
rp-power-refreshes = { $most ->
    [one] W Fazie Porządkowania możesz odnowić { $most } Umiejętność i wziąć za nią { rp-amount-gold.acc }.
    [few] W Fazie Porządkowania możesz odnowić do { $most } Umiejętności i za każdą wziąć { rp-amount-gold.acc }.
    [many] W Fazie Porządkowania możesz odnowić do { $most } Umiejętności i za każdą wziąć { rp-amount-gold.acc }.
   *[other] W Fazie Porządkowania możesz odnowić do { $most } Umiejętności i za każdą wziąć { rp-amount-gold.acc }.
}
rp-power-wisdom-steps = { $most ->
    [one] Twoja akcja Mądrości przesuwa znacznik o { $most } pole i daje { rp-amount-gold.acc }.
    [few] Twoja akcja Mądrości może przesunąć znacznik nawet o { $most } pola i daje { rp-amount-gold.acc }.
    [many] Twoja akcja Mądrości może przesunąć znacznik nawet o { $most } pól i daje { rp-amount-gold.acc }.
   *[other] Twoja akcja Mądrości może przesunąć znacznik nawet o { $most } pola i daje { rp-amount-gold.acc }.
}
rp-power-action-instead = Gdy umieszczasz kość, możesz zamiast akcji jej rzędu wykonać akcję { NAME($row, form: "of") }.
rp-power-action-instead-after = Gdy umieszczasz kość w rzędzie { LIST($rows, form: "of", last: "lub") }, możesz zamiast jego akcji wykonać akcję { NAME($row, form: "of") }.
rp-power-trait-any-way = Po zakupie Cechy przesuń znacznik o jedno pole w dowolnym kierunku albo zostaw go na miejscu.
rp-power-move-on-discard = Gdy zamiast kupować bierzesz 2 sztuki złota, weź dodatkowo { rp-amount-gold.acc }; możesz też przesunąć znacznik o jedno pole.

## Card texts: Skills

rp-ability-gain-gold = Weź { rp-amount-gold.acc }.
rp-ability-swap-dice = Zamień miejscami dwie kości na swojej Karcie Postaci.
rp-ability-shift-die = { $lowest ->
    [1] Podnieś kość na swojej Karcie Postaci o najwyżej { $highest }.
   *[other] Zmień kość na swojej Karcie Postaci o dowolną liczbę od { $lowest } do { $highest }.
}
rp-ability-reroll-die = Przerzuć kość na swojej Karcie Postaci i zostaw starą albo nową wartość.
rp-ability-match-neighbour = Ustaw kość na swojej Karcie Postaci na wartość innej kości z tego samego rzędu.
rp-ability-move-die = Przenieś kość na swojej Karcie Postaci do innego rzędu. Nie przynosi to złota ani akcji.
rp-ability-shift-pool-die = Podnieś lub obniż niewybraną kość z Puli o najwyżej { $most }, a potem ułóż Pulę na nowo.
rp-ability-flip-pool-die = Obróć niewybraną kość z Puli na przeciwną ściankę, a potem ułóż Pulę na nowo.
rp-ability-swap-with-pool = Wymień kość ze swojej Karty Postaci na niewybraną kość z Puli, a potem ułóż Pulę na nowo.
rp-ability-replace-from-bag = Wybierz kość z mieszka, rzuć nią i połóż ją w miejsce kości ze swojej Karty Postaci, a tamtą wrzuć do mieszka.
rp-ability-buy-from-discard = W swojej turze w Fazie Rynku kup kartę ze stosu kart odrzuconych.
rp-ability-buy-top-card = Możesz odkryć wierzchnią kartę talii. Kup ją po wydrukowanej cenie, bez żadnych zniżek, albo odrzuć.
rp-ability-copy-skill = Wykonaj zdolność z karty Umiejętności innego gracza. Tamtej karty to nie wyczerpuje.

## Card texts: Traits

rp-scoring-per-card = { $type ->
    [weapon] { rp-amount-stars } za każdą twoją kartę Broni.
    [armor] { rp-amount-stars } za każdą twoją kartę Pancerza.
    [skill] { rp-amount-stars } za każdą twoją kartę Umiejętności.
   *[trait] { rp-amount-stars } za każdą twoją kartę Cechy, łącznie z tą.
}
rp-scoring-per-dice = { $each ->
    [one] 1 gwiazdka za każdą kość na twojej Karcie Postaci, która pokazuje { $face }.
    [few] 1 gwiazdka za każde { $each } kości na twojej Karcie Postaci, które pokazują { $face }.
    [many] 1 gwiazdka za każde { $each } kości na twojej Karcie Postaci, które pokazują { $face }.
   *[other] 1 gwiazdka za każde { $each } kości na twojej Karcie Postaci, które pokazują { $face }.
}
rp-scoring-per-class-dice = { $each ->
    [one] 1 gwiazdka za każdą kość w kolorze twojej Klasy na Karcie Postaci.
    [few] 1 gwiazdka za każde { $each } kości w kolorze twojej Klasy na Karcie Postaci.
    [many] 1 gwiazdka za każde { $each } kości w kolorze twojej Klasy na Karcie Postaci.
   *[other] 1 gwiazdka za każde { $each } kości w kolorze twojej Klasy na Karcie Postaci.
}
rp-scoring-per-matches = { $each ->
    [one] 1 gwiazdka za każde dopasowanie twojej Historii.
    [few] 1 gwiazdka za każde { $each } dopasowania twojej Historii.
    [many] 1 gwiazdka za każde { $each } dopasowań twojej Historii.
   *[other] 1 gwiazdka za każde { $each } dopasowania twojej Historii.
}
rp-scoring-per-gold = { $each ->
    [one] 1 gwiazdka za każdą twoją sztukę złota.
    [few] 1 gwiazdka za każde { $each } twoje sztuki złota.
    [many] 1 gwiazdka za każde { $each } twoich sztuk złota.
   *[other] 1 gwiazdka za każde { $each } twojej sztuki złota.
}
rp-scoring-marker-side = { $side ->
    [good] { rp-amount-stars }, jeśli twój znacznik stoi po stronie dobra.
    [evil] { rp-amount-stars }, jeśli twój znacznik stoi po stronie zła.
    [lawful] { rp-amount-stars }, jeśli twój znacznik stoi po stronie praworządności.
   *[chaotic] { rp-amount-stars }, jeśli twój znacznik stoi po stronie chaosu.
}
rp-scoring-marker-corner = { $corner ->
    [lawful-good] { rp-amount-stars }, jeśli twój znacznik stoi na polu „praworządny dobry”.
    [chaotic-good] { rp-amount-stars }, jeśli twój znacznik stoi na polu „chaotyczny dobry”.
    [lawful-evil] { rp-amount-stars }, jeśli twój znacznik stoi na polu „praworządny zły”.
   *[chaotic-evil] { rp-amount-stars }, jeśli twój znacznik stoi na polu „chaotyczny zły”.
}
rp-scoring-row-at-most = { rp-amount-stars }, jeśli same kości w rzędzie { NAME($row, form: "of") } dają w sumie najwyżej { $total }.
rp-scoring-rows-at-least = { rp-amount-stars }, jeśli same kości w rzędach { NAME($first, form: "of") } i { NAME($second, form: "of") } dają razem co najmniej { $total }.
rp-scoring-highest-row = { rp-amount-stars }, jeśli kości żadnego innego rzędu nie dają w sumie więcej niż kości w rzędzie { NAME($row, form: "of") }.
rp-scoring-per-triple = { rp-amount-stars } za każdy rząd, w którym wszystkie trzy kości pokazują tę samą wartość.
rp-scoring-biggest-colour = 1 gwiazdka za każdą kość ponad { $beyond } w kolorze, którego masz najwięcej.

## Score sheet

category-goals = Cele Atrybutów
category-class-dice = Kości w kolorze Klasy
category-alignment = Charakter
category-backstory = Historia
category-armor = Pancerz
category-traits = Cechy
category-gold = Złoto
rp-score-goal = { NAME($row) }: { $value } (cel { $goal })
rp-score-class-dice = { $dice ->
    [one] { $dice } kość na Karcie Postaci
    [few] { $dice } kości na Karcie Postaci
    [many] { $dice } kości na Karcie Postaci
   *[other] { $dice } kości na Karcie Postaci
}
rp-score-alignment = { NAME($alignment) }: { NAME($field) }
rp-score-backstory = { $matches ->
    [one] { NAME($backstory) }: { $matches } dopasowanie
    [few] { NAME($backstory) }: { $matches } dopasowania
    [many] { NAME($backstory) }: { $matches } dopasowań
   *[other] { NAME($backstory) }: { $matches } dopasowania
}
rp-score-armor = { NAME($set) }: { $pieces } z { $of }
rp-score-trait = { NAME($card) }
rp-score-gold = { rp-amount-gold }

## The numbers of a hero, to tell what an option would give

figure-gold = Złoto
figure-tokens = Żetony Charyzmy
figure-marker = Znacznik charakteru
figure-stars = Gwiazdki
figure-value-str = { attr-str }
    .short = { attr-str.short }
figure-value-dex = { attr-dex }
    .short = { attr-dex.short }
figure-value-con = { attr-con }
    .short = { attr-con.short }
figure-value-int = { attr-int }
    .short = { attr-int.short }
figure-value-wis = { attr-wis }
    .short = { attr-wis.short }
figure-value-cha = { attr-cha }
    .short = { attr-cha.short }
figure-stars-goals = { category-goals }
figure-stars-class-dice = { category-class-dice }
figure-stars-alignment = { category-alignment }
figure-stars-backstory = { category-backstory }
figure-stars-armor = { category-armor }
figure-stars-traits = { category-traits }
figure-stars-gold = { category-gold }

## Solo ranks, from the top

rp-rank-pl2-0 = Bohater
rp-rank-pl2-1 = Mistrz
rp-rank-pl2-2 = Przywódca
rp-rank-pl2-3 = Podróżnik
rp-rank-pl2-4 = Najemnik
rp-rank-pl2-5 = NPC
rp-rank-de1-0 = Prawdziwy bohater
rp-rank-de1-1 = Przywódca gildii
rp-rank-de1-2 = Luminarz
rp-rank-de1-3 = Poszukiwacz przygód
rp-rank-de1-4 = Wyrobnik
rp-rank-de1-5 = NPC

## Settings: edition, variants and Classes

setting-edition = Wydanie
    .help = Wydanie, którego kart i zasad używacie. Drugie ma więcej Kart Postaci i innych kart; pierwsze różni się kilkoma zasadami.
setting-edition-pl2 = Drugie wydanie
setting-edition-de1 = Pierwsze wydanie
setting-variants = Warianty
    .help = Zasady opcjonalne z instrukcji. Można nie wybrać żadnego, wybrać jeden albo kilka.
setting-variants-less-random = Mniej losowe przygotowanie
    .help = Każdy zaczyna z jedną kością w każdym z kolorów Klas, zamiast losować w ciemno.
setting-variants-random-market = Losowa talia Rynku
    .help = Karty z jedną i z dwiema kropkami tasuje się w jedną talię, więc każda może się pojawić w każdej chwili.
setting-variants-short = Krótsza gra
    .help = Każdy zaczyna z dwiema kośćmi więcej, więc gra jest o dwie rundy krótsza.
setting-variants-friendly-market = Przyjazny Rynek
    .help = Kto zamiast kupować bierze 2 sztuki złota, nie usuwa z Rynku żadnej karty.
setting-classes = Wybór Klas
    .help = O karcie Klasy decyduje wylosowana kość albo każdy wybiera ją swobodnie.
setting-classes-draw = Losowanie kości
setting-classes-pick = Wybór w kolejności z wydania
setting-classes-pick-clockwise = Wybór od Pierwszego Gracza
setting-classes-pick-reverse = Wybór, Pierwszy Gracz na końcu

## Settings: readings of rules that can be read in more than one way

setting-rp-comp-18 = Zapas złota i żetonów
    .help = W pudełku jest ograniczona liczba sztuk złota i żetonów Charyzmy. Zapas może się nigdy nie kończyć albo nikt nie dostanie więcej, niż zostało w pudełku.
setting-rp-comp-18-endless = Bez ograniczeń
setting-rp-comp-18-printed = Jak w pudełku
setting-rp-setup-02 = Remis o pierwszeństwo
    .help = Kto rzuca ponownie, gdy kilku graczy wyrzuci najwyższy wynik.
setting-rp-setup-02-tied = Tylko remisujący
setting-rp-setup-02-everybody = Wszyscy
setting-rp-setup-08 = Trzeci i czwarty gracz
    .help = Zaczynają z 1 i z 2 dodatkowymi sztukami złota. Liczy się ich od Pierwszego Gracza, zgodnie z ruchem wskazówek zegara, albo po prostu według miejsc.
setting-rp-setup-08-from-first = Od Pierwszego Gracza
setting-rp-setup-08-by-seat = Według miejsc
setting-rp-setup-22 = Karty usunięte na początku
    .help = Przy mniej niż czterech graczach drugie wydanie usuwa karty z talii Rynku. Ze stosu kart odrzuconych mogą one wrócić do gry, z pudełka nie.
setting-rp-setup-22-discard-pile = Na stos kart odrzuconych
setting-rp-setup-22-box = Do pudełka
setting-rp-dice-10 = Złote kości Złodzieja
    .help = Złota kość przynosi Złodziejowi 4 sztuki złota. Może to obowiązywać przez całą grę albo tylko dla kości początkowych.
setting-rp-dice-10-always = Przez całą grę
setting-rp-dice-10-starting-dice = Tylko kości początkowe
setting-rp-dice-28 = Pełna Karta Postaci
    .help = Co robi gracz z pełną Kartą Postaci, gdy inni jeszcze umieszczają kości: bierze kartę Inicjatywy ze złotem i odwiedza Rynek albo opuszcza rundę.
setting-rp-dice-28-take-card = Bierze kartę jak zwykle
setting-rp-dice-28-sit-out = Opuszcza rundę
setting-rp-cha-05 = Żetony Charyzmy przy zakupie
    .help = Każdy żeton zastępuje 1 sztukę złota. Na jedną kartę można ich wydać dowolnie wiele albo tylko jeden.
setting-rp-cha-05-any-number = Dowolnie wiele
setting-rp-cha-05-one = Tylko jeden
setting-rp-clean-07 = Za mało kart w talii
    .help = Gdy w talii jest za mało kart na Rynek: najpierw wykłada się ostatnie, a potem tasuje stos kart odrzuconych, albo od razu tasuje się wszystko razem.
setting-rp-clean-07-deal-first = Najpierw wyłożyć
setting-rp-clean-07-shuffle-first = Najpierw potasować
setting-rp-skill-08 = Umiejętności w tej samej chwili
    .help = Czyja Umiejętność ma pierwszeństwo, gdy kilku graczy chce ich użyć w tej samej chwili.
setting-rp-skill-08-first-player = Od Pierwszego Gracza
setting-rp-skill-08-as-announced = W kolejności zgłoszeń
setting-rp-skill-09 = Umiejętności po ostatniej rundzie
    .help = Czy po ostatniej Fazie Porządkowania, tuż przed końcowym podliczaniem, można jeszcze użyć gotowych Umiejętności.
setting-rp-skill-09-allowed = Dozwolone
setting-rp-skill-09-refused = Niedozwolone
setting-rp-end-03 = Ostatnia runda w pierwszym wydaniu
    .help = Gdy wszystkie Karty Postaci są pełne, rundę rozgrywa się do końca, razem z Rynkiem, albo kończy po Fazie Kości. W drugim wydaniu zawsze rozgrywa się ją do końca.
setting-rp-end-03-finish-round = Rozegrać do końca
setting-rp-end-03-at-once = Zakończyć od razu
setting-rp-card-07 = Drugi zakup Barda
    .help = Bard może w swojej turze w Fazie Rynku kupić drugą kartę: po zwykłej cenie albo o 1 sztukę złota drożej.
setting-rp-card-07-printed-price = Zwykła cena
setting-rp-card-07-one-gold-more = O 1 sztukę złota drożej
setting-rp-card-14 = Zdobiony sztylet
    .help = Czy podnosi wartość złotych kości w każdym rzędzie, czy tylko w rzędzie Siły.
setting-rp-card-14-every-row = W każdym rzędzie
setting-rp-card-14-strength = Tylko Siła
setting-rp-card-28 = Wielka tarcza i kompletny zestaw
    .help = Jeśli masz jeden zestaw Pancerza kompletny, a drugi nie, Wielka tarcza nadal ulepsza ten niekompletny albo nie daje nic.
setting-rp-card-28-unfinished-set = Ulepsza niekompletny
setting-rp-card-28-nothing = Nie daje nic
setting-rp-card-29 = Ciężka kusza
    .help = Czy obniża cenę każdego zakupu, czy tylko pierwszego w turze.
setting-rp-card-29-every-purchase = Każdy zakup
setting-rp-card-29-first-purchase = Pierwszy zakup w turze
setting-rp-card-30 = Strzałka przy Dyplomacji
    .help = Dyplomacja kopiuje Umiejętność innego gracza. Znacznik przesuwa się według strzałki na karcie Dyplomacja albo na karcie skopiowanej.
setting-rp-card-30-diplomacy = Na karcie Dyplomacja
setting-rp-card-30-target = Na skopiowanej karcie
setting-rp-card-31 = Skradanie
    .help = Czy zakup ze stosu kart odrzuconych zastępuje zwykły zakup, czy do niego dochodzi.
setting-rp-card-31-instead = Zamiast zwykłego zakupu
setting-rp-card-31-extra = Dodatkowo
setting-rp-card-32 = Włamywanie
    .help = Czy wierzchnią kartę talii można kupić w każdej chwili, czy tylko we własnej turze w Fazie Rynku.
setting-rp-card-32-any-time = W każdej chwili
setting-rp-card-32-market-turn = W turze na Rynku
setting-rp-var-12 = Mniej losowo i krócej naraz
    .help = Przy obu wariantach dostajesz po jednej kości w każdym z kolorów Klas, a resztę losujesz, albo losujesz wszystkie.
setting-rp-var-12-fixed-and-drawn = Stałe kolory i losowanie
setting-rp-var-12-drawn = Losowanie wszystkich
setting-rp-var-13 = Karty usuwane z losowej talii
    .help = Czy w drugim wydaniu przy mniej niż czterech graczach także z losowej talii Rynku usuwa się karty: 6 przy trzech graczach, 14 przy dwóch.
setting-rp-var-13-usual-totals = Tyle co zwykle
setting-rp-var-13-none = Żadnych
setting-rp-solo-10 = Rzut wrogą kością
    .help = W grze jednoosobowej wroga kość może posłać kartę Rynku do śmietnika. Rzuca się nią na końcu tury albo od razu po wzięciu karty Inicjatywy.
setting-rp-solo-10-after-action = Po akcji
setting-rp-solo-10-on-choosing = Przy braniu karty
setting-rp-ed-13-de1 = Żetony przy Skradaniu
    .help = Tylko w pierwszym wydaniu: czy za kartę ze stosu kart odrzuconych można płacić żetonami Charyzmy.
setting-rp-ed-13-de1-allowed = Dozwolone
setting-rp-ed-13-de1-refused = Niedozwolone
setting-rp-ed-15-de1 = Bard i odrzucanie kart
    .help = Tylko w pierwszym wydaniu: czy Bard po zakupie może zamiast drugiego zakupu odrzucić kartę za 2 sztuki złota.
setting-rp-ed-15-de1-refused = Niedozwolone
setting-rp-ed-15-de1-allowed = Dozwolone
setting-rp-ed-26-de1 = Złoto w krótszej grze
    .help = Tylko w pierwszym wydaniu: krótsza gra odbiera dodatkowe złoto trzeciego i czwartego gracza albo także złoto za pełne rzędy i złote kości podczas przygotowania.
setting-rp-ed-26-de1-seat-bonus = Bez premii za miejsce
setting-rp-ed-26-de1-all-extra-gold = Bez dodatkowego złota

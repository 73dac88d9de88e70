# All that Fiends & Familiars adds to what Roll Player says. The names of its cards stand in the other fiends-*.ftl.
# A condition (ff-condition-*) is a clause with its conjunction; a measure (ff-measure-*) is a noun in the genitive
# plural, so that no number ever has to agree with it.


## The Familiar row, die colours, its action in a few words, card type and adventures

attr-familiar = Chowaniec
    .short = CHO
    .of = Chowańca
colour-green-blue = zielono-niebieska
    .acc = zielono-niebieską
    .letter = GB
colour-green-red = zielono-czerwona
    .acc = zielono-czerwoną
    .letter = GR
colour-green-purple = zielono-fioletowa
    .acc = zielono-fioletową
    .letter = GP
colour-green-black = zielono-czarna
    .acc = zielono-czarną
    .letter = GK
colour-green-white = zielono-biała
    .acc = zielono-białą
    .letter = GW
colour-blue-red = niebiesko-czerwona
    .acc = niebiesko-czerwoną
    .letter = BR
colour-blue-purple = niebiesko-fioletowa
    .acc = niebiesko-fioletową
    .letter = BP
colour-blue-black = niebiesko-czarna
    .acc = niebiesko-czarną
    .letter = BK
colour-blue-white = niebiesko-biała
    .acc = niebiesko-białą
    .letter = BW
colour-red-purple = czerwono-fioletowa
    .acc = czerwono-fioletową
    .letter = RP
colour-red-black = czerwono-czarna
    .acc = czerwono-czarną
    .letter = RK
colour-red-white = czerwono-biała
    .acc = czerwono-białą
    .letter = RW
colour-purple-black = fioletowo-czarna
    .acc = fioletowo-czarną
    .letter = PK
colour-purple-white = fioletowo-biała
    .acc = fioletowo-białą
    .letter = PW
colour-black-white = czarno-biała
    .acc = czarno-białą
    .letter = KW
colour-clear = przezroczysta
    .acc = przezroczystą
    .letter = C
action-familiar = Użyj Chowańca
type-scroll = Zwój
adventure-kind-lair = Kryjówka
adventure-kind-trap = Pułapka
adventure-kind-attack = Atak

## Amounts, used inside other messages

ff-amount-xp = { $xp } PD
ff-amount-glory = { $glory ->
    [one] { $glory } żeton Chwały
    [few] { $glory } żetony Chwały
    [many] { $glory } żetonów Chwały
   *[other] { $glory } żetonu Chwały
}
ff-amount-wounds = { $wounds ->
    [one] { $wounds } żeton Obrażeń
    [few] { $wounds } żetony Obrażeń
    [many] { $wounds } żetonów Obrażeń
   *[other] { $wounds } żetonu Obrażeń
}
ff-amount-heal = { $heal ->
    [one] { $heal } żeton Obrażeń
    [few] do { $heal } żetonów Obrażeń
    [many] do { $heal } żetonów Obrażeń
   *[other] do { $heal } żetonu Obrażeń
}
ff-amount-dice = { $dice ->
    [one] { $dice } kość Walki
    [few] { $dice } kości Walki
    [many] { $dice } kości Walki
   *[other] { $dice } kości Walki
}
ff-price = { $xp ->
    [0] { rp-price }
   *[other] za { ff-amount-xp }
}
    .short = { $xp ->
    [0] { rp-price.short }
   *[other] { ff-amount-xp }
}
# Lists of what comes in: gold and XP; Glory too; Charisma tokens too.
ff-gains = { $gold ->
    [0] { ff-amount-xp }
   *[other] { $xp ->
        [0] { rp-amount-gold.acc }
       *[other] { rp-amount-gold.acc } i { ff-amount-xp }
    }
}
ff-gains-glory = { $glory ->
    [0] { ff-gains }
   *[other] { $gold ->
        [0] { $xp ->
            [0] { ff-amount-glory }
           *[other] { ff-amount-xp } i { ff-amount-glory }
        }
       *[other] { $xp ->
            [0] { rp-amount-gold.acc } i { ff-amount-glory }
           *[other] { rp-amount-gold.acc }, { ff-amount-xp } i { ff-amount-glory }
        }
    }
}
ff-gains-all = { $tokens ->
    [0] { ff-gains-glory }
   *[other] { $gold ->
        [0] { $xp ->
            [0] { $glory ->
                [0] { rp-amount-tokens.acc }
               *[other] { ff-amount-glory } i { rp-amount-tokens.acc }
            }
           *[other] { $glory ->
                [0] { ff-amount-xp } i { rp-amount-tokens.acc }
               *[other] { ff-amount-xp }, { ff-amount-glory } i { rp-amount-tokens.acc }
            }
        }
       *[other] { $xp ->
            [0] { $glory ->
                [0] { rp-amount-gold.acc } i { rp-amount-tokens.acc }
               *[other] { rp-amount-gold.acc }, { ff-amount-glory } i { rp-amount-tokens.acc }
            }
           *[other] { $glory ->
                [0] { rp-amount-gold.acc }, { ff-amount-xp } i { rp-amount-tokens.acc }
               *[other] { rp-amount-gold.acc }, { ff-amount-xp }, { ff-amount-glory } i { rp-amount-tokens.acc }
            }
        }
    }
}
# The highest card bears no number; .acc is a direct object, .on follows 'na'.
ff-initiative = { $card ->
    [TOP] najwyższa karta Inicjatywy
   *[other] karta Inicjatywy { $card }
}
    .acc = { $card ->
    [TOP] najwyższą kartę Inicjatywy
   *[other] kartę Inicjatywy { $card }
}
    .on = { $card ->
    [TOP] najwyższej karcie Inicjatywy
   *[other] karcie Inicjatywy { $card }
}
ff-where = { $where ->
    [hunt] w każdym Polowaniu
    [battle] w walce z Potworem
   *[both] w każdym Polowaniu i w walce z Potworem
}
ff-colour-marker = { NAME($colour, form: "letter") ->
    [G] zielony znacznik
    [B] niebieski znacznik
    [R] czerwony znacznik
    [P] fioletowy znacznik
    [K] czarny znacznik
    [W] biały znacznik
   *[O] złoty znacznik
}

## Phases

phase-hunt = Polowanie
phase-battle = Walka z Potworem

## Prompts: set-up and dice

ff-ask-class-card = Losujesz { ff-colour-marker }: wybierz Klasę tego koloru
ff-ask-familiar = Którego Chowańca zatrzymujesz?
ff-ask-initiative = Wybierz kartę Inicjatywy; bierzesz wszystko, co na niej leży, także Chochliki
ff-ask-next-die = Którą kość teraz umieszczasz?
ff-ask-action = Wykonać akcję? Do wyboru: { LIST($rows) }
ff-ask-stored-action = Wykonać akcję, którą daje ta kość? Do wyboru: { LIST($rows) }
ff-ask-too-many-stored = W „Plecaku” jest więcej kości, niż masz pustych miejsc: która wraca do mieszka?

## Prompts: Market, Hunt and battle

ff-ask-market = Kup kartę, weź zamiast tego 2 sztuki złota albo poluj
ff-ask-hunt = Polujesz na { NAME($minion, form: "acc") } i masz { ff-amount-dice }: przygotuj się albo rzuć
ff-ask-hire = Twój przeciwnik: { NAME($monster) }. Masz { ff-amount-dice }. Wynająć najemnika?
ff-ask-reroll = Twój rzut: { SUM($dice, $sum) }. Przerzucić kość?

## Prompts: experience and cards

ff-ask-store-xp = Zdobywasz { ff-amount-xp }: ile odkładasz na stałe na kartę „Krętacz”?
ff-ask-xp-action = Twoja akcja: { NAME($row) }
ff-ask-last-tokens = Żetony Charyzmy zaraz przepadną: oddaj żeton, by wypędzić Chochlika, albo graj dalej
ff-ask-last-call = Ostatnia szansa, by zmienić swojego bohatera: za chwilę walka z Potworem
ff-ask-card-fiend = „{ NAME($card) }”: wybierz jednego ze swoich aktywnych Chochlików
ff-ask-card-initiative = { NAME($fiend) }: na której karcie Inicjatywy ma się zaczaić?
ff-ask-card-banish = „{ NAME($card) }”: wypędzić jednego ze swoich Chochlików?
ff-ask-card-again = „{ NAME($card) }”: którą kość zdejmujesz z Karty Postaci?
ff-ask-card-space = Umieść { NAME($die, form: "acc") } na nowo: wybierz puste miejsce
ff-ask-card-refresh = „{ NAME($card) }”: odnowić wyczerpaną Umiejętność?
ff-ask-card-marker = „{ NAME($card) }”: przesunąć swój znacznik?
ff-ask-card-row = „{ NAME($card) }”: którą akcję Atrybutu wykonujesz?
ff-ask-card-minion = „{ NAME($card) }”: odkryć następnego Sługusa?
ff-ask-card-look = „{ NAME($card) }”: którą kartę Przygody oglądasz?

## Options

ff-opt-familiar = { NAME($familiar) }
ff-opt-use-familiar = Wykonaj akcję Chowańca
ff-opt-store = Odłóż do „Plecaka”
ff-opt-unpack = Umieść z „Plecaka”: { NAME($die) }
ff-opt-return = { NAME($die) } do mieszka
ff-opt-hunt = Poluj
ff-opt-exchange = { $gold ->
    [0] Następny Sługus (za darmo)
   *[other] Następny Sługus ({ rp-amount-gold })
}
ff-opt-hire = Wynajmij najemnika ({ ff-price.short })
ff-opt-roll = Rzuć kośćmi Walki
ff-opt-no-more = Dość najemników
ff-opt-reroll = { $xp ->
    [0] Przerzuć: { $face } (za darmo)
   *[other] Przerzuć: { $face } ({ ff-amount-xp })
}
ff-opt-power = Użyj zamiast tego Mocy Chowańca
ff-opt-stop = Zostaw wynik
ff-opt-store-xp = { $xp ->
    [0] Nic
   *[other] { ff-amount-xp }
}
ff-opt-banish = { $gold ->
    [0] Wypędź { NAME($fiend, form: "acc") } (1 żeton Charyzmy)
   *[other] Wypędź { NAME($fiend, form: "acc") } ({ rp-amount-gold })
}
ff-opt-heal = Usuń żeton Obrażeń (2 PD)
ff-opt-xp-action = Kup akcję: { NAME($row) } (5 PD)
ff-opt-row-action = { NAME($row) }
ff-opt-fiend = { NAME($fiend) }
ff-opt-initiative = { $card ->
    [TOP] Najwyższa karta Inicjatywy
   *[other] Karta Inicjatywy { $card }
}
ff-opt-space = { NAME($space) }
ff-opt-home = Z powrotem na środek
ff-opt-next-minion = Odkryj następnego Sługusa
ff-opt-look = { NAME($kind) }

## Log: set-up

ff-event-class-marker = { $player } losuje { ff-colour-marker }.
ff-event-taken-off = { $cards ->
    [one] Z wierzchu talii Rynku { $cards } karta trafia na stos kart odrzuconych.
    [few] Z wierzchu talii Rynku { $cards } karty trafiają na stos kart odrzuconych.
    [many] Z wierzchu talii Rynku { $cards } kart trafia na stos kart odrzuconych.
   *[other] Z wierzchu talii Rynku { $cards } karty trafia na stos kart odrzuconych.
}
ff-event-monster = Potwór w tej grze: { NAME($monster) }.
ff-event-familiar = { $player } zatrzymuje { NAME($familiar, form: "acc") } jako swojego Chowańca.

## Log: dice, Familiars and Fiends

ff-event-call = Rozlega się Zew przygody: od następnej Fazy Rzutu na każdej karcie Inicjatywy leży jedna kość.
ff-event-takes = { $player } bierze { ff-initiative.acc }, a z nią { LIST($dice, form: "acc", last: "i") }.
ff-event-fiend-appears = { NAME($fiend) } czai się na { ff-initiative.on }.
ff-event-fiend = { $player } musi wziąć { NAME($fiend, form: "acc") }.
ff-event-spoiled = Przez Chochliki { $player } zmienia { NAME($before, form: "acc") } na { $face }.
ff-event-stored = { $player } odkłada { NAME($die, form: "acc") } do „Plecaka”.
ff-event-familiar-acts = { $player } wykonuje akcję Chowańca ({ NAME($familiar) }): { NAME($action) }.
ff-event-banished = { $gold ->
    [0] { $player } wypędza { NAME($fiend, form: "acc") }.
   *[other] { $player } wypędza { NAME($fiend, form: "acc") } za { rp-amount-gold.acc }.
}
ff-event-summoned = { $player } kładzie { NAME($fiend, form: "acc") } na { ff-initiative.on }.
ff-event-marker-home = { $player } przesuwa znacznik z powrotem na pole „{ NAME($field) }”.

## Log: what heroes gain and lose

ff-event-xp = { $player } zdobywa { ff-amount-xp }.
ff-event-xp-stored = { $player } odkłada { ff-amount-xp } na kartę „{ NAME($card) }”.
ff-event-xp-action = { $player } kupuje akcję za { ff-amount-xp }: { NAME($row) }.
ff-event-glory = { $player } zdobywa { ff-amount-glory }.
ff-event-wounds = { $player } dostaje { ff-amount-wounds }.
ff-event-healed = { $player } usuwa { ff-amount-wounds }.

## Log: Hunt

ff-event-minion = Pojawia się Sługus: { NAME($minion) }.
ff-event-minion-under = Na spód talii Sługusów trafia karta „{ NAME($minion) }”.
ff-event-toll = { $player } płaci { rp-amount-gold.acc }, żeby móc polować.
ff-event-hunts = { $player } poluje na { NAME($minion, form: "acc") }.
ff-event-exchange = { $gold ->
    [0] { $player } wymienia Sługusa.
   *[other] { $player } wymienia Sługusa za { rp-amount-gold.acc }.
}
ff-event-hired = { $player } wynajmuje najemnika { ff-price }.
ff-event-combat-roll = { $player } rzuca kośćmi Walki: { SUM($dice, $sum) }.
ff-event-reroll = { $xp ->
    [0] { $player } przerzuca za darmo kość Walki z wartością { $before }; wypada { $face }.
   *[other] { $player } przerzuca za { ff-amount-xp } kość Walki z wartością { $before }; wypada { $face }.
}
ff-event-power = { $player } zamiast rzutu używa Mocy Chowańca: { $power }.
ff-event-hunt-result = { $player } kończy Polowanie na { NAME($minion, form: "acc") } z wynikiem { $result }.
ff-event-trophy = { $player } zdobywa trofeum: { NAME($minion) }.
ff-event-token = { $player } bierze żeton Przygody „{ NAME($kind) }”.
ff-event-looked = { $player } ogląda kartę Przygody „{ NAME($kind) }”: { NAME($card) }.

## Log: battle

ff-event-battle = Zaczyna się walka. Potwór: { NAME($monster) }, siła { $strength }.
ff-event-terror-dice = { $player } traci przez Potwora ({ NAME($monster) }) { ff-amount-dice }.
ff-event-adventure = { NAME($kind) }: { NAME($card) }.
ff-event-adventure-pays = { $dice ->
    [0] { $player } zdobywa nagrodę z karty „{ NAME($card) }”: { ff-amount-xp }.
   *[other] { $player } zdobywa nagrodę z karty „{ NAME($card) }”: { ff-amount-dice }.
}
ff-event-battle-result = { $player } ma w walce wynik { $result }: kości { $sum }{ $bonus ->
    [0] {""}
   *[other] , karty { $bonus }
}{ $lost ->
    [0] {""}
   *[other] , Potwór −{ $lost }
}{ $glory ->
    [0] {""}
   *[other] , Chwała +{ $glory }
}{ $wounds ->
    [0] {""}
   *[other] , Obrażenia −{ $wounds }
}.
ff-event-wins = { $player } pokonuje { NAME($monster, form: "acc") } (siła { $strength }) z wynikiem { $result } i zdobywa { rp-amount-stars.acc }.
ff-event-loses = { $player } z wynikiem { $result } przegrywa z Potworem ({ NAME($monster) }, siła { $strength }).
ff-event-master = { $player } zdobywa premię mistrzowską: { rp-amount-stars.acc }.

## Log: solo

ff-event-enemy = Wroga kość pokazuje { $face }.
ff-event-enemy-trashes = Karta „{ NAME($card) }” trafia z Rynku do śmietnika.

## Refusals

ff-no-not-now = W tej chwili to niemożliwe. Spróbuj później, ale przed końcem tworzenia postaci.
ff-no-too-late = Tworzenie postaci dobiegło końca i twój bohater już się nie zmieni. Walcz dalej z Potworem.
ff-no-xp-alone = Przy tym stole w ostatniej chwili można wydawać tylko PD. Wydaj PD albo zakończ.
ff-no-room-to-store = Do „Plecaka” nie zmieści się teraz więcej kości. Umieść kość na swojej Karcie Postaci.
ff-no-fiend = To nie jest twój aktywny Chochlik. Wypędzać możesz tylko Chochliki, które leżą przed tobą odkryte.
ff-no-guarded = { NAME($fiend) } jest pod ochroną innego z twoich Chochlików. Najpierw wypędź tamtego.
ff-no-token = Nie masz żetonu Charyzmy. Wypędź Chochlika za złoto albo najpierw zdobądź żeton.
ff-no-gold = To kosztuje { rp-amount-price }, a masz { rp-amount-gold.acc }. Najpierw zbierz więcej złota.
ff-no-xp = To kosztuje { $price } PD, a masz { ff-amount-xp }. Najpierw zdobądź więcej PD.
ff-no-familiar-action = Akcji Chowańca nie można kupić za PD. Wybierz akcję Atrybutu.
ff-no-wound = Nie masz żetonu Obrażeń do usunięcia. Wydaj PD na coś innego.
ff-no-stored = Nie możesz teraz umieścić tej kości z „Plecaka”. Musi w nim leżeć, a na twojej Karcie Postaci musi być puste miejsce.
ff-no-minion = Nie ma Sługusa, na którego można polować. Kup kartę albo weź zamiast tego 2 sztuki złota.
ff-no-hunt-after-trade = W tej turze na Rynku masz już za sobą zakup albo odrzucenie karty, więc nie możesz polować. Dokończ turę.
ff-no-exchange = Nie możesz teraz wymienić Sługusa. Podczas Polowania możesz to zrobić za { rp-amount-gold.acc }, zanim kogoś wynajmiesz i rzucisz kośćmi.
ff-no-mercenary = Nie możesz teraz wynająć najemnika w ten sposób. Możesz to zrobić przed rzutem kośćmi Walki, za { rp-amount-gold.acc } albo { ff-amount-xp }.
ff-no-reroll = Tego nie możesz przerzucić. Po rzucie kośćmi Walki wybierz jedną z wyrzuconych kości i zapłać za przerzut w PD.
ff-no-action = W swojej turze w Fazie Kości masz jedną akcję: z rzędu, do którego właśnie trafiła kość. Wybierz którąś z podanych.
ff-no-offered = To nie jest jeden z twoich dwóch wylosowanych Chowańców. Zatrzymaj jednego z nich.
ff-no-beyond-die = Ta kość ma wartości od { $lowest } do { $highest }. Wybierz inną kość albo drugi kierunek.

## What can be counted: genitive plural

ff-measure-gold = sztuk złota
ff-measure-xp = PD
ff-measure-stored-xp = PD odłożonych na tę kartę (ilekroć zdobywasz PD, możesz odłożyć tu na stałe dowolną ich część)
ff-measure-glory = żetonów Chwały
ff-measure-wounds = żetonów Obrażeń
ff-measure-fiends = aktywnych Chochlików
ff-measure-banished = wypędzonych Chochlików
ff-measure-trophies = trofeów
ff-measure-hands = zajętych dłoni
ff-measure-cards = kart Rynku
ff-measure-monster-stars = gwiazdek za Potwora (bez premii mistrzowskiej)
ff-measure-cards-of = { $type ->
    [weapon] kart Broni
    [armor] kart Pancerza
    [skill] Umiejętności
    [trait] Cech
   *[scroll] Zwojów
}
ff-measure-row-value = punktów w rzędzie { NAME($row, form: "of") }
ff-measure-power = punktów Mocy Chowańca
ff-measure-class-dice = kości w kolorze Klasy
ff-measure-colour-dice = { NAME($colour, form: "letter") ->
    [G] zielonych kości
    [B] niebieskich kości
    [R] czerwonych kości
    [P] fioletowych kości
    [K] czarnych kości
    [W] białych kości
   *[O] złotych kości
}
ff-measure-split-dice = kości Podziału
ff-measure-colours = różnych kolorów kości
ff-measure-showing = { $least ->
    [1] { $most ->
        [1] kości z wartością 1
        [2] kości z wartością 1 lub 2
       *[other] kości z wartością od 1 do { $most }
    }
    [2] { $most ->
        [2] kości z wartością 2
        [3] kości z wartością 2 lub 3
       *[other] kości z wartością od 2 do { $most }
    }
    [3] { $most ->
        [3] kości z wartością 3
        [4] kości z wartością 3 lub 4
       *[other] kości z wartością od 3 do { $most }
    }
    [4] { $most ->
        [4] kości z wartością 4
        [5] kości z wartością 4 lub 5
       *[other] kości z wartością od 4 do { $most }
    }
    [5] { $most ->
        [5] kości z wartością 5
        [6] kości z wartością 5 lub 6
       *[other] kości z wartością od 5 do { $most }
    }
    [6] { $most ->
        [6] kości z wartością 6
        [7] kości z wartością 6 lub 7
       *[other] kości z wartością od 6 do { $most }
    }
   *[other] kości z wartością od { $least } do { $most }
}
ff-measure-goals = spełnionych celów Atrybutów
ff-measure-matches = dopasowań Historii
ff-measure-full-rows = pełnych rzędów
ff-measure-row-class-dice = kości w kolorze Klasy w rzędzie { NAME($row, form: "of") }

## Conditions: clauses with their conjunction

# 'więcej' and 'mniej' ask for the genitive plural whatever the number.
ff-condition-at-least = jeśli masz { $number } lub więcej { $what }
ff-condition-at-most = { $number ->
    [0] jeśli nie masz żadnych { $what }
   *[other] jeśli masz { $number } lub mniej { $what }
}
ff-condition-most = jeśli nikt nie ma więcej { $what } niż ty (0 nie wystarczy)
ff-condition-fewest = jeśli nikt nie ma mniej { $what } niż ty
ff-condition-marker = { $side ->
    [good] jeśli twój znacznik stoi po stronie dobra
    [evil] jeśli twój znacznik stoi po stronie zła
    [lawful] jeśli twój znacznik stoi po stronie praworządności
   *[chaotic] jeśli twój znacznik stoi po stronie chaosu
}
ff-condition-class-colour = jeśli kolor twojej Klasy to { LIST($colours, form: "noun", last: "lub") }
ff-condition-goal = jeśli spełniasz swój cel { NAME($row, form: "of") }

## Card texts: Classes and Weapons

rp-power-discount-type = Karty typu { NAME($type) } kosztują cię o { rp-amount-gold.acc } mniej.
ff-power-combat-dice = Masz o { ff-amount-dice } więcej { ff-where }.
ff-power-result-bonus = Dodaj { $bonus } do swojego wyniku { ff-where }.
ff-power-free-rerolls = { $rerolls ->
    [one] Możesz raz przerzucić kość Walki { ff-where }, nie wydając PD.
    [few] Możesz { $rerolls } razy przerzucić kość Walki { ff-where }, nie wydając PD.
    [many] Możesz { $rerolls } razy przerzucić kość Walki { ff-where }, nie wydając PD.
   *[other] Możesz { $rerolls } raza przerzucić kość Walki { ff-where }, nie wydając PD.
}
ff-power-cheaper-mercenaries = { $xp ->
    [0] Najemnik opłacany złotem kosztuje cię o { rp-amount-gold.acc } mniej.
   *[other] { $gold ->
        [0] Najemnik opłacany PD kosztuje cię o { ff-amount-xp } mniej.
       *[other] Najemnik kosztuje cię o { rp-amount-gold.acc } albo o { ff-amount-xp } mniej.
    }
}
ff-power-cheaper-banishing = Wypędzenie Chochlika za złoto kosztuje cię o { rp-amount-gold.acc } mniej.
ff-power-cheaper-exchange = Wymiana Sługusa przed Polowaniem kosztuje cię o { rp-amount-gold.acc } mniej.
ff-power-trophy-pays = Każde trofeum przynosi ci dodatkowo { ff-gains-glory }.
ff-power-hunt-pays = Każde Polowanie przynosi ci { ff-gains }, bez względu na wynik.
ff-power-wounds-ignored = { $wounds ->
    [one] W każdym Polowaniu omija cię pierwszy żeton Obrażeń.
    [few] W każdym Polowaniu omijają cię pierwsze { $wounds } żetony Obrażeń.
    [many] W każdym Polowaniu omija cię pierwszych { $wounds } żetonów Obrażeń.
   *[other] W każdym Polowaniu omija cię pierwsze { $wounds } żetonu Obrażeń.
}
ff-power-fiend-pays = Gdy bierzesz kartę Inicjatywy z Chochlikiem, dostajesz { ff-gains }.
ff-power-familiar-pays = Każda kość, którą umieszczasz na Karcie Chowańca, przynosi ci { rp-amount-gold.acc }.
ff-power-split-pays = Każda kość Podziału, którą umieszczasz, przynosi ci { rp-amount-gold.acc }.
ff-power-two-actions = Gdy umieszczasz dwie kości w różnych rzędach, możesz wykonać akcję każdego z nich.
ff-power-power-instead = Po rzucie kośćmi Walki możesz zamiast sumy kości użyć Mocy swojego Chowańca.
ff-power-store-dice = { $most ->
    [one] Możesz tu odłożyć { $most } wziętą kość, ale nie więcej, niż masz pustych miejsc. Umieść ją w dowolnej chwili.
    [few] Możesz tu odłożyć do { $most } wziętych kości, ale nie więcej, niż masz pustych miejsc. Umieść je w dowolnej chwili.
    [many] Możesz tu odłożyć do { $most } wziętych kości, ale nie więcej, niż masz pustych miejsc. Umieść je w dowolnej chwili.
   *[other] Możesz tu odłożyć do { $most } wziętej kości, ale nie więcej, niż masz pustych miejsc. Umieść je w dowolnej chwili.
}

## Card texts: Fiends

ff-curse-no-action = Po umieszczeniu kości nie możesz wykonać akcji { LIST($rows, form: "of", last: "ani") }.
ff-curse-dearer-more = { $type ->
    [weapon] Karty Broni kosztują cię o { rp-amount-gold.acc } więcej.
    [armor] Karty Pancerza kosztują cię o { rp-amount-gold.acc } więcej.
    [skill] Umiejętności kosztują cię o { rp-amount-gold.acc } więcej.
    [trait] Cechy kosztują cię o { rp-amount-gold.acc } więcej.
    [scroll] Zwoje kosztują cię o { rp-amount-gold.acc } więcej.
   *[card] Każda karta Rynku kosztuje cię o { rp-amount-gold.acc } więcej.
}
ff-curse-dearer-double = { $type ->
    [weapon] Karty Broni kosztują cię dwa razy więcej.
    [armor] Karty Pancerza kosztują cię dwa razy więcej.
    [skill] Umiejętności kosztują cię dwa razy więcej.
    [trait] Cechy kosztują cię dwa razy więcej.
    [scroll] Zwoje kosztują cię dwa razy więcej.
   *[card] Każda karta Rynku kosztuje cię dwa razy więcej.
}
ff-curse-no-gold = { $source ->
    [gold-die] Złote kości nie przynoszą ci złota.
    [row] Pełne rzędy nie przynoszą ci złota.
    [initiative] Nie bierzesz złota z kart Inicjatywy.
   *[market] Odrzucenie karty Rynku nie przynosi ci złota.
}
ff-curse-spoil = { $dice ->
    [split] Każdą kość Podziału wziętą z karty Inicjatywy zmień na { $face }.
    [gold] Każdą złotą kość wziętą z karty Inicjatywy zmień na { $face }.
   *[high] Każdą kość o wartości 6 lub wyższej wziętą z karty Inicjatywy zmień na { $face }.
}
ff-curse-roll-chosen = Kości wzięte z karty Inicjatywy przerzuć, zanim je umieścisz.
ff-curse-no-top = Nie możesz wziąć najwyższej z kart Inicjatywy leżących na środku, chyba że została tylko ona.
ff-curse-no-refresh = W Fazie Porządkowania nie możesz odnawiać Umiejętności.
ff-curse-no-banishing = Nie możesz wypędzać swoich pozostałych Chochlików.
ff-curse-dearer-banishing = Wypędzenie Chochlika za złoto kosztuje cię o { rp-amount-gold.acc } więcej.
ff-curse-fewer-dice = Masz o { ff-amount-dice } mniej { ff-where }, ale zawsze co najmniej 1.
ff-curse-lower-result = Odejmij { $minus } od swojego wyniku { ff-where }.
ff-curse-dearer-mercenaries = { $xp ->
    [0] Najemnik opłacany złotem kosztuje cię o { rp-amount-gold.acc } więcej.
   *[other] { $gold ->
        [0] Najemnik opłacany PD kosztuje cię o { ff-amount-xp } więcej.
       *[other] Najemnik kosztuje cię o { rp-amount-gold.acc } albo o { ff-amount-xp } więcej.
    }
}
ff-curse-no-rerolls = Nie możesz przerzucać kości Walki.
ff-curse-less-xp = Ilekroć zdobywasz PD, dostajesz o { ff-amount-xp } mniej.
ff-curse-hunt-toll = Każde Polowanie kosztuje cię { rp-amount-gold.acc }. Jeśli nie możesz zapłacić, nie możesz polować.
ff-curse-stars-lost = W końcowym podliczaniu tracisz { rp-amount-stars.acc }.
ff-curse-stars-lost-per = { $each ->
    [one] W końcowym podliczaniu tracisz tyle gwiazdek, ile masz { $what }.
    [few] W końcowym podliczaniu tracisz 1 gwiazdkę za każde { $each } z twoich { $what }.
    [many] W końcowym podliczaniu tracisz 1 gwiazdkę za każde { $each } twoich { $what }.
   *[other] W końcowym podliczaniu tracisz 1 gwiazdkę za każde { $each } z twoich { $what }.
}

## Card texts: Monsters

ff-terror-both = { $first } { $second }
ff-terror-wounds-weigh = Każdy żeton Obrażeń obniża twój wynik o { $more } więcej niż zwykle.
ff-terror-weighs = { $each ->
    [one] Twój wynik spada o tyle, ile masz { $what }.
    [few] Twój wynik spada o 1 za każde { $each } z twoich { $what }.
    [many] Twój wynik spada o 1 za każde { $each } twoich { $what }.
   *[other] Twój wynik spada o 1 za każde { $each } z twoich { $what }.
}
ff-terror-lost-faces = { $face ->
    [1] Kości Walki z wartością 1 się nie liczą.
   *[other] Kości Walki z wartością { $face } lub niższą się nie liczą.
}
ff-terror-lost-highest = Twoja najwyższa kość Walki ma wartość o { $less } niższą, ale nigdy poniżej zera.
ff-terror-weak-unless = Tracisz { ff-amount-dice }. Zignoruj to, { $condition }.
ff-terror-lower-unless = Twój wynik spada o { $minus }. Zignoruj to, { $condition }.
ff-terror-wounds-unless = Przed walką dostajesz { ff-amount-wounds }. Zignoruj to, { $condition }.
ff-terror-dear-mercenaries = { $xp ->
    [0] Najemnik opłacany złotem kosztuje o { rp-amount-gold.acc } więcej.
   *[other] { $gold ->
        [0] Najemnik opłacany PD kosztuje o { ff-amount-xp } więcej.
       *[other] Najemnik kosztuje o { rp-amount-gold.acc } albo o { ff-amount-xp } więcej.
    }
}
ff-terror-dear-rerolls = Przerzucenie kości Walki kosztuje o { ff-amount-xp } więcej.
ff-terror-no-rerolls = Nikt nie może przerzucać kości Walki.

## Card texts: Skills, Scrolls, Familiars and rewards

ff-ability-gain = { $heal ->
    [0] Weź { ff-gains-all }.
   *[other] { $gold ->
        [0] { $xp ->
            [0] { $glory ->
                [0] { $tokens ->
                    [0] Usuń { ff-amount-heal }.
                   *[other] Weź { ff-gains-all } i usuń { ff-amount-heal }.
                }
               *[other] Weź { ff-gains-all } i usuń { ff-amount-heal }.
            }
           *[other] Weź { ff-gains-all } i usuń { ff-amount-heal }.
        }
       *[other] Weź { ff-gains-all } i usuń { ff-amount-heal }.
    }
}
ff-ability-gain-per = { $each ->
    [1] { $gold ->
        [0] { $xp ->
            [1] Weź tyle PD, ile masz { $what }, ale najwyżej { $most }.
           *[other] Weź { $xp } razy tyle PD, ile masz { $what }, ale najwyżej { $most }.
        }
        [1] { $xp ->
            [0] Weź tyle sztuk złota, ile masz { $what }, ale najwyżej { $most }.
           *[other] Weź tyle sztuk złota i { $xp } razy tyle PD, ile masz { $what }, ale najwyżej po { $most }.
        }
       *[other] { $xp ->
            [0] Weź { $gold } razy tyle sztuk złota, ile masz { $what }, ale najwyżej { $most }.
           *[other] Weź { $gold } razy tyle sztuk złota i { $xp } razy tyle PD, ile masz { $what }, ale najwyżej po { $most }.
        }
    }
   *[other] { $gold ->
        [0] Weź { ff-amount-xp } za każde { $each } ze swoich { $what }, ale łącznie najwyżej { $most }.
       *[other] { $xp ->
            [0] Weź { rp-amount-gold.acc } za każde { $each } ze swoich { $what }, ale łącznie najwyżej { $most }.
           *[other] Weź { ff-gains } za każde { $each } ze swoich { $what }, ale łącznie najwyżej po { $most }.
        }
    }
}
ff-ability-flip-die = Obróć kość na swojej Karcie Postaci na przeciwną ściankę.
ff-ability-turn-die = { $where ->
    [familiar] Zmień kość na Karcie Chowańca na { $face }.
   *[sheet] Zmień kość na swojej Karcie Postaci na { $face }.
}
ff-ability-shift-row = { $where ->
    [familiar] Podnieś lub obniż kość na Karcie Chowańca o najwyżej { $most }.
   *[sheet] Podnieś lub obniż kość w rzędach Atrybutów o najwyżej { $most }.
}
ff-ability-reroll-dice = { $most ->
    [one] Przerzuć kość na swojej Karcie Postaci i zostaw starą albo nową wartość.
    [few] Najwyżej { $most } razy przerzuć kość na swojej Karcie Postaci i za każdym razem zostaw starą albo nową wartość.
    [many] Najwyżej { $most } razy przerzuć kość na swojej Karcie Postaci i za każdym razem zostaw starą albo nową wartość.
   *[other] Najwyżej { $most } raza przerzuć kość na swojej Karcie Postaci i za każdym razem zostaw starą albo nową wartość.
}
ff-ability-move-marker = { $steps ->
    [one] Możesz przesunąć znacznik o jedno pole w dowolnym kierunku.
    [few] Możesz przesunąć znacznik o najwyżej { $steps } pola w dowolnych kierunkach.
    [many] Możesz przesunąć znacznik o najwyżej { $steps } pól w dowolnych kierunkach.
   *[other] Możesz przesunąć znacznik o najwyżej { $steps } pola w dowolnych kierunkach.
}
ff-ability-marker-home = Możesz przesunąć znacznik z powrotem na środek.
ff-ability-refresh = { $most ->
    [0] Odnów wszystkie swoje wyczerpane Umiejętności.
    [one] Odnów { $most } wyczerpaną Umiejętność.
    [few] Odnów najwyżej { $most } wyczerpane Umiejętności.
    [many] Odnów najwyżej { $most } wyczerpanych Umiejętności.
   *[other] Odnów najwyżej { $most } wyczerpanej Umiejętności.
}
ff-ability-banish-free = Wypędź jednego ze swoich Chochlików bez płacenia.
ff-ability-banish-many = { $most ->
    [one] Wypędź { $most } swojego Chochlika bez płacenia.
    [few] Wypędź najwyżej { $most } swoje Chochliki bez płacenia.
    [many] Wypędź najwyżej { $most } swoich Chochlików bez płacenia.
   *[other] Wypędź najwyżej { $most } swojego Chochlika bez płacenia.
}
ff-ability-summon = Połóż jednego ze swoich aktywnych Chochlików na dowolnej karcie Inicjatywy. Dostanie go ten, kto następny weźmie tę kartę.
ff-ability-place-again = Zdejmij kość ze swojej Karty Postaci i umieść ją na dowolnym pustym miejscu. Złoto i akcja przysługują ci jak zwykle.
ff-ability-any-action = Wykonaj dowolną akcję Atrybutu.
ff-ability-familiar-action = Wykonaj akcję swojego Chowańca.
ff-ability-next-minion = Odłóż odkrytego Sługusa na spód talii i odkryj następnego.
ff-ability-look = Obejrzyj w tajemnicy kartę Przygody, której jeszcze nie znasz.

## Card texts: Traits

ff-scoring-per-measure = { $each ->
    [one] { $stars ->
        [1] Tyle gwiazdek, ile masz { $what }.
       *[other] { $stars } razy tyle gwiazdek, ile masz { $what }.
    }
    [few] { rp-amount-stars } za każde { $each } z twoich { $what }.
    [many] { rp-amount-stars } za każde { $each } twoich { $what }.
   *[other] { rp-amount-stars } za każde { $each } z twoich { $what }.
}
ff-scoring-per-measure-most = { $each ->
    [one] { $stars ->
        [1] Tyle gwiazdek, ile masz { $what }, ale najwyżej { $most }.
       *[other] { $stars } razy tyle gwiazdek, ile masz { $what }, ale najwyżej { $most }.
    }
    [few] { rp-amount-stars } za każde { $each } z twoich { $what }, ale łącznie najwyżej { $most }.
    [many] { rp-amount-stars } za każde { $each } twoich { $what }, ale łącznie najwyżej { $most }.
   *[other] { rp-amount-stars } za każde { $each } z twoich { $what }, ale łącznie najwyżej { $most }.
}
ff-scoring-stars-if = { rp-amount-stars }, { $condition }.

## Score sheet

category-familiar = Chowaniec
category-fiends = Chochliki
category-monster = Potwór
category-box = Premia w grze solo
ff-score-power = { NAME($familiar) }: Moc { $power } (cel { $goal })
ff-score-familiar-backstory = { $matches ->
    [one] { NAME($familiar) }: { $matches } dopasowanie
    [few] { NAME($familiar) }: { $matches } dopasowania
    [many] { NAME($familiar) }: { $matches } dopasowań
   *[other] { NAME($familiar) }: { $matches } dopasowania
}
ff-score-fiend = { NAME($fiend) }
ff-score-monster = { NAME($monster) }: wynik { $result }
ff-score-master = Premia mistrzowska
ff-score-without-mm = Bez Potworów i Sługusów

## The numbers of a hero, to tell what an option would give

figure-glory = Żetony Chwały
figure-wounds = Żetony Obrażeń
figure-fiends = Aktywne Chochliki
figure-trophies = Trofea
figure-power = Moc Chowańca
    .short = Moc
figure-stars-familiar = { category-familiar }
figure-stars-fiends = { category-fiends }
figure-stars-monster = { category-monster }
figure-stars-box = { category-box }

## Solo ranks, from the top, and the end of a hero who fell

ff-rank-0 = Zabójca Potworów
ff-rank-1 = Prawdziwy Bohater
ff-rank-2 = Mistrz
ff-rank-3 = Przywódca Klanu
ff-rank-4 = Podróżnik
ff-rank-5 = Najemnik
ff-rank-6 = NPC
ff-title-slain = Śmierć w walce z Potworem

## Settings: which boxes are played

setting-expansion = Rozszerzenie
    .help = Chochliki i Chowańce dodają Chowańce, Chochliki, Polowania i walkę z Potworem na koniec. Potwory i Sługusy dokładają do tego kolejne karty i kości; tylko z nimi można grać w pięć osób.
setting-expansion-none = Żadne
setting-expansion-fiends-familiars = Chochliki i Chowańce
setting-expansion-fiends-familiars-mm = Chochliki i Chowańce z Potworami i Sługusami

## Settings: readings of rules that can be read in more than one way

setting-ff-setup-18 = Dodatkowe złoto przy pięciu graczach
    .help = Trzeci i czwarty gracz zaczynają z 1 i z 2 dodatkowymi sztukami złota; o piątym nic nie wiadomo: dostaje 3, tyle co czwarty albo nic.
setting-ff-setup-18-pattern = Piąty dostaje 3
setting-ff-setup-18-fourth-and-fifth = Czwarty i piąty po 2
setting-ff-setup-18-none = Piąty nic nie dostaje
setting-ff-setup-26 = Chowańce podczas przygotowania
    .help = Kości początkowe nie pozwalają na akcję Atrybutu. Nie wiadomo, czy kość początkowa na Karcie Chowańca pozwala na akcję Chowańca.
setting-ff-setup-26-none = Bez akcji
setting-ff-setup-26-familiar-action = Akcja Chowańca
setting-ff-setup-29 = Potwory do losowania
    .help = Potwora losuje się spośród sześciu z Chochlików i Chowańców. W Potworach i Sługusach jest jeszcze sześć, które można do nich wtasować.
setting-ff-setup-29-this-box = Sześć z Chochlików i Chowańców
setting-ff-setup-29-both-boxes = Dwanaście z obu pudełek
setting-ff-fiend-07 = Wypędzanie od razu
    .help = Czy Chochlika można wypędzić jeszcze w tej samej Fazie Kości, w której się go wzięło, zanim zacznie działać.
setting-ff-fiend-07-allowed = Dozwolone
setting-ff-fiend-07-refused = Niedozwolone
setting-ff-hunt-08 = Żetony Charyzmy za najemnika
    .help = Podczas Polowania żeton Charyzmy obniża cenę najemnika o 1 sztukę złota. Na jednego najemnika można oddać tylko jeden żeton albo dowolnie wiele.
setting-ff-hunt-08-one-token = Tylko jeden
setting-ff-hunt-08-any-number = Dowolnie wiele
setting-ff-hunt-14 = Nagrody za Polowanie
    .help = Karta Sługusa podaje nagrody zależne od wyrzuconej sumy. Wypłaca się tylko osiągnięty poziom albo wszystkie aż do niego.
setting-ff-hunt-14-tier-reached = Osiągnięty poziom
setting-ff-hunt-14-lower-tiers-too = Wszystkie aż do niego
setting-ff-mon-03 = Ostatnia szansa przed walką
    .help = Gdy postacie są gotowe, można jeszcze wydać PD. Nie wiadomo, czy można też wtedy wypędzać Chochliki i używać Umiejętności.
setting-ff-mon-03-allowed = Także Chochliki i Umiejętności
setting-ff-mon-03-refused = Tylko PD
setting-ff-mon-12 = Chwała i Obrażenia w walce
    .help = Każdy żeton Chwały działa na twoją korzyść, a każdy żeton Obrażeń przeciw tobie: zmienia wynik albo liczbę kości Walki.
setting-ff-mon-12-result = Zmieniają wynik
setting-ff-mon-12-dice = Zmieniają liczbę kości
setting-ff-mon-18 = Kolejność w walce
    .help = Najpierw wszyscy wynajmują najemników, a potem wszyscy rzucają, albo każdy wynajmuje i walczy, zanim zacznie następny.
setting-ff-mon-18-step-by-step = Krok po kroku
setting-ff-mon-18-hero-by-hero = Gracz po graczu
setting-ff-mon-19 = Premia mistrzowska
    .help = Premia mistrzowska przypada za najlepszy wynik. Porównuje się wyniki końcowe albo same kości Walki.
setting-ff-mon-19-adjusted = Wyniki końcowe
setting-ff-mon-19-dice-alone = Same kości
setting-ff-card-06 = Kości umieszczane dzięki kartom
    .help = Czy kość umieszczona z „Plecaka” albo dzięki karcie „Czystość” pozwala na akcję swojego rzędu.
setting-ff-card-06-action = Z akcją
setting-ff-card-06-none = Bez akcji
setting-ff-score-04 = Jedno dopasowanie u Chowańca
    .help = Dwa dopasowania kolorów u Chowańca dają 1 gwiazdkę, a trzy dają 3. Co do jednego dopasowania instrukcja przeczy sama sobie.
setting-ff-score-04-by-list = Bez gwiazdki
setting-ff-score-04-one-star = 1 gwiazdka
setting-ff-solo-05 = Potwór w twoim kolorze
    .help = Tylko w grze jednoosobowej: czy przed losowaniem odkłada się Potwora w kolorze twojej Klasy.
setting-ff-solo-05-put-away = Odkłada się go
setting-ff-solo-05-kept = Zostaje w grze
setting-ff-solo-06 = Dyplomacja w pojedynkę
    .help = Tylko w grze jednoosobowej: Dyplomacja kopiuje Umiejętność innego gracza, więc gra podstawowa ją usuwa. Rozszerzenie o niej nie wspomina.
setting-ff-solo-06-removed = Usuwa się ją
setting-ff-solo-06-kept = Zostaje w grze
setting-ff-solo-11 = Dwie wrogie kości
    .help = Tylko w grze jednoosobowej: dwie wrogie kości mogą posłać do śmietnika dwie karty Rynku. Obie wyznacza się od razu albo po usunięciu pierwszej karty pozostałe się przesuwają.
setting-ff-solo-11-fixed = Obie od razu
setting-ff-solo-11-one-after-another = Jedna po drugiej

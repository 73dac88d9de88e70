# The texts of the cards of Pathfinder: names of skills, kinds and traits, and the phrases that card texts are put
# together from. Phrases are parts without a full stop; the whole (pf-card-…) ends with one. An effect or a trouble is an
# order in the imperative that begins in lower case, because it always follows a colon, a comma or a dash.
# Forms of a kind: .in bare inside a sentence, .a in the accusative, .of in the genitive, .many in the genitive plural.
# Checks (pf-what-…, pf-on) stand in the genitive: 'do testu', 'podczas testu'; pf-on says 'swojego', so the sentence
# around it is an order or speaks of 'ty'.


## Skills

skill-strength = Siła
skill-dexterity = Zręczność
skill-constitution = Budowa
skill-intelligence = Inteligencja
skill-wisdom = Mądrość
skill-charisma = Charyzma
skill-melee = Walka wręcz
skill-ranged = Walka dystansowa
skill-stealth = Skradanie
skill-disable = Rozbrajanie
skill-acrobatics = Akrobatyka
skill-fortitude = Wytrwałość
skill-arcane = Magia tajemna
skill-knowledge = Wiedza
skill-craft = Rzemiosło
skill-divine = Magia objawień
skill-perception = Percepcja
skill-survival = Przetrwanie
skill-diplomacy = Dyplomacja
skill-combat = Walka

## Kinds of cards

kind-weapon = Broń
    .in = broń
    .a = broń
    .of = broni
    .many = broni
kind-spell = Zaklęcie
    .in = zaklęcie
    .a = zaklęcie
    .of = zaklęcia
    .many = zaklęć
kind-armor = Zbroja
    .in = zbroja
    .a = zbroję
    .of = zbroi
    .many = zbroi
kind-item = Przedmiot
    .in = przedmiot
    .a = przedmiot
    .of = przedmiotu
    .many = przedmiotów
kind-ally = Sprzymierzeniec
    .in = sprzymierzeniec
    .a = sprzymierzeńca
    .of = sprzymierzeńca
    .many = sprzymierzeńców
kind-blessing = Błogosławieństwo
    .in = błogosławieństwo
    .a = błogosławieństwo
    .of = błogosławieństwa
    .many = błogosławieństw
kind-loot = Łup
    .in = łup
    .a = łup
    .of = łupu
    .many = łupów
kind-boon = Zdobycz
    .in = zdobycz
    .a = zdobycz
    .of = zdobyczy
    .many = zdobyczy
kind-monster = Potwór
    .in = potwór
    .a = potwora
    .of = potwora
    .many = potworów
kind-barrier = Przeszkoda
    .in = przeszkoda
    .a = przeszkodę
    .of = przeszkody
    .many = przeszkód
kind-henchman = Poplecznik
    .in = poplecznik
    .a = poplecznika
    .of = poplecznika
    .many = popleczników
kind-villain = Wróg
    .in = Wróg
    .a = Wroga
    .of = Wroga
    .many = Wrogów
kind-bane = Zguba
    .in = zguba
    .a = zgubę
    .of = zguby
    .many = zgub
kind-unknown = Nieznana
    .in = nieznana
    .a = nieznaną kartę
    .of = nieznanej karty
    .many = nieznanych kart

## Traits

mark-aasimar = Aasimar
mark-aberration = Aberracja
mark-accessory = Akcesorium
mark-acid = Kwas
mark-alchemical = Alchemia
mark-alchemist = Alchemik
mark-animal = Zwierzę
mark-aquatic = Wodny
mark-arcane = Magia tajemna
mark-aristocrat = Arystokrata
mark-attack = Atak
mark-axe = Topór
mark-bandit = Bandyta
mark-bard = Bard
mark-basic = Podstawowa
mark-bludgeoning = Obuchowa
mark-book = Księga
mark-bow = Łuk
mark-bugbear = Niedźwieżuk
mark-bunyip = Bunyip
mark-cache = Skrytka
mark-calistria = Calistria
mark-chain = Łańcuch
mark-cleric = Kapłan
mark-clothing = Odzież
mark-cold = Zimno
mark-cultist = Kultysta
mark-dart = Rzutka
mark-demon = Demon
mark-desna = Desna
mark-divine = Magia objawień
mark-dragon = Smok
mark-druid = Druid
mark-electricity = Elektryczność
mark-elf = Elf
mark-elite = Elitarna
mark-erastil = Erastil
mark-expert = Ekspert
mark-fey = Baśniowiec
mark-fighter = Wojownik
mark-fire = Ogień
mark-force = Moc
mark-ghost = Duch
mark-ghoul = Ghul
mark-giant = Olbrzym
mark-goblin = Goblin
mark-gorum = Gorum
mark-half-elf = Półelf
mark-hammer = Młot
mark-healing = Leczenie
mark-heavy-armor = Ciężka zbroja
mark-human = Człowiek
mark-incorporeal = Bezcielesny
mark-iomedae = Iomedae
mark-irori = Irori
mark-knife = Nóż
mark-lamashtu = Lamashtu
mark-light-armor = Lekka zbroja
mark-liquid = Płyn
mark-lock = Zamek
mark-lycanthrope = Likantrop
mark-mace = Buzdygan
mark-magic = Magia
mark-melee = Walka wręcz
mark-mental = Umysł
mark-monk = Mnich
mark-mutant = Mutant
mark-object = Obiekt
mark-obstacle = Zawada
mark-ogre = Ogr
mark-outsider = Przybysz
mark-pharasma = Pharasma
mark-piercing = Kłuta
mark-poison = Trucizna
mark-polearm = Broń drzewcowa
mark-ranged = Walka dystansowa
mark-ranger = Strażnik
mark-rogue = Łotr
mark-sarenrae = Sarenrae
mark-shelyn = Shelyn
mark-shield = Tarcza
mark-siren = Syrena
mark-skeleton = Szkielet
mark-skirmish = Potyczka
mark-slashing = Cięta
mark-sling = Proca
mark-spear = Włócznia
mark-staff = Kostur
mark-swarm = Rój
mark-sword = Miecz
mark-tool = Narzędzie
mark-torag = Torag
mark-trap = Pułapka
mark-two-handed = Dwuręczna
mark-undead = Nieumarły
mark-vermin = Robactwo
mark-veteran = Weteran
mark-wand = Różdżka
mark-warrior = Zbrojny
mark-wizard = Czarodziej
mark-xulgath = Xulgath
mark-zombie = Zombi

## Boxes among the powers that are no powers of their own

power-hand = Liczba kart na ręce
power-light-armors = Lekkie zbroje
power-heavy-armors = Ciężkie zbroje
power-weapons = Broń

## Whole texts: boons and banes

pf-card-acquire = Aby zdobyć: { $check }.
pf-card-acquire-free = Aby zdobyć: test nie jest potrzebny.
pf-card-lost = Jeśli nie zdobędziesz tej karty: { $trouble }.
pf-card-play = { $cost ->
    [reveal] Ujawnij
    [display] Odkryj
    [discard] Odrzuć
    [recharge] Przeładuj
    [bury] Pogrzeb
   *[banish] Pozbądź się tej karty
}: { $effect }.
pf-card-also = { $cost ->
    [reveal] Możesz potem jeszcze ujawnić tę kartę
    [display] Możesz potem jeszcze odkryć tę kartę
    [discard] Możesz potem jeszcze odrzucić tę kartę
    [recharge] Możesz potem jeszcze przeładować tę kartę
    [bury] Możesz potem jeszcze pogrzebać tę kartę
   *[banish] Możesz potem jeszcze pozbyć się tej karty
}: { $effect }.
pf-card-recharge = Po zagraniu możesz tę kartę przeładować, jeśli zdasz test: { $check }.
pf-card-needs-skill = Bez umiejętności { NAME($skill) } pozbądź się tej karty po zagraniu.
pf-card-defeat = Aby pokonać: { $check }.
pf-card-immune = Nie można zagrywać przeciw tej karcie kart z cechą { $traits }.
pf-card-facing = Podczas spotkania: { $rule }.
pf-card-before = Przed testem: { $trouble }.
pf-card-instead = Zamiast testu: { $trouble }.
pf-card-after = Po spotkaniu: { $trouble }.
pf-card-defeated = Po pokonaniu: { $trouble }.
pf-card-undefeated = Jeśli nie zostanie pokonana: { $trouble }.

## Whole texts: locations, scenarios, characters

pf-card-here = W tej lokacji: { $rule }.
pf-card-closing = Zamykanie: { $way }.
pf-card-closed = Zamknięcie na stałe: { $trouble }.
pf-card-closed-here = W tej lokacji po jej zamknięciu: { $rule }.
pf-card-during = W tym scenariuszu: { $rule }.
pf-card-during-adventure = W tej przygodzie: { $rule }.
pf-card-during-path = W tej kampanii: { $rule }.
pf-card-fillers = Zamiast Wroga i popleczników: w każdej talii lokacji losowa karta typu { $kinds }.
pf-card-close-all = Zwycięstwo: zamknijcie wszystkie lokacje.
pf-card-reward = Nagroda: { $reward }.
pf-card-power = { NAME($power) }: { $text }.
pf-card-box = { NAME($power) }, pole { $number }: { $text }.
pf-card-proficient = Biegłość: { LIST($proficiencies) }.

## Checks, skills, kinds and traits inside sentences

pf-skill = { NAME($skill) }
pf-trait = { NAME($trait) }
pf-traits = { $count ->
    [one] cechę { $traits }
    [few] cechy { $traits }
    [many] cechy { $traits }
   *[other] cechy { $traits }
}
pf-type = { NAME($kind, form: "in") }
pf-kind-of = { NAME($kind, form: "of") }
pf-kind-weapon = { kind-weapon.a }
pf-kind-spell = { kind-spell.a }
pf-kind-armor = { kind-armor.a }
pf-kind-item = { kind-item.a }
pf-kind-ally = { kind-ally.a }
pf-kind-blessing = { kind-blessing.a }
pf-kind-loot = { kind-loot.a }
pf-kind-boon = { kind-boon.a }
pf-kind-monster = { kind-monster.a }
pf-kind-barrier = { kind-barrier.a }
pf-kind-henchman = { kind-henchman.a }
pf-kind-villain = { kind-villain.a }
pf-kind-bane = { kind-bane.a }
pf-cards-any = kartę
pf-cards-traits = kartę z cechą { $traits }
pf-cards-both = { $kinds } z cechą { $traits }
pf-check = { $skills } { $difficulty }
pf-check-veteran = { $skills } { $difficulty } + numer zestawu przygodowego
pf-comma = { $first }, { $second }
pf-or = { $first } lub { $second }
pf-and = { $first } i { $second }
pf-or-check = { $first } albo { $second }
pf-then = { $first }, a potem { $second }
pf-cost = { $cost ->
    [reveal] ujawnij
    [display] odkryj
    [discard] odrzuć
    [recharge] przeładuj
    [bury] pogrzeb
    [shuffle] wtasuj do talii
    [top] połóż na wierzchu talii
   *[banish] odłóż do pudełka
}

## Which checks a text speaks of

pf-on = { $whose ->
    [own] swojego { $what }
    [other] cudzego { $what }
    [here] dowolnego { $what } w swojej lokacji
    [other-here] cudzego { $what } w swojej lokacji
    [elsewhere] dowolnego { $what } w innej lokacji
   *[anybody] dowolnego { $what }
}
pf-what-check = testu
pf-what-combat = testu walki
pf-what-noncombat = niebojowego testu
pf-what-skills = testu ({ $skills })
pf-what-noncombat-skills = niebojowego testu ({ $skills })
pf-what-traits = { $check } z cechą { $traits }
pf-what-to = { $check } { $to }
pf-what-about = { $check }, gdy spotykasz { $kinds }
pf-what-bearing = { $check } z cechą { $traits }
pf-what-against = { $check } przeciw karcie z cechą { $traits }
pf-to-defeat = na pokonanie zguby
pf-to-defeat-kind = na pokonanie { $kinds }
pf-to-acquire = na zdobycie karty
pf-to-acquire-kind = na zdobycie { $kinds }
pf-to-recharging = na przeładowanie karty
pf-to-recharging-kind = na przeładowanie { $kinds }
pf-to-close = na zamknięcie lokacji
pf-to-otherwise = w innym celu
pf-to-otherwise-kind = w innym celu podczas spotkania { $kinds }

## Damage: after 'obrażenia'

pf-damage-combat = bojowe
pf-damage-fire = od ognia
pf-damage-cold = od zimna
pf-damage-acid = od kwasu
pf-damage-electricity = od elektryczności
pf-damage-force = od mocy
pf-damage-mental = umysłowe
pf-damage-poison = od trucizny
pf-damage-any = dowolnego rodzaju

## What a played card or a used power does

pf-effect-fight = użyj w swoim teście walki umiejętności { $skills } i dodaj { $dice }{ $unskilled ->
    [0] {""}
   *[other] ; bez biegłości (broń) poziom trudności jest wyższy o { $unskilled }
}
pf-effect-fight-against = użyj w swoim teście walki umiejętności { $skills } i dodaj { $dice }, a przeciw zgubie z cechą { $traits } dodaj { $better }{ $unskilled ->
    [0] {""}
   *[other] ; bez biegłości (broń) poziom trudności jest wyższy o { $unskilled }
}
pf-effect-fight-sure = użyj w swoim teście walki umiejętności { $skills } i dodaj { $dice }; każda jedynka na d{ $die } liczy się jako { $ones }{ $unskilled ->
    [0] {""}
   *[other] ; bez biegłości (broń) poziom trudności jest wyższy o { $unskilled }
}
pf-effect-use-skill = podczas { $on } użyj umiejętności { $skills }{ $dice ->
    [0] {""}
   *[other] {" "}i dodaj { $dice }
}
pf-effect-roll-instead = podczas { $on } rzuć { $dice } zamiast kości umiejętności
pf-effect-die-instead = rzuć d{ $die } zamiast swojej kości ({ $skills }){ $plus ->
    [0] {""}
   *[other] {" "}i dodaj { $plus }
}
pf-effect-die-instead-traits = rzuć d{ $die } zamiast swojej kości ({ $skills }){ $plus ->
    [0] {" "}i dodaj { $traits }
   *[other] , dodaj { $plus } i { $traits }
}
pf-effect-beat = pokonaj bez testu { $kinds }, jeśli żaden poziom trudności tej karty nie przekracza { $most }
pf-effect-add-dice = dodaj { $dice } do { $on }
pf-effect-add-dice-traits = dodaj { $dice } i { $traits } do { $on }
pf-effect-lasting = do końca tury dodawaj { $dice } do { $on }
pf-effect-lasting-traits = do końca tury dodawaj { $dice } i { $traits } do { $on }
pf-effect-more = dodaj jeszcze { $dice }
pf-effect-offhand = dodaj { $dice } do swojego testu walki, w którym zagrywasz inną broń
pf-effect-add-die = { $count ->
    [one] dodaj do { $on } kość użytej umiejętności
    [few] dodaj do { $on } { $count } kości użytej umiejętności
    [many] dodaj do { $on } { $count } kości użytej umiejętności
   *[other] dodaj do { $on } { $count } kości użytej umiejętności
}
pf-effect-add-die-twice = dodaj do { $on } kość użytej umiejętności, a do { $twice } dwie takie kości
pf-effect-ease = obniż poziom trudności { $on } o { $by }
pf-effect-set-difficulty = ustal poziom trudności { $on } na { $number }
pf-effect-succeed = uznaj wynik { $on } za sukces bez rzutu
pf-effect-reroll = powtórz nieudany rzut podczas { $on }; liczy się drugi wynik
pf-effect-rescue = podczas { $on } wynik za niski najwyżej o { $by } uznaj za sukces
pf-effect-reduce = zmniejsz obrażenia { $types }, { $whose ->
    [own] które otrzymujesz
    [here] które otrzymuje postać w twojej lokacji
   *[anybody] które otrzymuje dowolna postać
}, { $by ->
    [0] do 0
   *[other] o { $by }
}{ $free ->
    [yes] ; ta karta nie liczy się do limitu jednej karty tego typu
   *[no] {""}
}
pf-effect-trained = { $trained ->
    [yes] jeśli masz biegłość
   *[no] jeśli nie masz biegłości
} { $proficiency ->
    [light-armors] (lekkie zbroje)
    [heavy-armors] (ciężkie zbroje)
   *[weapons] (broń)
}, { $effect }
pf-effect-evade = zastosuj unik, gdy spotykasz { $kinds }
pf-effect-evade-any = zastosuj unik wobec karty, którą spotykasz
pf-effect-explore = jeszcze raz eksploruj swoją lokację
pf-effect-heal = wtasuj { $cards ->
    [one] { $cards } losową kartę
    [few] { $cards } losowe karty
    [many] { $cards } losowych kart
   *[other] { $cards } losowych kart
} { $whose ->
    [own] ze swojego stosu kart odrzuconych do swojej talii
   *[here] ze stosu kart odrzuconych postaci w twojej lokacji do jej talii
}
pf-effect-move = przenieś się do innej lokacji
pf-effect-examine = zbadaj { $count ->
    [one] wierzchnią kartę
    [few] { $count } wierzchnie karty
    [many] { $count } wierzchnich kart
   *[other] { $count } wierzchniej karty
} { $where ->
    [here] talii swojej lokacji
   *[any] talii dowolnej lokacji
}{ $bottom ->
    [yes] ; { $count ->
        [one] możesz ją
        [few] jedną z nich możesz
        [many] jedną z nich możesz
       *[other] jedną z nich możesz
    } położyć na spodzie
   *[no] {""}
}
pf-effect-examine-until = badaj od góry karty { $where ->
    [here] talii swojej lokacji
   *[any] talii dowolnej lokacji
}, aż znajdziesz { $kinds }{ $bottom ->
    [yes] ; jedną z kart możesz położyć na spodzie
   *[no] {""}
}
pf-effect-search = znajdź w swojej talii { $kinds } i weź tę kartę na rękę, a talię potasuj
pf-effect-retrieve = { $to ->
    [hand] weź na rękę { $kinds } ze swojego stosu kart odrzuconych
    [top] połóż na wierzchu swojej talii { $kinds } ze swojego stosu kart odrzuconych
    [shuffle] wtasuj do swojej talii { $kinds } ze swojego stosu kart odrzuconych
   *[recharge] połóż na spodzie swojej talii { $kinds } ze swojego stosu kart odrzuconych
}
pf-effect-turn-back-time = { $cards ->
    [one] wtasuj do talii błogosławieństw { $cards } losową kartę z odrzuconych błogosławieństw
    [few] wtasuj do talii błogosławieństw { $cards } losowe karty z odrzuconych błogosławieństw
    [many] wtasuj do talii błogosławieństw { $cards } losowych kart z odrzuconych błogosławieństw
   *[other] wtasuj do talii błogosławieństw { $cards } losowych kart z odrzuconych błogosławieństw
}
pf-effect-borrow-blessing = użyj tej karty jak błogosławieństwa z wierzchu odrzuconych błogosławieństw
pf-effect-raise-dead = przywróć do życia martwą postać: pojawia się w twojej lokacji, wtasowuje wszystkie swoje karty do talii i dobiera rękę
pf-effect-and-then = { $effect }; następnie: { $trouble }

## What happens to characters: orders

pf-trouble-each = { $to ->
    [you] ty
    [each-here] każda postać w tej lokacji
    [others-here] każda inna postać w tej lokacji
    [at-open] każda postać w otwartej lokacji
   *[everybody] każda postać
} – { $trouble }
pf-trouble-unless = wykonaj test ({ $check }); jeśli się nie uda, { $trouble }
pf-trouble-may = jeśli chcesz, { $trouble }
pf-trouble-on-roll = rzuć d{ $die }; jeśli wypadnie { $most ->
    [1] 1
   *[other] { $most } lub mniej
}, { $trouble }
pf-trouble-damage = przyjmij obrażenia { $type } ({ $amount }){ $fixed ->
    [yes] , których nie można zmniejszyć
   *[no] {""}
}
pf-trouble-damage-first = przyjmij obrażenia { $type } ({ $amount }){ $fixed ->
    [yes] , których nie można zmniejszyć,
   *[no] {""}
} i odrzuć za nie w pierwszej kolejności karty typu { $kinds }
pf-lose = { $to ->
    [discard] odrzuć
    [bury] pogrzeb
    [recharge] przeładuj
   *[banish] odłóż do pudełka
}
pf-trouble-lose = { pf-lose } { $how ->
    [random] { $count ->
        [one] { $count } losową kartę z ręki
        [few] { $count } losowe karty z ręki
        [many] { $count } losowych kart z ręki
       *[other] { $count } losowej karty z ręki
    }
   *[choice] { $count ->
        [one] { $count } kartę z ręki
        [few] { $count } karty z ręki
        [many] { $count } kart z ręki
       *[other] { $count } karty z ręki
    }
}
pf-trouble-lose-kinds = { pf-lose } z ręki { $kinds }{ $how ->
    [random] {" "}(losowo)
   *[choice] {""}
}{ $count ->
    [one] {""}
    [few] {" "}({ $count } razy)
    [many] {" "}({ $count } razy)
   *[other] {" "}({ $count } razy)
}
pf-trouble-lose-top = { pf-lose } { $count ->
    [one] wierzchnią kartę swojej talii
    [few] { $count } wierzchnie karty swojej talii
    [many] { $count } wierzchnich kart swojej talii
   *[other] { $count } wierzchniej karty swojej talii
}
pf-trouble-bury-discarded = pogrzeb { $kinds } ze swojego stosu kart odrzuconych
pf-trouble-harder = poziom trudności twoich testów rośnie do końca tury o { $by }
pf-trouble-difficulty = poziom trudności twoich testów przeciw tej karcie zmienia się na { $number }
pf-trouble-no-more-exploring = nie możesz już w tej turze eksplorować
pf-trouble-draw-instead = do końca tury zamiast kart, które trzeba by dobrać{ $reset ->
    [yes] {" "}przy resetowaniu ręki
   *[no] {""}
}, { $count ->
    [one] dobierz { $count } kartę
    [few] dobierz { $count } karty
    [many] dobierz { $count } kart
   *[other] dobierz { $count } kart
}
pf-trouble-forbid-kinds = nie zagrywaj w tym spotkaniu kart typu { $kinds }
pf-trouble-forbid-traits = nie zagrywaj w tym spotkaniu kart z cechą { $traits }
pf-trouble-forbid = nie zagrywaj w tym spotkaniu kart typu { $kinds } ani kart z cechą { $traits }
pf-trouble-wander = przenieś się do losowej lokacji
pf-trouble-flit = wtasuj tę kartę do talii losowej otwartej lokacji
pf-trouble-vanish = pozbądź się tej karty
pf-trouble-vanish-lesser = pozbądź się spotkanej karty, chyba że to poplecznik albo Wróg
pf-trouble-stay = karta liczy się jako niepokonana
pf-trouble-end-turn = po tym spotkaniu zresetuj rękę i zakończ turę
pf-trouble-summon = przywołaj kartę „{ NAME($card) }” i rozegraj z nią spotkanie{ $must ->
    [yes] ; jeśli jej nie pokonasz, ta karta jest niepokonana
   *[no] {""}
}
pf-trouble-summon-same = przywołaj kopię tej samej karty i rozegraj z nią spotkanie{ $must ->
    [yes] ; jeśli jej nie pokonasz, ta karta jest niepokonana
   *[no] {""}
}
pf-trouble-summon-kind = przywołaj losowo { $kinds } i rozegraj spotkanie z tą kartą{ $must ->
    [yes] ; jeśli się nie powiedzie, ta karta jest niepokonana
   *[no] {""}
}
pf-trouble-meet-first = przeglądaj talię lokacji od góry, aż znajdziesz { $kinds }, i rozegraj spotkanie z tą kartą
pf-trouble-meet-first-weak = przeglądaj talię lokacji od góry, aż znajdziesz { $kinds }, i rozegraj spotkanie z tą kartą; od każdej kości rzuconej przeciw niej odejmij { $by }
pf-trouble-grant-exploration = eksploruj w tej turze jeszcze raz
pf-trouble-draw-from-box = dobierz losowo z pudełka { $count ->
    [one] { NAME($kind, form: "a") }
    [few] karty typu { NAME($kind, form: "in") } ({ $count })
    [many] karty typu { NAME($kind, form: "in") } ({ $count })
   *[other] karty typu { NAME($kind, form: "in") } ({ $count })
}{ $keep ->
    [0] {""}
    [1] {" "}i zatrzymaj jedną z nich
   *[other] {" "}i zatrzymaj { $keep }
}
pf-trouble-tempt = { $count ->
    [one] dobierz losowo z pudełka { NAME($kind, form: "a") }; możesz tę kartę zatrzymać, ale wtedy: { $trouble }
    [few] dobierz losowo z pudełka karty typu { NAME($kind, form: "in") } ({ $count }); możesz zatrzymać jedną z nich, ale wtedy: { $trouble }
    [many] dobierz losowo z pudełka karty typu { NAME($kind, form: "in") } ({ $count }); możesz zatrzymać jedną z nich, ale wtedy: { $trouble }
   *[other] dobierz losowo z pudełka karty typu { NAME($kind, form: "in") } ({ $count }); możesz zatrzymać jedną z nich, ale wtedy: { $trouble }
}
pf-trouble-draw = { $count ->
    [one] dobierz { $count } kartę
    [few] dobierz { $count } karty
    [many] dobierz { $count } kart
   *[other] dobierz { $count } kart
}
pf-trouble-recover = { $count ->
    [one] wtasuj do swojej talii { $count } losową kartę ze swojego stosu kart odrzuconych
    [few] wtasuj do swojej talii { $count } losowe karty ze swojego stosu kart odrzuconych
    [many] wtasuj do swojej talii { $count } losowych kart ze swojego stosu kart odrzuconych
   *[other] wtasuj do swojej talii { $count } losowych kart ze swojego stosu kart odrzuconych
}
pf-trouble-add-to-place = { $count ->
    [one] dodaj losowo { NAME($kind, form: "a") } z pudełka do talii lokacji i potasuj tę talię
    [few] dodaj do talii lokacji losowe karty typu { NAME($kind, form: "in") } z pudełka ({ $count }) i potasuj tę talię
    [many] dodaj do talii lokacji losowe karty typu { NAME($kind, form: "in") } z pudełka ({ $count }) i potasuj tę talię
   *[other] dodaj do talii lokacji losowe karty typu { NAME($kind, form: "in") } z pudełka ({ $count }) i potasuj tę talię
}
pf-trouble-add-to-end = { $count ->
    [one] połóż losowo { NAME($kind, form: "a") } z pudełka
    [few] połóż losowe karty typu { NAME($kind, form: "in") } z pudełka ({ $count })
    [many] połóż losowe karty typu { NAME($kind, form: "in") } z pudełka ({ $count })
   *[other] połóż losowe karty typu { NAME($kind, form: "in") } z pudełka ({ $count })
} { $to ->
    [top] na wierzchu talii lokacji
   *[bottom] na spodzie talii lokacji
}
pf-trouble-add-until = { $trouble }; dobieraj, aż karta będzie miała { $traits }, a pozostałe odłóż do pudełka
pf-trouble-look-ahead = { $count ->
    [one] zbadaj wierzchnią kartę talii lokacji
    [few] zbadaj { $count } wierzchnie karty talii lokacji
    [many] zbadaj { $count } wierzchnich kart talii lokacji
   *[other] zbadaj { $count } wierzchniej karty talii lokacji
}
pf-trouble-lose-time = { $count ->
    [one] odrzuć wierzchnią kartę talii błogosławieństw
    [few] odrzuć { $count } wierzchnie karty talii błogosławieństw
    [many] odrzuć { $count } wierzchnich kart talii błogosławieństw
   *[other] odrzuć { $count } wierzchniej karty talii błogosławieństw
}
pf-trouble-look-at-own = zbadaj wierzchnią kartę swojej talii; jeśli znajdziesz { $kinds }, { $recharge ->
    [yes] dobierz tę kartę albo ją przeładuj
   *[no] dobierz tę kartę
}
pf-trouble-recharge-seen = przeładuj kartę „{ NAME($card) }”, zamiast ją dobrać
pf-trouble-look-at-ends = { $both ->
    [yes] zbadaj wierzchnią i spodnią kartę talii swojej lokacji
   *[no] zbadaj wierzchnią albo spodnią kartę talii swojej lokacji
}
pf-trouble-scout = zbadaj wierzchnią kartę talii swojej lokacji; jeśli to zdobycz, { $second ->
    [yes] połóż ją na spodzie talii albo pod jej wierzchnią kartą
   *[no] połóż ją na spodzie talii
}
pf-trouble-swap = wymień kartę z ręki na kartę tego samego typu ze swojego stosu kart odrzuconych
pf-trouble-travel = { $bring ->
    [yes] przenieś się do innej lokacji, sprowadź do swojej inną postać albo zrób jedno i drugie
   *[no] przenieś się do innej lokacji
}

## Rules that hold as long as a card lies there

pf-standing-harder = podnieś poziom trudności { $on } o { $by }
pf-standing-easier = obniż poziom trudności { $on } o { $by }
pf-standing-harder-veteran = { $by ->
    [0] podnieś poziom trudności { $on } o numer talii przygody
   *[other] podnieś poziom trudności { $on } o { $by } i o numer talii przygody
}
pf-standing-difficulty-is = za poziom trudności { $on } przyjmij { $number }
pf-standing-dice = dodaj { $dice } do { $on }
pf-standing-weak-dice = od każdej kości rzuconej podczas { $on } odejmij { $by }
pf-standing-needs-trait = zguba jest niepokonana, jeśli twój test nie ma cechy { $traits }
pf-standing-twice = po udanym teście rzuć jeszcze raz; sukces liczy się tylko wtedy, gdy uda się także drugi rzut
pf-standing-damage-halved = nieudany test zadaje połowę obrażeń (zaokrągloną w górę)
pf-standing-damage-fixed = obrażeń za nieudany test nie można zmniejszyć
pf-standing-damage-more = obrażenia za nieudany test są większe o { $more }
pf-standing-damage-type = nieudany test zadaje obrażenia { $type }
pf-standing-no-kinds = nie możesz zagrywać kart typu { $kinds }
pf-standing-no-traits = nie możesz zagrywać kart z cechą { $traits }
pf-standing-no-evading = tej karty nie można uniknąć
pf-standing-no-evading-kinds = kart typu { $kinds } nie można uniknąć
pf-standing-when = { $moment ->
    [begins] gdy zaczyna się scenariusz
    [starts] gdy zaczynasz turę
    [ends] gdy kończysz turę
    [enters] gdy przybywasz do lokacji
    [leaves] gdy opuszczasz lokację
    [meets] gdy spotykasz kartę
    [acquires] gdy zdobędziesz kartę
    [misses] gdy bez powodzenia próbujesz zdobyć kartę
    [defeats] gdy pokonasz zgubę
   *[fails] gdy bez powodzenia próbujesz pokonać zgubę
}, { $trouble }
pf-standing-when-card = { $moment ->
    [meets] gdy spotykasz kartę „{ NAME($card) }”
    [acquires] gdy zdobędziesz kartę „{ NAME($card) }”
    [misses] gdy bez powodzenia próbujesz zdobyć kartę „{ NAME($card) }”
    [defeats] gdy pokonasz kartę „{ NAME($card) }”
   *[fails] gdy bez powodzenia próbujesz pokonać kartę „{ NAME($card) }”
}, { $trouble }
pf-standing-when-kinds = { $moment ->
    [meets] gdy spotykasz { $kinds }
    [acquires] gdy zdobędziesz { $kinds }
    [misses] gdy bez powodzenia próbujesz zdobyć { $kinds }
    [defeats] gdy pokonasz { $kinds }
   *[fails] gdy bez powodzenia próbujesz pokonać { $kinds }
}, { $trouble }
pf-standing-when-traits = { $moment ->
    [meets] gdy spotykasz kartę z cechą { $traits }
    [acquires] gdy zdobędziesz kartę z cechą { $traits }
    [misses] gdy bez powodzenia próbujesz zdobyć kartę z cechą { $traits }
    [defeats] gdy pokonasz kartę z cechą { $traits }
   *[fails] gdy bez powodzenia próbujesz pokonać kartę z cechą { $traits }
}, { $trouble }
pf-standing-instead-of-exploring = zamiast pierwszej eksploracji w swojej turze, jeśli chcesz, { $trouble }
pf-standing-no-reset = na końcu tury nie resetuj ręki
pf-standing-one-exploration = w jednej turze możesz eksplorować tylko raz
pf-standing-instead-of-drawing = zamiast kart, które trzeba by dobrać{ $reset ->
    [yes] {" "}przy resetowaniu ręki
   *[no] {""}
}, { $count ->
    [one] dobierz { $count } kartę
    [few] dobierz { $count } karty
    [many] dobierz { $count } kart
   *[other] dobierz { $count } kart
}
pf-standing-blessings-deck = talia błogosławieństw liczy na początku { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
pf-standing-outgrown = od przygody { $basic } zguby z cechą „Podstawowa”, których się pozbywacie, opuszczają grę na stałe, a od przygody { $elite } także te z cechą „Elitarna”
pf-standing-chance-to-close = gdy zdobędziesz { $kinds } z talii lokacji, możesz spróbować zamknąć tę lokację

## Ways of closing a location

pf-closing-check = zdaj test: { $check }
pf-closing-pay = { pf-lose } { $count ->
    [one] { $count } kartę z ręki
    [few] { $count } karty z ręki
    [many] { $count } kart z ręki
   *[other] { $count } karty z ręki
}
pf-closing-pay-kinds = { pf-lose } z ręki { $kinds }{ $count ->
    [one] {""}
    [few] {" "}({ $count } razy)
    [many] {" "}({ $count } razy)
   *[other] {" "}({ $count } razy)
}
pf-closing-summon = przywołaj kartę „{ NAME($card) }” i pokonaj ją
pf-closing-summon-kind = przywołaj losowo { $kinds } i pokonaj tę kartę
pf-closing-free = nie musisz nic robić

## Rewards

pf-reward-each = każda postać zyskuje { $reward }
pf-reward-and = { $first } i { $second }
pf-reward-feat-skill = usprawnienie umiejętności
pf-reward-feat-power = usprawnienie mocy
pf-reward-feat-card = usprawnienie talii
pf-reward-feat-role = kartę roli
pf-reward-any-boon = każda postać dobiera losowo z pudełka zdobycz wybranego przez siebie typu
pf-reward-boon = każda postać dobiera losowo z pudełka { $kinds }
pf-reward-loot = { LIST($cards) }
pf-reward-none = brak

## What a power costs

pf-pay = { pf-cost } { $what }{ $top ->
    [yes] {" "}albo wierzchnią kartę swojej talii
   *[no] {""}
}
pf-pay-top = { pf-cost } wierzchnią kartę swojej talii (ale kartę typu { $recharged } przeładuj)
pf-pay-then = { $pay } ({ $then ->
    [discard] potem ją odrzuć
    [bury] potem ją pogrzeb
    [recharge] potem ją przeładuj
   *[banish] potem się jej pozbądź
})

## Powers of characters and roles

pf-form-use = { $limits ->
    [alone] jeśli w twojej lokacji nie ma innej postaci, { $effect }
    [first] zamiast pierwszej eksploracji w swojej turze { $effect }
    [own-turn] w swojej turze { $effect }
   *[none] { $effect }
}
pf-form-pay = { $limits ->
    [alone] jeśli w twojej lokacji nie ma innej postaci, { $pay }, a wtedy { $effect }
    [first] zamiast pierwszej eksploracji w swojej turze { $pay }, a wtedy { $effect }
    [own-turn] w swojej turze { $pay }, a wtedy { $effect }
   *[none] { $pay }, a wtedy { $effect }
}
pf-form-with-traits = { $power }; test zyskuje { $traits }
pf-form-counts-as = { $power }; liczy się to jak zagranie karty typu { $kinds }
pf-form-without = { $power }; w tym teście nie można zagrywać kart typu { $kinds }
pf-form-always = zawsze dodawaj { $dice } do { $on }
pf-form-always-traits = zawsze dodawaj { $dice } i { $traits } do { $on }
pf-form-when-playing = dodaj { $dice } do { $on }, gdy zagrywasz w nim { $kinds }
pf-goes = { $to ->
    [recharge] przeładować
    [shuffle] wtasować do swojej talii
    [top] położyć na wierzchu swojej talii
    [bury] pogrzebać
   *[discard] odrzucić
}
pf-goes-or-recharge = { $ways ->
    [1] { pf-goes }
   *[other] przeładować albo { pf-goes }
}
pf-instead-of = { $of ->
    [banish] zamiast się jej pozbyć
   *[discard] zamiast ją odrzucić
}
pf-form-instead = gdy zagrywasz { $what }, możesz tę kartę { pf-goes-or-recharge }, { pf-instead-of }
pf-form-instead-card = gdy zagrywasz kartę „{ NAME($card) }”, możesz ją { pf-goes-or-recharge }, { pf-instead-of }
pf-form-instead-on = gdy podczas { $on } zagrywasz { $what }, możesz tę kartę { pf-goes-or-recharge }, { pf-instead-of }
pf-form-instead-check = gdy zagrywasz { $what }, możesz tę kartę { pf-goes-or-recharge }, { pf-instead-of }, jeśli zdasz test: { $check }
pf-form-less-damage = zmniejsz o { $by } obrażenia { $types }, { $whom ->
    [others] które otrzymują inne postacie w twojej lokacji
   *[own] które otrzymujesz
}{ $but ->
    [combat] , z wyjątkiem obrażeń bojowych
   *[none] {""}
}
pf-at-turn = { $when ->
    [starts] na początku swojej tury
    [ends] na końcu swojej tury
   *[both] na początku i na końcu swojej tury
}{ $hand ->
    [empty] {" "}(gdy nie masz kart na ręce)
   *[any] {""}
}
pf-form-at-turn = { pf-at-turn }{ $must ->
    [yes] {" "}obowiązkowo { $trouble }
   *[no] , jeśli chcesz, { $trouble }
}
pf-form-at-turn-pay = { pf-at-turn }{ $must ->
    [yes] {" "}obowiązkowo { $pay }, a wtedy { $trouble }
   *[no] , jeśli chcesz, { $pay }, a wtedy { $trouble }
}
pf-form-after-playing = gdy zagrasz { $what }, to jeśli chcesz, { $trouble }
pf-form-after = { $moment ->
    [acquires] gdy zdobędziesz kartę z cechą { $traits }
   *[defeats] gdy pokonasz kartę z cechą { $traits }
}, to jeśli chcesz, { $trouble }
pf-form-sure-recharge = gdy możesz testem przeładować { $what }, test udaje się bez rzutu
pf-form-new-skill = masz umiejętność { NAME($skill) }: { NAME($base) } +{ $bonus }
pf-form-any-skill-to-recharge = aby przeładować { $what }, możesz w teście zawsze użyć umiejętności { NAME($skill) }
pf-form-skill-for-another = tam, gdzie karta z cechą { $traits } wymaga umiejętności { NAME($instead) }, możesz użyć umiejętności { NAME($skill) }
pf-form-blessing-die = gdy podczas { $on } zagrywasz błogosławieństwo, dodaje ono d{ $die } zamiast zwykłej kości
pf-form-blessing-die-card = gdy zagrywasz kartę „{ NAME($card) }”, dodaje ona d{ $die } zamiast zwykłej kości
pf-form-any-number = podczas { $on } możesz zagrać dowolną liczbę { NAME($kind, form: "many") }
pf-form-evaded-to = { $to ->
    [top] kartę, której udało ci się uniknąć, możesz położyć na wierzchu jej talii
   *[bottom] kartę, której udało ci się uniknąć, możesz położyć na spodzie jej talii
}
pf-form-evaded-to-with = { $to ->
    [top] gdy spotykasz { $kinds } i do uniku zagrywasz { $with }, możesz spotkaną kartę położyć na wierzchu jej talii
   *[bottom] gdy spotykasz { $kinds } i do uniku zagrywasz { $with }, możesz spotkaną kartę położyć na spodzie jej talii
}
pf-form-and = { $first }; { $second }
pf-form-or = { $first }; albo { $second }

# The texts of the cards of Pathfinder: names of skills, kinds and traits, and the phrases that card texts are put
# together from. Phrases are parts without a full stop; the whole (pf-card-…) ends with one. An effect or a trouble is an
# order in the imperative that begins in lower case, because it always follows a colon, a comma or a dash.
# Forms of a kind: .in bare inside a sentence, .a in the accusative, .of in the genitive, .many in the genitive plural,
# .random in the accusative with 'random'.
# Checks (pf-what-…, pf-on) stand in the genitive: 'do testu', 'podczas testu'; pf-on says 'swojego', so the sentence
# around it is an order or speaks of 'ty'.


## Skills

skill-strength = Siła
    .gen = Siły
skill-dexterity = Zręczność
    .gen = Zręczności
skill-constitution = Kondycja
    .gen = Kondycji
skill-intelligence = Inteligencja
    .gen = Inteligencji
skill-wisdom = Mądrość
    .gen = Mądrości
skill-charisma = Charyzma
    .gen = Charyzmy
skill-melee = Walka wręcz
    .gen = Walki wręcz
skill-ranged = Walka dystansowa
    .gen = Walki dystansowej
skill-stealth = Skradanie
    .gen = Skradania
skill-disable = Rozbrajanie
    .gen = Rozbrajania
skill-acrobatics = Akrobatyka
    .gen = Akrobatyki
skill-fortitude = Wytrwałość
    .gen = Wytrwałości
skill-arcane = Magia tajemna
    .gen = Magii tajemnej
skill-knowledge = Wiedza
    .gen = Wiedzy
skill-craft = Rzemiosło
    .gen = Rzemiosła
skill-divine = Magia objawień
    .gen = Magii objawień
skill-perception = Percepcja
    .gen = Percepcji
skill-survival = Przetrwanie
    .gen = Przetrwania
skill-diplomacy = Dyplomacja
    .gen = Dyplomacji
skill-combat = Walka
    .gen = Walki

## Kinds of cards

kind-weapon = Broń
    .in = broń
    .a = broń
    .of = broni
    .many = broni
    .random = losową broń
kind-spell = Zaklęcie
    .in = zaklęcie
    .a = zaklęcie
    .of = zaklęcia
    .many = zaklęć
    .random = losowe zaklęcie
kind-armor = Zbroja
    .in = zbroja
    .a = zbroję
    .of = zbroi
    .many = zbroi
    .random = losową zbroję
kind-item = Przedmiot
    .in = przedmiot
    .a = przedmiot
    .of = przedmiotu
    .many = przedmiotów
    .random = losowy przedmiot
kind-ally = Sprzymierzeniec
    .in = sprzymierzeniec
    .a = sprzymierzeńca
    .of = sprzymierzeńca
    .many = sprzymierzeńców
    .random = losowego sprzymierzeńca
kind-blessing = Błogosławieństwo
    .in = błogosławieństwo
    .a = błogosławieństwo
    .of = błogosławieństwa
    .many = błogosławieństw
    .random = losowe błogosławieństwo
kind-loot = Łup
    .in = łup
    .a = łup
    .of = łupu
    .many = łupów
    .random = losowy łup
kind-boon = Zdobycz
    .in = zdobycz
    .a = zdobycz
    .of = zdobyczy
    .many = zdobyczy
    .random = losową zdobycz
kind-monster = Potwór
    .in = potwór
    .a = potwora
    .of = potwora
    .many = potworów
    .random = losowego potwora
kind-barrier = Przeszkoda
    .in = przeszkoda
    .a = przeszkodę
    .of = przeszkody
    .many = przeszkód
    .random = losową przeszkodę
kind-henchman = Poplecznik
    .in = poplecznik
    .a = poplecznika
    .of = poplecznika
    .many = popleczników
    .random = losowego poplecznika
kind-villain = Wróg
    .in = Wróg
    .a = Wroga
    .of = Wroga
    .many = Wrogów
    .random = losowego Wroga
kind-bane = Zguba
    .in = zguba
    .a = zgubę
    .of = zguby
    .many = zgub
    .random = losową zgubę
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
mark-cleric = Kleryk
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

pf-card-acquire = Zdobycie: { $check }.
pf-card-acquire-free = Zdobycie: bez testu.
pf-card-lost = Gdy jej nie zdobędziesz: { $trouble }.
pf-card-play = { $cost ->
    [reveal] Ujawnij
    [display] Odkryj
    [discard] Odrzuć
    [recharge] Przeładuj
    [bury] Pogrzeb
   *[banish] Pozbądź się
}: { $effect }.
pf-card-also = { $cost ->
    [reveal] Potem ujawnij
    [display] Potem odkryj
    [discard] Potem odrzuć
    [recharge] Potem przeładuj
    [bury] Potem pogrzeb
   *[banish] Potem pozbądź się
}: { $effect }.
pf-card-again = { $cost ->
    [reveal] Potem ujawnij
    [display] Potem odkryj
    [discard] Potem odrzuć
    [recharge] Potem przeładuj
    [bury] Potem pogrzeb
   *[banish] Potem pozbądź się
}: zrób to jeszcze raz.
pf-card-trained = Pogrzeb (bez biegłości { pf-proficient } – pozbądź się): { $effect }.
pf-card-recharge = Przeładowanie: { $check }.
pf-card-recharge-or-banish = Przeładowanie: { $check }; bez tej umiejętności pozbądź się karty.
pf-card-needs-skill = Kto nie ma umiejętności { NAME($skill) }, pozbywa się karty po zagraniu.
pf-card-defeat = Pokonanie: { $check }.
pf-card-immune = Odporność: { LIST($traits) }.
pf-card-facing = { CAPITAL($rule) }.
pf-card-before = Przed spotkaniem: { $trouble }.
pf-card-instead = Zamiast testu: { $trouble }.
pf-card-after = Po spotkaniu: { $trouble }.
pf-card-defeated = Po pokonaniu: { $trouble }.
pf-card-undefeated = Jeśli nie zostanie pokonana: { $trouble }.

## Whole texts: locations, scenarios, characters

pf-card-here = W tej lokacji: { $rule }.
pf-card-closing = Zamykanie: { $way }.
pf-card-closed = Zamknięcie na stałe: { $trouble }.
pf-card-closed-here = W tej lokacji po zamknięciu: { $rule }.
pf-card-during = W tym scenariuszu: { $rule }.
pf-card-during-adventure = W tej przygodzie: { $rule }.
pf-card-during-path = W tej kampanii: { $rule }.
pf-card-fillers = Bez Wroga i popleczników: w każdej talii lokacji losowa karta typu { $kinds }.
pf-card-close-all = Zwycięstwo: zamknijcie wszystkie lokacje.
pf-card-reward = Nagroda: { $reward }.
pf-card-power = { NAME($power) }: { $text }.
pf-card-proficient = Biegłości: { LIST($proficiencies) }.

## Feats: the boxes inside the text of a power

pf-box = □{"\u00A0"}{ $text }
pf-boxed = { $text } ({ $boxes })
pf-boxes = { $first } { $second }
pf-box-value = { DICE($value) }
pf-box-or = lub { $text }
pf-box-and = i { $text }

## Checks, skills, kinds and traits inside sentences

pf-skill = { NAME($skill) }
    .gen = { NAME($skill, form: "gen") }
pf-trait = { NAME($trait) }
pf-traits = { $count ->
    [one] cechę { $traits }
    [few] cechy { $traits }
    [many] cechy { $traits }
   *[other] cechy { $traits }
}
pf-type = { NAME($kind, form: "in") }
pf-many = { NAME($kind, form: "many") }
pf-kind-of = { NAME($kind, form: "of") }
pf-kind-weapon = { kind-weapon.a }
    .gen = { kind-weapon.of }
    .random = { kind-weapon.random }
pf-kind-spell = { kind-spell.a }
    .gen = { kind-spell.of }
    .random = { kind-spell.random }
pf-kind-armor = { kind-armor.a }
    .gen = { kind-armor.of }
    .random = { kind-armor.random }
pf-kind-item = { kind-item.a }
    .gen = { kind-item.of }
    .random = { kind-item.random }
pf-kind-ally = { kind-ally.a }
    .gen = { kind-ally.of }
    .random = { kind-ally.random }
pf-kind-blessing = { kind-blessing.a }
    .gen = { kind-blessing.of }
    .random = { kind-blessing.random }
pf-kind-loot = { kind-loot.a }
    .gen = { kind-loot.of }
    .random = { kind-loot.random }
pf-kind-boon = { kind-boon.a }
    .gen = { kind-boon.of }
    .random = { kind-boon.random }
pf-kind-monster = { kind-monster.a }
    .gen = { kind-monster.of }
    .random = { kind-monster.random }
pf-kind-barrier = { kind-barrier.a }
    .gen = { kind-barrier.of }
    .random = { kind-barrier.random }
pf-kind-henchman = { kind-henchman.a }
    .gen = { kind-henchman.of }
    .random = { kind-henchman.random }
pf-kind-villain = { kind-villain.a }
    .gen = { kind-villain.of }
    .random = { kind-villain.random }
pf-kind-bane = { kind-bane.a }
    .gen = { kind-bane.of }
    .random = { kind-bane.random }
pf-cards-any = kartę
    .gen = karty
pf-cards-traits = kartę z cechą { $traits }
    .gen = karty z cechą { $traits }
pf-cards-both = { $kinds } z cechą { $traits }
pf-proficient = { $proficiency ->
    [light-armors] w lekkich zbrojach
    [heavy-armors] w ciężkich zbrojach
   *[weapons] w broni
}
pf-check = { $skills } { $difficulty }
pf-check-veteran = { $skills } { $difficulty } + numer zestawu przygodowego
pf-slash = { $first }/{ $second }
pf-comma = { $first }, { $second }
pf-or = { $first } lub { $second }
pf-and = { $first } i { $second }
pf-or-effect = { $first }; albo { $second }
pf-or-check = { $first } lub { $second }
pf-then = { $first }, następnie { $second }
pf-rules = { $first }; { $second }
pf-cost = { $cost ->
    [reveal] ujawnij
    [display] odkryj
    [discard] odrzuć
    [recharge] przeładuj
    [bury] pogrzeb
    [shuffle] wtasuj do talii
    [top] połóż na wierzchu talii
   *[banish] pozbądź się
}
    .to = { $cost ->
    [reveal] ujawnić
    [display] odkryć
    [discard] odrzucić
    [recharge] przeładować
    [bury] pogrzebać
    [shuffle] wtasować do talii
    [top] położyć na wierzchu talii
   *[banish] pozbyć się
}

## Which checks a text speaks of

pf-on = { $whose ->
    [own] swojego { $what }
    [other] { $what } innej postaci
    [here] { $what } w swojej lokacji
    [other-here] { $what } innej postaci w swojej lokacji
    [elsewhere] { $what } w innej lokacji
   *[anybody] dowolnego { $what }
}
    .box = { $whose ->
    [own] lub swojego
    [other] lub innej postaci
    [here] lub swojego
    [other-here] lub innej postaci
    [elsewhere] lub w innej lokacji
   *[anybody] lub dowolnego innego
}
    .rule = { $whose ->
    [own] twojego { $what }
    [other] { $what } innej postaci
    [here] { $what } w twojej lokacji
    [other-here] { $what } innej postaci w twojej lokacji
    [elsewhere] { $what } w innej lokacji
   *[anybody] dowolnego { $what }
}
pf-what-check = testu
pf-what-combat = testu walki
pf-what-noncombat = testu niebojowego
pf-what-skills = testu { $skills }
pf-what-noncombat-skills = niebojowego testu { $skills }
pf-what-traits = { $check } z cechą { $traits }
pf-what-to = { $check } { $to }
pf-what-about = { $check }, gdy spotykasz { $kinds }
pf-what-bearing = { $check } z cechą { $traits }
pf-what-against = { $check } przeciw karcie z cechą { $traits }
pf-to-defeat = na pokonanie zguby
pf-to-acquire = na zdobycie karty
pf-to-recharging = na przeładowanie karty
pf-to-close = na zamknięcie lokacji
pf-to-otherwise = w innym celu
pf-to-kind = na { $deeds } { $kinds }
pf-deed-defeat = pokonanie
pf-deed-acquire = zdobycie
pf-deed-recharging = przeładowanie

## Damage: after 'obrażenia'; .gen after 'obrażeń'

pf-damage-combat = bojowe
    .gen = bojowych
pf-damage-fire = od ognia
pf-damage-cold = od zimna
pf-damage-acid = od kwasu
pf-damage-electricity = od elektryczności
pf-damage-force = od mocy
pf-damage-mental = umysłowe
    .gen = umysłowych
pf-damage-poison = od trucizny
pf-damage-noncombat = inne niż bojowe
pf-damage-any = dowolnego typu

## What a played card or a used power does

pf-these-skills = jednej z nich
pf-effect-fight = w teście walki użyj { $skills } + { DICE($dice) }{ $unskilled ->
    [0] {""}
   *[other] {" "}(bez biegłości trudność +{ $unskilled })
}
    .to = w teście walki użyć { $skills } + { DICE($dice) }{ $unskilled ->
    [0] {""}
   *[other] {" "}(bez biegłości trudność +{ $unskilled })
}
pf-effect-fight-against = w teście walki użyj { $skills } + { DICE($dice) }, a przeciw zgubie z cechą { $traits } + { DICE($better) }{ $unskilled ->
    [0] {""}
   *[other] {" "}(bez biegłości trudność +{ $unskilled })
}
    .to = w teście walki użyć { $skills } + { DICE($dice) }, a przeciw zgubie z cechą { $traits } + { DICE($better) }{ $unskilled ->
    [0] {""}
   *[other] {" "}(bez biegłości trudność +{ $unskilled })
}
pf-effect-fight-sure = w teście walki użyj { $skills } + { DICE($dice) }; każda 1 na d{ $die } liczy się jako { $ones }{ $unskilled ->
    [0] {""}
   *[other] {" "}(bez biegłości trudność +{ $unskilled })
}
    .to = w teście walki użyć { $skills } + { DICE($dice) }; każda 1 na d{ $die } liczy się jako { $ones }{ $unskilled ->
    [0] {""}
   *[other] {" "}(bez biegłości trudność +{ $unskilled })
}
pf-effect-use-skill = podczas { $on } użyj { $skills }{ $dice ->
    [0] {""}
   *[other] {" "}+ { DICE($dice) }
}
    .to = podczas { $on } użyć { $skills }{ $dice ->
    [0] {""}
   *[other] {" "}+ { DICE($dice) }
}
pf-effect-roll-instead = podczas { $on } użyj { DICE($dice) } zamiast umiejętności
    .to = podczas { $on } użyć { DICE($dice) } zamiast umiejętności
pf-effect-die-instead = rzuć d{ $die } zamiast kości { $skills }{ $plus ->
    [0] {""}
   *[other] {" "}i dodaj { $plus }
}
    .to = rzucić d{ $die } zamiast kości { $skills }{ $plus ->
    [0] {""}
   *[other] {" "}i dodać { $plus }
}
    .box = +{ $plus }
pf-effect-die-instead-traits = rzuć d{ $die } zamiast kości { $skills }{ $plus ->
    [0] {" "}i dodaj { $traits }
   *[other] , dodaj { $plus } i { $traits }
}
    .to = rzucić d{ $die } zamiast kości { $skills }{ $plus ->
    [0] {" "}i dodać { $traits }
   *[other] , dodać { $plus } i { $traits }
}
    .box = { $plus ->
    [0] i { $traits }
   *[other] i { $traits }
}
pf-effect-beat = pokonaj bez testu { $kinds } o trudności najwyżej { $most }
    .to = pokonać bez testu { $kinds } o trudności najwyżej { $most }
pf-effect-add-dice = dodaj { DICE($dice) } do { $on }
    .to = dodać { DICE($dice) } do { $on }
pf-effect-add-dice-traits = dodaj { DICE($dice) } i { $traits } do { $on }
    .to = dodać { DICE($dice) } i { $traits } do { $on }
pf-effect-lasting = do końca tury dodawaj { DICE($dice) } do { $on }
    .to = do końca tury dodawać { DICE($dice) } do { $on }
pf-effect-lasting-traits = do końca tury dodawaj { DICE($dice) } i { $traits } do { $on }
    .to = do końca tury dodawać { DICE($dice) } i { $traits } do { $on }
pf-effect-more = dodaj jeszcze { DICE($dice) }
    .to = dodać jeszcze { DICE($dice) }
pf-effect-offhand = dodaj { DICE($dice) } do swojego testu walki, w którym zagrywasz inną broń
    .to = dodać { DICE($dice) } do swojego testu walki, w którym zagrywasz inną broń
pf-effect-add-die = { $count ->
    [one] dodaj { $count } kość do { $on }
    [few] dodaj { $count } kości do { $on }
    [many] dodaj { $count } kości do { $on }
   *[other] dodaj { $count } kości do { $on }
}
    .to = { $count ->
    [one] dodać { $count } kość do { $on }
    [few] dodać { $count } kości do { $on }
    [many] dodać { $count } kości do { $on }
   *[other] dodać { $count } kości do { $on }
}
pf-effect-add-die-twice = dodaj 1 kość do { $on }, a 2 kości do każdego { $twice }
    .to = dodać 1 kość do { $on }, a 2 kości do każdego { $twice }
pf-effect-ease = obniż o { $by } trudność { $on }
    .to = obniżyć o { $by } trudność { $on }
pf-effect-set-difficulty = ustal trudność { $on } na { $number }
    .to = ustalić trudność { $on } na { $number }
pf-effect-succeed = uznaj wynik { $on } za sukces bez rzutu
    .to = uznać wynik { $on } za sukces bez rzutu
pf-effect-reroll = powtórz nieudany rzut podczas { $on }
    .to = powtórzyć nieudany rzut podczas { $on }
pf-effect-rescue = podczas { $on } wynik za niski najwyżej o { $by } uznaj za sukces
    .to = podczas { $on } wynik za niski najwyżej o { $by } uznać za sukces
pf-effect-reduce = zmniejsz { $by ->
    [0] do 0
   *[other] o { $by }
} obrażenia { $types } zadane { $whose ->
    [own] tobie
    [here] postaci w swojej lokacji
   *[anybody] dowolnej postaci
}{ $free ->
    [yes] ; możesz zagrać jeszcze jedną kartę tego typu
   *[no] {""}
}
    .to = zmniejszyć { $by ->
    [0] do 0
   *[other] o { $by }
} obrażenia { $types } zadane { $whose ->
    [own] tobie
    [here] postaci w swojej lokacji
   *[anybody] dowolnej postaci
}{ $free ->
    [yes] ; możesz zagrać jeszcze jedną kartę tego typu
   *[no] {""}
}
pf-effect-trained = { $effect } ({ $trained ->
    [yes] jeśli masz biegłość { pf-proficient }
   *[no] jeśli nie masz biegłości { pf-proficient }
})
pf-effect-evade = zastosuj unik, gdy spotykasz { $kinds }
    .to = zastosować unik, gdy spotykasz { $kinds }
pf-effect-evade-any = zastosuj unik wobec karty, którą spotykasz
    .to = zastosować unik wobec karty, którą spotykasz
pf-effect-explore = eksploruj ponownie
    .to = eksplorować ponownie
pf-effect-heal = wtasuj { $whose ->
    [own] do swojej talii
   *[here] do talii postaci w swojej lokacji
} { $cards ->
    [one] { $cards } losową odrzuconą kartę
    [few] { $cards } losowe odrzucone karty
    [many] { $cards } losowych odrzuconych kart
   *[other] { DICE($cards) } losowych odrzuconych kart
}{ $whose ->
    [own] {""}
   *[here] {" "}tej postaci
}
    .to = wtasować { $whose ->
    [own] do swojej talii
   *[here] do talii postaci w swojej lokacji
} { $cards ->
    [one] { $cards } losową odrzuconą kartę
    [few] { $cards } losowe odrzucone karty
    [many] { $cards } losowych odrzuconych kart
   *[other] { DICE($cards) } losowych odrzuconych kart
}{ $whose ->
    [own] {""}
   *[here] {" "}tej postaci
}
pf-effect-move = przenieś się do innej lokacji
    .to = przenieść się do innej lokacji
pf-effect-examine = zbadaj { $count ->
    [one] wierzchnią kartę
    [few] { $count } wierzchnie karty
    [many] { $count } wierzchnich kart
   *[other] { $count } wierzchnich kart
} talii { $where ->
    [here] lokacji
   *[any] dowolnej lokacji
}{ $bottom ->
    [yes] ; { $count ->
        [one] możesz ją
        [few] jedną z nich możesz
        [many] jedną z nich możesz
       *[other] jedną z nich możesz
    } odłożyć na spód
   *[no] {""}
}
    .to = zbadać { $count ->
    [one] wierzchnią kartę
    [few] { $count } wierzchnie karty
    [many] { $count } wierzchnich kart
   *[other] { $count } wierzchnich kart
} talii { $where ->
    [here] lokacji
   *[any] dowolnej lokacji
}{ $bottom ->
    [yes] ; { $count ->
        [one] możesz ją
        [few] jedną z nich możesz
        [many] jedną z nich możesz
       *[other] jedną z nich możesz
    } odłożyć na spód
   *[no] {""}
}
pf-effect-examine-until = badaj od góry talię { $where ->
    [here] lokacji
   *[any] dowolnej lokacji
}, aż znajdziesz { $kinds }{ $bottom ->
    [yes] ; jedną z kart możesz odłożyć na spód
   *[no] {""}
}
    .to = badać od góry talię { $where ->
    [here] lokacji
   *[any] dowolnej lokacji
}, aż znajdziesz { $kinds }{ $bottom ->
    [yes] ; jedną z kart możesz odłożyć na spód
   *[no] {""}
}
pf-effect-search = przeszukaj swoją talię, weź z niej na rękę { $kinds } i potasuj ją
    .to = przeszukać swoją talię, wziąć z niej na rękę { $kinds } i potasować ją
pf-effect-retrieve = { $to ->
    [hand] weź na rękę { $kinds } ze swojego stosu kart odrzuconych
    [top] połóż na wierzchu swojej talii { $kinds } ze swojego stosu kart odrzuconych
    [shuffle] wtasuj do swojej talii { $kinds } ze swojego stosu kart odrzuconych
   *[recharge] połóż na spodzie swojej talii { $kinds } ze swojego stosu kart odrzuconych
}
    .to = { $to ->
    [hand] wziąć na rękę { $kinds } ze swojego stosu kart odrzuconych
    [top] położyć na wierzchu swojej talii { $kinds } ze swojego stosu kart odrzuconych
    [shuffle] wtasować do swojej talii { $kinds } ze swojego stosu kart odrzuconych
   *[recharge] położyć na spodzie swojej talii { $kinds } ze swojego stosu kart odrzuconych
}
pf-effect-turn-back-time = wtasuj do talii błogosławieństw { $cards ->
    [one] { $cards } losowe odrzucone błogosławieństwo
    [few] { $cards } losowe odrzucone błogosławieństwa
    [many] { $cards } losowych odrzuconych błogosławieństw
   *[other] { DICE($cards) } losowych odrzuconych błogosławieństw
}
    .to = wtasować do talii błogosławieństw { $cards ->
    [one] { $cards } losowe odrzucone błogosławieństwo
    [few] { $cards } losowe odrzucone błogosławieństwa
    [many] { $cards } losowych odrzuconych błogosławieństw
   *[other] { DICE($cards) } losowych odrzuconych błogosławieństw
}
pf-effect-borrow-blessing = użyj tej karty jak wierzchniego odrzuconego błogosławieństwa
    .to = użyć tej karty jak wierzchniego odrzuconego błogosławieństwa
pf-effect-raise-dead = przywróć do życia martwą postać: pojawia się w twojej lokacji, wtasowuje swoje karty do talii i dobiera rękę
    .to = przywrócić do życia martwą postać: pojawia się ona w twojej lokacji, wtasowuje swoje karty do talii i dobiera rękę
pf-effect-and-then = { $effect }; następnie { $trouble }
    .box = następnie { $trouble }

## What happens to characters. Each is an order to you ('otrzymaj'); .they is what somebody does ('otrzymuje'), .to is what
## one may do ('otrzymać').

pf-trouble-each = { $to ->
    [each-here] każda postać tutaj
    [others-here] każda inna postać tutaj
    [at-open] każda postać w otwartej lokacji
   *[everybody] każda postać
} { $trouble }
pf-trouble-unless = { $trouble }, chyba że zdasz test { $check }
    .they = { $trouble }, chyba że zda test { $check }
pf-trouble-may = możesz { $trouble }
    .they = może { $trouble }
pf-trouble-then = { $first }. Następnie { $second }
pf-trouble-on-roll = rzuć d{ $die }; jeśli wypadnie { $most ->
    [1] 1
   *[other] { $most } lub mniej
}, { $trouble }
    .they = rzuca d{ $die }, a jeśli wypadnie { $most ->
    [1] 1
   *[other] { $most } lub mniej
}, { $trouble }
pf-damage-taken = { pf-damage-count }{ $fixed ->
    [yes] {" "}(bez możliwości zmniejszenia)
   *[no] {""}
}
pf-trouble-damage = otrzymaj { pf-damage-taken }
    .they = otrzymuje { pf-damage-taken }
    .to = otrzymać { pf-damage-taken }
pf-trouble-damage-first = otrzymaj { pf-damage-taken }; odrzucanie zacznij od { $kinds }
    .they = otrzymuje { pf-damage-taken } i odrzucanie zaczyna od { $kinds }
    .to = otrzymać { pf-damage-taken } i odrzucanie zacząć od { $kinds }
pf-lose = { $to ->
    [discard] odrzuć
    [bury] pogrzeb
    [recharge] przeładuj
   *[banish] pozbądź się
}
    .they = { $to ->
    [discard] odrzuca
    [bury] grzebie
    [recharge] przeładowuje
   *[banish] pozbywa się
}
    .to = { $to ->
    [discard] odrzucić
    [bury] pogrzebać
    [recharge] przeładować
   *[banish] pozbyć się
}
pf-trouble-lose = { pf-lose } { $to ->
    [banish] { $how ->
        [random] { $count ->
            [one] { $count } losowej karty
            [few] { $count } losowych kart
            [many] { $count } losowych kart
           *[other] { $count } losowych kart
        }
       *[choice] { $count ->
            [one] { $count } karty
            [few] { $count } kart
            [many] { $count } kart
           *[other] { $count } kart
        }
    }
   *[other] { $how ->
        [random] { $count ->
            [one] { $count } losową kartę
            [few] { $count } losowe karty
            [many] { $count } losowych kart
           *[other] { $count } losowych kart
        }
       *[choice] { $count ->
            [one] { $count } kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } kart
        }
    }
} z ręki
    .they = { pf-lose.they } { $to ->
    [banish] { $how ->
        [random] { $count ->
            [one] { $count } losowej karty
            [few] { $count } losowych kart
            [many] { $count } losowych kart
           *[other] { $count } losowych kart
        }
       *[choice] { $count ->
            [one] { $count } karty
            [few] { $count } kart
            [many] { $count } kart
           *[other] { $count } kart
        }
    }
   *[other] { $how ->
        [random] { $count ->
            [one] { $count } losową kartę
            [few] { $count } losowe karty
            [many] { $count } losowych kart
           *[other] { $count } losowych kart
        }
       *[choice] { $count ->
            [one] { $count } kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } kart
        }
    }
} z ręki
    .to = { pf-lose.to } { $to ->
    [banish] { $how ->
        [random] { $count ->
            [one] { $count } losowej karty
            [few] { $count } losowych kart
            [many] { $count } losowych kart
           *[other] { $count } losowych kart
        }
       *[choice] { $count ->
            [one] { $count } karty
            [few] { $count } kart
            [many] { $count } kart
           *[other] { $count } kart
        }
    }
   *[other] { $how ->
        [random] { $count ->
            [one] { $count } losową kartę
            [few] { $count } losowe karty
            [many] { $count } losowych kart
           *[other] { $count } losowych kart
        }
       *[choice] { $count ->
            [one] { $count } kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } kart
        }
    }
} z ręki
pf-trouble-lose-kinds = { pf-lose } { $how ->
    [random] losowo{" "}
   *[choice] {""}
}{ $kinds } z ręki{ $count ->
    [one] {""}
    [few] {" "}({ $count } razy)
    [many] {" "}({ $count } razy)
   *[other] {" "}({ $count } razy)
}
    .they = { pf-lose.they } { $how ->
    [random] losowo{" "}
   *[choice] {""}
}{ $kinds } z ręki{ $count ->
    [one] {""}
    [few] {" "}({ $count } razy)
    [many] {" "}({ $count } razy)
   *[other] {" "}({ $count } razy)
}
    .to = { pf-lose.to } { $how ->
    [random] losowo{" "}
   *[choice] {""}
}{ $kinds } z ręki{ $count ->
    [one] {""}
    [few] {" "}({ $count } razy)
    [many] {" "}({ $count } razy)
   *[other] {" "}({ $count } razy)
}
pf-trouble-lose-top = { pf-lose } { $to ->
    [banish] { $count ->
        [one] wierzchniej karty
        [few] { $count } wierzchnich kart
        [many] { $count } wierzchnich kart
       *[other] { $count } wierzchnich kart
    }
   *[other] { $count ->
        [one] wierzchnią kartę
        [few] { $count } wierzchnie karty
        [many] { $count } wierzchnich kart
       *[other] { $count } wierzchnich kart
    }
} swojej talii
    .they = { pf-lose.they } { $to ->
    [banish] { $count ->
        [one] wierzchniej karty
        [few] { $count } wierzchnich kart
        [many] { $count } wierzchnich kart
       *[other] { $count } wierzchnich kart
    }
   *[other] { $count ->
        [one] wierzchnią kartę
        [few] { $count } wierzchnie karty
        [many] { $count } wierzchnich kart
       *[other] { $count } wierzchnich kart
    }
} swojej talii
    .to = { pf-lose.to } { $to ->
    [banish] { $count ->
        [one] wierzchniej karty
        [few] { $count } wierzchnich kart
        [many] { $count } wierzchnich kart
       *[other] { $count } wierzchnich kart
    }
   *[other] { $count ->
        [one] wierzchnią kartę
        [few] { $count } wierzchnie karty
        [many] { $count } wierzchnich kart
       *[other] { $count } wierzchnich kart
    }
} swojej talii
pf-trouble-bury-discarded = pogrzeb { $kinds } ze swojego stosu kart odrzuconych
    .they = grzebie { $kinds } ze swojego stosu kart odrzuconych
    .to = pogrzebać { $kinds } ze swojego stosu kart odrzuconych
pf-trouble-harder = do końca tury twoje testy są trudniejsze o { $by }
    .they = do końca tury wykonuje testy trudniejsze o { $by }
    .to = do końca tury wykonywać testy trudniejsze o { $by }
pf-trouble-difficulty = trudność twoich testów przeciw tej karcie wynosi { $number }
    .they = wykonuje testy przeciw tej karcie o trudności { $number }
    .to = wykonywać testy przeciw tej karcie o trudności { $number }
pf-trouble-no-more-exploring = nie możesz już w tej turze eksplorować
    .they = nie może już w tej turze eksplorować
    .to = już w tej turze nie eksplorować
pf-drawn-instead = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
} zamiast zwykłej liczby{ $reset ->
    [yes] {" "}przy resetowaniu ręki
   *[no] {""}
}
pf-trouble-draw-instead = do końca tury dobieraj { pf-drawn-instead }
    .they = do końca tury dobiera { pf-drawn-instead }
    .to = do końca tury dobierać { pf-drawn-instead }
pf-trouble-forbid-kinds = nie zagrywaj w tym spotkaniu { $kinds }
    .they = nie zagrywa w tym spotkaniu { $kinds }
    .to = nie zagrywać w tym spotkaniu { $kinds }
pf-trouble-forbid-traits = nie zagrywaj w tym spotkaniu kart z cechą { $traits }
    .they = nie zagrywa w tym spotkaniu kart z cechą { $traits }
    .to = nie zagrywać w tym spotkaniu kart z cechą { $traits }
pf-trouble-forbid = nie zagrywaj w tym spotkaniu { $kinds } ani kart z cechą { $traits }
    .they = nie zagrywa w tym spotkaniu { $kinds } ani kart z cechą { $traits }
    .to = nie zagrywać w tym spotkaniu { $kinds } ani kart z cechą { $traits }
pf-trouble-wander = przenieś się do losowej lokacji
    .they = przenosi się do losowej lokacji
    .to = przenieść się do losowej lokacji
pf-trouble-flit = wtasuj tę kartę do talii losowej otwartej lokacji
    .they = wtasowuje tę kartę do talii losowej otwartej lokacji
    .to = wtasować tę kartę do talii losowej otwartej lokacji
pf-trouble-vanish = pozbądź się tej karty
    .they = pozbywa się tej karty
    .to = pozbyć się tej karty
pf-trouble-vanish-lesser = pozbądź się tej karty, chyba że to poplecznik albo Wróg
    .they = pozbywa się tej karty, chyba że to poplecznik albo Wróg
    .to = pozbyć się tej karty, chyba że to poplecznik albo Wróg
pf-trouble-stay = karta jest niepokonana
pf-trouble-end-turn = po tym spotkaniu zresetuj rękę i zakończ turę
    .they = po tym spotkaniu resetuje rękę i kończy turę
    .to = po tym spotkaniu zresetować rękę i zakończyć turę
pf-trouble-summon = przywołaj i spotkaj kartę „{ NAME($card) }”{ $must ->
    [yes] ; dopóki nie zostanie pokonana, ta karta też jest niepokonana
   *[no] {""}
}
    .they = przywołuje i spotyka kartę „{ NAME($card) }”{ $must ->
    [yes] ; dopóki nie zostanie pokonana, ta karta też jest niepokonana
   *[no] {""}
}
    .to = przywołać i spotkać kartę „{ NAME($card) }”{ $must ->
    [yes] ; dopóki nie zostanie pokonana, ta karta też jest niepokonana
   *[no] {""}
}
pf-trouble-summon-same = przywołaj i spotkaj kopię tej karty{ $must ->
    [yes] ; dopóki nie zostanie pokonana, ta karta też jest niepokonana
   *[no] {""}
}
    .they = przywołuje i spotyka kopię tej karty{ $must ->
    [yes] ; dopóki nie zostanie pokonana, ta karta też jest niepokonana
   *[no] {""}
}
    .to = przywołać i spotkać kopię tej karty{ $must ->
    [yes] ; dopóki nie zostanie pokonana, ta karta też jest niepokonana
   *[no] {""}
}
pf-trouble-summon-kind = przywołaj i spotkaj { $kinds }{ $must ->
    [yes] ; dopóki przywołana karta nie zostanie pokonana, ta też jest niepokonana
   *[no] {""}
}
    .they = przywołuje i spotyka { $kinds }{ $must ->
    [yes] ; dopóki przywołana karta nie zostanie pokonana, ta też jest niepokonana
   *[no] {""}
}
    .to = przywołać i spotkać { $kinds }{ $must ->
    [yes] ; dopóki przywołana karta nie zostanie pokonana, ta też jest niepokonana
   *[no] {""}
}
pf-trouble-meet-first = badaj talię lokacji od góry, aż znajdziesz { $kinds }, i spotkaj tę kartę
    .they = bada talię lokacji od góry, aż znajdzie { $kinds }, i spotyka tę kartę
    .to = badać talię lokacji od góry, aż znajdziesz { $kinds }, i spotkać tę kartę
pf-trouble-meet-first-weak = badaj talię lokacji od góry, aż znajdziesz { $kinds }, i spotkaj tę kartę, odejmując { $by } od każdej kości
    .they = bada talię lokacji od góry, aż znajdzie { $kinds }, i spotyka tę kartę, odejmując { $by } od każdej kości
    .to = badać talię lokacji od góry, aż znajdziesz { $kinds }, i spotkać tę kartę, odejmując { $by } od każdej kości
pf-trouble-grant-exploration = eksploruj w tej turze ponownie
    .they = eksploruje w tej turze ponownie
    .to = eksplorować w tej turze ponownie
pf-random = { $count ->
    [one] { NAME($kind, form: "random") }
    [few] { $count } losowe karty typu { NAME($kind, form: "in") }
    [many] { $count } losowych kart typu { NAME($kind, form: "in") }
   *[other] { DICE($count) } losowych kart typu { NAME($kind, form: "in") }
}
pf-from-box = { pf-random } z pudełka
pf-trouble-draw-from-box = dobierz { pf-from-box }{ $keep ->
    [0] {""}
   *[other] {" "}i zatrzymaj { $keep }
}
    .they = dobiera { pf-from-box }{ $keep ->
    [0] {""}
   *[other] {" "}i zatrzymuje { $keep }
}
    .to = dobrać { pf-from-box }{ $keep ->
    [0] {""}
   *[other] {" "}i zatrzymać { $keep }
}
pf-trouble-tempt = dobierz { pf-from-box }; możesz { $count ->
    [one] ją zatrzymać
    [few] zatrzymać jedną
    [many] zatrzymać jedną
   *[other] zatrzymać jedną
}, ale wtedy { $trouble }
pf-trouble-draw = dobierz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { DICE($count) } kart
}
    .they = dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { DICE($count) } kart
}
    .to = dobrać { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { DICE($count) } kart
}
    .box = { $count }
pf-recovered = do swojej talii { $count ->
    [one] { $count } losową odrzuconą kartę
    [few] { $count } losowe odrzucone karty
    [many] { $count } losowych odrzuconych kart
   *[other] { DICE($count) } losowych odrzuconych kart
}
pf-trouble-recover = wtasuj { pf-recovered }
    .they = wtasowuje { pf-recovered }
    .to = wtasować { pf-recovered }
pf-trouble-add-to-place = wtasuj do talii lokacji { pf-random }
    .they = wtasowuje do talii lokacji { pf-random }
    .to = wtasować do talii lokacji { pf-random }
pf-trouble-add-to-end = połóż { $to ->
    [top] na wierzchu talii lokacji
   *[bottom] na spodzie talii lokacji
} { pf-random }
    .they = kładzie { $to ->
    [top] na wierzchu talii lokacji
   *[bottom] na spodzie talii lokacji
} { pf-random }
    .to = położyć { $to ->
    [top] na wierzchu talii lokacji
   *[bottom] na spodzie talii lokacji
} { pf-random }
pf-trouble-add-until = { $trouble } (dobieraj, aż karta będzie miała { $traits }; resztę odłóż)
pf-top-cards = { $count ->
    [one] wierzchnią kartę
    [few] { $count } wierzchnie karty
    [many] { $count } wierzchnich kart
   *[other] { $count } wierzchnich kart
}
pf-trouble-look-ahead = zbadaj { pf-top-cards } talii lokacji
    .they = bada { pf-top-cards } talii lokacji
    .to = zbadać { pf-top-cards } talii lokacji
pf-trouble-lose-time = odrzuć { pf-top-cards } talii błogosławieństw
    .they = odrzuca { pf-top-cards } talii błogosławieństw
    .to = odrzucić { pf-top-cards } talii błogosławieństw
pf-trouble-look-at-own = zbadaj wierzchnią kartę swojej talii; jeśli znajdziesz { $kinds }, dobierz tę kartę{ $recharge ->
    [yes] {" "}albo ją przeładuj
   *[no] {""}
}
    .to = zbadać wierzchnią kartę swojej talii; jeśli znajdziesz { $kinds }, dobierz tę kartę{ $recharge ->
    [yes] {" "}albo ją przeładuj
   *[no] {""}
}
    .box = { $recharge ->
    [yes] albo ją przeładuj
   *[no] dobierz tę kartę
}
pf-trouble-recharge-seen = przeładować kartę „{ NAME($card) }”, zamiast ją dobrać
pf-trouble-look-at-ends = { $both ->
    [yes] zbadaj wierzchnią i spodnią kartę talii swojej lokacji
   *[no] zbadaj wierzchnią albo spodnią kartę talii swojej lokacji
}
    .to = { $both ->
    [yes] zbadać wierzchnią i spodnią kartę talii swojej lokacji
   *[no] zbadać wierzchnią albo spodnią kartę talii swojej lokacji
}
    .box = { $both ->
    [yes] lub obie
   *[no] lub spodnią
}
pf-trouble-scout = zbadaj wierzchnią kartę talii swojej lokacji; jeśli to zdobycz, połóż ją na spodzie{ $second ->
    [yes] {" "}albo pod wierzchnią kartą
   *[no] {""}
}
    .to = zbadać wierzchnią kartę talii swojej lokacji; jeśli to zdobycz, połóż ją na spodzie{ $second ->
    [yes] {" "}albo pod wierzchnią kartą
   *[no] {""}
}
    .box = { $second ->
    [yes] albo pod wierzchnią kartą
   *[no] na spodzie
}
pf-trouble-swap = wymień kartę z ręki na kartę tego samego typu ze swojego stosu kart odrzuconych
    .to = wymienić kartę z ręki na kartę tego samego typu ze swojego stosu kart odrzuconych
pf-trouble-travel = { $bring ->
    [yes] przenieś się do innej lokacji, sprowadź do swojej inną postać albo zrób jedno i drugie
   *[no] przenieś się do innej lokacji
}
    .to = { $bring ->
    [yes] przenieść się do innej lokacji, sprowadzić do swojej inną postać albo zrobić jedno i drugie
   *[no] przenieść się do innej lokacji
}
    .box = { $bring ->
    [yes] lub sprowadzić do swojej inną postać, lub jedno i drugie
   *[no] przenieść się do innej lokacji
}

## Rules that hold as long as a card lies there

pf-standing-harder = trudność { $on } jest wyższa o { $by }
pf-standing-easier = trudność { $on } jest niższa o { $by }
pf-standing-harder-veteran = trudność { $on } jest wyższa o { $by ->
    [0] numer zestawu przygodowego
   *[other] { $by } i o numer zestawu przygodowego
}
pf-standing-difficulty-is = trudność { $on } wynosi { $number }
pf-standing-dice = dodaj { DICE($dice) } do { $on }
pf-standing-weak-dice = podczas { $on } odejmij { $by } od każdej kości
pf-standing-needs-trait = zguba jest niepokonana, jeśli twój test nie ma cechy { $traits }
pf-standing-twice = powtórz udany rzut; liczy się tylko wtedy, gdy znów się uda
pf-standing-damage-halved = nieudany test zadaje połowę obrażeń (zaokrągloną w górę)
pf-standing-damage-fixed = obrażeń za nieudany test nie można zmniejszyć
pf-standing-damage-more = nieudany test zadaje o { $more ->
    [one] { $more } obrażenie
    [few] { $more } obrażenia
    [many] { $more } obrażeń
   *[other] { DICE($more) } obrażeń
} więcej
pf-standing-damage-type = nieudany test zadaje obrażenia { pf-damage-name }
pf-standing-no-kinds = nie możesz zagrywać { $kinds }
pf-standing-no-traits = nie możesz zagrywać kart z cechą { $traits }
pf-standing-no-evading = tej karty nie można uniknąć
pf-standing-no-evading-kinds = nie można uniknąć { $kinds }
pf-standing-when = { $moment ->
    [begins] na początku scenariusza
    [starts] na początku swojej tury
    [ends] na końcu swojej tury
    [enters] gdy przybywasz do lokacji,
    [leaves] gdy opuszczasz lokację,
    [meets] gdy spotykasz kartę,
    [acquires] gdy zdobędziesz kartę,
    [misses] gdy nie zdobędziesz karty,
    [defeats] gdy pokonasz zgubę,
   *[fails] gdy nie pokonasz zguby,
} { $trouble }
pf-standing-when-card = { $moment ->
    [meets] gdy spotykasz kartę „{ NAME($card) }”
    [acquires] gdy zdobędziesz kartę „{ NAME($card) }”
    [misses] gdy nie zdobędziesz karty „{ NAME($card) }”
    [defeats] gdy pokonasz kartę „{ NAME($card) }”
   *[fails] gdy nie pokonasz karty „{ NAME($card) }”
}, { $trouble }
pf-standing-when-kinds = { $moment ->
    [meets] gdy spotykasz { $kinds }
    [acquires] gdy zdobędziesz { $kinds }
    [misses] gdy nie zdobędziesz { $kinds }
    [defeats] gdy pokonasz { $kinds }
   *[fails] gdy nie pokonasz { $kinds }
}, { $trouble }
pf-standing-when-traits = { $moment ->
    [meets] gdy spotykasz kartę z cechą { $traits }
    [acquires] gdy zdobędziesz kartę z cechą { $traits }
    [misses] gdy nie zdobędziesz karty z cechą { $traits }
    [defeats] gdy pokonasz kartę z cechą { $traits }
   *[fails] gdy nie pokonasz karty z cechą { $traits }
}, { $trouble }
pf-standing-instead-of-exploring = zamiast pierwszej eksploracji możesz { $trouble }
pf-standing-no-reset = na końcu tury nie resetuj ręki
pf-standing-one-exploration = w jednej turze możesz eksplorować tylko raz
pf-standing-instead-of-drawing = dobieraj { pf-drawn-instead }
pf-standing-blessings-deck = talia błogosławieństw liczy na początku { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
pf-standing-outgrown = od przygody { $basic } usuwajcie z gry zguby z cechą Podstawowa, których się pozbywacie, a od przygody { $elite } także te z cechą Elitarna
pf-standing-chance-to-close = gdy zdobędziesz { $kinds } z talii lokacji, możesz spróbować ją zamknąć

## Ways of closing a location

pf-closing-check = zdaj test { $check }
pf-closing-pay = { pf-lose } { $to ->
    [banish] { $count ->
        [one] { $count } karty
        [few] { $count } kart
        [many] { $count } kart
       *[other] { $count } kart
    }
   *[other] { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } kart
    }
}
pf-closing-pay-kinds = { pf-lose } { $kinds }{ $count ->
    [one] {""}
    [few] {" "}({ $count } razy)
    [many] {" "}({ $count } razy)
   *[other] {" "}({ $count } razy)
}
pf-closing-summon = przywołaj i pokonaj kartę „{ NAME($card) }”
pf-closing-summon-kind = przywołaj i pokonaj { $kinds }
pf-closing-free = nie trzeba nic robić

## Rewards

pf-reward-each = każda postać zyskuje { $reward }
pf-reward-and = { $first } i { $second }
pf-reward-feat-skill = usprawnienie umiejętności
pf-reward-feat-power = usprawnienie mocy
pf-reward-feat-card = usprawnienie talii postaci
pf-reward-feat-role = kartę roli
pf-reward-any-boon = każda postać dobiera losową zdobycz wybranego typu
pf-reward-boon = każda postać dobiera { $kinds }
pf-reward-loot = { LIST($cards) }
pf-reward-none = brak

## What a power costs

pf-pay = { pf-cost } { $what }{ $top ->
    [yes] {" "}albo wierzchnią kartę swojej talii
   *[no] {""}
}
    .to = { pf-cost.to } { $what }{ $top ->
    [yes] {" "}albo wierzchnią kartę swojej talii
   *[no] {""}
}
    .box = { $top ->
    [yes] albo { pf-cost } wierzchnią kartę swojej talii
   *[no] { pf-cost } { $what }
}
pf-pay-top = { pf-cost } wierzchnią kartę swojej talii
    .to = { pf-cost.to } wierzchnią kartę swojej talii
pf-pay-then = { $pay } ({ $then ->
    [discard] potem ją odrzuć
    [bury] potem ją pogrzeb
    [recharge] potem ją przeładuj
   *[banish] potem się jej pozbądź
})

## Powers of characters and roles

pf-form-use = { $limits ->
    [alone] jeśli w twojej lokacji nie ma innej postaci,{" "}
    [first] zamiast pierwszej eksploracji{" "}
    [own-turn] w swojej turze{" "}
   *[none] {""}
}{ $effect }
pf-form-pay = { $limits ->
    [alone] jeśli w twojej lokacji nie ma innej postaci,{" "}
    [first] zamiast pierwszej eksploracji{" "}
    [own-turn] w swojej turze{" "}
   *[none] {""}
}{ $pay }, aby { $effect }
pf-form-pay-top = { $limits ->
    [alone] jeśli w twojej lokacji nie ma innej postaci,{" "}
    [first] zamiast pierwszej eksploracji{" "}
    [own-turn] w swojej turze{" "}
   *[none] {""}
}{ $pay }, aby { $effect }; { $recharged } przeładuj, zamiast odrzucać
pf-form-either = { $limits ->
    [alone] jeśli w twojej lokacji nie ma innej postaci,{" "}
    [first] zamiast pierwszej eksploracji{" "}
    [own-turn] w swojej turze{" "}
   *[none] {""}
}{ $pay }, aby { $effect }, albo { $other }, aby dodać { DICE($dice) }
pf-form-with-traits = { $power }; test zyskuje { $traits }
    .box = test zyskuje { $traits }
pf-form-counts-as = { $power }; liczy się to jak zagranie { $kinds }
pf-form-without = { $power }; w tym teście nie można zagrywać { $kinds }
pf-form-always = dodawaj { DICE($dice) } do { $on }
pf-form-always-traits = dodawaj { DICE($dice) } i { $traits } do { $on }
pf-form-when-playing = dodawaj { DICE($dice) } do { $on }, w którym zagrywasz { $kinds }
pf-goes = { $to ->
    [recharge] przeładować
    [shuffle] wtasować do swojej talii
    [top] położyć na wierzchu swojej talii
    [bury] pogrzebać
   *[discard] odrzucić
}
pf-goes-or-recharge = { $ways ->
    [1] { pf-goes }
   *[other] przeładować lub { pf-goes }
}
pf-instead-of = { $of ->
    [banish] zamiast się jej pozbyć
   *[discard] zamiast ją odrzucić
}
pf-form-instead = gdy zagrywasz { $what }, możesz tę kartę { pf-goes-or-recharge }, { pf-instead-of }
    .box = lub { pf-goes }
pf-form-instead-card = gdy zagrywasz kartę „{ NAME($card) }”, możesz ją { pf-goes-or-recharge }, { pf-instead-of }
    .box = lub { pf-goes }
pf-form-instead-on = gdy podczas { $on } zagrywasz { $what }, możesz tę kartę { pf-goes-or-recharge }, { pf-instead-of }
    .box = lub { pf-goes }
pf-form-instead-check = gdy zagrywasz { $what }, możesz tę kartę { pf-goes-or-recharge }, { pf-instead-of }, jeśli zdasz test { $check }
    .box = lub { pf-goes }
pf-form-less-damage = zmniejsz o { $by } obrażenia { $types }{ $but ->
    [combat] {" "}(oprócz bojowych)
   *[none] {""}
} zadane { $whom ->
    [others] innym postaciom w swojej lokacji
   *[own] tobie
}
pf-at-turn = { $when ->
    [starts] na początku swojej tury
    [ends] na końcu swojej tury
   *[both] na początku i na końcu swojej tury
}{ $hand ->
    [empty] , jeśli nie masz kart na ręce,
   *[any] {""}
}
pf-also-at = { $when ->
    [starts] na początku swojej tury
    [ends] na końcu swojej tury
   *[both] także na końcu swojej tury
}
pf-form-at-turn = { pf-at-turn } { $must ->
    [yes] musisz { $trouble }
   *[no] możesz { $trouble }
}
    .box = { pf-also-at }
pf-form-at-turn-pay = { pf-at-turn } { $must ->
    [yes] musisz { $pay }, aby { $trouble }
   *[no] możesz { $pay }, aby { $trouble }
}
    .box = { pf-also-at }
pf-form-after-playing = po zagraniu { $what } możesz { $trouble }
pf-form-after = { $moment ->
    [acquires] po zdobyciu karty z cechą { $traits }
   *[defeats] po pokonaniu karty z cechą { $traits }
} możesz { $trouble }
pf-form-sure-recharge = testy na przeładowanie { $what } udają ci się bez rzutu
pf-form-new-skill = masz umiejętność { NAME($skill) }: { NAME($base) } +{ $bonus }
pf-form-any-skill-to-recharge = w testach na przeładowanie { $what } możesz używać umiejętności { NAME($skill) }
pf-form-skill-for-another = gdy karta z cechą { $traits } wymaga umiejętności { NAME($instead) }, możesz użyć umiejętności { NAME($skill) }
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
    .box = { $second }
pf-form-or = { $first }; albo { $second }
    .box = albo { $second }

# Names of the skills, scrolls and traits of Fiends & Familiars and of Monsters & Minions.

## Skills of Fiends & Familiars

card-charm = Oczarowanie
card-entrap = Zwabienie
card-examine = Oględziny
card-manipulate = Manipulacja
card-sense-evil = Wyczucie zła
card-speculate = Spekulacja
card-subvert = Przewrót
card-summon = Przyzwanie

## Skills of Monsters & Minions

card-haggle = Targowanie się
card-disarm-trap = Rozbrajanie pułapek
card-disguise = Przebranie
card-tumble = Turlanie się

## Scrolls of Fiends & Familiars

card-clarity = Czystość
card-restore = Odnowienie
card-brimstone = Siarkowy ogień
card-domesticate = Oswojenie
card-exile = Wygnanie

## Scrolls of Monsters & Minions

card-protection = Ochrona
card-realign = Zmiana charakteru
card-energy-field = Pole energii
card-dispel = Rozproszenie magii
card-levitate = Lewitacja
card-mesmerize = Hipnoza
card-mirage = Miraż
card-tremor = Wstrząs
card-revive = Ożywienie
card-gather-power = Gromadzenie sił
card-stoneskin = Kamienna skóra
card-enchant = Zaklinanie
card-banish = Wypędzenie

## Traits of Fiends & Familiars

card-devious = Krętacz
card-friendly = Przyjazny
card-resolute = Nieugięty
card-cruel = Okrutny
card-exalted = Wywyższony
card-relentless = Nieustępliwy
card-ruthless = Bezwzględny
card-stalwart = Niewzruszony

## Traits of Monsters & Minions

card-trustworthy = Godny zaufania
card-malicious = Złośliwy
card-humble = Pokorny
card-fearless = Nieustraszony
card-valiant = Waleczny
card-selfish = Samolubny
card-confident = Pewny siebie
card-ambitious = Ambitny

# Names of the things on a Roll Player table. Attributes hold other forms of a name:
# .female for a sheet's female side, .short for narrow columns, .acc for the case of a direct object, .of after 'rząd',
# 'akcja' and 'cel', .noun for a colour by itself (after 'kolor').


## Attributes

attr-str = Siła
    .short = SIŁ
    .of = Siły
attr-dex = Zręczność
    .short = ZRĘ
    .of = Zręczności
attr-con = Kondycja
    .short = KON
    .of = Kondycji
attr-int = Inteligencja
    .short = INT
    .of = Inteligencji
attr-wis = Mądrość
    .short = MDR
    .of = Mądrości
attr-cha = Charyzma
    .short = CHA
    .of = Charyzmy

## Die colours; a die is named by its colour and value, such as 'złota 4' (kość is feminine)

colour-green = zielona
    .acc = zieloną
    .letter = G
    .noun = zielony
colour-blue = niebieska
    .acc = niebieską
    .letter = B
    .noun = niebieski
colour-red = czerwona
    .acc = czerwoną
    .letter = R
    .noun = czerwony
colour-purple = fioletowa
    .acc = fioletową
    .letter = P
    .noun = fioletowy
colour-black = czarna
    .acc = czarną
    .letter = K
    .noun = czarny
colour-white = biała
    .acc = białą
    .letter = W
    .noun = biały
colour-gold = złota
    .acc = złotą
    .letter = O
    .noun = złoty

## Alignment directions and the nine fields of the grid
## ('praworządność', not 'prawo', which also means 'right' while the lawful column is on the left)

direction-good = dobro
direction-evil = zło
direction-lawful = praworządność
direction-chaotic = chaos
field-0 = praworządny dobry
field-1 = neutralny dobry
field-2 = chaotyczny dobry
field-3 = praworządny neutralny
field-4 = prawdziwie neutralny
field-5 = chaotyczny neutralny
field-6 = praworządny zły
field-7 = neutralny zły
field-8 = chaotyczny zły

## Card types and armour sets

type-weapon = Broń
type-armor = Pancerz
type-skill = Umiejętność
type-trait = Cecha
armor-set-chain = Kolczy
armor-set-leather = Skórzany
armor-set-mystic = Mistyczny

## Sheets (races)

race-dragonkin = Drakon
    .female = Drakonka
race-dwarf = Krasnolud
    .female = Krasnoludka
race-elf = Elf
    .female = Elfka
race-halfling = Niziołek
    .female = Niziołka
race-human = Człowiek
    .female = Człowiek
race-orc = Ork
    .female = Orczyca

## Classes and their abilities

class-cleric = Kapłan
ability-charitable = Miłosierny
class-paladin = Paladyn
ability-vigilant = Czujny
class-druid = Druid
ability-attuned = Świadomy
class-ranger = Tropiciel
ability-skilled = Biegły
class-monk = Mnich
ability-enlightened = Oświecony
class-bard = Bard
ability-charming = Czarujący
class-rogue = Łotrzyk
ability-mischievous = Psotny
class-thief = Złodziej
ability-shrewd = Sprytny
class-sorcerer = Zaklinacz
ability-mysterious = Tajemniczy
class-wizard = Czarodziej
ability-enigmatic = Zagadkowy
class-warrior = Wojownik
ability-prepared = Przygotowany
class-barbarian = Barbarzyńca
ability-powerful = Potężny

## Backstories

backstory-aristocrat = Arystokrata
backstory-brawler = Zabijaka
backstory-chosen-one = Wybraniec
backstory-craftsman = Rzemieślnik
backstory-devoted = Oddany
backstory-exonerated = Uniewinniony
backstory-hunter = Łowca
backstory-lost-soul = Zagubiona dusza
backstory-mentor = Mentor
backstory-patrician = Patrycjusz
backstory-persecuted = Prześladowany
backstory-resilient = Zahartowany
backstory-rift-walker = Wędrowiec wymiarów
backstory-savage = Dzikus
backstory-savant = Erudyta
backstory-street-urchin = Ulicznik

## Alignments

alignment-arbiter = Arbiter
alignment-champion = Czempion
alignment-eccentric = Ekscentryk
alignment-free-spirit = Wolny duch
alignment-guardian = Strażnik
alignment-hermit = Pustelnik
alignment-lunatic = Szaleniec
alignment-maniac = Maniak
alignment-narcissist = Narcyz
alignment-neurotic = Neurotyk
alignment-protector = Obrońca
alignment-rebel = Buntownik
alignment-renegade = Renegat
alignment-scoundrel = Łajdak
alignment-sentinel = Wartownik
alignment-sociopath = Socjopata
alignment-truth-seeker = Poszukiwacz prawdy

## Initiative cards

initiative-1 = Inicjatywa 1
initiative-2 = Inicjatywa 2
initiative-3 = Inicjatywa 3
initiative-4 = Inicjatywa 4
initiative-5 = Inicjatywa 5

## Market cards

card-longsword = Długi miecz
card-blessed-mace = Błogosławiony buzdygan
card-jeweled-dagger = Zdobiony sztylet
card-longbow = Długi łuk
card-tower-shield = Wielka tarcza
card-ancient-spear = Starożytna włócznia
card-quarterstaff = Okuty kij
card-heavy-crossbow = Ciężka kusza
card-steadfast = Niezłomny
card-honorable = Honorowy
card-nimble = Zwinny
card-proud = Dumny
card-weak = Słabeusz
card-clumsy = Niezdara
card-foolish = Głupiec
card-reckless = Bezmyślny
card-focused = Skupiony
card-compassionate = Współczujący
card-obsessed = Obsesyjny
card-cunning = Przebiegły
card-greedy = Chciwy
card-honest = Uczciwy
card-loyal = Lojalny
card-obnoxious = Nieznośny
card-concentrate = Koncentracja
card-search = Przeszukanie
card-negotiate = Negocjacje
card-pickpocket = Kradzież kieszonkowa
card-acrobatics = Akrobatyka
card-open-lock = Włamywanie
card-climb = Wspinaczka
card-intimidate = Zastraszenie
card-move-silently = Skradanie
card-knowledge = Wiedza
card-cure-wounds = Leczenie ran
card-sleight-of-hand = Kuglarstwo
card-chain-gorget = Kolczy kołnierz
card-chain-vambraces = Kolcze karwasze
card-chain-helm = Kolczy hełm
card-chain-tunic = Kolcza tunika
card-chain-leggings = Kolcze nogawice
card-mystic-cowl = Mistyczny kaptur
card-mystic-robes = Mistyczne szaty
card-mystic-cloak = Mistyczny płaszcz
card-leather-greaves = Skórzane nagolenniki
card-leather-boots = Skórzane buty
card-leather-gloves = Skórzane rękawice
card-leather-pauldron = Skórzany naramiennik
card-diplomacy = Dyplomacja
card-dedicated = Gorliwy
card-courageous = Odważny
card-envious = Zawistny
card-famous = Sławny

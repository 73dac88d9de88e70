# Names of the things on a Roll Player table. Attributes hold other forms of a name:
# .female for a sheet's female side, .short for narrow columns, .acc for the case of a direct object, .of for the first
# part of 'Stärkeaktion', .noun for a colour by itself.


## Attributes

attr-str = Stärke
    .short = STR
    .of = Stärke
attr-dex = Beweglichkeit
    .short = DEX
    .of = Beweglichkeits
attr-con = Ausdauer
    .short = CON
    .of = Ausdauer
attr-int = Intelligenz
    .short = INT
    .of = Intelligenz
attr-wis = Weisheit
    .short = WIS
    .of = Weisheits
attr-cha = Charisma
    .short = CHA
    .of = Charisma

## Die colours; a die is named by its colour and value, such as 'gold 4'

colour-green = grüne
    .acc = grüne
    .letter = G
    .noun = Grün
colour-blue = blaue
    .acc = blaue
    .letter = B
    .noun = Blau
colour-red = rote
    .acc = rote
    .letter = R
    .noun = Rot
colour-purple = lila
    .acc = lila
    .letter = P
    .noun = Lila
colour-black = schwarze
    .acc = schwarze
    .letter = K
    .noun = Schwarz
colour-white = weiße
    .acc = weiße
    .letter = W
    .noun = Weiß
colour-gold = goldene
    .acc = goldene
    .letter = O
    .noun = Gold

## Alignment directions and the nine fields of the grid

direction-good = gut
direction-evil = böse
direction-lawful = ehrenhaft
direction-chaotic = chaotisch
field-0 = ehrenhaft gut
field-1 = neutral gut
field-2 = chaotisch gut
field-3 = ehrenhaft neutral
field-4 = absolut neutral
field-5 = chaotisch neutral
field-6 = ehrenhaft böse
field-7 = neutral böse
field-8 = chaotisch böse

## Card types and armour sets

type-weapon = Waffe
type-armor = Rüstung
type-skill = Fähigkeit
type-trait = Merkmal
armor-set-chain = Kette
armor-set-leather = Leder
armor-set-mystic = Mystisch

## Sheets (races)

race-dragonkin = Drachenblütiger
    .female = Drachenblütige
race-dwarf = Zwerg
    .female = Zwergin
race-elf = Elf
    .female = Elfe
race-halfling = Halbling
    .female = Halblingsfrau
race-human = Mensch
    .female = Menschenfrau
race-orc = Ork
    .female = Orkin

## Classes and their abilities

class-cleric = Kleriker
ability-charitable = Mildtätig
class-paladin = Paladin
ability-vigilant = Wachsam
class-druid = Druide
ability-attuned = Naturverbunden
class-ranger = Waldläufer
ability-skilled = Versiert
class-monk = Mönch
ability-enlightened = Erleuchtet
class-bard = Barde
ability-charming = Charmant
class-rogue = Schurke
ability-mischievous = Durchtrieben
class-thief = Dieb
ability-shrewd = Gewieft
class-sorcerer = Hexenmeister
ability-mysterious = Geheimnisvoll
class-wizard = Zauberer
ability-enigmatic = Rätselhaft
class-warrior = Krieger
ability-prepared = Gewappnet
class-barbarian = Barbar
ability-powerful = Kraftvoll

## Backstories

backstory-aristocrat = Aristokrat
backstory-brawler = Raufbold
backstory-chosen-one = Auserwählt
backstory-craftsman = Handwerker
backstory-devoted = Treu ergeben
backstory-exonerated = Freigesprochen
backstory-hunter = Jäger
backstory-lost-soul = Verlorene Seele
backstory-mentor = Mentor
backstory-patrician = Patrizier
backstory-persecuted = Verfolgt
backstory-resilient = Unverwüstlich
backstory-rift-walker = Risswandler
backstory-savage = Wildling
backstory-savant = Gelehrter
backstory-street-urchin = Gassenkind

## Alignments

alignment-arbiter = Schlichter
alignment-champion = Streiter
alignment-eccentric = Exzentriker
alignment-free-spirit = Freigeist
alignment-guardian = Wächter
alignment-hermit = Einsiedler
alignment-lunatic = Irrer
alignment-maniac = Wahnsinniger
alignment-narcissist = Narzisst
alignment-neurotic = Neurotiker
alignment-protector = Beschützer
alignment-rebel = Rebell
alignment-renegade = Abtrünniger
alignment-scoundrel = Halunke
alignment-sentinel = Wachposten
alignment-sociopath = Soziopath
alignment-truth-seeker = Wahrheitssucher

## Initiative cards

initiative-1 = Initiative 1
initiative-2 = Initiative 2
initiative-3 = Initiative 3
initiative-4 = Initiative 4
initiative-5 = Initiative 5

## Market cards

card-longsword = Langschwert
card-blessed-mace = Gesegneter Streitkolben
card-jeweled-dagger = Juwelendolch
card-longbow = Langbogen
card-tower-shield = Turmschild
card-ancient-spear = Uralter Speer
card-quarterstaff = Kampfstab
card-heavy-crossbow = Schwere Armbrust
card-steadfast = Standhaft
card-honorable = Ehrenhaft
card-nimble = Flink
card-proud = Stolz
card-weak = Schwach
card-clumsy = Ungeschickt
card-foolish = Töricht
card-reckless = Rücksichtslos
card-focused = Fokussiert
card-compassionate = Mitfühlend
card-obsessed = Besessen
card-cunning = Listig
card-greedy = Gierig
card-honest = Ehrlich
card-loyal = Loyal
card-obnoxious = Unausstehlich
card-concentrate = Konzentration
card-search = Suchen
card-negotiate = Verhandeln
card-pickpocket = Taschendiebstahl
card-acrobatics = Akrobatik
card-open-lock = Schlösser öffnen
card-climb = Klettern
card-intimidate = Einschüchtern
card-move-silently = Schleichen
card-knowledge = Wissen
card-cure-wounds = Wunden heilen
card-sleight-of-hand = Fingerfertigkeit
card-chain-gorget = Kettenkragen
card-chain-vambraces = Kettenarmschienen
card-chain-helm = Kettenhelm
card-chain-tunic = Kettenhemd
card-chain-leggings = Kettenbeinlinge
card-mystic-cowl = Mystische Kapuze
card-mystic-robes = Mystische Robe
card-mystic-cloak = Mystischer Umhang
card-leather-greaves = Lederbeinschienen
card-leather-boots = Lederstiefel
card-leather-gloves = Lederhandschuhe
card-leather-pauldron = Lederschulterstück
card-diplomacy = Diplomatie
card-dedicated = Hingebungsvoll
card-courageous = Mutig
card-envious = Neidisch
card-famous = Berühmt

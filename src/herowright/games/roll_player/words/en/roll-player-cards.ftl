# Names of the things on a Roll Player table. Attributes hold other forms of a name:
# .female for a sheet's female side, .short for narrow columns, .acc for the case of a direct object, .of before
# 'action' and 'goal', .noun for a colour by itself.


## Attributes

attr-str = Strength
    .short = STR
    .of = Strength
attr-dex = Dexterity
    .short = DEX
    .of = Dexterity
attr-con = Constitution
    .short = CON
    .of = Constitution
attr-int = Intelligence
    .short = INT
    .of = Intelligence
attr-wis = Wisdom
    .short = WIS
    .of = Wisdom
attr-cha = Charisma
    .short = CHA
    .of = Charisma

## Die colours; a die is named by its colour and value, such as 'gold 4'

colour-green = green
    .acc = green
    .letter = G
    .noun = green
colour-blue = blue
    .acc = blue
    .letter = B
    .noun = blue
colour-red = red
    .acc = red
    .letter = R
    .noun = red
colour-purple = purple
    .acc = purple
    .letter = P
    .noun = purple
colour-black = black
    .acc = black
    .letter = K
    .noun = black
colour-white = white
    .acc = white
    .letter = W
    .noun = white
colour-gold = gold
    .acc = gold
    .letter = O
    .noun = gold

## Alignment directions and the nine fields of the grid

direction-good = good
direction-evil = evil
direction-lawful = lawful
direction-chaotic = chaotic
field-0 = lawful good
field-1 = neutral good
field-2 = chaotic good
field-3 = lawful neutral
field-4 = true neutral
field-5 = chaotic neutral
field-6 = lawful evil
field-7 = neutral evil
field-8 = chaotic evil

## Card types and armour sets

type-weapon = Weapon
type-armor = Armor
type-skill = Skill
type-trait = Trait
armor-set-chain = Chain
armor-set-leather = Leather
armor-set-mystic = Mystic

## Sheets (races)

race-dragonkin = Dragonkin
    .female = Dragonkin
race-dwarf = Dwarf
    .female = Dwarf
race-elf = Elf
    .female = Elf
race-halfling = Halfling
    .female = Halfling
race-human = Human
    .female = Human
race-orc = Orc
    .female = Orc

## Classes and their abilities

class-cleric = Cleric
ability-charitable = Charitable
class-paladin = Paladin
ability-vigilant = Vigilant
class-druid = Druid
ability-attuned = Attuned
class-ranger = Ranger
ability-skilled = Skilled
class-monk = Monk
ability-enlightened = Enlightened
class-bard = Bard
ability-charming = Charming
class-rogue = Rogue
ability-mischievous = Mischievous
class-thief = Thief
ability-shrewd = Shrewd
class-sorcerer = Sorcerer
ability-mysterious = Mysterious
class-wizard = Wizard
ability-enigmatic = Enigmatic
class-warrior = Warrior
ability-prepared = Prepared
class-barbarian = Barbarian
ability-powerful = Powerful

## Backstories

backstory-aristocrat = Aristocrat
backstory-brawler = Brawler
backstory-chosen-one = Chosen One
backstory-craftsman = Craftsman
backstory-devoted = Devoted
backstory-exonerated = Exonerated
backstory-hunter = Hunter
backstory-lost-soul = Lost Soul
backstory-mentor = Mentor
backstory-patrician = Patrician
backstory-persecuted = Persecuted
backstory-resilient = Resilient
backstory-rift-walker = Rift Walker
backstory-savage = Savage
backstory-savant = Savant
backstory-street-urchin = Street Urchin

## Alignments

alignment-arbiter = Arbiter
alignment-champion = Champion
alignment-eccentric = Eccentric
alignment-free-spirit = Free Spirit
alignment-guardian = Guardian
alignment-hermit = Hermit
alignment-lunatic = Lunatic
alignment-maniac = Maniac
alignment-narcissist = Narcissist
alignment-neurotic = Neurotic
alignment-protector = Protector
alignment-rebel = Rebel
alignment-renegade = Renegade
alignment-scoundrel = Scoundrel
alignment-sentinel = Sentinel
alignment-sociopath = Sociopath
alignment-truth-seeker = Truth Seeker

## Initiative cards

initiative-1 = Initiative 1
initiative-2 = Initiative 2
initiative-3 = Initiative 3
initiative-4 = Initiative 4
initiative-5 = Initiative 5

## Market cards

card-longsword = Longsword
card-blessed-mace = Blessed Mace
card-jeweled-dagger = Jeweled Dagger
card-longbow = Longbow
card-tower-shield = Tower Shield
card-ancient-spear = Ancient Spear
card-quarterstaff = Quarterstaff
card-heavy-crossbow = Heavy Crossbow
card-steadfast = Steadfast
card-honorable = Honorable
card-nimble = Nimble
card-proud = Proud
card-weak = Weak
card-clumsy = Clumsy
card-foolish = Foolish
card-reckless = Reckless
card-focused = Focused
card-compassionate = Compassionate
card-obsessed = Obsessed
card-cunning = Cunning
card-greedy = Greedy
card-honest = Honest
card-loyal = Loyal
card-obnoxious = Obnoxious
card-concentrate = Concentrate
card-search = Search
card-negotiate = Negotiate
card-pickpocket = Pickpocket
card-acrobatics = Acrobatics
card-open-lock = Open Lock
card-climb = Climb
card-intimidate = Intimidate
card-move-silently = Move Silently
card-knowledge = Knowledge
card-cure-wounds = Cure Wounds
card-sleight-of-hand = Sleight of Hand
card-chain-gorget = Chain Gorget
card-chain-vambraces = Chain Vambraces
card-chain-helm = Chain Helm
card-chain-tunic = Chain Tunic
card-chain-leggings = Chain Leggings
card-mystic-cowl = Mystic Cowl
card-mystic-robes = Mystic Robes
card-mystic-cloak = Mystic Cloak
card-leather-greaves = Leather Greaves
card-leather-boots = Leather Boots
card-leather-gloves = Leather Gloves
card-leather-pauldron = Leather Pauldron
card-diplomacy = Diplomacy
card-dedicated = Dedicated
card-courageous = Courageous
card-envious = Envious
card-famous = Famous

# The texts of the cards of Pathfinder: names of skills, kinds and traits, and the phrases that card texts are put
# together from. Phrases are parts without a full stop; the whole (pf-card-…) ends with one. An effect or a trouble is an
# order that begins in lower case, because it always follows a colon, a comma or 'you may'.
# Forms of a kind: .in bare inside a sentence, .a as an object, .of after 'acquire' or 'defeat', .many in the plural.


## Skills

skill-strength = Strength
skill-dexterity = Dexterity
skill-constitution = Constitution
skill-intelligence = Intelligence
skill-wisdom = Wisdom
skill-charisma = Charisma
skill-melee = Melee
skill-ranged = Ranged
skill-stealth = Stealth
skill-disable = Disable
skill-acrobatics = Acrobatics
skill-fortitude = Fortitude
skill-arcane = Arcane
skill-knowledge = Knowledge
skill-craft = Craft
skill-divine = Divine
skill-perception = Perception
skill-survival = Survival
skill-diplomacy = Diplomacy
skill-combat = Combat

## Kinds of cards

kind-weapon = Weapon
    .in = weapon
    .a = a weapon
    .of = a weapon
    .many = weapons
kind-spell = Spell
    .in = spell
    .a = a spell
    .of = a spell
    .many = spells
kind-armor = Armor
    .in = armor
    .a = an armor
    .of = an armor
    .many = armors
kind-item = Item
    .in = item
    .a = an item
    .of = an item
    .many = items
kind-ally = Ally
    .in = ally
    .a = an ally
    .of = an ally
    .many = allies
kind-blessing = Blessing
    .in = blessing
    .a = a blessing
    .of = a blessing
    .many = blessings
kind-loot = Loot
    .in = loot
    .a = a loot card
    .of = a loot card
    .many = loot cards
kind-boon = Boon
    .in = boon
    .a = a boon
    .of = a boon
    .many = boons
kind-monster = Monster
    .in = monster
    .a = a monster
    .of = a monster
    .many = monsters
kind-barrier = Barrier
    .in = barrier
    .a = a barrier
    .of = a barrier
    .many = barriers
kind-henchman = Henchman
    .in = henchman
    .a = a henchman
    .of = a henchman
    .many = henchmen
kind-villain = Villain
    .in = villain
    .a = a villain
    .of = a villain
    .many = villains
kind-bane = Bane
    .in = bane
    .a = a bane
    .of = a bane
    .many = banes
kind-unknown = Unknown
    .in = unknown
    .a = an unknown card
    .of = an unknown card
    .many = unknown cards

## Traits

mark-aasimar = Aasimar
mark-aberration = Aberration
mark-accessory = Accessory
mark-acid = Acid
mark-alchemical = Alchemical
mark-alchemist = Alchemist
mark-animal = Animal
mark-aquatic = Aquatic
mark-arcane = Arcane
mark-aristocrat = Aristocrat
mark-attack = Attack
mark-axe = Axe
mark-bandit = Bandit
mark-bard = Bard
mark-basic = Basic
mark-bludgeoning = Bludgeoning
mark-book = Book
mark-bow = Bow
mark-bugbear = Bugbear
mark-bunyip = Bunyip
mark-cache = Cache
mark-calistria = Calistria
mark-chain = Chain
mark-cleric = Cleric
mark-clothing = Clothing
mark-cold = Cold
mark-cultist = Cultist
mark-dart = Dart
mark-demon = Demon
mark-desna = Desna
mark-divine = Divine
mark-dragon = Dragon
mark-druid = Druid
mark-electricity = Electricity
mark-elf = Elf
mark-elite = Elite
mark-erastil = Erastil
mark-expert = Expert
mark-fey = Fey
mark-fighter = Fighter
mark-fire = Fire
mark-force = Force
mark-ghost = Ghost
mark-ghoul = Ghoul
mark-giant = Giant
mark-goblin = Goblin
mark-gorum = Gorum
mark-half-elf = Half-Elf
mark-hammer = Hammer
mark-healing = Healing
mark-heavy-armor = Heavy Armor
mark-human = Human
mark-incorporeal = Incorporeal
mark-iomedae = Iomedae
mark-irori = Irori
mark-knife = Knife
mark-lamashtu = Lamashtu
mark-light-armor = Light Armor
mark-liquid = Liquid
mark-lock = Lock
mark-lycanthrope = Lycanthrope
mark-mace = Mace
mark-magic = Magic
mark-melee = Melee
mark-mental = Mental
mark-monk = Monk
mark-mutant = Mutant
mark-object = Object
mark-obstacle = Obstacle
mark-ogre = Ogre
mark-outsider = Outsider
mark-pharasma = Pharasma
mark-piercing = Piercing
mark-poison = Poison
mark-polearm = Polearm
mark-ranged = Ranged
mark-ranger = Ranger
mark-rogue = Rogue
mark-sarenrae = Sarenrae
mark-shelyn = Shelyn
mark-shield = Shield
mark-siren = Siren
mark-skeleton = Skeleton
mark-skirmish = Skirmish
mark-slashing = Slashing
mark-sling = Sling
mark-spear = Spear
mark-staff = Staff
mark-swarm = Swarm
mark-sword = Sword
mark-tool = Tool
mark-torag = Torag
mark-trap = Trap
mark-two-handed = Two-Handed
mark-undead = Undead
mark-vermin = Vermin
mark-veteran = Veteran
mark-wand = Wand
mark-warrior = Warrior
mark-wizard = Wizard
mark-xulgath = Xulgath
mark-zombie = Zombie

## Boxes among the powers that are no powers of their own

power-hand = Hand size
power-light-armors = Light armors
power-heavy-armors = Heavy armors
power-weapons = Weapons

## Whole texts: boons and banes

pf-card-acquire = To acquire: { $check }.
pf-card-acquire-free = To acquire: no check needed.
pf-card-lost = If not acquired, { $trouble }.
pf-card-play = { $cost ->
    [reveal] Reveal
    [display] Display
    [discard] Discard
    [recharge] Recharge
    [bury] Bury
   *[banish] Banish
}: { $effect }.
pf-card-also = { $cost ->
    [reveal] Then reveal
    [display] Then display
    [discard] Then discard
    [recharge] Then recharge
    [bury] Then bury
   *[banish] Then banish
}: { $effect }.
pf-card-again = { $cost ->
    [reveal] Then reveal
    [display] Then display
    [discard] Then discard
    [recharge] Then recharge
    [bury] Then bury
   *[banish] Then banish
}: do the same again.
pf-card-trained = Bury (or banish, if you are not proficient with { pf-proficient }): { $effect }.
pf-card-recharge = To recharge: { $check }.
pf-card-recharge-or-banish = To recharge: { $check }; without that skill, banish it.
pf-card-needs-skill = Without the { NAME($skill) } skill, banish it after playing.
pf-card-defeat = To defeat: { $check }.
pf-card-immune = Immune: { LIST($traits) }.
pf-card-facing = { CAPITAL($rule) }.
pf-card-before = Before the encounter, { $trouble }.
pf-card-instead = Instead of a check, { $trouble }.
pf-card-after = After the encounter, { $trouble }.
pf-card-defeated = If defeated, { $trouble }.
pf-card-undefeated = If undefeated, { $trouble }.

## Whole texts: locations, scenarios, characters

pf-card-here = At this location: { $rule }.
pf-card-closing = When closing: { $way }.
pf-card-closed = When permanently closed, { $trouble }.
pf-card-closed-here = At this location once closed: { $rule }.
pf-card-during = During this scenario: { $rule }.
pf-card-during-adventure = During this adventure: { $rule }.
pf-card-during-path = During this adventure path: { $rule }.
pf-card-fillers = No villain or henchmen: a random { $kinds } in each location deck.
pf-card-close-all = To win: close every location.
pf-card-reward = Reward: { $reward }.
pf-card-power = { NAME($power) }: { $text }.
pf-card-proficient = Proficient with: { LIST($proficiencies) }.

## Feats: the boxes inside the text of a power

pf-box = □{"\u00A0"}{ $text }
pf-boxed = { $text } ({ $boxes })
pf-boxes = { $first } { $second }
pf-box-value = { DICE($value) }
pf-box-or = or { $text }
pf-box-and = and { $text }

## Checks, skills, kinds and traits inside sentences

pf-skill = { NAME($skill) }
pf-trait = { NAME($trait) }
pf-traits = { $count ->
    [one] the { $traits } trait
   *[other] the { $traits } traits
}
pf-type = { NAME($kind, form: "in") }
pf-many = { NAME($kind, form: "many") }
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
pf-cards-any = a card
pf-cards-traits = a card with the { $traits } trait
pf-cards-both = { $kinds } with the { $traits } trait
pf-proficient = { $proficiency ->
    [light-armors] light armors
    [heavy-armors] heavy armors
   *[weapons] weapons
}
pf-check = { $skills } { $difficulty }
pf-check-veteran = { $skills } { $difficulty } + adventure deck number
pf-slash = { $first }/{ $second }
pf-comma = { $first }, { $second }
pf-or = { $first } or { $second }
pf-and = { $first } and { $second }
pf-or-effect = { $first }, or { $second }
pf-or-check = { $first } or { $second }
pf-then = { $first }, then { $second }
pf-rules = { $first }; { $second }
pf-cost = { $cost ->
    [reveal] reveal
    [display] display
    [discard] discard
    [recharge] recharge
    [bury] bury
    [shuffle] shuffle into the deck
    [top] put on top of the deck
   *[banish] banish
}

## Which checks a text speaks of

pf-on = { $whose ->
    [own] your { $what }
    [other] another character's { $what }
    [here] any { $what } at your location
    [other-here] another character's { $what } at your location
    [elsewhere] any { $what } at another location
   *[anybody] any { $what }
}
    .box = { $whose ->
    [own] or your own
    [other] or another character's
    [here] or your own
    [other-here] or another character's
    [elsewhere] or at another location
   *[anybody] or anybody's
}
pf-what-check = check
pf-what-combat = combat check
pf-what-noncombat = noncombat check
pf-what-skills = { $skills } check
pf-what-noncombat-skills = noncombat { $skills } check
pf-what-traits = { $check } with the { $traits } trait
pf-what-to = { $check } { $to }
pf-what-about = { $check } while facing { $kinds }
pf-what-bearing = { $check } with the { $traits } trait
pf-what-against = { $check } against a card with the { $traits } trait
pf-to-defeat = to defeat a bane
pf-to-acquire = to acquire a boon
pf-to-recharging = to recharge a card
pf-to-close = to close a location
pf-to-otherwise = for another purpose
pf-to-kind = to { $deeds } { $kinds }
pf-deed-defeat = defeat
pf-deed-acquire = acquire
pf-deed-recharging = recharge

## Damage

pf-damage-combat = Combat
pf-damage-fire = Fire
pf-damage-cold = Cold
pf-damage-acid = Acid
pf-damage-electricity = Electricity
pf-damage-force = Force
pf-damage-mental = Mental
pf-damage-poison = Poison
pf-damage-noncombat = noncombat
pf-damage-any = any

## What a played card or a used power does

pf-these-skills = one of these skills
pf-effect-fight = use { $skills } + { DICE($dice) } for your combat check{ $unskilled ->
    [0] {""}
   *[other] {" "}(+{ $unskilled } difficulty if not proficient)
}
pf-effect-fight-against = use { $skills } + { DICE($dice) } for your combat check, or + { DICE($better) } against a bane with the { $traits } trait{ $unskilled ->
    [0] {""}
   *[other] {" "}(+{ $unskilled } difficulty if not proficient)
}
pf-effect-fight-sure = use { $skills } + { DICE($dice) } for your combat check; each 1 on a d{ $die } counts as { $ones }{ $unskilled ->
    [0] {""}
   *[other] {" "}(+{ $unskilled } difficulty if not proficient)
}
pf-effect-use-skill = use { $skills }{ $dice ->
    [0] {""}
   *[other] {" "}+ { DICE($dice) }
} for { $on }
pf-effect-roll-instead = use { DICE($dice) } instead of a skill for { $on }
pf-effect-die-instead = roll a d{ $die } instead of your { $skills } die{ $plus ->
    [0] {""}
   *[other] {" "}and add { $plus }
}
    .box = +{ $plus }
pf-effect-die-instead-traits = roll a d{ $die } instead of your { $skills } die{ $plus ->
    [0] {" "}and add { $traits }
   *[other] , add { $plus } and { $traits }
}
    .box = { $plus ->
    [0] and { $traits }
   *[other] and { $traits }
}
pf-effect-beat = defeat { $kinds } of difficulty { $most } or less without a check
pf-effect-add-dice = add { DICE($dice) } to { $on }
pf-effect-add-dice-traits = add { DICE($dice) } and { $traits } to { $on }
pf-effect-lasting = add { DICE($dice) } to { $on } until the end of the turn
pf-effect-lasting-traits = add { DICE($dice) } and { $traits } to { $on } until the end of the turn
pf-effect-more = add another { DICE($dice) }
pf-effect-offhand = add { DICE($dice) } to your combat check if you play another weapon on it
pf-effect-add-die = { $count ->
    [one] add { $count } die to { $on }
   *[other] add { $count } dice to { $on }
}
pf-effect-add-die-twice = add 1 die to { $on }, or 2 dice to any { $twice }
pf-effect-ease = lower the difficulty of { $on } by { $by }
pf-effect-set-difficulty = set the difficulty of { $on } to { $number }
pf-effect-succeed = succeed at { $on } without rolling
pf-effect-reroll = reroll { $on } if it fails
pf-effect-rescue = count { $on } as a success if it falls short by up to { $by }
pf-effect-reduce = { $by ->
    [0] prevent
   *[other] reduce
} { $types } damage to { $whose ->
    [own] you
    [here] a character at your location
   *[anybody] any character
}{ $by ->
    [0] {""}
   *[other] {" "}by { $by }
}{ $free ->
    [yes] ; you may still play another card of this type
   *[no] {""}
}
pf-effect-trained = { $effect } ({ $trained ->
    [yes] if you are proficient with { pf-proficient }
   *[no] if you are not proficient with { pf-proficient }
})
pf-effect-evade = evade { $kinds } you encounter
pf-effect-evade-any = evade the card you encounter
pf-effect-explore = explore your location again
pf-effect-heal = shuffle { $cards ->
    [one] { $cards } random discarded card
   *[other] { DICE($cards) } random discarded cards
} { $whose ->
    [own] into your deck
   *[here] of a character at your location into their deck
}
pf-effect-move = move to another location
pf-effect-examine = examine { $count ->
    [one] the top card
   *[other] the top { $count } cards
} of { $where ->
    [here] your location deck
   *[any] any location deck
}{ $bottom ->
    [yes] ; you may put { $count ->
        [one] it
       *[other] one of them
    } on the bottom
   *[no] {""}
}
pf-effect-examine-until = examine { $where ->
    [here] your location deck
   *[any] any location deck
} from the top until you find { $kinds }{ $bottom ->
    [yes] ; you may put one of the cards on the bottom
   *[no] {""}
}
pf-effect-search = search your deck for { $kinds }, draw it and shuffle the deck
pf-effect-retrieve = { $to ->
    [hand] return { $kinds } from your discard pile to your hand
    [top] put { $kinds } from your discard pile on top of your deck
    [shuffle] shuffle { $kinds } from your discard pile into your deck
   *[recharge] put { $kinds } from your discard pile on the bottom of your deck
}
pf-effect-turn-back-time = { $cards ->
    [one] shuffle { $cards } random discarded blessing into the blessings deck
   *[other] shuffle { DICE($cards) } random discarded blessings into the blessings deck
}
pf-effect-borrow-blessing = use it as the top card of the blessings discard pile
pf-effect-raise-dead = bring a dead character back to life at your location; that character shuffles its cards into a deck and draws a hand
pf-effect-and-then = { $effect }; then { $trouble }
    .box = then { $trouble }

## What happens to characters. Each is an order to you ('take 1 damage'); .they is what somebody does ('takes 1 damage').
## Where a language needs it, .to is what one may do.

pf-trouble-each = { $to ->
    [each-here] each character here
    [others-here] each other character here
    [at-open] each character at an open location
   *[everybody] each character
} { $trouble }
pf-trouble-unless = { $trouble } unless you pass { $check }
    .they = { $trouble } unless they pass { $check }
pf-trouble-may = you may { $trouble }
    .they = may { $trouble }
pf-trouble-then = { $first }. Then { $second }
pf-trouble-on-roll = roll a d{ $die }; on { $most ->
    [1] a 1
   *[other] { $most } or less
}, { $trouble }
    .they = rolls a d{ $die } and on { $most ->
    [1] a 1
   *[other] { $most } or less
} { $trouble }
pf-damage-taken = { pf-damage-count }{ $fixed ->
    [yes] {" "}that cannot be reduced
   *[no] {""}
}
pf-trouble-damage = take { pf-damage-taken }
    .they = takes { pf-damage-taken }
pf-trouble-damage-first = take { pf-damage-taken } (discard { $kinds } first)
    .they = takes { pf-damage-taken } and discards { $kinds } first
pf-lose = { $to ->
    [discard] discard
    [bury] bury
    [recharge] recharge
   *[banish] banish
}
    .they = { $to ->
    [discard] discards
    [bury] buries
    [recharge] recharges
   *[banish] banishes
}
pf-trouble-lose = { pf-lose } { $how ->
    [random] { $count ->
        [one] { $count } random card
       *[other] { $count } random cards
    }
   *[choice] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
} from your hand
    .they = { pf-lose.they } { $how ->
    [random] { $count ->
        [one] { $count } random card
       *[other] { $count } random cards
    }
   *[choice] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
} from their hand
pf-trouble-lose-kinds = { pf-lose } { $kinds } from your hand{ $how ->
    [random] {" "}at random
   *[choice] {""}
}{ $count ->
    [one] {""}
   *[other] {" "}({ $count } times)
}
    .they = { pf-lose.they } { $kinds } from their hand{ $how ->
    [random] {" "}at random
   *[choice] {""}
}{ $count ->
    [one] {""}
   *[other] {" "}({ $count } times)
}
pf-trouble-lose-top = { pf-lose } { $count ->
    [one] the top card
   *[other] the top { $count } cards
} of your deck
    .they = { pf-lose.they } { $count ->
    [one] the top card
   *[other] the top { $count } cards
} of their deck
pf-trouble-bury-discarded = bury { $kinds } from your discard pile
    .they = buries { $kinds } from their discard pile
pf-trouble-harder = your checks are { $by } harder until the end of the turn
    .they = makes checks at +{ $by } difficulty until the end of the turn
pf-trouble-difficulty = the difficulty of your checks against this card is { $number }
    .they = makes checks against this card at difficulty { $number }
pf-trouble-no-more-exploring = you cannot explore again this turn
    .they = cannot explore again this turn
pf-drawn-instead = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} instead of the usual number{ $reset ->
    [yes] {" "}when resetting the hand
   *[no] {""}
}
pf-trouble-draw-instead = until the end of the turn, draw { pf-drawn-instead }
    .they = draws { pf-drawn-instead } until the end of the turn
pf-trouble-forbid-kinds = you cannot play { $kinds } in this encounter
    .they = cannot play { $kinds } in this encounter
pf-trouble-forbid-traits = you cannot play cards with the { $traits } trait in this encounter
    .they = cannot play cards with the { $traits } trait in this encounter
pf-trouble-forbid = you cannot play { $kinds } or cards with the { $traits } trait in this encounter
    .they = cannot play { $kinds } or cards with the { $traits } trait in this encounter
pf-trouble-wander = move to a random location
    .they = moves to a random location
pf-trouble-flit = shuffle this card into a random open location deck
    .they = shuffles this card into a random open location deck
pf-trouble-vanish = banish this card
    .they = banishes this card
pf-trouble-vanish-lesser = banish it unless it is a henchman or a villain
    .they = banishes it unless it is a henchman or a villain
pf-trouble-stay = the card is undefeated
pf-trouble-end-turn = after this encounter, reset your hand and end your turn
    .they = resets the hand and ends the turn after this encounter
pf-trouble-summon = summon and encounter “{ NAME($card) }”{ $must ->
    [yes] ; unless it is defeated, this card is undefeated
   *[no] {""}
}
    .they = summons and encounters “{ NAME($card) }”{ $must ->
    [yes] ; unless it is defeated, this card is undefeated
   *[no] {""}
}
pf-trouble-summon-same = summon and encounter another copy of it{ $must ->
    [yes] ; unless it is defeated, this card is undefeated
   *[no] {""}
}
    .they = summons and encounters another copy of it{ $must ->
    [yes] ; unless it is defeated, this card is undefeated
   *[no] {""}
}
pf-trouble-summon-kind = summon and encounter { $kinds } at random{ $must ->
    [yes] ; unless it is defeated, this card is undefeated
   *[no] {""}
}
    .they = summons and encounters { $kinds } at random{ $must ->
    [yes] ; unless it is defeated, this card is undefeated
   *[no] {""}
}
pf-trouble-meet-first = examine the location deck from the top until you find { $kinds } and encounter it
    .they = examines the location deck from the top until { $kinds } turns up and encounters it
pf-trouble-meet-first-weak = examine the location deck from the top until you find { $kinds } and encounter it, with −{ $by } on each die you roll
    .they = examines the location deck from the top until { $kinds } turns up and encounters it, with −{ $by } on each die rolled
pf-trouble-grant-exploration = explore again this turn
    .they = explores again this turn
pf-random = { $count ->
    [one] a random { NAME($kind, form: "in") }
   *[other] { DICE($count) } random { NAME($kind, form: "many") }
}
pf-from-box = { pf-random } from the box
pf-trouble-draw-from-box = draw { pf-from-box }{ $keep ->
    [0] {""}
   *[other] {" "}and keep { $keep }
}
    .they = draws { pf-from-box }{ $keep ->
    [0] {""}
   *[other] {" "}and keeps { $keep }
}
pf-trouble-tempt = draw { pf-from-box }; you may keep { $count ->
    [one] it
   *[other] one
}, but then { $trouble }
pf-trouble-draw = draw { $count ->
    [one] { $count } card
   *[other] { DICE($count) } cards
}
    .they = draws { $count ->
    [one] { $count } card
   *[other] { DICE($count) } cards
}
    .box = { $count }
pf-recovered = { $count ->
    [one] { $count } random discarded card
   *[other] { DICE($count) } random discarded cards
}
pf-trouble-recover = shuffle { pf-recovered } into your deck
    .they = shuffles { pf-recovered } into their deck
pf-trouble-add-to-place = shuffle { pf-random } into the location deck
    .they = shuffles { pf-random } into the location deck
pf-trouble-add-to-end = put { pf-random } { $to ->
    [top] on top of the location deck
   *[bottom] on the bottom of the location deck
}
    .they = puts { pf-random } { $to ->
    [top] on top of the location deck
   *[bottom] on the bottom of the location deck
}
pf-trouble-add-until = { $trouble } (draw until a card has { $traits }; the others go back)
pf-top-cards = { $count ->
    [one] the top card
   *[other] the top { $count } cards
}
pf-trouble-look-ahead = examine { pf-top-cards } of the location deck
    .they = examines { pf-top-cards } of the location deck
pf-trouble-lose-time = discard { pf-top-cards } of the blessings deck
    .they = discards { pf-top-cards } of the blessings deck
pf-trouble-look-at-own = examine the top card of your deck; if it is { $kinds }, { $recharge ->
    [yes] draw or recharge it
   *[no] draw it
}
    .box = { $recharge ->
    [yes] or recharge it
   *[no] draw it
}
pf-trouble-recharge-seen = recharge “{ NAME($card) }” instead of drawing it
pf-trouble-look-at-ends = { $both ->
    [yes] examine the top and the bottom card of your location deck
   *[no] examine the top or the bottom card of your location deck
}
    .box = { $both ->
    [yes] or both
   *[no] or the bottom card
}
pf-trouble-scout = examine the top card of your location deck; if it is a boon, put it on the bottom{ $second ->
    [yes] {" "}or under the top card
   *[no] {""}
}
    .box = { $second ->
    [yes] or under the top card
   *[no] on the bottom
}
pf-trouble-swap = exchange a card from your hand for one of the same type from your discard pile
pf-trouble-travel = { $bring ->
    [yes] move to another location, bring another character to yours, or both
   *[no] move to another location
}
    .box = { $bring ->
    [yes] or bring another character to yours, or both
   *[no] move to another location
}

## Rules that hold as long as a card lies there

pf-standing-harder = the difficulty of { $on } is { $by } higher
pf-standing-easier = the difficulty of { $on } is { $by } lower
pf-standing-harder-veteran = the difficulty of { $on } is higher by { $by ->
    [0] the adventure deck number
   *[other] { $by } plus the adventure deck number
}
pf-standing-difficulty-is = the difficulty of { $on } is { $number }
pf-standing-dice = add { DICE($dice) } to { $on }
pf-standing-weak-dice = each die rolled for { $on } counts { $by } less
pf-standing-needs-trait = it is undefeated unless your check has the { $traits } trait
pf-standing-twice = reroll a successful check; it counts only if you succeed again
pf-standing-damage-halved = a failed check deals half the damage, rounded up
pf-standing-damage-fixed = damage from a failed check cannot be reduced
pf-standing-damage-more = a failed check deals { DICE($more) } more damage
pf-standing-damage-type = a failed check deals { pf-damage-name } damage
pf-standing-no-kinds = you may not play { $kinds }
pf-standing-no-traits = you may not play cards with the { $traits } trait
pf-standing-no-evading = it cannot be evaded
pf-standing-no-evading-kinds = { $kinds } cannot be evaded
pf-standing-when = { $moment ->
    [begins] when the scenario begins
    [starts] at the start of your turn
    [ends] at the end of your turn
    [enters] when you arrive
    [leaves] when you leave
    [meets] when you encounter a card
    [acquires] when you acquire a boon
    [misses] when you fail to acquire a boon
    [defeats] when you defeat a bane
   *[fails] when you fail to defeat a bane
}, { $trouble }
pf-standing-when-card = { $moment ->
    [meets] when you encounter “{ NAME($card) }”
    [acquires] when you acquire “{ NAME($card) }”
    [misses] when you fail to acquire “{ NAME($card) }”
    [defeats] when you defeat “{ NAME($card) }”
   *[fails] when you fail to defeat “{ NAME($card) }”
}, { $trouble }
pf-standing-when-kinds = { $moment ->
    [meets] when you encounter { $kinds }
    [acquires] when you acquire { $kinds }
    [misses] when you fail to acquire { $kinds }
    [defeats] when you defeat { $kinds }
   *[fails] when you fail to defeat { $kinds }
}, { $trouble }
pf-standing-when-traits = { $moment ->
    [meets] when you encounter a card with the { $traits } trait
    [acquires] when you acquire a card with the { $traits } trait
    [misses] when you fail to acquire a card with the { $traits } trait
    [defeats] when you defeat a card with the { $traits } trait
   *[fails] when you fail to defeat a card with the { $traits } trait
}, { $trouble }
pf-standing-instead-of-exploring = instead of your first exploration, you may { $trouble }
pf-standing-no-reset = do not reset your hand at the end of your turn
pf-standing-one-exploration = you cannot explore more than once in a turn
pf-standing-instead-of-drawing = draw { pf-drawn-instead }
pf-standing-blessings-deck = the blessings deck begins with { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pf-standing-outgrown = from adventure { $basic } on, remove banished Basic banes from the game; from adventure { $elite } on, Elite ones too
pf-standing-chance-to-close = acquiring { $kinds } from a location deck lets you try to close the location

## Ways of closing a location

pf-closing-check = pass { $check }
pf-closing-pay = { pf-lose } { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pf-closing-pay-kinds = { pf-lose } { $kinds }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } times)
}
pf-closing-summon = summon and defeat “{ NAME($card) }”
pf-closing-summon-kind = summon and defeat { $kinds } at random
pf-closing-free = nothing to do

## Rewards

pf-reward-each = each character gains { $reward }
pf-reward-and = { $first } and { $second }
pf-reward-feat-skill = a skill feat
pf-reward-feat-power = a power feat
pf-reward-feat-card = a card feat
pf-reward-feat-role = a role card
pf-reward-any-boon = each character draws a random boon of a type they choose
pf-reward-boon = each character draws { $kinds } at random
pf-reward-loot = { LIST($cards) }
pf-reward-none = none

## What a power costs

pf-pay = { pf-cost } { $what }{ $top ->
    [yes] {" "}or the top card of your deck
   *[no] {""}
}
    .box = { $top ->
    [yes] or { pf-cost } the top card of your deck
   *[no] { pf-cost } { $what }
}
pf-pay-top = { pf-cost } the top card of your deck
pf-pay-then = { $pay } ({ $then ->
    [discard] discard it afterwards
    [bury] bury it afterwards
    [recharge] recharge it afterwards
   *[banish] banish it afterwards
})

## Powers of characters and roles

pf-form-use = { $limits ->
    [alone] if no other character is at your location,{" "}
    [first] instead of your first exploration,{" "}
    [own-turn] on your turn,{" "}
   *[none] {""}
}{ $effect }
pf-form-pay = { $limits ->
    [alone] if no other character is at your location,{" "}
    [first] instead of your first exploration,{" "}
    [own-turn] on your turn,{" "}
   *[none] {""}
}{ $pay } to { $effect }
pf-form-pay-top = { $limits ->
    [alone] if no other character is at your location,{" "}
    [first] instead of your first exploration,{" "}
    [own-turn] on your turn,{" "}
   *[none] {""}
}{ $pay } to { $effect }; recharge { $recharged } instead of discarding it
pf-form-either = { $limits ->
    [alone] if no other character is at your location,{" "}
    [first] instead of your first exploration,{" "}
    [own-turn] on your turn,{" "}
   *[none] {""}
}{ $pay } to { $effect }, or { $other } to add { DICE($dice) } instead
pf-form-with-traits = { $power }, with { $traits }
    .box = with { $traits }
pf-form-counts-as = { $power }; this counts as playing { $kinds }
pf-form-without = { $power }; no { $kinds } may be played on that check
pf-form-always = add { DICE($dice) } to { $on }
pf-form-always-traits = add { DICE($dice) } and { $traits } to { $on }
pf-form-when-playing = add { DICE($dice) } to { $on } when you play { $kinds } on it
pf-goes = { $to ->
    [recharge] recharge it
    [shuffle] shuffle it into your deck
    [top] put it on top of your deck
    [bury] bury it
   *[discard] discard it
}
pf-goes-or-recharge = { $ways ->
    [1] { pf-goes }
   *[other] recharge it or { pf-goes }
}
pf-instead-of = { $of ->
    [banish] instead of banishing it
   *[discard] instead of discarding it
}
pf-form-instead = when you play { $what }, you may { pf-goes-or-recharge } { pf-instead-of }
    .box = or { pf-goes }
pf-form-instead-card = when you play “{ NAME($card) }”, you may { pf-goes-or-recharge } { pf-instead-of }
    .box = or { pf-goes }
pf-form-instead-on = when you play { $what } on { $on }, you may { pf-goes-or-recharge } { pf-instead-of }
    .box = or { pf-goes }
pf-form-instead-check = when you play { $what }, you may { pf-goes-or-recharge } { pf-instead-of } if you pass { $check }
    .box = or { pf-goes }
pf-form-less-damage = reduce { $types } damage to { $whom ->
    [others] other characters at your location
   *[own] you
} by { $by }{ $but ->
    [combat] {" "}unless it is Combat damage
   *[none] {""}
}
pf-at-turn = { $when ->
    [starts] at the start of your turn
    [ends] at the end of your turn
   *[both] at the start and at the end of your turn
}{ $hand ->
    [empty] , if your hand is empty
   *[any] {""}
}
pf-also-at = { $when ->
    [starts] at the start of your turn
    [ends] at the end of your turn
   *[both] also at the end of your turn
}
pf-form-at-turn = { pf-at-turn }, { $must ->
    [yes] you must { $trouble }
   *[no] you may { $trouble }
}
    .box = { pf-also-at }
pf-form-at-turn-pay = { pf-at-turn }, { $must ->
    [yes] you must { $pay } to { $trouble }
   *[no] you may { $pay } to { $trouble }
}
    .box = { pf-also-at }
pf-form-after-playing = after playing { $what }, you may { $trouble }
pf-form-after = { $moment ->
    [acquires] after acquiring a card with the { $traits } trait
   *[defeats] after defeating a card with the { $traits } trait
}, you may { $trouble }
pf-form-sure-recharge = your checks to recharge { $what } succeed without rolling
pf-form-new-skill = you have the skill { NAME($skill) }: { NAME($base) } +{ $bonus }
pf-form-any-skill-to-recharge = you may use { NAME($skill) } for any check to recharge { $what }
pf-form-skill-for-another = you may use { NAME($skill) } where a card with the { $traits } trait asks for { NAME($instead) }
pf-form-blessing-die = blessings you play on { $on } add a d{ $die } instead of the usual die
pf-form-blessing-die-card = when you play “{ NAME($card) }”, it adds a d{ $die } instead of the usual die
pf-form-any-number = you may play any number of { NAME($kind, form: "many") } on { $on }
pf-form-evaded-to = { $to ->
    [top] you may put a card you evaded on top of its deck
   *[bottom] you may put a card you evaded on the bottom of its deck
}
pf-form-evaded-to-with = { $to ->
    [top] when you play { $with } to evade { $kinds }, you may put the evaded card on top of its deck
   *[bottom] when you play { $with } to evade { $kinds }, you may put the evaded card on the bottom of its deck
}
pf-form-and = { $first }; { $second }
    .box = { $second }
pf-form-or = { $first }; or { $second }
    .box = or { $second }

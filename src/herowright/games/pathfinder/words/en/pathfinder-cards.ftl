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
pf-card-acquire-free = To acquire: no check is needed.
pf-card-lost = If you do not acquire it, { $trouble }.
pf-card-play = { $cost ->
    [reveal] Reveal
    [display] Display
    [discard] Discard
    [recharge] Recharge
    [bury] Bury
   *[banish] Banish
}: { $effect }.
pf-card-also = { $cost ->
    [reveal] After that you may also reveal this card
    [display] After that you may also display this card
    [discard] After that you may also discard this card
    [recharge] After that you may also recharge this card
    [bury] After that you may also bury this card
   *[banish] After that you may also banish this card
}: { $effect }.
pf-card-recharge = After playing it you may recharge it if you succeed at a check: { $check }.
pf-card-needs-skill = Without the skill { NAME($skill) }, banish it after playing it.
pf-card-defeat = To defeat: { $check }.
pf-card-immune = Cards with the trait { $traits } cannot be played against it.
pf-card-facing = During the encounter: { $rule }.
pf-card-before = Before the encounter, { $trouble }.
pf-card-instead = Instead of a check, { $trouble }.
pf-card-after = After the encounter, { $trouble }.
pf-card-defeated = If defeated, { $trouble }.
pf-card-undefeated = If undefeated, { $trouble }.

## Whole texts: locations, scenarios, characters

pf-card-here = At this location: { $rule }.
pf-card-closing = When closing: { $way }.
pf-card-closed = When permanently closed, { $trouble }.
pf-card-closed-here = At this location once it is closed: { $rule }.
pf-card-during = During this scenario: { $rule }.
pf-card-during-adventure = During this adventure: { $rule }.
pf-card-during-path = During this adventure path: { $rule }.
pf-card-fillers = In place of a villain and henchmen: a random card of the type { $kinds } in each location deck.
pf-card-close-all = To win: close every location.
pf-card-reward = Reward: { $reward }.
pf-card-power = { NAME($power) }: { $text }.
pf-card-box = { NAME($power) }, box { $number }: { $text }.
pf-card-proficient = Proficient with: { LIST($proficiencies) }.

## Checks, skills, kinds and traits inside sentences

pf-skill = { NAME($skill) }
pf-trait = { NAME($trait) }
pf-traits = { $count ->
    [one] the trait { $traits }
   *[other] the traits { $traits }
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
pf-cards-any = a card
pf-cards-traits = a card with the trait { $traits }
pf-cards-both = { $kinds } with the trait { $traits }
pf-check = { $skills } { $difficulty }
pf-check-veteran = { $skills } { $difficulty } + adventure deck number
pf-comma = { $first }, { $second }
pf-or = { $first } or { $second }
pf-and = { $first } and { $second }
pf-or-check = { $first }, or { $second }
pf-then = { $first }, then { $second }
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
    [other] any { $what } of another character
    [here] any { $what } at your location
    [other-here] any { $what } of another character at your location
    [elsewhere] any { $what } at another location
   *[anybody] any { $what }
}
pf-what-check = check
pf-what-combat = combat check
pf-what-noncombat = noncombat check
pf-what-skills = { $skills } check
pf-what-noncombat-skills = noncombat { $skills } check
pf-what-traits = { $check } with the trait { $traits }
pf-what-to = { $check } { $to }
pf-what-about = { $check } while facing { $kinds }
pf-what-bearing = { $check } with the trait { $traits }
pf-what-against = { $check } against a card with the trait { $traits }
pf-to-defeat = to defeat a bane
pf-to-defeat-kind = to defeat { $kinds }
pf-to-acquire = to acquire a boon
pf-to-acquire-kind = to acquire { $kinds }
pf-to-recharging = to recharge a card
pf-to-recharging-kind = to recharge { $kinds }
pf-to-close = to close a location
pf-to-otherwise = for another purpose
pf-to-otherwise-kind = for another purpose while facing { $kinds }

## Damage

pf-damage-combat = Combat
pf-damage-fire = Fire
pf-damage-cold = Cold
pf-damage-acid = Acid
pf-damage-electricity = Electricity
pf-damage-force = Force
pf-damage-mental = Mental
pf-damage-poison = Poison
pf-damage-any = any

## What a played card or a used power does

pf-effect-fight = use { $skills } for your combat check and add { $dice }{ $unskilled ->
    [0] {""}
   *[other] ; if you are not proficient with weapons, the difficulty is { $unskilled } higher
}
pf-effect-fight-against = use { $skills } for your combat check and add { $dice }, or { $better } against a bane with the trait { $traits }{ $unskilled ->
    [0] {""}
   *[other] ; if you are not proficient with weapons, the difficulty is { $unskilled } higher
}
pf-effect-fight-sure = use { $skills } for your combat check and add { $dice }; each d{ $die } that shows 1 counts as { $ones }{ $unskilled ->
    [0] {""}
   *[other] ; if you are not proficient with weapons, the difficulty is { $unskilled } higher
}
pf-effect-use-skill = use { $skills } for { $on }{ $dice ->
    [0] {""}
   *[other] {" "}and add { $dice }
}
pf-effect-roll-instead = use { $dice } instead of a skill for { $on }
pf-effect-die-instead = roll a d{ $die } instead of your { $skills } die{ $plus ->
    [0] {""}
   *[other] {" "}and add { $plus }
}
pf-effect-die-instead-traits = roll a d{ $die } instead of your { $skills } die{ $plus ->
    [0] {" "}and add { $traits }
   *[other] , add { $plus } and { $traits }
}
pf-effect-beat = defeat { $kinds } without a check if none of its difficulties is above { $most }
pf-effect-add-dice = add { $dice } to { $on }
pf-effect-add-dice-traits = add { $dice } and { $traits } to { $on }
pf-effect-lasting = add { $dice } to { $on } until the end of the turn
pf-effect-lasting-traits = add { $dice } and { $traits } to { $on } until the end of the turn
pf-effect-more = add another { $dice }
pf-effect-offhand = add { $dice } to your combat check if you play another weapon on it
pf-effect-add-die = { $count ->
    [one] add to { $on } a die of the skill being used
   *[other] add to { $on } { $count } dice of the skill being used
}
pf-effect-add-die-twice = add to { $on } a die of the skill being used, or two dice to any { $twice }
pf-effect-ease = lower the difficulty of { $on } by { $by }
pf-effect-set-difficulty = set the difficulty of { $on } to { $number }
pf-effect-succeed = succeed at { $on } without a roll
pf-effect-reroll = roll { $on } again after a failure; the second result counts
pf-effect-rescue = count { $on } as a success if it fails by no more than { $by }
pf-effect-reduce = reduce { $types } damage { $whose ->
    [own] dealt to you
    [here] dealt to a character at your location
   *[anybody] dealt to any character
} { $by ->
    [0] to 0
   *[other] by { $by }
}{ $free ->
    [yes] ; this does not count as the one card of its type
   *[no] {""}
}
pf-effect-trained = { $trained ->
    [yes] if you are proficient with
   *[no] if you are not proficient with
} { $proficiency ->
    [light-armors] light armors
    [heavy-armors] heavy armors
   *[weapons] weapons
}, { $effect }
pf-effect-evade = evade { $kinds } that you encounter
pf-effect-evade-any = evade the card that you encounter
pf-effect-explore = explore your location again
pf-effect-heal = shuffle { $cards ->
    [one] { $cards } random card
   *[other] { $cards } random cards
} { $whose ->
    [own] from your discard pile into your deck
   *[here] from the discard pile of a character at your location into its deck
}
pf-effect-move = move to another location
pf-effect-examine = look at { $count ->
    [one] the top card
   *[other] the top { $count } cards
} { $where ->
    [here] of your location deck
   *[any] of any location deck
}{ $bottom ->
    [yes] ; you may put { $count ->
        [one] it
       *[other] one of them
    } on the bottom
   *[no] {""}
}
pf-effect-examine-until = look through { $where ->
    [here] your location deck
   *[any] any location deck
} from the top until you find { $kinds }{ $bottom ->
    [yes] ; you may put one of the cards on the bottom
   *[no] {""}
}
pf-effect-search = search your deck for { $kinds } and draw it, then shuffle the deck
pf-effect-retrieve = { $to ->
    [hand] return { $kinds } from your discard pile to your hand
    [top] put { $kinds } from your discard pile on top of your deck
    [shuffle] shuffle { $kinds } from your discard pile into your deck
   *[recharge] put { $kinds } from your discard pile on the bottom of your deck
}
pf-effect-turn-back-time = { $cards ->
    [one] shuffle { $cards } random card from the blessings discard pile into the blessings deck
   *[other] shuffle { $cards } random cards from the blessings discard pile into the blessings deck
}
pf-effect-borrow-blessing = use it as the blessing on top of the blessings discard pile
pf-effect-raise-dead = bring a dead character back to life: it comes to your location, shuffles its cards into a deck and draws a hand
pf-effect-and-then = { $effect }; then { $trouble }

## What happens to characters: orders

pf-trouble-each = { $to ->
    [you] you
    [each-here] each character at this location
    [others-here] each other character at this location
    [at-open] each character at an open location
   *[everybody] each character
}: { $trouble }
pf-trouble-unless = make a check ({ $check }); if you fail, { $trouble }
pf-trouble-may = you may { $trouble }
pf-trouble-on-roll = roll a d{ $die }; on { $most ->
    [1] a 1
   *[other] { $most } or less
}, { $trouble }
pf-trouble-damage = take { $amount } { $type } damage{ $fixed ->
    [yes] {" "}that nothing can reduce
   *[no] {""}
}
pf-trouble-damage-first = take { $amount } { $type } damage{ $fixed ->
    [yes] {" "}that nothing can reduce
   *[no] {""}
} and discard cards of the type { $kinds } for it before any others
pf-lose = { $to ->
    [discard] discard
    [bury] bury
    [recharge] recharge
   *[banish] banish
}
pf-trouble-lose = { pf-lose } { $how ->
    [random] { $count ->
        [one] { $count } random card from your hand
       *[other] { $count } random cards from your hand
    }
   *[choice] { $count ->
        [one] { $count } card from your hand
       *[other] { $count } cards from your hand
    }
}
pf-trouble-lose-kinds = { pf-lose } { $kinds } from your hand{ $how ->
    [random] , chosen at random
   *[choice] {""}
}{ $count ->
    [one] {""}
   *[other] {" "}({ $count } times)
}
pf-trouble-lose-top = { pf-lose } { $count ->
    [one] the top card of your deck
   *[other] the top { $count } cards of your deck
}
pf-trouble-bury-discarded = bury { $kinds } from your discard pile
pf-trouble-harder = your checks are { $by } harder until the end of the turn
pf-trouble-difficulty = the difficulty of your checks against this card becomes { $number }
pf-trouble-no-more-exploring = you cannot explore again this turn
pf-trouble-draw-instead = until the end of the turn, { $count ->
    [one] draw { $count } card
   *[other] draw { $count } cards
} instead of the cards you would draw{ $reset ->
    [yes] {" "}when you reset your hand
   *[no] {""}
}
pf-trouble-forbid-kinds = play no cards of the type { $kinds } in this encounter
pf-trouble-forbid-traits = play no cards with the trait { $traits } in this encounter
pf-trouble-forbid = play no cards of the type { $kinds } and none with the trait { $traits } in this encounter
pf-trouble-wander = move to a random location
pf-trouble-flit = shuffle this card into a random open location deck
pf-trouble-vanish = banish this card
pf-trouble-vanish-lesser = banish the card you encountered unless it is a henchman or a villain
pf-trouble-stay = the card counts as undefeated
pf-trouble-end-turn = reset your hand and end your turn after this encounter
pf-trouble-summon = summon and encounter “{ NAME($card) }”{ $must ->
    [yes] ; unless you defeat it, this card is undefeated
   *[no] {""}
}
pf-trouble-summon-same = summon and encounter a copy of the same card{ $must ->
    [yes] ; unless you defeat it, this card is undefeated
   *[no] {""}
}
pf-trouble-summon-kind = summon and encounter { $kinds } at random{ $must ->
    [yes] ; unless you defeat it, this card is undefeated
   *[no] {""}
}
pf-trouble-meet-first = look through the location deck from the top for { $kinds } and encounter the first one
pf-trouble-meet-first-weak = look through the location deck from the top for { $kinds } and encounter the first one; each die you roll against it counts { $by } less
pf-trouble-grant-exploration = explore again this turn
pf-trouble-draw-from-box = draw { $count ->
    [one] { NAME($kind, form: "a") } from the box at random
   *[other] { $count } { NAME($kind, form: "many") } from the box at random
}{ $keep ->
    [0] {""}
   *[other] {" "}and keep { $keep }
}
pf-trouble-tempt = { $count ->
    [one] draw { NAME($kind, form: "a") } from the box at random; you may keep it, but then: { $trouble }
   *[other] draw { $count } { NAME($kind, form: "many") } from the box at random; you may keep one of them, but then: { $trouble }
}
pf-trouble-draw = { $count ->
    [one] draw { $count } card
   *[other] draw { $count } cards
}
pf-trouble-recover = { $count ->
    [one] shuffle { $count } random card from your discard pile into your deck
   *[other] shuffle { $count } random cards from your discard pile into your deck
}
pf-trouble-add-to-place = { $count ->
    [one] shuffle { NAME($kind, form: "a") }, drawn from the box at random, into the location deck
   *[other] shuffle { $count } random { NAME($kind, form: "many") } from the box into the location deck
}
pf-trouble-add-to-end = { $count ->
    [one] put { NAME($kind, form: "a") } from the box, chosen at random,
   *[other] put { $count } random { NAME($kind, form: "many") } from the box
} { $to ->
    [top] on top of the location deck
   *[bottom] on the bottom of the location deck
}
pf-trouble-add-until = { $trouble }; draw until a card has { $traits }, and return the others to the box
pf-trouble-look-ahead = { $count ->
    [one] look at the top card of the location deck
   *[other] look at the top { $count } cards of the location deck
}
pf-trouble-lose-time = { $count ->
    [one] discard the top card of the blessings deck
   *[other] discard the top { $count } cards of the blessings deck
}
pf-trouble-look-at-own = look at the top card of your deck; if it is { $kinds }, { $recharge ->
    [yes] draw or recharge it
   *[no] draw it
}
pf-trouble-recharge-seen = recharge “{ NAME($card) }” instead of drawing it
pf-trouble-look-at-ends = { $both ->
    [yes] look at the top and the bottom card of your location deck
   *[no] look at the top or the bottom card of your location deck
}
pf-trouble-scout = look at the top card of your location deck; if it is a boon, { $second ->
    [yes] put it on the bottom of the deck or under its top card
   *[no] put it on the bottom of the deck
}
pf-trouble-swap = exchange a card from your hand for a card of the same type from your discard pile
pf-trouble-travel = { $bring ->
    [yes] move to another location, bring another character to yours, or both
   *[no] move to another location
}

## Rules that hold as long as a card lies there

pf-standing-harder = the difficulty of { $on } is { $by } higher
pf-standing-easier = the difficulty of { $on } is { $by } lower
pf-standing-harder-veteran = { $by ->
    [0] the difficulty of { $on } is higher by the number of the adventure deck
   *[other] the difficulty of { $on } is higher by { $by } plus the number of the adventure deck
}
pf-standing-difficulty-is = the difficulty of { $on } is { $number }
pf-standing-dice = add { $dice } to { $on }
pf-standing-weak-dice = each die rolled for { $on } counts { $by } less
pf-standing-needs-trait = it is undefeated if your check does not have the trait { $traits }
pf-standing-twice = roll your successful check again; it counts only if you succeed again
pf-standing-damage-halved = a failed check deals half the damage, rounded up
pf-standing-damage-fixed = nothing can reduce the damage of a failed check
pf-standing-damage-more = a failed check deals { $more } more damage
pf-standing-damage-type = a failed check deals { $type } damage
pf-standing-no-kinds = you may not play cards of the type { $kinds }
pf-standing-no-traits = you may not play cards with the trait { $traits }
pf-standing-no-evading = it cannot be evaded
pf-standing-no-evading-kinds = cards of the type { $kinds } cannot be evaded
pf-standing-when = { $moment ->
    [begins] when the scenario begins
    [starts] when your turn starts
    [ends] when your turn ends
    [enters] when you arrive
    [leaves] when you leave
    [meets] when you encounter a card
    [acquires] when you acquire a boon
    [misses] when you do not acquire a boon
    [defeats] when you defeat a bane
   *[fails] when you do not defeat a bane
}, { $trouble }
pf-standing-when-card = { $moment ->
    [meets] when you encounter “{ NAME($card) }”
    [acquires] when you acquire “{ NAME($card) }”
    [misses] when you do not acquire “{ NAME($card) }”
    [defeats] when you defeat “{ NAME($card) }”
   *[fails] when you do not defeat “{ NAME($card) }”
}, { $trouble }
pf-standing-when-kinds = { $moment ->
    [meets] when you encounter { $kinds }
    [acquires] when you acquire { $kinds }
    [misses] when you do not acquire { $kinds }
    [defeats] when you defeat { $kinds }
   *[fails] when you do not defeat { $kinds }
}, { $trouble }
pf-standing-when-traits = { $moment ->
    [meets] when you encounter a card with the trait { $traits }
    [acquires] when you acquire a card with the trait { $traits }
    [misses] when you do not acquire a card with the trait { $traits }
    [defeats] when you defeat a card with the trait { $traits }
   *[fails] when you do not defeat a card with the trait { $traits }
}, { $trouble }
pf-standing-instead-of-exploring = instead of the first exploration of your turn, you may { $trouble }
pf-standing-no-reset = do not reset your hand at the end of your turn
pf-standing-one-exploration = you cannot explore more than once in a turn
pf-standing-instead-of-drawing = { $count ->
    [one] draw { $count } card
   *[other] draw { $count } cards
} instead of the cards you would draw{ $reset ->
    [yes] {" "}when you reset your hand
   *[no] {""}
}
pf-standing-blessings-deck = { $count ->
    [one] the blessings deck begins with { $count } card
   *[other] the blessings deck begins with { $count } cards
}
pf-standing-outgrown = from adventure { $basic } on, banished Basic banes are removed from the game, and from adventure { $elite } on Elite ones too
pf-standing-chance-to-close = when you acquire { $kinds } from the location deck, you may try to close the location

## Ways of closing a location

pf-closing-check = succeed at a check ({ $check })
pf-closing-pay = { pf-lose } { $count ->
    [one] { $count } card from your hand
   *[other] { $count } cards from your hand
}
pf-closing-pay-kinds = { pf-lose } { $kinds } from your hand{ $count ->
    [one] {""}
   *[other] {" "}({ $count } times)
}
pf-closing-summon = summon “{ NAME($card) }” and defeat it
pf-closing-summon-kind = summon { $kinds } at random and defeat it
pf-closing-free = nothing more to do

## Rewards

pf-reward-each = each character gains { $reward }
pf-reward-and = { $first } and { $second }
pf-reward-feat-skill = a skill feat
pf-reward-feat-power = a power feat
pf-reward-feat-card = a card feat
pf-reward-feat-role = a role card
pf-reward-any-boon = each character chooses a type and draws a boon of that type from the box at random
pf-reward-boon = each character draws { $kinds } from the box at random
pf-reward-loot = { LIST($cards) }
pf-reward-none = none

## What a power costs

pf-pay = { pf-cost } { $what }{ $top ->
    [yes] {" "}or the top card of your deck
   *[no] {""}
}
pf-pay-top = { pf-cost } the top card of your deck (a card of the type { $recharged } is recharged instead)
pf-pay-then = { $pay } ({ $then ->
    [discard] discard it afterwards
    [bury] bury it afterwards
    [recharge] recharge it afterwards
   *[banish] banish it afterwards
})

## Powers of characters and roles

pf-form-use = { $limits ->
    [alone] if no other character is at your location, { $effect }
    [first] instead of your first exploration, { $effect }
    [own-turn] on your turn, { $effect }
   *[none] { $effect }
}
pf-form-pay = { $limits ->
    [alone] if no other character is at your location, { $pay } to { $effect }
    [first] instead of your first exploration, { $pay } to { $effect }
    [own-turn] on your turn, { $pay } to { $effect }
   *[none] { $pay } to { $effect }
}
pf-form-with-traits = { $power }; the check gains { $traits }
pf-form-counts-as = { $power }; this counts as playing a card of the type { $kinds }
pf-form-without = { $power }; no cards of the type { $kinds } may be played on that check
pf-form-always = always add { $dice } to { $on }
pf-form-always-traits = always add { $dice } and { $traits } to { $on }
pf-form-when-playing = add { $dice } to { $on } when you play { $kinds } on it
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
pf-form-instead-card = when you play “{ NAME($card) }”, you may { pf-goes-or-recharge } { pf-instead-of }
pf-form-instead-on = when you play { $what } on { $on }, you may { pf-goes-or-recharge } { pf-instead-of }
pf-form-instead-check = when you play { $what }, you may { pf-goes-or-recharge } { pf-instead-of } if you succeed at a check: { $check }
pf-form-less-damage = reduce { $types } damage { $whom ->
    [others] dealt to other characters at your location
   *[own] dealt to you
} by { $by }{ $but ->
    [combat] {" "}unless it is Combat damage
   *[none] {""}
}
pf-at-turn = { $when ->
    [starts] at the start of your turn
    [ends] at the end of your turn
   *[both] at the start and at the end of your turn
}{ $hand ->
    [empty] {" "}with no card in hand
   *[any] {""}
}
pf-form-at-turn = { pf-at-turn }, { $must ->
    [yes] { $trouble }
   *[no] you may { $trouble }
}
pf-form-at-turn-pay = { pf-at-turn }, { $must ->
    [yes] { $pay } to { $trouble }
   *[no] you may { $pay } to { $trouble }
}
pf-form-after-playing = after playing { $what }, you may { $trouble }
pf-form-after = { $moment ->
    [acquires] after acquiring a card with the trait { $traits }
   *[defeats] after defeating a card with the trait { $traits }
}, you may { $trouble }
pf-form-sure-recharge = when you could recharge { $what } by making a check, you succeed without a roll
pf-form-new-skill = you have the skill { NAME($skill) }: { NAME($base) } +{ $bonus }
pf-form-any-skill-to-recharge = you may use { NAME($skill) } for any check to recharge { $what }
pf-form-skill-for-another = you may use { NAME($skill) } where a card with the trait { $traits } asks for { NAME($instead) }
pf-form-blessing-die = when you play a blessing on { $on }, it adds a d{ $die } instead of the usual die
pf-form-blessing-die-card = when you play “{ NAME($card) }”, it adds a d{ $die } instead of the usual die
pf-form-any-number = you may play any number of { NAME($kind, form: "many") } on { $on }
pf-form-evaded-to = { $to ->
    [top] you may put a card you have evaded back on top of its deck
   *[bottom] you may put a card you have evaded on the bottom of its deck
}
pf-form-evaded-to-with = { $to ->
    [top] when you play { $with } to evade { $kinds }, you may put the evaded card back on top of its deck
   *[bottom] when you play { $with } to evade { $kinds }, you may put the evaded card on the bottom of its deck
}
pf-form-and = { $first }; { $second }
pf-form-or = { $first }; or { $second }

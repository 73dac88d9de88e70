# Names of the skills, scrolls and traits of Fiends & Familiars and of Monsters & Minions.

## Skills of Fiends & Familiars

card-charm = Charm
card-entrap = Entrap
card-examine = Examine
card-manipulate = Manipulate
card-sense-evil = Sense Evil
card-speculate = Speculate
card-subvert = Subvert
card-summon = Summon

## Skills of Monsters & Minions

card-haggle = Haggle
card-disarm-trap = Disarm Trap
card-disguise = Disguise
card-tumble = Tumble

## Scrolls of Fiends & Familiars

card-clarity = Clarity
card-restore = Restore
card-brimstone = Brimstone
card-domesticate = Domesticate
card-exile = Exile

## Scrolls of Monsters & Minions

card-protection = Protection
card-realign = Realign
card-energy-field = Energy Field
card-dispel = Dispel
card-levitate = Levitate
card-mesmerize = Mesmerize
card-mirage = Mirage
card-tremor = Tremor
card-revive = Revive
card-gather-power = Gather Power
card-stoneskin = Stoneskin
card-enchant = Enchant
card-banish = Banish

## Traits of Fiends & Familiars

card-devious = Devious
card-friendly = Friendly
card-resolute = Resolute
card-cruel = Cruel
card-exalted = Exalted
card-relentless = Relentless
card-ruthless = Ruthless
card-stalwart = Stalwart

## Traits of Monsters & Minions

card-trustworthy = Trustworthy
card-malicious = Malicious
card-humble = Humble
card-fearless = Fearless
card-valiant = Valiant
card-selfish = Selfish
card-confident = Confident
card-ambitious = Ambitious

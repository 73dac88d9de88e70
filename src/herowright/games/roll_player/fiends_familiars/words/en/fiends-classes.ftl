# Names of the classes and weapons of Fiends & Familiars and Monsters & Minions.

## Classes of Fiends & Familiars and their abilities

class-fighter = Fighter
ability-hardened = Hardened
class-centurion = Centurion
ability-inspiring = Inspiring
class-magician = Magician
ability-sly = Sly
class-conjurer = Conjurer
ability-beholden = Beholden
class-scribe = Scribe
ability-learned = Learned
class-templar = Templar
ability-righteous = Righteous
class-seeker = Seeker
ability-connected = Connected
class-outrider = Outrider
ability-notorious = Notorious
class-soothsayer = Soothsayer
ability-judicious = Judicious
class-hunter = Hunter
ability-seasoned = Seasoned
class-tinkerer = Tinkerer
ability-wily = Wily
class-beastmaster = Beastmaster
ability-controlling = Controlling

## Classes of Monsters & Minions and their abilities

class-assassin = Assassin
ability-adept = Adept
class-scout = Scout
ability-foresighted = Foresighted
class-crusader = Crusader
ability-brave = Brave
class-priest = Priest
ability-spiritual = Spiritual
class-elementalist = Elementalist
ability-dominant = Dominant
class-shaman = Shaman
ability-divine = Divine
class-illusionist = Illusionist
ability-arcane = Arcane
class-enchanter = Enchanter
ability-opportunist = Opportunist
class-alchemist = Alchemist
ability-adaptable = Adaptable
class-psionic = Psionic
ability-telekinetic = Telekinetic
class-warlord = Warlord
ability-empowered = Empowered
class-knight = Knight
ability-ironclad = Ironclad

## Weapons of Fiends & Familiars

card-ancient-tome = Ancient Tome
card-glaive = Glaive
card-harpoon = Harpoon
card-scabbard = Scabbard
card-short-sword = Short Sword
card-war-lance = War Lance
card-backpack = Backpack
card-spiked-shield = Spiked Shield

## Weapons of Monsters & Minions

card-sling = Sling
card-spellbook = Spellbook
card-spiked-club = Spiked Club
card-halberd = Halberd
card-war-hammer = War Hammer
card-wand = Wand
card-steel-net = Steel Net
card-thieves-tools = Thieves' Tools
card-unholy-flail = Unholy Flail

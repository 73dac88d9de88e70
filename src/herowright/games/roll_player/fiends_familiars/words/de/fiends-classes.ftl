# Names of the classes and weapons of Fiends & Familiars and Monsters & Minions.

## Classes of Fiends & Familiars and their abilities

class-fighter = Kämpfer
ability-hardened = Abgehärtet
class-centurion = Zenturio
ability-inspiring = Mitreißend
class-magician = Magier
ability-sly = Schlau
class-conjurer = Beschwörer
ability-beholden = Verpflichtet
class-scribe = Schreiber
ability-learned = Belesen
class-templar = Templer
ability-righteous = Gerecht
class-seeker = Sucher
ability-connected = Gut vernetzt
class-outrider = Vorreiter
ability-notorious = Berüchtigt
class-soothsayer = Wahrsager
ability-judicious = Besonnen
class-hunter = Jäger
ability-seasoned = Erfahren
class-tinkerer = Tüftler
ability-wily = Ausgefuchst
class-beastmaster = Bestienmeister
ability-controlling = Beherrschend

## Classes of Monsters & Minions and their abilities

class-assassin = Assassine
ability-adept = Geübt
class-scout = Späher
ability-foresighted = Vorausschauend
class-crusader = Kreuzritter
ability-brave = Beherzt
class-priest = Priester
ability-spiritual = Spirituell
class-elementalist = Elementarmagier
ability-dominant = Dominant
class-shaman = Schamane
ability-divine = Göttlich
class-illusionist = Illusionist
ability-arcane = Arkan
class-enchanter = Verzauberer
ability-opportunist = Opportunist
class-alchemist = Alchemist
ability-adaptable = Anpassungsfähig
class-psionic = Psioniker
ability-telekinetic = Telekinetisch
class-warlord = Kriegsherr
ability-empowered = Gestärkt
class-knight = Ritter
ability-ironclad = Gepanzert

## Weapons of Fiends & Familiars

card-ancient-tome = Uralter Foliant
card-glaive = Glefe
card-harpoon = Harpune
card-scabbard = Schwertscheide
card-short-sword = Kurzschwert
card-war-lance = Kriegslanze
card-backpack = Rucksack
card-spiked-shield = Stachelschild

## Weapons of Monsters & Minions

card-sling = Schleuder
card-spellbook = Zauberbuch
card-spiked-club = Stachelkeule
card-halberd = Hellebarde
card-war-hammer = Kriegshammer
card-wand = Zauberstab
card-steel-net = Stahlnetz
card-thieves-tools = Diebeswerkzeug
card-unholy-flail = Unheiliger Streitflegel

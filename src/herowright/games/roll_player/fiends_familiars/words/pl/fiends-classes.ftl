# Names of the classes and weapons of Fiends & Familiars and Monsters & Minions.

## Classes of Fiends & Familiars and their abilities

class-fighter = Zbrojny
ability-hardened = Zaprawiony w boju
class-centurion = Centurion
ability-inspiring = Inspirujący
class-magician = Mag
ability-sly = Podstępny
class-conjurer = Przywoływacz
ability-beholden = Zobowiązany
class-scribe = Skryba
ability-learned = Uczony
class-templar = Templariusz
ability-righteous = Prawy
class-seeker = Poszukiwacz
ability-connected = Ustosunkowany
class-outrider = Harcownik
ability-notorious = Osławiony
class-soothsayer = Wróżbita
ability-judicious = Roztropny
class-hunter = Łowca
ability-seasoned = Doświadczony
class-tinkerer = Wynalazca
ability-wily = Szczwany
class-beastmaster = Pan bestii
ability-controlling = Nadzorca

## Classes of Monsters & Minions and their abilities

class-assassin = Skrytobójca
ability-adept = Wprawny
class-scout = Zwiadowca
ability-foresighted = Przewidujący
class-crusader = Krzyżowiec
ability-brave = Mężny
class-priest = Duchowny
ability-spiritual = Uduchowiony
class-elementalist = Władca żywiołów
ability-dominant = Dominujący
class-shaman = Szaman
ability-divine = Natchniony
class-illusionist = Iluzjonista
ability-arcane = Wtajemniczony
class-enchanter = Czarownik
ability-opportunist = Oportunista
class-alchemist = Alchemik
ability-adaptable = Wszechstronny
class-psionic = Psionik
ability-telekinetic = Telekinetyczny
class-warlord = Wódz
ability-empowered = Umocniony
class-knight = Rycerz
ability-ironclad = Zakuty w stal

## Weapons of Fiends & Familiars

card-ancient-tome = Starożytna księga
card-glaive = Glewia
card-harpoon = Harpun
card-scabbard = Pochwa na miecz
card-short-sword = Krótki miecz
card-war-lance = Kopia bojowa
card-backpack = Plecak
card-spiked-shield = Kolczasta tarcza

## Weapons of Monsters & Minions

card-sling = Proca
card-spellbook = Księga zaklęć
card-spiked-club = Kolczasta maczuga
card-halberd = Halabarda
card-war-hammer = Młot bojowy
card-wand = Różdżka
card-steel-net = Stalowa sieć
card-thieves-tools = Narzędzia złodziejskie
card-unholy-flail = Bezbożny korbacz

# Names of the races, backstories, alignments, armour and initiative cards that Fiends & Familiars and
# Monsters & Minions add. Attributes hold other forms of a name: .female for a sheet's female side.

## Armour sets

armor-set-runic = Runic

## Sheets (races)

race-kaiika = Kaiika
    .female = Kaiika
race-saurian = Saurian
    .female = Saurian
race-sheki = Sheki
    .female = Sheki
race-vargar = Vargar
    .female = Vargar
race-bastja = Bastja
    .female = Bastja
race-construct = Construct
    .female = Construct
race-dark-elf = Dark Elf
    .female = Dark Elf
race-gnome = Gnome
    .female = Gnome
race-wrathborn = Wrathborn
    .female = Wrathborn

## Backstories

backstory-artificer = Artificer
backstory-bookworm = Bookworm
backstory-caretaker = Caretaker
backstory-celestial = Celestial
backstory-chronologist = Chronologist
backstory-culpable = Culpable
backstory-dreamweaver = Dreamweaver
backstory-haunted = Haunted
backstory-investigator = Investigator
backstory-split = Split
backstory-tormented = Tormented
backstory-unhinged = Unhinged
backstory-apprentice = Apprentice
backstory-cast-off = Cast Off
backstory-gate-keeper = Gate Keeper
backstory-separated = Separated
backstory-damaged = Damaged
backstory-doomed = Doomed
backstory-gladiator = Gladiator
backstory-lost-in-time = Lost in Time
backstory-oracle = Oracle
backstory-outcast = Outcast
backstory-transported = Transported
backstory-wanderer = Wanderer

## Alignments

alignment-abstainer = Abstainer
alignment-agitator = Agitator
alignment-counselor = Counselor
alignment-deceiver = Deceiver
alignment-heretic = Heretic
alignment-loner = Loner
alignment-misfit = Misfit
alignment-proponent = Proponent
alignment-purist = Purist
alignment-recluse = Recluse
alignment-swindler = Swindler
alignment-vagabond = Vagabond
alignment-warden = Warden
alignment-mediator = Mediator
alignment-dissenter = Dissenter
alignment-defender = Defender
alignment-vigilante = Vigilante
alignment-villain = Villain
alignment-miscreant = Miscreant
alignment-radical = Radical
alignment-advocate = Advocate
alignment-skeptic = Skeptic
alignment-enigma = Enigma
alignment-diplomat = Diplomat
alignment-individualist = Individualist

## Initiative cards

initiative-TOP = Initiative TOP

## Market cards

card-chain-fauld = Chain Fauld
card-leather-cuirass = Leather Cuirass
card-mystic-gambeson = Mystic Gambeson
card-runic-bracelet = Runic Bracelet
card-runic-crown = Runic Crown
card-runic-signet = Runic Signet
card-runic-amulet = Runic Amulet
card-runic-necklace = Runic Necklace
card-runic-pendant = Runic Pendant

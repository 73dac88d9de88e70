# Names of the races, backstories, alignments, armour and initiative cards that Fiends & Familiars and
# Monsters & Minions add. Attributes hold other forms of a name: .female for a sheet's female side.

## Armour sets

armor-set-runic = Runen

## Sheets (races)

race-kaiika = Kaiika
    .female = Kaiika
race-saurian = Saurianer
    .female = Saurianerin
race-sheki = Sheki
    .female = Sheki
race-vargar = Vargar
    .female = Vargarin
race-bastja = Bastja
    .female = Bastja
race-construct = Konstrukt
    .female = Konstrukt
race-dark-elf = Dunkelelf
    .female = Dunkelelfe
race-gnome = Gnom
    .female = Gnomin
race-wrathborn = Zorngeborener
    .female = Zorngeborene

## Backstories

backstory-artificer = Erfinder
backstory-bookworm = Bücherwurm
backstory-caretaker = Fürsorglich
backstory-celestial = Himmelsgeboren
backstory-chronologist = Zeitforscher
backstory-culpable = Schuldig
backstory-dreamweaver = Traumweber
backstory-haunted = Heimgesucht
backstory-investigator = Ermittler
backstory-split = Gespalten
backstory-tormented = Gequält
backstory-unhinged = Zerrüttet
backstory-apprentice = Lehrling
backstory-cast-off = Verstoßen
backstory-gate-keeper = Torwächter
backstory-separated = Getrennt
backstory-damaged = Gebrochen
backstory-doomed = Todgeweiht
backstory-gladiator = Gladiator
backstory-lost-in-time = In der Zeit verschollen
backstory-oracle = Orakel
backstory-outcast = Ausgestoßen
backstory-transported = Entrückt
backstory-wanderer = Wanderer

## Alignments

alignment-abstainer = Asket
alignment-agitator = Aufwiegler
alignment-counselor = Ratgeber
alignment-deceiver = Betrüger
alignment-heretic = Ketzer
alignment-loner = Einzelgänger
alignment-misfit = Außenseiter
alignment-proponent = Fürsprecher
alignment-purist = Purist
alignment-recluse = Klausner
alignment-swindler = Schwindler
alignment-vagabond = Vagabund
alignment-warden = Hüter
alignment-mediator = Vermittler
alignment-dissenter = Abweichler
alignment-defender = Verteidiger
alignment-vigilante = Rächer
alignment-villain = Bösewicht
alignment-miscreant = Übeltäter
alignment-radical = Radikaler
alignment-advocate = Verfechter
alignment-skeptic = Skeptiker
alignment-enigma = Enigma
alignment-diplomat = Diplomat
alignment-individualist = Individualist

## Initiative cards

initiative-TOP = Initiative TOP

## Market cards

card-chain-fauld = Kettenschurz
card-leather-cuirass = Lederkürass
card-mystic-gambeson = Mystischer Gambeson
card-runic-bracelet = Runenarmreif
card-runic-crown = Runenkrone
card-runic-signet = Runensiegelring
card-runic-amulet = Runenamulett
card-runic-necklace = Runenhalskette
card-runic-pendant = Runenanhänger

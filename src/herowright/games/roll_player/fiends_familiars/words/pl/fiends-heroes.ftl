# Names of the races, backstories, alignments, armour and initiative cards that Fiends & Familiars and
# Monsters & Minions add. Attributes hold other forms of a name: .female for a sheet's female side.

## Armour sets

armor-set-runic = Runiczny

## Sheets (races)

race-kaiika = Kaiika
    .female = Kaiika
race-saurian = Saurianin
    .female = Saurianka
race-sheki = Sheki
    .female = Sheki
race-vargar = Vargar
    .female = Vargarka
race-bastja = Bastja
    .female = Bastja
race-construct = Konstrukt
    .female = Konstrukt
race-dark-elf = Mroczny elf
    .female = Mroczna elfka
race-gnome = Gnom
    .female = Gnomka
race-wrathborn = Zrodzony z gniewu
    .female = Zrodzona z gniewu

## Backstories

backstory-artificer = Artyficer
backstory-bookworm = Mól książkowy
backstory-caretaker = Opiekun
backstory-celestial = Niebianin
backstory-chronologist = Badacz czasu
backstory-culpable = Winowajca
backstory-dreamweaver = Tkacz snów
backstory-haunted = Nawiedzony
backstory-investigator = Śledczy
backstory-split = Rozdwojony
backstory-tormented = Udręczony
backstory-unhinged = Obłąkany
backstory-apprentice = Uczeń
backstory-cast-off = Odtrącony
backstory-gate-keeper = Strażnik bramy
backstory-separated = Rozdzielony
backstory-damaged = Złamany
backstory-doomed = Skazany na zgubę
backstory-gladiator = Gladiator
backstory-lost-in-time = Zagubiony w czasie
backstory-oracle = Wyrocznia
backstory-outcast = Wyrzutek
backstory-transported = Przeniesiony
backstory-wanderer = Wędrowiec

## Alignments

alignment-abstainer = Asceta
alignment-agitator = Agitator
alignment-counselor = Doradca
alignment-deceiver = Zwodziciel
alignment-heretic = Heretyk
alignment-loner = Samotnik
alignment-misfit = Odmieniec
alignment-proponent = Orędownik
alignment-purist = Purysta
alignment-recluse = Odludek
alignment-swindler = Oszust
alignment-vagabond = Włóczęga
alignment-warden = Stróż
alignment-mediator = Mediator
alignment-dissenter = Dysydent
alignment-defender = Obrońca uciśnionych
alignment-vigilante = Mściciel
alignment-villain = Złoczyńca
alignment-miscreant = Nikczemnik
alignment-radical = Radykał
alignment-advocate = Rzecznik
alignment-skeptic = Sceptyk
alignment-enigma = Chodząca zagadka
alignment-diplomat = Dyplomata
alignment-individualist = Indywidualista

## Initiative cards

initiative-TOP = Inicjatywa TOP

## Market cards

card-chain-fauld = Kolczy fartuch
card-leather-cuirass = Skórzany kirys
card-mystic-gambeson = Mistyczna przeszywanica
card-runic-bracelet = Runiczna bransoleta
card-runic-crown = Runiczna korona
card-runic-signet = Runiczny sygnet
card-runic-amulet = Runiczny amulet
card-runic-necklace = Runiczny naszyjnik
card-runic-pendant = Runiczny wisior

# Names of the skills, scrolls and traits of Fiends & Familiars and of Monsters & Minions.

## Skills of Fiends & Familiars

card-charm = Bezaubern
card-entrap = Ködern
card-examine = Untersuchen
card-manipulate = Manipulieren
card-sense-evil = Böses spüren
card-speculate = Spekulieren
card-subvert = Untergraben
card-summon = Herbeirufung

## Skills of Monsters & Minions

card-haggle = Feilschen
card-disarm-trap = Fallen entschärfen
card-disguise = Verkleidung
card-tumble = Abrollen

## Scrolls of Fiends & Familiars

card-clarity = Klarheit
card-restore = Erneuerung
card-brimstone = Schwefelfeuer
card-domesticate = Zähmung
card-exile = Verbannung

## Scrolls of Monsters & Minions

card-protection = Schutz
card-realign = Gesinnungswandel
card-energy-field = Energiefeld
card-dispel = Entzauberung
card-levitate = Levitation
card-mesmerize = Hypnose
card-mirage = Trugbild
card-tremor = Beben
card-revive = Wiederbelebung
card-gather-power = Kräfte sammeln
card-stoneskin = Steinhaut
card-enchant = Verzauberung
card-banish = Vertreibung

## Traits of Fiends & Familiars

card-devious = Hinterlistig
card-friendly = Freundlich
card-resolute = Unbeugsam
card-cruel = Grausam
card-exalted = Erhaben
card-relentless = Unerbittlich
card-ruthless = Skrupellos
card-stalwart = Unerschütterlich

## Traits of Monsters & Minions

card-trustworthy = Vertrauenswürdig
card-malicious = Boshaft
card-humble = Demütig
card-fearless = Furchtlos
card-valiant = Tapfer
card-selfish = Selbstsüchtig
card-confident = Selbstsicher
card-ambitious = Ehrgeizig

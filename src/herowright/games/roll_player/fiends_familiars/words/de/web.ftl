# What the page says at a table of Roll Player with Fiends & Familiars.


## Families of cards

web-family-familiar = Vertrauter
web-family-fiend = Plagegeist
web-family-minion = Scherge
web-family-monster = Monster
web-family-adventure = Abenteuer

## The hero

web-ff-round = Runde { $round }
web-ff-xp = EP
    .help = Erfahrungspunkte
web-ff-stored-xp = Für immer auf „Hinterlistig“ aufbewahrt
web-ff-glory = Ruhm
web-ff-trophies = Trophäen
web-ff-trophy = Trophäe
web-ff-token = Abenteuermarker: { NAME($kind) }
web-ff-scrolls = Schriftrollen
web-ff-power = Macht
web-ff-matches = { $matches } von 3 Farben passen, { rp-amount-stars }
web-ff-space-wish = { NAME($space) }: leer, der Vertraute verlangt { rp-colour-die }
web-ff-space-match = { NAME($space) }: { NAME($die) }, passt zum Vertrauten
web-ff-space-miss = { NAME($space) }: { NAME($die) }, der Vertraute verlangt { rp-colour-die }
web-ff-pack-empty = leer
web-rp-stars-familiar = Vertrauter
web-rp-stars-fiends = Plagegeister
web-rp-stars-monster = Monster
web-rp-stars-box = Solobonus

## Fiends

web-ff-fiends = Plagegeister
web-ff-fiend-active = wirkt
web-ff-fiend-coming = wirkt noch nicht
web-ff-fiend-space = Hierher kommt in der Aufräumphase ein Plagegeist
web-ff-banishing = vertreiben: { rp-amount-gold } oder 1 Charismaplättchen
web-ff-banished = { $fiends } vertrieben
web-ff-with-fiend = dazu { NAME($fiend) }

## The table

web-ff-minion = Scherge
web-ff-minions-left = { $minions ->
    [one] { $minions } Scherge im Stapel
   *[other] { $minions } Schergen im Stapel
}
web-ff-weaknesses = Schwächen
web-ff-met = erfüllt
web-ff-unmet = nicht erfüllt
web-ff-tiers = Ergebnisse
web-ff-chance = Chance
web-ff-reached = erreicht
web-ff-pool-now = Du: { ff-amount-dice }
web-ff-pool-plus = Du: { ff-amount-dice }, Ergebnis { $by }
web-ff-trophy-chance = Trophäe { $percent } %
web-ff-monster = Monster
web-ff-strength = Stärke { $strength }
web-ff-players-1p = 1 Person
web-ff-players-2p = ab 2 Personen
web-ff-master = { $stars ->
    [one] Bestes Ergebnis: { $stars } Stern mehr
   *[other] Bestes Ergebnis: { $stars } Sterne mehr
}
web-ff-call-waits = Bis zum Ruf des Abenteuers zwei Würfel pro Karte
web-ff-call-come = Der Ruf des Abenteuers ist ergangen
web-ff-adventures = Abenteuerkarten
web-ff-adventure-hidden = verdeckt
web-ff-adventure-secret = nur du kennst sie
web-ff-token-held = du hast den Marker
web-ff-qualify = Bedingung jetzt erfüllt
web-ff-qualify-not = Bedingung jetzt nicht erfüllt
web-ff-alone = Solo:
web-ff-bag-split = Zweifarbwürfel im Beutel: { $dice }
web-ff-enemies = Die Gegnerwürfel zeigen { $faces }.
web-ff-enemies-wait = Die Gegnerwürfel warten.
web-ff-fits = passt zum Vertrauten

## Hunt and battle

web-ff-hunt-of = Jagd: { NAME($minion) }
web-ff-hunts = { $player } jagt: { NAME($minion) }
web-ff-battle-of = Kampf: { NAME($monster) }
web-ff-fights = { $player } kämpft
web-ff-standing = Wie es allen ergangen ist
web-ff-combat-die = Kampfwürfel
web-ff-combat-die-shows = Kampfwürfel, zeigt { $face }
web-ff-pool = { $dice ->
    [one] Kampfwürfel
   *[other] Kampfwürfel
}
web-ff-sum = Summe
web-ff-bonus = Anpassung
web-ff-result = Ergebnis
web-ff-next-line = Mit { $more } mehr: { $text }
web-ff-go-on = Weiter
web-ff-won = gewonnen
web-ff-lost = verloren

## The character sheet

web-end-own-scroll = Schriftrollen
web-end-own-minion = Trophäen

## Boxes of cards

web-cards-box = Schachtel
web-cards-box-all = Alle Schachteln
web-box-base = Grundspiel
web-box-fiends-familiars = Fiends & Familiars
web-box-monsters-minions = Monsters & Minions

## Good ways to begin

preset-familiars = Fiends & Familiars
    .help = Du gegen zwei Bots, mit der Erweiterung.
preset-five-heroes = Fünf Helden
    .help = Du gegen vier Bots, mit Fiends & Familiars und Monsters & Minions.

## Scenes

web-ff-scene-battle = Der letzte Kampf
web-ff-scene-wins = { NAME($seat) } siegt
web-ff-scene-loses = { NAME($seat) } unterliegt

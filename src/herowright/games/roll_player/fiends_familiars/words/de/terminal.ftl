# What the table in the terminal says when Roll Player is played with Fiends & Familiars.


## Commands

term-key-f = Gegner
term-help-f = Scherge, Monster und Abenteuerkarten im Ganzen, mit deinen Chancen
term-ff-legend = GB ist ein Zweifarbwürfel, grün und blau zugleich, [GB3] einer, der eine 3 zeigt; C◇ ist ein durchsichtiger Verstärkungswürfel. ☠ steht vor einem Plagegeist. Neben einer Zeile wie 5–8 steht die Chance auf genau dieses Ergebnis, nach 12+ die auf 12 oder mehr; beides ohne weitere Söldner und neue Würfe, und für den Kampf mit den Würfeln, von denen du weißt. ▸ zeigt, was du erreicht hast.

## The table

term-ff-round = { $call ->
    [yes] Runde { $round }, ein Würfel pro Karte
   *[no] Runde { $round }, zwei Würfel pro Karte
}
term-ff-split = Zweifarbwürfel { $dice }
term-ff-decks = Plagegeister { $fiends } · Schergen { $minions }
term-ff-enemies = Die Gegnerwürfel zeigen { $faces }.

## A hero; the first four words stand in narrow columns

term-action-familiar = eigene Aktion
term-stars-familiar = Vertrauter
term-stars-fiends = Plagegeister
term-stars-monster = Monster
term-stars-box = Solobonus
term-ff-backpack = Rucksack:
term-ff-tally = EP { $xp } · Ruhm { $glory } · Wunden { $wounds }
term-ff-stored = auf „Hinterlistig“ { $xp } EP
term-ff-tokens = Marker: { $kinds }
term-ff-matches = { $matches } von 3 passen, ★ { $stars }
term-ff-fiend = Plagegeist
term-ff-banishing = vertreiben für { rp-amount-gold.acc }
term-ff-coming = wirkt nach dieser Würfelphase
term-ff-banished = Vertrieben
term-ff-trophies = Trophäen
term-ff-note-match = passt zum Vertrauten
term-ff-note-wanted = Vertrauter verlangt

## Foes

term-ff-foes = Gegner
term-ff-no-foes = Noch liegen keine Gegner auf dem Tisch.
term-ff-minion = Scherge
term-ff-monster = Monster
term-ff-face-down = verdeckt
term-ff-secret = nur du kennst sie
term-ff-qualifies = du bekämst die Belohnung
term-ff-qualifies-not = du bekämst sie nicht
term-ff-no-token = kein Marker dafür

## Hunt and battle

term-ff-hunts = { $player } jagt
term-ff-battle = Kampf: { NAME($monster) }
term-ff-chance = Siegchance
term-ff-won = Sieg
term-ff-lost = Niederlage

## The character sheet

term-ff-own-familiar = Vertrauter
term-ff-own-scrolls = Schriftrollen
term-ff-own-fiends = Plagegeister
term-ff-own-battle = Kampf
term-ff-own-tally = Am Ende
term-ff-fought = { $won ->
    [yes] { NAME($monster) } (Stärke { $strength }): Sieg mit { $result }
   *[no] { NAME($monster) } (Stärke { $strength }): Niederlage mit { $result }
}

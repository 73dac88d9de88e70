# What the command line says about Roll Player.

cli-standings-classes = Klassen
cli-standings-ranks = Ränge
cli-score-roll-player = { $total ->
    [one] ein Stern
   *[other] { $total } Sterne
}
cli-family-roll-player-race = Charaktertableaus
cli-family-roll-player-class = Klassen
cli-family-roll-player-backstory = Hintergrundgeschichten
cli-family-roll-player-alignment = Gesinnungen
cli-family-roll-player-initiative = Initiativekarten
cli-family-roll-player-weapon = Waffen
cli-family-roll-player-armor = Rüstungen
cli-family-roll-player-skill = Fähigkeiten
cli-family-roll-player-trait = Merkmale
cli-family-roll-player-scroll = Schriftrollen
cli-family-roll-player-familiar = Vertraute
cli-family-roll-player-fiend = Plagegeister
cli-family-roll-player-minion = Schergen
cli-family-roll-player-monster = Monster
cli-family-roll-player-adventure = Abenteuerkarten
cli-card-least-seats = { $seats ->
    [one] ab 1 Person
   *[other] ab { $seats } Personen
}
cli-card-cost = { $cost } Gold
cli-card-hands = { $hands ->
    [one] eine Hand
   *[other] { $hands } Hände
}
cli-card-armor = { NAME($set) }: Sterne für 1, 2, 3 … Karten des Sets: { $ladder }.
cli-card-armor-colours = 1 Stern mehr, wenn deine Klassenfarbe { LIST($colours, form: "noun", last: "oder") } ist.

cli-tally-cards = Gekaufte Karten, von denen im Markt
cli-column-bought = Gekauft

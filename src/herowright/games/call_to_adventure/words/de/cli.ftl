# What the command line says about Call to Adventure.

cli-standings-origins = Herkünfte
cli-standings-motivations = Motivationen
cli-standings-destinies = Schicksale
cli-standings-ends = Gegen den Widersacher
cli-score-call-to-adventure = { $total ->
    [one] ein Punkt
   *[other] { $total } Punkte
}
cli-family-call-to-adventure-origin = Herkünfte
cli-family-call-to-adventure-motivation = Motivationen
cli-family-call-to-adventure-destiny = Schicksale
cli-family-call-to-adventure-trait = Eigenschaften
cli-family-call-to-adventure-challenge = Herausforderungen
cli-family-call-to-adventure-adversary = Widersacher
cli-family-call-to-adventure-ally = Verbündete
cli-family-call-to-adventure-hero = Heldenkarten
cli-family-call-to-adventure-antihero = Antiheldenkarten
cli-family-call-to-adventure-quest = Aufträge
cli-family-call-to-adventure-win-condition = Siegbedingung
cli-card-act = Akt { $act }
cli-card-difficulty = Schwierigkeit { $difficulty }
cli-card-skull = Widersacherstapel
cli-card-triumph = Triumph { $count }
cli-card-tragedy = Tragödie { $count }
cli-card-xp = { $count } EP
cli-card-hero = { $count ->
    [one] 1 Heldenkarte
   *[other] { $count } Heldenkarten
}
cli-card-antihero = { $count ->
    [one] 1 Antiheldenkarte
   *[other] { $count } Antiheldenkarten
}
cli-card-virtue = { $count } Tugend
cli-card-corruption = { $count } Verderbnis
cli-card-harder = Schwierigkeit +{ $count }

cli-end-won = Gewonnen
cli-end-lost = Verloren
cli-tally-story = Gewonnene Geschichtskarten, von den offen ausliegenden
cli-tally-hand = Ausgespielte Handkarten, von den gezogenen
cli-column-taken = Gewonnen
cli-column-played = Ausgespielt

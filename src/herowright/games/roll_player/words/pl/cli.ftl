# What the command line says about Roll Player.

cli-standings-classes = Klasy
cli-standings-ranks = Rangi
cli-score-roll-player = { $total ->
    [one] jedna gwiazdka
    [few] { $total } gwiazdki
    [many] { $total } gwiazdek
   *[other] { $total } gwiazdki
}
cli-family-roll-player-race = Karty Postaci
cli-family-roll-player-class = Klasy
cli-family-roll-player-backstory = Historie
cli-family-roll-player-alignment = Charaktery
cli-family-roll-player-initiative = Karty Inicjatywy
cli-family-roll-player-weapon = Broń
cli-family-roll-player-armor = Pancerze
cli-family-roll-player-skill = Umiejętności
cli-family-roll-player-trait = Cechy
cli-family-roll-player-scroll = Zwoje
cli-family-roll-player-familiar = Chowańce
cli-family-roll-player-fiend = Chochliki
cli-family-roll-player-minion = Sługusy
cli-family-roll-player-monster = Potwory
cli-family-roll-player-adventure = Karty Przygody
cli-card-least-seats = { $seats ->
    [one] od 1 gracza
    [few] od { $seats } graczy
    [many] od { $seats } graczy
   *[other] od { $seats } graczy
}
cli-card-cost = { $cost ->
    [one] 1 sztuka złota
    [few] { $cost } sztuki złota
    [many] { $cost } sztuk złota
   *[other] { $cost } sztuki złota
}
cli-card-hands = { $hands ->
    [one] jedna dłoń
    [few] { $hands } dłonie
    [many] { $hands } dłoni
   *[other] { $hands } dłoni
}
cli-card-armor = { NAME($set) }: gwiazdki za 1, 2, 3… karty zestawu: { $ladder }.
cli-card-armor-colours = 1 gwiazdka więcej, jeśli kolor twojej Klasy to { LIST($colours, form: "noun", last: "lub") }.

cli-tally-cards = Karty kupione spośród wyłożonych na Rynku
cli-column-bought = Kupione

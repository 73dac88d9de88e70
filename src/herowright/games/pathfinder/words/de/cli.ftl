# What the command line says about Pathfinder.

cli-standings-characters = Charaktere
cli-standings-outcomes = Ergebnis
cli-standings-fates = Schicksal
cli-score-pathfinder = { $total ->
    [0] Szenario verloren
   *[other] Szenario gewonnen
}
cli-family-pathfinder-weapon = Waffen
cli-family-pathfinder-spell = Zauber
cli-family-pathfinder-armor = Rüstungen
cli-family-pathfinder-item = Gegenstände
cli-family-pathfinder-ally = Verbündete
cli-family-pathfinder-blessing = Segen
cli-family-pathfinder-loot = Beute
cli-family-pathfinder-monster = Monster
cli-family-pathfinder-barrier = Hindernisse
cli-family-pathfinder-henchman = Handlanger
cli-family-pathfinder-villain = Bösewichte
cli-family-pathfinder-location = Orte
cli-family-pathfinder-scenario = Szenarien
cli-family-pathfinder-adventure = Abenteuer
cli-family-pathfinder-path = Abenteuerpfad
cli-family-pathfinder-character = Charaktere
cli-family-pathfinder-role = Rollen
cli-card-hand-size = Handkartenlimit { $size }

cli-fate-alive = Überlebt
cli-fate-dead = Gestorben
cli-tally-scenarios = Gewonnene Szenarien, von den gespielten

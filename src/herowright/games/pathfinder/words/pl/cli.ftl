# What the command line says about Pathfinder.

cli-standings-characters = Postacie
cli-standings-outcomes = Wynik
cli-standings-fates = Los
cli-score-pathfinder = { $total ->
    [0] scenariusz przegrany
   *[other] scenariusz wygrany
}
cli-family-pathfinder-weapon = Broń
cli-family-pathfinder-spell = Zaklęcia
cli-family-pathfinder-armor = Zbroje
cli-family-pathfinder-item = Przedmioty
cli-family-pathfinder-ally = Sprzymierzeńcy
cli-family-pathfinder-blessing = Błogosławieństwa
cli-family-pathfinder-loot = Łupy
cli-family-pathfinder-monster = Potwory
cli-family-pathfinder-barrier = Przeszkody
cli-family-pathfinder-henchman = Poplecznicy
cli-family-pathfinder-villain = Wrogowie
cli-family-pathfinder-location = Lokacje
cli-family-pathfinder-scenario = Scenariusze
cli-family-pathfinder-adventure = Przygody
cli-family-pathfinder-path = Kampania
cli-family-pathfinder-character = Postacie
cli-family-pathfinder-role = Role
cli-card-hand-size = liczba kart na ręce: { $size }

cli-fate-alive = Przeżyła
cli-fate-dead = Zginęła
cli-tally-scenarios = Wygrane scenariusze spośród rozegranych
